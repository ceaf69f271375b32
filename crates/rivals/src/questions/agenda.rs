//! Works off what runs by itself, until something waits for a seat or for chance.

use game::Seat;

use super::{
    building, centre, event_card, event_die, goal, goods, hand_limit, playing, production,
    start_hand, taking, turn,
};
use crate::cards::{base, gold, progress, turmoil};
use crate::play::Play;
use crate::state::{Public, State, Task, other};

/// Goes on until the top task waits.
pub fn run(play: &mut Play) {
    while goes_on(play) {}
}

/// Does the top task as far as it needs nobody; false if it waits.
fn goes_on(play: &mut Play) -> bool {
    match play.task() {
        // Decisions and draws with nothing to prepare.
        Task::RollForStart
        | Task::StartStack(_)
        | Task::StartCards { .. }
        | Task::BeforeRoll
        | Task::Number
        | Task::ExchangeTake
        | Task::Spare(_)
        | Task::Scout(_)
        | Task::Explore { .. }
        | Task::PickLandscape { .. }
        | Task::LayUpper { .. }
        | Task::Defence { .. }
        | Task::Raid(_)
        | Task::Relocate(_)
        | Task::RelocateLand { .. }
        | Task::RelocateCard { .. }
        | Task::TakeOne { .. }
        | Task::Fetch(_)
        | Task::Steal(_)
        | Task::Over => return false,

        Task::Arrange { seat, place } => return start_hand::arrange_goes_on(play, seat, place),
        Task::BeginTurn(seat) => turn::begin(play, seat),
        Task::Dice => return turn::dice_go_on(play),
        Task::Brigands => event_die::brigands(play),
        Task::Production => production::run(play),
        Task::Marketplaces => base::marketplace::run(play),
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
        Task::Riots(seat) => return turmoil::riots::goes_on(play, seat),
        Task::NameBuildings { seat, left } => return base::feud::name_goes_on(play, seat, left),
        Task::LoseNamed(seat) => return base::feud::lose_goes_on(play, seat),
        Task::Strip { seat, left } => return base::fraternal_feuds::goes_on(play, seat, left),
        Task::Buy { seat, left } => return base::traveling_merchant::goes_on(play, seat, left),

        Task::Gain { seat, left, places } => return goods::gain_goes_on(play, seat, left, places),
        Task::Pay { seat, owed } => return goods::pay_goes_on(play, seat, owed),
        Task::PayAny { seat, left } => return goods::pay_any_goes_on(play, seat, left),
        Task::Save { seat, cost } => return goods::save_goes_on(play, seat, cost),
        Task::Demand { .. } => return taking::demand_goes_on(play),
        Task::Give { .. } => return taking::give_goes_on(play),
        Task::Return(seat) => return gold::merchant::goes_on(play, seat),

        Task::Road(end) => centre::place_road(play, end),
        Task::Settlement(end) => centre::place_settlement(play, end),
        Task::City(at) => centre::place_city(play, at),
        Task::Build { seat, card, side } => building::place(play, seat, card, side),
        Task::Attach { seat, card, place } => building::attach(play, seat, card, place),

        Task::Play { seat, card } => playing::carry_out(play, seat, card),
        Task::Discard(card) => {
            play.done();
            play.discard(card);
        }
        Task::Burn(seat) => return turmoil::arsonist::goes_on(play, seat),
        Task::LoseUnit(seat) => return turmoil::archer::goes_on(play, seat),
        Task::Sink(seat) => return gold::pirate_ship::goes_on(play, seat),
        Task::Bath(seat) => return progress::doctor::goes_on(play, seat),
        Task::Tithe(seat) => return turmoil::tithe_barn::goes_on(play, seat),
        Task::Under { seat, card } => return hand_limit::under_goes_on(play, seat, card),
        Task::Draw { seat, stack } => return hand_limit::draw_goes_on(play, seat, stack),
        Task::Search { seat, .. } => return hand_limit::search_goes_on(play, seat),
        Task::Look { seat, stack } => return hand_limit::look_goes_on(play, seat, stack),
    }
    true
}

/// The seat that decides next; none if chance does, or if all is over.
pub fn decider(state: &State) -> Option<Seat> {
    decider_of(&state.public)
}

/// The same, for whoever sees only what is public.
pub fn decider_of(public: &Public) -> Option<Seat> {
    Some(match public.agenda.top() {
        Task::RollForStart
        | Task::Dice
        | Task::RevealEvent
        | Task::Explore { .. }
        | Task::Defence { .. }
        | Task::Draw { .. }
        | Task::Look { .. }
        | Task::Over => return None,

        Task::StartStack(seat)
        | Task::StartCards { seat, .. }
        | Task::Arrange { seat, .. }
        | Task::Spare(seat)
        | Task::Riots(seat)
        | Task::NameBuildings { seat, .. }
        | Task::LoseNamed(seat)
        | Task::Strip { seat, .. }
        | Task::Buy { seat, .. }
        | Task::Gain { seat, .. }
        | Task::Pay { seat, .. }
        | Task::PayAny { seat, .. }
        | Task::Save { seat, .. }
        | Task::Demand { seat, .. }
        | Task::Return(seat)
        | Task::Burn(seat)
        | Task::LoseUnit(seat)
        | Task::Sink(seat)
        | Task::Steal(seat)
        | Task::Raid(seat)
        | Task::Relocate(seat)
        | Task::RelocateLand { seat, .. }
        | Task::RelocateCard { seat, .. }
        | Task::Bath(seat)
        | Task::Tithe(seat)
        | Task::Fetch(seat)
        | Task::Under { seat, .. }
        | Task::Search { seat, .. }
        | Task::TakeOne { seat, .. } => seat,
        Task::Give { to, .. } => other(to),

        Task::BeginTurn(_)
        | Task::BeforeRoll
        | Task::Number
        | Task::Brigands
        | Task::Production
        | Task::Marketplaces
        | Task::Trade
        | Task::Celebration
        | Task::Harvest
        | Task::Main
        | Task::Refill
        | Task::Exchange
        | Task::ExchangeTake
        | Task::EndTurn
        | Task::Event(_)
        | Task::Road(_)
        | Task::Settlement(_)
        | Task::City(_)
        | Task::Scout(_)
        | Task::PickLandscape { .. }
        | Task::LayUpper { .. }
        | Task::Build { .. }
        | Task::Attach { .. }
        | Task::Play { .. }
        | Task::Discard(_) => public.turn,
    })
}
