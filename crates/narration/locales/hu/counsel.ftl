# Amit a keresés mond: tippek játék közben, elemzés utána.

hint-ask = Tipp
hint-thinking = Gondolkodom…
hint-title = Érdemes megfontolni, a legjobb elöl:
hint-chance = { $percent } győzelmi esély
hint-worth = kilátás: { $percent }
hint-legend = Tippek
hint-allow = Tippek mindenkinek
hint-allow-help = Aki egyedül játszik botok ellen, mindig kérhet tippet.
hint-allowed = Ennél az asztalnál mindenki kérhet tippet.

analysis-ask = Játszma elemzése
analysis-title = Elemzés
analysis-running = A játszma elemzése folyik…
analysis-leave = Közben nyugodtan elmehetsz: az elemzés folytatódik, és itt fog várni.
analysis-done = Elkészült az elemzés.
analysis-lead = Mekkora esélye volt kinek-kinek a győzelemre? Becslés, minden döntést újra végigszámolva.
analysis-lead-alone = Mennyire alakult jól? Becslés, minden döntést újra végigszámolva.
analysis-graph = Az esélyek a játszma folyamán
analysis-start = Kezdet
analysis-steps = { $steps }. lépés
analysis-turns = A legnagyobb fordulópontok
analysis-rise = { $name }: { $before } → { $after }, javult
analysis-fall = { $name }: { $before } → { $after }, romlott
analysis-decided = { $name } választása: „{ $decision }”
analysis-instead = A keresés inkább ezt választotta volna: „{ $decision }”
analysis-same = A keresés is ezt választotta volna.
analysis-watch = { $step }. lépés megtekintése
analysis-numbers = Az esélyek számokban
analysis-step = Lépés
analysis-percent = { $percent }%

refusal-no_hints = Ennél az asztalnál nincsenek tippek.
refusal-busy = Most túl sokan gondolkodnak egyszerre. Próbáld meg kicsit később.
