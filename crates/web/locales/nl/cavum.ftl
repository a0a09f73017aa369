# Cavum: alles wat erover wordt gezegd.

cavum-name = Cavum
cavum-tagline = Graaf gangen door de berg, vind edelsteenaders en breng de stenen naar de steden voordat het dynamiet afgaat.
cavum-players = 2 tot 4 spelers, 90 tot 120 minuten

## Setting up a table

cavum-option-seats = Spelers
cavum-option-beginners = Beginnersspel
cavum-option-beginners-help = Twee fasen in plaats van drie.
cavum-option-open_stones = Open stenen
cavum-option-open_stones-help = Iedereen ziet ieders stenen.

## Lists

cavum-list-comma = { $start }, { $next }
cavum-list-and = { $start } en { $next }

## Stones

cavum-colour-yellow = geel
cavum-colour-red = rood
cavum-colour-blue = blauw
cavum-colour-green = groen
cavum-colour-white = wit
cavum-colour-violet = violet
cavum-stones = { $count } { $colour ->
    [yellow] geel
    [red] rood
    [blue] blauw
    [green] groen
    [white] wit
   *[violet] violet
}
