colour-dark-green = donkergroen
colour-red = rood
colour-turquoise = turquoise
colour-light-green = lichtgroen
colour-grey = grijs
colour-orange = oranje
colour-yellow = geel
colour-beige = beige

letter-dark-green = D
letter-red = R
letter-turquoise = T
letter-light-green = L
letter-grey = G
letter-orange = O
letter-yellow = E
letter-beige = B
letter-wine = W
letter-boar = Z
letter-olives = O
letter-grain = G

tile-castle = kasteel
tile-town = stad
tile-inn = landgoed
tile-quarry = steengroeve
tile-village = dorp
tile-monastery = klooster
tile-carriage = wagen
tile-hexagon = houten zeshoek
tile-start-castle = startkasteel
tile-wine = wijn
tile-boar = everzwijn
tile-olives = olijven
tile-grain = graan
tile-wine-boar = wijn en everzwijn
tile-wine-olives = wijn en olijven
tile-wine-grain = wijn en graan
tile-boar-olives = everzwijn en olijven
tile-boar-grain = everzwijn en graan
tile-olives-grain = olijven en graan

bonus-card = +1 kaart
bonus-storage = +1 opslagplaats
bonus-marble = +1 marmer
bonus-worker = +1 arbeider
bonus-yield = +1 opbrengstkaart

gain-red = rood punt
gain-green = groen punt
gain-cards = gebiedskaart
gain-marble = marmer
gain-worker = arbeider
gain-hexagon = houten zeshoek

part-A = A
part-A-turned = A gedraaid
part-B = B
part-B-turned = B gedraaid
part-C = C
part-C-turned = C gedraaid
shift-up = een halve zeshoek hoger
shift-down = een halve zeshoek lager

ask-first = Het lot wijst de startspeler aan.
ask-reveal-own = { $seat } legt een tegel van de eigen stapel bij.
ask-reveal-neutral = Er wordt een neutrale tegel opengelegd.
ask-card = { $seat } trekt een gebiedskaart.
ask-part = { $seat } krijgt een borddeel { $letter }.
ask-yield = { $seat } draait een opbrengstkaart om.
ask-part-left = { $seat }: welk deel ligt links op je bord, en hoe gedraaid?
ask-part-middle = { $seat }: welk deel ligt in het midden, en hoe gedraaid?
ask-part-right = { $seat }: hoe ligt je laatste deel, aan de rechterkant?
ask-shift-middle = { $seat }: ligt het middelste deel een halve zeshoek hoger of lager dan het linker?
ask-shift-right = { $seat }: ligt het rechter deel een halve zeshoek hoger of lager dan het middelste?
ask-start-castle = { $seat }: zet je startkasteel op een donkergroen veld.
ask-bonus = { $seat }: kies een bonustegel.
ask-action = { $seat }: trek kaarten, neem een tegel uit de uitstalling of leg er een uit je opslag.
ask-second-action = { $seat }: geef een marmer af voor een tweede actie, of beëindig je beurt.
ask-field = { $seat }: op welk veld komt deze tegel: { $tile }?
ask-pay = { $seat }: waarmee betaal je { $field } ({ $tile }, { $colour })?
ask-free-tile = { $seat }: je kasteel legt gratis een tegel uit de uitstalling. Welke? Of pas.
ask-discard = { $seat }: je opslag is vol. Wat gaat terug in de doos?
ask-refresh = { $seat }: er past nog steeds niets. Welke kleur gaat uit de uitstalling weg?
ask-take = { $seat }: welke tegel uit de uitstalling neem je?
ask-place = { $seat }: welke tegel uit je opslag leg je?

move-first = { $seat } is startspeler
move-reveal = Openleggen: { $tile }
move-card = { $colour } trekken
move-part = Deel { $part } uitdelen
move-lay = Deel { $letter } zoals het is
move-lay-turned = Deel { $letter } een halve slag gedraaid
move-shift-up = Een halve zeshoek hoger
move-shift-down = Een halve zeshoek lager
move-field = Veld { $field }
move-bonus = Bonustegel { $bonus }
button-draw = Kaarten trekken
button-take = Tegel uit de uitstalling nemen
button-place = Tegel uit je opslag leggen
move-take = Uit de uitstalling nemen: { $tile }
move-refresh = Er past niets: alle tegels vervangen van de kleur { $colour }
move-place = Uit je opslag leggen: { $tile }
move-discard = Terug in de doos: { $tile }
move-pay-cards = { $count } × { $colour } betalen
move-pay-two-colours = { $count } × { $colour } en { $other-count } × { $other } betalen
move-pay-cards-worker = { $count } × { $colour } en een arbeider betalen
move-pay-workers = Twee arbeiders betalen
move-yield = Opbrengstkaart: { $amount } × { $gain }
button-pass = Passen
button-end = Beurt beëindigen

fact-first = { $seat } is startspeler.
fact-revealed = Opengelegd: { $tile }.
fact-put-out = { $seat } legt bij: { $tile }.
fact-stack-ends-phase = { $seat } heeft als eerste stapel { $number } opgebruikt: de fase loopt ten einde.
fact-stack-empty = { $seat } heeft stapel { $number } opgebruikt.
fact-draws = { $count ->
    [one] { $seat } trekt een kaart.
   *[other] { $seat } trekt { $count } kaarten.
}
fact-drawn = { $seat } trekt { $colour }.
fact-drawn-unseen = { $seat } trekt een gebiedskaart.
fact-no-cards = Er is geen kaart meer die { $seat } kan trekken.
fact-cards-shuffled = De { $count } afgelegde kaarten worden geschud en vormen de nieuwe trekstapel.
fact-gap = { $count ->
    [one] Er zijn geen neutrale tegels meer: er blijft een gat in de uitstalling.
   *[other] Er zijn geen neutrale tegels meer: er blijven { $count } gaten in de uitstalling.
}
fact-neutral-shuffled = { $count ->
    [one] De ene verwijderde neutrale tegel wordt de nieuwe stapel.
   *[other] De { $count } verwijderde neutrale tegels worden geschud en vormen de nieuwe stapel.
}
fact-swept = { $count } tegels in de uitstalling zijn { $colour }: ze worden vervangen.
fact-refreshed = { $count ->
    [one] Er past niets, dus vervangt { $seat } de tegel van de kleur { $colour }.
   *[other] Er past niets, dus vervangt { $seat } de { $count } tegels van de kleur { $colour }.
}
fact-part = { $seat } krijgt deel { $part }.
fact-arranged = { $seat } heeft het bord gelegd.
fact-board = Het bord van { $seat }: { $left }, dan { $middle } ({ $middle-shift }), dan { $right } ({ $right-shift }); startkasteel op { $field }.
fact-bonus-card = { $seat } kiest de bonustegel +1 kaart.
fact-bonus-storage = { $seat } kiest de bonustegel +1 opslagplaats.
fact-bonus-marble = { $seat } kiest de bonustegel +1 marmer.
fact-bonus-worker = { $seat } kiest de bonustegel +1 arbeider.
fact-bonus-yield = { $seat } kiest de bonustegel +1 opbrengstkaart.
fact-storage-points = De opslagplaats levert { $seat } { $points } groene punten op.
fact-taken = { $seat } neemt uit de uitstalling: { $tile }.
fact-discarded = { $seat } legt terug in de doos: { $tile }.
fact-paid-cards = { $seat } betaalt { $count } × { $colour }.
fact-paid-workers = { $count ->
    [one] { $seat } betaalt een arbeider.
   *[other] { $seat } betaalt { $count } arbeiders.
}
fact-area-1 = { $seat } voltooit een gebied van één veld ({ $colour }): { $points } groen.
fact-area-2 = { $seat } voltooit een gebied van twee velden ({ $colour }): { $points } groen.
fact-area-3 = { $seat } voltooit een gebied van drie velden ({ $colour }): { $points } groen.
fact-crops = { $points ->
    [0] Voor { $seat } groeit daar niets nieuws.
    [one] { $seat } krijgt 1 groen punt voor wat daar nieuw is.
   *[other] { $seat } krijgt { $points } groene punten voor wat daar nieuw is.
}
fact-marble = { $seat } krijgt { $count } marmer.
fact-workers = { $count ->
    [one] { $seat } krijgt een arbeider.
   *[other] { $seat } krijgt { $count } arbeiders.
}
fact-hexagon = { $seat } krijgt een houten zeshoek.
fact-hexagon-lost = { $seat } heeft geen plaats voor een houten zeshoek: in plaats daarvan { $points } rode punten.
fact-yield-red = { $seat } draait een opbrengst om: { $amount } rode punten.
fact-yield-green = { $amount ->
    [one] { $seat } draait een opbrengst om: { $amount } groen punt.
   *[other] { $seat } draait een opbrengst om: { $amount } groene punten.
}
fact-yield-cards = { $seat } draait een opbrengst om: { $amount } gebiedskaarten.
fact-yield-marble = { $seat } draait een opbrengst om: { $amount } marmer.
fact-yield-worker = { $amount ->
    [one] { $seat } draait een opbrengst om: een arbeider.
   *[other] { $seat } draait een opbrengst om: { $amount } arbeiders.
}
fact-yield-hexagon = { $amount ->
    [one] { $seat } draait een opbrengst om: een houten zeshoek.
   *[other] { $seat } draait een opbrengst om: { $amount } houten zeshoeken.
}
fact-yields-shuffled = De { $count } opbrengstkaarten worden geschud.
fact-passed = { $seat } laat het kasteel rusten.
fact-castle-idle = Voor het kasteel van { $seat } ligt er niets dat past.
fact-marble-used = { $seat } geeft een marmer af voor een tweede actie.
fact-scoring-1 = Eerste telling: { $seat } krijgt { $green } punten en heeft er { $red }.
fact-scoring-2 = Tweede telling: { $seat } krijgt { $green } punten en heeft er { $red }.
fact-scoring-3 = Derde telling: { $seat } krijgt { $green } punten en heeft er { $red }.
fact-extra-round = Er wordt nog één hele ronde gespeeld, te beginnen met { $seat }.
fact-leftovers = { $points ->
    [one] { $seat } krijgt 1 punt voor wat over is.
   *[other] { $seat } krijgt { $points } punten voor wat over is.
}
fact-counted = { $seat } heeft in totaal { $points } punten.

picture-piles = Fase { $phase }; trekstapel { $cards }, opbrengstkaarten { $yields }, neutrale stapel { $neutral }
picture-extra-round = 3 (laatste ronde)
picture-display = Uitstalling
picture-bonuses = Bonustegels
picture-colours = Kleurbonus
picture-parts = Delen
picture-turned = { $part } gedraaid
picture-legend = b2 G: veld b2, leeg en grijs; een kleine letter: er ligt nog niets naast; [G]: tegel, [WZ]: landbouw met haar soorten, (G): houten zeshoek, <D>: startkasteel; *: startspeler
picture-red = rood
picture-green = groen
picture-cards = kaarten
picture-marble = marmer
picture-workers = arbeiders
picture-stack = stapel
picture-storage = opslag
picture-own-bonuses = bonustegels
picture-hand = Je hand

drawing-phase = Fase
drawing-last-round = Laatste ronde
drawing-draw = Kaarten trekken
drawing-take = Tegel nemen
drawing-place = Tegel leggen
drawing-end = Beurt klaar
drawing-pass = Passen
drawing-up = Hoger
drawing-down = Lager
drawing-pay = Waarmee betaal je?
drawing-storage = Opslag
drawing-deck = Trekstapel
drawing-discards = Aflegstapel
drawing-yield-deck = Opbrengstkaarten
drawing-yields-seen = Gedraaide opbrengsten
drawing-neutral = Neutrale stapel
drawing-removed = Verwijderde tegels
drawing-brings-castle = een gratis tegel
drawing-brings-town = een bonustegel
drawing-brings-inn = een houten zeshoek
drawing-brings-farm = 1 groen per nieuwe soort
drawing-brings-quarry = 1 marmer (2e actie)
drawing-brings-village = 1 arbeider (als kaart)
drawing-brings-monastery = 3 kaarten
drawing-brings-carriage = een opbrengstkaart
drawing-hint-display = Kies een tegel uit de uitstalling
drawing-hint-storage = Kies een tegel uit je opslag
drawing-hint-field = Kies een veld van je bord
drawing-hint-bonus = Kies een bonustegel
drawing-hint-part = Kies een deel en zijn richting

fact-placed-castle = { $seat } legt een kasteel op { $field }.
fact-placed-town = { $seat } legt een stad op { $field }.
fact-placed-inn = { $seat } legt een landgoed op { $field }.
fact-placed-quarry = { $seat } legt een steengroeve op { $field }.
fact-placed-village = { $seat } legt een dorp op { $field }.
fact-placed-monastery = { $seat } legt een klooster op { $field }.
fact-placed-carriage = { $seat } legt een wagen op { $field }.
fact-placed-hexagon = { $seat } legt een houten zeshoek op { $field }, als { $colour }.
fact-placed-wine = { $seat } legt landbouw op { $field }: wijn.
fact-placed-boar = { $seat } legt landbouw op { $field }: everzwijn.
fact-placed-olives = { $seat } legt landbouw op { $field }: olijven.
fact-placed-grain = { $seat } legt landbouw op { $field }: graan.
fact-placed-wine-boar = { $seat } legt landbouw op { $field }: wijn en everzwijn.
fact-placed-wine-olives = { $seat } legt landbouw op { $field }: wijn en olijven.
fact-placed-wine-grain = { $seat } legt landbouw op { $field }: wijn en graan.
fact-placed-boar-olives = { $seat } legt landbouw op { $field }: everzwijn en olijven.
fact-placed-boar-grain = { $seat } legt landbouw op { $field }: everzwijn en graan.
fact-placed-olives-grain = { $seat } legt landbouw op { $field }: olijven en graan.

fact-colour-first-dark-green = { $seat } heeft als eerste alle velden bedekt, kleur donkergroen: { $points ->
    [one] { $points } groen punt.
   *[other] { $points } groene punten.
}
fact-colour-first-red = { $seat } heeft als eerste alle velden bedekt, kleur rood: { $points ->
    [one] { $points } groen punt.
   *[other] { $points } groene punten.
}
fact-colour-first-turquoise = { $seat } heeft als eerste alle velden bedekt, kleur turquoise: { $points ->
    [one] { $points } groen punt.
   *[other] { $points } groene punten.
}
fact-colour-first-light-green = { $seat } heeft als eerste alle velden bedekt, kleur lichtgroen: { $points ->
    [one] { $points } groen punt.
   *[other] { $points } groene punten.
}
fact-colour-first-grey = { $seat } heeft als eerste alle velden bedekt, kleur grijs: { $points ->
    [one] { $points } groen punt.
   *[other] { $points } groene punten.
}
fact-colour-first-orange = { $seat } heeft als eerste alle velden bedekt, kleur oranje: { $points ->
    [one] { $points } groen punt.
   *[other] { $points } groene punten.
}
fact-colour-first-yellow = { $seat } heeft als eerste alle velden bedekt, kleur geel: { $points ->
    [one] { $points } groen punt.
   *[other] { $points } groene punten.
}
fact-colour-first-beige = { $seat } heeft als eerste alle velden bedekt, kleur beige: { $points ->
    [one] { $points } groen punt.
   *[other] { $points } groene punten.
}
fact-colour-second-dark-green = { $seat } heeft als tweede alle velden bedekt, kleur donkergroen: { $points ->
    [one] { $points } groen punt.
   *[other] { $points } groene punten.
}
fact-colour-second-red = { $seat } heeft als tweede alle velden bedekt, kleur rood: { $points ->
    [one] { $points } groen punt.
   *[other] { $points } groene punten.
}
fact-colour-second-turquoise = { $seat } heeft als tweede alle velden bedekt, kleur turquoise: { $points ->
    [one] { $points } groen punt.
   *[other] { $points } groene punten.
}
fact-colour-second-light-green = { $seat } heeft als tweede alle velden bedekt, kleur lichtgroen: { $points ->
    [one] { $points } groen punt.
   *[other] { $points } groene punten.
}
fact-colour-second-grey = { $seat } heeft als tweede alle velden bedekt, kleur grijs: { $points ->
    [one] { $points } groen punt.
   *[other] { $points } groene punten.
}
fact-colour-second-orange = { $seat } heeft als tweede alle velden bedekt, kleur oranje: { $points ->
    [one] { $points } groen punt.
   *[other] { $points } groene punten.
}
fact-colour-second-yellow = { $seat } heeft als tweede alle velden bedekt, kleur geel: { $points ->
    [one] { $points } groen punt.
   *[other] { $points } groene punten.
}
fact-colour-second-beige = { $seat } heeft als tweede alle velden bedekt, kleur beige: { $points ->
    [one] { $points } groen punt.
   *[other] { $points } groene punten.
}
