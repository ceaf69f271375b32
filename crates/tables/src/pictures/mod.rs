//! Views as clients draw them, one file for each family.

mod board;
mod dice;
mod knights;
mod rivals;
mod sea;

use families::{Family, TypedView};
use game::Viewer;
use protocol::{GameEvent, Picture};

pub use board::amounts;
pub use knights::cards as progress_amounts;
pub use rivals::amounts as rivals_amounts;

/// What never changes at a table.
pub fn scene<G: Family>(game: &G, state: &G::State) -> protocol::Scene {
    let view = game.view(state, Viewer::Spectator);
    match game.typed_view(&view) {
        TypedView::Dice(..) => protocol::Scene::Dice(dice::scene()),
        TypedView::Board(rules, _) => protocol::Scene::Board(board::scene(rules)),
        TypedView::Rivals(rules, _) => protocol::Scene::Rivals(rivals::scene(rules)),
    }
}

/// How things stand for whoever has this view; `past` are the events he knows, the newest first.
pub fn picture(table: TypedView, past: &mut dyn Iterator<Item = GameEvent>) -> Picture {
    match table {
        TypedView::Dice(rules, view) => Picture::Dice(dice::picture(rules, view)),
        TypedView::Board(rules, view) => Picture::Board(board::picture(rules, view, past)),
        TypedView::Rivals(rules, view) => Picture::Rivals(rivals::picture(rules, view, past)),
    }
}
