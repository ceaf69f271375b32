//! The class behind the environments: many games, stepped without the lock of the interpreter.

use std::sync::{Mutex, MutexGuard, PoisonError};

use numpy::{Element, PyReadwriteArray2, PyUntypedArrayMethods};
use numpy::{PyArray1, PyArray2, PyArrayMethods, PyReadonlyArray1, PyReadwriteArray1};
use pyo3::prelude::*;

use crate::failure::{Answer, Failure, guarded};
use crate::lanes::{AnyLanes, Rows, Wish};
use crate::start::Wanted;

/// Many games of one kind.
#[pyclass(frozen)]
pub struct Vector {
    lanes: Mutex<Box<dyn AnyLanes>>,
}

/// The arrays a step fills, as Python made them. Masks and observations may be left out.
#[derive(FromPyObject)]
pub struct Arrays<'py> {
    observations: Option<Bound<'py, PyArray2<i8>>>,
    masks: Option<Bound<'py, PyArray2<u8>>>,
    seats: Bound<'py, PyArray1<u8>>,
    counts: Bound<'py, PyArray1<u32>>,
    rewards: Bound<'py, PyArray2<f32>>,
    done: Bound<'py, PyArray1<u8>>,
    truncated: Bound<'py, PyArray1<u8>>,
    points: Bound<'py, PyArray2<i16>>,
    winners: Bound<'py, PyArray1<u8>>,
    lengths: Bound<'py, PyArray1<u32>>,
    numbers: Bound<'py, PyArray1<u64>>,
}

/// A wish for an array that is laid out as ours are.
fn unfit<E: std::fmt::Display>(why: E) -> Failure {
    Failure::Other(format!("an array does not fit: {why}"))
}

fn line<'a, T: Element>(
    array: &'a mut PyReadwriteArray1<'_, T>,
    length: usize,
) -> Answer<&'a mut [T]> {
    fit(array.as_slice_mut().map_err(unfit)?, length)
}

/// Rows lie one after the other.
fn table<'a, T: Element>(
    array: &'a mut PyReadwriteArray2<'_, T>,
    length: usize,
) -> Answer<&'a mut [T]> {
    if !array.is_c_contiguous() {
        return Err(unfit("its rows do not lie one after the other"));
    }
    fit(array.as_slice_mut().map_err(unfit)?, length)
}

fn fit<T>(slice: &mut [T], length: usize) -> Answer<&mut [T]> {
    if slice.len() == length {
        return Ok(slice);
    }
    let found = slice.len();
    Err(unfit(format!("it has {found} elements, not {length}")))
}

fn optional<'py, T: Element>(
    array: Option<&Bound<'py, PyArray2<T>>>,
) -> Answer<Option<PyReadwriteArray2<'py, T>>> {
    array
        .map(|array| array.try_readwrite().map_err(unfit))
        .transpose()
}

/// What is left out is an empty slice.
fn optional_table<'a, T: Element>(
    array: Option<&'a mut PyReadwriteArray2<'_, T>>,
    length: usize,
) -> Answer<&'a mut [T]> {
    array.map_or(Ok(&mut []), |array| table(array, length))
}

impl Vector {
    fn lanes(&self) -> MutexGuard<'_, Box<dyn AnyLanes>> {
        self.lanes.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Borrows all arrays from Python and fills them without it.
    fn fill(
        &self,
        py: Python,
        arrays: &Arrays,
        work: impl FnOnce(&mut dyn AnyLanes, Rows) -> Answer<()> + Send,
    ) -> PyResult<()> {
        let (count, places, width, actions) = {
            let lanes = self.lanes();
            let (plan, seats) = (lanes.plan(), lanes.seat_names().len());
            (lanes.lanes(), seats, plan.width(), plan.actions())
        };
        let mut observations = optional(arrays.observations.as_ref())?;
        let mut masks = optional(arrays.masks.as_ref())?;
        macro_rules! borrowed {
            ($($name:ident)+) => {
                $(let mut $name = arrays.$name.try_readwrite().map_err(unfit)?;)+
            };
        }
        borrowed!(seats counts rewards done truncated points winners lengths numbers);
        let rows = Rows {
            observations: optional_table(observations.as_mut(), count * width)?,
            masks: optional_table(masks.as_mut(), count * actions)?,
            seats: line(&mut seats, count)?,
            counts: line(&mut counts, count)?,
            rewards: table(&mut rewards, count * places)?,
            done: line(&mut done, count)?,
            truncated: line(&mut truncated, count)?,
            points: table(&mut points, count * places)?,
            winners: line(&mut winners, count)?,
            lengths: line(&mut lengths, count)?,
            numbers: line(&mut numbers, count)?,
        };
        py.detach(|| guarded(|| work(self.lanes().as_mut(), rows)))
    }
}

/// The verbs of the actions: name, first number, how many.
type Verbs = Vec<(&'static str, usize, usize)>;
/// The arrays of an observation: name, first place in the row, shape.
type Fields = Vec<(&'static str, usize, Vec<usize>)>;

#[pymethods]
impl Vector {
    #[new]
    fn new(py: Python, wanted: Wanted, wish: Wish) -> PyResult<Vector> {
        let lanes = py.detach(|| guarded(|| wanted.with_last_turn()?.visit(wish)))?;
        let lanes = Mutex::new(lanes);
        Ok(Vector { lanes })
    }

    fn seats(&self) -> Vec<&'static str> {
        self.lanes().seat_names().to_vec()
    }

    fn verbs(&self) -> Verbs {
        let lanes = self.lanes();
        let verbs = lanes.plan().verbs();
        verbs
            .map(|span| (span.name, span.start, span.count))
            .collect()
    }

    fn fields(&self) -> Fields {
        let lanes = self.lanes();
        let fields = lanes.plan().fields();
        fields
            .map(|field| (field.name, field.start, field.shape.clone()))
            .collect()
    }

    /// How many actions have a number, and how many numbers an observation has.
    fn sizes(&self) -> (usize, usize) {
        let lanes = self.lanes();
        (lanes.plan().actions(), lanes.plan().width())
    }

    fn reset(&self, py: Python, seed: u64, arrays: Arrays) -> PyResult<()> {
        self.fill(py, &arrays, |lanes, rows| lanes.reset(seed, rows))
    }

    fn step(&self, py: Python, actions: PyReadonlyArray1<i64>, arrays: Arrays) -> PyResult<()> {
        let actions = actions.as_slice().map_err(unfit)?;
        self.fill(py, &arrays, |lanes, rows| {
            if actions.len() != lanes.lanes() {
                return Err(unfit(format!("there are {} actions", actions.len())));
            }
            lanes.step(actions, rows)
        })
    }

    fn sample(&self, py: Python, mut actions: PyReadwriteArray1<i64>) -> PyResult<()> {
        let count = self.lanes().lanes();
        let actions = line(&mut actions, count)?;
        py.detach(|| {
            guarded(|| {
                self.lanes().sample(actions);
                Ok(())
            })
        })
    }

    fn pick(
        &self,
        py: Python,
        places: PyReadonlyArray1<u32>,
        mut actions: PyReadwriteArray1<i64>,
    ) -> PyResult<()> {
        let count = self.lanes().lanes();
        let places = places.as_slice().map_err(unfit)?;
        if places.len() != count {
            return Err(unfit(format!("there are {} places", places.len())).into());
        }
        let actions = line(&mut actions, count)?;
        py.detach(|| guarded(|| self.lanes().pick(places, actions)))
    }

    fn look(&self, game: usize, seat: u8, mut row: PyReadwriteArray1<i8>) -> PyResult<()> {
        let width = self.lanes().plan().width();
        let row = line(&mut row, width)?;
        guarded(|| self.lanes().look(game, seat, row))
    }

    /// As JSON.
    fn view(&self, game: usize, viewer: Option<u8>) -> PyResult<String> {
        guarded(|| Ok(self.lanes().view(game, viewer)?.to_string()))
    }

    fn text(&self, game: usize, number: usize, seat: Option<u8>) -> PyResult<String> {
        guarded(|| self.lanes().text(game, seat, number))
    }

    fn number(&self, game: usize, text: &str, seat: Option<u8>) -> PyResult<usize> {
        guarded(|| self.lanes().number(game, seat, text))
    }

    fn choose(&self, py: Python, game: usize, bot: &str) -> PyResult<usize> {
        py.detach(|| guarded(|| self.lanes().choose(game, bot)))
    }

    /// The seats that are stepped.
    fn stepped(&self, game: usize) -> PyResult<Vec<usize>> {
        guarded(|| self.lanes().stepped(game))
    }
}
