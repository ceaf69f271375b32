//! What is asked between two decisions of the main phase: by cards, dice and barbarians (CK-80).

use game::{Fact, Seat, Violation};

use super::action::{KnightAction, Site, Spot};
use super::menu::KnightMenu;
use super::progress::CardQuestion;
use super::simple::Simple;
use super::{Area, barbarians, chase, hand, metropolis, movement, production, reduced, turn};
use crate::questions::figures::chased;
use crate::questions::turn::waits;
use crate::rules::Rules;
use crate::state::{KnightTask, Public, State};

/// The first seat that is due, in turn order from the seat on turn (CK-R-05).
pub fn first_due(rules: &Rules, public: &Public) -> Option<Seat> {
    let due = public.knights.due;
    let turn = public.turn;
    let mut order = std::iter::once(turn).chain(chased::clockwise(rules, turn));
    order.find(|seat| due.contains(*seat))
}

/// What can be answered to a task, by the seat it waits for.
pub fn menu(rules: &Rules, state: &State, seat: Seat, task: KnightTask) -> KnightMenu {
    let simple = KnightMenu::of;
    let none = KnightMenu::none;
    match task {
        KnightTask::Card(question) => question.of_card().options(rules, state, seat),
        KnightTask::Aqueduct => simple(Simple::PASS.with(Simple::pick(production::sources(state)))),
        KnightTask::Commit => {
            simple(Simple::PASS).at(Site::Commit, barbarians::eligible(state, seat))
        }
        KnightTask::LoseCity => none().at(Site::Reduce, metropolis::sites(&state.public, seat)),
        KnightTask::PickDeck => {
            let has_card = |area: &Area| hand::has_card(state, *area);
            simple(Simple::deck(Area::ALL.into_iter().filter(has_card)))
        }
        KnightTask::ReturnCard(_) => simple(Simple::return_one(state.own(seat).progress.present())),
        KnightTask::Crown(_) => none().at(Site::Crown, metropolis::sites(&state.public, seat)),
        KnightTask::Relocate => none().at(Site::Relocate, movement::refuges(rules, state)),
        KnightTask::ChaseRobber | KnightTask::ChasePirate => {
            let is_pirate = task == KnightTask::ChasePirate;
            none().on(Spot::Drive, chased::targets(rules, state, seat, is_pirate))
        }
        crate::knights_ask_nobody!() => none(),
    }
}

/// Checks the answer to a task.
pub fn check(
    rules: &Rules,
    state: &State,
    seat: Seat,
    task: KnightTask,
    action: KnightAction,
) -> Result<(), Violation> {
    if waits::asked(rules, &state.public) != Some(seat) {
        return Err(turn::not_now());
    }
    let other = turn::not_now;
    let at = |site| action.at(site).ok_or_else(other);
    match task {
        KnightTask::Card(question) => check_card(rules, state, seat, question, action),
        KnightTask::Aqueduct | KnightTask::Commit if action == KnightAction::Pass => Ok(()),
        KnightTask::Aqueduct => {
            let KnightAction::Pick(kind) = action else {
                return Err(other());
            };
            production::check_pick(state, kind)
        }
        KnightTask::PickDeck => {
            let KnightAction::Deck(area) = action else {
                return Err(other());
            };
            hand::check_deck(state, area)
        }
        KnightTask::ReturnCard(_) => {
            let KnightAction::Return(card) = action else {
                return Err(other());
            };
            hand::check_return(state, seat, card)
        }
        KnightTask::ChaseRobber | KnightTask::ChasePirate => {
            let KnightAction::On(Spot::Drive, hex) = action else {
                return Err(other());
            };
            chase::check_drive(rules, state, task == KnightTask::ChasePirate, hex)
        }
        KnightTask::Commit => barbarians::check_commit(rules, state, seat, at(Site::Commit)?),
        KnightTask::LoseCity => reduced::check_loss(rules, state, seat, at(Site::Reduce)?),
        KnightTask::Crown(_) => metropolis::check(rules, state, seat, at(Site::Crown)?),
        KnightTask::Relocate => movement::check_relocate(rules, state, seat, at(Site::Relocate)?),
        crate::knights_ask_nobody!() => Err(other()),
    }
}

/// A card takes what it offered; anything else breaks its rule, or was not asked for.
fn check_card(
    rules: &Rules,
    state: &State,
    seat: Seat,
    question: CardQuestion,
    action: KnightAction,
) -> Result<(), Violation> {
    let options = question.of_card().options(rules, state, seat);
    if options.contains(action) {
        return Ok(());
    }
    if let Some(refused) = question.of_card().refuse(rules, state, seat, action) {
        return Err(refused);
    }
    if !options.offers(action) {
        return Err(turn::not_now());
    }
    let refused = question.card().rule().broken();
    Err(match action {
        KnightAction::At(_, corner) | KnightAction::Move(_, corner) => {
            refused.with("corner", Fact::Place(rules.corner_name(corner)))
        }
        KnightAction::On(_, hex) => refused.with("hex", Fact::Place(rules.hex_name(hex))),
        KnightAction::Along(_, edge) => refused.with("edge", Fact::Place(rules.edge_name(edge))),
        KnightAction::Pass
        | KnightAction::Die(_)
        | KnightAction::Improve(_)
        | KnightAction::Deck(_)
        | KnightAction::Choose(_)
        | KnightAction::Exchange(_)
        | KnightAction::Name(_)
        | KnightAction::Hand(_)
        | KnightAction::Pick(_)
        | KnightAction::Play(_)
        | KnightAction::Return(_)
        | KnightAction::Seize(_) => refused,
    })
}
