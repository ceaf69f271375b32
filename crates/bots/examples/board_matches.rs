//! Matches of the board family's bots: `board_matches GAMES SEED [SEATS] [two]`, one core.

use std::time::Instant;

use board::{Board, Options, Rules, Setup};
use bots::board::Greedy;
use bots::{Bot, Random, Sight};
use game::testing::TestLuck;
use game::{Awaits, Draw, Game, Log, Luck, Outcome, Setup as _, Step};

type Player = Box<dyn Bot<Rules>>;

fn main() {
    let mut args = std::env::args().skip(1);
    let mut number = |default: u64| {
        let text = args.next();
        text.map_or(default, |text| text.parse().expect("a number"))
    };
    let (games, seed) = (number(1000), number(1));
    let four = options(4, false);
    report("one greedy, three random", &four, "grrr", games, seed);
    report("three greedy, one random", &four, "gggr", games, seed);
    report("four greedy", &four, "gggg", games, seed);
    report(
        "three seats, one greedy",
        &options(3, false),
        "grr",
        games,
        seed,
    );
    report(
        "two seats, base rules",
        &options(2, false),
        "gr",
        games,
        seed,
    );
    report(
        "two seats, base rules, greedy",
        &options(2, false),
        "gg",
        games,
        seed,
    );
    report("game for two", &options(2, true), "gr", games, seed);
    report("game for two, greedy", &options(2, true), "gg", games, seed);
}

fn options(seats: u8, neutrals: bool) -> Options {
    Options {
        seats,
        neutrals,
        board: Board::Variable,
        ..Options::default()
    }
}

/// Bots move one seat on with every game, so that no place at the table is an advantage.
fn report(title: &str, options: &Options, line_up: &str, games: u64, seed: u64) {
    let begun = Instant::now();
    let seats = line_up.len();
    let (mut wins, mut draws, mut turns, mut actions) = (vec![0; seats], 0, 0, 0);
    let mut points = vec![0.0; seats];
    for number in 0..games {
        let mut luck = TestLuck(seed.wrapping_mul(1 << 32).wrapping_add(number));
        let setup = Setup::deal(options, &mut luck).expect("a set-up");
        let rules = Rules::open(setup).expect("a table");
        let mut bots: Vec<Player> = line_up.chars().map(bot).collect();
        let shift = number as usize % seats;
        bots.rotate_right(shift);
        let played = play(&rules, &mut bots, &mut luck);
        turns += u64::from(played.turns);
        actions += played.actions;
        match played.outcome {
            Some(outcome) if !outcome.winners.is_empty() => {
                let seat = outcome.winners.lowest().index();
                wins[(seat + seats - shift) % seats] += 1;
                for seat in 0..seats {
                    points[(seat + seats - shift) % seats] += f64::from(outcome.points[seat]);
                }
            }
            _ => draws += 1,
        }
    }
    let seconds = begun.elapsed().as_secs_f64();
    let mean = |sum: u64| sum as f64 / games as f64;
    let points: Vec<String> = points
        .iter()
        .map(|p| format!("{:.2}", p / games as f64))
        .collect();
    println!("{title} ({line_up}): wins {wins:?}, unfinished {draws}, points {points:?}");
    println!(
        "    {:.1} turns, {:.0} actions a game, {:.0} games a second",
        mean(turns),
        mean(actions),
        games as f64 / seconds
    );
}

fn bot(letter: char) -> Player {
    match letter {
        'g' => Box::new(Greedy::default()),
        _ => Box::new(Random),
    }
}

struct Played {
    outcome: Option<Outcome>,
    turns: u16,
    actions: u64,
}

fn play(rules: &Rules, bots: &mut [Player], luck: &mut dyn Luck) -> Played {
    let mut state = rules.start();
    let mut log = Log::off();
    let mut actions = 0;
    let outcome = loop {
        if actions > 100_000 {
            break None;
        }
        let step = match rules.awaits(&state) {
            Awaits::Over(outcome) => break Some(outcome),
            Awaits::Chance => {
                let bag = rules.bag(&state);
                Step::Chance(bag.nth(luck.below(bag.total())))
            }
            Awaits::Seats(seats) => {
                let seat = seats.lowest();
                actions += 1;
                let sight = Sight::new(rules, &state, seat);
                Step::Act(seat, bots[seat.index()].choose(&sight, luck))
            }
        };
        rules
            .play(&mut state, step, &mut log)
            .expect("a bot plays by the rules");
    };
    Played {
        outcome,
        turns: state.public.turns,
        actions,
    }
}
