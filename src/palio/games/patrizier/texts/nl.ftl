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

tower-left = linkertoren
tower-right = rechtertoren

rank-higher = hoogste
rank-lower = laagste

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
shows-choice = vrije keuze
shows-move = verplaatsen

fame-points = { $fame ->
    [one] { $fame } roempunt
   *[other] { $fame } roempunten
}

ask-deal = { $seat } krijgt een startkaart.
ask-lay = Naast { $city } wordt een kaart opengelegd.
ask-first = Het lot wijst aan wie begint.
ask-play = { $seat }: speel een kaart.
ask-build = { $seat }: bouw een verdieping in { $city }. Links of rechts?
ask-build-two = { $seat }: bouw 2 verdiepingen in { $city }. Allebei links, allebei rechts of op elk één?
ask-build-last = { $seat }: bouw de laatste verdieping in { $city } { $side }, want geen bouwplaats mag leeg blijven.
ask-build-last-two = { $seat }: bouw de laatste 2 verdiepingen in { $city }. Allebei { $side }, waar de bouwplaats nog leeg is, of op elk één?
ask-move = { $seat }: verplaats de bovenste verdieping van een toren naar de andere bouwplaats van die stad, of pas.
ask-take = { $seat }: neem { $city } ({ $shows }), de kaart naast { $at }.
ask-take-any = { $seat }: neem de kaart van een stad naar keuze.
ask-take-other = { $seat }: naast { $at } ligt geen kaart, dus neem die van een andere stad naar keuze.

move-first = { $seat } begint
move-deal = { $city } ({ $shows }) delen
move-lay = { $city } ({ $shows }) openleggen
move-play = { $city } ({ $shows }) spelen
move-show = { $city } ({ $shows }) tonen
move-build = { $floors ->
    [one] In { $city } { $side } { $floors } verdieping bouwen
   *[other] In { $city } { $side } { $floors } verdiepingen bouwen
}
move-build-each = In { $city } op elke bouwplaats één verdieping bouwen
move-shift = In { $city } de bovenste verdieping van { $from } naar { $to } verplaatsen
move-pass = Passen
move-take = De kaart naast { $city } nemen

fact-first = { $seat } begint.
fact-dealt = { $seat } krijgt { $city } ({ $shows }).
fact-dealt-unseen = { $seat } krijgt een startkaart.
fact-laid = { $city } ({ $shows }) wordt naast { $at } opengelegd.
fact-played = { $seat } speelt { $city } ({ $shows }).
fact-shown = { $seat } neemt { $city } ({ $shows }) terug in de hand; iedereen heeft de kaart gezien.
fact-built = { $floors ->
    [one] { $seat } bouwt in { $city } { $side } { $floors } verdieping.
   *[other] { $seat } bouwt in { $city } { $side } { $floors } verdiepingen.
}
fact-built-last = { $seat } bouwt in { $city } { $side } de laatste verdieping, want geen bouwplaats mag leeg blijven.
fact-moved = { $seat } verplaatst in { $city } een verdieping van { $owner } van { $from } naar { $to }.
fact-moved-own = { $seat } verplaatst in { $city } een eigen verdieping van { $from } naar { $to }.
fact-passed = { $seat } ziet af van de speciale actie.
fact-lapsed = { $seat } kan geen verdieping verplaatsen: de speciale actie vervalt.
fact-taken = { $seat } neemt { $city } ({ $shows }), de kaart naast { $at }.
fact-tied = { $floors ->
    [one] { $seat } en { $rival } hebben elk { $floors } verdieping in de { $tower } van { $city }; de hoogste is van { $seat } (laag { $level }, niet { $below }).
   *[other] { $seat } en { $rival } hebben elk { $floors } verdiepingen in de { $tower } van { $city }; de hoogste is van { $seat } (laag { $level }, niet { $below }).
}
fact-won = { $floors ->
    [one] { $seat } wint de { $tower } van { $city }, de { $rank }, met { $floors } verdieping: { fame-points }.
   *[other] { $seat } wint de { $tower } van { $city }, de { $rank }, met { $floors } verdiepingen: { fame-points }.
}
fact-portraits = { $count ->
    [one] { $seat } heeft { $count } portret ({ $person }): { fame-points }.
   *[other] { $seat } heeft { $count } portretten ({ $person }): { fame-points }.
}
fact-counted = { $seat } heeft in totaal { fame-points } (roemfiches: { $tiles }, portretten: { $portraits }).
fact-stock = { $floors ->
    [one] Gelijke stand aan kop: { $seat } heeft nog { $floors } verdieping in voorraad.
   *[other] Gelijke stand aan kop: { $seat } heeft nog { $floors } verdiepingen in voorraad.
}
fact-won-by-stock = { $seat } heeft meer verdiepingen over en wint.
fact-shared = { $seat } deelt in de overwinning, want ook de voorraden zijn gelijk.

picture-city = stad
picture-floors = verdiepingen
picture-tile = roemfiche
picture-tiles = roemfiches
picture-fame = roempunten
picture-market = markt
picture-left = links
picture-right = rechts
picture-stock = voorraad
picture-pile = stapel
picture-won = gewonnen fiches
picture-hand = hand
picture-deck = trekstapel: { $count }
picture-portraits = portretten
