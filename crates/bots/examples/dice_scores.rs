//! Mean solo scores: `dice_scores BOT GAMES SEED`; bots: random, greedy, expectation, optimal.

use std::sync::Arc;
use std::time::Instant;

use bots::dice::{Expectation, Greedy, Position, solve::solve};
use bots::{Bot, Random, Sight};
use dice::{BOXES, Options, Rules, Setup};
use game::testing::TestLuck;
use game::{Awaits, Game, Log, Luck, Setup as _, Step, Tickets};

fn main() {
    let mut args = std::env::args().skip(1);
    let name = args.next().unwrap_or_else(|| "greedy".to_owned());
    let mut number = |default: u64| {
        let text = args.next();
        text.map_or(default, |text| text.parse().expect("a number"))
    };
    let (games, seed) = (number(10_000), number(1));
    let mut bot: Box<dyn Bot<Rules>> = match &*name {
        "random" => Box::new(Random),
        "greedy" => Box::new(Greedy),
        "expectation" => Box::new(Expectation::default()),
        "optimal" => {
            let solution = solve(BOXES as u8);
            let best = solution.worth(BOXES as u8, Position::default());
            println!("the best mean score is {best:.4}");
            Box::new(Expectation::new(Arc::new(solution)))
        }
        other => panic!("no bot {other}"),
    };
    let begun = Instant::now();
    let scores: Vec<f64> = (0..games)
        .map(|game| f64::from(play(&mut *bot, &mut TestLuck(seed << 32 | game))))
        .collect();
    let mean = scores.iter().sum::<f64>() / games as f64;
    let square = scores
        .iter()
        .map(|score| (score - mean).powi(2))
        .sum::<f64>();
    let deviation = (square / games as f64).sqrt();
    let (low, high) = scores
        .iter()
        .fold((f64::MAX, f64::MIN), |(low, high), score| {
            (low.min(*score), high.max(*score))
        });
    println!(
        "{name}: {games} games, seed {seed}, {:.1} s",
        begun.elapsed().as_secs_f64()
    );
    println!(
        "mean {mean:.2} ± {:.2}, deviation {deviation:.2}",
        deviation / (games as f64).sqrt()
    );
    println!("lowest {low}, highest {high}");
}

fn play(bot: &mut dyn Bot<Rules>, luck: &mut TestLuck) -> i16 {
    let options = Options { seats: 1, start: 0 };
    let setup = Setup::deal(&options, luck).expect("one may play");
    let rules = Rules::open(setup).expect("one may play");
    let mut state = rules.start();
    loop {
        let step = match rules.awaits(&state) {
            Awaits::Over(outcome) => return outcome.points[0],
            Awaits::Chance => {
                let bag = rules.bag(&state);
                Step::Chance(bag.nth(luck.below(bag.total())))
            }
            Awaits::Seats(seats) => {
                let seat = seats.lowest();
                Step::Act(seat, bot.choose(&Sight::new(&rules, &state, seat), luck))
            }
        };
        let played = rules.play(&mut state, step, &mut Log::off());
        played.expect("bots choose what is allowed");
    }
}
