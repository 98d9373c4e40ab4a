colour-white = Weiß
colour-yellow = Gelb
colour-green = Grün
colour-red = Rot
colour-blue = Blau
colour-purple = Violett

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
about-patrician = Person: wehre ein Ereignis ab oder wirf eine Handkarte ab
about-botched-work = Ereignis: einer deiner Türme verliert ein Stockwerk
about-renaissance = Ereignis: Nachzieh- und Ablagestapel werden zusammen gemischt
about-fame = Fest: am Ende 3 Punkte
about-saboteur = Person: ein Turm eines Mitspielers verliert ein Stockwerk
about-smuggler = Person: tausche einen eigenen Stein gegen einen aus dem Lager eines Mitspielers
about-scandal = Fest: am Ende 3 Punkte weniger
about-tribute = Ereignis: alle zahlen für jeden Turm einen Stein seiner Farbe, sonst fällt er
about-workshop = Gebäude: Bauen kostet in jedem Zug 1 Stein weniger

points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}

ask-first = Das Los bestimmt, wer beginnt.
ask-dead = Eine Farbe ist in diesem Spiel tot: das Los bestimmt, welche.
ask-balcony = Balkon { $numeral } wird aufgedeckt.
ask-neutral = { $count ->
    [one] { $seat }: Lege das letzte neutrale Siegel auf einen Auftrag, weiter hinten in der Reihenfolge des Plans.
   *[other] { $seat }: Lege { $count } neutrale Siegel auf Aufträge, in der Reihenfolge des Plans (Weiß bis Violett, von unten nach oben).
}
ask-neutral-by-lot = Ein neutrales Siegel wird gelegt, noch { $count }.
ask-lay = Eine Karte wird für die Reihe aufgedeckt.
ask-draw = Auf Karte { $number } werden Steine gezogen, noch { $count }.
ask-card = { $seat }: Nimm eine Karte aus der Reihe. Vorher kannst du Personen spielen.
ask-no-card = { $seat }: Es liegt keine Karte mehr aus. Spiele eine Person oder mach weiter.
ask-price = { $seat }: Zahle einen Stein auf Karte { $number } ({ $card }).
ask-ward-off = { $seat }: Den Patrizier gegen { $card } spielen oder es geschehen lassen?
ask-flood = { $count ->
    [one] { $seat }: Das Hochwasser nimmt noch einen Stein. Welchen?
   *[other] { $seat }: Das Hochwasser nimmt { $count } Steine. Welche? (Weiß bis Violett)
}
ask-fire = { $count ->
    [one] { $seat }: Der Brand nimmt noch einen Stein. Welchen?
   *[other] { $seat }: Der Brand nimmt { $count } Steine. Welche? (Weiß bis Violett)
}
ask-luxury-tax = { $count ->
    [one] { $seat }: Zahle noch einen Stein Luxussteuer.
   *[other] { $seat }: Zahle { $count } Steine Luxussteuer (Weiß bis Violett).
}
ask-fall = { $count ->
    [one] { $seat }: Du konntest nicht für alle Türme zahlen ({ $card }). Welcher fällt?
   *[other] { $seat }: Du konntest nicht für alle Türme zahlen ({ $card }). Welche { $count } fallen? (von links nach rechts)
}
ask-collapse = { $seat }: Einer deiner Türme stürzt ein. Welcher?
ask-botched-work = { $seat }: Einer deiner Türme verliert ein Stockwerk. Welcher?
ask-work = { $seat }: { $count } Steine gegen einen aus der Reihe tauschen oder zum Bauen übergehen (fertig)? Jetzt kannst du Personen spielen.
ask-work-persons = { $seat }: Zum Bauen übergehen (fertig)? Jetzt kannst du Personen spielen.
ask-swap = { $seat }: Welchen Stein aus der Reihe möchtest du?
ask-exchange = { $count ->
    [one] { $seat }: Gib noch einen Stein dafür.
   *[other] { $seat }: Gib { $count } Steine dafür (Weiß bis Violett).
}
ask-raise = { $seat }: Auf welche Höhe soll dein Turm in { $colour } (Höhe { $height }) wachsen, oder lässt du ihn verfallen? Bisher verbaut: { $built }.
ask-begin = { $seat }: Einen neuen Turm beginnen oder fertig? Bisher verbaut: { $built }, zu zahlen: { $cost }.
ask-cost = { $count ->
    [one] { $seat }: Zahle noch einen Stein Baukosten.
   *[other] { $seat }: Zahle { $count } Steine Baukosten (Weiß bis Violett).
}
ask-commission = { $seat }: { $colour } { $height } für { points } erfüllen oder den Turm behalten?
ask-campanile = { $seat }: Deinen Turm in { $colour } (Höhe { $height }) für den Campanile geben oder behalten?
ask-closing = { $seat }: Spiele eine Person oder beende deinen Zug (fertig).
ask-architect = { $seat }: Welchen Turm soll der Architekt werten?
ask-architect-floor = { $seat }: Als was soll dein Turm in { $colour } (Höhe { $height }) gelten?
ask-alchemist-give = { $seat }: Welchen Stein verwandelt der Alchemist?
ask-alchemist-get = { $seat }: Welchen Stein aus dem Beutel möchtest du dafür ({ $colour })?
ask-smuggler-give = { $seat }: Welchen deiner Steine nimmt der Schmuggler mit?
ask-smuggler-get = { $seat }: Welchen Stein eines Mitspielers möchtest du dafür ({ $colour })?
ask-saboteur = { $seat }: Welcher Turm eines Mitspielers verliert ein Stockwerk?
ask-wholesaler = { $seat }: Auf welcher Karte werden die Steine neu gezogen?
ask-patrician = { $seat }: Welche Handkarte geht mit dem Patrizier?
ask-discard = { $count ->
    [one] { $seat }: Zu viele Karten. Wirf noch eine Person oder ein Gebäude ab.
   *[other] { $seat }: Zu viele Karten. Wirf { $count } Personen oder Gebäude ab (in der Reihenfolge der Liste).
}
ask-surplus = { $count ->
    [one] { $seat }: Zu viele Steine. Lege noch einen in den Beutel zurück.
   *[other] { $seat }: Zu viele Steine. Lege { $count } in den Beutel zurück (Weiß bis Violett).
}

move-first = { $seat } beginnt
move-dead = Keine Aufträge in { $colour }
move-balcony = Balkon { $numeral } auf { $colour } { $height }
move-neutral = Neutrales Siegel auf { $colour } { $height }
move-lay = { $card } kommt in die Reihe
move-draw = Ein Stein in { $colour }
move-take = Karte { $number } nehmen
move-refresh = Steine von Karte { $number }
move-give = Einen Stein in { $colour } geben
move-get = Einen Stein in { $colour } aus dem Beutel nehmen
move-smuggle = Einen Stein in { $colour } von { $owner } nehmen
move-swap = Den Stein in { $colour } auf Karte { $number }
move-play = { $card } spielen
move-discard = { $card } abwerfen
move-begin = Neuer Turm in { $colour } mit Höhe { $height }
move-raise = Turm in { $colour } auf { $height } erhöhen
move-tower = Turm in { $colour } mit Höhe { $height }
move-sabotage = Turm in { $colour } mit Höhe { $height } von { $owner }
move-fulfil = { $colour } { $height } erfüllen
move-campanile = Glockenturm für den Campanile
move-done = Fertig
move-exchange = Einen Stein tauschen
move-leave = Verfallen lassen
move-keep = Turm behalten
move-suffer = Geschehen lassen

fact-first = { $seat } beginnt.
fact-received = { $count ->
    [one] { $seat } erhält 1 weißen Stein.
   *[other] { $seat } erhält { $count } weiße Steine.
}
fact-dead = In diesem Spiel gibt es keine Aufträge in { $colour }.
fact-hung = Balkon { $numeral } bedeckt { $colour } { $height } und bringt { $points }.
fact-blocked = Ein neutrales Siegel bedeckt { $colour } { $height }.
fact-laid = { $card } kommt als Karte { $number } in die Reihe.
fact-drawn = Auf Karte { $number } wird ein Stein in { $colour } gezogen.
fact-paid-price = { $seat } zahlt einen Stein in { $colour } auf Karte { $number }.
fact-card = { $count ->
    [one] { $seat } nimmt Karte { $number }, { $card }, mit 1 Stein.
   *[other] { $seat } nimmt Karte { $number }, { $card }, mit { $count } Steinen.
}
fact-of-no-use = { $card } kommt sofort auf den Ablagestapel.
fact-monument = { $seat } hat den höchsten Turm und erhält das Denkmal.
fact-played = { $seat } spielt { $card }.
fact-transmuted = { $seat } legt einen Stein in { $given } in den Beutel und nimmt einen in { $colour }.
fact-smuggled = { $seat } tauscht einen Stein in { $given } gegen einen in { $colour } von { $owner }.
fact-refreshed = { $count ->
    [one] Der Stein auf Karte { $number } kommt zurück in den Beutel.
   *[other] Die { $count } Steine auf Karte { $number } kommen zurück in den Beutel.
}
fact-discarded = { $seat } wirft { $card } ab.
fact-warded-off = { $seat } wehrt { $card } ab.
fact-reshuffled = Der Nachziehstapel wird aus { $count } Karten neu gemischt.
fact-lost-flood = { $seat } verliert durch das Hochwasser einen Stein in { $colour }.
fact-lost-fire = { $seat } verliert durch den Brand einen Stein in { $colour }.
fact-paid-tribute = { $seat } zahlt einen Stein in { $colour } als Tribut.
fact-paid-luxury-tax = { $seat } zahlt einen Stein in { $colour } als Luxussteuer.
fact-paid-building = { $seat } zahlt einen Stein in { $colour } für den Bau.
fact-surplus = { $seat } legt einen Stein in { $colour } in den Beutel zurück.
fact-gave-for-brick = { $seat } legt einen Stein in { $colour } auf Karte { $number }.
fact-exchanged = { $seat } nimmt im Tausch einen Stein in { $colour } von Karte { $number }.
fact-raised = { $seat } erhöht einen Turm in { $colour } um { $added } auf { $height }.
fact-begun = { $seat } beginnt einen Turm in { $colour } mit Höhe { $height }.
fact-lowered-saboteur = Der Saboteur nimmt dem Turm in { $colour } mit Höhe { $height } von { $seat } ein Stockwerk.
fact-lowered-botched-work = { $seat } verliert durch Pfusch ein Stockwerk des Turms in { $colour } mit Höhe { $height }.
fact-ruin-unraised = { $seat } hat den Turm in { $colour } mit Höhe { $height } nicht erhöht: Er wird abgerissen, { $kept } zurück ins Lager.
fact-ruin-tribute = { $seat } kann für den Turm in { $colour } mit Höhe { $height } keinen Tribut zahlen: Er wird abgerissen, { $kept } zurück ins Lager.
fact-ruin-luxury-tax = { $seat } kann für den Turm in { $colour } mit Höhe { $height } keine Luxussteuer zahlen: Er wird abgerissen, { $kept } zurück ins Lager.
fact-ruin-collapse = Der Turm in { $colour } mit Höhe { $height } von { $seat } stürzt ein.
fact-ruin-saboteur = Der Saboteur nimmt das einzige Stockwerk des Turms in { $colour } von { $seat }.
fact-ruin-botched-work = { $seat } verliert durch Pfusch das einzige Stockwerk des Turms in { $colour }.
fact-commission = { $seat } erfüllt { $colour } { $height } mit { $bricks } Steinen: { points }.
fact-balcony = { $seat } hat Balkon { $numeral } erfüllt.
fact-level = { $seat } ist auf dieser Höhe zuerst: { $points } extra.
fact-privilege = { $seat } erhält das Privileg: { $points } extra.
fact-last-seal = { $seat } hat das letzte Siegel gelegt und nimmt das Endplättchen: { points }. Alle anderen sind noch einmal am Zug.
fact-campanile = { $seat } hat den Glockenturm gebaut, mit { $bricks } Steinen, und darf wieder Aufträge erfüllen.
fact-campanile-done = Alle Glockentürme stehen: { $card } kommt auf den Ablagestapel.
fact-majority = { $seat } hat die Mehrheit in { $colour }: { points }.
fact-feast = { $seat } wertet { $card } ({ $count }): { points }.
fact-counted = { $seat } hat insgesamt { points }.

picture-card = Reihe, von der freien Karte an
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

fact-card-alchemist = { fact-card }
fact-card-recognition = { fact-card }
fact-card-architect = { fact-card }
fact-card-disgrace = { fact-card }
fact-card-bridge = { fact-card }
fact-card-campanile = { fact-card }
fact-card-monument = { fact-card }
fact-card-collapse = { fact-card }
fact-card-princess = { fact-card }
fact-card-large-privilege = { fact-card }
fact-card-wholesaler = { fact-card }
fact-card-flood = { fact-card }
fact-card-small-privilege = { fact-card }
fact-card-fire = { fact-card }
fact-card-warehouse = { fact-card }
fact-card-luxury-tax = { fact-card }
fact-card-mason = { fact-card }
fact-card-medium-privilege = { fact-card }
fact-card-patrician = { fact-card }
fact-card-botched-work = { fact-card }
fact-card-renaissance = { fact-card }
fact-card-fame = { fact-card }
fact-card-saboteur = { fact-card }
fact-card-smuggler = { fact-card }
fact-card-scandal = { fact-card }
fact-card-tribute = { fact-card }
fact-card-workshop = { fact-card }
fact-played-alchemist = { fact-played }
fact-played-architect = { fact-played }
fact-played-princess = { fact-played }
fact-played-wholesaler = { fact-played }
fact-played-mason = { fact-played }
fact-played-patrician = { fact-played }
fact-played-saboteur = { fact-played }
fact-played-smuggler = { fact-played }
fact-commission-3 = { fact-commission }
fact-commission-4 = { fact-commission }
fact-commission-5 = { fact-commission }
fact-commission-6 = { fact-commission }
fact-commission-7 = { fact-commission }
fact-commission-8 = { fact-commission }
fact-balcony-i = { fact-balcony }
fact-balcony-ii = { fact-balcony }
fact-balcony-iii = { fact-balcony }
fact-balcony-iv = { fact-balcony }
fact-level-3 = { fact-level }
fact-level-4 = { fact-level }
fact-level-5 = { fact-level }
fact-level-6 = { fact-level }
fact-level-7 = { fact-level }
fact-level-8 = { fact-level }
fact-privilege-3 = { fact-privilege }
fact-privilege-4 = { fact-privilege }
fact-privilege-5 = { fact-privilege }
fact-privilege-6 = { fact-privilege }
fact-privilege-7 = { fact-privilege }
fact-privilege-8 = { fact-privilege }
fact-feast-recognition = { fact-feast }
fact-feast-disgrace = { fact-feast }
fact-feast-monument = { fact-feast }
fact-feast-fame = { fact-feast }
fact-feast-scandal = { fact-feast }
