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
settings-theme = Design
settings-theme-system = System
settings-theme-light = Hell
settings-theme-dark = Dunkel
settings-aids = Spielhilfen
settings-sounds = Ton
settings-sounds-off = Aus
settings-sounds-quiet = Leise
settings-sounds-medium = Mittel
settings-sounds-loud = Laut
settings-keys = Tastenkürzel (1, 2 …)
settings-on = An
settings-off = Aus

footer-unofficial = Eine inoffizielle Umsetzung. Die Namen der Spiele gehören ihren Inhabern.
footer-open = Freie Software mit eigenen Illustrationen; jedes Mischen lässt sich nachprüfen.

script-lost = Verbindung unterbrochen. Neuer Versuch …
script-copied = Kopiert
script-failed = Das ist nicht angekommen. Versuch es bitte noch einmal.

list-and = { $rest } und { $last }
list-or = { $rest } oder { $last }

home-title = Hinab in die Höhle
home-lead = Brettspiele aus der Tiefe, mit Freunden oder gegen Bots. Ohne Anmeldung, ohne Warten.
home-you-are = Du spielst als { $name }.
home-rename = Anderen Namen wählen
home-games = Spiele
home-play = Sofort gegen Bots spielen
home-learn = Regeln lernen
home-mine = Deine Tische
home-over = Beendete Partien ({ $count })
home-open = Offene Tische
home-open-none = Gerade wartet niemand. Eröffne einen Tisch und lade deine Freunde ein!
home-host = eröffnet von { $name }
home-chairs = { $taken } von { $seats } Plätzen besetzt

status-waiting = Wartet auf Mitspieler
status-playing = Läuft
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
new-public-help = Der Tisch erscheint auf der Startseite.
new-create = Tisch eröffnen

chair-number = Platz { $number }
chair-person = Mensch
chair-empty = Freier Platz
chair-you = du
chair-here = da
chair-away = gerade weg
chair-left = ist gegangen

waiting-chairs = Rund um den Tisch
waiting-join = Hinsetzen
waiting-arrange = Wer auf Platz { $number } sitzen darf
waiting-set = Festlegen
waiting-start = Spiel starten
waiting-empty = { $count ->
    [one] Ein Platz ist noch frei. Das Spiel kann starten, sobald alle besetzt sind.
   *[other] { $count } Plätze sind noch frei. Das Spiel kann starten, sobald alle besetzt sind.
}
waiting-host-starts = Alle sind da. Wer den Tisch eröffnet hat, kann das Spiel starten.
waiting-invite = Freunde einladen
waiting-invite-public = Der Tisch steht auf der Startseite. Dieser Link führt direkt dorthin:
waiting-invite-private = Nur wer diesen Link hat, findet den Tisch:
waiting-link = Link zum Tisch
waiting-copy = Kopieren

table-rules = Regeln
table-full-screen = Vollbild
table-skip = Weiter
table-board = Der Spielplan
table-decision = Deine Entscheidung
table-choose = Du bist dran: Was machst du?
table-choose-in-secret = Wähle geheim!
table-luck-decides = Der Zufall entscheidet …
table-waiting-for = Warten auf { $names } …
table-chosen-waiting-for = Du hast gewählt. Warten auf { $names } …
table-over = Das Spiel ist aus.
table-key = Taste { $key }
table-all-choices = { $count ->
    [one] Die einzige Möglichkeit
   *[other] Alle { $count } Möglichkeiten
}
table-amount = Anzahl
table-amount-less = Weniger
table-amount-more = Mehr
table-unpick = Abbrechen
table-undo = Zurücknehmen
table-confirm = Bestätigen
table-turn = ↻ Drehen
table-company = Am Tisch
table-awaited = überlegt
table-bystanders = { $count ->
    [0] Niemand schaut zu.
    [one] Eine Person schaut zu.
   *[other] { $count } Personen schauen zu.
}
table-leave = Tisch verlassen
table-leave-sure = Dein Platz wird frei. Läuft gerade ein Spiel, können die anderen einen Bot für dich weiterspielen lassen, und du kannst dich bis zum Ende wieder hinsetzen.
table-leave-now = Ja, verlassen
table-look-again = Aktualisieren

take-over-votes = Ein Bot kann übernehmen: bisher { $votes } von { $needed } Stimmen.
take-over-ask = Bot übernehmen lassen
take-over-asked = Du hast dafür gestimmt.

chat-title = Chat
chat-none = Noch keine Nachrichten.
chat-label = Sag etwas
chat-send = Senden

log-title = Spielverlauf
log-none = Noch ist nichts passiert.

luck-title = Nachweislich fair
luck-commitment = Fingerabdruck (SHA-256 des Startwerts)
luck-seed = Startwert
luck-promise = Alles, was in dieser Partie der Zufall entscheidet, folgt aus einem geheimen Startwert. Dies ist sein Fingerabdruck. Den Startwert selbst erfahrt ihr am Ende; unterwegs kann ihn also niemand austauschen.
luck-check = Der SHA-256-Hash der 32 Bytes des Startwerts muss mit dem Fingerabdruck übereinstimmen, der von Anfang an hier stand. „grotto verify“ prüft das und jede Ziehung anhand der Aufzeichnung.

after-again = Noch einmal gegen Bots
after-replay = Partie ansehen
after-record = Aufzeichnung herunterladen
after-new-table = Neuer Tisch

replay-title = { $game }: Wiederholung
replay-controls = Steuerung der Wiederholung
replay-position = Schritt { $step } von { $steps }
replay-slider = Zu Schritt springen
replay-show = Zeigen
replay-first = Zum Anfang
replay-back = Einen Schritt zurück
replay-forward = Einen Schritt weiter
replay-last = Zum Ende
replay-table = Zum Tisch

rules-title = { $game }: die Regeln
rules-lead = Erst lesen, dann spielen.
rules-games = Spiele
rules-contents = Inhalt
rules-index = Verzeichnis

account-title = Dein Name
account-is-guest = Du spielst als Gast namens { $name }. Dieser Browser merkt sich, wer du bist.
account-is-claimed = Du bist als { $name } angemeldet.
account-name = Name
account-password = Passwort
account-password-help = Mindestens { $least } Zeichen.
account-rename = Namen ändern
account-rename-now = Ändern
account-claim = Namen behalten
account-claim-help = Mit einem Passwort gehört der Name dir, und du kannst auf anderen Geräten weiterspielen. Eine E-Mail-Adresse brauchst du nicht.
account-claim-now = Behalten
account-sign-in = Anmelden
account-sign-in-help = Du hast schon einen Namen mit Passwort?
account-sign-in-now = Anmelden
account-sign-out = Abmelden
account-sign-out-help = Dieser Browser bekommt dann einen neuen Gastnamen. Deine Tische gehören weiter dir.
account-sign-out-now = Abmelden
account-delete = Konto löschen
account-delete-help = Dein Name und dein Passwort werden gelöscht, deine Plätze werden frei. Gespielte Partien bleiben erhalten, aber ohne deinen Namen.
account-delete-sure = Ich bin mir sicher; das lässt sich nicht rückgängig machen.
account-delete-now = Endgültig löschen

account-error-name-taken = Dieser Name ist schon vergeben.
account-error-name-invalid = Ein Name braucht { $shortest } bis { $longest } Zeichen: Buchstaben, Ziffern, Leerzeichen und einfache Satzzeichen.
account-error-password-short = Ein Passwort braucht mindestens { $least } Zeichen.
account-error-wrong-password = Name und Passwort passen nicht zusammen.
account-error-too-many-tries = Zu viele Versuche. Warte bitte ein paar Minuten.

account-done-renamed = Dein Name wurde geändert.
account-done-claimed = Der Name gehört jetzt dir.
account-done-signed-in = Schön, dass du wieder da bist!
account-done-signed-out = Du bist abgemeldet.
account-done-deleted = Das Konto wurde gelöscht.

error-not-found = Sackgasse
error-not-found-help = Am Ende dieses Gangs ist nichts. Vielleicht ist der Link unvollständig, oder den Tisch gibt es nicht mehr.
error-refused = Das geht nicht
error-refused-help = Es wurde nichts geändert.
error-too-many = Immer mit der Ruhe
error-too-many-help = Das war zu viel auf einmal. Warte ein paar Sekunden und versuch es dann noch einmal.
error-fault = Bei uns ist etwas eingestürzt
error-fault-help = Da ist etwas kaputtgegangen. Was du bestätigt hast, ist nicht verloren; versuch es gleich noch einmal.
error-again = Noch einmal versuchen
error-home = Zurück ans Tageslicht

refusal-no_such_seat = Diesen Platz gibt es an diesem Tisch nicht.
refusal-stale = Das Spiel ist inzwischen weitergegangen. Schau noch einmal hin und entscheide dich neu.
refusal-not_awaited = Du bist gerade nicht dran.
refusal-awaiting_luck = Erst entscheidet der Zufall.
refusal-over = Das Spiel ist aus.
refusal-unreadable = Diese Entscheidung kennt das Spiel nicht.
refusal-illegal = Das ist jetzt nicht erlaubt.
refusal-luck_is_rolled = Dieser Tisch lost selbst aus.
refusal-no_chance_now = Gerade wird nichts gezogen.
refusal-impossible_outcome = Das kann jetzt nicht gezogen werden.
refusal-nothing_to_undo = Es gibt nichts zurückzunehmen.
refusal-choice_is_sealed = Eine geheime Wahl lässt sich nicht zurücknehmen.
refusal-already_revealed = Seitdem wurde etwas aufgedeckt, darum bleibt es bei der Entscheidung.
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
refusal-has_not_left = Ein Bot kann nur für jemanden weiterspielen, der den Tisch verlassen hat oder schon länger weg ist.
refusal-not_over = Die Partie ist noch nicht zu Ende.
refusal-unknown_game = Dieses Spiel gibt es nicht.
refusal-bad_config = Mit diesen Einstellungen lässt sich das Spiel nicht spielen.
refusal-unknown_level = Einen solchen Bot gibt es nicht.
refusal-bad_request = Die Anfrage ist unvollständig oder unlesbar.
refusal-bad_message = Eine Nachricht braucht mindestens 1 und höchstens 300 Zeichen.
refusal-foreign_origin = Die Anfrage kam von einer fremden Seite und wurde darum abgelehnt.
refusal-unknown_token = Melde dich bitte zuerst an.
refusal-already_claimed = Dein Name ist schon mit einem Passwort geschützt.
refusal-too_many = Das ging zu schnell. Warte einen Moment.
refusal-too_large = Das ist zu viel auf einmal.
refusal-fault = Bei uns ist etwas schiefgegangen. Was du bestätigt hast, ist nicht verloren.

talk-label = Verlauf, Chat und Tisch
talk-log = Verlauf
talk-chat = Chat
talk-about = Tisch
