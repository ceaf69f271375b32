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
web-learn-about-base = Ein geführtes erstes Spiel: gründen, bauen, handeln, der Räuber.
web-learn-about-sea = Schiffe, neue Ufer, Gold und Nebel.
web-learn-about-cities = Handelswaren, Ritter, die Metropole.
web-learn-about-two = Neutrale Nachbarn und Handelskarten.
web-learn-about-rivals = Zwei Fürstentümer, zwei Würfel, viele Karten.
web-learn-about-dice = Drei Würfe, und was man daraus macht.
web-learn-lesson = Lektion { $lesson } von { $lessons }
web-learn-count = { $done } von { $lessons } erledigt
web-learn-after = nach „{ $part }“
web-learn-all-done = alles erledigt
web-lesson-you = Du
web-lesson-guide = Lektion
web-lesson-task = Aufgabe { $task } von { $tasks }
web-lesson-done = Genau so.
web-lesson-missed = Für diese Aufgabe ist kein Zug mehr übrig. Versuch es noch einmal.
web-lesson-answer = Die Antwort:
web-lesson-do = Mach es für mich
web-lesson-go-on = Weiter
web-lesson-again = Noch einmal
web-lesson-help = Hilf mir
web-lesson-stop = Hier aufhören
web-lesson-over = Das war „{ $title }“.
web-lesson-next = Nächste Lektion
web-lesson-play = Jetzt spielen
web-lesson-all = Alle Lektionen
web-lesson-missing = Diese Lektion gibt es nicht.
web-lesson-end-base = Du hast gegründet, gebaut, gehandelt und gewonnen. Spiel jetzt ein ganzes Spiel gegen Bots, die es ruhig angehen.
web-lesson-end-sea = Das war die letzte Lektion auf See. Das erste Szenario ist ein guter Anfang.
web-lesson-end-cities = Das war die letzte Lektion von Städte & Ritter. Im ganzen Spiel kommen auch die Barbaren.
web-lesson-end-two = Das war die letzte Lektion zu zweit. Ein Bot, der es ruhig angeht, würde gern spielen.
web-lesson-end-rivals = Das war die letzte Lektion des Kartenspiels. Das Einführungsspiel geht bis sieben Punkte.
web-lesson-end-dice = Das war die letzte Lektion des Würfelspiels. Füll jetzt ein ganzes Blatt.
