colour-dark-green = donkergroen
colour-red = rood
colour-turquoise = turquoise
colour-light-green = lichtgroen
colour-grey = grijs
colour-orange = oranje
colour-yellow = geel
colour-beige = beige

shade-dark-green = donkergroene
shade-red = rode
shade-turquoise = turquoise
shade-light-green = lichtgroene
shade-grey = grijze
shade-orange = oranje
shade-yellow = gele
shade-beige = beige

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
ask-reveal-own = { $seat } vult het aanbod aan met een tegel van de eigen stapel.
ask-reveal-neutral = { $count ->
    [one] Er wordt een neutrale tegel opengelegd.
   *[other] Er worden { $count } neutrale tegels opengelegd, één voor één.
}
ask-card = { $count ->
    [one] { $seat } trekt een gebiedskaart.
   *[other] { $seat } trekt { $count } gebiedskaarten, één voor één.
}
ask-part = { $seat } krijgt een borddeel { $letter }.
ask-yield = { $count ->
    [one] { $seat } draait een opbrengstkaart om.
   *[other] { $seat } draait { $count } opbrengstkaarten om, één voor één.
}
ask-part-left = { $seat }: welk deel ligt links op je bord, en hoe gedraaid?
ask-part-middle = { $seat }: welk deel ligt in het midden, en hoe gedraaid?
ask-part-right = { $seat }: hoe ligt je laatste deel, rechts: gedraaid of niet?
ask-shift-middle = { $seat }: ligt het middelste deel een halve zeshoek hoger of lager dan het linkerdeel?
ask-shift-right = { $seat }: ligt het rechterdeel een halve zeshoek hoger of lager dan het middelste deel?
ask-start-castle = { $seat }: zet je startkasteel op een donkergroen veld.
ask-bonus = { $seat }: kies een bonustegel.
ask-action = { $count ->
    [one] { $seat }: trek een kaart, neem een tegel uit het aanbod of leg er een uit je opslag.
   *[other] { $seat }: trek { $count } kaarten, neem een tegel uit het aanbod of leg er een uit je opslag.
}
ask-second-action = { $count ->
    [one] { $seat }: geef een blok marmer af voor een tweede actie (een kaart trekken, een tegel nemen of leggen), of beëindig je beurt.
   *[other] { $seat }: geef een blok marmer af voor een tweede actie ({ $count } kaarten trekken, een tegel nemen of leggen), of beëindig je beurt.
}
ask-field = { $seat }: op welk veld komt deze tegel: { $tile }?
ask-free-field = { $seat }: op welk veld komt de gratis tegel: { $tile }?
ask-pay = { $seat }: waarmee betaal je { $field } ({ $tile })? Het kost twee { $shade } kaarten.
ask-free-tile = { $seat }: dankzij je kasteel mag je gratis een tegel uit het aanbod leggen. Welke? Of pas.
ask-discard = { $seat }: je opslag is vol. Wat gaat terug in de doos om plaats te maken voor deze tegel: { $tile }?
ask-refresh = { $seat }: er past nog steeds niets. Welke kleur in het aanbod wordt nu vervangen?
ask-take = { $seat }: welke tegel neem je uit het aanbod?
ask-take-or-refresh = { $seat }: niets in het aanbod past. Welke tegel neem je, of welke kleur wordt eerst vervangen?
ask-place = { $seat }: welke tegel leg je uit je opslag?

move-first = { $seat } is startspeler
move-reveal = Openleggen: { $tile }
move-card = Een { $shade } kaart trekken
move-part = Deel { $part } uitdelen
move-lay = Deel { $letter } ongedraaid aanleggen
move-lay-turned = Deel { $letter } een halve slag gedraaid aanleggen
move-shift-up = Een halve zeshoek hoger aanleggen
move-shift-down = Een halve zeshoek lager aanleggen
move-field = Op veld { $field } leggen
move-bonus = Bonustegel { $bonus } nemen
button-draw = Kaarten trekken
button-take = Tegel uit het aanbod nemen
button-place = Tegel uit je opslag leggen
move-take = Uit het aanbod nemen: { $tile }
move-refresh = Er past niets: alle { $shade } tegels in het aanbod vervangen
move-place = Uit je opslag leggen: { $tile }
move-discard = In de doos terugleggen: { $tile }
move-pay-cards = { $count ->
    [one] { $count } { $shade } kaart betalen
   *[other] { $count } { $shade } kaarten betalen
}
move-pay-two-colours = { $count ->
    [one] { $count } { $shade } kaart
   *[other] { $count } { $shade } kaarten
} en { $other-count ->
    [one] { $other-count } { $other } kaart
   *[other] { $other-count } { $other } kaarten
} betalen
move-pay-cards-worker = { $count ->
    [one] { $count } { $shade } kaart
   *[other] { $count } { $shade } kaarten
} en een arbeider betalen
move-pay-workers = Twee arbeiders betalen
move-yield-red = { $amount ->
    [one] Opbrengst omdraaien: { $amount } rood punt
   *[other] Opbrengst omdraaien: { $amount } rode punten
}
move-yield-green = { $amount ->
    [one] Opbrengst omdraaien: { $amount } groen punt
   *[other] Opbrengst omdraaien: { $amount } groene punten
}
move-yield-cards = { $amount ->
    [one] Opbrengst omdraaien: { $amount } gebiedskaart
   *[other] Opbrengst omdraaien: { $amount } gebiedskaarten
}
move-yield-marble = Opbrengst omdraaien: { $amount } marmer
move-yield-worker = { $amount ->
    [one] Opbrengst omdraaien: { $amount } arbeider
   *[other] Opbrengst omdraaien: { $amount } arbeiders
}
move-yield-hexagon = { $amount ->
    [one] Opbrengst omdraaien: { $amount } houten zeshoek
   *[other] Opbrengst omdraaien: { $amount } houten zeshoeken
}
button-pass = Passen
button-end = Beurt beëindigen

fact-first = { $seat } is startspeler.
fact-revealed = Opengelegd: { $tile }.
fact-put-out = { $seat } vult het aanbod aan: { $tile }.
fact-stack-ends-phase = { $number ->
    [3] { $seat } heeft als eerste de { $number }e stapel op: na deze ronde volgt er nog één.
   *[other] { $seat } heeft als eerste de { $number }e stapel op: de { $number }e fase eindigt met deze ronde.
}
fact-stack-empty = { $seat } heeft de { $number }e stapel op.
fact-draws = { $count ->
    [one] { $seat } trekt een kaart.
   *[other] { $seat } trekt { $count } kaarten.
}
fact-drawn = { $seat } trekt een { $shade } kaart.
fact-drawn-unseen = { $seat } trekt een gebiedskaart.
fact-no-cards = Er is geen kaart meer die { $seat } kan trekken.
fact-cards-shuffled = { $count ->
    [one] De ene afgelegde kaart wordt de nieuwe trekstapel.
   *[other] De { $count } afgelegde kaarten worden geschud en vormen de nieuwe trekstapel.
}
fact-gap = { $count ->
    [one] Er zijn geen neutrale tegels meer: er blijft een gat in het aanbod.
   *[other] Er zijn geen neutrale tegels meer: er blijven { $count } gaten in het aanbod.
}
fact-neutral-shuffled = { $count ->
    [one] De ene verwijderde neutrale tegel wordt de nieuwe stapel.
   *[other] De { $count } verwijderde neutrale tegels worden geschud en vormen de nieuwe stapel.
}
fact-swept = { $count ->
    [one] { $count } tegel in het aanbod is { $colour }: die wordt vervangen.
   *[other] { $count } tegels in het aanbod zijn { $colour }: ze worden vervangen.
}
fact-refreshed = { $count ->
    [one] Er past niets, dus vervangt { $seat } de { $shade } tegel.
   *[other] Er past niets, dus vervangt { $seat } de { $count } { $shade } tegels.
}
fact-part = { $seat } krijgt deel { $part }.
fact-arranged = { $seat } heeft het bord gelegd.
fact-board = Het bord van { $seat }: { $left }, dan { $middle } ({ $middle-shift }), dan { $right } ({ $right-shift }); startkasteel op { $field }.
fact-bonus-card = { $seat } kiest de bonustegel +1 kaart.
fact-bonus-storage = { $seat } kiest de bonustegel +1 opslagplaats.
fact-bonus-marble = { $seat } kiest de bonustegel +1 marmer.
fact-bonus-worker = { $seat } kiest de bonustegel +1 arbeider.
fact-bonus-yield = { $seat } kiest de bonustegel +1 opbrengstkaart.
fact-storage-points = De opslagplaats levert { $seat } { $points ->
    [one] { $points } groen punt op.
   *[other] { $points } groene punten op.
}
fact-taken = { $seat } neemt uit het aanbod: { $tile }.
fact-discarded = { $seat } legt terug in de doos: { $tile }.
fact-paid-cards = { $seat } betaalt { $count ->
    [one] { $count } { $shade } kaart.
   *[other] { $count } { $shade } kaarten.
}
fact-paid-workers = { $count ->
    [one] { $seat } betaalt een arbeider.
   *[other] { $seat } betaalt { $count } arbeiders.
}
fact-area-1 = { $seat } voltooit een gebied van één veld ({ $colour }): { $points ->
    [one] { $points } groen punt.
   *[other] { $points } groene punten.
}
fact-area-2 = { $seat } voltooit een gebied van twee velden ({ $colour }): { $points ->
    [one] { $points } groen punt.
   *[other] { $points } groene punten.
}
fact-area-3 = { $seat } voltooit een gebied van drie velden ({ $colour }): { $points ->
    [one] { $points } groen punt.
   *[other] { $points } groene punten.
}
fact-colour-first = { $seat } heeft als eerste alle { $shade } velden bedekt: { $points ->
    [one] { $points } groen punt.
   *[other] { $points } groene punten.
}
fact-colour-second = { $seat } heeft als tweede alle { $shade } velden bedekt: { $points ->
    [one] { $points } groen punt.
   *[other] { $points } groene punten.
}
fact-crops = { $points ->
    [0] { $seat } krijgt geen punt: er is geen nieuwe soort in het gebied.
    [one] { $seat } krijgt { $points } groen punt voor de soort die nieuw is in het gebied.
   *[other] { $seat } krijgt { $points } groene punten voor de soorten die nieuw zijn in het gebied.
}
fact-crops-hexagon = { $seat } krijgt { $points ->
    [one] { $points } groen punt: een houten zeshoek is een soort op zich.
   *[other] { $points } groene punten: een houten zeshoek is een soort op zich.
}
fact-marble = { $seat } krijgt { $count } marmer.
fact-workers = { $count ->
    [one] { $seat } krijgt een arbeider.
   *[other] { $seat } krijgt { $count } arbeiders.
}
fact-hexagon = { $seat } krijgt een houten zeshoek.
fact-hexagon-lost = { $seat } heeft geen vrije opslagplaats voor een houten zeshoek: in plaats daarvan { $points ->
    [one] { $points } rood punt.
   *[other] { $points } rode punten.
}
fact-yield-red = { $seat } draait een opbrengstkaart om: { $amount ->
    [one] { $amount } rood punt.
   *[other] { $amount } rode punten.
}
fact-yield-green = { $seat } draait een opbrengstkaart om: { $amount ->
    [one] { $amount } groen punt.
   *[other] { $amount } groene punten.
}
fact-yield-cards = { $seat } draait een opbrengstkaart om: { $amount ->
    [one] { $amount } gebiedskaart.
   *[other] { $amount } gebiedskaarten.
}
fact-yield-marble = { $seat } draait een opbrengstkaart om: { $amount } marmer.
fact-yield-worker = { $seat } draait een opbrengstkaart om: { $amount ->
    [one] een arbeider.
   *[other] { $amount } arbeiders.
}
fact-yield-hexagon = { $seat } draait een opbrengstkaart om: { $amount ->
    [one] een houten zeshoek.
   *[other] { $amount } houten zeshoeken.
}
fact-yields-shuffled = { $count ->
    [one] De ene omgedraaide opbrengstkaart wordt weer de stapel.
   *[other] De { $count } omgedraaide opbrengstkaarten worden geschud en vormen weer de stapel.
}
fact-passed = { $seat } laat het kasteel rusten.
fact-castle-idle = In het aanbod ligt niets dat past voor het kasteel van { $seat }.
fact-marble-used = { $seat } geeft een blok marmer af voor een tweede actie.
fact-scoring-1 = Eerste telling: { $seat } telt { $green ->
    [one] { $green } punt
   *[other] { $green } punten
} van het groene spoor op bij het rode en staat daar nu op { $red }.
fact-scoring-2 = Tweede telling: { $seat } telt { $green ->
    [one] { $green } punt
   *[other] { $green } punten
} van het groene spoor op bij het rode en staat daar nu op { $red }.
fact-scoring-3 = Derde telling: { $seat } telt { $green ->
    [one] { $green } punt
   *[other] { $green } punten
} van het groene spoor op bij het rode en staat daar nu op { $red }.
fact-extra-round = Er wordt nog één hele ronde gespeeld, te beginnen met { $seat }.
fact-left-tiles = { $seat } heeft nog { $count ->
    [one] { $count } tegel
   *[other] { $count } tegels
} in de opslag: { $points ->
    [one] { $points } punt.
   *[other] { $points } punten.
}
fact-left-hexagons = { $seat } heeft nog { $count ->
    [one] { $count } houten zeshoek
   *[other] { $count } houten zeshoeken
}: { $points ->
    [one] { $points } punt.
   *[other] { $points } punten.
}
fact-left-marble = { $seat } heeft nog { $count } marmer: { $points ->
    [one] { $points } punt.
   *[other] { $points } punten.
}
fact-left-workers = { $seat } heeft nog { $count ->
    [one] { $count } arbeider
   *[other] { $count } arbeiders
}: { $points ->
    [one] { $points } punt.
   *[other] { $points } punten.
}
fact-left-cards = { $seat } heeft nog { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarten
} in de hand, { $each ->
    [one] elke kaart levert een punt op
   *[other] elke { $each } kaarten leveren een punt op
}: { $points ->
    [one] { $points } punt.
   *[other] { $points } punten.
}
fact-counted = { $seat } heeft in totaal { $points ->
    [one] { $points } punt.
   *[other] { $points } punten.
}
fact-tied = { $points ->
    [one] Gelijke stand met { $points } punt
   *[other] Gelijke stand met { $points } punten
}: { $seat } heeft { $fields ->
    [one] { $fields } leeg veld.
   *[other] { $fields } lege velden.
}
fact-tied-fields = Ook gelijk in lege velden: { $seat } heeft { $green ->
    [one] { $green } groen punt.
   *[other] { $green } groene punten.
}
fact-won-by-fields = { $seat } wint bij gelijke stand door meer lege velden: { $fields }.
fact-won-by-green = { $seat } wint bij gelijke stand door meer groene punten: { $green }.
fact-won-shared = { $seat } deelt de overwinning: ook de groene punten zijn gelijk.

picture-piles = Fase { $phase }; trekstapel { $cards }, opbrengstkaarten { $yields }, neutrale stapel { $neutral }
picture-extra-round = 3 (laatste ronde)
picture-display = Aanbod
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
drawing-draw = Trekken
drawing-take = Nemen
drawing-place = Leggen
drawing-end = Einde beurt
drawing-pass = Passen
drawing-up = Hoger
drawing-down = Lager
drawing-pay = Waarmee betaal je?
drawing-storage = Opslag
drawing-deck = Trekstapel
drawing-discards = Aflegstapel
drawing-yield-deck = Opbrengstkaarten
drawing-yields-seen = Omgedraaide opbrengsten
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
drawing-hint-display = Kies een tegel uit het aanbod
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
