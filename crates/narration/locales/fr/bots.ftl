# Les bots : leurs niveaux et leurs caractères.

level-random = Novice
level-random-about = joue au hasard
level-greedy = Amateur
level-greedy-about = prend ce qui lui semble le mieux sur le moment
level-strong = Confirmé
level-strong-about = réfléchit quelques coups à l’avance
level-expert = Maître
level-expert-about = réfléchit à fond et prend son temps

chair-bot = Bot · { $level }
chair-bot-character = Bot · { $level }. { $line }
chair-bot-option = Bot · { $level } : { $about }

character-tuff = Préfère jouer la sécurité.
character-mica = Ne prend de risques que s’il le faut.
character-ursa = Garde son calme et pèse le pour et le contre.
character-opal = Observe, réfléchit, puis se décide.
character-flint = Adore le risque.
character-vesper = Joue le tout pour le tout quand c’est serré.
character-olmo = Tantôt la prudence, tantôt l’audace.
character-jasper = A toujours une surprise en réserve.
