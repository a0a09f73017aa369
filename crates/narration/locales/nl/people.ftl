# Accounts, blokkeren, melden en moderatie.

account-new-password = Nieuw wachtwoord
account-change-password = Wachtwoord wijzigen
account-change-password-help = Alle andere apparaten worden uitgelogd.
account-change-password-now = Wachtwoord wijzigen
account-sign-out-everywhere = Overal uitloggen
account-codes = Herstelcodes
account-codes-help = Als je je wachtwoord vergeet, kom je met een herstelcode weer binnen. Elke code werkt één keer. Nieuwe codes vervangen de oude.
account-codes-left = { $count ->
    [0] Je hebt nog geen codes.
    [one] Je hebt nog één code.
   *[other] Je hebt nog { $count } codes.
}
account-codes-now = Nieuwe codes maken
account-codes-new = Je herstelcodes
account-codes-new-help = Schrijf ze nu op of bewaar ze: ze worden niet nog eens getoond.
account-code = Herstelcode
account-recover = Wachtwoord vergeten?
account-recover-help = Vul een van je herstelcodes in en kies een nieuw wachtwoord.
account-recover-now = Nieuw wachtwoord instellen
account-blocked = Geblokkeerde mensen
account-blocked-help = Je ziet niet wat ze schrijven, en ze kunnen niet aan jouw tafels komen zitten.
account-unblock = Deblokkeren
account-export = Je gegevens
account-export-help = Alles wat de server over je weet, als bestand.
account-export-now = Downloaden

account-error-wrong-code = Naam en herstelcode horen niet bij elkaar.
account-error-banned = Een moderator heeft dit account verbannen.
account-done-signed-out-everywhere = Je bent op alle apparaten uitgelogd.
account-done-password-changed = Je wachtwoord is gewijzigd. Alle andere apparaten zijn uitgelogd.
account-done-recovered = Welkom terug! Je nieuwe wachtwoord is ingesteld, en die code is gebruikt.
account-done-unblocked = Je ziet weer wat diegene schrijft.

chat-bystander = kijkt toe
chat-about = Over dit bericht van { $name }
chat-reason = Wat is er mis? (niet verplicht)
chat-report = Melden
chat-reported = Bedankt. Een moderator kijkt ernaar.
chat-block = { $name } blokkeren
chat-blocked = { $name } is geblokkeerd. Op de pagina ‘Je naam’ kun je dat ongedaan maken.

waiting-removed = { $count ->
    [one] Je hebt één persoon weggestuurd, die hier niet meer kan gaan zitten.
   *[other] Je hebt { $count } mensen weggestuurd, die hier niet meer kunnen gaan zitten.
}
waiting-readmit = Weer toelaten

moderation-title = Moderatie
moderation-open = Meldingen bekijken
moderation-lead = Gemelde berichten, de oudste eerst. Alles wat je hier doet, wordt vastgelegd.
moderation-none = Er zijn geen open meldingen.
moderation-said = { $name } schreef:
moderation-now = (heet nu { $name })
moderation-by = Gemeld door { $name }.
moderation-table = Naar de tafel
moderation-dismiss = Niets mis mee
moderation-mute = Een week dempen
moderation-ban = Verbannen
moderation-people = Gedempt en verbannen
moderation-is-mute = gedempt
moderation-is-ban = verbannen
moderation-forgive = Opheffen

refusal-not_welcome = De gastheer wil niet dat je aan deze tafel gaat zitten.
refusal-muted = Een moderator heeft je gedempt. Je kunt meelezen, maar voorlopig niet schrijven.
refusal-banned = Een moderator heeft je van deze server verbannen.
refusal-not_moderator = Dat kunnen alleen moderators, en niet bij elkaar.
refusal-not_yourself = Dat kun je niet met jezelf doen.
refusal-no_such_line = Dat bericht is er niet meer.
