colour-white = Weiß
colour-yellow = Gelb
colour-green = Grün
colour-red = Rot
colour-blue = Blau
colour-purple = Violett

# Said of a thing, with its ending to follow: weiß-er Turm, weiß-en Stein.
hue-white = weiß
hue-yellow = gelb
hue-green = grün
hue-red = rot
hue-blue = blau
hue-purple = violett

numeral-i = I
numeral-ii = II
numeral-iii = III
numeral-iv = IV

card-alchemist = Alchemist
card-recognition = Anerkennung
card-architect = Architekt
card-disgrace = Blamage
card-bridge = Brücke
card-campanile = Campanile
card-monument = Denkmal
card-collapse = Einsturz
card-princess = Fürstin
card-large-privilege = Großes Privileg
card-wholesaler = Großhändler
card-flood = Hochwasser
card-small-privilege = Kleines Privileg
card-fire = Lagerbrand
card-warehouse = Lagerhaus
card-luxury-tax = Luxussteuer
card-mason = Maurer
card-medium-privilege = Mittleres Privileg
card-patrician = Patrizier
card-botched-work = Pfusch
card-renaissance = Renaissance
card-fame = Ruhm
card-saboteur = Saboteur
card-smuggler = Schmuggler
card-scandal = Skandal
card-tribute = Tribut
card-workshop = Werkstatt

about-alchemist = Person: tausche einen eigenen Stein gegen einen beliebigen aus dem Beutel
about-recognition = Fest: 1 Punkt für jedes eigene Siegel auf Höhe 3 und 4
about-architect = Person: ein Turm zählt für einen Auftrag ein Stockwerk mehr oder weniger
about-disgrace = Fest: am Ende 2 Punkte weniger
about-bridge = Gebäude: tausche 2 Steine gegen 1 statt 3 gegen 1
about-campanile = Kirche: alle müssen vor jedem anderen Auftrag einen weißen Turm mit 3 Steinen bauen
about-monument = Fest: geht an den, der gerade den höchsten Turm hat; am Ende 3 Punkte
about-collapse = Ereignis: du verlierst einen Turm deiner Wahl ganz
about-princess = Person: vor der Kartenwahl gespielt, kostet die Karte nichts
about-large-privilege = Kirche: 4 Zusatzpunkte für den nächsten Auftrag mit Höhe 7
about-wholesaler = Person: ziehe die Steine auf einer Karte der Reihe neu
about-flood = Ereignis: alle verlieren ein Drittel ihres Lagers, aufgerundet
about-small-privilege = Kirche: 2 Zusatzpunkte für den nächsten Auftrag mit Höhe 5
about-fire = Ereignis: alle verlieren 3 Steine
about-warehouse = Gebäude: behalte 15 Steine und beliebig viele Karten
about-luxury-tax = Ereignis: alle zahlen 2 Steine für jeden Turm ab Höhe 5, sonst fällt er
about-mason = Person: Bauen kostet in diesem Zug 3 Steine weniger
about-medium-privilege = Kirche: 3 Zusatzpunkte für den nächsten Auftrag mit Höhe 6
about-patrician = Person: wehre ein Ereignis ab oder lege eine Handkarte ab
about-botched-work = Ereignis: einer deiner Türme verliert ein Stockwerk
about-renaissance = Ereignis: Nachzieh- und Ablagestapel werden zusammen gemischt
about-fame = Fest: am Ende 3 Punkte
about-saboteur = Person: ein Turm eines Mitspielers verliert ein Stockwerk
about-smuggler = Person: tausche einen eigenen Stein gegen einen aus dem Lager eines Mitspielers
about-scandal = Fest: am Ende 3 Punkte weniger
about-tribute = Ereignis: alle zahlen für jeden Turm einen Stein seiner Farbe, sonst fällt er
about-workshop = Gebäude: Bauen kostet in jedem Zug 1 Stein weniger

points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
counted-bricks = { $count ->
    [one] { $count } Stein
   *[other] { $count } Steine
}
with-bricks = { $count ->
    [one] { $count } Stein
   *[other] { $count } Steinen
}
counted-cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
with-seals = { $count ->
    [one] { $count } Siegel
   *[other] { $count } Siegeln
}
tower-bricks = { $bricks ->
    [one] { $bricks } Stein
   *[other] { $bricks } Steinen
}
owed-bricks = { $given ->
    [0] { $count ->
        [one] einen Stein
       *[other] { $count } Steine (Weiß bis Violett)
    }
   *[other] { $count ->
        [one] noch einen Stein (ab { $from })
       *[other] noch { $count } Steine (ab { $from })
    }
}
commission-parts = Auftrag { $own }{ $level ->
    [0] { "" }
   *[other] , Stockwerkplättchen { $level }
}{ $privilege ->
    [0] { "" }
   *[other] , Privileg { $privilege }
}{ $last ->
    [0] { "" }
   *[other] , letztes Siegel { $last }
}

ask-first = Das Los bestimmt, wer beginnt.
ask-dead = Eine Farbe ist in diesem Spiel tot: Das Los bestimmt, welche.
ask-dead-chosen = Eine Farbe ist in diesem Spiel tot: { $colour }, wie am Tisch gewählt.
ask-balcony = Balkon { $numeral } wird aufgedeckt.
ask-neutral = { $further ->
    [0] { $count ->
        [one] { $seat }: Lege das neutrale Siegel auf einen Auftrag.
       *[other] { $seat }: Lege { $count } neutrale Siegel auf Aufträge, in der Reihenfolge des Plans (Weiß bis Violett, von unten nach oben).
    }
   *[other] { $count ->
        [one] { $seat }: Lege das letzte neutrale Siegel auf einen Auftrag, weiter hinten in der Reihenfolge des Plans (Weiß bis Violett, von unten nach oben).
       *[other] { $seat }: Lege noch { $count } neutrale Siegel, weiter hinten in der Reihenfolge des Plans (Weiß bis Violett, von unten nach oben).
    }
}
ask-neutral-by-lot = Ein neutrales Siegel wird gelegt, noch { $count }.
ask-lay = Eine Karte wird für die Reihe aufgedeckt.
ask-draw = Steine werden gezogen, für Karte { $number }, noch { $count }.
ask-card = { $seat }: Nimm eine Karte aus der Reihe. Vorher kannst du Personen spielen.
ask-no-card = { $seat }: Es liegt keine Karte mehr aus. Spiele eine Person oder mach weiter (fertig).
ask-price = { $seat }: Zahle für Karte { $place } ({ $chosen }) einen Stein auf Karte { $number } ({ $card }).
ask-ward-off = { $seat }: Den Patrizier gegen das Ereignis { $card } spielen oder es geschehen lassen?
ask-flood = { $seat }: Das Hochwasser nimmt { owed-bricks }. Welche Farbe?
ask-fire = { $seat }: Der Brand nimmt { owed-bricks }. Welche Farbe?
ask-luxury-tax = { $seat }: Die Luxussteuer ist fällig. Zahle { owed-bricks }.
ask-fall = { $further ->
    [0] { $count ->
        [one] { $seat }: Du konntest nicht für alle Türme zahlen ({ $card }). Welcher fällt?
       *[other] { $seat }: Du konntest nicht für alle Türme zahlen ({ $card }). Welche { $count } fallen? (von links nach rechts)
    }
   *[other] { $count ->
        [one] { $seat }: Du konntest nicht für alle Türme zahlen ({ $card }). Welcher fällt noch? (weiter rechts)
       *[other] { $seat }: Du konntest nicht für alle Türme zahlen ({ $card }). Welche { $count } fallen noch? (weiter rechts)
    }
}
ask-collapse = { $seat }: Einer deiner Türme stürzt ein. Welcher?
ask-botched-work = { $seat }: Einer deiner Türme verliert ein Stockwerk. Welcher?
ask-work = { $seat }: { counted-bricks } gegen einen aus der Reihe tauschen oder zum Bauen übergehen (fertig)? Jetzt kannst du Personen spielen.
ask-work-persons = { $seat }: Zum Bauen übergehen (fertig)? Jetzt kannst du Personen spielen.
ask-swap = { $seat }: Welchen Stein aus der Reihe möchtest du für { counted-bricks }?
ask-exchange = { $seat }: Gib { owed-bricks } für den { $hue }en Stein auf Karte { $number }.
ask-raise = { $seat }: Auf welche Höhe soll dein { $hue }er Turm (Höhe { $height }) wachsen, oder lässt du ihn verfallen? Bisher verbaut: { $built }.
ask-begin = { $seat }: Einen neuen Turm beginnen oder fertig? Bisher verbaut: { $built }, zu zahlen: { $cost }.
ask-cost = { $seat }: Zahle { owed-bricks } für den Bau.
ask-commission = { $seat }: { $colour } { $height } für { points }{ $bonus ->
    [0] { "" }
   *[other] { " " }insgesamt ({ commission-parts })
} erfüllen oder den Turm behalten?
ask-campanile = { $seat }: Deinen { $hue }en Turm (Höhe { $height }) für den Campanile geben oder behalten?
ask-closing = { $seat }: Spiele eine Person oder beende deinen Zug (fertig).
ask-architect = { $seat }: Welchen Turm soll der Architekt werten?
ask-architect-floor = { $seat }: Als was soll dein { $hue }er Turm (Höhe { $height }) gelten?
ask-alchemist-give = { $seat }: Welchen Stein verwandelt der Alchemist?
ask-alchemist-get = { $seat }: Welchen Stein aus dem Beutel möchtest du für den { $hue }en?
ask-smuggler-give = { $seat }: Welchen deiner Steine nimmt der Schmuggler mit?
ask-smuggler-get = { $seat }: Welchen Stein eines Mitspielers möchtest du für den { $hue }en?
ask-saboteur = { $seat }: Welcher Turm eines Mitspielers verliert ein Stockwerk?
ask-wholesaler = { $seat }: Auf welcher Karte werden die Steine neu gezogen?
ask-patrician = { $seat }: Welche Handkarte legst du mit dem Patrizier ab?
ask-discard = { $further ->
    [0] { $count ->
        [one] { $seat }: Zu viele Karten. Lege eine Person oder ein Gebäude ab.
       *[other] { $seat }: Zu viele Karten. Lege { $count } Personen oder Gebäude ab (in der Reihenfolge der Liste).
    }
   *[other] { $count ->
        [one] { $seat }: Zu viele Karten. Lege noch eine Person oder ein Gebäude ab (in der Reihenfolge der Liste).
       *[other] { $seat }: Zu viele Karten. Lege noch { $count } Personen oder Gebäude ab (in der Reihenfolge der Liste).
    }
}
ask-surplus = { $seat }: Zu viele Steine. Lege { owed-bricks } in den Beutel zurück.

move-first = { $seat } beginnt
move-dead = Keine { $hue }en Aufträge
move-balcony = Balkon { $numeral } auf { $colour } { $height }
move-neutral = Neutrales Siegel auf { $colour } { $height }
move-lay = { $card } kommt in die Reihe
move-draw = Ein { $hue }er Stein
move-take = { $number }. Karte nehmen
move-refresh = Steine der { $number }. Karte neu ziehen
move-give = Einen { $hue }en Stein geben
move-get = Einen { $hue }en Stein aus dem Beutel nehmen
move-smuggle = Einen { $hue }en Stein von { $owner } nehmen
move-swap = Den { $hue }en Stein der { $number }. Karte nehmen
move-play = { $card } spielen
move-discard = { $card } ablegen
move-begin = Neuen { $hue }en Turm beginnen (Höhe { $height })
move-raise = Den { $hue }en Turm erhöhen (Höhe { $height })
move-tower = Den { $hue }en Turm wählen (Höhe { $height })
move-sabotage = Den { $hue }en Turm von { $owner } sabotieren (Höhe { $height })
move-fulfil = Auftrag erfüllen: { $colour } { $height }
move-campanile = Als Glockenturm für den Campanile geben
move-done = Fertig
move-exchange = Einen Stein tauschen
move-leave = Verfallen lassen
move-keep = Turm behalten
move-suffer = Geschehen lassen

fact-first = { $seat } beginnt.
fact-received = { $count ->
    [one] { $seat } erhält { $count } weißen Stein.
   *[other] { $seat } erhält { $count } weiße Steine.
}
fact-dead = In diesem Spiel gibt es keine { $hue }en Aufträge.
fact-hung = Balkon { $numeral } bedeckt { $colour } { $height } und bringt { points }.
fact-blocked = Ein neutrales Siegel bedeckt { $colour } { $height }.
fact-laid = { $card } kommt in die Reihe, als Karte { $number }.
fact-drawn = Ein { $hue }er Stein kommt aus dem Beutel auf Karte { $number }.
fact-bag-short = { $count ->
    [0] Der Beutel ist leer: Es kommt kein Stein auf Karte { $number }.
    [one] Im Beutel ist nur noch { $count } Stein für Karte { $number }.
   *[other] Im Beutel sind nur noch { $count } Steine für Karte { $number }.
}
fact-deck-anew = { $count ->
    [one] Der Nachziehstapel ist aufgebraucht: Der Ablagestapel, { $count } Karte, wird zum neuen Nachziehstapel.
   *[other] Der Nachziehstapel ist aufgebraucht: Der Ablagestapel mit { $count } Karten wird gemischt und zum neuen Nachziehstapel.
}
fact-paid-price = { $seat } zahlt einen { $hue }en Stein auf Karte { $number }.
fact-of-no-use = { $seat } hat die Karte { $card } schon: Diese kommt auf den Ablagestapel.
fact-no-monument = Niemand hat allein den höchsten Turm: Das { $card } kommt auf den Ablagestapel.
fact-monument = { $seat } hat den höchsten Turm und erhält das Denkmal.
fact-transmuted = { $seat } legt einen { $given_hue }en Stein in den Beutel und nimmt einen { $hue }en.
fact-smuggled = { $seat } tauscht einen { $given_hue }en Stein gegen einen { $hue }en von { $owner }.
fact-refreshed = { $count ->
    [one] { $seat } leert Karte { $number }: { $count } Stein kommt zurück in den Beutel.
   *[other] { $seat } leert Karte { $number }: { $count } Steine kommen zurück in den Beutel.
}
fact-discarded = { $seat } legt { $card } ab.
fact-warded-off = { $seat } wehrt das Ereignis { $card } ab.
fact-reshuffled = { $seat } lässt Nachzieh- und Ablagestapel zusammen mischen: { counted-cards }.
fact-lost-flood = { $seat } verliert durch das Hochwasser einen { $hue }en Stein.
fact-lost-fire = { $seat } verliert durch den Brand einen { $hue }en Stein.
fact-paid-tribute = { $seat } zahlt einen { $hue }en Stein Tribut.
fact-paid-luxury-tax = { $seat } zahlt einen { $hue }en Stein Luxussteuer.
fact-paid-building = { $seat } zahlt einen { $hue }en Stein für den Bau.
fact-surplus = { $seat } legt einen { $hue }en Stein in den Beutel zurück.
fact-gave-for-brick = { $seat } legt einen { $hue }en Stein auf Karte { $number }.
fact-exchanged = { $seat } nimmt im Tausch einen { $hue }en Stein von Karte { $number }.
fact-raised = { $seat } erhöht einen { $hue }en Turm um { $added } auf Höhe { $height }.
fact-begun = { $seat } beginnt einen { $hue }en Turm mit Höhe { $height }.
fact-lowered-saboteur = Der Saboteur nimmt dem { $hue }en Turm von { $seat } (Höhe { $height }) ein Stockwerk.
fact-lowered-botched-work = Pfusch nimmt dem { $hue }en Turm von { $seat } (Höhe { $height }) ein Stockwerk.
fact-ruin-unraised = { $seat } hat einen { $hue }en Turm (Höhe { $height }) nicht erhöht: Er wird abgerissen. Steine zurück ins Lager: { $kept }.
fact-ruin-tribute = { $seat } kann für einen { $hue }en Turm (Höhe { $height }) keinen Tribut zahlen: Er wird abgerissen. Steine zurück ins Lager: { $kept }.
fact-ruin-luxury-tax = { $seat } kann für einen { $hue }en Turm (Höhe { $height }) keine Luxussteuer zahlen: Er wird abgerissen. Steine zurück ins Lager: { $kept }.
fact-ruin-collapse = Der { $hue }e Turm von { $seat } (Höhe { $height }) stürzt ein.
fact-ruin-saboteur = Der Saboteur nimmt dem { $hue }en Turm von { $seat } das einzige Stockwerk.
fact-ruin-botched-work = Pfusch nimmt dem { $hue }en Turm von { $seat } das einzige Stockwerk.
fact-level = { $seat } nimmt das Stockwerkplättchen für Höhe { $height }: { points }.
fact-privilege = { $seat } wertet { $card } (Höhe { $height }): { points }.
fact-last-seal = { $seat } hat das letzte Siegel gelegt und nimmt das Endplättchen: { points }. Alle anderen sind noch einmal am Zug.
fact-campanile = { $seat } hat den Glockenturm gebaut, mit { tower-bricks }, und darf wieder Aufträge erfüllen.
fact-campanile-done = Alle Glockentürme stehen: { $card } kommt auf den Ablagestapel.
fact-last-round = Runde { $count } beginnt. Mit ihr endet das Spiel, wenn niemand das letzte Siegel legt.
fact-long-game = { $count ->
    [one] { $count } Runde ist gespielt, und niemand hat das letzte Siegel gelegt: Das Spiel endet.
   *[other] { $count } Runden sind gespielt, und niemand hat das letzte Siegel gelegt: Das Spiel endet.
}
fact-before-count = { $seat } hat vor der Schlusswertung { points }.
fact-majority = { $seat } hat die Mehrheit in { $colour }, mit { with-seals }: { points }.
fact-majority-tied = { $seat } hat in { $colour } mit { with-seals } Gleichstand, aber das höchste Siegel, auf Höhe { $height }: { points }.
fact-feast-recognition = { $seals ->
    [one] { $seat } wertet { counted-feasts } für { $seals } Siegel auf Höhe 3 und 4: { points }.
   *[other] { $seat } wertet { counted-feasts } für { $seals } Siegel auf Höhe 3 und 4: { points }.
}
fact-counted = { $seat } hat insgesamt { points }.

counted-feasts = { $count ->
    [one] { $card }
   *[other] { $count } × { $card }
}
told-card = { $seat } nimmt Karte { $number }, { $card }, mit { with-bricks }.
told-played = { $seat } spielt { $card }.
told-commission = { $seat } erfüllt { $colour } { $height } mit { tower-bricks }: { points }.
told-balcony = { $seat } hat Balkon { $numeral } erfüllt, auf { $colour } { $height }.
told-feast = { $seat } wertet { counted-feasts }: { points }.

picture-card = Reihe, von der kostenlosen Karte an
picture-bag = Beutel
picture-height = Höhe { $height }
picture-level = zuerst hier +{ $points }
picture-flag = Mehrheit
picture-deck = Nachziehstapel: { $count }   Ablagestapel: { $discards }
picture-bells = Glockenturm gebaut: { $names }
picture-end = { $seat } hat das Endplättchen.
picture-player = { $letter } { $seat }: { points } ({ $all } mit Mehrheiten und Festen), Siegel übrig: { $seals }
picture-towers = Türme: { $towers }
picture-raised = in diesem Zug bebaut: { $towers }
picture-hand = Hand: { $cards }
picture-buildings = Gebäude: { $cards }
picture-nothing = –

draw-free = gratis
draw-cost = verbaute Steine → Kosten
draw-site = Baustelle
draw-store = Lager
draw-cards = hier liegen Personen, Feste und Gebäude
draw-discards = Ablagestapel
draw-church = Kirchenfeld
draw-aside = Steine des Ereignisses, die es selbst nicht trifft
draw-end = Endplättchen: 5 Punkte für den, der zuerst das letzte Siegel legt
draw-first = hat das Spiel begonnen
draw-seals = Siegel übrig
draw-total = mit Mehrheiten und Festen
draw-level = für den ersten Auftrag dieser Höhe

fact-card-alchemist = { told-card }
fact-card-recognition = { told-card }
fact-card-architect = { told-card }
fact-card-disgrace = { told-card }
fact-card-bridge = { told-card }
fact-card-campanile = { told-card }
fact-card-monument = { told-card }
fact-card-collapse = { told-card }
fact-card-princess = { told-card }
fact-card-large-privilege = { told-card }
fact-card-wholesaler = { told-card }
fact-card-flood = { told-card }
fact-card-small-privilege = { told-card }
fact-card-fire = { told-card }
fact-card-warehouse = { told-card }
fact-card-luxury-tax = { told-card }
fact-card-mason = { told-card }
fact-card-medium-privilege = { told-card }
fact-card-patrician = { told-card }
fact-card-botched-work = { told-card }
fact-card-renaissance = { told-card }
fact-card-fame = { told-card }
fact-card-saboteur = { told-card }
fact-card-smuggler = { told-card }
fact-card-scandal = { told-card }
fact-card-tribute = { told-card }
fact-card-workshop = { told-card }
fact-played-alchemist = { told-played }
fact-played-architect = { told-played }
fact-played-princess = { told-played }
fact-played-wholesaler = { told-played }
fact-played-mason = { told-played }
fact-played-patrician = { told-played }
fact-played-saboteur = { told-played }
fact-played-smuggler = { told-played }
fact-commission-3 = { told-commission }
fact-commission-4 = { told-commission }
fact-commission-5 = { told-commission }
fact-commission-6 = { told-commission }
fact-commission-7 = { told-commission }
fact-commission-8 = { told-commission }
fact-balcony-i = { told-balcony }
fact-balcony-ii = { told-balcony }
fact-balcony-iii = { told-balcony }
fact-balcony-iv = { told-balcony }
fact-feast-disgrace = { told-feast }
fact-feast-monument = { told-feast }
fact-feast-fame = { told-feast }
fact-feast-scandal = { told-feast }
