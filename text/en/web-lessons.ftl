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
web-learn-about-base = A guided first game: founding, building, trading, the robber.
web-learn-about-sea = Ships, new shores, gold and fog.
web-learn-about-cities = Commodities, knights, the metropolis.
web-learn-about-two = Neutral neighbours and trade cards.
web-learn-about-rivals = Two principalities, two dice, many cards.
web-learn-about-dice = Three rolls, and what to make of them.
web-learn-lesson = Lesson { $lesson } of { $lessons }
web-learn-count = { $done } of { $lessons } done
web-learn-after = after “{ $part }”
web-learn-all-done = all done
web-lesson-you = You
web-lesson-guide = Lesson
web-lesson-task = Task { $task } of { $tasks }
web-lesson-done = That is it.
web-lesson-missed = There is no move left for this task. Try it again.
web-lesson-answer = The answer:
web-lesson-do = Do it for me
web-lesson-go-on = Go on
web-lesson-again = Again
web-lesson-help = Help me
web-lesson-stop = Stop here
web-lesson-over = That was “{ $title }”.
web-lesson-next = Next lesson
web-lesson-play = Play it
web-lesson-all = All lessons
web-lesson-missing = There is no such lesson.
web-lesson-end-base = You have founded, built, traded and won. Now play a whole game, against bots that take it easy.
web-lesson-end-sea = That was the last lesson at sea. The first scenario is a good place to begin.
web-lesson-end-cities = That was the last lesson of Cities & Knights. The barbarians come in a whole game.
web-lesson-end-two = That was the last lesson for two. A bot that takes it easy would like to play.
web-lesson-end-rivals = That was the last lesson of the card game. The introductory game goes to seven points.
web-lesson-end-dice = That was the last lesson of the dice game. Now fill a whole sheet.
