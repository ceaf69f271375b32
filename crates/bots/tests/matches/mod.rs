//! Plain games between bots of one family, for tests and the examples of the families.

use bots::{Bot, Sight};
use game::testing::TestLuck;
use game::{Awaits, Draw, Game, Log, Luck, Outcome, Setup, Step};

pub type Player<G> = Box<dyn Bot<G>>;
type Options<G> = <<G as Game>::Setup as Setup>::Options;

/// No game between bots takes as many decisions.
const TOO_LONG: u64 = 50_000;

/// How a game went.
pub struct Played<G: Game> {
    /// None if it did not come to an end.
    pub outcome: Option<Outcome>,
    pub end: G::State,
    pub actions: u64,
}

/// What many games came to, by place in the list of bots.
#[derive(Default)]
pub struct Score {
    pub wins: Vec<u32>,
    pub points: Vec<i32>,
    pub unfinished: u32,
    pub turns: u64,
    pub actions: u64,
}

/// Plays a match; `turns` reads from the last state how many there were. The bots move one seat on
/// with every game, so that none has the better place.
pub fn play_match<G: Game>(
    options: &Options<G>,
    turns: fn(&G::State) -> u16,
    bots: &dyn Fn() -> Vec<Player<G>>,
    games: u64,
    seed: u64,
) -> Score {
    let seats = bots().len();
    let mut score = Score {
        wins: vec![0; seats],
        points: vec![0; seats],
        ..Score::default()
    };
    for number in 0..games {
        let mut luck = TestLuck(seed.wrapping_mul(1 << 32).wrapping_add(number));
        let rules: G = open(options, &mut luck);
        let mut bots = bots();
        let shift = number as usize % seats;
        bots.rotate_right(shift);
        let played = play(&rules, &mut bots, &mut luck);
        score.turns += u64::from(turns(&played.end));
        score.actions += played.actions;
        let Some(outcome) = played.outcome else {
            score.unfinished += 1;
            continue;
        };
        for seat in 0..seats {
            let place = (seat + seats - shift) % seats;
            score.points[place] += i32::from(outcome.points[seat]);
            score.wins[place] += u32::from(outcome.winners.contains(game::Seat(seat as u8)));
        }
    }
    score
}

pub fn open<G: Game>(options: &Options<G>, luck: &mut dyn Luck) -> G {
    let setup = G::Setup::deal(options, luck).expect("options that can be dealt");
    G::open(setup).expect("a set-up that was dealt")
}

/// One game; the seats that are awaited are asked from the lowest on.
pub fn play<G: Game>(rules: &G, bots: &mut [Player<G>], luck: &mut dyn Luck) -> Played<G> {
    let mut state = rules.start();
    let mut log = Log::off();
    let mut actions = 0;
    let outcome = loop {
        let step = match rules.awaits(&state) {
            Awaits::Over(outcome) => break Some(outcome),
            Awaits::Seats(_) if actions == TOO_LONG => break None,
            Awaits::Chance => {
                let bag = rules.bag(&state);
                Step::Chance(bag.nth(luck.below(bag.total())))
            }
            Awaits::Seats(seats) => {
                actions += 1;
                let seat = seats.lowest();
                let sight = Sight::new(rules, &state, seat);
                Step::Act(seat, bots[seat.index()].choose(&sight, luck))
            }
        };
        rules
            .play(&mut state, step, &mut log)
            .unwrap_or_else(|refused| panic!("{step:?}: {refused}"));
    };
    Played {
        outcome,
        end: state,
        actions,
    }
}
