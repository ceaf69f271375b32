//! What is asked between two decisions of the main phase: by cards, dice and barbarians.

use game::{Seat, SeatSet, Violation};

use super::action::{KnightAction, Site, Spot, Way};
use super::menu::KnightMenu;
use super::progress::{
    ProgressCard, alchemist, commercial_harbor, deserter, diplomat, intrigue, inventor,
    master_merchant, merchant, spy, wedding,
};
use super::simple::Simple;
use super::{
    Rank, barbarians, hand, improvement, knight, metropolis, movement, places, production, reduced,
    turn, wall,
};
use crate::questions::build::free_pieces;
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
        KnightTask::Aqueduct => simple(Simple::PASS.with(Simple::pick(production::sources(state)))),
        KnightTask::Commit => {
            simple(Simple::PASS).at(Site::Commit, barbarians::eligible(state, seat))
        }
        KnightTask::LoseCity => none().at(Site::Reduce, metropolis::sites(&state.public, seat)),
        KnightTask::PickDeck => {
            let has_card = |area: &super::Area| hand::has_card(state, *area);
            simple(Simple::deck(super::Area::ALL.into_iter().filter(has_card)))
        }
        KnightTask::Gift(_) => simple(Simple::hand(state.hand(seat).present())),
        KnightTask::ReturnCard(_) => simple(Simple::return_one(state.own(seat).progress.present())),
        KnightTask::Crown(_) => none().at(Site::Crown, metropolis::sites(&state.public, seat)),
        KnightTask::FirstDie | KnightTask::SecondDie => simple(Simple::DIES),
        KnightTask::Name(card) => simple(Simple::name(nameable(card))),
        KnightTask::Choose(card) => simple(Simple::choose(victims(rules, state, seat, card))),
        KnightTask::Plunder(..) => simple(Simple::pick(state.own(seat).shown_hand.present())),
        KnightTask::Spy(_) => {
            let cards = state.own(seat).shown_progress.present();
            simple(Simple::PASS.with(Simple::seize(cards)))
        }
        KnightTask::Barter(_) => simple(Simple::hand(commercial_harbor::resources(state, seat))),
        KnightTask::BarterBack(_) => {
            simple(Simple::hand(commercial_harbor::commodities(state, seat)))
        }
        _ => place_menu(rules, state, seat, task),
    }
}

/// The same for tasks that ask for a place.
fn place_menu(rules: &Rules, state: &State, seat: Seat, task: KnightTask) -> KnightMenu {
    let none = KnightMenu::none;
    let pass = || KnightMenu::of(Simple::PASS);
    match task {
        KnightTask::Intrigue => none().at(Site::Oust, intrigue::targets(state, seat)),
        KnightTask::Relocate => none().at(Site::Relocate, movement::refuges(rules, state)),
        KnightTask::Desert(_) => {
            none().at(Site::Dismiss, state.public.knights.realm(seat).knights())
        }
        KnightTask::Enlist(most, _) => ENLIST.into_iter().fold(pass(), |menu, (site, rank)| {
            menu.at(site, deserter::posts(rules, state, seat, rank, most))
        }),
        KnightTask::Dismantle => none().along(Way::Dismantle, diplomat::open_roads(rules, state)),
        KnightTask::Rebuild(old, is_ship) => pass().along(
            Way::Rebuild,
            free_pieces::new_places(rules, state, seat, (old, is_ship)),
        ),
        KnightTask::Bishop | KnightTask::ChaseRobber => {
            none().on(Spot::Drive, chased::targets(rules, state, seat, false))
        }
        KnightTask::ChasePirate => {
            none().on(Spot::Drive, chased::targets(rules, state, seat, true))
        }
        KnightTask::Merchant => none().on(Spot::Merchant, merchant::hexes(rules, state, seat)),
        KnightTask::FirstChip => none().on(Spot::Chip, inventor::first(rules, state)),
        KnightTask::SecondChip(hex) => none().on(Spot::Chip, inventor::second(rules, state, hex)),
        KnightTask::Crane => KnightMenu::of(Simple::improve(improvement::areas(state, seat, 1))),
        KnightTask::FreeWall => none().at(Site::Wall, wall::sites(state, seat)),
        KnightTask::Medicine => none().at(Site::Heal, reduced::city_sites(state, seat)),
        KnightTask::FirstSmith => none().at(Site::Promote, knight::risers(state, seat)),
        KnightTask::SecondSmith => pass().at(Site::Promote, knight::risers(state, seat)),
        _ => none(),
    }
}

const ENLIST: [(Site, Rank); 3] = [
    (Site::EnlistBasic, Rank::Basic),
    (Site::EnlistStrong, Rank::Strong),
    (Site::EnlistMighty, Rank::Mighty),
];

pub fn rank_of(site: Site) -> Option<Rank> {
    ENLIST
        .iter()
        .find(|(listed, _)| *listed == site)
        .map(|(_, rank)| *rank)
}

/// The kinds a card may name, one bit each.
const fn nameable(card: ProgressCard) -> u8 {
    match card {
        ProgressCard::ResourceMonopoly => 0b0001_1111,
        ProgressCard::TradeMonopoly => 0b1110_0000,
        _ => u8::MAX,
    }
}

/// The opponents a card may be played against.
fn victims(rules: &Rules, state: &State, seat: Seat, card: ProgressCard) -> SeatSet {
    match card {
        ProgressCard::MasterMerchant => master_merchant::victims(rules, state, seat),
        ProgressCard::Spy => spy::victims(rules, state, seat),
        _ => deserter::victims(rules, state, seat),
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
    match (task, action) {
        (KnightTask::Aqueduct, KnightAction::Pick(kind)) => production::check_pick(state, kind),
        (KnightTask::PickDeck, KnightAction::Deck(area)) => hand::check_deck(state, area),
        (KnightTask::Gift(_), KnightAction::Hand(kind)) => wedding::check_gift(state, seat, kind),
        (KnightTask::ReturnCard(_), KnightAction::Return(card)) => {
            hand::check_return(state, seat, card)
        }
        (KnightTask::FirstDie | KnightTask::SecondDie, KnightAction::Die(die)) => {
            alchemist::check_die(die)
        }
        (KnightTask::Name(card), KnightAction::Name(kind)) => card
            .def()
            .rule
            .require(nameable(card) >> kind as u8 & 1 == 1),
        (KnightTask::Choose(card), KnightAction::Choose(victim)) => {
            let is_listed = victims(rules, state, seat, card).contains(victim);
            card.def().rule.require(is_listed)
        }
        (KnightTask::Plunder(..), KnightAction::Pick(kind)) => {
            master_merchant::check_pick(state, seat, kind)
        }
        (KnightTask::Spy(_), KnightAction::Seize(card)) => spy::check_seize(state, seat, card),
        (KnightTask::Barter(_), KnightAction::Hand(kind)) => {
            commercial_harbor::check_kind(commercial_harbor::resources(state, seat), kind)
        }
        (KnightTask::BarterBack(_), KnightAction::Hand(kind)) => {
            commercial_harbor::check_kind(commercial_harbor::commodities(state, seat), kind)
        }
        (KnightTask::Crane, KnightAction::Improve(area)) => {
            improvement::check(state, seat, area, 1)
        }
        (_, KnightAction::Pass) if may_pass(task) => Ok(()),
        (_, KnightAction::At(site, corner)) => {
            places::check_site(rules, state, seat, (task, site), corner)
        }
        (_, KnightAction::On(spot, hex)) => {
            places::check_spot(rules, state, seat, (task, spot), hex)
        }
        (_, KnightAction::Along(way, edge)) => {
            places::check_way(rules, state, seat, (task, way), edge)
        }
        _ => Err(turn::not_now()),
    }
}

const fn may_pass(task: KnightTask) -> bool {
    matches!(
        task,
        KnightTask::Aqueduct
            | KnightTask::Commit
            | KnightTask::Spy(_)
            | KnightTask::Enlist(..)
            | KnightTask::Rebuild(..)
            | KnightTask::SecondSmith
    )
}
