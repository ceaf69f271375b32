//! The game of a table once it runs, with its own types.

use std::any::Any;
use std::sync::Arc;

use bots::{Bot, Random};
use families::{Family, Maker, roster};
use game::{Awaits, Notation, Outcome, Seat, SeatSet, Setup, Viewer};
use records::{Recorder, replay_each, verify};

use crate::any::AnyRunning;
use crate::audience::{Glimpse, glimpse};
use crate::bot_seat::{BotTask, Mind, Standing};
use crate::error::TableError;
use crate::prompt::Prompt;
use crate::table::{STAND_IN, SUBSTITUTE, Verdict};

pub struct Running<G: Family> {
    recorder: Recorder<G>,
    /// Everything that happened, with the number of its step, counted from one.
    events: Vec<(u32, G::Event)>,
    prompts: Vec<Prompt<G>>,
    minds: Vec<Option<Mind<G>>>,
    /// The prompt a seat's bot is thinking about.
    thinking: Vec<Option<u32>>,
}

impl<G: Family> Running<G> {
    pub fn new(recorder: Recorder<G>) -> Running<G> {
        let (game, state) = (recorder.game(), recorder.state());
        let seats = || Seat::all(game.seats());
        let steps = (1..).zip(recorder.opening_steps());
        let events = steps
            .flat_map(|(step, events)| events.iter().map(move |event| (step, event.clone())))
            .collect();
        Running {
            events,
            prompts: seats()
                .map(|seat| Prompt::first(&**game, state, seat))
                .collect(),
            minds: seats().map(|_| None).collect(),
            thinking: seats().map(|_| None).collect(),
            recorder,
        }
    }

    fn game(&self) -> &Arc<G> {
        self.recorder.game()
    }

    fn read(&self, action: &str) -> Result<G::Action, TableError> {
        G::Action::read(action, self.game())
            .ok_or_else(|| TableError::NotUnderstood(action.to_owned()))
    }

    /// The decision on the first line of an entry: `red: settle 0,0.N`.
    fn read_line(&self, seat: Seat, line: &str) -> Result<G::Action, String> {
        let name = self.game().setup().seat_names()[seat.index()];
        let action = line
            .strip_prefix(name)
            .and_then(|rest| rest.strip_prefix(": "));
        let action = action.ok_or_else(|| format!("{line:?} is not a decision of {name}"))?;
        G::Action::read(action, self.game()).ok_or_else(|| format!("cannot read {action:?}"))
    }
}

impl<G: Family> AnyRunning for Running<G> {
    fn decide(&self, seat: Seat, action: &str) -> Result<Vec<String>, TableError> {
        let ahead = self.recorder.look_ahead(seat, self.read(action)?)?;
        let journal = self.recorder.journal();
        Ok(ahead
            .steps
            .iter()
            .map(|(entry, _)| journal.line(entry))
            .collect())
    }

    fn check(&self, seat: Seat, action: &str) -> Result<(), TableError> {
        let action = self.read(action)?;
        Ok(self.game().check(self.recorder.state(), seat, action)?)
    }

    fn accept(&mut self, seat: Seat, lines: &[String]) -> Result<(), String> {
        let first = lines.first().ok_or("a decision without a line")?;
        let action = self.read_line(seat, first)?;
        let ahead = self
            .recorder
            .look_ahead(seat, action)
            .map_err(|why| why.to_string())?;
        let journal = self.recorder.journal();
        let due = ahead.steps.iter().map(|(entry, _)| journal.line(entry));
        if !due.eq(lines.iter().cloned()) {
            return Err(format!(
                "the draws after {first:?} are not those of the seed"
            ));
        }
        let before = self.version();
        for (step, (_, events)) in (before + 1..).zip(&ahead.steps) {
            self.events
                .extend(events.iter().map(|event| (step, event.clone())));
        }
        self.recorder.accept(ahead);
        let (game, state) = (self.recorder.game(), self.recorder.state());
        for (prompt, other) in self.prompts.iter_mut().zip((0..).map(Seat)) {
            prompt.renew(&**game, state, other, other == seat);
        }
        Ok(())
    }

    fn version(&self) -> u32 {
        self.recorder.journal().entries().len() as u32
    }

    fn prompt(&self, seat: Seat) -> u32 {
        self.prompts[seat.index()].number
    }

    fn awaited(&self) -> SeatSet {
        match self.recorder.awaits() {
            Awaits::Seats(seats) => seats,
            Awaits::Chance | Awaits::Over(_) => SeatSet::EMPTY,
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        self.game().outcome(self.recorder.state())
    }

    fn scene(&self) -> protocol::Scene {
        crate::pictures::scene(&**self.game(), self.recorder.state())
    }

    fn glimpse(&self, viewer: Viewer, since: u32) -> Glimpse {
        let prompt = match viewer {
            Viewer::Seat(seat) => Some(&self.prompts[seat.index()]),
            Viewer::Spectator | Viewer::Referee => None,
        };
        let state = self.recorder.state();
        glimpse(&**self.game(), state, &self.events, prompt, viewer, since)
    }

    fn glimpse_at(&self, viewer: Viewer, step: u32, since: Option<u32>) -> Option<Glimpse> {
        let game = self.game();
        let upto = self.events.partition_point(|(at, _)| *at <= step);
        let since = since.unwrap_or(step.saturating_sub(1));
        let at =
            |state: &G::State| glimpse(&**game, state, &self.events[..upto], None, viewer, since);
        if step == 0 {
            return Some(at(&game.start()));
        }
        let (mut number, mut found) = (0, None);
        let visit = &mut |moment: records::Moment<G>| {
            number += 1;
            if number == step {
                found = Some(at(moment.state));
            }
        };
        replay_each(self.recorder.journal(), visit).ok()?;
        found
    }

    fn bot_task(&mut self, seat: Seat, level: &str, luck: [u8; 32]) -> Option<BotTask> {
        let prompt = self.prompt(seat);
        if self.thinking[seat.index()] == Some(prompt) {
            return None;
        }
        let known = self.minds[seat.index()]
            .take()
            .filter(|mind| mind.level == level);
        let mind = known.unwrap_or_else(|| Mind::new(level, maker::<G>(level)));
        self.thinking[seat.index()] = Some(prompt);
        let standing = Standing {
            game: self.recorder.game(),
            state: self.recorder.state(),
            events: &self.events,
        };
        Some(mind.task(&standing, seat, prompt, luck))
    }

    fn welcome_back(&mut self, seat: Seat, mind: Box<dyn Any + Send>) {
        self.thinking[seat.index()] = None;
        if let Ok(mind) = mind.downcast::<Mind<G>>() {
            self.minds[seat.index()] = Some(*mind);
        }
    }

    fn give_up(&mut self, seat: Seat) {
        self.thinking[seat.index()] = None;
        self.minds[seat.index()] = None;
    }

    fn is_record(&self) -> bool {
        self.recorder.journal().seal().is_some()
    }

    fn journal(&self) -> String {
        self.recorder.journal().to_string()
    }

    fn verify(&self) -> Verdict {
        match verify(self.recorder.journal()) {
            Ok(verified) => Verdict {
                steps: verified.steps as u32,
                draws: verified.draws as u32,
                fault: None,
            },
            Err(fault) => Verdict {
                steps: self.version(),
                draws: 0,
                fault: Some(fault.to_string()),
            },
        }
    }
}

/// The bot of a level. Whoever chose it looked it up; the random one plays everything.
fn maker<G: Family>(level: &str) -> Maker<G> {
    match level {
        STAND_IN => G::STAND_IN,
        SUBSTITUTE => G::BOTS.last().map_or(random::<G>, |(_, best)| *best),
        name => roster::<G>(name).unwrap_or(random::<G>),
    }
}

fn random<G: Family>() -> Box<dyn Bot<G>> {
    Box::new(Random)
}
