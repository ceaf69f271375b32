# Labels of the web client, only at tables with ships.

web-scenario = Scenario
web-pirate = pirate
web-ships = Ships
web-card-about-knight-sea = Move the robber and steal a card from a player with a building there, or the pirate, and steal from a player with a ship there.
web-card-about-knight-pirates = The rearmost normal ship of your western line becomes a warship. The card leaves the game.
web-card-about-road-building-sea = Build two roads, two ships or one of each for free.
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
web-bay = bay
web-way-hex = { $what }, { $where }
web-open-sea = open sea, { $where }
web-open-fog = in the fog, { $where }
web-open-edge = at the edge of the fog, { $where }
web-coast-of = the coast of { $place }, { $way ->
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
web-build-move = move
web-arm-ship = Choose a coast or a sea lane for your ship
web-arm-move-ship = Choose the ship you want to move
web-arm-ship-or-move = Place a new ship, or choose one to move
web-lift-ship = Move this ship: { $place }
web-ships-movable = { $count ->
    [one] 1 ship can move
   *[other] { $count } ships can move
}
web-possible-ships = { $count ->
    [one] 1 place for a new ship
   *[other] { $count } places for a new ship
}, { $ships ->
    [one] 1 ship can move
   *[other] { $ships } ships can move
}
web-do-waive-move-ship = Put it back
web-do-waive-pick-anybody = Steal from nobody
web-do-waive-pick-prey = Rob nobody
web-key-ship = build a ship, or move one
web-key-scenario = scenario details
web-fact-bonus = { $count ->
    [one] 1 bonus point
   *[other] { $count } bonus points
}
web-fact-wonder = { $wonder }, level { $level } of 4
web-fact-no-wonder = no wonder yet
web-fact-tokens = { $count ->
    [one] 1 harbour to place
   *[other] { $count } harbours to place
}
web-isles = New islands
web-isles-about = { $points ->
    [one] Your first settlement on each of them earns 1 bonus point.
   *[other] Your first settlement on each of them earns { $points } bonus points.
}
web-fog = Fog
web-fog-left = { $count ->
    [one] 1 hex is undiscovered.
   *[other] { $count } hexes are undiscovered.
}
web-fog-about = A ship or road that reaches the fog uncovers the hex in front of it. Whoever discovers land receives a card of its kind.
web-gifts = Gifts of the tribe
web-gifts-about = The first ship to reach a gift takes it. Place a harbour next to one of your coastal settlements.
web-gifts-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
web-gifts-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
web-cloth = Bales of cloth
web-cloth-about = A ship that reaches a village opens trade with it. Whenever its number is rolled, each of its traders receives a bale of cloth. Two bales are worth a point. The game ends when five villages are empty.
web-cloth-worth = { $count } pt
web-cloth-left = { $count } in stock
web-cloth-dry = { $count } of { $most } villages empty
web-fortresses = Pirate fortresses
web-fortresses-about = Extend your line of ships past your beachhead to your fortress, arm the ships with knight cards, and attack. You win once all its lairs are gone and you have the points. The fleet sails as far as the lower die says and attacks every player with a building where it stops.
web-attack = Attack and end the turn
web-wonders = Wonders
web-wonders-about = Each player builds at most one wonder, and each wonder is built only once. Whoever completes the fourth level wins; so does whoever has the points and the highest wonder.
web-wonder-claim = Claim
web-wonder-claim-about = Claiming is free and lasts for the whole game: this wonder is yours, and you can never build another.
web-wonder-build = Build
web-col-ships = Ships
web-col-cloth = Bales
web-col-wonder = Wonder
web-col-bonus = Bonus
web-log-discovered = { $seat } discovers { $place }.
web-tokens = Harbours to place
web-place-harbour = { $kinds } · { $count ->
    [one] 1 coast possible
   *[other] { $count } coasts possible
}

# What one must not miss.
web-moment-cloth = { $seat } takes a bale of cloth from you.
web-moment-ship = You lose a ship.
web-moment-fleet = The pirate fleet takes { $goods } from you.
web-story-more = What this scenario is about
