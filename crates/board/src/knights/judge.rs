//! Judging routes and points, once for a whole action (CK-R-37).

use crate::play::Play;
use crate::questions::{goal, route};

// CK-48: The longest route is judged again whenever a knight came, moved or went.

/// The end of an action: routes that may have changed, then the win.
pub fn finish(play: &mut Play) {
    play.done();
    let stale = play.state().public.knights.stale;
    if !stale.is_empty() {
        play.routes_judged();
        route::judge(play, stale);
    }
    goal::judge(play);
}
