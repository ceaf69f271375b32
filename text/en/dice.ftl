# The dice game: terms, deeds, prompts, events.

wool = wool
grain = grain
brick = brick
ore = ore
lumber = lumber
gold = gold
road = { $count ->
    [one] road
   *[other] roads
}
settlement = { $count ->
    [one] settlement
   *[other] settlements
}
city = { $count ->
    [one] city
   *[other] cities
}
knight = { $count ->
    [one] knight
   *[other] knights
}

dice-deed-reroll = Roll again: { $dice }
dice-deed-road = Build road { $symbol } ({ $points ->
    [one] 1 point
   *[other] { $points } points
})
dice-deed-settle = Build settlement { $symbol } ({ $points } points)
dice-deed-city = Build city { $symbol } ({ $points } points)
dice-deed-knight = Build knight { $symbol } ({ $points ->
    [one] 1 point
   *[other] { $points } points
})
dice-deed-joker = Joker of knight { $knight }: turn { $from } into { $to }
dice-deed-trade = Trade 2 gold for { $to }
dice-deed-end = End the turn

dice-prompt-roll = { $dice ->
    [one] { $seat } rolls 1 die.
   *[other] { $seat } rolls { $dice } dice.
}
dice-prompt-decide = { $rolls ->
    [one] Roll again for the last time, or use your dice.
   *[other] Roll again, up to { $rolls } times, or use your dice.
}
dice-prompt-build = { $points ->
    [0] Use your dice, or end the turn with an X.
    [one] 1 point so far. Go on building, or end the turn.
   *[other] { $points } points so far. Go on building, or end the turn.
}
dice-prompt-wait = { $seat } is thinking.
dice-prompt-over = The game is over.

dice-event-rolled-all = { $seat } rolls { $rolled }.
dice-event-rolled = { $seat } rolls { $rolled } and now has { $shown }.
dice-event-built = { $points ->
    [one] { $seat } builds { $kind } { $symbol } for 1 point.
   *[other] { $seat } builds { $kind } { $symbol } for { $points } points.
}
dice-event-joker = { $seat } uses the joker of knight { $knight } and turns { $from } to { $to }.
dice-event-trade = { $seat } trades 2 gold for { $to }.
dice-event-box = { $points ->
    [one] { $seat } writes 1 point into box { $number }.
   *[other] { $seat } writes { $points } points into box { $number }.
}
dice-event-cross = { $seat } builds nothing: an X in box { $number }, { $points } points.
dice-event-ended = Every track is full: the game is over.
