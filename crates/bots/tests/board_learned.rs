//! The learned bot of the board family plays by the rules and by what its seat knows, whatever its
//! net says.

mod matches;

use std::sync::Arc;

use board::{Board, Options, Rules, scenarios};
use bots::Random;
use bots::board::learned::{INPUTS, Learned};
use bots::learned::{Mind, Net};
use game::testing::TestLuck;
use game::{Game, Luck, Seat};
use matches::{Mirrored, Player, open};

/// Knows nothing, and is sure of it: every weight is drawn.
fn any_net(seed: u64) -> Arc<Net> {
    let mut luck = TestLuck(seed);
    let mut drawn = |count: usize| -> Vec<f32> {
        (0..count)
            .map(|_| luck.below(2001) as f32 / 10_000.0 - 0.1)
            .collect()
    };
    let widths = [16, 8, 1];
    let layers = [INPUTS * widths[0], widths[0] * widths[1], widths[1]].map(&mut drawn);
    let biases = widths.map(drawn);
    let layer = |i: usize| (layers[i].as_slice(), biases[i].as_slice());
    Arc::new(Net::rounded(INPUTS, [layer(0), layer(1), layer(2)]).expect("small weights"))
}

fn tables() -> Vec<Options> {
    let base = |seats| Options {
        seats,
        ..Options::default()
    };
    let mut tables = vec![base(2), base(3), base(4)];
    tables.push(Options {
        neutrals: true,
        ..base(2)
    });
    tables.push(Options {
        knights: true,
        ..base(3)
    });
    for (number, scenario) in scenarios().iter().enumerate() {
        tables.push(Options {
            scenario: Some(scenario.id.clone()),
            board: Board::Printed,
            points: scenario.points(),
            knights: number == 0,
            ..base(3)
        });
    }
    tables
}

/// The answer is the same whatever the others hold.
#[test]
fn it_decides_by_what_it_sees() {
    for (number, options) in (0..).zip(tables()) {
        let mut luck = TestLuck(number);
        let rules: Rules = open(&options, &mut luck);
        let net = any_net(number);
        let bot = |seat: Seat| -> Player<Rules> {
            if seat.0 == 0 {
                Box::new(Mirrored(Learned::new(Arc::clone(&net), 2)))
            } else {
                Box::new(Random)
            }
        };
        let mut bots: Vec<Player<Rules>> = Seat::all(rules.seats()).map(bot).collect();
        let played = bots::play(&rules, &mut rules.start(), &mut bots, &mut luck, 150);
        assert!(played.actions == 150, "{options:?}");
    }
}

/// A net that has looked at many positions says of the next what one that begins with it says.
#[test]
fn what_is_remembered_is_what_it_would_be_told() {
    for (number, options) in (0..).zip(tables()) {
        let mut luck = TestLuck(number);
        let rules: Rules = open(&options, &mut luck);
        let net = any_net(number);
        let mut old = Mind::new(Arc::clone(&net), 0);
        let mut bots: Vec<Player<Rules>> = Seat::all(rules.seats())
            .map(|_| Box::new(Random) as Player<Rules>)
            .collect();
        let mut state = rules.start();
        for _ in 0..300 {
            bots::play(&rules, &mut state, &mut bots, &mut luck, 1);
            for seat in Seat::all(rules.players) {
                let said = old.look(&rules, &state, seat);
                let anew = Mind::new(Arc::clone(&net), 0).look(&rules, &state, seat);
                assert_eq!(said.to_bits(), anew.to_bits(), "{options:?}, {seat:?}");
            }
        }
    }
}
