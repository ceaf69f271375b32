//! A bot of your own: it settles whenever it can, and plays against three random ones.
//!
//! `cargo run -p bots --example own_bot`

#[path = "../tests/matches/mod.rs"]
mod matches;

use board::{Action, Options, Rules};
use bots::{Bot, Random, Sight};
use game::{Choices, Luck};
use matches::{Player, play_match};

/// Builds cities and settlements as soon as it can, and does anything else at random.
struct Builder;

impl Bot<Rules> for Builder {
    fn choose(&mut self, sight: &Sight<Rules>, luck: &mut dyn Luck) -> Action {
        let menu = sight.menu();
        let rank = |action: &Action| match action {
            Action::City(_) => 2,
            Action::Settle(_) => 1,
            _ => 0,
        };
        let choices: Vec<Action> = (0..menu.count()).map(|k| menu.nth(k)).collect();
        let best = choices.iter().map(rank).max();
        let best: Vec<Action> = choices
            .into_iter()
            .filter(|action| Some(rank(action)) == best)
            .collect();
        best[luck.below(best.len() as u32) as usize]
    }
}

fn main() {
    let bots = || -> Vec<Player<Rules>> {
        vec![
            Box::new(Builder),
            Box::new(Random),
            Box::new(Random),
            Box::new(Random),
        ]
    };
    let games = 400;
    let score = play_match::<Rules>(&Options::default(), |end| end.public.turns, &bots, games, 1);
    println!("Builder won {} of {games} games", score.wins[0]);
    assert!(
        score.wins[0] > 50,
        "one in four would be even: {:?}",
        score.wins
    );
}

#[test]
fn a_builder_beats_random_players() {
    main();
}
