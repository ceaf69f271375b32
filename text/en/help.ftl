# What `--help` says: commands, their arguments, notes.

help-any-usage = Usage:{" "}
help-any-command = COMMAND
help-any-option-word = OPTIONS
help-any-value-id = ID
help-any-value-names = NAMES
help-any-value-file = FILE
help-any-value-command = COMMAND
help-any-value-kind = KIND
help-any-value-path = PATH
help-any-value-form = FORM
help-any-value-bot = BOT
help-any-value-name = NAME
help-any-value-folder = FOLDER
help-any-value-place = FOLDER|URL
help-any-value-language = LANGUAGE
help-any-value-words = WORDS
help-any-value-box = BOX
help-any-value-chapter = CHAPTER
help-any-value-key-value = KEY=VALUE
help-any-value-host = HOST
help-any-value-millis = MILLIS
help-any-value-seconds = SECONDS
help-any-value-hours = HOURS
help-any-heading-commands = Commands
help-any-heading-arguments = Arguments
help-any-heading-options = Options
help-any-default = [default: { $value }]
help-any-help = Print help
help-any-version = Print version
help-any-about-help = Print this message or the help of a command
help-any-lang = Language of all messages, as a code such as en [default: the system's]
help-any-seats = Number of players
help-any-options = Set an option of the game; may be repeated
help-any-map = Play a board game on the map in this JSON file
help-any-fiesepeter = Cities & Knights: everyone chooses which of their knights defend
help-any-game = Id of the game
help-any-json = Print the result as one JSON object
help-any-file = Map as a JSON file

help-landnam = Games of the CATAN family: play, simulate, replay and verify. Without a command: `serve`.

help-play = Play a game against bots in this terminal
help-play-notes =
    You take the first seat. Chance is drawn from a seed whose hash is shown before the game and
    which is revealed afterwards, so that anybody can check every draw with `landnam verify`.
help-play-game = Id of the game; asked for if missing
help-play-bots = One bot for all other seats, or one for each: floki, ketil, aud, njal [default: njal]
help-play-name = Your name
help-play-seed = Seed of all random draws, 64 hexadecimal digits [default: a fresh one]
help-play-nonce = What you add to the chance; asked for on a terminal, otherwise drawn
help-play-record = Write the journal of the game to this file while it is played

help-simulate = Play many games between bots; count wins and measure speed
help-simulate-notes =
    Bots rotate through the seats: in game n, bot i of the list sits at seat (i + n) mod N. Wins and
    mean points belong to the bot, not to the seat; a shared victory counts for each of its winners,
    and games without a winner are counted as truncated. Steps are decisions of seats; draws are not
    counted. Rates are by processor time, all threads together.
help-simulate-list = List the ids of all games, one per line
help-simulate-bots = One bot for all seats, or one for each, separated by commas
help-simulate-games = Number of games
help-simulate-seed = The same seed gives the same games, on any number of threads
help-simulate-threads = Number of threads [default: one per processor]
help-simulate-record = Write every game into this folder, as docs/journal-format.md describes
help-simulate-max-steps = Give up a game after this many decisions; it counts as truncated, like a draw

help-ladder = Let bots play a round robin and rate them
help-ladder-notes =
    Any two bots meet equally often, as often with either of them in the first seat; at larger tables
    they hold every other seat. A shared victory is divided, a game without a winner is half a win for
    each. With --state a ladder can be stopped with Ctrl-C at any time: the same command goes on where
    it was, and more --games make it longer. The result depends on neither stops nor threads.
help-ladder-bots = Bots with commas between them; parameters follow a colon, as in greedy:whim=20
help-ladder-games = Games between any two bots, rounded up to a multiple of 24
help-ladder-seed = The same seed gives the same games, on any number of threads
help-ladder-threads = Number of threads [default: one per processor]
help-ladder-max-steps = Give up a game after this many decisions; it has no winner then
help-ladder-json = Write the result to this file as JSON
help-ladder-svg = Draw the ratings into this file
help-ladder-state = Keep what was played in this file, and go on from it

help-bot = Connect a bot with a table elsewhere: a program with a server, or one of ours with a referee
help-bot-notes =
    With --server, a program in any language plays on a server of ours for a bot with an account:
    landnam bot --server https://play.example --token-file token -- python3 mybot.py. It is spoken
    to as docs/bot-protocol.md describes; for each game at the same time it is started once. With
    --name, a bot of ours plays the base game where another engine is the referee: lines of JSON come
    in and go out, as docs/arena.md describes them.
help-bot-name = The bot of ours, with its parameters, as in njal:trials=8
help-bot-protocol = How the referee speaks: arena
help-bot-server = The server, as in https://play.example
help-bot-token-file = A file with the token of the bot's account, and nothing else
help-bot-games = End after this many games
help-bot-command = The command that starts the program, behind --

help-bot-match = Let bots and programs in any language play a match against each other
help-bot-match-notes =
    A bot is one of the house, as in greedy:whim=20, or a command with a blank or a path in it, as in
    "python3 mybot.py": a program that is spoken to as docs/bot-protocol.md describes. Seats are
    divided evenly and rotate: in game n, place i sits at seat (i + n) mod N, and place i belongs to
    bot i mod the number of bots. What a program does not decide as it should is decided by a
    stand-in. With --state a match can be stopped with Ctrl-C at any time: the same command goes on
    where it was, and more --games make it longer.
help-bot-match-bots = A bot, or the command that starts a program; named once for each
help-bot-match-games = Number of games
help-bot-match-seed = The same seed gives the same deals and draws
help-bot-match-millis = Milliseconds a program may think about each decision
help-bot-match-threads = Games played at the same time; each has processes of its own
help-bot-match-max-steps = Give up a game after this many decisions; it has no winner then
help-bot-match-state = Keep what was played in this file, and go on from it

help-replay = Retell a recorded game step by step
help-replay-file = Journal of the game
help-replay-step = Stop after this step and show the table as it was then
help-replay-json = Print one JSON object with every step and the last state

help-analyse = Tell where a recorded game was won, what was luck, and what decisions cost
help-analyse-file = Journal of the game
help-analyse-step = Weigh the choices of this step only
help-analyse-curve = Leave the decisions out: only chances, luck and dice, which is quicker
help-analyse-open = Judge decisions as if all hands had lain open, not by what the seat could know
help-analyse-json = Print one JSON object: chances in ten-thousandths, decisions, luck
help-analyse-threads = How many decisions are weighed at a time; as many as there are processors, unless said otherwise

help-puzzles = Solve puzzles: positions out of games of bots, each with one best answer
help-puzzles-list = List all puzzles by game and kind
help-puzzles-list-game = Only puzzles of this game
help-puzzles-list-kind = Only puzzles of this kind: win, founding, leader, dice
help-puzzles-show = Draw the position of a puzzle and name its task
help-puzzles-show-id = Id of the puzzle
help-puzzles-play = Solve a puzzle in this terminal
help-puzzles-play-id = Id of the puzzle [default: the puzzle of the day]
help-puzzles-find = Search games of bots for new puzzles
help-puzzles-find-notes =
    Each puzzle is written as soon as it is found, and a search can be stopped with Ctrl-C at any
    time; --first goes on where it was. A game gives one puzzle at most, always the same one.
help-puzzles-find-kind = What to look for: win, founding, leader, dice
help-puzzles-find-bot = The bot that plays the games
help-puzzles-find-games = Number of games to search
help-puzzles-find-first = Number of the first game
help-puzzles-find-seed = The same seed gives the same games
help-puzzles-find-to = Add the puzzles to this file [default: they are printed]

help-verify = Check recorded games: every step by the rules, every draw against the seed
help-verify-files = Journals to check

help-export = Make a table of journals, with a row for every decision and what its seat saw
help-export-notes = The columns are described in docs/data.md.
help-export-paths = Journals, packed files of them, or folders written by simulate --record
help-export-to = Lines of JSON, or a Parquet file
help-export-out = The file to write [default for lines of JSON: the output]
help-export-anonymise = Leave out who played

help-import = Replay games of other engines and compare every ply
help-import-heading-commands = Engines
help-import-command = ENGINE
help-import-catanatron = Replay traces of the engine catanatron, as described in docs/traces.md
help-import-catanatron-files = Traces, one game per line, plain or packed with gzip
help-import-catanatron-allow = Documented differences to accept, separated by commas, or none [default: all]
help-import-catanatron-out = Write our journal of each game into this folder

help-corpus = Write journals of every game and variant, honest and forged, for testing verifiers
help-corpus-notes = FOLDER/index.json lists them, with the verdict expected with and without the rules.
help-corpus-folder = Folder for the journals and their index
help-perft = Count the positions reachable in N steps (perft)
help-perft-notes = One line per depth. Different outcomes of a draw count as different steps.
help-perft-depth = Number of steps to look ahead
help-perft-seed = Seed of the set-up, if one is dealt

help-rules = Show the rule book, or rules by id, by words or by box
help-rules-ids = Ids of rules, such as DICE-20
help-rules-search = Rules that contain all these words, best match first
help-rules-game-box = All rules of one box: base, two, sea, scenario, cities, rivals, dice
help-rules-chapter = A chapter of the rule book, such as base/building; `landnam rules` lists them

help-map = Check and draw maps of your own
help-map-check = Say whether a map can be played on, and if not, why
help-map-show = Draw a map
help-map-show-svg = Write an SVG picture instead

help-serve = Host games for people in their browsers, with friends or against bots
help-serve-host = Address to listen on; 0.0.0.0 lets others in
help-serve-port = Port to listen on; 0 takes any free one
help-serve-data = Folder where games are kept
help-serve-database = Keep games in a PostgreSQL database instead, such as postgres://name:password@host/database
help-serve-in-memory = Keep games in memory only; they end with the server
help-serve-origins = Another origin whose pages may send commands, such as https://play.example; several are separated by commas
help-serve-secure-cookies = Send cookies over HTTPS only, for a server behind an HTTPS proxy
help-serve-behind-proxy = Take guests' addresses from X-Forwarded-For, for a server behind a proxy
help-serve-bot-pause = How long a bot seems to think, in milliseconds
help-serve-replace-after = How long a player is away, or keeps the others waiting, before they may let a bot play
help-serve-rate = Requests per second from one address; 0 for no limit
help-serve-drain = Seconds for which /ready says no before the server stops, for load balancers
help-serve-json-logs = Write logs as JSON, one object per line
help-serve-node = With --database: what logs call this server; no two on one database have the same name
help-serve-node-address = With --database: where the other servers on it reach this one
help-serve-node-secret = With --database: what all servers on it know and nobody else, 16 letters or more; better given as LANDNAM_NODE_SECRET
help-serve-tables-per-guest = Unfinished tables one guest may have opened
help-serve-tables-per-address = Unfinished tables that may have been opened from one address
help-serve-unstarted-hours = Close tables whose game has not begun after this many hours
help-serve-bot-decisions = Decisions bots may make on their own before their table is closed
help-serve-sessions-per-guest = Browsers in which one guest may be signed in
help-serve-bots-per-guest = Bots with accounts one guest may have
help-serve-tables-per-bot = Unfinished tables at which one of them may play
help-serve-streams-per-guest = Event streams one guest may hold
help-serve-streams-per-address = Event streams one address may hold
help-serve-bytes-per-guest = Bytes one guest may have stored per hour
help-serve-bytes-per-address = Bytes one address may send per hour
help-serve-unread-per-address = Bytes of answers one address may leave unread
help-serve-connections = Connections in all
help-serve-connections-per-address = Connections one address may hold
help-serve-idle = Close connections that send no request for this many seconds

help-backup = Copy a server's games into one file, even while it runs
help-backup-data = Folder where games are kept
help-backup-copy = File to write; it must not exist
help-restore = Put a copy made by `landnam backup` into a folder that no server uses
help-restore-data = Folder where games will be kept
help-restore-copy = The copy
help-restore-replace = Set aside any games already there
help-any-database = A PostgreSQL database; its own tools make and restore copies
help-migrate-store = Bring all games from a folder into a PostgreSQL database, or back
help-migrate-store-from = Where the games are; nothing is changed there
help-migrate-store-to = Where they will be; no games may be there yet
