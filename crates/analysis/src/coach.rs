//! Counsel for somebody who plays: the best choices of a decision with the reason, and how the game
//! stands. All of it follows from what the seat knows and from the number of the step, so that
//! equal knowledge gets equal counsel, every time.

use std::iter::once;

use bots::{FastLuck, Sight, Weighed};
use families::Family;
use game::{Awaits, Fact, Game, Log, Phrase, Seat, Step, Viewer};
use protocol::{Cost, Evaluation, Hint, Unit};

use crate::decision::{Decision, scale};
use crate::facts;
use crate::report::{card, tell};

/// A fact counts if it holds in so many worlds the seat can believe in.
const WORLDS: u32 = 3;
/// A sentence has at most so many clauses.
const CLAUSES: usize = 3;
/// So many choices are shown to people.
const TOLD: usize = 3;
/// Choices that differ by less are alike: a point of win chance, or a part of a point.
const ALIKE: [f64; 2] = [0.01, 0.3];

/// What a strong player considers, and why.
pub struct Counsel<A> {
    /// The best first; none if there is nothing to choose, or nothing is known about it.
    pub choices: Vec<Weighed<A>>,
    /// In what their values are counted.
    pub unit: Unit,
    /// Where to look first.
    pub look: Option<Phrase>,
    /// Why the best is the best, in clauses.
    pub why: Vec<Phrase>,
    /// The best three differ by less than a point.
    pub alike: bool,
    /// What the action costs that was asked about, if it can be told.
    pub about: Option<Cost>,
}

impl<A: Copy> Counsel<A> {
    /// As it is sent.
    pub fn hint<G: Family<Action = A>>(&self, game: &G, prompt: u32) -> Hint {
        let choices = self.choices.iter();
        Hint {
            prompt,
            unit: self.unit,
            choices: choices.map(|it| card(game, it, self.unit)).collect(),
            look: self.look.as_ref().map(protocol::Phrase::from),
            why: self.why.iter().map(protocol::Phrase::from).collect(),
            alike: self.alike,
            about: self.about,
        }
    }
}

/// A decision somebody wants counsel on.
pub struct Asked<'a, G: Game> {
    /// The rules of the table.
    pub game: &'a G,
    /// How it stands.
    pub state: &'a G::State,
    /// Who asks.
    pub seat: Seat,
    /// Steps so far: from them trials take their luck.
    pub step: u32,
}

impl<G: Family> Asked<'_, G> {
    fn sight(&self) -> Sight<'_, G> {
        Sight::new(self.game, self.state, self.seat)
    }

    fn luck(&self) -> FastLuck {
        FastLuck::of_game(self.step.into(), 0)
    }

    /// What a strong player would do, why, and what the action costs that is asked about.
    pub fn counsel(&self, about: Option<G::Action>) -> Counsel<G::Action> {
        let game = self.game;
        let also: Vec<G::Action> = about.into_iter().collect();
        let choices = game.adviser().weigh(&self.sight(), &also, &mut self.luck());
        let scale = scale(game);
        let unit = scale.unit();
        let alike = ALIKE[usize::from(unit == Unit::Points)];
        let second = choices.get(1);
        let other = choices
            .iter()
            .find(|it| choices[0].value - it.value >= alike);
        let mut first = choices.iter().take(TOLD);
        let why = match choices.first() {
            Some(best) => {
                let mut why = self.why(best, other.or(second));
                why.extend(ahead(best, other).filter(|_| unit == Unit::Points));
                why.truncate(CLAUSES);
                why
            }
            None => Vec::new(),
        };
        Counsel {
            unit,
            look: choices.first().map(|it| self.look(it.action)),
            why,
            alike: second.is_some() && first.all(|it| choices[0].value - it.value < alike),
            about: about.and_then(|about| self.cost(about, &choices)),
            choices,
        }
    }

    /// How the game stands.
    pub fn evaluation(&self) -> Evaluation {
        let (mut evaluator, sight) = (self.game.evaluator(), self.sight());
        let chances = evaluator.chances(&sight, &mut self.luck());
        let points = evaluator.points(self.game, &sight.imagine(&mut self.luck()));
        let told = |values: Vec<f64>, unit| values.iter().map(|it| tell(*it, unit)).collect();
        Evaluation {
            version: self.step,
            chances: told(chances, Unit::Chances),
            points: points.map(|points| told(points, Unit::Points)),
        }
    }

    fn cost(&self, about: G::Action, choices: &[Weighed<G::Action>]) -> Option<Cost> {
        let played = choices.iter().position(|it| it.action == about)?;
        let scale = scale(self.game);
        let decision = Decision {
            step: self.step as usize,
            seat: self.seat,
            choices: choices.to_vec(),
            played,
            mark: None,
        };
        let mut evaluator = self.game.evaluator();
        let chances = evaluator.chances(&self.sight(), &mut self.luck());
        let is_decided = scale.is_decided(&chances);
        Some(Cost {
            loss: tell(decision.loss(), scale.unit()),
            mark: scale.mark(&decision).filter(|_| !is_decided),
        })
    }

    /// What the best choice brings that the other does not; what it brings at all where both
    /// bring the same. A fact has to hold whatever the others hide.
    fn why(&self, best: &Weighed<G::Action>, other: Option<&Weighed<G::Action>>) -> Vec<Phrase> {
        let mut luck = self.luck();
        let mut sure: Option<[Vec<Phrase>; 2]> = None;
        for _ in 0..WORLDS {
            let world = self.sight().imagine(&mut luck);
            let now = self.game.view(&world, Viewer::Seat(self.seat));
            let best = self.after(&world, best);
            let instead = other.map(|it| self.after(&world, it));
            let against = |instead: &G::View| {
                let views = [&now, &best, instead].map(|view| self.game.typed_view(view));
                facts::of(self.seat, views)
            };
            let told = [instead.as_ref().unwrap_or(&now), &now].map(against);
            sure = Some(match sure {
                None => told,
                Some(before) => both(before, &told),
            });
        }
        let [against, alone] = sure.unwrap_or_default();
        let mut why = if against.is_empty() { alone } else { against };
        why.truncate(CLAUSES);
        if why.is_empty() {
            why.push(Phrase::new("coach-plain"));
        }
        why
    }

    /// What the seat sees once it has done this, and what would follow before chance or others
    /// have a say.
    fn after(&self, world: &G::State, choice: &Weighed<G::Action>) -> G::View {
        let (game, seat, mut state) = (self.game, self.seat, world.clone());
        for action in once(&choice.action).chain(&choice.rest) {
            let is_asked = |state: &G::State| match game.awaits(state) {
                Awaits::Seats(seats) => seats.contains(seat),
                Awaits::Chance | Awaits::Over(_) => false,
            };
            if !is_asked(&state) || game.check(&state, seat, *action).is_err() {
                break;
            }
            game.apply(&mut state, Step::Act(seat, *action), &mut Log::off());
        }
        game.view(&state, Viewer::Seat(seat))
    }

    /// Where to look, by the place or the kind of the choice.
    fn look(&self, best: G::Action) -> Phrase {
        let deed = self.game.deed(best);
        let view = self.sight().view();
        match facts::place(self.game.typed_view(&view), &deed.target) {
            Some(place) => Phrase::new("coach-look-place").with("place", Fact::Place(place)),
            None => Phrase::new(facts::region(deed.verb)),
        }
    }
}

/// By about how many points a choice is ahead, if it is one at least.
fn ahead<A>(best: &Weighed<A>, other: Option<&Weighed<A>>) -> Option<Phrase> {
    let points = (best.value - other?.value).round();
    (points >= 1.0).then(|| Phrase::new("coach-ahead").with("count", points as i32))
}

/// What holds in both worlds.
fn both(before: [Vec<Phrase>; 2], told: &[Vec<Phrase>; 2]) -> [Vec<Phrase>; 2] {
    let mut told = told.iter();
    before.map(|mut facts| {
        let other = told.next().map_or(&[][..], Vec::as_slice);
        facts.retain(|fact| other.contains(fact));
        facts
    })
}
