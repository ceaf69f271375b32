# Why the server did not do what it was asked.

refusal-rule = A rule of the game forbids this.
refusal-stale = Something has changed in the meantime. Please decide again.
refusal-not-your-seat = You have no seat here that can do this.
refusal-stood-in = A bot is playing for you. Sit down again first.
refusal-not-host = Only the host can do this.
refusal-seat-taken = This seat is already taken.
refusal-no-such-seat = This table has no such seat.
refusal-already-seated = You already have a seat at this table.
refusal-waited-for = The others are waiting for you, too. Decide first, or come back to the table.
refusal-not-idle = A bot can only play for somebody else who is away, or who has kept the others waiting long enough.
refusal-removed = The host has removed you from your seat. You can sit down here again if the host lets you.
refusal-muted = The host has muted you at this table.
refusal-chat-closed = At this table only people with a seat can write in the chat.
refusal-no-such-person = Nobody at this table can be muted by this id.
refusal-not-gathering = This is only possible before the game starts.
refusal-not-running = No game is running at this table.
refusal-not-over = This is only possible once a recorded game is over.
refusal-no-record = There is no record of this game: it began at a made-up position.
refusal-no-coach = The coach is there against bots alone, or where everybody has agreed to it before sitting down.
refusal-coach-not-agreed = At this table everybody may ask the coach. Whoever sits down agrees to that.
refusal-seated-without-coach = Somebody already sits here who has not agreed to the coach. It can be allowed before others sit down.
refusal-not-awaited = There is nothing to advise on now: others are to decide.
refusal-seats-open = Every seat needs a player or a bot before the game can start.
refusal-unreadable = The server cannot read this request.
refusal-wrong-method = There is something at this address, but it does not take requests of this method.
refusal-wrong-query = What stands behind the question mark cannot be read: { $why }.
refusal-bad-key = The key of a request is one to 64 bytes long; a line of chat can do without.
refusal-nothing-said = There is nothing to be seen in this line.
refusal-not-understood = `{ $why }` is not a move; the list of choices shows how moves are written.
refusal-no-json-type = Requests with a body need the header Content-Type: application/json.
refusal-broken-json = The request body is not valid JSON: { $why }.
refusal-wrong-fields = The request body does not have the expected fields: { $why }.
refusal-not-together = These cannot be done together.
refusal-too-long = This text is too long: it may have { $most } characters.
refusal-no-nonce = A nonce is 1 to 64 bytes, written in hexadecimal.
refusal-no-pledge = A pledge is a hash of 64 hexadecimal digits.
refusal-other-commitment = The pledge was made for another commitment. Sit down again.
refusal-other-nonce = This nonce is not the one that was pledged.
refusal-list-closed = The game is about to start; nothing can be changed any more.
refusal-no-nonce-awaited = No nonce is awaited here.
refusal-pledges-missing = The table has a new seed, and somebody's browser has not added to its chance yet. Wait a moment, or open that seat.
refusal-too-soon = Everybody's browser has a few seconds to answer. Please wait.
refusal-bot-count = Name one level for all bots, or one for each seat but the first.
refusal-no-bot = This game has no such bot.
refusal-bot-sits-here = This bot already has a seat at this table.
refusal-no-such-bot = There is no bot of this name.
refusal-bot-name-taken = Another bot already has this name, or one that looks the same. Choose another one.
refusal-bot-not-open = This bot plays only at tables that its owner has opened.
refusal-bot-other-game = This bot does not play this game.
refusal-bot-away = This bot's program is not connected at the moment.
refusal-bot-busy = This bot is playing at { $most } tables, and that is the limit. Invite it again later.
refusal-too-many-bots = You have { $most } bots, and that is the limit. Delete one of them first.
refusal-no-token = Only the program of a bot can do this: it sends "Authorization: Bearer" and the token of its bot. This token is missing, or no longer counts.
refusal-no-game = There is no game called "{ $why }".
refusal-lapse-late = Your answer did not come in time.
refusal-lapse-gone = You were not connected when you had to decide.
refusal-lapse-unreadable = Your answer could not be read, or meant nothing at this table.
refusal-lapse-refused = Rule { $rule } forbids what you answered.
refusal-bad-options = This table cannot be opened: { $why }.
refusal-stopped = An error stopped this table. Everything played so far is kept.
refusal-outdated = The rules have changed since this game began, and its moves no longer fit them. The game has ended; its journal is kept.
refusal-closed = This table was closed before its game came to an end.
refusal-broken-table = The server cannot read what it stored of this table: { $why } is damaged. The rest is kept; whoever runs the server can look into it.
refusal-not-found = This does not exist, or the link is incomplete.
refusal-no-session = You are not signed in here. Choose a name, or use your recovery code.
refusal-bad-name = A name has one to thirty visible characters: no invisible ones, none that change the direction of writing, and no accents without a letter.
refusal-bad-code = Unknown recovery code.
refusal-bad-origin = The request comes from another site.
refusal-too-large = The request is too large: at most { $most } KiB are read here.
refusal-too-many-requests =
    Too many { $kind ->
        [new-guest] new guests
        [recovery] recovery codes
        [new-table] new tables
        [chat] lines of chat
        [command] commands
       *[other] requests
    } from your address; { $most } may come at once. Try again in { $seconds ->
        [one] one second
       *[other] { $seconds } seconds
    }.
refusal-coach-too-often =
    You ask the coach very often. Try again in { $seconds ->
        [one] one second
       *[other] { $seconds } seconds
    }.
refusal-too-many-connections-here =
    Your address holds { $most } connections to this server, and that is the limit. Try again in { $seconds ->
        [one] one second
       *[other] { $seconds } seconds
    }.
refusal-too-much-work =
    Too many long tasks from your address at once. Try again in { $seconds ->
        [one] one second
       *[other] { $seconds } seconds
    }.
refusal-too-many-tables = You have opened { $most } tables whose games are not over, and that is the limit. Finish one of them, or wait a day.
refusal-too-many-tables-here = { $most } tables whose games are not over were opened from your address, and that is the limit. Finish one of them, or wait a day.
refusal-too-many-streams = You are following { $most } tables at once, and that is the limit. Close one of them first.
refusal-too-many-streams-here = { $most } tables are being followed from your address, and that is the limit. Close one of them first.
refusal-too-much-stored =
    You have sent as much as the server stores for one guest within an hour ({ $most } KiB). Try again in { $seconds ->
        [one] one second
       *[other] { $seconds } seconds
    }.
refusal-too-much-sent =
    Your address has sent as much as the server accepts within an hour ({ $most } KiB). Try again in { $seconds ->
        [one] one second
       *[other] { $seconds } seconds
    }.
refusal-too-much-unread =
    Your address has not read the answers it asked for; { $most } KiB are kept for it. Try again in { $seconds ->
        [one] one second
       *[other] { $seconds } seconds
    }.
refusal-no-room =
    The server is full. Try again in { $seconds ->
        [one] one second
       *[other] { $seconds } seconds
    }.
refusal-too-slow = The request took too long to arrive. Try again.
refusal-busy =
    The server has too much to do right now. Nothing was changed; try again in { $seconds ->
        [one] one second
       *[other] { $seconds } seconds
    }.
refusal-unavailable =
    The server cannot reach its store right now. Nobody knows yet whether this was kept: look again, or send it again, in { $seconds ->
        [one] one second
       *[other] { $seconds } seconds
    }.
refusal-ending = The server has been asked to end.
refusal-fault = Something went wrong on the server. The error was logged; other tables are not affected.
refusal-first-the-task = First the task: { $why }
refusal-too-many-moves = No more moves can be made here: it is over, or there are more than { $most }.
