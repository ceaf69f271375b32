//! Crane (Kran): an improvement for one commodity less.

use game::{Luck, RuleId, Seat, Violation};
use serde::{Deserialize, Serialize};

use super::{CardDef, CardQuestion, Question};
use crate::Goods;
use crate::knights::simple::Simple;
use crate::knights::{Area, KnightAction, KnightMenu, improvement};
use crate::play::Play;
use crate::rules::Rules;
use crate::state::{Public, State};

/// Build one city improvement now for one commodity less.
pub const RULE: RuleId = RuleId("CK-CARD-crane");

const DISCOUNT: u8 = 1;

pub static CARD: CardDef = CardDef {
    can: |_, state, seat| improvement::areas(state, seat, DISCOUNT).next().is_some(),
    play: |play, _| play.ask(CardQuestion::Crane(Asks::Area)),
    ..CardDef::new(RULE, 2)
};

/// What is improved for one commodity less.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Asks {
    /// An area.
    Area,
}

impl Question for Asks {
    fn key(&self) -> &'static str {
        "knights-prompt-crane"
    }

    fn options(&self, _: &Rules, state: &State, seat: Seat) -> KnightMenu {
        KnightMenu::of(Simple::improve(improvement::areas(state, seat, DISCOUNT)))
    }

    fn refuse(
        &self,
        _: &Rules,
        state: &State,
        seat: Seat,
        answer: KnightAction,
    ) -> Option<Violation> {
        let KnightAction::Improve(area) = answer else {
            return None;
        };
        improvement::check(state, seat, area, DISCOUNT).err()
    }

    fn answer(&self, play: &mut Play, seat: Seat, answer: KnightAction) {
        play.done();
        improvement::build(play, seat, answer.area(), DISCOUNT);
    }

    /// The price of one of the improvements that are open.
    fn held(&self, public: &Public, seat: Seat, hidden: Goods, luck: &mut dyn Luck) -> Goods {
        if seat != public.turn {
            return Goods::NONE;
        }
        let prices = Area::ALL
            .into_iter()
            .filter_map(|area| improvement::price_of_next(public, seat, area, DISCOUNT));
        let possible: Vec<Goods> = prices.filter(|price| hidden.covers(*price)).collect();
        possible[luck.below(possible.len() as u32) as usize]
    }
}
