//! The founding phase (Gründungsphase): two settlements and two roads each.

use game::{Fact, RuleId, Seat, SeatSet, Violation};
use hexgrid::{Corner, CornerSet, Edge, EdgeSet};

use crate::Goods;
use crate::play::Play;
use crate::questions::roll::chips;
use crate::questions::{founding, goal};
use crate::rules::Rules;
use crate::state::{Public, State, Task};

use super::{road, settlement, turn};

// BASE-22: The highest roll begins; ties roll again.
/// Round one, clockwise: a settlement anywhere, and a road that touches it.
pub const FIRST_ROUND: RuleId = RuleId("BASE-23");
/// Round two, counter-clockwise: a second settlement, and a road that touches that one.
pub const SECOND_ROUND: RuleId = RuleId("BASE-24");
// BASE-25: The second settlement pays a card for each hex beside it.
// BASE-26: Who placed last takes the first turn.
// BASE-27: Harbours of these settlements serve from the first trade on; two roads make no award.

/// The seat whose dice fall next.
pub fn next_to_roll(state: &State) -> Seat {
    let public = &state.public;
    let has_not = |seat: &Seat| public.start_rolls[seat.index()] == 0;
    public
        .contenders
        .iter()
        .find(has_not)
        .expect("somebody still has to roll")
}

/// Notes a roll for the start; when all have rolled, the highest begins or ties roll again.
pub fn roll_for_start(play: &mut Play, dice: [u8; 2]) {
    let seat = next_to_roll(play.state());
    play.roll_for_start(seat, dice);
    let (rolls, contenders) = (
        play.state().public.start_rolls,
        play.state().public.contenders,
    );
    if contenders.iter().any(|seat| rolls[seat.index()] == 0) {
        return;
    }
    let best = contenders.iter().map(|seat| rolls[seat.index()]).max();
    let tied: SeatSet = contenders
        .iter()
        .filter(|seat| Some(rolls[seat.index()]) == best)
        .collect();
    if tied.len() == 1 {
        play.name_starter(tied.lowest());
        play.instead(Task::FoundSettlement);
        founding::begin(play);
    } else {
        play.roll_again(tied);
    }
}

/// Settlements of players whose turn to found is over.
fn placed(public: &Public) -> u8 {
    // A settlement is counted when it is placed, before its road.
    public.founded - u8::from(public.agenda.top() == Task::FoundRoad)
}

/// Is the last round being placed?
pub fn is_last_round(rules: &Rules, public: &Public) -> bool {
    placed(public) >= (rules.foundings - 1) * rules.players
}

/// The round that is being placed.
fn round(rules: &Rules, state: &State) -> RuleId {
    if placed(&state.public) < rules.players {
        FIRST_ROUND
    } else {
        SECOND_ROUND
    }
}

pub fn check_settlement(
    rules: &Rules,
    state: &State,
    seat: Seat,
    corner: Corner,
) -> Result<(), Violation> {
    turn::check_on_turn(state, seat)?;
    settlement::check_distance(rules, state, corner)
}

/// Everywhere at a distance from all buildings.
#[inline]
pub fn corners(state: &State) -> CornerSet {
    state.public.open
}

pub fn place_building(play: &mut Play, seat: Seat, corner: Corner) {
    let pays = is_last_round(play.rules, &play.state().public);
    founding::place(play, seat, corner, pays);
    play.founded();
    if pays {
        pay_first_cards(play, seat, corner);
    }
    play.instead(Task::FoundRoad);
    founding::settled(play, seat, corner, pays);
}

/// BASE-25: one card for each productive hex at the corner.
pub fn pay_first_cards(play: &mut Play, seat: Seat, corner: Corner) {
    let hexes = play.rules.grid.corner_hexes(corner).into_iter();
    let cards = hexes.filter_map(|hex| chips::terrain(play.rules, play.state(), hex).resource());
    let goods: Goods = cards.map(|resource| Goods::of(resource, 1)).sum();
    if !goods.is_empty() {
        play.produce(seat, goods);
    }
}

pub fn check_road(rules: &Rules, state: &State, seat: Seat, edge: Edge) -> Result<(), Violation> {
    turn::check_on_turn(state, seat)?;
    let place = || Fact::Place(rules.edge_name(edge));
    if !state.public.free.contains(edge) {
        return Err(road::ONE_PER_EDGE.broken().with("edge", place()));
    }
    if edges(rules, state, seat).contains(edge) {
        return Ok(());
    }
    Err(round(rules, state).broken().with("edge", place()))
}

/// The edges at the settlement just placed: it is the one without a road.
pub fn edges(rules: &Rules, state: &State, seat: Seat) -> EdgeSet {
    let pieces = state.pieces(seat);
    let bare = (pieces.buildings() & !pieces.touched).first();
    bare.map_or(EdgeSet::EMPTY, |corner| rules.grid.corner_edges(corner)) & state.public.free
}

/// Places the road; then the next seat founds, or the first turn begins.
pub fn place_road(play: &mut Play, seat: Seat, edge: Edge) {
    play.place_road(seat, edge);
    founding::routed(play, edge);
    // What the road brought about comes first.
    if play.state().task() == Task::FoundRoad {
        go_on(play, seat);
    }
}

/// The next seat founds, round by round in turned order; after the last the first turn begins.
pub fn go_on(play: &mut Play, seat: Seat) {
    let (players, founded) = (play.rules.players, play.state().public.founded);
    if founded == play.rules.foundings * players {
        founding::finished(play);
        let starter = play.state().public.starter;
        play.begin_turn(starter);
        goal::judge(play);
        return;
    }
    let next = if founded.is_multiple_of(players) {
        seat
    } else if (founded / players).is_multiple_of(2) {
        seat.next(players)
    } else {
        Seat((seat.0 + players - 1) % players)
    };
    play.hand_on(next);
    play.instead(Task::FoundSettlement);
}
