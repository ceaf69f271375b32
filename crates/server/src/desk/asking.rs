//! Bots and stand-ins are asked for their decisions; their answers come by mail.

use std::sync::Arc;
use std::time::Duration;

use game::Seat;

use super::Desk;
use crate::bot_pool;

impl Desk {
    /// Asks bots and stand-ins for their decisions, unless none could be stored; how long until
    /// bots may be asked that have to wait.
    pub(super) fn ask_those_due(&mut self) -> Option<Duration> {
        if self.doubt.is_some() {
            return None;
        }
        let wait = self.until_bots_may();
        if wait.is_none() {
            self.ask_stand_ins();
            self.ask_bots();
        }
        wait
    }

    fn ask_stand_ins(&mut self) {
        for seat in self.table.overdue(self.shared.now()) {
            self.ask(seat);
        }
    }

    pub(super) fn ask(&mut self, seat: Seat) {
        let Some(task) = self.table.bot_task(seat, self.shared.random_bytes()) else {
            return;
        };
        let Some(mail) = self.sender.upgrade() else {
            return;
        };
        // A pause only where somebody could follow.
        let is_watched = self.listeners.has_people() || self.table.is_bots_alone();
        let pause = is_watched.then_some(self.shared.config.bot_pause);
        let pause = pause.unwrap_or_default();
        bot_pool::think(task, Arc::clone(&self.shared), pause, mail);
    }
}
