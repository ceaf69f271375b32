# What the coach says. A sentence is made of up to three clauses, so each of them is short.

## Where to look first

coach-look-place = Look at { $place }.
coach-look-dice = Look at the dice.
coach-look-trade = Look at the trades.
coach-look-end = Look at what you could keep for later.
coach-look-goods = Look at your goods.
coach-look-rob = Look at who is ahead.
coach-look-cards = Look at the cards.
coach-look-build = Look at what you could build.

## Why: every family

coach-plain = leads to better positions
coach-forced = nothing else can be done now
coach-nothing-else = nothing to build or to trade now
coach-accept = this exchange is worth more to you than what it costs
coach-reject = this exchange does not bring you enough
coach-wins = this wins the game
coach-points = { $count ->
    [one] one point more
   *[other] { $count } points more
}
coach-keeps = keeps { $goods }
coach-affords-road = leaves enough for a road
coach-affords-settlement = leaves enough for a settlement
coach-affords-city = leaves enough for a city

## Why: the island

coach-route-award = takes the longest route
coach-army-award = takes the largest army
coach-metropolis = builds a metropolis
coach-brings = brings the first { $good }
coach-brings-both = brings { $good } and { $other }
coach-pips = { $count ->
    [one] brings one dot
   *[other] brings { $count } dots
}
coach-harbour = 2:1 harbour for { $good }
coach-harbour-any = harbour at { $rate }:1
coach-robs = costs { $seat } { $count ->
    [one] one dot
   *[other] { $count } dots
}
coach-frees = { $count ->
    [one] one dot pays again
   *[other] { $count } dots pay again
}
coach-takes-site = takes a site from { $seat }
coach-defence = defence +{ $count }
coach-level = { $area } rises to level { $level }
coach-route = route of length { $count }
coach-site = opens a site of { $count ->
    [one] one dot
   *[other] { $count } dots
}
coach-towards = towards a site of { $count ->
    [one] one dot
   *[other] { $count } dots
}
coach-knights = { $count ->
    [one] one knight in the army
   *[other] { $count } knights in the army
}
coach-card = a development card
coach-affords-card = leaves enough for a card
coach-limit = at most { $count } cards on a seven

## Why: the card game

coach-hero-token = takes the strength advantage
coach-trade-token = takes the trade advantage
coach-harms = costs { $seat } { $count ->
    [one] one point
   *[other] { $count } points
}
coach-strength = strength +{ $count }
coach-commerce = commerce +{ $count }
coach-skill = skill +{ $count }
coach-progress = progress +{ $count }
coach-doubled = { $count ->
    [one] one landscape pays double
   *[other] { $count } landscapes pay double
}
coach-land = { $count ->
    [one] one new landscape
   *[other] { $count } new landscapes
}
coach-goods = { $count ->
    [one] one resource more
   *[other] { $count } resources more
}
coach-takes-goods = costs { $seat } { $count ->
    [one] one resource
   *[other] { $count } resources
}
coach-hand = { $count ->
    [one] one card more in hand
   *[other] { $count } cards more in hand
}

## Why: the dice game

coach-ahead = { $count ->
    [one] about a point ahead
   *[other] about { $count } points ahead
}
coach-dice-points = { $count ->
    [one] builds one point now
   *[other] builds { $count } points now
}
coach-dice-again = { $count ->
    [one] rolls one die again
   *[other] rolls { $count } dice again
}
coach-dice-keep = { $count ->
    [one] one die stays
   *[other] { $count } dice stay
}
coach-dice-joker = keeps a joker
coach-dice-roads = { $count ->
    [one] one more road
   *[other] { $count } more roads
}
