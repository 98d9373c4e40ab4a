die-white = den weißen Würfel
die-brown = den braunen Würfel
die-grey = den grauen Würfel
die-green = den grünen Würfel
die-red = den roten Würfel
die-yellow = den gelben Würfel

colour-white = weiß
colour-brown = braun
colour-grey = grau
colour-green = grün
colour-red = rot
colour-yellow = gelb

resource-marble = Marmor
resource-wood = Holz
resource-metal = Metall
resource-spice = Gewürz
resource-cloth = Stoff
resource-gold = Gold

short-marble = Ma
short-wood = Ho
short-metal = Me
short-spice = Ge
short-cloth = St
short-gold = Go

track-captain = Hauptmann
track-bishop = Bischof
track-priest = Priester

artist-sculptor = Bildhauer
artist-architect = Architekt
artist-painter = Maler
artist-any = Künstler beliebiger Art
artist-anonymous = anonyme Künstler

house-rione = Rione
house-palazzo = Palazzo
house-chiesa = Chiesa
field-2 = Feld 2
field-3 = Feld 3
field-4 = Feld 4
field-5 = Feld 5
field-6 = Feld 6
field-7 = Feld 7
field-8 = Feld 8

level-easy = einfach
level-normal = normal
level-hard = schwer
level-extreme = extrem
level-highscore = Highscore

bonus-fiorini = 100 Fiorini
bonus-extra = eine Extra-Ressource
bonus-star = ein Stern
bonus-die = ein Bonus-Würfel
bonus-step = ein Feld bei Hauptmann oder Bischof
bonus-points-1 = 1 PP
bonus-points-2 = 2 PP
bonus-points-3 = 3 PP

ask-first = { $seat } würfelt das erste Gebäude aus.
ask-again = { $seat } würfelt noch einmal um den Start.
ask-lots = Immer noch Patt um den Start: Das Los entscheidet. Beteiligte: { $count }.
ask-roll = Wurf des aktiven Spielers: { $colour }.
ask-die-active = { $left ->
    [one] { $seat }: Wähle deinen letzten Würfel.
   *[other] { $seat }: Wähle einen Würfel, { $left } stehen dir noch zu.
}
ask-die-active-build = { $left ->
    [one] { $seat }: Wähle deinen letzten Würfel, oder baue zuerst.
   *[other] { $seat }: Wähle einen Würfel, { $left } stehen dir noch zu, oder baue zuerst.
}
ask-die-other = { $seat }: Wähle einen der ungenutzten Würfel.
ask-die-other-build = { $seat }: Wähle einen der ungenutzten Würfel, oder baue zuerst.
ask-die-bishop = { $seat }: Wähle als Bischof einen beliebigen Würfel, auch einen genutzten.
ask-die-bishop-build = { $seat }: Wähle als Bischof einen beliebigen Würfel, auch einen genutzten, oder baue zuerst.
ask-die-bonus = { $seat }: Wähle einen ungenutzten Würfel als Bonus-Würfel.
ask-die-bonus-build = { $seat }: Wähle einen ungenutzten Würfel als Bonus-Würfel, oder baue zuerst.
ask-use = { $seat }: Wofür nutzt du { $die }? Er zeigt { $value }.
ask-mark = { $left ->
    [one] { $seat }: Kreuze { $left } { $resource } an.
   *[other] { $seat }: Kreuze { $left } { $resource } an, der Reihe nach vom Rione bis zur Chiesa.
}
ask-mark-build = { $seat }: Kreuze { $left } { $resource } an, oder baue zuerst, um noch zu tauschen oder Fiorini dafür zu nehmen.
ask-mark-none-build = { $seat }: Für die letzte Ressource ({ $resource }) ist kein Kästchen frei. Baue zuerst, um noch zu tauschen oder Fiorini dafür zu nehmen, oder passe.
ask-mark-swap = { $left ->
    [one] { $seat }: Kreuze { $left } { $resource } an, oder stattdessen eine andere Ressource.
   *[other] { $seat }: Kreuze { $left } { $resource } an. Willst du eine Ressource tauschen, kreuze zuerst die neue an.
}
ask-mark-swap-build = { $seat }: Kreuze { $left } { $resource } an, stattdessen eine andere Ressource, oder baue zuerst.
ask-mark-bank = { $left ->
    [one] { $seat }: Kreuze { $left } { $resource } an, oder nimm dafür { $fiorini } Fiorini.
   *[other] { $seat }: Kreuze { $left } { $resource } an. Willst du für eine Ressource { $fiorini } Fiorini, nimm sie zuerst.
}
ask-mark-bank-build = { $seat }: Kreuze { $left } { $resource } an, nimm dafür { $fiorini } Fiorini, oder baue zuerst.
ask-mark-swap-bank = { $left ->
    [one] { $seat }: Kreuze { $left } { $resource } oder eine andere Ressource an, oder nimm dafür { $fiorini } Fiorini.
   *[other] { $seat }: Kreuze { $left } { $resource } an. Wenn du willst, nimm zuerst für eine Ressource { $fiorini } Fiorini, und tausche dann eine.
}
ask-mark-any = { $left ->
    [one] { $seat }: Kreuze eine Ressource deiner Wahl an.
   *[other] { $seat }: Kreuze die erste von { $left } gleichen Ressourcen deiner Wahl an.
}
ask-mark-any-bank = { $left ->
    [one] { $seat }: Kreuze eine Ressource deiner Wahl an, oder nimm dafür { $fiorini } Fiorini.
   *[other] { $seat }: Kreuze die erste von { $left } gleichen Ressourcen deiner Wahl an, oder nimm zuerst für eine davon { $fiorini } Fiorini.
}
ask-captain = { $seat }: Kreuze als Hauptmann eine Ressource deiner Wahl an, oder passe.
ask-finish = { $wage ->
    [0] { $seat }: Welches Kunstwerk vollendet der { $artist }? Er arbeitet ohne Lohn; du zahlst, was das Werk selbst kostet.
   *[other] { $seat }: Welches Kunstwerk vollendet der { $artist }? Du zahlst { $wage } Fiorini Lohn und dazu, was das Werk selbst kostet.
}
ask-finish-casa = { $seat }: Welches Kunstwerk vollendet der { $artist }? Er arbeitet ohne Lohn; du zahlst, was das Werk selbst kostet.
ask-masterpiece = { $seat }: Willst du für { $work } ({ $house }) einen Stern ausgeben? Das bringt { $points } PP mehr.
ask-steps = { $seat }: Du bestimmst den Wert für { $die }. Wie viele Felder gehst du auf der Leiste „{ $track }“ vor?
ask-track-palagio = { $steps ->
    [one] { $seat }: Auf welcher Leiste gehst du { $steps } Feld vor?
   *[other] { $seat }: Auf welcher Leiste gehst du { $steps } Felder vor?
}
ask-track-field = { $seat }: Auf welcher Leiste gehst du ein Feld vor, Hauptmann oder Bischof?
ask-track-chiesa = { $steps ->
    [one] { $seat }: Deine Chiesa ist vollendet. Auf welcher Leiste gehst du { $steps } Feld vor?
   *[other] { $seat }: Deine Chiesa ist vollendet. Auf welcher Leiste gehst du { $steps } Felder vor?
}
ask-build = { $seat }: Willst du jetzt etwas bauen?

move-first = Würfeln: { $value }
move-lot = { $seat } beginnt
move-roll = Würfeln: { $colour } { $value }
move-take = Würfel wählen: { $colour }
move-use-resources = Ressourcen nehmen
move-use-track = Auf der Leiste vorgehen
move-use-artist = Künstler anwerben
move-use-money = Fiorini nehmen
move-use-casa = Casa: anonymen Künstler anwerben
move-use-mercato = Mercato: zwei gleiche Ressourcen nehmen
move-use-palagio = Palagio: zwei Felder auf einer Leiste vorgehen
move-steps = { $steps ->
    [one] { $steps } Feld vorgehen
   *[other] { $steps } Felder vorgehen
}
move-mark = { $resource } ankreuzen: { $project } ({ $house })
move-bank = Banco: { $fiorini } Fiorini statt einer Ressource nehmen
move-build = { $number } { $name } bauen
move-finish = { $work } ({ $house }) vollenden
move-masterpiece = Stern ausgeben: ein Meisterwerk
move-plain = Stern behalten
move-track = Auf der Leiste „{ $track }“ vorgehen
move-done = Jetzt nichts bauen
move-pass = Passen

fact-first-building = { $seat } würfelt { $value } und beginnt mit { $name }: { $points } PP.
fact-rolled-again = { $seat } würfelt noch einmal um den Start: { $value }.
fact-start = { $seat } hat am niedrigsten gewürfelt ({ $value }) und ist Startspieler.
fact-lot = Immer noch Patt um den Start: Das Los fällt auf { $seat }.
fact-round = Runde { $round } von { $rounds } beginnt.
fact-turn = { $seat } ist aktiv und würfelt.
fact-dummy-turn = Papst Sisto ist aktiv.
fact-rolled = Gewürfelt: { $colour } { $value }.
fact-took-active = { $seat } wählt { $die } ({ $value }).
fact-took-other = { $seat } wählt { $die } ({ $value }).
fact-took-bonus = { $seat } wählt { $die } ({ $value }) als Bonus-Würfel.
fact-free-choice = { $seat } wählt als Bischof einen genutzten Würfel.
fact-no-die = { $seat } findet keinen Würfel mehr zur Wahl.
fact-no-bonus-die = { $seat } findet keinen Würfel mehr: Der Bonus-Würfel verfällt.
fact-used-resources = { $seat } nutzt { $die } für { $count } { $resource }.
fact-used-track = { $seat } nutzt { $die } für die Leiste „{ $track }“.
fact-used-artist = { $seat } nutzt { $die }, um einen Künstler anzuwerben.
fact-used-money = { $seat } nutzt { $die } für { $fiorini } Fiorini.
fact-used-casa = { $seat } nutzt { $die } für einen anonymen Künstler.
fact-used-mercato = { $seat } nutzt { $die } für zwei gleiche Ressourcen.
fact-used-palagio = { $seat } nutzt { $die } für zwei Felder auf einer Leiste nach Wahl.
fact-stepped = { $steps ->
    [one] { $seat } geht auf der Leiste „{ $track }“ { $steps } Feld vor.
   *[other] { $seat } geht auf der Leiste „{ $track }“ { $steps } Felder vor.
}
fact-overflow = Die Leiste „{ $track }“ von { $seat } ist voll: stattdessen { $fiorini } Fiorini.
fact-marked = { $seat } kreuzt { $resource } an: { $project } ({ $house }).
fact-lapsed = { $count ->
    [one] { $seat } findet kein Kästchen für { $count } { $resource }: Die Ressource verfällt.
   *[other] { $seat } findet kein Kästchen für { $count } { $resource }: Die Ressourcen verfallen.
}
fact-surplus = { $count ->
    [one] { $seat } verliert { $count } überzähliges Kreuz auf Feld { $field }.
   *[other] { $seat } verliert { $count } überzählige Kreuze auf Feld { $field }.
}
fact-captain-passed = { $seat } verzichtet auf die Ressource des Hauptmanns.
fact-masterpiece = { $seat } gibt einen Stern aus und macht { $work } ({ $house }) zum Meisterwerk: { $points } PP.
fact-palazzo-extra = { $seat } erhält eine Extra-Ressource durch { $work } ({ $house }).
fact-palazzo-complete = { $seat } vollendet den Palazzo auf Platz { $place }: { $points } PP.
fact-palazzo-complete-solo = { $seat } vollendet den Palazzo in Runde { $place }: { $points } PP.
fact-chiesa-complete = { $steps ->
    [one] { $seat } vollendet die Chiesa und geht auf einer Leiste { $steps } Feld vor.
   *[other] { $seat } vollendet die Chiesa und geht auf einer Leiste { $steps } Felder vor.
}
fact-office-captain = { $seat } ist Hauptmann dieser Runde (Kreuze: { $crosses }).
fact-office-bishop = { $seat } ist Bischof dieser Runde (Kreuze: { $crosses }).
fact-no-captain = Niemand ist Hauptmann dieser Runde: Patt (Kreuze: { $crosses }).
fact-no-captain-yet = Niemand ist Hauptmann dieser Runde: Auf der Leiste steht noch kein Kreuz.
fact-no-bishop = Niemand ist Bischof dieser Runde: Patt (Kreuze: { $crosses }).
fact-no-bishop-yet = Niemand ist Bischof dieser Runde: Niemand hat genug Kreuze (mindestens { $needed }).
fact-dummy-captain = Papst Sisto ist Hauptmann dieser Runde (Kreuze: { $crosses }).
fact-dummy-bishop = Papst Sisto ist Bischof dieser Runde (Kreuze: { $crosses }).
fact-set-aside = Die Wanderung legt { $die } beiseite.
fact-dummy-stepped = { $steps ->
    [one] Papst Sisto geht auf der Leiste „{ $track }“ { $steps } Feld vor und steht bei { $crosses }.
   *[other] Papst Sisto geht auf der Leiste „{ $track }“ { $steps } Felder vor und steht bei { $crosses }.
}

fact-built-1 = { $seat } baut { $name } auf Feld { $field }: { $points } PP (Fiorini: { $fiorini }, Extra-Ressourcen: { $extras }).
fact-built-2 = { $seat } baut { $name } auf Feld { $field }: { $points } PP (Fiorini: { $fiorini }, Extra-Ressourcen: { $extras }).
fact-built-3 = { $seat } baut { $name } auf Feld { $field }: { $points } PP (Fiorini: { $fiorini }, Extra-Ressourcen: { $extras }).
fact-built-4 = { $seat } baut { $name } auf Feld { $field }: { $points } PP (Fiorini: { $fiorini }, Extra-Ressourcen: { $extras }).
fact-built-5 = { $seat } baut { $name } auf Feld { $field }: { $points } PP (Fiorini: { $fiorini }, Extra-Ressourcen: { $extras }).
fact-built-6 = { $seat } baut { $name } auf Feld { $field }: { $points } PP (Fiorini: { $fiorini }, Extra-Ressourcen: { $extras }).
fact-built-7 = { $seat } baut { $name } auf Feld { $field }: { $points } PP (Fiorini: { $fiorini }, Extra-Ressourcen: { $extras }).
fact-built-8 = { $seat } baut { $name } auf Feld { $field }: { $points } PP (Fiorini: { $fiorini }, Extra-Ressourcen: { $extras }).
fact-built-9 = { $seat } baut { $name } auf Feld { $field }: { $points } PP (Fiorini: { $fiorini }, Extra-Ressourcen: { $extras }).
fact-built-10 = { $seat } baut { $name } auf Feld { $field }: { $points } PP (Fiorini: { $fiorini }, Extra-Ressourcen: { $extras }).
fact-built-11 = { $seat } baut { $name } auf Feld { $field }: { $points } PP (Fiorini: { $fiorini }, Extra-Ressourcen: { $extras }).
fact-built-12 = { $seat } baut { $name } auf Feld { $field }: { $points } PP (Fiorini: { $fiorini }, Extra-Ressourcen: { $extras }).
fact-built-13 = { $seat } baut { $name } auf Feld { $field }: { $points } PP (Fiorini: { $fiorini }, Extra-Ressourcen: { $extras }).
fact-built-14 = { $seat } baut { $name } auf Feld { $field }: { $points } PP (Fiorini: { $fiorini }, Extra-Ressourcen: { $extras }).
fact-built-15 = { $seat } baut { $name } auf Feld { $field }: { $points } PP (Fiorini: { $fiorini }, Extra-Ressourcen: { $extras }).
fact-built-16 = { $seat } baut { $name } auf Feld { $field }: { $points } PP (Fiorini: { $fiorini }, Extra-Ressourcen: { $extras }).
fact-built-17 = { $seat } baut { $name } auf Feld { $field }: { $points } PP (Fiorini: { $fiorini }, Extra-Ressourcen: { $extras }).
fact-built-18 = { $seat } baut { $name } auf Feld { $field }: { $points } PP (Fiorini: { $fiorini }, Extra-Ressourcen: { $extras }).
fact-built-19 = { $seat } baut { $name } auf Feld { $field }: { $points } PP (Fiorini: { $fiorini }, Extra-Ressourcen: { $extras }).
fact-built-20 = { $seat } baut { $name } auf Feld { $field }: { $points } PP (Fiorini: { $fiorini }, Extra-Ressourcen: { $extras }).
fact-built-21 = { $seat } baut { $name } auf Feld { $field }: { $points } PP (Fiorini: { $fiorini }, Extra-Ressourcen: { $extras }).
fact-built-22 = { $seat } baut { $name } auf Feld { $field }: { $points } PP (Fiorini: { $fiorini }, Extra-Ressourcen: { $extras }).
fact-built-23 = { $seat } baut { $name } auf Feld { $field }: { $points } PP (Fiorini: { $fiorini }, Extra-Ressourcen: { $extras }).
fact-built-24 = { $seat } baut { $name } auf Feld { $field }: { $points } PP (Fiorini: { $fiorini }, Extra-Ressourcen: { $extras }).
fact-built-25 = { $seat } baut { $name } auf Feld { $field }: { $points } PP (Fiorini: { $fiorini }, Extra-Ressourcen: { $extras }).
fact-field-bonus = { $seat } erhält { $points } PP dazu für Feld { $field }.

fact-effect-1 = Dank { $name } nutzt { $seat } { $die } so, als zeigte er einen anderen Wert.
fact-effect-2 = Dank { $name } nutzt { $seat } { $die } so, als zeigte er einen anderen Wert.
fact-effect-3 = Dank { $name } nutzt { $seat } { $die } so, als zeigte er einen anderen Wert.
fact-effect-4 = Dank { $name } nutzt { $seat } { $die } so, als zeigte er einen anderen Wert.
fact-effect-5 = Dank { $name } nutzt { $seat } { $die } so, als zeigte er einen anderen Wert.
fact-effect-6 = Dank { $name } nutzt { $seat } { $die } so, als zeigte er einen anderen Wert.
fact-effect-7 = Dank { $name } tauscht { $seat } { $given } gegen { $taken }.
fact-effect-8 = Dank { $name } tauscht { $seat } { $given } gegen { $taken }.
fact-effect-9 = Dank { $name } tauscht { $seat } { $given } gegen { $taken }.
fact-effect-10 = Dank { $name } tauscht { $seat } { $given } gegen { $taken }.
fact-effect-11 = Dank { $name } tauscht { $seat } { $given } gegen { $taken }.
fact-effect-12 = Dank { $name } tauscht { $seat } { $given } gegen { $taken }.
fact-effect-13 = Dank { $name } wirbt { $seat } kostenlos einen anonymen Künstler an.
fact-effect-14 = { $name } bringt { $seat } zwei gleiche Ressourcen.
fact-effect-15 = { $name } bringt { $seat } zwei Felder auf einer Leiste nach Wahl.
fact-effect-16 = { $name } bringt { $seat } { $fiorini } Fiorini mehr.
fact-effect-17 = { $name } bringt { $seat } { $fiorini } Fiorini statt einer Ressource.
fact-effect-18 = Dank { $name } zahlt { $seat } dem Künstler { $fiorini } Fiorini weniger.
fact-effect-19 = { $extras ->
    [one] { $name } bringt { $seat } { $extras } Extra-Ressource.
   *[other] { $name } bringt { $seat } { $extras } Extra-Ressourcen.
}
fact-effect-20 = Dank { $name } zählt das Meisterwerk von { $seat } { $points } PP statt { $usual }.
fact-effect-21 = Dank { $name } wirbt { $seat } einen Künstler anderer Art an: { $artist }.

fact-finished-palazzo-facciata = { $seat } vollendet { $work } ({ $house }): { $points } PP, davon { $artist } PP für den Künstler (Fiorini: { $fiorini }, Extra-Ressourcen: { $extras }).
fact-finished-camera-nuziale = { $seat } vollendet { $work } ({ $house }): { $points } PP, davon { $artist } PP für den Künstler (Fiorini: { $fiorini }, Extra-Ressourcen: { $extras }).
fact-finished-statua = { $seat } vollendet { $work } ({ $house }): { $points } PP, davon { $artist } PP für den Künstler (Fiorini: { $fiorini }, Extra-Ressourcen: { $extras }).
fact-finished-sala = { $seat } vollendet { $work } ({ $house }): { $points } PP, davon { $artist } PP für den Künstler (Fiorini: { $fiorini }, Extra-Ressourcen: { $extras }).
fact-finished-chiesa-facciata = { $seat } vollendet { $work } ({ $house }): { $points } PP, davon { $artist } PP für den Künstler (Fiorini: { $fiorini }, Extra-Ressourcen: { $extras }).
fact-finished-campanile = { $seat } vollendet { $work } ({ $house }): { $points } PP, davon { $artist } PP für den Künstler (Fiorini: { $fiorini }, Extra-Ressourcen: { $extras }).
fact-finished-pala = { $seat } vollendet { $work } ({ $house }): { $points } PP, davon { $artist } PP für den Künstler (Fiorini: { $fiorini }, Extra-Ressourcen: { $extras }).
fact-finished-crocifisso = { $seat } vollendet { $work } ({ $house }): { $points } PP, davon { $artist } PP für den Künstler (Fiorini: { $fiorini }, Extra-Ressourcen: { $extras }).
fact-income-fiorini = { $work } ({ $house }) bringt { $seat } { $fiorini } Fiorini.
fact-income-step = { $work } ({ $house }) bringt { $seat } ein Feld auf der Leiste „{ $track }“.

fact-bonus-captain-1 = { $seat } kreuzt { track-captain } 1 an: { $what }.
fact-bonus-captain-2 = { $seat } kreuzt { track-captain } 2 an: { $what }.
fact-bonus-captain-3 = { $seat } kreuzt { track-captain } 3 an: { $what }.
fact-bonus-captain-4 = { $seat } kreuzt { track-captain } 4 an: { $what }.
fact-bonus-captain-5 = { $seat } kreuzt { track-captain } 5 an: { $what }.
fact-bonus-captain-6 = { $seat } kreuzt { track-captain } 6 an: { $what }.
fact-bonus-captain-7 = { $seat } kreuzt { track-captain } 7 an: { $what }.
fact-bonus-captain-8 = { $seat } kreuzt { track-captain } 8 an: { $what }.
fact-bonus-captain-9 = { $seat } kreuzt { track-captain } 9 an: { $what }.
fact-bonus-captain-10 = { $seat } kreuzt { track-captain } 10 an: { $what }.
fact-bonus-bishop-1 = { $seat } kreuzt { track-bishop } 1 an: { $what }.
fact-bonus-bishop-2 = { $seat } kreuzt { track-bishop } 2 an: { $what }.
fact-bonus-bishop-3 = { $seat } kreuzt { track-bishop } 3 an: { $what }.
fact-bonus-bishop-4 = { $seat } kreuzt { track-bishop } 4 an: { $what }.
fact-bonus-bishop-5 = { $seat } kreuzt { track-bishop } 5 an: { $what }.
fact-bonus-bishop-6 = { $seat } kreuzt { track-bishop } 6 an: { $what }.
fact-bonus-bishop-7 = { $seat } kreuzt { track-bishop } 7 an: { $what }.
fact-bonus-bishop-8 = { $seat } kreuzt { track-bishop } 8 an: { $what }.
fact-bonus-bishop-9 = { $seat } kreuzt { track-bishop } 9 an: { $what }.
fact-bonus-bishop-10 = { $seat } kreuzt { track-bishop } 10 an: { $what }.
fact-bonus-priest-1 = { $seat } kreuzt { track-priest } 1 an: { $what }.
fact-bonus-priest-2 = { $seat } kreuzt { track-priest } 2 an: { $what }.
fact-bonus-priest-3 = { $seat } kreuzt { track-priest } 3 an: { $what }.
fact-bonus-priest-4 = { $seat } kreuzt { track-priest } 4 an: { $what }.
fact-bonus-priest-5 = { $seat } kreuzt { track-priest } 5 an: { $what }.
fact-bonus-priest-6 = { $seat } kreuzt { track-priest } 6 an: { $what }.
fact-bonus-priest-7 = { $seat } kreuzt { track-priest } 7 an: { $what }.
fact-bonus-priest-8 = { $seat } kreuzt { track-priest } 8 an: { $what }.
fact-bonus-priest-9 = { $seat } kreuzt { track-priest } 9 an: { $what }.
fact-bonus-priest-10 = { $seat } kreuzt { track-priest } 10 an: { $what }.
fact-left-stars = { $count ->
    [one] { $seat } hat noch { $count } Stern: { $points } PP.
   *[other] { $seat } hat noch { $count } Sterne: { $points } PP.
}
fact-left-extras = { $count ->
    [one] { $seat } hat noch { $count } Extra-Ressource: { $points } PP.
   *[other] { $seat } hat noch { $count } Extra-Ressourcen: { $points } PP.
}
fact-left-fiorini = { $seat } hat noch { $count } Fiorini: { $points } PP.

fact-box-1 = { $seat }: { $points } PP im Palazzo.
fact-box-2 = { $seat }: { $points } PP in der Chiesa.
fact-box-3 = { $seat }: { $points } PP im Rione.
fact-box-4 = { $seat }: { $points } PP auf der Leiste des Hauptmanns.
fact-box-5 = { $seat }: { $points } PP im Vorrat.
fact-counted = { $seat } hat insgesamt { $points } PP.
fact-won = { $seat } gewinnt mit { $points } PP.
fact-won-together = { $seat } teilt sich mit { $points } PP den Sieg: Patt.
fact-solo-won = { $seat } schlägt Papst Sisto ({ $level }, { $points } PP waren nötig).
fact-solo-lost = Papst Sisto behält die Oberhand ({ $level }, { $points } PP waren nötig).

effect-value = { $die } mit beliebigem Wert
effect-swap = { $die }: 1 Ressource tauschen
effect-13 = jeder Würfel: anonymer Künstler gratis (1× je Zug)
effect-14 = jeder Würfel: 2 gleiche Ressourcen (1× je Zug)
effect-15 = jeder Würfel: 2 Felder auf einer Leiste (1× je Zug)
effect-16 = Geldwürfel bringt 300 (1× je Zug)
effect-17 = 200 Fiorini statt einer Ressource (1× je Zug)
effect-18 = Künstler 100 billiger (1× je Zug)
effect-19 = sofort 2 Extra-Ressourcen
effect-20 = Meisterwerk bringt 3 PP
effect-21 = Künstler anderer Art als der Würfel

picture-round = Runde { $round } von { $rounds }
picture-active = aktiv: { $who }
picture-captain = Hauptmann: { $who }
picture-bishop = Bischof: { $who }
picture-nobody = niemand
picture-dummy = Papst Sisto
picture-solo = Papst Sisto: Hauptmann { $captain }, Bischof { $bishop } (Stufe { $level })
picture-die = Würfel
picture-value = Wert
picture-brings = Ressourcen
picture-second = Leiste oder Künstler
picture-state = Zustand
picture-used = genutzt
picture-yours = von dir genutzt
picture-unused = ungenutzt
picture-steps = { $track } +{ $steps }
picture-hire = { $artist } { $price }
picture-supply = { $fiorini } Fiorini, { $extras } Extra, { $stars } { $stars ->
    [one] Stern
   *[other] Sterne
}
picture-points = { $points } PP
picture-bonus-dice = Bonus-Würfel: { $count }
picture-work = Kunstwerk
picture-cost = Kosten
picture-artist = Künstler
picture-pp = PP
picture-marked = angekreuzt
picture-gives = bringt
picture-gives-extra = Extra
picture-gives-fiorini = 100 je Runde
picture-gives-track = { $track } je Runde
picture-done = vollendet, { $points } PP
picture-free = freie Felder
picture-building = Gebäude
picture-effect = Effekt
picture-spent = in diesem Zug genutzt: { $effects }
picture-legend = X Kreuz, $ 100 Fiorini, E Extra, * Stern, D Bonus-Würfel, > Feld Hauptmann/Bischof, 1-3 PP

draw-dice = Würfel
draw-every-die = Jeder Würfel: { $fiorini }
draw-start = Startspieler
draw-supply = Vorrat
draw-fiorini = Fiorini
draw-extras = Extra-Ressourcen
draw-stars = Sterne
draw-bonus-dice = Bonus-Würfel
draw-palazzo-complete = PP für alle vier Werke des Palazzo, je nachdem, wer zuerst fertig ist
draw-palazzo-solo = PP für alle vier Werke des Palazzo, je nach der Runde, in der sie vollendet sind
draw-chiesa-complete = Alle vier Werke der Chiesa: { $steps } Felder auf einer Leiste
draw-paid = bezahlter Künstler
draw-anonymous = anonymer Künstler
draw-level = { $level }: { $points } PP zum Sieg
