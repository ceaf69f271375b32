//! Counsel for somebody who plays: the best choices of a decision with the reason, and how the game
//! stands. All of it follows from what the seat knows and from the number of the step, so that
//! equal knowledge gets equal counsel, every time.

use bots::{FastLuck, Sight, Weighed};
use families::{BEST, Family, maker};
use game::{Choices, Fact, Game, Phrase, Seat};
use protocol::{Cost, Evaluation, Hint, Unit};

use crate::decision::{Decision, scale};
use crate::facts;
use crate::report::{card, tell};
use crate::why::{CLAUSES, why, wins};

/// So many choices are shown to people.
const TOLD: usize = 3;

/// What a strong player considers, and why.
pub struct Counsel<A> {
    /// The best first; none only if the seat is not asked.
    pub choices: Vec<Weighed<A>>,
    /// In what their values are counted.
    pub unit: Unit,
    /// Where to look first.
    pub look: Option<Phrase>,
    /// Why the best is the best, in clauses.
    pub why: Vec<Phrase>,
    /// The best three differ by less than a point, and do not win at once.
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
        let mut choices = game.adviser().weigh(&self.sight(), &also, &mut self.luck());
        if choices.is_empty() {
            choices.extend(self.unweighed());
        }
        let scale = scale(game);
        let wins = choices.first().is_some_and(|best| self.wins(best));
        let second = choices.get(1);
        let mut first = choices.iter().take(TOLD);
        let is_alike = |it: &Weighed<G::Action>| choices[0].value - it.value < scale.alike();
        Counsel {
            unit: scale.unit(),
            look: choices.first().map(|it| self.look(it.action)),
            why: self.reasons(&choices, wins),
            alike: !wins && second.is_some() && first.all(is_alike),
            about: about.and_then(|about| self.cost(about, &choices)),
            choices,
        }
    }

    /// What the best bot does where nothing is weighed: it is all there is, or nobody has learned
    /// to weigh it.
    fn unweighed(&self) -> Option<Weighed<G::Action>> {
        let (sight, mut luck) = (self.sight(), self.luck());
        let menu = sight.menu();
        let action = match menu.count() {
            0 => return None,
            1 => menu.nth(0),
            _ => {
                let best = BEST.parse().expect("it is a name");
                let best = maker::<G>(&best).expect("every family has the levels");
                best.make().choose(&sight, &mut luck)
            }
        };
        let (mut evaluator, place) = (self.game.evaluator(), self.seat.index());
        let value = match scale(self.game).unit() {
            Unit::Chances => evaluator.chances(&sight, &mut luck)[place],
            Unit::Points => {
                let points = evaluator.points(self.game, &sight.imagine(&mut luck));
                points.expect("points are counted here")[place]
            }
        };
        Some(Weighed {
            action,
            rest: Vec::new(),
            value,
            margin: 0.0,
        })
    }

    /// Does it win at once?
    fn wins(&self, best: &Weighed<G::Action>) -> bool {
        wins(&self.sight(), self.step.into(), best)
    }

    fn reasons(&self, choices: &[Weighed<G::Action>], wins: bool) -> Vec<Phrase> {
        let Some(best) = choices.first() else {
            return Vec::new();
        };
        if wins {
            return vec![Phrase::new("coach-wins")];
        }
        let scale = scale(self.game);
        let is_worse = |it: &&Weighed<G::Action>| best.value - it.value >= scale.alike();
        let worse = choices.iter().find(is_worse);
        let instead = worse.or(choices.get(1));
        let mut told = match choices.len() {
            1 => Vec::new(),
            _ => why(&self.sight(), self.step.into(), best, instead),
        };
        if told.is_empty() {
            let is_forced = self.sight().menu().count() == 1;
            let verb = self.game.deed(best.action).verb;
            told.push(Phrase::new(facts::plain(verb, is_forced)));
        }
        told.extend(ahead(best, worse).filter(|_| scale.unit() == Unit::Points));
        told.truncate(CLAUSES);
        told
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
            why: Vec::new(),
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
