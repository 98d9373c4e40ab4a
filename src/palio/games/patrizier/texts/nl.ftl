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

person-hat = man met de rode hoed
person-lady = dame
person-beard = man met de baard

shows-crests = twee wapens
shows-hat = rode hoed
shows-lady = dame
shows-beard = baard
shows-two-hats = twee rode hoeden
shows-two-ladies = twee dames
shows-two-beards = twee baarden
shows-choice = vrije keus
shows-move = verplaatsen

ask-deal = { $seat } krijgt een startkaart.
ask-lay = Naast { $city } wordt een kaart opengelegd.
ask-first = Het lot wijst aan wie begint.
ask-play = { $seat }: speel een kaart.
ask-build = { $floors ->
    [one] Bouw een verdieping in { $city }: links of rechts?
   *[other] Bouw { $floors } verdiepingen in { $city }: allebei links, allebei rechts of elk één?
}
ask-move = { $seat }: verplaats de bovenste verdieping van een toren naar de andere bouwplaats van die stad, of pas.
ask-take = { $seat }: neem een kaart van de markt.

move-first = { $seat } begint
move-deal = { $city }, { $shows }, delen
move-lay = { $city }, { $shows }, openleggen
move-play = { $city }, { $shows }, spelen
move-build = { $floors ->
    [one] In { $city } { $side } bouwen
   *[other] In { $city } { $side } { $floors } verdiepingen bouwen
}
move-build-each = In { $city } op elke bouwplaats één verdieping bouwen
move-shift = In { $city } de bovenste verdieping { $side } verplaatsen
move-pass = Passen
move-take = De kaart naast { $city } nemen

fact-first = { $seat } begint.
fact-dealt = { $seat } krijgt { $city }, { $shows }.
fact-dealt-unseen = { $seat } krijgt een startkaart.
fact-laid = { $city }, { $shows }, ligt nu naast { $at }.
fact-played = { $seat } speelt { $city }, { $shows }.
fact-built = { $floors ->
    [one] { $seat } bouwt in { $city } { $side }.
   *[other] { $seat } bouwt in { $city } { $side } { $floors } verdiepingen.
}
fact-moved = { $seat } verplaatst in { $city } een verdieping van { $owner }.
fact-passed = { $seat } laat de speciale actie lopen.
fact-lapsed = { $seat } kan geen verdieping verplaatsen.
fact-taken = { $seat } neemt { $city }, { $shows }.
fact-won = { $seat } heeft in { $city } de meeste verdiepingen in de toren { $side } en wint { $fame } roem.
fact-portraits = { $count ->
    [one] { $seat } heeft 1 portret: { $person }, { $fame } roem.
   *[other] { $seat } heeft { $count } portretten: { $person }, { $fame } roem.
}
fact-counted = { $seat } heeft in totaal { $fame } roem.

picture-city = stad
picture-floors = verdiepingen
picture-tiles = fiches
picture-market = markt
picture-left = links
picture-right = rechts
picture-stock = voorraad
picture-player = { $seat }
picture-pile = stapel
picture-won = gewonnen
picture-hand = hand
picture-deck = trekstapel: { $count }
picture-portraits = portretten
