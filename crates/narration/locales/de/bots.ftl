# Bots: ihre Stärken und Charaktere.

level-random = Neuling
level-random-about = spielt auf gut Glück
level-greedy = Freizeitspieler
level-greedy-about = nimmt, was gerade am besten aussieht
level-strong = Könner
level-strong-about = denkt ein paar Züge voraus
level-expert = Meister
level-expert-about = denkt gründlich nach und nimmt sich Zeit

chair-bot = Bot · { $level }
chair-bot-character = Bot · { $level }. { $line }
chair-bot-option = Bot · { $level }: { $about }

character-tuff = Geht lieber auf Nummer sicher.
character-mica = Wagt nur, was sein muss.
character-ursa = Bleibt ruhig und wägt alles ab.
character-opal = Schaut, überlegt und entscheidet dann.
character-flint = Liebt das Risiko.
character-vesper = Geht aufs Ganze, wenn es knapp wird.
character-olmo = Mal vorsichtig, mal verwegen.
character-jasper = Immer für eine Überraschung gut.
