//! A net that has watched a few games plays better than chance.

use std::sync::Arc;

use arena::{FastLuck, Plan, Players, run};
use board::{Options, Rules};
use bots::board::learned::{INPUTS, Learned};
use bots::learned::Manner;
use bots::{Bot, Random};
use learn::{Pupil, Settings, Trainer, play_many};

#[test]
fn a_small_net_learns_to_beat_random_play() {
    let options = Options {
        seats: 2,
        ..Options::default()
    };
    let watching = Pupil {
        net: None,
        expansions: 0,
        caution: 0,
        random: 5,
        against_greedy: 0,
        trading: 0,
        lambda: 1.0,
        kept: 100,
    };
    let tables = [options.clone()];
    let lessons = play_many::<Rules>(&tables, &watching, 200, 1, 2);
    let mut trainer = Trainer::new(INPUTS, [16, 8], 1);
    let settings = Settings {
        rate: 2e-3,
        decay: 0.01,
        batch: 512,
        threads: 2,
    };
    let mut luck = FastLuck::of_game(1, 1);
    let mut pass = || trainer.pass(&lessons, &settings, &mut luck);
    let (first, second) = (pass(), pass());
    assert!(second < first, "the loss goes from {first} to {second}");
    let third = pass();
    assert!(third < 0.69, "{third} is no better than tossing a coin");

    let net = trainer.net().expect("small weights");
    let manner = Manner {
        expansions: 4,
        caution: 0,
        trades: true,
        trials: 0,
    };
    let make = |place: usize| -> Box<dyn Bot<Rules>> {
        if place == 0 {
            Box::new(Learned::new(Arc::clone(&net), manner))
        } else {
            Box::new(Random)
        }
    };
    let plan = Plan {
        options: &options,
        players: Players::Bots(&make),
        games: 12,
        seed: 1,
        threads: 2,
        max_actions: 20_000,
    };
    let done = run::<Rules>(&plan, &|_| ()).expect("options that can be dealt");
    assert!(done.tally.wins[0] >= 11, "{:?}", done.tally.wins);
}
