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

tower-left = left tower
tower-right = right tower

rank-higher = higher
rank-lower = lower

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

fame-points = { $fame ->
    [one] { $fame } fame point
   *[other] { $fame } fame points
}

ask-deal = { $seat } is dealt a start card.
ask-lay = A card is laid beside { $city }.
ask-first = The lot says who begins.
ask-play = { $seat }: play a card.
ask-build = { $seat }: build a floor in { $city }. Left or right?
ask-build-two = { $seat }: build 2 floors in { $city }. Both left, both right, or one on each plot?
ask-build-last = { $seat }: build the last floor in { $city } on the { $side }, as no plot may stay empty.
ask-build-last-two = { $seat }: build the last 2 floors in { $city }. Both on the { $side }, where the plot is still empty, or one on each plot?
ask-move = { $seat }: move the top floor of a tower to the other plot of its city, or pass.
ask-take = { $seat }: take { $city } ({ $shows }), the card beside { $at }.
ask-take-any = { $seat }: take a card of your choice, beside any city.
ask-take-other = { $seat }: no card lies beside { $at }, so take one of your choice, beside any other city.

move-first = { $seat } begins
move-deal = Deal { $city } ({ $shows })
move-lay = Lay { $city } ({ $shows })
move-play = Play { $city } ({ $shows })
move-show = Show { $city } ({ $shows })
move-build = { $floors ->
    [one] Build { $floors } floor in { $city }, { $side }
   *[other] Build { $floors } floors in { $city }, { $side }
}
move-build-each = Build one floor on each plot of { $city }
move-shift = Move the top floor in { $city } from { $from } to { $to }
move-pass = Pass
move-take = Take the card beside { $city }

fact-first = { $seat } begins.
fact-dealt = { $seat } is dealt { $city } ({ $shows }).
fact-dealt-unseen = { $seat } is dealt a start card.
fact-laid = { $city } ({ $shows }) is laid beside { $at }.
fact-played = { $seat } plays { $city } ({ $shows }).
fact-shown = { $seat } takes { $city } ({ $shows }) back into the hand; everybody has seen it.
fact-built = { $floors ->
    [one] { $seat } builds { $floors } floor in { $city }, { $side }.
   *[other] { $seat } builds { $floors } floors in { $city }, { $side }.
}
fact-built-last = { $seat } builds the last floor in { $city }, { $side }, as no plot may stay empty.
fact-moved = { $seat } moves a floor of { $owner } in { $city } from { $from } to { $to }.
fact-moved-own = { $seat } moves a floor of their own in { $city } from { $from } to { $to }.
fact-passed = { $seat } passes up the special action.
fact-lapsed = { $seat } has no floor to move: the special action lapses.
fact-taken = { $seat } takes { $city } ({ $shows }), the card beside { $at }.
fact-tied = { $floors ->
    [one] { $seat } and { $rival } have { $floors } floor each in the { $tower } of { $city }; { $seat } has the higher one (level { $level }, not { $below }).
   *[other] { $seat } and { $rival } have { $floors } floors each in the { $tower } of { $city }; { $seat } has the highest of these (level { $level }, not { $below }).
}
fact-won = { $floors ->
    [one] { $seat } wins the { $tower } of { $city }, the { $rank } one, with { $floors } floor: { fame-points }.
   *[other] { $seat } wins the { $tower } of { $city }, the { $rank } one, with { $floors } floors: { fame-points }.
}
fact-portraits = { $count ->
    [one] { $seat } has { $count } portrait of the { $person }: { fame-points }.
   *[other] { $seat } has { $count } portraits of the { $person }: { fame-points }.
}
fact-counted = { $seat } has { fame-points } in all (tiles: { $tiles }, portraits: { $portraits }).
fact-stock = { $floors ->
    [one] { $seat }, tied for the most fame, has { $floors } floor left in stock.
   *[other] { $seat }, tied for the most fame, has { $floors } floors left in stock.
}
fact-won-by-stock = { $seat } has more floors left and wins.
fact-shared = { $seat } shares the win, as the floors left are equal too.

picture-city = city
picture-floors = floors
picture-tile = fame tile
picture-tiles = fame tiles
picture-fame = fame points
picture-market = market
picture-left = left
picture-right = right
picture-stock = stock
picture-pile = pile
picture-won = tiles won
picture-hand = hand
picture-deck = draw pile: { $count }
picture-portraits = portraits
