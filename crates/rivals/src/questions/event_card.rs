//! An event card is revealed and resolved.

use game::Seat;

use crate::card::CardId;
use crate::effects::Moment;
use crate::play::Play;
use crate::state::{State, Task};

/// RIV-98, RIV-99: the top card; Yule mixes the stack, and a new card is drawn.
pub fn reveal_goes_on(play: &mut Play) -> bool {
    if play.state().public.events.above == 0 {
        play.mix_events();
    }
    false
}

/// RIV-98: both players are checked. RIV-147: then the card goes under the event stack.
pub fn revealed(play: &mut Play, event: CardId) {
    play.replace(Task::Event(event));
    play.reveal(event);
    // RIV-180: whoever is threatened may be spared; asked whether or not he holds the card.
    let cards = play.rules.cards.iter().map(|(card, _)| card);
    for card in cards.filter(|card| card.def().moment == Moment::Event) {
        let state = play.state();
        let threatened = |seat: &Seat| is_threatened(state, event, *seat);
        let asked = state
            .in_order()
            .map(|seat| threatened(&seat).then_some(Task::ask(card, seat)));
        play.next(asked);
    }
}

pub fn is_threatened(state: &State, event: CardId, seat: Seat) -> bool {
    let threat = event.def().custom.threat;
    threat.is_some_and(|is_threat| is_threat(state, seat))
}

pub fn resolve(play: &mut Play, event: CardId) {
    play.done();
    let effect = event.def().custom.event;
    effect.expect("every event does something")(play);
}

/// Is this player touched by the event at hand, or was he spared?
pub fn touches(state: &State, seat: Seat) -> bool {
    !state.public.spared.contains(seat)
}
