# Lessons. `lesson-<id>` is a title; of each task the words beside the board, and `-task`, what to do.

lesson-base-first = The first settlements
lesson-base-first-about = Two settlements, two roads, and the first roll of the dice.
lesson-base-first-settle = Each corner touches up to three hexes. The more dots under their numbers, the more often they pay.
lesson-base-first-settle-task = Settle on the marked corner.
lesson-base-first-road = Every settlement begins with a road. It leads to where you want to settle next.
lesson-base-first-road-task = Lay the marked road.
lesson-base-first-second = The others have settled, and the last of them twice. Your second settlement also brings a card of each hex around it.
lesson-base-first-second-task = Settle on the marked corner and lay a road.
lesson-base-first-roll = A turn begins with the dice. Every hex with the number rolled pays all settlements around it.
lesson-base-first-roll-task = Roll the dice.
lesson-base-first-end = A four: your fields have brought grain. With what you hold nothing can be built yet.
lesson-base-first-end-task = End your turn.

lesson-base-build = Roads, settlements, cities
lesson-base-build-about = What the cards are for, and how far apart settlements stand.
lesson-base-build-road = A road costs lumber and brick and goes on from your own roads.
lesson-base-build-road-task = Choose “Road” below, then the marked edge.
lesson-base-build-settle = A new settlement needs your road, and every corner next to it must be empty. It is worth a point.
lesson-base-build-settle-task = Settle at the end of the road.
lesson-base-build-city = A city replaces a settlement, is worth two points and brings two cards instead of one. It costs three ore and two grain.
lesson-base-build-city-task = Turn your first settlement into a city.

lesson-base-robber = The robber
lesson-base-robber-about = What happens when a seven is rolled.
lesson-base-robber-roll = You hold nine cards, and that is risky. See what the dice do.
lesson-base-robber-roll-task = Roll the dice.
lesson-base-robber-discard = A seven: whoever holds more than seven cards discards half of them, rounded down. Keep your wool for a trade.
lesson-base-robber-discard-task = Discard four cards, but no wool.
lesson-base-robber-robber = The robber has to move. Where he stands no hex pays, and you take a card from somebody there.
lesson-base-robber-robber-task = Send the robber to the marked hex and rob Blue.

lesson-base-trade = Harbours and trade
lesson-base-trade-about = With the bank at a better rate, and with the others.
lesson-base-trade-harbour = The bank wants four cards for one. At this harbour two grain are enough.
lesson-base-trade-harbour-task = Choose “Trade” and give two grain for a brick.
lesson-base-trade-offer = You may offer anything to the others in your turn. Blue has ore and no wool.
lesson-base-trade-offer-task = Offer two wool for one ore, and close the deal with Blue.

lesson-base-cards = Development cards
lesson-base-cards-about = Buy one, and send a knight.
lesson-base-cards-buy = Ore, wool and grain buy the top card of the pile. It can be played from your next turn on.
lesson-base-cards-buy-task = Buy a development card.
lesson-base-cards-knight = You held a knight before this turn. He drives the robber away from your hex, and you rob where he goes.
lesson-base-cards-knight-task = Play the knight and send the robber to the marked hex.

lesson-base-end = Ten points
lesson-base-end-about = The last step of a game.
lesson-base-end-trade = Nine points: three cities and three settlements. For a fourth city one ore is missing.
lesson-base-end-trade-task = Trade four wool for ore.
lesson-base-end-win = Whoever has ten points in their own turn has won at once.
lesson-base-end-win-task = Build the city on the marked corner and win.

lesson-sea-ship = The first ships
lesson-sea-ship-about = Ships are the roads of the sea.
lesson-sea-ship-first = Your settlement lies on the coast. A ship costs lumber and wool, and it starts at a building or a ship of yours.
lesson-sea-ship-first-task = Choose “Ship” below, then the marked edge.
lesson-sea-ship-second = A road would not have helped: ships go on only from ships and buildings. One more, and the island in the east is reached.
lesson-sea-ship-second-task = Build a second ship on the marked edge.

lesson-sea-land = New shores
lesson-sea-land-about = Land on a small island and take the bonus.
lesson-sea-land-settle = Your ships have reached another island. The first settlement there is worth three points at once: its own and two bonus points.
lesson-sea-land-settle-task = Settle on the marked corner.
lesson-sea-land-road = From a settlement you go on as you like, by ship or by road. Inland there are hills with a five.
lesson-sea-land-road-task = Lay the marked road.

lesson-sea-move = Ships can move
lesson-sea-move-about = A ship with an open end finds another way.
lesson-sea-move-lift = Blue was there first, and your ships lead nowhere. Once in your turn you may move a ship with an open end, free of charge.
lesson-sea-move-lift-task = Take up the marked ship.
lesson-sea-move-put = It goes wherever you could build a ship now. South of Blue there is room for a settlement.
lesson-sea-move-put-task = Put the ship down on the marked edge.
lesson-sea-move-settle = Two edges away from Blue is far enough. Between two settlements your line is closed, and its ships stay where they are.
lesson-sea-move-settle-task = Settle at the end of your ships.

lesson-sea-gold = Gold fields
lesson-sea-gold-about = Whatever you need, whenever the number comes.
lesson-sea-gold-roll = Your city stands at a gold field with a ten. Gold is no resource of its own: it is what you choose.
lesson-sea-gold-roll-task = Roll the dice.
lesson-sea-gold-gold = A ten: a city may take two cards. For another city you need three ore and two grain.
lesson-sea-gold-gold-task = Take what is missing for a city.
lesson-sea-gold-city = Three ore and two grain lie in your hand. The settlement in the west is waiting.
lesson-sea-gold-city-task = Build a city on the marked corner.

lesson-sea-pirate = The pirate
lesson-sea-pirate-about = The robber of the sea.
lesson-sea-pirate-roll = At sea, too, every turn begins with the dice. Blue has ships in the south.
lesson-sea-pirate-roll-task = Roll the dice.
lesson-sea-pirate-pirate = A seven: you move either the robber or the pirate. The pirate takes a card from somebody whose ship lies at his hex.
lesson-sea-pirate-pirate-task = Send the pirate to the marked sea hex and rob Blue.
lesson-sea-pirate-ship = Nobody may build or move a ship at his six edges. Yours lie further north, and the wool comes in handy.
lesson-sea-pirate-ship-task = Build a ship on the marked edge.

lesson-sea-fog = Into the fog
lesson-sea-fog-about = The scenario The Fog Islands: land nobody has seen.
lesson-sea-fog-first = In this scenario most of the map lies in fog. A ship that reaches a hidden hex uncovers it.
lesson-sea-fog-first-task = Build a ship on the marked edge.
lesson-sea-fog-second = Hills: whoever uncovers land takes a card of it at once, here brick. One hex further there is fog again.
lesson-sea-fog-second-task = Sail on to the marked edge and take the grain you still need.
lesson-sea-fog-settle = A gold field gave you the grain. The brick came out of the fog, too, so a settlement is paid.
lesson-sea-fog-settle-task = Settle on the new shore.

lesson-sea-cloth = Cloth for Catan
lesson-sea-cloth-about = A scenario of its own: villages that trade.
lesson-sea-cloth-first = On four tiny islands lie eight villages. Reach one by ship, and you trade with it for the rest of the game: one bale of cloth at once.
lesson-sea-cloth-first-task = Build a ship to the marked village.
lesson-sea-cloth-second = Two bales of cloth are worth a point. Your southern settlement lies close to a village as well.
lesson-sea-cloth-second-task = Build a ship to the southern village.
lesson-sea-cloth-end = The numbers of villages count on everybody's turn. Your northern one has an eleven.
lesson-sea-cloth-end-task = End your turn and see what Blue rolls.

lesson-cities-improve = City improvements
lesson-cities-improve-about = What cloth, coin and paper are for.
lesson-cities-improve-trade = Cities on pasture, mountains and forest also bring cloth, coin and paper. One cloth buys the first level of commerce.
lesson-cities-improve-trade-task = Improve commerce.
lesson-cities-improve-politics = Coin improves politics, paper improves science. From the first level on, the dice can bring you progress cards.
lesson-cities-improve-politics-task = Improve politics.

lesson-cities-knight = Raising a knight
lesson-cities-knight-about = A knight stands on a corner and has to be woken.
lesson-cities-knight-raise = A knight costs wool and ore. He stands on a free corner at your roads, however near the next building is.
lesson-cities-knight-raise-task = Choose “Knight” below, then the marked corner.
lesson-cities-knight-activate = He lies idle and does not count against the barbarians yet. One grain makes him active.
lesson-cities-knight-activate-task = Activate the knight.

lesson-cities-promote = Stronger knights
lesson-cities-promote-about = From basic to strong.
lesson-cities-promote-promote = For wool and ore a basic knight becomes a strong one, with a strength of two.
lesson-cities-promote-promote-task = Promote the knight.
lesson-cities-promote-activate = Promotion does not wake him. Only active knights fight for Catan.
lesson-cities-promote-activate-task = Activate the knight.

lesson-cities-displace = Driving knights away
lesson-cities-displace-about = The stronger one takes the place.
lesson-cities-displace-move = An active knight moves along your roads. He drives away a weaker one at the end of his way.
lesson-cities-displace-move-task = Move your knight to the marked corner.
lesson-cities-displace-ready = After his deed he is idle again. One grain wakes him for the barbarians.
lesson-cities-displace-ready-task = Activate him again.

lesson-cities-wall = City walls
lesson-cities-wall-about = Holding more cards when a seven comes.
lesson-cities-wall-wall = A wall costs two brick. With each of them you may hold two cards more before a seven makes you discard.
lesson-cities-wall-wall-task = Build a wall under the marked city.
lesson-cities-wall-improve = Five cards are left in your hand, three of them cloth. They do more in your city than in your hand.
lesson-cities-wall-improve-task = Improve commerce.

lesson-cities-metropolis = The metropolis
lesson-cities-metropolis-about = Who comes to the fourth level first.
lesson-cities-metropolis-trade = The fourth level brings a metropolis to whoever has it first. It adds two points to a city.
lesson-cities-metropolis-trade-task = Improve commerce to the fourth level.
lesson-cities-metropolis-politics = The third level of politics is the fortress. It lets you promote knights once more.
lesson-cities-metropolis-politics-task = Improve politics to the third level.

lesson-two-rolls = Two rolls in a turn
lesson-two-rolls-about = With two players everything comes twice as fast.
lesson-two-rolls-first = With two players you roll twice before you trade and build. The first roll pays as usual.
lesson-two-rolls-first-task = Roll the dice.
lesson-two-rolls-second = An eight: ore and lumber. The second roll never shows the same sum; if it does, it is rolled again.
lesson-two-rolls-second-task = Roll once more.
lesson-two-rolls-road = A ten brings brick, and that makes a road. For each road of yours you lay one for a neutral player, Grey or Green.
lesson-two-rolls-road-task = Lay the marked road, then a neutral one wherever you like.

lesson-two-roads = Neutral neighbours
lesson-two-roads-about = Nobody plays them, and both of you build for them.
lesson-two-roads-own = Grey and Green belong to nobody; each began with one settlement. Build your own road first.
lesson-two-roads-own-task = Lay the marked road.
lesson-two-roads-neutral = Now a road for one of them, free of charge. Blue is heading north-west, and there Grey could be first.
lesson-two-roads-neutral-task = Lay the marked road for Grey.

lesson-two-block = In the way
lesson-two-block-about = A neutral settlement takes the best corner.
lesson-two-block-own = Whoever builds a settlement builds a neutral one as well. Yours comes first.
lesson-two-block-own-task = Settle on the marked corner.
lesson-two-block-neutral = Neutral settlements keep their distance like all others and need a road of their colour. Blue wants the corner between pasture, forest and hills.
lesson-two-block-neutral-task = Settle there for Grey.

lesson-two-cards = Trade cards
lesson-two-cards-about = Earned at the desert and on the coast, spent on small favours.
lesson-two-cards-earn = A settlement on the coast brings a trade card, one at the desert brings two. You have none left.
lesson-two-cards-earn-task = Settle at the desert, then lay a neutral road.
lesson-two-cards-home = One trade card sends the robber home to the desert. It costs two for whoever has more points, and that is Blue.
lesson-two-cards-home-task = Send the robber to the desert.

lesson-two-force = The forced trade
lesson-two-force-about = Two cards for two, whether Blue likes it or not.
lesson-two-force-draw = A trade card also buys a forced trade: you draw two cards from Blue's hand. Blue holds just two.
lesson-two-force-draw-task = Force a trade.
lesson-two-force-give = Ore and lumber are yours. In return Blue gets any two of your cards.
lesson-two-force-give-task = Give two wool back.
lesson-two-force-city = Three ore, two grain: that is what it was for.
lesson-two-force-city-task = Build the city on the marked corner.

lesson-two-between = Between the rolls
lesson-two-between-about = A knight at the right moment, and two cards for him.
lesson-two-between-knight = The first roll was a six, and the robber sits on your mountains. Between the rolls you may play a development card.
lesson-two-between-knight-task = Play the knight and send the robber to the marked hex.
lesson-two-between-roll = The mountains are free again, and there is a roll to come.
lesson-two-between-roll-task = Roll for the second time.
lesson-two-between-give-up = An eight, and ore for you. Once in your turn you may also give up a played knight for two trade cards.
lesson-two-between-give-up-task = Give the knight up.

lesson-rivals-yield = Landscapes and their yield
lesson-rivals-yield-about = Your principality, six landscapes, two dice.
lesson-rivals-yield-roll = Each landscape has a number; when it is rolled, on either turn, the landscape gains a resource. Beside the Lumber Camp your forest gains two.
lesson-rivals-yield-roll-task = Roll both dice.
lesson-rivals-yield-road = A two: your forest is full with three lumber. A road costs two brick and one lumber and goes to the left or right end of your row.
lesson-rivals-yield-road-task = Build a road on either side.

lesson-rivals-settle = A settlement and its land
lesson-rivals-settle-about = Two new landscapes, and a place for a mill.
lesson-rivals-settle-settle = At the end of your road there is room for a settlement. It is worth a point and brings two landscapes from the stack.
lesson-rivals-settle-settle-task = Build a settlement at the right end.
lesson-rivals-settle-lay = Fields and mountains. A card above a settlement helps the two landscapes above, so lay like beside like: your other fields lie above.
lesson-rivals-settle-lay-task = Lay the fields above.
lesson-rivals-settle-mill = Now fields lie on both sides of one site. A Grain Mill there doubles both.
lesson-rivals-settle-mill-task = Build the Grain Mill on the marked site.

lesson-rivals-trade = Trade and cities
lesson-rivals-trade-about = From three for one to two for one.
lesson-rivals-trade-ship = Three of a kind always buy one of another. With the ship in your hand two wool are enough.
lesson-rivals-trade-ship-task = Build the Wool Ship on any free site.
lesson-rivals-trade-trade = For a city you need three ore and two grain. One ore is missing.
lesson-rivals-trade-trade-task = Choose “Trade” and give two wool for ore.
lesson-rivals-trade-city = A city covers a settlement, is worth two points and has four sites instead of two. Red cards can only be built there.
lesson-rivals-trade-city-task = Turn one of your settlements into a city.

lesson-rivals-advantage = Strength and trade
lesson-rivals-advantage-about = Two advantages, each worth a point.
lesson-rivals-advantage-hero = Three strength points, and more than the other, give the strength advantage: a token and a point. Osmund has two of them, Harald brings two more.
lesson-rivals-advantage-hero-task = Build Harald on a free site.
lesson-rivals-advantage-ship = In the same way three commerce points give the trade advantage. Each ship counts one, and two are at sea.
lesson-rivals-advantage-ship-task = Build the Brick Ship on a free site.

lesson-rivals-event = The event die
lesson-rivals-event-about = One die for the yield, one for what happens.
lesson-rivals-event-roll = The second die brings an event in every turn. You have the trade advantage, so one of its symbols is all yours.
lesson-rivals-event-roll-task = Roll both dice.
lesson-rivals-event-take = Trade: whoever has the trade advantage takes a resource from the other. Your fields are empty, and grain is what you need.
lesson-rivals-event-take-task = Take a grain from your opponent.
lesson-rivals-event-hall = With a Parish Hall you pick a card from a stack for one resource instead of two. It costs brick and grain.
lesson-rivals-event-hall-task = Build the Parish Hall on the last free site.

lesson-rivals-brigands = Brigands
lesson-rivals-brigands-about = Why more than seven resources are a risk.
lesson-rivals-brigands-store = Brigands take all wool and all gold from whoever has more than seven resources. What lies beside a Storehouse is not counted.
lesson-rivals-brigands-store-task = Build the Storehouse below, where enough is left out.
lesson-rivals-brigands-end = At most seven are counted now. At the end of a turn you may exchange a hand card, but you need not.
lesson-rivals-brigands-end-task = End your turn and keep your hand.

lesson-rivals-hand = Your hand
lesson-rivals-hand-about = Draw, and exchange what does not help.
lesson-rivals-hand-draw = You hold three cards, and one more for each progress point; the Abbey has one. At the end of your turn you refill.
lesson-rivals-hand-draw-task = End your turn and draw from any stack.
lesson-rivals-hand-exchange = A Marketplace. Then you may exchange one card: the Scout helps only with new settlements, so put him under a stack and draw another.
lesson-rivals-hand-exchange-task = Exchange the Scout for the top card of a stack.

lesson-rivals-theme = Games with a theme
lesson-rivals-theme-about = The Era of Progress, and why it needs a city.
lesson-rivals-theme-university = A theme adds cards that build on each other. Two Universities lie open for both of you: red cards for a city, and you have the Abbey they require.
lesson-rivals-theme-university-task = Build the University at your city.
lesson-rivals-theme-mining = It is worth a point and one more card in your hand. Other cards require it in their turn, like the one you hold.
lesson-rivals-theme-mining-task = Play Mineral Mining.

lesson-rivals-duel = The Duel of the Princes
lesson-rivals-duel-about = All three themes at once, and thirteen points to win.
lesson-rivals-duel-trade = In the duel all themes come together, and the goal is thirteen points. You have eleven, and a hall worth two in your hand; one brick is missing.
lesson-rivals-duel-trade-task = Trade three gold for a brick.
lesson-rivals-duel-win = Whoever reaches the goal in their own turn has won at once.
lesson-rivals-duel-win-task = Build the Large Festival Hall and win.

lesson-dice-roads = Roads on the sheet
lesson-dice-roads-about = Six dice are your cards, the sheet is your island.
lesson-dice-roads-first = Brick and lumber make a road. Every road touches one that is there; the first of all is printed.
lesson-dice-roads-first-task = Draw the first road.
lesson-dice-roads-branch = The dice have brick and lumber once more. The city of seven points lies one road further.
lesson-dice-roads-branch-task = Draw the road that leads to the city.

lesson-dice-settle = Settlements in order
lesson-dice-settle-about = The cheap ones first, and roads lead to the next.
lesson-dice-settle-settle = Brick, lumber, wool and grain make a settlement. The first one, worth three points, lies at the printed road.
lesson-dice-settle-settle-task = Build the settlement of three points.
lesson-dice-settle-end = The two ore build nothing more. What you built counts when the turn ends.
lesson-dice-settle-end-task = End your turn.
lesson-dice-settle-roads = The next settlement lies two roads away, and the dice have just that.
lesson-dice-settle-roads-task = Draw two roads towards the settlement of four points.
lesson-dice-settle-turn = Nothing is left that builds anything.
lesson-dice-settle-turn-task = End your turn.
lesson-dice-settle-next = Settlements are built in the order of their points, and a road has to reach them.
lesson-dice-settle-next-task = Build the settlement of four points.

lesson-dice-reroll = Rolling again
lesson-dice-reroll-about = Three rolls in a turn, and you choose what stays.
lesson-dice-reroll-again = Only grain is missing for a settlement. Keep brick, lumber and wool.
lesson-dice-reroll-again-task = Roll both ore and the gold again.
lesson-dice-reroll-settle = Grain is there. You need not use the third roll.
lesson-dice-reroll-settle-task = Build the settlement of three points.

lesson-dice-joker = Knights and their joker
lesson-dice-joker-about = A knight helps once more, later.
lesson-dice-joker-knight = Ore, wool and grain make a knight. He stands on a hex and keeps its resource for you.
lesson-dice-joker-knight-task = Draw the first knight.
lesson-dice-joker-end = Nothing else can be built with the rest.
lesson-dice-joker-end-task = End your turn.
lesson-dice-joker-joker = There is no ore among the dice. Your knight stands on ore: once in the game he turns a die into it.
lesson-dice-joker-joker-task = Use the knight to turn the gold into ore.
lesson-dice-joker-second = Now ore, wool and grain lie there together.
lesson-dice-joker-second-task = Draw the second knight.

lesson-dice-gold = Gold
lesson-dice-gold-about = Two gold are whatever you need.
lesson-dice-gold-trade = Gold builds nothing by itself. But two gold can be traded for any resource.
lesson-dice-gold-trade-task = Trade two gold for grain.
lesson-dice-gold-settle = With the grain everything for a settlement is there.
lesson-dice-gold-settle-task = Build the settlement of three points.

lesson-dice-city = Cities
lesson-dice-city-about = Dear, but worth the most.
lesson-dice-city-city = Three ore and two grain make a city. The first one, worth seven points, needs a road that reaches it.
lesson-dice-city-city-task = Build the city of seven points.
lesson-dice-city-end = A turn without anything built costs two points. So build something every time, if only a road.
lesson-dice-city-end-task = End your turn.
