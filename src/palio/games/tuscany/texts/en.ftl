colour-dark-green = dark green
colour-red = red
colour-turquoise = turquoise
colour-light-green = light green
colour-grey = grey
colour-orange = orange
colour-yellow = yellow
colour-beige = beige

letter-dark-green = D
letter-red = R
letter-turquoise = T
letter-light-green = L
letter-grey = G
letter-orange = O
letter-yellow = Y
letter-beige = B
letter-wine = W
letter-boar = B
letter-olives = O
letter-grain = G

tile-castle = castle
tile-town = town
tile-inn = inn
tile-quarry = quarry
tile-village = village
tile-monastery = monastery
tile-carriage = carriage
tile-hexagon = wooden hexagon
tile-start-castle = start castle
tile-wine = wine
tile-boar = boar
tile-olives = olives
tile-grain = grain
tile-wine-boar = wine and boar
tile-wine-olives = wine and olives
tile-wine-grain = wine and grain
tile-boar-olives = boar and olives
tile-boar-grain = boar and grain
tile-olives-grain = olives and grain

bonus-card = +1 card
bonus-storage = +1 storage space
bonus-marble = +1 marble
bonus-worker = +1 worker
bonus-yield = +1 yield card

gain-red = red point
gain-green = green point
gain-cards = region card
gain-marble = marble
gain-worker = worker
gain-hexagon = wooden hexagon

part-A = A
part-A-turned = A turned
part-B = B
part-B-turned = B turned
part-C = C
part-C-turned = C turned
shift-up = half a hexagon higher
shift-down = half a hexagon lower

ask-first = The lot says who is first.
ask-reveal-own = { $seat } puts out a tile of the own stack.
ask-reveal-neutral = A neutral tile is turned up.
ask-card = { $seat } draws a region card.
ask-part = { $seat } is given a part { $letter }.
ask-yield = { $seat } turns up a yield card.
ask-part-left = { $seat }: which part lies on the left of your board, and which way round?
ask-part-middle = { $seat }: which part lies in the middle, and which way round?
ask-part-right = { $seat }: which way round does your last part lie, on the right?
ask-shift-middle = { $seat }: does the middle part lie half a hexagon higher or lower than the left one?
ask-shift-right = { $seat }: does the right part lie half a hexagon higher or lower than the middle one?
ask-start-castle = { $seat }: put your start castle on a dark green field.
ask-bonus = { $seat }: choose a bonus tile.
ask-action = { $seat }: draw cards, take a tile from the display or place one from your storage.
ask-second-action = { $seat }: give a marble for a second action, or end your turn.
ask-field = { $seat }: on which field does this tile go: { $tile }?
ask-pay = { $seat }: how do you pay for { $field } ({ $tile }, { $colour })?
ask-free-tile = { $seat }: your castle places a tile of the display free of charge. Which one? Or pass.
ask-discard = { $seat }: your storage is full. What goes back into the box?
ask-refresh = { $seat }: still nothing fits. Which colour is removed from the display?
ask-take = { $seat }: which tile of the display do you take?
ask-place = { $seat }: which tile of your storage do you place?

move-first = { $seat } is first
move-reveal = Turn up { $tile }
move-card = Draw { $colour }
move-part = Give out part { $part }
move-lay = Lay part { $letter } as it is
move-lay-turned = Lay part { $letter } turned by half
move-shift-up = Half a hexagon higher
move-shift-down = Half a hexagon lower
move-field = Field { $field }
move-bonus = Bonus tile { $bonus }
button-draw = Draw cards
button-take = Take a tile from the display
button-place = Place a tile from your storage
move-take = Take from the display: { $tile }
move-refresh = Nothing fits: replace all { $colour } tiles of the display
move-place = Place from your storage: { $tile }
move-discard = Back into the box: { $tile }
move-pay-cards = Pay { $count } { $colour }
move-pay-two-colours = Pay { $count } { $colour } and { $other-count } { $other }
move-pay-cards-worker = Pay { $count } { $colour } and a worker
move-pay-workers = Pay two workers
move-yield = Yield card: { $amount } × { $gain }
button-pass = Pass
button-end = End your turn

fact-first = { $seat } is first.
fact-revealed = Turned up: { $tile }.
fact-put-out = { $seat } puts out: { $tile }.
fact-stack-ends-phase = { $seat } is the first to use up stack { $number }: the phase is about to end.
fact-stack-empty = { $seat } has used up stack { $number }.
fact-draws = { $count ->
    [one] { $seat } draws a card.
   *[other] { $seat } draws { $count } cards.
}
fact-drawn = { $seat } draws { $colour }.
fact-drawn-unseen = { $seat } draws a region card.
fact-no-cards = There is no card left for { $seat } to draw.
fact-cards-shuffled = The { $count } discards are shuffled and become the draw pile.
fact-gap = { $count ->
    [one] No neutral tile is left: a gap stays in the display.
   *[other] No neutral tile is left: { $count } gaps stay in the display.
}
fact-neutral-shuffled = { $count ->
    [one] The one removed neutral tile becomes the neutral stack.
   *[other] The { $count } removed neutral tiles are shuffled and become the neutral stack.
}
fact-swept = { $count } tiles of the display are { $colour }: they are replaced.
fact-refreshed = { $count ->
    [one] Nothing fits, so { $seat } replaces the { $colour } tile.
   *[other] Nothing fits, so { $seat } replaces the { $count } { $colour } tiles.
}
fact-part = { $seat } is given part { $part }.
fact-arranged = { $seat } has laid the board.
fact-board = The board of { $seat }: { $left }, then { $middle } ({ $middle-shift }), then { $right } ({ $right-shift }); start castle on { $field }.
fact-bonus-card = { $seat } chooses the bonus tile +1 card.
fact-bonus-storage = { $seat } chooses the bonus tile +1 storage space.
fact-bonus-marble = { $seat } chooses the bonus tile +1 marble.
fact-bonus-worker = { $seat } chooses the bonus tile +1 worker.
fact-bonus-yield = { $seat } chooses the bonus tile +1 yield card.
fact-storage-points = The storage space brings { $seat } { $points } green points.
fact-taken = { $seat } takes from the display: { $tile }.
fact-discarded = { $seat } puts back into the box: { $tile }.
fact-paid-cards = { $seat } pays { $count } { $colour }.
fact-paid-workers = { $count ->
    [one] { $seat } pays a worker.
   *[other] { $seat } pays { $count } workers.
}
fact-area-1 = { $seat } completes an area of one { $colour } field: { $points } green.
fact-area-2 = { $seat } completes an area of two { $colour } fields: { $points } green.
fact-area-3 = { $seat } completes an area of three { $colour } fields: { $points } green.
fact-crops = { $points ->
    [0] { $seat } has nothing new growing there.
    [one] { $seat } scores 1 green point for what is new there.
   *[other] { $seat } scores { $points } green points for what is new there.
}
fact-marble = { $seat } gains { $count } marble.
fact-workers = { $count ->
    [one] { $seat } gains a worker.
   *[other] { $seat } gains { $count } workers.
}
fact-hexagon = { $seat } gains a wooden hexagon.
fact-hexagon-lost = { $seat } has no space for a wooden hexagon: { $points } red points instead.
fact-yield-red = { $seat } turns up a yield: { $amount } red points.
fact-yield-green = { $amount ->
    [one] { $seat } turns up a yield: { $amount } green point.
   *[other] { $seat } turns up a yield: { $amount } green points.
}
fact-yield-cards = { $seat } turns up a yield: { $amount } region cards.
fact-yield-marble = { $seat } turns up a yield: { $amount } marble.
fact-yield-worker = { $amount ->
    [one] { $seat } turns up a yield: a worker.
   *[other] { $seat } turns up a yield: { $amount } workers.
}
fact-yield-hexagon = { $amount ->
    [one] { $seat } turns up a yield: a wooden hexagon.
   *[other] { $seat } turns up a yield: { $amount } wooden hexagons.
}
fact-yields-shuffled = The { $count } yield cards are shuffled.
fact-passed = { $seat } lets the castle rest.
fact-castle-idle = Nothing in the display fits for the castle of { $seat }.
fact-marble-used = { $seat } gives a marble for a second action.
fact-scoring-1 = First scoring: { $seat } adds { $green } green points and has { $red }.
fact-scoring-2 = Second scoring: { $seat } adds { $green } green points and has { $red }.
fact-scoring-3 = Third scoring: { $seat } adds { $green } green points and has { $red }.
fact-extra-round = One more whole round is played, from { $seat } on.
fact-leftovers = { $points ->
    [one] { $seat } scores 1 point for what is left.
   *[other] { $seat } scores { $points } points for what is left.
}
fact-counted = { $seat } has { $points } points in all.

picture-piles = Phase { $phase }; draw pile { $cards }, yield cards { $yields }, neutral stack { $neutral }
picture-extra-round = 3 (last round)
picture-display = Display
picture-bonuses = Bonus tiles
picture-colours = Colour bonus
picture-parts = Parts
picture-turned = { $part } turned
picture-legend = b2 G: field b2, empty and grey; a small letter: nothing lies beside it yet; [G]: tile, [WB]: farmland with its kinds, (G): wooden hexagon, <D>: start castle; *: first player
picture-red = red
picture-green = green
picture-cards = cards
picture-marble = marble
picture-workers = workers
picture-stack = stack
picture-storage = storage
picture-own-bonuses = bonus tiles
picture-hand = Your hand

drawing-phase = Phase
drawing-last-round = Last round
drawing-draw = Draw cards
drawing-take = Take a tile
drawing-place = Place a tile
drawing-end = End turn
drawing-pass = Pass
drawing-up = Higher
drawing-down = Lower
drawing-pay = Choose how to pay
drawing-storage = Storage
drawing-deck = Draw pile
drawing-discards = Discards
drawing-yield-deck = Yield cards
drawing-yields-seen = Yields turned up
drawing-neutral = Neutral stack
drawing-removed = Removed tiles
drawing-brings-castle = a free tile
drawing-brings-town = a bonus tile
drawing-brings-inn = a wooden hexagon
drawing-brings-farm = 1 green per new kind
drawing-brings-quarry = 1 marble (2nd action)
drawing-brings-village = 1 worker (as a card)
drawing-brings-monastery = 3 cards
drawing-brings-carriage = a yield card
drawing-hint-display = Choose a tile of the display
drawing-hint-storage = Choose a tile of your storage
drawing-hint-field = Choose a field of your region
drawing-hint-bonus = Choose a bonus tile
drawing-hint-part = Choose a part and its direction

fact-placed-castle = { $seat } builds a castle on { $field }.
fact-placed-town = { $seat } builds a town on { $field }.
fact-placed-inn = { $seat } builds an inn on { $field }.
fact-placed-quarry = { $seat } opens a quarry on { $field }.
fact-placed-village = { $seat } builds a village on { $field }.
fact-placed-monastery = { $seat } builds a monastery on { $field }.
fact-placed-carriage = { $seat } sends a carriage to { $field }.
fact-placed-hexagon = { $seat } places a wooden hexagon on { $field }, as { $colour }.
fact-placed-wine = { $seat } farms wine on { $field }.
fact-placed-boar = { $seat } farms boar on { $field }.
fact-placed-olives = { $seat } farms olives on { $field }.
fact-placed-grain = { $seat } farms grain on { $field }.
fact-placed-wine-boar = { $seat } farms wine and boar on { $field }.
fact-placed-wine-olives = { $seat } farms wine and olives on { $field }.
fact-placed-wine-grain = { $seat } farms wine and grain on { $field }.
fact-placed-boar-olives = { $seat } farms boar and olives on { $field }.
fact-placed-boar-grain = { $seat } farms boar and grain on { $field }.
fact-placed-olives-grain = { $seat } farms olives and grain on { $field }.

fact-colour-first-dark-green = { $seat } is the first to cover all dark green fields: { $points ->
    [one] { $points } green point.
   *[other] { $points } green points.
}
fact-colour-first-red = { $seat } is the first to cover all red fields: { $points ->
    [one] { $points } green point.
   *[other] { $points } green points.
}
fact-colour-first-turquoise = { $seat } is the first to cover all turquoise fields: { $points ->
    [one] { $points } green point.
   *[other] { $points } green points.
}
fact-colour-first-light-green = { $seat } is the first to cover all light green fields: { $points ->
    [one] { $points } green point.
   *[other] { $points } green points.
}
fact-colour-first-grey = { $seat } is the first to cover all grey fields: { $points ->
    [one] { $points } green point.
   *[other] { $points } green points.
}
fact-colour-first-orange = { $seat } is the first to cover all orange fields: { $points ->
    [one] { $points } green point.
   *[other] { $points } green points.
}
fact-colour-first-yellow = { $seat } is the first to cover all yellow fields: { $points ->
    [one] { $points } green point.
   *[other] { $points } green points.
}
fact-colour-first-beige = { $seat } is the first to cover all beige fields: { $points ->
    [one] { $points } green point.
   *[other] { $points } green points.
}
fact-colour-second-dark-green = { $seat } is the second to cover all dark green fields: { $points ->
    [one] { $points } green point.
   *[other] { $points } green points.
}
fact-colour-second-red = { $seat } is the second to cover all red fields: { $points ->
    [one] { $points } green point.
   *[other] { $points } green points.
}
fact-colour-second-turquoise = { $seat } is the second to cover all turquoise fields: { $points ->
    [one] { $points } green point.
   *[other] { $points } green points.
}
fact-colour-second-light-green = { $seat } is the second to cover all light green fields: { $points ->
    [one] { $points } green point.
   *[other] { $points } green points.
}
fact-colour-second-grey = { $seat } is the second to cover all grey fields: { $points ->
    [one] { $points } green point.
   *[other] { $points } green points.
}
fact-colour-second-orange = { $seat } is the second to cover all orange fields: { $points ->
    [one] { $points } green point.
   *[other] { $points } green points.
}
fact-colour-second-yellow = { $seat } is the second to cover all yellow fields: { $points ->
    [one] { $points } green point.
   *[other] { $points } green points.
}
fact-colour-second-beige = { $seat } is the second to cover all beige fields: { $points ->
    [one] { $points } green point.
   *[other] { $points } green points.
}
