# Lessons: what every one of them says, and the first game afterwards.

lesson-title = Lesson
lesson-begin = Learn it in { $minutes } minutes
lesson-go-on = Continue the lesson (step { $number } of { $of })
lesson-step = Lesson: step { $number } of { $of }
lesson-done = Lesson complete
lesson-not-now = Not just yet.
lesson-show = Show me
lesson-back = One step back
lesson-restart = Start over
lesson-first-game = Your first game

settings-advice = Hints without asking

refusal-not_now = The lesson asks for something else first.
refusal-no_lesson = This table isn’t a lesson.
