//! The players of the dice game: what they reckon is true, and they are as good as they claim.

use std::collections::HashMap;
use std::sync::Arc;

use bots::dice::{Expectation, Greedy, Position, Worth, WorthTable, solve::solve};
use bots::{Bot, Random, Sight};
use dice::{Action, BOXES, Options, Roll, Rules, Setup, State};
use game::testing::TestLuck;
use game::{Awaits, Game, Log, Luck, Outcome, Seat, Setup as _, Step, Tickets, actions, outcomes};

const NOTHING: &str = "roll wool wool wool wool wool wool";
const KNIGHT: &str = "roll wool wool grain grain ore ore";

fn solo() -> Rules {
    of_seats(1)
}

fn of_seats(seats: u8) -> Rules {
    let options = Options { seats, start: 0 };
    let setup = Setup::deal(&options, &mut TestLuck(0)).expect("so many may play");
    Rules::open(setup).expect("so many may play")
}

/// Plays a turn, given as its roll and its actions.
fn turn(rules: &Rules, state: &mut State, roll: &str, todo: &[&str]) {
    let roll: Roll = roll.parse().expect("a roll");
    rules
        .play(state, Step::Chance(roll), &mut Log::off())
        .expect("six dice");
    for text in todo.iter().chain(&["end"]) {
        let action: Action = text.parse().expect("an action");
        let step = Step::Act(state.seat(), action);
        rules.play(state, step, &mut Log::off()).expect("allowed");
    }
}

/// What a game comes to in the mean, by trying everything the engine allows. Where `choose` has no
/// answer, the best is done.
fn by_trying(
    rules: &Rules,
    state: &State,
    worth: fn(&Outcome) -> f64,
    choose: &mut dyn FnMut(&State) -> Option<Action>,
    known: &mut HashMap<State, f64>,
) -> f64 {
    if let Some(value) = known.get(state) {
        return *value;
    }
    let mut after = |step, choose: &mut dyn FnMut(&State) -> Option<Action>| {
        let mut next = *state;
        rules.apply(&mut next, step, &mut Log::off());
        by_trying(rules, &next, worth, choose, known)
    };
    let value = match rules.awaits(state) {
        Awaits::Over(outcome) => worth(&outcome),
        Awaits::Chance => {
            let list = outcomes(rules, state);
            let total: u32 = list.iter().map(|(_, weight)| weight).sum();
            let sum: f64 = list
                .into_iter()
                .map(|(roll, weight)| f64::from(weight) * after(Step::Chance(roll), choose))
                .sum();
            sum / f64::from(total)
        }
        Awaits::Seats(seats) => match choose(state) {
            Some(action) => after(Step::Act(seats.lowest(), action), choose),
            None => actions(rules, state, seats.lowest())
                .into_iter()
                .map(|action| after(Step::Act(seats.lowest(), action), choose))
                .fold(f64::NEG_INFINITY, f64::max),
        },
    };
    known.insert(*state, value);
    value
}

fn points(state: &State) -> f64 {
    f64::from(dice::points(state.own_sheet()))
}

/// The solver's worth of a position against the engine's last turns, tried out in full.
fn agree(solved: f64, rules: &Rules, state: &State) {
    let score = |outcome: &Outcome| f64::from(outcome.points[0]);
    let tried = by_trying(rules, state, score, &mut |_| None, &mut HashMap::new());
    let tried = tried - points(state);
    assert!((solved - tried).abs() < 1e-9, "{solved} against {tried}");
}

#[test]
fn the_solution_of_two_turns_is_what_trying_everything_finds() {
    let rules = solo();
    let mut state = rules.start();
    for _ in 0..BOXES - 2 {
        turn(&rules, &mut state, NOTHING, &[]);
    }
    agree(solve(2).worth(2, Position::default()), &rules, &state);
}

/// A last turn with jokers: four knights are built, and one of their jokers is used.
#[test]
fn the_solution_of_a_turn_with_jokers_is_what_trying_everything_finds() {
    let rules = solo();
    let mut state = rules.start();
    turn(&rules, &mut state, KNIGHT, &["knight K1", "knight K2"]);
    turn(&rules, &mut state, KNIGHT, &["knight K3", "knight K4"]);
    turn(&rules, &mut state, NOTHING, &["joker K1 wool"]);
    for _ in 3..BOXES - 1 {
        turn(&rules, &mut state, NOTHING, &[]);
    }
    let position = Position::of(state.own_sheet());
    assert_eq!((position.knights, position.jokers), (4, 0b1110));
    agree(solve(3).worth(1, position), &rules, &state);
}

/// Roads and a city site within reach; gold and the order of builds matter.
#[test]
fn the_solution_of_a_turn_with_roads_is_what_trying_everything_finds() {
    let rules = solo();
    let mut state = rules.start();
    let roads = "roll brick brick brick lumber lumber lumber";
    turn(
        &rules,
        &mut state,
        roads,
        &["road R0", "road R1", "road R2"],
    );
    turn(&rules, &mut state, KNIGHT, &["knight K1", "knight K2"]);
    for _ in 2..BOXES - 1 {
        turn(&rules, &mut state, NOTHING, &[]);
    }
    let position = Position::of(state.own_sheet());
    agree(solve(3).worth(1, position), &rules, &state);
}

/// Three points behind in the last turn of all, a player for the win does whatever wins most often;
/// a player for points does not.
#[test]
fn who_plays_for_the_win_wins_as_often_as_can_be() {
    let rules = of_seats(2);
    let mut state = rules.start();
    turn(&rules, &mut state, KNIGHT, &["knight K1", "knight K2"]);
    turn(&rules, &mut state, NOTHING, &[]);
    for _ in 1..BOXES - 1 {
        turn(&rules, &mut state, NOTHING, &[]);
        turn(&rules, &mut state, NOTHING, &[]);
    }
    turn(&rules, &mut state, NOTHING, &[]);
    let wins = |outcome: &Outcome| {
        let has_won = outcome.winners.contains(Seat(1));
        f64::from(u8::from(has_won)) / f64::from(outcome.winners.len())
    };
    let wins = |choose: &mut dyn FnMut(&State) -> Option<Action>| {
        by_trying(&rules, &state, wins, choose, &mut HashMap::new())
    };
    let by = |mut bot: Expectation| {
        let rules = &rules;
        move |state: &State| Some(bot.choose(&Sight::new(rules, state, Seat(1)), &mut TestLuck(0)))
    };
    let best = wins(&mut |_| None);
    let to_win = wins(&mut by(Expectation::to_win()));
    let for_points = wins(&mut by(Expectation::default()));
    assert!((best - to_win).abs() < 1e-3, "{to_win} of {best}");
    assert!(for_points < best - 0.01, "{for_points} of {best}");
}

/// The table that comes with the program is fitted to the exact worths of the whole game. Solving
/// that takes a minute, so some common sheets stand here.
#[test]
fn the_short_table_is_near_the_exact_worths() {
    let sheet = |roads, cities, knights, jokers| Position {
        roads,
        settlements: 0,
        cities,
        knights,
        jokers,
    };
    for (left, position, exact) in [
        (14, sheet(0b1, 0, 1, 0b1), 94.852),
        (13, sheet(0b11, 0, 1, 0b1), 90.405),
        (10, sheet(0b1_1111, 0, 3, 0b111), 81.974),
        (7, sheet(0b1111_1111, 1, 4, 0b1111), 75.568),
        (2, sheet(0b1111_0000_1111_1111, 3, 6, 0b10_0000), 28.951),
    ] {
        let worth = WorthTable.worth(left, position);
        assert!(
            (worth - exact).abs() < 1.0,
            "{left} left, {position:?}: {worth}"
        );
    }
    assert!(WorthTable.worth(0, sheet(0, 0, 0, 0)).abs() < f64::EPSILON);
}

/// The scores of games from `start` on.
fn scores(bot: &mut dyn Bot<Rules>, start: &State, games: u64) -> Vec<f64> {
    let rules = solo();
    let play = |game| {
        let (mut luck, mut state) = (TestLuck(game), *start);
        loop {
            let step = match rules.awaits(&state) {
                Awaits::Over(outcome) => return f64::from(outcome.points[0]),
                Awaits::Chance => {
                    let bag = rules.bag(&state);
                    Step::Chance(bag.nth(luck.below(bag.total())))
                }
                Awaits::Seats(seats) => {
                    let sight = Sight::new(&rules, &state, seats.lowest());
                    Step::Act(seats.lowest(), bot.choose(&sight, &mut luck))
                }
            };
            let played = rules.play(&mut state, step, &mut Log::off());
            played.expect("bots choose what is allowed");
        }
    };
    (0..games).map(play).collect()
}

fn mean(scores: &[f64]) -> f64 {
    scores.iter().sum::<f64>() / scores.len() as f64
}

#[test]
fn better_bots_score_more() {
    let start = solo().start();
    assert!(mean(&scores(&mut Random, &start, 300)) < 0.0);
    assert!(mean(&scores(&mut Greedy, &start, 300)) > 55.0);
    assert!(mean(&scores(&mut Expectation::default(), &start, 100)) > 88.0);
}

/// Played by the solution, the last three turns bring what it promises; four standard errors off
/// would be a mistake.
#[test]
fn the_solution_keeps_its_promise() {
    let rules = solo();
    let mut state = rules.start();
    for _ in 0..BOXES - 3 {
        turn(&rules, &mut state, NOTHING, &[]);
    }
    let solution = Arc::new(solve(3));
    let promised = solution.worth(3, Position::default()) + points(&state);
    let scores = scores(&mut Expectation::new(solution), &state, 3_000);
    let mean = mean(&scores);
    let square: f64 = scores.iter().map(|score| (score - mean).powi(2)).sum();
    let error = square.sqrt() / scores.len() as f64;
    assert!(
        (mean - promised).abs() < 4.0 * error,
        "{mean} ± {error} against {promised}"
    );
}
