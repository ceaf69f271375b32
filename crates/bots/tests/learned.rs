//! Learned bots play by the rules and by what their seats know, whatever their nets say.

mod matches;

use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

use board::{Board, Options, scenarios};
use bots::learned::{Learnable, Manner, Mind, Net};
use bots::{Bot, Effort, Random, Sight};
use game::testing::TestLuck;
use game::{Choices, Luck, Seat, Setup};
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

/// A bot told how hard to think, beside one that always thinks as hard as it can.
struct Weary<B, U> {
    bot: B,
    usual: U,
    effort: Effort,
    /// In how many decisions effort made a difference.
    differs: Arc<AtomicU32>,
}

impl<G: Learnable, B: Bot<G> + Clone, U: Bot<G>> Bot<G> for Weary<B, U> {
    fn observe(&mut self, game: &G, event: &G::Event) {
        self.bot.observe(game, event);
    }

    fn choose(&mut self, sight: &Sight<G>, luck: &mut dyn Luck) -> G::Action {
        let seed = u64::from(luck.below(1 << 30));
        let weary = sight.with(self.effort);
        let (mut twin, mut eager) = (self.bot.clone(), self.bot.clone());
        let chosen = self.bot.choose(&weary, &mut TestLuck(seed));
        // What is decided with some effort does not depend on anything else.
        assert_eq!(twin.choose(&weary, &mut TestLuck(seed)), chosen);
        let usual = self.usual.choose(sight, &mut TestLuck(seed));
        if self.effort == Effort::Least && sight.menu().count() > 1 {
            assert_eq!(chosen, usual);
        }
        let differs = eager.choose(sight, &mut TestLuck(seed)) != chosen;
        self.differs.fetch_add(differs.into(), Ordering::Relaxed);
        chosen
    }
}

/// With the least effort a bot plays as the usual one, with half it is still itself.
fn thinks_as_hard_as_it_is_told<G: Learnable, B: Bot<G> + Clone + 'static>(
    options: &OptionsOf<G>,
    bot: fn(Arc<Net>, Manner) -> B,
) where
    G::Usual: 'static,
{
    let manner = Manner {
        expansions: 4,
        caution: 10,
        trades: true,
        trials: 8,
    };
    let differs = [Effort::Least, Effort::Quarter, Effort::Half, Effort::Full].map(|effort| {
        let mut luck = TestLuck(3);
        let rules: G = open(options, &mut luck);
        let (net, differs) = (any_net::<G>(3), Arc::default());
        let sits = |_| -> Player<G> {
            Box::new(Weary {
                bot: bot(Arc::clone(&net), manner),
                usual: G::Usual::default(),
                effort,
                differs: Arc::clone(&differs),
            })
        };
        let mut bots: Vec<Player<G>> = Seat::all(rules.seats()).map(sits).collect();
        bots::play(&rules, &mut rules.start(), &mut bots, &mut luck, 120);
        differs.load(Ordering::Relaxed)
    });
    let [least, quarter, half, full] = differs;
    assert!(least > 0 && quarter > 0 && half > 0, "{differs:?}");
    assert_eq!(full, 0);
}

#[test]
fn the_bot_of_the_board_thinks_as_hard_as_it_is_told() {
    thinks_as_hard_as_it_is_told(&boards()[1], bots::board::learned::Learned::new);
}

#[test]
fn the_bot_of_the_card_game_thinks_as_hard_as_it_is_told() {
    thinks_as_hard_as_it_is_told(&realms()[0], bots::rivals::learned::Learned::new);
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
