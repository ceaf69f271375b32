//! What must be true of every state, counted from scratch.

use board::{
    Agenda, Cards, Development, Dock, Ending, Goods, Negotiation, OfferAnswer, Pieces, Rules,
    SeaState, State, Task,
};
use game::{Awaits, Game, Seat, Setup as _};
use hexgrid::{CornerSet, EdgeName, EdgeSet};

use super::{knights, sea, trail};

/// Everything that is cheap enough to be counted after every step.
pub fn state(rules: &Rules, state: &State) {
    cards(rules, state);
    for seat in Seat::all(4) {
        pieces(rules, state, seat);
    }
    places(rules, state);
    points(rules, state);
    army(rules, state);
    agenda(rules, state);
    if rules.modules.two_player {
        trade_cards(rules, state);
    }
    if rules.modules.knights {
        knights::state(rules, state);
    } else {
        assert!(state.public.knights.is_unused());
    }
    if rules.modules.sea {
        sea::state(rules, state);
    } else {
        assert!(public_sea_is_unused(state));
    }
}

fn public_sea_is_unused(state: &State) -> bool {
    state.public.sea == SeaState::default()
}

/// BASE-5, BASE-6, BASE-49: no card is lost or found, and public numbers fit the secrets.
fn cards(rules: &Rules, state: &State) {
    let public = &state.public;
    let owns = state.secret.own;
    let goods: Goods = owns.iter().map(|own| own.hand + own.laid_aside).sum();
    assert_eq!(goods + public.bank, board::supply(rules));
    let held: Cards = owns.iter().map(|own| own.cards).sum();
    assert_eq!(held + public.played + state.secret.deck, rules.deck);
    let aside = sea::cards_aside(rules, state);
    assert_eq!(
        state.secret.deck.total(),
        u32::from(public.deck_left) + aside
    );
    for (index, (own, pieces)) in owns.iter().zip(&public.pieces).enumerate() {
        assert_eq!(own.hand.total(), u32::from(pieces.hand_size));
        assert_eq!(own.laid_aside.total(), u32::from(pieces.laid_aside));
        assert_eq!(own.cards.total(), u32::from(pieces.cards_held));
        assert!(own.cards.covers(own.fresh));
        let bought = if index == public.turn.index() {
            public.cards_new
        } else {
            0
        };
        assert_eq!(own.fresh.total(), u32::from(bought));
        if index >= usize::from(rules.players) {
            assert!(own.hand.is_empty() && own.cards.is_empty());
        }
    }
    let open: u8 = public.pieces.iter().map(|pieces| pieces.knights).sum();
    let played = public.played.count(Development::Knight);
    assert!(open == played || rules.modules.two_player && open < played);
    assert_eq!(public.played.count(Development::Point), 0);
}

/// BASE-7, BASE-56, BASE-57: stocks, and the masks by their definition.
fn pieces(rules: &Rules, state: &State, seat: Seat) {
    let pieces = state.pieces(seat);
    let is_owner = seat.0 < rules.owners;
    assert!(is_owner || pieces.buildings().is_empty() && pieces.roads.is_empty());
    assert_eq!(pieces.roads.len() + u32::from(pieces.roads_left), 15);
    // CK-58: a city on its side is among the settlements, but it is no settlement's piece.
    let lying = state.public.knights.realm(seat).reduced;
    let upright = pieces.settlements & !lying;
    let manned = u32::from(state.fleet(seat).lairs > 0);
    assert_eq!(
        upright.len() + u32::from(pieces.settlements_left) + manned,
        5
    );
    let cities = pieces.cities | lying;
    assert_eq!(cities.len() + u32::from(pieces.cities_left), 4);
    assert!((pieces.settlements & pieces.cities).is_empty());

    let grid = &rules.grid;
    let own_knights = state.public.knights.realm(seat).knights();
    let stops = state.public.buildings | state.public.knights.occupied;
    let foreign = stops & !pieces.buildings() & !own_knights;
    let touched: CornerSet = pieces
        .roads
        .into_iter()
        .flat_map(|edge| grid.edge_ends(edge))
        .collect();
    let ships = state.fleet(seat).ships.into_iter();
    let sailed: CornerSet = ships.flat_map(|edge| grid.edge_ends(edge)).collect();
    assert_eq!(pieces.touched, touched | sailed);
    let mut joined = EdgeSet::EMPTY;
    for corner in pieces.buildings() | touched & !foreign {
        joined |= grid.corner_edges(corner);
    }
    assert_eq!(pieces.joined, joined, "{seat:?}");
}

/// What takes too long to be counted after every step.
pub fn slowly(rules: &Rules, state: &State) {
    for seat in Seat::all(4) {
        let pieces = state.pieces(seat);
        let rates = rates(rules, pieces, &state.public.sea.docks);
        assert_eq!(pieces.rates, knights::rates(rules, state, seat, rates));
    }
    // CK-R-37: within an action of several steps routes are judged at its end.
    if !knights::is_judged_later(state) {
        routes(rules, state);
    }
    if rules.modules.sea {
        sea::moves(rules, state);
    }
}

/// BASE-85 … BASE-88: the best of all harbours with an own building.
fn rates(rules: &Rules, pieces: &Pieces, docks: &[Option<Dock>]) -> Goods {
    let mut rates = Goods::each(4);
    let printed = rules.setup.layout.harbours.iter().map(|site| {
        let edge = EdgeName::of(site.at(), site.direction().expect("a checked layout"));
        (rules.grid.edge(edge).expect("a checked layout"), site.kind)
    });
    let placed = docks.iter().flatten().map(|dock| (dock.edge, dock.kind));
    for (edge, kind) in printed.chain(placed) {
        let ends = rules.grid.edge_ends(edge);
        if !ends.iter().any(|end| pieces.buildings().contains(*end)) {
            continue;
        }
        rates = match kind.resource() {
            None => rates.min(Goods::each(3)),
            Some(kind) => rates.min(Goods::each(4) - Goods::of(kind, 2)),
        };
    }
    rates
}

/// BASE-11, BASE-52, BASE-58: nothing shares a place, buildings keep their distance.
fn places(rules: &Rules, state: &State) {
    let (grid, public) = (&rules.grid, &state.public);
    let mut buildings = CornerSet::EMPTY;
    let mut roads = EdgeSet::EMPTY;
    for pieces in &public.pieces {
        assert!((buildings & pieces.buildings()).is_empty());
        assert!((roads & pieces.roads).is_empty());
        buildings |= pieces.buildings();
        roads |= pieces.roads;
    }
    assert_eq!(public.buildings, buildings);
    if !rules.modules.sea {
        assert_eq!(public.free, grid.all_edges() & !roads);
    }
    let mut close = buildings;
    for corner in buildings {
        assert!((grid.corner_neighbours(corner) & buildings).is_empty());
        close |= grid.corner_neighbours(corner);
    }
    let corners = if rules.modules.sea {
        sea::corners(rules, state)
    } else {
        assert!(grid.all_hexes().contains(public.robber));
        grid.all_corners()
    };
    assert_eq!(public.open, corners & !close);
    assert!(rules.dice_deck || public.dice_turned.is_empty());
}

/// BASE-90 … BASE-92: points from scratch, and the game is over as soon as they suffice.
fn points(rules: &Rules, state: &State) {
    let public = &state.public;
    for seat in Seat::all(4) {
        let pieces = state.pieces(seat);
        let awards = u32::from(public.route_holder == Some(seat))
            + u32::from(public.army_holder == Some(seat));
        let fleet = state.fleet(seat);
        let special = u32::from(fleet.bonus) + u32::from(fleet.cloth / 2);
        let points = pieces.settlements.len()
            + 2 * pieces.cities.len()
            + 2 * awards
            + special
            + knights::points(state, seat);
        assert_eq!(u32::from(pieces.points), points);
    }
    if rules.modules.sea {
        sea::ending(rules, state);
        return;
    }
    let enough = state.points(public.turn) >= rules.goal;
    match public.ending {
        None => assert!(!enough, "a win was missed"),
        Some(Ending::Won(seat)) => assert!(enough && seat == public.turn),
        Some(Ending::Draw) => assert!(rules.turn_limit > 0 && public.turns == rules.turn_limit),
    }
    assert_eq!(public.ending.is_some(), state.task() == Task::Over);
    if let Awaits::Over(outcome) = rules.awaits(state) {
        for seat in Seat::all(rules.players) {
            let points = outcome.points[seat.index()];
            assert_eq!(points, i16::from(state.points(seat)));
        }
        assert_eq!(
            outcome.is_draw(),
            matches!(public.ending, Some(Ending::Draw))
        );
    }
}

/// BASE-67, TWO-35, TWO-35a: who may hold the largest army, and who must.
fn army(rules: &Rules, state: &State) {
    let knights = |seat: Seat| state.pieces(seat).knights;
    let most = Seat::all(rules.players)
        .map(knights)
        .max()
        .expect("somebody plays");
    let leaders: Vec<Seat> = Seat::all(rules.players)
        .filter(|seat| knights(*seat) == most)
        .collect();
    match state.public.army_holder {
        Some(holder) => assert!(most >= 3 && leaders.contains(&holder)),
        None if rules.modules.two_player => assert!(most < 3 || leaders.len() > 1),
        None if rules.modules.sea && !rules.sea().largest_army => {}
        None => assert!(most < 3),
    }
}

/// BASE-72 … BASE-76 by brute force: kept lengths, and who may and who must hold the award.
fn routes(rules: &Rules, state: &State) {
    let route = |seat: Seat| match trail::longest(rules, state, seat) {
        _ if rules.modules.sea && !rules.sea().longest_route => 0,
        0..=4 => 0,
        length => length,
    };
    for seat in Seat::all(rules.owners) {
        assert_eq!(state.pieces(seat).route, route(seat), "{seat:?}");
        let length = trail::longest(rules, state, seat);
        assert_eq!(board::route_length(rules, state, seat), length);
    }
    let longest = Seat::all(rules.owners)
        .map(route)
        .max()
        .expect("somebody plays");
    let leaders: Vec<Seat> = Seat::all(rules.owners)
        .filter(|seat| route(*seat) == longest)
        .collect();
    match state.public.route_holder {
        Some(holder) => assert!(longest >= 5 && leaders.contains(&holder)),
        None => assert!(longest == 0 || leaders.len() > 1),
    }
}

/// What lies under what on the agenda, and that what it asks for can be done.
fn agenda(rules: &Rules, state: &State) {
    let public = &state.public;
    let tasks: Vec<Task> = public.agenda.iter().collect();
    let is_part = |task: &Task| matches!(task, Task::BeforeRoll | Task::BetweenRolls | Task::Main);
    let is_alone = |task: &Task| {
        matches!(
            task,
            Task::RollForStart | Task::FoundSettlement | Task::FoundRoad | Task::Over
        )
    };
    let (bottom, above) = tasks.split_first().expect("something is to be done");
    assert!(is_part(bottom) || is_alone(bottom) && (above.is_empty() || rules.modules.sea));
    assert!(!above.iter().any(|task| is_part(task) || is_alone(task)));
    let most = if rules.modules.sea || rules.modules.knights {
        8
    } else {
        4
    };
    assert!(tasks.len() <= most, "{tasks:?}");
    assert_eq!(
        public.agenda == Agenda::new(tasks[0]),
        tasks.len() == 1,
        "a short agenda has rests of a longer one"
    );
    for seat in Seat::all(rules.players) {
        let pieces = state.pieces(seat);
        let all = pieces.hand_size + pieces.laid_aside;
        let is_discarding = state.public.discarding.contains(seat);
        assert_eq!(is_discarding, pieces.to_discard > 0, "{seat:?} discards");
        let due = pieces.to_discard + pieces.laid_aside;
        let is_bound = all > rules.hand_limit || rules.modules.knights;
        assert!(due == 0 || is_bound && due == all / 2);
        assert!(due == 0 || state.task() == Task::Discard);
    }
    if state.task() == Task::Discard && !rules.modules.knights {
        let next = tasks[tasks.len() - 2];
        assert!(matches!(next, Task::MoveRobber | Task::PickAnybody));
    }
    negotiation(rules, state);
}

/// BASE-R-29: whoever promised cards holds them as long as the offer lies on the table.
fn negotiation(rules: &Rules, state: &State) {
    let Negotiation { offer, to, answers } = &state.public.negotiation;
    let is_open = state.task() == Task::Negotiate;
    assert_eq!(is_open, !offer.get().is_empty());
    assert!(state.hand(state.public.turn).covers(offer.give()));
    proposals(rules, state);
    // BASE-R-36: an offer to one is to somebody else, and the others have said nothing.
    if let Some(to) = *to {
        assert!(is_open && to != state.public.turn && to.0 < rules.players);
        let others = Seat::all(rules.players).filter(|seat| *seat != to);
        assert!(
            others
                .into_iter()
                .all(|seat| answers[seat.index()] == OfferAnswer::Open)
        );
    }
    for seat in Seat::all(rules.players) {
        match answers[seat.index()] {
            OfferAnswer::Open | OfferAnswer::Rejected => {}
            OfferAnswer::Accepted => assert!(state.hand(seat).covers(offer.get())),
            OfferAnswer::Countered(counter) => assert!(state.hand(seat).covers(counter.give())),
        }
    }
}

/// BASE-81b, BASE-R-33: proposals lie on the table only while their maker may be taken at their
/// word, and nobody speaks more than three times a turn.
fn proposals(rules: &Rules, state: &State) {
    let (proposals, answers) = (state.public.proposals, state.public.negotiation.answers);
    let is_time = matches!(state.task(), Task::Main | Task::DrawCard);
    assert!(is_time || proposals.open.is_empty());
    assert!(!proposals.open.contains(state.public.turn));
    assert!(proposals.made.iter().all(|made| *made <= 3));
    for seat in Seat::all(rules.players).filter(|_| state.task() != Task::Negotiate) {
        let answer = answers[seat.index()];
        let has_proposed = matches!(answer, OfferAnswer::Countered(_));
        assert_eq!(has_proposed, proposals.open.contains(seat));
        assert!(has_proposed || answer == OfferAnswer::Open);
    }
}

/// TWO-2, TWO-30: no trade card is lost or found, nobody has too many.
fn trade_cards(rules: &Rules, state: &State) {
    let two = &state.public.two;
    let [red, blue] = two.trade_cards;
    let options = rules.setup.options();
    let (all, most) = match options.trade_cards {
        board::TradeCards::Fourteen => (14, 7),
        board::TradeCards::Twenty => (20, 20),
    };
    assert_eq!(red + blue + two.supply, all);
    assert!(red <= most && blue <= most);
    assert!(two.first_roll == 0 || (2..=12).contains(&two.first_roll));
}
