# Wiederholungen, die von selbst laufen, Tische zum Ausprobieren, und Plätze, die jemand verlässt und wieder einnimmt.

replay-play = Abspielen
replay-pause = Anhalten
replay-speed = Geschwindigkeit
replay-headings = Runden und Phasen
replay-heading-before = Zurück zu: { $heading }
replay-heading-before-none = Davor kommt nichts mehr
replay-heading-after = Weiter zu: { $heading }
replay-heading-after-none = Danach kommt nichts mehr
replay-track = Verlauf der Partie
replay-keys = Tasten
replay-keys-off = Tastenkürzel sind in deinen Einstellungen ausgeschaltet.
replay-key-play = Abspielen oder anhalten
replay-key-step = Einen Schritt zurück oder weiter
replay-key-heading = Vorige oder nächste Runde oder Phase

try-from-here = Ab hier ausprobieren
try-help = Öffnet einen eigenen Tisch, der mit dieser Stellung beginnt. Auf den anderen Plätzen spielen Bots, und was der Zufall noch nicht entschieden hat, wird neu gezogen.
try-seat = Spielen als
try-title = Probepartie
try-about = Ein Tisch nur für dich. Hier zählt nichts, und der Zufall ist ein anderer als in der echten Partie.
try-back = Zurück zur Partie
try-back-to-step = Zurück zu Schritt { $step } der Partie
try-again = Noch einmal ab Schritt { $step }

chair-kept = hält den Platz für { $name } frei
table-broken-off = Die Betreiber dieses Servers haben die Partie abgebrochen. Sie hat kein Ergebnis.
chair-news-left = { $name } hat den Tisch verlassen.
chair-absent = { $name } ist schon länger weg.
chair-news-returned = { $name } ist wieder da.
chair-news-replaced = Der Bot { $bot } spielt jetzt für { $name }.
return-left = Du hast diese Partie verlassen.
return-kept = Du hast diese Partie verlassen. Der Bot { $bot } hält deinen Platz frei.
return-now = Wieder hinsetzen
