//! A small game with every kind of bag and a dealt layout. No printed rule is in it.

use std::fmt;
use std::str::FromStr;

use game::{
    Awaits, BySeat, Choices, FormId, Game, Log, Luck, MAX_SEATS, Outcome, RuleId, Seat, SeatSet,
    Setup, Step, StepOf, Tickets, Viewer, Violation, shuffle,
};
use serde::{Deserialize, Serialize};

pub const TURN: RuleId = RuleId("TOY-1");
pub const PILE: RuleId = RuleId("TOY-2");
pub const SIZE: RuleId = RuleId("TOY-3");

const NAMES: BySeat<&str> = ["red", "blue", "orange", "white"];
const FACES: [&str; 6] = ["wool", "grain", "brick", "ore", "lumber", "gold"];
const GOODS: [&str; 3] = ["lumber", "wool", "ore"];

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Options {
    pub seats: u8,
    pub rounds: u8,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            seats: 2,
            rounds: 3,
        }
    }
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Table {
    pub options: Options,
    /// Points for rolling each number, dealt.
    pub tiles: Vec<u8>,
}

impl Setup for Table {
    type Options = Options;

    fn deal(options: &Options, luck: &mut dyn Luck) -> Result<Table, Violation> {
        SIZE.require((1..=4).contains(&options.seats) && (1..=50).contains(&options.rounds))?;
        let mut tiles: Vec<u8> = (2..=12).collect();
        shuffle(luck, &mut tiles);
        Ok(Table {
            options: options.clone(),
            tiles,
        })
    }

    fn options(&self) -> &Options {
        &self.options
    }

    fn names(options: &Options) -> &'static [&'static str] {
        &NAMES[..options.seats as usize]
    }
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Toy(Table);

#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct State {
    is_opened: bool,
    turns: u16,
    pile: [u32; 3],
    points: BySeat<i16>,
    waits: Option<Bag>,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    Roll,
    Steal,
    Throw(u8),
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Chance {
    Dice(u8, u8),
    Good(usize),
    Faces([u8; 6]),
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Bag {
    Dice,
    Pile([u32; 3]),
    Faces(u8),
}

pub struct Menu(Vec<Action>);

impl Choices<Action> for Menu {
    fn count(&self) -> u32 {
        self.0.len() as u32
    }
    fn nth(&self, k: u32) -> Action {
        self.0[k as usize]
    }
    fn contains(&self, choice: Action) -> bool {
        self.0.contains(&choice)
    }
}

impl Tickets<Chance> for Bag {
    fn total(&self) -> u32 {
        match self {
            Bag::Dice => 36,
            Bag::Pile(pile) => pile.iter().sum(),
            Bag::Faces(dice) => 6u32.pow(u32::from(*dice)),
        }
    }

    fn nth(&self, ticket: u32) -> Chance {
        match self {
            Bag::Dice => Chance::Dice(ticket as u8 / 6 + 1, ticket as u8 % 6 + 1),
            Bag::Pile(pile) => {
                let mut left = ticket;
                let found = pile.iter().position(|weight| {
                    let here = left < *weight;
                    left = left.wrapping_sub(*weight);
                    here
                });
                Chance::Good(found.expect("the ticket is one of the pile"))
            }
            Bag::Faces(dice) => {
                let mut counts = [0; 6];
                let mut left = ticket;
                for _ in 0..*dice {
                    counts[(left % 6) as usize] += 1;
                    left /= 6;
                }
                Chance::Faces(counts)
            }
        }
    }

    fn each(&self, visit: &mut dyn FnMut(Chance, u32)) {
        // Twins are fine for the tests here: nobody sums the weights of one outcome.
        (0..self.total()).for_each(|ticket| visit(self.nth(ticket), 1));
    }
}

impl fmt::Display for Bag {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Bag::Dice => f.write_str("2d6"),
            Bag::Pile(pile) => {
                let items = GOODS.iter().zip(pile).filter(|(_, weight)| **weight > 0);
                let items: Vec<_> = items
                    .map(|(good, weight)| format!("{good}*{weight}"))
                    .collect();
                f.write_str(&items.join(" "))
            }
            Bag::Faces(dice) => write!(f, "{dice} faces"),
        }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Action::Roll => f.write_str("roll"),
            Action::Steal => f.write_str("steal"),
            Action::Throw(dice) => write!(f, "throw {dice}"),
        }
    }
}

impl FromStr for Action {
    type Err = ();
    fn from_str(text: &str) -> Result<Action, ()> {
        match text.split_once(' ') {
            None if text == "roll" => Ok(Action::Roll),
            None if text == "steal" => Ok(Action::Steal),
            Some(("throw", dice)) => dice.parse().map(Action::Throw).map_err(drop),
            _ => Err(()),
        }
    }
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Chance::Dice(first, second) => write!(f, "roll {first}+{second}"),
            Chance::Good(good) => write!(f, "steal {}", GOODS[*good]),
            Chance::Faces(counts) => {
                f.write_str("roll")?;
                for (face, count) in FACES.iter().zip(counts) {
                    (0..*count).try_for_each(|_| write!(f, " {face}"))?;
                }
                Ok(())
            }
        }
    }
}

impl FromStr for Chance {
    type Err = ();
    fn from_str(text: &str) -> Result<Chance, ()> {
        let place = |list: &[&str], word| list.iter().position(|known| *known == word).ok_or(());
        let (verb, rest) = text.split_once(' ').ok_or(())?;
        if verb == "steal" {
            return place(&GOODS, rest).map(Chance::Good);
        }
        if let Some((first, second)) = rest.split_once('+') {
            let number = |text: &str| text.parse().map_err(drop);
            return Ok(Chance::Dice(number(first)?, number(second)?));
        }
        let mut counts = [0u8; 6];
        for word in rest.split(' ') {
            let count = &mut counts[place(&FACES, word)?];
            *count = count.checked_add(1).ok_or(())?;
        }
        Ok(Chance::Faces(counts))
    }
}

impl Toy {
    fn turn(&self, state: &State) -> Seat {
        Seat((state.turns % u16::from(self.seats())) as u8)
    }

    fn settle(&self, state: &mut State, outcome: Chance) {
        let seat = self.turn(state).index();
        match outcome {
            Chance::Dice(first, second) => {
                state.points[seat] += i16::from(self.0.tiles[usize::from(first + second) - 2]);
            }
            Chance::Good(good) => {
                state.pile[good] -= 1;
                state.points[seat] += 3 * good as i16;
            }
            Chance::Faces(counts) => state.points[seat] += 2 * i16::from(counts[5]),
        }
    }
}

impl Game for Toy {
    const FAMILY: &'static str = "toy";
    const RULES_VERSION: u32 = 7;

    type Setup = Table;
    type State = State;
    type Action = Action;
    type Chance = Chance;
    type Event = String;
    type View = State;
    type Menu = Menu;
    type Bag = Bag;

    fn open(setup: Table) -> Result<Toy, Violation> {
        let options = &setup.options;
        SIZE.require((1..=4).contains(&options.seats) && (1..=50).contains(&options.rounds))?;
        SIZE.require(setup.tiles.len() == 11)?;
        Ok(Toy(setup))
    }

    fn setup(&self) -> &Table {
        &self.0
    }

    /// Waits for chance at once, as a game that draws who begins would.
    fn start(&self) -> State {
        State {
            is_opened: false,
            turns: 0,
            pile: [5, 9, 4],
            points: [0; MAX_SEATS],
            waits: Some(Bag::Dice),
        }
    }

    fn awaits(&self, state: &State) -> Awaits {
        let last = u16::from(self.0.options.rounds) * u16::from(self.seats());
        if state.waits.is_some() {
            return Awaits::Chance;
        }
        if state.turns < last {
            return Awaits::Seats(SeatSet::of(self.turn(state)));
        }
        let points = state.points;
        let best = points[..self.seats() as usize].iter().max().copied();
        let winners = Seat::all(self.seats()).filter(|seat| Some(points[seat.index()]) == best);
        Awaits::Over(Outcome {
            points,
            winners: winners.collect(),
        })
    }

    fn menu(&self, state: &State, seat: Seat) -> Menu {
        let all = [Action::Roll, Action::Steal]
            .into_iter()
            .chain((1..=4).map(Action::Throw));
        Menu(
            all.filter(|action| self.check(state, seat, *action).is_ok())
                .collect(),
        )
    }

    fn forms(&self, _: &State, _: Seat) -> &'static [FormId] {
        &[]
    }

    fn check(&self, state: &State, seat: Seat, action: Action) -> Result<(), Violation> {
        match self.awaits(state) {
            Awaits::Seats(seats) if seats.contains(seat) => {}
            Awaits::Seats(_) | Awaits::Chance | Awaits::Over(_) => {
                return Err(TURN.broken().with("seat", seat));
            }
        }
        match action {
            Action::Roll => Ok(()),
            Action::Steal => PILE.require(state.pile.iter().sum::<u32>() > 0),
            Action::Throw(dice) => SIZE.require((1..=4).contains(&dice)),
        }
    }

    fn bag(&self, state: &State) -> Bag {
        state.waits.expect("the state awaits chance")
    }

    fn apply(&self, state: &mut State, step: StepOf<Toy>, log: &mut Log<String>) {
        match step {
            Step::Act(_, action) => {
                state.waits = Some(match action {
                    Action::Roll => Bag::Dice,
                    Action::Steal => Bag::Pile(state.pile),
                    Action::Throw(dice) => Bag::Faces(dice),
                });
                log.note(|| action.to_string());
            }
            Step::Chance(outcome) => {
                self.settle(state, outcome);
                state.waits = None;
                // The draw of the opening is nobody's turn.
                state.turns += u16::from(state.is_opened);
                state.is_opened = true;
                log.note(|| outcome.to_string());
            }
        }
    }

    fn view(&self, state: &State, _: Viewer) -> State {
        state.clone()
    }

    fn redact(&self, event: &String, _: Viewer) -> Option<String> {
        Some(event.clone())
    }

    fn imagine(&self, view: &State, _: &mut dyn Luck) -> State {
        view.clone()
    }
}
