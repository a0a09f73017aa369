# Ami egy játszma után megmarad: az egyedül elért legjobb eredmények és a következő játszma ugyanazokkal.

best-title = Legjobb eredményeim
best-title-of = Legjobb egyszemélyes eredményeim: { $game }
best-rank = Helyezés
best-points = Pont
best-day = Dátum
best-so-far = Az eddigi legjobb eredményed!
best-this = ez a játszma
best-date = { $year }. { $month }. { $day }.

rematch-ask = Játsszunk még egyet
rematch-ready = A következő játszma készen áll.
rematch-go = A következő játszmához
