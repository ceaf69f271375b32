//! Diplomat: takes an open road off the board.

use game::{RuleId, Seat};
use hexgrid::{Corner, Edge, EdgeSet};
use serde::{Deserialize, Serialize};

use super::{CardDef, CardQuestion, Question};
use crate::knights::simple::Simple;
use crate::knights::{KnightAction, KnightMenu, Way};
use crate::play::Play;
use crate::questions::build::{free_pieces, paths};
use crate::rules::Rules;
use crate::state::{KnightTask, State};

/// Take an open road off the board; an own one may be built anew elsewhere.
pub const RULE: RuleId = RuleId("CK-CARD-diplomat");

pub static CARD: CardDef = CardDef {
    can: |rules, state, _| !open_roads(rules, state).is_empty(),
    play: |play, _| {
        play.ask(KnightTask::Judge);
        play.ask(CardQuestion::Diplomat(Asks::Dismantle));
    },
    ..CardDef::new(RULE, 2)
};

/// Roads with an end at which their owner has no other piece; foreign pieces do not matter.
fn open_roads(rules: &Rules, state: &State) -> EdgeSet {
    let mut open = EdgeSet::EMPTY;
    for owner in Seat::all(rules.owners) {
        let network = state.public.network(owner);
        let own = state.pieces(owner).buildings() | state.public.knights.realm(owner).knights();
        let is_end = |corner: &Corner| {
            let roads = network & rules.grid.corner_edges(*corner);
            roads.len() == 1 && !own.contains(*corner)
        };
        for edge in paths::removable(rules, state, owner) {
            if rules.grid.edge_ends(edge).iter().any(is_end) {
                open.insert(edge);
            }
        }
    }
    open
}

/// Which open road is taken away, and where one's own goes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Asks {
    /// The road to be taken away.
    Dismantle,
    /// Where the own road that lay here is built again; so may a ship be.
    Rebuild(Edge, bool),
}

impl Question for Asks {
    fn key(&self) -> &'static str {
        match self {
            Asks::Dismantle => "knights-prompt-dismantle",
            Asks::Rebuild(..) => "knights-prompt-rebuild",
        }
    }

    fn options(&self, rules: &Rules, state: &State, seat: Seat) -> KnightMenu {
        match *self {
            Asks::Dismantle => KnightMenu::none().along(Way::Dismantle, open_roads(rules, state)),
            Asks::Rebuild(old, is_ship) => KnightMenu::of(Simple::PASS).along(
                Way::Rebuild,
                free_pieces::new_places(rules, state, seat, (old, is_ship)),
            ),
        }
    }

    fn answer(&self, play: &mut Play, seat: Seat, answer: KnightAction) {
        play.done();
        match (*self, answer) {
            (Asks::Dismantle, _) => dismantle(play, seat, answer.edge()),
            (Asks::Rebuild(..), KnightAction::Pass) => {}
            (Asks::Rebuild(_, is_ship), _) => {
                free_pieces::place(play, seat, answer.edge(), is_ship);
                play.mark_route(seat);
            }
        }
    }
}

fn dismantle(play: &mut Play, seat: Seat, edge: Edge) {
    let owner = paths::owner(play.state(), edge).expect("an open road has an owner");
    let is_ship = paths::remove(play, seat, owner, edge);
    let places = free_pieces::new_places(play.rules, play.state(), seat, (edge, is_ship));
    if owner == seat && !places.is_empty() {
        play.ask(CardQuestion::Diplomat(Asks::Rebuild(edge, is_ship)));
    }
}
