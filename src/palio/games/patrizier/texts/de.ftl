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

ask-deal = { $seat } erhält eine Startkarte.
ask-lay = Neben { $city } wird eine Karte ausgelegt.
ask-first = Das Los bestimmt, wer beginnt.
ask-play = { $seat }: Spiele eine Karte aus.
ask-build = { $floors ->
    [one] Baue ein Stockwerk in { $city }: links oder rechts?
   *[other] Baue { $floors } Stockwerke in { $city }: beide links, beide rechts oder je eines?
}
ask-move = { $seat }: Versetze das oberste Stockwerk eines Turms auf den anderen Bauplatz seiner Stadt, oder passe.
ask-take = { $seat }: Nimm eine Karte vom Markt.

move-first = { $seat } beginnt
move-deal = { $city }, { $shows }, austeilen
move-lay = { $city }, { $shows }, auslegen
move-play = { $city }, { $shows }, spielen
move-build = { $floors ->
    [one] In { $city } { $side } bauen
   *[other] In { $city } { $side } { $floors } Stockwerke bauen
}
move-build-each = In { $city } auf jeden Bauplatz ein Stockwerk bauen
move-shift = In { $city } das oberste Stockwerk { $side } versetzen
move-pass = Passen
move-take = Die Karte neben { $city } nehmen

fact-first = { $seat } beginnt.
fact-dealt = { $seat } erhält { $city }, { $shows }.
fact-dealt-unseen = { $seat } erhält eine Startkarte.
fact-laid = { $city }, { $shows }, liegt nun neben { $at }.
fact-played = { $seat } spielt { $city }, { $shows }.
fact-built = { $floors ->
    [one] { $seat } baut in { $city } { $side }.
   *[other] { $seat } baut in { $city } { $side } { $floors } Stockwerke.
}
fact-moved = { $seat } versetzt in { $city } ein Stockwerk von { $owner }.
fact-passed = { $seat } verzichtet auf die Sonderaktion.
fact-lapsed = { $seat } kann kein Stockwerk versetzen.
fact-taken = { $seat } nimmt { $city }, { $shows }.
fact-won = { $seat } hat in { $city } im Turm { $side } die meisten Stockwerke und gewinnt { $fame } Ruhm.
fact-portraits = { $count ->
    [one] { $seat } hat 1 Bildnis: { $person }, { $fame } Ruhm.
   *[other] { $seat } hat { $count } Bildnisse: { $person }, { $fame } Ruhm.
}
fact-counted = { $seat } hat insgesamt { $fame } Ruhm.

picture-city = Stadt
picture-floors = Stockwerke
picture-tiles = Plättchen
picture-market = Markt
picture-left = links
picture-right = rechts
picture-stock = Vorrat
picture-player = { $seat }
picture-pile = Stapel
picture-won = gewonnen
picture-hand = Hand
picture-deck = Nachziehstapel: { $count }
picture-portraits = Köpfe
