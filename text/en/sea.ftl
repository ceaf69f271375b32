# Seafarers and its scenarios: terms, deeds, prompts, events.

sea = sea
forest = forest
hills = hills
pasture = pasture
fields = fields
mountains = mountains
desert = desert
fog = undiscovered
generic = 3:1
wonder = wonder
theatre = theatre
great-bridge = Great Bridge
monument = monument
great-wall = Great Wall
cathedral = cathedral

sea-deed-ship = Place a ship on { $place }
sea-deed-move-ship = Move the ship on { $place }
sea-deed-pirate = Move the pirate to { $place }
sea-deed-pirate-frame = Take the pirate off the board
sea-deed-rob-cloth = Steal a bale of cloth from { $seat }
sea-deed-harbour = Place the harbour ({ $kind }) on { $place }
sea-deed-attack = Attack your fortress and end the turn
sea-deed-claim = Claim a wonder: { $wonder }
sea-deed-wonder = Build the next level of your wonder

sea-prompt-gold = { $count ->
    [one] Gold: take 1 card of your choice.
   *[other] Gold: take { $count } cards of your choice.
}
sea-prompt-found-piece = Place a road or a ship next to your new settlement.
sea-prompt-figure = Move the robber or the pirate.
sea-prompt-first-piece = Place the first of two free roads or ships.
sea-prompt-second-piece = Place the second free road or ship, or leave it unbuilt.
sea-prompt-move-ship = Choose where the ship goes, or leave it where it is.
sea-prompt-prey = Choose whom the pirate robs, or nobody.
sea-prompt-anybody = Steal a card from any player, or from nobody.
sea-prompt-harbour = Place the harbour on a coast.

sea-event-ship = { $seat } places a ship on { $place }.
sea-event-ship-moved = { $seat } moves the ship on { $from } to { $to }.
sea-event-ship-lost = { $seat } loses the ship on { $place }.
sea-event-pirate = { $seat } moves the pirate to { $to }.
sea-event-pirate-frame = { $seat } takes the pirate off the board.
sea-event-discovered = { $seat } discovers { $place }: { $terrain }.
sea-event-number = { $place } gets the number { $number }.
sea-event-bonus = { $points ->
    [one] { $seat } gains a bonus point.
   *[other] { $seat } gains { $points } bonus points.
}
sea-event-token = { $seat } receives a harbour ({ $kind }).
sea-event-harbour = { $seat } places the harbour ({ $kind }) on { $place }.
sea-event-gift = { $seat } takes the gift on { $place }.
sea-event-card-given = { $seat } receives a development card: { $card }.
sea-event-card-given-hidden = { $seat } receives a development card.
sea-event-village = { $seat } trades with the village on { $place }.
sea-event-cloth = { $seat } takes a bale of cloth.
sea-event-cloth-stolen = { $seat } steals a bale of cloth from { $victim }.
sea-event-warship = { $seat } turns the ship on { $place } into a warship.
sea-event-fleet = The pirate fleet sails to { $place }.
sea-event-fight = The fleet ({ $strength }) attacks { $seat } ({ $warships ->
    [one] 1 warship
   *[other] { $warships } warships
}).
sea-event-card-lost = { $seat } loses { $kind } to the fleet.
sea-event-attack = { $seat } attacks the fortress with { $warships ->
    [one] 1 warship
   *[other] { $warships } warships
} against { $die }.
sea-event-lair = { $seat } takes a lair of the fortress: { $left ->
    [0] it was the last one.
    [one] 1 is left.
   *[other] { $left } are left.
}
sea-event-route = { $seat } holds the longest route: { $length } roads and ships.
sea-event-fortress = { $seat } takes the fortress on { $place }.
sea-event-claimed = { $seat } claims a wonder: { $wonder }.
sea-event-wonder = { $seat } builds level { $level } of a wonder: { $wonder }.

# What a scenario has laid out.
sea-warships = { $count ->
    [one] 1 warship
   *[other] { $count } warships
}
sea-lairs = { $count ->
    [0] fortress taken
    [one] fortress with 1 lair
   *[other] fortress with { $count } lairs
}
sea-bales = { $count ->
    [one] 1 bale of cloth
   *[other] { $count } bales of cloth
}
sea-bonus-island = { $points ->
    [one] Island: 1 point for a first settlement
   *[other] Island: { $points } points for a first settlement
}
sea-gift-point = Gift: a victory point
sea-gift-card = Gift: a development card
sea-gift-harbour = Gift: a harbour
sea-village = Village { $number }, { $cloth } bales left, traders: { $traders }
sea-fortress = Pirate fortress of { $name }, { $lairs ->
    [0] taken
    [one] 1 lair
   *[other] { $lairs } lairs
}
sea-beachhead = beachhead
sea-wonder-level = level { $level } of 4
sea-wonder-needs-theatre = needs 2 cities
sea-wonder-needs-great-bridge = needs a building at the strait
sea-wonder-needs-monument = needs a city at a harbour and a route of 5
sea-wonder-needs-great-wall = needs a building at the edge of the desert
sea-wonder-needs-cathedral = needs a city and 6 points

# Reasons that refusals name.
figure-not-now = Robber and pirate move only after a roll of 7, when everyone has discarded, or for a knight card.
figure-stays = The pirate must move; it cannot stay on { $hex }.
