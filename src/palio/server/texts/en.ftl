# The words of the pages.

## Everywhere
skip = Skip to the content
to-lobby = To the lobby
settings = Settings
theme-switch = Light or dark
language = Language
sign-in = Sign in
rules = Rules
games = Games
close = Close
copy = Copy
copied = Copied
go-on = Continue
go-back = Back
your-name = Your name
name-title = What are you called?
connection-lost = Connection lost. Trying again …
something-wrong = That did not work. Please try again.
engine-compiled = Bots think with the compiled engine
engine-plain = Bots think in plain Python
not-found = There is nothing here.
error-title = That did not work

## The lobby
lobby-title = Four games of old Italy
lobby-lead = Play in the browser, with friends or against bots that see no more than you do. No account needed.
play-now = Play now
play-now-of = Play { $game } now against bots
quick-lead = Choose how strong your opponents are, and the game begins.
new-table = New table
how-many = Players
players-range = { $range } players
minutes-about = about { $minutes } min
my-tables = Your tables
open-tables = Open tables
watch-tables = Being played now
recent-tables = Finished games
my-finished = Your finished games
no-open-tables = Nobody is waiting for players right now.
open-one = Open a table
your-turn = Your turn
wait = Waiting
join = Join
watch = Watch
replay = Replay

game-firenze-line = Raise towers that must grow every turn, exactly as tall as the families of Firenze ask for.
game-firenze-minutes = 90
game-florenza-line = Shared dice, six resources and a quarter of your own to build and adorn.
game-florenza-minutes = 60
game-patrizier-line = Add floors to the towers of rival families; whoever built most takes the fame.
game-patrizier-minutes = 45
game-tuscany-line = Make the land around your castle flourish, tile by tile. Early points count three times.
game-tuscany-minutes = 60

level-random = Dice roller
level-greedy = Magpie
level-apprentice = Apprentice
level-journeyman = Journeyman
level-master = Master
level-grandmaster = Grandmaster
level-random-line = plays anything
level-greedy-line = takes what glitters
level-apprentice-line = a gentle start
level-journeyman-line = knows the trade
level-master-line = hard to beat
level-grandmaster-line = takes its time, and shows it

## A new table
who-sits = Who sits where
you = You
seat-number = Seat { $number }
seat-person = A person
seat-free = free
bot = bot
bot-of = Bot: { $level }
options-of = Options of { $game }
who-may-join = Who may join
public = Everybody
by-link = By invitation link
pace = Pace
pace-live = Live
pace-turns = By turns
clock = Clock
no-clock = No clock
clock-minutes = { $minutes } minutes each
days-a-move = Time for a move
days = { $days ->
    [one] one day
   *[other] { $days } days
}
turns-days = { $days ->
    [one] one day a move
   *[other] { $days } days a move
}
undo-policy = Taking back
undo-free = Allowed
undo-none = Not allowed
own-components = Numbers of your own
own-components-hint = If you own the printed game, you can play with its exact numbers: paste or upload a components file.
components-file = File
components-text = Or paste its text
open-table = Open the table

option-firenze-campanile = Campanile
option-firenze-campanile-no = without
option-firenze-campanile-yes = with the Campanile
option-firenze-placement = Neutral seals are placed
option-firenze-placement-recommended = by the rulebook’s advice
option-firenze-placement-chosen = by the first player
option-firenze-placement-dice = with dice
option-firenze-placement-dead-colour = on a dead colour, drawn by lot
option-firenze-placement-dead-white = on dead white
option-firenze-placement-dead-yellow = on dead yellow
option-firenze-placement-dead-green = on dead green
option-firenze-placement-dead-red = on dead red
option-firenze-placement-dead-blue = on dead blue
option-firenze-placement-dead-purple = on dead purple
option-firenze-neutral-seals = Number of neutral seals
option-firenze-neutral-seals-0 = 0
option-firenze-neutral-seals-1 = 1
option-firenze-neutral-seals-2 = 2
option-firenze-neutral-seals-3 = 3
option-firenze-neutral-seals-4 = 4
option-firenze-neutral-seals-5 = 5
option-firenze-neutral-seals-6 = 6
option-firenze-neutral-seals-7 = 7
option-florenza-level = The Pope’s strength
option-florenza-level-normal = normal
option-florenza-level-easy = easy
option-florenza-level-hard = hard
option-florenza-level-extreme = extreme
option-florenza-level-highscore = for the high score
option-florenza-pool = Dice of the Pope
option-florenza-pool-remaining = from what remains
option-florenza-pool-moved = from what was moved
option-tuscany-printing = Numbers of
option-tuscany-printing-revised = the revised printing
option-tuscany-printing-first = the first printing
option-tuscany-taking = Tiles may be taken
option-tuscany-taking-any = always
option-tuscany-taking-fitting = only if they fit

## The waiting room
waiting-room = { $free ->
    [one] One seat is free. The game begins as soon as it is taken.
   *[other] { $free } seats are free. The game begins as soon as all are taken.
}
table-closed = This table was closed before the game began.
you-mark = (you)
is-here = is here
is-away = is away
sit-here = Sit here
put-bot = Seat a bot
send-bot-away = Send away
invitation = Invite with this link
close-table = Close the table
leave = Leave
start-with-bots = Fill with bots and begin

## The table
board = The board
board-of = The board of { $game }
turn-of = { $name }’s turn
all-choose = All at once
game-over-short = The game is over
undo = Undo
reset-turn = Reset turn
answers-list = All answers as a list
no-answers = Nothing is asked of you right now.
log = Log
log-empty = Nothing has happened yet.
chat = Chat
chat-empty = Nobody has said anything yet.
chat-hint = Say something
send = Send
auto-forced = Play forced answers by itself
sound = Sound
notify-me = Notify me when it is my turn
notified = You will be told
leave-sure = Leave the table? A bot keeps your seat warm until you come back.
kept-warm = away, a bot plays
take-back-seat = I’m back
you-watch = You are watching.
rule-open = Open the rule
choose = Choose
help = Help
help-lead = What is outlined may be clicked: one click is one move. Point at anything, or press long on a phone, to learn what it is.
help-move = from one possible move to the next
help-enter = play it
help-undo = take back your last answer
help-reset = back to the beginning of your turn
help-list = all answers as a list
help-help = this page
help-why = Click on something that is not outlined, and you are told what is asked right now.
commitment = Seal of the dice
commitment-hint = The hash of the secret seed behind all dice and shuffles of this game. The seed is shown when the game is over, so that everybody can check that nothing was bent.
why-not = This can’t be chosen now.
why-question = What is asked now:
why-may = You may choose:
why-more = … and { $count } more, all outlined on the board
why-wait = It is not your turn.
why-rule = The last rule that mattered:
turn-notice = It is your turn
tab-turn = ● Your turn

## The end
wins = { $name } wins
share = { $names } share the win
not-won = Not won this time
final-count = The final count, point by point
rematch = Rematch
to-rematch = To the rematch
download-record = Download the record

## Replay
to-start = To the beginning
one-back = One move back
run = Play
one-on = One move on
to-end = To the end
moment = Moment of the game
move-number = Move { $number }
the-beginning = The beginning
whose-eyes = Seen by
spectator = A spectator
all-open = All open
permalink = Link to this moment
to-table = To the table
check-fair = Check the dice
fair-rolls = { $rolls ->
    [one] The one roll of this game follows from the seed.
   *[other] All { $rolls } rolls and shuffles of this game follow from the seed.
}
fair-hash-wait = Your browser checks the seal …
fair-hash-ok = Your browser has checked it: the seed fits the seal shown before the game.
fair-hash-bad = The seed does not fit the seal!
fair-hash-cannot = Your browser checks seals only over https.
fair-hint = Download the record and run “palio verify” to check it on your own machine.
seed = Seed
salt = Salt

## Rules
contents = Contents
rules-in-english = The rules are in English so far.
rules-picture = The middle of a game.

## Accounts
account = Account
account-lead = You can play without an account. With one you keep your games on every device, and your strength is rated.
account-of = Signed in as { $name }
guest-of = You play as { $name }
rename = Change name
login = Account name
password = Password
password-new = New password
password-hint = At least 8 characters.
register = Create an account
sign-out = Sign out
change-password = Change password
ratings = Ratings
rating-line = { $games ->
    [one] { $rating } after one game, { $wins } won
   *[other] { $rating } after { $games } games, { $wins } won
}
no-ratings = No rated games yet.
best-players = Best players
best-players-lead = Games between people with an account are rated, each game by itself.
games-won = { $games ->
    [one] one game, { $wins } won
   *[other] { $games } games, { $wins } won
}
saved = Saved.

## Refusals, by their code
error-unknown_game = There is no such game.
error-not_your_turn = It is not your turn.
error-no_undo = That can’t be taken back: something has happened since.
error-stale_version = The table has moved on meanwhile.
error-no_such_table = There is no such table.
error-no_such_moment = The game does not have that many moves.
error-not_seated = Only those who sit at the table may do that.
error-seat_taken = That seat is taken.
error-not_open = That is not possible at this table now.
error-forbidden = That is not yours to do.
error-not_signed_in = Say what you are called first.
error-too_large = That is too much at once.
error-too_many = Too fast. Please wait a moment.
error-name_taken = Somebody has an account with that name.
error-internal = Something went wrong on our side. Nothing is lost.
