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
artist-any = kunstenaar naar keuze
artist-anonymous = anonieme kunstenaar

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
ask-lots = Nog steeds gelijk om de start: het lot beslist. Spelers in de loting: { $count }.
ask-roll = Worp van de actieve speler: { $colour }.
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
    [one] { $seat }: kruis { $left } { $resource } aan.
   *[other] { $seat }: kruis { $left } { $resource } aan, op volgorde van de Rione tot de Chiesa.
}
ask-mark-build = { $seat }: kruis { $left } { $resource } aan, of bouw eerst, om er nog mee te ruilen of er fiorini voor te nemen.
ask-mark-none-build = { $seat }: voor de laatste grondstof ({ $resource }) is geen vakje vrij. Bouw eerst, om er nog mee te ruilen of er fiorini voor te nemen, of pas.
ask-mark-swap = { $left ->
    [one] { $seat }: kruis { $left } { $resource } aan, of in plaats daarvan een andere grondstof.
   *[other] { $seat }: kruis { $left } { $resource } aan. Wil je een grondstof ruilen, kruis dan eerst de nieuwe aan.
}
ask-mark-swap-build = { $seat }: kruis { $left } { $resource } aan, in plaats daarvan een andere grondstof, of bouw eerst.
ask-mark-bank = { $left ->
    [one] { $seat }: kruis { $left } { $resource } aan, of neem er { $fiorini } fiorini voor.
   *[other] { $seat }: kruis { $left } { $resource } aan. Wil je voor een grondstof { $fiorini } fiorini, neem die dan eerst.
}
ask-mark-bank-build = { $seat }: kruis { $left } { $resource } aan, neem er { $fiorini } fiorini voor, of bouw eerst.
ask-mark-swap-bank = { $left ->
    [one] { $seat }: kruis { $left } { $resource } of een andere grondstof aan, of neem er { $fiorini } fiorini voor.
   *[other] { $seat }: kruis { $left } { $resource } aan. Neem als je wilt eerst { $fiorini } fiorini voor een grondstof, en ruil er dan een.
}
ask-mark-any = { $left ->
    [one] { $seat }: kruis een grondstof naar keuze aan.
   *[other] { $seat }: kruis de eerste van { $left } gelijke grondstoffen naar keuze aan.
}
ask-mark-any-bank = { $left ->
    [one] { $seat }: kruis een grondstof naar keuze aan, of neem er { $fiorini } fiorini voor.
   *[other] { $seat }: kruis de eerste van { $left } gelijke grondstoffen naar keuze aan, of neem eerst voor een ervan { $fiorini } fiorini.
}
ask-captain = { $seat }: kruis als kapitein een grondstof naar keuze aan, of pas.
ask-finish = { $wage ->
    [0] { $seat }: welk kunstwerk voltooit de { $artist }? Hij werkt zonder loon; je betaalt wat het werk zelf kost.
   *[other] { $seat }: welk kunstwerk voltooit de { $artist }? Je betaalt { $wage } fiorini loon, plus wat het werk zelf kost.
}
ask-finish-casa = { $seat }: welk kunstwerk voltooit de { $artist }? Hij werkt zonder loon; je betaalt wat het werk zelf kost.
ask-masterpiece = { $seat }: wil je een ster uitgeven aan { $work } ({ $house })? Dat geeft { $points } PP extra.
ask-steps = { $seat }: jij bepaalt de waarde van { $die }. Hoeveel stappen zet je op het spoor van de { $track }?
ask-track-palagio = { $steps ->
    [one] { $seat }: op welk spoor zet je { $steps } stap?
   *[other] { $seat }: op welk spoor zet je { $steps } stappen?
}
ask-track-field = { $seat }: op welk spoor zet je een stap, kapitein of bisschop?
ask-track-chiesa = { $steps ->
    [one] { $seat }: je Chiesa is voltooid. Op welk spoor zet je { $steps } stap?
   *[other] { $seat }: je Chiesa is voltooid. Op welk spoor zet je { $steps } stappen?
}
ask-build = { $seat }: wil je nu iets bouwen?

move-first = Gooien: { $value }
move-lot = { $seat } begint
move-roll = Gooien: { $colour } { $value }
move-take = Dobbelsteen kiezen: { $colour }
move-use-resources = Grondstoffen nemen
move-use-track = Stappen zetten op het spoor
move-use-artist = Kunstenaar aannemen
move-use-money = Fiorini nemen
move-use-casa = Casa: anonieme kunstenaar aannemen
move-use-mercato = Mercato: twee gelijke grondstoffen nemen
move-use-palagio = Palagio: twee stappen zetten op een spoor
move-steps = { $steps ->
    [one] { $steps } stap zetten
   *[other] { $steps } stappen zetten
}
move-mark = Aankruisen: { $resource } op { $project } ({ $house })
move-bank = Banco: { $fiorini } fiorini nemen in plaats van een grondstof
move-build = { $number } { $name } bouwen
move-finish = { $work } ({ $house }) voltooien
move-masterpiece = Ster uitgeven: een meesterwerk
move-plain = Ster bewaren
move-track = Stappen zetten op het spoor van de { $track }
move-done = Nu niets bouwen
move-pass = Passen

fact-first-building = { $seat } gooit { $value } en begint met { $name }: { $points } PP.
fact-rolled-again = { $seat } gooit nog eens om de start: { $value }.
fact-start = { $seat } heeft het laagst gegooid ({ $value }) en is startspeler.
fact-lot = Nog steeds gelijk om de start: het lot valt op { $seat }.
fact-round = Ronde { $round } van { $rounds } begint.
fact-turn = { $seat } is actief en gooit.
fact-dummy-turn = Paus Sisto is actief.
fact-rolled = Gegooid: { $colour } { $value }.
fact-took-active = { $seat } kiest { $die } ({ $value }).
fact-took-other = { $seat } kiest { $die } ({ $value }).
fact-took-bonus = { $seat } kiest { $die } ({ $value }) als bonusdobbelsteen.
fact-free-choice = { $seat } kiest als bisschop een gebruikte dobbelsteen.
fact-no-die = { $seat } vindt geen dobbelsteen meer om te kiezen.
fact-no-bonus-die = { $seat } vindt geen dobbelsteen meer: de bonusdobbelsteen vervalt.
fact-used-resources = { $seat } gebruikt { $die } voor { $count } { $resource }.
fact-used-track = { $seat } gebruikt { $die } voor het spoor van de { $track }.
fact-used-artist = { $seat } gebruikt { $die } om een kunstenaar aan te nemen.
fact-used-money = { $seat } gebruikt { $die } voor { $fiorini } fiorini.
fact-used-casa = { $seat } gebruikt { $die } voor een anonieme kunstenaar.
fact-used-mercato = { $seat } gebruikt { $die } voor twee gelijke grondstoffen.
fact-used-palagio = { $seat } gebruikt { $die } voor twee stappen op een spoor naar keuze.
fact-stepped = { $steps ->
    [one] { $seat } zet een stap op het spoor van de { $track }.
   *[other] { $seat } zet { $steps } stappen op het spoor van de { $track }.
}
fact-overflow = Het spoor van de { $track } van { $seat } is vol: { $fiorini } fiorini in plaats daarvan.
fact-marked = { $seat } kruist { $resource } aan op { $project } ({ $house }).
fact-lapsed = { $count ->
    [one] { $seat } vindt geen vakje voor { $count } { $resource }: die grondstof vervalt.
   *[other] { $seat } vindt geen vakje voor { $count } { $resource }: die grondstoffen vervallen.
}
fact-surplus = { $count ->
    [one] { $seat } verliest { $count } overtollig kruisje op veld { $field }.
   *[other] { $seat } verliest { $count } overtollige kruisjes op veld { $field }.
}
fact-captain-passed = { $seat } ziet af van de grondstof van de kapitein.
fact-masterpiece = { $seat } geeft een ster uit en maakt van { $work } ({ $house }) een meesterwerk: { $points } PP.
fact-palazzo-extra = { $seat } krijgt een extra grondstof door { $work } ({ $house }).
fact-palazzo-complete = { $seat } voltooit het Palazzo op plaats { $place }: { $points } PP.
fact-palazzo-complete-solo = { $seat } voltooit het Palazzo in ronde { $place }: { $points } PP.
fact-chiesa-complete = { $steps ->
    [one] { $seat } voltooit de Chiesa en zet { $steps } stap op een spoor.
   *[other] { $seat } voltooit de Chiesa en zet { $steps } stappen op een spoor.
}
fact-office-captain = { $seat } is kapitein van deze ronde (kruisjes: { $crosses }).
fact-office-bishop = { $seat } is bisschop van deze ronde (kruisjes: { $crosses }).
fact-no-captain = Niemand is kapitein van deze ronde: gelijke stand (kruisjes: { $crosses }).
fact-no-captain-yet = Niemand is kapitein van deze ronde: op het spoor staat nog geen kruisje.
fact-no-bishop = Niemand is bisschop van deze ronde: gelijke stand (kruisjes: { $crosses }).
fact-no-bishop-yet = Niemand is bisschop van deze ronde: niemand heeft genoeg kruisjes (minstens { $needed }).
fact-dummy-captain = Paus Sisto is kapitein van deze ronde (kruisjes: { $crosses }).
fact-dummy-bishop = Paus Sisto is bisschop van deze ronde (kruisjes: { $crosses }).
fact-set-aside = De wandeling legt { $die } apart.
fact-dummy-stepped = { $steps ->
    [one] Paus Sisto zet een stap op het spoor van de { $track } en staat op { $crosses }.
   *[other] Paus Sisto zet { $steps } stappen op het spoor van de { $track } en staat op { $crosses }.
}

fact-built-1 = { $seat } bouwt { $name } op veld { $field }: { $points } PP (fiorini: { $fiorini }, extra grondstoffen: { $extras }).
fact-built-2 = { $seat } bouwt { $name } op veld { $field }: { $points } PP (fiorini: { $fiorini }, extra grondstoffen: { $extras }).
fact-built-3 = { $seat } bouwt { $name } op veld { $field }: { $points } PP (fiorini: { $fiorini }, extra grondstoffen: { $extras }).
fact-built-4 = { $seat } bouwt { $name } op veld { $field }: { $points } PP (fiorini: { $fiorini }, extra grondstoffen: { $extras }).
fact-built-5 = { $seat } bouwt { $name } op veld { $field }: { $points } PP (fiorini: { $fiorini }, extra grondstoffen: { $extras }).
fact-built-6 = { $seat } bouwt { $name } op veld { $field }: { $points } PP (fiorini: { $fiorini }, extra grondstoffen: { $extras }).
fact-built-7 = { $seat } bouwt { $name } op veld { $field }: { $points } PP (fiorini: { $fiorini }, extra grondstoffen: { $extras }).
fact-built-8 = { $seat } bouwt { $name } op veld { $field }: { $points } PP (fiorini: { $fiorini }, extra grondstoffen: { $extras }).
fact-built-9 = { $seat } bouwt { $name } op veld { $field }: { $points } PP (fiorini: { $fiorini }, extra grondstoffen: { $extras }).
fact-built-10 = { $seat } bouwt { $name } op veld { $field }: { $points } PP (fiorini: { $fiorini }, extra grondstoffen: { $extras }).
fact-built-11 = { $seat } bouwt { $name } op veld { $field }: { $points } PP (fiorini: { $fiorini }, extra grondstoffen: { $extras }).
fact-built-12 = { $seat } bouwt { $name } op veld { $field }: { $points } PP (fiorini: { $fiorini }, extra grondstoffen: { $extras }).
fact-built-13 = { $seat } bouwt { $name } op veld { $field }: { $points } PP (fiorini: { $fiorini }, extra grondstoffen: { $extras }).
fact-built-14 = { $seat } bouwt { $name } op veld { $field }: { $points } PP (fiorini: { $fiorini }, extra grondstoffen: { $extras }).
fact-built-15 = { $seat } bouwt { $name } op veld { $field }: { $points } PP (fiorini: { $fiorini }, extra grondstoffen: { $extras }).
fact-built-16 = { $seat } bouwt { $name } op veld { $field }: { $points } PP (fiorini: { $fiorini }, extra grondstoffen: { $extras }).
fact-built-17 = { $seat } bouwt { $name } op veld { $field }: { $points } PP (fiorini: { $fiorini }, extra grondstoffen: { $extras }).
fact-built-18 = { $seat } bouwt { $name } op veld { $field }: { $points } PP (fiorini: { $fiorini }, extra grondstoffen: { $extras }).
fact-built-19 = { $seat } bouwt { $name } op veld { $field }: { $points } PP (fiorini: { $fiorini }, extra grondstoffen: { $extras }).
fact-built-20 = { $seat } bouwt { $name } op veld { $field }: { $points } PP (fiorini: { $fiorini }, extra grondstoffen: { $extras }).
fact-built-21 = { $seat } bouwt { $name } op veld { $field }: { $points } PP (fiorini: { $fiorini }, extra grondstoffen: { $extras }).
fact-built-22 = { $seat } bouwt { $name } op veld { $field }: { $points } PP (fiorini: { $fiorini }, extra grondstoffen: { $extras }).
fact-built-23 = { $seat } bouwt { $name } op veld { $field }: { $points } PP (fiorini: { $fiorini }, extra grondstoffen: { $extras }).
fact-built-24 = { $seat } bouwt { $name } op veld { $field }: { $points } PP (fiorini: { $fiorini }, extra grondstoffen: { $extras }).
fact-built-25 = { $seat } bouwt { $name } op veld { $field }: { $points } PP (fiorini: { $fiorini }, extra grondstoffen: { $extras }).
fact-field-bonus = { $seat } krijgt { $points } PP extra voor veld { $field }.

fact-effect-1 = Dankzij { $name } gebruikt { $seat } { $die } alsof hij een andere waarde toont.
fact-effect-2 = Dankzij { $name } gebruikt { $seat } { $die } alsof hij een andere waarde toont.
fact-effect-3 = Dankzij { $name } gebruikt { $seat } { $die } alsof hij een andere waarde toont.
fact-effect-4 = Dankzij { $name } gebruikt { $seat } { $die } alsof hij een andere waarde toont.
fact-effect-5 = Dankzij { $name } gebruikt { $seat } { $die } alsof hij een andere waarde toont.
fact-effect-6 = Dankzij { $name } gebruikt { $seat } { $die } alsof hij een andere waarde toont.
fact-effect-7 = Dankzij { $name } ruilt { $seat } { $given } in voor { $taken }.
fact-effect-8 = Dankzij { $name } ruilt { $seat } { $given } in voor { $taken }.
fact-effect-9 = Dankzij { $name } ruilt { $seat } { $given } in voor { $taken }.
fact-effect-10 = Dankzij { $name } ruilt { $seat } { $given } in voor { $taken }.
fact-effect-11 = Dankzij { $name } ruilt { $seat } { $given } in voor { $taken }.
fact-effect-12 = Dankzij { $name } ruilt { $seat } { $given } in voor { $taken }.
fact-effect-13 = Dankzij { $name } neemt { $seat } gratis een anonieme kunstenaar aan.
fact-effect-14 = { $name } geeft { $seat } twee gelijke grondstoffen.
fact-effect-15 = { $name } geeft { $seat } twee stappen op een spoor naar keuze.
fact-effect-16 = { $name } geeft { $seat } { $fiorini } fiorini extra.
fact-effect-17 = { $name } geeft { $seat } { $fiorini } fiorini in plaats van een grondstof.
fact-effect-18 = Dankzij { $name } betaalt { $seat } de kunstenaar { $fiorini } fiorini minder.
fact-effect-19 = { $extras ->
    [one] { $name } geeft { $seat } { $extras } extra grondstof.
   *[other] { $name } geeft { $seat } { $extras } extra grondstoffen.
}
fact-effect-20 = Dankzij { $name } is het meesterwerk van { $seat } { $points } PP waard in plaats van { $usual }.
fact-effect-21 = Dankzij { $name } neemt { $seat } een kunstenaar van een andere soort aan: { $artist }.

fact-finished-palazzo-facciata = { $seat } voltooit { $work } ({ $house }): { $points } PP, waarvan { $artist } PP voor de kunstenaar (fiorini: { $fiorini }, extra grondstoffen: { $extras }).
fact-finished-camera-nuziale = { $seat } voltooit { $work } ({ $house }): { $points } PP, waarvan { $artist } PP voor de kunstenaar (fiorini: { $fiorini }, extra grondstoffen: { $extras }).
fact-finished-statua = { $seat } voltooit { $work } ({ $house }): { $points } PP, waarvan { $artist } PP voor de kunstenaar (fiorini: { $fiorini }, extra grondstoffen: { $extras }).
fact-finished-sala = { $seat } voltooit { $work } ({ $house }): { $points } PP, waarvan { $artist } PP voor de kunstenaar (fiorini: { $fiorini }, extra grondstoffen: { $extras }).
fact-finished-chiesa-facciata = { $seat } voltooit { $work } ({ $house }): { $points } PP, waarvan { $artist } PP voor de kunstenaar (fiorini: { $fiorini }, extra grondstoffen: { $extras }).
fact-finished-campanile = { $seat } voltooit { $work } ({ $house }): { $points } PP, waarvan { $artist } PP voor de kunstenaar (fiorini: { $fiorini }, extra grondstoffen: { $extras }).
fact-finished-pala = { $seat } voltooit { $work } ({ $house }): { $points } PP, waarvan { $artist } PP voor de kunstenaar (fiorini: { $fiorini }, extra grondstoffen: { $extras }).
fact-finished-crocifisso = { $seat } voltooit { $work } ({ $house }): { $points } PP, waarvan { $artist } PP voor de kunstenaar (fiorini: { $fiorini }, extra grondstoffen: { $extras }).
fact-income-fiorini = { $work } ({ $house }) geeft { $seat } { $fiorini } fiorini.
fact-income-step = { $work } ({ $house }) geeft { $seat } een stap op het spoor van de { $track }.

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
fact-left-stars = { $count ->
    [one] { $seat } heeft nog { $count } ster: { $points } PP.
   *[other] { $seat } heeft nog { $count } sterren: { $points } PP.
}
fact-left-extras = { $count ->
    [one] { $seat } heeft nog { $count } extra grondstof: { $points } PP.
   *[other] { $seat } heeft nog { $count } extra grondstoffen: { $points } PP.
}
fact-left-fiorini = { $seat } heeft nog { $count } fiorini: { $points } PP.

fact-box-1 = { $seat }: { $points } PP in het Palazzo.
fact-box-2 = { $seat }: { $points } PP in de Chiesa.
fact-box-3 = { $seat }: { $points } PP in de Rione.
fact-box-4 = { $seat }: { $points } PP op het spoor van de kapitein.
fact-box-5 = { $seat }: { $points } PP in de voorraad.
fact-counted = { $seat } heeft in totaal { $points } PP.
fact-won = { $seat } wint met { $points } PP.
fact-won-together = { $seat } deelt met { $points } PP de winst: gelijke stand.
fact-solo-won = { $seat } verslaat paus Sisto ({ $level }, { $points } PP nodig).
fact-solo-lost = Paus Sisto is te sterk ({ $level }, { $points } PP nodig).

effect-value = { $die } met elke waarde
effect-swap = { $die }: 1 grondstof ruilen
effect-13 = elke steen: anonieme kunstenaar gratis (1×/beurt)
effect-14 = elke steen: 2 gelijke grondstoffen (1×/beurt)
effect-15 = elke steen: 2 stappen op een spoor (1×/beurt)
effect-16 = gelddobbelsteen geeft 300 (1×/beurt)
effect-17 = 200 fiorini voor een grondstof (1×/beurt)
effect-18 = kunstenaar 100 goedkoper (1×/beurt)
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
draw-palazzo-solo = PP voor alle vier werken van het Palazzo, naar de ronde waarin ze voltooid zijn
draw-chiesa-complete = Alle vier werken van de Chiesa: { $steps } stappen op een spoor
draw-paid = betaalde kunstenaar
draw-anonymous = anonieme kunstenaar
draw-level = { $level }: { $points } PP om te winnen
