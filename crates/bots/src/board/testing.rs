//! Known positions for the tests of this folder, on the printed island for beginners.

use board::{Board, Options, Rules, Setup, State, View, position};
use game::testing::TestLuck;
use game::{Game, Seat, Setup as _, Viewer};
use hexgrid::Corner;

pub const RED: Seat = Seat(0);
pub const BLUE: Seat = Seat(1);

pub fn beginner_island() -> Rules {
    island(false)
}

/// With Cities & Knights.
pub fn island_with_knights() -> Rules {
    island(true)
}

fn island(knights: bool) -> Rules {
    let options = Options {
        board: Board::Beginner,
        knights,
        ..Options::default()
    };
    let setup = Setup::deal(&options, &mut TestLuck(1)).expect("the printed island");
    Rules::open(setup).expect("a table for four")
}

pub fn view(rules: &Rules, seat: Seat, text: &str) -> View {
    let state: State = position::read(rules, text).expect("a position");
    rules.view(&state, Viewer::Seat(seat))
}

pub fn corner(rules: &Rules, name: &str) -> Corner {
    let name = name.parse().expect("a name of a corner");
    rules.grid.corner(name).expect("a corner of the island")
}
