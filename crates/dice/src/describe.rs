//! How the dice game speaks to people; the sentences are in `text/*/dice.ftl`.

use game::{Deed, Describe, Phrase, Seat};

use crate::actions::Action;
use crate::dice::ROLLS;
use crate::event::Event;
use crate::notation::verb;
use crate::score;
use crate::setup::Rules;
use crate::sheet::Symbol;
use crate::view::View;

impl Describe for Rules {
    fn prompt(&self, view: &View) -> Phrase {
        let (state, turn) = (&view.state, view.state.turn());
        if score::is_over(state) {
            return Phrase::new("dice-prompt-over");
        }
        if turn.cup() > 0 {
            return Phrase::new("dice-prompt-roll")
                .with("seat", state.seat())
                .with("dice", turn.cup());
        }
        if view.seat != Some(state.seat()) {
            return Phrase::new("dice-prompt-wait").with("seat", state.seat());
        }
        if turn.is_fixed() || turn.rolls() == ROLLS {
            return Phrase::new("dice-prompt-build").with("points", turn.points());
        }
        Phrase::new("dice-prompt-decide").with("rolls", ROLLS - turn.rolls())
    }

    fn deed(&self, action: Action) -> Deed {
        match action {
            Action::Reroll(dice) => Deed {
                verb: "reroll",
                target: dice.to_string(),
                phrase: Phrase::new("dice-deed-reroll").with("dice", dice),
            },
            Action::Build(symbol) => Deed {
                verb: verb(symbol),
                target: symbol.name().to_string(),
                phrase: Phrase::new(deed_key(symbol))
                    .with("symbol", symbol)
                    .with("points", symbol.points()),
            },
            Action::Joker { knight, from, to } => Deed {
                verb: "joker",
                target: knight.name().to_string(),
                phrase: Phrase::new("dice-deed-joker")
                    .with("knight", Symbol::Knight(knight))
                    .with("from", from)
                    .with("to", to),
            },
            Action::Trade(to) => Deed {
                verb: "trade",
                target: to.to_string(),
                phrase: Phrase::new("dice-deed-trade").with("to", to),
            },
            Action::End => Deed {
                verb: "end",
                target: String::new(),
                phrase: Phrase::new("dice-deed-end"),
            },
        }
    }

    fn event(&self, event: &Event) -> Option<Phrase> {
        let by = |key, seat: &Seat| Phrase::new(key).with("seat", *seat);
        Some(match event {
            // The roll that follows says what fell.
            Event::TakenUp { .. } => return None,
            Event::Rolled {
                seat,
                rolled,
                shown,
            } if rolled == shown => by("dice-event-rolled-all", seat).with("rolled", *rolled),
            Event::Rolled {
                seat,
                rolled,
                shown,
            } => by("dice-event-rolled", seat)
                .with("rolled", *rolled)
                .with("shown", *shown),
            Event::Built {
                seat,
                symbol,
                points,
            } => by("dice-event-built", seat)
                .with("symbol", *symbol)
                .with("kind", game::Fact::Word(symbol.kind()))
                .with("points", *points),
            Event::JokerUsed {
                seat,
                knight,
                from,
                to,
            } => by("dice-event-joker", seat)
                .with("knight", Symbol::Knight(*knight))
                .with("from", *from)
                .with("to", *to),
            Event::GoldTraded { seat, to } => by("dice-event-trade", seat).with("to", *to),
            Event::BoxFilled {
                seat,
                number,
                points,
            } => {
                let key = if *points == score::CROSS {
                    "dice-event-cross"
                } else {
                    "dice-event-box"
                };
                by(key, seat)
                    .with("number", *number)
                    .with("points", i16::from(*points))
            }
            Event::Ended { .. } => Phrase::new("dice-event-ended"),
        })
    }
}

fn deed_key(symbol: Symbol) -> &'static str {
    match symbol {
        Symbol::Road(_) => "dice-deed-road",
        Symbol::Settlement(_) => "dice-deed-settle",
        Symbol::City(_) => "dice-deed-city",
        Symbol::Knight(_) => "dice-deed-knight",
    }
}
