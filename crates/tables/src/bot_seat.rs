//! Seats played by programs.
//!
//! A decision is handed out as a task, worked on wherever the caller likes, and its answer comes
//! back in through the same door as a person's. The bot travels with the task, so that a long
//! thought never blocks the table.

use std::any::Any;
use std::sync::Arc;

use bots::{Bot, Effort, Sight};
use families::Family;
use game::{Seat, Viewer};
use records::{TableLuck, TableSeed};

/// A decision to be made somewhere else.
pub struct BotTask {
    pub seat: Seat,
    /// The prompt it will answer.
    pub prompt: u32,
    work: Box<dyn FnOnce(Effort) -> BotAnswer + Send>,
}

impl BotTask {
    /// Thinks as hard as it can. It may take long, and a bot with a bug may panic.
    pub fn run(self) -> BotAnswer {
        self.run_with(Effort::Full)
    }

    /// Thinks so hard.
    pub fn run_with(self, effort: Effort) -> BotAnswer {
        (self.work)(effort)
    }
}

/// A bot's decision; the bot itself comes back with it.
pub struct BotAnswer {
    pub seat: Seat,
    pub prompt: u32,
    /// Of the family's own type.
    pub(crate) action: Box<dyn Any + Send>,
    pub(crate) mind: Box<dyn Any + Send>,
}

/// A game as it stands, and how it came there.
pub struct Standing<'a, G: Family> {
    pub game: &'a Arc<G>,
    pub state: &'a G::State,
    /// Everything that happened, with the number of its step.
    pub events: &'a [(u32, G::Event)],
}

/// A bot and how much it has heard.
pub struct Mind<G: Family> {
    pub level: String,
    bot: Box<dyn Bot<G>>,
    heard: usize,
}

impl<G: Family> Mind<G> {
    pub fn new(level: &str, bot: Box<dyn Bot<G>>) -> Mind<G> {
        Mind {
            level: level.to_owned(),
            bot,
            heard: 0,
        }
    }

    /// The task of deciding for `seat` now, after hearing what happened since the last time.
    pub fn task(
        mut self,
        standing: &Standing<G>,
        seat: Seat,
        prompt: u32,
        luck: [u8; 32],
    ) -> BotTask {
        let (game, state) = (Arc::clone(standing.game), standing.state.clone());
        let events = standing.events;
        let news: Vec<G::Event> = events[self.heard..]
            .iter()
            .filter_map(|(_, event)| game.redact(event, Viewer::Seat(seat)))
            .collect();
        self.heard = events.len();
        let work = move |effort| {
            for event in &news {
                self.bot.observe(&game, event);
            }
            let mut luck = TableLuck::layout(TableSeed::from_bytes(luck));
            let sight = Sight::<G>::new(&game, &state, seat).with(effort);
            let action = self.bot.choose(&sight, &mut luck);
            BotAnswer {
                seat,
                prompt,
                action: Box::new(action),
                mind: Box::new(self),
            }
        };
        BotTask {
            seat,
            prompt,
            work: Box::new(work),
        }
    }
}
