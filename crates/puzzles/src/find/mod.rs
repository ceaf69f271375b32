//! Searching games of bots for puzzles. One game gives at most one puzzle of a kind, and depends on
//! its seed and number alone.

mod choice;
mod points;
mod trials;
mod win;

use bots::{Bot, FastLuck, Sight};
use families::{BotSpec, Family, Listing, Maker, OptionsOf, Visitor, maker};
use game::{Awaits, Game, Log, Notation, Outcome, Seat, Step, StepOf, Tickets, Viewer};

use self::trials::Question;
use crate::stage::{deal, overrides, write};
use crate::{Kind, Odds, Puzzle, Stage};

/// A longer game is given up.
const MAX_STEPS: usize = 6_000;

/// What is searched for, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Quarry {
    /// The id of the game.
    pub game: String,
    pub seats: u8,
    pub kind: Kind,
    /// Who plays the games.
    pub bot: BotSpec,
    pub seed: u64,
}

impl Quarry {
    /// The puzzle in game `number`, if there is one.
    pub fn in_game(&self, number: u64) -> Result<Option<Puzzle>, String> {
        let overrides = overrides(&self.game)?;
        let visitor = Hunt(self, number);
        families::visit(&self.game, Some(self.seats), &overrides, visitor)
            .map_err(|why| why.to_string())?
    }
}

/// Plays the best and the second choice on again, in `games` games that were not played before;
/// none if no game is played for this kind of puzzle.
pub fn compare_again<G: Family>(stage: &Stage<G>, puzzle: &Puzzle, games: u64) -> Option<Odds> {
    let read = |text: &String| G::Action::read(text, &stage.game);
    let (best, second) = (
        read(puzzle.answer.first()?)?,
        read(puzzle.second.as_ref()?)?,
    );
    let question = Question {
        game: &stage.game,
        state: &stage.state,
        seat: stage.seat,
        against: (puzzle.kind == Kind::Leader)
            .then(|| choice::about_to_win(&stage.game, &stage.state, stage.seat))
            .flatten(),
        seed: puzzle.deal.0.wrapping_add(puzzle.deal.1 << 32),
    };
    Some(trials::compare(&question, best, second, 0, games))
}

struct Hunt<'a>(&'a Quarry, u64);

impl Visitor for Hunt<'_> {
    type Out = Result<Option<Puzzle>, String>;

    fn visit<G: Family>(self, listing: &Listing, options: OptionsOf<G>) -> Self::Out {
        let Hunt(quarry, number) = self;
        if !quarry.kind.suits(listing.family) {
            return Ok(None);
        }
        let maker = maker::<G>(&quarry.bot).map_err(|why| why.to_string())?;
        let played = Played::<G>::new(&options, &maker, quarry, number)?;
        let found = match quarry.kind {
            Kind::Win => win::find(&played),
            Kind::Founding => choice::founding(&played),
            Kind::Leader => choice::leader(&played),
            Kind::Dice => points::find(&played),
        };
        Ok(found.map(|found| played.puzzle(quarry, number, &found)))
    }
}

/// A decision worth asking for.
struct Found<A> {
    /// Before which step.
    at: usize,
    level: u8,
    answer: Vec<A>,
    /// What comes closest, where that was found by playing on.
    second: Option<A>,
    odds: Option<Odds>,
}

/// A game from its first step to its last.
struct Played<G: Game> {
    game: G,
    /// Every step with the state before it.
    steps: Vec<(G::State, StepOf<G>)>,
    /// None if it was given up.
    outcome: Option<Outcome>,
    /// For whatever is tried out in this game.
    seed: u64,
}

impl<G: Family> Played<G> {
    fn new(
        options: &OptionsOf<G>,
        maker: &Maker<G>,
        quarry: &Quarry,
        number: u64,
    ) -> Result<Played<G>, String> {
        let mut luck = FastLuck::of_game(quarry.seed, number);
        let game = deal::<G>(options, &mut luck)?;
        let mut bots: Vec<Box<dyn Bot<G>>> = (0..game.seats()).map(|_| maker.make()).collect();
        let (mut state, mut steps) = (game.start(), Vec::new());
        while steps.len() < MAX_STEPS {
            let step = match game.awaits(&state) {
                Awaits::Over(_) => break,
                Awaits::Chance => {
                    let bag = game.bag(&state);
                    Step::Chance(bag.nth(game::Luck::below(&mut luck, bag.total())))
                }
                Awaits::Seats(seats) => {
                    let seat = seats.lowest();
                    let sight = Sight::new(&game, &state, seat);
                    Step::Act(seat, bots[seat.index()].choose(&sight, &mut luck))
                }
            };
            let mut log = Log::on();
            steps.push((state.clone(), step));
            game.apply(&mut state, step, &mut log);
            tell(&game, &mut bots, &mut log);
        }
        let seed = quarry.seed.wrapping_mul(1_000_003).wrapping_add(number);
        let outcome = game.outcome(&state);
        Ok(Played {
            game,
            steps,
            outcome,
            seed,
        })
    }

    fn puzzle(&self, quarry: &Quarry, number: u64, found: &Found<G::Action>) -> Puzzle {
        let before = self.steps[..found.at].iter();
        let steps: Vec<String> = before
            .filter_map(|(state, step)| write(&self.game, state, *step))
            .collect();
        let Step::Act(seat, _) = self.steps[found.at].1 else {
            unreachable!("only decisions are asked for");
        };
        let table = quarry.game.replace(['/', '+'], "-");
        let (kind, seed) = (quarry.kind.name(), quarry.seed);
        Puzzle {
            id: format!("{table}-{}-{kind}-{seed}-{number}", quarry.seats),
            game: quarry.game.clone(),
            seats: quarry.seats,
            deal: (quarry.seed, number),
            steps: steps.join(" "),
            seat: seat.0,
            kind: quarry.kind,
            level: found.level,
            answer: (found.answer.iter().map(|it| it.write(&self.game))).collect(),
            second: found.second.map(|it| it.write(&self.game)),
            odds: found.odds,
        }
    }

    /// Decisions that were not forced, with their place among the steps.
    fn decisions(&self) -> impl DoubleEndedIterator<Item = (usize, &G::State, Seat)> {
        let steps = self.steps.iter().enumerate();
        steps.filter_map(|(at, (state, step))| match step {
            Step::Act(seat, _) => Some((at, state, *seat)),
            Step::Chance(_) => None,
        })
    }
}

/// Every bot hears what its seat may know.
fn tell<G: Game>(game: &G, bots: &mut [Box<dyn Bot<G>>], log: &mut Log<G::Event>) {
    let news = log.take();
    for (number, bot) in (0..).zip(bots.iter_mut()) {
        for event in &news {
            if let Some(event) = game.redact(event, Viewer::Seat(Seat(number))) {
                bot.observe(game, &event);
            }
        }
    }
}

/// A bot of the family by its name.
pub(crate) fn bot<G: Family>(name: &str) -> Box<dyn Bot<G>> {
    let spec = name.parse().expect("a name is a spec");
    let maker = maker::<G>(&spec).unwrap_or_else(|why| panic!("every family has {name}: {why}"));
    maker.make()
}

/// What a bot does first.
fn choice_of<G: Family>(
    name: &str,
    game: &G,
    state: &G::State,
    seat: Seat,
    seed: u64,
) -> G::Action {
    let sight = Sight::new(game, state, seat);
    bot::<G>(name).choose(&sight, &mut FastLuck::of_game(seed, 1))
}

/// How hard a choice is: 1 if greedy makes it, 2 if Njal does, else 3.
fn level_of_choice<G: Family>(played: &Played<G>, at: usize, seat: Seat, best: G::Action) -> u8 {
    let (game, state) = (&played.game, &played.steps[at].0);
    let makes = |name| choice_of(name, game, state, seat, played.seed) == best;
    match () {
        () if makes("greedy") => 1,
        () if makes("njal") => 2,
        () => 3,
    }
}
