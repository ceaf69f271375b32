//! What a card asks for before it is built or played.

use game::{RuleId, Seat};

use super::points;
use crate::card::CardId;
use crate::effects::Condition;
use crate::state::{Realm, State, Town};
use crate::verdict::{Verdict, stop};

/// The condition printed on a card must hold when it is built or played.
pub const CONDITION: RuleId = RuleId("RIV-129");

/// RIV-R-10: asked only now; what is lost later changes nothing.
pub fn check(state: &State, seat: Seat, card: CardId) -> Verdict {
    if holds(state, seat, card.def().requires) {
        return Ok(());
    }
    Err(stop(CONDITION).with("card", card))
}

fn holds(state: &State, seat: Seat, condition: Condition) -> bool {
    let realm = state.realm(seat);
    match condition {
        Condition::None => true,
        Condition::Have(card) => realm.has(card),
        Condition::HaveAtCity(card) => at_city(realm, card),
        Condition::HaveCity => realm.cities().next().is_some(),
        Condition::Commerce(count) => realm.points().commerce >= count,
        Condition::Progress(count) => realm.points().progress >= count,
        Condition::HeroWithStrength(count) => realm
            .heroes()
            .any(|hero| hero.def().points.strength >= count),
        Condition::StrengthAdvantage => points::strength_holder(state) == Some(seat),
        Condition::FewerPoints => points::is_behind(state, seat),
        Condition::Any(conditions) => conditions.iter().any(|it| holds(state, seat, *it)),
    }
}

/// RIV-R-13, RIV-R-59: standing at a city, and not covered.
fn at_city(realm: &Realm, card: CardId) -> bool {
    realm
        .cards()
        .any(|(side, it)| it == card && realm.town(side.centre()) == Town::City)
}
