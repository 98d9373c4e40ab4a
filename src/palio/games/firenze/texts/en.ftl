colour-white = white
colour-yellow = yellow
colour-green = green
colour-red = red
colour-blue = blue
colour-purple = purple

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
    [one] 1 point
   *[other] { $points } points
}

ask-first = The lot says who begins.
ask-dead = One colour is dead in this game: the lot says which.
ask-balcony = Balcony { $numeral } is turned up.
ask-neutral = { $count ->
    [one] { $seat }: lay the last neutral seal on a commission, further on in the order of the board.
   *[other] { $seat }: lay { $count } neutral seals on commissions, in the order of the board (white to purple, low to high).
}
ask-neutral-by-lot = A neutral seal is laid, { $count } to go.
ask-lay = A card is turned up for the row.
ask-draw = Bricks are drawn onto card { $number }, { $count } to go.
ask-card = { $seat }: take a card of the row. Persons may be played first.
ask-no-card = { $seat }: there is no card left to take. Play a person, or go on.
ask-price = { $seat }: pay a brick onto card { $number } ({ $card }).
ask-ward-off = { $seat }: play the Patrician against the { $card }, or let it happen?
ask-flood = { $count ->
    [one] { $seat }: the flood takes one more brick. Which?
   *[other] { $seat }: the flood takes { $count } bricks. Which? (white to purple)
}
ask-fire = { $count ->
    [one] { $seat }: the fire takes one more brick. Which?
   *[other] { $seat }: the fire takes { $count } bricks. Which? (white to purple)
}
ask-luxury-tax = { $count ->
    [one] { $seat }: pay one more brick of Luxury Tax.
   *[other] { $seat }: pay { $count } bricks of Luxury Tax (white to purple).
}
ask-fall = { $count ->
    [one] { $seat }: you could not pay for all towers ({ $card }). Which one falls?
   *[other] { $seat }: you could not pay for all towers ({ $card }). Which { $count } fall? (left to right)
}
ask-collapse = { $seat }: one of your towers collapses. Which?
ask-botched-work = { $seat }: one of your towers loses a floor. Which?
ask-work = { $seat }: exchange { $count } bricks for one of the row, or go on to build (done)? Persons may be played now.
ask-work-persons = { $seat }: go on to build (done)? Persons may be played now.
ask-swap = { $seat }: which brick of the row do you want?
ask-exchange = { $count ->
    [one] { $seat }: give one more brick in exchange.
   *[other] { $seat }: give { $count } bricks in exchange (white to purple).
}
ask-raise = { $seat }: raise your { $colour } tower of { $height } to what height, or leave it to fall? Bricks built so far: { $built }.
ask-begin = { $seat }: begin a new tower, or be done? Bricks built so far: { $built }, to pay: { $cost }.
ask-cost = { $count ->
    [one] { $seat }: pay one more brick for the building.
   *[other] { $seat }: pay { $count } bricks for the building (white to purple).
}
ask-commission = { $seat }: fulfil { $colour } { $height } for { points }, or keep the tower?
ask-campanile = { $seat }: give your { $colour } tower of { $height } for the Campanile, or keep it?
ask-closing = { $seat }: play a person, or end your turn (done).
ask-architect = { $seat }: which tower shall the Architect judge?
ask-architect-floor = { $seat }: what shall your { $colour } tower of { $height } pass for?
ask-alchemist-give = { $seat }: which brick does the Alchemist transmute?
ask-alchemist-get = { $seat }: which brick of the bag do you want for it ({ $colour })?
ask-smuggler-give = { $seat }: which of your bricks does the Smuggler take along?
ask-smuggler-get = { $seat }: which brick of another player do you want for it ({ $colour })?
ask-saboteur = { $seat }: which tower of another player loses a floor?
ask-wholesaler = { $seat }: on which card are the bricks drawn anew?
ask-patrician = { $seat }: which card of your hand goes with the Patrician?
ask-discard = { $count ->
    [one] { $seat }: too many cards. Discard one more person or building.
   *[other] { $seat }: too many cards. Discard { $count } persons or buildings (in the order of the list).
}
ask-surplus = { $count ->
    [one] { $seat }: too many bricks. Put one more back into the bag.
   *[other] { $seat }: too many bricks. Put { $count } back into the bag (white to purple).
}

move-first = { $seat } begins
move-dead = No { $colour } commissions
move-balcony = Balcony { $numeral } on { $colour } { $height }
move-neutral = Neutral seal on { $colour } { $height }
move-lay = { $card } comes into the row
move-draw = A { $colour } brick
move-take = Take card { $number }
move-refresh = Bricks of card { $number }
move-give = Give a { $colour } brick
move-get = Take a { $colour } brick from the bag
move-smuggle = Take a { $colour } brick from { $owner }
move-swap = The { $colour } brick on card { $number }
move-play = Play the { $card }
move-discard = Discard the { $card }
move-begin = New { $colour } tower of { $height }
move-raise = Raise the { $colour } tower to { $height }
move-tower = The { $colour } tower of { $height }
move-sabotage = The { $colour } tower of { $height } of { $owner }
move-fulfil = Fulfil { $colour } { $height }
move-campanile = Bell tower for the Campanile
move-done = Done
move-exchange = Exchange a brick
move-leave = Leave it to fall
move-keep = Keep the tower
move-suffer = Let it happen

fact-first = { $seat } begins.
fact-received = { $count ->
    [one] { $seat } receives 1 white brick.
   *[other] { $seat } receives { $count } white bricks.
}
fact-dead = There are no { $colour } commissions in this game.
fact-hung = Balcony { $numeral } covers { $colour } { $height } and is worth { $points }.
fact-blocked = A neutral seal covers { $colour } { $height }.
fact-laid = { $card } comes into the row as card { $number }.
fact-drawn = A { $colour } brick is drawn onto card { $number }.
fact-paid-price = { $seat } pays a { $colour } brick onto card { $number }.
fact-card = { $count ->
    [one] { $seat } takes card { $number }, { $card }, with 1 brick.
   *[other] { $seat } takes card { $number }, { $card }, with { $count } bricks.
}
fact-of-no-use = The { $card } goes straight to the discard pile.
fact-monument = { $seat } has the highest tower and receives the Monument.
fact-played = { $seat } plays the { $card }.
fact-transmuted = { $seat } puts a { $given } brick into the bag and takes a { $colour } one.
fact-smuggled = { $seat } swaps a { $given } brick for a { $colour } one of { $owner }.
fact-refreshed = { $count ->
    [one] The brick on card { $number } goes back into the bag.
   *[other] The { $count } bricks on card { $number } go back into the bag.
}
fact-discarded = { $seat } discards the { $card }.
fact-warded-off = { $seat } wards off the { $card }.
fact-reshuffled = The deck is shuffled anew from { $count } cards.
fact-lost-flood = { $seat } loses a { $colour } brick to the flood.
fact-lost-fire = { $seat } loses a { $colour } brick to the fire.
fact-paid-tribute = { $seat } pays a { $colour } brick of Tribute.
fact-paid-luxury-tax = { $seat } pays a { $colour } brick of Luxury Tax.
fact-paid-building = { $seat } pays a { $colour } brick for the building.
fact-surplus = { $seat } puts a { $colour } brick back into the bag.
fact-gave-for-brick = { $seat } lays a { $colour } brick on card { $number }.
fact-exchanged = { $seat } takes a { $colour } brick from card { $number } in exchange.
fact-raised = { $seat } raises a { $colour } tower by { $added } to { $height }.
fact-begun = { $seat } begins a { $colour } tower of { $height }.
fact-lowered-saboteur = The Saboteur takes a floor off the { $colour } tower of { $height } of { $seat }.
fact-lowered-botched-work = { $seat } loses a floor of the { $colour } tower of { $height } to Botched Work.
fact-ruin-unraised = { $seat } has not raised the { $colour } tower of { $height }: it is torn down, { $kept } back to the storehouse.
fact-ruin-tribute = { $seat } can't pay Tribute for the { $colour } tower of { $height }: it is torn down, { $kept } back to the storehouse.
fact-ruin-luxury-tax = { $seat } can't pay Luxury Tax for the { $colour } tower of { $height }: it is torn down, { $kept } back to the storehouse.
fact-ruin-collapse = The { $colour } tower of { $height } of { $seat } collapses.
fact-ruin-saboteur = The Saboteur takes the only floor of the { $colour } tower of { $seat }.
fact-ruin-botched-work = { $seat } loses the only floor of the { $colour } tower to Botched Work.
fact-commission = { $seat } fulfils { $colour } { $height } with { $bricks } bricks: { points }.
fact-balcony = { $seat } has fulfilled balcony { $numeral }.
fact-level = { $seat } is the first at this height: { $points } extra.
fact-privilege = { $seat } earns the Privilege: { $points } extra.
fact-last-seal = { $seat } has placed the last seal and takes the end tile: { points }. Everybody else has one more turn.
fact-campanile = { $seat } has built the bell tower, with { $bricks } bricks, and may fulfil commissions again.
fact-campanile-done = All bell towers are built: the { $card } goes to the discard pile.
fact-majority = { $seat } has the majority in { $colour }: { points }.
fact-feast = { $seat } counts { $card } ({ $count }): { points }.
fact-counted = { $seat } has { points } in all.

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
