//! What the answer to a task does, and what goes on by itself (CK-22: the roll, step by step).

use game::Seat;
use hexgrid::Corner;

use super::action::{KnightAction, Site, Spot, Way};
use super::progress::{
    ProgressCard, alchemist, bishop, commercial_harbor, deserter, diplomat, engineer, intrigue,
    inventor, master_merchant, medicine, merchant, merchant_fleet, resource_monopoly, smith, spy,
    trade_monopoly, wedding,
};
use super::{
    Rank, barbarians, dice, hand, improvement, judge, metropolis, movement, production, reduced,
};
use crate::kinds::Resource;
use crate::play::Play;
use crate::questions::figures::chased;
use crate::state::KnightTask;

/// Carries out an answer that passed the check.
pub fn apply(play: &mut Play, seat: Seat, task: KnightTask, action: KnightAction) {
    match (task, action) {
        (KnightTask::Aqueduct, KnightAction::Pick(kind)) => production::pick(play, seat, kind),
        (_, KnightAction::Deck(area)) => hand::draw_from(play, seat, area),
        (KnightTask::Gift(left), KnightAction::Hand(kind)) => wedding::give(play, seat, left, kind),
        (_, KnightAction::Return(card)) => hand::put_back(play, seat, card),
        (KnightTask::FirstDie, KnightAction::Die(die)) => alchemist::set_red(play, die),
        (_, KnightAction::Die(die)) => alchemist::set_yellow(play, seat, die),
        (KnightTask::Name(card), KnightAction::Name(kind)) => name(play, seat, card, kind),
        (KnightTask::Choose(card), KnightAction::Choose(victim)) => match card {
            ProgressCard::MasterMerchant => master_merchant::choose(play, seat, victim),
            ProgressCard::Spy => spy::choose(play, seat, victim),
            _ => deserter::choose(play, victim),
        },
        (KnightTask::Plunder(victim, left), KnightAction::Pick(kind)) => {
            master_merchant::pick(play, seat, victim, left, kind);
        }
        (KnightTask::Spy(victim), KnightAction::Seize(card)) => {
            spy::seize(play, seat, victim, card);
        }
        (KnightTask::Spy(_), KnightAction::Pass) => spy::leave(play, seat),
        (KnightTask::Barter(with), KnightAction::Hand(kind)) => {
            commercial_harbor::offer(play, seat, with, kind);
        }
        (KnightTask::BarterBack(with), KnightAction::Hand(kind)) => {
            commercial_harbor::give_back(play, with, kind);
        }
        (KnightTask::Aqueduct | KnightTask::Commit, KnightAction::Pass) => play.asked(seat),
        (_, KnightAction::Pass) => play.done(),
        (_, KnightAction::Improve(area)) => improvement::build(play, seat, area),
        (task, KnightAction::At(site, corner)) => apply_site(play, seat, (task, site), corner),
        (KnightTask::Bishop, KnightAction::On(Spot::Drive, hex)) => bishop::send(play, seat, hex),
        (task, KnightAction::On(Spot::Drive, hex)) => {
            chased::drive(play, seat, task == KnightTask::ChasePirate, hex);
        }
        (_, KnightAction::On(Spot::Merchant, hex)) => merchant::place(play, seat, hex),
        (KnightTask::SecondChip(chosen), KnightAction::On(Spot::Chip, hex)) => {
            inventor::swap(play, seat, chosen, hex);
        }
        (_, KnightAction::On(Spot::Chip, hex)) => inventor::choose(play, hex),
        (_, KnightAction::Along(Way::Dismantle, edge)) => diplomat::dismantle(play, seat, edge),
        (KnightTask::Rebuild(_, is_ship), KnightAction::Along(Way::Rebuild, edge)) => {
            diplomat::rebuild(play, seat, is_ship, edge);
        }
        _ => unreachable!("the check lets nothing else pass"),
    }
}

fn name(play: &mut Play, seat: Seat, card: ProgressCard, kind: Resource) {
    play.done();
    play.name_kind(seat, card, kind);
    match card {
        ProgressCard::ResourceMonopoly => resource_monopoly::name(play, seat, kind),
        ProgressCard::TradeMonopoly => trade_monopoly::name(play, seat, kind),
        _ => merchant_fleet::name(play, seat, kind),
    }
}

fn apply_site(play: &mut Play, seat: Seat, asked: (KnightTask, Site), corner: Corner) {
    match asked {
        (_, Site::Commit) => barbarians::commit(play, seat, corner),
        (_, Site::Reduce) => reduced::lose(play, seat, corner),
        (KnightTask::Crown(area), _) => metropolis::place(play, seat, area, corner),
        (_, Site::Oust) => intrigue::oust(play, seat, corner),
        (_, Site::Relocate) => movement::relocate(play, corner),
        (_, Site::Dismiss) => deserter::dismiss(play, seat, corner),
        (KnightTask::Enlist(_, active), site) => {
            let rank = match site {
                Site::EnlistMighty => Rank::Mighty,
                Site::EnlistStrong => Rank::Strong,
                _ => Rank::Basic,
            };
            deserter::enlist(play, seat, rank, active, corner);
        }
        (_, Site::Wall) => engineer::build(play, seat, corner),
        (_, Site::Heal) => medicine::heal(play, seat, corner),
        (task, _) => smith::promote(play, seat, corner, task == KnightTask::FirstSmith),
    }
}

/// Works off the task on top if it waits for nobody; was there one?
pub fn goes_on(play: &mut Play, task: KnightTask) -> bool {
    match task {
        KnightTask::Battle => barbarians::battle(play),
        KnightTask::Judge => judge::finish(play),
        KnightTask::Gate(_)
        | KnightTask::Commit
        | KnightTask::LoseCity
        | KnightTask::PickDeck
        | KnightTask::Gift(_)
        | KnightTask::Aqueduct => return next_due(play, task),
        _ => return false,
    }
    true
}

/// Goes on with those that are due, as far as nobody has anything to decide.
fn next_due(play: &mut Play, task: KnightTask) -> bool {
    let next = super::tasks::first_due(play.rules, &play.state().public);
    match (task, next) {
        (KnightTask::Gate(area), _) => dice::open_gate(play, area, next),
        (_, None) => play.done(),
        (KnightTask::Aqueduct, Some(seat)) if production::sources(play.state()) == 0 => {
            play.asked(seat);
        }
        (KnightTask::PickDeck, Some(seat)) if !hand::any_card(play.state()) => play.asked(seat),
        (KnightTask::LoseCity, Some(seat)) => return barbarians::lose_only_city(play, seat),
        _ => return false,
    }
    true
}
