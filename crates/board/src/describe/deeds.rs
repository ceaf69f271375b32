//! Actions as a screen offers them.

use game::{Deed, Fact, Phrase, Seat};

use crate::Goods;
use crate::actions::Action;
use crate::counts::Countable;
use crate::kinds::Resource;
use crate::notation::seat_name;
use crate::offer::Offer;
use crate::rules::Rules;
use crate::state::FRAME;

pub fn deed(rules: &Rules, action: Action) -> Deed {
    match action {
        Action::Roll => simple("roll", "board-deed-roll"),
        Action::End => simple("end", "board-deed-end"),
        Action::Buy => simple("buy", "board-deed-buy"),
        Action::Knight => simple("knight", "board-deed-knight"),
        Action::RoadBuilding => simple("road-building", "board-deed-road-building"),
        Action::Invention => simple("invention", "board-deed-invention"),
        Action::Waive => simple("waive", "board-deed-waive"),
        Action::Accept => simple("accept", "board-deed-accept"),
        Action::Reject => simple("reject", "board-deed-reject"),
        Action::Withdraw => simple("withdraw", "board-deed-withdraw"),
        Action::ForceTrade => simple("force-trade", "board-deed-force-trade"),
        Action::RobberHome => simple("robber-home", "board-deed-robber-home"),
        Action::GiveUpKnight => simple("give-up-knight", "board-deed-give-up-knight"),
        Action::Monopoly(kind) => of_kind("monopoly", "board-deed-monopoly", kind),
        Action::Take(kind) => of_kind("take", "board-deed-take", kind),
        Action::Discard(kind) => of_kind("discard", "board-deed-discard", kind),
        Action::Give(kind) => of_kind("give", "board-deed-give", kind),
        Action::BankTrade { give, get } => bank(give, get),
        Action::Conclude(with) => to_seat(rules, "conclude", "board-deed-conclude", with),
        Action::Rob(victim) => to_seat(rules, "rob", "board-deed-rob", victim),
        Action::MoveRobber(hex) => at("robber", "board-deed-robber", rules.hex_name(hex)),
        Action::Road(edge) => at("road", "board-deed-road", rules.edge_name(edge)),
        Action::Settle(corner) => at("settle", "board-deed-settle", rules.corner_name(corner)),
        Action::City(corner) => at("city", "board-deed-city", rules.corner_name(corner)),
        Action::NeutralRoad(owner, edge) => {
            let deed = at("road-for", "board-deed-road-for", rules.edge_name(edge));
            naming("seat", owner.into(), deed)
        }
        Action::NeutralSettle(owner, corner) => {
            let name = rules.corner_name(corner);
            let deed = at("settle-for", "board-deed-settle-for", name);
            naming("seat", owner.into(), deed)
        }
        Action::Knights(action) => super::knights::deed(rules, action),
        Action::Attack => simple("attack", "sea-deed-attack"),
        Action::BuildWonder => simple("wonder", "sea-deed-wonder"),
        Action::Claim(wonder) => Deed {
            verb: "claim",
            target: wonder.word().to_owned(),
            phrase: Phrase::new("sea-deed-claim").with("wonder", wonder),
        },
        Action::RobCloth(victim) => to_seat(rules, "rob-cloth", "sea-deed-rob-cloth", victim),
        Action::MovePirate(FRAME) => simple_at("pirate", "sea-deed-pirate-frame", "frame"),
        Action::MovePirate(hex) => at("pirate", "sea-deed-pirate", rules.hex_name(hex)),
        Action::Ship(edge) => at("ship", "sea-deed-ship", rules.edge_name(edge)),
        Action::Lift(edge) => at("move-ship", "sea-deed-move-ship", rules.edge_name(edge)),
        Action::PlaceHarbour(kind, edge) => {
            let deed = at("harbour", "sea-deed-harbour", rules.edge_name(edge));
            naming("kind", kind.into(), deed)
        }
        Action::Offer(offer) => terms("offer", "board-deed-offer", offer),
        Action::OfferTo(to, offer) => offer_to(to, offer),
        Action::Counter(offer) => terms("counter", "board-deed-counter", offer),
        Action::Ask(wish) => ask(wish.into()),
        Action::Propose(offer) => terms("propose", "board-deed-propose", offer),
    }
}

pub fn simple(verb: &'static str, key: &'static str) -> Deed {
    Deed {
        verb,
        target: String::new(),
        phrase: Phrase::new(key),
    }
}

/// A place without a name of its own in notation.
fn simple_at(verb: &'static str, key: &'static str, target: &str) -> Deed {
    Deed {
        target: target.to_owned(),
        ..simple(verb, key)
    }
}

pub fn of_kind(verb: &'static str, key: &'static str, kind: Resource) -> Deed {
    Deed {
        verb,
        target: kind.word().to_owned(),
        phrase: Phrase::new(key).with("kind", kind),
    }
}

pub fn to_seat(rules: &Rules, verb: &'static str, key: &'static str, seat: Seat) -> Deed {
    let target = seat_name(rules, seat).to_owned();
    Deed {
        verb,
        target,
        phrase: Phrase::new(key).with("seat", seat),
    }
}

pub fn at(verb: &'static str, key: &'static str, place: String) -> Deed {
    let phrase = Phrase::new(key).with("place", Fact::Place(place.clone()));
    Deed {
        verb,
        target: place,
        phrase,
    }
}

fn bank(give: Resource, get: Resource) -> Deed {
    Deed {
        verb: "bank",
        target: format!("{} {}", give.word(), get.word()),
        phrase: Phrase::new("board-deed-bank")
            .with("give", give)
            .with("get", get),
    }
}

/// The same deed with one more fact in its sentence.
fn naming(name: &'static str, fact: Fact, deed: Deed) -> Deed {
    Deed {
        phrase: deed.phrase.with(name, fact),
        ..deed
    }
}

fn ask(wish: Goods) -> Deed {
    let deed = simple("ask", "board-deed-ask");
    naming("get", wish.into(), deed)
}

fn offer_to(to: Seat, offer: Offer) -> Deed {
    let deed = terms("offer", "board-deed-offer-to", offer);
    naming("to", to.into(), deed)
}

fn terms(verb: &'static str, key: &'static str, offer: Offer) -> Deed {
    let phrase = Phrase::new(key)
        .with("give", offer.give())
        .with("get", offer.get());
    Deed {
        verb,
        target: String::new(),
        phrase,
    }
}
