//! Trade with the others, by the chance to win.

use board::{Action, Goods, Offer, Resource, Rules, State};
use game::{Game, Log, Seat, Step};

use super::super::vantage::Vantage;
use crate::learned::{Mind, chance, odds};

/// Offers in one turn, so that talk comes to an end.
const MOST_OFFERS: usize = 2;
/// An offer must raise the logarithm of the odds by so much.
const WORTH_ASKING: f64 = 0.1;
/// Accepting must raise them by so much; more if the partner is ahead of all others.
const MARGIN: f64 = 0.02;
const MARGIN_FOR_LEADER: f64 = 0.15;
/// Positions of the own turn that are looked at for each exchange.
const EXPANSIONS: u32 = 8;
/// Exchanges that are looked at more closely.
const CLOSER: usize = 3;

/// What was offered in a turn already.
#[derive(Clone, Debug, Default)]
pub struct Talk {
    turn: u16,
    offers: Vec<Offer>,
    /// The hand for which nothing was found to offer.
    silent: Option<Goods>,
    never_offers: bool,
}

impl Talk {
    /// Answers offers, and makes none.
    pub fn silent() -> Talk {
        Talk {
            never_offers: true,
            ..Talk::default()
        }
    }

    fn begin(&mut self, turn: u16) {
        if self.turn != turn {
            self.turn = turn;
            self.offers.clear();
            self.silent = None;
        }
    }

    /// The best offer of one card for one, if it is worth the others' time. `now` is the chance
    /// without it.
    pub fn offer(
        &mut self,
        mind: &mut Mind,
        table: &Vantage,
        state: &State,
        now: f64,
    ) -> Option<Offer> {
        self.begin(table.public.turns);
        let hand = table.hand();
        if self.never_offers
            || self.offers.len() >= MOST_OFFERS
            || self.silent == Some(hand)
            || table.rivals().all(|rival| table.is_near_victory(rival))
        {
            return None;
        }
        let others = table.in_other_hands();
        let enough = chance(odds(now) + WORTH_ASKING);
        let mut offers: Vec<(f64, Offer)> = Vec::new();
        for give in kinds(hand) {
            for get in kinds(others).filter(|get| *get != give) {
                let offer = Offer::new(Goods::of(give, 1), Goods::of(get, 1));
                if !self.offers.contains(&offer) {
                    let after = exchanged(table, state, offer);
                    let glance = mind.settle(table.rules, &after, table.seat, 0);
                    offers.push((glance, offer));
                }
            }
        }
        offers.sort_by(|one, other| other.0.total_cmp(&one.0));
        let mut best: Option<(Offer, f64)> = None;
        for (_, offer) in offers.into_iter().take(CLOSER) {
            let after = exchanged(table, state, offer);
            let seen = mind.search(table.rules, &after, table.seat, EXPANSIONS);
            if seen.chance > enough && best.is_none_or(|(_, most)| seen.chance > most) {
                best = Some((offer, seen.chance));
            }
        }
        match best {
            Some((offer, _)) => self.offers.push(offer),
            None => self.silent = Some(hand),
        }
        best.map(|(offer, _)| offer)
    }
}

/// The kinds there are any of.
fn kinds(goods: Goods) -> impl Iterator<Item = Resource> {
    goods.iter().map(|(kind, _)| kind)
}

/// The table as if a seat had made this exchange with somebody who can, as far as it believes.
fn exchanged(table: &Vantage, state: &State, offer: Offer) -> State {
    let mut after = state.clone();
    let hands = &mut after.secret.own;
    let partner = table
        .rivals()
        .find(|rival| hands[rival.index()].hand.covers(offer.get()));
    for (seat, gives, gets) in [
        (Some(table.seat), offer.give(), offer.get()),
        (partner, offer.get(), offer.give()),
    ] {
        if let Some(seat) = seat {
            let hand = &mut hands[seat.index()].hand;
            *hand -= gives;
            *hand += gets;
        }
    }
    after
}

/// Accepts what makes winning likelier, and rejects the rest.
pub fn answer(mind: &mut Mind, table: &Vantage, state: &State) -> Action {
    let maker = table.public.turn;
    let terms = table.public.negotiation.offer.turned();
    let is_price = !terms.get().is_empty();
    if !is_price || table.is_near_victory(maker) || !table.hand().covers(terms.give()) {
        return Action::Reject;
    }
    let rules = table.rules;
    let after = exchanged(table, state, terms);
    let now = odds(mind.look(rules, state, table.seat));
    let then = odds(mind.look(rules, &after, table.seat));
    let leads = table
        .rivals()
        .all(|rival| table.points(maker) >= table.points(rival));
    let margin = if leads { MARGIN_FOR_LEADER } else { MARGIN };
    if then > now + margin {
        Action::Accept
    } else {
        Action::Reject
    }
}

/// Takes the best of the answers to the own offer, or none.
pub fn conclude(
    mind: &mut Mind,
    rules: &Rules,
    state: &State,
    seat: Seat,
    answers: impl Iterator<Item = Action>,
) -> Action {
    let mut best = (Action::Withdraw, 0.0);
    for action in answers {
        let mut after = state.clone();
        rules.apply(&mut after, Step::Act(seat, action), &mut Log::off());
        let mut chance = mind.search(rules, &after, seat, EXPANSIONS).chance;
        if action == Action::Withdraw {
            chance = self::chance(odds(chance) + MARGIN);
        }
        if chance > best.1 {
            best = (action, chance);
        }
    }
    best.0
}
