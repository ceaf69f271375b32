# The screens of lessons.

web-learn-title = Learn by playing
web-learn-about = Short lessons on the real board, one task at a time. Stop wherever you like; nothing runs out.
web-learn-begin = Begin
web-learn-done = done
web-learn-minutes = { $minutes ->
    [one] about a minute
   *[other] about { $minutes } minutes
}
web-learn-part-base = The island
web-learn-part-two = The island for two
web-learn-part-sea = Seafarers
web-learn-part-cities = Cities & Knights
web-learn-part-rivals = The card game
web-learn-part-dice = The dice game
web-lesson-guide = Lesson
web-lesson-task = Task { $task } of { $tasks }
web-lesson-done = That is it.
web-lesson-missed = There is no move left for this task. Try it again.
web-lesson-answer = The answer:
web-lesson-go-on = Go on
web-lesson-again = Again
web-lesson-help = Help me
web-lesson-stop = Stop here
web-lesson-over = That was “{ $title }”.
web-lesson-next = Next lesson
web-lesson-play = Play it
web-lesson-all = All lessons
web-lesson-missing = There is no such lesson.
