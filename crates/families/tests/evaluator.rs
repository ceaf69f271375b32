//! How a game stands, in every game of the house.

use bots::{Bot, Sight};
use families::{BotSpec, Family, Listing, OptionsOf, Visitor, listings, maker, visit};
use game::testing::{TestLuck, games};
use game::{Awaits, Log, Luck, Seat, Setup, Step, Tickets};

/// Beyond this a game counts as undecided.
const MOST_STEPS: u32 = 20_000;
/// Every so many decisions it is asked how the game stands.
const EVERY: u32 = 29;

/// Games of strong bots, and what was said in the middle of them.
struct Judged {
    games: u32,
}

/// Sums over all that was said: the squared distance from the result, that of equal chances, and
/// how often it was asked.
#[derive(Default)]
struct Score {
    told: f64,
    equal: f64,
    asked: u32,
}

impl Score {
    fn check(&self, name: &str) {
        let mean = |sum: f64| sum / f64::from(self.asked.max(1));
        let (told, equal) = (mean(self.told), mean(self.equal));
        println!(
            "{name}: {told:.3}, equal chances {equal:.3}, {} times",
            self.asked
        );
        assert!(told < equal, "{name}: {told} of {equal}");
    }
}

impl Visitor for Judged {
    type Out = Score;

    fn visit<G: Family>(self, listing: &Listing, options: OptionsOf<G>) -> Score {
        let mut score = Score::default();
        for number in 0..self.games {
            let mut luck = TestLuck(u64::from(number) + 1);
            let setup = G::Setup::deal(&options, &mut luck).expect("usual options can be dealt");
            let game = G::open(setup).expect("what was dealt can be played");
            play(&game, &mut luck, &listing.id, &mut score);
        }
        score
    }
}

fn play<G: Family>(game: &G, luck: &mut TestLuck, id: &str, score: &mut Score) {
    let spec: BotSpec = "aud".parse().expect("a name");
    let aud = maker::<G>(&spec).expect("every game has one");
    let mut bots: Vec<Box<dyn Bot<G>>> = Seat::all(game.seats()).map(|_| aud.make()).collect();
    let mut state = game.start();
    let mut evaluator = game.evaluator();
    let mut told: Vec<Vec<f64>> = Vec::new();
    let equal = 1.0 / f64::from(game.seats());
    for decision in 0..MOST_STEPS {
        let step = match game.awaits(&state) {
            Awaits::Over(outcome) => {
                let won = |seat| match outcome.winners.len() {
                    0 => equal,
                    winners => {
                        f64::from(u8::from(outcome.winners.contains(seat))) / f64::from(winners)
                    }
                };
                let result: Vec<f64> = Seat::all(game.seats()).map(won).collect();
                let last = evaluator.chances(
                    &Sight::new(game, &state, Seat::all(1).next().expect("one")),
                    luck,
                );
                assert!(distance(&last, &result) < 1e-12, "{id}: the end is known");
                for chances in &told {
                    score.told += distance(chances, &result);
                    score.equal += distance(&vec![equal; result.len()], &result);
                    score.asked += 1;
                }
                return;
            }
            Awaits::Chance => {
                let bag = game.bag(&state);
                Step::Chance(bag.nth(luck.below(bag.total())))
            }
            Awaits::Seats(seats) => {
                let seat = seats.lowest();
                if decision % EVERY == 0 {
                    told.push(ask(game, &state, seat, id));
                }
                let sight = Sight::new(game, &state, seat);
                Step::Act(seat, bots[seat.index()].choose(&sight, luck))
            }
        };
        game.apply(&mut state, step, &mut Log::off());
    }
}

/// What a seat is told is a whole, and the same in every world it can believe in.
fn ask<G: Family>(game: &G, state: &G::State, seat: Seat, id: &str) -> Vec<f64> {
    let sight = Sight::new(game, state, seat);
    let chances = game.evaluator().chances(&sight, &mut TestLuck(7));
    assert_eq!(chances.len(), game.seats() as usize, "{id}");
    assert!(
        chances.iter().all(|it| (0.0..=1.0).contains(it)),
        "{id}: {chances:?}"
    );
    assert!(
        (chances.iter().sum::<f64>() - 1.0).abs() < 1e-9,
        "{id}: {chances:?}"
    );
    let other = sight.imagine(&mut TestLuck(8));
    let again = game
        .evaluator()
        .chances(&Sight::new(game, &other, seat), &mut TestLuck(7));
    assert_eq!(
        chances, again,
        "{id}: it was told what the seat cannot know"
    );
    chances
}

fn distance(one: &[f64], other: &[f64]) -> f64 {
    one.iter()
        .zip(other)
        .map(|(one, other)| (one - other) * (one - other))
        .sum()
}

/// A few games say something about all games together; of each there must be many.
#[test]
fn how_a_game_stands_is_known_better_than_by_guessing() {
    let played = games(3, 100);
    let mut all = Score::default();
    for listing in listings() {
        let judged = Judged { games: played };
        let score = visit(&listing.id, None, &[], judged).expect("every game is played");
        if played > 50 {
            score.check(&listing.id);
        }
        all.told += score.told;
        all.equal += score.equal;
        all.asked += score.asked;
    }
    all.check("all games");
}
