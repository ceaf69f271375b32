# Labels of the web client, only at tables of the card game.

web-riv-realm = { $name }’s principality
web-riv-this-turn = This turn
web-riv-of-goal = of { $goal }
web-riv-victory = victory points
web-riv-commerce = Commerce
web-riv-strength = Strength
web-riv-skill = Skill
web-riv-progress = Progress
web-riv-token-commerce = Trade advantage
web-riv-token-strength = Strength advantage
web-riv-hand-of = { $count } of { $limit } cards in hand
web-riv-free = nothing
web-riv-costs = Costs
web-riv-kind-action = Action
web-riv-kind-attack = Attack
web-riv-kind-building = Building
web-riv-kind-city = City building
web-riv-kind-hero = Hero
web-riv-kind-ship = Trade ship
web-riv-kind-unit = Unit
web-riv-kind-landscape = Beside a landscape
web-riv-kind-event = Event
web-riv-set-base = base
web-riv-set-gold = gold
web-riv-set-turmoil = turmoil
web-riv-set-progress = progress
web-riv-settlement = settlement { $number }
web-riv-city = city { $number }
web-riv-above = site above { $town }
web-riv-below = site below { $town }
web-riv-land = { $twice ->
    [1] { $land }, { $store } of 3 { $resource }, brings two
   *[0] { $land }, { $store } of 3 { $resource }
}
web-riv-site = Free: { $place }
web-riv-site-free = free
web-riv-road-place = Place for a road, { $end }
web-riv-plot = Place for a settlement, { $end }
web-riv-choose = Choose: { $what }
web-riv-here = here
web-riv-rolled = Production { $number }, event: { $symbol }.
web-riv-not-rolled = The dice have not been rolled yet. Both players produce on every roll.
web-riv-about-brigands = Players with more than 7 resources lose all their wool and gold.
web-riv-about-trade = The player with the trade advantage takes a resource from the other.
web-riv-about-celebration = The player with more skill gains a resource; in a tie, both do.
web-riv-about-harvest = Both players gain a resource of their choice.
web-riv-about-card = The top event card is revealed. It affects both players.
web-riv-stacks = Stacks
web-riv-draw-stacks = Draw stacks
web-riv-stack = Stack { $stack }
web-riv-stack-of = Stack { $stack } ({ $set }), { $count } cards
web-riv-supply = Supply
web-riv-supply-road = Roads
web-riv-supply-settlement = Settle­ments
web-riv-supply-city = Cities
web-riv-supply-landscape = Lands
web-riv-events = Events
web-riv-discard = Discard
web-riv-open-stack = open stack
web-riv-missing = { $goods } missing
web-riv-hand-empty = Your hand is empty.
web-riv-copies = { $count } times
web-riv-unknown = not seen
web-riv-pile-about = { $fresh ->
    [0] Every card of this stack has been seen by someone.
    [one] The top card has not been seen by anyone.
   *[other] The top { $fresh } cards have not been seen by anyone.
} { $seen ->
    [0] You have seen no others.
   *[other] Below, from the top: the cards you have seen.
} { $missing ->
    [0] { "" }
    [one] One of these has left since.
   *[other] { $missing } of these have left since.
}
web-riv-see-hand = View your hand
web-riv-see-cards = View the cards
web-riv-under = Under stack { $stack }
web-riv-of-store = { $count } stored
web-riv-no-room = no room, or nothing to trade
web-riv-choose-get = Choose what you get
web-riv-rule = Look up the rule
web-riv-arm-road = Choose the side for your road.
web-riv-arm-settle = Choose the end of the road.
web-riv-arm-city = Choose the settlement to upgrade.
web-riv-arm-card = Choose a place for { $card }.
web-riv-arm-under = Choose the stack to put { $card } under.
web-riv-cancel = Cancel
web-riv-play = Play
web-riv-confirm = Confirm
web-riv-no-card = Draw a building, a hero or a ship first; it goes here.
web-riv-owed = still to pay: { $goods }
web-riv-left = { $count ->
    [one] 1 more
   *[other] { $count } more
}
web-riv-lit = { $count ->
    [one] 1 possible
   *[other] { $count } possible
}
web-riv-hint-main = Cards with a yellow border can be used now.
web-riv-surplus = You hold more than { $limit } cards: put one back.
web-riv-hint-refill = You end your turn with { $limit } cards in hand.
web-riv-hint-exchange = It goes under its stack; then draw one, or search a stack for { $price ->
    [0] nothing
    [one] 1 resource
   *[other] { $price } resources
}.
web-riv-hint-search = Searching costs { $price ->
    [0] nothing
    [one] 1 resource
   *[other] { $price } resources
}.
web-riv-pass-exchange = Keep my cards
web-riv-pass-scout = Draw two
web-riv-pass-spare = Accept the event
web-riv-pass-buy = Stop buying
web-riv-pass-steal = Take nothing
web-riv-pass-search = Do not search
web-riv-pass-demand = Stop here
web-riv-pass-agree = Play on
web-riv-col-built = Cards built
web-riv-col-played = Cards played
web-riv-won = { $name } rules the land
web-riv-received = Resources received
web-riv-numbers = Numbers rolled
web-riv-more = { $count } ways to trade or tear down
web-key-pass = pass
web-key-centre = road, settlement, city
web-key-hand = go to the hand
web-riv-victory-count = { $count ->
    [one] 1 victory point
   *[other] { $count } victory points
}
web-riv-once = Only one per principality
web-riv-idle = Nothing happens.
web-riv-last-roll = Last roll
web-riv-events-about = { $above ->
    [0] Yule is the top card: the next event reshuffles the stack.
    [one] One card lies above Yule, which reshuffles the stack.
   *[other] { $above } cards lie above Yule, which reshuffles the stack.
}
web-riv-beyond = To a place outside the view
web-riv-keep-lands = Keep this order
web-riv-search = { $price ->
    [0] Search a stack
    [one] Pay 1 and search a stack
   *[other] Pay { $price } and search a stack
}
web-riv-cause-celebration = Celebration: a resource of your choice
web-riv-cause-harvest = Plentiful Harvest: a resource of your choice
web-riv-cause-search = for searching a stack
web-riv-riots-price = the price is { $goods }
web-riv-hint-spare = Everyone affected is asked, so that nobody learns who holds Sebastian.
web-riv-col-tokens = Advantages
web-riv-col-card-points = Points from cards
web-picked = Put back ({ $count } of { $need })

# What one must not miss.
web-moment-raided = The brigands take { $goods } from you.
web-moment-stripped = You lose cards from your hand.
web-moment-removed = You lose { $card }.
web-moment-lost = You lose { $goods }.
