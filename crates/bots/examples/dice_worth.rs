//! Makes the short table of worths: `dice_worth GAMES SEED FILE`.
//!
//! Solves the game, plays it perfectly, and fits place + crew to the exact worths. Each sheet
//! weighs as much as it came up; those that never did weigh a little, so that none is forgotten.

use std::collections::BTreeMap;
use std::sync::Arc;

use bots::dice::places::{CREWS, Map, crew};
use bots::dice::{CITIES, Expectation, Position, solve::Solution, solve::solve};
use bots::{Bot, Sight};
use dice::{BOXES, Options, Rules, Setup};
use game::testing::TestLuck;
use game::{Awaits, Game, Log, Luck, Setup as _, Step, Tickets};

const TURNS: u8 = BOXES as u8;
const WEIGHT_OF_UNSEEN: f64 = 0.01;
const ROUNDS_OF_FITTING: usize = 60;

type Visits = BTreeMap<(u8, Position), f64>;

fn main() {
    let mut args = std::env::args().skip(1);
    let mut next = |what| args.next().unwrap_or_else(|| panic!("{what} is missing"));
    let games: u64 = next("GAMES").parse().expect("a number");
    let seed: u64 = next("SEED").parse().expect("a number");
    let file = next("FILE");

    let solution = Arc::new(solve(TURNS));
    let mut bot = Expectation::new(solution.clone());
    let mut visits = Visits::new();
    for game in 0..games {
        play(&mut bot, &mut TestLuck(seed << 32 | game), &mut visits);
    }
    let map = Map::draw();
    let bytes: Vec<u8> = (1..TURNS)
        .flat_map(|left| fit(&map, &solution, left, &visits))
        .flat_map(|points| ((points * 100.0).round() as i16).to_le_bytes())
        .collect();
    std::fs::write(file, bytes).expect("the file can be written");
}

/// Places, then crews by cities: each in turn is the mean of what the others leave.
fn fit(map: &Map, solution: &Solution, left: u8, visits: &Visits) -> Vec<f64> {
    let sheets: Vec<(usize, usize, f64, f64)> = solution
        .each(left)
        .map(|(position, worth)| {
            let place = map.number(position) / CREWS;
            let crew = position.cities as usize * CREWS + crew(position);
            let weight = WEIGHT_OF_UNSEEN + visits.get(&(left, position)).unwrap_or(&0.0);
            (place, crew, worth, weight)
        })
        .collect();
    let mut places = vec![0.0; map.places.len()];
    let mut crews = vec![0.0; CITIES * CREWS];
    for _ in 0..ROUNDS_OF_FITTING {
        let rest = sheets
            .iter()
            .map(|(place, crew, worth, weight)| (*place, worth - crews[*crew], *weight));
        places = means(places.len(), rest);
        let rest = sheets
            .iter()
            .map(|(place, crew, worth, weight)| (*crew, worth - places[*place], *weight));
        crews = means(crews.len(), rest);
    }
    places.extend(crews);
    places
}

/// The weighted mean of every group; zero for groups without a member.
fn means(groups: usize, members: impl Iterator<Item = (usize, f64, f64)>) -> Vec<f64> {
    let mut sums = vec![(0.0, 0.0); groups];
    for (group, value, weight) in members {
        sums[group].0 += value * weight;
        sums[group].1 += weight;
    }
    let mean = |(sum, weight)| if weight > 0.0 { sum / weight } else { 0.0 };
    sums.into_iter().map(mean).collect()
}

/// Plays a game and notes every sheet at the beginning of a turn.
fn play(bot: &mut Expectation, luck: &mut TestLuck, visits: &mut Visits) {
    let options = Options { seats: 1, start: 0 };
    let setup = Setup::deal(&options, luck).expect("one may play");
    let rules = Rules::open(setup).expect("one may play");
    let mut state = rules.start();
    loop {
        let step = match rules.awaits(&state) {
            Awaits::Over(_) => return,
            Awaits::Chance => {
                if state.turn().rolls() == 0 {
                    let position = Position::of(state.own_sheet());
                    *visits.entry((TURNS - state.round(), position)).or_default() += 1.0;
                }
                let bag = rules.bag(&state);
                Step::Chance(bag.nth(luck.below(bag.total())))
            }
            Awaits::Seats(seats) => {
                let seat = seats.lowest();
                Step::Act(seat, bot.choose(&Sight::new(&rules, &state, seat), luck))
            }
        };
        rules.apply(&mut state, step, &mut Log::off());
    }
}
