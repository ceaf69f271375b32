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
    /// Improves an area by one level.
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
    /// Plays a progress card.
    Play(ProgressCard),
    /// CK-52: puts a card back under its deck.
    Return(ProgressCard),
    /// Spy: takes a card of the opponent's.
    Seize(ProgressCard),
    /// Does something at a corner.
    At(Site, Corner),
    /// From one corner to another; a weaker knight there is driven away.
    Move(Corner, Corner),
    /// Does something on a hex.
    On(Spot, Hex),
    /// Does something along an edge.
    Along(Way, Edge),
}

/// Verbs for one kind of place: each with its word in notation, which is also the verb of screens,
/// and the key of its label.
macro_rules! verbs {
    (
        $(#[$about:meta])* $Verb:ident {
            $($(#[$doc:meta])* $Name:ident $word:literal $key:literal,)+
        }
    ) => {
        $(#[$about])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub enum $Verb {
            $($(#[$doc])* $Name,)+
        }

        impl $Verb {
            /// In the order of menus.
            pub const ALL: [$Verb; [$($word,)+].len()] = [$($Verb::$Name,)+];

            /// Its name in notation, and the verb of screens.
            pub const fn word(self) -> &'static str {
                match self {
                    $($Verb::$Name => $word,)+
                }
            }

            /// The key of its label in `text/`.
            pub const fn key(self) -> &'static str {
                match self {
                    $($Verb::$Name => $key,)+
                }
            }

            /// The verb with this name in notation.
            pub fn named(word: &str) -> Option<$Verb> {
                $Verb::ALL.into_iter().find(|verb| verb.word() == word)
            }
        }
    };
}

verbs! {
    /// What is done at a corner.
    Site {
        /// Builds a wall under the own city.
        Wall "wall" "knights-deed-wall",
        /// Builds a basic knight.
        Knight "raise" "knights-deed-raise",
        /// Makes the own knight here active.
        Activate "activate" "knights-deed-activate",
        /// Promotes the own knight here by one rank.
        Promote "promote" "knights-deed-promote",
        /// The knight here chases the robber.
        Chase "chase" "knights-deed-chase",
        /// The knight here chases the pirate.
        ChasePirate "chase-pirate" "knights-deed-chase-pirate",
        /// Variant Fiesepeter: the knight here takes part in the battle.
        Commit "commit" "knights-deed-commit",
        /// The own knight that was driven away goes here.
        Relocate "relocate" "knights-deed-relocate",
        /// The city here is lost to the barbarians.
        Reduce "reduce" "knights-deed-reduce",
        /// The metropolis goes here.
        Crown "crown" "knights-deed-crown",
        /// Deserter: the own knight here leaves the board.
        Dismiss "dismiss" "knights-deed-dismiss",
        /// Medicine: the settlement here becomes a city.
        Heal "heal" "knights-deed-heal",
        /// Intrigue: the foreign knight here is driven away.
        Oust "oust" "knights-deed-oust",
        /// Deserter: a basic knight comes here.
        EnlistBasic "enlist-basic" "knights-deed-enlist-basic",
        /// Deserter: a strong knight comes here.
        EnlistStrong "enlist-strong" "knights-deed-enlist-strong",
        /// Deserter: a mighty knight comes here.
        EnlistMighty "enlist-mighty" "knights-deed-enlist-mighty",
    }
}

verbs! {
    /// What is done on a hex.
    Spot {
        /// The chased figure goes here.
        Drive "drive" "knights-deed-drive",
        /// The merchant goes here.
        Merchant "merchant" "knights-deed-merchant",
        /// Inventor: one of the two number chips.
        Chip "chip" "knights-deed-chip",
    }
}

verbs! {
    /// What is done along an edge.
    Way {
        /// Diplomat: the open road here leaves the board.
        Dismantle "dismantle" "knights-deed-dismantle",
        /// Diplomat: the own road comes back here.
        Rebuild "rebuild" "knights-deed-rebuild",
    }
}

/// What an answer names. Whoever takes an answer has offered nothing else.
impl KnightAction {
    pub(crate) fn die(self) -> u8 {
        let KnightAction::Die(die) = self else {
            self.was_not_offered()
        };
        die
    }

    pub(crate) fn area(self) -> Area {
        let (KnightAction::Improve(area) | KnightAction::Deck(area)) = self else {
            self.was_not_offered()
        };
        area
    }

    pub(crate) fn seat(self) -> Seat {
        let (KnightAction::Choose(seat) | KnightAction::Exchange(seat)) = self else {
            self.was_not_offered()
        };
        seat
    }

    pub(crate) fn kind(self) -> Resource {
        let (KnightAction::Name(kind) | KnightAction::Hand(kind) | KnightAction::Pick(kind)) = self
        else {
            self.was_not_offered()
        };
        kind
    }

    pub(crate) fn card(self) -> ProgressCard {
        let (KnightAction::Play(card) | KnightAction::Return(card) | KnightAction::Seize(card)) =
            self
        else {
            self.was_not_offered()
        };
        card
    }

    /// The corner, if this is done there.
    pub(crate) fn at(self, site: Site) -> Option<Corner> {
        let KnightAction::At(done, corner) = self else {
            return None;
        };
        (done == site).then_some(corner)
    }

    pub(crate) fn corner(self) -> Corner {
        let KnightAction::At(_, corner) = self else {
            self.was_not_offered()
        };
        corner
    }

    pub(crate) fn site(self) -> Site {
        let KnightAction::At(site, _) = self else {
            self.was_not_offered()
        };
        site
    }

    pub(crate) fn hex(self) -> Hex {
        let KnightAction::On(_, hex) = self else {
            self.was_not_offered()
        };
        hex
    }

    pub(crate) fn edge(self) -> Edge {
        let KnightAction::Along(_, edge) = self else {
            self.was_not_offered()
        };
        edge
    }

    #[cold]
    fn was_not_offered(self) -> ! {
        unreachable!("the check lets {self:?} not pass")
    }
}
