//! A puzzle set up: its game, played up to its position.
//!
//! Positions are kept as the whole game before them, so that nothing of hands, stacks and decks is
//! lost, whatever the family. A decision is its number in the menu, a draw the number of its
//! outcome in the bag, both to the base 36; what a form asked for is written out behind a `=`, with
//! `_` for blanks. What is forced is not written. Of several awaited seats the lowest acts first.

use bots::FastLuck;
use families::{Family, Listing, OptionsOf, Override, Visitor};
use game::{
    Awaits, Choices, Game, Log, Notation, Seat, Setup, Step, StepError, StepOf, actions, outcomes,
};

use crate::Puzzle;

/// Endless games end by their turn limit, as in `landnam simulate`.
const TURN_LIMIT: &str = "turn_limit=400";

/// A game as it stands.
pub struct Stage<G: Game> {
    pub game: G,
    pub state: G::State,
    /// Whose decision it is.
    pub seat: Seat,
    /// How many steps were made.
    pub steps: u32,
    /// What has happened, with the number of the step.
    pub past: Vec<(u32, G::Event)>,
}

impl<G: Family> Stage<G> {
    /// Plays the puzzle up to its position; the reason if its steps cannot be played.
    pub fn open(puzzle: &Puzzle, options: &OptionsOf<G>) -> Result<Stage<G>, String> {
        let (seed, number) = puzzle.deal;
        let game = deal::<G>(options, &mut FastLuck::of_game(seed, number))?;
        let mut stage = Stage {
            state: game.start(),
            game,
            seat: Seat(puzzle.seat),
            steps: 0,
            past: Vec::new(),
        };
        for (at, word) in puzzle.steps.split_whitespace().enumerate() {
            stage.skip();
            let step = read(&stage.game, &stage.state, word);
            let step = step.ok_or_else(|| format!("{}: step {at} is {word}", puzzle.id))?;
            let played = stage.play(step);
            played.map_err(|why| format!("{}: step {at}: {why}", puzzle.id))?;
        }
        stage.skip();
        match stage.game.awaits(&stage.state) {
            Awaits::Seats(seats) if seats.contains(stage.seat) => Ok(stage),
            _ => Err(format!("{}: its seat is not awaited", puzzle.id)),
        }
    }

    /// A step by the rules.
    pub(crate) fn play(&mut self, step: StepOf<G>) -> Result<(), StepError> {
        let mut log = Log::on();
        self.game.play(&mut self.state, step, &mut log)?;
        self.steps += 1;
        let events = log.take().into_iter().map(|event| (self.steps, event));
        self.past.extend(events);
        Ok(())
    }

    /// Whatever leaves no choice.
    fn skip(&mut self) {
        while let Some(step) = forced(&self.game, &self.state) {
            self.play(step)
                .expect("a menu and a bag hold what is allowed");
        }
    }

    /// The moves of the solution, or the one best choice.
    pub fn answer(&self, puzzle: &Puzzle) -> Result<Vec<G::Action>, String> {
        let read = |text: &String| {
            let action = G::Action::read(text, &self.game);
            action.ok_or_else(|| format!("{}: {text} means nothing", puzzle.id))
        };
        puzzle.answer.iter().map(read).collect()
    }
}

/// Hands the typed game of a puzzle to the visitor.
pub fn visit<V: Visitor>(puzzle: &Puzzle, visitor: V) -> Result<V::Out, String> {
    let overrides = overrides(&puzzle.game)?;
    families::visit(&puzzle.game, Some(puzzle.seats), &overrides, visitor)
        .map_err(|why| format!("{}: {why}", puzzle.id))
}

/// The options in which games of this id are played besides its own.
pub(crate) fn overrides(id: &str) -> Result<Vec<Override>, String> {
    let listing: &Listing = families::listing(id).map_err(|why| why.to_string())?;
    let limit = listing.is_endless().then_some(TURN_LIMIT);
    let limit = limit.map(|text| text.parse().map_err(|_| "no limit".to_owned()));
    limit.into_iter().collect()
}

pub(crate) fn deal<G: Game>(
    options: &<G::Setup as Setup>::Options,
    luck: &mut FastLuck,
) -> Result<G, String> {
    let setup = G::Setup::deal(options, luck);
    setup.and_then(G::open).map_err(|why| why.to_string())
}

/// The one step there is, if a state leaves no choice.
pub(crate) fn forced<G: Game>(game: &G, state: &G::State) -> Option<StepOf<G>> {
    match game.awaits(state) {
        Awaits::Seats(seats) => {
            let seat = seats.lowest();
            let menu = game.menu(state, seat);
            let is_forced = menu.count() == 1 && game.forms(state, seat).is_empty();
            is_forced.then(|| Step::Act(seat, menu.nth(0)))
        }
        Awaits::Chance => match *outcomes(game, state) {
            [(only, _)] => Some(Step::Chance(only)),
            _ => None,
        },
        Awaits::Over(_) => None,
    }
}

/// A step as it is kept; nothing for a forced one.
pub(crate) fn write<G: Game>(game: &G, state: &G::State, step: StepOf<G>) -> Option<String> {
    if forced(game, state).is_some() {
        return None;
    }
    Some(match step {
        Step::Act(seat, action) => {
            let listed = actions(game, state, seat);
            match listed.iter().position(|choice| *choice == action) {
                Some(place) => base_36(place),
                None => format!("={}", action.write(game).replace(' ', "_")),
            }
        }
        Step::Chance(outcome) => {
            let bag = outcomes(game, state);
            let place = bag.iter().position(|(other, _)| *other == outcome);
            base_36(place.expect("a draw comes out of its bag"))
        }
    })
}

fn read<G: Game>(game: &G, state: &G::State, word: &str) -> Option<StepOf<G>> {
    let place = || u32::from_str_radix(word, 36).ok();
    match game.awaits(state) {
        Awaits::Over(_) => None,
        Awaits::Chance => {
            let bag = outcomes(game, state);
            Some(Step::Chance(bag.get(place()? as usize)?.0))
        }
        Awaits::Seats(seats) => {
            let seat = seats.lowest();
            let action = if let Some(text) = word.strip_prefix('=') {
                G::Action::read(&text.replace('_', " "), game)?
            } else {
                let menu = game.menu(state, seat);
                let place = place().filter(|place| *place < menu.count())?;
                menu.nth(place)
            };
            Some(Step::Act(seat, action))
        }
    }
}

fn base_36(number: usize) -> String {
    const DIGITS: &[u8; 36] = b"0123456789abcdefghijklmnopqrstuvwxyz";
    let digit = char::from(DIGITS[number % 36]);
    match number / 36 {
        0 => digit.to_string(),
        rest => base_36(rest) + &digit.to_string(),
    }
}
