# Bots: their levels and characters.

level-random = Novice
level-random-about = plays at random
level-greedy = Casual
level-greedy-about = takes what looks best right now
level-strong = Skilled
level-strong-about = thinks a few moves ahead
level-expert = Master
level-expert-about = thinks hard and takes its time

chair-bot = Bot · { $level }
chair-bot-character = Bot · { $level }. { $line }
chair-bot-option = Bot · { $level }: { $about }

character-tuff = Prefers the safe way.
character-mica = Takes a risk only if there’s no other way.
character-ursa = Keeps calm and weighs everything up.
character-opal = Watches, thinks, then decides.
character-flint = Loves a risk.
character-vesper = Goes all in when it’s close.
character-olmo = Careful one moment, daring the next.
character-jasper = Always good for a surprise.
