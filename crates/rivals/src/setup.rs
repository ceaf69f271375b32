//! What is fixed at one table: the mode, its stacks and events, who begins.

use game::{Luck, RuleId, Seat, Violation};
use serde::{Deserialize, Serialize};

use crate::card::{CardId, Counts, Set};
use crate::stacks::{STACKS, StackId};
use crate::state::EventStack;

/// Two play, red and blue.
pub const PLAYERS: RuleId = RuleId("RIV-40");

const SEAT_NAMES: [&str; 2] = ["red", "blue"];

/// Which of the games of the box is played.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Mode {
    /// The introductory game (RIV-45 to RIV-49).
    #[default]
    Intro,
    /// The theme games (RIV-50 to RIV-56).
    Gold,
    Turmoil,
    Progress,
    /// The duel of the princes (RIV-57 to RIV-61).
    Duel,
}

impl Mode {
    pub const ALL: [Mode; 5] = [
        Mode::Intro,
        Mode::Gold,
        Mode::Turmoil,
        Mode::Progress,
        Mode::Duel,
    ];

    /// RIV-45, RIV-50, RIV-57: so many points win.
    pub const fn goal(self) -> u8 {
        match self {
            Mode::Intro => 7,
            Mode::Gold | Mode::Turmoil | Mode::Progress => 12,
            Mode::Duel => 13,
        }
    }

    /// The theme sets in play.
    pub const fn themes(self) -> &'static [Set] {
        match self {
            Mode::Intro => &[],
            Mode::Gold => &[Set::Gold],
            Mode::Turmoil => &[Set::Turmoil],
            Mode::Progress => &[Set::Progress],
            Mode::Duel => &[Set::Gold, Set::Turmoil, Set::Progress],
        }
    }

    /// The backs of the draw stacks (RIV-46, RIV-51, RIV-52, RIV-58, RIV-59).
    pub fn stacks(self) -> Vec<Set> {
        let base = if self == Mode::Intro { 4 } else { 3 };
        let copies = if self == Mode::Duel { 1 } else { 2 };
        let themes = self.themes().iter();
        let themes = themes.flat_map(|set| std::iter::repeat_n(*set, copies));
        std::iter::repeat_n(Set::Base, base).chain(themes).collect()
    }

    /// RIV-53: the card of the open expansion stack.
    pub const fn open_card(self) -> Option<CardId> {
        match self {
            Mode::Gold => Some(CardId::MerchantGuild),
            Mode::Turmoil => Some(CardId::HedgeTavern),
            Mode::Progress => Some(CardId::University),
            Mode::Intro | Mode::Duel => None,
        }
    }
}

/// What people choose before a table opens.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// Always two.
    pub seats: u8,
    pub mode: Mode,
    /// Who begins; if nobody is named the dice decide (RIV-42).
    pub start: Option<Seat>,
    /// After so many turns the game is a draw; 0 means never.
    pub turn_limit: u16,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            seats: 2,
            mode: Mode::Intro,
            start: None,
            turn_limit: 0,
        }
    }
}

/// The options as they are: stacks are bags until somebody looks, so nothing is dealt.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Setup {
    options: Options,
}

impl Setup {
    fn check(&self) -> Result<(), Violation> {
        let Options { seats, start, .. } = self.options;
        if seats == 2 && start.is_none_or(|seat| seat.0 < 2) {
            return Ok(());
        }
        Err(PLAYERS.broken().with("seats", seats))
    }
}

impl game::Setup for Setup {
    type Options = Options;

    fn deal(options: &Options, _luck: &mut dyn Luck) -> Result<Setup, Violation> {
        let setup = Setup {
            options: options.clone(),
        };
        setup.check()?;
        Ok(setup)
    }

    fn options(&self) -> &Options {
        &self.options
    }

    fn names(_: &Options) -> &'static [&'static str] {
        &SEAT_NAMES
    }
}

/// The rules of one table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Rules {
    pub(crate) setup: Setup,
    pub mode: Mode,
    pub goal: u8,
    /// The backs of the stacks; places that are not used have none.
    pub backs: [Option<Set>; STACKS],
    /// All draw cards of this game, those of the open stack included.
    pub cards: Counts,
    pub turn_limit: u16,
}

impl Rules {
    pub(crate) fn new(setup: Setup) -> Result<Rules, Violation> {
        // A set-up can come from a journal that somebody wrote by hand.
        setup.check()?;
        let Options {
            mode, turn_limit, ..
        } = setup.options;
        let mut backs = [None; STACKS];
        for (place, set) in backs.iter_mut().zip(mode.stacks()) {
            *place = Some(set);
        }
        Ok(Rules {
            mode,
            goal: mode.goal(),
            backs,
            cards: draw_cards(mode),
            turn_limit,
            setup,
        })
    }

    pub fn start_seat(&self) -> Option<Seat> {
        self.setup.options.start
    }

    /// The stacks on the table.
    pub fn stacks(&self) -> impl Iterator<Item = StackId> + '_ {
        let used = self.backs.iter().take_while(|it| it.is_some());
        (0..).zip(used).map(|(number, _)| StackId(number))
    }

    /// The stacks with this back (RIV-155).
    pub fn stacks_of(&self, set: Set) -> impl Iterator<Item = StackId> + '_ {
        self.stacks().filter(move |it| self.back(*it) == set)
    }

    pub fn back(&self, stack: StackId) -> Set {
        self.backs[stack.index()].expect("a stack on the table has a back")
    }

    /// Is this card built from the open stack here, and never held (RIV-R-43)?
    pub fn is_open(&self, card: CardId) -> bool {
        self.mode.open_card() == Some(card)
    }

    /// RIV-47, RIV-54, RIV-60: the events of this game.
    pub(crate) fn event_stack(&self) -> EventStack {
        let (mut sure, mut maybe) = ([0; CardId::EVENTS], [0; CardId::EVENTS]);
        let is_duel = self.mode == Mode::Duel;
        for event in CardId::events() {
            let def = event.def();
            let is_here = event.set() == Set::Base || self.mode.themes().contains(&event.set());
            if is_here && event != CardId::Yule {
                let index = event.event_index();
                maybe[index] = if is_duel { def.moons } else { 0 };
                sure[index] = def.copies - maybe[index];
            }
        }
        EventStack::new(sure, maybe, if is_duel { MOON_EVENTS } else { 0 })
    }
}

/// RIV-60: so many events with a half-moon are in a duel.
const MOON_EVENTS: u8 = 6;

fn draw_cards(mode: Mode) -> Counts {
    let mut cards = Counts::NONE;
    for card in CardId::draw_cards() {
        let is_theme = mode.themes().contains(&card.set());
        let def = card.def();
        // RIV-59, RIV-62: base cards have no half-moon.
        let left_out = if mode == Mode::Duel { def.moons } else { 0 };
        if card.set() == Set::Base || is_theme {
            (left_out..def.copies).for_each(|_| cards.add(card));
        }
    }
    cards
}
