# Die Bildschirme der Lektionen.

web-learn-title = Spielend lernen
web-learn-about = Kurze Lektionen auf dem echten Brett, eine Aufgabe nach der anderen. Hör auf, wann du magst; nichts läuft ab.
web-learn-begin = Anfangen
web-learn-done = erledigt
web-learn-minutes = { $minutes ->
    [one] etwa eine Minute
   *[other] etwa { $minutes } Minuten
}
web-learn-part-base = Die Insel
web-learn-part-two = Die Insel zu zweit
web-learn-part-sea = Seefahrer
web-learn-part-cities = Städte & Ritter
web-learn-part-rivals = Das Kartenspiel
web-learn-part-dice = Das Würfelspiel
web-lesson-guide = Lektion
web-lesson-task = Aufgabe { $task } von { $tasks }
web-lesson-done = Genau so.
web-lesson-missed = Für diese Aufgabe ist kein Zug mehr übrig. Versuch es noch einmal.
web-lesson-answer = Die Antwort:
web-lesson-go-on = Weiter
web-lesson-again = Noch einmal
web-lesson-help = Hilf mir
web-lesson-stop = Hier aufhören
web-lesson-over = Das war „{ $title }“.
web-lesson-next = Nächste Lektion
web-lesson-play = Jetzt spielen
web-lesson-all = Alle Lektionen
web-lesson-missing = Diese Lektion gibt es nicht.
