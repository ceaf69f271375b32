# Labels of the web client.

web-nav = Main menu
web-nav-play = Play
web-nav-mine = My games
web-nav-rules = Rules
web-home-link = To the start page
web-settings = Settings
web-day-night = Day or night
web-close = Close
web-copy = Copy
web-copied = Copied
web-try-again = Try again
web-lost = There is nothing here.
web-yes = Yes
web-no = No
web-you = you
web-you-short = You
web-choose = Choose
web-menu = Menu
web-on = on
web-off = off

web-claim = Settle the island tonight
web-claim-more = Hex-board games with friends, strangers or strong bots. Open, free, and you need no account to sit down.
web-play-now = Play now
web-against-bots = { $count ->
    [one] against one bot
   *[other] against { $count } bots
} · { $level }
web-alone = you alone
web-board-of = Board: { $board }
web-open-table = Open a table
web-game = Game
web-games = Games
web-game-base = The island
web-game-two = The island for two
web-game-dice = Dice sheet
web-game-rivals-intro = Rivals: first game
web-game-rivals-gold = Rivals: Era of Gold
web-game-rivals-turmoil = Rivals: Era of Turmoil
web-game-rivals-progress = Rivals: Era of Progress
web-game-rivals-duel = Rivals: Duel of the Princes
web-about-base = Roads, settlements, cities. Trade, build, and mind the robber.
web-about-two = Two players, two neutral neighbours, and trade cards.
web-about-dice = Six dice, three rolls, fifteen turns. Alone or together.
web-about-rivals-intro = The way in: 7 points, base cards only, no attacks.
web-about-rivals-gold = 12 points. Merchants, ships and a mint: wealth decides.
web-about-rivals-turmoil = 12 points. Archers, arsonists and riots: strength decides.
web-about-rivals-progress = 12 points. University, library and plague: learning decides.
web-about-rivals-duel = 13 points. The three eras in one game, for those who know them.
web-players-range = { $least }–{ $most } players
web-players-count = { $count ->
    [one] 1 player
   *[other] { $count } players
}
web-minutes = { $count } min
web-variants = { $count ->
    [one] 1 variant
   *[other] { $count } variants
}
web-choose-variant = Variant
web-bot-level = Strength of the bots
web-bots-of = Bots: { $level }
web-your-name = Your name
web-your-turn = It is your turn:
web-return = Return
web-winner = won by { $names }
web-with-players = with { $names }
web-open-tables = Open tables
web-waiting = { $count ->
    [one] 1 waiting
   *[other] { $count } waiting
}
web-no-tables = No table is open.
web-open-first = Open the first one.
web-row-look = Look
web-row-your-turn = Your turn
web-row-return = Return
web-row-sit = Sit down
web-row-watch = Watch
web-phase-gathering = gathering
web-phase-running = running
web-phase-over = over
web-phase-stopped = stopped by a fault
web-clock = { $seconds } s each
web-no-clock = No clock

web-mine-running = Running
web-mine-over = Finished
web-mine-none = You have not sat at a table yet.

web-look = Look
web-language = Language
web-theme = Theme
web-theme-system = System
web-theme-light = Day
web-theme-dark = Night
web-contrast = High contrast
web-calm = Less motion
web-sound = Sound
web-sound-all = Play sounds
web-sound-turn = My turn, offers, the end
web-sound-dice = Dice
web-sound-cards = Cards and pieces
web-sound-chat = Chat
web-sound-clock = The last ten seconds of my clock
web-you-are = You
web-signed-in = You play as { $name }.
web-other-name = Another name, at seats you take from now on
web-rename = Change
web-renamed = Done.
web-recovery-once = Your recovery code, shown only once:
web-recovery-about = With it your seats come along when you change the browser or the device. Nobody can tell you again.
web-recovery-enter = Recovery code from another browser
web-recover = Recover my seats
web-recovered = Welcome back, { $name }.

web-setup-about = Everything can be changed until the game starts.
web-presets = Ready-made choices
web-board-and-rules = Board and rules
web-preview-dealt = Face down until the game starts: then hexes, numbers and harbours are dealt.
web-preview-later = The board comes to light when the game starts.
web-table = Table
web-table-name = Name of the table
web-table-name-hint = Evening on the north coast
web-table-of = Table of { $name }
web-who-joins = Who may join
web-by-link = With the link
web-everybody = Everybody
web-clocks = Clock
web-with-clock = With clock
web-per-decision = Seconds per decision
web-time-bank = Reserve in seconds
web-then-lobby = Next you choose who sits where.
web-create = Open the table
web-less = Less: { $what }
web-more = More: { $what }

web-lobby-about = Share the link; whoever has it can sit down.
web-seats = Seats
web-seat-open = Open seat
web-seat-open-hint = waits for somebody
web-seat-here = is here
web-seat-away = away
web-seat-who = Who takes seat { $seat }
web-seat-bot = bot · { $level }
web-seat-stand-in = a bot stands in
web-seat-details = More about { $name }
web-take-back = Play on yourself
web-let-bot-play = Let a bot play
web-leave = Leave the game
web-leave-about = A bot takes over your seat. It stays yours: come back at any time and play on.
web-leave-yes = Leave
web-leave-no = Stay
web-you-watch = You are watching this game.
web-spectators = { $count ->
    [one] 1 spectator
   *[other] { $count } spectators
}
web-seat-on-turn = on turn
web-seat-asked = is asked
web-seat-number = Seat { $seat }
web-seat-neutral = { $number ->
    [1] Neutral grey
   *[other] Neutral green
}
web-neutral = belongs to nobody
web-sit = Sit here
web-stand = Stand up
web-link = Link to this table
web-copy-link = Copy link
web-commitment = The dice are fixed already; their hash:
web-lobby-open = { $count ->
    [one] One seat is still open
   *[other] { $count } seats are still open
}
web-lobby-full = Everybody is here
web-lobby-bots-take = Start now and bots take what is open.
web-lobby-ready = You can start.
web-lobby-wait = The host starts the game.
web-start = Start
web-table-missing = This table does not exist, or it is not yours to see.

web-board = Board
web-sheet = Sheet
web-side = Offers, log and chat
web-dock = Your move
web-record = Log and chat
web-log = Log
web-log-empty = Nothing has happened yet.
web-log-turn = Turn { $turn } · { $name }
web-chat = Chat
web-chat-unread = Chat · { $count }
web-chat-empty = Nobody has said anything yet.
web-chat-say = Say something to the table
web-chat-send = Send
web-players = Players
web-player = Player
web-points = points
web-points-hidden = { $open } + { $hidden } hidden
web-goal = first to { $goal } points
web-turn = turn { $turn }
web-has-offer = has an offer
web-choose-seat = Choose { $name }
web-rolled = Rolled { $one } and { $two }, together { $sum }
web-zoom-in = Zoom in
web-zoom-out = Zoom out
web-offline = No connection. The table waits, your clock runs on.
web-error-unreachable = The server cannot be reached.
web-error-unknown = That did not work.
web-to-end = To the result
web-fact-hand = { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
}
web-fact-cards = { $count ->
    [one] 1 development card
   *[other] { $count } development cards
}
web-fact-knights = { $count ->
    [one] 1 knight played
   *[other] { $count } knights played
}
web-fact-route = route of { $count }
web-largest-army = largest army
web-longest-route = longest route
web-trade-cards = Trade cards

web-terrain-forest = forest
web-terrain-hills = hills
web-terrain-pasture = pasture
web-terrain-fields = fields
web-terrain-mountains = mountains
web-terrain-desert = desert
web-coast = coast
web-harbour = harbour
web-harbour-any = any
web-harbours = Harbours
web-robber = robber
web-not-possible = { $place }, not possible
web-hand = Hand
web-no-cards = no cards
web-short-lumber = Lumber
web-short-brick = Brick
web-short-wool = Wool
web-short-grain = Grain
web-short-ore = Ore
web-short-knight = Knight
web-short-road-building = Roads
web-short-invention = Invention
web-short-monopoly = Monopoly
web-short-point = 1 point
web-give-away = Give away: { $goods }
web-laid-aside = Cards you give up
web-take-card-back = Keep this card: { $goods }
web-give-up = Give up { $count } of { $need }
web-card-playable = can be played
web-card-fresh = bought this turn
web-card-kept = cannot be played now
web-card-point = A point card is never played: it counts by itself.
web-card-about-knight = Move the robber and steal a card from somebody who has a building there.
web-card-about-road-building = Build two roads at once, free of charge.
web-card-about-invention = Take any two cards from the bank.
web-card-about-monopoly = Name a resource: everybody gives you all cards of that kind.
web-short-trade-cards = Trade
web-build = Build
web-build-road = Road
web-build-settle = Settlement
web-build-city = City
web-build-buy = Card
web-missing = { $count ->
    [one] { $goods } missing
   *[other] { $goods } missing
}
web-impossible = not possible now
web-stock = left in stock
web-arm-road = Choose a path for your road
web-arm-settle = Choose a corner for your settlement
web-arm-city = Choose a settlement to become a city
web-possible-edge = { $count ->
    [one] 1 path is possible
   *[other] { $count } paths are possible
}
web-possible-corner = { $count ->
    [one] 1 corner is possible
   *[other] { $count } corners are possible
}
web-possible-hex = { $count ->
    [one] 1 hex is possible
   *[other] { $count } hexes are possible
}
web-discard-more = Tap the cards you give up, then confirm
web-do-roll = Roll the dice
web-do-end = End turn
web-do-waive = Leave it unbuilt
web-bank = Bank
web-deck = { $count ->
    [one] 1 development card left
   *[other] { $count } development cards left
}

web-trade = Trade
web-you-give = You give
web-you-get = You get
web-gives = Gives
web-gets = Gets
web-one-more = One more: { $goods }
web-one-less = One less: { $goods }
web-of-hand = of { $count }
web-offer-empty = Choose what you give and what you want.
web-offer-sentence = You offer { $give } for { $get }.
web-offer-send = Offer to all
web-offer-mine = Your offer is on the table
web-offer-of = { $name } makes an offer
web-offer-hint = With these you could pay for: { $what }
web-accept = Accept
web-decline = Decline
web-decline-all = Decline offers until my next turn
web-counter = Counter
web-counter-offer = Counter-offer
web-counter-send = Offer this instead
web-withdraw = Take it back
web-answer-open = has not answered yet
web-answer-accepted = accepts
web-answer-rejected = declines
web-answer-countered = makes a counter-offer
web-with-bank = With the bank
web-bank-nothing = The bank has no deal for this now.

web-text-view = Text view
web-typed-move = Type a move, or the number of a choice
web-do-it = Do it
web-choices = What you can do
web-choices-none = Nothing at the moment.
web-choices-more = { $count ->
    [one] 1 way to roll again
   *[other] { $count } ways to roll again
}
web-player-line = { $points } points, { $cards } cards, { $development } development cards, { $knights ->
    [one] 1 knight
   *[other] { $knights } knights
}, route { $route }
web-row = Row { $row }

web-keys = Keys
web-key-roll = roll the dice
web-key-end = end the turn
web-key-build = road, settlement, city, card
web-key-trade = trade
web-key-answer = accept, decline, counter the offer
web-key-walk = walk over lit places
web-key-walk-all = walk over all places
web-key-kind = change between hexes, corners and paths
web-key-take = take what has the focus
web-key-why = say why this place is not possible
web-key-escape = disarm, close
web-key-text = text view with typed moves
web-key-record = log, chat
web-key-zoom = zoom, fit
web-key-zones = next part of the screen
web-key-help = this list
web-key-keep = keep a die, or let it go
web-key-reroll = roll what is not kept

web-dice = Dice
web-round = turn { $round } of { $rounds }
web-score = Score
web-symbol = { $what }, { $points } points, { $state }
web-symbol-built = built
web-symbol-lit = can be built now
web-symbol-open = not built
web-die-kept = kept
web-die-free = goes back into the cup
web-roll-dice = { $count ->
    [one] Roll 1 die
   *[other] Roll { $count } dice
}
web-rolls-left = { $count ->
    [one] 1 roll left
   *[other] { $count } rolls left
}
web-turn-points = { $count ->
    [one] 1 point built this turn
   *[other] { $count } points built this turn
}
web-gold-trade = 2 gold → 1
web-choose-on-sheet = Choose one of the lit places on the sheet
web-joker = Joker
web-joker-used = built, joker used

web-won = { $name } settles the island
web-won-together = { $names } win together
web-drawn = Nobody wins: a draw
web-won-points = { $points } points.
web-won-turns = { $turns } turns.
web-my-place = You are number { $place }.
web-rematch = Rematch
web-replay = Replay
web-share = Share
web-see-board = See the board
web-result = Result
web-col-settlements = Settlements
web-col-cities = Cities
web-col-route = Route
web-col-knights = Knights
web-col-cards = Point cards
web-col-points = Points
web-dice-count = { $count ->
    [one] Dice, 1 roll
   *[other] Dice, { $count } rolls
}
web-rolls-chart = Rolls per sum
web-expected = expected
web-points-by-turn = Points over time
web-race-chart = Points of each player over time
web-received = Cards received
web-stolen-lost = stole { $stole }, lost { $robbed }
web-fair = The dice were fixed before the first roll.
web-verify = Check it
web-verified = Verified: { $draws } draws were done again.
web-not-verified = Not verified!
web-other-commitment = The table was committed to something else when you sat down.
web-journal = Journal
web-not-over = This game is not over yet.

web-step = step { $step } of { $steps }
web-timeline = Timeline
web-to-start = To the start
web-to-last = To the end
web-turn-back = One turn back
web-turn-on = One turn on
web-step-back = One step back
web-step-on = One step on
web-play = Play
web-pause = Pause
web-speed = Speed
web-viewer = Seen by
web-all-open = All cards open

web-rules = Rules
web-rules-about = Every rule has an id; a refusal names it.
web-rules-search = Search by word or id
web-rules-none = No rule has these words.
web-rules-source = In full
web-rules-boxes = Boxes
web-rules-all = All
web-box-base = Base game
web-box-two = For two
web-box-dice = Dice game
web-box-sea = Sea
web-box-cities = Cities and knights
web-box-rivals = Card game
web-box-scenario = Scenarios

web-game-sea = Seafarers
web-about-sea = Ships, gold, fog and pirates. Nine scenarios beyond your own shore.
web-preview-groups = What lies face down is dealt when the game starts.
web-scenario = Scenario
web-frame = the frame of the board
web-pirate = pirate
web-ships = Ships
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
web-key-ship = build a ship, or move one
web-key-scenario = the scenario and its figures
web-pick = Take { $goods }; you have { $have }, the bank has { $bank }
web-fact-warships = { $count ->
    [one] 1 warship
   *[other] { $count } warships
}
web-fact-lairs = { $count ->
    [0] fortress taken
    [one] fortress with 1 lair
   *[other] fortress with { $count } lairs
}
web-fact-cloth = { $count } cloth
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
web-bonus-island = { $points ->
    [one] Island: 1 point for a first settlement
   *[other] Island: { $points } points for a first settlement
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
web-gift-point = Gift: a victory point
web-gift-card = Gift: a development card
web-gift-harbour = Gift: a harbour
web-village = Village { $number }, { $cloth } cloth left, traders: { $traders }
web-cloth = Cloth
web-cloth-about = A ship at a village opens trade with it. Whenever its number is rolled, each of its traders gets a cloth. Two are a point. The game ends when five villages have none left.
web-cloth-worth = { $count } pt
web-cloth-left = { $count } in store
web-cloth-dry = { $count } of { $most } villages empty
web-fortress = Pirate fortress of { $name }, { $lairs ->
    [0] taken
    [one] 1 lair
   *[other] { $lairs } lairs
}
web-beachhead = beachhead
web-fortresses = Pirate fortresses
web-fortresses-about = Lead your ships past your beachhead to your fortress, arm them with knight cards, and attack. Win when all its lairs are gone and you have the points. The fleet sails by the lower die and attacks whoever has a building where it stops.
web-attack = Attack the fortress
web-wonders = Wonders
web-wonders-about = Each of you builds at most one, and each is built only once. Whoever finishes the fourth level wins, or whoever has the points and is alone in front.
web-wonder-level = level { $level } of 4
web-wonder-claim = Claim
web-wonder-build = Build
web-wonder-needs-theatre = needs 2 cities
web-wonder-needs-great-bridge = needs a building at the strait
web-wonder-needs-monument = needs a city at a harbour and a route of 5
web-wonder-needs-great-wall = needs a building at the desert’s edge
web-wonder-needs-cathedral = needs a city and 6 points
web-col-ships = Ships
web-col-cloth = Cloth
web-col-wonder = Wonder
web-col-bonus = Special
web-log-discovered = { $seat } discovers { $place }.
web-tokens = Harbours to place
web-place-harbour = { $kinds } · { $count ->
    [one] 1 coast is possible
   *[other] { $count } coasts are possible
}

web-game-knights = Cities & Knights
web-about-knights = Commodities, city improvements, progress cards – and knights, before the barbarians land.
web-game-knights-sea = Cities & Knights at sea
web-about-knights-sea = Both boxes on one map: ships and knights, and two points more to win. In the scenarios that suit them.
web-area-trade = Trade
web-area-politics = Politics
web-area-science = Science
web-short-cloth = Cloth
web-short-coin = Coin
web-short-paper = Paper
web-build-wall = Wall
web-build-raise = Knight
web-build-activate = Activate
web-build-promote = Promote
web-found-city = Place your first city: it brings your first cards
web-arm-wall = Choose a city for the wall
web-arm-raise = Choose a corner for your knight
web-arm-activate = Choose the knight you activate
web-arm-promote = Choose the knight you promote
web-arm-move = Choose the knight that moves
web-arm-move-to = Choose where your knight goes
web-knights-usable = { $count ->
    [one] Tap your ringed knight to use it
   *[other] Tap one of your { $count } ringed knights to use it
}
web-knight-active = { $rank } knight, active
web-knight-passive = { $rank } knight, passive
web-knight-of = { $name }: { $knight }
web-knight-rests = Acts from your next turn on, or has acted already.
web-deed-move = Move or drive away
web-deed-chase = Chase the robber
web-deed-chase-pirate = Chase the pirate
web-deed-activate = Activate
web-deed-promote = Promote
web-do-pass = Leave it
web-do-pass-commit = Send no more knights
web-do-pass-spy = Take none
web-do-pass-enlist = Place no knight
web-do-pass-rebuild = Leave it unbuilt
web-do-pass-second-smith = Promote no other
web-progress-card = Progress card
web-play-card = Play the card
web-play-before-roll = Play it before the roll
web-deck-left = { $count ->
    [one] 1 card left
   *[other] { $count } cards left
}
web-decks = Progress cards in the decks
web-event-die = Event die
web-fleet = Merchant Fleet, 2:1 this turn: { $kinds }
web-barbarians = Barbarians
web-barbarians-steps = The barbarians’ ship has gone { $steps } of { $landing } steps.
web-barbarians-against = Their strength is { $strength }, that of all active knights { $knights }.
web-barbarians-strength = strength of the barbarians
web-barbarians-lose = { $names } would lose a city
web-barbarians-win = The barbarians would win
web-barbarians-defender = The knights would win; { $name } would be Defender
web-barbarians-tie = The knights would win; { $names } would each draw a card
web-barbarians-even = The knights would win
web-barbarians-about = The ship advances whenever the event die shows it; after { $landing } steps it lands. The barbarians are as strong as there are cities, the defence is the sum of all active knights. If the barbarians are stronger, whoever contributed least loses a city; metropolises are safe. Otherwise whoever contributed most becomes Defender of Catan and has 1 point. Afterwards all knights that fought are passive.
web-barbarians-asleep = Until they land for the first time, the robber does not move.
web-knights = Knights
web-knights-strength = strength of all active knights
web-contribution = Contribution
web-loses-city = would lose a city
web-would-defend = would be Defender
web-would-draw = would draw a card
web-improve = Improve
web-improvements = City improvements
web-improvements-about = Commodities come from cities: cloth from pasture, coin from mountains, paper from forest. They pay for improvements, level after level. When the event die shows the gate of an area and the red die is low enough for your level, you draw a progress card.
web-improve-next = { $area }: next is level { $level }, { $name }
web-improve-top = { $area } is complete
web-level = level { $level } of 5
web-level-chance = Cards at red 1–{ $most }.
web-level-metropolis = The first here founds the metropolis: +2 points.
web-level-safe = The metropolis is yours for good, or taken over.
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
web-ability-science = A roll that brings you nothing brings a resource of your choice.
web-metropolis = { $name } has the metropolis of { $area }.
web-metropolis-safe = { $name } has the metropolis of { $area } for good.
web-metropolis-free = The metropolis is still to be founded.
web-metropolis-at = Metropolis of { $area }:
web-merchant-of = The merchant of { $name } stands on { $place }.
web-walls = City walls
web-lying = Cities on their side
web-shown = open cards
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
web-fact-defenders = { $count ->
    [one] Defender of Catan
   *[other] Defender of Catan, { $count } times
}
web-fact-merchant = has the merchant: 1 point
web-player-line-knights = { $points } points, { $cards } cards, route { $route }
web-key-build-walls = road, settlement, city, wall
web-key-knights = raise, activate, promote, move a knight
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
web-stat-knights = knights raised
web-stat-improved = improvements
web-stat-played = progress cards played
web-stat-lost = cities lost
web-too-many-cards = More than four progress cards: play one or put one back

web-game-rivals = Rivals
web-about-rivals = Two principalities of cards grow face to face. For two, in five games from easy to rich.
web-riv-realm = Principality of { $name }
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
web-riv-rolled = Number { $number }, event: { $symbol }.
web-riv-not-rolled = The dice have not been rolled yet. Both players earn on every roll.
web-riv-about-brigands = Whoever has more than 7 resources loses all wool and gold.
web-riv-about-trade = Whoever has the trade advantage takes a resource from the other.
web-riv-about-celebration = Whoever has more skill gains a resource; in a tie, both do.
web-riv-about-harvest = Both gain a resource of their choice.
web-riv-about-card = The top event card is turned up. It concerns both.
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
    [0] Every card of this stack has been seen by somebody.
    [one] One card nobody has seen lies on top.
   *[other] { $fresh } cards nobody has seen lie on top.
} { $seen ->
    [0] You have not looked at any other.
   *[other] Below, from above: what you have seen.
} { $missing ->
    [0] { "" }
    [one] One of these is gone since.
   *[other] { $missing } of these are gone since.
}
web-riv-see-table = See the table
web-riv-see-cards = See the cards
web-riv-under = Under stack { $stack }
web-riv-of-store = { $count } in store
web-riv-no-room = no room, or nothing to trade
web-riv-choose-get = Choose what you get
web-riv-rule = Look up its rule
web-riv-arm-road = Choose the side for your road.
web-riv-arm-settle = Choose the end of the road.
web-riv-arm-city = Choose the settlement that becomes a city.
web-riv-arm-card = Choose a place for { $card }.
web-riv-arm-under = Choose the stack { $card } goes under.
web-riv-cancel = Cancel
web-riv-play = Play it
web-riv-no-card = Draw a building, a hero or a ship first; it will stand here.
web-riv-owed = still to pay: { $goods }
web-riv-left = { $count ->
    [one] 1 more
   *[other] { $count } more
}
web-riv-lit = { $count ->
    [one] 1 is possible
   *[other] { $count } are possible
}
web-riv-hint-main = Cards with a yellow rim can be used now.
web-riv-hint-refill = You hold { $limit } cards at the end of a turn.
web-riv-hint-exchange = The card goes under its stack; you draw another, or search a stack for { $price ->
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
web-riv-pass-spare = Let it happen
web-riv-pass-buy = Buy nothing more
web-riv-pass-steal = Take none
web-riv-pass-search = Search none
web-riv-pass-demand = That is enough
web-riv-col-built = Cards built
web-riv-col-played = Cards played
web-riv-won = { $name } rules the land
web-riv-received = Resources received
web-riv-numbers = Numbers rolled
web-riv-more = { $count } ways to trade or to tear down
web-key-pass = pass
web-key-centre = road, settlement, city
web-key-hand = to the hand
web-riv-victory-count = { $count ->
    [one] 1 victory point
   *[other] { $count } victory points
}
web-riv-once = Only once in a principality
web-riv-last-roll = Last roll
web-riv-events-about = { $above ->
    [0] Yule is the top card: with the next event the stack is mixed anew.
    [one] One card lies above Yule; when Yule comes, the stack is mixed anew.
   *[other] { $above } cards lie above Yule; when Yule comes, the stack is mixed anew.
}
web-riv-beyond = To a place out of sight
web-riv-keep-lands = Keep them like this
web-riv-search = { $price ->
    [0] Search a stack
    [one] Pay 1 and search a stack
   *[other] Pay { $price } and search a stack
}
web-riv-cause-celebration = Celebration: a resource of your choice
web-riv-cause-harvest = Plentiful Harvest: a resource of your choice
web-riv-cause-search = for searching a stack
web-riv-riots-price = the price is { $goods }
web-riv-hint-spare = Everybody who is struck is asked, so that nobody learns who holds Sebastian.
web-riv-col-tokens = Advantages
web-riv-col-card-points = Points of cards
