//! Prompt numbers: which question an answer belongs to.

use game::{FormId, Game, Seat, actions};

/// What one seat may do, and the number of this question.
///
/// The number rises when the seat's own choices change, and after each of its own decisions: what
/// others do meanwhile does not outdate an answer, a doubled click does.
pub struct Prompt<G: Game> {
    pub number: u32,
    pub actions: Vec<G::Action>,
    pub forms: &'static [FormId],
}

impl<G: Game> Prompt<G> {
    pub fn first(game: &G, state: &G::State, seat: Seat) -> Prompt<G> {
        Prompt {
            number: 1,
            actions: actions(game, state, seat),
            forms: game.forms(state, seat),
        }
    }

    pub fn renew(&mut self, game: &G, state: &G::State, seat: Seat, has_acted: bool) {
        let next = Prompt::first(game, state, seat);
        let is_same = self.actions == next.actions && self.forms == next.forms;
        let number = self.number + u32::from(has_acted || !is_same);
        *self = Prompt { number, ..next };
    }
}
