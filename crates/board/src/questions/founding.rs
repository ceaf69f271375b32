//! What the boxes add to the founding phase.

use game::{Seat, Violation};
use hexgrid::{Corner, Edge};

use crate::base::founding as base;
use crate::knights::founding as with_city;
use crate::menu::{Menu, TurnMenu};
use crate::play::Play;
use crate::questions::build::after_build;
use crate::rules::Rules;
use crate::sea::{self, harbours, islands};
use crate::special::{Special, cloth, pirates, tribe};
use crate::state::{Public, State, Task};
use crate::two_player::{neutral, trade_cards};

/// Before anybody places anything.
pub fn prepare(play: &mut Play) {
    if play.rules.modules.two_player {
        neutral::place_first(play);
        trade_cards::hand_out(play);
    }
    if play.rules.modules.knights {
        with_city::lay_out(play);
    }
    if play.rules.modules.sea {
        sea::founding::lay_out(play);
        match &play.rules.sea().special {
            Special::Tribe(it) => tribe::lay_out(play, it),
            Special::Cloth(it) => cloth::lay_out(play, it),
            Special::Pirates(_) | Special::Wonders(_) | Special::None => {}
        }
    }
}

/// What is laid out as soon as it is known who begins (SEA-R-37).
pub fn seat_everybody(play: &mut Play) {
    if play.rules.modules.sea
        && let Special::Pirates(it) = &play.rules.sea().special
    {
        pirates::lay_out(play, it);
    }
}

/// When it is known who begins. SC9-4: harbours come before the first settlement.
pub fn begin(play: &mut Play) {
    seat_everybody(play);
    if !play.state().public.sea.tokens_left.is_empty() {
        play.next(Task::DrawToken);
    }
}

/// Checks a corner for a founding settlement. CK-6: the last round has none.
pub fn check_settlement(
    rules: &Rules,
    state: &State,
    seat: Seat,
    corner: Corner,
) -> Result<(), Violation> {
    with_city::CITY.require(!is_city(rules, &state.public))?;
    check_corner(rules, state, seat, corner)
}

/// Checks a corner for the building of this round.
pub fn check_corner(
    rules: &Rules,
    state: &State,
    seat: Seat,
    corner: Corner,
) -> Result<(), Violation> {
    base::check_settlement(rules, state, seat, corner)?;
    if rules.modules.sea {
        sea::founding::check_corner(rules, state, corner)?;
    }
    Ok(())
}

/// Everything open to the seat that founds: corners for a settlement, or for its city.
pub fn menu(rules: &Rules, state: &State) -> Menu {
    let corners = base::corners(state);
    if !is_city(rules, &state.public) {
        return Menu::Corners(corners);
    }
    Menu::Turn(TurnMenu {
        cities: corners,
        ..TurnMenu::default()
    })
}

/// Places a founding building; the one that pays is a city with knights (CK-6, CK-8).
pub fn place(play: &mut Play, seat: Seat, corner: Corner, pays: bool) {
    if play.rules.modules.knights && pays {
        play.found_city(seat, corner);
    } else {
        play.place_settlement(seat, corner);
    }
}

/// After a founding building. TWO-5: no neutral piece follows; TWO-6: trade cards do.
pub fn settled(play: &mut Play, seat: Seat, corner: Corner, pays: bool) {
    if play.rules.modules.two_player {
        trade_cards::reward_site(play, seat, corner);
    }
    if play.rules.modules.sea {
        islands::found(play, seat, corner);
        harbours::serve(play, seat, corner);
        if pays {
            sea::founding::owe_first_gold(play, seat, corner);
        }
    }
}

/// After a founding road or ship.
pub fn routed(play: &mut Play, edge: Edge) {
    if play.rules.modules.sea {
        after_build::reach(play, play.state().public.turn, edge);
    }
}

/// SEA-71: a ship instead of the road.
pub fn place_ship(play: &mut Play, seat: Seat, edge: Edge) {
    play.place_ship(seat, edge);
    routed(play, edge);
}

/// Has the seat on turn nothing more to place beside its settlement (SEA-R-11)?
pub fn is_routed(rules: &Rules, state: &State) -> bool {
    let seat = state.public.turn;
    let roads = base::edges(rules, state, seat);
    (roads | sea::founding::ships(rules, state, seat)).is_empty()
}

/// The next seat founds.
pub fn go_on(play: &mut Play) {
    base::go_on(play, play.state().public.turn);
}

/// When everybody has founded.
pub fn finished(play: &mut Play) {
    if play.rules.modules.sea {
        play.survey(false);
    }
}

/// Is the building that is placed now, or whose road is placed now, the city?
pub fn is_city(rules: &Rules, public: &Public) -> bool {
    rules.modules.knights && base::is_last_round(rules, public)
}
