//! Works off what runs by itself, until something waits for a seat or for chance.

use game::Seat;

use super::{
    asking, building, centre, event_card, event_die, goal, goods, hand_limit, playing, production,
    start_hand, taking, turn,
};
use crate::play::Play;
use crate::state::{Public, State, Task, Waits};

/// Goes on until the top task waits.
pub fn run(play: &mut Play) {
    while goes_on(play) {}
}

/// Does the top task as far as it needs nobody; false if it waits.
fn goes_on(play: &mut Play) -> bool {
    match play.task() {
        Task::Arrange { seat, place } => return start_hand::arrange_goes_on(play, seat, place),
        Task::BeginTurn(seat) => turn::begin(play, seat),
        Task::Dice => return turn::dice_go_on(play),
        Task::Brigands => event_die::brigands(play),
        Task::Production => production::run(play),
        Task::Produced => production::run_cards(play),
        Task::Trade => event_die::trade(play),
        Task::Celebration => event_die::celebration(play),
        Task::Harvest => event_die::harvest(play),
        Task::Main => {
            goal::judge(play);
            return false;
        }
        Task::Refill => return hand_limit::refill_goes_on(play),
        Task::Exchange => return hand_limit::exchange_goes_on(play),
        Task::EndTurn => turn::end(play),

        Task::RevealEvent => return event_card::reveal_goes_on(play),
        Task::Event(event) => event_card::resolve(play, event),

        Task::Gain { seat, left, places } => return goods::gain_goes_on(play, seat, left, places),
        Task::Pay { seat, owed } => return goods::pay_goes_on(play, seat, owed),
        Task::PayAny { seat, left } => return goods::pay_any_goes_on(play, seat, left),
        Task::Save { seat, cost } => return goods::save_goes_on(play, seat, cost),
        Task::Demand { .. } => return taking::demand_goes_on(play),
        Task::Give { .. } => return taking::give_goes_on(play),

        Task::Road(end) => centre::place_road(play, end),
        Task::Settlement(end) => centre::place_settlement(play, end),
        Task::City(at) => centre::place_city(play, at),
        Task::Build { seat, card, side } => building::place(play, seat, card, side),
        Task::Attach { seat, card, place } => building::attach(play, seat, card, place),

        Task::Play { seat, card } => playing::carry_out(play, seat, card),
        Task::Discard(card) => playing::discard(play, card),
        Task::Under { seat, card } => return hand_limit::under_goes_on(play, seat, card),
        Task::Draw { seat, stack } => return hand_limit::draw_goes_on(play, seat, stack),
        Task::Search { seat, .. } => return hand_limit::search_goes_on(play, seat),
        Task::Look { seat, stack } => return hand_limit::look_goes_on(play, seat, stack),
        Task::Ask(asked) => return asking::goes_on(play, asked),

        // All others wait for an answer or a draw and need no preparation.
        Task::RollForStart
        | Task::StartStack(_)
        | Task::StartCards { .. }
        | Task::BeforeRoll
        | Task::ExchangeTake
        | Task::Explore { .. }
        | Task::PickLandscape { .. }
        | Task::LayUpper { .. }
        | Task::Defence { .. }
        | Task::TakeOne { .. }
        | Task::Agree(_)
        | Task::Over => return false,
    }
    true
}

/// The seat that decides next; none if chance does, or if all is over.
pub fn decider(state: &State) -> Option<Seat> {
    decider_of(&state.public)
}

/// The same, for whoever sees only what is public.
pub fn decider_of(public: &Public) -> Option<Seat> {
    match public.agenda.top().waits() {
        Waits::Seat(seat) => Some(seat),
        Waits::Turn => Some(public.turn),
        Waits::Chance(_) | Waits::Nobody => None,
    }
}
