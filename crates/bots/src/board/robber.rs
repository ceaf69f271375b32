//! Where the robber goes, and whom he robs.

use board::{Action, FRAME, chart};
use game::{Luck, Seat};
use hexgrid::{Edge, Hex, HexSet};

use super::pick;
use super::roads::Reach;
use super::vantage::Vantage;
use super::voyages;

/// A stolen card, measured in pips.
const THEFT: f64 = 2.5;
/// A stolen cloth, half a point of one's own and half a point of another's.
const STOLEN_CLOTH: f64 = 10.0;
/// Own ships that cannot go on, measured in pips.
const HELD_SHIPS: f64 = 6.0;
/// A point a rival's next ship leads to, measured in pips.
const HELD_POINT: f64 = 6.0;
/// Blocking oneself is out of the question while there is another hex.
const OWN_HEX: f64 = 1000.0;

/// The hex that hurts the strongest rivals most.
pub fn hex(table: &Vantage, hexes: HexSet, luck: &mut dyn Luck) -> Option<Hex> {
    let merits = hexes.into_iter().map(|hex| (hex, merit(table, hex)));
    pick::best(luck, merits).map(|(hex, _)| hex)
}

/// Robber or pirate, wherever one of them hurts others most or ourselves no longer.
pub fn figure(
    table: &Vantage,
    robber: HexSet,
    pirate: HexSet,
    luck: &mut dyn Luck,
) -> Option<Action> {
    let from_robber = pips_lost(table, table.seat, table.public.robber);
    let robber = robber
        .into_iter()
        .map(|hex| (Action::MoveRobber(hex), merit(table, hex) + from_robber));
    let from_pirate = own_ships_held(table, table.public.sea.pirate);
    let voyages: Vec<Voyage> = table.rivals().filter_map(|it| voyage(table, it)).collect();
    let pirate = pirate.into_iter().map(|hex| {
        let merit = pirate_merit(table, hex, &voyages) + from_pirate;
        (Action::MovePirate(hex), merit)
    });
    pick::best(luck, robber.chain(pirate)).map(|(action, _)| action)
}

/// What it brings to put robber or pirate there.
pub fn merit_of(table: &Vantage, action: Action) -> f64 {
    match action {
        Action::MoveRobber(hex) => merit(table, hex),
        Action::MovePirate(hex) => {
            let voyages: Vec<Voyage> = table.rivals().filter_map(|it| voyage(table, it)).collect();
            pirate_merit(table, hex, &voyages)
        }
        _ => 0.0,
    }
}

/// Where a rival's ships are going: the next one, and what it is worth to stop it.
struct Voyage {
    next: Edge,
    worth: f64,
}

/// The way to the best place a rival's ships lead to.
fn voyage(table: &Vantage, rival: Seat) -> Option<Voyage> {
    let reach = Reach::of_ships(table, rival);
    let sites = reach.sites(table.public.open).filter(|site| site.1 > 0);
    let voyages = sites.map(|(corner, ships)| {
        let points = f64::from(1 + voyages::bonus(table, rival, corner));
        Voyage {
            next: reach.first_to(corner),
            worth: HELD_POINT * threat(table, rival) * points / ships as f64,
        }
    });
    voyages.max_by(|one, other| one.worth.total_cmp(&other.worth))
}

/// What it costs ourselves if the pirate is where an own line could go on.
fn own_ships_held(table: &Vantage, hex: Hex) -> f64 {
    if hex == FRAME || table.fleet().ships_left == 0 {
        return 0.0;
    }
    let open_ends = table.fleet().loose & chart::edges_at(table.rules, hex);
    if open_ends.is_empty() {
        0.0
    } else {
        HELD_SHIPS
    }
}

/// The pirate holds up ships, and steals where they lie.
fn pirate_merit(table: &Vantage, hex: Hex, voyages: &[Voyage]) -> f64 {
    if hex == FRAME {
        return 0.0;
    }
    let edges = chart::edges_at(table.rules, hex);
    let held = voyages.iter().filter(|voyage| edges.contains(voyage.next));
    let held: f64 = held.map(|voyage| voyage.worth).sum();
    let lies_here =
        |rival: &Seat| !(table.public.sea.fleets[rival.index()].ships & edges).is_empty();
    let prey = |rival: Seat| {
        let is_cloth = table.public.sea.fleets[rival.index()].cloth > 0;
        let worth = if is_cloth {
            STOLEN_CLOTH
        } else {
            THEFT * a_card_of(table, rival)
        };
        worth * threat(table, rival)
    };
    let theft = table
        .rivals()
        .filter(lies_here)
        .map(prey)
        .fold(0.0, f64::max);
    held + theft - own_ships_held(table, hex)
}

/// The rival to steal from.
pub fn victim(
    table: &Vantage,
    among: impl Iterator<Item = Seat>,
    luck: &mut dyn Luck,
) -> Option<Seat> {
    let merits = among.map(|seat| (seat, threat(table, seat) + a_card_of(table, seat)));
    pick::best(luck, merits).map(|(seat, _)| seat)
}

/// Pips that the robber costs this seat where he stands.
pub fn pips_lost(table: &Vantage, seat: Seat, hex: Hex) -> f64 {
    let pieces = table.pieces(seat);
    let corners = table.rules.grid.hex_corners(hex);
    let buildings = (pieces.settlements & corners).len() + 2 * (pieces.cities & corners).len();
    f64::from(buildings) * f64::from(table.pips(hex))
}

fn merit(table: &Vantage, hex: Hex) -> f64 {
    let corners = table.rules.grid.hex_corners(hex);
    let mut merit = -OWN_HEX * pips_lost(table, table.seat, hex);
    let mut theft = 0.0;
    for rival in table.rivals() {
        merit += threat(table, rival) * pips_lost(table, rival, hex);
        if !(table.pieces(rival).buildings() & corners).is_empty() {
            theft = f64::max(theft, a_card_of(table, rival) * threat(table, rival));
        }
    }
    merit + THEFT * theft
}

/// How dangerous a rival is: one for a weak one, three and more near victory.
pub fn threat(table: &Vantage, seat: Seat) -> f64 {
    let progress = table.points(seat) / f64::from(table.rules.goal);
    let near = if table.is_near_victory(seat) {
        1.0
    } else {
        0.0
    };
    1.0 + 2.0 * progress * progress + near
}

/// A card from a large hand is as random, but it hurts where something was being saved for.
fn a_card_of(table: &Vantage, seat: Seat) -> f64 {
    match table.pieces(seat).hand_size {
        0 => 0.0,
        size => 1.0 + 0.05 * f64::from(size.min(10)),
    }
}
