//! Checks the places that are answered to a task, by the rule or card that asked (CK-80).

use game::{Seat, Violation};
use hexgrid::{Corner, Edge, Hex};

use super::action::{Site, Spot, Way};
use super::progress::{deserter, diplomat, intrigue, inventor, medicine, merchant};
use super::{barbarians, chase, knight, metropolis, movement, reduced, tasks, turn, wall};
use crate::rules::Rules;
use crate::state::{KnightTask, State};

pub fn check_site(
    rules: &Rules,
    state: &State,
    seat: Seat,
    asked: (KnightTask, Site),
    corner: Corner,
) -> Result<(), Violation> {
    match asked {
        (KnightTask::Commit, Site::Commit) => barbarians::check_commit(rules, state, seat, corner),
        (KnightTask::LoseCity, Site::Reduce) => reduced::check_loss(rules, state, seat, corner),
        (KnightTask::Crown(_), Site::Crown) => metropolis::check(rules, state, seat, corner),
        (KnightTask::Intrigue, Site::Oust) => intrigue::check_target(rules, state, seat, corner),
        (KnightTask::Relocate, Site::Relocate) => {
            movement::check_relocate(rules, state, seat, corner)
        }
        (KnightTask::Desert(_), Site::Dismiss) => {
            deserter::check_dismiss(rules, state, seat, corner)
        }
        (KnightTask::Enlist(most, _), site) => {
            let posts =
                tasks::rank_of(site).map(|rank| deserter::posts(rules, state, seat, rank, most));
            deserter::RULE.require(posts.is_some_and(|posts| posts.contains(corner)))
        }
        (KnightTask::FreeWall, Site::Wall) => wall::check_site(rules, state, seat, corner),
        (KnightTask::Medicine, Site::Heal) => medicine::check_site(rules, state, seat, corner),
        (KnightTask::FirstSmith | KnightTask::SecondSmith, Site::Promote) => {
            knight::check_rise(rules, state, seat, corner)
        }
        _ => Err(turn::not_now()),
    }
}

pub fn check_spot(
    rules: &Rules,
    state: &State,
    seat: Seat,
    asked: (KnightTask, Spot),
    hex: Hex,
) -> Result<(), Violation> {
    match asked {
        (KnightTask::Bishop | KnightTask::ChaseRobber, Spot::Drive) => {
            chase::check_drive(rules, state, false, hex)
        }
        (KnightTask::ChasePirate, Spot::Drive) => chase::check_drive(rules, state, true, hex),
        (KnightTask::Merchant, Spot::Merchant) => merchant::check_hex(rules, state, seat, hex),
        (KnightTask::FirstChip, Spot::Chip) => {
            inventor::check_chip(rules, inventor::first(rules, state), hex)
        }
        (KnightTask::SecondChip(chosen), Spot::Chip) => {
            inventor::check_chip(rules, inventor::second(rules, state, chosen), hex)
        }
        _ => Err(turn::not_now()),
    }
}

pub fn check_way(
    rules: &Rules,
    state: &State,
    seat: Seat,
    asked: (KnightTask, Way),
    edge: Edge,
) -> Result<(), Violation> {
    match asked {
        (KnightTask::Dismantle, Way::Dismantle) => diplomat::check_edge(rules, state, edge),
        (KnightTask::Rebuild(old, is_ship), Way::Rebuild) => {
            diplomat::check_rebuild(rules, state, seat, (old, is_ship), edge)
        }
        _ => Err(turn::not_now()),
    }
}
