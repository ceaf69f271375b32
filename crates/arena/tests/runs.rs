//! What a run promises: the same games on any number of threads, by any path, counted by bot.

mod race;

use std::sync::atomic::{AtomicU64, Ordering};

use arena::{Plan, Players, Tally, run};
use bots::{Bot, Random, Sight};
use game::Luck;
use race::{Options, Pace, Race};

fn options(seats: u8) -> Options {
    Options {
        seats,
        goal: 20,
        friendly: false,
    }
}

fn tally(options: &Options, players: Players<Race>, threads: usize) -> Tally {
    let plan = Plan {
        options,
        players,
        games: 1_001,
        seed: 7,
        threads,
        max_actions: 10_000,
    };
    run(&plan, &|_| ())
        .expect("these options can be dealt")
        .tally
}

fn random(_: usize) -> Box<dyn Bot<Race>> {
    Box::new(Random)
}

/// Always in the same pace.
struct Steady(Pace);

impl Bot<Race> for Steady {
    fn choose(&mut self, _: &Sight<Race>, _: &mut dyn Luck) -> Pace {
        self.0
    }
}

#[test]
fn threads_do_not_change_the_result() {
    let alone = tally(&options(3), Players::Random, 1);
    assert_eq!(alone.games, 1_001);
    assert_eq!(alone, tally(&options(3), Players::Random, 2));
    assert_eq!(alone, tally(&options(3), Players::Bots(&random), 5));
}

#[test]
fn the_fast_path_plays_the_same_games_as_random_bots() {
    for seats in 2..=4 {
        let fast = tally(&options(seats), Players::Random, 1);
        let slow = tally(&options(seats), Players::Bots(&random), 1);
        assert_eq!(fast, slow);
    }
}

#[test]
fn results_follow_the_bot_from_seat_to_seat() {
    let paces = |bot| -> Box<dyn Bot<Race>> {
        Box::new(Steady(if bot == 1 { Pace::Run } else { Pace::Walk }))
    };
    let runner_second = tally(&options(2), Players::Bots(&paces), 1);
    assert_eq!(runner_second.wins.iter().sum::<u64>(), 1_001);
    assert!(
        runner_second.wins[1] > 950,
        "running is three times as fast: {:?}",
        runner_second.wins
    );
    assert!(runner_second.mean_points(1) >= 20.0 * 0.95);
    assert_eq!(runner_second.wins[2..], [0, 0]);
}

#[test]
fn endless_games_are_given_up_and_counted() {
    let endless = Options {
        goal: i16::MAX,
        ..options(2)
    };
    let plan = |players| Plan {
        options: &endless,
        players,
        games: 10,
        seed: 7,
        threads: 2,
        max_actions: 100,
    };
    for players in [Players::Random, Players::Bots(&random)] {
        let tally = run(&plan(players), &|_| ()).unwrap().tally;
        assert_eq!((tally.truncated, tally.ended), (10, 0));
        assert_eq!(tally.steps, 1_000);
        assert_eq!(tally.mean_points(0).to_bits(), 0.0_f64.to_bits());
    }
}

#[test]
fn a_draw_has_points_and_no_winner() {
    let friendly = Options {
        friendly: true,
        ..options(2)
    };
    let tally = tally(&friendly, Players::Random, 1);
    assert_eq!((tally.truncated, tally.ended), (1_001, 1_001));
    assert_eq!(tally.wins, [0; 4]);
    assert!(tally.mean_points(0) > 0.0);
}

#[test]
fn options_that_cannot_be_dealt_are_refused() {
    let crowd = options(9);
    let plan = Plan::<Race> {
        options: &crowd,
        players: Players::Random,
        games: 10,
        seed: 7,
        threads: 2,
        max_actions: 100,
    };
    let refused = run(&plan, &|_| ()).expect_err("nine cannot race");
    assert_eq!(refused.rule.0, "RACE-1");
}

#[test]
fn progress_adds_up_to_all_games() {
    let done = AtomicU64::new(0);
    let options = options(2);
    let plan = Plan::<Race> {
        options: &options,
        players: Players::Random,
        games: 999,
        seed: 7,
        threads: 3,
        max_actions: 1_000,
    };
    let measured = run(&plan, &|games| {
        done.fetch_add(games, Ordering::Relaxed);
    })
    .unwrap();
    assert_eq!(done.into_inner(), 999);
    assert_eq!(measured.seats, 2);
    assert!(measured.seconds > 0.0);
}

#[test]
fn every_game_deals_a_new_set_up() {
    // Among walkers the favourite wins: red after 37 steps, blue after 38. Both must come up.
    let walkers = |_| -> Box<dyn Bot<Race>> { Box::new(Steady(Pace::Walk)) };
    let tally = tally(&options(2), Players::Bots(&walkers), 1);
    assert!((37_400..37_600).contains(&(tally.steps * 1_000 / tally.games)));
}
