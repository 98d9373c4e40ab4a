# Words that all games share.
seat = { $seat }
chance = chance
seat-name = Player { $number }
game-over = The game is over.
winner = { $seat } wins.
shared-win = { $seats } share the win.
lost = Not won this time.
score = { $seat }: { $score }
