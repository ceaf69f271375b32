# The rules of the dice game, and what players read when a rule stops them.

DICE-1 = The game has six dice with the faces wool, grain, brick, ore, lumber and gold, and a sheet for every player.
DICE-2 = The sheet shows 16 roads of 1 point and the start road, settlements of 3, 4, 5, 7, 9 and 11, cities of 7, 12, 20 and 30, and knights of 1 to 6 points.
DICE-3 = A resource is printed below every knight: ore, grain, wool, lumber, brick, and any resource below the sixth.
    .refused = The joker of knight { $knight } gives { $printed }, not { $wanted }.
DICE-4 = The score track has 15 boxes, filled one after the other.
DICE-5 = Anyone may start; play continues clockwise.
    .refused = It is { $turn }'s turn, not { $seat }'s.
DICE-10 = A turn has up to three rolls, then building, then one entry in the score track.
    .refused = { $cup ->
        [0] You have rolled { $rolls } times; a turn allows no more.
       *[other] The dice are still in the cup ({ $cup }). Let them fall before you decide.
    }
DICE-11 = The first roll takes all six dice; before each further roll you choose any dice, at least one, or stop.
    .refused = { $count ->
        [0] Choose at least one die to roll again; rolling none means stopping.
       *[other] You cannot roll { $dice } again: your dice show { $shown }.
    }
DICE-12 = After the last roll only jokers and gold trades change the dice; the first joker, trade or build ends rolling.
    .refused = You have already used dice this turn; after that you cannot roll again.
DICE-13 = Building takes dice: a road brick and lumber; a settlement brick, lumber, wool and grain; a city 3 ore and 2 grain; a knight ore, wool and grain.
    .refused = That costs { $cost }; your dice lack { $missing }.
DICE-14 = Unused dice are lost; nothing carries over to the next turn.
DICE-15 = The points of everything built in a turn go into the next free box.
DICE-16 = A turn in which nothing is built gets an X, worth −2 points.
DICE-20 = A road touches a road that is already built. The start road counts as built; sites never block.
    .refused = That road touches no built road yet.
DICE-21 = Settlements are built in the order 3, 4, 5, 7, 9, 11, and a built road touches the site.
    .refused = { $due ->
        [0] Settlement { $site } is not next: { $next } comes first.
       *[other] No built road touches settlement { $site } yet.
    }
DICE-22 = Cities are built in the order 7, 12, 20, 30, and a built road touches the site. No settlement is needed.
    .refused = { $due ->
        [0] City { $site } is not next: { $next } comes first.
       *[other] No built road touches city { $site } yet.
    }
DICE-23 = Knights are built in the order 1 to 6 and need no road.
    .refused = Knight { $knight } is not next: { $next } comes first.
DICE-24 = Each symbol can be built once.
    .refused = That is already built.
DICE-30 = Each knight you build gives one joker for the whole game: it turns one die to the resource below the knight.
    .refused = { $built ->
        [0] Knight { $knight } is not built, so it gives no joker.
       *[other] The joker of knight { $knight } is used up.
    }
DICE-31 = The joker of the sixth knight gives any of the five resources.
DICE-32 = Several jokers may be used in one turn, including that of a knight built this turn.
DICE-33 = A knight keeps its points when its joker is used.
DICE-40 = Two dice with gold make one die with any resource, up to three times in a turn. A single gold is worth nothing.
    .refused = { $gold ->
        [0] A trade takes two dice with gold, and you have none.
       *[other] A trade takes two dice with gold, and you have only { $gold }.
    }
DICE-50 = The game ends when every player has had 15 turns.
    .refused = The game is over.
DICE-51 = The score is the sum of the boxes, each X counting −2. The highest score wins; a solo player plays for the score.
DICE-52 = Scores lie between −30 and 132: the whole sheet is worth 145 points, but needs more dice than 15 turns have.

DICE-R-01 = The sheet of the first edition is the one that later editions call Island One.
DICE-R-02 = You may deliberately build nothing; the box then gets an X.
DICE-R-03 = The start road is worth no points.
DICE-R-04 = A die turned by a joker or a trade may be turned again.
DICE-R-05 = Jokers are used only after you have stopped rolling.
    .refused = You cannot use a joker while dice are in the cup ({ $cup }).
DICE-R-06 = The joker of the sixth knight does not give gold.
    .refused = The joker of the sixth knight gives wool, grain, brick, ore or lumber, but no gold.
DICE-R-07 = One to four play at a table, and one of them starts.
    .refused = One to four can play, and one of them starts: { $seats } seats with starting seat { $start } (counted from 0) is not possible.
DICE-R-08 = Dice you set aside may be rolled again in any later roll.
DICE-R-09 = Players with the same highest score share the victory.
DICE-R-10 = Gold is traded for a resource, not for gold.
    .refused = Two gold are traded for wool, grain, brick, ore or lumber, not for gold.
DICE-R-11 = Jokers, trades and builds follow each other in any order; dice that are used or given up are gone for this turn.
    .refused = None of the dice you have left shows { $face }.
DICE-R-12 = A joker or trade is spent even if nothing is built with it.
DICE-R-13 = A joker has to change the die: it cannot turn a die to what it already shows.
    .refused = The die already shows { $face }; a joker must change it.
DICE-R-14 = Nobody has to build, or to build as much as possible; you end your turn whenever you like.
DICE-R-15 = Everything is public: dice, sheets and used jokers.
