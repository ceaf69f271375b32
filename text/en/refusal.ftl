# Why the server did not do what it was asked.

refusal-rule = A rule of the game forbids this.
refusal-stale = Something has changed in the meantime. Look again and decide anew.
refusal-not-your-seat = You have no seat here that could do this.
refusal-not-host = Only the host of the table may do this.
refusal-seat-taken = Somebody is sitting here already.
refusal-no-such-seat = This table has no such seat.
refusal-already-seated = You are sitting at this table already.
refusal-not-absent = The player is here, or has not been away for a minute yet.
refusal-not-gathering = The game has begun; this could only be done before.
refusal-not-running = No game is going on at this table.
refusal-not-over = This can be done when a recorded game is over.
refusal-seats-open = Every seat needs a player or a bot before the game can begin.
refusal-unreadable = The server cannot read this request.
refusal-not-understood = `{ $why }` is not understood; the choices of the table show how a decision is written.
refusal-no-json-type = The body of a request must be announced by the header Content-Type: application/json.
refusal-broken-json = The body of the request is no JSON: { $why }.
refusal-wrong-fields = The request does not have the fields it should: { $why }.
refusal-too-long = This text is too long.
refusal-no-nonce = A nonce is written as hexadecimal digits, at most 64 bytes.
refusal-other-commitment = The nonce was made for another seed than this table's. Sit down again.
refusal-no-bot = There is no such bot for this game.
refusal-bad-options = No table can be opened like this: { $why }.
refusal-stopped = A fault stopped this table. What was played is kept.
refusal-outdated = The rules have changed since, and this game does not follow them. It has ended; its journal is kept.
refusal-not-found = This does not exist, or the link is incomplete.
refusal-no-session = You need a name first.
refusal-bad-name = A name has one to thirty letters and no line breaks.
refusal-bad-code = This recovery code is not known.
refusal-bad-origin = The request comes from another site.
refusal-too-large = The request is too large.
refusal-too-many-requests =
    Too many requests from your address. Try again in { $seconds ->
        [one] one second
       *[other] { $seconds } seconds
    }.
refusal-unavailable = The server cannot store this now. Nothing was changed; try again.
refusal-fault = The server made a mistake. It was noted; other tables go on.
