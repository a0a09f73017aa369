# Die Hülle: alles rund um die Spiele.

brand = Grotto
brand-description = Brettspiele aus der Tiefe: spiel mit Freunden oder gegen Bots.

nav-skip = Zum Inhalt springen
nav-label = Hauptmenü
nav-home = Start
nav-rules = Regeln
nav-account = Dein Name

settings-title = Einstellungen
settings-language = Sprache
settings-theme = Aussehen
settings-theme-system = Wie das Gerät
settings-theme-light = Hell
settings-theme-dark = Dunkel
settings-aids = Hilfen auf dem Spielplan
settings-sounds = Töne
settings-keys = Einzelne Tasten entscheiden (1, 2 …)
settings-on = An
settings-off = Aus

footer-unofficial = Eine inoffizielle Umsetzung. Die Namen der Spiele gehören ihren Inhabern.
footer-open = Freie Software mit eigenen Zeichnungen; jedes Mischen lässt sich nachprüfen.

script-lost = Die Verbindung ist unterbrochen. Neuer Versuch …
script-copied = Kopiert
script-failed = Das ist nicht angekommen. Versuch es bitte noch einmal.

list-and = { $rest } und { $last }
list-or = { $rest } oder { $last }

home-title = Hinab in die Höhle
home-lead = Brettspiele aus der Tiefe, mit Freunden oder gegen Bots. Ohne Anmeldung, ohne Warten.
home-you-are = Du heißt hier { $name }.
home-rename = Anderen Namen wählen
home-games = Spiele
home-play = Sofort gegen Bots spielen
home-learn = Die Regeln lernen
home-mine = Deine Tische
home-over = Beendete Partien ({ $count })
home-open = Offene Tische
home-open-none = Gerade wartet niemand. Eröffne einen Tisch und lade deine Freunde ein!
home-host = eröffnet von { $name }
home-chairs = { $taken } von { $seats } Plätzen besetzt

status-waiting = Wartet auf Mitspieler
status-playing = Wird gespielt
status-your-turn = Du bist dran
status-over = Beendet

new-title = Neuer Tisch
new-options = Varianten
new-chairs = Wer spielt mit?
new-you = Du
new-who = Wer darf dazukommen?
new-by-link = Nur wer den Link hat
new-by-link-help = Gut für eine Runde unter Freunden.
new-public = Alle
new-public-help = Der Tisch steht auf der Startseite.
new-create = Tisch eröffnen

chair-number = Platz { $number }
chair-person = Ein Mensch
chair-bot-random = Bot: spielt auf gut Glück
chair-bot-greedy = Bot: spielt mit Verstand
chair-bot-strong = Bot: spielt stark
chair-bot-expert = Bot: spielt meisterhaft
chair-empty = Freier Platz
chair-you = du
chair-here = da
chair-away = gerade weg
chair-left = hat den Tisch verlassen

waiting-chairs = Rund um den Tisch
waiting-join = Hinsetzen
waiting-arrange = Wer auf Platz { $number } sitzen darf
waiting-set = Festlegen
waiting-start = Spiel beginnen
waiting-empty = { $count ->
    [one] Ein Platz ist noch frei. Das Spiel beginnt, sobald alle besetzt sind.
   *[other] { $count } Plätze sind noch frei. Das Spiel beginnt, sobald alle besetzt sind.
}
waiting-host-starts = Alle sind da. Wer den Tisch eröffnet hat, beginnt das Spiel.
waiting-invite = Freunde einladen
waiting-invite-public = Der Tisch steht auf der Startseite. Dieser Link führt direkt hin:
waiting-invite-private = Nur wer diesen Link hat, findet den Tisch:
waiting-link = Link zum Tisch
waiting-copy = Kopieren

table-rules = Regeln
table-board = Der Spielplan
table-decision = Deine Entscheidung
table-choose = Du bist dran: Was machst du?
table-choose-in-secret = Wähle geheim!
table-luck-decides = Das Glück entscheidet …
table-waiting-for = Warten auf { $names } …
table-chosen-waiting-for = Du hast gewählt. Warten auf { $names } …
table-over = Das Spiel ist aus.
table-key = Taste { $key }
table-all-choices = { $count ->
    [one] Die einzige Möglichkeit
   *[other] Alle { $count } Möglichkeiten
}
table-amount = Wie viel
table-amount-less = Weniger
table-amount-more = Mehr
table-unpick = Abbrechen
table-undo = Zurücknehmen
table-confirm = Bestätigen
table-turn = ↻ Anders
table-company = Am Tisch
table-awaited = wählt noch
table-bystanders = { $count ->
    [0] Niemand sieht zu.
    [one] Eine Person sieht zu.
   *[other] { $count } Personen sehen zu.
}
table-leave = Tisch verlassen
table-leave-sure = Dein Platz wird frei; in einem laufenden Spiel können die anderen einen Bot für dich weiterspielen lassen.
table-leave-now = Ja, verlassen
table-look-again = Noch einmal nachsehen

take-over-votes = Ein Bot kann weiterspielen: { $votes } von { $needed } wünschen es.
take-over-ask = Bot weiterspielen lassen
take-over-asked = Du hast darum gebeten.

chat-title = Chat
chat-none = Noch ist nichts gesagt.
chat-label = Sag etwas
chat-send = Senden

log-title = Was geschah
log-none = Noch nichts.

luck-title = Ehrliches Glück
luck-commitment = Versprechen (SHA-256 der Saat)
luck-seed = Saat
luck-promise = Alles Glück dieser Partie folgt aus einer geheimen Saat. Dies ist ihr Fingerabdruck; die Saat wird am Ende veröffentlicht, unterwegs kann sie also niemand ändern.
luck-check = Der SHA-256-Hash der 32 Bytes der Saat muss das Versprechen ergeben, das von Anfang an hier stand. „grotto verify“ prüft das und jede Ziehung anhand der Aufzeichnung.

after-again = Noch einmal gegen Bots
after-replay = Partie nachspielen
after-record = Aufzeichnung herunterladen
after-new-table = Neuer Tisch

replay-title = { $game }: Partie nachspielen
replay-controls = Schritte der Partie
replay-position = Schritt { $step } von { $steps }
replay-slider = Zu Schritt springen
replay-show = Zeigen
replay-first = An den Anfang
replay-back = Einen Schritt zurück
replay-forward = Einen Schritt weiter
replay-last = Ans Ende
replay-table = Zum Tisch

rules-title = { $game }: die Regeln
rules-lead = Erst lesen, dann spielen.
rules-games = Spiele

account-title = Dein Name
account-is-guest = Du spielst als Gast namens { $name }. Dieser Browser merkt sich dich.
account-is-claimed = Du bist als { $name } angemeldet.
account-name = Name
account-password = Passwort
account-password-help = Mindestens { $least } Zeichen.
account-rename = Namen ändern
account-rename-now = Ändern
account-claim = Namen behalten
account-claim-help = Mit einem Passwort gehört der Name dir, und du kannst auf einem anderen Gerät weiterspielen. Eine E-Mail-Adresse brauchst du nicht.
account-claim-now = Behalten
account-sign-in = Anmelden
account-sign-in-help = Du hast schon einen Namen mit Passwort?
account-sign-in-now = Anmelden
account-sign-out = Abmelden
account-sign-out-help = Dieser Browser bekommt dann einen neuen Gastnamen. Deine Tische bleiben deine.
account-sign-out-now = Abmelden
account-delete = Konto löschen
account-delete-help = Dein Name und dein Passwort werden gelöscht, deine Plätze werden frei. Gespielte Partien bleiben, ohne deinen Namen.
account-delete-sure = Ich bin sicher; das lässt sich nicht rückgängig machen.
account-delete-now = Für immer löschen

account-error-name-taken = Diesen Namen hat schon jemand.
account-error-name-invalid = Ein Name hat { $shortest } bis { $longest } Zeichen: Buchstaben, Ziffern, Leerzeichen und einfache Satzzeichen.
account-error-password-short = Ein Passwort hat mindestens { $least } Zeichen.
account-error-wrong-password = Name und Passwort passen nicht zusammen.
account-error-too-many-tries = Zu viele Versuche. Warte bitte ein paar Minuten.

account-done-renamed = Dein Name ist geändert.
account-done-claimed = Der Name gehört jetzt dir.
account-done-signed-in = Schön, dass du wieder da bist!
account-done-signed-out = Du bist abgemeldet.
account-done-deleted = Das Konto ist gelöscht.

error-not-found = Eine Sackgasse
error-not-found-help = Hinter diesem Gang ist nichts. Vielleicht ist der Link unvollständig, oder den Tisch gibt es nicht mehr.
error-refused = Das geht nicht
error-refused-help = Es wurde nichts geändert.
error-too-many = Etwas langsamer
error-too-many-help = Das war zu viel auf einmal. Warte ein paar Sekunden und versuch es dann noch einmal.
error-fault = Bei uns ist etwas eingestürzt
error-fault-help = Hier ist etwas kaputtgegangen. Was bestätigt war, ist nicht verloren; versuch es gleich noch einmal.
error-again = Noch einmal versuchen
error-home = Zurück ans Tageslicht

refusal-no_such_seat = Diesen Platz gibt es an diesem Tisch nicht.
refusal-stale = Das Spiel ist inzwischen weitergegangen. Schau noch einmal hin und entscheide neu.
refusal-not_awaited = Du bist gerade nicht gefragt.
refusal-awaiting_luck = Erst entscheidet das Glück.
refusal-over = Das Spiel ist aus.
refusal-unreadable = Diese Entscheidung kennt das Spiel nicht.
refusal-illegal = Das ist jetzt nicht erlaubt.
refusal-luck_is_rolled = Dieser Tisch würfelt sein Glück selbst.
refusal-no_chance_now = Gerade wird nichts gezogen.
refusal-impossible_outcome = Das kann jetzt nicht kommen.
refusal-nothing_to_undo = Es gibt nichts zurückzunehmen.
refusal-choice_is_sealed = Eine geheime Wahl gilt.
refusal-already_revealed = Seither wurde etwas aufgedeckt, darum gilt die Entscheidung.
refusal-not_yours_to_undo = Die letzte Entscheidung hat jemand anders getroffen.
refusal-no_such_table = Diesen Tisch gibt es nicht.
refusal-no_such_page = Unter dieser Adresse ist nichts.
refusal-no_such_method = So lässt sich diese Adresse nicht benutzen.
refusal-not_seated = Du hast keinen Platz an diesem Tisch.
refusal-not_host = Das darf nur, wer den Tisch eröffnet hat.
refusal-seat_taken = Dort sitzt schon jemand.
refusal-table_full = Alle Plätze sind besetzt.
refusal-host_stays = Wer den Tisch eröffnet hat, behält seinen Platz.
refusal-already_started = Das Spiel hat schon begonnen.
refusal-not_started = Das Spiel hat noch nicht begonnen.
refusal-seats_empty = Das Spiel kann beginnen, sobald alle Plätze besetzt sind.
refusal-has_not_left = Ein Bot kann nur für jemanden weiterspielen, der den Tisch verlassen hat.
refusal-not_over = Die Partie ist noch nicht zu Ende.
refusal-unknown_game = Dieses Spiel gibt es nicht.
refusal-bad_config = So lässt sich das Spiel nicht spielen.
refusal-unknown_level = Solche Bots gibt es nicht.
refusal-bad_request = Die Anfrage ist unvollständig oder unlesbar.
refusal-bad_message = Eine Nachricht hat mindestens ein Zeichen und höchstens 300.
refusal-foreign_origin = Die Anfrage kam von einer fremden Seite und wurde darum nicht ausgeführt.
refusal-unknown_token = Melde dich bitte zuerst an.
refusal-already_claimed = Dein Name ist schon mit einem Passwort geschützt.
refusal-too_many = Das ging zu schnell. Warte einen Moment.
refusal-too_large = Das ist zu viel auf einmal.
refusal-fault = Bei uns ist etwas schiefgegangen. Was bestätigt war, ist nicht verloren.
