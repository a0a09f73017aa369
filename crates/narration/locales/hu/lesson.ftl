# Leckék: ami mindegyikben elhangzik, és az első játszma utánuk.

lesson-title = Lecke
lesson-begin = Tanuld meg { $minutes } perc alatt
lesson-go-on = A lecke folytatása ({ $number }. lépés, összesen { $of })
lesson-step = Lecke: { $number }. lépés (összesen { $of })
lesson-done = A lecke kész
lesson-not-now = Most még ne.
lesson-show = Mutasd meg
lesson-back = Egy lépést vissza
lesson-restart = Kezdés elölről
lesson-first-game = Az első játszmád

settings-advice = Tippek kérés nélkül

refusal-not_now = A lecke előbb valami mást kér.
refusal-no_lesson = Ennél az asztalnál nincs lecke.
