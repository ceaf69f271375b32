//! A table that is spoken to in notation. Positions are reached by playing, never by hand.

use dice::{Action, Event, Options, Roll, Rules, Setup, State};
use game::testing::TestLuck;
use game::{Awaits, Game, Log, Outcome, Seat, Setup as _, Step, StepError, StepOf};

pub const THREE_ROADS: &str = "roll brick brick brick lumber lumber lumber";
pub const NOTHING: &str = "roll wool wool wool wool wool wool";

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Table {
    pub rules: Rules,
    pub state: State,
    pub events: Vec<Event>,
}

impl Table {
    pub fn solo() -> Table {
        Table::of(1, 0)
    }

    pub fn of(seats: u8, start: u8) -> Table {
        let setup = Setup::deal(&Options { seats, start }, &mut TestLuck(0)).unwrap();
        let rules = Rules::open(setup).unwrap();
        Table {
            state: rules.start(),
            events: Vec::new(),
            rules,
        }
    }

    /// Plays steps separated by semicolons: `roll …`, `road R0`, `blue: end`.
    pub fn play(mut self, steps: &str) -> Table {
        for text in steps.split(';').map(str::trim) {
            let step = self.read(text);
            let mut log = Log::on();
            self.rules
                .play(&mut self.state, step, &mut log)
                .unwrap_or_else(|refused| panic!("{text}: {refused}"));
            self.events.extend(log.take());
        }
        self
    }

    /// Builds roads in turns of three.
    pub fn roads(self, roads: &str) -> Table {
        let roads: Vec<&str> = roads.split(' ').collect();
        roads.chunks(3).fold(self, |table, three| {
            let build: Vec<String> = three.iter().map(|road| format!("road {road}; ")).collect();
            table.play(&format!("{THREE_ROADS}; {}end", build.concat()))
        })
    }

    /// Builds the first knights, two in a turn.
    pub fn knights(self, count: u8) -> Table {
        (1..=count).fold(self, |table, number| {
            let build = format!("roll ore ore wool wool grain grain; knight K{number}; end");
            table.play(&build)
        })
    }

    /// Passes turns with nothing built.
    pub fn idle(self, turns: u8) -> Table {
        (0..turns).fold(self, |table, _| table.play(&format!("{NOTHING}; end")))
    }

    pub fn allows(&self, text: &str) {
        let step = self.read(text);
        let result = self
            .clone()
            .rules
            .play(&mut self.state.clone(), step, &mut Log::off());
        assert_eq!(result, Ok(()), "{text}");
    }

    /// Expects a refusal, given as rule and facts: `DICE-23 knight=K2 next=K1`.
    pub fn refuses(&self, text: &str, refusal: &str) {
        let step = self.read(text);
        match self
            .rules
            .play(&mut self.state.clone(), step, &mut Log::off())
        {
            Err(StepError::Rule(violation)) => assert_eq!(violation.to_string(), refusal, "{text}"),
            other => panic!("{text}: {other:?}"),
        }
    }

    /// The menu of the seat whose turn it is, in notation.
    pub fn menu(&self) -> Vec<String> {
        let list = game::actions(&self.rules, &self.state, self.state.seat());
        list.iter().map(Action::to_string).collect()
    }

    pub fn dice(&self) -> String {
        self.state.turn().dice().to_string()
    }

    /// The boxes one seat has filled.
    pub fn boxes(&self, seat: u8) -> Vec<i8> {
        let filled = self.events.iter().filter_map(|event| match event {
            Event::BoxFilled { seat: whose, .. } if whose.0 == seat => Some(()),
            _ => None,
        });
        self.state.sheet(Seat(seat)).boxes()[..filled.count()].to_vec()
    }

    pub fn outcome(&self) -> Option<Outcome> {
        match self.rules.awaits(&self.state) {
            Awaits::Over(outcome) => Some(outcome),
            Awaits::Seats(_) | Awaits::Chance => None,
        }
    }

    fn read(&self, text: &str) -> StepOf<Rules> {
        if text.starts_with("roll") {
            return Step::Chance(text.parse::<Roll>().unwrap());
        }
        let (seat, action) = match text.split_once(": ") {
            Some((name, action)) => {
                let names = ["red", "blue", "orange", "white"];
                let seat = names.iter().position(|known| *known == name).unwrap();
                (Seat(seat as u8), action)
            }
            None => (self.state.seat(), text),
        };
        Step::Act(seat, action.parse().unwrap())
    }
}
