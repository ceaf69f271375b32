# Beschriftungen der Weboberfläche, nur an Tischen mit Schiffen.

web-scenario = Szenario
web-pirate = Seeräuber
web-ships = Schiffe
web-card-about-knight-sea = Versetze den Räuber und raube eine Karte von jemandem, der dort ein Gebäude hat, oder den Seeräuber, von jemandem, der dort ein Schiff hat.
web-card-about-knight-pirates = Das hinterste gewöhnliche Schiff deiner Linie nach Westen wird ein Kriegsschiff. Die Karte kommt aus dem Spiel.
web-card-about-road-building-sea = Baue kostenlos zwei Straßen, zwei Schiffe oder je eins.
web-lifted = Schiff in der Hand
web-terrain-gold = Goldfluss
web-terrain-sea = Meer
web-terrain-fog = Nebel
web-terrain-back = verdeckt
web-way = { $way ->
    [n] nördlich von { $place }
    [ne] nordöstlich von { $place }
    [e] östlich von { $place }
    [se] südöstlich von { $place }
    [s] südlich von { $place }
    [sw] südwestlich von { $place }
    [w] westlich von { $place }
   *[nw] nordwestlich von { $place }
}
web-way-towards = { $from }, Richtung { $place }
web-bay = Bucht
web-way-hex = { $what }, { $where }
web-open-sea = offenes Meer, { $where }
web-open-fog = im Nebel, { $where }
web-open-edge = am Rand des Nebels, { $where }
web-coast-of = Küste von { $place }, { $way ->
    [n] Nordseite
    [ne] Nordostseite
    [e] Ostseite
    [se] Südostseite
    [s] Südseite
    [sw] Südwestseite
    [w] Westseite
   *[nw] Nordwestseite
}
web-corner-of = { $way ->
    [n] Nordecke
    [ne] Nordostecke
    [e] Ostecke
    [se] Südostecke
    [s] Südecke
    [sw] Südwestecke
    [w] Westecke
   *[nw] Nordwestecke
}
web-build-ship = Schiff
web-build-move = versetzen
web-arm-ship = Wähle eine Küste oder einen Seeweg für dein Schiff
web-arm-move-ship = Wähle das Schiff, das du versetzen willst
web-arm-ship-or-move = Setze ein neues Schiff oder wähle eines, das du versetzt
web-lift-ship = Dieses Schiff versetzen: { $place }
web-ships-movable = { $count ->
    [one] 1 Schiff kann fahren
   *[other] { $count } Schiffe können fahren
}
web-possible-ships = { $count ->
    [one] 1 Platz für ein neues Schiff
   *[other] { $count } Plätze für ein neues Schiff
}, { $ships ->
    [one] 1 Schiff kann fahren
   *[other] { $ships } Schiffe können fahren
}
web-do-waive-move-ship = Zurückstellen
web-do-waive-pick-anybody = Niemanden berauben
web-do-waive-pick-prey = Niemanden berauben
web-key-ship = Schiff bauen oder versetzen
web-key-scenario = Einzelheiten des Szenarios
web-fact-bonus = { $count ->
    [one] 1 Sondersiegpunkt
   *[other] { $count } Sondersiegpunkte
}
web-fact-wonder = { $wonder }, Stufe { $level } von 4
web-fact-no-wonder = noch kein Wunder
web-fact-tokens = { $count ->
    [one] 1 Hafen zu legen
   *[other] { $count } Häfen zu legen
}
web-isles = Neue Inseln
web-isles-about = { $points ->
    [one] Deine erste Siedlung auf jeder von ihnen bringt 1 Sondersiegpunkt.
   *[other] Deine erste Siedlung auf jeder von ihnen bringt { $points } Sondersiegpunkte.
}
web-fog = Nebel
web-fog-left = { $count ->
    [one] 1 Feld ist unentdeckt.
   *[other] { $count } Felder sind unentdeckt.
}
web-fog-about = Ein Schiff oder eine Straße, die den Nebel erreicht, deckt das Feld davor auf. Wer Land findet, bekommt eine Karte davon.
web-gifts = Geschenke des Stammes
web-gifts-about = Das erste Schiff bei einem Geschenk nimmt es mit. Einen Hafen legst du an eine eigene Siedlung an der Küste.
web-gifts-points = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}
web-gifts-cards = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
web-cloth = Stoffballen
web-cloth-about = Ein Schiff an einem Dorf eröffnet den Handel. Fällt die Zahl des Dorfes, bekommt jeder seiner Händler einen Stoffballen. Zwei sind ein Punkt. Die Partie endet, wenn fünf Dörfer leer sind.
web-cloth-worth = { $count } P.
web-cloth-left = { $count } im Vorrat
web-cloth-dry = { $count } von { $most } Dörfern leer
web-fortresses = Piratenfestungen
web-fortresses-about = Führe deine Schiffe über deinen Brückenkopf zu deiner Festung, rüste sie mit Ritterkarten und greif an. Du gewinnst, wenn alle ihre Lager gefallen sind und du die Punkte hast. Die Flotte fährt so weit, wie der niedrigere Würfel zeigt, und greift jeden an, der dort ein Gebäude hat.
web-attack = Angreifen und Zug beenden
web-wonders = Wunder
web-wonders-about = Jeder baut höchstens eines, und jedes wird nur einmal gebaut. Wer die vierte Stufe vollendet, gewinnt, oder wer die Punkte hat und allein vorn liegt.
web-wonder-claim = Beanspruchen
web-wonder-claim-about = Das kostet nichts, gilt aber für das ganze Spiel: Dieses Wunder gehört dir, und ein anderes kannst du nie mehr bauen.
web-wonder-build = Bauen
web-col-ships = Schiffe
web-col-cloth = Stoffballen
web-col-wonder = Wunder
web-col-bonus = Sonder
web-log-discovered = { $seat } entdeckt { $place }.
web-tokens = Häfen zu legen
web-place-harbour = { $kinds } · { $count ->
    [one] 1 Küste ist möglich
   *[other] { $count } Küsten sind möglich
}

# What one must not miss.
web-moment-cloth = { $seat } nimmt dir einen Stoffballen weg.
web-moment-ship = Du verlierst ein Schiff.
web-moment-fleet = Die Piratenflotte nimmt dir { $goods } weg.
web-story-more = Worum es in diesem Szenario geht
