//! What a card asks after it was played (CK-80): who is asked, what can be answered, what follows.

use game::{Luck, Phrase, Seat, Violation};
use hexgrid::Corner;
use serde::{Deserialize, Serialize};

use crate::Goods;
use crate::knights::{KnightAction, KnightMenu, Site};
use crate::play::Play;
use crate::rules::Rules;
use crate::state::{Public, State, Waits};

/// Why nothing can be done at a corner.
pub type SiteCheck = fn(&Rules, &State, Seat, Corner) -> Result<(), Violation>;

/// One question of a card. Each card's file has its own as `Asks`.
pub trait Question {
    /// The key of its prompt.
    fn key(&self) -> &'static str;

    /// What the seat that is asked reads.
    fn prompt(&self, _: &Public) -> Phrase {
        Phrase::new(self.key())
    }

    /// Whom the question is put to.
    fn waits(&self) -> Waits {
        Waits::Turn
    }

    /// What can be answered.
    fn options(&self, rules: &Rules, state: &State, seat: Seat) -> KnightMenu;

    /// Takes one of the options and goes on.
    fn answer(&self, play: &mut Play, seat: Seat, answer: KnightAction);

    /// What it asks a corner for, if that has rules besides the card's own.
    fn site(&self) -> Option<(Site, SiteCheck)> {
        None
    }

    /// A rule other than the card's own that refuses an answer.
    fn refuse(
        &self,
        rules: &Rules,
        state: &State,
        seat: Seat,
        answer: KnightAction,
    ) -> Option<Violation> {
        let (site, check) = self.site()?;
        match answer {
            KnightAction::At(named, corner) if named == site => {
                check(rules, state, seat, corner).err()
            }
            _ => None,
        }
    }

    /// What `seat` is known to hold while this is asked, out of the cards nobody has seen.
    fn held(&self, _: &Public, _seat: Seat, _hidden: Goods, _: &mut dyn Luck) -> Goods {
        Goods::NONE
    }

    /// How many cards are picked one after the other, this one included.
    fn picks(&self) -> u8 {
        0
    }

    /// Whose cards the seat on turn looks at meanwhile.
    fn shows(&self) -> Option<Shown> {
        None
    }
}

/// Cards of an opponent that the seat on turn looks at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Shown {
    /// The resource cards and commodities of this seat.
    Hand(Seat),
    /// The hidden progress cards of this seat.
    Progress(Seat),
}

/// For the cards that ask nothing.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Nothing {}

impl Question for Nothing {
    fn key(&self) -> &'static str {
        match *self {}
    }

    fn options(&self, _: &Rules, _: &State, _: Seat) -> KnightMenu {
        match *self {}
    }

    fn answer(&self, _: &mut Play, _: Seat, _: KnightAction) {
        match *self {}
    }
}
