//! The decisions that only Cities & Knights knows.

use game::Seat;
use hexgrid::{Corner, Edge, Hex};

use super::kinds::Area;
use super::progress::ProgressCard;
use crate::kinds::Resource;

/// One decision. The order is the order of menus: what has no place first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum KnightAction {
    /// Leaves undone what one may leave undone.
    Pass,
    /// Alchemist: what the next of the two number dice shows.
    Die(u8),
    Improve(Area),
    /// CK-59: the deck from which a card is drawn after a tie.
    Deck(Area),
    /// The opponent a card is played against.
    Choose(Seat),
    /// Commercial Harbor: the opponent to trade with.
    Exchange(Seat),
    /// Monopolies and Merchant Fleet.
    Name(Resource),
    /// A card out of the own hand for somebody else.
    Hand(Resource),
    /// A card from the bank (Aqueduct) or out of a hand that is shown (Master Merchant).
    Pick(Resource),
    Play(ProgressCard),
    /// CK-52: puts a card back under its deck.
    Return(ProgressCard),
    /// Spy: takes a card of the opponent's.
    Seize(ProgressCard),
    At(Site, Corner),
    /// From one corner to another; a weaker knight there is driven away.
    Move(Corner, Corner),
    On(Spot, Hex),
    Along(Way, Edge),
}

/// What is done at a corner.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Site {
    Wall,
    /// Builds a basic knight.
    Knight,
    Activate,
    Promote,
    /// The knight here chases the robber.
    Chase,
    /// The knight here chases the pirate.
    ChasePirate,
    /// Variant Fiesepeter: the knight here takes part in the battle.
    Commit,
    /// The own knight that was driven away goes here.
    Relocate,
    /// The city here is lost to the barbarians.
    Reduce,
    /// The metropolis goes here.
    Crown,
    /// Deserter: the own knight here leaves the board.
    Dismiss,
    /// Medicine: the settlement here becomes a city.
    Heal,
    /// Intrigue: the foreign knight here is driven away.
    Oust,
    EnlistBasic,
    EnlistStrong,
    EnlistMighty,
}

impl Site {
    pub const ALL: [Site; 16] = [
        Site::Wall,
        Site::Knight,
        Site::Activate,
        Site::Promote,
        Site::Chase,
        Site::ChasePirate,
        Site::Commit,
        Site::Relocate,
        Site::Reduce,
        Site::Crown,
        Site::Dismiss,
        Site::Heal,
        Site::Oust,
        Site::EnlistBasic,
        Site::EnlistStrong,
        Site::EnlistMighty,
    ];

    /// Its word in notation, which is also the verb of screens.
    pub const fn word(self) -> &'static str {
        match self {
            Site::Wall => "wall",
            Site::Knight => "raise",
            Site::Activate => "activate",
            Site::Promote => "promote",
            Site::Chase => "chase",
            Site::ChasePirate => "chase-pirate",
            Site::Commit => "commit",
            Site::Relocate => "relocate",
            Site::Reduce => "reduce",
            Site::Crown => "crown",
            Site::Dismiss => "dismiss",
            Site::Heal => "heal",
            Site::Oust => "oust",
            Site::EnlistBasic => "enlist-basic",
            Site::EnlistStrong => "enlist-strong",
            Site::EnlistMighty => "enlist-mighty",
        }
    }
}

/// What is done on a hex.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Spot {
    /// The chased figure goes here.
    Drive,
    Merchant,
    /// Inventor: one of the two number chips.
    Chip,
}

impl Spot {
    pub const ALL: [Spot; 3] = [Spot::Drive, Spot::Merchant, Spot::Chip];

    pub const fn word(self) -> &'static str {
        match self {
            Spot::Drive => "drive",
            Spot::Merchant => "merchant",
            Spot::Chip => "chip",
        }
    }
}

/// What is done along an edge.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Way {
    /// Diplomat: the open road here leaves the board.
    Dismantle,
    /// Diplomat: the own road comes back here.
    Rebuild,
}

impl Way {
    pub const ALL: [Way; 2] = [Way::Dismantle, Way::Rebuild];

    pub const fn word(self) -> &'static str {
        match self {
            Way::Dismantle => "dismantle",
            Way::Rebuild => "rebuild",
        }
    }
}
