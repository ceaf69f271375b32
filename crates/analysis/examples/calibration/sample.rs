//! Games of mixed bots, and what is said in the middle of them: once in every round, at a step that
//! is drawn, so that no two forecasts of a game are nearly the same.

use analysis::Standing;
use bots::{Bot, FastLuck, Sight};
use families::{BotSpec, Family, Happened, Listing, OptionsOf, Override, Visitor, maker};
use game::{Awaits, Log, Luck, Seat, Setup, Step, Tickets};

use super::reliability::Sample;

/// Who sits down; each seat is drawn.
const BOTS: [&str; 4] = ["floki", "ketil", "greedy", "aud"];
/// Beyond this a game counts as undecided.
const MOST_STEPS: usize = 20_000;
/// The luck of what is asked is not that of the game.
const ASKING: u64 = 1 << 40;

/// Which games are played, and how they are asked about.
#[derive(Clone, Copy, Debug)]
pub struct Games {
    pub seed: u64,
    pub first: u64,
    pub count: u64,
    /// By what one seat knows, instead of with all hands open.
    pub own: bool,
}

/// What is said of tables with these options; games without a winner say nothing.
impl Visitor for Games {
    type Out = Vec<Sample>;

    fn visit<G: Family>(self, _: &Listing, options: OptionsOf<G>) -> Vec<Sample> {
        let numbers = self.first..self.first + self.count;
        numbers
            .flat_map(|it| self.play::<G>(&options, it))
            .collect()
    }
}

/// Games of two principalities may never end by themselves.
pub fn overrides(id: &str) -> Vec<Override> {
    let is_endless = families::listing(id).is_ok_and(Listing::is_endless);
    let limit = "turn_limit=400".parse().expect("an option");
    is_endless.then_some(limit).into_iter().collect()
}

impl Games {
    fn play<G: Family>(&self, options: &OptionsOf<G>, number: u64) -> Vec<Sample> {
        let luck = &mut FastLuck::of_game(self.seed, number);
        let asking = &mut FastLuck::of_game(self.seed, ASKING + number);
        let setup = G::Setup::deal(options, luck).expect("usual options can be dealt");
        let game = G::open(setup).expect("what was dealt can be played");
        let mut bots: Vec<Box<dyn Bot<G>>> = Seat::all(game.seats()).map(|_| bot(luck)).collect();
        let (mut state, mut round) = (game.start(), Round::<G>::default());
        let mut asked = Vec::new();
        for _ in 0..MOST_STEPS {
            let step = match game.awaits(&state) {
                Awaits::Over(outcome) => {
                    let winners = outcome.winners;
                    let share = |seat| {
                        let won = f64::from(u8::from(winners.contains(seat)));
                        won / f64::from(winners.len())
                    };
                    if winners.is_empty() {
                        return Vec::new();
                    }
                    asked.extend(round.picked);
                    let result: Vec<f64> = Seat::all(game.seats()).map(share).collect();
                    let said = asked.iter().map(|state| self.ask(&game, state, asking));
                    let sample = |told| Sample {
                        told,
                        result: result.clone(),
                    };
                    return said.map(sample).collect();
                }
                Awaits::Chance => {
                    let bag = game.bag(&state);
                    Step::Chance(bag.nth(luck.below(bag.total())))
                }
                Awaits::Seats(awaited) => {
                    let seat = awaited.lowest();
                    let sight = Sight::new(&game, &state, seat);
                    Step::Act(seat, bots[seat.index()].choose(&sight, luck))
                }
            };
            round.pass(&state, asking);
            let mut log = Log::on();
            game.apply(&mut state, step, &mut log);
            for event in log.take() {
                for bot in &mut bots {
                    bot.observe(&game, &event);
                }
                if ends_turn(&game.happened(&event)) {
                    round.turns += 1;
                }
            }
            if round.turns >= u32::from(game.seats()) {
                asked.extend(std::mem::take(&mut round).picked);
            }
        }
        Vec::new()
    }

    fn ask<G: Family>(&self, game: &G, state: &G::State, luck: &mut FastLuck) -> Vec<f64> {
        let mut evaluator = game.evaluator();
        if self.own {
            let seat = Seat(luck.below(game.seats().into()) as u8);
            return evaluator.chances(&Sight::new(game, state, seat), luck);
        }
        Standing::of(evaluator.as_mut(), game, state).chances
    }
}

fn bot<G: Family>(luck: &mut FastLuck) -> Box<dyn Bot<G>> {
    let name = BOTS[luck.below(BOTS.len() as u32) as usize];
    let spec: BotSpec = name.parse().expect("a name");
    maker::<G>(&spec).expect("every game has it").make()
}

/// A round so far: every step has the same chance to be the one that is asked about.
struct Round<G: Family> {
    turns: u32,
    steps: u32,
    picked: Option<G::State>,
}

impl<G: Family> Default for Round<G> {
    fn default() -> Round<G> {
        Round {
            turns: 0,
            steps: 0,
            picked: None,
        }
    }
}

impl<G: Family> Round<G> {
    fn pass(&mut self, state: &G::State, luck: &mut FastLuck) {
        self.steps += 1;
        if luck.below(self.steps) == 0 {
            self.picked = Some(state.clone());
        }
    }
}

fn ends_turn(happened: &Happened) -> bool {
    matches!(
        happened,
        Happened::Board(_, board::Event::TurnBegan { .. })
            | Happened::Rivals(_, rivals::Event::TurnBegan { .. })
            | Happened::Dice(_, dice::Event::BoxFilled { .. })
    )
}
