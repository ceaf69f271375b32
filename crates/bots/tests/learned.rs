//! Learned bots play by the rules and by what their seats know, whatever their nets say.

mod matches;

use std::sync::Arc;

use board::{Board, Options, scenarios};
use bots::learned::{Learnable, Manner, Mind, Net};
use bots::{Bot, Random};
use game::testing::TestLuck;
use game::{Luck, Seat, Setup};
use matches::{Mirrored, Player, open};

/// Knows nothing, and is sure of it: every weight is drawn.
fn any_net<G: Learnable>(seed: u64) -> Arc<Net> {
    let inputs: usize = G::PARTS.iter().sum();
    let mut luck = TestLuck(seed);
    let mut drawn = |count: usize| -> Vec<f32> {
        (0..count)
            .map(|_| luck.below(2001) as f32 / 10_000.0 - 0.1)
            .collect()
    };
    let widths = [16, 8, 1];
    let layers = [inputs * widths[0], widths[0] * widths[1], widths[1]].map(&mut drawn);
    let biases = widths.map(drawn);
    let layer = |i: usize| (layers[i].as_slice(), biases[i].as_slice());
    Arc::new(Net::rounded(inputs, [layer(0), layer(1), layer(2)]).expect("small weights"))
}

fn boards() -> Vec<Options> {
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

fn realms() -> Vec<rivals::Options> {
    let modes = rivals::Mode::ALL.into_iter();
    let options = modes.map(|mode| rivals::Options {
        mode,
        ..rivals::Options::default()
    });
    options.collect()
}

type OptionsOf<G> = <<G as game::Game>::Setup as Setup>::Options;

/// The answer is the same whatever the others hold.
fn decides_by_what_it_sees<G: Learnable, B: Bot<G> + Clone + 'static>(
    tables: &[OptionsOf<G>],
    bot: fn(Arc<Net>, Manner) -> B,
) {
    for (number, options) in (0..).zip(tables) {
        let mut luck = TestLuck(number);
        let rules: G = open(options, &mut luck);
        let net = any_net::<G>(number);
        // With and without asking greedy first.
        let manner = Manner {
            expansions: 2,
            caution: number as u32 % 2 * 20,
            trades: true,
            trials: number as u32 % 4 * 2,
        };
        let sits = |seat: Seat| -> Player<G> {
            if seat.0 == 0 {
                Box::new(Mirrored(bot(Arc::clone(&net), manner)))
            } else {
                Box::new(Random)
            }
        };
        let mut bots: Vec<Player<G>> = Seat::all(rules.seats()).map(sits).collect();
        let played = bots::play(&rules, &mut rules.start(), &mut bots, &mut luck, 150);
        assert!(played.actions == 150, "{options:?}");
    }
}

/// A net that has looked at many positions says of the next what one that begins with it says.
fn remembers_what_it_would_be_told<G: Learnable>(tables: &[OptionsOf<G>]) {
    for (number, options) in (0..).zip(tables) {
        let mut luck = TestLuck(number);
        let rules: G = open(options, &mut luck);
        let net = any_net::<G>(number);
        let mut old = Mind::new(Arc::clone(&net), 0);
        let mut bots: Vec<Player<G>> = Seat::all(rules.seats())
            .map(|_| Box::new(Random) as Player<G>)
            .collect();
        let mut state = rules.start();
        for _ in 0..300 {
            bots::play(&rules, &mut state, &mut bots, &mut luck, 1);
            for seat in Seat::all(rules.seats()) {
                let said = old.look(&rules, &state, seat);
                let anew = Mind::new(Arc::clone(&net), 0).look(&rules, &state, seat);
                assert_eq!(said.to_bits(), anew.to_bits(), "{options:?}, {seat:?}");
            }
        }
    }
}

#[test]
fn the_bot_of_the_board_decides_by_what_it_sees() {
    decides_by_what_it_sees::<board::Rules, _>(&boards(), bots::board::learned::Learned::new);
}

#[test]
fn the_bot_of_the_card_game_decides_by_what_it_sees() {
    decides_by_what_it_sees::<rivals::Rules, _>(&realms(), bots::rivals::learned::Learned::new);
}

#[test]
fn what_is_remembered_of_a_board_is_what_would_be_told() {
    remembers_what_it_would_be_told::<board::Rules>(&boards());
}

#[test]
fn what_is_remembered_of_principalities_is_what_would_be_told() {
    remembers_what_it_would_be_told::<rivals::Rules>(&realms());
}
