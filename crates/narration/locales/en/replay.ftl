# Replays that play by themselves, boards to try things on, and seats that people leave and come back to.

replay-play = Play
replay-pause = Pause
replay-speed = Speed
replay-headings = Rounds and phases
replay-heading-before = Back to: { $heading }
replay-heading-before-none = Nothing before this
replay-heading-after = On to: { $heading }
replay-heading-after-none = Nothing after this
replay-track = Course of the game
replay-keys = Keys
replay-keys-off = Keyboard shortcuts are switched off in your settings.
replay-key-play = Play or pause
replay-key-step = One step back or forward
replay-key-heading = Previous or next round or phase

try-from-here = Try from here
try-help = Opens a private board that starts from this position. Bots take the other seats, and everything luck has not decided yet is drawn afresh.
try-seat = Play as
try-title = Try-out
try-about = A board of your own. Nothing here counts, and the luck is not that of the real game.
try-back = Back to the game
try-back-to-step = Back to step { $step } of the game
try-again = Try again from step { $step }

chair-kept = keeping the seat for { $name }
table-broken-off = The people who run this server have ended this game. It has no result.
chair-news-left = { $name } has left the table.
chair-absent = { $name } has been away for a while.
chair-news-returned = { $name } is back.
chair-news-replaced = { $bot }, a bot, now plays for { $name }.
return-left = You’ve left this game.
return-kept = You’ve left this game. { $bot }, a bot, is keeping your seat.
return-now = Sit down again
