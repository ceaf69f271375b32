//! Tables that end without a game's end: nobody began, or bots have played on alone for too long.

use protocol::TablePhase;

use crate::decide::Pending;
use crate::entry::Entry;
use crate::seats::SeatState;
use crate::table::Table;

impl Table {
    /// Does no person decide at any seat?
    pub fn is_bots_alone(&self) -> bool {
        let is_bot = |seat: &SeatState| seat.bot().is_some() || seat.program().is_some();
        self.running().is_some() && self.seats.iter().all(is_bot)
    }

    /// Decisions bots have made since a person last decided something or came back.
    pub fn alone(&self) -> u32 {
        self.alone
    }

    /// Nobody sits down, plays or watches here any more; none if the table has ended by itself.
    pub fn close(&self) -> Option<Pending> {
        match self.phase() {
            TablePhase::Gathering | TablePhase::Running => Some(Pending {
                first: self.next,
                entries: vec![Entry::Closed],
            }),
            TablePhase::Over | TablePhase::Stopped | TablePhase::Outdated | TablePhase::Closed => {
                None
            }
        }
    }
}
