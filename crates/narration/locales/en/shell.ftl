# The shell: everything around the games.

brand = Grotto
brand-description = Board games from deep underground: play with friends or against bots.

nav-skip = Skip to the content
nav-label = Main
nav-home = Home
nav-rules = Rules
nav-account = Your name

settings-title = Settings
settings-language = Language
settings-theme = Look
settings-theme-system = As the device
settings-theme-light = Light
settings-theme-dark = Dark
settings-aids = Aids on the board
settings-sounds = Sounds
settings-keys = Decide with single keys (1, 2…)
settings-on = On
settings-off = Off

footer-unofficial = An unofficial implementation. The games’ names belong to their owners.
footer-open = Free software with drawings of its own; every shuffle can be checked.

script-lost = The connection is lost. Trying again…
script-copied = Copied
script-failed = That did not get through. Please try again.

list-and = { $rest } and { $last }
list-or = { $rest } or { $last }

home-title = Down into the cave
home-lead = Board games from deep underground, with friends or against bots. No sign-up, no waiting.
home-you-are = You are { $name } here.
home-rename = Choose another name
home-games = Games
home-play = Play now against bots
home-learn = Learn the rules
home-mine = Your tables
home-over = Finished games ({ $count })
home-open = Open tables
home-open-none = Nobody is waiting right now. Open a table and invite your friends!
home-host = opened by { $name }
home-chairs = { $taken } of { $seats } chairs taken

status-waiting = Waiting for players
status-playing = Being played
status-your-turn = Your turn
status-over = Over

new-title = New table
new-options = Variants
new-chairs = Who plays?
new-you = You
new-who = Who may join?
new-by-link = Only people with the link
new-by-link-help = Good for friends.
new-public = Anybody
new-public-help = The table is listed on the home page.
new-create = Open the table

chair-number = Chair { $number }
chair-person = A person
chair-bot-random = Bot: plays at random
chair-bot-greedy = Bot: plays sensibly
chair-bot-strong = Bot: plays strongly
chair-bot-expert = Bot: plays like an expert
chair-empty = Free chair
chair-you = you
chair-here = here
chair-away = away
chair-left = has left

waiting-chairs = Around the table
waiting-join = Sit down
waiting-arrange = Who may sit in chair { $number }
waiting-set = Set
waiting-start = Start the game
waiting-empty = { $count ->
    [one] One chair is still free. The game starts when every chair is taken.
   *[other] { $count } chairs are still free. The game starts when every chair is taken.
}
waiting-host-starts = Everybody is here. Whoever opened the table starts the game.
waiting-invite = Invite friends
waiting-invite-public = The table is listed on the home page. This link leads straight to it:
waiting-invite-private = Only those with this link find the table:
waiting-link = Link to the table
waiting-copy = Copy

table-rules = Rules
table-board = The board
table-decision = Your decision
table-choose = Your turn: what will you do?
table-choose-in-secret = Choose in secret!
table-luck-decides = Luck decides…
table-waiting-for = Waiting for { $names }…
table-chosen-waiting-for = You have chosen. Waiting for { $names }…
table-over = The game is over.
table-key = Key { $key }
table-all-choices = { $count ->
    [one] The only choice
   *[other] All { $count } choices
}
table-amount = How much
table-amount-less = Less
table-amount-more = More
table-unpick = Cancel
table-undo = Take it back
table-confirm = Confirm
table-turn = ↻ Another way
table-company = At the table
table-awaited = choosing
table-bystanders = { $count ->
    [0] Nobody is watching.
    [one] One person is watching.
   *[other] { $count } people are watching.
}
table-leave = Leave the table
table-leave-sure = Your chair becomes free; while a game runs, the others can ask a bot to play on for you.
table-leave-now = Yes, leave
table-look-again = Look again

take-over-votes = A bot can play on: { $votes } of { $needed } have asked for it.
take-over-ask = Let a bot play on
take-over-asked = You have asked for it.

chat-title = Chat
chat-none = Nothing said yet.
chat-label = Say something
chat-send = Send

log-title = What happened
log-none = Nothing yet.

luck-title = Fair luck
luck-commitment = Promise (SHA-256 of the seed)
luck-seed = Seed
luck-promise = All luck of this game follows from a secret seed. This is its fingerprint; the seed is published at the end, so nobody can change it on the way.
luck-check = The SHA-256 hash of the seed’s 32 bytes must be the promise that was shown from the start. “grotto verify” checks that, and every draw, with the record.

after-again = Play again against bots
after-replay = Watch the replay
after-record = Download the record
after-new-table = New table

replay-title = { $game }: replay
replay-controls = Steps of the game
replay-position = Step { $step } of { $steps }
replay-slider = Go to step
replay-show = Show
replay-first = To the beginning
replay-back = One step back
replay-forward = One step on
replay-last = To the end
replay-table = To the table

rules-title = { $game }: the rules
rules-lead = Read them here, then play.
rules-games = Games

account-title = Your name
account-is-guest = You play as a guest called { $name }. This browser remembers you.
account-is-claimed = You are signed in as { $name }.
account-name = Name
account-password = Password
account-password-help = At least { $least } characters.
account-rename = Change your name
account-rename-now = Change
account-claim = Keep your name
account-claim-help = With a password the name is yours, and you can play on from another device. No e-mail address needed.
account-claim-now = Keep it
account-sign-in = Sign in
account-sign-in-help = You already have a name with a password?
account-sign-in-now = Sign in
account-sign-out = Sign out
account-sign-out-help = This browser then gets a new guest name. Your tables stay yours.
account-sign-out-now = Sign out
account-delete = Delete the account
account-delete-help = Your name and your password are erased and your chairs become free. Games already played stay, without your name.
account-delete-sure = I am sure; this cannot be undone.
account-delete-now = Delete for ever

account-error-name-taken = Somebody else already has this name.
account-error-name-invalid = A name has { $shortest } to { $longest } characters: letters, digits, spaces and simple punctuation.
account-error-password-short = A password has at least { $least } characters.
account-error-wrong-password = Name and password do not belong together.
account-error-too-many-tries = Too many attempts. Please wait a few minutes.

account-done-renamed = Your name is changed.
account-done-claimed = The name is yours now.
account-done-signed-in = Welcome back!
account-done-signed-out = You are signed out.
account-done-deleted = The account is deleted.

error-not-found = A dead end
error-not-found-help = There is nothing behind this passage. Perhaps the link is incomplete, or the table is gone.
error-refused = That does not work
error-refused-help = Nothing was changed.
error-too-many = Slow down a little
error-too-many-help = That was too much at once. Wait a few seconds, then try again.
error-fault = A cave-in on our side
error-fault-help = Something broke that should not. Nothing that was confirmed is lost; try again in a moment.
error-again = Try again
error-home = Back to daylight

refusal-no_such_seat = There is no such seat at this table.
refusal-stale = The game has moved on meanwhile. Look again and decide anew.
refusal-not_awaited = It is not your turn to decide.
refusal-awaiting_luck = Luck decides first.
refusal-over = The game is over.
refusal-unreadable = The game does not know this decision.
refusal-illegal = That is not allowed now.
refusal-luck_is_rolled = This table rolls its own luck.
refusal-no_chance_now = Nothing is drawn now.
refusal-impossible_outcome = That cannot come up now.
refusal-nothing_to_undo = There is nothing to take back.
refusal-choice_is_sealed = A choice made in secret stands.
refusal-already_revealed = Something has been revealed since, so the decision stands.
refusal-not_yours_to_undo = The last decision was somebody else’s.
refusal-no_such_table = There is no such table.
refusal-no_such_page = There is nothing at this address.
refusal-no_such_method = This address cannot be used like that.
refusal-not_seated = You have no seat at this table.
refusal-not_host = Only whoever opened the table may do that.
refusal-seat_taken = Somebody already sits there.
refusal-table_full = Every chair is taken.
refusal-host_stays = Whoever opened the table keeps their chair.
refusal-already_started = The game has already started.
refusal-not_started = The game has not started yet.
refusal-seats_empty = The game can start when every chair is taken.
refusal-has_not_left = A bot can only take over from somebody who has left.
refusal-not_over = The game is not over yet.
refusal-unknown_game = There is no such game.
refusal-bad_config = The game cannot be played like that.
refusal-unknown_level = There are no such bots.
refusal-bad_request = The request is incomplete or unreadable.
refusal-bad_message = A message needs at least one character and not more than 300.
refusal-foreign_origin = The request came from another site, so it was not carried out.
refusal-unknown_token = Please sign in first.
refusal-already_claimed = Your name is already protected by a password.
refusal-too_many = That was too fast. Wait a moment.
refusal-too_large = That is too much at once.
refusal-fault = Something went wrong on our side. Nothing that was confirmed is lost.
