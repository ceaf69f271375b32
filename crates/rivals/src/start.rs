//! The table before the first decision.

use game::{Seat, SeatSet};

use crate::card::Set;
use crate::landscape::Landscape;
use crate::setup::{Mode, Rules};
use crate::stacks::{Height, Pile, STACKS};
use crate::state::{Agenda, Dice, Own, Public, Realm, Secret, State, Supply, Task};

/// RIV-2, RIV-28, RIV-41: what is left for both when the start cards are laid out.
const ROADS: u8 = 7;
const SETTLEMENTS: u8 = 5;
const CITIES: u8 = 7;

pub fn start(rules: &Rules) -> State {
    let mut fresh = rules.cards;
    let mut open = 0;
    if let Some(card) = rules.mode.open_card() {
        open = fresh.count(card);
        (0..open).for_each(|_| fresh.remove(card));
    }
    let mut heights = [Height::default(); STACKS];
    for set in Set::ALL {
        let stacks = rules.stacks_of(set).count() as u32;
        for stack in rules.stacks_of(set) {
            let cards = fresh.of_set(set).total() / stacks;
            heights[stack.index()].fresh = cards as u8;
        }
    }
    let supply = Supply {
        roads: ROADS,
        settlements: SETTLEMENTS,
        cities: CITIES,
        open,
        landscapes: Landscape::stack().fold(0, |stack, it| stack | 1 << it.0),
    };
    let mut state = State {
        public: Public {
            realms: [
                Realm::start(Landscape(0)),
                Realm::start(Landscape(Landscape::START)),
            ],
            agenda: Agenda::new(Task::RollForStart),
            turn: Seat(0),
            starter: Seat(0),
            turns: 0,
            dice: Dice::default(),
            hands: [[0; 4]; 2],
            heights,
            discard: crate::card::Counts::NONE,
            supply,
            events: rules.event_stack(),
            start_stack: None,
            named: [None; 3],
            spared: SeatSet::EMPTY,
            mints_used: 0,
            proposed: false,
            ending: None,
        },
        secret: Secret {
            own: [Own::NOTHING; 2],
            seen: [Pile::EMPTY; STACKS],
            fresh,
        },
    };
    if let Some(seat) = rules.start_seat() {
        begin(rules, &mut state, seat);
    }
    state
}

/// Everything that comes before the first turn, once it is known who begins.
pub fn begin(rules: &Rules, state: &mut State, first: Seat) {
    let second = crate::state::other(first);
    let public = &mut state.public;
    (public.starter, public.turn) = (first, first);
    public.agenda.reset(Task::BeginTurn(first));
    if rules.mode != Mode::Intro {
        // RIV-R-04: after both hands are chosen.
        let place = crate::places::Centre::FIRST.upper().0;
        for seat in [second, first] {
            public.agenda.push(Task::Arrange {
                seat,
                place: crate::places::Place(place),
            });
        }
    }
    public.agenda.push(Task::StartStack(second));
    public.agenda.push(Task::StartStack(first));
}
