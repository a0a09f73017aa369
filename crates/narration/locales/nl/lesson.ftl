# Lessen: wat ze allemaal zeggen, en het eerste spel erna.

lesson-title = Les
lesson-begin = Leer het in { $minutes } minuten
lesson-go-on = Ga verder met de les (stap { $number } van { $of })
lesson-step = Les: stap { $number } van { $of }
lesson-done = Les voltooid
lesson-not-now = Nog even niet.
lesson-show = Laat zien
lesson-back = Een stap terug
lesson-restart = Opnieuw beginnen
lesson-first-game = Je eerste spel

settings-advice = Ongevraagd tips tonen

refusal-not_now = De les vraagt eerst iets anders.
refusal-no_lesson = Aan deze tafel wordt geen les gegeven.
