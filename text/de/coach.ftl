# Was der Trainer sagt. Ein Satz besteht aus bis zu drei Teilen, deshalb ist jeder kurz.

## Wohin man zuerst schaut

coach-look-place = Schau auf { $place }.
coach-look-dice = Schau auf die Würfel.
coach-look-trade = Schau auf den Handel.
coach-look-end = Schau, was du für später behalten kannst.
coach-look-goods = Schau auf deine Rohstoffe.
coach-look-rob = Schau, wer vorn liegt.
coach-look-cards = Schau auf die Karten.
coach-look-build = Schau, was du bauen könntest.

## Warum: alle Familien

coach-plain = führt zu besseren Stellungen
coach-forced = etwas anderes ist gerade nicht möglich
coach-nothing-else = gerade gibt es nichts zu bauen oder zu tauschen
coach-accept = dieser Tausch bringt dir mehr, als er kostet
coach-reject = dieser Tausch bringt dir zu wenig
coach-wins = das gewinnt das Spiel
coach-points = { $count ->
    [one] ein Punkt mehr
   *[other] { $count } Punkte mehr
}
coach-keeps = behält { $goods }
coach-affords-road = lässt genug für eine Straße
coach-affords-settlement = lässt genug für eine Siedlung
coach-affords-city = lässt genug für eine Stadt

## Warum: die Insel

coach-route-award = holt die Handelsstraße
coach-army-award = holt die Rittermacht
coach-metropolis = baut eine Metropole
coach-brings = bringt erstmals { $good }
coach-brings-both = bringt { $good } und { $other }
coach-pips = { $count ->
    [one] bringt ein Auge
   *[other] bringt { $count } Augen
}
coach-harbour = 2:1-Hafen für { $good }
coach-harbour-any = Hafen zu { $rate }:1
coach-robs = kostet { $seat } { $count ->
    [one] ein Auge
   *[other] { $count } Augen
}
coach-frees = { $count ->
    [one] ein Auge zahlt wieder
   *[other] { $count } Augen zahlen wieder
}
coach-takes-site = nimmt { $seat } einen Bauplatz
coach-defence = Verteidigung +{ $count }
coach-level = { $area } steigt auf Stufe { $level }
coach-route = Straße der Länge { $count }
coach-site = Bauplatz mit { $count ->
    [one] einem Auge
   *[other] { $count } Augen
}
coach-towards = führt zu einem Platz mit { $count ->
    [one] einem Auge
   *[other] { $count } Augen
}
coach-knights = { $count } Ritter in der Rittermacht
coach-card = eine Entwicklungskarte
coach-affords-card = lässt genug für eine Karte
coach-limit = höchstens { $count } Karten bei der Sieben

## Warum: das Kartenspiel

coach-hero-token = holt den Stärkevorteil
coach-trade-token = holt den Handelsvorteil
coach-harms = kostet { $seat } { $count ->
    [one] einen Punkt
   *[other] { $count } Punkte
}
coach-strength = Stärke +{ $count }
coach-commerce = Handel +{ $count }
coach-skill = Geschick +{ $count }
coach-progress = Fortschritt +{ $count }
coach-doubled = { $count ->
    [one] eine Landschaft bringt doppelt
   *[other] { $count } Landschaften bringen doppelt
}
coach-land = { $count ->
    [one] eine neue Landschaft
   *[other] { $count } neue Landschaften
}
coach-goods = { $count ->
    [one] ein Rohstoff mehr
   *[other] { $count } Rohstoffe mehr
}
coach-takes-goods = kostet { $seat } { $count ->
    [one] einen Rohstoff
   *[other] { $count } Rohstoffe
}
coach-hand = { $count ->
    [one] eine Handkarte mehr
   *[other] { $count } Handkarten mehr
}

## Warum: das Würfelspiel

coach-ahead = { $count ->
    [one] etwa ein Punkt Vorsprung
   *[other] etwa { $count } Punkte Vorsprung
}
coach-dice-points = { $count ->
    [one] baut jetzt einen Punkt
   *[other] baut jetzt { $count } Punkte
}
coach-dice-again = { $count ->
    [one] wirft einen Würfel neu
   *[other] wirft { $count } Würfel neu
}
coach-dice-keep = { $count ->
    [one] ein Würfel bleibt liegen
   *[other] { $count } Würfel bleiben liegen
}
coach-dice-joker = behält einen Joker
coach-dice-roads = { $count ->
    [one] eine Straße mehr
   *[other] { $count } Straßen mehr
}
