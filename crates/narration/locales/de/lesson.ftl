# Lektionen: was in allen gesagt wird, und die erste Partie danach.

lesson-title = Lektion
lesson-begin = In { $minutes } Minuten lernen
lesson-go-on = Lektion fortsetzen (Schritt { $number } von { $of })
lesson-step = Lektion: Schritt { $number } von { $of }
lesson-done = Lektion geschafft
lesson-not-now = Jetzt noch nicht.
lesson-show = Zeig es mir
lesson-back = Einen Schritt zurück
lesson-restart = Von vorn beginnen
lesson-first-game = Deine erste Partie

settings-advice = Tipps ungefragt anzeigen

refusal-not_now = Die Lektion möchte zuerst etwas anderes.
refusal-no_lesson = An diesem Tisch läuft keine Lektion.
