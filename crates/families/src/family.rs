//! What the house adds to a game: its bots, and its picture for screens.

use bots::{Bot, Random};
use game::Describe;

use crate::{OptionsOf, SetupError};

/// Makes a bot with an empty memory.
pub type Maker<G> = fn() -> Box<dyn Bot<G>>;

/// A game with everything a table needs around it.
pub trait Family: Describe {
    /// The family's own bots by name, the weakest first. The random one plays everything.
    const BOTS: &'static [(&'static str, Maker<Self>)];

    /// Decides once for a person whose time is up: passes where one can, and does nothing that
    /// binds him further than the rules demand.
    const STAND_IN: Maker<Self>;

    /// Rules and view by their own types, for whoever draws the table.
    fn typed_view<'a>(&'a self, view: &'a Self::View) -> TypedView<'a>;

    /// An event by its own type, for whoever tells it.
    fn happened<'a>(&'a self, event: &'a Self::Event) -> Happened<'a>;

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
    const BOTS: &'static [(&'static str, Maker<Self>)] = &[
        ("greedy", || Box::new(bots::dice::Greedy)),
        ("expectation", || {
            Box::new(bots::dice::Expectation::default())
        }),
    ];
    const STAND_IN: Maker<Self> = || Box::new(bots::dice::Cautious);

    fn typed_view<'a>(&'a self, view: &'a dice::View) -> TypedView<'a> {
        TypedView::Dice(self, view)
    }

    fn happened<'a>(&'a self, event: &'a dice::Event) -> Happened<'a> {
        Happened::Dice(self, event)
    }
}

impl Family for board::Rules {
    const BOTS: &'static [(&'static str, Maker<Self>)] =
        &[("greedy", || Box::new(bots::board::Greedy::default()))];
    const STAND_IN: Maker<Self> = || Box::new(bots::board::Cautious);

    fn is_practice(options: &board::Options) -> bool {
        matches!(options.board, board::Board::Map(_))
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
    const BOTS: &'static [(&'static str, Maker<Self>)] =
        &[("greedy", || Box::new(bots::rivals::Greedy))];
    const STAND_IN: Maker<Self> = || Box::new(bots::rivals::Cautious);

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

/// The names of all bots that play this family, the weakest first.
pub fn bot_names<G: Family>() -> Vec<&'static str> {
    let own = G::BOTS.iter().map(|(name, _)| *name);
    ["random"].into_iter().chain(own).collect()
}

/// The maker of the bot with this name.
pub fn roster<G: Family>(name: &str) -> Result<Maker<G>, SetupError> {
    if name == "random" {
        return Ok(|| Box::new(Random));
    }
    let own = G::BOTS.iter().find(|(known, _)| *known == name);
    own.map(|(_, maker)| *maker).ok_or_else(|| SetupError::Bot {
        name: name.to_string(),
        known: bot_names::<G>().join(", "),
    })
}
