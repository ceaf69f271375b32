//! Actions as a screen offers them.

use game::{Deed, Fact, Phrase};

use crate::actions::Action;
use crate::places::End;

/// The target is the place, card or stack a player would click on.
pub fn deed(action: Action) -> Deed {
    let (target, phrase) = match action {
        Action::Roll => plain("rivals-deed-roll"),
        Action::End => plain("rivals-deed-end"),
        Action::Propose => plain("rivals-deed-propose"),
        Action::Pass => plain("rivals-deed-pass"),
        Action::Agree => plain("rivals-deed-agree"),
        Action::Pay => plain("rivals-deed-pay"),
        Action::Search => plain("rivals-deed-search"),
        Action::Number(number) => with("rivals-deed-number", "number", number.to_string(), number),
        Action::Play(card) => with("rivals-deed-play", "card", card.to_string(), card),
        Action::Take(card) => with("rivals-deed-take", "card", card.to_string(), card),
        Action::Draw(stack) => with("rivals-deed-draw", "stack", stack.to_string(), stack.0 + 1),
        Action::Stack(stack) => with("rivals-deed-stack", "stack", stack.to_string(), stack.0 + 1),
        Action::Store(place) => with("rivals-deed-store", "place", place.to_string(), place),
        Action::Spend(place) => with("rivals-deed-spend", "place", place.to_string(), place),
        Action::Land(place) => with("rivals-deed-land", "place", place.to_string(), place),
        Action::Name(kind) => with("rivals-deed-name", "kind", kind.to_string(), kind),
        Action::Road(end) => with("rivals-deed-road", "end", end.to_string(), word(end)),
        Action::Settle(end) => with("rivals-deed-settle", "end", end.to_string(), word(end)),
        Action::City(centre) => with("rivals-deed-city", "centre", centre.to_string(), centre),
        Action::Landscape(it) => {
            let (target, phrase) = with("rivals-deed-landscape", "landscape", it.to_string(), it);
            (target, phrase.with("number", it.print().number))
        }
        _ => return pair(action),
    };
    Deed {
        verb: action.verb(),
        target,
        phrase,
    }
}

/// Actions with two objects.
fn pair(action: Action) -> Deed {
    let (target, phrase) = match action {
        Action::Under { card, stack } => {
            let (target, phrase) = with("rivals-deed-under", "card", card.to_string(), card);
            (target, phrase.with("stack", stack.0 + 1))
        }
        Action::Build { card, side } => {
            let (target, phrase) = with("rivals-deed-build", "side", side.to_string(), side);
            (target, phrase.with("card", card))
        }
        Action::Attach { card, place } => {
            let (target, phrase) = with("rivals-deed-attach", "place", place.to_string(), place);
            (target, phrase.with("card", card))
        }
        Action::Trade { rate, give, get } => {
            let (target, phrase) = with("rivals-deed-trade", "give", give.to_string(), give);
            (target, phrase.with("rate", rate).with("get", get))
        }
        Action::ShipTrade { from, get } => {
            let (target, phrase) = with("rivals-deed-ship", "place", from.to_string(), from);
            (target, phrase.with("get", get))
        }
        Action::TearDown { side, card } => {
            let (target, phrase) = with("rivals-deed-tear", "side", side.to_string(), side);
            (target, phrase.with("card", card))
        }
        Action::Choose { side, card } => {
            let (target, phrase) = with("rivals-deed-choose", "side", side.to_string(), side);
            (target, phrase.with("card", card))
        }
        _ => unreachable!("actions with one object are described above"),
    };
    Deed {
        verb: action.verb(),
        target,
        phrase,
    }
}

fn plain(key: &'static str) -> (String, Phrase) {
    (String::new(), Phrase::new(key))
}

fn with(
    key: &'static str,
    name: &'static str,
    target: String,
    fact: impl Into<Fact>,
) -> (String, Phrase) {
    (target, Phrase::new(key).with(name, fact))
}

fn word(end: End) -> Fact {
    Fact::Word(match end {
        End::Left => "rivals-left",
        End::Right => "rivals-right",
    })
}
