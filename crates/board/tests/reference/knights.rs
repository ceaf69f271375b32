//! Everything Cities & Knights keeps up to date, counted from scratch.

use board::{
    Area, Countable, Goods, KnightTask, ProgressCards, Rank, Resource, Returned, Rules, State, Task,
};
use game::{Awaits, Game, Seat};
use hexgrid::{CornerSet, HexSet};

pub fn state(rules: &Rules, state: &State) {
    cards(rules, state);
    let mut corners = CornerSet::EMPTY;
    for seat in Seat::all(4) {
        corners = realm(state, seat, corners);
    }
    let knights = &state.public.knights;
    assert_eq!(knights.occupied, corners);
    assert!((knights.active & !corners).is_empty());
    assert!((knights.ready & !knights.active).is_empty());
    let on_turn = knights.realm(state.public.turn).knights();
    let is_over = state.public.ending.is_some();
    assert!(is_over || ((knights.ready | knights.promoted) & !on_turn).is_empty());
    assert!((corners & state.public.buildings).is_empty());
    metropolises(rules, state);
    assert!(knights.barbarians < 7 || matches!(state.task(), Task::Knights(KnightTask::Commit)));
    assert!(knights.stale.is_empty() || is_judged_later(state));
    chips(rules, state);
    waits(rules, state);
}

/// CK-2, CK-84: every card is somewhere, and public numbers fit the secrets.
fn cards(_: &Rules, state: &State) {
    let knights = &state.public.knights;
    let mut all = state.secret.progress + knights.returned.known().collect();
    assert_eq!(state.secret.progress.by_deck(), knights.fresh);
    for seat in Seat::all(4) {
        let own = state.own(seat);
        all += own.progress + knights.shown(seat) + own.buried.known().collect();
        let is_own = |card: &Returned| *card == Returned::Hidden(seat);
        for area in Area::ALL {
            let buried = own.buried.of(area);
            let marked = knights.returned.of(area).iter().filter(is_own).count();
            assert_eq!(buried.iter().count(), marked);
            assert!(buried.iter().all(|card| matches!(
                card,
                Returned::Open(card) if card.deck() == area && !card.is_point()
            )));
        }
        assert_eq!(own.progress.by_deck(), knights.realm(seat).hidden);
        assert!(own.progress.iter().all(|(card, _)| !card.is_point()));
        assert!(knights.shown(seat).iter().all(|(card, _)| card.is_point()));
        let must_return = state.task() == Task::Knights(KnightTask::ReturnCard(seat));
        assert!(
            knights.realm(seat).hidden_cards() <= 4
                || must_return
                || seat == state.public.turn
                || state.public.ending.is_some()
        );
        let looks = state.task().shows().is_some() && seat == state.public.turn;
        assert!(looks || own.shown_hand.is_empty() && own.shown_progress.is_empty());
    }
    assert_eq!(all, ProgressCards::all());
}

/// CK-2, CK-38: pieces of each player.
fn realm(state: &State, seat: Seat, others: CornerSet) -> CornerSet {
    let realm = state.public.knights.realm(seat);
    let pieces = state.pieces(seat);
    let mut corners = others;
    for rank in Rank::ALL {
        let of_rank = realm.ranks[rank.index()];
        assert!(of_rank.len() <= 2);
        assert!((of_rank & corners).is_empty());
        corners |= of_rank;
    }
    assert!(realm.walls.len() <= 3);
    assert!((realm.walls & !pieces.cities).is_empty());
    assert!((realm.reduced & !pieces.settlements).is_empty());
    assert!(realm.levels.iter().all(|level| *level <= 5));
    corners
}

/// CK-37: at most one metropolis a city, on cities only, held by somebody at level four or five.
fn metropolises(rules: &Rules, state: &State) {
    let knights = &state.public.knights;
    let placed: Vec<_> = knights.metropolises.iter().flatten().collect();
    assert_eq!(knights.crowned().len() as usize, placed.len());
    for area in Area::ALL {
        let best = Seat::all(rules.players)
            .map(|seat| knights.realm(seat).level(area))
            .max();
        let placing =
            state.task() == Task::Knights(KnightTask::Crown(area)) || state.public.ending.is_some();
        match knights.metropolises[area.index()] {
            None => assert!(best < Some(4) || placing),
            Some(corner) => {
                let holder = Seat::all(rules.players)
                    .find(|seat| state.pieces(*seat).cities.contains(corner));
                let level = knights.realm(holder.expect("on a city")).level(area);
                assert!(level >= 4 && (best < Some(5) || level == 5));
            }
        }
    }
}

/// Numbers only change places; those found under the fog come to the printed ones.
fn chips(rules: &Rules, state: &State) {
    let mut all = HexSet::EMPTY;
    for (number, hexes) in state.public.knights.chips.iter().enumerate().skip(2) {
        let has_it = |shown: Option<u8>| shown == Some(number as u8);
        let printed = rules
            .grid
            .all_hexes()
            .into_iter()
            .filter(|hex| has_it(rules.number(*hex)))
            .count();
        let found = state.public.sea.found.iter();
        let found = found.filter(|found| has_it(Some(found.number))).count();
        assert_eq!(hexes.len() as usize, printed + found);
        assert!((all & *hexes).is_empty());
        all |= *hexes;
    }
}

/// Nothing that goes on by itself is left waiting.
fn waits(rules: &Rules, state: &State) {
    if let Awaits::Seats(seats) = rules.awaits(state) {
        assert!(!seats.is_empty(), "{:?}", state.task());
    }
    let by_itself = matches!(
        state.task(),
        Task::Knights(
            KnightTask::Resolve | KnightTask::Gate(_) | KnightTask::Battle | KnightTask::Judge
        )
    );
    assert!(!by_itself);
}

/// CK-9: what counts besides settlements, cities and the longest route.
pub fn points(state: &State, seat: Seat) -> u32 {
    let knights = &state.public.knights;
    let crowned = (knights.crowned() & state.pieces(seat).cities).len();
    let merchant = u32::from(
        knights
            .merchant
            .is_some_and(|merchant| merchant.seat == seat),
    );
    let realm = knights.realm(seat);
    2 * crowned + merchant + u32::from(realm.defenders) + knights.shown(seat).total()
}

/// CK-31, CK-32, CK-60: guild, merchant and fleet on top of the harbours.
pub fn rates(rules: &Rules, state: &State, seat: Seat, harbours: Goods) -> Goods {
    let knights = &state.public.knights;
    let mut rates = harbours;
    let mut two = |kind: Resource| {
        rates = rates.min(Goods::each(4) - Goods::of(kind, 2));
    };
    if knights.realm(seat).level(Area::Trade) >= 3 {
        for kind in Resource::COMMODITIES {
            two(*kind);
        }
    }
    if let Some(merchant) = knights.merchant.filter(|merchant| merchant.seat == seat) {
        let terrain = if rules.modules.sea {
            board::chart::terrain(rules, &state.public, merchant.hex)
        } else {
            rules.terrain(merchant.hex)
        };
        terrain.resource().into_iter().for_each(&mut two);
    }
    for kind in Resource::ALL {
        if seat == state.public.turn && knights.fleet >> kind.index() & 1 == 1 {
            two(*kind);
        }
    }
    rates
}

/// Is an action under way after which routes are judged?
pub fn is_judged_later(state: &State) -> bool {
    let judge = Task::Knights(KnightTask::Judge);
    state.public.agenda.iter().any(|task| task == judge) || state.public.ending.is_some()
}
