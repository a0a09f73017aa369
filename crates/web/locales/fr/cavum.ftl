# Cavum : tout ce qui en est dit.

cavum-name = Cavum
cavum-tagline = Perce des tunnels dans la montagne, trouve des filons de gemmes et porte les pierres dans les villes avant que la dynamite n’explose.
cavum-players = 2 à 4 joueurs, 90 à 120 minutes

## Setting up a table

cavum-option-seats = Joueurs
cavum-option-beginners = Partie d’initiation
cavum-option-beginners-help = Deux phases au lieu de trois.
cavum-option-open_stones = Pierres visibles
cavum-option-open_stones-help = Tout le monde voit les pierres de tous.

## Lists

cavum-list-comma = { $start }, { $next }
cavum-list-and = { $start } et { $next }

## Stones

cavum-colour-yellow = jaune
cavum-colour-red = rouge
cavum-colour-blue = bleu
cavum-colour-green = vert
cavum-colour-white = blanc
cavum-colour-violet = violet
cavum-stones = { $count } { $colour ->
    [yellow] jaune
    [red] rouge
    [blue] bleu
    [green] vert
    [white] blanc
   *[violet] violet
}
