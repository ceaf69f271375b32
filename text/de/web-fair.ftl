# Beschriftungen des Web-Clients, nur dort, wo die Ziehungen einer Partie geprüft werden.

web-check-title = Ehrlicher Zufall
web-check-about = Dieser Browser hat das Protokoll geholt und jede Ziehung selbst nachgerechnet, ohne den Server zu fragen, ob sie stimmt.
web-check-to-end = Ergebnis
web-check-save = Protokoll speichern
web-check-reading = Das Protokoll wird geholt …
web-check-progress = Ziehung { $done } von { $all } wird nachgerechnet …
web-check-good = { $draws ->
    [0] Es gab nichts zu ziehen
    [one] Die einzige Ziehung stimmt
   *[other] Alle { $draws } Ziehungen stimmen
}
web-check-good-about = Sie folgen aus einem Startwert, der vor dem ersten Wurf feststand, und aus dem, was die Spieler beigetragen haben. Hier nachgerechnet in { $seconds } Sekunden.
web-check-unnoted-about = Sie folgen aus dem Startwert in diesem Protokoll und aus dem, was die Plätze beigetragen haben. Ob er schon vor der Partie feststand, können nur Browser sagen, die seine Festlegung notiert haben; dieser kann es nicht. Hier nachgerechnet in { $seconds } Sekunden.
web-check-practice = Übung, kein ehrlich gezogener Anfang
web-check-practice-about = Diese Partie begann mit einer gewählten Stellung oder Karte. { $draws ->
    [0] Danach wurde nichts gezogen.
    [one] Die einzige Ziehung danach stimmt.
   *[other] Die { $draws } Ziehungen danach stimmen.
}
web-check-bad = Mit dieser Partie stimmt etwas nicht
web-check-where = Zeile { $line } des Protokolls: { $fault }
web-check-open = Hier gibt es nichts zu prüfen

web-part-journal = Protokoll
web-part-journal-good = Es ist vollständig und passt zu seiner Prüfsumme { $hash }…
web-part-commitment = Festlegung
web-part-commitment-good = Der Startwert { $seed }… passt zum Hash { $hash }…
web-part-list = Liste der Plätze
web-part-list-good = Sie nennt diese Festlegung, diese Bedingungen und { $seats } Plätze. { $start ->
    [1] Die Partie begann gleich beim ersten Start.
   *[other] Es war Start Nummer { $start }; vorher fehlten Beiträge von { $missing }.
}
web-part-nonces = Beiträge der Plätze
web-part-nonces-good = { $count ->
    [0] Kein Platz hat etwas zum Zufall beigetragen: Der Startwert allein entschied, und wer ihn zog, kann ihn gewählt haben.
    [one] Ein Platz hat etwas beigetragen; es passt zu seiner Zusage.
   *[other] { $count } Plätze haben etwas beigetragen; jeder Beitrag passt zu seiner Zusage.
}
web-part-layout = Ziehungen des Aufbaus
web-part-layout-good = { $count ->
    [0] Es musste nichts gezogen werden.
    [one] Eine Ziehung; ihr Los folgt aus Startwert, Liste und Beiträgen.
   *[other] { $count } Ziehungen; jedes Los folgt aus Startwert, Liste und Beiträgen.
}
web-part-layout-old = Dieses ältere Protokoll führt sie nicht auf. `landnam verify` rechnet sie nach.
web-part-chance = Ziehungen der Partie
web-part-chance-good = { $count ->
    [0] Es musste nichts gezogen werden.
    [one] Eine Ziehung; ihr Los folgt aus derselben Quelle und ergibt, was danebensteht.
   *[other] { $count } Ziehungen, lückenlos nummeriert; jedes Los folgt aus derselben Quelle und ergibt, was danebensteht.
}
web-part-unseen = Nicht mehr angesehen.

web-own = Was dieser Browser notiert hat
web-own-good = Festlegung, Bedingungen und Liste sind die, die er vor der ersten Ziehung notiert hat, und sein Beitrag { $nonce }… für { $seat } steckt in jeder Ziehung.
web-own-good-old = Die Festlegung ist die, die er vor der ersten Ziehung notiert hat, und sein Beitrag { $nonce }… für { $seat } steckt in jeder Ziehung.
web-own-absent = Er hat an diesem Tisch nichts notiert und kann deshalb nicht sagen, ob dieses Protokoll zur gespielten Partie gehört. Die Browser der Spieler können es.
web-own-left = Er saß einmal an diesem Tisch, aber nicht bei diesem Start.
web-own-without = Die Partie begann ohne seinen Beitrag, der nicht rechtzeitig kam; die anderen waren einverstanden.
web-own-bad-table = Das ist das Protokoll eines anderen Tisches.
web-own-bad-pledge = In der Liste steht nicht, was dieser Browser für deinen Platz zugesagt hat.
web-own-bad-commitment = Der Hash ist nicht der, den dieser Tisch gezeigt hat, als du dich gesetzt hast.
web-own-bad-terms = Die Bedingungen sind nicht die, zu denen du dich gesetzt hast.
web-own-bad-nonce = Im Protokoll steht für deinen Platz ein anderer Beitrag als der dieses Browsers.
web-own-bad-list = Die Liste ist nicht die, die dieser Browser zu Beginn der Partie gesehen hat.

web-unproved = Hier nicht bewiesen
web-unproved-about = Ob die Regeln diese Beutel ergeben, ob der Aufbau aus seinen Ziehungen folgt, ob jeder Zug erlaubt war und ob das Ergebnis stimmt. `landnam verify` beweist auch das, mit dem gespeicherten Protokoll.
web-unproved-page = Diese Seite kommt selbst vom Server. Wenn du ihm nicht traust, prüf das gespeicherte Protokoll mit einem `landnam verify` oder `verify.py` aus anderer Quelle.
web-server-word = Das Wort des Servers
web-server-good = Der Server sagt, alles sei in Ordnung ({ $draws } Ziehungen).
web-server-bad = Der Server sagt: { $fault }
web-server-silent = Der Server sagt nichts dazu.

web-draws = Ziehung für Ziehung
web-draws-kind = Welche Ziehungen
web-draws-all = alle Ziehungen
web-draws-search = Suche: roll 6+1, ore, red …
web-draws-none = Keine Ziehung passt.
web-draws-range = { $from } bis { $to } von { $all }
web-draws-back = Frühere Ziehungen
web-draws-forth = Spätere Ziehungen
web-draw-layout = Aufbau
web-draw-dice = Würfel
web-draw-steal = Raub
web-draw-card = Karte
web-draw-tile = Feld
web-draw-other = Sonstiges
web-draw-number = Nr.
web-draw-for = Wofür
web-draw-after = Nach
web-draw-outcome = Ergebnis
web-draw-ticket = Los
web-draw-bag = Gezogen aus
web-draw-hash = Hash
web-draw-of = { $ticket } von { $total }
web-draw-right = stimmt
web-draw-wrong = falsch

web-fault-too-long = Das Protokoll ist zu lang.
web-fault-line-too-long = Die Zeile ist zu lang.
web-fault-not-utf8 = Der Text ist kein UTF-8.
web-fault-unfinished = Die Zeile ist nicht zu Ende.
web-fault-not-a-journal = Das ist kein Protokoll.
web-fault-expected = { $what ->
    [gap] Hier fehlt eine leere Zeile.
   *[other] Hier fehlt „{ $what }“.
}
web-fault-unreadable = „{ $what }“ ist nicht in der richtigen Form geschrieben.
web-fault-trailing = Nach der Prüfsumme darf nichts folgen.
web-fault-digest = Die Prüfsumme passt nicht, also wurde das Protokoll nachträglich geändert.
web-fault-no-promise = Vor dieser Partie wurde nichts festgelegt, deshalb lässt sich ihr Zufall nicht prüfen.
web-fault-not-over = Die Partie ist noch nicht zu Ende, also ist ihr Startwert noch geheim.
web-fault-seat = Niemand namens „{ $what }“ sitzt an diesem Tisch.
web-fault-seed = Der Startwert ist nicht der, der festgelegt wurde.
web-fault-terms = { $what ->
    [family] Die Bedingungen nennen ein anderes Spiel.
    [rules] Die Bedingungen nennen eine andere Fassung der Regeln.
    [position] Ein Spiel ab einer Stellung hat kein Protokoll.
   *[other] Die Bedingungen nennen eine andere Zahl von Plätzen.
}
web-fault-list = In der Liste der Plätze stimmt „{ $what }“ nicht.
web-fault-nonce = Der Beitrag von { $seat } ist nicht der, der zugesagt war.
web-fault-no-ticket = Die Ziehung hat kein Los.
web-fault-number = Das müsste Ziehung { $due } sein, nicht { $found }.
web-fault-no-such-ticket = Es gibt kein Los { $ticket } unter { $total }; gezählt wird ab 0.
web-fault-ticket = Der Startwert ergibt Los { $due } von { $total }, nicht { $found }.
web-fault-bag = Der Beutel „{ $bag }“ ist nicht lesbar oder hat kein solches Los.
web-fault-total = Der Beutel hat { $due } Lose, nicht { $found }.
web-fault-outcome = Los { $ticket } bedeutet „{ $due }“, nicht „{ $found }“.
