//! Answers to what barbarians, knights and cards ask.

use board::barbarians::contribution;
use board::{
    Action, Area, CardQuestion, Goods, KnightAction, KnightTask, Menu, ProgressCard, Rank,
    Resource, Site, Spot, Way, asks,
};
use game::Luck;
use hexgrid::{Corner, Edge, Hex};

use super::super::pick::best;
use super::super::plan::Plan;
use super::super::vantage::Vantage;
use super::super::{cards as free, discard, robber};
use super::barbarians::Landing;
use super::{cards, goals, hexes, listed, posts, roads};

/// What a knight that fights costs: the grain to make it active again.
const FIGHTING: f64 = 0.15;

/// The answer to what this box asks.
pub fn answer(
    table: &Vantage,
    task: KnightTask,
    menu: &Menu,
    luck: &mut dyn Luck,
) -> Option<Action> {
    match task {
        KnightTask::Aqueduct => {
            let kind = free::take(&Plan::new(table), table, 1, luck)?;
            listed(menu, KnightAction::Pick(kind))
        }
        KnightTask::LoseCity => at(table, Site::Reduce, menu, luck, |it| -city(table, it)),
        KnightTask::Crown(_) => at(table, Site::Crown, menu, luck, |it| city(table, it)),
        KnightTask::PickDeck => {
            let mut decks = cards::deck(table).into_iter();
            decks.find_map(|area| listed(menu, KnightAction::Deck(area)))
        }
        KnightTask::ReturnCard(_) => cards::put_back(menu),
        KnightTask::Commit => commit(table, menu),
        KnightTask::Relocate => at(table, Site::Relocate, menu, luck, |it| {
            posts::merit(table, it)
        }),
        KnightTask::ChaseRobber => drive(table, menu, luck, Action::MoveRobber),
        KnightTask::ChasePirate => drive(table, menu, luck, Action::MovePirate),
        KnightTask::Card(question) => answer_card(table, question, menu, luck),
        board::knights_ask_nobody!() => None,
    }
}

/// The listed corner with the highest merit.
fn at(
    table: &Vantage,
    site: Site,
    menu: &Menu,
    luck: &mut dyn Luck,
    merit: impl Fn(Corner) -> f64,
) -> Option<Action> {
    let corners = table.rules.grid.all_corners().into_iter();
    let open = corners
        .filter_map(|corner| Some((listed(menu, KnightAction::At(site, corner))?, merit(corner))));
    best(luck, open).map(|(action, _)| action)
}

/// The listed hex with the highest merit.
fn on(
    table: &Vantage,
    spot: Spot,
    menu: &Menu,
    luck: &mut dyn Luck,
    merit: impl Fn(Hex) -> f64,
) -> Option<Action> {
    let hexes = table.rules.grid.all_hexes().into_iter();
    let open =
        hexes.filter_map(|hex| Some((listed(menu, KnightAction::On(spot, hex))?, merit(hex))));
    best(luck, open).map(|(action, _)| action)
}

/// What a city is worth; its wall goes with it.
fn city(table: &Vantage, corner: Corner) -> f64 {
    let walls = table.public.knights.realm(table.seat).walls;
    let wall = if walls.contains(corner) { 0.3 } else { 0.0 };
    table.city_yield_of(corner).total() + wall
}

/// Variant Fiesepeter: a knight fights if that is worth the grain.
fn commit(table: &Vantage, menu: &Menu) -> Option<Action> {
    let plan = Plan::new(table);
    let landing = Landing::of_battle(table, &plan.estate);
    let ranks = Rank::ALL.into_iter().rev();
    let own = table.public.knights.realm(table.seat).ranks;
    let mut eligible = ranks.flat_map(|rank| {
        let corners = own[rank.index()].into_iter();
        corners.filter_map(|it| listed(menu, KnightAction::At(Site::Commit, it)))
    });
    let next = eligible.next()?;
    let is_worth = landing.unit(landing.active) > FIGHTING;
    is_worth
        .then_some(next)
        .or(listed(menu, KnightAction::Pass))
}

/// Where a figure goes that was chased.
fn drive(
    table: &Vantage,
    menu: &Menu,
    luck: &mut dyn Luck,
    way: fn(Hex) -> Action,
) -> Option<Action> {
    on(table, Spot::Drive, menu, luck, |hex| {
        robber::merit_of(table, way(hex))
    })
}

/// The answer to what a card asks.
fn answer_card(
    table: &Vantage,
    question: CardQuestion,
    menu: &Menu,
    luck: &mut dyn Luck,
) -> Option<Action> {
    match question {
        CardQuestion::Alchemist(asks) => die(table, asks, menu),
        CardQuestion::Bishop(_) => drive(table, menu, luck, Action::MoveRobber),
        CardQuestion::CommercialHarbor(_) | CardQuestion::Wedding(_) => spare(table, menu, luck),
        CardQuestion::Crane(_) => improve(table, menu),
        CardQuestion::Deserter(asks) => desert(table, asks, menu, luck),
        CardQuestion::Diplomat(asks) => road(table, asks, menu, luck),
        CardQuestion::Engineer(_) => {
            let corner = goals::safest(table, listed_at(table, Site::Wall, menu))?;
            listed(menu, KnightAction::At(Site::Wall, corner))
        }
        CardQuestion::Intrigue(_) => at(table, Site::Oust, menu, luck, |it| {
            cards::intrigue_at(table, it)
        }),
        CardQuestion::Inventor(asks) => chip(table, asks, menu, luck),
        CardQuestion::MasterMerchant(asks::MasterMerchant::Victim)
        | CardQuestion::Spy(asks::Spy::Victim) => victim(table, menu, luck),
        CardQuestion::MasterMerchant(asks::MasterMerchant::Card(..)) => plunder(table, menu, luck),
        CardQuestion::Medicine(_) => at(table, Site::Heal, menu, luck, |it| city(table, it)),
        CardQuestion::Merchant(_) => on(table, Spot::Merchant, menu, luck, |hex| {
            hexes::market(table, hex)
        }),
        CardQuestion::MerchantFleet(_) => {
            let (kind, _) = cards::fleet_kind(&Plan::new(table), table)?;
            listed(menu, KnightAction::Name(kind))
        }
        CardQuestion::ResourceMonopoly(_) => name(table, Resource::FIVE, 2.0, menu, luck),
        CardQuestion::TradeMonopoly(_) => name(table, Resource::COMMODITIES, 1.0, menu, luck),
        CardQuestion::Smith(_) => at(table, Site::Promote, menu, luck, |it| rise(table, it)),
        CardQuestion::Spy(asks::Spy::Card(_)) => {
            let shown = ProgressCard::ALL.into_iter();
            let open = shown.filter_map(|card| {
                let action = listed(menu, KnightAction::Seize(card))?;
                Some((cards::place(card), action))
            });
            open.min_by_key(|(place, _)| *place)
                .map(|(_, action)| action)
        }
        // A card nobody has thought about yet: what is listed first.
        _ => None,
    }
}

/// The corners at which something may be done.
fn listed_at(table: &Vantage, site: Site, menu: &Menu) -> hexgrid::CornerSet {
    let corners = table.rules.grid.all_corners().into_iter();
    corners
        .filter(|corner| listed(menu, KnightAction::At(site, *corner)).is_some())
        .collect()
}

/// A low red die opens the gates; both together make the best roll.
fn die(table: &Vantage, asks: asks::Alchemist, menu: &Menu) -> Option<Action> {
    let die = match asks {
        asks::Alchemist::Red => hexes::best_roll(table).saturating_sub(6).max(1),
        asks::Alchemist::Yellow => {
            let [red, _] = table.public.knights.dice;
            let merit = |die: &u8| hexes::roll_merit(table, red + die);
            (1..=6).max_by(|one, other| merit(one).total_cmp(&merit(other)))?
        }
    };
    listed(menu, KnightAction::Die(die))
}

/// The listed card one can spare most easily.
fn spare(table: &Vantage, menu: &Menu, luck: &mut dyn Luck) -> Option<Action> {
    let is_listed = |kind: Resource| listed(menu, KnightAction::Hand(kind)).is_some();
    let kind = discard::among(&Plan::new(table), table.hand(), is_listed, luck)?;
    listed(menu, KnightAction::Hand(kind))
}

/// The area whose next level is worth most.
fn improve(table: &Vantage, menu: &Menu) -> Option<Action> {
    let worth = |area: &Area| goals::improvement(table, *area);
    let open = Area::ALL
        .into_iter()
        .filter(|area| listed(menu, KnightAction::Improve(*area)).is_some());
    let area = open.max_by(|one, other| worth(one).total_cmp(&worth(other)))?;
    listed(menu, KnightAction::Improve(area))
}

/// Knights that may act or fight at once rise first, then the strongest.
fn rise(table: &Vantage, corner: Corner) -> f64 {
    let knights = &table.public.knights;
    let rank = knights.realm(table.seat).rank_at(corner);
    let active = if knights.active.contains(corner) {
        0.5
    } else {
        0.0
    };
    active + rank.map_or(0.0, |rank| f64::from(rank.strength()))
}

fn desert(
    table: &Vantage,
    asks: asks::Deserter,
    menu: &Menu,
    luck: &mut dyn Luck,
) -> Option<Action> {
    match asks {
        asks::Deserter::Victim => {
            let strength = |seat| {
                let knights = table.public.knights.realm(seat).knights();
                let all = f64::from(contribution(table.public, seat, knights));
                // Whoever has only strong knights loses one.
                all / f64::from(knights.len().max(1)) + 0.2 * robber::threat(table, seat)
            };
            choose(table, menu, luck, strength)
        }
        asks::Deserter::Dismiss(_) => {
            let merit = |it| posts::merit(table, it) - 2.0 * rise(table, it);
            at(table, Site::Dismiss, menu, luck, merit)
        }
        asks::Deserter::Enlist(..) => {
            let sites = [Site::EnlistMighty, Site::EnlistStrong, Site::EnlistBasic];
            let mut ways = sites.into_iter();
            ways.find_map(|site| at(table, site, menu, luck, |it| posts::merit(table, it)))
        }
    }
}

fn road(table: &Vantage, asks: asks::Diplomat, menu: &Menu, luck: &mut dyn Luck) -> Option<Action> {
    let edges = || table.rules.grid.all_edges().into_iter();
    let way = |way: Way, edge: Edge| listed(menu, KnightAction::Along(way, edge));
    match asks {
        asks::Diplomat::Dismantle => {
            let open = edges().filter_map(|edge| {
                let action = way(Way::Dismantle, edge)?;
                let owner = roads::owner(table, edge)?;
                let merit = if owner == table.seat {
                    0.0
                } else {
                    roads::taken_away(table, owner, edge)
                };
                Some((action, merit))
            });
            best(luck, open).map(|(action, _)| action)
        }
        asks::Diplomat::Rebuild(..) => {
            let open = edges().filter(|edge| way(Way::Rebuild, *edge).is_some());
            let edge = free::free_road(table, open.collect(), 1, luck)?;
            way(Way::Rebuild, edge)
        }
    }
}

fn chip(table: &Vantage, asks: asks::Inventor, menu: &Menu, luck: &mut dyn Luck) -> Option<Action> {
    match asks {
        asks::Inventor::First => {
            let (first, ..) = hexes::best_swap(table)?;
            listed(menu, KnightAction::On(Spot::Chip, first))
        }
        asks::Inventor::Second(first) => on(table, Spot::Chip, menu, luck, |second| {
            hexes::swap_gain(table, first, second)
        }),
    }
}

/// The most threatening of those a card may be played against, and with most cards.
fn victim(table: &Vantage, menu: &Menu, luck: &mut dyn Luck) -> Option<Action> {
    choose(table, menu, luck, |seat| {
        let cards = f64::from(table.pieces(seat).hand_size.min(8));
        robber::threat(table, seat) + 0.1 * cards
    })
}

fn choose(
    table: &Vantage,
    menu: &Menu,
    luck: &mut dyn Luck,
    merit: impl Fn(game::Seat) -> f64,
) -> Option<Action> {
    let open = table
        .rivals()
        .filter_map(|seat| Some((listed(menu, KnightAction::Choose(seat))?, merit(seat))));
    best(luck, open).map(|(action, _)| action)
}

/// The card out of a hand that is shown which helps most; of equals one that is rare.
fn plunder(table: &Vantage, menu: &Menu, luck: &mut dyn Luck) -> Option<Action> {
    let plan = Plan::new(table);
    let shown = table.own.shown_hand.iter();
    let open = shown.filter_map(|(kind, _)| {
        let action = listed(menu, KnightAction::Pick(kind))?;
        let worth = plan.outlook(table.hand() + Goods::of(kind, 1)).worth;
        let rare = if kind.is_commodity() { 0.05 } else { 0.0 };
        Some((action, worth + rare))
    });
    best(luck, open).map(|(action, _)| action)
}

/// The kind that helps most, of those that others hold.
fn name(
    table: &Vantage,
    kinds: &[Resource],
    most: f64,
    menu: &Menu,
    luck: &mut dyn Luck,
) -> Option<Action> {
    let plan = Plan::new(table);
    let open = kinds.iter().filter_map(|kind| {
        let action = listed(menu, KnightAction::Name(*kind))?;
        let count = cards::expected(table, *kind, most);
        let gained = plan.outlook(table.hand() + Goods::of(*kind, count as u32));
        Some((action, gained.worth + 0.05 * count))
    });
    best(luck, open).map(|(action, _)| action)
}
