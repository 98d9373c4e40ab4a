# Woorden die alle spellen delen.
seat = { $seat }
chance = het toeval
seat-name = Speler { $number }
game-over = Het spel is afgelopen.
winner = { $seat } wint.
shared-win = { $seats } delen de overwinning.
lost = Deze keer niet gewonnen.
score = { $seat }: { $score }
