# Wörter, die alle Spiele teilen.
seat = { $seat }
chance = der Zufall
seat-name = Spieler { $number }
game-over = Das Spiel ist zu Ende.
winner = { $seat } gewinnt.
shared-win = { $seats } teilen sich den Sieg.
lost = Diesmal nicht gewonnen.
score = { $seat }: { $score }
