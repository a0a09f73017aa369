# De schil: alles rondom de spellen.

brand = Grotto
brand-description = Bordspellen uit de diepte: speel met vrienden of tegen bots.

nav-skip = Naar de inhoud
nav-label = Hoofdmenu
nav-home = Start
nav-rules = Regels
nav-account = Je naam

settings-title = Instellingen
settings-language = Taal
settings-theme = Uiterlijk
settings-theme-system = Zoals het apparaat
settings-theme-light = Licht
settings-theme-dark = Donker
settings-aids = Hulp op het bord
settings-sounds = Geluid
settings-keys = Losse toetsen beslissen (1, 2…)
settings-on = Aan
settings-off = Uit

footer-unofficial = Een onofficiële uitvoering. De namen van de spellen zijn van hun eigenaars.
footer-open = Vrije software met eigen tekeningen; elke trekking is te controleren.

script-lost = De verbinding is weg. Nieuwe poging…
script-copied = Gekopieerd
script-failed = Dat is niet aangekomen. Probeer het nog eens.

list-and = { $rest } en { $last }
list-or = { $rest } of { $last }

home-title = De grot in
home-lead = Bordspellen uit de diepte, met vrienden of tegen bots. Zonder aanmelden, zonder wachten.
home-you-are = Je heet hier { $name }.
home-rename = Kies een andere naam
home-games = Spellen
home-play = Speel nu tegen bots
home-learn = De regels leren
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
new-who = Wie mag erbij komen?
new-by-link = Alleen wie de link heeft
new-by-link-help = Handig onder vrienden.
new-public = Iedereen
new-public-help = De tafel staat op de startpagina.
new-create = Tafel openen

chair-number = Stoel { $number }
chair-person = Een mens
chair-bot-random = Bot: speelt op goed geluk
chair-bot-greedy = Bot: speelt met verstand
chair-bot-strong = Bot: speelt sterk
chair-bot-expert = Bot: speelt als een meester
chair-empty = Vrije stoel
chair-you = jij
chair-here = aanwezig
chair-away = even weg
chair-left = is van tafel gegaan

waiting-chairs = Rond de tafel
waiting-join = Ga zitten
waiting-arrange = Wie er op stoel { $number } mag zitten
waiting-set = Instellen
waiting-start = Spel beginnen
waiting-empty = { $count ->
    [one] Er is nog één stoel vrij. Het spel begint als alle stoelen bezet zijn.
   *[other] Er zijn nog { $count } stoelen vrij. Het spel begint als alle stoelen bezet zijn.
}
waiting-host-starts = Iedereen is er. Wie de tafel heeft geopend, begint het spel.
waiting-invite = Vrienden uitnodigen
waiting-invite-public = De tafel staat op de startpagina. Deze link gaat er rechtstreeks heen:
waiting-invite-private = Alleen wie deze link heeft, vindt de tafel:
waiting-link = Link naar de tafel
waiting-copy = Kopiëren

table-rules = Regels
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
table-amount = Hoeveel
table-amount-less = Minder
table-amount-more = Meer
table-unpick = Annuleren
table-undo = Terugnemen
table-confirm = Bevestigen
table-turn = ↻ Anders
table-company = Aan tafel
table-awaited = kiest nog
table-bystanders = { $count ->
    [0] Er kijkt niemand mee.
    [one] Er kijkt één persoon mee.
   *[other] Er kijken { $count } personen mee.
}
table-leave = Van tafel gaan
table-leave-sure = Je stoel komt vrij; tijdens een spel kunnen de anderen een bot voor je laten doorspelen.
table-leave-now = Ja, weggaan
table-look-again = Opnieuw kijken

take-over-votes = Een bot kan doorspelen: { $votes } van { $needed } vragen erom.
take-over-ask = Laat een bot doorspelen
take-over-asked = Je hebt erom gevraagd.

chat-title = Chat
chat-none = Er is nog niets gezegd.
chat-label = Zeg iets
chat-send = Verstuur

log-title = Wat er gebeurde
log-none = Nog niets.

luck-title = Eerlijk geluk
luck-commitment = Belofte (SHA-256 van het zaad)
luck-seed = Zaad
luck-promise = Al het geluk in dit spel volgt uit een geheim zaad. Dit is de vingerafdruk ervan; het zaad wordt aan het eind bekendgemaakt, dus niemand kan het onderweg veranderen.
luck-check = De SHA-256-hash van de 32 bytes van het zaad moet de belofte zijn die hier vanaf het begin stond. ‘grotto verify’ controleert dat, en elke trekking, met het verslag.

after-again = Nog eens tegen bots
after-replay = Spel terugkijken
after-record = Verslag downloaden
after-new-table = Nieuwe tafel

replay-title = { $game }: terugkijken
replay-controls = Stappen van het spel
replay-position = Stap { $step } van { $steps }
replay-slider = Ga naar stap
replay-show = Toon
replay-first = Naar het begin
replay-back = Eén stap terug
replay-forward = Eén stap verder
replay-last = Naar het einde
replay-table = Naar de tafel

rules-title = { $game }: de regels
rules-lead = Eerst lezen, dan spelen.
rules-games = Spellen

account-title = Je naam
account-is-guest = Je speelt als gast met de naam { $name }. Deze browser onthoudt je.
account-is-claimed = Je bent aangemeld als { $name }.
account-name = Naam
account-password = Wachtwoord
account-password-help = Minstens { $least } tekens.
account-rename = Naam veranderen
account-rename-now = Veranderen
account-claim = Naam houden
account-claim-help = Met een wachtwoord is de naam van jou en kun je op een ander apparaat verder spelen. Een e-mailadres is niet nodig.
account-claim-now = Houden
account-sign-in = Aanmelden
account-sign-in-help = Heb je al een naam met een wachtwoord?
account-sign-in-now = Aanmelden
account-sign-out = Afmelden
account-sign-out-help = Deze browser krijgt dan een nieuwe gastnaam. Je tafels blijven van jou.
account-sign-out-now = Afmelden
account-delete = Account verwijderen
account-delete-help = Je naam en wachtwoord worden gewist en je stoelen komen vrij. Gespeelde spellen blijven, zonder je naam.
account-delete-sure = Ik weet het zeker; dit kan niet ongedaan worden gemaakt.
account-delete-now = Voorgoed verwijderen

account-error-name-taken = Iemand anders heeft deze naam al.
account-error-name-invalid = Een naam heeft { $shortest } tot { $longest } tekens: letters, cijfers, spaties en eenvoudige leestekens.
account-error-password-short = Een wachtwoord heeft minstens { $least } tekens.
account-error-wrong-password = Naam en wachtwoord horen niet bij elkaar.
account-error-too-many-tries = Te veel pogingen. Wacht een paar minuten.

account-done-renamed = Je naam is veranderd.
account-done-claimed = De naam is nu van jou.
account-done-signed-in = Welkom terug!
account-done-signed-out = Je bent afgemeld.
account-done-deleted = Het account is verwijderd.

error-not-found = Een doodlopende gang
error-not-found-help = Achter deze gang is niets. Misschien is de link niet compleet, of bestaat de tafel niet meer.
error-refused = Dat gaat niet
error-refused-help = Er is niets veranderd.
error-too-many = Even rustig aan
error-too-many-help = Dat was te veel tegelijk. Wacht een paar seconden en probeer het opnieuw.
error-fault = Een instorting aan onze kant
error-fault-help = Er is iets stukgegaan. Wat bevestigd was, is niet verloren; probeer het zo nog eens.
error-again = Opnieuw proberen
error-home = Terug naar het daglicht

refusal-no_such_seat = Die stoel is er niet aan deze tafel.
refusal-stale = Het spel is intussen verdergegaan. Kijk opnieuw en beslis dan.
refusal-not_awaited = Jij hoeft nu niet te beslissen.
refusal-awaiting_luck = Eerst beslist het lot.
refusal-over = Het spel is afgelopen.
refusal-unreadable = Deze beslissing kent het spel niet.
refusal-illegal = Dat mag nu niet.
refusal-luck_is_rolled = Deze tafel bepaalt zelf het lot.
refusal-no_chance_now = Er wordt nu niets getrokken.
refusal-impossible_outcome = Dat kan nu niet komen.
refusal-nothing_to_undo = Er is niets om terug te nemen.
refusal-choice_is_sealed = Een geheime keuze blijft staan.
refusal-already_revealed = Er is sindsdien iets onthuld, dus de beslissing blijft staan.
refusal-not_yours_to_undo = De laatste beslissing was van iemand anders.
refusal-no_such_table = Die tafel bestaat niet.
refusal-no_such_page = Op dit adres is niets.
refusal-no_such_method = Zo kun je dit adres niet gebruiken.
refusal-not_seated = Je hebt geen stoel aan deze tafel.
refusal-not_host = Dat mag alleen wie de tafel heeft geopend.
refusal-seat_taken = Daar zit al iemand.
refusal-table_full = Alle stoelen zijn bezet.
refusal-host_stays = Wie de tafel heeft geopend, houdt zijn stoel.
refusal-already_started = Het spel is al begonnen.
refusal-not_started = Het spel is nog niet begonnen.
refusal-seats_empty = Het spel kan beginnen als alle stoelen bezet zijn.
refusal-has_not_left = Een bot kan alleen doorspelen voor iemand die is weggegaan.
refusal-not_over = Het spel is nog niet afgelopen.
refusal-unknown_game = Dat spel is er niet.
refusal-bad_config = Zo kan het spel niet worden gespeeld.
refusal-unknown_level = Zulke bots zijn er niet.
refusal-bad_request = Het verzoek is onvolledig of onleesbaar.
refusal-bad_message = Een bericht heeft minstens één teken en hoogstens 300.
refusal-foreign_origin = Het verzoek kwam van een andere site en is daarom niet uitgevoerd.
refusal-unknown_token = Meld je eerst aan.
refusal-already_claimed = Je naam is al met een wachtwoord beschermd.
refusal-too_many = Dat ging te snel. Wacht even.
refusal-too_large = Dat is te veel tegelijk.
refusal-fault = Er ging iets mis aan onze kant. Wat bevestigd was, is niet verloren.
