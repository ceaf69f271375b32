# Labels of the web client, only where the draws of a game are checked.

web-check-title = Fair chance
web-check-about = This browser fetched the journal and recomputed every draw by itself, without asking the server whether they are right.
web-check-to-end = Result
web-check-save = Save journal
web-check-reading = Fetching the journal …
web-check-progress = Redoing draw { $done } of { $all } …
web-check-good = { $draws ->
    [0] There was nothing to draw
    [one] The only draw is right
   *[other] All { $draws } draws are right
}
web-check-good-about = They follow from a seed that was fixed before the first roll and from what the players added. Recomputed here in { $seconds } seconds.
web-check-unnoted-about = They follow from the seed in this journal and from what the seats added. Whether this seed was fixed before the game, only browsers that noted its commitment can tell; this one cannot. Recomputed here in { $seconds } seconds.
web-check-practice = Practice, not a fair deal
web-check-practice-about = This game began from a chosen position or map. { $draws ->
    [0] Nothing was drawn after that.
    [one] The only draw after that is right.
   *[other] The { $draws } draws after that are right.
}
web-check-bad = Something is wrong with this game
web-check-where = Line { $line } of the journal: { $fault }
web-check-open = There is nothing to check

web-part-journal = Journal
web-part-journal-good = It is complete and matches its digest, { $hash }…
web-part-commitment = Commitment
web-part-commitment-good = The seed { $seed }… opens the commitment { $hash }…
web-part-list = List of seats
web-part-list-good = It names this commitment, these terms and { $seats } seats. { $start ->
    [1] The game began at the first start.
   *[other] It was start number { $start }; before it, numbers were missing from { $missing }.
}
web-part-nonces = Players’ numbers
web-part-nonces-good = { $count ->
    [0] No seat added a number: the seed alone decided, and whoever drew it may have chosen it.
    [one] One seat added a number; it opens the pledge made before.
   *[other] { $count } seats added a number; each opens the pledge made before.
}
web-part-layout = Draws of the layout
web-part-layout-good = { $count ->
    [0] Nothing had to be drawn.
    [one] One draw; its ticket follows from seed, list and numbers.
   *[other] { $count } draws; each ticket follows from seed, list and numbers.
}
web-part-layout-old = This older journal does not list them. `landnam verify` redoes them.
web-part-chance = Draws of the game
web-part-chance-good = { $count ->
    [0] Nothing had to be drawn.
    [one] One draw; its ticket follows from the same source and chooses the outcome beside it.
   *[other] { $count } draws, numbered without a gap; each ticket follows from the same source and chooses the outcome beside it.
}
web-part-unseen = Not looked at.

web-own = What this browser noted
web-own-good = Commitment, terms and list are those it noted before the first draw, and its number { $nonce }… for { $seat } is part of every draw.
web-own-good-old = The commitment is the one it noted before the first draw, and its number { $nonce }… for { $seat } is part of every draw.
web-own-absent = It noted nothing at this table, so it cannot tell whether this is the journal of the game that was played. The browsers of the players can.
web-own-left = It sat down at this table once, but not for this start.
web-own-without = The game began without its number, which did not come in time; the others agreed to that.
web-own-bad-table = This is the journal of another table.
web-own-bad-pledge = The list does not contain what this browser pledged for your seat.
web-own-bad-commitment = The commitment is not the one this table showed when you sat down.
web-own-bad-terms = The terms are not those you sat down to.
web-own-bad-nonce = The journal's number for your seat is not the one this browser gave.
web-own-bad-list = The list is not the one this browser saw when the game began.

web-unproved = Not proved here
web-unproved-about = Whether the rules give these bags, whether the layout follows from its draws, whether every move was legal, and whether the result is right. `landnam verify` proves that too, from the saved journal.
web-unproved-page = This page itself comes from the server. If you do not trust it, check the saved journal with a `landnam verify` or `verify.py` from elsewhere.
web-server-word = The server’s word
web-server-good = The server says that everything is in order ({ $draws } draws).
web-server-bad = The server says: { $fault }
web-server-silent = The server says nothing about it.

web-draws = Draw by draw
web-draws-kind = Which draws
web-draws-all = all draws
web-draws-search = Search: roll 6+1, ore, red …
web-draws-none = No draw matches.
web-draws-range = { $from } to { $to } of { $all }
web-draws-back = Earlier draws
web-draws-forth = Later draws
web-draw-layout = Layout
web-draw-dice = Dice
web-draw-steal = Theft
web-draw-card = Card
web-draw-tile = Tile
web-draw-other = Other
web-draw-number = No.
web-draw-for = For
web-draw-after = After
web-draw-outcome = Outcome
web-draw-ticket = Ticket
web-draw-bag = Drawn from
web-draw-hash = Hash
web-draw-of = { $ticket } of { $total }
web-draw-right = right
web-draw-wrong = wrong

web-fault-too-long = the journal is too long.
web-fault-line-too-long = the line is too long.
web-fault-not-utf8 = the text is not UTF-8.
web-fault-unfinished = the line is not finished.
web-fault-not-a-journal = this is not a journal.
web-fault-expected = { $what ->
    [gap] an empty line is missing here.
   *[other] “{ $what }” is missing here.
}
web-fault-unreadable = “{ $what }” is not written in its proper form.
web-fault-trailing = nothing may follow the digest.
web-fault-digest = the digest does not match, so the journal was changed after it was written.
web-fault-no-promise = No commitment was made before this game, so its chance cannot be checked.
web-fault-not-over = The game is not over yet, so its seed is still secret.
web-fault-seat = nobody called “{ $what }” sits at this table.
web-fault-seed = the seed is not the one that was committed to.
web-fault-terms = { $what ->
    [family] the terms name another game.
    [rules] the terms name another version of the rules.
    [position] a game from a made-up position has no journal.
   *[other] the terms name another number of seats.
}
web-fault-list = the list of seats has the wrong “{ $what }”.
web-fault-nonce = the number of { $seat } is not the one that was pledged.
web-fault-no-ticket = the draw has no ticket.
web-fault-number = this should be draw { $due }, not { $found }.
web-fault-no-such-ticket = there is no ticket { $ticket } among { $total }; they are counted from 0.
web-fault-ticket = the seed gives ticket { $due } of { $total }, not { $found }.
web-fault-bag = the bag “{ $bag }” cannot be read or has no such ticket.
web-fault-total = the bag has { $due } tickets, not { $found }.
web-fault-outcome = ticket { $ticket } means “{ $due }”, not “{ $found }”.
