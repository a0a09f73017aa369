# The terminal: what `grotto play`, `replay` and `analyse` say besides the words of the games.

## At the table

terminal-seat = Seat { $number }
terminal-seat-own = Seat { $number } (you)
terminal-seats = { $count ->
    [one] 1 seat
   *[other] { $count } seats
}
terminal-alone = You play alone.
terminal-company = You are in seat { $seat }; { $others ->
    [one] { $level ->
        [random] the other player is a bot that plays at random.
        [greedy] the other player is a bot that plays sensibly.
        [strong] the other player is a bot that plays strongly.
       *[expert] the other player is a bot that plays like an expert.
    }
   *[other] { $level ->
        [random] the others are bots that play at random.
        [greedy] the others are bots that play sensibly.
        [strong] the others are bots that play strongly.
       *[expert] the others are bots that play like experts.
    }
}
terminal-commitment = Every random draw follows from a secret seed. Its SHA-256, to check at the end:
terminal-resumed = The game continues where it stopped.
terminal-kept = Every decision is saved in { $file }.
terminal-saved = The game is saved in { $file }. Continue with:
terminal-seed = The seed was
terminal-seed-check = The SHA-256 of its 32 bytes is the hash shown at the start. To check it:
terminal-seed-covered = hidden until the game is over
terminal-record = The record is in { $file }. To check every step of it:
terminal-points = { $points ->
    [one] point
   *[other] points
}
terminal-wins = wins
terminal-shares = shares the victory

## What can be typed

terminal-help = Type a decision, its number, or the beginnings of its words; or
terminal-wish-help = what can be typed
terminal-wish-board = show the whole position again
terminal-wish-deck = what can still come up
terminal-wish-record = show the game so far as a record
terminal-wish-undo = take back your last decision
terminal-wish-quit = save the game and stop
terminal-no-such-number = { $number } is not in the list; its numbers are 1 to { $most }.
terminal-ambiguous = { $words } can be: { $candidates }.
terminal-which = { $words } can be one of these:
terminal-unknown = { $words } is not a decision you can make now; type { $legal }, or help.
terminal-unknown-of-many = { $words } is not a decision you can make now; type something that begins with { $beginnings }, or help.
terminal-and-more = { $listed } and { $count } more
terminal-range = { $first } to { $last }
terminal-example = e.g. { $words }: { $label }
terminal-taken-back = Your last decision has been taken back.

## Recorded games

terminal-caption = { $name }: { $words }
terminal-luck = Luck
terminal-position = After { $steps } of { $length } steps:
terminal-not-over = The record stops here; the game is not over.
terminal-analysing = { "  " }analysing { $bar } { $done } of { $all } positions, { $left } left
terminal-analysis-decisions = Decisions examined: { $decisions }, with { $iterations } iterations each.
terminal-analysis-lead = How likely each seat was to win, step by step; * where lines meet.
terminal-analysis-lead-alone = How well it was going, step by step.
terminal-steps = steps { $first } to { $last }
terminal-nothing-turned = There was no turning point: the chances stayed much the same.

## Diamant

terminal-diamant-left = { $rubies ->
    [0] empty
   *[other] { $rubies } left
}
terminal-diamant-trap = trap
terminal-diamant-relic = relic
terminal-diamant-treasure = treasure
terminal-diamant-deadly = deadly trap
terminal-diamant-harmless = new trap
terminal-diamant-next = Next card, of { $size }
terminal-diamant-alone = ★ { $values } for a player who leaves alone
terminal-diamant-gone = out of the game: { $cards }
terminal-diamant-later = Later rounds add the relics worth { $values }.

## Caverna

terminal-caverna-letter-wood = w
terminal-caverna-letter-stone = s
terminal-caverna-letter-emmer = e
terminal-caverna-letter-flax = x
terminal-caverna-letter-food = f
terminal-caverna-letter-gold = g
terminal-caverna-short-below = +{ $gain } if { $good }<{ $below }
terminal-caverna-short-all = all={ $level }
terminal-caverna-short-any = any { $count }→{ $gain }
terminal-caverna-short-dig = dig
terminal-caverna-short-wall = wall
terminal-caverna-reachable = can be dug
terminal-caverna-behind = behind a wall
terminal-caverna-food = +{ $food } food
terminal-caverna-empty = empty
terminal-caverna-fits-rooms = { $rooms ->
    [one] fits 1 room
   *[other] fits { $rooms } rooms
}
terminal-caverna-points = { $points } pts
terminal-caverna-setup = Setting up
terminal-caverna-turns = turns by round { $turns }
terminal-caverna-next = Next round: { $tiles }.
terminal-caverna-next-of = Next round one of: { $tiles }.
terminal-caverna-later = Later: { $tiles }.
terminal-caverna-to-do = { $tile }: still to do: { $parts }
terminal-caverna-all-done = { $tile }: everything is done
terminal-caverna-more-rooms = { $count ->
    [one] use another room
   *[other] use { $count } more rooms
}
terminal-caverna-offer = what the { $room } offers
terminal-caverna-column-points = pts
terminal-caverna-column-walls = walls
terminal-caverna-column-cost = cost
terminal-caverna-column-effect = effect
terminal-caverna-for-you = for you
terminal-caverna-blue = blue
terminal-caverna-fits-many = fits { $count } caverns
terminal-caverna-lacks = lacks { $goods }
terminal-caverna-no-fit = no fit
terminal-caverna-too-many-blue = too many blue
terminal-caverna-help-take = take this action tile
terminal-caverna-help-gain = goods of the tile
terminal-caverna-help-trade = an exchange, named by what you pay
terminal-caverna-help-use = use an orange room; if there are several ways, also say
terminal-caverna-help-use-with = … what you pay
terminal-caverna-help-use-for = … what you gain, or where you dig (at 1,0)
terminal-caverna-help-dig = excavate this cavern; dig twice 1,0: and then another
terminal-caverna-help-wall = build a wall between two spaces
terminal-caverna-help-raze = tear it down
terminal-caverna-help-furnish = build a room here, paying this on top of its cost
terminal-caverna-help-convert = one emmer, flax or gold becomes one food, at any time
terminal-caverna-help-end = end the turn, no matter what is left to do
terminal-caverna-help-spaces = Every space shows its name and what to type: A2 is 1,0, the first column of the second row.
terminal-caverna-help-parts = The parts of a tile are done in any order, each once or not at all.
terminal-caverna-help-letters = Goods in the drawing: { $letters }.
terminal-caverna-help-signs = → is an exchange, / means or, ; means and, = refills to that number.
terminal-caverna-help-sides = Sides: ▓ a natural wall, ═ ║ a built one, ┄ ┊ open, » daylight. ░ is face down.
terminal-caverna-help-walls = Walls of a room, clockwise: D must be a wall, L may be one, - must not. The room may be turned: D--D fits every corner with exactly two walls.

## Cavum

terminal-cavum-letter-yellow = Y
terminal-cavum-letter-red = R
terminal-cavum-letter-blue = B
terminal-cavum-letter-green = G
terminal-cavum-letter-white = W
terminal-cavum-letter-violet = V
terminal-cavum-all-sides = all sides
terminal-cavum-cities = Cities
terminal-cavum-free = { $city } { $free } of { $spaces } free
terminal-cavum-cards = Cards
terminal-cavum-to-play = To play
terminal-cavum-option = option
terminal-cavum-prospect = prospect tile
terminal-cavum-column-player = Player
terminal-cavum-column-card = card
terminal-cavum-column-points = points
terminal-cavum-column-cities = cities
terminal-cavum-column-stones = stones
terminal-cavum-column-pieces = still to play
terminal-cavum-orders-to-come = Orders that can still come
terminal-cavum-none = none
terminal-cavum-fulfilled = Fulfilled: { $orders }
terminal-cavum-dealing = Order cards still to be turned up: { $left }.
terminal-cavum-lots = The lot decides who opens the first auction.
terminal-cavum-has-bid = { $name } has bid { $points }.
terminal-cavum-still-in = Still in it: { $names }.
terminal-cavum-chooses-card = { $name } chooses a sequence card.
terminal-cavum-takes-order = { $name } may take an order; a pass is final for this phase.
terminal-cavum-turn-of = It is the turn of { $name }.
terminal-cavum-own-turn = Your turn: { $done } of at most { $most } actions done.
terminal-cavum-fresh = A station can be built on { $space } now, and only now.
terminal-cavum-route-so-far = The route so far: { $spaces }.
terminal-cavum-route = A route for { $stones }: { $spaces }
terminal-cavum-route-empty = A route without stones: { $spaces }
terminal-cavum-no-route = No route leads from one of your stations to another.
terminal-cavum-first-price = The first bid is { $price } at most.
terminal-cavum-lower = Each bid is lower than the last.
terminal-cavum-sells = { $name } sells { $colour } stones at { $price } each.
terminal-cavum-fulfils = { $name } may fulfil orders.
terminal-cavum-final-sale = The final sale: { $name } sells a stone for the highest empty number of its colour.
terminal-cavum-help-hexes = Every hex shows its coordinates: the first number grows to the east, the second to the south. The letters on the left name the rows: F6 is the sixth hex of row F.
terminal-cavum-help-strokes = Strokes are the exits of tiles; a tunnel that leads on has two of them.
terminal-cavum-help-cities = Ⅰ-3,6 to Ⅴ are the spaces of the five cities; [1] is a station of seat 1, Y×9 a vein of 9 yellow stones.
terminal-cavum-help-dynamite-sign = -3*4 with a star above it is dynamite; ² means that there are tiles underneath.
terminal-cavum-help-orders = An order shows what it brings, what it costs if you never fulfil it, and the points that lie on it: 22/-11, +2. In the list of players +4 is what the cities would bring now.
terminal-cavum-help-words = Words
terminal-cavum-help-bid = in the auctions; the first bid for a card may be 0
terminal-cavum-help-card = the sequence card of your choice, with its dynamite
terminal-cavum-help-order = an order card; if you never fulfil it, you pay its penalty
terminal-cavum-help-lay = a tunnel tile, turned anticlockwise by a sixth for each r
terminal-cavum-help-dynamite = dynamite, which explodes at the end of the phase
terminal-cavum-help-station = on the tile just laid, or in a city with a route
terminal-cavum-help-vein = a vein of stones of that colour on a tile
terminal-cavum-help-option = one of these with a piece from the buy pool, or option points for 3
terminal-cavum-help-discard = a piece goes into the buy pool unused
terminal-cavum-help-prospect = the route begins at this station; then step 0,1 and stop
terminal-cavum-help-sell = stones at the price bid; one stone in the final sale
terminal-cavum-help-fulfil = orders at the end of a phase; end also ends a turn
terminal-cavum-help-beginnings = Beginnings are enough: lay f lists every place for the four, l f -2,3 r1 lays it there.
