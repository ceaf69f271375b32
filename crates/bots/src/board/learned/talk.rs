//! Trade with the others, by the chance to win.

use board::{Action, Goods, Offer, Resource, Rules, State};
use game::{Game, Log, Seat, Step};

use super::super::vantage::Vantage;
use crate::learned::{Mind, chance, odds};

/// Offers in one turn, so that talk comes to an end.
const MOST_OFFERS: usize = 3;
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

    /// The best offer, if it is worth the others' time. `now` is the chance without it, and `idea`
    /// what somebody else would offer.
    pub fn offer(
        &mut self,
        mind: &mut Mind,
        (table, state): (&Vantage, &State),
        now: f64,
        idea: Option<Offer>,
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
        let mut offers: Vec<(f64, Offer)> = Vec::new();
        for offer in self.possible(table) {
            let after = exchanged(table, state, offer);
            let glance = mind.settle(table.rules, &after, table.seat, 0);
            offers.push((glance, offer));
        }
        offers.sort_by(|one, other| other.0.total_cmp(&one.0));
        offers.truncate(CLOSER);
        let idea = idea.filter(|idea| offers.iter().all(|(_, offer)| offer != idea));
        let idea = idea.map(|offer| (offer, MARGIN));
        let own = offers.into_iter().map(|(_, offer)| (offer, WORTH_ASKING));
        let mut best: Option<(Offer, f64)> = None;
        for (offer, margin) in own.chain(idea) {
            let after = exchanged(table, state, offer);
            let seen = mind.search(table.rules, &after, table.seat, EXPANSIONS);
            let is_enough = seen > chance(odds(now) + margin);
            if is_enough && best.is_none_or(|(_, most)| seen > most) {
                best = Some((offer, seen));
            }
        }
        match best {
            Some((offer, _)) => self.offers.push(offer),
            None => self.silent = Some(hand),
        }
        best.map(|(offer, _)| offer)
    }

    /// One card for one; two for one when nobody wanted that.
    fn possible(&self, table: &Vantage) -> Vec<Offer> {
        let (hand, rates) = (table.hand(), table.mine().rates);
        let mut offers = Vec::new();
        for give in kinds(hand) {
            for get in kinds(table.in_other_hands()).filter(|get| *get != give) {
                let terms = |count| Offer::new(Goods::of(give, count), Goods::of(get, 1));
                let was_refused = self.offers.contains(&terms(1));
                if !was_refused {
                    offers.push(terms(1));
                } else if hand.count(give) >= 2 && rates.count(give) > 2 {
                    offers.push(terms(2));
                }
            }
        }
        offers.retain(|offer| !self.offers.contains(offer));
        offers
    }
}

/// The kinds there are any of.
fn kinds(goods: Goods) -> impl Iterator<Item = Resource> {
    goods.iter().map(|(kind, _)| kind)
}

/// The table as if a seat had made this exchange with somebody who can, as far as it believes.
fn exchanged(table: &Vantage, state: &State, offer: Offer) -> State {
    let mut after = state.clone();
    let (hands, pieces) = (&mut after.secret.own, &mut after.public.pieces);
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
            pieces[seat.index()].hand_size = hand.total() as u8;
        }
    }
    after
}

/// Accepts what makes winning likelier, names another price if `usual` does and that is likelier to
/// win, and rejects the rest.
pub fn answer(mind: &mut Mind, table: &Vantage, state: &State, usual: Action) -> Action {
    let maker = table.public.turn;
    if table.is_near_victory(maker) {
        return Action::Reject;
    }
    let leads = table
        .rivals()
        .all(|rival| table.points(maker) >= table.points(rival));
    let margin = if leads { MARGIN_FOR_LEADER } else { MARGIN };
    let now = odds(mind.look(table.rules, state, table.seat));
    let mut helps = |terms: Offer| {
        !terms.get().is_empty() && table.hand().covers(terms.give()) && {
            let after = exchanged(table, state, terms);
            odds(mind.look(table.rules, &after, table.seat)) > now + margin
        }
    };
    match usual {
        _ if helps(table.public.negotiation.offer.turned()) => Action::Accept,
        Action::Counter(terms) if helps(terms) => usual,
        _ => Action::Reject,
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
        let mut chance = mind.search(rules, &after, seat, EXPANSIONS);
        if action == Action::Withdraw {
            chance = self::chance(odds(chance) + MARGIN);
        }
        if chance > best.1 {
            best = (action, chance);
        }
    }
    best.0
}
