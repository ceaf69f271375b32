//! From which address unfinished tables were opened. Addresses are not stored: the count begins
//! anew with the server.

use std::collections::BTreeMap;
use std::net::IpAddr;
use std::sync::{Mutex, MutexGuard, PoisonError};

use tokio::time::Instant;

use crate::caps::{Hold, Tally};
use crate::handle::Trouble;
use crate::house::FORGOTTEN;
use crate::store::NodeId;

pub struct Openers {
    most: usize,
    by_household: Tally<IpAddr>,
    /// The place each table takes in its household's count, and since when.
    places: Mutex<BTreeMap<String, (Instant, Hold<IpAddr>)>>,
}

impl Openers {
    pub fn new(most: usize) -> Openers {
        Openers {
            most,
            by_household: Tally::default(),
            places: Mutex::default(),
        }
    }

    fn places(&self) -> MutexGuard<'_, BTreeMap<String, (Instant, Hold<IpAddr>)>> {
        self.places.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A place for one more table of this household.
    pub fn take(&self, household: IpAddr) -> Result<Hold<IpAddr>, Trouble> {
        let taken = self.by_household.take(household, self.most).or_else(|| {
            self.forget_old();
            self.by_household.take(household, self.most)
        });
        taken.ok_or(Trouble::TooMany("refusal-too-many-tables-here", self.most))
    }

    pub fn keep(&self, table: &str, place: Hold<IpAddr>) {
        self.places()
            .insert(table.to_owned(), (Instant::now(), place));
    }

    /// Tables that nobody has played at for long count no longer, whoever opens the next one.
    pub fn forget_old(&self) {
        self.places()
            .retain(|_, (since, _)| since.elapsed() < FORGOTTEN);
    }

    /// Households with more tables than this, for other nodes.
    pub fn large(&self, than: usize) -> Vec<(IpAddr, usize)> {
        self.by_household.large(than)
    }

    pub fn set_elsewhere(&self, node: NodeId, held: Vec<(IpAddr, usize)>) {
        self.by_household.set_elsewhere(node, held);
    }

    pub fn forget_elsewhere(&self, lives: impl Fn(NodeId) -> bool) {
        self.by_household.forget_elsewhere(lives);
    }

    /// How many tables are counted.
    #[cfg(test)]
    pub fn count(&self) -> usize {
        self.places().len()
    }

    /// The table counts no longer.
    pub fn forget(&self, table: &str) {
        self.places().remove(table);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Also when no household comes near its cap.
    #[tokio::test(start_paused = true)]
    async fn old_tables_are_forgotten() {
        let openers = Openers::new(100);
        for table in 0..50 {
            let place = openers.take(IpAddr::from([10, 0, 0, 1])).ok().unwrap();
            openers.keep(&format!("t{table}"), place);
        }
        openers.forget_old();
        assert_eq!(openers.count(), 50);
        tokio::time::advance(FORGOTTEN).await;
        openers.forget_old();
        assert_eq!(openers.count(), 0);
    }
}
