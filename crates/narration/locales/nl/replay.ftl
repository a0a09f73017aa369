# Terugkijken dat vanzelf loopt, tafels om iets te proberen, en stoelen die iemand verlaat en weer inneemt.

replay-play = Afspelen
replay-pause = Pauzeren
replay-speed = Snelheid
replay-headings = Rondes en fasen
replay-heading-before = Terug naar: { $heading }
replay-heading-before-none = Hiervoor is er niets
replay-heading-after = Verder naar: { $heading }
replay-heading-after-none = Hierna is er niets
replay-track = Verloop van het spel
replay-keys = Toetsen
replay-keys-off = Sneltoetsen zijn in je instellingen uitgeschakeld.
replay-key-play = Afspelen of pauzeren
replay-key-step = Eén stap terug of verder
replay-key-heading = Vorige of volgende ronde of fase

try-from-here = Vanaf hier proberen
try-help = Opent een eigen tafel die met deze stand begint. Bots spelen op de andere stoelen, en wat het toeval nog niet heeft bepaald, wordt opnieuw getrokken.
try-seat = Spelen als
try-title = Probeerspel
try-about = Een tafel alleen voor jou. Hier telt niets mee, en het toeval is anders dan in het echte spel.
try-back = Terug naar het spel
try-back-to-step = Terug naar stap { $step } van het spel
try-again = Nog eens vanaf stap { $step }

chair-kept = houdt de stoel vrij voor { $name }
table-broken-off = De beheerders van deze server hebben het spel afgebroken. Er is geen uitslag.
chair-news-left = { $name } is van tafel gegaan.
chair-absent = { $name } is al een tijdje weg.
chair-news-returned = { $name } is terug.
chair-news-replaced = De bot { $bot } speelt nu voor { $name }.
return-left = Je bent van tafel gegaan.
return-kept = Je bent van tafel gegaan. De bot { $bot } houdt je stoel vrij.
return-now = Weer gaan zitten
