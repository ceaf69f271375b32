//! What one seat alone knows, and what nobody knows.

use game::MAX_SEATS;
use serde::{Deserialize, Serialize};

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
}

/// All hands, and the deck as a bag: nobody has seen its order, so it has none.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Secret {
    pub own: [Own; MAX_SEATS],
    pub deck: Cards,
}
