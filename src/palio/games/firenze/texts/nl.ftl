colour-white = wit
colour-yellow = geel
colour-green = groen
colour-red = rood
colour-blue = blauw
colour-purple = paars

# Said of a thing: witte toren, witte steen.
hue-white = witte
hue-yellow = gele
hue-green = groene
hue-red = rode
hue-blue = blauwe
hue-purple = paarse

numeral-i = I
numeral-ii = II
numeral-iii = III
numeral-iv = IV

card-alchemist = Alchemist
card-recognition = Erkentelijkheid
card-architect = Architect
card-disgrace = Blaam
card-bridge = Brug
card-campanile = Klokkentoren
card-monument = Gedenkteken
card-collapse = Instorting
card-princess = Vorstin
card-large-privilege = Groot privilege
card-wholesaler = Grossier
card-flood = Hoog water
card-small-privilege = Klein privilege
card-fire = Magazijnbrand
card-warehouse = Pakhuis
card-luxury-tax = Luxebelasting
card-mason = Metselaar
card-medium-privilege = Middelgroot privilege
card-patrician = Patricier
card-botched-work = Knoeiwerk
card-renaissance = Renaissance
card-fame = Beroemd
card-saboteur = Saboteur
card-smuggler = Smokkelaar
card-scandal = Schandaal
card-tribute = Eerbetoon
card-workshop = Werkplaats

about-alchemist = persoon: ruil een eigen steen voor een steen naar keuze uit het zakje
about-recognition = feest: 1 punt voor elk eigen zegel op hoogte 3 en 4
about-architect = persoon: een toren telt voor een opdracht als een verdieping hoger of lager
about-disgrace = feest: aan het eind 2 punten minder
about-bridge = gebouw: ruil 2 stenen voor 1 in plaats van 3 voor 1
about-campanile = kerk: iedereen moet vóór elke andere opdracht een witte toren van 3 bouwen
about-monument = feest: gaat naar wie nu de hoogste toren heeft; aan het eind 3 punten
about-collapse = gebeurtenis: je verliest een toren naar keuze, helemaal
about-princess = persoon: speel haar vóór je een kaart kiest, dan is die gratis
about-large-privilege = kerk: 4 extra punten voor de volgende opdracht van hoogte 7
about-wholesaler = persoon: trek de stenen op één kaart van de rij opnieuw
about-flood = gebeurtenis: iedereen verliest een derde van het magazijn, naar boven afgerond
about-small-privilege = kerk: 2 extra punten voor de volgende opdracht van hoogte 5
about-fire = gebeurtenis: iedereen verliest 3 stenen
about-warehouse = gebouw: bewaar 15 stenen en zoveel kaarten als je wilt
about-luxury-tax = gebeurtenis: iedereen betaalt 2 stenen voor elke toren vanaf hoogte 5, anders valt hij
about-mason = persoon: bouwen kost deze beurt 3 stenen minder
about-medium-privilege = kerk: 3 extra punten voor de volgende opdracht van hoogte 6
about-patrician = persoon: weer een gebeurtenis af, of leg een handkaart af
about-botched-work = gebeurtenis: een van je torens verliest een verdieping
about-renaissance = gebeurtenis: trekstapel en aflegstapel worden samen geschud
about-fame = feest: aan het eind 3 punten
about-saboteur = persoon: een toren van een medespeler verliest een verdieping
about-smuggler = persoon: ruil een eigen steen voor een steen uit het magazijn van een medespeler
about-scandal = feest: aan het eind 3 punten minder
about-tribute = gebeurtenis: iedereen betaalt voor elke toren een steen van die kleur, anders valt hij
about-workshop = gebouw: bouwen kost elke beurt 1 steen minder

points = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
counted-bricks = { $count ->
    [one] { $count } steen
   *[other] { $count } stenen
}
with-bricks = { $count ->
    [one] { $count } steen
   *[other] { $count } stenen
}
counted-cards = { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarten
}
with-seals = { $count ->
    [one] { $count } zegel
   *[other] { $count } zegels
}
tower-bricks = { $bricks ->
    [one] { $bricks } steen
   *[other] { $bricks } stenen
}
owed-bricks = { $given ->
    [0] { $count ->
        [one] één steen
       *[other] { $count } stenen (wit tot paars)
    }
   *[other] { $count ->
        [one] nog één steen (vanaf { $from })
       *[other] nog { $count } stenen (vanaf { $from })
    }
}
commission-parts = opdracht { $own }{ $level ->
    [0] { "" }
   *[other] , verdiepingfiche { $level }
}{ $privilege ->
    [0] { "" }
   *[other] , privilege { $privilege }
}{ $last ->
    [0] { "" }
   *[other] , laatste zegel { $last }
}

ask-first = Het lot wijst aan wie begint.
ask-dead = Eén kleur is in dit spel dood: het lot wijst aan welke.
ask-dead-chosen = Eén kleur is in dit spel dood: { $colour }, zoals aan tafel gekozen.
ask-balcony = Balkon { $numeral } wordt omgedraaid.
ask-neutral = { $further ->
    [0] { $count ->
        [one] { $seat }: leg het neutrale zegel op een opdracht.
       *[other] { $seat }: leg { $count } neutrale zegels op opdrachten, in de volgorde van het bord (wit tot paars, van laag naar hoog).
    }
   *[other] { $count ->
        [one] { $seat }: leg het laatste neutrale zegel op een opdracht, verder in de volgorde van het bord (wit tot paars, van laag naar hoog).
       *[other] { $seat }: leg nog { $count } neutrale zegels, verder in de volgorde van het bord (wit tot paars, van laag naar hoog).
    }
}
ask-neutral-by-lot = Er wordt een neutraal zegel gelegd, nog { $count }.
ask-lay = Er wordt een kaart voor de rij omgedraaid.
ask-draw = Er worden stenen getrokken, voor kaart { $number }, nog { $count }.
ask-card = { $seat }: neem een kaart uit de rij. Vooraf mag je personen spelen.
ask-no-card = { $seat }: er ligt geen kaart meer. Speel een persoon, of ga verder (klaar).
ask-price = { $seat }: betaal voor kaart { $place } ({ $chosen }) een steen op kaart { $number } ({ $card }).
ask-ward-off = { $seat }: de Patricier tegen de gebeurtenis { $card } spelen, of laten gebeuren?
ask-flood = { $seat }: het hoge water neemt { owed-bricks }. Welke kleur?
ask-fire = { $seat }: de brand neemt { owed-bricks }. Welke kleur?
ask-luxury-tax = { $seat }: de luxebelasting moet worden betaald. Betaal { owed-bricks }.
ask-fall = { $further ->
    [0] { $count ->
        [one] { $seat }: je kon niet voor alle torens betalen ({ $card }). Welke valt?
       *[other] { $seat }: je kon niet voor alle torens betalen ({ $card }). Welke { $count } vallen? (van links naar rechts)
    }
   *[other] { $count ->
        [one] { $seat }: je kon niet voor alle torens betalen ({ $card }). Welke valt nog? (verder naar rechts)
       *[other] { $seat }: je kon niet voor alle torens betalen ({ $card }). Welke { $count } vallen nog? (verder naar rechts)
    }
}
ask-collapse = { $seat }: een van je torens stort in. Welke?
ask-botched-work = { $seat }: een van je torens verliest een verdieping. Welke?
ask-work = { $seat }: { counted-bricks } ruilen voor één uit de rij, of gaan bouwen (klaar)? Nu mag je personen spelen.
ask-work-persons = { $seat }: gaan bouwen (klaar)? Nu mag je personen spelen.
ask-swap = { $seat }: welke steen uit de rij wil je voor { counted-bricks }?
ask-exchange = { $seat }: geef { owed-bricks } voor de { $hue } steen op kaart { $number }.
ask-raise = { $seat }: tot welke hoogte verhoog je je { $hue } toren (hoogte { $height }), of laat je hem vervallen? Tot nu toe gebouwd: { $built }.
ask-begin = { $seat }: een nieuwe toren beginnen, of klaar? Tot nu toe gebouwd: { $built }, te betalen: { $cost }.
ask-cost = { $seat }: betaal { owed-bricks } voor de bouw.
ask-commission = { $seat }: { $colour } { $height } voor { points }{ $bonus ->
    [0] { "" }
   *[other] { " " }in totaal ({ commission-parts })
} vervullen, of de toren houden?
ask-campanile = { $seat }: je { $hue } toren (hoogte { $height }) als Klokkentoren geven, of houden?
ask-closing = { $seat }: speel een persoon, of beëindig je beurt (klaar).
ask-architect = { $seat }: welke toren waardeert de Architect?
ask-architect-floor = { $seat }: waarvoor moet je { $hue } toren (hoogte { $height }) doorgaan?
ask-alchemist-give = { $seat }: welke steen verandert de Alchemist?
ask-alchemist-get = { $seat }: welke steen uit het zakje wil je voor de { $hue }?
ask-smuggler-give = { $seat }: welke van je stenen neemt de Smokkelaar mee?
ask-smuggler-get = { $seat }: welke steen van een medespeler wil je voor de { $hue }?
ask-saboteur = { $seat }: welke toren van een medespeler verliest een verdieping?
ask-wholesaler = { $seat }: op welke kaart worden de stenen opnieuw getrokken?
ask-patrician = { $seat }: welke handkaart leg je met de Patricier af?
ask-discard = { $further ->
    [0] { $count ->
        [one] { $seat }: te veel kaarten. Leg een persoon of een gebouw af.
       *[other] { $seat }: te veel kaarten. Leg { $count } personen of gebouwen af (in de volgorde van de lijst).
    }
   *[other] { $count ->
        [one] { $seat }: te veel kaarten. Leg nog een persoon of een gebouw af (in de volgorde van de lijst).
       *[other] { $seat }: te veel kaarten. Leg nog { $count } personen of gebouwen af (in de volgorde van de lijst).
    }
}
ask-surplus = { $seat }: te veel stenen. Doe { owed-bricks } terug in het zakje.

move-first = { $seat } begint
move-dead = Geen { $hue } opdrachten
move-balcony = Balkon { $numeral } op { $colour } { $height }
move-neutral = Neutraal zegel op { $colour } { $height }
move-lay = { $card } komt in de rij
move-draw = Een { $hue } steen
move-take = { $number }e kaart nemen
move-refresh = Stenen van de { $number }e kaart opnieuw trekken
move-give = Een { $hue } steen geven
move-get = Een { $hue } steen uit het zakje nemen
move-smuggle = Een { $hue } steen van { $owner } nemen
move-swap = De { $hue } steen van de { $number }e kaart nemen
move-play = { $card } spelen
move-discard = { $card } afleggen
move-begin = Nieuwe { $hue } toren beginnen (hoogte { $height })
move-raise = De { $hue } toren verhogen (hoogte { $height })
move-tower = De { $hue } toren kiezen (hoogte { $height })
move-sabotage = De { $hue } toren van { $owner } saboteren (hoogte { $height })
move-fulfil = Opdracht vervullen: { $colour } { $height }
move-campanile = Als Klokkentoren geven
move-done = Klaar
move-exchange = Een steen wisselen
move-leave = Laten vervallen
move-keep = Toren houden
move-suffer = Laten gebeuren

fact-first = { $seat } begint.
fact-received = { $count ->
    [one] { $seat } krijgt { $count } witte steen.
   *[other] { $seat } krijgt { $count } witte stenen.
}
fact-dead = In dit spel zijn er geen { $hue } opdrachten.
fact-hung = Balkon { $numeral } bedekt { $colour } { $height } en levert { points } op.
fact-blocked = Een neutraal zegel bedekt { $colour } { $height }.
fact-laid = { $card } komt in de rij, als kaart { $number }.
fact-drawn = Een { $hue } steen komt uit het zakje op kaart { $number }.
fact-bag-short = { $count ->
    [0] Het zakje is leeg: er komt geen steen op kaart { $number }.
    [one] Er zit nog maar { $count } steen in het zakje voor kaart { $number }.
   *[other] Er zitten nog maar { $count } stenen in het zakje voor kaart { $number }.
}
fact-deck-anew = { $count ->
    [one] De trekstapel is op: de aflegstapel, { $count } kaart, wordt de nieuwe trekstapel.
   *[other] De trekstapel is op: de aflegstapel van { $count } kaarten wordt geschud en is de nieuwe trekstapel.
}
fact-paid-price = { $seat } betaalt een { $hue } steen op kaart { $number }.
fact-of-no-use = { $seat } heeft de kaart { $card } al: deze gaat naar de aflegstapel.
fact-no-monument = Niemand heeft alleen de hoogste toren: het { $card } gaat naar de aflegstapel.
fact-monument = { $seat } heeft de hoogste toren en krijgt het Gedenkteken.
fact-transmuted = { $seat } doet een { $given_hue } steen in het zakje en neemt een { $hue }.
fact-smuggled = { $seat } ruilt een { $given_hue } steen voor een { $hue } van { $owner }.
fact-refreshed = { $count ->
    [one] { $seat } leegt kaart { $number }: { $count } steen gaat terug in het zakje.
   *[other] { $seat } leegt kaart { $number }: { $count } stenen gaan terug in het zakje.
}
fact-discarded = { $seat } legt { $card } af.
fact-warded-off = { $seat } weert de gebeurtenis { $card } af.
fact-reshuffled = { $seat } laat trekstapel en aflegstapel samen schudden: { counted-cards }.
fact-lost-flood = { $seat } verliest door het hoge water een { $hue } steen.
fact-lost-fire = { $seat } verliest door de brand een { $hue } steen.
fact-paid-tribute = { $seat } betaalt een { $hue } steen als eerbetoon.
fact-paid-luxury-tax = { $seat } betaalt een { $hue } steen als luxebelasting.
fact-paid-building = { $seat } betaalt een { $hue } steen voor de bouw.
fact-surplus = { $seat } doet een { $hue } steen terug in het zakje.
fact-gave-for-brick = { $seat } legt een { $hue } steen op kaart { $number }.
fact-exchanged = { $seat } neemt in ruil een { $hue } steen van kaart { $number }.
fact-raised = { $seat } verhoogt een { $hue } toren tot hoogte { $height } (+{ $added }).
fact-begun = { $seat } begint een { $hue } toren van hoogte { $height }.
fact-lowered-saboteur = De Saboteur haalt een verdieping van de { $hue } toren van { $seat } (hoogte { $height }).
fact-lowered-botched-work = Knoeiwerk haalt een verdieping van de { $hue } toren van { $seat } (hoogte { $height }).
fact-ruin-unraised = { $seat } heeft een { $hue } toren (hoogte { $height }) niet verhoogd: hij wordt afgebroken. Stenen terug in het magazijn: { $kept }.
fact-ruin-tribute = { $seat } kan voor een { $hue } toren (hoogte { $height }) geen eerbetoon betalen: hij wordt afgebroken. Stenen terug in het magazijn: { $kept }.
fact-ruin-luxury-tax = { $seat } kan voor een { $hue } toren (hoogte { $height }) geen luxebelasting betalen: hij wordt afgebroken. Stenen terug in het magazijn: { $kept }.
fact-ruin-collapse = De { $hue } toren van { $seat } (hoogte { $height }) stort in.
fact-ruin-saboteur = De Saboteur haalt de enige verdieping van de { $hue } toren van { $seat } weg.
fact-ruin-botched-work = Knoeiwerk haalt de enige verdieping van de { $hue } toren van { $seat } weg.
fact-level = { $seat } is als eerste op hoogte { $height } en neemt het verdiepingfiche: { points }.
fact-privilege = { $seat } verdient { $card } (hoogte { $height }): { points }.
fact-last-seal = { $seat } heeft het laatste zegel gelegd en neemt het eindspelfiche: { points }. Alle anderen zijn nog één keer aan de beurt.
fact-campanile = { $seat } heeft de klokkentoren gebouwd, met { tower-bricks }, en mag weer opdrachten vervullen.
fact-campanile-done = Alle klokkentorens staan er: { $card } gaat naar de aflegstapel.
fact-last-round = Ronde { $count } begint. Daarmee eindigt het spel, tenzij iemand het laatste zegel legt.
fact-long-game = { $count ->
    [one] Er is { $count } ronde gespeeld en niemand heeft het laatste zegel gelegd: het spel eindigt.
   *[other] Er zijn { $count } rondes gespeeld en niemand heeft het laatste zegel gelegd: het spel eindigt.
}
fact-before-count = { $seat } heeft vóór de eindtelling { points }.
fact-majority = { $seat } heeft de meerderheid in { $colour }, met { with-seals }: { points }.
fact-majority-tied = { $seat } staat in { $colour } gelijk met { with-seals }, maar heeft het hoogste zegel, op hoogte { $height }: { points }.
fact-feast-recognition = { $seals ->
    [one] { $seat } telt { counted-feasts } voor { $seals } zegel op hoogte 3 en 4: { points }.
   *[other] { $seat } telt { counted-feasts } voor { $seals } zegels op hoogte 3 en 4: { points }.
}
fact-counted = { $seat } heeft in totaal { points }.

counted-feasts = { $count ->
    [one] { $card }
   *[other] { $count } × { $card }
}
told-card = { $seat } neemt kaart { $number }, { $card }, met { with-bricks }.
told-played = { $seat } speelt { $card }.
told-commission = { $seat } vervult { $colour } { $height } met { tower-bricks }: { points }.
told-balcony = { $seat } heeft balkon { $numeral } vervuld, op { $colour } { $height }.
told-feast = { $seat } telt { counted-feasts }: { points }.

picture-card = rij, vanaf de gratis kaart
picture-bag = zakje
picture-height = hoogte { $height }
picture-level = als eerste hier +{ $points }
picture-flag = meerderheid
picture-deck = trekstapel: { $count }   aflegstapel: { $discards }
picture-bells = klokkentoren gebouwd: { $names }
picture-end = { $seat } heeft het eindspelfiche.
picture-player = { $letter } { $seat }: { points } ({ $all } met meerderheden en feesten), zegels over: { $seals }
picture-towers = torens: { $towers }
picture-raised = deze beurt aan gebouwd: { $towers }
picture-hand = hand: { $cards }
picture-buildings = gebouwen: { $cards }
picture-nothing = –

draw-free = gratis
draw-cost = gebruikte stenen → bouwkosten
draw-site = bouwwerf
draw-store = magazijn
draw-cards = hier liggen personen, feesten en gebouwen
draw-discards = aflegstapel
draw-church = kerkveld
draw-aside = stenen van de gebeurtenis, buiten haar bereik
draw-end = eindspelfiche: 5 punten voor wie als eerste het laatste zegel legt
draw-first = is begonnen
draw-seals = zegels over
draw-total = met meerderheden en feesten
draw-level = voor de eerste opdracht van deze hoogte

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
