# Puzzles: kinds, tasks, and what became of an attempt.

puzzles-kind-win = Win this turn
puzzles-kind-founding = Best founding corner
puzzles-kind-leader = Stop the leader
puzzles-kind-dice = Best of the dice

puzzles-task-win = Win this turn, whatever the others hold and without any luck.
puzzles-task-founding = Found your settlement on the corner from which you win most often.
puzzles-task-leader = Somebody is about to win. Make the one move that helps most against it.
puzzles-task-dice = Make the choice that brings the most points on average.

puzzles-failed-turn-over = Now it is up to somebody else, and you have not won yet.
puzzles-failed-chance-decides = Now chance decides. There is a way to win without it.
puzzles-failed-over = The game is over, and you have not won it alone.
puzzles-failed-out-of-reach = From here you can no longer win this turn.
puzzles-failed-chance = The best choice wins at least { $least } more of a hundred games.
puzzles-failed-leader = With the best move the leader wins at least { $least } fewer of a hundred games.
puzzles-failed-points = The best choice brings at least { $least } more { $least ->
        [one] point
       *[other] points
    } on average.

# Why the answer is the best.
puzzles-solved-win = These { $count } decisions win whatever the others hold. Nothing shorter does, and nothing else that is as short.
puzzles-solved-founding = From here you win { $best } of a hundred games, from the second best corner { $second }.
puzzles-solved-leader = After this the leader wins { $best } of a hundred games, after the second best move { $second }.
puzzles-solved-dice = On average this brings { $whole }.{ $tenths } points more than the second best choice.
