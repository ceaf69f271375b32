//! The state a table begins with.

use game::{Log, MAX_SEATS, Seat, SeatSet};
use hexgrid::{CornerName, CornerSet, EdgeName, EdgeSet};

use crate::base::dice_deck::DiceCards;
use crate::counts::Counts;
use crate::knights::ProgressCards;
use crate::play::Play;
use crate::questions::{founding, goal};
use crate::rules::{PLAIN_RATES, Rules};
use crate::setup::boards::BEGINNER_STARTS;
use crate::setup::options::Board;
use crate::state::{
    Agenda, KnightsState, Negotiation, Own, Pieces, Proposals, Public, SeaState, Secret, State,
    Task, TwoState,
};
use crate::{Cards, Goods};

/// BASE-5: the bank has nineteen cards of each resource.
pub const BANK: Goods = Goods::from_bytes([19, 19, 19, 19, 19, 0, 0, 0]);
/// BASE-6: fourteen knights, two of each progress card, five points.
pub const DECK: Cards = Cards::from_bytes([14, 2, 2, 2, 5, 0, 0, 0]);
/// BASE-7: roads of each colour.
pub const ROADS: u8 = 15;
/// BASE-7: settlements of each colour.
pub const SETTLEMENTS: u8 = 5;
/// BASE-7: cities of each colour.
pub const CITIES: u8 = 4;

/// BASE-15: everything laid out, nothing placed.
pub fn empty(rules: &Rules) -> State {
    let pieces = Pieces {
        settlements: CornerSet::EMPTY,
        cities: CornerSet::EMPTY,
        roads: EdgeSet::EMPTY,
        touched: CornerSet::EMPTY,
        joined: EdgeSet::EMPTY,
        rates: PLAIN_RATES,
        hand_size: 0,
        cards_held: 0,
        knights: 0,
        roads_left: ROADS,
        settlements_left: SETTLEMENTS,
        cities_left: CITIES,
        route: 0,
        points: 0,
        to_discard: 0,
        laid_aside: 0,
    };
    let starter = rules.setup.options.start.unwrap_or(Seat(0));
    State {
        public: Public {
            pieces: std::array::from_fn(|_| pieces),
            open: rules.grid.all_corners(),
            buildings: CornerSet::EMPTY,
            free: rules.grid.all_edges(),
            bank: BANK,
            agenda: Agenda::new(Task::FoundSettlement),
            robber: rules.first_robber,
            turn: starter,
            discarding: SeatSet::EMPTY,
            card_played: false,
            has_built: false,
            cards_new: 0,
            deck_left: rules.deck.total() as u8,
            turns: 0,
            route_holder: None,
            army_holder: None,
            ending: None,
            played: Counts::NONE,
            starter,
            start_rolls: [0; MAX_SEATS],
            contenders: SeatSet::EMPTY,
            founded: 0,
            negotiation: Negotiation::default(),
            dice_turned: DiceCards::default(),
            proposals: Proposals::default(),
            two: TwoState::default(),
            sea: SeaState::default(),
            knights: KnightsState::default(),
        },
        secret: Secret {
            own: [Own::default(); MAX_SEATS],
            deck: rules.deck,
            progress: ProgressCards::NONE,
        },
    }
}

/// The start of a game: the printed positions, or the founding phase.
pub fn start(rules: &Rules) -> State {
    let mut state = empty(rules);
    let mut log = Log::off();
    let play = &mut Play::new(rules, &mut state, &mut log);
    founding::prepare(play);
    if rules.setup.options.board == Board::Beginner {
        place_beginners(play);
        let starter = play.state().public.starter;
        play.begin_turn(starter);
        goal::judge(play);
    } else if rules.setup.options.start.is_none() {
        play.roll_again(SeatSet::all(rules.players));
        play.instead(Task::RollForStart);
    } else {
        founding::begin(play);
    }
    state
}

/// BASE-16, BASE-17: two settlements and roads for each colour; the lettered one pays its cards.
fn place_beginners(play: &mut Play) {
    // BASE-1: with three, red stays out.
    let absent = usize::from(4 - play.rules.players) & 1;
    for (seat, start) in Seat::all(play.rules.players).zip(&BEGINNER_STARTS[absent..]) {
        let [lettered, other] = start.settlements.map(|(hex, tip)| {
            let corner = play.rules.grid.corner(CornerName::of(hex, tip));
            corner.expect("a corner of the printed island")
        });
        founding::place(play, seat, lettered, true);
        founding::place(play, seat, other, false);
        for (hex, direction) in start.roads {
            let edge = play.rules.grid.edge(EdgeName::of(hex, direction));
            play.place_road(seat, edge.expect("an edge of the printed island"));
        }
        crate::base::founding::pay_first_cards(play, seat, lettered);
        founding::settled(play, seat, lettered, true);
    }
}
