//! The contract battery: random games in which every promise of the contract is tested.
//!
//! What hidden information may show is in `knowledge.rs`.

use std::collections::BTreeMap;
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};

use super::TestLuck;
use super::knowledge;
use crate::{
    Awaits, Choices, Game, Log, Luck, Notation, Outcome, Seat, SeatSet, Setup, Step, StepOf,
    Tickets, actions, outcomes,
};

type FillForm<G> =
    dyn Fn(&G, &<G as Game>::State, Seat, &mut TestLuck) -> Option<<G as Game>::Action>;
/// How often each kind of event has been examined.
type Examined = BTreeMap<String, u32>;
type Options<G> = <<G as Game>::Setup as Setup>::Options;

/// The text of every so many-th step is written and read again; in one game most kinds of steps
/// come by, in all of them every one.
const TEXT_EVERY: usize = 5;
/// Of every so many-th game all kinds of news are looked for, rare ones among them, and each is
/// examined so many times.
const NEWS_EVERY: u32 = 8;
const NEWS_OFTEN: u32 = 6;
/// How often a player lets himself be talked out of something.
const SECOND_THOUGHTS: u32 = 20;

/// One run of the battery over a family; fill in what differs and call [`Battery::run`].
pub struct Battery<'a, G: Game> {
    /// How many games to play.
    pub games: u32,
    /// The seed of the first game.
    pub seed: u64,
    /// The table of game number `n`.
    pub options: &'a dyn Fn(u32) -> Options<G>,
    /// Every listed action the notation can say at this table, allowed or not.
    pub every_action: &'a dyn Fn(&G) -> Vec<G::Action>,
    /// The family's own invariants, asserted after every step.
    pub invariants: &'a dyn Fn(&G, &G::State),
    /// Does this step make a secret public by the rules, so that events may differ?
    pub reveals: &'a dyn Fn(&G, &StepOf<G>) -> bool,
    /// A random action of an open form, if the seat has one and feels like it.
    pub fill_form: &'a FillForm<G>,
    /// The costly comparisons are made once in so many steps.
    pub thorough_every: u32,
    /// A game that is longer has no end.
    pub max_steps: u32,
}

/// Watches the games of a battery, to count what happens in them.
pub trait Witness<G: Game> {
    /// The game with this number begins.
    fn begins(&mut self, _number: u32) {}
    /// Talks a player out of what he was about to do; he draws again. Without it some games have
    /// no end.
    fn shuns(&mut self, _action: &G::Action) -> bool {
        false
    }
    /// Something happened. All events of a game are told when it is over.
    fn hears(&mut self, _event: &G::Event) {}
}

/// Minds nothing.
struct Nobody;

impl<G: Game> Witness<G> for Nobody {}

impl<G: Game> Battery<'_, G> {
    /// Plays all games; a failure prints the seed and the journal so far. Returns how each ended.
    pub fn run(&self) -> Vec<Outcome> {
        self.run_with(&mut Nobody)
    }

    /// As [`Battery::run`], with somebody who watches.
    pub fn run_with(&self, witness: &mut dyn Witness<G>) -> Vec<Outcome> {
        let games = 0..self.games;
        let mut examined = Examined::new();
        games
            .map(|number| self.game(number, witness, &mut examined))
            .collect()
    }

    fn game(&self, number: u32, witness: &mut dyn Witness<G>, examined: &mut Examined) -> Outcome {
        let seed = self
            .seed
            .wrapping_mul(1_000_003)
            .wrapping_add(u64::from(number));
        let mut luck = TestLuck(seed);
        let setup =
            G::Setup::deal(&(self.options)(number), &mut luck).expect("options can be dealt");
        let text = serde_json::to_string(&setup).expect("a set-up can be written");
        assert_eq!(
            serde_json::from_str::<G::Setup>(&text).expect("and read"),
            setup
        );
        let game = G::open(setup).expect("a dealt set-up opens");

        let mut steps = Vec::new();
        let result = catch_unwind(AssertUnwindSafe(|| {
            witness.begins(number);
            let outcome = self.play_out(&game, &mut luck, &mut steps, witness);
            if number.is_multiple_of(NEWS_EVERY) {
                self.examine_news(&game, &steps, &mut luck, examined);
            }
            outcome
        }));
        result.unwrap_or_else(|panic| {
            eprintln!("battery: {} game {number}, seed {seed}\n{text}", G::FAMILY);
            for step in steps {
                eprintln!("{}", written(&game, step));
            }
            resume_unwind(panic)
        })
    }

    /// Looks at every kind of event a few times: does somebody hear what he must not know?
    fn examine_news(
        &self,
        game: &G,
        steps: &[StepOf<G>],
        luck: &mut TestLuck,
        examined: &mut Examined,
    ) {
        let mut state = game.start();
        for step in steps {
            let mut log = Log::on();
            let before = state.clone();
            game.apply(&mut state, *step, &mut log);
            let mut is_rare = false;
            for event in log.take() {
                let times = examined.entry(kind_of(&event)).or_default();
                is_rare |= *times < NEWS_OFTEN;
                *times += 1;
            }
            if is_rare {
                knowledge::news(game, &before, *step, (self.reveals)(game, step), luck);
            }
        }
    }

    /// Lets any seat that may do something do anything it may, forms and interjections included.
    fn decide(
        &self,
        game: &G,
        state: &G::State,
        awaited: SeatSet,
        luck: &mut TestLuck,
        witness: &mut dyn Witness<G>,
    ) -> StepOf<G> {
        assert!(!awaited.is_empty(), "waits for nobody");
        let may_act = |seat: &Seat| game.menu(state, *seat).count() > 0;
        let may_speak = |seat: &Seat| may_act(seat) || !game.forms(state, *seat).is_empty();
        let free: SeatSet = Seat::all(game.seats()).filter(may_speak).collect();
        assert!(
            awaited.iter().all(|seat| may_act(&seat)),
            "{awaited:?} cannot do anything"
        );
        let mut seat = one_of(free, luck);
        if let Some(action) = (self.fill_form)(game, state, seat, luck) {
            assert!(
                !game.forms(state, seat).is_empty(),
                "{action:?} is filled in on no form"
            );
            if game.check(state, seat, action).is_ok() {
                return Step::Act(seat, action);
            }
        }
        // Whoever could only have filled in a form, and did not, leaves it to those awaited.
        if !may_act(&seat) {
            seat = one_of(awaited, luck);
        }
        let menu = game.menu(state, seat);
        let mut draw = || menu.nth(luck.below(menu.count()));
        let mut action = draw();
        // Whoever can do nothing else does it in the end.
        for _ in 0..SECOND_THOUGHTS {
            if !witness.shuns(&action) {
                break;
            }
            action = draw();
        }
        Step::Act(seat, action)
    }

    fn play_out(
        &self,
        game: &G,
        luck: &mut TestLuck,
        steps: &mut Vec<StepOf<G>>,
        witness: &mut dyn Witness<G>,
    ) -> Outcome {
        let mut every_action = None;
        let mut state = game.start();
        let outcome = loop {
            (self.invariants)(game, &state);
            assert!(
                steps.len() < self.max_steps as usize,
                "the game does not end"
            );
            let thorough = luck.below(self.thorough_every) == 0;
            if thorough {
                let every_action = every_action.get_or_insert_with(|| (self.every_action)(game));
                listed_is_checked(game, &state, every_action);
                state_round_trip::<G>(&state);
            }
            let step = match game.awaits(&state) {
                Awaits::Over(outcome) => break outcome,
                Awaits::Chance => Step::Chance(draw(game, &state, luck, thorough)),
                Awaits::Seats(seats) => self.decide(game, &state, seats, luck, witness),
            };
            steps.push(step);
            if steps.len().is_multiple_of(TEXT_EVERY) {
                text_round_trip(game, step);
            }
            if let Some(every_action) = every_action.as_deref().filter(|_| thorough) {
                let reveals = (self.reveals)(game, &step);
                knowledge::check(game, &state, step, every_action, reveals, luck);
            }
            game.play(&mut state, step, &mut Log::off())
                .expect("a listed step is allowed");
        };
        replay_is_equal(game, steps, &state, witness);
        outcome
    }
}

fn one_of(seats: SeatSet, luck: &mut TestLuck) -> Seat {
    let chosen = luck.below(seats.len()) as usize;
    seats.iter().nth(chosen).expect("somebody may act")
}

/// The names of an event up to its facts: `Built`, or `Knights(Promoted`.
fn kind_of(event: &impl std::fmt::Debug) -> String {
    let text = format!("{event:?}");
    let end = text.find([' ', '{']).unwrap_or(text.len());
    text[..end].to_owned()
}

/// The menu lists exactly the actions that pass the check, sorted, each once.
fn listed_is_checked<G: Game>(game: &G, state: &G::State, every_action: &[G::Action]) {
    let waits_for_seats = matches!(game.awaits(state), Awaits::Seats(_));
    for seat in Seat::all(game.seats()) {
        let listed = actions(game, state, seat);
        assert!(
            listed.is_sorted_by(|a, b| a < b),
            "menu is not sorted or has twins: {listed:?}"
        );
        assert!(
            waits_for_seats || listed.is_empty(),
            "{seat:?} may {listed:?} out of time"
        );
        let menu = game.menu(state, seat);
        for action in every_action {
            let allowed = game.check(state, seat, *action);
            let is_listed = listed.binary_search(action).is_ok();
            assert_eq!(
                is_listed,
                allowed.is_ok(),
                "{seat:?} {action:?}: {allowed:?}"
            );
            assert_eq!(menu.contains(*action), is_listed, "{seat:?} {action:?}");
        }
        for action in &listed {
            assert!(
                every_action.contains(action),
                "{action:?} is missing from the list of all"
            );
        }
    }
}

fn draw<G: Game>(game: &G, state: &G::State, luck: &mut TestLuck, thorough: bool) -> G::Chance {
    let bag = game.bag(state);
    if thorough {
        let list = outcomes(game, state);
        assert!(
            list.iter().all(|(_, weight)| *weight > 0),
            "an outcome without weight"
        );
        assert_eq!(
            list.iter().map(|(_, weight)| weight).sum::<u32>(),
            bag.total()
        );
        // Every ticket stands for a listed outcome; small bags are counted in full.
        let tickets = bag.total().min(64);
        let mut seen = vec![0; list.len()];
        for ticket in 0..tickets {
            let outcome = bag.nth(ticket);
            let place = list.iter().position(|(listed, _)| *listed == outcome);
            seen[place.expect("a ticket's outcome is listed")] += 1;
        }
        if tickets == bag.total() {
            assert!(
                list.iter()
                    .zip(&seen)
                    .all(|((_, weight), count)| weight == count)
            );
        }
    }
    bag.nth(luck.below(bag.total()))
}

fn state_round_trip<G: Game>(state: &G::State) {
    let text = serde_json::to_string(state).expect("a state can be written");
    let read: G::State = serde_json::from_str(&text).expect("a written state can be read");
    assert_eq!(read, *state, "state changed on its way through text");
}

fn text_round_trip<G: Game>(game: &G, step: StepOf<G>) {
    match step {
        Step::Act(_, action) => {
            let text = action.write(game);
            let read = G::Action::read(&text, game);
            assert_eq!(read, Some(action), "notation: {text}");
        }
        Step::Chance(outcome) => {
            let text = outcome.write(game);
            let read = G::Chance::read(&text, game);
            assert_eq!(read, Some(outcome), "notation: {text}");
        }
    }
}

/// A step as a line of a journal.
fn written<G: Game>(game: &G, step: StepOf<G>) -> String {
    match step {
        Step::Act(seat, action) => format!("{seat:?}: {}", action.write(game)),
        Step::Chance(outcome) => outcome.write(game),
    }
}

fn replay_is_equal<G: Game>(
    game: &G,
    steps: &[StepOf<G>],
    end: &G::State,
    witness: &mut dyn Witness<G>,
) {
    let mut state = game.start();
    let mut log = Log::on();
    for step in steps {
        game.apply(&mut state, *step, &mut log);
    }
    log.take().iter().for_each(|event| witness.hears(event));
    assert_eq!(state, *end, "the same steps lead to another state");
}
