//! Random positions, wilder than those of random games: rings, branches and foreign pieces on the
//! way. What may be built and moved there, and how long the routes are, equals what slow and
//! obvious versions say.

#![allow(clippy::unwrap_used)] // Every function here is a test's.

#[path = "../reference/mod.rs"]
mod reference;
#[path = "../common/sea.rs"]
mod sea;
#[path = "../common/table.rs"]
mod table;

use std::fmt::Write as _;

use board::{Action, KnightAction, Options, Rules, Site, State, chart, position};
use game::testing::{TestLuck, games};
use game::{Game as _, Log, Luck as _, Seat, Step};
use hexgrid::{CornerSet, Edge, EdgeSet};
use reference::{lines, trail, ways::Ways};

/// How many positions of each table.
fn positions() -> u64 {
    games(4_000, 20_000)
}

/// Lays pieces of two players over the board, near each other.
struct Scatter<'a> {
    rules: &'a Rules,
    luck: TestLuck,
    lines: String,
    edges: EdgeSet,
    buildings: CornerSet,
    knights: CornerSet,
}

impl Scatter<'_> {
    /// Roads or ships of one player, most of them joined to the last ones, many closing rings.
    fn routes(&mut self, name: &str, kind: &str, allowed: EdgeSet, count: u32) {
        let grid = &self.rules.grid;
        let mut own = EdgeSet::EMPTY;
        for _ in 0..count {
            let free = allowed & !self.edges;
            let corners: CornerSet = own
                .into_iter()
                .flat_map(|edge| grid.edge_ends(edge))
                .collect();
            let touching = |edge: &Edge, count: usize| {
                let ends = grid.edge_ends(*edge).into_iter();
                ends.filter(|end| corners.contains(*end)).count() >= count
            };
            let wish = [0, 1, 1, 2][self.luck.below(4) as usize];
            let near: Vec<Edge> = free
                .into_iter()
                .filter(|edge| touching(edge, wish))
                .collect();
            if near.is_empty() {
                continue;
            }
            let edge = near[self.luck.below(near.len() as u32) as usize];
            own.insert(edge);
            self.edges.insert(edge);
            writeln!(self.lines, "{name} {kind} {}", self.rules.edge_name(edge)).unwrap();
        }
    }

    /// A few corners out of these, none of them taken.
    fn corners(&mut self, allowed: CornerSet, count: u32) -> CornerSet {
        let mut chosen = CornerSet::EMPTY;
        for _ in 0..count {
            let free = allowed & !self.buildings & !self.knights & !chosen;
            if !free.is_empty() {
                chosen.insert(free.nth(self.luck.below(free.len())));
            }
        }
        chosen
    }

    fn build(&mut self, name: &str, land: CornerSet, count: u32) {
        let chosen = self.corners(land, count);
        self.buildings |= chosen;
        for corner in chosen {
            let corner = self.rules.corner_name(corner);
            writeln!(self.lines, "{name} settlement {corner}").unwrap();
        }
    }

    /// Up to two knights of each rank, at corners with a piece of anybody's.
    fn raise(&mut self, name: &str) {
        let grid = &self.rules.grid;
        let edges = self.edges.into_iter();
        let touched: CornerSet = edges.flat_map(|edge| grid.edge_ends(edge)).collect();
        for rank in ["basic", "strong", "mighty"] {
            let count = self.luck.below(3);
            let chosen = self.corners(touched, count);
            self.knights |= chosen;
            for corner in chosen {
                let corner = self.rules.corner_name(corner);
                // Only who is on turn has knights that may act.
                let states = if name == "red" { 3 } else { 2 };
                let state = ["", "active", "ready"][self.luck.below(states) as usize];
                writeln!(self.lines, "{name} knight {corner} {rank} {state}").unwrap();
            }
        }
    }
}

fn scattered(rules: &Rules, seed: u64) -> (String, State) {
    let empty = position::read(rules, "").unwrap();
    let (at_sea, public) = (rules.modules.sea, &empty.public);
    let land = if at_sea {
        chart::corners(rules, public)
    } else {
        rules.grid.all_corners()
    };
    let mut scatter = Scatter {
        rules,
        luck: TestLuck(seed),
        lines: String::from("red hand 9 lumber 9 brick 9 wool 9 grain 9 ore\n"),
        edges: EdgeSet::EMPTY,
        buildings: CornerSet::EMPTY,
        knights: CornerSet::EMPTY,
    };
    for name in ["red", "blue"] {
        let count = scatter.luck.below(16);
        scatter.routes(name, "road", public.free, count);
        if at_sea {
            let count = scatter.luck.below(15);
            scatter.routes(name, "ship", public.sea.free, count);
        }
        let count = 1 + scatter.luck.below(4);
        scatter.build(name, land, count);
    }
    if rules.modules.knights {
        scatter.raise("red");
        scatter.raise("blue");
    }
    if at_sea && scatter.luck.below(2) == 0 {
        let water = rules.grid.all_hexes() & !rules.sea().land;
        let hex = rules.hex_name(water.nth(scatter.luck.below(water.len())));
        writeln!(scatter.lines, "pirate {hex}").unwrap();
    }
    let state = position::read(rules, &scatter.lines).unwrap();
    (scatter.lines, state)
}

/// What the menu of a seat says, by kind.
#[derive(Default, PartialEq, Debug)]
struct Offered {
    roads: Vec<Edge>,
    ships: Vec<Edge>,
    lifts: Vec<Edge>,
    posts: Vec<hexgrid::Corner>,
    moves: Vec<(hexgrid::Corner, hexgrid::Corner)>,
}

fn offered(rules: &Rules, state: &State, seat: Seat) -> Offered {
    let mut offered = Offered::default();
    for action in game::actions(rules, state, seat) {
        match action {
            Action::Road(edge) => offered.roads.push(edge),
            Action::Ship(edge) => offered.ships.push(edge),
            Action::Lift(edge) => offered.lifts.push(edge),
            Action::Knights(KnightAction::At(Site::Knight, corner)) => offered.posts.push(corner),
            Action::Knights(KnightAction::Move(from, to)) => offered.moves.push((from, to)),
            _ => {}
        }
    }
    offered
}

fn compare(rules: &Rules, state: &State) {
    let seat = Seat(0);
    let ways = Ways { rules, state, seat };
    let (pieces, realm) = (state.pieces(seat), &state.public.knights.realms[0]);
    let (at_sea, knightly) = (rules.modules.sea, rules.modules.knights);
    let stock =
        |is_there: bool, list: &dyn Fn() -> Vec<Edge>| if is_there { list() } else { Vec::new() };
    let expected = Offered {
        roads: stock(pieces.roads_left > 0, &|| ways.roads()),
        ships: stock(at_sea && state.fleet(seat).ships_left > 0, &|| {
            ways.ships(None)
        }),
        lifts: stock(at_sea, &|| {
            let mut lifts = lines::movable(rules, state, seat);
            lifts.retain(|ship| !ways.ships(Some(*ship)).is_empty());
            lifts
        }),
        posts: if knightly && realm.ranks[0].len() < 2 {
            ways.posts()
        } else {
            Vec::new()
        },
        moves: if knightly {
            ways.knight_moves()
        } else {
            Vec::new()
        },
    };
    let found = offered(rules, state, seat);
    assert_eq!(found, expected);
    for lifted in found.lifts {
        let mut next = state.clone();
        let step = Step::Act(seat, Action::Lift(lifted));
        rules.play(&mut next, step, &mut Log::off()).unwrap();
        assert_eq!(offered(rules, &next, seat).ships, ways.ships(Some(lifted)));
    }
    for seat in Seat::all(2) {
        let length = trail::longest(rules, state, seat);
        assert_eq!(board::route_length(rules, state, seat), length);
    }
}

/// Looks at positions of one table; in many of them is what makes the comparison worthwhile.
fn compare_all(options: &Options, is_worthwhile: &dyn Fn(&State) -> bool) {
    let rules = table::rules(options).unwrap();
    let mut worthwhile = 0;
    for seed in 0..positions() {
        let (lines, state) = scattered(&rules, seed);
        let compared = std::panic::catch_unwind(|| compare(&rules, &state));
        compared.unwrap_or_else(|_| panic!("position {seed}:\n{lines}"));
        worthwhile += u64::from(is_worthwhile(&state));
    }
    assert!(worthwhile * 5 > positions(), "{worthwhile} positions");
}

fn has_ships(state: &State) -> bool {
    state.fleet(Seat(0)).ships.len() > 5
}

fn has_knights(state: &State) -> bool {
    !state.public.knights.ready.is_empty()
}

fn with_knights(options: &Options) -> Options {
    Options {
        knights: true,
        points: 13,
        ..options.clone()
    }
}

/// SEA-32, SEA-33, SEA-52 … SEA-65, SEA-81 … SEA-83.
#[test]
fn ships_move_and_join_as_the_slow_versions_say() {
    compare_all(&sea::archipelago(), &has_ships);
}

/// CK-69, CK-70, CK-75, SEA-153, SEA-R-32.
#[test]
fn knights_at_sea_move_and_block_as_the_slow_versions_say() {
    compare_all(&with_knights(&sea::archipelago()), &|state| {
        has_ships(state) && has_knights(state)
    });
}

/// CK-40, CK-41, CK-44, CK-45.
#[test]
fn knights_move_and_block_as_the_slow_versions_say() {
    let board = table::on_beginner_board(&Options {
        start: Some(Seat(0)),
        ..Options::default()
    });
    compare_all(&with_knights(&board), &has_knights);
}
