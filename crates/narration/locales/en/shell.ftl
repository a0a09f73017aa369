# The shell: everything around the games.

brand = Grotto
brand-description = Board games from deep underground: play with friends or against bots.

nav-skip = Skip to content
nav-label = Main
nav-home = Home
nav-rules = Rules
nav-account = Your name

settings-title = Settings
settings-language = Language
settings-theme = Theme
settings-theme-system = System
settings-theme-light = Light
settings-theme-dark = Dark
settings-aids = Player aids
settings-sounds = Sound
settings-sounds-off = Off
settings-sounds-quiet = Quiet
settings-sounds-medium = Medium
settings-sounds-loud = Loud
settings-keys = Keyboard shortcuts (1, 2…)
settings-on = On
settings-off = Off

footer-unofficial = An unofficial implementation. All game names belong to their owners.
footer-open = Free software with original artwork; every shuffle can be verified.

script-lost = Connection lost. Reconnecting…
script-copied = Copied
script-failed = That didn’t go through. Please try again.

list-and = { $rest } and { $last }
list-or = { $rest } or { $last }

home-title = Down into the cave
home-lead = Board games from deep underground, with friends or against bots. No sign-up, no waiting.
home-you-are = You’re playing as { $name }.
home-rename = Choose another name
home-games = Games
home-play = Play now against bots
home-learn = Learn the rules
home-mine = Your tables
home-over = Finished games ({ $count })
home-open = Open tables
home-open-none = Nobody is waiting right now. Open a table and invite your friends!
home-host = hosted by { $name }
home-chairs = { $taken } of { $seats } seats taken

status-waiting = Waiting for players
status-playing = In progress
status-your-turn = Your turn
status-over = Finished

new-title = New table
new-options = Variants
new-chairs = Who’s playing?
new-you = You
new-who = Who can join?
new-by-link = Only people with the link
new-by-link-help = Best for playing with friends.
new-public = Anyone
new-public-help = The table is listed on the home page.
new-create = Open table

chair-number = Seat { $number }
chair-person = Human
chair-empty = Free seat
chair-you = you
chair-here = here
chair-away = away
chair-left = has left

waiting-chairs = Around the table
waiting-join = Sit down
waiting-arrange = Who can sit in seat { $number }
waiting-set = Set
waiting-start = Start game
waiting-empty = { $count ->
    [one] One seat is still free. The game can start once every seat is taken.
   *[other] { $count } seats are still free. The game can start once every seat is taken.
}
waiting-host-starts = Everyone is here. The host can start the game.
waiting-invite = Invite friends
waiting-invite-public = The table is listed on the home page. This link goes straight to it:
waiting-invite-private = Only people with this link can find the table:
waiting-link = Link to the table
waiting-copy = Copy

table-rules = Rules
table-full-screen = Full screen
table-skip = Go on
table-board = The board
table-decision = Your decision
table-choose = Your turn: what will you do?
table-choose-in-secret = Choose in secret!
table-luck-decides = Luck decides…
table-waiting-for = Waiting for { $names }…
table-chosen-waiting-for = You’ve chosen. Waiting for { $names }…
table-over = The game is over.
table-key = Key { $key }
table-all-choices = { $count ->
    [one] The only choice
   *[other] All { $count } choices
}
table-amount = Amount
table-amount-less = Less
table-amount-more = More
table-unpick = Cancel
table-undo = Undo
table-confirm = Confirm
table-turn = ↻ Rotate
table-company = At the table
table-awaited = choosing
table-bystanders = { $count ->
    [0] Nobody is watching.
    [one] One person is watching.
   *[other] { $count } people are watching.
}
table-leave = Leave table
table-leave-sure = This frees your seat. If a game is in progress, the others can ask a bot to take over for you, and you can sit down again until the game ends.
table-leave-now = Yes, leave
table-look-again = Refresh

take-over-votes = A bot can take over: { $votes } of { $needed } votes so far.
take-over-ask = Let a bot take over
take-over-asked = You’ve voted for it.

chat-title = Chat
chat-none = No messages yet.
chat-label = Say something
chat-send = Send

log-title = Game log
log-none = Nothing has happened yet.

luck-title = Provably fair
luck-commitment = Fingerprint (SHA-256 of the seed)
luck-seed = Seed
luck-promise = Every random draw in this game follows from a secret seed. This is the seed’s fingerprint. The seed itself is published at the end, so nobody can change it along the way.
luck-check = The SHA-256 hash of the seed’s 32 bytes must match the fingerprint shown from the start. “grotto verify” checks that, and every draw, using the record.

after-again = Play again against bots
after-replay = Watch replay
after-record = Download record
after-new-table = New table

replay-title = { $game }: replay
replay-controls = Replay controls
replay-position = Step { $step } of { $steps }
replay-slider = Go to step
replay-show = Show
replay-first = First step
replay-back = Previous step
replay-forward = Next step
replay-last = Last step
replay-table = Back to table

rules-title = { $game }: the rules
rules-lead = Read up, then play.
rules-games = Games
rules-contents = Contents
rules-index = Index

account-title = Your name
account-is-guest = You’re playing as a guest named { $name }. This browser remembers you.
account-is-claimed = You’re signed in as { $name }.
account-name = Name
account-password = Password
account-password-help = At least { $least } characters.
account-rename = Change your name
account-rename-now = Change
account-claim = Keep your name
account-claim-help = Set a password and the name is yours, and you can carry on playing on another device. No e-mail address needed.
account-claim-now = Keep it
account-sign-in = Sign in
account-sign-in-help = Already have a name with a password?
account-sign-in-now = Sign in
account-sign-out = Sign out
account-sign-out-help = This browser will get a new guest name. Your tables stay yours.
account-sign-out-now = Sign out
account-delete = Delete account
account-delete-help = This erases your name and password and frees your seats. Games you’ve played stay, without your name.
account-delete-sure = I’m sure; this can’t be undone.
account-delete-now = Delete for good

account-error-name-taken = That name is already taken.
account-error-name-invalid = A name needs { $shortest } to { $longest } characters: letters, digits, spaces and simple punctuation.
account-error-password-short = A password needs at least { $least } characters.
account-error-wrong-password = Name and password don’t match.
account-error-too-many-tries = Too many attempts. Please wait a few minutes.

account-done-renamed = Your name has been changed.
account-done-claimed = The name is now yours.
account-done-signed-in = Welcome back!
account-done-signed-out = You’re signed out.
account-done-deleted = The account has been deleted.

error-not-found = Dead end
error-not-found-help = There’s nothing down this passage. The link may be incomplete, or the table may be gone.
error-refused = That didn’t work
error-refused-help = Nothing was changed.
error-too-many = Easy does it
error-too-many-help = That was too much at once. Wait a few seconds, then try again.
error-fault = A cave-in on our side
error-fault-help = Something broke that shouldn’t have. Nothing you confirmed is lost; try again in a moment.
error-again = Try again
error-home = Back to daylight

refusal-no_such_seat = There is no such seat at this table.
refusal-stale = The game has moved on in the meantime. Take another look and decide again.
refusal-not_awaited = It isn’t your turn to decide.
refusal-awaiting_luck = Luck decides first.
refusal-over = The game is over.
refusal-unreadable = The game doesn’t recognise this decision.
refusal-illegal = That isn’t allowed right now.
refusal-luck_is_rolled = This table makes its own draws.
refusal-no_chance_now = Nothing is being drawn right now.
refusal-impossible_outcome = That can’t come up right now.
refusal-nothing_to_undo = There’s nothing to undo.
refusal-choice_is_sealed = A secret choice can’t be undone.
refusal-already_revealed = Something has been revealed since then, so the decision stands.
refusal-not_yours_to_undo = The last decision was someone else’s.
refusal-no_such_table = There is no such table.
refusal-no_such_page = There’s nothing at this address.
refusal-no_such_method = This address can’t be used like that.
refusal-not_seated = You don’t have a seat at this table.
refusal-not_host = Only the host can do that.
refusal-seat_taken = Someone is already sitting there.
refusal-table_full = Every seat is taken.
refusal-host_stays = The host has to keep their seat.
refusal-already_started = The game has already started.
refusal-not_started = The game hasn’t started yet.
refusal-seats_empty = The game can start once every seat is taken.
refusal-has_not_left = A bot can only take over for someone who has left or has been away for a while.
refusal-not_over = The game isn’t over yet.
refusal-unknown_game = There is no such game.
refusal-bad_config = The game can’t be played with these options.
refusal-unknown_level = There’s no such bot.
refusal-bad_request = The request is incomplete or unreadable.
refusal-bad_message = A message needs at least 1 and at most 300 characters.
refusal-foreign_origin = The request came from another site, so it was rejected.
refusal-unknown_token = Please sign in first.
refusal-already_claimed = Your name is already protected by a password.
refusal-too_many = That was too fast. Wait a moment.
refusal-too_large = That’s too much at once.
refusal-fault = Something went wrong on our side. Nothing you confirmed is lost.

talk-label = Log, chat and table
talk-log = Log
talk-chat = Chat
talk-about = Table
