# Cavum: everything that is said about it.

cavum-name = Cavum
cavum-tagline = Drive tunnels through the mountain, find veins of gems, and bring the stones to the cities before the dynamite goes off.
cavum-players = 2 to 4 players, 90 to 120 minutes

## Setting up a table

cavum-option-seats = Players
cavum-option-beginners = Beginners’ game
cavum-option-beginners-help = Two phases instead of three.
cavum-option-open_stones = Open stones
cavum-option-open_stones-help = Everybody sees everybody’s stones.

## Lists

cavum-list-comma = { $start }, { $next }
cavum-list-and = { $start } and { $next }

## Stones

cavum-colour-yellow = yellow
cavum-colour-red = red
cavum-colour-blue = blue
cavum-colour-green = green
cavum-colour-white = white
cavum-colour-violet = violet
cavum-stones = { $count } { $colour ->
    [yellow] yellow
    [red] red
    [blue] blue
    [green] green
    [white] white
   *[violet] violet
}
