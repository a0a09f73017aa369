# Cavum: alles, was darüber gesagt wird.

cavum-name = Cavum
cavum-tagline = Treibe Stollen durch den Berg, finde Edelsteinadern und bring die Steine in die Städte, bevor das Dynamit hochgeht.
cavum-players = 2 bis 4 Personen, 90 bis 120 Minuten

## Setting up a table

cavum-option-seats = Personen
cavum-option-beginners = Einsteigerspiel
cavum-option-beginners-help = Zwei Durchgänge statt drei.
cavum-option-open_stones = Offene Steine
cavum-option-open_stones-help = Alle sehen die Steine aller.

## Lists

cavum-list-comma = { $start }, { $next }
cavum-list-and = { $start } und { $next }

## Stones

cavum-colour-yellow = gelb
cavum-colour-red = rot
cavum-colour-blue = blau
cavum-colour-green = grün
cavum-colour-white = weiß
cavum-colour-violet = violett
cavum-stones = { $count } { $colour ->
    [yellow] gelb
    [red] rot
    [blue] blau
    [green] grün
    [white] weiß
   *[violet] violett
}
