# Das Würfelspiel: Begriffe, Handlungen, Aufforderungen, Ereignisse.

wool = Wolle
grain = Getreide
brick = Lehm
ore = Erz
lumber = Holz
gold = Gold
road = { $count ->
    [one] Straße
   *[other] Straßen
}
settlement = { $count ->
    [one] Siedlung
   *[other] Siedlungen
}
city = { $count ->
    [one] Stadt
   *[other] Städte
}
knight = Ritter

dice-deed-reroll = Noch einmal würfeln: { $dice }
dice-deed-road = Straße { $symbol } bauen ({ $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
})
dice-deed-settle = Siedlung { $symbol } bauen ({ $points } Punkte)
dice-deed-city = Stadt { $symbol } bauen ({ $points } Punkte)
dice-deed-knight = Ritter { $symbol } bauen ({ $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
})
dice-deed-joker = Joker von Ritter { $knight }: { $from } auf { $to } drehen
dice-deed-trade = 2 Gold gegen { $to } tauschen
dice-deed-end = Zug beenden

dice-prompt-roll = { $dice ->
    [one] { $seat } würfelt mit 1 Würfel.
   *[other] { $seat } würfelt mit { $dice } Würfeln.
}
dice-prompt-decide = { $rolls ->
    [one] Würfle ein letztes Mal oder nutze deine Würfel.
   *[other] Würfle noch bis zu { $rolls }-mal oder nutze deine Würfel.
}
dice-prompt-build = { $points ->
    [0] Nutze deine Würfel oder beende den Zug mit einem X.
    [one] Bisher 1 Punkt. Baue weiter oder beende den Zug.
   *[other] Bisher { $points } Punkte. Baue weiter oder beende den Zug.
}
dice-prompt-wait = { $seat } überlegt.
dice-prompt-over = Das Spiel ist zu Ende.

dice-event-rolled-all = { $seat } würfelt { $rolled }.
dice-event-rolled = { $seat } würfelt { $rolled } und hat jetzt { $shown }.
dice-event-built = { $points ->
    [one] { $seat } baut { $kind } { $symbol } für 1 Punkt.
   *[other] { $seat } baut { $kind } { $symbol } für { $points } Punkte.
}
dice-event-joker = { $seat } setzt den Joker von Ritter { $knight } ein und dreht { $from } auf { $to }.
dice-event-trade = { $seat } tauscht 2 Gold gegen { $to }.
dice-event-box = { $points ->
    [one] { $seat } trägt 1 Punkt in Kästchen { $number } ein.
   *[other] { $seat } trägt { $points } Punkte in Kästchen { $number } ein.
}
dice-event-cross = { $seat } hat nichts gebaut: ein X in Kästchen { $number }, { $points } Punkte.
dice-event-ended = Alle Punkteleisten sind voll: Das Spiel ist zu Ende.
