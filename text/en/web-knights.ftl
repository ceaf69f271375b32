# Labels of the web client, only at tables with Cities & Knights.

web-area-short-trade = Commerce
web-area-short-politics = Politics
web-area-short-science = Science
web-area-trade = Commerce
web-area-politics = Politics
web-area-science = Science
web-short-cloth = Cloth
web-short-coin = Coin
web-short-paper = Paper
web-build-wall = Wall
web-build-raise = Knight
web-build-activate = Activate
web-build-promote = Promote
web-arm-wall = Choose a city for the wall
web-arm-raise = Choose a corner for your knight
web-arm-activate = Choose the knight to activate
web-arm-promote = Choose the knight to promote
web-arm-move = Choose the knight to move
web-arm-move-to = Choose where your knight goes
web-knights-usable = { $count ->
    [one] Tap your ringed knight to use it
   *[other] Tap one of { $count } ringed knights to use it
}
web-knight-active = { $rank } knight, active
web-knight-passive = { $rank } knight, inactive
web-knight-of = { $name }: { $knight }
web-knight-sent = sent into battle
web-knight-rests = Can act from your next turn on, or has already acted.
web-deed-move = Move or displace
web-deed-chase = Chase the robber
web-deed-chase-pirate = Chase the pirate
web-deed-activate = Activate
web-deed-promote = Promote
web-do-pass = Skip
web-do-pass-aqueduct = Take nothing
web-do-pass-commit = Send none
web-do-pass-commit-more = Send no more knights
web-do-pass-spy = Take nothing
web-do-pass-enlist = Place no knight
web-do-pass-rebuild = Do not rebuild it
web-do-pass-second-smith = Promote only one
web-progress-card = Progress card
web-play-before-roll = Play it before the roll
web-deck-left = { $count ->
    [one] 1 card left
   *[other] { $count } cards left
}
web-decks = Progress cards in the decks
web-event-die = Event die
web-fleet = Merchant Fleet, 2:1 this turn: { $kinds }
web-barbarians = Barbarians
web-barbarians-steps = The barbarians are { $steps } of { $landing } steps along.
web-barbarians-against = Their strength is { $strength }; your active knights together have { $knights }.
web-barbarians-sent = sent so far
web-barbarians-against-sent = Their strength is { $strength }; knights sent so far have strength { $knights }.
web-barbarians-strength = strength of the barbarians
web-barbarians-lose = { $count ->
    [one] { $names } would lose a city
   *[other] { $names } would each lose a city
}
web-barbarians-win = The barbarians would win
web-barbarians-defender = The knights would win; { $name } would be Defender
web-barbarians-tie = The knights would win; { $names } would each draw a card
web-barbarians-even = The knights would win
web-barbarians-about = The ship advances whenever the event die shows it, and lands after { $landing } steps. The barbarians are as strong as there are cities; the defence is the sum of all active knights. The barbarians win only if they are stronger: then whoever contributed least loses a city; metropolises are safe. Otherwise whoever contributed most becomes Defender of Catan and gains 1 point; in a tie, each of the tied players draws a progress card instead. Afterwards all knights that fought are inactive.
web-seven-asleep = A seven, but the robber does not move before the barbarians have landed.
web-barbarians-asleep = The robber does not move until they have landed for the first time.
web-knights = Knights
web-knights-strength = strength of all active knights
web-contribution = Contribution
web-loses-city = { $count ->
    [one] would lose a city
   *[other] would each lose a city
}
web-would-defend = would become Defender
web-would-draw = would draw a card
web-would-all-draw = would each draw a card
web-improve = Improve
web-improvements = City improvements
web-improvements-about = Commodities come from cities: cloth from pastures, coins from mountains, paper from forests. They pay for improvements, level by level. Levels 4 and 5 need a city without a metropolis, unless the metropolis of the area is already yours. When the event die shows the gate of an area and the red die is low enough for your level, you draw a progress card.
web-improve-blocked = needs a city
web-improve-next = { $area }: next is level { $level }, { $name }
web-improve-top = { $area } is complete
web-level = level { $level } of 5
web-level-chance = Draw cards on red 1–{ $most }.
web-level-metropolis = The first to get here founds the metropolis: +2 points.
web-level-safe = Makes the metropolis yours for good, or takes it over.
web-level-trade-1 = Market
web-level-trade-2 = Trading house
web-level-trade-3 = Merchant guild
web-level-trade-4 = Bank
web-level-trade-5 = Great exchange
web-level-politics-1 = Town hall
web-level-politics-2 = Church
web-level-politics-3 = Fortress
web-level-politics-4 = Cathedral
web-level-politics-5 = High assembly
web-level-science-1 = Abbey
web-level-science-2 = Library
web-level-science-3 = Aqueduct
web-level-science-4 = Theatre
web-level-science-5 = University
web-ability-trade = Trade any commodity 2:1.
web-ability-politics = Knights can be promoted to mighty.
web-ability-science = When a roll brings you nothing, take a resource of your choice.
web-metropolis = { $name } has the metropolis of { $area }.
web-metropolis-safe = { $name } has the metropolis of { $area } for good.
web-metropolis-free = The metropolis has not been founded yet.
web-metropolis-at = Metropolis of { $area }:
web-merchant-of = { $name }’s merchant is on { $place }.
web-walls = City walls
web-lying = Cities on their side
web-shown = face-up cards
web-safe-hand = { $count } cards are safe from a seven
web-fact-hand-safe = { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
}, { $safe } are safe from a seven
web-fact-contribution = strength { $count } of active knights, { $knights ->
    [one] 1 knight
   *[other] { $knights } knights
} in all
web-fact-progress = { $count ->
    [one] 1 progress card
   *[other] { $count } progress cards
}
web-fact-level = { $area } level { $level }
web-fact-shown = { $card }: 1 point
web-fact-sent = strength { $count } sent into battle, { $knights ->
    [one] 1 knight
   *[other] { $knights } knights
} in all
web-fact-defenders = { $count ->
    [one] Defender of Catan
   *[other] Defender of Catan, { $count } times
}
web-fact-merchant = has the merchant: 1 point
web-player-line-knights = { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}, route { $route }
web-key-build-walls = road, settlement, city, wall
web-key-knights = build, activate, promote, move a knight
web-key-improvements = city improvements
web-key-barbarians = the barbarians
web-col-metropolises = Metropolises
web-col-defenders = Defender
web-col-merchant = Merchant
web-col-shown = Point cards
web-battles = Barbarians
web-battles-count = { $count ->
    [0] They never landed.
    [one] They landed once;
   *[other] They landed { $count } times;
} { $count ->
    [0] {""}
   *[other] the knights won { $won ->
        [one] 1 battle
       *[other] { $won } battles
    }.
}
web-stat-knights = knights built
web-stat-improved = improvements
web-stat-played = progress cards played
web-stat-lost = cities lost
web-too-many-cards = More than four progress cards: play one or put one back

# What one must not miss.
web-moment-city = The barbarians sack one of your cities.
web-moment-metropolis = You lose a metropolis.
web-moment-knight = { $seat } drives one of your knights away.
web-moment-deserter = One of your knights deserts.
web-moment-landed-won = The barbarians have landed and lost.
web-moment-landed-lost = The barbarians have landed and won.
