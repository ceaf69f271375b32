//! The trait every family implements, and the small types it speaks in.

use std::fmt::{Debug, Display};
use std::hash::Hash;
use std::str::FromStr;

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::{Log, Outcome, Seat, SeatSet, Violation};

/// The rules of one table, fixed when it opens. Immutable, shared by everyone who reads.
pub trait Game: Sized + Send + Sync + 'static {
    /// The family's name in journals.
    const FAMILY: &'static str;
    /// Raised by every change that lets an old journal play out differently.
    const RULES_VERSION: u32;

    /// What the lobby chose, with random layouts already dealt.
    type Setup: Setup;
    /// Everything that is true, secrets included.
    type State: Clone + Eq + Hash + Debug + Serialize + DeserializeOwned + Send;
    /// One decision.
    type Action: Copy + Ord + Hash + Debug + Notation<Self> + Send;
    /// One outcome of a draw.
    type Chance: Copy + Eq + Hash + Debug + Notation<Self> + Send;
    /// What happened, for log, animation and memory.
    type Event: Clone + Eq + Debug + Serialize + Send;
    /// Everything one viewer may know.
    type View: Clone + Eq + Debug + Serialize + Send;
    /// Every listed decision open to one seat, in a fixed order.
    type Menu: Choices<Self::Action> + Send;
    /// One draw the state waits for.
    type Bag: Tickets<Self::Chance>;

    /// Opens a table, or says which rule the set-up breaks.
    fn open(setup: Self::Setup) -> Result<Self, Violation>;
    /// What the table was opened with.
    fn setup(&self) -> &Self::Setup;
    /// The state before the first step.
    fn start(&self) -> Self::State;

    /// Whom the state waits for: seats, chance, or nobody because it is over.
    fn awaits(&self, state: &Self::State) -> Awaits;
    /// What `seat` may do. A seat that is not awaited usually has nothing, but it may have
    /// something to interject, such as taking back its offer while others think about it.
    fn menu(&self, state: &Self::State, seat: Seat) -> Self::Menu;
    /// Decisions too wide to list, such as a trade offer; the client has a form for each.
    fn forms(&self, state: &Self::State, seat: Seat) -> &'static [FormId];
    /// Is it allowed, and if not, by which rule?
    fn check(&self, state: &Self::State, seat: Seat, action: Self::Action)
    -> Result<(), Violation>;
    /// The draw of a state that awaits chance.
    fn bag(&self, state: &Self::State) -> Self::Bag;
    /// Carries out a checked action or an outcome of the bag. It cannot fail.
    fn apply(&self, state: &mut Self::State, step: StepOf<Self>, log: &mut Log<Self::Event>);

    /// Everything `viewer` may know of the state.
    fn view(&self, state: &Self::State, viewer: Viewer) -> Self::View;
    /// The event as `viewer` may know it; none if he must not even know that it happened.
    fn redact(&self, event: &Self::Event, viewer: Viewer) -> Option<Self::Event>;
    /// Some full state that agrees with the view. Search bots play in such guesses.
    fn imagine(&self, view: &Self::View, luck: &mut dyn Luck) -> Self::State;

    // Below this line: follows from the above, never overridden.

    /// How many play.
    fn seats(&self) -> u8 {
        self.setup().seat_names().len() as u8
    }

    /// Checks a step of anybody's and carries it out; a refused step changes nothing.
    fn play(
        &self,
        state: &mut Self::State,
        step: StepOf<Self>,
        log: &mut Log<Self::Event>,
    ) -> Result<(), StepError> {
        match step {
            Step::Act(seat, action) => self.check(state, seat, action)?,
            Step::Chance(chance) => {
                if self.awaits(state) != Awaits::Chance {
                    return Err(StepError::NoDraw);
                }
                if !self.bag(state).contains(&chance) {
                    return Err(StepError::NotInBag);
                }
            }
        }
        self.apply(state, step, log);
        Ok(())
    }

    /// How the game ended; `None` while it goes on.
    fn outcome(&self, state: &Self::State) -> Option<Outcome> {
        match self.awaits(state) {
            Awaits::Over(outcome) => Some(outcome),
            Awaits::Seats(_) | Awaits::Chance => None,
        }
    }
}

/// Why a step was not carried out.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum StepError {
    /// A rule forbids the action.
    Rule(Violation),
    /// The state does not wait for chance.
    NoDraw,
    /// The outcome cannot come out of the bag the state waits for.
    NotInBag,
}

impl From<Violation> for StepError {
    fn from(violation: Violation) -> StepError {
        StepError::Rule(violation)
    }
}

impl Display for StepError {
    fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
        match self {
            StepError::Rule(violation) => write!(f, "forbidden by {violation}"),
            StepError::NoDraw => f.write_str("nothing is drawn now"),
            StepError::NotInBag => f.write_str("this outcome cannot be drawn now"),
        }
    }
}

impl std::error::Error for StepError {}

/// A table's choices with everything random already dealt: the head of a journal.
pub trait Setup: Clone + Eq + Debug + Serialize + DeserializeOwned + Send + Sync + 'static {
    /// What people choose before anything is dealt.
    type Options: Clone + Eq + Debug + Default + Serialize + DeserializeOwned + Send + Sync;

    /// Deals what the options leave to chance. The same luck gives the same set-up.
    fn deal(options: &Self::Options, luck: &mut dyn Luck) -> Result<Self, Violation>;
    /// The options this set-up was dealt from.
    fn options(&self) -> &Self::Options;
    /// The seats' names in notation, one for each player, in the order of turns.
    fn names(options: &Self::Options) -> &'static [&'static str];

    /// The names of the seats at this table.
    fn seat_names(&self) -> &'static [&'static str] {
        Self::names(self.options())
    }
}

/// A source of uniform numbers. Who implements it decides how fair or how fast they are.
pub trait Luck {
    /// A number below `total`, each one equally likely; `total` is at least one.
    fn below(&mut self, total: u32) -> u32;
}

/// Puts `items` into a random order: from the last place down, each takes one of those left.
pub fn shuffle<T>(luck: &mut dyn Luck, items: &mut [T]) {
    for last in (1..items.len()).rev() {
        let chosen = luck.below(last as u32 + 1) as usize;
        items.swap(last, chosen);
    }
}

/// A set of choices that can be counted and picked from without being listed.
pub trait Choices<A> {
    /// How many choices there are.
    fn count(&self) -> u32;
    /// The `k`-th choice, in ascending order.
    fn nth(&self, k: u32) -> A;
    /// Whether `choice` is one of them.
    fn contains(&self, choice: A) -> bool;

    /// Shows every choice once, in ascending order.
    fn each(&self, visit: &mut impl FnMut(A)) {
        (0..self.count()).for_each(|k| visit(self.nth(k)));
    }
}

/// What a bag holds: how many tickets there are, and what each stands for.
pub trait Tickets<C: Eq>: Display {
    /// How many tickets the bag holds.
    fn total(&self) -> u32;
    /// The outcome the ticket stands for; tickets are counted from zero.
    fn nth(&self, ticket: u32) -> C;
    /// Every different outcome with its number of tickets.
    fn each(&self, visit: &mut dyn FnMut(C, u32));

    /// Whether `outcome` can be drawn.
    fn contains(&self, outcome: &C) -> bool {
        let mut found = false;
        self.each(&mut |candidate, _| found |= candidate == *outcome);
        found
    }
}

/// The short text of a decision or an outcome. It may need the table: a board names its places.
pub trait Notation<G>: Sized {
    /// The text, as journals have it.
    fn write(&self, game: &G) -> String;
    /// Reads a text; `None` if it means nothing at this table.
    fn read(text: &str, game: &G) -> Option<Self>;
}

/// What has a text of its own needs no table.
impl<G, T: Display + FromStr> Notation<G> for T {
    fn write(&self, _: &G) -> String {
        self.to_string()
    }

    fn read(text: &str, _: &G) -> Option<T> {
        text.parse().ok()
    }
}

/// An entry of a journal.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Step<A, C> {
    /// A decision of a seat.
    Act(Seat, A),
    /// An outcome of a draw.
    Chance(C),
}

/// A step of the game `G`.
pub type StepOf<G> = Step<<G as Game>::Action, <G as Game>::Chance>;

/// Whom a state waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Awaits {
    /// The game cannot go on before each of these has acted, in any order.
    Seats(SeatSet),
    /// The next step is a draw.
    Chance,
    /// The game is over.
    Over(Outcome),
}

/// Who looks.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Viewer {
    /// A player.
    Seat(Seat),
    /// Somebody without a seat.
    Spectator,
    /// Sees everything; nobody at a table is one before the game is over.
    Referee,
}

/// The name of a form for a decision that is too wide to list.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct FormId(pub &'static str);

/// The menu of `seat` as a list.
pub fn actions<G: Game>(game: &G, state: &G::State, seat: Seat) -> Vec<G::Action> {
    let menu = game.menu(state, seat);
    (0..menu.count()).map(|k| menu.nth(k)).collect()
}

/// The outcomes of the draw `state` waits for, each with its weight.
pub fn outcomes<G: Game>(game: &G, state: &G::State) -> Vec<(G::Chance, u32)> {
    let mut list = Vec::new();
    game.bag(state)
        .each(&mut |outcome, weight| list.push((outcome, weight)));
    list
}
