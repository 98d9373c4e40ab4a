colour-dark-green = dark green
colour-red = red
colour-turquoise = turquoise
colour-light-green = light green
colour-grey = grey
colour-orange = orange
colour-yellow = yellow
colour-beige = beige

shade-dark-green = dark green
shade-red = red
shade-turquoise = turquoise
shade-light-green = light green
shade-grey = grey
shade-orange = orange
shade-yellow = yellow
shade-beige = beige

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
ask-reveal-own = { $seat } puts out a tile from the top of their stack.
ask-reveal-neutral = { $count ->
    [one] A neutral tile is turned up.
   *[other] { $count } neutral tiles are turned up, one by one.
}
ask-card = { $count ->
    [one] { $seat } draws a region card.
   *[other] { $seat } draws { $count } region cards, one by one.
}
ask-part = { $seat } is given a part { $letter } of a board.
ask-yield = { $count ->
    [one] { $seat } turns up a yield card.
   *[other] { $seat } turns up { $count } yield cards, one by one.
}
ask-part-left = { $seat }: which part lies on the left of your board, and which way round?
ask-part-middle = { $seat }: which part lies in the middle, and which way round?
ask-part-right = { $seat }: which way round does your last part lie, on the right?
ask-shift-middle = { $seat }: does the middle part lie half a hexagon higher or lower than the left one?
ask-shift-right = { $seat }: does the right part lie half a hexagon higher or lower than the middle one?
ask-start-castle = { $seat }: put your start castle on a dark green field.
ask-bonus = { $seat }: choose a bonus tile.
ask-action = { $count ->
    [one] { $seat }: draw a card, take a tile from the display or place one from your storage.
   *[other] { $seat }: draw { $count } cards, take a tile from the display or place one from your storage.
}
ask-second-action = { $count ->
    [one] { $seat }: give a marble for a second action (draw a card, take or place a tile), or end your turn.
   *[other] { $seat }: give a marble for a second action (draw { $count } cards, take or place a tile), or end your turn.
}
ask-field = { $seat }: on which field does this tile go: { $tile }?
ask-free-field = { $seat }: on which field does the free tile go: { $tile }?
ask-pay = { $seat }: with what do you pay for { $field } ({ $tile })? The price is two { $shade } cards.
ask-free-tile = { $seat }: your castle lets you place a tile of the display free of charge. Which one? Or pass.
ask-discard = { $seat }: your storage is full. What goes back into the box, so that this tile has room: { $tile }?
ask-refresh = { $seat }: still nothing fits. Which colour of the display is replaced next?
ask-take = { $seat }: which tile of the display do you take?
ask-take-or-refresh = { $seat }: nothing in the display fits. Which tile do you take, or which colour is replaced first?
ask-place = { $seat }: which tile of your storage do you place?

move-first = { $seat } is first
move-reveal = Turn up { $tile }
move-card = Draw a card: { $colour }
move-part = Give out part { $part }
move-lay = Lay part { $letter } as it is
move-lay-turned = Lay part { $letter } turned by half
move-shift-up = Half a hexagon higher
move-shift-down = Half a hexagon lower
move-field = Field { $field }
move-bonus = Choose the bonus tile { $bonus }
button-draw = Draw cards
button-take = Take a tile from the display
button-place = Place a tile from your storage
move-take = Take from the display: { $tile }
move-refresh = Nothing fits: replace all { $shade } tiles of the display
move-place = Place from your storage: { $tile }
move-discard = Put back into the box: { $tile }
move-pay-cards = { $count ->
    [one] Pay { $count } { $shade } card
   *[other] Pay { $count } { $shade } cards
}
move-pay-two-colours = Pay { $count ->
    [one] { $count } { $shade } card
   *[other] { $count } { $shade } cards
} and { $other-count ->
    [one] { $other-count } { $other } card
   *[other] { $other-count } { $other } cards
}
move-pay-cards-worker = { $count ->
    [one] Pay { $count } { $shade } card and a worker
   *[other] Pay { $count } { $shade } cards and a worker
}
move-pay-workers = Pay two workers
move-yield-red = { $amount ->
    [one] Yield: { $amount } red point
   *[other] Yield: { $amount } red points
}
move-yield-green = { $amount ->
    [one] Yield: { $amount } green point
   *[other] Yield: { $amount } green points
}
move-yield-cards = { $amount ->
    [one] Yield: { $amount } region card
   *[other] Yield: { $amount } region cards
}
move-yield-marble = Yield: { $amount } marble
move-yield-worker = { $amount ->
    [one] Yield: { $amount } worker
   *[other] Yield: { $amount } workers
}
move-yield-hexagon = { $amount ->
    [one] Yield: { $amount } wooden hexagon
   *[other] Yield: { $amount } wooden hexagons
}
button-pass = Pass
button-end = End your turn

fact-first = { $seat } is first.
fact-revealed = Turned up: { $tile }.
fact-put-out = { $seat } puts out: { $tile }.
fact-stack-ends-phase = { $number ->
    [3] { $seat } is the first to use up stack { $number }: one more round follows this one.
   *[other] { $seat } is the first to use up stack { $number }: this round ends phase { $number }.
}
fact-stack-empty = { $seat } has used up stack { $number }.
fact-draws = { $count ->
    [one] { $seat } draws a card.
   *[other] { $seat } draws { $count } cards.
}
fact-drawn = { $seat } draws a card: { $colour }.
fact-drawn-unseen = { $seat } draws a region card.
fact-no-cards = There is no card left for { $seat } to draw.
fact-cards-shuffled = { $count ->
    [one] The one discard becomes the draw pile.
   *[other] The { $count } discards are shuffled and become the draw pile.
}
fact-gap = { $count ->
    [one] No neutral tile is left: a gap stays in the display.
   *[other] No neutral tile is left: { $count } gaps stay in the display.
}
fact-neutral-shuffled = { $count ->
    [one] The one removed neutral tile becomes the neutral stack.
   *[other] The { $count } removed neutral tiles are shuffled and become the neutral stack.
}
fact-swept = { $count ->
    [one] { $count } tile of the display is { $colour }: it is replaced.
   *[other] { $count } tiles of the display are { $colour }: they are replaced.
}
fact-refreshed = { $count ->
    [one] Nothing fits, so { $seat } replaces the { $shade } tile.
   *[other] Nothing fits, so { $seat } replaces the { $count } { $shade } tiles.
}
fact-part = { $seat } is given part { $part }.
fact-arranged = { $seat } has laid the board.
fact-board = The board of { $seat }: { $left }, then { $middle } ({ $middle-shift }), then { $right } ({ $right-shift }); start castle on { $field }.
fact-bonus-card = { $seat } chooses the bonus tile +1 card.
fact-bonus-storage = { $seat } chooses the bonus tile +1 storage space.
fact-bonus-marble = { $seat } chooses the bonus tile +1 marble.
fact-bonus-worker = { $seat } chooses the bonus tile +1 worker.
fact-bonus-yield = { $seat } chooses the bonus tile +1 yield card.
fact-storage-points = The storage space brings { $seat } { $points ->
    [one] { $points } green point.
   *[other] { $points } green points.
}
fact-taken = { $seat } takes from the display: { $tile }.
fact-discarded = { $seat } puts back into the box: { $tile }.
fact-paid-cards = { $seat } pays { $count ->
    [one] { $count } { $shade } card.
   *[other] { $count } { $shade } cards.
}
fact-paid-workers = { $count ->
    [one] { $seat } pays a worker.
   *[other] { $seat } pays { $count } workers.
}
fact-area-1 = { $seat } completes an area of one { $shade } field: { $points ->
    [one] { $points } green point.
   *[other] { $points } green points.
}
fact-area-2 = { $seat } completes an area of two { $shade } fields: { $points ->
    [one] { $points } green point.
   *[other] { $points } green points.
}
fact-area-3 = { $seat } completes an area of three { $shade } fields: { $points ->
    [one] { $points } green point.
   *[other] { $points } green points.
}
fact-colour-first = { $seat } is the first to cover all { $shade } fields: { $points ->
    [one] { $points } green point.
   *[other] { $points } green points.
}
fact-colour-second = { $seat } is the second to cover all { $shade } fields: { $points ->
    [one] { $points } green point.
   *[other] { $points } green points.
}
fact-crops = { $points ->
    [0] { $seat } scores nothing: no kind is new in the area.
    [one] { $seat } scores { $points } green point for the kind that is new in the area.
   *[other] { $seat } scores { $points } green points for the kinds that are new in the area.
}
fact-crops-hexagon = { $seat } scores { $points ->
    [one] { $points } green point: a wooden hexagon is a kind of its own.
   *[other] { $points } green points: a wooden hexagon is a kind of its own.
}
fact-marble = { $seat } gains { $count } marble.
fact-workers = { $count ->
    [one] { $seat } gains a worker.
   *[other] { $seat } gains { $count } workers.
}
fact-hexagon = { $seat } gains a wooden hexagon.
fact-hexagon-lost = { $seat } has no free storage space for a wooden hexagon: { $points ->
    [one] { $points } red point instead.
   *[other] { $points } red points instead.
}
fact-yield-red = { $seat } turns up a yield card: { $amount ->
    [one] { $amount } red point.
   *[other] { $amount } red points.
}
fact-yield-green = { $seat } turns up a yield card: { $amount ->
    [one] { $amount } green point.
   *[other] { $amount } green points.
}
fact-yield-cards = { $seat } turns up a yield card: { $amount ->
    [one] { $amount } region card.
   *[other] { $amount } region cards.
}
fact-yield-marble = { $seat } turns up a yield card: { $amount } marble.
fact-yield-worker = { $seat } turns up a yield card: { $amount ->
    [one] a worker.
   *[other] { $amount } workers.
}
fact-yield-hexagon = { $seat } turns up a yield card: { $amount ->
    [one] a wooden hexagon.
   *[other] { $amount } wooden hexagons.
}
fact-yields-shuffled = { $count ->
    [one] The one yield card that was turned up becomes the pile again.
   *[other] The { $count } yield cards that were turned up are shuffled and become the pile again.
}
fact-passed = { $seat } lets the castle rest.
fact-castle-idle = Nothing in the display fits for the castle of { $seat }.
fact-marble-used = { $seat } gives a marble for a second action.
fact-scoring-1 = First scoring: { $seat } adds { $green ->
    [one] { $green } point
   *[other] { $green } points
} from the green track to the red one, which now stands at { $red }.
fact-scoring-2 = Second scoring: { $seat } adds { $green ->
    [one] { $green } point
   *[other] { $green } points
} from the green track to the red one, which now stands at { $red }.
fact-scoring-3 = Third scoring: { $seat } adds { $green ->
    [one] { $green } point
   *[other] { $green } points
} from the green track to the red one, which now stands at { $red }.
fact-extra-round = One more whole round is played, from { $seat } on.
fact-left-tiles = { $seat } has { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
} left on storage spaces: { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
fact-left-hexagons = { $seat } has { $count ->
    [one] { $count } wooden hexagon
   *[other] { $count } wooden hexagons
} left: { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
fact-left-marble = { $seat } has { $count } marble left: { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
fact-left-workers = { $seat } has { $count ->
    [one] { $count } worker
   *[other] { $count } workers
} left: { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
fact-left-cards = { $seat } has { $count ->
    [one] { $count } card
   *[other] { $count } cards
} left, and { $each ->
    [one] each of them brings a point
   *[other] every { $each } bring a point
}: { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
fact-counted = { $seat } has { $points ->
    [one] { $points } point in all.
   *[other] { $points } points in all.
}
fact-tied = { $points ->
    [one] Tied on { $points } point
   *[other] Tied on { $points } points
}: { $seat } has { $fields ->
    [one] { $fields } empty field.
   *[other] { $fields } empty fields.
}
fact-tied-fields = Tied on empty fields too: { $seat } has { $green ->
    [one] { $green } green point.
   *[other] { $green } green points.
}
fact-won-by-fields = { $seat } wins the tie by more empty fields: { $fields }.
fact-won-by-green = { $seat } wins the tie by more green points: { $green }.
fact-won-shared = { $seat } shares the win: the green points are equal too.

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
