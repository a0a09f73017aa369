# Amit a keresés mond: tippek játék közben, elemzés utána.

hint-ask = Tipp
hint-thinking = Gondolkodom…
hint-title = Érdemes megfontolni, a legjobb elöl:
hint-chance = győzelmi esély: { $percent }
hint-points = { $points } pont
hint-expected = várható: { hint-points }
hint-idea = Az ötlet: utána { $decisions }.
hint-best = Egyértelműen a legjobb: minden más legalább ennyibe kerül: { $loss }.
hint-close = Majdnem ilyen jó: { $decision }.
hint-behind = A legjobbhoz képest ennyibe kerül: { $loss }.
hint-legend = Tippek
hint-allow = Tippek mindenkinek
hint-allow-help = Ha egyedül játszol botok ellen, mindig kérhetsz tippet.
hint-allowed = Ennél az asztalnál mindenki kérhet tippet.

analysis-ask = Játszma elemzése
analysis-title = Elemzés
analysis-running = A játszma elemzése folyik…
analysis-leave = Közben nyugodtan elmehetsz: az elemzés folytatódik, és itt fog várni rád.
analysis-done = Elkészült az elemzés.
analysis-lead = Kinek mekkora esélye volt a győzelemre? Becslés az összes döntés újraszámolásával.
analysis-lead-alone = Hogyan állt a játszma? Becslés az összes döntés újraszámolásával.
analysis-graph = Az esélyek a játszma folyamán
analysis-start = Kezdet
analysis-steps = { $steps }. lépés
analysis-turns = A legnagyobb fordulópontok
analysis-rise = { $name }: javult, { $before } → { $after }
analysis-fall = { $name }: romlott, { $before } → { $after }
analysis-decided = { $name } választása: „{ $decision }”
analysis-instead = Az elemzés inkább ezt választotta volna: „{ $decision }”
analysis-same = Az elemzés is ezt választotta volna.
analysis-luck = A szerencse döntött, nem a választások.
analysis-uncertainty = Az értékek nagyjából ±{ $amount } pontosságúak. Ahol nem volt szerencse a játékban, csak annyival változnak, amennyibe egy döntés került.
analysis-watch = { $step }. lépés megtekintése
analysis-numbers = Az esélyek számokban
analysis-step = Lépés
analysis-percent = { $percent }%

refusal-no_hints = Ennél az asztalnál nincsenek tippek.
refusal-busy = Most túl sokan törik itt a fejüket. Próbáld újra egy kicsit később.
