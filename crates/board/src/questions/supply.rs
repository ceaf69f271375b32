//! How many cards there are in all.

use crate::knights::founding;
use crate::rules::Rules;
use crate::start::{BANK, DECK};
use crate::{Cards, Goods};

/// BASE-5, CK-84: resources, and commodities.
pub fn goods(rules: &Rules) -> Goods {
    if rules.modules.knights {
        founding::BANK
    } else {
        BANK
    }
}

/// BASE-6, CK-1: development cards.
pub fn cards(rules: &Rules) -> Cards {
    if rules.modules.knights {
        Cards::NONE
    } else {
        DECK
    }
}
