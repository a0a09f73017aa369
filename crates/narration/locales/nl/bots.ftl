# Bots: hun niveaus en karakters.

level-random = Nieuweling
level-random-about = doet maar wat
level-greedy = Liefhebber
level-greedy-about = pakt wat er nu het beste uitziet
level-strong = Gevorderde
level-strong-about = denkt een paar zetten vooruit
level-expert = Meester
level-expert-about = denkt diep na en neemt de tijd

chair-bot = Bot · { $level }
chair-bot-character = Bot · { $level }. { $line }
chair-bot-option = Bot · { $level }: { $about }

character-tuff = Speelt graag op zeker.
character-mica = Waagt alleen iets als het moet.
character-ursa = Blijft rustig en weegt alles af.
character-opal = Kijkt, denkt na en beslist dan.
character-flint = Is dol op risico.
character-vesper = Zet alles op alles als het spannend wordt.
character-olmo = Nu eens voorzichtig, dan weer roekeloos.
character-jasper = Altijd goed voor een verrassing.
