# Botok: a szintjeik és a jellemük.

level-random = Újonc
level-random-about = találomra játszik
level-greedy = Műkedvelő
level-greedy-about = azt lépi, ami épp a legjobbnak látszik
level-strong = Haladó
level-strong-about = néhány lépéssel előre gondolkodik
level-expert = Mester
level-expert-about = alaposan átgondol mindent, és időt szán rá

chair-bot = Bot · { $level }
chair-bot-character = Bot · { $level }. { $line }
chair-bot-option = Bot · { $level }: { $about }

character-tuff = Inkább biztosra megy.
character-mica = Csak akkor kockáztat, ha muszáj.
character-ursa = Nyugodt marad, és mindent mérlegel.
character-opal = Figyel, gondolkodik, aztán dönt.
character-flint = Imádja a kockázatot.
character-vesper = Szoros helyzetben mindent egy lapra tesz fel.
character-olmo = Hol óvatos, hol vakmerő.
character-jasper = Sosem tudni, mire készül.
