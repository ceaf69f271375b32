//! Cities & Knights as a client draws it.

use board::{
    Area, CardQuestion, Countable as _, HIGHEST_LEVEL, KnightTask, ProgressCard, ProgressCards,
    Rank, Resource, Rules, State, Task, View, asks, barbarians, highest_red, improvement_price,
    next_improvement,
};
use game::Seat;
use hexgrid::{Corner, CornerSet};
use protocol::{
    Amount, BarbariansPicture, DeckScene, HexPicture, ImprovementPicture, KnightPicture,
    KnightsPicture, KnightsRealm, LevelScene, MerchantPicture, MetropolisPicture,
};

use super::board::{Fallen, amounts};

pub fn picture(
    rules: &Rules,
    view: &View,
    state: &State,
    fallen: Fallen,
) -> Option<KnightsPicture> {
    if !rules.has_knights() {
        return None;
    }
    let knights = &view.public.knights;
    let hex = |hex| HexPicture {
        name: rules.hex_name(hex),
        terrain: format!("{:?}", rules.terrain(hex)).to_lowercase(),
        number: board::number_on(rules, &view.public, hex),
    };
    let own = match view.known {
        board::Known::Own(_, ref own) => Some(own),
        board::Known::Nothing | board::Known::Everything(_) => None,
    };
    let looks = view.public.agenda.top().shows().is_some();
    let fleet = Resource::ALL
        .iter()
        .filter(|kind| knights.fleet >> kind.index() & 1 == 1);
    Some(KnightsPicture {
        event_die: fallen.event_die,
        barbarians: barbarians_now(rules, state),
        metropolises: metropolises(rules, state),
        merchant: knights.merchant.map(|merchant| MerchantPicture {
            hex: rules.hex_name(merchant.hex),
            seat: merchant.seat.0,
        }),
        decks: Area::ALL
            .map(|area| Amount::new(area.word(), knights.deck_size(area)))
            .to_vec(),
        numbers: rules.grid.all_hexes().into_iter().map(hex).collect(),
        realms: Seat::all(rules.players)
            .map(|seat| realm(rules, view, state, seat))
            .collect(),
        bartered: knights
            .harbour
            .then(|| knights.bartered.iter().map(|seat| seat.0).collect()),
        fleet: fleet.map(|kind| kind.word().to_owned()).collect(),
        to_give: to_give(view.public.agenda.top()),
        shown_hand: own
            .filter(|own| looks && !own.shown_hand.is_empty())
            .map(|own| amounts(own.shown_hand)),
        shown_progress: own
            .filter(|own| looks && !own.shown_progress.is_empty())
            .map(|own| cards(own.shown_progress)),
    })
}

/// How many cards a guest of the Wedding still gives.
const fn to_give(task: Task) -> u8 {
    if let Task::Knights(KnightTask::Card(CardQuestion::Wedding(asks::Wedding::Gift(left)))) = task
    {
        left
    } else {
        0
    }
}

/// What a level costs and brings, whatever the area.
pub fn levels(rules: &Rules) -> Vec<LevelScene> {
    let level = |level| LevelScene {
        price: improvement_price(Area::Trade, level).total() as u8,
        red: highest_red(level),
    };
    let levels = 1..=HIGHEST_LEVEL;
    if rules.has_knights() {
        levels.map(level).collect()
    } else {
        Vec::new()
    }
}

/// Which cards each deck has.
pub fn decks(rules: &Rules) -> Vec<DeckScene> {
    let cards = |area| {
        ProgressCard::ALL
            .into_iter()
            .filter(move |it| it.deck() == area)
    };
    let deck = |area: Area| DeckScene {
        area: area.word().to_owned(),
        cards: cards(area).map(|it| it.word().to_owned()).collect(),
    };
    if rules.has_knights() {
        Area::ALL.map(deck).to_vec()
    } else {
        Vec::new()
    }
}

/// The knights that would fight now; with Fiesepeter, those that were named so far.
fn fighting(state: &State) -> CornerSet {
    let knights = &state.public.knights;
    if state.task() == Task::Knights(KnightTask::Commit) {
        knights.committed
    } else {
        knights.active
    }
}

fn names(rules: &Rules, corners: CornerSet) -> Vec<String> {
    let name = |corner: Corner| rules.corner_name(corner);
    corners.into_iter().map(name).collect()
}

fn barbarians_now(rules: &Rules, state: &State) -> BarbariansPicture {
    let knights = &state.public.knights;
    let fighting = fighting(state);
    let strength = barbarians::strength(&state.public);
    let defence = Seat::all(rules.players)
        .map(|seat| barbarians::contribution(&state.public, seat, fighting))
        .sum();
    let losers = barbarians::losers(rules, state, fighting);
    BarbariansPicture {
        steps: knights.barbarians,
        landing: barbarians::LANDING,
        landed: knights.landed,
        strength,
        knights: defence,
        losers: losers
            .iter()
            .filter(|_| strength > defence)
            .map(|seat| seat.0)
            .collect(),
        committed: names(rules, knights.committed),
    }
}

fn metropolises(rules: &Rules, state: &State) -> Vec<MetropolisPicture> {
    let picture = |area: Area| {
        let corner = state.public.knights.metropolises[area.index()]?;
        let owns = |seat: &Seat| state.pieces(*seat).cities.contains(corner);
        let seat = Seat::all(rules.players).find(owns)?;
        Some(MetropolisPicture {
            area: area.word().to_owned(),
            corner: rules.corner_name(corner),
            seat: seat.0,
            safe: state.public.knights.realm(seat).level(area) == 5,
        })
    };
    Area::ALL.into_iter().filter_map(picture).collect()
}

fn realm(rules: &Rules, view: &View, state: &State, seat: Seat) -> KnightsRealm {
    let knights = &view.public.knights;
    let realm = knights.realm(seat);
    let knight = |rank: Rank| {
        let corners = realm.ranks[rank.index()].into_iter();
        corners.map(move |corner| KnightPicture {
            corner: rules.corner_name(corner),
            rank: rank.word().to_owned(),
            strength: rank.strength(),
            active: knights.active.contains(corner),
            ready: knights.ready.contains(corner),
        })
    };
    let improvement = |area: Area| ImprovementPicture {
        area: area.word().to_owned(),
        level: realm.level(area),
        commodity: area.commodity().word().to_owned(),
        price: next_improvement(&view.public, seat, area, 0).map(|goods| goods.total() as u8),
    };
    KnightsRealm {
        seat: seat.0,
        knights: Rank::ALL.into_iter().flat_map(knight).collect(),
        knights_left: Rank::ALL.map(|rank| realm.left(rank)).to_vec(),
        walls: names(rules, realm.walls),
        lying: names(rules, realm.reduced),
        improvements: Area::ALL.map(improvement).to_vec(),
        safe_hand: rules.hand_limit + 2 * realm.walls.len() as u8,
        contribution: barbarians::contribution(&state.public, seat, fighting(state)),
        defenders: realm.defenders,
        shown: state
            .public
            .knights
            .shown(seat)
            .iter()
            .map(|(card, _)| card.word().to_owned())
            .collect(),
        hidden: Area::ALL
            .map(|area| Amount::new(area.word(), realm.hidden[area.index()]))
            .to_vec(),
        progress: view.own(seat).map(|own| cards(own.progress)),
    }
}

pub fn cards(cards: ProgressCards) -> Vec<Amount> {
    cards
        .iter()
        .map(|(card, count)| Amount::new(card.word(), count))
        .collect()
}
