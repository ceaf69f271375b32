//! Cities & Knights: improvements, knights before a landing, and what cards are good for.

use board::{
    Action, Area, Goods, KnightAction, KnightTask, Menu, ProgressCard, Resource, Site, Spot,
};
use game::{Choices, Luck};
use hexgrid::{Corner, Hex};

use super::pick::best;
use super::plan::Plan;
use super::vantage::Vantage;
use super::{cards, discard, robber};

/// Cards worth playing as soon as they can be, the best first.
const USEFUL: [ProgressCard; 15] = [
    ProgressCard::Medicine,
    ProgressCard::Merchant,
    ProgressCard::Irrigation,
    ProgressCard::Mining,
    ProgressCard::Crane,
    ProgressCard::RoadBuilding,
    ProgressCard::MasterMerchant,
    ProgressCard::Wedding,
    ProgressCard::ResourceMonopoly,
    ProgressCard::TradeMonopoly,
    ProgressCard::Smith,
    ProgressCard::Engineer,
    ProgressCard::Bishop,
    ProgressCard::Deserter,
    ProgressCard::Saboteur,
];

/// The ship is so near that knights should stand ready.
const NEAR: u8 = 3;

/// What comes before building in the own turn.
pub fn in_turn(table: &Vantage, menu: &Menu, luck: &mut dyn Luck) -> Option<Action> {
    improve(table, menu)
        .or_else(|| play_card(table, menu))
        .or_else(|| arm(table, menu))
        .or_else(|| chase(table, menu, luck))
        .or_else(|| wall(table, menu))
        .or_else(|| put_back(menu))
}

fn listed(menu: &Menu, action: KnightAction) -> Option<Action> {
    let action = Action::Knights(action);
    menu.contains(action).then_some(action)
}

/// Commodities are good for nothing better; the area nearest to its metropolis comes first.
fn improve(table: &Vantage, menu: &Menu) -> Option<Action> {
    let realm = table.public.knights.realm(table.seat);
    let mut areas = Area::ALL;
    areas.sort_by_key(|area| std::cmp::Reverse(realm.level(*area)));
    areas
        .into_iter()
        .find_map(|area| listed(menu, KnightAction::Improve(area)))
}

fn play_card(table: &Vantage, menu: &Menu) -> Option<Action> {
    let lands_soon = table.public.knights.barbarians > NEAR;
    let warlord = listed(menu, KnightAction::Play(ProgressCard::Warlord)).filter(|_| lands_soon);
    let spy = listed(menu, KnightAction::Play(ProgressCard::Spy));
    let mut useful = USEFUL.into_iter();
    warlord
        .or_else(|| useful.find_map(|card| listed(menu, KnightAction::Play(card))))
        .or(spy)
}

/// Knights for the next landing: as strong as there are cities to lose.
fn arm(table: &Vantage, menu: &Menu) -> Option<Action> {
    let knights = &table.public.knights;
    let realm = knights.realm(table.seat);
    let cities = table.mine().cities.len() as u8;
    let strength = |corners: hexgrid::CornerSet| -> u8 {
        let of_rank = |(rank, set): (usize, &hexgrid::CornerSet)| {
            (rank as u8 + 1) * (*set & corners).len() as u8
        };
        realm.ranks.iter().enumerate().map(of_rank).sum()
    };
    let wanted = cities.clamp(1, 3);
    let first = |site: Site| {
        let corners = table.rules.grid.all_corners().into_iter();
        let mut choices = corners.map(|corner| KnightAction::At(site, corner));
        choices.find_map(|action| listed(menu, action))
    };
    if knights.barbarians > NEAR && strength(knights.active) < wanted {
        return first(Site::Activate)
            .or_else(|| first(Site::Knight))
            .or_else(|| first(Site::Promote));
    }
    (strength(realm.knights()) < wanted)
        .then(|| first(Site::Knight).or_else(|| first(Site::Promote)))
        .flatten()
}

/// A knight beside the robber frees an own hex.
fn chase(table: &Vantage, menu: &Menu, _: &mut dyn Luck) -> Option<Action> {
    let robber = table.public.robber;
    let hurts = !(table.rules.grid.hex_corners(robber) & table.mine().buildings()).is_empty();
    let ready = table.public.knights.ready.into_iter();
    let mut chasers = ready.map(|corner| KnightAction::At(Site::Chase, corner));
    chasers
        .find_map(|action| listed(menu, action))
        .filter(|_| hurts)
}

/// A wall pays once the hand is near its limit.
fn wall(table: &Vantage, menu: &Menu) -> Option<Action> {
    let walls = table.public.knights.realm(table.seat).walls.len() as u8;
    let limit = table.rules.hand_limit + 2 * walls;
    let mut cities = table.mine().cities.into_iter();
    cities
        .find_map(|corner| listed(menu, KnightAction::At(Site::Wall, corner)))
        .filter(|_| table.mine().hand_size > limit)
}

/// With too many cards the least useful goes back.
fn put_back(menu: &Menu) -> Option<Action> {
    let mut worst = ProgressCard::ALL
        .into_iter()
        .filter(|card| !USEFUL.contains(card));
    worst
        .find_map(|card| listed(menu, KnightAction::Return(card)))
        .or_else(|| {
            let mut useful = USEFUL.into_iter().rev();
            useful.find_map(|card| listed(menu, KnightAction::Return(card)))
        })
}

/// The answer to what this box asks.
pub fn answer(
    table: &Vantage,
    task: KnightTask,
    menu: &Menu,
    luck: &mut dyn Luck,
) -> Option<Action> {
    match task {
        KnightTask::Aqueduct => {
            let kind = cards::take(&Plan::new(table), table, 1, luck)?;
            listed(menu, KnightAction::Pick(kind))
        }
        KnightTask::LoseCity => {
            let worth = |corner: Corner| (corner, -table.yield_of(corner).total());
            let cities = table.mine().cities.into_iter();
            let open = cities
                .filter(|corner| listed(menu, KnightAction::At(Site::Reduce, *corner)).is_some());
            let (corner, _) = best(luck, open.map(worth))?;
            listed(menu, KnightAction::At(Site::Reduce, corner))
        }
        KnightTask::ReturnCard(_) => put_back(menu),
        KnightTask::Commit => last(menu),
        KnightTask::ChaseRobber => drive(table, menu, luck),
        KnightTask::Card(question) => answer_card(table, question.card(), menu, luck),
        // One answer is like another, or nobody is asked.
        KnightTask::PickDeck
        | KnightTask::Crown(_)
        | KnightTask::Relocate
        | KnightTask::ChasePirate
        | board::knights_ask_nobody!() => None,
    }
}

/// The answer to what a card asks; what a card is not named for is left to chance.
fn answer_card(
    table: &Vantage,
    card: ProgressCard,
    menu: &Menu,
    luck: &mut dyn Luck,
) -> Option<Action> {
    let is_turn = table.seat == table.public.turn;
    match card {
        ProgressCard::Wedding => spare(table, menu, luck),
        ProgressCard::CommercialHarbor if is_turn => spare(table, menu, luck),
        ProgressCard::ResourceMonopoly
        | ProgressCard::TradeMonopoly
        | ProgressCard::MerchantFleet => name(table.in_other_hands(), menu, luck),
        ProgressCard::MasterMerchant | ProgressCard::Spy | ProgressCard::Deserter if is_turn => {
            victim(table, menu, luck).or_else(|| last(menu))
        }
        ProgressCard::Bishop => drive(table, menu, luck),
        ProgressCard::Merchant => {
            let hexes = table.rules.grid.all_hexes().into_iter();
            let open =
                hexes.filter(|hex| listed(menu, KnightAction::On(Spot::Merchant, *hex)).is_some());
            let (hex, _) = best(luck, open.map(|hex: Hex| (hex, f64::from(table.pips(hex)))))?;
            listed(menu, KnightAction::On(Spot::Merchant, hex))
        }
        ProgressCard::Crane => improve(table, menu),
        _ => None,
    }
}

/// The card one can spare most easily.
fn spare(table: &Vantage, menu: &Menu, luck: &mut dyn Luck) -> Option<Action> {
    let kind = discard::kind(&Plan::new(table), table.hand(), luck)?;
    listed(menu, KnightAction::Hand(kind))
}

/// The most threatening of those a card may be played against.
fn victim(table: &Vantage, menu: &Menu, luck: &mut dyn Luck) -> Option<Action> {
    let rivals = table.rivals();
    let open = rivals.filter(|seat| listed(menu, KnightAction::Choose(*seat)).is_some());
    let threats = open.map(|seat| (seat, robber::threat(table, seat)));
    let (seat, _) = best(luck, threats)?;
    listed(menu, KnightAction::Choose(seat))
}

/// Where the robber goes that was chased.
fn drive(table: &Vantage, menu: &Menu, luck: &mut dyn Luck) -> Option<Action> {
    let hexes = table.rules.grid.all_hexes().into_iter();
    let open = hexes.filter(|hex| listed(menu, KnightAction::On(Spot::Drive, *hex)).is_some());
    let hex = robber::hex(table, open.collect(), luck)?;
    listed(menu, KnightAction::On(Spot::Drive, hex))
}

/// The kind of which others hold most.
fn name(others: Goods, menu: &Menu, luck: &mut dyn Luck) -> Option<Action> {
    let open = Resource::FIVE
        .iter()
        .chain(Resource::COMMODITIES)
        .filter(|kind| listed(menu, KnightAction::Name(**kind)).is_some());
    let (kind, _) = best(
        luck,
        open.map(|kind| (*kind, f64::from(others.count(*kind)))),
    )?;
    listed(menu, KnightAction::Name(kind))
}

/// The last choice of a menu: the strongest knight, a card rather than none.
fn last(menu: &Menu) -> Option<Action> {
    menu.count().checked_sub(1).map(|k| menu.nth(k))
}
