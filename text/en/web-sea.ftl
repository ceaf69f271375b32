# Labels of the web client, only at tables with ships.

web-scenario = Scenario
web-pirate = pirate
web-ships = Ships
web-card-about-knight-sea = Move the robber and steal a card from somebody who has a building there, or the pirate, from somebody who has a ship there.
web-card-about-knight-pirates = The ordinary ship of your western line that lies nearest to its start becomes a warship. The card leaves the game.
web-card-about-road-building-sea = Build two roads, two ships or one of each at once, free of charge.
web-lifted = Ship in hand
web-terrain-gold = gold field
web-terrain-sea = sea
web-terrain-fog = fog
web-terrain-back = face down
web-way = { $way ->
    [n] north of { $place }
    [ne] north-east of { $place }
    [e] east of { $place }
    [se] south-east of { $place }
    [s] south of { $place }
    [sw] south-west of { $place }
    [w] west of { $place }
   *[nw] north-west of { $place }
}
web-way-towards = { $from }, towards { $place }
web-way-hex = { $what }, { $where }
web-open-sea = open sea, { $where }
web-open-fog = in the fog, { $where }
web-open-edge = at the edge of the fog, { $where }
web-coast-of = coast of { $place }, { $way ->
    [n] north side
    [ne] north-east side
    [e] east side
    [se] south-east side
    [s] south side
    [sw] south-west side
    [w] west side
   *[nw] north-west side
}
web-corner-of = { $way ->
    [n] north corner
    [ne] north-east corner
    [e] east corner
    [se] south-east corner
    [s] south corner
    [sw] south-west corner
    [w] west corner
   *[nw] north-west corner
}
web-build-ship = Ship
web-build-move = move one
web-arm-ship = Choose a coast or a sea lane for your ship
web-arm-move-ship = Choose the ship you want to move
web-arm-ship-or-move = Place a new ship, or choose one of yours to move it
web-lift-ship = Move this ship: { $place }
web-possible-ships = { $count ->
    [one] 1 place for a new one
   *[other] { $count } places for a new one
}, { $ships } can move
web-do-waive-move-ship = Put it back
web-do-waive-pick-anybody = Rob nobody
web-do-waive-pick-prey = Rob nobody
web-key-ship = build a ship, or move one
web-key-scenario = the scenario and its figures
web-fact-bonus = { $count ->
    [one] 1 special point
   *[other] { $count } special points
}
web-fact-wonder = { $wonder }, level { $level } of 4
web-fact-no-wonder = no wonder yet
web-fact-tokens = { $count ->
    [one] 1 harbour to place
   *[other] { $count } harbours to place
}
web-isles = New islands
web-isles-about = { $points ->
    [one] Your first settlement on each of them brings 1 special point.
   *[other] Your first settlement on each of them brings { $points } special points.
}
web-fog = Fog
web-fog-left = { $count ->
    [one] 1 hex is undiscovered.
   *[other] { $count } hexes are undiscovered.
}
web-fog-about = A ship or road that reaches the fog uncovers the hex in front of it. Whoever finds land gets a card from it.
web-gifts = Gifts of the tribe
web-gifts-about = The first ship at a gift takes it. A harbour is placed at a settlement of yours on the coast.
web-gifts-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
web-gifts-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
web-cloth = Bales of cloth
web-cloth-about = A ship at a village opens trade with it. Whenever its number is rolled, each of its traders gets a bale of cloth. Two are a point. The game ends when five villages have none left.
web-cloth-worth = { $count } pt
web-cloth-left = { $count } in store
web-cloth-dry = { $count } of { $most } villages empty
web-fortresses = Pirate fortresses
web-fortresses-about = Lead your ships past your beachhead to your fortress, arm them with knight cards, and attack. Win when all its lairs are gone and you have the points. The fleet sails by the lower die and attacks whoever has a building where it stops.
web-attack = Attack and end the turn
web-wonders = Wonders
web-wonders-about = Each of you builds at most one, and each is built only once. Whoever finishes the fourth level wins, or whoever has the points and is alone in front.
web-wonder-claim = Claim
web-wonder-claim-about = A claim costs nothing and binds for the whole game: this wonder is yours, and you can never build another.
web-wonder-build = Build
web-col-ships = Ships
web-col-cloth = Bales
web-col-wonder = Wonder
web-col-bonus = Special
web-log-discovered = { $seat } discovers { $place }.
web-tokens = Harbours to place
web-place-harbour = { $kinds } · { $count ->
    [one] 1 coast is possible
   *[other] { $count } coasts are possible
}
