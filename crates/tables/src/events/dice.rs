//! Events of the dice game.

use dice::{Event, Face, Faces, Knight, Rules, Symbol};
use protocol::DiceEvent;

use super::Tell;

pub fn event(rules: &Rules, event: &Event) -> DiceEvent {
    tell!(rules, event, Event => DiceEvent {
        TakenUp { seat, dice },
        Rolled { seat, rolled, shown },
        Built { seat, symbol, points },
        JokerUsed { seat, knight, from, to },
        GoldTraded { seat, to },
        BoxFilled { seat, number, points },
    } and {
        Event::Ended { outcome } => DiceEvent::Ended {
            winners: outcome.winners.iter().map(|seat| seat.0).collect(),
        },
    })
}

words!(Rules:
    Face, |_, face| face.word().to_owned();
    Symbol, |_, symbol| symbol.name().to_owned();
    Knight, |_, knight| knight.name().to_owned();
);

impl Tell<Rules> for Faces {
    type Told = Vec<String>;
    fn tell(&self, rules: &Rules) -> Vec<String> {
        self.iter().map(|face| face.tell(rules)).collect()
    }
}
