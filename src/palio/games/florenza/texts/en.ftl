die-white = the white die
die-brown = the brown die
die-grey = the grey die
die-green = the green die
die-red = the red die
die-yellow = the yellow die

colour-white = white
colour-brown = brown
colour-grey = grey
colour-green = green
colour-red = red
colour-yellow = yellow

resource-marble = marble
resource-wood = wood
resource-metal = metal
resource-spice = spice
resource-cloth = cloth
resource-gold = gold

short-marble = Ma
short-wood = Wo
short-metal = Me
short-spice = Sp
short-cloth = Cl
short-gold = Go

track-captain = Captain
track-bishop = Bishop
track-priest = Priest

artist-sculptor = sculptor
artist-architect = architect
artist-painter = painter
artist-any = artist of any kind
artist-anonymous = anonymous artist

house-rione = Rione
house-palazzo = Palazzo
house-chiesa = Chiesa
field-2 = field 2
field-3 = field 3
field-4 = field 4
field-5 = field 5
field-6 = field 6
field-7 = field 7
field-8 = field 8

level-easy = easy
level-normal = normal
level-hard = hard
level-extreme = extreme
level-highscore = highscore

bonus-fiorini = 100 fiorini
bonus-extra = an extra resource
bonus-star = a star
bonus-die = a bonus die
bonus-step = a step for Captain or Bishop
bonus-points-1 = 1 PP
bonus-points-2 = 2 PP
bonus-points-3 = 3 PP

ask-first = { $seat } rolls for the first building.
ask-again = { $seat } rolls again for the start.
ask-lots = Still tied for the start: lots are drawn. Players in it: { $count }.
ask-roll = The active player rolls the { $colour } die.
ask-die-active = { $left ->
    [one] { $seat }: choose your last die.
   *[other] { $seat }: choose a die, { $left } to go.
}
ask-die-active-build = { $left ->
    [one] { $seat }: choose your last die, or build first.
   *[other] { $seat }: choose a die, { $left } to go, or build first.
}
ask-die-other = { $seat }: choose one of the unused dice.
ask-die-other-build = { $seat }: choose one of the unused dice, or build first.
ask-die-bishop = { $seat }: as Bishop choose any die, even a used one.
ask-die-bishop-build = { $seat }: as Bishop choose any die, even a used one, or build first.
ask-die-bonus = { $seat }: choose an unused die as your bonus die.
ask-die-bonus-build = { $seat }: choose an unused die as your bonus die, or build first.
ask-use = { $seat }: what do you use { $die } for? It shows { $value }.
ask-mark = { $left ->
    [one] { $seat }: mark one { $resource }.
   *[other] { $seat }: mark { $left } { $resource }, in the order of the sheet from the Rione to the Chiesa.
}
ask-mark-build = { $seat }: mark one { $resource }, or build first, so that it can still be exchanged or turned into fiorini.
ask-mark-none-build = { $seat }: there is no box for the last { $resource }. Build first, so that it can still be exchanged or turned into fiorini, or pass.
ask-mark-swap = { $left ->
    [one] { $seat }: mark one { $resource }, or another resource instead.
   *[other] { $seat }: { $left } { $resource } to mark. If you exchange one, mark that one first.
}
ask-mark-swap-build = { $seat }: mark one { $resource } or another resource instead, or build first.
ask-mark-bank = { $left ->
    [one] { $seat }: mark one { $resource }, or take { $fiorini } fiorini instead.
   *[other] { $seat }: { $left } { $resource } to mark. If you want { $fiorini } fiorini for one, take them first.
}
ask-mark-bank-build = { $seat }: mark one { $resource }, take { $fiorini } fiorini instead, or build first.
ask-mark-swap-bank = { $left ->
    [one] { $seat }: mark one { $resource } or another resource, or take { $fiorini } fiorini instead.
   *[other] { $seat }: { $left } { $resource } to mark. First take { $fiorini } fiorini for one, then exchange one, if you like.
}
ask-mark-any = { $left ->
    [one] { $seat }: mark a resource of your choice.
   *[other] { $seat }: mark the first of { $left } equal resources of your choice.
}
ask-mark-any-bank = { $left ->
    [one] { $seat }: mark a resource of your choice, or take { $fiorini } fiorini instead.
   *[other] { $seat }: mark the first of { $left } equal resources of your choice, or take { $fiorini } fiorini for one of them first.
}
ask-captain = { $seat }: as Captain mark a resource of your choice, or pass.
ask-finish = { $wage ->
    [0] { $seat }: which work does the { $artist } finish? He works without a wage; you pay what the work costs.
   *[other] { $seat }: which work does the { $artist } finish? You pay { $wage } fiorini as his wage, and what the work costs on top.
}
ask-finish-casa = { $seat }: which work does the { $artist } finish? He works without a wage; you pay what the work costs.
ask-masterpiece = { $seat }: spend a star on { $work } ({ $house }) for { $points } PP more?
ask-steps = { $seat }: you choose the value of { $die }. How many steps do you take on the { $track } track?
ask-track-palagio = { $steps ->
    [one] { $seat }: on which track do you take { $steps } step?
   *[other] { $seat }: on which track do you take { $steps } steps?
}
ask-track-field = { $seat }: on which track do you take a step, Captain or Bishop?
ask-track-chiesa = { $steps ->
    [one] { $seat }: your Chiesa is complete. On which track do you take { $steps } step?
   *[other] { $seat }: your Chiesa is complete. On which track do you take { $steps } steps?
}
ask-build = { $seat }: build something now?

move-first = Roll a { $value }
move-lot = { $seat } starts
move-roll = Roll a { $value } with the { $colour } die
move-take = Choose the { $colour } die
move-use-resources = Take resources
move-use-track = Step on its track
move-use-artist = Hire an artist
move-use-money = Take fiorini
move-use-casa = Casa: an anonymous artist
move-use-mercato = Mercato: two equal resources
move-use-palagio = Palagio: two steps on any track
move-steps = { $steps ->
    [one] Take { $steps } step
   *[other] Take { $steps } steps
}
move-mark = Mark { $resource } on { $project } ({ $house })
move-bank = Banco: { $fiorini } fiorini instead of a resource
move-build = Build { $number } { $name }
move-finish = Finish { $work } ({ $house })
move-masterpiece = Spend a star: a masterpiece
move-plain = Keep the star
move-track = Step on the { $track } track
move-done = Build nothing now
move-pass = Pass

fact-first-building = { $seat } rolls { $value } and starts with { $name }: { $points } PP.
fact-rolled-again = { $seat } rolls again for the start: { $value }.
fact-start = { $seat } has rolled lowest ({ $value }) and is the start player.
fact-lot = Still tied for the start: the lot falls to { $seat }.
fact-round = Round { $round } of { $rounds } begins.
fact-turn = { $seat } is active and rolls.
fact-dummy-turn = Pope Sisto is active.
fact-rolled = The { $colour } die shows { $value }.
fact-took-active = { $seat } chooses { $die } ({ $value }).
fact-took-other = { $seat } chooses { $die } ({ $value }).
fact-took-bonus = { $seat } chooses { $die } ({ $value }) as a bonus die.
fact-free-choice = { $seat } chooses a used die as Bishop.
fact-no-die = { $seat } finds no die left to choose.
fact-no-bonus-die = { $seat } finds no die left to choose: the bonus die lapses.
fact-used-resources = { $seat } uses { $die } for { $count } { $resource }.
fact-used-track = { $seat } uses { $die } for the { $track } track.
fact-used-artist = { $seat } uses { $die } to hire an artist.
fact-used-money = { $seat } uses { $die } for { $fiorini } fiorini.
fact-used-casa = { $seat } uses { $die } to hire an anonymous artist.
fact-used-mercato = { $seat } uses { $die } for two equal resources.
fact-used-palagio = { $seat } uses { $die } for two steps on a track of choice.
fact-stepped = { $steps ->
    [one] { $seat } takes a step on the { $track } track.
   *[other] { $seat } takes { $steps } steps on the { $track } track.
}
fact-overflow = The { $track } track of { $seat } is full: { $fiorini } fiorini instead.
fact-marked = { $seat } marks { $resource } on { $project } ({ $house }).
fact-lapsed = { $count ->
    [one] { $seat } finds no box for { $count } { $resource }: it lapses.
   *[other] { $seat } finds no box for { $count } { $resource }: they lapse.
}
fact-surplus = { $count ->
    [one] { $seat } loses { $count } mark beyond the cost on field { $field }.
   *[other] { $seat } loses { $count } marks beyond the cost on field { $field }.
}
fact-captain-passed = { $seat } does without the Captain's resource.
fact-masterpiece = { $seat } spends a star and makes { $work } ({ $house }) a masterpiece: { $points } PP.
fact-palazzo-extra = { $seat } gets an extra resource from { $work } ({ $house }).
fact-palazzo-complete = { $seat } completes the Palazzo in place { $place }: { $points } PP.
fact-palazzo-complete-solo = { $seat } completes the Palazzo in round { $place }: { $points } PP.
fact-chiesa-complete = { $steps ->
    [one] { $seat } completes the Chiesa and takes { $steps } step on one track.
   *[other] { $seat } completes the Chiesa and takes { $steps } steps on one track.
}
fact-office-captain = { $seat } is Captain of the round (crosses: { $crosses }).
fact-office-bishop = { $seat } is Bishop of the round (crosses: { $crosses }).
fact-no-captain = Nobody is Captain of the round: it is a tie (crosses: { $crosses }).
fact-no-captain-yet = Nobody is Captain of the round: nobody has a cross on the track.
fact-no-bishop = Nobody is Bishop of the round: it is a tie (crosses: { $crosses }).
fact-no-bishop-yet = Nobody is Bishop of the round: nobody has enough crosses (at least { $needed }).
fact-dummy-captain = Pope Sisto is Captain of the round (crosses: { $crosses }).
fact-dummy-bishop = Pope Sisto is Bishop of the round (crosses: { $crosses }).
fact-set-aside = The walk sets { $die } aside.
fact-dummy-stepped = { $steps ->
    [one] Pope Sisto takes a step on the { $track } track and stands at { $crosses }.
   *[other] Pope Sisto takes { $steps } steps on the { $track } track and stands at { $crosses }.
}

fact-built-1 = { $seat } builds { $name } on field { $field }: { $points } PP (fiorini: { $fiorini }, extra resources: { $extras }).
fact-built-2 = { $seat } builds { $name } on field { $field }: { $points } PP (fiorini: { $fiorini }, extra resources: { $extras }).
fact-built-3 = { $seat } builds { $name } on field { $field }: { $points } PP (fiorini: { $fiorini }, extra resources: { $extras }).
fact-built-4 = { $seat } builds { $name } on field { $field }: { $points } PP (fiorini: { $fiorini }, extra resources: { $extras }).
fact-built-5 = { $seat } builds { $name } on field { $field }: { $points } PP (fiorini: { $fiorini }, extra resources: { $extras }).
fact-built-6 = { $seat } builds { $name } on field { $field }: { $points } PP (fiorini: { $fiorini }, extra resources: { $extras }).
fact-built-7 = { $seat } builds { $name } on field { $field }: { $points } PP (fiorini: { $fiorini }, extra resources: { $extras }).
fact-built-8 = { $seat } builds { $name } on field { $field }: { $points } PP (fiorini: { $fiorini }, extra resources: { $extras }).
fact-built-9 = { $seat } builds { $name } on field { $field }: { $points } PP (fiorini: { $fiorini }, extra resources: { $extras }).
fact-built-10 = { $seat } builds { $name } on field { $field }: { $points } PP (fiorini: { $fiorini }, extra resources: { $extras }).
fact-built-11 = { $seat } builds { $name } on field { $field }: { $points } PP (fiorini: { $fiorini }, extra resources: { $extras }).
fact-built-12 = { $seat } builds { $name } on field { $field }: { $points } PP (fiorini: { $fiorini }, extra resources: { $extras }).
fact-built-13 = { $seat } builds { $name } on field { $field }: { $points } PP (fiorini: { $fiorini }, extra resources: { $extras }).
fact-built-14 = { $seat } builds { $name } on field { $field }: { $points } PP (fiorini: { $fiorini }, extra resources: { $extras }).
fact-built-15 = { $seat } builds { $name } on field { $field }: { $points } PP (fiorini: { $fiorini }, extra resources: { $extras }).
fact-built-16 = { $seat } builds { $name } on field { $field }: { $points } PP (fiorini: { $fiorini }, extra resources: { $extras }).
fact-built-17 = { $seat } builds { $name } on field { $field }: { $points } PP (fiorini: { $fiorini }, extra resources: { $extras }).
fact-built-18 = { $seat } builds { $name } on field { $field }: { $points } PP (fiorini: { $fiorini }, extra resources: { $extras }).
fact-built-19 = { $seat } builds { $name } on field { $field }: { $points } PP (fiorini: { $fiorini }, extra resources: { $extras }).
fact-built-20 = { $seat } builds { $name } on field { $field }: { $points } PP (fiorini: { $fiorini }, extra resources: { $extras }).
fact-built-21 = { $seat } builds { $name } on field { $field }: { $points } PP (fiorini: { $fiorini }, extra resources: { $extras }).
fact-built-22 = { $seat } builds { $name } on field { $field }: { $points } PP (fiorini: { $fiorini }, extra resources: { $extras }).
fact-built-23 = { $seat } builds { $name } on field { $field }: { $points } PP (fiorini: { $fiorini }, extra resources: { $extras }).
fact-built-24 = { $seat } builds { $name } on field { $field }: { $points } PP (fiorini: { $fiorini }, extra resources: { $extras }).
fact-built-25 = { $seat } builds { $name } on field { $field }: { $points } PP (fiorini: { $fiorini }, extra resources: { $extras }).
fact-field-bonus = { $seat } gets { $points } PP more for field { $field }.

fact-effect-1 = { $name } lets { $seat } use { $die } as if it showed another value.
fact-effect-2 = { $name } lets { $seat } use { $die } as if it showed another value.
fact-effect-3 = { $name } lets { $seat } use { $die } as if it showed another value.
fact-effect-4 = { $name } lets { $seat } use { $die } as if it showed another value.
fact-effect-5 = { $name } lets { $seat } use { $die } as if it showed another value.
fact-effect-6 = { $name } lets { $seat } use { $die } as if it showed another value.
fact-effect-7 = { $name } lets { $seat } exchange { $given } for { $taken }.
fact-effect-8 = { $name } lets { $seat } exchange { $given } for { $taken }.
fact-effect-9 = { $name } lets { $seat } exchange { $given } for { $taken }.
fact-effect-10 = { $name } lets { $seat } exchange { $given } for { $taken }.
fact-effect-11 = { $name } lets { $seat } exchange { $given } for { $taken }.
fact-effect-12 = { $name } lets { $seat } exchange { $given } for { $taken }.
fact-effect-13 = { $name } lets { $seat } hire an anonymous artist free of charge.
fact-effect-14 = { $name } gives { $seat } two equal resources.
fact-effect-15 = { $name } gives { $seat } two steps on a track of choice.
fact-effect-16 = { $name } gives { $seat } { $fiorini } fiorini more.
fact-effect-17 = { $name } gives { $seat } { $fiorini } fiorini instead of a resource.
fact-effect-18 = { $name } makes the artist of { $seat } { $fiorini } fiorini cheaper.
fact-effect-19 = { $extras ->
    [one] { $name } gives { $seat } { $extras } extra resource.
   *[other] { $name } gives { $seat } { $extras } extra resources.
}
fact-effect-20 = { $name } makes the masterpiece of { $seat } worth { $points } PP instead of { $usual }.
fact-effect-21 = { $name } lets { $seat } hire an artist of another kind: { $artist }.

fact-finished-palazzo-facciata = { $seat } finishes { $work } ({ $house }): { $points } PP, of which { $artist } PP for the artist (fiorini: { $fiorini }, extra resources: { $extras }).
fact-finished-camera-nuziale = { $seat } finishes { $work } ({ $house }): { $points } PP, of which { $artist } PP for the artist (fiorini: { $fiorini }, extra resources: { $extras }).
fact-finished-statua = { $seat } finishes { $work } ({ $house }): { $points } PP, of which { $artist } PP for the artist (fiorini: { $fiorini }, extra resources: { $extras }).
fact-finished-sala = { $seat } finishes { $work } ({ $house }): { $points } PP, of which { $artist } PP for the artist (fiorini: { $fiorini }, extra resources: { $extras }).
fact-finished-chiesa-facciata = { $seat } finishes { $work } ({ $house }): { $points } PP, of which { $artist } PP for the artist (fiorini: { $fiorini }, extra resources: { $extras }).
fact-finished-campanile = { $seat } finishes { $work } ({ $house }): { $points } PP, of which { $artist } PP for the artist (fiorini: { $fiorini }, extra resources: { $extras }).
fact-finished-pala = { $seat } finishes { $work } ({ $house }): { $points } PP, of which { $artist } PP for the artist (fiorini: { $fiorini }, extra resources: { $extras }).
fact-finished-crocifisso = { $seat } finishes { $work } ({ $house }): { $points } PP, of which { $artist } PP for the artist (fiorini: { $fiorini }, extra resources: { $extras }).
fact-income-fiorini = { $work } ({ $house }) gives { $seat } { $fiorini } fiorini.
fact-income-step = { $work } ({ $house }) gives { $seat } a step on the { $track } track.

fact-bonus-captain-1 = { $seat } crosses { track-captain } 1: { $what }.
fact-bonus-captain-2 = { $seat } crosses { track-captain } 2: { $what }.
fact-bonus-captain-3 = { $seat } crosses { track-captain } 3: { $what }.
fact-bonus-captain-4 = { $seat } crosses { track-captain } 4: { $what }.
fact-bonus-captain-5 = { $seat } crosses { track-captain } 5: { $what }.
fact-bonus-captain-6 = { $seat } crosses { track-captain } 6: { $what }.
fact-bonus-captain-7 = { $seat } crosses { track-captain } 7: { $what }.
fact-bonus-captain-8 = { $seat } crosses { track-captain } 8: { $what }.
fact-bonus-captain-9 = { $seat } crosses { track-captain } 9: { $what }.
fact-bonus-captain-10 = { $seat } crosses { track-captain } 10: { $what }.
fact-bonus-bishop-1 = { $seat } crosses { track-bishop } 1: { $what }.
fact-bonus-bishop-2 = { $seat } crosses { track-bishop } 2: { $what }.
fact-bonus-bishop-3 = { $seat } crosses { track-bishop } 3: { $what }.
fact-bonus-bishop-4 = { $seat } crosses { track-bishop } 4: { $what }.
fact-bonus-bishop-5 = { $seat } crosses { track-bishop } 5: { $what }.
fact-bonus-bishop-6 = { $seat } crosses { track-bishop } 6: { $what }.
fact-bonus-bishop-7 = { $seat } crosses { track-bishop } 7: { $what }.
fact-bonus-bishop-8 = { $seat } crosses { track-bishop } 8: { $what }.
fact-bonus-bishop-9 = { $seat } crosses { track-bishop } 9: { $what }.
fact-bonus-bishop-10 = { $seat } crosses { track-bishop } 10: { $what }.
fact-bonus-priest-1 = { $seat } crosses { track-priest } 1: { $what }.
fact-bonus-priest-2 = { $seat } crosses { track-priest } 2: { $what }.
fact-bonus-priest-3 = { $seat } crosses { track-priest } 3: { $what }.
fact-bonus-priest-4 = { $seat } crosses { track-priest } 4: { $what }.
fact-bonus-priest-5 = { $seat } crosses { track-priest } 5: { $what }.
fact-bonus-priest-6 = { $seat } crosses { track-priest } 6: { $what }.
fact-bonus-priest-7 = { $seat } crosses { track-priest } 7: { $what }.
fact-bonus-priest-8 = { $seat } crosses { track-priest } 8: { $what }.
fact-bonus-priest-9 = { $seat } crosses { track-priest } 9: { $what }.
fact-bonus-priest-10 = { $seat } crosses { track-priest } 10: { $what }.
fact-left-stars = { $count ->
    [one] { $seat } has { $count } star left: { $points } PP.
   *[other] { $seat } has { $count } stars left: { $points } PP.
}
fact-left-extras = { $count ->
    [one] { $seat } has { $count } extra resource left: { $points } PP.
   *[other] { $seat } has { $count } extra resources left: { $points } PP.
}
fact-left-fiorini = { $seat } has { $count } fiorini left: { $points } PP.

fact-box-1 = { $seat }: { $points } PP from the Palazzo.
fact-box-2 = { $seat }: { $points } PP from the Chiesa.
fact-box-3 = { $seat }: { $points } PP from the Rione.
fact-box-4 = { $seat }: { $points } PP from the Captain track.
fact-box-5 = { $seat }: { $points } PP from the supply.
fact-counted = { $seat } has { $points } PP in all.
fact-won = { $seat } wins with { $points } PP.
fact-won-together = { $seat } shares the win: it is a tie at { $points } PP.
fact-solo-won = { $seat } beats Pope Sisto ({ $level }, { $points } PP needed).
fact-solo-lost = Pope Sisto prevails ({ $level }, { $points } PP needed).

effect-value = { $die } as any value
effect-swap = { $die }: exchange 1 resource
effect-13 = any die: anonymous artist for free (once a turn)
effect-14 = any die: 2 equal resources (once a turn)
effect-15 = any die: 2 steps on any track (once a turn)
effect-16 = money die brings 300 (once a turn)
effect-17 = 200 fiorini instead of a resource (once a turn)
effect-18 = artist 100 cheaper (once a turn)
effect-19 = 2 extra resources at once
effect-20 = masterpiece brings 3 PP
effect-21 = artist of another kind than the die

picture-round = Round { $round } of { $rounds }
picture-active = active: { $who }
picture-captain = Captain: { $who }
picture-bishop = Bishop: { $who }
picture-nobody = nobody
picture-dummy = Pope Sisto
picture-solo = Pope Sisto: Captain { $captain }, Bishop { $bishop } (level { $level })
picture-die = die
picture-value = value
picture-brings = resources
picture-second = track or artist
picture-state = state
picture-used = used
picture-yours = used by you
picture-unused = unused
picture-steps = { $track } +{ $steps }
picture-hire = { $artist } { $price }
picture-supply = { $fiorini } fiorini, { $extras } extra, { $stars } { $stars ->
    [one] star
   *[other] stars
}
picture-points = { $points } PP
picture-bonus-dice = bonus dice: { $count }
picture-work = work
picture-cost = cost
picture-artist = artist
picture-pp = PP
picture-marked = marked
picture-gives = gives
picture-gives-extra = extra
picture-gives-fiorini = 100 each round
picture-gives-track = { $track } each round
picture-done = finished, { $points } PP
picture-free = free fields
picture-building = building
picture-effect = effect
picture-spent = used this turn: { $effects }
picture-legend = X crossed, $ 100 fiorini, E extra, * star, D bonus die, > step for Captain or Bishop, 1-3 PP

draw-dice = Dice
draw-every-die = Any die: { $fiorini }
draw-start = start player
draw-supply = Supply
draw-fiorini = Fiorini
draw-extras = Extra resources
draw-stars = Stars
draw-bonus-dice = Bonus dice
draw-palazzo-complete = PP for all four works of the Palazzo, by who is first
draw-palazzo-solo = PP for all four works of the Palazzo, by the round in which they are finished
draw-chiesa-complete = All four works of the Chiesa: { $steps } steps on a track
draw-paid = paid artist
draw-anonymous = anonymous artist
draw-level = { $level }: { $points } PP to win
