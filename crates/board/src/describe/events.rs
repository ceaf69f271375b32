//! Events as sentences of a log.

use game::{Fact, Phrase, Seat};

use super::{sea, special};
use crate::Goods;
use crate::event::Event;
use crate::kinds::Resource;
use crate::offer::Offer;
use crate::rules::Rules;

pub fn sentence(rules: &Rules, event: &Event) -> Phrase {
    match *event {
        Event::Knights(ref event) => super::knights::sentence(rules, event),
        Event::RolledForStart { seat, dice } => rolled("board-event-rolled-for-start", seat, dice),
        Event::Rolled { seat, dice } if rules.has_knights() => {
            rolled("knights-event-rolled", seat, dice)
        }
        Event::Rolled { seat, dice } => rolled("board-event-rolled", seat, dice),
        Event::RollVoid { seat, dice } => rolled("board-event-roll-void", seat, dice),
        Event::StarterKnown { seat } => by("board-event-starter", seat),
        Event::TurnBegan { seat } => by("board-event-turn", seat),
        Event::Produced { seat, goods } => by("board-event-produced", seat).with("goods", goods),
        Event::Shortage { kind } => Phrase::new("board-event-shortage").with("kind", kind),
        Event::Discarded { seat, goods } => by("board-event-discarded", seat).with("goods", goods),
        Event::Paid { seat, goods } => by("board-event-paid", seat).with("goods", goods),
        Event::Taken { seat, kind } => by("board-event-taken", seat).with("kind", kind),
        Event::RobberMoved { seat, to } => {
            by("board-event-robber", seat).with("to", Fact::Place(rules.hex_name(to)))
        }
        Event::RoadBuilt { seat, edge } => {
            by("board-event-road", seat).with("place", Fact::Place(rules.edge_name(edge)))
        }
        Event::SettlementBuilt { seat, corner } => {
            by("board-event-settlement", seat).with("place", Fact::Place(rules.corner_name(corner)))
        }
        Event::CityBuilt { seat, corner } => {
            by("board-event-city", seat).with("place", Fact::Place(rules.corner_name(corner)))
        }
        Event::CardPlayed { seat, card } => by("board-event-card-played", seat).with("card", card),
        Event::Won { seat, points } => by("board-event-won", seat).with("points", points),
        Event::Drawn => Phrase::new("board-event-drawn"),
        Event::MustDiscard { seat, count } => counted("board-event-must-discard", seat, count),
        Event::PointsShown { seat, cards } => counted("board-event-points-shown", seat, cards),
        Event::TradeCards { seat, gained } => counted("board-event-trade-cards", seat, gained),
        Event::TradeCardsSpent { seat, count } => {
            counted("board-event-trade-cards-spent", seat, count)
        }
        Event::KnightGivenUp { seat } => by("board-event-knight-given-up", seat),
        Event::LaidAside { .. }
        | Event::Stolen { .. }
        | Event::GivenBack { .. }
        | Event::CardBought { .. } => half_hidden(event),
        Event::Sea(ref event) => sea::sentence(rules, event),
        Event::Special(ref event) => special::sentence(rules, event),
        Event::RouteHolder { .. } | Event::ArmyHolder { .. } => award(rules, event),
        Event::Monopolised { .. }
        | Event::BankTraded { .. }
        | Event::OfferMade { .. }
        | Event::Asked { .. }
        | Event::Proposed { .. }
        | Event::OfferAccepted { .. }
        | Event::OfferRejected { .. }
        | Event::OfferCountered { .. }
        | Event::OfferClosed { .. }
        | Event::Traded { .. } => trade(event),
    }
}

pub(super) fn by(key: &'static str, seat: Seat) -> Phrase {
    Phrase::new(key).with("seat", seat)
}

fn counted(key: &'static str, seat: Seat, count: u8) -> Phrase {
    by(key, seat).with("count", count)
}

fn rolled(key: &'static str, seat: Seat, [one, two]: [u8; 2]) -> Phrase {
    by(key, seat)
        .with("one", one)
        .with("two", two)
        .with("sum", one + two)
}

/// What not everybody may know in full.
fn half_hidden(event: &Event) -> Phrase {
    let named = |phrase: Phrase, kind: Resource| phrase.with("kind", kind);
    match *event {
        Event::LaidAside { seat, kind: None } => by("board-event-laid-aside-hidden", seat),
        Event::LaidAside {
            seat,
            kind: Some(kind),
        } => named(by("board-event-laid-aside", seat), kind),
        Event::Stolen {
            thief,
            victim,
            kind: None,
        } => by("board-event-stolen-hidden", thief).with("victim", victim),
        Event::Stolen {
            thief,
            victim,
            kind: Some(kind),
        } => named(by("board-event-stolen", thief).with("victim", victim), kind),
        Event::GivenBack {
            seat,
            to,
            kind: None,
        } => by("board-event-given-back-hidden", seat).with("to", to),
        Event::GivenBack {
            seat,
            to,
            kind: Some(kind),
        } => named(by("board-event-given-back", seat).with("to", to), kind),
        Event::CardBought { seat, card: None } => by("board-event-card-bought-hidden", seat),
        Event::CardBought {
            seat,
            card: Some(card),
        } => by("board-event-card-bought", seat).with("card", card),
        _ => unreachable!("only events with a secret come here"),
    }
}

fn award(rules: &Rules, event: &Event) -> Phrase {
    let route = if rules.is_at_sea() {
        "sea-event-route"
    } else {
        "board-event-route"
    };
    match *event {
        Event::RouteHolder {
            seat: Some(seat),
            length,
        } => by(route, seat).with("length", length),
        Event::RouteHolder { seat: None, .. } => Phrase::new("board-event-route-nobody"),
        Event::ArmyHolder {
            seat: Some(seat),
            knights,
        } => by("board-event-army", seat).with("knights", knights),
        Event::ArmyHolder { seat: None, .. } => Phrase::new("board-event-army-nobody"),
        _ => unreachable!("only awards come here"),
    }
}

fn trade(event: &Event) -> Phrase {
    let terms =
        |phrase: Phrase, offer: Offer| phrase.with("give", offer.give()).with("get", offer.get());
    match *event {
        Event::Monopolised {
            seat,
            from,
            kind,
            count,
        } => by("board-event-monopolised", seat)
            .with("from", from)
            .with("goods", Goods::of(kind, u32::from(count))),
        Event::BankTraded {
            seat,
            give,
            count,
            get,
        } => by("board-event-bank-traded", seat)
            .with("give", Goods::of(give, u32::from(count)))
            .with("get", Goods::of(get, 1)),
        Event::OfferMade { seat, to, offer } => match to {
            None => terms(by("board-event-offer", seat), offer),
            Some(to) => terms(by("board-event-offer-to", seat), offer).with("to", to),
        },
        Event::Asked { seat, goods } => by("board-event-asked", seat).with("get", goods),
        Event::Proposed { seat, offer } => terms(by("board-event-proposed", seat), offer),
        Event::OfferAccepted { seat } => by("board-event-accepted", seat),
        Event::OfferRejected { seat } => by("board-event-rejected", seat),
        Event::OfferCountered { seat, offer } => terms(by("board-event-countered", seat), offer),
        Event::OfferClosed { seat } => by("board-event-offer-closed", seat),
        Event::Traded { seat, with, offer } => {
            terms(by("board-event-traded", seat).with("with", with), offer)
        }
        _ => unreachable!("only trades come here"),
    }
}
