//! The class behind `landnam.Game`.

use std::sync::{Mutex, MutexGuard, PoisonError};

use game::{Seat, Viewer};
use pyo3::prelude::*;

use crate::failure::{Answer, Failure, guarded};
use crate::start::Wanted;
use crate::table::{AnyTable, Opening};

/// One game that is played and written down.
#[pyclass(frozen)]
pub struct Game {
    table: Mutex<Box<dyn AnyTable>>,
}

impl Game {
    /// A fault of ours leaves the game as it was before: it changes only when all is decided.
    fn table(&self) -> MutexGuard<'_, Box<dyn AnyTable>> {
        self.table.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn do_with<T: Send>(
        &self,
        py: Python,
        work: impl FnOnce(&mut dyn AnyTable) -> Answer<T> + Send,
    ) -> PyResult<T> {
        py.detach(|| guarded(|| work(self.table().as_mut())))
    }
}

/// A seat of this table; the one that is asked if none is named.
fn seat_of(table: &dyn AnyTable, seat: Option<u8>) -> Answer<Seat> {
    let count = table.seats().len();
    match seat {
        Some(seat) if usize::from(seat) < count => Ok(Seat(seat)),
        Some(seat) => Err(Failure::Other(format!(
            "there is no seat {seat}; there are 0 to {}",
            count - 1
        ))),
        None if table.awaited().is_empty() => Ok(Seat(0)),
        None => Ok(table.awaited().lowest()),
    }
}

#[pymethods]
impl Game {
    #[new]
    fn new(wanted: Wanted, seed: Option<u64>) -> PyResult<Game> {
        guarded(|| {
            let table = Mutex::new(wanted.visit(Opening { seed })?);
            Ok(Game { table })
        })
    }

    fn seats(&self) -> Vec<&'static str> {
        self.table().seats().to_vec()
    }

    fn awaited(&self) -> Vec<usize> {
        self.table().awaited().iter().map(Seat::index).collect()
    }

    /// Points and winners as JSON; none while the game goes on.
    fn outcome(&self) -> Option<String> {
        self.table().outcome().map(|outcome| outcome.to_string())
    }

    fn actions(&self, py: Python, seat: Option<u8>) -> PyResult<Vec<String>> {
        self.do_with(py, |table| Ok(table.actions(seat_of(table, seat)?)))
    }

    fn forms(&self, py: Python, seat: Option<u8>) -> PyResult<Vec<&'static str>> {
        self.do_with(py, |table| Ok(table.forms(seat_of(table, seat)?)))
    }

    fn play(&self, py: Python, text: &str, seat: Option<u8>) -> PyResult<Vec<String>> {
        self.do_with(py, |table| table.play(seat_of(table, seat)?, text))
    }

    fn choose(&self, py: Python, bot: &str, seat: Option<u8>) -> PyResult<String> {
        self.do_with(py, |table| table.choose(seat_of(table, seat)?, bot))
    }

    fn describe(&self, py: Python, text: &str) -> PyResult<String> {
        self.do_with(py, |table| table.describe(text))
    }

    /// As JSON; a viewer is a seat, or none for a spectator.
    fn view(&self, py: Python, viewer: Option<u8>, referee: bool) -> PyResult<String> {
        self.do_with(py, |table| {
            let viewer = match viewer {
                _ if referee => Viewer::Referee,
                Some(_) => Viewer::Seat(seat_of(table, viewer)?),
                None => Viewer::Spectator,
            };
            Ok(table.view(viewer).to_string())
        })
    }

    fn journal(&self) -> String {
        self.table().journal()
    }
}
