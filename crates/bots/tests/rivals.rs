//! The bots of the card game for two: how strong they are, and that they cope with every mode.

mod matches;
#[path = "../../rivals/tests/reference/mod.rs"]
mod reference;

use bots::rivals::{Cautious, Greedy};
use bots::{Bot, Random, Sight, Whim};
use game::testing::{TestLuck, games};
use game::{Game as _, Log, Luck, Notation as _, Seat, Setup as _, Step};
use matches::{Mirrored, Player, Score};
use rivals::{Action, CardId, Mode, Options, Rules, Set, Setup, State, position};

/// Half of the games in either seat.
fn play_match(
    mode: Mode,
    turn_limit: u16,
    bots: &dyn Fn() -> Vec<Player<Rules>>,
    games: u64,
) -> Score {
    let options = Options {
        mode,
        turn_limit,
        ..Options::default()
    };
    matches::play_match::<Rules>(&options, |end| end.public.turns, bots, games, 1)
}

#[test]
fn greedy_beats_a_random_player_in_every_mode() {
    for mode in Mode::ALL {
        let score = play_match(mode, 0, &|| vec![Box::new(Greedy), Box::new(Random)], 60);
        assert!(score.wins[0] >= 57, "{mode:?}: {:?} of 60", score.wins);
    }
}

/// Neither do two of them wait for each other, nor is the seat more than half the game.
#[test]
fn games_between_greedy_players_end_by_points_in_good_time() {
    for mode in Mode::ALL {
        let score = play_match(mode, 200, &|| vec![Box::new(Greedy), Box::new(Greedy)], 40);
        let turns = score.turns / 40;
        println!("{mode:?}: {:?} wins, {turns} turns", score.wins);
        assert_eq!(score.wins.iter().sum::<u32>(), 40, "{mode:?}");
        assert!((10..60).contains(&turns), "{mode:?}: {turns} turns");
    }
}

#[test]
fn decisions_depend_on_nothing_but_view_and_menu() {
    for mode in Mode::ALL {
        let mirrored = || -> Player<Rules> { Box::new(Mirrored(Greedy)) };
        play_match(mode, 200, &|| vec![mirrored(), Box::new(Random)], 4);
        play_match(mode, 200, &|| vec![mirrored(), mirrored()], 4);
        let erring = || -> Player<Rules> { Box::new(Mirrored(Whim::new(Greedy, 50))) };
        play_match(mode, 200, &|| vec![erring(), mirrored()], 4);
    }
}

fn open(mode: Mode) -> Rules {
    let options = Options {
        mode,
        ..Options::default()
    };
    let setup = Setup::deal(&options, &mut TestLuck(1)).expect("options that can be dealt");
    Rules::open(setup).expect("a table")
}

/// A position in which everything else is on the discard pile.
fn spent(rules: &Rules, lines: &str, keep: fn(CardId) -> bool) -> State {
    let fresh = position::read(rules, lines).expect(lines).secret.fresh;
    let gone: Vec<&str> = fresh
        .iter()
        .filter(|(card, _)| !keep(*card))
        .flat_map(|(card, count)| std::iter::repeat_n(card.name(), count.into()))
        .collect();
    let lines = format!("{lines}\ndiscard {}", gone.join(" "));
    position::read(rules, &lines).expect(&lines)
}

/// What greedy does in red's action phase, and what it answers if red proposes the end.
fn choices(rules: &Rules, mut state: State) -> (String, String) {
    let choice = |state: &State, seat: Seat| {
        let sight = Sight::new(rules, state, seat);
        Greedy.choose(&sight, &mut TestLuck(1)).write(rules)
    };
    let first = choice(&state, Seat(0));
    let step = Step::Act(Seat(0), Action::Propose);
    let proposed = rules.play(&mut state, step, &mut Log::off());
    proposed.expect("the end may be proposed");
    (first, choice(&state, Seat(1)))
}

/// RIV-198: greedy proposes to end a game that nobody can win, and agrees to it; as long as
/// somebody can win, it does neither.
#[test]
fn greedy_ends_a_game_nobody_can_win() {
    let towns = "red settled right forest_stack_4 hills_stack_1
red settled right forest_stack_6 hills_stack_5
red settled right fields_stack_1 pasture_stack_5
blue settled right fields_stack_3 pasture_stack_6
blue settled right gold_field_stack_2 gold_field_stack_3
red city s0\nred city s1\nred city s2
blue city s0\nblue city s1\nblue city s2\nblue city s3";
    let duel = open(Mode::Duel);
    let hopeless = spent(&duel, towns, |card| card.set() == Set::Base);
    let (first, answer) = choices(&duel, hopeless);
    assert_eq!((first.as_str(), answer.as_str()), ("propose", "agree"));

    let intro = open(Mode::Intro);
    let (first, answer) = choices(&intro, spent(&intro, "", |_| false));
    assert_ne!(first, "propose");
    assert_eq!(answer, "pass");
}

/// Stands in, and never does what a player would have to answer for.
struct Watched;

impl Bot<Rules> for Watched {
    fn choose(&mut self, sight: &Sight<Rules>, luck: &mut dyn Luck) -> Action {
        let action = Cautious.choose(sight, luck);
        let spends = matches!(
            action,
            Action::Play(_)
                | Action::Build { .. }
                | Action::Trade { .. }
                | Action::TearDown { .. }
                | Action::Search
                | Action::Road(_)
        );
        assert!(!spends, "{action:?}");
        action
    }
}

/// Whoever is replaced for a while builds, plays and trades nothing, and the game goes on.
#[test]
fn a_cautious_player_only_does_what_he_must() {
    for mode in Mode::ALL {
        let score = play_match(mode, 40, &|| vec![Box::new(Watched), Box::new(Watched)], 1);
        assert_eq!((score.unfinished, score.turns), (0, 40));
    }
}

/// The greedy player comes to positions that random ones never see.
#[test]
fn greedy_games_agree_with_a_second_reading_of_the_rules() {
    for mode in Mode::ALL {
        let count = games(4, 400);
        let seen = reference::beside::watch(mode, count, &mut |rules, state, seat, luck| {
            Greedy.choose(&Sight::new(rules, state, seat), luck)
        });
        assert!(seen.menus > 100 && seen.rolls > 40, "{mode:?}");
    }
}
