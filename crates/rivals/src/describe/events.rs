//! Events as sentences of a log.

use game::{Fact, Phrase, Seat};

use crate::card::CardId;
use crate::event::Event;
use crate::stacks::StackId;
use crate::state::Symbol;

/// None for what a log passes over.
pub fn sentence(event: &Event) -> Option<Phrase> {
    Some(match *event {
        Event::RolledForStart { red, blue } => Phrase::new("rivals-event-rolled-for-start")
            .with("red", red)
            .with("blue", blue),
        Event::StarterKnown { seat } => by("rivals-event-starter", seat),
        Event::TurnBegan { seat } => by("rivals-event-turn", seat),
        Event::NumberNamed { seat, number } => {
            by("rivals-event-number", seat).with("number", number)
        }
        Event::Rolled {
            seat,
            number,
            symbol,
        } => by("rivals-event-rolled", seat)
            .with("number", number)
            .with("symbol", symbol_word(symbol)),
        Event::Revealed { card } => Phrase::new("rivals-event-revealed").with("card", card),
        Event::Mixed => Phrase::new("rivals-event-mixed"),
        Event::Spared { seat } => by("rivals-event-spared", seat),
        Event::RoadBuilt { seat, .. } => by("rivals-event-road", seat),
        Event::SettlementBuilt { seat, .. } => by("rivals-event-settlement", seat),
        Event::CityBuilt { seat, .. } => by("rivals-event-city", seat),
        Event::LandscapeLaid {
            seat, landscape, ..
        } => by("rivals-event-landscape", seat)
            .with("landscape", landscape)
            .with("number", landscape.print().number),
        Event::LandscapesSwapped { seat, one, two } => by("rivals-event-lands-swapped", seat)
            .with("one", one)
            .with("two", two),
        Event::CardsSwapped { seat, one, two } => by("rivals-event-cards-swapped", seat)
            .with("one", one)
            .with("two", two),
        Event::Defended {
            seat,
            rolled,
            saved,
        } => by("rivals-event-defended", seat)
            .with("rolled", rolled)
            .with("saved", u8::from(saved)),
        Event::Returned { card } => Phrase::new("rivals-event-returned").with("card", card),
        Event::TradeToken { seat } => token("rivals-event-trade-token", seat)?,
        Event::HeroToken { seat } => token("rivals-event-hero-token", seat)?,
        Event::EndProposed { seat } => by("rivals-event-end-proposed", seat),
        Event::EndAgreed => Phrase::new("rivals-event-end-agreed"),
        Event::EndDeclined { seat } => by("rivals-event-end-declined", seat),
        Event::Won { seat, points } => by("rivals-event-won", seat).with("points", points),
        Event::Drew => Phrase::new("rivals-event-draw"),
        _ => return goods(event).or_else(|| cards(event)),
    })
}

/// Resources that come and go.
fn goods(event: &Event) -> Option<Phrase> {
    Some(match *event {
        Event::Produced { seat, goods } => by("rivals-event-produced", seat).with("goods", goods),
        Event::Raided {
            seat,
            counted,
            lost,
        } => by("rivals-event-raided", seat)
            .with("counted", counted)
            .with("goods", lost),
        Event::Gained { seat, kind, .. } => by("rivals-event-gained", seat).with("kind", kind),
        Event::Paid { seat, goods } => by("rivals-event-paid", seat).with("goods", goods),
        Event::Lost { seat, goods } => by("rivals-event-lost", seat).with("goods", goods),
        Event::Given { from, to, kind } => by("rivals-event-given", from)
            .with("to", to)
            .with("kind", kind),
        Event::Traded {
            seat,
            give,
            count,
            get,
        } => by("rivals-event-traded", seat)
            .with("give", give)
            .with("count", count)
            .with("get", get),
        _ => return None,
    })
}

/// Cards that come and go; what the reader may not know is left out.
fn cards(event: &Event) -> Option<Phrase> {
    let about = |key, seat: Seat, card: CardId| Some(by(key, seat).with("card", card));
    match *event {
        Event::Built { seat, card, .. } | Event::Attached { seat, card, .. } => {
            about("rivals-event-built", seat, card)
        }
        Event::TornDown { seat, card } => about("rivals-event-torn-down", seat, card),
        Event::Removed { seat, card } => about("rivals-event-removed", seat, card),
        Event::Played { seat, card } => about("rivals-event-played", seat, card),
        Event::Named { seat, card } => about("rivals-event-named", seat, card),
        Event::Fetched { seat, card } => about("rivals-event-fetched", seat, card),
        Event::Stolen { seat, card } => Some(match card {
            Some(card) => by("rivals-event-stolen", seat).with("card", card),
            None => by("rivals-event-stolen-hidden", seat),
        }),
        Event::Stripped { seat, ref cards } => match cards.as_deref()? {
            [one, two] => {
                let phrase = by("rivals-event-stripped-two", seat);
                Some(phrase.with("one", *one).with("two", *two))
            }
            cards => about("rivals-event-stripped", seat, *cards.first()?),
        },
        Event::HandShown { to, .. } => Some(by("rivals-event-hand-shown", to)),
        Event::Searched { seat, stack, .. } => {
            Some(by("rivals-event-searched", seat).with("stack", stack.0 + 1))
        }
        Event::Drawn { seat, stack, card } => {
            let keys = ["rivals-event-drawn", "rivals-event-drawn-hidden"];
            Some(half_hidden(keys, seat, stack, card))
        }
        Event::Taken { seat, stack, card } => {
            let keys = ["rivals-event-taken", "rivals-event-taken-hidden"];
            Some(half_hidden(keys, seat, stack, card))
        }
        Event::PutUnder {
            seat, stack, card, ..
        } => {
            let keys = ["rivals-event-put-under", "rivals-event-put-under-hidden"];
            Some(half_hidden(keys, seat, stack, card))
        }
        _ => None,
    }
}

fn half_hidden(
    keys: [&'static str; 2],
    seat: Seat,
    stack: StackId,
    card: Option<CardId>,
) -> Phrase {
    let number = stack.0 + 1;
    match card {
        Some(card) => by(keys[0], seat).with("stack", number).with("card", card),
        None => by(keys[1], seat).with("stack", number),
    }
}

fn by(key: &'static str, seat: Seat) -> Phrase {
    Phrase::new(key).with("seat", seat)
}

/// That nobody holds a token any more shows in the points.
fn token(key: &'static str, seat: Option<Seat>) -> Option<Phrase> {
    Some(by(key, seat?))
}

fn symbol_word(symbol: Symbol) -> Fact {
    Fact::Word(match symbol {
        Symbol::Brigands => "rivals-symbol-brigands",
        Symbol::Trade => "rivals-symbol-trade",
        Symbol::Celebration => "rivals-symbol-celebration",
        Symbol::Harvest => "rivals-symbol-harvest",
        Symbol::Card => "rivals-symbol-card",
    })
}
