# What stands around the words of the coach, loaded when it is asked.

web-coach-close = Close the hint
web-coach-step = Hint { $step } of { $steps }
web-coach-look = what
web-coach-where = where
web-coach-numbers = numbers
web-coach-does = A strong player: { $deed }
web-coach-considers = A strong player considers:
web-coach-show-where = Show where
web-coach-show-numbers = Show the numbers
web-coach-thinking = One moment …
web-coach-no-answer = The coach has no answer here.
web-coach-alike = Just as good: { $others }.
web-coach-known = From what you can see; hidden cards are guessed.
web-coach-warning = Do it all the same?
web-coach-costs-chance = It would cost about { $loss } points of win chance.
web-coach-costs-points = It would cost about { $loss } points.
web-coach-think = Think again
web-coach-do-it = Do it
web-evaluation-chances = Win chances as a strong player sees them, from what you can see: { $chances }
web-evaluation-points = Points to be expected at the end: { $points }
