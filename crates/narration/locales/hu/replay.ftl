# A magától futó visszanézés, a próbaasztalok, és a helyek, ahonnan valaki feláll, majd visszaül.

replay-play = Lejátszás
replay-pause = Szünet
replay-speed = Sebesség
replay-headings = Fordulók és fázisok
replay-heading-before = Vissza ide: { $heading }
replay-heading-before-none = Ez előtt nincs más
replay-heading-after = Tovább ide: { $heading }
replay-heading-after-none = Ez után nincs más
replay-track = A játszma menete
replay-keys = Billentyűk
replay-keys-off = A gyorsbillentyűk ki vannak kapcsolva a beállításaidban.
replay-key-play = Lejátszás vagy szünet
replay-key-step = Egy lépés vissza vagy előre
replay-key-heading = Előző vagy következő forduló vagy fázis

try-from-here = Kipróbálom innen
try-help = Saját asztalt nyit, amely ezzel az állással indul. A többi helyen botok játszanak, és amit a véletlen még nem döntött el, azt újra kihúzzuk.
try-seat = Kinek a helyén játszol
try-title = Próbajátszma
try-about = Ez az asztal csak a tiéd. Itt semmi sem számít, és a véletlen más, mint az igazi játszmában.
try-back = Vissza a játszmához
try-back-to-step = Vissza a játszma { $step }. lépéséhez
try-again = Még egyszer innen: { $step }. lépés

chair-kept = { $name } helyét tartja
table-broken-off = A szerver üzemeltetői félbeszakították a játszmát. Nincs eredmény.
chair-news-left = { $name } felállt az asztaltól.
chair-absent = { $name } már jó ideje nincs itt.
chair-news-returned = { $name } visszaült.
chair-news-replaced = Mostantól egy bot, { $bot } játszik { $name } helyett.
return-left = Felálltál ettől a játszmától.
return-kept = Felálltál ettől a játszmától. Egy bot, { $bot } tartja a helyed.
return-now = Visszaülök
