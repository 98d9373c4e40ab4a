colour-dark-green = Dunkelgrün
colour-red = Rot
colour-turquoise = Türkis
colour-light-green = Hellgrün
colour-grey = Grau
colour-orange = Orange
colour-yellow = Gelb
colour-beige = Beige

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
ask-reveal-own = { $seat } legt ein Plättchen vom eigenen Stapel nach.
ask-reveal-neutral = Ein neutrales Plättchen wird aufgedeckt.
ask-card = { $seat } zieht eine Spielkarte.
ask-part = { $seat } erhält ein Spielplanteil { $letter }.
ask-yield = { $seat } deckt eine Ertragskarte auf.
ask-part-left = { $seat }: Welches Teil liegt links auf deinem Spielplan, und wie herum?
ask-part-middle = { $seat }: Welches Teil liegt in der Mitte, und wie herum?
ask-part-right = { $seat }: Wie herum liegt dein letztes Teil, rechts außen?
ask-shift-middle = { $seat }: Liegt das mittlere Teil ein halbes Sechseck höher oder tiefer als das linke?
ask-shift-right = { $seat }: Liegt das rechte Teil ein halbes Sechseck höher oder tiefer als das mittlere?
ask-start-castle = { $seat }: Setze dein Start-Kastell auf ein dunkelgrünes Feld.
ask-bonus = { $seat }: Wähle ein Bonuskärtchen.
ask-action = { $seat }: Ziehe Karten, nimm ein Plättchen aus der Auslage oder lege eines von deiner Ablage.
ask-second-action = { $seat }: Gib einen Marmor für eine zweite Aktion ab oder beende deinen Zug.
ask-field = { $seat }: Auf welches Feld kommt dieses Plättchen: { $tile }?
ask-pay = { $seat }: Womit bezahlst du { $field } ({ $tile }, { $colour })?
ask-free-tile = { $seat }: Dein Kastell legt ein Plättchen aus der Auslage kostenlos. Welches? Oder passe.
ask-discard = { $seat }: Deine Ablage ist voll. Was kommt zurück in die Schachtel?
ask-refresh = { $seat }: Immer noch passt nichts. Welche Farbe wird aus der Auslage entfernt?
ask-take = { $seat }: Welches Plättchen der Auslage nimmst du?
ask-place = { $seat }: Welches Plättchen deiner Ablage legst du?

move-first = { $seat } ist Startspieler
move-reveal = Aufdecken: { $tile }
move-card = { $colour } ziehen
move-part = Teil { $part } austeilen
move-lay = Teil { $letter } wie es ist
move-lay-turned = Teil { $letter } um 180 Grad gedreht
move-shift-up = Ein halbes Sechseck höher
move-shift-down = Ein halbes Sechseck tiefer
move-field = Feld { $field }
move-bonus = Bonuskärtchen { $bonus }
button-draw = Karten nachziehen
button-take = Plättchen nehmen
button-place = Plättchen legen
move-take = Aus der Auslage nehmen: { $tile }
move-refresh = Nichts passt: alle Plättchen der Farbe { $colour } austauschen
move-place = Von der Ablage legen: { $tile }
move-discard = Zurück in die Schachtel: { $tile }
move-pay-cards = { $count } × { $colour } abgeben
move-pay-two-colours = { $count } × { $colour } und { $other-count } × { $other } abgeben
move-pay-cards-worker = { $count } × { $colour } und einen Arbeiter abgeben
move-pay-workers = Zwei Arbeiter abgeben
move-yield = Ertragskarte: { $amount } × { $gain }
button-pass = Passen
button-end = Zug beenden

fact-first = { $seat } ist Startspieler.
fact-revealed = Aufgedeckt: { $tile }.
fact-put-out = { $seat } legt nach: { $tile }.
fact-stack-ends-phase = { $seat } hat als Erster den { $number }. Stapel geleert: Der Durchgang geht zu Ende.
fact-stack-empty = { $seat } hat den { $number }. Stapel geleert.
fact-draws = { $count ->
    [one] { $seat } zieht eine Karte nach.
   *[other] { $seat } zieht { $count } Karten nach.
}
fact-drawn = { $seat } zieht { $colour }.
fact-drawn-unseen = { $seat } zieht eine Spielkarte.
fact-no-cards = Für { $seat } ist keine Karte mehr da.
fact-cards-shuffled = Die { $count } abgeworfenen Karten werden gemischt und bilden den neuen Nachziehstapel.
fact-gap = { $count ->
    [one] Es gibt keine neutralen Plättchen mehr: In der Auslage bleibt eine Lücke.
   *[other] Es gibt keine neutralen Plättchen mehr: In der Auslage bleiben { $count } Lücken.
}
fact-neutral-shuffled = { $count ->
    [one] Das eine entfernte neutrale Plättchen wird zum neuen Stapel.
   *[other] Die { $count } entfernten neutralen Plättchen werden gemischt und bilden den neuen Stapel.
}
fact-swept = { $count } Plättchen der Auslage haben dieselbe Farbe, { $colour }: Sie werden ersetzt.
fact-refreshed = { $count ->
    [one] Nichts passt, also ersetzt { $seat } das Plättchen der Farbe { $colour }.
   *[other] Nichts passt, also ersetzt { $seat } die { $count } Plättchen der Farbe { $colour }.
}
fact-part = { $seat } erhält das Teil { $part }.
fact-arranged = { $seat } hat den Spielplan gelegt.
fact-board = Der Spielplan von { $seat }: { $left }, dann { $middle } ({ $middle-shift }), dann { $right } ({ $right-shift }); Start-Kastell auf { $field }.
fact-bonus-card = { $seat } wählt das Bonuskärtchen +1 Spielkarte.
fact-bonus-storage = { $seat } wählt das Bonuskärtchen +1 Ablagefeld.
fact-bonus-marble = { $seat } wählt das Bonuskärtchen +1 Marmor.
fact-bonus-worker = { $seat } wählt das Bonuskärtchen +1 Arbeiter.
fact-bonus-yield = { $seat } wählt das Bonuskärtchen +1 Ertragskarte.
fact-storage-points = Das Ablagefeld bringt { $seat } { $points } grüne Punkte.
fact-taken = { $seat } nimmt aus der Auslage: { $tile }.
fact-discarded = { $seat } legt zurück in die Schachtel: { $tile }.
fact-paid-cards = { $seat } gibt { $count } × { $colour } ab.
fact-paid-workers = { $count ->
    [one] { $seat } gibt einen Arbeiter ab.
   *[other] { $seat } gibt { $count } Arbeiter ab.
}
fact-area-1 = { $seat } vollendet ein 1er-Gebiet ({ $colour }): { $points } grün.
fact-area-2 = { $seat } vollendet ein 2er-Gebiet ({ $colour }): { $points } grün.
fact-area-3 = { $seat } vollendet ein 3er-Gebiet ({ $colour }): { $points } grün.
fact-crops = { $points ->
    [0] Für { $seat } wächst dort nichts Neues.
    [one] { $seat } erhält 1 grünen Punkt für das, was dort neu ist.
   *[other] { $seat } erhält { $points } grüne Punkte für das, was dort neu ist.
}
fact-marble = { $seat } erhält { $count } Marmor.
fact-workers = { $seat } erhält { $count } Arbeiter.
fact-hexagon = { $seat } erhält ein Holz-Sechseck.
fact-hexagon-lost = { $seat } hat kein Ablagefeld für ein Holz-Sechseck frei: stattdessen { $points } rote Punkte.
fact-yield-red = { $seat } deckt einen Ertrag auf: { $amount } rote Punkte.
fact-yield-green = { $amount ->
    [one] { $seat } deckt einen Ertrag auf: { $amount } grüner Punkt.
   *[other] { $seat } deckt einen Ertrag auf: { $amount } grüne Punkte.
}
fact-yield-cards = { $seat } deckt einen Ertrag auf: { $amount } Spielkarten.
fact-yield-marble = { $seat } deckt einen Ertrag auf: { $amount } Marmor.
fact-yield-worker = { $seat } deckt einen Ertrag auf: { $amount } Arbeiter.
fact-yield-hexagon = { $amount ->
    [one] { $seat } deckt einen Ertrag auf: ein Holz-Sechseck.
   *[other] { $seat } deckt einen Ertrag auf: { $amount } Holz-Sechsecke.
}
fact-yields-shuffled = Die { $count } Ertragskarten werden gemischt.
fact-passed = { $seat } lässt das Kastell ruhen.
fact-castle-idle = Für das Kastell von { $seat } liegt nichts Passendes aus.
fact-marble-used = { $seat } gibt einen Marmor für eine zweite Aktion ab.
fact-scoring-1 = Erste Wertung: { $seat } erhält { $green } Punkte und hat { $red }.
fact-scoring-2 = Zweite Wertung: { $seat } erhält { $green } Punkte und hat { $red }.
fact-scoring-3 = Dritte Wertung: { $seat } erhält { $green } Punkte und hat { $red }.
fact-extra-round = Es wird noch eine ganze Runde gespielt, beginnend mit { $seat }.
fact-leftovers = { $points ->
    [one] { $seat } erhält 1 Punkt für das Restmaterial.
   *[other] { $seat } erhält { $points } Punkte für das Restmaterial.
}
fact-counted = { $seat } hat insgesamt { $points } Punkte.

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
drawing-draw = Karten ziehen
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
drawing-brings-farm = 1 grün je neue Art
drawing-brings-quarry = 1 Marmor (2. Aktion)
drawing-brings-village = 1 Arbeiter (als Karte)
drawing-brings-monastery = 3 Karten
drawing-brings-carriage = eine Ertragskarte
drawing-hint-display = Wähle ein Plättchen der Auslage
drawing-hint-storage = Wähle ein Plättchen deiner Ablage
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

fact-colour-first-dark-green = { $seat } hat als Erster alle Felder belegt, Farbe Dunkelgrün: { $points ->
    [one] { $points } grüner Punkt.
   *[other] { $points } grüne Punkte.
}
fact-colour-first-red = { $seat } hat als Erster alle Felder belegt, Farbe Rot: { $points ->
    [one] { $points } grüner Punkt.
   *[other] { $points } grüne Punkte.
}
fact-colour-first-turquoise = { $seat } hat als Erster alle Felder belegt, Farbe Türkis: { $points ->
    [one] { $points } grüner Punkt.
   *[other] { $points } grüne Punkte.
}
fact-colour-first-light-green = { $seat } hat als Erster alle Felder belegt, Farbe Hellgrün: { $points ->
    [one] { $points } grüner Punkt.
   *[other] { $points } grüne Punkte.
}
fact-colour-first-grey = { $seat } hat als Erster alle Felder belegt, Farbe Grau: { $points ->
    [one] { $points } grüner Punkt.
   *[other] { $points } grüne Punkte.
}
fact-colour-first-orange = { $seat } hat als Erster alle Felder belegt, Farbe Orange: { $points ->
    [one] { $points } grüner Punkt.
   *[other] { $points } grüne Punkte.
}
fact-colour-first-yellow = { $seat } hat als Erster alle Felder belegt, Farbe Gelb: { $points ->
    [one] { $points } grüner Punkt.
   *[other] { $points } grüne Punkte.
}
fact-colour-first-beige = { $seat } hat als Erster alle Felder belegt, Farbe Beige: { $points ->
    [one] { $points } grüner Punkt.
   *[other] { $points } grüne Punkte.
}
fact-colour-second-dark-green = { $seat } hat als Zweiter alle Felder belegt, Farbe Dunkelgrün: { $points ->
    [one] { $points } grüner Punkt.
   *[other] { $points } grüne Punkte.
}
fact-colour-second-red = { $seat } hat als Zweiter alle Felder belegt, Farbe Rot: { $points ->
    [one] { $points } grüner Punkt.
   *[other] { $points } grüne Punkte.
}
fact-colour-second-turquoise = { $seat } hat als Zweiter alle Felder belegt, Farbe Türkis: { $points ->
    [one] { $points } grüner Punkt.
   *[other] { $points } grüne Punkte.
}
fact-colour-second-light-green = { $seat } hat als Zweiter alle Felder belegt, Farbe Hellgrün: { $points ->
    [one] { $points } grüner Punkt.
   *[other] { $points } grüne Punkte.
}
fact-colour-second-grey = { $seat } hat als Zweiter alle Felder belegt, Farbe Grau: { $points ->
    [one] { $points } grüner Punkt.
   *[other] { $points } grüne Punkte.
}
fact-colour-second-orange = { $seat } hat als Zweiter alle Felder belegt, Farbe Orange: { $points ->
    [one] { $points } grüner Punkt.
   *[other] { $points } grüne Punkte.
}
fact-colour-second-yellow = { $seat } hat als Zweiter alle Felder belegt, Farbe Gelb: { $points ->
    [one] { $points } grüner Punkt.
   *[other] { $points } grüne Punkte.
}
fact-colour-second-beige = { $seat } hat als Zweiter alle Felder belegt, Farbe Beige: { $points ->
    [one] { $points } grüner Punkt.
   *[other] { $points } grüne Punkte.
}
