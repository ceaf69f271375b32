//! What is fixed at one table: how many play, and who begins.

use game::{COLOURS, Luck, RuleId, Seat, Violation};
use serde::{Deserialize, Serialize};

/// The start player is chosen freely; then the turn goes round clockwise.
pub const ROUND: RuleId = RuleId("DICE-5");
/// One to four play, and one of them begins.
pub const PLAYERS: RuleId = RuleId("DICE-R-07");

/// What people choose before a table opens.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// How many play.
    pub seats: u8,
    /// Who begins, counted from zero.
    pub start: u8,
}

impl Default for Options {
    fn default() -> Options {
        Options { seats: 2, start: 0 }
    }
}

/// The options as they are: nothing is dealt in this game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Setup {
    options: Options,
}

impl Setup {
    fn check(&self) -> Result<(), Violation> {
        let Options { seats, start } = self.options;
        if (1..=COLOURS.len() as u8).contains(&seats) && start < seats {
            return Ok(());
        }
        Err(PLAYERS.broken().with("seats", seats).with("start", start))
    }
}

impl game::Setup for Setup {
    type Options = Options;

    fn deal(options: &Options, _luck: &mut dyn Luck) -> Result<Setup, Violation> {
        let setup = Setup {
            options: options.clone(),
        };
        setup.check()?;
        Ok(setup)
    }

    fn options(&self) -> &Options {
        &self.options
    }

    fn names(options: &Options) -> &'static [&'static str] {
        COLOURS
            .get(..usize::from(options.seats))
            .unwrap_or(&COLOURS)
    }
}

/// The rules of one table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Rules {
    pub(crate) setup: Setup,
}

impl Rules {
    pub(crate) fn new(setup: Setup) -> Result<Rules, Violation> {
        // A set-up can come from a journal that somebody wrote by hand.
        setup.check()?;
        Ok(Rules { setup })
    }

    pub fn start_seat(&self) -> Seat {
        Seat(self.setup.options.start)
    }
}
