colour-white = white
colour-yellow = yellow
colour-green = green
colour-red = red
colour-blue = blue
colour-purple = purple

hue-white = white
hue-yellow = yellow
hue-green = green
hue-red = red
hue-blue = blue
hue-purple = purple

numeral-i = I
numeral-ii = II
numeral-iii = III
numeral-iv = IV

card-alchemist = Alchemist
card-recognition = Recognition
card-architect = Architect
card-disgrace = Disgrace
card-bridge = Bridge
card-campanile = Campanile
card-monument = Monument
card-collapse = Collapse
card-princess = Princess
card-large-privilege = Large Privilege
card-wholesaler = Wholesaler
card-flood = Flood
card-small-privilege = Small Privilege
card-fire = Storehouse Fire
card-warehouse = Warehouse
card-luxury-tax = Luxury Tax
card-mason = Mason
card-medium-privilege = Medium Privilege
card-patrician = Patrician
card-botched-work = Botched Work
card-renaissance = Renaissance
card-fame = Fame
card-saboteur = Saboteur
card-smuggler = Smuggler
card-scandal = Scandal
card-tribute = Tribute
card-workshop = Workshop

about-alchemist = person: swap a brick of yours for any brick of the bag
about-recognition = feast: 1 point for each of your seals on heights 3 and 4
about-architect = person: one tower counts a floor more or less for a commission
about-disgrace = feast: 2 points less at the end
about-bridge = building: exchange 2 bricks for 1 instead of 3 for 1
about-campanile = church: everybody must build a white tower of 3 before any other commission
about-monument = feast: goes to whoever has the highest tower now; 3 points at the end
about-collapse = event: you lose one tower of your choice, all of it
about-princess = person: play before you choose a card, and it costs nothing
about-large-privilege = church: 4 extra points for the next commission of height 7
about-wholesaler = person: draw the bricks on one card of the row anew
about-flood = event: everybody loses a third of the storehouse, rounded up
about-small-privilege = church: 2 extra points for the next commission of height 5
about-fire = event: everybody loses 3 bricks
about-warehouse = building: keep 15 bricks and any number of cards
about-luxury-tax = event: everybody pays 2 bricks for each tower of 5 or more, or it falls
about-mason = person: building costs 3 bricks less in this turn
about-medium-privilege = church: 3 extra points for the next commission of height 6
about-patrician = person: ward off an event, or discard a card from your hand
about-botched-work = event: one of your towers loses a floor
about-renaissance = event: deck and discard pile are shuffled together
about-fame = feast: 3 points at the end
about-saboteur = person: a tower of another player loses a floor
about-smuggler = person: swap a brick of yours for one from another player's storehouse
about-scandal = feast: 3 points less at the end
about-tribute = event: everybody pays a brick of its colour for each tower, or it falls
about-workshop = building: building costs 1 brick less in every turn

points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
counted-bricks = { $count ->
    [one] { $count } brick
   *[other] { $count } bricks
}
with-bricks = { $count ->
    [one] { $count } brick
   *[other] { $count } bricks
}
counted-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
with-seals = { $count ->
    [one] { $count } seal
   *[other] { $count } seals
}
tower-bricks = { $bricks ->
    [one] { $bricks } brick
   *[other] { $bricks } bricks
}
owed-bricks = { $given ->
    [0] { $count ->
        [one] one brick
       *[other] { $count } bricks (white to purple)
    }
   *[other] { $count ->
        [one] one more brick (from { $from } on)
       *[other] { $count } more bricks (from { $from } on)
    }
}
commission-parts = commission { $own }{ $level ->
    [0] { "" }
   *[other] , level tile { $level }
}{ $privilege ->
    [0] { "" }
   *[other] , Privilege { $privilege }
}{ $last ->
    [0] { "" }
   *[other] , last seal { $last }
}

ask-first = The lot says who begins.
ask-dead = One colour is dead in this game: the lot says which.
ask-dead-chosen = One colour is dead in this game: { $colour }, as the table has chosen.
ask-balcony = Balcony { $numeral } is turned up.
ask-neutral = { $further ->
    [0] { $count ->
        [one] { $seat }: lay the neutral seal on a commission.
       *[other] { $seat }: lay { $count } neutral seals on commissions, in the order of the board (white to purple, low to high).
    }
   *[other] { $count ->
        [one] { $seat }: lay the last neutral seal on a commission, further on in the order of the board (white to purple, low to high).
       *[other] { $seat }: lay { $count } more neutral seals, further on in the order of the board (white to purple, low to high).
    }
}
ask-neutral-by-lot = A neutral seal is laid, { $count } to go.
ask-lay = A card is turned up for the row.
ask-draw = Bricks are drawn onto card { $number }, { $count } to go.
ask-card = { $seat }: take a card of the row. Persons may be played first.
ask-no-card = { $seat }: there is no card left to take. Play a person, or go on (done).
ask-price = { $seat }: for card { $place } ({ $chosen }), pay a brick onto card { $number } ({ $card }).
ask-ward-off = { $seat }: play the Patrician against the { $card }, or let it happen?
ask-flood = { $seat }: the flood takes { owed-bricks }. Which?
ask-fire = { $seat }: the fire takes { owed-bricks }. Which?
ask-luxury-tax = { $seat }: Luxury Tax is due. Pay { owed-bricks }.
ask-fall = { $further ->
    [0] { $count ->
        [one] { $seat }: you could not pay for all towers ({ $card }). Which one falls?
       *[other] { $seat }: you could not pay for all towers ({ $card }). Which { $count } fall? (left to right)
    }
   *[other] { $count ->
        [one] { $seat }: you could not pay for all towers ({ $card }). Which other one falls? (further to the right)
       *[other] { $seat }: you could not pay for all towers ({ $card }). Which { $count } others fall? (further to the right)
    }
}
ask-collapse = { $seat }: one of your towers collapses. Which?
ask-botched-work = { $seat }: one of your towers loses a floor. Which?
ask-work = { $seat }: exchange { counted-bricks } for one of the row, or go on to build (done)? Persons may be played now.
ask-work-persons = { $seat }: go on to build (done)? Persons may be played now.
ask-swap = { $seat }: which brick of the row do you want for { counted-bricks }?
ask-exchange = { $seat }: for the { $hue } brick on card { $number }, give { owed-bricks }.
ask-raise = { $seat }: raise your { $hue } tower of height { $height } to what height, or leave it to fall? Bricks built so far: { $built }.
ask-begin = { $seat }: begin a new tower, or be done? Bricks built so far: { $built }, to pay: { $cost }.
ask-cost = { $seat }: pay { owed-bricks } for the building.
ask-commission = { $seat }: fulfil { $colour } { $height } for { points }{ $bonus ->
    [0] { "" }
   *[other] { " " }in all ({ commission-parts })
}, or keep the tower?
ask-campanile = { $seat }: give your { $hue } tower of height { $height } for the Campanile, or keep it?
ask-closing = { $seat }: play a person, or end your turn (done).
ask-architect = { $seat }: which tower shall the Architect judge?
ask-architect-floor = { $seat }: your { $hue } tower has height { $height }. What shall it pass for?
ask-alchemist-give = { $seat }: which brick does the Alchemist transmute?
ask-alchemist-get = { $seat }: which brick of the bag do you want for the { $hue } one?
ask-smuggler-give = { $seat }: which of your bricks does the Smuggler take along?
ask-smuggler-get = { $seat }: which brick of another player do you want for the { $hue } one?
ask-saboteur = { $seat }: which tower of another player loses a floor?
ask-wholesaler = { $seat }: on which card are the bricks drawn anew?
ask-patrician = { $seat }: which card of your hand does the Patrician discard?
ask-discard = { $further ->
    [0] { $count ->
        [one] { $seat }: too many cards. Discard a person or a building.
       *[other] { $seat }: too many cards. Discard { $count } persons or buildings (in the order of the list).
    }
   *[other] { $count ->
        [one] { $seat }: too many cards. Discard one more person or building (in the order of the list).
       *[other] { $seat }: too many cards. Discard { $count } more persons or buildings (in the order of the list).
    }
}
ask-surplus = { $seat }: too many bricks. Put { owed-bricks } back into the bag.

move-first = { $seat } begins
move-dead = No { $hue } commissions
move-balcony = Balcony { $numeral } on { $colour } { $height }
move-neutral = Neutral seal on { $colour } { $height }
move-lay = { $card } comes into the row
move-draw = A { $hue } brick
move-take = Take card { $number }
move-refresh = Draw the bricks anew on card { $number }
move-give = Give a { $hue } brick
move-get = Take a { $hue } brick from the bag
move-smuggle = Take a { $hue } brick from { $owner }
move-swap = Take the { $hue } brick on card { $number }
move-play = Play the { $card }
move-discard = Discard the { $card }
move-begin = Begin a { $hue } tower of height { $height }
move-raise = Raise the { $hue } tower to height { $height }
move-tower = Choose the { $hue } tower of height { $height }
move-sabotage = Sabotage { $owner }’s { $hue } tower of height { $height }
move-fulfil = Fulfil { $colour } { $height }
move-campanile = Give it as the bell tower of the Campanile
move-done = Done
move-exchange = Exchange a brick
move-leave = Leave it to fall
move-keep = Keep the tower
move-suffer = Let it happen

fact-first = { $seat } begins.
fact-received = { $count ->
    [one] { $seat } receives { $count } white brick.
   *[other] { $seat } receives { $count } white bricks.
}
fact-dead = There are no { $hue } commissions in this game.
fact-hung = Balcony { $numeral } covers { $colour } { $height } and is worth { points }.
fact-blocked = A neutral seal covers { $colour } { $height }.
fact-laid = { $card } comes into the row as card { $number }.
fact-drawn = A { $hue } brick is drawn onto card { $number }.
fact-bag-short = { $count ->
    [0] The bag is empty: no brick is drawn onto card { $number }.
    [one] The bag holds only { $count } brick for card { $number }.
   *[other] The bag holds only { $count } bricks for card { $number }.
}
fact-deck-anew = { $count ->
    [one] The deck is used up: the discard pile, { $count } card, becomes the deck.
   *[other] The deck is used up: the discard pile of { $count } cards is shuffled and becomes the deck.
}
fact-paid-price = { $seat } pays a { $hue } brick onto card { $number }.
fact-of-no-use = { $seat } has a { $card } already: this one goes to the discard pile.
fact-no-monument = Nobody alone has the highest tower: the { $card } goes to the discard pile.
fact-monument = { $seat } has the highest tower and receives the Monument.
fact-transmuted = { $seat } puts a { $given_hue } brick into the bag and takes a { $hue } one.
fact-smuggled = { $seat } swaps a { $given_hue } brick for a { $hue } one of { $owner }.
fact-refreshed = { $count ->
    [one] { $seat } empties card { $number }: { $count } brick goes back into the bag.
   *[other] { $seat } empties card { $number }: { $count } bricks go back into the bag.
}
fact-discarded = { $seat } discards the { $card }.
fact-warded-off = { $seat } wards off the { $card }.
fact-reshuffled = { $seat } has the deck shuffled anew, with the discard pile: { counted-cards }.
fact-lost-flood = { $seat } loses a { $hue } brick to the flood.
fact-lost-fire = { $seat } loses a { $hue } brick to the fire.
fact-paid-tribute = { $seat } pays a { $hue } brick of Tribute.
fact-paid-luxury-tax = { $seat } pays a { $hue } brick of Luxury Tax.
fact-paid-building = { $seat } pays a { $hue } brick for the building.
fact-surplus = { $seat } puts a { $hue } brick back into the bag.
fact-gave-for-brick = { $seat } lays a { $hue } brick on card { $number }.
fact-exchanged = { $seat } takes a { $hue } brick from card { $number } in exchange.
fact-raised = { $seat } raises a { $hue } tower by { $added } to height { $height }.
fact-begun = { $seat } begins a { $hue } tower of height { $height }.
fact-lowered-saboteur = The Saboteur takes a floor off { $seat }’s { $hue } tower of height { $height }.
fact-lowered-botched-work = Botched Work takes a floor off { $seat }’s { $hue } tower of height { $height }.
fact-ruin-unraised = { $seat } has not raised a { $hue } tower of height { $height }: it is torn down. Bricks back to the storehouse: { $kept }.
fact-ruin-tribute = { $seat } can’t pay Tribute for a { $hue } tower of height { $height }: it is torn down. Bricks back to the storehouse: { $kept }.
fact-ruin-luxury-tax = { $seat } can’t pay Luxury Tax for a { $hue } tower of height { $height }: it is torn down. Bricks back to the storehouse: { $kept }.
fact-ruin-collapse = { $seat }’s { $hue } tower (height { $height }) collapses.
fact-ruin-saboteur = The Saboteur takes the only floor of { $seat }’s { $hue } tower.
fact-ruin-botched-work = Botched Work takes the only floor of { $seat }’s { $hue } tower.
fact-level = { $seat } is the first at height { $height } and takes the level tile: { points }.
fact-privilege = { $seat } earns the { $card } (height { $height }): { points }.
fact-last-seal = { $seat } has placed the last seal and takes the end tile: { points }. Everybody else has one more turn.
fact-campanile = { $seat } has built the bell tower, with { tower-bricks }, and may fulfil commissions again.
fact-campanile-done = All bell towers are built: the { $card } goes to the discard pile.
fact-last-round = Round { $count } begins. The game ends with it, unless somebody places the last seal.
fact-long-game = { $count ->
    [one] { $count } round has been played and nobody has placed the last seal: the game ends.
   *[other] { $count } rounds have been played and nobody has placed the last seal: the game ends.
}
fact-before-count = { $seat } has { points } before the final count.
fact-majority = { $seat } has the majority in { $colour }, with { with-seals }: { points }.
fact-majority-tied = { $seat } is tied for the majority in { $colour }, with { with-seals }, but has the highest one, at height { $height }: { points }.
fact-feast-recognition = { $seals ->
    [one] { $seat } counts { counted-feasts } for { $seals } seal at heights 3 and 4: { points }.
   *[other] { $seat } counts { counted-feasts } for { $seals } seals at heights 3 and 4: { points }.
}
fact-counted = { $seat } has { points } in all.

counted-feasts = { $count ->
    [one] { $card }
   *[other] { $count } × { $card }
}
told-card = { $seat } takes card { $number }, { $card }, with { with-bricks }.
told-played = { $seat } plays the { $card }.
told-commission = { $seat } fulfils { $colour } { $height } with { tower-bricks }: { points }.
told-balcony = { $seat } has fulfilled balcony { $numeral }, on { $colour } { $height }.
told-feast = { $seat } counts { counted-feasts }: { points }.

picture-card = row, from the free card on
picture-bag = bag
picture-height = height { $height }
picture-level = first here +{ $points }
picture-flag = majority
picture-deck = deck: { $count }   discard pile: { $discards }
picture-bells = bell tower built: { $names }
picture-end = { $seat } holds the end tile.
picture-player = { $letter } { $seat }: { points } ({ $all } with majorities and feasts), seals left: { $seals }
picture-towers = towers: { $towers }
picture-raised = built on in this turn: { $towers }
picture-hand = hand: { $cards }
picture-buildings = buildings: { $cards }
picture-nothing = –

draw-free = free
draw-cost = bricks built → cost
draw-site = building site
draw-store = storehouse
draw-cards = persons, feasts and buildings lie here
draw-discards = discard pile
draw-church = church space
draw-aside = bricks of the event, out of its reach
draw-end = end tile: 5 points for the first who places the last seal
draw-first = began the game
draw-seals = seals left
draw-total = with majorities and feasts
draw-level = for the first commission of this height

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
