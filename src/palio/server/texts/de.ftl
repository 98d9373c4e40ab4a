# Die Wörter der Seiten.

## Überall
skip = Zum Inhalt
to-lobby = Zur Lobby
settings = Einstellungen
theme-switch = Hell oder dunkel
language = Sprache
sign-in = Anmelden
rules = Regeln
games = Spiele
close = Schließen
copy = Kopieren
copied = Kopiert
go-on = Weiter
go-back = Zurück
your-name = Dein Name
name-title = Wie heißt du?
connection-lost = Verbindung unterbrochen. Neuer Versuch …
something-wrong = Das hat nicht geklappt. Bitte versuch es noch einmal.
engine-compiled = Bots denken mit der kompilierten Maschine
engine-plain = Bots denken in reinem Python
not-found = Hier ist nichts.
error-title = Das hat nicht geklappt

## Die Lobby
lobby-title = Vier Spiele aus dem alten Italien
lobby-lead = Spiel im Browser, mit Freunden oder gegen Bots, die nicht mehr sehen als du. Ganz ohne Konto.
play-now = Sofort spielen
play-now-of = { $game } sofort gegen Bots spielen
quick-lead = Wähle, wie stark deine Gegner sind, und es geht los.
new-table = Neuer Tisch
how-many = Spieler
players-range = { $range } Spieler
minutes-about = etwa { $minutes } Min.
my-tables = Deine Tische
open-tables = Offene Tische
watch-tables = Gerade gespielt
recent-tables = Beendete Partien
my-finished = Deine beendeten Partien
no-open-tables = Gerade sucht niemand Mitspieler.
open-one = Eröffne einen Tisch
your-turn = Du bist dran
wait = Wartet
join = Mitspielen
watch = Zuschauen
replay = Nachspielen

game-firenze-line = Baue Türme, die in jedem Zug wachsen müssen, genau so hoch, wie die Familien von Firenze sie bestellen.
game-florenza-line = Gemeinsame Würfel, sechs Rohstoffe und ein eigenes Viertel, das gebaut und geschmückt sein will.
game-patrizier-line = Stockwerk um Stockwerk wachsen die Türme; wer am meisten beigetragen hat, erntet den Ruhm.
game-tuscany-line = Lass das Land um dein Kastell erblühen, Plättchen für Plättchen. Frühe Punkte zählen dreifach.
game-firenze-minutes = 90
game-florenza-minutes = 60
game-patrizier-minutes = 45
game-tuscany-minutes = 60

level-random = Würfler
level-greedy = Elster
level-apprentice = Lehrling
level-journeyman = Geselle
level-master = Meister
level-grandmaster = Großmeister
level-random-line = spielt irgendwas
level-greedy-line = nimmt, was glänzt
level-apprentice-line = ein sanfter Anfang
level-journeyman-line = versteht sein Handwerk
level-master-line = schwer zu schlagen
level-grandmaster-line = denkt länger, und das merkt man

## Ein neuer Tisch
who-sits = Wer sitzt wo
you = Du
seat-number = Platz { $number }
seat-person = Ein Mensch
seat-free = frei
bot = Bot
bot-of = Bot: { $level }
options-of = Varianten von { $game }
who-may-join = Wer darf mitspielen
public = Alle
by-link = Nur mit Einladung
pace = Tempo
pace-live = Live
pace-turns = Zug um Zug
clock = Uhr
no-clock = Ohne Uhr
clock-minutes = { $minutes } Minuten für jeden
days-a-move = Zeit für einen Zug
days = { $days ->
    [one] ein Tag
   *[other] { $days } Tage
}
turns-days = { $days ->
    [one] ein Tag pro Zug
   *[other] { $days } Tage pro Zug
}
undo-policy = Zurücknehmen
undo-free = Erlaubt
undo-none = Nicht erlaubt
own-components = Eigene Zahlen
own-components-hint = Wenn dir das gedruckte Spiel gehört, kannst du mit seinen genauen Zahlen spielen: Füge eine Komponentendatei ein oder lade sie hoch.
components-file = Datei
components-text = Oder füge den Text ein
open-table = Tisch eröffnen

option-firenze-campanile = Campanile
option-firenze-campanile-no = ohne
option-firenze-campanile-yes = mit Campanile
option-firenze-placement = Neutrale Siegel werden gelegt
option-firenze-placement-recommended = nach dem Rat der Anleitung
option-firenze-placement-chosen = vom Startspieler
option-firenze-placement-dice = mit Würfeln
option-firenze-placement-dead-colour = auf eine tote Farbe, per Los
option-firenze-placement-dead-white = auf die tote Farbe Weiß
option-firenze-placement-dead-yellow = auf die tote Farbe Gelb
option-firenze-placement-dead-green = auf die tote Farbe Grün
option-firenze-placement-dead-red = auf die tote Farbe Rot
option-firenze-placement-dead-blue = auf die tote Farbe Blau
option-firenze-placement-dead-purple = auf die tote Farbe Violett
option-firenze-neutral-seals = Anzahl neutraler Siegel
option-firenze-neutral-seals-0 = 0
option-firenze-neutral-seals-1 = 1
option-firenze-neutral-seals-2 = 2
option-firenze-neutral-seals-3 = 3
option-firenze-neutral-seals-4 = 4
option-firenze-neutral-seals-5 = 5
option-firenze-neutral-seals-6 = 6
option-firenze-neutral-seals-7 = 7
option-florenza-level = Stärke des Papstes
option-florenza-level-normal = normal
option-florenza-level-easy = leicht
option-florenza-level-hard = schwer
option-florenza-level-extreme = extrem
option-florenza-level-highscore = um den Rekord
option-florenza-pool = Würfel des Papstes
option-florenza-pool-remaining = aus den übrigen
option-florenza-pool-moved = aus den bewegten
option-tuscany-printing = Zahlen
option-tuscany-printing-revised = der überarbeiteten Auflage
option-tuscany-printing-first = der ersten Auflage
option-tuscany-taking = Plättchen nehmen
option-tuscany-taking-any = immer erlaubt
option-tuscany-taking-fitting = nur passende

## Der Warteraum
waiting-room = { $free ->
    [one] Ein Platz ist noch frei. Sobald er besetzt ist, geht es los.
   *[other] { $free } Plätze sind noch frei. Sobald alle besetzt sind, geht es los.
}
table-closed = Dieser Tisch wurde geschlossen, bevor das Spiel begann.
you-mark = (du)
is-here = ist da
is-away = ist nicht da
sit-here = Hier sitzen
put-bot = Bot dazusetzen
send-bot-away = Wegschicken
invitation = Mit diesem Link einladen
close-table = Tisch schließen
leave = Verlassen
start-with-bots = Mit Bots auffüllen und beginnen

## Am Tisch
board = Das Spielbrett
board-of = Das Spielbrett von { $game }
turn-of = { $name } ist dran
all-choose = Alle gleichzeitig
game-over-short = Das Spiel ist zu Ende
undo = Rückgängig
reset-turn = Zug neu beginnen
answers-list = Alle Antworten als Liste
no-answers = Gerade wirst du nichts gefragt.
log = Verlauf
log-empty = Noch ist nichts geschehen.
chat = Chat
chat-empty = Noch hat niemand etwas gesagt.
chat-hint = Sag etwas
send = Senden
auto-forced = Erzwungene Antworten von selbst spielen
sound = Ton
notify-me = Benachrichtige mich, wenn ich dran bin
notified = Du wirst benachrichtigt
leave-sure = Den Tisch verlassen? Ein Bot hält deinen Platz warm, bis du zurückkommst.
kept-warm = nicht da, ein Bot spielt
take-back-seat = Ich bin wieder da
you-watch = Du schaust zu.
rule-open = Regel öffnen
choose = Wähle
help = Hilfe
help-lead = Was umrandet ist, kannst du anklicken: ein Klick ist ein Zug. Zeig auf etwas, oder drück auf dem Handy länger darauf, um zu erfahren, was es ist.
help-move = von einem möglichen Zug zum nächsten
help-enter = ihn spielen
help-undo = deine letzte Antwort zurücknehmen
help-reset = zurück zum Anfang deines Zuges
help-list = alle Antworten als Liste
help-help = diese Seite
help-why = Klick auf etwas, das nicht umrandet ist, und du erfährst, was gerade gefragt ist.
commitment = Siegel der Würfel
commitment-hint = Der Hash der geheimen Zahl, aus der alle Würfe und Mischungen dieser Partie folgen. Die Zahl wird am Ende gezeigt, damit alle prüfen können, dass nichts manipuliert wurde.
why-not = Das kannst du gerade nicht wählen.
why-question = Gefragt ist gerade:
why-may = Wählen kannst du:
why-more = … und { $count } weitere, alle auf dem Brett umrandet
why-wait = Du bist nicht dran.
why-rule = Die Regel, um die es zuletzt ging:
turn-notice = Du bist dran
tab-turn = ● Du bist dran

## Das Ende
wins = { $name } gewinnt
share = { $names } teilen sich den Sieg
not-won = Diesmal nicht gewonnen
final-count = Die Schlusswertung, Punkt für Punkt
rematch = Revanche
to-rematch = Zur Revanche
download-record = Partie herunterladen

## Nachspielen
to-start = Zum Anfang
one-back = Einen Zug zurück
run = Abspielen
one-on = Einen Zug weiter
to-end = Zum Ende
moment = Zeitpunkt der Partie
move-number = Zug { $number }
the-beginning = Der Anfang
whose-eyes = Gesehen von
spectator = Zuschauer
all-open = Alles offen
permalink = Link zu diesem Zug
to-table = Zum Tisch
check-fair = Würfel prüfen
fair-rolls = { $rolls ->
    [one] Der eine Wurf dieser Partie folgt aus der geheimen Zahl.
   *[other] Alle { $rolls } Würfe und Mischungen dieser Partie folgen aus der geheimen Zahl.
}
fair-hash-wait = Dein Browser prüft das Siegel …
fair-hash-ok = Dein Browser hat es geprüft: Die Zahl passt zum Siegel, das vor dem Spiel gezeigt wurde.
fair-hash-bad = Die Zahl passt nicht zum Siegel!
fair-hash-cannot = Dein Browser prüft Siegel nur über https.
fair-hint = Lade die Partie herunter und prüfe sie mit „palio verify“ auf deinem eigenen Rechner.
seed = Geheime Zahl
salt = Salz

## Regeln
contents = Inhalt
rules-in-english = Die Regeln gibt es bisher nur auf Englisch.
rules-picture = Mitten in einer Partie.

## Konten
account = Konto
account-lead = Du kannst ohne Konto spielen. Mit Konto hast du deine Partien auf allen Geräten, und deine Spielstärke wird gewertet.
account-of = Angemeldet als { $name }
guest-of = Du spielst als { $name }
rename = Namen ändern
login = Kontoname
password = Passwort
password-new = Neues Passwort
password-hint = Mindestens 8 Zeichen.
register = Konto anlegen
sign-out = Abmelden
change-password = Passwort ändern
ratings = Wertungen
rating-line = { $games ->
    [one] { $rating } nach einer Partie, { $wins } gewonnen
   *[other] { $rating } nach { $games } Partien, { $wins } gewonnen
}
no-ratings = Noch keine gewerteten Partien.
best-players = Die Besten
best-players-lead = Gewertet werden Partien zwischen Menschen mit Konto, jedes Spiel für sich.
games-won = { $games ->
    [one] eine Partie, { $wins } gewonnen
   *[other] { $games } Partien, { $wins } gewonnen
}
saved = Gespeichert.

## Absagen, nach ihrem Code
error-unknown_game = Dieses Spiel gibt es nicht.
error-not_your_turn = Du bist nicht dran.
error-no_undo = Das lässt sich nicht zurücknehmen: Seither ist etwas geschehen.
error-stale_version = Am Tisch ist es inzwischen weitergegangen.
error-no_such_table = Diesen Tisch gibt es nicht.
error-no_such_moment = So viele Züge hat die Partie nicht.
error-not_seated = Das darf nur, wer am Tisch sitzt.
error-seat_taken = Dieser Platz ist besetzt.
error-not_open = Das geht an diesem Tisch gerade nicht.
error-forbidden = Das darfst du nicht.
error-not_signed_in = Sag zuerst, wie du heißt.
error-too_large = Das ist zu viel auf einmal.
error-too_many = Zu schnell. Bitte warte einen Moment.
error-name_taken = Ein Konto mit diesem Namen gibt es schon.
error-internal = Bei uns ist etwas schiefgegangen. Verloren ist nichts.
