# Seefahrer und seine Szenarien: Begriffe, Handlungen, Aufforderungen, Ereignisse.

sea = Meer
forest = Wald
hills = Hügelland
pasture = Weideland
fields = Ackerland
mountains = Gebirge
desert = Wüste
fog = unentdeckt
generic = 3:1
wonder = Wunder
theatre = Theater
great-bridge = Große Brücke
monument = Monument
great-wall = Große Mauer
cathedral = Kathedrale

sea-deed-ship = Schiff auf { $place } setzen
sea-deed-move-ship = Schiff auf { $place } versetzen
sea-deed-pirate = Seeräuber nach { $place } versetzen
sea-deed-pirate-frame = Seeräuber vom Spielplan nehmen
sea-deed-rob-cloth = { $seat } einen Stoffballen rauben
sea-deed-harbour = Hafen ({ $kind }) auf { $place } legen
sea-deed-attack = Eigene Festung angreifen und den Zug beenden
sea-deed-claim = Wunder beanspruchen: { $wonder }
sea-deed-wonder = Nächste Stufe des eigenen Wunders bauen

sea-prompt-gold = { $count ->
    [one] Gold: Nimm 1 Karte deiner Wahl.
   *[other] Gold: Nimm { $count } Karten deiner Wahl.
}
sea-prompt-found-piece = Setze eine Straße oder ein Schiff an deine neue Siedlung.
sea-prompt-figure = Versetze den Räuber oder den Seeräuber.
sea-prompt-first-piece = Setze die erste von zwei kostenlosen Straßen oder Schiffen.
sea-prompt-second-piece = Setze die zweite kostenlose Straße, das zweite Schiff oder verzichte darauf.
sea-prompt-move-ship = Wähle, wohin das Schiff kommt, oder lass es liegen.
sea-prompt-prey = Wähle, wen der Seeräuber beraubt, oder niemanden.
sea-prompt-anybody = Wähle, wem du eine Karte raubst, oder niemanden.
sea-prompt-harbour = Lege den Hafen an eine Küste.

sea-event-ship = { $seat } setzt ein Schiff auf { $place }.
sea-event-ship-moved = { $seat } versetzt das Schiff von { $from } nach { $to }.
sea-event-ship-lost = { $seat } verliert das Schiff auf { $place }.
sea-event-pirate = { $seat } versetzt den Seeräuber nach { $to }.
sea-event-pirate-frame = { $seat } nimmt den Seeräuber vom Spielplan.
sea-event-discovered = { $seat } entdeckt { $place }: { $terrain }.
sea-event-number = { $place } erhält die Zahl { $number }.
sea-event-bonus = { $points ->
    [one] { $seat } erhält einen Sondersiegpunkt.
   *[other] { $seat } erhält { $points } Sondersiegpunkte.
}
sea-event-token = { $seat } erhält einen Hafen ({ $kind }).
sea-event-harbour = { $seat } legt den Hafen ({ $kind }) auf { $place }.
sea-event-gift = { $seat } nimmt das Geschenk auf { $place }.
sea-event-card-given = { $seat } erhält eine Entwicklungskarte: { $card }.
sea-event-card-given-hidden = { $seat } erhält eine Entwicklungskarte.
sea-event-village = { $seat } handelt mit dem Dorf auf { $place }.
sea-event-cloth = { $seat } nimmt einen Stoffballen.
sea-event-cloth-stolen = { $seat } raubt { $victim } einen Stoffballen.
sea-event-warship = { $seat } macht das Schiff auf { $place } zum Kriegsschiff.
sea-event-fleet = Die Piratenflotte segelt nach { $place }.
sea-event-fight = Die Flotte ({ $strength }) greift { $seat } an ({ $warships ->
    [one] 1 Kriegsschiff
   *[other] { $warships } Kriegsschiffe
}).
sea-event-card-lost = { $seat } verliert { $kind } an die Flotte.
sea-event-attack = { $seat } greift die Festung mit { $warships ->
    [one] 1 Kriegsschiff
   *[other] { $warships } Kriegsschiffen
} gegen { $die } an.
sea-event-lair = { $seat } nimmt der Festung ein Lager: { $left ->
    [0] Es war das letzte.
    [one] 1 ist übrig.
   *[other] { $left } sind übrig.
}
sea-event-route = { $seat } besitzt die Längste Handelsstraße: { $length } Straßen und Schiffe.
sea-event-fortress = { $seat } erobert die Festung auf { $place }.
sea-event-claimed = { $seat } beansprucht ein Wunder: { $wonder }.
sea-event-wonder = { $seat } baut Stufe { $level } eines Wunders: { $wonder }.

# What a scenario has laid out.
sea-warships = { $count ->
    [one] 1 Kriegsschiff
   *[other] { $count } Kriegsschiffe
}
sea-lairs = { $count ->
    [0] Festung erobert
    [one] Festung mit 1 Piratenlager
   *[other] Festung mit { $count } Piratenlagern
}
sea-bales = { $count ->
    [one] 1 Stoffballen
   *[other] { $count } Stoffballen
}
sea-bonus-island = { $points ->
    [one] Insel: 1 Punkt für die erste Siedlung
   *[other] Insel: { $points } Punkte für die erste Siedlung
}
sea-gift-point = Geschenk: ein Siegpunkt
sea-gift-card = Geschenk: eine Entwicklungskarte
sea-gift-harbour = Geschenk: ein Hafen
sea-village = Dorf { $number }, noch { $cloth } Stoffballen, Händler: { $traders }
sea-fortress = Piratenfestung von { $name }, { $lairs ->
    [0] erobert
    [one] 1 Piratenlager
   *[other] { $lairs } Piratenlager
}
sea-beachhead = Brückenkopf
sea-wonder-level = Stufe { $level } von 4
sea-wonder-needs-theatre = braucht 2 Städte
sea-wonder-needs-great-bridge = braucht ein Gebäude an der Meerenge
sea-wonder-needs-monument = braucht eine Stadt am Hafen und eine Handelsstraße der Länge 5
sea-wonder-needs-great-wall = braucht ein Gebäude am Rand der Wüste
sea-wonder-needs-cathedral = braucht eine Stadt und 6 Punkte

# Reasons that refusals name.
figure-not-now = Räuber und Seeräuber werden nur nach einer 7, wenn alle abgegeben haben, oder mit einer Ritterkarte versetzt.
figure-stays = Der Seeräuber muss sein Feld verlassen; er darf nicht auf { $hex } bleiben.
