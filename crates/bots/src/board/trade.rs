//! Trade: with the bank where it completes the plan, with others where it helps and harms little.

use board::{Action, Goods, Menu, Offer, OfferAnswer, Resource};
use game::{Choices, Luck, Seat};

use super::income::{covers_with_trades, missing, spare};
use super::pick;
use super::plan::{Outlook, Plan};
use super::vantage::Vantage;

/// Offers in one turn, so that talk comes to an end.
const MOST_OFFERS: usize = 2;
/// An exchange must better the outlook by this share; more if the partner is ahead.
const MARGIN: f64 = 0.03;
const MARGIN_FOR_LEADER: f64 = 0.10;
/// An offer or counter-offer is worth the others' time if it betters the outlook by this share.
const WORTH_ASKING: f64 = 0.06;

/// What was offered in a turn already.
#[derive(Clone, Debug, Default)]
pub struct Talk {
    turn: u16,
    offers: Vec<Offer>,
}

impl Talk {
    /// Forgets the talk of earlier turns.
    pub fn begin(&mut self, turn: u16) {
        if self.turn != turn {
            self.turn = turn;
            self.offers.clear();
        }
    }

    pub fn note(&mut self, offer: Offer) {
        self.offers.push(offer);
    }
}

/// The next exchange on the way to the first goal, if the bank's rates lead there now; with a hand
/// too large to keep, any exchange that comes nearer.
pub fn with_bank(
    table: &Vantage,
    outlook: &Outlook,
    menu: &Menu,
    luck: &mut dyn Luck,
) -> Option<Action> {
    let (hand, cost) = (table.hand(), outlook.cost());
    let (rates, bank) = (table.mine().rates, table.public.bank);
    let too_many = hand.total() > u32::from(table.hand_limit());
    let completes = covers_with_trades(hand, rates, bank, cost);
    if hand.covers(cost) || !(completes || too_many) {
        return None;
    }
    let beyond = spare(hand, outlook.whole_cost());
    let lacking = missing(hand, cost);
    let exchanges = spare(hand, cost).iter().flat_map(|(give, count)| {
        let is_enough = count >= rates.count(give);
        let gets = lacking.iter().filter(move |_| is_enough);
        gets.map(move |(get, _)| Action::BankTrade { give, get })
    });
    let merit = |action: Action| match action {
        Action::BankTrade { give, .. } => {
            f64::from(beyond.count(give)) / f64::from(rates.count(give))
        }
        _ => 0.0,
    };
    let listed = exchanges.filter(|action| menu.contains(*action));
    pick::best(luck, listed.map(|action| (action, merit(action)))).map(|(action, _)| action)
}

/// An offer that would help, different from those made this turn.
pub fn offer(plan: &Plan, table: &Vantage, outlook: &Outlook, talk: &Talk) -> Option<Offer> {
    if talk.offers.len() >= MOST_OFFERS || table.rivals().all(|rival| table.is_near_victory(rival))
    {
        return None;
    }
    let (hand, others) = (table.hand(), table.in_other_hands());
    let lacking = missing(hand, outlook.cost());
    let mut best: Option<(Offer, f64)> = None;
    for (get, _) in lacking.iter().filter(|(kind, _)| others.count(*kind) > 0) {
        for (give, count) in spare(hand, outlook.cost()).iter() {
            for terms in terms(give, count.min(table.mine().rates.count(give) - 1), get) {
                if talk.offers.contains(&terms) {
                    continue;
                }
                let worth = plan.outlook(hand - terms.give() + terms.get()).worth;
                if best.is_none_or(|(_, most)| worth > most) {
                    best = Some((terms, worth));
                }
            }
        }
    }
    let (terms, worth) = best?;
    (worth > outlook.worth * (1.0 + WORTH_ASKING)).then_some(terms)
}

/// One for one, then two for one.
fn terms(give: Resource, most: u8, get: Resource) -> impl Iterator<Item = Offer> {
    let counts = 1..=u32::from(most.min(2));
    counts.map(move |count| Offer::new(Goods::of(give, count), Goods::of(get, 1)))
}

/// Accepts the offer on the table, answers with another, or rejects it.
pub fn answer(plan: &Plan, table: &Vantage, menu: &Menu) -> Action {
    let maker = table.public.turn;
    // What the maker gives is what we get.
    let terms = table.public.negotiation.offer.turned();
    if table.is_near_victory(maker) || !table.hand().covers(terms.give()) {
        return Action::Reject;
    }
    let now = plan.outlook(table.hand());
    // An open question cannot be accepted: it is answered with a price.
    if !menu.contains(Action::Accept) {
        return counter(plan, table, &now, terms).map_or(Action::Reject, Action::Counter);
    }
    let rest = table.hand() - terms.give();
    if plan.outlook(rest + terms.get()).worth > now.worth * (1.0 + margin(table, maker)) {
        return Action::Accept;
    }
    counter(plan, table, &now, terms).map_or(Action::Reject, Action::Counter)
}

/// What we would rather have for the goods that are asked of us.
fn counter(plan: &Plan, table: &Vantage, now: &Outlook, terms: Offer) -> Option<Offer> {
    let (give, others) = (terms.give(), table.in_other_hands());
    let needed = WORTH_ASKING + margin(table, table.public.turn);
    let wishes = missing(table.hand(), now.cost()).iter();
    let possible = wishes.filter(|(kind, _)| {
        give.count(*kind) == 0 && terms.get().count(*kind) == 0 && others.count(*kind) > 0
    });
    let rest = table.hand() - give;
    let valued = possible.map(|(kind, _)| {
        let get = Goods::of(kind, 1);
        (get, plan.outlook(rest + get).worth)
    });
    let (get, worth) = valued.max_by(|one, other| one.1.total_cmp(&other.1))?;
    (worth > now.worth * (1.0 + needed)).then(|| Offer::new(give, get))
}

/// Trades with the best of those who agreed, or takes the offer back.
pub fn conclude(plan: &Plan, table: &Vantage, menu: &Menu, luck: &mut dyn Luck) -> Action {
    best_bargain(plan, table, menu, luck).unwrap_or(Action::Withdraw)
}

/// Takes up the best of the proposals on the table, if one is good.
pub fn proposal(plan: &Plan, table: &Vantage, menu: &Menu, luck: &mut dyn Luck) -> Option<Action> {
    if table.public.proposals.open.is_empty() {
        return None;
    }
    best_bargain(plan, table, menu, luck)
}

/// The best of the listed exchanges with others, if one is good.
fn best_bargain(plan: &Plan, table: &Vantage, menu: &Menu, luck: &mut dyn Luck) -> Option<Action> {
    let now = plan.outlook(table.hand()).worth;
    let partners = table
        .rivals()
        .filter(|seat| menu.contains(Action::Conclude(*seat)));
    let valued = partners.filter_map(|seat| {
        let terms = agreed(table, seat)?;
        let worth = plan
            .outlook(table.hand() - terms.give() + terms.get())
            .worth;
        let is_good = worth > now * (1.0 + margin(table, seat)) && !table.is_near_victory(seat);
        // Of equal bargains, the one with the weakest partner.
        is_good.then(|| (seat, worth - 0.05 * table.points(seat)))
    });
    let best = pick::best(luck, valued);
    best.map(|(seat, _)| Action::Conclude(seat))
}

/// What would change hands with a seat, as the maker of the offer sees it.
fn agreed(table: &Vantage, seat: Seat) -> Option<Offer> {
    match table.public.negotiation.answers[seat.index()] {
        OfferAnswer::Accepted => Some(table.public.negotiation.offer),
        OfferAnswer::Countered(offer) => Some(offer.turned()),
        OfferAnswer::Open | OfferAnswer::Rejected => None,
    }
}

fn margin(table: &Vantage, partner: Seat) -> f64 {
    let is_ahead = table.points(partner) > table.points(table.seat);
    if is_ahead { MARGIN_FOR_LEADER } else { MARGIN }
}
