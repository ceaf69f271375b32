# The board family: terms, deeds, prompts, events, and reasons that refusals name.

road-building = Road Building
invention = Invention
monopoly = Monopoly
point = victory point

board-deed-roll = Roll the dice
board-deed-end = End the turn
board-deed-buy = Buy a development card
board-deed-knight = Play a knight card
board-deed-road-building = Play Road Building
board-deed-invention = Play Invention
board-deed-monopoly = Play Monopoly: { $kind }
board-deed-waive = Skip this
board-deed-accept = Accept the offer
board-deed-reject = Decline the offer
board-deed-withdraw = Withdraw the offer
board-deed-conclude = Trade with { $seat }
board-deed-offer = Offer { $give } for { $get }
board-deed-offer-to = Offer { $to } { $give } for { $get }
board-deed-counter = Offer { $give } for { $get } instead
board-deed-ask = Ask who has { $get }
board-deed-propose = Propose { $give } for { $get }
board-deed-bank = Trade with the bank: { $give } for { $get }
board-deed-take = Take from the bank: { $kind }
board-deed-discard = Discard { $kind }
board-deed-give = Give back { $kind }
board-deed-rob = Steal a card from { $seat }
board-deed-robber = Move the robber to { $place }
board-deed-road = Build a road on { $place }
board-deed-settle = Build a settlement on { $place }
board-deed-city = Build a city on { $place }
board-deed-road-for = Build a road on { $place } for { $seat }
board-deed-settle-for = Build a settlement on { $place } for { $seat }
board-deed-force-trade = Forced trade: draw two cards, give two back
board-deed-robber-home = Send the robber to the desert
board-deed-give-up-knight = Give up a played knight card for trade cards

board-prompt-over = The game is over.
board-prompt-wait = { $seat } is thinking.
board-prompt-wait-discard = Others are choosing which cards to discard.
board-prompt-chance = Chance decides.
board-prompt-found-settlement = Place a settlement.
board-prompt-found-road = Place a road next to your new settlement.
board-prompt-roll = Your turn: roll the dice.
board-prompt-roll-or-play = Your turn: roll the dice, or play a card first.
board-prompt-second-roll = Roll a second time.
board-prompt-second-roll-or-play = Roll a second time, or play a card first.
board-prompt-discard = { $count ->
    [one] Discard 1 card.
   *[other] Discard { $count } cards.
}
board-prompt-robber = Move the robber to another hex.
board-prompt-victim = Choose whom the robber steals from.
board-prompt-main = Trade and build, or end your turn.
board-prompt-answer = { $seat } offers { $give } for { $get }. Accept, decline or answer with an offer of your own.
board-prompt-answer-lacking = { $seat } offers { $give } for { $get }, which you do not hold. Decline or answer with an offer of your own.
board-prompt-wait-answers = { $seat } offers { $give } for { $get } and waits for answers.
board-prompt-wait-answer-of = { $seat } offers { $to } { $give } for { $get }.
board-prompt-negotiate = Your offer is on the table. Trade with somebody who agrees, or withdraw it.
board-prompt-asked = { $seat } asks who has { $get }. Make an offer, or decline.
board-prompt-wait-asked = { $seat } asks who has { $get } and waits for answers.
board-prompt-asking = You have asked around. Trade with somebody who makes an offer, or drop it.
board-prompt-proposals = Somebody proposes a trade to you. Take it, trade and build, or end your turn.
board-prompt-first-road = Place the first of two free roads.
board-prompt-second-road = Place the second free road, or leave it unbuilt.
board-prompt-take = { $count ->
    [one] Take 1 more card from the bank.
   *[other] Take { $count } cards of your choice from the bank.
}
board-prompt-neutral-road = Build a road for a neutral player.
board-prompt-neutral-settlement = Build a settlement for a neutral player.
board-prompt-give-back = { $count ->
    [one] Give 1 more card back.
   *[other] Give { $count } cards of your choice back.
}

board-event-rolled-for-start = { $seat } rolls for the start: { $one } + { $two } = { $sum }.
board-event-starter = { $seat } begins.
board-event-turn = It is { $seat }’s turn.
board-event-rolled = { $seat } rolls { $one } + { $two } = { $sum }.
board-event-roll-void = { $seat } rolls { $one } + { $two } = { $sum } again; this roll does not count.
board-event-produced = { $seat } receives { $goods }.
board-event-shortage = The bank has too few cards to pay everyone: { $kind }.
board-event-must-discard = { $count ->
    [one] { $seat } has too many cards and discards 1.
   *[other] { $seat } has too many cards and discards { $count }.
}
board-event-laid-aside = { $seat } sets a card aside: { $kind }.
board-event-laid-aside-hidden = { $seat } sets a card aside.
board-event-discarded = { $seat } discards { $goods }.
board-event-robber = { $seat } moves the robber to { $to }.
board-event-stolen = { $seat } steals a card from { $victim }: { $kind }.
board-event-stolen-hidden = { $seat } steals a card from { $victim }.
board-event-paid = { $seat } pays { $goods }.
board-event-road = { $seat } builds a road on { $place }.
board-event-settlement = { $seat } builds a settlement on { $place }.
board-event-city = { $seat } builds a city on { $place }.
board-event-card-bought = { $seat } buys a development card: { $card }.
board-event-card-bought-hidden = { $seat } buys a development card.
board-event-card-played = { $seat } plays a development card: { $card }.
board-event-taken = { $seat } takes a card from the bank: { $kind }.
board-event-monopolised = { $from } hands { $goods } over to { $seat }.
board-event-bank-traded = { $seat } trades { $give } for { $get } with the bank.
board-event-offer = { $seat } offers { $give } for { $get }.
board-event-offer-to = { $seat } offers { $to } { $give } for { $get }.
board-event-accepted = { $seat } accepts.
board-event-rejected = { $seat } declines.
board-event-countered = { $seat } would give { $give } for { $get }.
board-event-asked = { $seat } asks: who has { $get }?
board-event-proposed = { $seat } proposes { $give } for { $get }.
board-event-offer-closed = { $seat }’s offer is off the table.
board-event-traded = { $seat } gives { $with } { $give } and receives { $get }.
board-event-route = { $seat } holds the longest route: { $length } roads.
board-event-route-nobody = Nobody holds the longest route any more.
board-event-army = { $seat } holds the largest army: { $knights } knight cards.
board-event-army-nobody = Nobody holds the largest army any more.
board-event-trade-cards = { $count ->
    [one] { $seat } receives 1 trade card.
   *[other] { $seat } receives { $count } trade cards.
}
board-event-trade-cards-spent = { $count ->
    [one] { $seat } spends 1 trade card.
   *[other] { $seat } spends { $count } trade cards.
}
board-event-knight-given-up = { $seat } gives up a played knight card.
board-event-given-back = { $seat } gives { $to } a card back: { $kind }.
board-event-given-back-hidden = { $seat } gives { $to } a card back.
board-event-won = { $seat } wins with { $points } points.
board-event-points-shown = { $count ->
    [one] { $seat } shows 1 victory point card.
   *[other] { $seat } shows { $count } victory point cards.
}
board-event-drawn = The last turn is over and nobody has won: a draw.

turn-not-yours = It is not your turn.
turn-roll-first = Roll the dice first.
turn-roll-again = Roll the dice a second time first.
turn-rolled-already = You have already rolled this turn.
turn-founding = In the founding phase you place a settlement and then a road next to it.
turn-finish-first = Something else has to be finished first.
card-not-held = You do not hold this card.
card-second-this-turn = You have already played a development card this turn.
card-bought-this-turn = You bought this card this turn; you can play it from your next turn on.
trade-no-offer = There is no offer on the table.
trade-own-offer = The others answer your offer, not you.
trade-to-another = Make the offer to another player.
trade-not-asked = This offer is for somebody else.
trade-answered-already = You have already answered this offer.
trade-not-agreed = This player has not agreed to a trade.
trade-on-turn = It is your turn: make an offer, or ask the others.
trade-answer-instead = There is an offer or a question on the table: answer that.
trade-not-now = You can propose a trade while somebody else is trading, after their roll is settled.
invention-not-played = Only Invention lets you take cards from the bank.
bank-empty = The bank has no card left.
bank-lacks-kind = The bank has no card of this kind left.
