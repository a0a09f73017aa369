# Konten, Blockieren, Melden und Moderation.

account-new-password = Neues Passwort
account-change-password = Passwort ändern
account-change-password-help = Alle anderen Geräte werden abgemeldet.
account-change-password-now = Passwort ändern
account-sign-out-everywhere = Überall abmelden
account-codes = Notfallcodes
account-codes-help = Falls du dein Passwort vergisst, kommst du mit einem Notfallcode wieder hinein. Jeder Code gilt einmal. Neue Codes ersetzen die alten.
account-codes-left = { $count ->
    [0] Du hast noch keine Codes.
    [one] Du hast noch einen Code.
   *[other] Du hast noch { $count } Codes.
}
account-codes-now = Neue Codes erstellen
account-codes-new = Deine Notfallcodes
account-codes-new-help = Schreib sie jetzt auf oder speichere sie: Sie werden nicht noch einmal angezeigt.
account-code = Notfallcode
account-recover = Passwort vergessen?
account-recover-help = Gib einen deiner Notfallcodes ein und wähle ein neues Passwort.
account-recover-now = Neues Passwort setzen
account-blocked = Blockierte Leute
account-blocked-help = Du siehst nicht, was sie schreiben, und sie können sich nicht an deine Tische setzen.
account-unblock = Nicht mehr blockieren
account-export = Deine Daten
account-export-help = Alles, was der Server über dich weiß, als Datei.
account-export-now = Herunterladen

account-error-wrong-code = Name und Notfallcode passen nicht zusammen.
account-error-banned = Die Moderation hat dieses Konto gesperrt.
account-done-signed-out-everywhere = Du bist auf allen Geräten abgemeldet.
account-done-password-changed = Dein Passwort ist geändert. Alle anderen Geräte sind abgemeldet.
account-done-recovered = Willkommen zurück! Dein neues Passwort gilt, und der Code ist verbraucht.
account-done-unblocked = Du siehst wieder, was diese Person schreibt.

chat-bystander = schaut zu
chat-about = Zu dieser Nachricht von { $name }
chat-reason = Was stimmt nicht? (freiwillig)
chat-report = Melden
chat-reported = Danke. Die Moderation sieht es sich an.
chat-block = { $name } blockieren
chat-blocked = { $name } ist blockiert. Auf der Seite „Dein Name“ kannst du das rückgängig machen.

waiting-removed = { $count ->
    [one] Du hast jemanden weggeschickt, der sich hier nicht mehr hinsetzen kann.
   *[other] Du hast { $count } Leute weggeschickt, die sich hier nicht mehr hinsetzen können.
}
waiting-readmit = Wieder zulassen

moderation-title = Moderation
moderation-open = Meldungen ansehen
moderation-lead = Gemeldete Nachrichten, die ältesten zuerst. Alles, was du hier tust, wird protokolliert.
moderation-none = Es gibt keine offenen Meldungen.
moderation-said = { $name } schrieb:
moderation-now = (heißt jetzt { $name })
moderation-by = Gemeldet von { $name }.
moderation-table = Zum Tisch
moderation-dismiss = Alles in Ordnung
moderation-mute = Eine Woche stummschalten
moderation-ban = Sperren
moderation-people = Stummgeschaltet und gesperrt
moderation-is-mute = stummgeschaltet
moderation-is-ban = gesperrt
moderation-forgive = Aufheben

refusal-not_welcome = Wer diesen Tisch eröffnet hat, möchte dich hier nicht sitzen haben.
refusal-muted = Die Moderation hat dich stummgeschaltet. Du kannst mitlesen, aber vorerst nicht schreiben.
refusal-banned = Die Moderation hat dich auf diesem Server gesperrt.
refusal-not_moderator = Das kann nur die Moderation, und nicht untereinander.
refusal-not_yourself = Das geht nicht mit dir selbst.
refusal-no_such_line = Diese Nachricht gibt es nicht mehr.
