//! What greedy does in positions with one good answer, in notation.

use board::{Action, Board, Options, Rules, Setup, State, position};
use bots::board::{Cautious, Greedy};
use bots::{Bot, Sight};
use game::testing::TestLuck;
use game::{Game, Log, Notation, Seat, Setup as _, Step};

const RED: Seat = Seat(0);
const BLUE: Seat = Seat(1);

fn open(options: &Options) -> Rules {
    let setup = Setup::deal(options, &mut TestLuck(1)).expect("options that can be dealt");
    Rules::open(setup).expect("a table")
}

fn beginner_island() -> Rules {
    open(&Options {
        board: Board::Beginner,
        ..Options::default()
    })
}

fn read(rules: &Rules, text: &str) -> State {
    position::read(rules, text).expect("a position")
}

fn choice(rules: &Rules, state: &State, seat: Seat) -> String {
    let sight = Sight::new(rules, state, seat);
    let action = Greedy::default().choose(&sight, &mut TestLuck(1));
    action.write(rules)
}

/// What red does on the island for beginners.
fn red_does(text: &str) -> String {
    let rules = beginner_island();
    choice(&rules, &read(&rules, text), RED)
}

/// What blue says to an offer of red's.
fn blue_answers(text: &str, offer: &str) -> String {
    let rules = beginner_island();
    let mut state = read(&rules, text);
    let offer = Action::read(offer, &rules).expect("an offer");
    rules
        .play(&mut state, Step::Act(RED, offer), &mut Log::off())
        .expect("it may be made");
    choice(&rules, &state, BLUE)
}

#[test]
fn a_knight_is_played_before_the_roll_only_against_the_robber_or_for_the_army() {
    let village =
        "red settlement -2,1.SE\nblue settlement 1,1.NW\nblue hand 3 wool\nphase before-roll\n";
    assert_eq!(
        red_does(&format!("{village}red cards knight\nrobber -2,1")),
        "knight"
    );
    assert_eq!(
        red_does(&format!("{village}red cards knight\nrobber 2,0")),
        "roll"
    );
    let army = format!("{village}red cards knight\nred knights 2\nrobber 2,0");
    assert_eq!(red_does(&army), "knight");
}

#[test]
fn the_robber_goes_where_the_leader_earns_most() {
    let rules = beginner_island();
    let mut state = read(
        &rules,
        "red settlement -2,1.SE\nblue city 2,0.NE\nblue city 0,-1.NW\norange settlement 1,-1.N\n\
         blue hand 2 wool\norange hand 2 wool\nred cards knight\nred hand 1 wool",
    );
    rules
        .play(&mut state, Step::Act(RED, Action::Knight), &mut Log::off())
        .expect("a knight");
    // The hills with the six carry blue's city, the mountains with the eight the other.
    let chosen = choice(&rules, &state, RED);
    assert!(
        ["robber 0,-1", "robber 2,0"].contains(&chosen.as_str()),
        "{chosen}"
    );
}

#[test]
fn the_robber_keeps_off_own_hexes() {
    let rules = beginner_island();
    // Blue, near victory, has all its cities around the hills with the six; red has a part there.
    let mut state = read(
        &rules,
        "red settlement 0,-1.N\nblue city 0,-1.SE\nblue city 0,-1.SW\nblue hand 5 ore\n\
         orange settlement 2,0.NE\nred cards knight",
    );
    rules
        .play(&mut state, Step::Act(RED, Action::Knight), &mut Log::off())
        .expect("a knight");
    let chosen = choice(&rules, &state, RED);
    assert!(!["robber 0,-1", "robber 0,-2", "robber 1,-2"].contains(&chosen.as_str()));
}

#[test]
fn the_bank_completes_a_city() {
    let position = "red settlement -2,1.SE\nred hand 4 wool 2 ore 2 grain\nred road -2,1.E";
    assert_eq!(red_does(position), "bank wool ore");
    assert_eq!(
        red_does("red settlement -2,1.SE\nred road -2,1.E\nred hand 3 ore 2 grain"),
        "city -2,2.N"
    );
}

#[test]
fn a_card_that_is_missing_is_asked_for() {
    let position = "red settlement -2,1.SE\nred road -2,1.E\nred hand 2 ore 2 grain 2 brick\n\
                    blue settlement 1,1.NW\nblue hand 2 ore 1 wool";
    assert_eq!(red_does(position), "offer 1 brick for 1 ore");
}

#[test]
fn an_offer_is_accepted_if_it_helps_and_the_other_is_not_about_to_win() {
    let hands = "red settlement -2,1.SE\nred hand 1 ore\nblue settlement 1,1.NW\n\
                 blue road 1,1.W\nblue hand 2 ore 2 grain 3 wool\n";
    assert_eq!(blue_answers(hands, "offer 1 ore for 1 wool"), "accept");
    // Red has three cities, the route and a settlement: nine points.
    let leader = "red city -2,2.SE\nred city -1,0.N\nred city 2,-1.N\n\
                  red road -2,1.E\nred road -1,1.SW\nred road -2,1.NE\nred road -1,0.W\n\
                  red road -2,0.NE\nholder route red\n";
    assert_eq!(
        blue_answers(&format!("{leader}{hands}"), "offer 1 ore for 1 wool"),
        "reject"
    );
}

#[test]
fn an_open_question_is_answered_with_a_price() {
    let hands = "red settlement -2,1.SE\nred hand 1 grain\nblue settlement 1,1.NW\n\
                 blue road 1,1.W\nblue hand 1 ore 3 wool\n";
    assert_eq!(
        blue_answers(hands, "ask 1 wool"),
        "counter 1 wool for 1 grain"
    );
    // What blue needs itself it does not sell, and what it lacks it cannot.
    assert_eq!(blue_answers(hands, "ask 1 ore"), "reject");
    assert_eq!(blue_answers(hands, "ask 1 lumber"), "reject");
}

#[test]
fn a_proposal_is_taken_up_if_it_helps() {
    let rules = beginner_island();
    let red_does = |proposal: &str| {
        let position = "red settlement -2,1.SE\nred road -2,1.E\nred hand 2 ore 2 grain 3 wool\n\
                        blue settlement 1,1.NW\nblue hand 1 ore 1 brick";
        let mut state = read(&rules, position);
        let proposal = Action::read(proposal, &rules).expect("a proposal");
        rules
            .play(&mut state, Step::Act(BLUE, proposal), &mut Log::off())
            .expect("it may be made");
        choice(&rules, &state, RED)
    };
    assert_eq!(red_does("propose 1 ore for 1 wool"), "conclude blue");
    assert_ne!(red_does("propose 1 brick for 2 ore"), "conclude blue");
}

#[test]
fn nothing_is_given_that_the_plan_needs() {
    let hands = "red settlement -2,1.SE\nred hand 2 wool\nblue settlement 1,1.NW\n\
                 blue road 1,1.W\nblue hand 3 ore 2 grain\n";
    let answer = blue_answers(hands, "offer 1 wool for 1 ore");
    assert_ne!(answer, "accept");
}

#[test]
fn discards_leave_what_the_plan_needs() {
    let rules = beginner_island();
    let mut state = read(
        &rules,
        "red settlement -2,1.SE\nred road -2,1.E\nred hand 3 ore 2 grain 5 wool\nphase before-roll",
    );
    let mut log = Log::off();
    rules
        .play(&mut state, Step::Act(RED, Action::Roll), &mut log)
        .expect("a roll");
    let seven = board::Chance::Dice(3, 4);
    rules
        .play(&mut state, Step::Chance(seven), &mut log)
        .expect("a seven");
    for _ in 0..5 {
        let said = choice(&rules, &state, RED);
        assert_eq!(said, "discard wool");
        let action = Action::read(&said, &rules).expect("an action");
        rules
            .play(&mut state, Step::Act(RED, action), &mut log)
            .expect("a discard");
    }
}

#[test]
fn a_monopoly_takes_what_is_out_and_needed() {
    let position = "red settlement -2,1.SE\nred road -2,1.E\nred hand 2 grain 1 wool\n\
                    red cards monopoly\nblue hand 3 ore 1 wool\norange hand 2 ore";
    assert_eq!(red_does(position), "monopoly ore");
}

#[test]
fn the_army_is_never_given_up() {
    let rules = open(&Options {
        seats: 2,
        neutrals: true,
        ..Options::default()
    });
    for (knights, may_go) in [(3, false), (5, true)] {
        let state = read(
            &rules,
            &format!(
                "red settlement -2,1.SE\nred road -2,1.E\nred hand 2 grain 2 ore 2 brick\n\
                 red knights {knights}\nred trade-cards 0\nblue hand 4 ore"
            ),
        );
        let gives_up = choice(&rules, &state, RED) == "give-up-knight";
        assert_eq!(gives_up, may_go, "{knights} knights");
    }
}

fn cautious(rules: &Rules, state: &State, seat: Seat) -> String {
    let sight = Sight::new(rules, state, seat);
    Cautious.choose(&sight, &mut TestLuck(1)).write(rules)
}

/// Whatever could be built, bought, traded or played: the cautious one passes.
#[test]
fn the_cautious_one_passes_where_it_can() {
    let rules = beginner_island();
    let rich = "red hand 5 lumber 5 brick 5 wool 5 grain 5 ore\nblue hand 1 ore\n\
                red settlement -2,1.SE\nred cards knight monopoly\n";
    let at = |phase: &str| read(&rules, &format!("{rich}phase {phase}"));
    assert_eq!(cautious(&rules, &at("before-roll"), RED), "roll");
    let mut state = at("main");
    assert_eq!(cautious(&rules, &state, RED), "end");
    let offer = Action::read("offer 5 lumber for 1 ore", &rules).expect("an offer");
    let play = |state: &mut State, step| {
        rules
            .play(state, step, &mut Log::off())
            .expect("it is allowed");
    };
    play(&mut state, Step::Act(RED, offer));
    assert_eq!(cautious(&rules, &state, BLUE), "reject");
    play(&mut state, Step::Act(BLUE, Action::Accept));
    assert_eq!(cautious(&rules, &state, RED), "withdraw");
}

/// Of each discard the largest pile is the source, so what is left is as even as can be.
#[test]
fn the_cautious_one_discards_evenly() {
    let rules = beginner_island();
    let text = "red hand 6 lumber 3 wool 1 ore\nphase before-roll";
    let mut state = read(&rules, text);
    let log = &mut Log::off();
    let roll = Action::Roll;
    rules
        .play(&mut state, Step::Act(RED, roll), log)
        .expect("a roll");
    let seven = board::Chance::read("roll 3+4", &rules).expect("a seven");
    rules
        .play(&mut state, Step::Chance(seven), log)
        .expect("a draw");
    let mut discarded = Vec::new();
    while cautious(&rules, &state, RED).starts_with("discard") {
        let chosen = cautious(&rules, &state, RED);
        let action = Action::read(&chosen, &rules).expect("an action");
        rules
            .play(&mut state, Step::Act(RED, action), log)
            .expect("it is allowed");
        discarded.push(chosen);
    }
    let due = ["discard lumber"; 3]
        .into_iter()
        .chain(["discard wool", "discard lumber"]);
    assert_eq!(discarded, due.collect::<Vec<_>>());
    assert!(cautious(&rules, &state, RED).starts_with("robber "));
}
