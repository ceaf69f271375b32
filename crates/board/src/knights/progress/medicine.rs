//! Medicine (Medizin): a city for two ore and one grain.

use game::{Luck, RuleId, Seat};
use serde::{Deserialize, Serialize};

use super::{CardDef, CardQuestion, Question, SiteCheck};
use crate::Goods;
use crate::knights::{KnightAction, KnightMenu, Site, reduced};
use crate::play::Play;
use crate::questions::goal;
use crate::rules::Rules;
use crate::state::{Public, State};

/// Turn one own settlement into a city for two ore and one grain.
pub const RULE: RuleId = RuleId("CK-CARD-medicine");
// CK-R-18: It repairs a city on its side, too.

const PRICE: Goods = Goods::from_bytes([0, 0, 0, 1, 2, 0, 0, 0]);

pub static CARD: CardDef = CardDef {
    can: |_, state, seat| {
        state.hand(seat).covers(PRICE) && !reduced::city_sites(state, seat).is_empty()
    },
    why_not: |state, seat| {
        let has_site = !reduced::city_sites(state, seat).is_empty();
        has_site.then(|| RULE.broken().with("goods", PRICE))
    },
    play: |play, _| play.ask(CardQuestion::Medicine(Asks::Settlement)),
    ..CardDef::new(RULE, 2)
};

/// What is built for two ore and one grain.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Asks {
    /// An own settlement that becomes a city.
    Settlement,
}

impl Question for Asks {
    fn key(&self) -> &'static str {
        "knights-prompt-medicine"
    }

    fn options(&self, _: &Rules, state: &State, seat: Seat) -> KnightMenu {
        KnightMenu::none().at(Site::Heal, reduced::city_sites(state, seat))
    }

    fn site(&self) -> Option<(Site, SiteCheck)> {
        Some((Site::Heal, reduced::check_city))
    }

    fn answer(&self, play: &mut Play, seat: Seat, answer: KnightAction) {
        play.done();
        play.pay(seat, PRICE);
        reduced::raise(play, seat, answer.corner());
        goal::judge(play);
    }

    fn held(&self, public: &Public, seat: Seat, _: Goods, _: &mut dyn Luck) -> Goods {
        if seat == public.turn {
            PRICE
        } else {
            Goods::NONE
        }
    }
}
