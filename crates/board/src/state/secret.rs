//! What one seat alone knows, and what nobody knows.

use game::BySeat;
use serde::{Deserialize, Serialize};

use crate::knights::{Piles, ProgressCards};
use crate::{Cards, Goods};

/// BASE-49: what one player holds. How many cards that are is public.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Own {
    /// Resource cards and commodities.
    pub hand: Goods,
    /// Cards laid aside after a seven; they are shown when everybody has chosen (BASE-R-11).
    pub laid_aside: Goods,
    /// Development cards that were not played.
    pub cards: Cards,
    /// Those of `cards` bought this turn.
    pub fresh: Cards,
    /// Hidden progress cards.
    #[serde(default, skip_serializing_if = "ProgressCards::is_nothing")]
    pub progress: ProgressCards,
    /// Progress cards this seat put back face down, in the order in which they lie under the decks.
    #[serde(default, skip_serializing_if = "Piles::is_nothing")]
    pub buried: Piles,
    /// Master Merchant: the hand this seat takes cards from, as long as it does.
    #[serde(default, skip_serializing_if = "Goods::is_nothing")]
    pub shown_hand: Goods,
    /// Spy: the progress cards this seat may take one of, as long as it does.
    #[serde(default, skip_serializing_if = "ProgressCards::is_nothing")]
    pub shown_progress: ProgressCards,
}

/// All hands, and the deck as a bag: nobody has seen its order, so it has none.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Secret {
    /// What each seat holds.
    pub own: BySeat<Own>,
    /// The development cards nobody has drawn.
    pub deck: Cards,
    /// The fresh cards of the three decks.
    #[serde(default, skip_serializing_if = "ProgressCards::is_nothing")]
    pub progress: ProgressCards,
}
