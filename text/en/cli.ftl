# What the program says in a terminal.

cli-which-game = say which game with --game; `landnam simulate --list` lists them all
cli-cannot-read = { $file } cannot be read: { $why }
cli-cannot-write = the output cannot be written: { $why }
cli-cannot-record = the journal cannot be written to { $file }: { $why }
cli-record-exists = { $file } already exists and is not overwritten; choose another name
cli-no-bot = this game has no bot `{ $name }`; there are { $known }
cli-no-bot-pair = a bot is written name:key=number,key=number, and `{ $text }` is no key=number
cli-no-bot-key = { $bot } has no `{ $key }` to set; there are { $known }
cli-no-bot-keys = { $bot } has nothing to set, no `{ $key }` either
cli-bot-too-much = `{ $key }` can be { $most } at most, not { $value }
cli-cannot-save = { $file } cannot be written: { $why }
cli-bots-and-seats =
    { $given } bots were named for { $seats ->
        [one] one seat
       *[other] { $seats } seats
    }; name one for all or one for each
cli-no-name = a name has letters and no control characters
cli-no-seed = a seed is written as 64 small hexadecimal digits, not `{ $text }`
cli-no-entropy = { $why }
cli-nonce-too-long = what you add to the chance can be at most { $bytes } bytes long
cli-no-step = the game has { $steps } steps, so there is no step { $step }
cli-no-words = name the words to look for
cli-no-rule = there is no rule `{ $asked }`
cli-no-box = there is no box `{ $asked }`; there are base, two, sea, scenario, cities, rivals, dice
cli-no-chapter = there is no chapter { $asked }; `landnam rules` lists them
cli-no-match = no rule contains all of these words: { $asked }
cli-source-rulebook = rulebook
cli-source-two = two other sources
cli-source-one = one other source
cli-source-memory = from memory
cli-source-ruling = our ruling
cli-source-derived = follows from other rules

cli-word = { $word }
cli-seat-red = Red
cli-seat-blue = Blue
cli-seat-orange = Orange
cli-seat-white = White
cli-you = you

cli-welcome = Welcome to Landnam. What would you like to play?
cli-ask-game = Number or name (Enter takes the first):
cli-ask-seats = How many players, { $min } to { $max }, you included (Enter: { $usual })?
cli-bots = Who sits down with you?
cli-ask-bots =
    { $count ->
        [one] One name
       *[other] One name for all { $count }, or one for each with commas between
    } (Enter: njal):
cli-options = Options, each with its default first:
cli-option = { $key }: { $values }
cli-option-range = { $usual }, from { $min } to { $max }
cli-ask-options = Options as key=value, separated by spaces (Enter: the defaults):
cli-table = { $game }: { $players }
cli-commitment = Fair chance: the seed of this game is fixed, and its hash is { $commitment }
cli-commitment-chosen = You chose the seed of this game yourself; its hash is { $commitment }
cli-ask-nonce = Type anything to add to the chance (Enter: something random):
cli-nonce = You added to the chance: { $nonce }
cli-how-to = Type a choice in notation or by its number; `?` lists all choices, `hint` tells what a strong player would do, `show` draws the table, `rules ID` explains a rule, `quit` leaves.
cli-help = Type a choice by its number or in notation. Also: `hint`, `show` the table, `rules ID` or `rules WORD`, `quit`.
cli-coach-nothing = There is nothing to advise on here, or nothing a strong player has learned to judge.
cli-coach-alike = Several choices are equally good here.
cli-coach-chances = Chances to win, from what you can see; hidden cards are guessed.
cli-coach-points = Points to be expected at the end.
cli-not-understood = `{ $text }` is not understood; `?` lists what you can do.
cli-not-an-answer = `{ $text }` is not an answer to this.
cli-no-such-number = The choices are numbered from 1 to { $count }; `?` lists them.
cli-hint-place = There is no place { $place } on this board. Hexes are named in the drawing; a corner is a hex and N, NE, SE, S, SW or NW, an edge a hex and NE, E, SE, SW, W or NW.
cli-hint-example = It is written like this: `{ $example }`
cli-talk-on = From now on you are asked, whenever another player is trading, whether you want to propose a trade. Another `talk` turns this off.
cli-talk-off = You are no longer asked while others are trading.
cli-talk-now = Do you want to propose a trade, such as `propose 1 grain for 1 wool`? Enter: no.
cli-goodbye = Goodbye. The game was left unfinished.
cli-won =
    { $count ->
        [0] The game is over, and nobody has won.
        [one] { $winners } wins with { $points ->
            [one] 1 point
           *[other] { $points } points
        }.
       *[other] { $winners } share the victory with { $points ->
            [one] 1 point
           *[other] { $points } points
        }.
    }
cli-seed = The seed was { $seed }
cli-recorded = The journal is in { $file }; `landnam verify { $file }` checks every draw.
cli-recorded-part = The journal so far is in { $file }. It is unfinished: `landnam replay { $file }` tells it, but it cannot be verified, because the seed is revealed only at the end.

cli-dice-glance =
    Turn { $round } of { $rounds }   dice: { $dice }   { $rolls ->
        [0] no roll left
        [one] 1 roll left
       *[other] { $rolls } rolls left
    }   built this turn: { $points }
cli-dice-points =
    { $seat }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }
cli-dice-island = Island
cli-dice-knights = Knights
cli-dice-boxes = Boxes

cli-board-forest = forest
cli-board-hills = hills
cli-board-pasture = pasture
cli-board-fields = fields
cli-board-mountains = mountains
cli-board-desert = desert
cli-board-sea = sea
cli-board-gold = gold
cli-board-fog = fog
cli-board-pirate = pirate
cli-board-pirate-on-frame = pirate off the board
cli-board-robber = robber
cli-board-legend = A letter is a settlement of that colour, with a star it is a city; small letters are roads.
cli-board-ships = Letters between arrows are ships.
cli-board-at-sea = ships left { $ships }, bonus points { $bonus }
cli-board-wonder = { $wonder }: level { $level }
cli-sea-pirate = Pirate: { $place }
cli-sea-store = { $count ->
    [one] 1 bale of cloth belongs to no village
   *[other] { $count } bales of cloth belong to no village
}
cli-sea-path = Course of the fleet: { $path }
cli-sea-wonder = { $wonder }: { $cost }
cli-board-neutrals = Neutral: { $list }.
cli-board-harbours = Harbours: { $list }
cli-board-seat =
    { $seat }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }{ $hidden ->
        [0] {""}
       *[other] {" "}({ $total } with your hidden ones)
    }{ $route ->
        [0] {""}
       *[other] , route { $route }
    }, { $hand ->
        [one] 1 resource card
       *[other] { $hand } resource cards
    }, { $cards ->
        [one] 1 development card
       *[other] { $cards } development cards
    }, { $knights ->
        [one] 1 knight played
       *[other] { $knights } knights played
    }; left to build: { $roads ->
        [one] 1 road
       *[other] { $roads } roads
    }, { $settlements ->
        [one] 1 settlement
       *[other] { $settlements } settlements
    }, { $cities ->
        [one] 1 city
       *[other] { $cities } cities
    }
cli-board-neutral =
    { $seat } is neutral; left to build: { $roads ->
        [one] 1 road
       *[other] { $roads } roads
    }, { $settlements ->
        [one] 1 settlement
       *[other] { $settlements } settlements
    }
cli-board-trade-cards =
    { $count ->
        [one] 1 trade card
       *[other] { $count } trade cards
    } (an action costs { $price })
cli-board-shown = hand: { $hand }; development cards: { $cards }
cli-board-harbour = harbour
cli-board-terms = give { $give }, get { $get }
cli-form-offer = You can also make an offer to the other players, such as `offer 1 brick for 1 wool` or `offer 2 ore for 1 lumber 1 grain`: what you give comes first. Add `to blue` to ask only Blue.
cli-form-counter = You can also answer with an offer of your own, such as `counter 1 grain for 1 wool`: what you give comes first.
cli-form-ask = Or ask for cards without naming a price, such as `ask 1 ore`; the others say what they want for them.
cli-form-propose = You can propose a trade to the active player, such as `propose 1 grain for 1 wool`: what you give comes first.
cli-form-commodities = Commodities are called cloth, coin and paper.
cli-board-route = longest route
cli-board-army = largest army
cli-board-hand = Your hand: { $hand }; development cards: { $cards }
cli-board-hand-new = Your hand: { $hand }; development cards: { $cards }; bought this turn: { $fresh }
cli-board-rates = For one card of your choice the bank takes { $rates }, all of one kind.
cli-board-bank = Bank: { $goods }; { $cards ->
    [one] 1 development card
   *[other] { $cards } development cards
} in the deck
cli-knights-bank = Bank: { $goods }; progress cards: { $decks }
cli-board-dice-cards = Dice cards left: { $count } of 36
cli-knights-legend = A letter with a figure is a knight of that strength, a capital letter an active one; mcht is the merchant.
cli-knights-barbarians = The barbarians are { $steps } of { $landing } steps along; strength { $barbarians } against { $knights }.
cli-knights-seat =
    { $seat }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }{ $route ->
        [0] {""}
       *[other] , route { $route }
    }, { $hand ->
        [one] 1 card
       *[other] { $hand } cards
    } in hand, { $cards ->
        [one] 1 progress card
       *[other] { $cards } progress cards
    }; left to build: { $roads ->
        [one] 1 road
       *[other] { $roads } roads
    }, { $settlements ->
        [one] 1 settlement
       *[other] { $settlements } settlements
    }, { $cities ->
        [one] 1 city
       *[other] { $cities } cities
    }
cli-knights-level = { $area } { $level }
cli-knights-metropolis = { $area } { $level } with metropolis
cli-knights-strength =
    { $count ->
        [0] no knights
        [one] 1 knight
       *[other] { $count } knights
    }{ $strength ->
        [0] {""}
       *[other] {" "}(active strength { $strength })
    }
cli-knights-walls =
    { $count ->
        [one] 1 wall
       *[other] { $count } walls
    }
cli-knights-defender =
    { $count ->
        [one] 1 point as defender
       *[other] { $count } points as defender
    }
cli-knights-merchant-mark = mcht
cli-knights-merchant = merchant
cli-knights-shown = open: { $cards }
cli-knights-hand = Your hand: { $hand }; progress cards: { $cards }
cli-knights-known = hand: { $hand }; progress cards: { $cards }

cli-simulated = { $game } with { $seats } seats, { $games } games
cli-bot = Bot
cli-wins = Wins
cli-share = Share
cli-mean-points = Mean points
cli-truncated = Without a winner: { $games }
cli-turn-limit = Games were cut off after { $turns } turns; `--option turn_limit=0` lets them go on.
cli-speed = { $games } games/s, { $steps } decisions/s, { $ns } ns per decision; { $cpu } s of processor time, { $clock } s on the clock

cli-rating = Rating
cli-margin = 95 %
cli-ladder-against = Wins of the bot on the left against the one above:
cli-ladder-method = Ratings by Plackett and Luce’s model of the winner, their mean 1500: only differences mean something. 191 points are three of four games between two.
cli-ladder-goes-on = { $file } goes on after { $games } games.
cli-ladder-alone = a ladder is for two seats or more
cli-ladder-few = a ladder is for two bots or more
cli-ladder-twice = `{ $bot }` is on this ladder twice
cli-ladder-other = { $file } belongs to another ladder: its game, options, bots, seed or limit of steps are others
cli-ladder-no-state = { $file } does not hold the state of a ladder
cli-match-within = 95 %
cli-match-even = Even: { $share } %. Intervals by Wilson.
cli-match-lapses = { $name }: { $late } answers too late, { $unreadable } unreadable, { $refused } refused, ended { $gone } times; the stand-in made { $all } decisions.
cli-match-goes-on = { $file } goes on after { $games } games
cli-match-uneven = { $bots } bots cannot share { $seats } seats evenly
cli-match-other = { $file } belongs to another match: its game, options, bots, seed, time or limit of steps are others
cli-match-no-state = { $file } does not hold the state of a match
cli-arena-line = line { $line } of the referee: { $why }
cli-collection-exists = { $folder } already holds games and is not overwritten; choose another folder
cli-collection-no-index = { $file } is not the index of a collection: { $why }
cli-exported = { $decisions } decisions of { $games } games
cli-export-families = { $file }, line { $line }: a Parquet file has room for games of one family only
cli-bot-connected = Connected; waiting for games.
cli-bot-game = A seat for { $game } at table { $table }.
cli-bot-end = The game at table { $table } is over; points: { $points }.
cli-bot-lapse = table { $table }: { $sentence }
cli-bot-refused = the server refuses: { $why }
cli-bot-broken = the server cannot be reached ({ $why }); trying again
cli-bot-other-protocol = the server speaks version { $found } of the protocol, not { $ours }
cli-program-quotes = the command has a quotation mark that is not closed
cli-program-no-start = `{ $command }` cannot be started: { $why }
cli-program-no-hello = `{ $command }` did not say hello: { $why }
cli-program-other-protocol = `{ $command }` speaks version { $found } of the protocol, not { $ours }
cli-lapse = game { $game }, { $name } as { $seat }: { $sentence }; the stand-in chose { $instead }
cli-lapse-last = game { $game }, { $name } as { $seat }: { $sentence }; the stand-in chose { $instead } and plays the rest of the game
cli-lapse-more = { $count } more lapses were not told
cli-lapse-late = no answer within { $millis } ms
cli-lapse-half = only half a line within { $millis } ms: { $text }
cli-lapse-ended = the program has ended ({ $status })
cli-lapse-ended-half = the program has ended ({ $status }) with half a line: { $text }
cli-lapse-closed = the program has closed its output
cli-lapse-too-long = the line is too long for an answer
cli-lapse-no-text = the line is not UTF-8
cli-lapse-unreadable = { $text } is no answer: { $why }
cli-lapse-early = the answer is to prompt { $found }, and prompt { $asked } was asked
cli-lapse-meaningless = `{ $action }` means nothing at this table

cli-verified-older = written under version { $found } of the rules; it also follows version { $ours }
cli-unchecked-word = not verified
cli-unchecked = { $why }. The journal names version { $found } of the rules, this program knows version { $ours }: whether the decisions were allowed then was not checked. Only the chance was: { $steps } steps, { $draws } draws.
cli-replay-older = This game follows version { $found } of the rules and is told by version { $ours }.

cli-puzzles-level = level { $level }
cli-puzzles-count =
    { $count ->
        [0] There are no such puzzles yet.
        [one] One puzzle.
       *[other] { $count } puzzles.
    }
cli-puzzles-heading = Puzzle { $id }, level { $level }: you are { $seat }.
cli-puzzles-how-to = Type moves in notation or by number; `?` gives a hint, `help` lists all choices, `show` draws the table, `quit` leaves.
cli-puzzles-what = `{ $text }` is not understood; `help` lists all choices.
cli-puzzles-no-number = The choices are numbered from 1 to { $count }; `help` lists them.
cli-puzzles-hint-kind = The kind of the next move: `{ $verb }`.
cli-puzzles-hint-place = It is about { $target }.
cli-puzzles-no-hint = There is no hint from here.
cli-puzzles-solved = Solved!
cli-puzzles-again = Back to the beginning: try again.
cli-puzzles-unknown = there is no puzzle `{ $id }`; `landnam puzzles list` names them all
cli-puzzles-no-kind = there is no kind of puzzle `{ $name }`; there are { $known }
cli-puzzles-kind-elsewhere = the game { $game } has no puzzles of the kind { $kind }
cli-puzzles-broken = this puzzle cannot be set up: { $why }
cli-analyse-older = This game follows version { $found } of the rules and is analysed by version { $ours }.
cli-analyse-cut = This game follows version { $found } of the rules. Version { $ours } can follow it for { $steps } steps; what comes after them is not analysed.
cli-analyse-seat = { $seat }: began with { $beginning }, luck { $luck }, play { $play }, ended with { $result }; without luck { $adjusted }
cli-analyse-seat-so-far = { $seat }: began with { $beginning }, luck { $luck }, play { $play }, stands at { $result }; without luck { $adjusted }
cli-analyse-unfinished = The game is not over: its journal ends after { $steps } steps, and what it says of results is how things stood there.
cli-analyse-own =
    {"  "}own decisions, { $weighed } weighed, cost { $lost }: { $inaccuracies ->
        [one] 1 inaccuracy
       *[other] { $inaccuracies } inaccuracies
    }, { $mistakes ->
        [one] 1 mistake
       *[other] { $mistakes } mistakes
    }, { $blunders ->
        [one] 1 blunder
       *[other] { $blunders } blunders
    }
cli-analyse-kinds = { "    " }luck of rolls { $rolls }, of cards drawn { $cards }, of thefts { $thefts }, of other draws { $other }
cli-analyse-margin = A chance of one half is off by { $margin } points as a rule, others by less: so far games played on were away from the curve.
cli-analyse-sevens = A seven came { $count ->
    [one] once
   *[other] { $count } times
}, { $expected } expected; so far off or further in { $chance } of games
cli-analyse-swings = The biggest swings
cli-analyse-marked = Decisions that cost something
cli-analyse-none = None that stands out.
cli-analyse-nothing = Nothing to decide here, or nothing a strong player has learned to judge.
cli-analyse-decision = { $step }  { $seat }, { $mark }: { $played } (a strong player: { $best }), { $loss } lost
cli-analyse-best = { $step }  { $seat } { $mark }: { $played }, as a strong player would
cli-analyse-dice = The dice: how often, how often expected, eight games in ten
cli-analyse-cards = Cards for rolls
cli-analyse-few = { $seat }: { $received } of { $expected } expected; so few or fewer come in { $chance } of games. Robber kept { $blocked }, { $robbed } stolen from, { $stolen } stolen, { $discarded } discarded
cli-analyse-many = { $seat }: { $received } of { $expected } expected; so many or more come in { $chance } of games. Robber kept { $blocked }, { $robbed } stolen from, { $stolen } stolen, { $discarded } discarded
cli-mark-good = good
cli-mark-inaccuracy = inaccuracy
cli-mark-mistake = mistake
cli-mark-blunder = blunder
cli-proof-with-rules = Proved with the rules: the seed is the one committed to, every draw follows from it, and bags, layout, steps and result are those the rules give.
cli-proof-without-rules = Proved without the rules: the seed is the one committed to, and every draw follows from it and from the bag that is written. Only the rules can say whether the bags are right.
cli-proof-terminal = Played in a terminal: whoever played also held the seed and may have chosen it. The journal only proves that it agrees with itself.
cli-proof-lonely = No seat added to the chance: the seed alone decided, and whoever drew it may have chosen it.
cli-proof-compare = The commitment is { $hash }. That this is the journal of your game is seen only by comparing it, the terms and your pledge with what you noted when you sat down.
cli-proof-practice = Practice: the layout was chosen, not dealt.
cli-corpus = { $folder }: { $honest } honest journals, { $forged } forged ones; index.json says what a verifier must find
cli-verified-word = verified
cli-verified =
    { $file }, { $steps } steps, { $draws } draws; { $count ->
        [0] nobody has won
       *[other] won by { $winners }
    }

cli-import-fault = { $file }, { $fault }
cli-no-difference = `{ $name }` is no documented difference; there are { $known }, or none
cli-imported =
    { $games ->
        [one] One game
       *[other] { $games } games
    } with { $plies } plies: { $compared } compared, { $left } skipped because their games had already left the rules
cli-import-differences = Documented differences, with the number of plies:
cli-import-place = { $file }, game { $game }, { $divergence }
cli-import-agrees = Nothing else differs.
cli-import-diverges =
    { $games ->
        [one] One game diverges.
       *[other] { $games } games diverge.
    }
cli-diverged-word = diverged

journal-no-family = { $file }, line { $line }: this program knows no games of the family `{ $family }`
journal-too-long = { $file }: the journal is longer than { $bytes } bytes
journal-line-too-long = { $file }, line { $line }: the line is longer than { $bytes } bytes
journal-not-utf8 = { $file }, line { $line }: the text is not UTF-8
journal-unfinished-line = { $file }, line { $line }: the line is not finished
journal-not-a-journal = { $file }: this is not a journal; it would begin with `landnam journal 1` or `landnam journal 2`
journal-missing = { $file }, line { $line }: `{ $what }` is missing here
journal-repeated = { $file }, line { $line }: `{ $what }` appears here a second time
journal-unknown = { $file }, line { $line }: `{ $what }` is not known here
journal-other-family = { $file }, line { $line }: a game of the family `{ $found }`, not `{ $wanted }`
journal-other-rules = { $file }, line { $line }: the game follows version { $found } of the rules; this program knows versions 1 to { $ours }
journal-unreadable = { $file }, line { $line }: { $what } cannot be read: { $why }
journal-improper = { $file }, line { $line }: { $what } is not in its canonical form, which is `{ $proper }`
journal-no-table = { $file }, line { $line }: no table can be opened with this set-up: { $why }
journal-no-such-seat = { $file }, line { $line }: nobody called `{ $name }` sits at this table
journal-no-ticket = { $file }, line { $line }: a journal with a commitment needs the ticket of every draw
journal-stray-ticket = { $file }, line { $line }: a journal without commitment has no tickets
journal-stray-seed = { $file }, line { $line }: a journal without commitment has no seed
journal-trailing = { $file }, line { $line }: nothing may follow the digest
journal-wrong-digest = { $file }, line { $line }: the digest does not fit; the journal was changed after it was written
journal-refused = { $file }, line { $line }: the step is refused: { $why }
journal-wrong-bag = { $file }, line { $line }: the bag was `{ $due }`, not `{ $found }`
journal-wrong-total = { $file }, line { $line }: the bag had { $due } tickets, not { $found }
journal-wrong-ticket = { $file }, line { $line }: the seed gives ticket { $due }, not { $found }
journal-no-such-ticket = { $file }, line { $line }: there is no ticket { $number } among { $total }; they are counted from 0
journal-wrong-outcome = { $file }, line { $line }: ticket { $ticket } stands for `{ $due }`, not `{ $found }`
journal-over-too-soon = { $file }, line { $line }: the game is not over, but an outcome is given
journal-wrong-end = { $file }, line { $line }: the game ended with `{ $due }`, not `{ $found }`
journal-nothing-to-verify = { $file }, line { $line }: nothing can be verified, because the journal carries no commitment
journal-not-over-yet = { $file }, line { $line }: the game is not over yet, so its seed is still secret
journal-wrong-seed = { $file }, line { $line }: the seed is not the one that was committed to
journal-wrong-layout = { $file }, line { $line }: the seed deals another layout than the set-up shows
journal-layout-draws = { $file }, line { $line }: the rules deal this layout with { $due } other draws, not with these { $found }
journal-wrong-terms = { $file }, line { $line }: the terms do not fit the game ({ $what })
journal-wrong-list = { $file }, line { $line }: the list of seats does not fit: another { $what }
journal-wrong-nonce = { $file }, line { $line }: the nonce is not the one this seat had pledged
journal-wrong-number = { $file }, line { $line }: this is draw { $due }, not { $found }
journal-strange-bag = { $file }, line { $line }: the bag `{ $bag }` cannot be read, or has no such ticket
journal-wrong-practice = { $file }, line { $line }: the list says the opposite of what the terms say about practice
cli-map-good = { $file } can be played: { $hexes } hexes, { $harbours } harbours, { $points } points to win.
cli-map-and-board = --map { $file } already sets the board, so board={ $board } cannot be used with it. Only board=variable goes with a map, if the map has a part `deal`.
cli-no-map = { $game } is played without a board, so --map cannot be used; maps are for the board family (base, knights, sea/…).
cli-bad-map = { $file } is not a playable island: { $why }

cli-no-server = the server cannot run: { $why }
cli-copy-not-there = there is no file { $path }
cli-copy-no-games = there are no games in the folder { $path }
cli-copy-exists = { $path } is there already
cli-copy-newer = { $path } was written by a newer version of this program
cli-copy-in-use = a running server uses the folder { $path }; stop it first
cli-copy-occupied = there are games in { $path } already; --replace sets them aside
cli-copy-none = { $path } holds no games of this program: { $why }
cli-copy-damaged = { $path } is damaged: { $why }
cli-copy-failed = { $path } cannot be written: { $why }
cli-backed-up = { $file } holds { $tables ->
        [one] one table
       *[other] { $tables } tables
    }, { $entries ->
        [one] one entry
       *[other] { $entries } entries
    } and { $guests ->
        [one] one guest
       *[other] { $guests } guests
    } of { $folder }.
cli-restored = { $folder } holds { $tables ->
        [one] one table
       *[other] { $tables } tables
    }, { $entries ->
        [one] one entry
       *[other] { $entries } entries
    } and { $guests ->
        [one] one guest
       *[other] { $guests } guests
    } again.
cli-restored-foreign = The files could not be given to the user who owns { $folder }, and nobody else can read them. If the server runs as that user, give them to it with chown.
cli-backup-database = PostgreSQL makes its own copies, even while servers run: pg_dump --format=custom --file=FILE URL
cli-restore-database = PostgreSQL restores its own copies, once no server runs: pg_restore --clean --if-exists --dbname=URL FILE
cli-move-same-kind = games are moved from a folder into a database, or from a database into a folder
cli-move-no-games = there are no games in { $place }
cli-move-in-use = a running server uses { $place }; stop it first
cli-move-occupied = there are games in { $place } already
cli-move-differs = what arrived in the table { $place } is not what was sent; nothing has been moved
cli-move-failed = the games could not be moved: { $why }
cli-moved = Moved { $tables ->
        [one] one table
       *[other] { $tables } tables
    }, { $entries ->
        [one] one entry
       *[other] { $entries } entries
    } and { $guests ->
        [one] one guest
       *[other] { $guests } guests
    }. What arrived has been compared with what was sent.
cli-serving =
    Landnam is at { $address }{ $tables ->
        [0] {""}
        [one] ; one table continues
       *[other] ; { $tables } tables continue
    }

cli-rivals-points = { $seat }: { $points } points (commerce { $commerce }, strength { $strength }, skill { $skill }, progress { $progress }), { $hand ->
    [one] 1 card
   *[other] { $hand } cards
} in hand
cli-rivals-stacks = Stacks  { $stacks }
cli-rivals-hand = Hand  { $cards }
cli-rivals-card = { $card } [{ $id }]
cli-rivals-base = base
cli-rivals-gold = gold
cli-rivals-turmoil = turmoil
cli-rivals-progress = progress
