//! How many cards there are, and which can be chosen.

use crate::Goods;
use crate::knights::founding;
use crate::rules::Rules;
use crate::start::BANK;
use crate::state::Public;

/// BASE-5, CK-84: resources, and commodities.
pub fn goods(rules: &Rules) -> Goods {
    if rules.modules.knights {
        founding::BANK
    } else {
        BANK
    }
}

/// The resources the bank has, one bit each. CK-27, CK-73: commodities are never taken at choice.
#[inline]
pub fn resources(public: &Public) -> u8 {
    public.bank.present() & 0b1_1111
}
