//! The Wonders of Catan: claiming one, and building it level by level.

use game::{Fact, RuleId, Seat, Violation};
use hexgrid::{CornerSet, Grid};

use crate::Goods;
use crate::counts::Countable;
use crate::kinds::Wonder;
use crate::play::Play;
use crate::questions::build::docks;
use crate::questions::turn::moments;
use crate::rules::Rules;
use crate::rules::sea;
use crate::state::{Public, State};

// SC8-2 … SC8-5: no pirate, harbours, start and bonus are figures of the map.
// SC8-4: Nobody founds on a corner of bridge or wall, nor beside the bridge.
/// Five wonders of four levels, in this scenario and in no other.
pub const FIVE: RuleId = RuleId("SC8-6");
/// The theatre needs two cities.
pub const THEATRE: RuleId = RuleId("SC8-7");
/// The great bridge needs a building where it begins (SEA-R-25).
pub const BRIDGE: RuleId = RuleId("SC8-8");
/// The monument needs a city at a harbour and a route of five (SC8-13).
pub const MONUMENT: RuleId = RuleId("SC8-9");
/// The great wall needs a building where it runs.
pub const WALL: RuleId = RuleId("SC8-10");
/// The cathedral needs a city and six points, hidden ones included (SC8-14).
pub const CATHEDRAL: RuleId = RuleId("SC8-11");
/// One wonder for each player, and each wonder for one player.
pub const CLAIM: RuleId = RuleId("SC8-12");
// SEA-R-24: A claim has a marker of its own; it binds no ship.
// SEA-R-26: What was needed for the claim may be lost later.
// SEA-R-40: A claim does not end the trade part, building a level does.
/// Each level costs the same five cards.
pub const BUILD: RuleId = RuleId("SC8-15");
// SC8-16: Level four wins, or ten points and a level above all others'.

/// A wonder with so many levels is complete and wins.
pub const LEVELS: u8 = 4;

/// The Wonders of Catan: the corners that matter for two of them.
#[derive(Clone, Debug)]
pub struct Wonders {
    /// Corners at which the great bridge may begin.
    pub bridge: CornerSet,
    /// Corners at which the great wall may run.
    pub wall: CornerSet,
    /// Corners beside the bridge, on which nobody founds.
    pub beside: CornerSet,
}

impl Wonders {
    pub(crate) fn new(places: [&Vec<String>; 3], grid: &Grid) -> Wonders {
        let set = |names: &Vec<String>| -> CornerSet {
            names.iter().map(|name| sea::corner(grid, name)).collect()
        };
        let [bridge, wall, beside] = places.map(set);
        Wonders {
            bridge,
            wall,
            beside,
        }
    }
}

/// What a level costs.
pub const fn cost(wonder: Wonder) -> Goods {
    match wonder {
        Wonder::Theatre => Goods::from_bytes([1, 1, 3, 0, 0, 0, 0, 0]),
        Wonder::GreatBridge => Goods::from_bytes([3, 0, 1, 1, 0, 0, 0, 0]),
        Wonder::Monument => Goods::from_bytes([0, 0, 0, 3, 2, 0, 0, 0]),
        Wonder::GreatWall => Goods::from_bytes([1, 3, 0, 1, 0, 0, 0, 0]),
        Wonder::Cathedral => Goods::from_bytes([0, 1, 0, 1, 3, 0, 0, 0]),
    }
}

const fn rule(wonder: Wonder) -> RuleId {
    match wonder {
        Wonder::Theatre => THEATRE,
        Wonder::GreatBridge => BRIDGE,
        Wonder::Monument => MONUMENT,
        Wonder::GreatWall => WALL,
        Wonder::Cathedral => CATHEDRAL,
    }
}

pub fn check_claim(
    it: &Wonders,
    rules: &Rules,
    state: &State,
    (seat, wonder): (Seat, Wonder),
) -> Result<(), Violation> {
    moments::check_main(state, seat)?;
    if !is_free(state, seat, wonder) {
        return Err(CLAIM.broken().with("wonder", wonder));
    }
    rule(wonder).require(is_fit(it, rules, state, seat, wonder))
}

fn is_free(state: &State, seat: Seat, wonder: Wonder) -> bool {
    let fleets = &state.public.sea.fleets;
    state.fleet(seat).wonder.is_none() && !fleets.iter().any(|one| one.wonder == Some(wonder))
}

fn is_fit(it: &Wonders, rules: &Rules, state: &State, seat: Seat, wonder: Wonder) -> bool {
    let pieces = state.pieces(seat);
    match wonder {
        Wonder::Theatre => pieces.cities.len() >= 2,
        Wonder::GreatBridge => !(pieces.buildings() & it.bridge).is_empty(),
        Wonder::Monument => {
            let has_harbour = !(pieces.cities & docks::corners(rules, &state.public)).is_empty();
            // Shorter routes are not kept.
            has_harbour && pieces.route >= 5
        }
        Wonder::GreatWall => !(pieces.buildings() & it.wall).is_empty(),
        Wonder::Cathedral => !pieces.cities.is_empty() && state.points(seat) >= 6,
    }
}

/// The wonders that [`check_claim`] would pass, one bit each.
pub fn claims(it: &Wonders, rules: &Rules, state: &State, seat: Seat) -> u8 {
    if state.fleet(seat).wonder.is_some() {
        return 0;
    }
    let claimed = state.public.sea.fleets.iter().filter_map(|one| one.wonder);
    let free = !claimed.fold(0, |all: u8, wonder| all | 1 << wonder.index());
    let fits = |wonder: &&Wonder| {
        free >> wonder.index() & 1 == 1 && is_fit(it, rules, state, seat, **wonder)
    };
    let bits = Wonder::ALL
        .iter()
        .filter(fits)
        .map(|wonder| 1 << wonder.index());
    bits.fold(0, |all, bit: u8| all | bit)
}

pub fn claim(play: &mut Play, seat: Seat, wonder: Wonder) {
    play.claim_wonder(seat, wonder);
}

pub fn check_build(state: &State, seat: Seat) -> Result<(), Violation> {
    moments::check_main(state, seat)?;
    if can_build(state, seat) {
        return Ok(());
    }
    match state.fleet(seat).wonder {
        None => Err(CLAIM.broken().with("wonder", Fact::Word("wonder"))),
        Some(wonder) => Err(BUILD
            .broken()
            .with("wonder", wonder)
            .with("goods", cost(wonder))),
    }
}

pub fn can_build(state: &State, seat: Seat) -> bool {
    let fleet = state.fleet(seat);
    let pays = |wonder: Wonder| state.hand(seat).covers(cost(wonder));
    fleet.level < LEVELS && fleet.wonder.is_some_and(pays)
}

pub fn build(play: &mut Play, seat: Seat) {
    let wonder = play.state().fleet(seat).wonder.expect("checked before");
    play.pay(seat, cost(wonder));
    play.mark_built();
    play.raise_wonder(seat);
}

/// The points that win for this seat now; none if no points would.
pub fn goal(rules: &Rules, public: &Public, seat: Seat) -> Option<u8> {
    let level = |seat: Seat| public.sea.fleets[seat.index()].level;
    let mut others = Seat::all(rules.players).filter(|other| *other != seat);
    let leads = others.all(|other| level(other) < level(seat));
    leads.then_some(rules.goal)
}
