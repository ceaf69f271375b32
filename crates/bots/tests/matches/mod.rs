//! Plain games between bots of one family, for tests and the examples of the families.

// Each test and example uses a part of it.
#![allow(dead_code)]

use bots::{Bot, Sight};
use game::testing::TestLuck;
use game::{Choices, Game, Luck, Outcome, Setup};

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

/// One game.
pub fn play<G: Game>(rules: &G, bots: &mut [Player<G>], luck: &mut dyn Luck) -> Played<G> {
    let mut end = rules.start();
    let played = bots::play(rules, &mut end, bots, luck, TOO_LONG);
    Played {
        outcome: played.outcome,
        end,
        actions: played.actions,
    }
}

/// A bot asked twice: at the true table, and at one with other cards in hands and stacks.
pub struct Mirrored<B>(pub B);

impl<G: Game, B: Bot<G> + Clone> Bot<G> for Mirrored<B> {
    fn observe(&mut self, game: &G, event: &G::Event) {
        self.0.observe(game, event);
    }

    fn choose(&mut self, sight: &Sight<G>, luck: &mut dyn Luck) -> G::Action {
        let rules = sight.game();
        let mut guess = TestLuck(u64::from(luck.below(1 << 30)));
        let imagined = rules.imagine(&sight.view(), &mut guess);
        let there = Sight::new(rules, &imagined, sight.seat());
        assert_eq!(there.view(), sight.view());
        let seed = u64::from(luck.below(1 << 30));
        let mut twin = self.0.clone();
        let chosen = self.0.choose(sight, &mut TestLuck(seed));
        assert_eq!(twin.choose(&there, &mut TestLuck(seed)), chosen);
        assert!(sight.menu().contains(chosen) || sight.allows(chosen));
        chosen
    }
}

/// The arguments GAMES and SEED of an example.
pub fn games_and_seed(games: u64) -> (u64, u64) {
    let mut args = std::env::args().skip(1);
    let mut number = |default: u64| {
        let text = args.next();
        text.map_or(default, |text| text.parse().expect("a number"))
    };
    (number(games), number(1))
}

impl Score {
    /// Prints what `games` games came to that took `seconds`.
    pub fn report(&self, title: &str, games: u64, seconds: f64) {
        let mean = |sum: f64| sum / games as f64;
        let points = self.points.iter().map(|sum| mean(f64::from(*sum)));
        let points: Vec<String> = points.map(|points| format!("{points:.2}")).collect();
        println!(
            "{title}: wins {:?}, unfinished {}",
            self.wins, self.unfinished
        );
        println!("    points {}", points.join(" "));
        println!(
            "    {:.1} turns, {:.0} decisions, {:.2} ms a game",
            mean(self.turns as f64),
            mean(self.actions as f64),
            mean(1e3 * seconds)
        );
    }
}
