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

side-left = left
side-right = right

person-hat = man with the red hat
person-lady = lady
person-beard = man with the beard

shows-crests = two crests
shows-hat = red hat
shows-lady = lady
shows-beard = beard
shows-two-hats = two red hats
shows-two-ladies = two ladies
shows-two-beards = two beards
shows-choice = free draw
shows-move = move

ask-deal = { $seat } is dealt a start card.
ask-lay = A card is laid beside { $city }.
ask-first = The lot says who begins.
ask-play = { $seat }: play a card.
ask-build = { $floors ->
    [one] Build a floor in { $city }: left or right?
   *[other] Build { $floors } floors in { $city }: both left, both right, or one on each?
}
ask-move = { $seat }: move the top floor of a tower to the other plot of its city, or pass.
ask-take = { $seat }: take a card from the market.

move-first = { $seat } begins
move-deal = Deal { $city }, { $shows }
move-lay = Lay { $city }, { $shows }
move-play = Play { $city }, { $shows }
move-build = { $floors ->
    [one] Build in { $city }, { $side }
   *[other] Build { $floors } floors in { $city }, { $side }
}
move-build-each = Build one floor on each plot of { $city }
move-shift = Move the top floor in { $city }, { $side }, across
move-pass = Pass
move-take = Take the card beside { $city }

fact-first = { $seat } begins.
fact-dealt = { $seat } is dealt { $city }, { $shows }.
fact-dealt-unseen = { $seat } is dealt a start card.
fact-laid = { $city }, { $shows }, is laid beside { $at }.
fact-played = { $seat } plays { $city }, { $shows }.
fact-built = { $floors ->
    [one] { $seat } builds in { $city }, { $side }.
   *[other] { $seat } builds { $floors } floors in { $city }, { $side }.
}
fact-moved = { $seat } moves a floor of { $owner } across in { $city }.
fact-passed = { $seat } passes up the special action.
fact-lapsed = { $seat } finds no floor to move.
fact-taken = { $seat } takes { $city }, { $shows }.
fact-won = { $seat } has most floors in the { $side } tower of { $city } and wins { $fame } fame.
fact-portraits = { $count ->
    [one] { $seat } has 1 portrait of the { $person }: { $fame } fame.
   *[other] { $seat } has { $count } portraits of the { $person }: { $fame } fame.
}
fact-counted = { $seat } has { $fame } fame in all.

picture-city = city
picture-floors = floors
picture-tiles = tiles
picture-market = market
picture-left = left
picture-right = right
picture-stock = stock
picture-player = { $seat }
picture-pile = pile
picture-won = tiles won
picture-hand = hand
picture-deck = draw pile: { $count }
picture-portraits = portraits
