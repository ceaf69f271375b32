//! A tiny game for tests: whoever first reaches the goal by throwing a die wins.

use std::fmt;
use std::str::FromStr;

use game::{
    Awaits, BySeat, Choices, FormId, Game, Log, Luck, MAX_SEATS, Outcome, RuleId, Seat, SeatSet,
    Setup, Step, StepOf, Tickets, Viewer, Violation,
};
use serde::{Deserialize, Serialize};

/// Two to four race.
const SEATS: RuleId = RuleId("RACE-1");
/// One acts when it is one's turn.
const TURN: RuleId = RuleId("RACE-2");

#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Options {
    pub seats: u8,
    pub goal: i16,
    /// Who reaches the goal ends the race, but nobody wins it.
    pub friendly: bool,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Dealt {
    options: Options,
    /// A head start for one seat, dealt by luck.
    favourite: Seat,
}

impl Setup for Dealt {
    type Options = Options;

    fn deal(options: &Options, luck: &mut dyn Luck) -> Result<Dealt, Violation> {
        SEATS.require((2..=4).contains(&options.seats))?;
        Ok(Dealt {
            options: options.clone(),
            favourite: Seat(luck.below(options.seats.into()) as u8),
        })
    }

    fn options(&self) -> &Options {
        &self.options
    }

    fn names(options: &Options) -> &'static [&'static str] {
        &["red", "blue", "orange", "white"][..options.seats as usize]
    }
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Track {
    points: BySeat<i16>,
    turn: Seat,
    throws: bool,
}

/// How far to go: as thrown, or halved but safe.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
pub enum Pace {
    Walk,
    Run,
}

impl fmt::Display for Pace {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(if *self == Pace::Walk { "walk" } else { "run" })
    }
}

impl FromStr for Pace {
    type Err = ();
    fn from_str(text: &str) -> Result<Pace, ()> {
        [Pace::Walk, Pace::Run]
            .into_iter()
            .find(|pace| pace.to_string() == text)
            .ok_or(())
    }
}

pub struct Paces(u32);

impl Choices<Pace> for Paces {
    fn count(&self) -> u32 {
        self.0
    }
    fn nth(&self, k: u32) -> Pace {
        [Pace::Walk, Pace::Run][k as usize]
    }
    fn contains(&self, _: Pace) -> bool {
        self.0 > 0
    }
}

pub struct Die;

impl fmt::Display for Die {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str("die")
    }
}

impl Tickets<u8> for Die {
    fn total(&self) -> u32 {
        6
    }
    fn nth(&self, ticket: u32) -> u8 {
        ticket as u8 + 1
    }
    fn each(&self, visit: &mut dyn FnMut(u8, u32)) {
        (1..=6).for_each(|eyes| visit(eyes, 1));
    }
}

pub struct Race(Dealt);

impl Game for Race {
    const FAMILY: &'static str = "race";
    const RULES_VERSION: u32 = 1;
    type Setup = Dealt;
    type State = Track;
    type Action = Pace;
    type Chance = u8;
    type Event = Pace;
    type View = Track;
    type Menu = Paces;
    type Bag = Die;

    fn open(setup: Dealt) -> Result<Race, Violation> {
        Ok(Race(setup))
    }

    fn setup(&self) -> &Dealt {
        &self.0
    }

    fn start(&self) -> Track {
        let mut points = [0; MAX_SEATS];
        points[self.0.favourite.index()] = 1;
        Track {
            points,
            turn: Seat(0),
            throws: false,
        }
    }

    fn awaits(&self, state: &Track) -> Awaits {
        let ahead = |seat: &Seat| state.points[seat.index()] >= self.0.options.goal;
        if state.throws {
            return Awaits::Chance;
        }
        match Seat::all(self.seats()).find(ahead) {
            None => Awaits::Seats(SeatSet::of(state.turn)),
            Some(first) => Awaits::Over(Outcome {
                points: state.points,
                winners: if self.0.options.friendly {
                    SeatSet::EMPTY
                } else {
                    SeatSet::of(first)
                },
            }),
        }
    }

    fn menu(&self, state: &Track, seat: Seat) -> Paces {
        Paces(2 * u32::from(self.check(state, seat, Pace::Walk).is_ok()))
    }

    fn forms(&self, _: &Track, _: Seat) -> &'static [FormId] {
        &[]
    }

    fn check(&self, state: &Track, seat: Seat, _: Pace) -> Result<(), Violation> {
        TURN.require(self.awaits(state) == Awaits::Seats(SeatSet::of(seat)))
    }

    fn bag(&self, _: &Track) -> Die {
        Die
    }

    fn apply(&self, state: &mut Track, step: StepOf<Race>, log: &mut Log<Pace>) {
        match step {
            Step::Act(_, Pace::Run) => state.throws = true,
            Step::Act(seat, Pace::Walk) => {
                state.points[seat.index()] += 1;
                state.turn = seat.next(self.seats());
            }
            Step::Chance(eyes) => {
                // A one is a fall.
                state.points[state.turn.index()] += if eyes == 1 { -2 } else { i16::from(eyes) };
                state.turn = state.turn.next(self.seats());
                state.throws = false;
            }
        }
        if let Step::Act(_, pace) = step {
            log.note(|| pace);
        }
    }

    fn view(&self, state: &Track, _: Viewer) -> Track {
        state.clone()
    }

    fn redact(&self, event: &Pace, _: Viewer) -> Option<Pace> {
        Some(*event)
    }

    fn imagine(&self, view: &Track, _: &mut dyn Luck) -> Track {
        view.clone()
    }
}
