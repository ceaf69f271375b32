//! What one seat alone knows, and what nobody knows.

use game::BySeat;
use serde::{Deserialize, Serialize};

use crate::knights::{Piles, ProgressCards};
use crate::{Cards, Goods};

/// BASE-49: what one player holds. How many cards that are is public.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Own {
    pub hand: Goods,
    /// Cards laid aside after a seven; they are shown when everybody has chosen (BASE-R-11).
    pub laid_aside: Goods,
    pub cards: Cards,
    /// Those of `cards` bought this turn.
    pub fresh: Cards,
    /// Hidden progress cards.
    #[serde(default, skip_serializing_if = "ProgressCards::is_nothing")]
    pub progress: ProgressCards,
    /// Progress cards this seat put back face down, in the order in which they lie under the decks.
    #[serde(default, skip_serializing_if = "Piles::is_nothing")]
    pub buried: Piles,
    /// What somebody else has to show while this seat takes from it.
    #[serde(default, skip_serializing_if = "Goods::is_nothing")]
    pub shown_hand: Goods,
    #[serde(default, skip_serializing_if = "ProgressCards::is_nothing")]
    pub shown_progress: ProgressCards,
}

/// All hands, and the deck as a bag: nobody has seen its order, so it has none.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Secret {
    pub own: BySeat<Own>,
    pub deck: Cards,
    /// The fresh cards of the three decks.
    #[serde(default, skip_serializing_if = "ProgressCards::is_nothing")]
    pub progress: ProgressCards,
}
