# De woorden van de pagina's.

## Overal
skip = Naar de inhoud
to-lobby = Naar de lobby
settings = Instellingen
theme-switch = Licht of donker
language = Taal
sign-in = Inloggen
rules = Regels
games = Spellen
close = Sluiten
copy = Kopiëren
copied = Gekopieerd
go-on = Verder
go-back = Terug
your-name = Je naam
name-title = Hoe heet je?
connection-lost = Verbinding verbroken. Nieuwe poging …
something-wrong = Dat lukte niet. Probeer het nog eens.
engine-compiled = Bots denken met de gecompileerde motor
engine-plain = Bots denken in gewoon Python
not-found = Hier is niets.
error-title = Dat lukte niet

## De lobby
lobby-title = Vier spellen uit het oude Italië
lobby-lead = Speel in je browser, met vrienden of tegen bots die niet meer zien dan jij. Zonder account.
play-now = Nu spelen
play-now-of = Speel { $game } nu tegen bots
quick-lead = Kies hoe sterk je tegenstanders zijn en het spel begint.
new-table = Nieuwe tafel
how-many = Spelers
players-range = { $range } spelers
minutes-about = ongeveer { $minutes } min.
my-tables = Jouw tafels
open-tables = Open tafels
watch-tables = Nu bezig
recent-tables = Gespeelde partijen
my-finished = Jouw gespeelde partijen
no-open-tables = Op dit moment zoekt niemand medespelers.
open-one = Open een tafel
your-turn = Jij bent aan de beurt
wait = Wacht
join = Meespelen
watch = Kijken
replay = Naspelen

game-firenze-line = Bouw torens die elke beurt moeten groeien, precies zo hoog als de families van Firenze vragen.
game-florenza-line = Gedeelde dobbelstenen, zes grondstoffen en een eigen wijk om te bouwen en te versieren.
game-patrizier-line = Verdieping na verdieping groeien de torens; wie het meest bouwde, krijgt de roem.
game-tuscany-line = Laat het land rond je kasteel bloeien, tegel voor tegel. Vroege punten tellen drie keer.
game-firenze-minutes = 90
game-florenza-minutes = 60
game-patrizier-minutes = 45
game-tuscany-minutes = 60

level-random = Dobbelaar
level-greedy = Ekster
level-apprentice = Leerling
level-journeyman = Gezel
level-master = Meester
level-grandmaster = Grootmeester
level-random-line = speelt zomaar wat
level-greedy-line = pakt alles wat blinkt
level-apprentice-line = een rustig begin
level-journeyman-line = verstaat het vak
level-master-line = moeilijk te verslaan
level-grandmaster-line = neemt de tijd, en dat merk je

## Een nieuwe tafel
who-sits = Wie zit waar
you = Jij
seat-number = Plaats { $number }
seat-person = Een mens
seat-free = vrij
bot = bot
bot-of = Bot: { $level }
options-of = Varianten van { $game }
who-may-join = Wie mag meespelen
public = Iedereen
by-link = Alleen met een uitnodiging
pace = Tempo
pace-live = Live
pace-turns = Zet voor zet
clock = Klok
no-clock = Zonder klok
clock-minutes = { $minutes } minuten per speler
days-a-move = Tijd voor een zet
days = { $days ->
    [one] één dag
   *[other] { $days } dagen
}
turns-days = { $days ->
    [one] één dag per zet
   *[other] { $days } dagen per zet
}
undo-policy = Terugnemen
undo-free = Toegestaan
undo-none = Niet toegestaan
own-components = Eigen getallen
own-components-hint = Heb je het gedrukte spel, dan kun je met de exacte getallen spelen: plak een componentenbestand of upload het.
components-file = Bestand
components-text = Of plak de tekst
open-table = Tafel openen

option-firenze-campanile = Klokkentoren
option-firenze-campanile-no = zonder
option-firenze-campanile-yes = met de Klokkentoren
option-firenze-placement = Neutrale zegels worden gelegd
option-firenze-placement-recommended = volgens het advies van de spelregels
option-firenze-placement-chosen = door de startspeler
option-firenze-placement-dice = met dobbelstenen
option-firenze-placement-dead-colour = op een dode kleur, door het lot
option-firenze-placement-dead-white = op de dode kleur wit
option-firenze-placement-dead-yellow = op de dode kleur geel
option-firenze-placement-dead-green = op de dode kleur groen
option-firenze-placement-dead-red = op de dode kleur rood
option-firenze-placement-dead-blue = op de dode kleur blauw
option-firenze-placement-dead-purple = op de dode kleur paars
option-firenze-neutral-seals = Aantal neutrale zegels
option-firenze-neutral-seals-0 = 0
option-firenze-neutral-seals-1 = 1
option-firenze-neutral-seals-2 = 2
option-firenze-neutral-seals-3 = 3
option-firenze-neutral-seals-4 = 4
option-firenze-neutral-seals-5 = 5
option-firenze-neutral-seals-6 = 6
option-firenze-neutral-seals-7 = 7
option-florenza-level = Sterkte van de paus
option-florenza-level-normal = normaal
option-florenza-level-easy = makkelijk
option-florenza-level-hard = moeilijk
option-florenza-level-extreme = extreem
option-florenza-level-highscore = voor het record
option-florenza-pool = Dobbelstenen van de paus
option-florenza-pool-remaining = uit wat overblijft
option-florenza-pool-moved = uit wat verplaatst is
option-tuscany-printing = Getallen van
option-tuscany-printing-revised = de herziene druk
option-tuscany-printing-first = de eerste druk
option-tuscany-taking = Tegels nemen
option-tuscany-taking-any = altijd toegestaan
option-tuscany-taking-fitting = alleen als ze passen

## De wachtkamer
waiting-room = { $free ->
    [one] Er is nog één plaats vrij. Zodra die bezet is, begint het spel.
   *[other] Er zijn nog { $free } plaatsen vrij. Zodra alles bezet is, begint het spel.
}
table-closed = Deze tafel is gesloten voordat het spel begon.
you-mark = (jij)
is-here = is er
is-away = is er niet
sit-here = Hier zitten
put-bot = Bot erbij zetten
send-bot-away = Wegsturen
invitation = Uitnodigen met deze link
close-table = Tafel sluiten
leave = Verlaten
start-with-bots = Aanvullen met bots en beginnen

## Aan tafel
board = Het bord
board-of = Het bord van { $game }
turn-of = { $name } is aan de beurt
all-choose = Allemaal tegelijk
game-over-short = Het spel is afgelopen
undo = Ongedaan maken
reset-turn = Beurt opnieuw beginnen
answers-list = Alle antwoorden als lijst
no-answers = Er wordt je nu niets gevraagd.
log = Verloop
log-empty = Er is nog niets gebeurd.
chat = Chat
chat-empty = Er heeft nog niemand iets gezegd.
chat-hint = Zeg iets
send = Versturen
auto-forced = Verplichte antwoorden automatisch spelen
sound = Geluid
notify-me = Waarschuw me als ik aan de beurt ben
notified = Je krijgt een melding
leave-sure = De tafel verlaten? Een bot houdt je plaats warm tot je terugkomt.
kept-warm = weg, een bot speelt
take-back-seat = Ik ben er weer
you-watch = Je kijkt toe.
rule-open = Regel openen
choose = Kies
help = Hulp
help-lead = Wat omlijnd is, kun je aanklikken: één klik is één zet. Wijs iets aan, of druk er op je telefoon lang op, om te zien wat het is.
help-move = van de ene mogelijke zet naar de volgende
help-enter = spelen
help-undo = je laatste antwoord terugnemen
help-reset = terug naar het begin van je beurt
help-list = alle antwoorden als lijst
help-help = deze pagina
help-why = Klik op iets wat niet omlijnd is en je ziet wat er nu gevraagd wordt.
commitment = Zegel van de dobbelstenen
commitment-hint = De hash van het geheime getal waaruit alle worpen en schudbeurten van deze partij volgen. Het getal wordt na afloop getoond, zodat iedereen kan nagaan dat er niets gemanipuleerd is.
why-not = Dit kun je nu niet kiezen.
why-question = Nu wordt gevraagd:
why-may = Je kunt kiezen:
why-more = … en nog { $count }, allemaal omlijnd op het bord
why-wait = Je bent niet aan de beurt.
why-rule = De regel waar het het laatst om ging:
turn-notice = Jij bent aan de beurt
tab-turn = ● Jouw beurt

## Het einde
wins = { $name } wint
share = { $names } delen de overwinning
not-won = Deze keer niet gewonnen
final-count = De eindtelling, punt voor punt
rematch = Revanche
to-rematch = Naar de revanche
download-record = Partij downloaden

## Naspelen
to-start = Naar het begin
one-back = Eén zet terug
run = Afspelen
one-on = Eén zet verder
to-end = Naar het einde
moment = Moment van de partij
move-number = Zet { $number }
the-beginning = Het begin
whose-eyes = Gezien door
spectator = Een toeschouwer
all-open = Alles open
permalink = Link naar dit moment
to-table = Naar de tafel
check-fair = Dobbelstenen controleren
fair-rolls = { $rolls ->
    [one] De ene worp van deze partij volgt uit het geheime getal.
   *[other] Alle { $rolls } worpen en schudbeurten van deze partij volgen uit het geheime getal.
}
fair-hash-wait = Je browser controleert het zegel …
fair-hash-ok = Je browser heeft het gecontroleerd: het getal past bij het zegel dat voor het spel werd getoond.
fair-hash-bad = Het getal past niet bij het zegel!
fair-hash-cannot = Je browser controleert zegels alleen via https.
fair-hint = Download de partij en controleer die met ‘palio verify’ op je eigen computer.
seed = Geheim getal
salt = Zout

## Regels
contents = Inhoud
rules-in-english = De regels zijn er voorlopig alleen in het Engels.
rules-picture = Midden in een partij.

## Accounts
account = Account
account-lead = Je kunt spelen zonder account. Met een account heb je je partijen op elk apparaat en wordt je speelsterkte bijgehouden.
account-of = Ingelogd als { $name }
guest-of = Je speelt als { $name }
rename = Naam wijzigen
login = Accountnaam
password = Wachtwoord
password-new = Nieuw wachtwoord
password-hint = Minstens 8 tekens.
register = Account aanmaken
sign-out = Uitloggen
change-password = Wachtwoord wijzigen
ratings = Speelsterkte
rating-line = { $games ->
    [one] { $rating } na één partij, { $wins } gewonnen
   *[other] { $rating } na { $games } partijen, { $wins } gewonnen
}
no-ratings = Nog geen partijen die meetellen.
best-players = De besten
best-players-lead = Partijen tussen mensen met een account tellen mee, elk spel apart.
games-won = { $games ->
    [one] één partij, { $wins } gewonnen
   *[other] { $games } partijen, { $wins } gewonnen
}
saved = Opgeslagen.

## Weigeringen, naar hun code
error-unknown_game = Dat spel bestaat niet.
error-not_your_turn = Je bent niet aan de beurt.
error-no_undo = Dat kun je niet terugnemen: er is sindsdien iets gebeurd.
error-stale_version = Aan tafel is het intussen verdergegaan.
error-no_such_table = Die tafel bestaat niet.
error-no_such_moment = Zoveel zetten heeft de partij niet.
error-not_seated = Dat mag alleen wie aan tafel zit.
error-seat_taken = Die plaats is bezet.
error-not_open = Dat kan nu niet aan deze tafel.
error-forbidden = Dat mag je niet.
error-not_signed_in = Zeg eerst hoe je heet.
error-too_large = Dat is te veel in één keer.
error-too_many = Te snel. Wacht even.
error-name_taken = Er is al een account met die naam.
error-internal = Er ging iets mis bij ons. Er is niets verloren.
