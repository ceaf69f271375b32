//! What the house adds to a game: its bots, and its picture for screens.

use bots::{Adviser, Bot, Evaluator};
use encoding::Encoded;
use game::Describe;

use crate::{KnownBot, OptionsOf, roster};

/// A game with everything a table needs around it.
pub trait Family: Describe + Encoded {
    /// Its bots, the weakest first; [`crate::LEVELS`] are among them.
    const BOTS: &'static [KnownBot<Self>];

    /// Decides once for a person whose time is up: passes where one can, and does nothing that
    /// binds him further than the rules demand.
    const STAND_IN: fn() -> Box<dyn Bot<Self>>;

    /// Judges how a game stands.
    fn evaluator(&self) -> Box<dyn Evaluator<Self>>;

    /// Weighs the choices of a decision.
    fn adviser(&self) -> Box<dyn Adviser<Self>>;

    /// Rules and view by their own types, for whoever draws the table.
    fn typed_view<'a>(&'a self, view: &'a Self::View) -> TypedView<'a>;

    /// An event by its own type, for whoever tells it.
    fn happened<'a>(&'a self, event: &'a Self::Event) -> Happened<'a>;

    /// The same state with nothing that keeps land from paying; none where nothing ever does.
    fn unhindered(&self, _state: &Self::State) -> Option<Self::State> {
        None
    }

    /// Is the layout of these options one that somebody chose? Such a game is practice: however
    /// fair its draws, nobody can say that its beginning was.
    fn is_practice(_options: &OptionsOf<Self>) -> bool {
        false
    }

    /// A position from its notation, for puzzles and tests; the reason if it cannot be read.
    fn position(&self, _text: &str) -> Result<Self::State, String> {
        Err(format!(
            "positions of the family {} have no notation",
            Self::FAMILY
        ))
    }
}

/// A table to be drawn; one arm for each family, so that no painter forgets one.
#[derive(Clone, Copy, Debug)]
pub enum TypedView<'a> {
    Dice(&'a dice::Rules, &'a dice::View),
    Board(&'a board::Rules, &'a board::View),
    Rivals(&'a rivals::Rules, &'a rivals::View),
}

/// Something that happened; one arm for each family.
#[derive(Clone, Copy, Debug)]
pub enum Happened<'a> {
    Dice(&'a dice::Rules, &'a dice::Event),
    Board(&'a board::Rules, &'a board::Event),
    Rivals(&'a rivals::Rules, &'a rivals::Event),
}

impl Family for dice::Rules {
    const BOTS: &'static [KnownBot<Self>] = roster::DICE;
    const STAND_IN: fn() -> Box<dyn Bot<Self>> = || Box::new(bots::dice::Cautious);

    fn evaluator(&self) -> Box<dyn Evaluator<Self>> {
        Box::new(bots::dice::ByPoints::default())
    }

    fn adviser(&self) -> Box<dyn Adviser<Self>> {
        Box::new(bots::dice::Expectation::default())
    }

    fn typed_view<'a>(&'a self, view: &'a dice::View) -> TypedView<'a> {
        TypedView::Dice(self, view)
    }

    fn happened<'a>(&'a self, event: &'a dice::Event) -> Happened<'a> {
        Happened::Dice(self, event)
    }
}

impl Family for board::Rules {
    const BOTS: &'static [KnownBot<Self>] = roster::BOARD;
    const STAND_IN: fn() -> Box<dyn Bot<Self>> = || Box::new(bots::board::Cautious);

    fn is_practice(options: &board::Options) -> bool {
        matches!(options.board, board::Board::Map(_))
    }

    fn evaluator(&self) -> Box<dyn Evaluator<Self>> {
        Box::new(bots::board::evaluator(self))
    }

    fn adviser(&self) -> Box<dyn Adviser<Self>> {
        Box::new(bots::board::adviser(self))
    }

    /// Without its robber.
    fn unhindered(&self, state: &board::State) -> Option<board::State> {
        let mut free = state.clone();
        free.public.robber = board::FRAME;
        Some(free)
    }

    fn typed_view<'a>(&'a self, view: &'a board::View) -> TypedView<'a> {
        TypedView::Board(self, view)
    }

    fn happened<'a>(&'a self, event: &'a board::Event) -> Happened<'a> {
        Happened::Board(self, event)
    }

    fn position(&self, text: &str) -> Result<board::State, String> {
        board::position::read(self, text)
    }
}

impl Family for rivals::Rules {
    const BOTS: &'static [KnownBot<Self>] = roster::RIVALS;
    const STAND_IN: fn() -> Box<dyn Bot<Self>> = || Box::new(bots::rivals::Cautious);

    fn evaluator(&self) -> Box<dyn Evaluator<Self>> {
        Box::new(bots::rivals::evaluator())
    }

    fn adviser(&self) -> Box<dyn Adviser<Self>> {
        Box::new(bots::rivals::adviser())
    }

    fn typed_view<'a>(&'a self, view: &'a rivals::View) -> TypedView<'a> {
        TypedView::Rivals(self, view)
    }

    fn happened<'a>(&'a self, event: &'a rivals::Event) -> Happened<'a> {
        Happened::Rivals(self, event)
    }

    fn position(&self, text: &str) -> Result<rivals::State, String> {
        rivals::position::read(self, text)
    }
}
