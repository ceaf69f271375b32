//! The game of a table once it runs, with its own types.

use std::any::Any;
use std::cell::RefCell;
use std::sync::Arc;

use analysis::Asked;
use bots::{Bot, Random};
use families::{BEST, BotSpec, Family, maker};
use game::{Awaits, Notation, Outcome, Seat, SeatSet, Setup, Viewer};
use records::{Ahead, Moment, Recorder, replay_each};
use serde::Serialize;
use serde_json::Value;

use crate::any::AnyRunning;
use crate::archive::Film;
use crate::audience::{Glimpse, glimpse};
use crate::bot_seat::{BotTask, Mind, Standing};
use crate::coaching::Work;
use crate::error::TableError;
use crate::pictures;
use crate::prompt::Prompt;
use crate::table::{STAND_IN, SUBSTITUTE};

pub struct Running<G: Family> {
    recorder: Recorder<G>,
    /// Everything that happened, with the number of its step, counted from one.
    events: Vec<(u32, G::Event)>,
    prompts: Vec<Prompt<G>>,
    minds: Vec<Option<Mind<G>>>,
    /// The prompt a seat's bot is thinking about.
    thinking: Vec<Option<u32>>,
    /// The last decision that was looked at: usually the next one to be accepted.
    next: RefCell<Option<Next<G>>>,
}

/// A decision with everything it leads to.
struct Next<G: Family> {
    seat: Seat,
    lines: Vec<String>,
    ahead: Ahead<G>,
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
            next: RefCell::new(None),
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

    /// What decisions made together lead to. They are of one kind and no chance comes between
    /// them: otherwise a refusal of the second would tell what the first had brought.
    fn look_ahead(&self, seat: Seat, actions: &[G::Action]) -> Result<Next<G>, TableError> {
        let (first, others) = actions.split_first().ok_or(TableError::Unreadable)?;
        let mut ahead = self.recorder.look_ahead(seat, *first)?;
        let verb = |action: &G::Action| self.game().deed(*action).verb;
        for (made, action) in (1..).zip(others) {
            if ahead.steps.len() > made || verb(action) != verb(first) {
                return Err(TableError::NotTogether);
            }
            ahead = self.recorder.look_further(ahead, seat, *action)?;
        }
        let journal = self.recorder.journal();
        let steps = ahead.steps.iter();
        let lines = steps.map(|(entry, _)| journal.line(entry)).collect();
        Ok(Next { seat, lines, ahead })
    }

    /// Remembers what decisions lead to, and tells their lines.
    fn decide_actions(&self, seat: Seat, actions: &[G::Action]) -> Result<Vec<String>, TableError> {
        let next = self.look_ahead(seat, actions)?;
        let lines = next.lines.clone();
        self.next.replace(Some(next));
        Ok(lines)
    }

    /// What these lines lead to, if rules and seed give them.
    fn expect(&self, seat: Seat, lines: &[String]) -> Result<Ahead<G>, String> {
        let known = self.next.take();
        if let Some(next) = known.filter(|next| next.seat == seat && next.lines == lines) {
            return Ok(next.ahead);
        }
        let actions = self.read_lines(seat, lines)?;
        let next = self
            .look_ahead(seat, &actions)
            .map_err(|why| format!("{why:?}"))?;
        if next.lines != lines {
            return Err(format!(
                "the draws after {:?} are not those of the seed",
                lines[0]
            ));
        }
        Ok(next.ahead)
    }

    /// The decisions an entry begins with: `red: settle 0,0.N`. Draws follow them.
    fn read_lines(&self, seat: Seat, lines: &[String]) -> Result<Vec<G::Action>, String> {
        let name = self.game().setup().seat_names()[seat.index()];
        let decisions = lines
            .iter()
            .map_while(|line| line.strip_prefix(name)?.strip_prefix(": "));
        let read = |action: &str| {
            G::Action::read(action, self.game()).ok_or_else(|| format!("cannot read {action:?}"))
        };
        let actions: Vec<G::Action> = decisions.map(read).collect::<Result<_, _>>()?;
        if actions.is_empty() {
            return Err(format!("{lines:?} has no decision of {name}"));
        }
        Ok(actions)
    }
}

impl<G: Family> AnyRunning for Running<G> {
    fn decide(&self, seat: Seat, actions: &[String]) -> Result<Vec<String>, TableError> {
        let read = actions.iter().map(|action| self.read(action));
        self.decide_actions(seat, &read.collect::<Result<Vec<_>, _>>()?)
    }

    fn decide_typed(&self, seat: Seat, action: &dyn Any) -> Result<Vec<String>, TableError> {
        let action = action.downcast_ref().ok_or(TableError::Unreadable)?;
        self.decide_actions(seat, &[*action])
    }

    fn check(&self, seat: Seat, action: &str) -> Result<(), TableError> {
        let action = self.read(action)?;
        Ok(self.game().check(self.recorder.state(), seat, action)?)
    }

    fn accept(&mut self, seat: Seat, lines: &[String]) -> Result<(), String> {
        let ahead = self.expect(seat, lines)?;
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
        self.recorder.journal().recorded().len() as u32
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
        pictures::scene(&**self.game(), self.recorder.state())
    }

    fn glimpse(&self, viewer: Viewer, since: u32) -> Glimpse {
        let prompt = match viewer {
            Viewer::Seat(seat) => Some(&self.prompts[seat.index()]),
            Viewer::Spectator | Viewer::Referee => None,
        };
        let state = self.recorder.state();
        glimpse(&**self.game(), state, &self.events, prompt, viewer, since)
    }

    fn bot_task(&mut self, seat: Seat, level: &str, luck: [u8; 32]) -> Option<BotTask> {
        let prompt = self.prompt(seat);
        if self.thinking[seat.index()] == Some(prompt) {
            return None;
        }
        let known = self.minds[seat.index()]
            .take()
            .filter(|mind| mind.level == level);
        let mind = known.unwrap_or_else(|| Mind::new(level, bot::<G>(level)));
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

    fn counsel(&self, seat: Seat, about: Option<&str>) -> Result<Work, TableError> {
        let about = about.map(|text| self.read(text)).transpose()?;
        let (game, state) = (Arc::clone(self.game()), self.recorder.state().clone());
        let (prompt, step) = (self.prompt(seat), self.version());
        Ok(Box::new(move || {
            let asked = asked(&*game, &state, seat, step);
            json(&asked.counsel(about).hint(&*game, prompt))
        }))
    }

    fn evaluation(&self, seat: Seat) -> Work {
        let (game, state) = (Arc::clone(self.game()), self.recorder.state().clone());
        let step = self.version();
        Box::new(move || json(&asked(&*game, &state, seat, step).evaluation()))
    }

    fn journal(&self) -> String {
        let journal = self.recorder.journal();
        match journal.seal() {
            Some(_) => journal.to_string(),
            None => String::new(),
        }
    }

    fn film(&self) -> Box<dyn FnOnce() -> Film + Send> {
        let (journal, events) = (self.recorder.journal().clone(), self.events.clone());
        let (state, version) = (self.recorder.state().clone(), self.version());
        Box::new(move || {
            let game = &**journal.game();
            let is_record = journal.seal().is_some();
            let first = if is_record { 0 } else { version };
            let mut film = Film::new(pictures::scene(game, &state), game.seats(), first);
            let mut show = |step: u32, since: u32, state: &G::State| {
                let upto = events.partition_point(|(at, _)| *at <= step);
                film.add(|viewer| glimpse(game, state, &events[..upto], None, viewer, since));
            };
            if is_record {
                show(0, 0, &game.start());
                let mut step = 0;
                let visit = &mut |moment: Moment<G>| {
                    step += 1;
                    show(step, step - 1, moment.state);
                };
                replay_each(&journal, visit).expect("what was played can be played again");
            } else {
                show(version, 0, &state);
            }
            film
        })
    }
}

fn json(answer: &impl Serialize) -> Value {
    serde_json::to_value(answer).expect("answers are plain data")
}

fn asked<'a, G: Family>(game: &'a G, state: &'a G::State, seat: Seat, step: u32) -> Asked<'a, G> {
    Asked {
        game,
        state,
        seat,
        step,
    }
}

/// The bot of a level. Whoever chose it looked it up; the random one plays everything.
fn bot<G: Family>(level: &str) -> Box<dyn Bot<G>> {
    let name = match level {
        STAND_IN => return G::STAND_IN(),
        SUBSTITUTE => BEST,
        name => name,
    };
    let made = name.parse().and_then(|spec: BotSpec| maker::<G>(&spec));
    made.map_or_else(|_| Box::new(Random) as Box<dyn Bot<G>>, |it| it.make())
}
