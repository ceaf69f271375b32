//! What a card asks for before it is built or played.

use game::{RuleId, Seat};

use super::points;
use crate::card::CardId;
use crate::effects::Condition;
use crate::state::{Public, Realm, State, Town};
use crate::verdict::{Verdict, stop};

/// The condition printed on a card must hold when it is built or played.
pub const CONDITION: RuleId = RuleId("RIV-129");

/// RIV-R-10: asked only now; what is lost later changes nothing.
pub fn check(state: &State, seat: Seat, card: CardId) -> Verdict {
    if holds(&state.public, seat, card.def().requires) {
        return Ok(());
    }
    Err(stop(CONDITION).with("card", card))
}

/// Everything a card can ask for lies open.
pub fn holds(public: &Public, seat: Seat, condition: Condition) -> bool {
    let realm = &public.realms[seat.index()];
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
        Condition::StrengthAdvantage => points::strength_holder_of(public) == Some(seat),
        Condition::FewerPoints => points::is_behind(public, seat),
        Condition::Any(conditions) => conditions.iter().any(|it| holds(public, seat, *it)),
    }
}

/// RIV-R-13, RIV-R-59: standing at a city, and not covered.
fn at_city(realm: &Realm, card: CardId) -> bool {
    realm
        .cards()
        .any(|(side, it)| it == card && realm.town(side.centre()) == Town::City)
}
