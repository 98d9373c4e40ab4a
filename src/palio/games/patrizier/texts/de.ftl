city-bologna = Bologna
city-firenze = Firenze
city-roma = Roma
city-pistoia = Pistoia
city-lucca = Lucca
city-siena = Siena
city-milano = Milano
city-ferrara = Ferrara
city-parma = Parma
city-verona = Verona

side-left = links
side-right = rechts

tower-left = linken Turm
tower-right = rechten Turm

rank-higher = höheren
rank-lower = niedrigeren

person-hat = Herr mit dem roten Hut
person-lady = Dame
person-beard = Herr mit dem Bart

shows-crests = zwei Wappen
shows-hat = roter Hut
shows-lady = Dame
shows-beard = Bart
shows-two-hats = zwei rote Hüte
shows-two-ladies = zwei Damen
shows-two-beards = zwei Bärte
shows-choice = freie Wahl
shows-move = Versetzen

fame-points = { $fame ->
    [one] { $fame } Ruhmespunkt
   *[other] { $fame } Ruhmespunkte
}

ask-deal = { $seat } erhält eine Startkarte.
ask-lay = Neben { $city } wird eine Karte ausgelegt.
ask-first = Das Los bestimmt, wer beginnt.
ask-play = { $seat }: Spiele eine Karte aus.
ask-build = { $seat }: Baue ein Stockwerk in { $city }. Links oder rechts?
ask-build-two = { $seat }: Baue 2 Stockwerke in { $city }. Beide links, beide rechts oder auf jeden Bauplatz eines?
ask-build-last = { $seat }: Baue das letzte Stockwerk in { $city } { $side }, denn kein Bauplatz darf leer bleiben.
ask-build-last-two = { $seat }: Baue die letzten 2 Stockwerke in { $city }. Beide { $side }, wo der Bauplatz noch leer ist, oder auf jeden Bauplatz eines?
ask-move = { $seat }: Versetze das oberste Stockwerk eines Turms auf den anderen Bauplatz seiner Stadt, oder passe.
ask-take = { $seat }: Nimm { $city } ({ $shows }), die Karte neben { $at }.
ask-take-any = { $seat }: Nimm die Karte einer beliebigen Stadt.
ask-take-other = { $seat }: Neben { $at } liegt keine Karte, also nimm die einer beliebigen anderen Stadt.

move-first = { $seat } beginnt
move-deal = { $city } ({ $shows }) austeilen
move-lay = { $city } ({ $shows }) auslegen
move-play = { $city } ({ $shows }) ausspielen
move-show = { $city } ({ $shows }) zeigen
move-build = { $floors ->
    [one] In { $city } { $side } { $floors } Stockwerk bauen
   *[other] In { $city } { $side } { $floors } Stockwerke bauen
}
move-build-each = In { $city } auf jeden Bauplatz ein Stockwerk bauen
move-shift = In { $city } das oberste Stockwerk von { $from } nach { $to } versetzen
move-pass = Passen
move-take = Die Karte neben { $city } nehmen

fact-first = { $seat } beginnt.
fact-dealt = { $seat } erhält { $city } ({ $shows }).
fact-dealt-unseen = { $seat } erhält eine Startkarte.
fact-laid = { $city } ({ $shows }) wird neben { $at } ausgelegt.
fact-played = { $seat } spielt { $city } ({ $shows }) aus.
fact-shown = { $seat } nimmt { $city } ({ $shows }) auf die Hand zurück; alle haben die Karte gesehen.
fact-built = { $floors ->
    [one] { $seat } baut in { $city } { $side } { $floors } Stockwerk.
   *[other] { $seat } baut in { $city } { $side } { $floors } Stockwerke.
}
fact-built-last = { $seat } baut in { $city } { $side } das letzte Stockwerk, denn kein Bauplatz darf leer bleiben.
fact-moved = { $seat } versetzt in { $city } ein Stockwerk von { $owner } von { $from } nach { $to }.
fact-moved-own = { $seat } versetzt in { $city } ein eigenes Stockwerk von { $from } nach { $to }.
fact-passed = { $seat } verzichtet auf die Sonderaktion.
fact-lapsed = { $seat } kann kein Stockwerk versetzen: Die Sonderaktion verfällt.
fact-taken = { $seat } nimmt { $city } ({ $shows }), die Karte neben { $at }.
fact-tied = { $floors ->
    [one] { $seat } und { $rival } haben in { $city } im { $tower } je { $floors } Stockwerk; das höher gelegene hat { $seat } (Ebene { $level }, nicht { $below }).
   *[other] { $seat } und { $rival } haben in { $city } im { $tower } je { $floors } Stockwerke; das höchste davon hat { $seat } (Ebene { $level }, nicht { $below }).
}
fact-won = { $floors ->
    [one] { $seat } gewinnt in { $city } den { $tower }, den { $rank }, mit { $floors } Stockwerk: { fame-points }.
   *[other] { $seat } gewinnt in { $city } den { $tower }, den { $rank }, mit { $floors } Stockwerken: { fame-points }.
}
fact-portraits = { $count ->
    [one] { $seat } hat { $count } Kopf ({ $person }): { fame-points }.
   *[other] { $seat } hat { $count } Köpfe ({ $person }): { fame-points }.
}
fact-counted = { $seat } hat insgesamt { fame-points } (Ruhmesplättchen: { $tiles }, Köpfe: { $portraits }).
fact-stock = { $floors ->
    [one] Gleichstand an der Spitze: { $seat } hat noch { $floors } Stockwerk im Vorrat.
   *[other] Gleichstand an der Spitze: { $seat } hat noch { $floors } Stockwerke im Vorrat.
}
fact-won-by-stock = { $seat } hat mehr Stockwerke übrig und gewinnt.
fact-shared = { $seat } teilt sich den Sieg, denn auch die Vorräte sind gleich.

picture-city = Stadt
picture-floors = Stockwerke
picture-tile = Ruhmesplättchen
picture-tiles = Ruhmesplättchen
picture-fame = Ruhmespunkte
picture-market = Markt
picture-left = links
picture-right = rechts
picture-stock = Vorrat
picture-pile = Stapel
picture-won = gewonnene Plättchen
picture-hand = Hand
picture-deck = Nachziehstapel: { $count }
picture-portraits = Köpfe
