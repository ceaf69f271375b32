//! What a new piece brings about besides itself.
//!
//! TWO-R-08: the own piece with its trade cards, then the neutral piece; a win by the own piece
//! comes before it.

use game::Seat;
use hexgrid::{Corner, Edge};

use crate::base::route;
use crate::play::Play;
use crate::questions::goal;
use crate::two_player::{neutral, trade_cards};

/// A road of a player's or a neutral one's, paid or free (TWO-26). TWO-24: cities ask for nothing.
pub fn road(play: &mut Play, seat: Seat, edge: Edge) {
    // TWO-25: a neutral player can hold the award, too.
    route::lengthen(play, seat, edge);
    goal::judge(play);
    if play.rules.modules.two_player && seat.0 < play.rules.players && !goal::is_over(play.state())
    {
        neutral::owe_road(play);
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
    route::cut(play, seat, corner);
    goal::judge(play);
    if play.rules.modules.two_player && seat.0 < play.rules.players && !goal::is_over(play.state())
    {
        neutral::owe_settlement(play);
    }
}
