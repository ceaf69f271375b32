# Rätsel: Arten, Aufgaben und was aus einem Versuch wurde.

puzzles-kind-win = Gewinne in diesem Zug
puzzles-kind-founding = Beste Gründungsstelle
puzzles-kind-leader = Halte den Führenden auf
puzzles-kind-dice = Das Beste aus den Würfeln

puzzles-task-win = Gewinne in diesem Zug, was auch immer die anderen haben und ganz ohne Glück.
puzzles-task-founding = Gründe deine Siedlung dort, von wo du am häufigsten gewinnst.
puzzles-task-leader = Jemand steht kurz vor dem Sieg. Mach den einen Zug, der am meisten dagegen hilft.
puzzles-task-dice = Triff die Wahl, die im Mittel die meisten Punkte bringt.

puzzles-failed-turn-over = Jetzt ist jemand anderes am Zug, und du hast noch nicht gewonnen.
puzzles-failed-chance-decides = Jetzt entscheidet das Glück. Es gibt einen Weg, ohne Glück zu gewinnen.
puzzles-failed-over = Das Spiel ist vorbei, und du hast es nicht allein gewonnen.
puzzles-failed-out-of-reach = Von hier aus kannst du in diesem Zug nicht mehr gewinnen.
puzzles-failed-chance = Die beste Wahl gewinnt mindestens { $least } von hundert Spielen mehr.
puzzles-failed-leader = Mit dem besten Zug gewinnt der Führende mindestens { $least } von hundert Spielen weniger.
puzzles-failed-points = Die beste Wahl bringt im Mittel mindestens { $least } { $least ->
        [one] Punkt
       *[other] Punkte
    } mehr.

# Warum die Antwort die beste ist.
puzzles-solved-win = Diese { $count } Entscheidungen gewinnen, was auch immer die anderen haben. Kürzer geht es nicht, und ebenso kurz nicht anders.
puzzles-solved-founding = Von hier gewinnst du { $best } von hundert Spielen, von der zweitbesten Stelle { $second }.
puzzles-solved-leader = Danach gewinnt der Führende { $best } von hundert Spielen, nach dem zweitbesten Zug { $second }.
puzzles-solved-dice = Im Mittel bringt das { $whole },{ $tenths } Punkte mehr als die zweitbeste Wahl.
