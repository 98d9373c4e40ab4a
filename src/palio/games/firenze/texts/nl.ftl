colour-white = wit
colour-yellow = geel
colour-green = groen
colour-red = rood
colour-blue = blauw
colour-purple = paars

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
    [one] 1 punt
   *[other] { $points } punten
}

ask-first = Het lot wijst aan wie begint.
ask-dead = Eén kleur is in dit spel dood: het lot wijst aan welke.
ask-balcony = Balkon { $numeral } wordt opengedraaid.
ask-neutral = { $count ->
    [one] { $seat }: leg het laatste neutrale zegel op een opdracht, verder in de volgorde van het bord.
   *[other] { $seat }: leg { $count } neutrale zegels op opdrachten, in de volgorde van het bord (wit tot paars, laag tot hoog).
}
ask-neutral-by-lot = Er wordt een neutraal zegel gelegd, nog { $count }.
ask-lay = Er wordt een kaart voor de rij opengedraaid.
ask-draw = Op kaart { $number } worden stenen getrokken, nog { $count }.
ask-card = { $seat }: neem een kaart uit de rij. Daarvoor mag je personen spelen.
ask-no-card = { $seat }: er ligt geen kaart meer. Speel een persoon, of ga verder.
ask-price = { $seat }: betaal een steen op kaart { $number } ({ $card }).
ask-ward-off = { $seat }: de Patricier tegen { $card } spelen, of laten gebeuren?
ask-flood = { $count ->
    [one] { $seat }: het hoge water neemt nog een steen. Welke?
   *[other] { $seat }: het hoge water neemt { $count } stenen. Welke? (wit tot paars)
}
ask-fire = { $count ->
    [one] { $seat }: de brand neemt nog een steen. Welke?
   *[other] { $seat }: de brand neemt { $count } stenen. Welke? (wit tot paars)
}
ask-luxury-tax = { $count ->
    [one] { $seat }: betaal nog een steen luxebelasting.
   *[other] { $seat }: betaal { $count } stenen luxebelasting (wit tot paars).
}
ask-fall = { $count ->
    [one] { $seat }: je kon niet voor alle torens betalen ({ $card }). Welke valt?
   *[other] { $seat }: je kon niet voor alle torens betalen ({ $card }). Welke { $count } vallen? (van links naar rechts)
}
ask-collapse = { $seat }: een van je torens stort in. Welke?
ask-botched-work = { $seat }: een van je torens verliest een verdieping. Welke?
ask-work = { $seat }: { $count } stenen ruilen voor één uit de rij, of gaan bouwen (klaar)? Nu mag je personen spelen.
ask-work-persons = { $seat }: gaan bouwen (klaar)? Nu mag je personen spelen.
ask-swap = { $seat }: welke steen uit de rij wil je?
ask-exchange = { $count ->
    [one] { $seat }: geef er nog een steen voor.
   *[other] { $seat }: geef er { $count } stenen voor (wit tot paars).
}
ask-raise = { $seat }: tot welke hoogte verhoog je je toren in { $colour } (hoogte { $height }), of laat je hem vervallen? Tot nu toe gebouwd: { $built }.
ask-begin = { $seat }: een nieuwe toren beginnen, of klaar? Tot nu toe gebouwd: { $built }, te betalen: { $cost }.
ask-cost = { $count ->
    [one] { $seat }: betaal nog een steen bouwkosten.
   *[other] { $seat }: betaal { $count } stenen bouwkosten (wit tot paars).
}
ask-commission = { $seat }: { $colour } { $height } voor { points } vervullen, of de toren houden?
ask-campanile = { $seat }: je toren in { $colour } (hoogte { $height }) als Klokkentoren geven, of houden?
ask-closing = { $seat }: speel een persoon, of beëindig je beurt (klaar).
ask-architect = { $seat }: welke toren waardeert de Architect?
ask-architect-floor = { $seat }: waarvoor moet je toren in { $colour } (hoogte { $height }) doorgaan?
ask-alchemist-give = { $seat }: welke steen verandert de Alchemist?
ask-alchemist-get = { $seat }: welke steen uit het zakje wil je ervoor ({ $colour })?
ask-smuggler-give = { $seat }: welke van je stenen neemt de Smokkelaar mee?
ask-smuggler-get = { $seat }: welke steen van een medespeler wil je ervoor ({ $colour })?
ask-saboteur = { $seat }: welke toren van een medespeler verliest een verdieping?
ask-wholesaler = { $seat }: op welke kaart worden de stenen opnieuw getrokken?
ask-patrician = { $seat }: welke handkaart gaat met de Patricier mee?
ask-discard = { $count ->
    [one] { $seat }: te veel kaarten. Leg nog een persoon of gebouw af.
   *[other] { $seat }: te veel kaarten. Leg { $count } personen of gebouwen af (in de volgorde van de lijst).
}
ask-surplus = { $count ->
    [one] { $seat }: te veel stenen. Doe er nog één in het zakje.
   *[other] { $seat }: te veel stenen. Doe er { $count } in het zakje (wit tot paars).
}

move-first = { $seat } begint
move-dead = Geen opdrachten in { $colour }
move-balcony = Balkon { $numeral } op { $colour } { $height }
move-neutral = Neutraal zegel op { $colour } { $height }
move-lay = { $card } komt in de rij
move-draw = Een steen in { $colour }
move-take = Kaart { $number } nemen
move-refresh = Stenen van kaart { $number }
move-give = Een steen in { $colour } geven
move-get = Een steen in { $colour } uit het zakje nemen
move-smuggle = Een steen in { $colour } van { $owner } nemen
move-swap = De steen in { $colour } op kaart { $number }
move-play = { $card } spelen
move-discard = { $card } afleggen
move-begin = Nieuwe toren in { $colour } van { $height }
move-raise = Toren in { $colour } verhogen tot { $height }
move-tower = Toren in { $colour } van { $height }
move-sabotage = Toren in { $colour } van { $height } van { $owner }
move-fulfil = { $colour } { $height } vervullen
move-campanile = Klokkentoren voor de kerk
move-done = Klaar
move-exchange = Een steen wisselen
move-leave = Laten vervallen
move-keep = Toren houden
move-suffer = Laten gebeuren

fact-first = { $seat } begint.
fact-received = { $count ->
    [one] { $seat } krijgt 1 witte steen.
   *[other] { $seat } krijgt { $count } witte stenen.
}
fact-dead = In dit spel zijn er geen opdrachten in { $colour }.
fact-hung = Balkon { $numeral } bedekt { $colour } { $height } en is { $points } waard.
fact-blocked = Een neutraal zegel bedekt { $colour } { $height }.
fact-laid = { $card } komt als kaart { $number } in de rij.
fact-drawn = Op kaart { $number } wordt een steen in { $colour } getrokken.
fact-paid-price = { $seat } betaalt een steen in { $colour } op kaart { $number }.
fact-card = { $count ->
    [one] { $seat } neemt kaart { $number }, { $card }, met 1 steen.
   *[other] { $seat } neemt kaart { $number }, { $card }, met { $count } stenen.
}
fact-of-no-use = { $card } gaat meteen naar de aflegstapel.
fact-monument = { $seat } heeft de hoogste toren en krijgt het Gedenkteken.
fact-played = { $seat } speelt { $card }.
fact-transmuted = { $seat } doet een steen in { $given } in het zakje en neemt er een in { $colour }.
fact-smuggled = { $seat } ruilt een steen in { $given } voor een in { $colour } van { $owner }.
fact-refreshed = { $count ->
    [one] De steen op kaart { $number } gaat terug in het zakje.
   *[other] De { $count } stenen op kaart { $number } gaan terug in het zakje.
}
fact-discarded = { $seat } legt { $card } af.
fact-warded-off = { $seat } weert { $card } af.
fact-reshuffled = De trekstapel wordt opnieuw geschud, met { $count } kaarten.
fact-lost-flood = { $seat } verliest door het hoge water een steen in { $colour }.
fact-lost-fire = { $seat } verliest door de brand een steen in { $colour }.
fact-paid-tribute = { $seat } betaalt een steen in { $colour } als eerbetoon.
fact-paid-luxury-tax = { $seat } betaalt een steen in { $colour } als luxebelasting.
fact-paid-building = { $seat } betaalt een steen in { $colour } voor de bouw.
fact-surplus = { $seat } doet een steen in { $colour } terug in het zakje.
fact-gave-for-brick = { $seat } legt een steen in { $colour } op kaart { $number }.
fact-exchanged = { $seat } neemt in ruil een steen in { $colour } van kaart { $number }.
fact-raised = { $seat } verhoogt een toren in { $colour } met { $added } tot { $height }.
fact-begun = { $seat } begint een toren in { $colour } van { $height }.
fact-lowered-saboteur = De Saboteur haalt een verdieping van de toren in { $colour } van { $height } van { $seat }.
fact-lowered-botched-work = { $seat } verliest door Knoeiwerk een verdieping van de toren in { $colour } van { $height }.
fact-ruin-unraised = { $seat } heeft de toren in { $colour } van { $height } niet verhoogd: hij wordt afgebroken, { $kept } terug in het magazijn.
fact-ruin-tribute = { $seat } kan voor de toren in { $colour } van { $height } geen eerbetoon betalen: hij wordt afgebroken, { $kept } terug in het magazijn.
fact-ruin-luxury-tax = { $seat } kan voor de toren in { $colour } van { $height } geen luxebelasting betalen: hij wordt afgebroken, { $kept } terug in het magazijn.
fact-ruin-collapse = De toren in { $colour } van { $height } van { $seat } stort in.
fact-ruin-saboteur = De Saboteur haalt de enige verdieping van de toren in { $colour } van { $seat } weg.
fact-ruin-botched-work = { $seat } verliest door Knoeiwerk de enige verdieping van de toren in { $colour }.
fact-commission = { $seat } vervult { $colour } { $height } met { $bricks } stenen: { points }.
fact-balcony = { $seat } heeft balkon { $numeral } vervuld.
fact-level = { $seat } is als eerste op deze hoogte: { $points } extra.
fact-privilege = { $seat } verdient het privilege: { $points } extra.
fact-last-seal = { $seat } heeft het laatste zegel gelegd en neemt het eindspelfiche: { points }. Alle anderen zijn nog één keer aan de beurt.
fact-campanile = { $seat } heeft de klokkentoren gebouwd, met { $bricks } stenen, en mag weer opdrachten vervullen.
fact-campanile-done = Alle klokkentorens staan er: { $card } gaat naar de aflegstapel.
fact-majority = { $seat } heeft de meerderheid in { $colour }: { points }.
fact-feast = { $seat } telt { $card } ({ $count }): { points }.
fact-counted = { $seat } heeft in totaal { points }.

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
draw-cost = gebouwde stenen → kosten
draw-site = bouwplaats
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
