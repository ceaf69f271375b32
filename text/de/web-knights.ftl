# Beschriftungen der Weboberfläche, nur an Tischen mit Städte & Ritter.

web-area-short-trade = Handel
web-area-short-politics = Politik
web-area-short-science = Wissen
web-area-trade = Handel
web-area-politics = Politik
web-area-science = Wissenschaft
web-short-cloth = Tuch
web-short-coin = Münzen
web-short-paper = Papier
web-build-wall = Mauer
web-build-raise = Ritter
web-build-activate = Aktivieren
web-build-promote = Aufwerten
web-arm-wall = Wähle eine Stadt für die Mauer
web-arm-raise = Wähle eine Kreuzung für deinen Ritter
web-arm-activate = Wähle den Ritter, den du aktivierst
web-arm-promote = Wähle den Ritter, den du aufwertest
web-arm-move = Wähle den Ritter, der zieht
web-arm-move-to = Wähle, wohin dein Ritter zieht
web-knights-usable = { $count ->
    [one] Tippe auf deinen Ritter mit dem Ring
   *[other] Tippe auf einen der { $count } Ritter mit einem Ring
}
web-knight-active = { $rank }er Ritter, aktiv
web-knight-passive = { $rank }er Ritter, passiv
web-knight-of = { $name }: { $knight }
web-knight-sent = in den Kampf geschickt
web-knight-rests = Handelt erst ab deinem nächsten Zug oder hat schon gehandelt.
web-deed-move = Ziehen oder vertreiben
web-deed-chase = Räuber vertreiben
web-deed-chase-pirate = Seeräuber vertreiben
web-deed-activate = Aktivieren
web-deed-promote = Aufwerten
web-do-pass = Verzichten
web-do-pass-aqueduct = Nichts nehmen
web-do-pass-commit = Keinen schicken
web-do-pass-commit-more = Keinen weiteren Ritter schicken
web-do-pass-spy = Keine nehmen
web-do-pass-enlist = Keinen Ritter einsetzen
web-do-pass-rebuild = Nicht wieder bauen
web-do-pass-second-smith = Keinen weiteren aufwerten
web-progress-card = Fortschrittskarte
web-play-before-roll = Vor dem Wurf ausspielen
web-deck-left = { $count ->
    [one] noch 1 Karte
   *[other] noch { $count } Karten
}
web-decks = Fortschrittskarten in den Stapeln
web-event-die = Ereigniswürfel
web-fleet = Handelsflotte, diesen Zug 2:1: { $kinds }
web-barbarians = Barbaren
web-barbarians-steps = Die Barbaren: Schritt { $steps } von { $landing }.
web-barbarians-against = Ihre Stärke ist { $strength }, die aller aktiven Ritter { $knights }.
web-barbarians-sent = bisher geschickt
web-barbarians-against-sent = Ihre Stärke ist { $strength }; bisher sind Ritter der Stärke { $knights } in den Kampf geschickt.
web-barbarians-strength = Stärke der Barbaren
web-barbarians-lose = { $count ->
    [one] { $names } würde eine Stadt verlieren
   *[other] { $names } würden je eine Stadt verlieren
}
web-barbarians-win = Die Barbaren würden siegen
web-barbarians-defender = Die Ritter würden siegen; Retter würde { $name }
web-barbarians-tie = Die Ritter würden siegen; je eine Karte zögen { $names }
web-barbarians-even = Die Ritter würden siegen
web-barbarians-about = Das Schiff fährt weiter, wenn der Ereigniswürfel es zeigt; nach { $landing } Schritten landet es. Die Barbaren sind so stark, wie es Städte gibt; die Verteidigung ist die Summe aller aktiven Ritter. Sie siegen nur, wenn sie wirklich stärker sind: Dann verliert eine Stadt, wer am wenigsten beigetragen hat; Metropolen sind sicher. Sonst wird Retter Catans, wer am meisten beigetragen hat, und hat 1 Punkt; haben mehrere gleich viel beigetragen, zieht stattdessen jeder von ihnen eine Fortschrittskarte. Danach sind alle Ritter passiv, die gekämpft haben.
web-seven-asleep = Eine Sieben, aber vor der ersten Landung der Barbaren bleibt der Räuber stehen.
web-barbarians-asleep = Bis sie zum ersten Mal landen, bleibt der Räuber stehen.
web-knights = Ritter
web-knights-strength = Stärke aller aktiven Ritter
web-contribution = Beitrag
web-loses-city = { $count ->
    [one] würde eine Stadt verlieren
   *[other] würden je eine Stadt verlieren
}
web-would-defend = würde Retter
web-would-draw = zöge eine Karte
web-would-all-draw = zögen je eine Karte
web-improve = Ausbauen
web-improvements = Stadtausbau
web-improvements-about = Handelswaren kommen aus Städten: Tuch vom Weideland, Münzen vom Gebirge, Papier vom Wald. Mit ihnen baust du Stufe um Stufe aus. Die Stufen 4 und 5 brauchen eine Stadt ohne Metropole, außer die Metropole des Bereichs gehört dir schon. Zeigt der Ereigniswürfel das Stadttor eines Bereichs und ist der rote Würfel klein genug für deine Stufe, ziehst du eine Fortschrittskarte.
web-improve-blocked = Stadt fehlt
web-improve-next = { $area }: als Nächstes Stufe { $level }, { $name }
web-improve-top = { $area } ist ganz ausgebaut
web-level = Stufe { $level } von 5
web-level-chance = Karten bei Rot 1–{ $most }.
web-level-metropolis = Wer zuerst hier ist, gründet die Metropole: +2 Punkte.
web-level-safe = Die Metropole gehört dir für immer, oder du übernimmst sie.
web-level-trade-1 = Markt
web-level-trade-2 = Zunft
web-level-trade-3 = Gilde
web-level-trade-4 = Bank
web-level-trade-5 = Handelszentrum
web-level-politics-1 = Rathaus
web-level-politics-2 = Kirche
web-level-politics-3 = Festung
web-level-politics-4 = Kathedrale
web-level-politics-5 = Rat Catans
web-level-science-1 = Kloster
web-level-science-2 = Bibliothek
web-level-science-3 = Aquädukt
web-level-science-4 = Theater
web-level-science-5 = Universität
web-ability-trade = Tausche jede Handelsware 2:1.
web-ability-politics = Ritter können mächtig werden.
web-ability-science = Ein Wurf, der dir nichts bringt, bringt einen Rohstoff deiner Wahl.
web-metropolis = { $name } hat die Metropole ({ $area }).
web-metropolis-safe = { $name } hat die Metropole ({ $area }) für immer.
web-metropolis-free = Die Metropole ist noch zu gründen.
web-metropolis-at = Metropole ({ $area }):
web-merchant-of = Der Händler von { $name } steht auf { $place }.
web-walls = Stadtmauern
web-lying = Liegende Städte
web-shown = offene Karten
web-safe-hand = { $count } Karten sind vor einer Sieben sicher
web-fact-hand-safe = { $count ->
    [one] 1 Karte auf der Hand
   *[other] { $count } Karten auf der Hand
}, { $safe } sind vor einer Sieben sicher
web-fact-contribution = Stärke { $count } aktiver Ritter, { $knights ->
    [one] 1 Ritter
   *[other] { $knights } Ritter
} insgesamt
web-fact-progress = { $count ->
    [one] 1 Fortschrittskarte
   *[other] { $count } Fortschrittskarten
}
web-fact-level = { $area } Stufe { $level }
web-fact-shown = { $card }: 1 Punkt
web-fact-sent = Stärke { $count } im Kampf, insgesamt { $knights ->
    [one] 1 Ritter
   *[other] { $knights } Ritter
}
web-fact-defenders = { $count ->
    [one] Retter Catans
   *[other] { $count }-mal Retter Catans
}
web-fact-merchant = hat den Händler: 1 Punkt
web-player-line-knights = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}, { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}, Route { $route }
web-key-build-walls = Straße, Siedlung, Stadt, Mauer
web-key-knights = Ritter aufstellen, aktivieren, aufwerten, ziehen
web-key-improvements = Stadtausbau
web-key-barbarians = die Barbaren
web-col-metropolises = Metropolen
web-col-defenders = Retter
web-col-merchant = Händler
web-col-shown = Punktkarten
web-battles = Barbaren
web-battles-count = { $count ->
    [0] Sie sind nie gelandet.
    [one] Sie sind einmal gelandet;
   *[other] Sie sind { $count }-mal gelandet;
} { $count ->
    [0] {""}
   *[other] die Ritter haben { $won ->
        [one] 1 Schlacht
       *[other] { $won } Schlachten
    } gewonnen.
}
web-stat-knights = Ritter aufgestellt
web-stat-improved = Ausbauten
web-stat-played = Fortschrittskarten gespielt
web-stat-lost = Städte verloren
web-too-many-cards = Mehr als vier Fortschrittskarten: eine ausspielen oder zurücklegen

# What one must not miss.
web-moment-city = Die Barbaren plündern eine deiner Städte.
web-moment-metropolis = Du verlierst eine Metropole.
web-moment-knight = { $seat } vertreibt einen deiner Ritter.
web-moment-deserter = Einer deiner Ritter desertiert.
web-moment-landed-won = Die Barbaren sind gelandet und besiegt.
web-moment-landed-lost = Die Barbaren sind gelandet und haben gesiegt.
