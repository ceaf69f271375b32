//! What greedy does with Cities & Knights, in positions with one good answer.

use board::{Action, Board, Options, Rules, Setup, State, position};
use bots::board::Greedy;
use bots::{Bot, Sight};
use game::testing::TestLuck;
use game::{Awaits, Game, Log, Notation, Seat, Setup as _, Step};

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

/// What is decided first, by red and by those it asks.
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

/// Roads lead from the city to two corners that are too near for a settlement.
const RED_CITY: &str = "red city -2,1.SE\nred road -2,1.E\nred road -1,1.SW\n";
/// A road goes on to a corner where red could settle.
const WAY_TO_SITE: &str = "red road -1,1.SE\n";
const BLUE_CITY: &str = "blue city 1,1.NW\nblue road 1,1.W\n";
/// The robber stands on the forest with the eight, at red's city.
const ROBBED: &str = "robber -2,1\nlanded\nbarbarians 1\n";

#[test]
fn knights_are_made_active_when_the_barbarians_are_near_and_the_defence_is_short() {
    let position = format!(
        "{RED_CITY}{BLUE_CITY}red knight -1,1.S basic passive\nred hand 1 grain 2 ore\n\
         blue knight 1,1.SW basic active\nbarbarians 6"
    );
    let said = red_does(&position);
    assert!(said.starts_with("activate "), "{said}");
}

#[test]
fn a_knight_is_built_for_a_landing_but_not_where_red_could_settle() {
    let rules = island();
    let position =
        format!("{RED_CITY}{WAY_TO_SITE}{BLUE_CITY}red hand 1 wool 1 ore 1 grain\nbarbarians 5");
    let state = read(&rules, &position);
    let chosen = choice(&rules, &state, RED);
    let corner = chosen.strip_prefix("raise ").expect(&chosen);
    let corner = rules.grid.corner_named(corner).expect("a corner");
    assert!(!state.public.open.contains(corner), "{chosen}");
}

#[test]
fn a_knight_beside_the_robber_chases_him_from_own_hexes() {
    let position = format!("{RED_CITY}{BLUE_CITY}{ROBBED}red knight -2,1.NE basic ready\n");
    let said = red_does(&position);
    assert!(said.starts_with("chase "), "{said}");
}

#[test]
fn a_knight_goes_to_where_it_can_chase_the_robber() {
    let position = format!("{RED_CITY}{BLUE_CITY}{ROBBED}red knight -1,1.S basic ready\n");
    let said = red_does(&position);
    let to = said.strip_prefix("move ").expect(&said);
    let to = to.split_once(' ').expect("two corners").1;
    let rules = island();
    let corner = rules.grid.corner_named(to).expect("a corner");
    let robber = read(&rules, ROBBED).public.robber;
    assert!(rules.grid.hex_corners(robber).contains(corner), "{said}");
}

#[test]
fn a_weaker_knight_is_driven_out_of_an_own_line() {
    let position = format!(
        "{RED_CITY}{BLUE_CITY}red road -2,1.NE\nred knight -1,1.S strong ready\n\
         blue knight -2,1.NE basic\nred hand 1 grain\n"
    );
    let rules = island();
    let said = red_does(&position);
    let drives = Action::read("move -1,1.S -2,1.NE", &rules).expect("a move");
    assert_eq!(said, drives.write(&rules));
}

#[test]
fn smith_promotes_two_knights() {
    let position = format!(
        "{RED_CITY}{BLUE_CITY}red progress smith\n\
         red knight -2,1.NE basic\nred knight -1,1.S basic\n"
    );
    let said = red_goes_on(&position, 3);
    assert_eq!(said[0], "play smith");
    let promotes = |word: &String| word.starts_with("promote ");
    assert!(said[1..].iter().all(promotes), "{said:?}");
    assert_ne!(said[1], said[2]);
}

#[test]
fn cards_are_played_where_they_help() {
    for (card, position) in [
        (
            "commercial-harbor",
            "red hand 3 lumber 2 brick\nblue hand 3 cloth 2 coin",
        ),
        (
            "merchant-fleet",
            "red settlement 0,-1.N\nred hand 2 lumber 2 ore 2 grain",
        ),
        // It leads to a place where blue could settle.
        ("diplomat", "blue road 1,1.SW"),
        // It stands where red could settle.
        ("intrigue", "red road -1,1.SE\nblue knight -1,1.SE strong"),
        // The city is at mountains with a three.
        ("inventor", ""),
    ] {
        let position = format!("{RED_CITY}{BLUE_CITY}red progress {card}\n{position}");
        assert_eq!(red_does(&position), format!("play {card}"));
    }
}

/// City and settlement at the forest with the eight get three cards.
#[test]
fn the_alchemist_rolls_what_pays_best() {
    let position = "red city -2,1.SE\nred settlement -2,1.N\nblue city 1,1.NW\n\
                    red progress alchemist\nphase before-roll";
    let said = red_goes_on(position, 3);
    assert_eq!(said, ["play alchemist", "die 2", "die 6"]);
}
