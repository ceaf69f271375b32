//! What a new piece brings about besides itself.
//!
//! TWO-R-08: the own piece with its trade cards, then the neutral piece; a win by the own piece
//! comes before it.

use game::Seat;
use hexgrid::{Corner, Edge};

use crate::play::Play;
use crate::questions::build::docks;
use crate::questions::{goal, route};
use crate::sea::{fog, harbours, islands};
use crate::special::{Special, cloth, tribe};
use crate::two_player::{neutral, trade_cards};

/// A road of a player's or a neutral one's, paid or free (TWO-26). TWO-24: cities ask for nothing.
pub fn road(play: &mut Play, seat: Seat, edge: Edge) {
    if play.rules.modules.sea {
        fog::discover(play, edge);
    }
    // TWO-25: a neutral player can hold the award, too.
    route::lengthen(play, seat, edge);
    goal::judge(play);
    if play.rules.modules.two_player && seat.0 < play.rules.players && !goal::is_over(play.state())
    {
        neutral::owe_road(play);
    }
}

/// A new ship.
pub fn ship(play: &mut Play, seat: Seat, edge: Edge) {
    reach(play, seat, edge);
    route::lengthen(play, seat, edge);
    goal::judge(play);
}

/// A ship that was moved.
pub fn moved_ship(play: &mut Play, seat: Seat, from: Edge, to: Edge) {
    reach(play, seat, to);
    route::shift(play, seat, from, to);
    goal::judge(play);
}

/// What a new ship finds where it lies: undiscovered hexes, gifts, villages.
pub fn reach(play: &mut Play, seat: Seat, edge: Edge) {
    fog::discover(play, edge);
    let is_ship = play.state().fleet(seat).ships.contains(edge);
    match &play.rules.sea().special {
        Special::Tribe(it) if is_ship => tribe::accept(play, it, seat, edge),
        Special::Cloth(it) if is_ship => cloth::reach(play, it, seat, edge),
        Special::Tribe(_)
        | Special::Cloth(_)
        | Special::Pirates(_)
        | Special::Wonders(_)
        | Special::None => {}
    }
}

/// A settlement built during a turn.
pub fn settlement(play: &mut Play, seat: Seat, corner: Corner) {
    if play.rules.modules.two_player && seat.0 < play.rules.players {
        trade_cards::reward_site(play, seat, corner);
    }
    if play.rules.modules.knights {
        play.rejoin(corner);
    }
    if play.rules.modules.sea {
        islands::settle(play, seat, corner);
        harbours::serve(play, seat, corner);
    }
    route::cut(play, seat, corner);
    if play.rules.modules.sea {
        docks::offer(play, seat);
    }
    goal::judge(play);
    if play.rules.modules.two_player && seat.0 < play.rules.players && !goal::is_over(play.state())
    {
        neutral::owe_settlement(play);
    }
}
