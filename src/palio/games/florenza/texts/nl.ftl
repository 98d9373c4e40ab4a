die-white = de witte dobbelsteen
die-brown = de bruine dobbelsteen
die-grey = de grijze dobbelsteen
die-green = de groene dobbelsteen
die-red = de rode dobbelsteen
die-yellow = de gele dobbelsteen

colour-white = wit
colour-brown = bruin
colour-grey = grijs
colour-green = groen
colour-red = rood
colour-yellow = geel

resource-marble = marmer
resource-wood = hout
resource-metal = metaal
resource-spice = specerij
resource-cloth = laken
resource-gold = goud

short-marble = Ma
short-wood = Ho
short-metal = Me
short-spice = Sp
short-cloth = La
short-gold = Go

track-captain = kapitein
track-bishop = bisschop
track-priest = priester

artist-sculptor = beeldhouwer
artist-architect = architect
artist-painter = schilder

house-rione = Rione
house-palazzo = Palazzo
house-chiesa = Chiesa
field-2 = veld 2
field-3 = veld 3
field-4 = veld 4
field-5 = veld 5
field-6 = veld 6
field-7 = veld 7
field-8 = veld 8

level-easy = makkelijk
level-normal = normaal
level-hard = moeilijk
level-extreme = extreem
level-highscore = topscore

bonus-fiorini = 100 fiorini
bonus-extra = een extra grondstof
bonus-star = een ster
bonus-die = een bonusdobbelsteen
bonus-step = een stap bij kapitein of bisschop
bonus-points-1 = 1 PP
bonus-points-2 = 2 PP
bonus-points-3 = 3 PP

ask-first = { $seat } dobbelt om het eerste gebouw.
ask-again = { $seat } dobbelt nog eens om de start.
ask-roll = De actieve speler gooit { $die }.
ask-die-active = { $left ->
    [one] { $seat }: kies je laatste dobbelsteen.
   *[other] { $seat }: kies een dobbelsteen, je mag er nog { $left }.
}
ask-die-active-build = { $left ->
    [one] { $seat }: kies je laatste dobbelsteen, of bouw eerst.
   *[other] { $seat }: kies een dobbelsteen, je mag er nog { $left }, of bouw eerst.
}
ask-die-other = { $seat }: kies een van de ongebruikte dobbelstenen.
ask-die-other-build = { $seat }: kies een van de ongebruikte dobbelstenen, of bouw eerst.
ask-die-bishop = { $seat }: kies als bisschop een willekeurige dobbelsteen, ook een gebruikte.
ask-die-bishop-build = { $seat }: kies als bisschop een willekeurige dobbelsteen, ook een gebruikte, of bouw eerst.
ask-die-bonus = { $seat }: kies een ongebruikte dobbelsteen als bonusdobbelsteen.
ask-die-bonus-build = { $seat }: kies een ongebruikte dobbelsteen als bonusdobbelsteen, of bouw eerst.
ask-use = { $seat }: waarvoor gebruik je { $die }? Hij toont { $value }.
ask-mark = { $left ->
    [one] { $seat }: kruis 1 { $resource } aan.
   *[other] { $seat }: kruis de eerste van { $left } { $resource } aan, op volgorde van de Rione tot de Chiesa.
}
ask-mark-swap = { $left ->
    [one] { $seat }: kruis 1 { $resource } aan, of in plaats daarvan een andere grondstof.
   *[other] { $seat }: { $left } { $resource } aan te kruisen. Wil je er 1 ruilen, kruis die dan eerst aan.
}
ask-mark-bank = { $left ->
    [one] { $seat }: kruis 1 { $resource } aan, of neem er fiorini voor.
   *[other] { $seat }: { $left } { $resource } aan te kruisen. Wil je voor 1 ervan fiorini, neem die dan eerst.
}
ask-mark-swap-bank = { $left ->
    [one] { $seat }: kruis 1 { $resource } of een andere grondstof aan, of neem er fiorini voor.
   *[other] { $seat }: { $left } { $resource } aan te kruisen. Neem eerst fiorini voor 1 ervan en ruil er dan 1, als je wilt.
}
ask-mark-any = { $left ->
    [one] { $seat }: kruis een grondstof naar keuze aan.
   *[other] { $seat }: kruis de eerste van { $left } gelijke grondstoffen naar keuze aan.
}
ask-mark-any-bank = { $left ->
    [one] { $seat }: kruis een grondstof naar keuze aan, of neem er fiorini voor.
   *[other] { $seat }: kruis de eerste van { $left } gelijke grondstoffen naar keuze aan, of neem eerst voor een ervan fiorini.
}
ask-captain = { $seat }: kruis als kapitein een grondstof naar keuze aan, of pas.
ask-finish = { $wage ->
    [0] { $seat }: welk kunstwerk voltooit de kunstenaar, zonder loon?
   *[other] { $seat }: welk kunstwerk voltooit de kunstenaar, voor { $wage } fiorini?
}
ask-masterpiece = { $seat }: een ster uitgeven aan { $work } ({ $house }), voor { $points } PP extra?
ask-track-palagio = { $seat }: op welk spoor zet je { $steps } stappen?
ask-track-field = { $seat }: op welk spoor zet je een stap?
ask-track-chiesa = { $seat }: je Chiesa is voltooid. Op welk spoor zet je { $steps } stappen?
ask-build = { $seat }: wil je nu iets bouwen?

move-first = Gooi een { $value }
move-roll = Gooi een { $value } met { $die }
move-take = Kies { $die }
move-use-resources = Grondstoffen nemen
move-use-track = Een stap op het spoor
move-use-artist = Een kunstenaar aannemen
move-use-money = Fiorini nemen
move-use-casa = Casa: een anonieme kunstenaar
move-use-mercato = Mercato: twee gelijke grondstoffen
move-use-palagio = Palagio: twee stappen op een spoor
move-mark = { $resource } aankruisen: { $project } ({ $house })
move-bank = Banco: fiorini in plaats van een grondstof
move-build = { $number } { $name } bouwen
move-finish = { $work } ({ $house }) voltooien
move-masterpiece = Ster uitgeven: een meesterwerk
move-plain = Ster bewaren
move-track = { $track }
move-done = Nu niets bouwen
move-pass = Passen

fact-first-building = { $seat } gooit { $value } en begint met { $name }.
fact-rolled-again = { $seat } gooit { $value } om de start.
fact-start = { $seat } is startspeler.
fact-round = Ronde { $round } van { $rounds } begint.
fact-turn = { $seat } is actief en gooit.
fact-dummy-turn = Paus Sisto is actief.
fact-rolled = Een worp met { $die }: { $value }.
fact-took-active = { $seat } kiest { $die } ({ $value }).
fact-took-other = { $seat } kiest { $die } ({ $value }).
fact-took-bonus = { $seat } kiest { $die } ({ $value }) als bonusdobbelsteen.
fact-free-choice = { $seat } kiest als bisschop een gebruikte dobbelsteen.
fact-no-die = { $seat } vindt geen dobbelsteen meer.
fact-used-resources = { $seat } gebruikt { $die } voor grondstoffen.
fact-used-track = { $seat } gebruikt { $die } voor het spoor.
fact-used-artist = { $seat } gebruikt { $die } om een kunstenaar aan te nemen.
fact-used-money = { $seat } gebruikt { $die } voor { $fiorini } fiorini.
fact-used-casa = { $seat } gebruikt { $die } voor een anonieme kunstenaar.
fact-used-mercato = { $seat } gebruikt { $die } voor twee gelijke grondstoffen.
fact-used-palagio = { $seat } gebruikt { $die } voor twee stappen.
fact-stepped = { $steps ->
    [one] { $seat } zet een stap op het spoor van de { $track }.
   *[other] { $seat } zet { $steps } stappen op het spoor van de { $track }.
}
fact-overflow = Het spoor van de { $track } van { $seat } is vol: { $fiorini } fiorini in plaats daarvan.
fact-marked = { $seat } kruist { $resource } aan: { $project } ({ $house }).
fact-lapsed = { $count ->
    [one] { $seat } vindt geen vakje voor een grondstof: die vervalt.
   *[other] { $seat } vindt geen vakje voor { $count } grondstoffen: die vervallen.
}
fact-captain-passed = { $seat } ziet af van de grondstof van de kapitein.
fact-masterpiece = { $seat } maakt van { $work } ({ $house }) een meesterwerk voor { $points } PP.
fact-palazzo-extra = { $seat } krijgt een extra grondstof door { $work } ({ $house }).
fact-palazzo-complete = { $seat } voltooit het Palazzo voor { $points } PP.
fact-chiesa-complete = { $seat } voltooit de Chiesa en zet { $steps } stappen op een spoor.
fact-office-captain = { $seat } is kapitein van deze ronde.
fact-office-bishop = { $seat } is bisschop van deze ronde.
fact-no-captain = Niemand is kapitein van deze ronde.
fact-no-bishop = Niemand is bisschop van deze ronde.
fact-dummy-captain = Paus Sisto levert de kapitein van deze ronde.
fact-dummy-bishop = Paus Sisto levert de bisschop van deze ronde.
fact-set-aside = De wandeling legt { $die } apart.
fact-dummy-stepped = { $steps ->
    [one] Paus Sisto zet een stap op het spoor van de { $track } en staat op { $crosses }.
   *[other] Paus Sisto zet { $steps } stappen op het spoor van de { $track } en staat op { $crosses }.
}

fact-built-1 = { $seat } bouwt { $name } op veld { $field } ({ $extras } extra, { $fiorini } fiorini).
fact-built-2 = { $seat } bouwt { $name } op veld { $field } ({ $extras } extra, { $fiorini } fiorini).
fact-built-3 = { $seat } bouwt { $name } op veld { $field } ({ $extras } extra, { $fiorini } fiorini).
fact-built-4 = { $seat } bouwt { $name } op veld { $field } ({ $extras } extra, { $fiorini } fiorini).
fact-built-5 = { $seat } bouwt { $name } op veld { $field } ({ $extras } extra, { $fiorini } fiorini).
fact-built-6 = { $seat } bouwt { $name } op veld { $field } ({ $extras } extra, { $fiorini } fiorini).
fact-built-7 = { $seat } bouwt { $name } op veld { $field } ({ $extras } extra, { $fiorini } fiorini).
fact-built-8 = { $seat } bouwt { $name } op veld { $field } ({ $extras } extra, { $fiorini } fiorini).
fact-built-9 = { $seat } bouwt { $name } op veld { $field } ({ $extras } extra, { $fiorini } fiorini).
fact-built-10 = { $seat } bouwt { $name } op veld { $field } ({ $extras } extra, { $fiorini } fiorini).
fact-built-11 = { $seat } bouwt { $name } op veld { $field } ({ $extras } extra, { $fiorini } fiorini).
fact-built-12 = { $seat } bouwt { $name } op veld { $field } ({ $extras } extra, { $fiorini } fiorini).
fact-built-13 = { $seat } bouwt { $name } op veld { $field } ({ $extras } extra, { $fiorini } fiorini).
fact-built-14 = { $seat } bouwt { $name } op veld { $field } ({ $extras } extra, { $fiorini } fiorini).
fact-built-15 = { $seat } bouwt { $name } op veld { $field } ({ $extras } extra, { $fiorini } fiorini).
fact-built-16 = { $seat } bouwt { $name } op veld { $field } ({ $extras } extra, { $fiorini } fiorini).
fact-built-17 = { $seat } bouwt { $name } op veld { $field } ({ $extras } extra, { $fiorini } fiorini).
fact-built-18 = { $seat } bouwt { $name } op veld { $field } ({ $extras } extra, { $fiorini } fiorini).
fact-built-19 = { $seat } bouwt { $name } op veld { $field } ({ $extras } extra, { $fiorini } fiorini).
fact-built-20 = { $seat } bouwt { $name } op veld { $field } ({ $extras } extra, { $fiorini } fiorini).
fact-built-21 = { $seat } bouwt { $name } op veld { $field } ({ $extras } extra, { $fiorini } fiorini).
fact-built-22 = { $seat } bouwt { $name } op veld { $field } ({ $extras } extra, { $fiorini } fiorini).
fact-built-23 = { $seat } bouwt { $name } op veld { $field } ({ $extras } extra, { $fiorini } fiorini).
fact-built-24 = { $seat } bouwt { $name } op veld { $field } ({ $extras } extra, { $fiorini } fiorini).
fact-built-25 = { $seat } bouwt { $name } op veld { $field } ({ $extras } extra, { $fiorini } fiorini).

fact-effect-1 = Dankzij { $name } gebruikt { $seat } de dobbelsteen met een andere waarde.
fact-effect-2 = Dankzij { $name } gebruikt { $seat } de dobbelsteen met een andere waarde.
fact-effect-3 = Dankzij { $name } gebruikt { $seat } de dobbelsteen met een andere waarde.
fact-effect-4 = Dankzij { $name } gebruikt { $seat } de dobbelsteen met een andere waarde.
fact-effect-5 = Dankzij { $name } gebruikt { $seat } de dobbelsteen met een andere waarde.
fact-effect-6 = Dankzij { $name } gebruikt { $seat } de dobbelsteen met een andere waarde.
fact-effect-7 = Dankzij { $name } ruilt { $seat } een grondstof.
fact-effect-8 = Dankzij { $name } ruilt { $seat } een grondstof.
fact-effect-9 = Dankzij { $name } ruilt { $seat } een grondstof.
fact-effect-10 = Dankzij { $name } ruilt { $seat } een grondstof.
fact-effect-11 = Dankzij { $name } ruilt { $seat } een grondstof.
fact-effect-12 = Dankzij { $name } ruilt { $seat } een grondstof.
fact-effect-13 = Dankzij { $name } neemt { $seat } een anonieme kunstenaar aan.
fact-effect-14 = { $name } geeft { $seat } twee gelijke grondstoffen.
fact-effect-15 = { $name } geeft { $seat } twee stappen op een spoor.
fact-effect-16 = { $name } geeft { $seat } 100 fiorini meer.
fact-effect-17 = { $name } geeft { $seat } fiorini in plaats van een grondstof.
fact-effect-18 = Dankzij { $name } betaalt { $seat } de kunstenaar 100 fiorini minder.
fact-effect-19 = { $name } geeft { $seat } twee extra grondstoffen.
fact-effect-20 = Dankzij { $name } is het meesterwerk van { $seat } meer waard.
fact-effect-21 = Dankzij { $name } neemt { $seat } een kunstenaar van een andere soort aan.

fact-finished-palazzo-facciata = { $seat } voltooit { $work } ({ $house }): { $points } PP, { $artist } PP voor de kunstenaar ({ $extras } extra, { $fiorini } fiorini).
fact-finished-camera-nuziale = { $seat } voltooit { $work } ({ $house }): { $points } PP, { $artist } PP voor de kunstenaar ({ $extras } extra, { $fiorini } fiorini).
fact-finished-statua = { $seat } voltooit { $work } ({ $house }): { $points } PP, { $artist } PP voor de kunstenaar ({ $extras } extra, { $fiorini } fiorini).
fact-finished-sala = { $seat } voltooit { $work } ({ $house }): { $points } PP, { $artist } PP voor de kunstenaar ({ $extras } extra, { $fiorini } fiorini).
fact-finished-chiesa-facciata = { $seat } voltooit { $work } ({ $house }): { $points } PP, { $artist } PP voor de kunstenaar ({ $extras } extra, { $fiorini } fiorini).
fact-finished-campanile = { $seat } voltooit { $work } ({ $house }): { $points } PP, { $artist } PP voor de kunstenaar ({ $extras } extra, { $fiorini } fiorini).
fact-finished-pala = { $seat } voltooit { $work } ({ $house }): { $points } PP, { $artist } PP voor de kunstenaar ({ $extras } extra, { $fiorini } fiorini).
fact-finished-crocifisso = { $seat } voltooit { $work } ({ $house }): { $points } PP, { $artist } PP voor de kunstenaar ({ $extras } extra, { $fiorini } fiorini).
fact-income-chiesa-facciata = { $work } ({ $house }) geeft { $seat } inkomsten.
fact-income-campanile = { $work } ({ $house }) geeft { $seat } inkomsten.
fact-income-pala = { $work } ({ $house }) geeft { $seat } inkomsten.
fact-income-crocifisso = { $work } ({ $house }) geeft { $seat } inkomsten.

fact-bonus-captain-1 = { $seat } kruist { track-captain } 1 aan: { $what }.
fact-bonus-captain-2 = { $seat } kruist { track-captain } 2 aan: { $what }.
fact-bonus-captain-3 = { $seat } kruist { track-captain } 3 aan: { $what }.
fact-bonus-captain-4 = { $seat } kruist { track-captain } 4 aan: { $what }.
fact-bonus-captain-5 = { $seat } kruist { track-captain } 5 aan: { $what }.
fact-bonus-captain-6 = { $seat } kruist { track-captain } 6 aan: { $what }.
fact-bonus-captain-7 = { $seat } kruist { track-captain } 7 aan: { $what }.
fact-bonus-captain-8 = { $seat } kruist { track-captain } 8 aan: { $what }.
fact-bonus-captain-9 = { $seat } kruist { track-captain } 9 aan: { $what }.
fact-bonus-captain-10 = { $seat } kruist { track-captain } 10 aan: { $what }.
fact-bonus-bishop-1 = { $seat } kruist { track-bishop } 1 aan: { $what }.
fact-bonus-bishop-2 = { $seat } kruist { track-bishop } 2 aan: { $what }.
fact-bonus-bishop-3 = { $seat } kruist { track-bishop } 3 aan: { $what }.
fact-bonus-bishop-4 = { $seat } kruist { track-bishop } 4 aan: { $what }.
fact-bonus-bishop-5 = { $seat } kruist { track-bishop } 5 aan: { $what }.
fact-bonus-bishop-6 = { $seat } kruist { track-bishop } 6 aan: { $what }.
fact-bonus-bishop-7 = { $seat } kruist { track-bishop } 7 aan: { $what }.
fact-bonus-bishop-8 = { $seat } kruist { track-bishop } 8 aan: { $what }.
fact-bonus-bishop-9 = { $seat } kruist { track-bishop } 9 aan: { $what }.
fact-bonus-bishop-10 = { $seat } kruist { track-bishop } 10 aan: { $what }.
fact-bonus-priest-1 = { $seat } kruist { track-priest } 1 aan: { $what }.
fact-bonus-priest-2 = { $seat } kruist { track-priest } 2 aan: { $what }.
fact-bonus-priest-3 = { $seat } kruist { track-priest } 3 aan: { $what }.
fact-bonus-priest-4 = { $seat } kruist { track-priest } 4 aan: { $what }.
fact-bonus-priest-5 = { $seat } kruist { track-priest } 5 aan: { $what }.
fact-bonus-priest-6 = { $seat } kruist { track-priest } 6 aan: { $what }.
fact-bonus-priest-7 = { $seat } kruist { track-priest } 7 aan: { $what }.
fact-bonus-priest-8 = { $seat } kruist { track-priest } 8 aan: { $what }.
fact-bonus-priest-9 = { $seat } kruist { track-priest } 9 aan: { $what }.
fact-bonus-priest-10 = { $seat } kruist { track-priest } 10 aan: { $what }.

fact-box-1 = { $seat }: { $points } PP in het Palazzo.
fact-box-2 = { $seat }: { $points } PP in de Chiesa.
fact-box-3 = { $seat }: { $points } PP in de Rione.
fact-box-4 = { $seat }: { $points } PP op het spoor van de kapitein.
fact-box-5 = { $seat }: { $points } PP in de voorraad.
fact-counted = { $seat } heeft in totaal { $points } PP.
fact-solo-won = { $seat } verslaat paus Sisto ({ $level }, { $points } PP nodig).
fact-solo-lost = Paus Sisto is te sterk ({ $level }, { $points } PP nodig).

effect-value = { $die } met elke waarde
effect-swap = { $die }: 1 grondstof ruilen
effect-13 = elke steen: anonieme kunstenaar (1× per beurt)
effect-14 = elke steen: 2 gelijke grondstoffen (1× per beurt)
effect-15 = elke steen: 2 stappen op een spoor (1× per beurt)
effect-16 = gelddobbelsteen geeft 300 (1× per beurt)
effect-17 = 200 fiorini voor een grondstof (1× per beurt)
effect-18 = kunstenaar 100 goedkoper (1× per beurt)
effect-19 = meteen 2 extra grondstoffen
effect-20 = meesterwerk geeft 3 PP
effect-21 = kunstenaar van een andere soort dan de dobbelsteen

picture-round = Ronde { $round } van { $rounds }
picture-active = actief: { $who }
picture-captain = kapitein: { $who }
picture-bishop = bisschop: { $who }
picture-nobody = niemand
picture-dummy = paus Sisto
picture-solo = Paus Sisto: kapitein { $captain }, bisschop { $bishop } (niveau { $level })
picture-die = dobbelsteen
picture-value = waarde
picture-brings = grondstoffen
picture-second = spoor of kunstenaar
picture-state = toestand
picture-used = gebruikt
picture-yours = door jou gebruikt
picture-unused = ongebruikt
picture-steps = { $track } +{ $steps }
picture-hire = { $artist } { $price }
picture-supply = { $fiorini } fiorini, { $extras } extra, { $stars } { $stars ->
    [one] ster
   *[other] sterren
}
picture-points = { $points } PP
picture-bonus-dice = bonusdobbelstenen: { $count }
picture-work = kunstwerk
picture-cost = kosten
picture-artist = kunstenaar
picture-pp = PP
picture-marked = aangekruist
picture-gives = geeft
picture-gives-extra = extra
picture-gives-fiorini = 100 per ronde
picture-gives-track = { $track } per ronde
picture-done = voltooid, { $points } PP
picture-free = vrije velden
picture-building = gebouw
picture-effect = effect
picture-spent = deze beurt gebruikt: { $effects }
picture-legend = X kruis, $ 100 fiorini, E extra, * ster, D bonussteen, > stap kapitein/bisschop, 1-3 PP

draw-dice = Dobbelstenen
draw-every-die = Elke dobbelsteen: { $fiorini }
draw-start = startspeler
draw-supply = Voorraad
draw-fiorini = Fiorini
draw-extras = Extra grondstoffen
draw-stars = Sterren
draw-bonus-dice = Bonusdobbelstenen
draw-palazzo-complete = PP voor alle vier werken van het Palazzo, naar wie het eerst klaar is
draw-chiesa-complete = Alle vier werken van de Chiesa: { $steps } stappen op een spoor
draw-paid = betaalde kunstenaar
draw-anonymous = anonieme kunstenaar
draw-level = { $level }: { $points } PP om te winnen
