//! The coach knows no more than who asks.

use analysis::Asked;
use families::Family;
use game::{Awaits, Seat};
use protocol::{Evaluation, Hint};

use super::{Compared, World};

/// In one of so many frames the coach is asked, too.
const FRAMES: u32 = 20;

/// Asks it in both worlds, now and then.
pub fn compare<G: Family>(
    game: &G,
    (one, other): (&World<G>, &World<G>),
    seat: Seat,
    compared: &mut Compared,
    id: &str,
) {
    if compared.frames.is_multiple_of(FRAMES) {
        let [here, there] = [one, other].map(|world| counsel(game, world, seat));
        assert_eq!(here, there, "{id}: the coach tells {seat:?} a secret");
        compared.counsels += 1;
    }
}

/// How it stands, and if the seat is awaited, what it should do.
fn counsel<G: Family>(game: &G, world: &World<G>, seat: Seat) -> (Evaluation, Option<Hint>) {
    let asked = Asked {
        game,
        state: &world.state,
        seat,
        step: world.step,
    };
    let is_awaited = match game.awaits(&world.state) {
        Awaits::Seats(seats) => seats.contains(seat),
        Awaits::Chance | Awaits::Over(_) => false,
    };
    let hint = is_awaited.then(|| asked.counsel(None).hint(game, 1));
    (asked.evaluation(), hint)
}
