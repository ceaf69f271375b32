//! How the batteries of the board family play: which steps lay secrets open, what is offered, and
//! how often everything is counted from scratch.

use std::cell::Cell;

use board::{
    ASK_FORM, Action, COUNTER_FORM, Countable as _, Goods, KnightAction, OFFER_FORM, Offer,
    Options, PROPOSE_FORM, Resource, Rules, State,
};
use game::testing::{self, Battery, TestLuck};
use game::{Game, Luck, Outcome, Seat, Step, StepOf};

use super::{recount, universe};

/// Everything is counted from scratch once in so many steps: what went wrong is still wrong a few
/// steps later. All are primes, so that no part of a turn is missed.
struct Every {
    recount: u32,
    /// Brute force over routes and lines of ships; random positions have a test of their own.
    slowly: u32,
    thorough: u32,
}

const ON_LAND: Every = Every {
    recount: 5,
    slowly: 1_009,
    thorough: 4_001,
};
/// Games are long at sea, and there is much to count.
const AT_SEA: Every = Every {
    recount: 37,
    slowly: 5_003,
    thorough: 20_011,
};

/// Plays one share of the games, or a tenth of it where time is short; what takes long to recount
/// is recounted now and then.
pub fn battery(games: u32, seed: u64, options: &dyn Fn(u32) -> Options) -> Vec<Outcome> {
    let is_at_sea = options(0).scenario.is_some();
    let every = if is_at_sea { AT_SEA } else { ON_LAND };
    let steps = Cell::new(0_u32);
    Battery::<Rules> {
        games: testing::games(games / 10, games),
        seed,
        options,
        every_action: &universe::every_action,
        invariants: &|rules, state| {
            steps.set(steps.get().wrapping_add(1));
            if steps.get().is_multiple_of(every.recount) {
                recount::state(rules, state);
            }
            if steps.get().is_multiple_of(every.slowly) {
                recount::slowly(rules, state);
            }
        },
        reveals: &reveals,
        fill_form: &fill_form,
        thorough_every: every.thorough,
        max_steps: 100_000,
    }
    .run()
}

/// Steps that lay a secret open by the rules.
fn reveals(_: &Rules, step: &StepOf<Rules>) -> bool {
    let Step::Act(_, action) = step else {
        return false;
    };
    match action {
        // BASE-R-28: what everybody hands over shows how much of the kind he held.
        // BASE-R-11: the last card laid aside turns all of them over.
        // BASE-81, BASE-84: whoever concludes a trade holds the cards, and everybody sees them.
        Action::Monopoly(_) | Action::Discard(_) | Action::Conclude(_) => true,
        // CK-R-44: what a named kind brings is public, and that somebody has no commodity, too;
        // Spy and Master Merchant look into a hand.
        Action::Knights(action) => matches!(
            action,
            KnightAction::Name(_) | KnightAction::Hand(_) | KnightAction::Choose(_)
        ),
        _ => false,
    }
}

/// Fills in one of the open forms now and then, half of them with nonsense, and compares the
/// verdict.
fn fill_form(rules: &Rules, state: &State, seat: Seat, luck: &mut TestLuck) -> Option<Action> {
    let forms = rules.forms(state, seat);
    if forms.is_empty() || luck.below(12) > 0 {
        return None;
    }
    let form = forms[luck.below(forms.len() as u32) as usize];
    let hand = state.hand(seat);
    let kinds = if rules.modules.knights {
        Resource::ALL
    } else {
        Resource::FIVE
    };
    let offer = if luck.below(2) == 0 {
        random_goods_of(hand, luck).map_or(Offer::new(Goods::NONE, hand), |give| {
            let wanted = kinds[luck.below(kinds.len() as u32) as usize];
            Offer::new(give, Goods::of(wanted, 1 + luck.below(2)))
        })
    } else {
        let mut any = || -> Goods {
            let some = |kind: &Resource| Goods::of(*kind, luck.below(3).saturating_sub(1));
            kinds.iter().map(some).sum()
        };
        Offer::new(any(), any())
    };
    let shares_a_kind = offer
        .give()
        .iter()
        .any(|(kind, _)| offer.get().count(kind) > 0);
    let is_fair = !offer.give().is_empty()
        && !offer.get().is_empty()
        && !shares_a_kind
        && hand.covers(offer.give());
    let (action, is_allowed) = match form {
        OFFER_FORM if luck.below(3) == 0 => {
            let to = Seat(luck.below(u32::from(rules.players)) as u8);
            (Action::OfferTo(to, offer), is_fair && to != seat)
        }
        OFFER_FORM => (Action::Offer(offer), is_fair),
        COUNTER_FORM => (Action::Counter(offer), is_fair),
        PROPOSE_FORM => (Action::Propose(offer), is_fair),
        ASK_FORM => (Action::Ask(offer.get().into()), !offer.get().is_empty()),
        other => panic!("unknown form {other:?}"),
    };
    let verdict = rules.check(state, seat, action);
    assert_eq!(verdict.is_ok(), is_allowed, "{action:?}: {verdict:?}");
    Some(action)
}

/// One or two cards out of a hand.
fn random_goods_of(hand: Goods, luck: &mut TestLuck) -> Option<Goods> {
    let mut rest = hand;
    let mut goods = Goods::NONE;
    for _ in 0..=luck.below(2) {
        if !rest.is_empty() {
            let card = Goods::of(rest.kind_of_card(luck.below(rest.total())), 1);
            rest -= card;
            goods += card;
        }
    }
    (!goods.is_empty()).then_some(goods)
}
