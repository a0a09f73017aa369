# Cavum: minden, ami elhangzik róla.

cavum-name = Cavum
cavum-tagline = Vágj alagutakat a hegyben, lelj drágakőereket, és vidd a köveket a városokba, mielőtt a dinamit felrobban.
cavum-players = 2–4 játékos, 90–120 perc

## Setting up a table

cavum-option-seats = Játékosok
cavum-option-beginners = Kezdőjáték
cavum-option-beginners-help = Két kör három helyett.
cavum-option-open_stones = Nyílt kövek
cavum-option-open_stones-help = Mindenki látja mindenki köveit.

## Lists

cavum-list-comma = { $start }, { $next }
cavum-list-and = { $start } és { $next }

## Stones

cavum-colour-yellow = sárga
cavum-colour-red = piros
cavum-colour-blue = kék
cavum-colour-green = zöld
cavum-colour-white = fehér
cavum-colour-violet = lila
cavum-stones = { $count } { $colour ->
    [yellow] sárga
    [red] piros
    [blue] kék
    [green] zöld
    [white] fehér
   *[violet] lila
}
