//! The trait of a bot, and the keyhole it looks through.

use game::{Game, Luck, Seat, Viewer};

use crate::Effort;

/// A player that is a program.
pub trait Bot<G: Game>: Send {
    /// Tells what happened, as this seat may know it. Bots with a memory listen.
    fn observe(&mut self, _game: &G, _event: &G::Event) {}

    /// Decides; the answer is one of the menu, or a form's action that passes the check.
    fn choose(&mut self, sight: &Sight<G>, luck: &mut dyn Luck) -> G::Action;
}

/// What a bot remembers besides what it sees.
pub trait Belief<G: Game> {
    /// Makes a state that agrees with the view also agree with what is remembered.
    fn correct(&self, view: &G::View, state: &mut G::State, luck: &mut dyn Luck);
}

/// One seat's sight of a table: its view and its menu, made only when asked for.
///
/// The state itself stays private to this file; there is no door to it.
pub struct Sight<'a, G: Game> {
    game: &'a G,
    state: &'a G::State,
    seat: Seat,
    /// For those who look at a finished game with all hands open.
    is_open: bool,
    belief: Option<&'a dyn Belief<G>>,
    effort: Effort,
}

impl<'a, G: Game> Sight<'a, G> {
    /// Looks at `state` from `seat`.
    pub fn new(game: &'a G, state: &'a G::State, seat: Seat) -> Self {
        Sight {
            game,
            state,
            seat,
            is_open: false,
            belief: None,
            effort: Effort::Full,
        }
    }

    /// The same sight for somebody who is to think so hard about it.
    pub fn with(&self, effort: Effort) -> Sight<'a, G> {
        Sight {
            game: self.game,
            state: self.state,
            seat: self.seat,
            is_open: self.is_open,
            belief: self.belief,
            effort,
        }
    }

    /// The same sight for somebody who remembers.
    pub fn believing<'b>(&self, belief: &'b dyn Belief<G>) -> Sight<'b, G>
    where
        'a: 'b,
    {
        Sight {
            game: self.game,
            state: self.state,
            seat: self.seat,
            is_open: self.is_open,
            belief: Some(belief),
            effort: self.effort,
        }
    }

    /// Looks at a game that is over, in which nothing is hidden any more: what the seat imagines
    /// is what was true.
    pub fn open(game: &'a G, state: &'a G::State, seat: Seat) -> Self {
        Sight {
            is_open: true,
            ..Sight::new(game, state, seat)
        }
    }

    /// The rules of the table, which are public.
    pub fn game(&self) -> &'a G {
        self.game
    }

    /// The seat that looks.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// How hard to think.
    pub fn effort(&self) -> Effort {
        self.effort
    }

    /// Everything the seat may know.
    pub fn view(&self) -> G::View {
        self.game.view(self.state, Viewer::Seat(self.seat))
    }

    /// Some full state that agrees with what the seat knows, and remembers.
    pub fn imagine(&self, luck: &mut dyn Luck) -> G::State {
        if self.is_open {
            return self.state.clone();
        }
        let view = self.view();
        let mut state = self.game.imagine(&view, luck);
        if let Some(belief) = self.belief {
            belief.correct(&view, &mut state, luck);
        }
        state
    }

    /// What the seat may do.
    pub fn menu(&self) -> G::Menu {
        self.game.menu(self.state, self.seat)
    }

    /// Would this action of a form be allowed? The answer depends only on what the seat knows.
    pub fn allows(&self, action: G::Action) -> bool {
        self.game.check(self.state, self.seat, action).is_ok()
    }
}
