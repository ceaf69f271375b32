//! Whole games, played at random and recorded.

use game::testing::TestLuck;
use game::{Awaits, Choices, Game, Luck, Seat, Setup};
use records::{HolderKind, Nonce, Player, Recorder, Seed, Start, Terms};

use crate::toy::{self, Toy};

type Options<G> = <<G as Game>::Setup as Setup>::Options;

pub fn random_seed(luck: &mut TestLuck) -> Seed {
    Seed::from_bytes(std::array::from_fn(|_| luck.below(256) as u8))
}

/// A nonce of any length; every fourth seat adds nothing.
pub fn random_nonce(luck: &mut TestLuck) -> Nonce {
    if luck.below(4) == 0 {
        return Nonce::NONE;
    }
    let length = luck.below(65);
    let bytes: Vec<u8> = (0..length).map(|_| luck.below(256) as u8).collect();
    Nonce::new(&bytes).unwrap()
}

/// A new table at which nobody has decided anything yet; every third one is of the first form.
pub fn opened<G: Game>(options: &Options<G>, seats: u8, luck: &mut TestLuck) -> Recorder<G> {
    let nonces: Vec<Nonce> = (0..seats).map(|_| random_nonce(luck)).collect();
    let seed = random_seed(luck);
    if luck.below(3) == 0 {
        return Recorder::open(options, seed, nonces).unwrap();
    }
    Recorder::start(options, start::<G>(options, seed, nonces)).unwrap()
}

/// The start of a game of the second form.
pub fn start<G: Game>(options: &Options<G>, seed: Seed, nonces: Vec<Nonce>) -> Start {
    let names = G::Setup::deal(options, &mut TestLuck(0))
        .unwrap()
        .seat_names();
    let player = |(name, nonce): (&&str, Nonce)| Player {
        colour: (*name).to_owned(),
        kind: HolderKind::Person,
        name: format!("{name} \"Åse\""),
        nonce,
    };
    let players = names.iter().zip(nonces).map(player).collect();
    let terms = Terms::of::<G>(G::FAMILY, options, names.len() as u8, "t1");
    Start::at_once(seed, terms, players)
}

/// One random decision of a seat that is awaited; false if the game is over.
pub fn decide<G: Game>(recorder: &mut Recorder<G>, luck: &mut TestLuck) -> bool {
    let Awaits::Seats(seats) = recorder.awaits() else {
        return false;
    };
    let waiting: Vec<Seat> = seats.iter().collect();
    let seat = waiting[luck.below(waiting.len() as u32) as usize];
    let menu = recorder.game().menu(recorder.state(), seat);
    let action = menu.nth(luck.below(menu.count()));
    recorder.act(seat, action).unwrap();
    true
}

/// A game from beginning to end.
pub fn finished<G: Game>(options: &Options<G>, seats: u8, luck: &mut TestLuck) -> Recorder<G> {
    let mut recorder = opened(options, seats, luck);
    while decide(&mut recorder, luck) {}
    recorder
}

pub fn toy_options(number: u64) -> toy::Options {
    toy::Options {
        seats: 2 + (number % 3) as u8,
        rounds: 5 + (number % 7) as u8,
    }
}

pub fn toy_game(number: u64) -> Recorder<Toy> {
    let options = toy_options(number);
    finished(&options, options.seats, &mut TestLuck(number))
}

pub fn dice_game(number: u64) -> Recorder<dice::Rules> {
    let seats = 1 + (number % 4) as u8;
    let start = (number / 4 % u64::from(seats)) as u8;
    finished(
        &dice::Options { seats, start },
        seats,
        &mut TestLuck(number),
    )
}

/// A short game on every kind of island, for two to four.
pub fn board_game(number: u64) -> Recorder<board::Rules> {
    let neutrals = number % 5 == 4;
    let options = board::Options {
        seats: if neutrals { 2 } else { 2 + (number % 3) as u8 },
        neutrals,
        board: match number % 5 {
            0 => board::Board::Beginner,
            1 | 4 => board::Board::Variable,
            2 => board::Board::Random,
            _ => board::Board::Map(Box::new(board::beginner_layout())),
        },
        points: 6,
        ..board::Options::default()
    };
    finished(&options, options.seats, &mut TestLuck(number))
}
