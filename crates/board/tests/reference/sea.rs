//! What must be true of every state at sea, counted from scratch.

use board::special::Special;
use board::{BAY, Ending, FRAME, Rules, SHIPS, State, Task, Terrain, chart};
use game::Seat;
use hexgrid::{Corner, CornerSet, Edge, EdgeSet};

use super::lines;
use super::ways::Ways;

pub fn state(rules: &Rules, state: &State) {
    ships(rules, state);
    edges(rules, state);
    figures(rules, state);
    fog(rules, state);
    cloth(rules, state);
    debts(rules, state);
}

/// SEA-2, SEA-16: fifteen ships each, on edges of their own.
fn ships(rules: &Rules, state: &State) {
    let sea = &state.public.sea;
    let mut all = EdgeSet::EMPTY;
    for seat in Seat::all(4) {
        let (fleet, roads) = (state.fleet(seat), state.pieces(seat).roads);
        let owned = if seat.0 < rules.players {
            u32::from(SHIPS)
        } else {
            0
        };
        assert_eq!(fleet.ships.len() + u32::from(fleet.ships_left), owned);
        assert!((all & (fleet.ships | roads)).is_empty());
        assert!((fleet.ships & roads).is_empty());
        all |= fleet.ships | roads;
    }
    let turn = state.public.turn;
    assert!((sea.fresh & !state.fleet(turn).ships).is_empty());
    assert!((sea.warships & !all).is_empty());
}

/// SEA-14 … SEA-18 by definition: what lies on both sides, undiscovered hexes counting for nothing.
fn edges(rules: &Rules, state: &State) {
    let public = &state.public;
    for edge in rules.grid.all_edges() {
        let hexes = rules.grid.edge_hexes(edge);
        let terrain = |hex| chart::terrain(rules, public, hex);
        let sea = hexes.into_iter().any(|hex| terrain(hex) == Terrain::Sea) || hexes.len() == 1;
        let land = hexes.into_iter().any(|hex| terrain(hex).is_land());
        let is_taken = chart::taken(public).contains(edge);
        assert_eq!(public.sea.free.contains(edge), sea && !is_taken, "{edge:?}");
        let is_pirates = matches!(rules.sea().special, Special::Pirates(_));
        if !is_pirates {
            assert_eq!(public.free.contains(edge), land && !is_taken, "{edge:?}");
        }
        for seat in Seat::all(rules.players) {
            assert!(sea || !state.fleet(seat).ships.contains(edge));
            assert!(land || !state.pieces(seat).roads.contains(edge));
        }
    }
}

/// SEA-21, SEA-72: where settlements may stand, as the phase of the game has it.
pub fn corners(rules: &Rules, state: &State) -> CornerSet {
    let public = &state.public;
    if public.is_founding() {
        return rules.sea().start;
    }
    let touches_land = |corner: &Corner| {
        let hexes = rules.grid.corner_hexes(*corner).into_iter();
        hexes
            .map(|hex| chart::terrain(rules, public, hex))
            .any(Terrain::is_land)
    };
    let corners = rules
        .grid
        .all_corners()
        .into_iter()
        .filter(touches_land)
        .collect();
    match &rules.sea().special {
        Special::None | Special::Wonders(_) => corners,
        Special::Tribe(_) | Special::Cloth(_) | Special::Pirates(_) => rules.sea().corners,
    }
}

/// SEA-104, SEA-108: each figure stands where it may.
fn figures(rules: &Rules, state: &State) {
    let public = &state.public;
    if public.robber != FRAME {
        assert!(chart::terrain(rules, public, public.robber).is_land());
    }
    if public.sea.pirate == BAY {
        assert!(rules.bay().is_some() && rules.sea().has_pirate);
    } else if public.sea.pirate != FRAME {
        let terrain = chart::terrain(rules, public, public.sea.pirate);
        assert_eq!(terrain, Terrain::Sea);
        assert!(rules.sea().has_pirate);
    }
}

/// SC3-2, SC3-9: the stacks add up, and no piece lies beside an unknown hex.
fn fog(rules: &Rules, state: &State) {
    let public = &state.public;
    let pending = public
        .agenda
        .iter()
        .any(|task| matches!(task, Task::Discover(_)));
    let unseen = chart::fog(rules, public);
    if !pending {
        for edge in chart::taken(public) {
            let ends = rules.grid.edge_ends(edge);
            let touched = ends.map(|end| rules.grid.corner_hexes(end) & unseen);
            assert!(touched[0].is_empty() && touched[1].is_empty());
        }
    }
    for (_, found) in chart::discoveries(rules, public) {
        let bears = found.terrain == Terrain::Gold || found.terrain.resource().is_some();
        let laid = public
            .agenda
            .iter()
            .any(|task| matches!(task, Task::FogNumber(_)));
        assert!(found.number == 0 || bears);
        assert!(found.number > 0 || !bears || laid);
    }
}

/// SC6-3: fifty cloth, always.
fn cloth(rules: &Rules, state: &State) {
    let sea = &state.public.sea;
    let held: u32 = sea.fleets.iter().map(|fleet| u32::from(fleet.cloth)).sum();
    let stored: u32 = sea
        .villages
        .iter()
        .map(|village| u32::from(village.cloth))
        .sum();
    let all = held + stored + u32::from(sea.cloth_left);
    let is_cloth = matches!(rules.sea().special, Special::Cloth(_));
    assert_eq!(all, if is_cloth { 50 } else { 0 });
}

/// SEA-95: nobody is owed gold that nobody is asked about.
fn debts(_: &Rules, state: &State) {
    for seat in Seat::all(4) {
        let is_asked = state
            .public
            .agenda
            .iter()
            .any(|task| task == Task::Gold(seat));
        assert_eq!(state.fleet(seat).gold > 0, is_asked, "{seat:?}");
    }
}

/// SC5-8: gift cards that nobody has taken.
pub fn cards_aside(rules: &Rules, state: &State) -> u32 {
    if !rules.modules.sea {
        return 0;
    }
    let Special::Tribe(it) = &rules.sea().special else {
        return 0;
    };
    let drawing = state
        .public
        .agenda
        .iter()
        .filter(|task| *task == Task::DrawGift);
    let gifts = it.gifts.iter().enumerate();
    let lying = gifts.filter(|(index, (_, gift))| {
        let is_card = *gift == board::special::Gift::Card;
        is_card && state.public.sea.gifts >> index & 1 == 1
    });
    (lying.count() + drawing.count()) as u32
}

/// SEA-128, SEA-R-42: over as soon as it is won, but never inside a chain of effects.
pub fn ending(rules: &Rules, state: &State) {
    let public = &state.public;
    let seat = public.turn;
    let level = |seat: Seat| state.fleet(seat).level;
    let enough = state.points(seat) >= rules.goal;
    let others = || Seat::all(rules.players).filter(|other| *other != seat);
    let wins = match &rules.sea().special {
        Special::Pirates(_) => enough && state.fleet(seat).lairs == 0,
        Special::Wonders(_) => {
            let leads = others().all(|other| level(other) < level(seat));
            level(seat) == 4 || enough && leads
        }
        Special::None | Special::Tribe(_) | Special::Cloth(_) => enough,
    };
    let empty = public
        .sea
        .villages
        .iter()
        .filter(|village| village.cloth == 0)
        .count();
    let is_dry = matches!(rules.sea().special, Special::Cloth(_)) && empty >= 5;
    let in_chain = matches!(
        state.task(),
        Task::Gold(_)
            | Task::Discover(_)
            | Task::FogNumber(_)
            | Task::PlaceHarbour
            | Task::DrawGift
    );
    match public.ending {
        None => assert!(in_chain || !wins && !is_dry, "a win was missed"),
        Some(Ending::Won(winner)) => {
            assert!(wins && winner == seat || !wins && is_dry);
            assert!(!is_dry || wins || others().all(|it| state.points(it) <= state.points(winner)));
        }
        Some(Ending::Draw) => assert!(rules.turn_limit > 0 && public.turns == rules.turn_limit),
    }
    assert_eq!(public.ending.is_some(), state.task() == Task::Over);
}

/// Ships that may move, and where to, against the slow versions.
pub fn moves(rules: &Rules, state: &State) {
    for seat in Seat::all(rules.players) {
        let kept: Vec<Edge> = state.fleet(seat).loose.into_iter().collect();
        assert_eq!(kept, lines::loose(rules, state, seat), "{seat:?}");
    }
    if state.task() != Task::Main {
        return;
    }
    let seat = state.public.turn;
    let mut slow = lines::movable(rules, state, seat);
    let ways = Ways { rules, state, seat };
    slow.retain(|ship| !ways.ships(Some(*ship)).is_empty());
    let listed = game::actions(rules, state, seat).into_iter();
    let lifts: Vec<Edge> = listed
        .filter_map(|action| match action {
            board::Action::Lift(edge) => Some(edge),
            _ => None,
        })
        .collect();
    match rules.sea().special {
        // SC7-17: where a ship may go is judged more strictly there.
        Special::Pirates(_) => assert!(lifts.iter().all(|ship| slow.contains(ship))),
        _ => assert_eq!(lifts, slow),
    }
}
