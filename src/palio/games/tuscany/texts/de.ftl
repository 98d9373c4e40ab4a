colour-dark-green = Dunkelgrün
colour-red = Rot
colour-turquoise = Türkis
colour-light-green = Hellgrün
colour-grey = Grau
colour-orange = Orange
colour-yellow = Gelb
colour-beige = Beige

shade-dark-green = dunkelgrüne
shade-red = rote
shade-turquoise = türkisblaue
shade-light-green = hellgrüne
shade-grey = graue
shade-orange = orangefarbene
shade-yellow = gelbe
shade-beige = beigefarbene

letter-dark-green = D
letter-red = R
letter-turquoise = T
letter-light-green = H
letter-grey = G
letter-orange = O
letter-yellow = E
letter-beige = B
letter-wine = W
letter-boar = S
letter-olives = O
letter-grain = G

tile-castle = Kastell
tile-town = Stadt
tile-inn = Gutshof
tile-quarry = Steinbruch
tile-village = Dorf
tile-monastery = Kloster
tile-carriage = Fuhrwerk
tile-hexagon = Holz-Sechseck
tile-start-castle = Start-Kastell
tile-wine = Wein
tile-boar = Wildschwein
tile-olives = Oliven
tile-grain = Getreide
tile-wine-boar = Wein und Wildschwein
tile-wine-olives = Wein und Oliven
tile-wine-grain = Wein und Getreide
tile-boar-olives = Wildschwein und Oliven
tile-boar-grain = Wildschwein und Getreide
tile-olives-grain = Oliven und Getreide

bonus-card = +1 Spielkarte
bonus-storage = +1 Ablagefeld
bonus-marble = +1 Marmor
bonus-worker = +1 Arbeiter
bonus-yield = +1 Ertragskarte

gain-red = roter Punkt
gain-green = grüner Punkt
gain-cards = Spielkarte
gain-marble = Marmor
gain-worker = Arbeiter
gain-hexagon = Holz-Sechseck

part-A = A
part-A-turned = A gedreht
part-B = B
part-B-turned = B gedreht
part-C = C
part-C-turned = C gedreht
shift-up = ein halbes Sechseck höher
shift-down = ein halbes Sechseck tiefer

ask-first = Das Los bestimmt den Startspieler.
ask-reveal-own = { $seat } ergänzt die Auslage vom eigenen Stapel.
ask-reveal-neutral = { $count ->
    [one] Ein neutrales Plättchen wird aufgedeckt.
   *[other] { $count } neutrale Plättchen werden aufgedeckt, eines nach dem anderen.
}
ask-card = { $count ->
    [one] { $seat } zieht eine Spielkarte.
   *[other] { $seat } zieht { $count } Spielkarten, eine nach der anderen.
}
ask-part = { $seat } erhält ein Spielplanteil { $letter }.
ask-yield = { $count ->
    [one] { $seat } deckt eine Ertragskarte auf.
   *[other] { $seat } deckt { $count } Ertragskarten auf, eine nach der anderen.
}
ask-part-left = { $seat }: Welches Teil liegt auf deinem Spielplan links, und wie herum?
ask-part-middle = { $seat }: Welches Teil liegt in der Mitte, und wie herum?
ask-part-right = { $seat }: Wie herum liegt dein letztes Teil, rechts außen?
ask-shift-middle = { $seat }: Liegt das mittlere Teil ein halbes Sechseck höher oder tiefer als das linke?
ask-shift-right = { $seat }: Liegt das rechte Teil ein halbes Sechseck höher oder tiefer als das mittlere?
ask-start-castle = { $seat }: Setze dein Start-Kastell auf ein dunkelgrünes Feld.
ask-bonus = { $seat }: Wähle ein Bonuskärtchen.
ask-action = { $count ->
    [one] { $seat }: Ziehe eine Karte nach, nimm ein Plättchen aus der Auslage oder lege eines von deiner Ablage.
   *[other] { $seat }: Ziehe { $count } Karten nach, nimm ein Plättchen aus der Auslage oder lege eines von deiner Ablage.
}
ask-second-action = { $count ->
    [one] { $seat }: Gib einen Marmorblock für eine zweite Aktion ab (eine Karte nachziehen, Plättchen nehmen oder legen) oder beende deinen Zug.
   *[other] { $seat }: Gib einen Marmorblock für eine zweite Aktion ab ({ $count } Karten nachziehen, Plättchen nehmen oder legen) oder beende deinen Zug.
}
ask-field = { $seat }: Auf welches Feld kommt dieses Plättchen: { $tile }?
ask-free-field = { $seat }: Auf welches Feld kommt das kostenlose Plättchen: { $tile }?
ask-pay = { $seat }: Womit bezahlst du { $field } ({ $tile })? Es kostet zwei { $shade } Karten.
ask-free-tile = { $seat }: Dank deines Kastells darfst du ein Plättchen aus der Auslage kostenlos legen. Welches? Oder passe.
ask-discard = { $seat }: Deine Ablage ist voll. Was kommt zurück in die Schachtel, damit dieses Plättchen Platz hat: { $tile }?
ask-refresh = { $seat }: Immer noch passt nichts. Welche Farbe der Auslage wird als Nächstes ersetzt?
ask-take = { $seat }: Welches Plättchen nimmst du aus der Auslage?
ask-take-or-refresh = { $seat }: Nichts in der Auslage passt. Welches Plättchen nimmst du, oder welche Farbe wird vorher ersetzt?
ask-place = { $seat }: Welches Plättchen legst du von deiner Ablage?

move-first = { $seat } beginnt
move-reveal = { $tile } aufdecken
move-card = Eine { $shade } Karte ziehen
move-part = Teil { $part } austeilen
move-lay = Teil { $letter } ungedreht anlegen
move-lay-turned = Teil { $letter } um 180 Grad gedreht anlegen
move-shift-up = Ein halbes Sechseck höher anlegen
move-shift-down = Ein halbes Sechseck tiefer anlegen
move-field = Auf Feld { $field } legen
move-bonus = Bonuskärtchen { $bonus } nehmen
button-draw = Karten nachziehen
button-take = Plättchen nehmen
button-place = Plättchen legen
move-take = Aus der Auslage nehmen: { $tile }
move-refresh = Weil nichts passt, alle { $shade }n Plättchen ersetzen
move-place = Von der Ablage legen: { $tile }
move-discard = In die Schachtel zurücklegen: { $tile }
move-pay-cards = { $count ->
    [one] { $count } { $shade } Karte abgeben
   *[other] { $count } { $shade } Karten abgeben
}
move-pay-two-colours = { $count ->
    [one] { $count } { $shade } Karte
   *[other] { $count } { $shade } Karten
} und { $other-count ->
    [one] { $other-count } { $other } Karte
   *[other] { $other-count } { $other } Karten
} abgeben
move-pay-cards-worker = { $count ->
    [one] { $count } { $shade } Karte
   *[other] { $count } { $shade } Karten
} und einen Arbeiter abgeben
move-pay-workers = Zwei Arbeiter abgeben
move-yield-red = { $amount ->
    [one] Ertrag aufdecken: { $amount } roter Punkt
   *[other] Ertrag aufdecken: { $amount } rote Punkte
}
move-yield-green = { $amount ->
    [one] Ertrag aufdecken: { $amount } grüner Punkt
   *[other] Ertrag aufdecken: { $amount } grüne Punkte
}
move-yield-cards = { $amount ->
    [one] Ertrag aufdecken: { $amount } Spielkarte
   *[other] Ertrag aufdecken: { $amount } Spielkarten
}
move-yield-marble = Ertrag aufdecken: { $amount } Marmor
move-yield-worker = Ertrag aufdecken: { $amount } Arbeiter
move-yield-hexagon = { $amount ->
    [one] Ertrag aufdecken: { $amount } Holz-Sechseck
   *[other] Ertrag aufdecken: { $amount } Holz-Sechsecke
}
button-pass = Passen
button-end = Zug beenden

fact-first = { $seat } ist Startspieler.
fact-revealed = Aufgedeckt: { $tile }.
fact-put-out = { $seat } ergänzt die Auslage: { $tile }.
fact-stack-ends-phase = { $number ->
    [3] { $seat } hat als Erster den { $number }. Stapel geleert: Nach dieser Runde folgt noch eine.
   *[other] { $seat } hat als Erster den { $number }. Stapel geleert: Der { $number }. Durchgang endet mit dieser Runde.
}
fact-stack-empty = { $seat } hat den { $number }. Stapel geleert.
fact-draws = { $count ->
    [one] { $seat } zieht eine Karte nach.
   *[other] { $seat } zieht { $count } Karten nach.
}
fact-drawn = { $seat } zieht eine { $shade } Karte.
fact-drawn-unseen = { $seat } zieht eine Spielkarte.
fact-no-cards = Für { $seat } ist keine Karte mehr da.
fact-cards-shuffled = { $count ->
    [one] Die eine abgeworfene Karte wird zum neuen Nachziehstapel.
   *[other] Die { $count } abgeworfenen Karten werden gemischt und bilden den neuen Nachziehstapel.
}
fact-gap = { $count ->
    [one] Es gibt keine neutralen Plättchen mehr: In der Auslage bleibt eine Lücke.
   *[other] Es gibt keine neutralen Plättchen mehr: In der Auslage bleiben { $count } Lücken.
}
fact-neutral-shuffled = { $count ->
    [one] Das eine entfernte neutrale Plättchen wird zum neuen Stapel.
   *[other] Die { $count } entfernten neutralen Plättchen werden gemischt und bilden den neuen Stapel.
}
fact-swept = { $count ->
    [one] In der Auslage liegt ein { $shade }s Plättchen: Es wird ersetzt.
   *[other] In der Auslage liegen { $count } { $shade } Plättchen: Sie werden ersetzt.
}
fact-refreshed = { $count ->
    [one] Nichts passt, also ersetzt { $seat } das { $shade } Plättchen.
   *[other] Nichts passt, also ersetzt { $seat } die { $count } { $shade }n Plättchen.
}
fact-part = { $seat } erhält das Teil { $part }.
fact-arranged = { $seat } hat den Spielplan gelegt.
fact-board = Der Spielplan von { $seat }: { $left }, dann { $middle } ({ $middle-shift }), dann { $right } ({ $right-shift }); Start-Kastell auf { $field }.
fact-bonus-card = { $seat } wählt das Bonuskärtchen +1 Spielkarte.
fact-bonus-storage = { $seat } wählt das Bonuskärtchen +1 Ablagefeld.
fact-bonus-marble = { $seat } wählt das Bonuskärtchen +1 Marmor.
fact-bonus-worker = { $seat } wählt das Bonuskärtchen +1 Arbeiter.
fact-bonus-yield = { $seat } wählt das Bonuskärtchen +1 Ertragskarte.
fact-storage-points = Das Ablagefeld bringt { $seat } { $points ->
    [one] { $points } grünen Punkt.
   *[other] { $points } grüne Punkte.
}
fact-taken = { $seat } nimmt aus der Auslage: { $tile }.
fact-discarded = { $seat } legt zurück in die Schachtel: { $tile }.
fact-paid-cards = { $seat } gibt { $count ->
    [one] { $count } { $shade } Karte ab.
   *[other] { $count } { $shade } Karten ab.
}
fact-paid-workers = { $count ->
    [one] { $seat } gibt einen Arbeiter ab.
   *[other] { $seat } gibt { $count } Arbeiter ab.
}
fact-area-1 = { $seat } komplettiert ein 1er-Gebiet ({ $colour }): { $points ->
    [one] { $points } grüner Punkt.
   *[other] { $points } grüne Punkte.
}
fact-area-2 = { $seat } komplettiert ein 2er-Gebiet ({ $colour }): { $points ->
    [one] { $points } grüner Punkt.
   *[other] { $points } grüne Punkte.
}
fact-area-3 = { $seat } komplettiert ein 3er-Gebiet ({ $colour }): { $points ->
    [one] { $points } grüner Punkt.
   *[other] { $points } grüne Punkte.
}
fact-colour-first = { $seat } hat als Erster alle { $shade }n Felder belegt: { $points ->
    [one] { $points } grüner Punkt.
   *[other] { $points } grüne Punkte.
}
fact-colour-second = { $seat } hat als Zweiter alle { $shade }n Felder belegt: { $points ->
    [one] { $points } grüner Punkt.
   *[other] { $points } grüne Punkte.
}
fact-crops = { $points ->
    [0] { $seat } erhält keinen Punkt: Keine Art ist im Gebiet neu.
    [one] { $seat } erhält { $points } grünen Punkt für die Art, die im Gebiet neu ist.
   *[other] { $seat } erhält { $points } grüne Punkte für die Arten, die im Gebiet neu sind.
}
fact-crops-hexagon = { $seat } erhält { $points ->
    [one] { $points } grünen Punkt: Ein Holz-Sechseck ist eine Art für sich.
   *[other] { $points } grüne Punkte: Ein Holz-Sechseck ist eine Art für sich.
}
fact-marble = { $seat } erhält { $count } Marmor.
fact-workers = { $seat } erhält { $count ->
    [one] einen Arbeiter.
   *[other] { $count } Arbeiter.
}
fact-hexagon = { $seat } erhält ein Holz-Sechseck.
fact-hexagon-lost = { $seat } hat kein Ablagefeld für ein Holz-Sechseck frei: stattdessen { $points ->
    [one] { $points } roter Punkt.
   *[other] { $points } rote Punkte.
}
fact-yield-red = { $seat } deckt eine Ertragskarte auf: { $amount ->
    [one] { $amount } roter Punkt.
   *[other] { $amount } rote Punkte.
}
fact-yield-green = { $seat } deckt eine Ertragskarte auf: { $amount ->
    [one] { $amount } grüner Punkt.
   *[other] { $amount } grüne Punkte.
}
fact-yield-cards = { $seat } deckt eine Ertragskarte auf: { $amount ->
    [one] { $amount } Spielkarte.
   *[other] { $amount } Spielkarten.
}
fact-yield-marble = { $seat } deckt eine Ertragskarte auf: { $amount } Marmor.
fact-yield-worker = { $seat } deckt eine Ertragskarte auf: { $amount ->
    [one] ein Arbeiter.
   *[other] { $amount } Arbeiter.
}
fact-yield-hexagon = { $seat } deckt eine Ertragskarte auf: { $amount ->
    [one] ein Holz-Sechseck.
   *[other] { $amount } Holz-Sechsecke.
}
fact-yields-shuffled = { $count ->
    [one] Die eine aufgedeckte Ertragskarte wird wieder zum Stapel.
   *[other] Die { $count } aufgedeckten Ertragskarten werden gemischt und bilden wieder den Stapel.
}
fact-passed = { $seat } lässt das Kastell ruhen.
fact-castle-idle = In der Auslage liegt nichts, was für das Kastell von { $seat } passt.
fact-marble-used = { $seat } gibt einen Marmorblock für eine zweite Aktion ab.
fact-scoring-1 = Erste Wertung: { $seat } überträgt { $green ->
    [one] { $green } Punkt
   *[other] { $green } Punkte
} von der grünen auf die rote Leiste und steht dort bei { $red }.
fact-scoring-2 = Zweite Wertung: { $seat } überträgt { $green ->
    [one] { $green } Punkt
   *[other] { $green } Punkte
} von der grünen auf die rote Leiste und steht dort bei { $red }.
fact-scoring-3 = Dritte Wertung: { $seat } überträgt { $green ->
    [one] { $green } Punkt
   *[other] { $green } Punkte
} von der grünen auf die rote Leiste und steht dort bei { $red }.
fact-extra-round = Es wird noch eine ganze Runde gespielt, beginnend mit { $seat }.
fact-left-tiles = { $seat } hat noch { $count } Plättchen auf der Ablage: { $points ->
    [one] { $points } Punkt.
   *[other] { $points } Punkte.
}
fact-left-hexagons = { $seat } hat noch { $count ->
    [one] { $count } Holz-Sechseck
   *[other] { $count } Holz-Sechsecke
}: { $points ->
    [one] { $points } Punkt.
   *[other] { $points } Punkte.
}
fact-left-marble = { $seat } hat noch { $count } Marmor: { $points ->
    [one] { $points } Punkt.
   *[other] { $points } Punkte.
}
fact-left-workers = { $seat } hat noch { $count } Arbeiter: { $points ->
    [one] { $points } Punkt.
   *[other] { $points } Punkte.
}
fact-left-cards = { $seat } hat noch { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
} auf der Hand, { $each ->
    [one] jede bringt einen Punkt
   *[other] je { $each } bringen einen Punkt
}: { $points ->
    [one] { $points } Punkt.
   *[other] { $points } Punkte.
}
fact-counted = { $seat } hat insgesamt { $points ->
    [one] { $points } Punkt.
   *[other] { $points } Punkte.
}
fact-tied = { $points ->
    [one] Gleichstand bei { $points } Punkt
   *[other] Gleichstand bei { $points } Punkten
}: { $seat } hat { $fields ->
    [one] { $fields } leeres Feld.
   *[other] { $fields } leere Felder.
}
fact-tied-fields = Auch bei den leeren Feldern Gleichstand: { $seat } hat { $green ->
    [one] { $green } grünen Punkt.
   *[other] { $green } grüne Punkte.
}
fact-won-by-fields = { $seat } gewinnt bei Gleichstand durch mehr leere Felder: { $fields }.
fact-won-by-green = { $seat } gewinnt bei Gleichstand durch mehr grüne Punkte: { $green }.
fact-won-shared = { $seat } teilt sich den Sieg: Auch die grünen Punkte sind gleich.

picture-piles = Durchgang { $phase }; Nachziehstapel { $cards }, Ertragskarten { $yields }, neutraler Stapel { $neutral }
picture-extra-round = 3 (letzte Runde)
picture-display = Auslage
picture-bonuses = Bonuskärtchen
picture-colours = Farbbonus
picture-parts = Teile
picture-turned = { $part } gedreht
picture-legend = b2 G: Feld b2, leer und grau; ein kleiner Buchstabe: daneben liegt noch nichts; [G]: Plättchen, [WS]: Landwirtschaft mit ihren Arten, (G): Holz-Sechseck, <D>: Start-Kastell; *: Startspieler
picture-red = rot
picture-green = grün
picture-cards = Karten
picture-marble = Marmor
picture-workers = Arbeiter
picture-stack = Stapel
picture-storage = Ablage
picture-own-bonuses = Bonuskärtchen
picture-hand = Deine Hand

drawing-phase = Durchgang
drawing-last-round = Letzte Runde
drawing-draw = Nachziehen
drawing-take = Nehmen
drawing-place = Legen
drawing-end = Zug beenden
drawing-pass = Passen
drawing-up = Höher
drawing-down = Tiefer
drawing-pay = Womit bezahlst du?
drawing-storage = Ablage
drawing-deck = Nachziehstapel
drawing-discards = Ablagestapel
drawing-yield-deck = Ertragskarten
drawing-yields-seen = Aufgedeckte Erträge
drawing-neutral = Neutraler Stapel
drawing-removed = Entfernte Plättchen
drawing-brings-castle = ein Plättchen gratis
drawing-brings-town = ein Bonuskärtchen
drawing-brings-inn = ein Holz-Sechseck
drawing-brings-farm = 1 grün je neuer Art
drawing-brings-quarry = 1 Marmor (2. Aktion)
drawing-brings-village = 1 Arbeiter (als Karte)
drawing-brings-monastery = 3 Karten
drawing-brings-carriage = eine Ertragskarte
drawing-hint-display = Wähle ein Plättchen aus der Auslage
drawing-hint-storage = Wähle ein Plättchen von deiner Ablage
drawing-hint-field = Wähle ein Feld deines Spielplans
drawing-hint-bonus = Wähle ein Bonuskärtchen
drawing-hint-part = Wähle ein Teil und seine Richtung

fact-placed-castle = { $seat } legt ein Kastell auf { $field }.
fact-placed-town = { $seat } legt eine Stadt auf { $field }.
fact-placed-inn = { $seat } legt einen Gutshof auf { $field }.
fact-placed-quarry = { $seat } legt einen Steinbruch auf { $field }.
fact-placed-village = { $seat } legt ein Dorf auf { $field }.
fact-placed-monastery = { $seat } legt ein Kloster auf { $field }.
fact-placed-carriage = { $seat } legt ein Fuhrwerk auf { $field }.
fact-placed-hexagon = { $seat } legt ein Holz-Sechseck auf { $field }, es gilt als { $colour }.
fact-placed-wine = { $seat } legt Landwirtschaft auf { $field }: Wein.
fact-placed-boar = { $seat } legt Landwirtschaft auf { $field }: Wildschwein.
fact-placed-olives = { $seat } legt Landwirtschaft auf { $field }: Oliven.
fact-placed-grain = { $seat } legt Landwirtschaft auf { $field }: Getreide.
fact-placed-wine-boar = { $seat } legt Landwirtschaft auf { $field }: Wein und Wildschwein.
fact-placed-wine-olives = { $seat } legt Landwirtschaft auf { $field }: Wein und Oliven.
fact-placed-wine-grain = { $seat } legt Landwirtschaft auf { $field }: Wein und Getreide.
fact-placed-boar-olives = { $seat } legt Landwirtschaft auf { $field }: Wildschwein und Oliven.
fact-placed-boar-grain = { $seat } legt Landwirtschaft auf { $field }: Wildschwein und Getreide.
fact-placed-olives-grain = { $seat } legt Landwirtschaft auf { $field }: Oliven und Getreide.
