//! Every action of the board family with its number.
//!
//! Seats are counted from the one that acts: its left neighbour is number 1. New verbs go to the
//! end of their group, offers stay last.

use std::ops::Range;

use board::{
    Action, Area, Countable as _, Harbour, KnightAction, Offer, Parcel, ProgressCard, Resource,
    Rules, Site, Spot, Way, Wonder,
};
use game::Seat;
use hexgrid::{Corner, Edge};

use super::{Goods, Sizes, hex_of, spot};
use crate::{Plan, after, seat_after};

/// The neutral players of the game for two.
const NEUTRALS: usize = 2;
const FIRST_NEUTRAL: u8 = 2;
const DIE: usize = 6;
/// One for one, two for one, one for two.
const SHAPES: [(u32, u32); 3] = [(1, 1), (2, 1), (1, 2)];

macro_rules! verbs {
    ($($Verb:ident $name:literal,)+) => {
        #[derive(Clone, Copy)]
        #[repr(usize)]
        enum Verb {
            $($Verb,)+
        }

        const NAMES: &[&str] = &[$($name,)+];
        const VERBS: &[Verb] = &[$(Verb::$Verb,)+];
    };
}

verbs! {
    Roll "roll",
    End "end",
    Buy "buy",
    Knight "knight",
    RoadBuilding "road-building",
    Invention "invention",
    Waive "waive",
    Accept "accept",
    Reject "reject",
    Withdraw "withdraw",
    Conclude "conclude",
    Monopoly "monopoly",
    Take "take",
    Discard "discard",
    Rob "rob",
    BankTrade "bank-trade",
    MoveRobber "robber",
    Road "road",
    Settle "settle",
    City "city",
    ForceTrade "force-trade",
    RobberHome "robber-home",
    GiveUpKnight "give-up-knight",
    Give "give",
    NeutralRoad "neutral-road",
    NeutralSettle "neutral-settle",
    Attack "attack",
    BuildWonder "build-wonder",
    Claim "claim",
    RobCloth "rob-cloth",
    MovePirate "pirate",
    Ship "ship",
    Lift "lift",
    PlaceHarbour "harbour",
    Pass "pass",
    Die "die",
    Improve "improve",
    Deck "deck",
    Choose "choose",
    Exchange "exchange",
    Name "name",
    Hand "hand",
    Pick "pick",
    Play "play",
    Return "return",
    Seize "seize",
    At "at",
    Move "move",
    On "on",
    Along "along",
    Offer "offer",
    Counter "counter",
    Ask "ask",
    Propose "propose",
}

/// Which boxes a verb belongs to decides whether a game has it.
pub fn verbs(
    rules: &Rules,
    sizes: &Sizes,
    offers: bool,
) -> impl Iterator<Item = (&'static str, usize)> {
    let counts = VERBS
        .iter()
        .map(move |verb| count(rules, sizes, offers, *verb));
    let counts: Vec<usize> = counts.collect();
    NAMES.iter().copied().zip(counts)
}

fn count(rules: &Rules, sizes: &Sizes, offers: bool, verb: Verb) -> usize {
    let in_game = |is_in: bool, count: usize| if is_in { count } else { 0 };
    let (two, sea, knights) = (
        rules.modules.two_player,
        rules.is_at_sea(),
        rules.has_knights(),
    );
    let cards = ProgressCard::ALL.len();
    match verb {
        // Free roads may be waived with and without knights.
        Verb::Roll | Verb::End | Verb::Waive | Verb::Accept | Verb::Reject | Verb::Withdraw => 1,
        Verb::Buy | Verb::Knight | Verb::RoadBuilding | Verb::Invention => in_game(!knights, 1),
        Verb::Monopoly => in_game(!knights, Resource::FIVE.len()),
        Verb::Take => Resource::FIVE.len(),
        Verb::Discard => sizes.kinds,
        Verb::Conclude | Verb::Rob => sizes.players,
        Verb::BankTrade => sizes.kinds * sizes.kinds,
        Verb::MoveRobber => sizes.hexes,
        Verb::Road => sizes.edges,
        Verb::Settle | Verb::City => sizes.corners,
        Verb::ForceTrade | Verb::RobberHome | Verb::GiveUpKnight => in_game(two, 1),
        Verb::Give => in_game(two, Resource::FIVE.len()),
        Verb::NeutralRoad => in_game(two, NEUTRALS * sizes.edges),
        Verb::NeutralSettle => in_game(two, NEUTRALS * sizes.corners),
        Verb::Attack | Verb::BuildWonder => in_game(sea, 1),
        Verb::Claim => in_game(sea, Wonder::ALL.len()),
        Verb::RobCloth => in_game(sea, sizes.players),
        Verb::MovePirate => in_game(sea, sizes.spots),
        Verb::Ship | Verb::Lift => in_game(sea, sizes.edges),
        Verb::PlaceHarbour => in_game(sea, Harbour::ALL.len() * sizes.edges),
        Verb::Pass => in_game(knights, 1),
        Verb::Die => in_game(knights, DIE),
        Verb::Improve | Verb::Deck => in_game(knights, Area::ALL.len()),
        Verb::Choose | Verb::Exchange => in_game(knights, sizes.players),
        Verb::Name | Verb::Hand | Verb::Pick => in_game(knights, sizes.kinds),
        Verb::Play | Verb::Return | Verb::Seize => in_game(knights, cards),
        Verb::At => in_game(knights, Site::ALL.len() * sizes.corners),
        Verb::Move => in_game(knights, sizes.corners * sizes.corners),
        Verb::On => in_game(knights, Spot::ALL.len() * sizes.spots),
        Verb::Along => in_game(knights, Way::ALL.len() * sizes.edges),
        Verb::Offer | Verb::Counter | Verb::Propose => {
            in_game(offers, SHAPES.len() * sizes.kinds * sizes.kinds)
        }
        Verb::Ask => in_game(offers, sizes.kinds),
    }
}

/// The numbers of offers, which no menu lists.
pub fn offers(plan: &Plan) -> Range<usize> {
    let first = plan.at(Verb::Offer as usize, 0).unwrap_or(plan.actions());
    first..plan.actions()
}

#[inline]
pub fn number(rules: &Rules, plan: &Plan, seat: Seat, action: Action) -> Option<usize> {
    let grid = &rules.grid;
    let at = |verb: Verb, index: usize| plan.at(verb as usize, index);
    let towards = |other: Seat| after(seat, other, rules.players);
    match action {
        Action::Roll => at(Verb::Roll, 0),
        Action::End => at(Verb::End, 0),
        Action::Buy => at(Verb::Buy, 0),
        Action::Knight => at(Verb::Knight, 0),
        Action::RoadBuilding => at(Verb::RoadBuilding, 0),
        Action::Invention => at(Verb::Invention, 0),
        Action::Waive => at(Verb::Waive, 0),
        Action::Accept => at(Verb::Accept, 0),
        Action::Reject => at(Verb::Reject, 0),
        Action::Withdraw => at(Verb::Withdraw, 0),
        Action::ForceTrade => at(Verb::ForceTrade, 0),
        Action::RobberHome => at(Verb::RobberHome, 0),
        Action::GiveUpKnight => at(Verb::GiveUpKnight, 0),
        Action::Attack => at(Verb::Attack, 0),
        Action::BuildWonder => at(Verb::BuildWonder, 0),
        Action::Monopoly(kind) => at(Verb::Monopoly, kind.index()),
        Action::Take(kind) => at(Verb::Take, kind.index()),
        Action::Discard(kind) => at(Verb::Discard, kind.index()),
        Action::Give(kind) => at(Verb::Give, kind.index()),
        Action::Claim(wonder) => at(Verb::Claim, wonder.index()),
        Action::Conclude(with) => at(Verb::Conclude, towards(with)),
        Action::Rob(victim) => at(Verb::Rob, towards(victim)),
        Action::RobCloth(victim) => at(Verb::RobCloth, towards(victim)),
        Action::BankTrade { give, get } => at(Verb::BankTrade, pair(rules, give, get)?),
        Action::MoveRobber(hex) => at(Verb::MoveRobber, hex.index()),
        Action::MovePirate(hex) => at(Verb::MovePirate, spot(rules, hex)),
        Action::Road(edge) => at(Verb::Road, edge.index()),
        Action::Settle(corner) => at(Verb::Settle, corner.index()),
        Action::City(corner) => at(Verb::City, corner.index()),
        Action::Ship(edge) => at(Verb::Ship, edge.index()),
        Action::Lift(edge) => at(Verb::Lift, edge.index()),
        Action::PlaceHarbour(kind, edge) => at(
            Verb::PlaceHarbour,
            kind.index() * grid.edge_count() + edge.index(),
        ),
        Action::NeutralRoad(owner, edge) => at(
            Verb::NeutralRoad,
            neutral(owner)? * grid.edge_count() + edge.index(),
        ),
        Action::NeutralSettle(owner, corner) => at(
            Verb::NeutralSettle,
            neutral(owner)? * grid.corner_count() + corner.index(),
        ),
        Action::Knights(action) => of_knights(rules, plan, seat, action),
        Action::Offer(offer) => at(Verb::Offer, exchange(rules, offer)?),
        Action::Counter(offer) => at(Verb::Counter, exchange(rules, offer)?),
        Action::Propose(offer) => at(Verb::Propose, exchange(rules, offer)?),
        Action::Ask(wish) => at(Verb::Ask, only(wish.into())?.0.index()),
        Action::OfferTo(..) => None,
    }
}

fn of_knights(rules: &Rules, plan: &Plan, seat: Seat, action: KnightAction) -> Option<usize> {
    let (corners, edges) = (rules.grid.corner_count(), rules.grid.edge_count());
    let at = |verb: Verb, index: usize| plan.at(verb as usize, index);
    let towards = |other: Seat| after(seat, other, rules.players);
    match action {
        KnightAction::Pass => at(Verb::Pass, 0),
        KnightAction::Die(shows) => at(Verb::Die, usize::from(shows.checked_sub(1)?)),
        KnightAction::Improve(area) => at(Verb::Improve, area.index()),
        KnightAction::Deck(area) => at(Verb::Deck, area.index()),
        KnightAction::Choose(other) => at(Verb::Choose, towards(other)),
        KnightAction::Exchange(other) => at(Verb::Exchange, towards(other)),
        KnightAction::Name(kind) => at(Verb::Name, kind.index()),
        KnightAction::Hand(kind) => at(Verb::Hand, kind.index()),
        KnightAction::Pick(kind) => at(Verb::Pick, kind.index()),
        KnightAction::Play(card) => at(Verb::Play, card as usize),
        KnightAction::Return(card) => at(Verb::Return, card as usize),
        KnightAction::Seize(card) => at(Verb::Seize, card as usize),
        KnightAction::At(site, corner) => at(Verb::At, site as usize * corners + corner.index()),
        KnightAction::Move(from, to) => at(Verb::Move, from.index() * corners + to.index()),
        KnightAction::On(what, hex) => at(
            Verb::On,
            what as usize * (rules.grid.hex_count() + 2) + spot(rules, hex),
        ),
        KnightAction::Along(way, edge) => at(Verb::Along, way as usize * edges + edge.index()),
    }
}

fn neutral(owner: Seat) -> Option<usize> {
    owner.0.checked_sub(FIRST_NEUTRAL).map(usize::from)
}

fn kinds(rules: &Rules) -> usize {
    if rules.has_knights() {
        Resource::ALL.len()
    } else {
        Resource::FIVE.len()
    }
}

fn pair(rules: &Rules, give: Resource, get: Resource) -> Option<usize> {
    let kinds = kinds(rules);
    (give.index() < kinds && get.index() < kinds).then_some(give.index() * kinds + get.index())
}

/// The one kind there is, and how many of it.
fn only(goods: Goods) -> Option<(Resource, u32)> {
    let mut there = goods.iter();
    let (kind, count) = there.next()?;
    there.next().is_none().then_some((kind, u32::from(count)))
}

/// The place of a small offer; none for others.
fn exchange(rules: &Rules, offer: Offer) -> Option<usize> {
    let (give, get) = (only(offer.give())?, only(offer.get())?);
    let shape = SHAPES.iter().position(|shape| *shape == (give.1, get.1))?;
    let kinds = kinds(rules);
    Some(shape * kinds * kinds + pair(rules, give.0, get.0)?)
}

fn offer_at(rules: &Rules, index: usize) -> Offer {
    let kinds = kinds(rules);
    let (give, get) = SHAPES[index / (kinds * kinds)];
    let kind = |place: usize| Resource::ALL[place % kinds];
    Offer::new(
        Goods::of(kind(index / kinds), give),
        Goods::of(kind(index), get),
    )
}

pub fn action(rules: &Rules, plan: &Plan, seat: Seat, number: usize) -> Option<Action> {
    let (verb, index) = plan.split(number)?;
    let (corners, edges) = (rules.grid.corner_count(), rules.grid.edge_count());
    let kinds = kinds(rules);
    let kind = Resource::ALL[index % kinds];
    let other = seat_after(seat, index, rules.players);
    let edge = Edge((index % edges) as u8);
    let corner = Corner((index % corners) as u8);
    let owner = |places: usize| Seat(FIRST_NEUTRAL + (index / places) as u8);
    Some(match VERBS[verb] {
        Verb::Roll => Action::Roll,
        Verb::End => Action::End,
        Verb::Buy => Action::Buy,
        Verb::Knight => Action::Knight,
        Verb::RoadBuilding => Action::RoadBuilding,
        Verb::Invention => Action::Invention,
        Verb::Waive => Action::Waive,
        Verb::Accept => Action::Accept,
        Verb::Reject => Action::Reject,
        Verb::Withdraw => Action::Withdraw,
        Verb::Conclude => Action::Conclude(other),
        Verb::Monopoly => Action::Monopoly(kind),
        Verb::Take => Action::Take(kind),
        Verb::Discard => Action::Discard(kind),
        Verb::Rob => Action::Rob(other),
        Verb::BankTrade => Action::BankTrade {
            give: Resource::ALL[index / kinds],
            get: kind,
        },
        Verb::MoveRobber => Action::MoveRobber(hex_of(rules, index)),
        Verb::Road => Action::Road(edge),
        Verb::Settle => Action::Settle(corner),
        Verb::City => Action::City(corner),
        Verb::ForceTrade => Action::ForceTrade,
        Verb::RobberHome => Action::RobberHome,
        Verb::GiveUpKnight => Action::GiveUpKnight,
        Verb::Give => Action::Give(kind),
        Verb::NeutralRoad => Action::NeutralRoad(owner(edges), edge),
        Verb::NeutralSettle => Action::NeutralSettle(owner(corners), corner),
        Verb::Attack => Action::Attack,
        Verb::BuildWonder => Action::BuildWonder,
        Verb::Claim => Action::Claim(Wonder::ALL[index]),
        Verb::RobCloth => Action::RobCloth(other),
        Verb::MovePirate => Action::MovePirate(hex_of(rules, index)),
        Verb::Ship => Action::Ship(edge),
        Verb::Lift => Action::Lift(edge),
        Verb::PlaceHarbour => Action::PlaceHarbour(Harbour::ALL[index / edges], edge),
        Verb::Offer => Action::Offer(offer_at(rules, index)),
        Verb::Counter => Action::Counter(offer_at(rules, index)),
        Verb::Propose => Action::Propose(offer_at(rules, index)),
        Verb::Ask => Action::Ask(Parcel::from(Goods::of(kind, 1))),
        verb => Action::Knights(knights_action(rules, verb, index, other)),
    })
}

/// Those of Cities & Knights.
fn knights_action(rules: &Rules, verb: Verb, index: usize, other: Seat) -> KnightAction {
    let (corners, edges) = (rules.grid.corner_count(), rules.grid.edge_count());
    let spots = rules.grid.hex_count() + 2;
    let corner = Corner((index % corners) as u8);
    match verb {
        Verb::Pass => KnightAction::Pass,
        Verb::Die => KnightAction::Die(index as u8 + 1),
        Verb::Improve => KnightAction::Improve(Area::ALL[index]),
        Verb::Deck => KnightAction::Deck(Area::ALL[index]),
        Verb::Choose => KnightAction::Choose(other),
        Verb::Exchange => KnightAction::Exchange(other),
        Verb::Name => KnightAction::Name(Resource::ALL[index]),
        Verb::Hand => KnightAction::Hand(Resource::ALL[index]),
        Verb::Pick => KnightAction::Pick(Resource::ALL[index]),
        Verb::Play => KnightAction::Play(ProgressCard::ALL[index]),
        Verb::Return => KnightAction::Return(ProgressCard::ALL[index]),
        Verb::Seize => KnightAction::Seize(ProgressCard::ALL[index]),
        Verb::At => KnightAction::At(Site::ALL[index / corners], corner),
        Verb::Move => KnightAction::Move(Corner((index / corners) as u8), corner),
        Verb::On => KnightAction::On(Spot::ALL[index / spots], hex_of(rules, index % spots)),
        Verb::Along => KnightAction::Along(Way::ALL[index / edges], Edge((index % edges) as u8)),
        _ => unreachable!("the other verbs are not of this box"),
    }
}
