# Labels of the web client.

web-nav = Main menu
web-nav-play = Play
web-nav-learn = Learn
web-learn-it = Learn it by playing
web-learn-first = New to the island? The first lesson takes two minutes, on the real board.
web-nav-mine = My games
web-nav-rules = Rules
web-home-link = Home
web-settings = Settings
web-day-night = Day or night
web-close = Close
web-copy = Copy
web-copied = Copied
web-try-again = Try again
web-no-network = You are offline
web-no-network-help = Landnam is here, but its games are on the server. A game you are in waits for you there and comes back as soon as you are online again.
web-no-network-again = Try again
web-lost = There is nothing here.
web-yes = Yes
web-no = No
web-you = you
web-you-short = You
web-guest = Guest
web-nothing-asked = Nothing more is asked here.
web-choose = Choose
web-menu = Menu
web-on = on
web-off = off

web-claim = Settle the island tonight
web-claim-more = Hex-board games with friends, strangers or strong bots. Free and open, no account needed.
web-play-now = Play now
web-against-bots = { $count ->
    [one] against one bot
   *[other] against { $count } bots
} · { $level }
web-alone = solo
web-board-of = Board: { $board }
web-open-table = Open a table
web-game = Game
web-games = Games
web-game-base = The island
web-game-two = The island for two
web-game-dice = The dice game
web-game-rivals-intro = Rivals: first game
web-game-rivals-gold = Rivals: Era of Gold
web-game-rivals-turmoil = Rivals: Era of Turmoil
web-game-rivals-progress = Rivals: Era of Progress
web-game-rivals-duel = Rivals: Duel of the Princes
web-about-base = Roads, settlements, cities. Trade, build, and mind the robber.
web-about-two = Two players, two neutral neighbours, and trade cards.
web-about-dice = Six dice, three rolls, fifteen turns. Solo or together.
web-about-rivals-intro = Start here: 7 points, base cards only, no attacks.
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
web-scenarios = { $count ->
    [one] 1 scenario
   *[other] { $count } scenarios
}
web-variants = { $count ->
    [one] 1 variant
   *[other] { $count } variants
}
web-choose-variant = Variant
web-bot-level = Which bots
web-bots-more = Meet the bots
web-bots-title = Who sits down with you?
web-bots-about = Four characters, the same in every game. Mix them as you like.
web-bots-good = Good
web-bots-how-many = { $name }: how many
web-bots-sit-down = { $count ->
    [one] { $names } sits down with you
   *[other] { $names } sit down with you
}
web-bots-nobody = Nobody has sat down yet
web-bots-too-few = { $count ->
    [one] This game needs a bot at least.
   *[other] This game needs { $count } bots at least.
}
web-bots-game = { $game }, { $count } players
web-your-name = Your name
web-your-turn = Your turn:
web-return = Return
web-winner = won by { $names }
web-winner-you = you won
web-with-players = with { $names }
web-open-tables = Open tables
web-waiting = { $count ->
    [one] 1 waiting
   *[other] { $count } waiting
}
web-no-tables = No open tables.
web-open-first = Open the first one.
web-row-look = View
web-row-your-turn = Your turn
web-row-return = Return
web-row-sit = Sit down
web-row-watch = Watch
web-phase-gathering = waiting for players
web-phase-running = running
web-phase-over = over
web-phase-stopped = stopped by an error
web-phase-outdated = ended by new rules
web-phase-closed = closed
web-closed-unstarted = Nobody began this game in time, so the table was closed.
web-closed-bots = Only bots were left at this table, and their game went on for too long, so it was closed.
web-new-table = Open a table
web-more-tables = More tables
web-which-game = Which game
web-all-games = All games
web-clock = { $seconds } s per decision
web-just-now = just now
web-no-clock = No clock

web-mine-running = Running
web-mine-over = Finished
web-mine-none = You have not played yet.

web-look = Appearance
web-language = Language
web-set-flow = Play
web-set-theme = Theme
web-set-theme-system = System
web-set-theme-light = Day
web-set-theme-dark = Night
web-set-text = Text size
web-set-text-usual = Normal
web-set-text-large = Large
web-set-text-largest = Very large
web-set-contrast = High contrast
web-set-distinct = Colours for colour-blind players
    .help = Seats and landscapes differ more in brightness. Emblems and patterns stay the same.
web-set-leftHanded = Left-handed
    .help = On a phone the main button is on the left.
web-set-speed = Animations
    .help = If your system asks for less motion, there are none.
web-set-speed-usual = Normal
web-set-speed-quick = Fast
web-set-speed-none = Off
web-set-pause = Pause after a bot’s move
    .help = There is no pause when your clock is running or another person is waiting for you.
web-set-pause-usual = Normal
web-set-pause-none = None
web-set-pause-long = Long
web-set-confirm = Confirm placements
    .help = The first click shows the piece; a second click in the same place, or Enter, puts it there. There is no undo.
web-set-autoRoll = Roll automatically
    .help = Only when you hold no cards you could play first, which everybody can see.
web-set-autoEnd = End my turn automatically
    .help = Only when your hand is empty and nothing else is possible, which everybody can see.
web-set-autoDecline = Decline offers I cannot pay
    .help = After a few seconds. The delay does not depend on your hand.
web-sound = Sound
web-sound-all = Play sounds
web-sound-turn = My turn, offers, the end
web-sound-dice = Dice
web-sound-cards = Cards and pieces
web-sound-chat = Chat
web-sound-clock = The last ten seconds of my clock
web-you-are = You
web-signed-in = You play as { $name }.
web-other-name = New name, used at tables you join from now on
web-rename = Change
web-renamed = Saved.
web-recovery-once = Your recovery code, shown until you close it:
web-recovery-about = Use it to bring your seats to another browser or device. We cannot show it again.
web-recovery-enter = Recovery code from another browser
web-recover = Recover my seats
web-recovered = Welcome back, { $name }.

web-account = Your account
web-account-about = No e-mail, no password: your name lives in this browser and in its recovery code.
web-account-holds = Name, recovery code, where you are signed in, and your bots
web-account-nobody = The name you take when you first sit down
web-recovery = Recovery code
web-recovery-lasts = The code is shown once, when you first sit down. Whoever has it can play as you, so keep it to yourself. If it is lost or somebody else knows it, make a new one.
web-recovery-renew = Make a new code
web-recovery-renew-about = The code you have now stops working. Wherever you are signed in, you stay signed in.
web-recovery-renew-yes = Yes, make a new code
web-recovery-renew-no = Keep the old one
web-recovery-renewed = The new code is at the top of this page. Write it down before you close it.
web-recovery-end-others = Sign out everywhere else
web-sessions = Where you are signed in
web-session-here = this browser
web-session-unknown = Unknown browser
web-session-begun = signed in { $when }
web-session-used = last used { $when }
web-sign-out = Sign out
web-sign-out-here = Sign out here
web-sign-out-others = Sign out everywhere else
web-sign-out-all = Sign out everywhere
web-sign-out-about = To come back as { $name } you need your recovery code. Your seats stay yours.
web-sign-out-yes = Yes, sign out
web-sign-out-no = Stay
web-own-bots = Your bots
web-own-bots-about = A bot is a program in any language that plays here under a name of its own and is marked as a bot. Its program signs in with a token.
web-own-bot-name = Name of a new bot
web-own-bot-make = Make it
web-own-bot-online = connected
web-own-bot-offline = not connected
web-own-bot-open = Every host may invite it
web-own-bot-token = The token of { $name }, shown only now; whoever has it plays as this bot:
web-own-bot-renew = New token
web-own-bot-renew-name = New token for { $name }
web-own-bot-renew-about = The token { $name } has now stops working.
web-own-bot-end = Delete
web-own-bot-end-name = Delete { $name }
web-own-bot-end-about = { $name } is gone for good; at tables where it plays, a bot of the house goes on for it.
web-own-bot-no = Leave it
web-own-bot-api = How programs talk to this server
web-signed-out = You have been signed out in this browser. You are watching now.

web-setup-about = Everything can be changed until the game starts.
web-presets = Presets
web-board-and-rules = Board and rules
web-preview-dealt = Face down until the game starts: hexes, numbers and harbours are dealt then.
web-preview-later = The board is revealed when the game starts.
web-table = Table
web-table-name = Table name
web-table-name-hint = Evening on the north coast
web-table-of = { $name }’s table
web-who-joins = Who can join
web-by-link = Anyone with the link
web-everybody = Everyone
web-clocks = Clock
web-with-clock = Use a clock
web-per-decision = Seconds per decision
web-time-bank = Time bank in seconds
web-then-lobby = Next, choose who sits where.
web-create = Open the table
web-less = Less: { $what }
web-more = More: { $what }

web-lobby-about = Share the link: anyone who has it can take a seat.
web-seats = Seats
web-seat-open = Open seat
web-seat-open-hint = waiting for a player
web-seat-here = here
web-seat-away = away
web-seat-who = Who takes seat { $seat }
web-seat-bot = bot
web-seat-program = bot of { $owner }
web-seat-guests-bots = Bots of guests
web-seat-guests-bot = { $name }, of { $owner }
web-bot-called = { $name } (bot)
web-seat-stand-in = a bot is standing in
web-seat-details = More about { $name }
web-bot-plays-for-you = A bot is playing for you.
web-take-back = Take over again
web-let-bot-play = Let a bot play
web-let-bot-play-too = Let a bot play as well ({ $count } of { $all } agree)
web-idle-in = A bot may take over in { $time }.
web-idle-agreed = You agree. Waiting for { $names }.
web-idle-you = The others are waiting for you. In { $time } they may let a bot play.
web-idle-you-now = The others are waiting for you, and may let a bot play.
web-idle-you-all = The others are waiting for you.
web-idle-you-too = You are waited for as well: decide first, then a bot may play here.
web-leave = Leave the game
web-leave-about = A bot takes over your seat. It stays yours: come back at any time and play on.
web-leave-yes = Leave
web-leave-no = Stay
web-you-watch = You are watching this game.
web-spectators = { $count ->
    [one] 1 spectator
   *[other] { $count } spectators
}
web-seat-on-turn = playing
web-seat-asked = deciding
web-seat-number = Seat { $seat }
web-seat-neutral = { $number ->
    [1] Neutral grey
   *[other] Neutral green
}
web-neutral = belongs to nobody
web-sit = Sit here
web-stand = Leave seat
web-remove = Remove
web-remove-name = Remove { $name } from this seat
web-removed = { $name } cannot sit down here
web-removed-you = The host has removed you from your seat. You can watch, and sit down again if the host lets you.
web-admit = Let back in
web-admit-name = Let { $name } sit down again
web-link = Link to this table
web-copy-link = Copy link
web-commitment = The dice are already fixed; their hash:
web-redrawn-options = It is new, because the options have changed.
web-redrawn-rules = It is new, because the server came back with different rules.
web-redrawn-again = It is new: at the last start nothing came from { $names }.
web-redrawn-without = It is new: at the last start nothing came from { $names }, and everyone else agreed to go on without it.
web-nonces-awaited = The game is about to start. Waiting for the browser of { $names } …
web-start-again = Start again
web-start-without = Start without what { $names } would add to the chance
web-practice = practice
web-practice-about = Practice: this game begins from a chosen position or map, so its beginning was not left to chance.
web-unfair-pledge = The server's list does not contain what this browser pledged for your seat. Do not play for anything here.
web-unfair-commitment = The server has replaced its seed without telling anyone. Do not play for anything here.
web-unfair-terms = The server is starting a different game from the one you sat down to. Do not play for anything here.
web-unfair-start = The server is starting a second time without saying so. Do not play for anything here.
web-unfair-seat = The server has seated you elsewhere than where you sat down. Do not play for anything here.
web-unfair-withheld = The server says that this browser's part did not come at an earlier start, but it had received it. Do not play for anything here.
web-fair-unseen = { $count ->
    [one] The game was started once before you joined, and did not come about. The list of this start says so.
   *[other] The game was started { $count } times before you joined, and did not come about. The list of this start says so.
}
web-lobby-open = { $count ->
    [one] One seat is still open
   *[other] { $count } seats are still open
}
web-lobby-full = All seats are taken
web-lobby-starting = The game is about to start.
web-lobby-bots-take = If you start now, bots take the open seats.
web-lobby-ready = You can start.
web-lobby-wait = Waiting for the host to start the game.
web-lobby-watch = You can watch once the game has started.
web-lobby-no-seat = You have no seat yet
web-lobby-settings = Options and clock
web-start = Start
web-table-missing = This table does not exist, or you are not allowed to see it.

web-board = Board
web-sheet = Sheet
web-side = Offers, log and chat
web-dock = Your move
web-record = Log and chat
# What nobody must miss.
web-moment-robbed = { $seat } takes { $goods } from you.
web-moment-seized = { $seat } takes a card from your hand.
web-moment-road = { $seat } removes one of your roads.
web-moment-route-taken = { $seat } takes the longest route from you.
web-moment-route-lost = You lose the longest route.
web-moment-army-taken = { $seat } takes the largest army from you.
web-moment-army-lost = You lose the largest army.
web-moment-won = You have won!
web-moment-winner = { $seat } has won.
web-moment-drawn = The game is over. Nobody has won.
web-moment-time = Your time was up, so a bot decided for you.
web-moment-replaced = A bot is playing for you.

web-log = Log
web-log-offer-accepted = agrees.
web-log-offer-rejected = declines.
web-log-offer-countered = offers
web-log-for = for
web-log-empty = Nothing has happened yet.
web-log-turn = Turn { $turn } · { $name }
web-chat = Chat
web-chat-empty = No messages yet.
web-chat-say = Say something to the table
web-chat-send = Send
web-chat-about = Hide { $name }’s messages, and more
web-chat-hide = Hide what { $name } writes
web-chat-hidden = { $name } is hidden.
web-chat-show = Show
web-chat-mute = Mute { $name }
web-chat-unmute = Let { $name } speak again
web-chat-muted = { $name } was muted by the host.
web-chat-undo = Undo
web-chat-seated-only = Only people with a seat can write
web-chat-is-closed = Only people with a seat can write here.
web-players = Players
web-player = Player
web-points = { $count ->
    [one] point
   *[other] points
}
web-points-hidden = { $open } + { $hidden } hidden
web-goal = first to { $goal } points
web-goal-fortress = { $goal } points and your fortress taken
web-goal-wonder = { $goal } points and the highest wonder, or one finished
web-turn = turn { $turn }
web-has-offer = has an offer
web-choose-seat = Choose { $name }
web-rolled = Rolled { $one } and { $two }: { $sum }
web-zoom-in = Zoom in
web-zoom-out = Zoom out
web-offline = Connection lost. The table waits; your clock keeps running.
web-error-unreachable = The server cannot be reached.
web-error-unknown = That did not work.
web-to-end = See the result
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
web-fact-route = route length { $count }
web-largest-army = largest army
web-longest-route = longest route
web-trade-card-price = { $count ->
    [one] costs 1 trade card
   *[other] costs { $count } trade cards
}
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
web-give-away = Give { $goods }
web-pick = Take { $goods }; you have { $have }, the bank has { $bank }
web-pick-there = there are { $count }
web-pick-own = you have { $count }
web-pick-chosen = chosen: +{ $count }
web-laid-aside = Cards you will give up
web-take-card-back = Keep this card: { $goods }
web-give-up = Give up { $count } of { $need }
web-play-card = Play the card
web-development-cards = Development cards
web-card-playable = can be played
web-card-fresh = bought this turn
web-card-kept = cannot be played now
web-card-point = Victory point cards are never played: they count on their own.
web-card-about-knight = Move the robber and steal a card from a player with a building there.
web-card-about-road-building = Build two roads for free.
web-card-about-invention = Take any two cards from the bank.
web-card-about-monopoly = Name a resource: everyone gives you all their cards of that kind.
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
web-arm-road = Choose an edge for your road
web-arm-settle = Choose a corner for your settlement
web-arm-city = Choose a settlement to upgrade
web-possible-edge = { $count ->
    [one] 1 edge possible
   *[other] { $count } edges possible
}
web-possible-corner = { $count ->
    [one] 1 corner possible
   *[other] { $count } corners possible
}
web-possible-hex = { $count ->
    [one] 1 hex possible
   *[other] { $count } hexes possible
}
web-discard-more = Tap the cards to give up, then confirm
web-confirm = Place here
web-confirm-how = Choose the same place again to confirm, or another one.
web-put-back = Put back
web-take-together = Take { $count } of { $need }
web-do-roll = Roll the dice
web-do-end = End turn
web-do-waive = Skip the second road
web-bank = Bank
web-deck = { $count ->
    [one] 1 development card left
   *[other] { $count } development cards left
}

web-dice-cards = { $count } of 36 dice cards left

web-trade = Trade
web-you-give = You give
web-you-get = You get
web-gives = Gives
web-gets = Gets
web-one-more = One more: { $goods }
web-one-less = One less: { $goods }
web-of-hand = of { $count }
web-offer-empty = Choose what you give and what you want.
web-offer-or-ask = Choose what you give and what you want. Choose only what you want to ask the others for their price.
web-ask-sentence = You ask: who has { $get }?
web-ask-send = Ask everyone
web-ask-mine = You have asked around
web-ask-of = { $name } asks who has this
web-offer-something = Make an offer
web-trade-over = You cannot trade right now, so the trade was closed.
web-offer-over = That offer is no longer on the table.
web-propose = Propose a trade
web-propose-send = Propose it
web-proposals = Proposals to { $name }
web-offer-sentence = You offer { $give } for { $get }.
web-offer-send = Offer to everyone
web-offer-send-to = Offer to { $name }
web-offer-to = For
web-offer-to-all = everyone
web-offer-mine = Your offer is on the table
web-offer-mine-to = Your offer to { $name } is on the table
web-offer-of = { $name } makes an offer
web-offer-of-to = { $name } makes { $to } an offer
web-offer-of-me = { $name } makes you an offer
web-offer-lack = You lack { $goods }.
web-offer-hint = This would pay for: { $what }
web-accept = Accept
web-decline = Decline
web-decline-all = Decline offers until my next turn
web-counter = Counter
web-counter-offer = Counter-offer
web-counter-send = Offer this instead
web-withdraw = Withdraw
web-answer-open = has not answered yet
web-answer-accepted = accepts
web-answer-rejected = declines
web-answer-countered = counters
web-with-bank = With the bank
web-bank-nothing = You need more of one kind to trade with the bank.

web-view = View
web-text-view = Text view
web-typed-move = Type a move, or the number of a choice
web-do-it = Go
web-choices = Your options
web-choices-none = None at the moment.
web-choices-more = { $count ->
    [one] 1 way to roll again
   *[other] { $count } ways to roll again
}
web-player-line = { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}, { $development ->
    [one] 1 development card
   *[other] { $development } development cards
}, { $knights ->
    [one] 1 knight
   *[other] { $knights } knights
}, route { $route }
web-row = Row { $row }

web-keys = Keyboard shortcuts
web-keycap-ctrl = Ctrl
web-keycap-pgup = PgUp
web-keycap-pgdn = PgDn
web-key-roll = roll the dice
web-key-end = end the turn
web-key-build = road, settlement, city, card
web-key-trade = trade
web-key-answer = accept, decline, counter the offer
web-key-walk = move between highlighted places
web-key-walk-all = move between all places
web-key-kind = switch between hexes, corners and edges
web-key-take = choose the focused place
web-key-why = explain why this place is not possible
web-key-hint = a hint from the coach
web-key-escape = cancel, close
web-key-text = text view with typed moves
web-key-record = log, chat
web-key-zoom = zoom, fit
web-key-zones = next part of the screen
web-key-help = this list
web-key-keep = keep or release a die
web-key-reroll = roll the dice you do not keep

web-dice = Dice
web-round = turn { $round } of { $rounds }
web-score = Score
web-symbol = { $what }, { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $state }
web-symbol-built = built
web-symbol-lit = can be built now
web-symbol-open = not built
web-die-kept = kept
web-die-free = will be rolled again
web-keep-how = Tap the dice you want to keep.
web-end-costs = You have built nothing: ending now costs 2 points.
web-end-costs-how = Press it again to end the turn all the same.
web-end-anyway = End with −2
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
web-choose-on-sheet = Choose one of the highlighted places on the sheet
web-joker = Joker
web-joker-used = built, joker used

web-won = { $name } settles the island
web-prompt-won = { $name } wins with { $points ->
    [one] 1 point
   *[other] { $points } points
}.
web-prompt-you-won = You win with { $points ->
    [one] 1 point
   *[other] { $points } points
}!
web-prompt-alone = The game is over: { $name } has { $points ->
    [one] 1 point
   *[other] { $points } points
}.
web-won-together = { $names } win together
web-drawn = A draw: nobody wins
web-won-points = { $points ->
    [one] 1 point.
   *[other] { $points } points.
}
web-won-turns = { $turns } turns.
web-my-place = You came { $place ->
    [1] first
    [2] second
    [3] third
   *[other] fourth
}.
web-rematch = Rematch
web-play-again = Play again
web-replay = Replay
web-share = Share
web-see-board = View the board
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
web-rolls-chart = Rolls by sum
web-expected = expected
web-axis-count = how often
web-axis-rolled = number rolled
web-axis-points = points
web-axis-time = time →
web-points-by-turn = Points over time
web-race-chart = Points of each player over time
web-received = Cards received
web-stolen-lost = stole { $stole }, lost { $robbed }
web-verifying = This browser is redoing all draws …
web-verified = { $draws ->
    [0] Nothing was drawn in this game.
    [one] The only draw is right: this browser has recomputed it.
   *[other] All { $draws } draws are right: this browser has recomputed them.
}
web-not-verified = Something is wrong with the draws of this game!
web-not-promised = The chance of this game cannot be checked.
web-verify = Draw by draw
web-journal = Journal
web-not-over = This game is not over yet.

web-step = step { $step } of { $steps }
web-timeline = Timeline
web-to-start = Go to the start
web-to-last = Go to the end
web-turn-back = One turn back
web-turn-on = One turn forward
web-step-back = One step back
web-step-on = One step forward
web-play = Play
web-pause = Pause
web-speed = Speed
web-viewer = View as
web-all-open = All cards face up

web-rules = Rules
web-rules-about = Every rule has an id. When a move is refused, you see which rule forbids it.
web-rules-search = Search by word or id
web-rules-none = No rule matches.
web-rules-source = Full text
web-rules-boxes = Boxes
web-rules-all = All
web-book-contents = Contents
web-book-examples = Examples
web-book-neighbours = Previous and next chapter
web-book-before = Previous chapter:
web-book-after = Next chapter:
web-example-allowed = Allowed:
web-example-refused = Not allowed:
web-example-drawing = A drawing, described in the text below.
web-box-base = Base game
web-box-two = For two
web-box-dice = Dice game
web-box-sea = Seafarers
web-box-cities = Cities & Knights
web-box-rivals = Card game
web-box-scenario = Scenarios
web-box-together = Cities & Knights at sea

web-game-sea = Seafarers
web-about-sea = Ships, gold, fog and pirates. Nine scenarios beyond your own shore.
web-preview-groups = Face-down hexes are dealt when the game starts.
web-frame = off the board

web-game-knights = Cities & Knights
web-about-knights = Commodities, city improvements, progress cards – and knights to meet the barbarians.
web-game-knights-sea = Cities & Knights at sea
web-about-knights-sea = Both boxes on one map: ships and knights, and two more points to win. In the scenarios that suit them.
web-suits-knights-sea = Heading for New Shores and Through the Desert suit them best; exploration and many small islands leave knights little to do. The Forgotten Tribe and The Pirate Islands need development cards and cannot be combined with knights.
web-with-knights = { $game } with Cities & Knights
web-no-such-game = There is no game called “{ $game }”. Choose another one.

web-game-rivals = The card game
web-about-rivals = Two principalities of cards face each other. Five games for two, from simple to rich.

## The coach

web-hint = Hint
web-coach = Coach
web-coach-about = Against bots alone, and where everybody has agreed, H or the bulb tells what a strong player would do, and why.
web-coach-agreed = with coach
web-coach-asked = played with the coach
web-coach-asked-about = This game was played with the coach.
web-coach-nobody = Against bots only
web-coach-everybody = For everybody
web-coach-consent = Everybody here may ask what a strong player would do. Whoever sits down agrees to that.
web-set-evaluation = Show how the game stands
    .help = A bar beside the board with everybody’s chances, from what you can see, where you may ask the coach.
web-set-warn = Ask me before a blunder
    .help = Where you may ask the coach, it asks once before you do something that costs very much.

## Analysis of a finished game

web-unrecorded = No record
web-unrecorded-about = There is no record of this game, because it began in the middle of another or at a made-up position. It can be neither replayed nor analysed.
web-analysis = Analysis
web-tab-moves = Moves
web-tab-luck = Luck
web-tab-trades = Trades
web-tab-production = Production
web-tab-turns = Turns
web-tab-cards = Cards
web-tab-sheet = Sheet
web-win-chance = Win chance
web-expected-points = Expected points
web-lines = Lines
web-next-moment = Next key moment
web-biggest-swing = Biggest swing
web-link-to-step = Link to this step
web-as-seen-by = As { $name } saw it
web-as-seen = As it was seen
web-as-table = As a table
web-turn-short = Turn
web-turn-of = Turn { $turn } · { $name }
web-turn-number = Turn { $turn }
web-mark-good = Good
web-mark-inaccuracy = Inaccuracy
web-mark-mistake = Mistake
web-mark-blunder = Blunder
web-mark-luck = Luck
web-percent = { $percent } %
web-decimal-sign = .
web-weighed = Choices
web-played = Played
web-then = then:
web-nothing-to-decide = Nothing to decide here.
web-step-unread = If there was something to decide here, it is still being read.
web-best-played = A strong player does the same.
web-strong-player = A strong player takes:
web-best-and-played = Best choice { $best }, played { $played } ({ $loss }).
web-note-chance = The chance that { $name } wins after this, give or take { $margin } points: games played on from here, knowing only what { $name } could know.
web-note-chance-open = The chance that { $name } wins after this, give or take { $margin } points: games played on from here, as if all hands had lain open.
web-note-points = Points { $name } can expect at the end after this, give or take { $margin }.
web-note-curve = An estimate of the position, give or take { $margin }: games played on from such positions were so far away from it, as a rule.
web-note-adjusted = The result less the luck of all rolls and draws: a fairer measure of play than the result.
web-outcome-chance = ± win chance
web-outcome-points = ± points
web-note-outcome-chance = What it cost or brought, in points of win chance of the player: a decision, what it lost against the best choice; a roll or a card, its luck. Blank where nothing was lost or nothing was judged.
web-note-outcome-points = What it cost or brought, in points expected at the end: a decision, what it lost against the best choice; a roll, its luck. Blank where nothing was lost or nothing was judged.
web-filter = Which moves
web-filter-all = All
web-filter-mine = Mine
web-filter-marked = Marked
web-no-marks = No mistakes to show.
web-no-moves = There are no moves to show.
web-reading = Njal reads the game. { $done } of { $of } decisions.
web-reading-begins = Njal opens the game. To read all of it takes from some seconds to five minutes.
web-reading-curve = Njal estimates how everybody stood after each step. { $done } of { $of } steps.
web-reading-left = { $minutes ->
    [0] Less than a minute left.
    [one] About a minute left.
   *[other] About { $minutes } minutes left.
}
web-reading-waits = { $games ->
    [one] Njal reads another game first.
   *[other] Njal reads { $games } other games first.
}
web-reading-cut = The rules have changed since this game was played, or it did not come to its end. It is read as far as today’s rules can follow it.
web-luck-and-play = Luck and decisions
web-luck-you-chance = Rolls and draws gave you { $luck } points of win chance.
web-luck-you-points = Rolls and draws gave you { $luck } points.
web-luck-cost = Your decisions cost { $lost }.
web-luck-unread = What decisions cost is still being read.
web-bar-luck = luck: rolls and draws
web-bar-play = all decisions, those of others too
web-bar-lost = lost by own decisions
web-adjusted = Without luck
web-adjusted-beyond = Without luck a result may come out above 100 % or below 0 %: it measures play and is no chance of winning.
web-inaccuracies = Inacc.
web-mistakes = Mistakes
web-blunders = Blunders
web-dice-legend = { $rolls } rolls · dashes expected · band: 8 games in 10
web-number = Number
web-times-rolled = Rolled
web-times-expected = Expected
web-eight-in-ten = 8 games in 10
web-cards-from-rolls = Cards from rolls
web-got-against-expected = got, against expected
web-got = { $got } of { $expected } ± { $deviation }
web-unlucky = So few or fewer: { $odds }.
web-lucky = So many or more: { $odds }.
web-odds = in one game of { $games }
web-odds-most = in most games
web-odds-never = in fewer than one game of 10,000
web-robber-and-cards = Robber and cards
web-column-blocked = Blocked
web-column-robbed = Robbed
web-column-stolen = Stolen
web-column-discarded = Discarded
web-column-drawn = Cards drawn
web-luck-by-kind = What the luck was
web-luck-of-roll = Rolls
web-luck-of-card = Cards drawn
web-luck-of-theft = Thefts
web-luck-of-other = Other
web-so-far-off = So far off or further
web-sevens = A seven came { $count ->
    [one] once
   *[other] { $count } times
}; { $expected } were to be expected.
web-decisions-of = Decisions of { $name }
web-open-about = Judges decisions as if all hands had lain open
web-play-on = Play on from here
web-play-on-about = Opens a table at this step, with new dice and bots on the other seats; it counts for nothing
web-step-short = Step
web-hex-rolls = { $count } of { $expected }
web-trade-gains = Who gained by trade
web-trade-counts = Trades between players: { $closed }. Trades with the bank: { $bank }.
web-trade-count = { $count ->
    [one] 1 trade
   *[other] { $count } trades
}
web-trade-which = Which trades
web-trade-closed = Closed
web-trade-refused = Refused
web-trade-bank = Bank
web-trade-none = There are none.
web-trade-missed = Missed
web-trade-missed-about = refused offers a strong player takes
web-trade-declines = { $name } declines { $other }’s offer:
web-trade-partners = Who deals with whom
web-trade-partners-about = closed, and refused in grey
web-trade-from-to = from ↓ to →
web-income = Cards per roll, expected
web-income-about = what the buildings should earn
web-cards-received = Cards received
web-cards-received-about = from the island and the bank
web-cards-went = Where cards went
web-use-roads = roads
web-use-settlements = settlements
web-use-cities = cities
web-use-cards = cards
web-use-other = other things
web-use-bank = bank
web-use-trades = trades
web-use-stolen = stolen
web-use-discarded = discarded
web-use-left = left
web-waits = The longest waits
web-wait = From turn { $from } on { $name } waited { $turns } turns for { $kind }.
web-rolls-of-turn = The rolls of this turn
web-roll-number = Roll { $number }
web-kept-and-again = kept: { $kept }; rolled again: { $again }
web-note-roll = Points to be expected at the end after this roll, give or take { $margin }.
web-sheet-built = Built
web-sheet-points = Points
web-sheet-total = Total
web-sheet-luck = Dice
web-sheet-lost = Lost
web-sheet-nothing = nothing
web-sheet-about = Dice: what the rolls of the turn changed in the points to be expected. Lost: what its decisions cost.
web-cards-fate = What became of the cards
web-cards-drawn = Drawn
web-cards-chosen = Chosen from a stack
web-cards-fetched = Taken from the discard pile
web-cards-stolen = Stolen
web-cards-kept = Never played
web-cards-exchanged = Exchanged
web-cards-put-back = Put back
web-cards-lost = Lost to the other player
web-cards-played = Played
web-cards-built = Built
web-cards-none = No cards were held.
web-card-when = { $how } in turn { $turn }
web-card-before = { $how } before the first turn
web-card-drawn = drawn
web-card-chosen = chosen
web-card-fetched = taken back
web-card-stolen = stolen
web-card-exchanged = exchanged
web-card-put-back = put back
web-card-lost = lost
web-card-played = played
web-card-built = built
web-in-sentences = The game in sentences
web-said-before = Before the first turn
web-said-good = { $mark }: a strong player does the same.
web-said-loss = { $mark }: it costs { $loss } points. A strong player takes: { $best }.
web-said-luck = Luck: { $luck } points for { $name }.
web-said-after = After this turn: { $seats }.
web-said-seat = { $name } { $worth } ± { $margin } ({ $change })
web-key-step = one step back or on
web-key-turn = one turn back or on
web-key-moment = next key moment; with Shift the one before
web-key-choice = look at a choice, or at what was done
web-key-play-on = play on from here
web-key-sentences = the game in sentences
