# De schil: alles rondom de spellen.

brand = Grotto
brand-description = Bordspellen uit de diepte: speel met vrienden of tegen bots.

nav-skip = Naar de inhoud
nav-label = Hoofdmenu
nav-home = Home
nav-rules = Regels
nav-account = Je naam

settings-title = Instellingen
settings-language = Taal
settings-theme = Thema
settings-theme-system = Systeem
settings-theme-light = Licht
settings-theme-dark = Donker
settings-aids = Spelhulp
settings-sounds = Geluid
settings-sounds-off = Uit
settings-sounds-quiet = Zacht
settings-sounds-medium = Normaal
settings-sounds-loud = Hard
settings-keys = Sneltoetsen (1, 2…)
settings-on = Aan
settings-off = Uit

footer-unofficial = Een onofficiële versie. De namen van de spellen zijn van hun eigenaars.
footer-open = Vrije software met eigen illustraties; elke schudbeurt is te controleren.

script-lost = Verbinding verbroken. Nieuwe poging…
script-copied = Gekopieerd
script-failed = Dat is niet gelukt. Probeer het nog eens.

list-and = { $rest } en { $last }
list-or = { $rest } of { $last }

home-title = De grot in
home-lead = Bordspellen uit de diepte, met vrienden of tegen bots. Zonder account, zonder wachten.
home-you-are = Je speelt als { $name }.
home-rename = Kies een andere naam
home-games = Spellen
home-play = Speel nu tegen bots
home-learn = Leer de regels
home-mine = Jouw tafels
home-over = Afgelopen spellen ({ $count })
home-open = Open tafels
home-open-none = Er wacht nu niemand. Open een tafel en nodig je vrienden uit!
home-host = geopend door { $name }
home-chairs = { $taken } van { $seats } stoelen bezet

status-waiting = Wacht op spelers
status-playing = Bezig
status-your-turn = Jij bent aan de beurt
status-over = Afgelopen

new-title = Nieuwe tafel
new-options = Varianten
new-chairs = Wie doet er mee?
new-you = Jij
new-who = Wie mag meedoen?
new-by-link = Alleen wie de link heeft
new-by-link-help = Handig met vrienden.
new-public = Iedereen
new-public-help = De tafel staat op de startpagina.
new-create = Tafel openen

chair-number = Stoel { $number }
chair-person = Mens
chair-empty = Vrije stoel
chair-you = jij
chair-here = online
chair-away = even weg
chair-left = is van tafel gegaan

waiting-chairs = Rond de tafel
waiting-join = Ga zitten
waiting-arrange = Wie er op stoel { $number } mag zitten
waiting-set = Instellen
waiting-start = Spel starten
waiting-empty = { $count ->
    [one] Er is nog één stoel vrij. Het spel kan beginnen als alle stoelen bezet zijn.
   *[other] Er zijn nog { $count } stoelen vrij. Het spel kan beginnen als alle stoelen bezet zijn.
}
waiting-host-starts = Iedereen is er. Wie de tafel heeft geopend, kan het spel starten.
waiting-invite = Vrienden uitnodigen
waiting-invite-public = De tafel staat op de startpagina. Met deze link kom je er rechtstreeks:
waiting-invite-private = Alleen met deze link is de tafel te vinden:
waiting-link = Link naar de tafel
waiting-copy = Kopiëren

table-rules = Regels
table-full-screen = Volledig scherm
table-skip = Verder
table-board = Het bord
table-decision = Jouw beslissing
table-choose = Jij bent aan de beurt: wat doe je?
table-choose-in-secret = Kies in het geheim!
table-luck-decides = Het lot beslist…
table-waiting-for = Wachten op { $names }…
table-chosen-waiting-for = Je hebt gekozen. Wachten op { $names }…
table-over = Het spel is afgelopen.
table-key = Toets { $key }
table-all-choices = { $count ->
    [one] De enige mogelijkheid
   *[other] Alle { $count } mogelijkheden
}
table-amount = Aantal
table-amount-less = Minder
table-amount-more = Meer
table-unpick = Annuleren
table-undo = Terugnemen
table-confirm = Bevestigen
table-turn = ↻ Draaien
table-company = Aan tafel
table-awaited = kiest nog
table-bystanders = { $count ->
    [0] Er kijkt niemand mee.
    [one] Er kijkt één persoon mee.
   *[other] Er kijken { $count } mensen mee.
}
table-leave = Van tafel gaan
table-leave-sure = Je stoel komt vrij. Is er een spel bezig, dan kunnen de anderen een bot voor je laten doorspelen, en kun je tot het einde weer gaan zitten.
table-leave-now = Ja, weggaan
table-look-again = Vernieuwen

take-over-votes = Een bot kan het overnemen: { $votes } van de { $needed } stemmen tot nu toe.
take-over-ask = Laat een bot het overnemen
take-over-asked = Je hebt voorgestemd.

chat-title = Chat
chat-none = Nog geen berichten.
chat-label = Zeg iets
chat-send = Verstuur

log-title = Spelverloop
log-none = Er is nog niets gebeurd.

luck-title = Aantoonbaar eerlijk
luck-commitment = Vingerafdruk (SHA-256 van de startwaarde)
luck-seed = Startwaarde
luck-promise = Alles wat in dit spel door het toeval wordt bepaald, volgt uit een geheime startwaarde. Dit is de vingerafdruk ervan. De startwaarde zelf wordt aan het eind bekendgemaakt, dus niemand kan er onderweg mee knoeien.
luck-check = De SHA-256-hash van de 32 bytes van de startwaarde moet gelijk zijn aan de vingerafdruk die hier vanaf het begin stond. ‘grotto verify’ controleert dat, en elke trekking, aan de hand van het spelverslag.

after-again = Nog een keer tegen bots
after-replay = Spel terugkijken
after-record = Spelverslag downloaden
after-new-table = Nieuwe tafel

replay-title = { $game }: terugkijken
replay-controls = Bediening van het terugkijken
replay-position = Stap { $step } van { $steps }
replay-slider = Ga naar stap
replay-show = Tonen
replay-first = Naar het begin
replay-back = Eén stap terug
replay-forward = Eén stap verder
replay-last = Naar het einde
replay-table = Naar de tafel

rules-title = { $game }: de regels
rules-lead = Eerst lezen, dan spelen.
rules-games = Spellen
rules-contents = Inhoud
rules-index = Register

account-title = Je naam
account-is-guest = Je speelt als gast met de naam { $name }. Deze browser onthoudt wie je bent.
account-is-claimed = Je bent ingelogd als { $name }.
account-name = Naam
account-password = Wachtwoord
account-password-help = Minstens { $least } tekens.
account-rename = Naam wijzigen
account-rename-now = Wijzigen
account-claim = Naam houden
account-claim-help = Met een wachtwoord is de naam van jou en kun je op een ander apparaat verder spelen. Een e-mailadres is niet nodig.
account-claim-now = Houden
account-sign-in = Inloggen
account-sign-in-help = Heb je al een naam met een wachtwoord?
account-sign-in-now = Inloggen
account-sign-out = Uitloggen
account-sign-out-help = Deze browser krijgt dan een nieuwe gastnaam. Je tafels blijven van jou.
account-sign-out-now = Uitloggen
account-delete = Account verwijderen
account-delete-help = Je naam en wachtwoord worden gewist en je stoelen komen vrij. Gespeelde spellen blijven bewaard, zonder je naam.
account-delete-sure = Ik weet het zeker; dit kan niet ongedaan worden gemaakt.
account-delete-now = Definitief verwijderen

account-error-name-taken = Deze naam is al in gebruik.
account-error-name-invalid = Een naam bestaat uit { $shortest } tot { $longest } tekens: letters, cijfers, spaties en eenvoudige leestekens.
account-error-password-short = Een wachtwoord moet minstens { $least } tekens hebben.
account-error-wrong-password = Deze combinatie van naam en wachtwoord klopt niet.
account-error-too-many-tries = Te veel pogingen. Wacht een paar minuten.

account-done-renamed = Je naam is gewijzigd.
account-done-claimed = De naam is nu van jou.
account-done-signed-in = Welkom terug!
account-done-signed-out = Je bent uitgelogd.
account-done-deleted = Het account is verwijderd.

error-not-found = Doodlopende gang
error-not-found-help = Aan het eind van deze gang is niets. Misschien is de link niet compleet, of bestaat de tafel niet meer.
error-refused = Dat is niet gelukt
error-refused-help = Er is niets veranderd.
error-too-many = Even rustig aan
error-too-many-help = Dat was te veel tegelijk. Wacht een paar seconden en probeer het opnieuw.
error-fault = Bij ons is iets ingestort
error-fault-help = Er is iets stukgegaan. Wat je hebt bevestigd, is niet verloren; probeer het zo nog eens.
error-again = Opnieuw proberen
error-home = Terug naar het daglicht

refusal-no_such_seat = Die stoel staat niet aan deze tafel.
refusal-stale = Het spel is intussen verdergegaan. Kijk nog eens en kies opnieuw.
refusal-not_awaited = Je bent nu niet aan de beurt.
refusal-awaiting_luck = Eerst beslist het lot.
refusal-over = Het spel is afgelopen.
refusal-unreadable = Deze beslissing kent het spel niet.
refusal-illegal = Dat mag nu niet.
refusal-luck_is_rolled = Deze tafel loot zelf.
refusal-no_chance_now = Er wordt nu niets getrokken.
refusal-impossible_outcome = Dat kan nu niet getrokken worden.
refusal-nothing_to_undo = Er is niets om terug te nemen.
refusal-choice_is_sealed = Een geheime keuze kun je niet terugnemen.
refusal-already_revealed = Er is sindsdien iets onthuld, dus de beslissing blijft staan.
refusal-not_yours_to_undo = De laatste beslissing was van iemand anders.
refusal-no_such_table = Die tafel bestaat niet.
refusal-no_such_page = Op dit adres is niets te vinden.
refusal-no_such_method = Zo kun je dit adres niet gebruiken.
refusal-not_seated = Je hebt geen stoel aan deze tafel.
refusal-not_host = Dat mag alleen wie de tafel heeft geopend.
refusal-seat_taken = Daar zit al iemand.
refusal-table_full = Alle stoelen zijn bezet.
refusal-host_stays = Wie de tafel heeft geopend, houdt zijn stoel.
refusal-already_started = Het spel is al begonnen.
refusal-not_started = Het spel is nog niet begonnen.
refusal-seats_empty = Het spel kan beginnen als alle stoelen bezet zijn.
refusal-has_not_left = Een bot kan alleen doorspelen voor iemand die is weggegaan of al een tijdje weg is.
refusal-not_over = Het spel is nog niet afgelopen.
refusal-unknown_game = Dat spel bestaat niet.
refusal-bad_config = Met deze instellingen kan het spel niet worden gespeeld.
refusal-unknown_level = Zo’n bot is er niet.
refusal-bad_request = Het verzoek is onvolledig of onleesbaar.
refusal-bad_message = Een bericht moet minstens 1 en hoogstens 300 tekens hebben.
refusal-foreign_origin = Het verzoek kwam van een andere site en is daarom geweigerd.
refusal-unknown_token = Log eerst in.
refusal-already_claimed = Je naam is al beveiligd met een wachtwoord.
refusal-too_many = Dat ging te snel. Wacht even.
refusal-too_large = Dat is te veel tegelijk.
refusal-fault = Er ging bij ons iets mis. Wat je hebt bevestigd, is niet verloren.

talk-label = Verloop, chat en tafel
talk-log = Verloop
talk-chat = Chat
talk-about = Tafel
