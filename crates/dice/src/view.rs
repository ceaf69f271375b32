//! What one viewer sees: everything (DICE-R-15), with the sums a screen shows.

use game::{BySeat, Seat, Viewer};
use serde::Serialize;

use crate::score;
use crate::state::State;

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct View {
    /// Who looks; nobody's seat for spectators and the referee.
    pub seat: Option<Seat>,
    /// The sum of each score track so far.
    pub points: BySeat<i16>,
    pub state: State,
}

impl View {
    pub(crate) fn of(state: &State, viewer: Viewer) -> View {
        let seat = match viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator | Viewer::Referee => None,
        };
        View {
            seat,
            points: state.sheets.map(|sheet| score::points(&sheet)),
            state: *state,
        }
    }
}
