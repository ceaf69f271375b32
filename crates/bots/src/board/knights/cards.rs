//! When a progress card is played, and which one goes back.

use board::{
    Action, Area, Goods, KnightAction, Menu, ProgressCard, Rank, Resource, Terrain,
    barbarians::contribution,
};
use game::Seat;

use super::super::goals::points;
use super::super::income::{covers_with_trades, spare};
use super::super::plan::{Outlook, Plan};
use super::super::robber;
use super::super::vantage::Vantage;
use super::barbarians::{Landing, rolls, soon};
use super::{hexes, listed, roads};

/// What a card brings now, in points.
type Worth = fn(&Hand) -> f64;

/// Every card there is an opinion about, the most useful first.
const BY_USE: [(ProgressCard, Worth); 23] = [
    (ProgressCard::Merchant, |hand| hand.merchant()),
    (ProgressCard::Medicine, |hand| points(hand.table, 1)),
    (ProgressCard::MasterMerchant, |hand| {
        2.0 * CARD + hand.to_gain(Goods::NONE)
    }),
    (ProgressCard::Wedding, |hand| CARD * hand.guests()),
    (ProgressCard::Crane, |_| 0.5),
    (ProgressCard::Deserter, |_| 0.6),
    (ProgressCard::ResourceMonopoly, |hand| {
        hand.monopoly(Resource::FIVE, 2.0)
    }),
    (ProgressCard::Irrigation, |hand| {
        hand.harvest(Terrain::Fields, Resource::Grain)
    }),
    (ProgressCard::Mining, |hand| {
        hand.harvest(Terrain::Mountains, Resource::Ore)
    }),
    (ProgressCard::Spy, |_| 0.5),
    (ProgressCard::TradeMonopoly, |hand| {
        hand.monopoly(Resource::COMMODITIES, 1.0)
    }),
    (ProgressCard::CommercialHarbor, |hand| hand.barter()),
    (ProgressCard::Smith, |hand| 0.15 + 0.2 * hand.risers()),
    (ProgressCard::RoadBuilding, |hand| hand.free_roads()),
    (ProgressCard::Bishop, |_| 0.35),
    (ProgressCard::Warlord, |hand| hand.warlord()),
    (ProgressCard::MerchantFleet, |hand| hand.fleet()),
    (ProgressCard::Engineer, |_| 0.3),
    // It is played before the roll.
    (ProgressCard::Alchemist, |_| 0.0),
    (ProgressCard::Saboteur, |hand| hand.sabotage()),
    (ProgressCard::Inventor, |hand| hand.swap()),
    (ProgressCard::Diplomat, |hand| hand.road_taken()),
    (ProgressCard::Intrigue, |hand| hand.intrigue()),
];
/// A card nobody has thought about yet is played as soon as it can be.
const UNKNOWN: f64 = 0.25;

/// A card in a hand, in points.
const CARD: f64 = 0.15;
/// A commodity is worth more than the resource that is given for it.
const BARTER: f64 = 0.12;
/// A card is kept until it brings so many points.
const ENOUGH: f64 = 0.2;
/// With so many hidden cards the next one may be lost.
const MANY: u8 = 4;
/// What a card must bring when there are many.
const ENOUGH_OF_MANY: f64 = 0.03;
/// A pip that the Inventor brings, in points for a whole game.
const PIP: f64 = 0.12;
/// The Alchemist waits for a roll that brings so many cards.
const GOOD_ROLL: f64 = 3.0;

/// All cards, the most useful first.
fn by_use() -> impl DoubleEndedIterator<Item = ProgressCard> {
    let unknown = ProgressCard::ALL.into_iter();
    let unknown = unknown.filter(|card| place(*card) == BY_USE.len());
    BY_USE.into_iter().map(|(card, _)| card).chain(unknown)
}

/// How useful a card is: the lower, the better.
pub fn place(card: ProgressCard) -> usize {
    let place = BY_USE.iter().position(|(listed, _)| *listed == card);
    place.unwrap_or(BY_USE.len())
}

/// The Alchemist, where a roll brings enough.
pub fn before_roll(table: &Vantage, menu: &Menu) -> Option<Action> {
    let play = listed(menu, KnightAction::Play(ProgressCard::Alchemist))?;
    let cards = hexes::cards_rolled(table, hexes::best_roll(table));
    let wanted = if is_crowded(table) { 1.0 } else { GOOD_ROLL };
    (cards >= wanted).then_some(play)
}

fn is_crowded(table: &Vantage) -> bool {
    table.public.knights.realm(table.seat).hidden_cards() >= MANY
}

/// The card that brings most, if it brings enough.
pub fn in_turn(plan: &Plan, table: &Vantage, outlook: &Outlook, menu: &Menu) -> Option<Action> {
    if let Some(exchange) = exchange(table, outlook, menu) {
        return Some(exchange);
    }
    if table.own.progress.is_empty() {
        return None;
    }
    let held = by_use().filter(|card| listed(menu, KnightAction::Play(*card)).is_some());
    let hand = Hand {
        plan,
        table,
        outlook,
    };
    let valued = held.map(|card| (card, hand.worth(card)));
    let (card, worth) = valued.max_by(|one, other| one.1.total_cmp(&other.1))?;
    let enough = if is_crowded(table) {
        ENOUGH_OF_MANY
    } else {
        ENOUGH
    };
    (worth > enough).then_some(Action::Knights(KnightAction::Play(card)))
}

/// Commercial Harbor lies open: everybody may be made to give a commodity for a resource.
fn exchange(table: &Vantage, outlook: &Outlook, menu: &Menu) -> Option<Action> {
    if spare_resources(table, outlook) == 0 {
        return None;
    }
    let mut rivals = table
        .rivals()
        .filter(|rival| table.pieces(*rival).hand_size > 0);
    rivals.find_map(|rival| listed(menu, KnightAction::Exchange(rival)))
}

fn spare_resources(table: &Vantage, outlook: &Outlook) -> u32 {
    let beyond = spare(table.hand(), outlook.cost()).iter();
    let resources = beyond.filter(|(kind, _)| !kind.is_commodity());
    resources.map(|(_, count)| u32::from(count)).sum()
}

/// With too many cards the least useful goes back.
pub fn put_back(menu: &Menu) -> Option<Action> {
    let mut worst = by_use().rev();
    worst.find_map(|card| listed(menu, KnightAction::Return(card)))
}

/// A hand whose cards are weighed.
struct Hand<'a> {
    plan: &'a Plan<'a>,
    table: &'a Vantage<'a>,
    outlook: &'a Outlook,
}

impl Hand<'_> {
    fn worth(&self, card: ProgressCard) -> f64 {
        let opinion = BY_USE.iter().find(|(listed, _)| *listed == card);
        opinion.map_or(UNKNOWN, |(_, worth)| worth(self))
    }

    /// What these cards better the outlook by.
    fn to_gain(&self, goods: Goods) -> f64 {
        self.plan.outlook(self.table.hand() + goods).worth - self.outlook.worth
    }

    /// His point is worth more while another has it; who has it keeps the card against theft.
    fn merchant(&self) -> f64 {
        let holder = self.table.public.knights.merchant.map(|it| it.seat);
        if holder == Some(self.table.seat) {
            0.05
        } else {
            points(self.table, 1)
        }
    }

    /// Cards that those ahead give away.
    fn guests(&self) -> f64 {
        let own = self.table.mine().points;
        let ahead = |seat: &Seat| self.table.pieces(*seat).points > own;
        let guests = self.table.rivals().filter(ahead);
        let gifts = guests.map(|seat| f64::from(self.table.pieces(seat).hand_size.min(2)));
        gifts.sum()
    }

    fn monopoly(&self, kinds: &[Resource], most: f64) -> f64 {
        let worths = kinds.iter().map(|kind| {
            let count = expected(self.table, *kind, most);
            CARD * count + self.to_gain(Goods::of(*kind, count as u32))
        });
        worths.fold(0.0, f64::max) - CARD * most
    }

    fn harvest(&self, terrain: Terrain, kind: Resource) -> f64 {
        let table = self.table;
        let all = table.rules.grid.all_hexes().into_iter();
        let own = all.filter(|hex| {
            let corners = table.rules.grid.hex_corners(*hex);
            table.terrain(*hex) == terrain && !(corners & table.mine().buildings()).is_empty()
        });
        let count = (2 * own.count() as u32).min(u32::from(table.public.bank.count(kind)));
        let gained = self.to_gain(Goods::of(kind, count));
        // A hand too large to keep is no gain, unless it can be spent at once.
        if gained > 0.0 { gained + CARD } else { 0.0 }
    }

    fn barter(&self) -> f64 {
        let others = self.table.in_other_hands();
        let commodities = Resource::COMMODITIES.iter();
        let held: u32 = commodities.map(|kind| u32::from(others.count(*kind))).sum();
        let partners = u32::from(self.table.rules.players) - 1;
        let count = held
            .min(partners)
            .min(spare_resources(self.table, self.outlook));
        BARTER * f64::from(count)
    }

    fn risers(&self) -> f64 {
        let realm = self.table.public.knights.realm(self.table.seat);
        f64::from(realm.ranks[Rank::Basic.index()].len())
    }

    fn free_roads(&self) -> f64 {
        let goals = [self.outlook.first, self.outlook.second];
        let wanted = goals
            .into_iter()
            .flatten()
            .any(|goal| goal.what.road().or(goal.what.ship()).is_some());
        if wanted { 0.6 } else { 0.1 }
    }

    fn warlord(&self) -> f64 {
        let (table, knights) = (self.table, &self.table.public.knights);
        let landing = Landing::of(table, &self.plan.estate);
        let all = knights.realm(table.seat).knights();
        let passive = f64::from((all & !knights.active).len());
        let strength = f64::from(contribution(table.public, table.seat, all));
        let gained = landing.worth(strength) - landing.worth(landing.active);
        0.05 * passive + gained * soon(table, rolls(table))
    }

    fn fleet(&self) -> f64 {
        fleet_kind(self.plan, self.table).map_or(0.0, |(_, worth)| worth - self.outlook.worth)
    }

    /// Everybody who is not behind loses half of their hand.
    fn sabotage(&self) -> f64 {
        let own = self.table.mine().points;
        let level = |seat: &Seat| self.table.pieces(*seat).points >= own;
        let victims = self.table.rivals().filter(level);
        let lost = victims.map(|seat| {
            let half = self.table.pieces(seat).hand_size / 2;
            robber::threat(self.table, seat) * f64::from(half)
        });
        0.04 * lost.sum::<f64>()
    }

    fn swap(&self) -> f64 {
        let gain = hexes::best_swap(self.table).map_or(0.0, |(_, _, gain)| gain);
        PIP * gain * self.table.rounds_left() / 13.0
    }

    fn road_taken(&self) -> f64 {
        let table = self.table;
        let worths = table.rivals().flat_map(|rival| {
            let open = roads::open_roads(table, rival).into_iter();
            open.map(move |edge| roads::taken_away(table, rival, edge))
        });
        worths.fold(0.0, f64::max)
    }

    fn intrigue(&self) -> f64 {
        let table = self.table;
        let own = table.public.knights.realm(table.seat).knights();
        let foreign = table.public.knights.occupied & !own & table.mine().touched;
        let worths = foreign.into_iter().map(|it| intrigue_at(table, it));
        worths.fold(0.0, f64::max)
    }
}

/// What it is worth that a foreign knight on the own network goes.
pub fn intrigue_at(table: &Vantage, corner: hexgrid::Corner) -> f64 {
    let roads = table.mine().roads & table.rules.grid.corner_edges(corner);
    let site = if table.public.open.contains(corner) {
        0.4
    } else {
        0.0
    };
    let line = if roads.len() > 1 { 0.3 } else { 0.0 };
    0.1 + site + line
}

/// Cards of a kind that all rivals together give up, if each gives so many at most.
pub fn expected(table: &Vantage, kind: Resource, most: f64) -> f64 {
    let others = f64::from(table.in_other_hands().count(kind));
    let rivals = f64::from(table.rules.players - 1);
    (others * 0.75).min(most * rivals)
}

/// The kind to trade at 2:1 for a turn, and the outlook with it: something must come of it at once.
pub fn fleet_kind(plan: &Plan, table: &Vantage) -> Option<(Resource, f64)> {
    let (hand, bank) = (table.hand(), table.public.bank);
    let several = hand.iter().filter(|(_, count)| *count > 1);
    let outlooks = several.filter_map(|(kind, _)| {
        let rates = with_fleet(plan.estate.rates, kind);
        let outlook = plan.outlook_at(hand, rates);
        let pays = covers_with_trades(hand, rates, bank, outlook.cost());
        pays.then_some((kind, outlook.worth))
    });
    outlooks.max_by(|one, other| one.1.total_cmp(&other.1))
}

fn with_fleet(rates: Goods, kind: Resource) -> Goods {
    rates - Goods::of(kind, u32::from(rates.count(kind)) - 2)
}

/// The deck that serves best after a tie.
pub fn deck(table: &Vantage) -> [Area; 3] {
    let has_merchant = table
        .public
        .knights
        .merchant
        .is_some_and(|it| it.seat == table.seat);
    if has_merchant {
        [Area::Science, Area::Trade, Area::Politics]
    } else {
        [Area::Trade, Area::Science, Area::Politics]
    }
}
