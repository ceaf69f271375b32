//! Every decision of the card game, and where it is checked and carried out.

use game::{RuleId, Seat, Violation};

use crate::card::CardId;
use crate::goods::Resource;
use crate::landscape::Landscape;
use crate::menu;
use crate::places::{Centre, End, Place, Side};
use crate::play::Play;
use crate::questions::{
    agenda, agreement, asking, building, centre, goal, goods, hand_limit, playing, start_hand,
    taking, trade, turn,
};
use crate::setup::Rules;
use crate::stacks::StackId;
use crate::state::{State, Task};
use crate::verdict::{Verdict, stop};

/// Each player makes his own choices, the player on turn first.
pub const ORDER: RuleId = RuleId("RIV-186");

/// One decision of one seat. The order is the order of menus.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    Roll,
    /// Ends the action phase.
    End,
    /// Proposes to end a game that nobody can win (RIV-198).
    Propose,
    /// Declines what may be declined.
    Pass,
    /// Agrees to end the game.
    Agree,
    /// Pays the gold of Riots.
    Pay,
    /// Pays for a search.
    Search,
    Play(CardId),
    Number(u8),
    Draw(StackId),
    /// Chooses a stack.
    Stack(StackId),
    /// Takes a card that is looked at.
    Take(CardId),
    /// Puts a hand card under a stack.
    Under {
        card: CardId,
        stack: StackId,
    },
    /// Stores a unit.
    Store(Place),
    /// Takes a unit from a store, to pay or to give it.
    Spend(Place),
    /// Names a kind of resource.
    Name(Resource),
    Road(End),
    Settle(End),
    City(Centre),
    Build {
        card: CardId,
        side: Side,
    },
    Attach {
        card: CardId,
        place: Place,
    },
    Trade {
        rate: u8,
        give: Resource,
        get: Resource,
    },
    /// Trades two from one landscape beside a Large Trade Ship.
    ShipTrade {
        from: Place,
        get: Resource,
    },
    TearDown {
        side: Side,
        card: CardId,
    },
    /// Points at a placed card.
    Choose {
        side: Side,
        card: CardId,
    },
    /// Points at a landscape that lies in a principality, or at the Gold Cache.
    Land(Place),
    /// Points at a landscape of the stack.
    Landscape(Landscape),
}

/// Is it allowed, and if not, by which rule?
pub fn check(rules: &Rules, state: &State, seat: Seat, action: Action) -> Result<(), Violation> {
    goal::OVER.require(state.task() != Task::Over)?;
    let decider = agenda::decider(state);
    if decider != Some(seat) {
        let turn = decider.unwrap_or(state.public.turn);
        return Err(ORDER.broken().with("turn", turn));
    }
    let verdict = match state.task() {
        Task::Main => check_main(rules, state, seat, action),
        Task::BeforeRoll => turn::check_before_roll(state, seat, action),
        task => {
            if menu::list(rules, state, seat)
                .binary_search(&action)
                .is_ok()
            {
                return Ok(());
            }
            Err(stop(rule_of(rules, state, task))
                .with("prompt", crate::describe::prompt_word(task)))
        }
    };
    verdict.map_err(Violation::from)
}

fn check_main(rules: &Rules, state: &State, seat: Seat, action: Action) -> Verdict {
    match action {
        Action::End => Ok(()),
        Action::Propose => agreement::check(rules, state),
        Action::Play(card) => playing::check_main(state, seat, card),
        Action::Road(end) => centre::check_road(state, seat, end),
        Action::Settle(end) => centre::check_settlement(state, seat, end),
        Action::City(at) => centre::check_city(state, seat, at),
        Action::Build { card, side } => {
            building::check_side(state.realm(seat), card, side)?;
            building::check_card(rules, state, seat, card)
        }
        Action::Attach { card, place } => building::check_attach(rules, state, seat, card, place),
        Action::Trade { rate, give, get } => trade::check(state, seat, rate, give, get),
        Action::ShipTrade { from, get } => trade::check_ship(state, seat, from, get),
        Action::TearDown { side, card } => {
            building::check_tear_down(rules, state, seat, side, card)
        }
        Action::Roll
        | Action::Pass
        | Action::Agree
        | Action::Pay
        | Action::Search
        | Action::Number(_)
        | Action::Draw(_)
        | Action::Stack(_)
        | Action::Take(_)
        | Action::Under { .. }
        | Action::Store(_)
        | Action::Spend(_)
        | Action::Name(_)
        | Action::Choose { .. }
        | Action::Land(_)
        | Action::Landscape(_) => Err(stop(building::ACTION_PHASE)),
    }
}

/// The rule by which a question is answered, for whoever answers something else.
fn rule_of(rules: &Rules, state: &State, task: Task) -> RuleId {
    match task {
        Task::StartStack(_) => start_hand::stack_rule(rules),
        Task::Arrange { .. } => start_hand::ARRANGE,
        Task::Refill => hand_limit::rule(state),
        Task::Exchange | Task::ExchangeTake => hand_limit::EXCHANGE,
        Task::Gain { .. } => goods::GAIN,
        Task::Pay { .. } | Task::PayAny { .. } => goods::PAY,
        Task::Save { .. } => goods::SAVE,
        Task::Demand { .. } => taking::TAKE,
        Task::Give { .. } => taking::SOURCE,
        Task::PickLandscape { .. } | Task::LayUpper { .. } => centre::SETTLEMENT,
        Task::Under { .. } => hand_limit::BACK,
        Task::StartCards { .. } | Task::Search { .. } | Task::TakeOne { .. } => hand_limit::STACK,
        Task::Ask(asked) => asked.card.def().rule,
        Task::Agree(_) => agreement::AGREEMENT,
        Task::BeforeRoll | Task::Main | crate::asks_nobody!() => ORDER,
    }
}

/// Carries out an action that passed [`check`]: what it means is up to the task it answers.
pub fn apply(play: &mut Play, seat: Seat, action: Action) {
    let is_pass = action == Action::Pass;
    match play.task() {
        Task::Main | Task::BeforeRoll => act(play, seat, action),
        Task::Ask(asked) => asking::answer(play, asked, action),
        Task::StartStack(_) => start_hand::choose_stack(play, seat, action.stack()),
        Task::StartCards { .. } => start_hand::take(play, action.card()),
        Task::Arrange { .. } => start_hand::arrange(play, action.place()),
        Task::Refill => match action {
            Action::Under { card, stack } => play.put_under(seat, card, stack),
            draw => hand_limit::draw(play, seat, draw.stack()),
        },
        Task::Exchange | Task::Demand { .. } | Task::Search { .. } if is_pass => play.done(),
        Task::Exchange => {
            play.replace(Task::ExchangeTake);
            play.put_under(seat, action.card(), action.stack());
        }
        Task::ExchangeTake if action == Action::Search => hand_limit::pay_for_search(play, seat),
        Task::ExchangeTake => {
            play.done();
            hand_limit::draw(play, seat, action.stack());
        }
        Task::Gain { .. } => goods::gain(play, seat, action.place()),
        Task::Pay { owed, .. } => goods::pay(play, seat, owed, action.place()),
        Task::PayAny { left, .. } => goods::pay_any(play, seat, left, action.place()),
        Task::Save { .. } => goods::save(play, action.kind()),
        Task::Demand { .. } => taking::demand(play, action.kind()),
        Task::Give { .. } => taking::give_from(play, action.place()),
        Task::PickLandscape { centre, first } => {
            centre::picked(play, centre, first, action.landscape());
        }
        Task::LayUpper { .. } => centre::lay(play, action.landscape()),
        Task::Under { card, .. } => {
            play.done();
            play.put_open_under(seat, card, action.stack());
        }
        Task::Search { .. } => hand_limit::search(play, seat, action.stack()),
        Task::TakeOne { stack, .. } => {
            play.done();
            play.take_out(seat, stack, action.card());
        }
        Task::Agree(_) if is_pass => agreement::decline(play, seat),
        Task::Agree(_) => agreement::agree(play),
        task @ crate::asks_nobody!() => unreachable!("{task:?} waits for nobody"),
    }
}

/// What the player on turn does before the roll and in the action phase.
fn act(play: &mut Play, seat: Seat, action: Action) {
    match action {
        Action::Roll => play.replace(Task::Dice),
        Action::End => play.done(),
        Action::Propose => agreement::propose(play, seat),
        Action::Play(card) => playing::begin(play, seat, card),
        Action::Road(end) => centre::begin(play, seat, centre::ROAD_COST, Task::Road(end)),
        Action::Settle(end) => {
            centre::begin(play, seat, centre::SETTLEMENT_COST, Task::Settlement(end));
        }
        Action::City(at) => centre::begin(play, seat, centre::CITY_COST, Task::City(at)),
        Action::Build { card, side } => {
            building::begin(play, seat, card, Task::Build { seat, card, side });
        }
        Action::Attach { card, place } => {
            building::begin(play, seat, card, Task::Attach { seat, card, place });
        }
        Action::Trade { rate, give, get } => trade::trade(play, seat, rate, give, get),
        Action::ShipTrade { from, get } => trade::ship_trade(play, seat, from, get),
        Action::TearDown { side, card } => play.tear_down(seat, card, side),
        Action::Pass
        | Action::Agree
        | Action::Pay
        | Action::Search
        | Action::Number(_)
        | Action::Draw(_)
        | Action::Stack(_)
        | Action::Take(_)
        | Action::Under { .. }
        | Action::Store(_)
        | Action::Spend(_)
        | Action::Name(_)
        | Action::Choose { .. }
        | Action::Land(_)
        | Action::Landscape(_) => unreachable!("{action:?} answers a question"),
    }
}

/// What an answer names; its task has asked for it.
impl Action {
    fn stack(self) -> StackId {
        let (Action::Draw(stack) | Action::Stack(stack) | Action::Under { stack, .. }) = self
        else {
            unreachable!("{self:?} names no stack");
        };
        stack
    }

    fn card(self) -> CardId {
        let (Action::Take(card) | Action::Under { card, .. }) = self else {
            unreachable!("{self:?} names no card");
        };
        card
    }

    fn place(self) -> Place {
        let (Action::Store(place) | Action::Spend(place) | Action::Land(place)) = self else {
            unreachable!("{self:?} names no place");
        };
        place
    }

    fn kind(self) -> Resource {
        let Action::Name(kind) = self else {
            unreachable!("{self:?} names no kind");
        };
        kind
    }

    fn landscape(self) -> Landscape {
        let Action::Landscape(landscape) = self else {
            unreachable!("{self:?} names no landscape");
        };
        landscape
    }
}
