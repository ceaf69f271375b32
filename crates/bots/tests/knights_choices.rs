//! What greedy does with Cities & Knights, in positions with one good answer.

use board::{Action, Board, KnightAction, Options, Rules, Setup, State, position};
use bots::board::Greedy;
use bots::{Bot, Sight};
use game::testing::TestLuck;
use game::{Awaits, Choices, Game, Log, Notation, Seat, Setup as _, Step};

const RED: Seat = Seat(0);

fn island() -> Rules {
    let options = Options {
        board: Board::Beginner,
        knights: true,
        points: 13,
        ..Options::default()
    };
    let setup = Setup::deal(&options, &mut TestLuck(1)).expect("the printed island");
    Rules::open(setup).expect("a table")
}

fn read(rules: &Rules, text: &str) -> State {
    position::read(rules, text).expect("a position")
}

fn choice(rules: &Rules, state: &State, seat: Seat) -> String {
    let sight = Sight::new(rules, state, seat);
    let action = Greedy::default().choose(&sight, &mut TestLuck(1));
    action.write(rules)
}

/// What red does in its turn.
fn red_does(text: &str) -> String {
    let rules = island();
    choice(&rules, &read(&rules, text), RED)
}

/// What red and the others do, one after the other, until red is asked for something else or chance
/// is.
fn red_goes_on(text: &str, decisions: usize) -> Vec<String> {
    let rules = island();
    let mut state = read(&rules, text);
    let mut said = Vec::new();
    while let (Awaits::Seats(seats), true) = (rules.awaits(&state), said.len() < decisions) {
        let seat = seats.lowest();
        let chosen = choice(&rules, &state, seat);
        let action = Action::read(&chosen, &rules).expect("an action");
        let step = Step::Act(seat, action);
        rules
            .play(&mut state, step, &mut Log::off())
            .expect("it is allowed");
        said.push(chosen);
    }
    said
}

const RED_CITY: &str = "red city -2,1.SE\nred road -2,1.E\nred road -1,1.SW\n";
const BLUE_CITY: &str = "blue city 1,1.NW\nblue road 1,1.W\n";

/// CK-41, CK-47: no settlement stands under a knight, so none is planned there.
#[test]
fn no_settlement_is_planned_under_a_knight() {
    let village = "red settlement -2,1.SE\nred road -2,1.E\nred road -1,1.SW\n\
                   red hand 1 lumber 1 brick 1 wool 1 grain\n";
    let rules = island();
    let settles = red_does(village);
    assert!(settles.starts_with("settle "), "{settles}");
    let corner = settles.trim_start_matches("settle ");
    for owner in ["red", "blue"] {
        let blocked = format!("{village}{owner} knight {corner} basic\n");
        let state = read(&rules, &blocked);
        let menu = rules.menu(&state, RED);
        let settle = Action::read(&settles, &rules).expect("an action");
        assert!(!menu.contains(settle));
        let chosen = choice(&rules, &state, RED);
        assert_ne!(chosen, settles);
    }
}

#[test]
fn knights_are_made_active_when_the_barbarians_are_near_and_the_defence_is_short() {
    let position = format!(
        "{RED_CITY}{BLUE_CITY}red knight -1,1.SW basic passive\nred hand 1 grain\n\
         blue knight 1,1.SW basic active\n"
    );
    let near = red_does(&format!("{position}barbarians 6"));
    assert_eq!(near, "activate -2,2.NE");
}
