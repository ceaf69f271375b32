//! The search of one's own turn: which rest that can be reached is worth most?
//!
//! Everything between two rests is played out: choices by their best, draws by their average. It
//! is played in a truth the seat believes in; what the net is told is only what the seat knows.

use std::sync::Arc;

use game::{Awaits, Choices, Game, Log, Luck, Outcome, Seat, SeatSet, Step, Tickets};

use super::adviser::Thought;
use super::chance::{chance, odds};
use super::inputs::Inputs;
use super::memory::Memory;
use super::net::Net;
use super::search::{Search, key};
use crate::{Bot, Effort, Sight};

/// A family whose positions a net can be told about.
pub trait Learnable: Game {
    /// The bot that plays without a net: nets learn from it first, and trials go on with it.
    type Usual: Bot<Self> + Default;

    /// The parts of what a net is told, by their lengths.
    const PARTS: &'static [usize];

    /// Does a net judge well in the middle of draws? If not, some are followed to their end.
    const JUDGES_DRAWS: bool;

    /// Tells a net one part of what `seat` knows of a position, and nothing else.
    fn describe(&self, state: &Self::State, seat: Seat, part: usize, inputs: &mut Inputs);

    /// For each part a short key of everything it depends on; none if it is quicker to tell it
    /// anew than to remember it.
    fn keys(&self, state: &Self::State, seat: Seat, keys: &mut [Option<u64>]);

    /// Is nobody in the middle of anything? Here the net is asked.
    fn rests(&self, state: &Self::State) -> bool;

    /// Is it this seat's own turn?
    fn is_on_turn(&self, state: &Self::State, seat: Seat) -> bool;

    /// How long trials go on here.
    fn stamina(&self) -> Stamina;

    /// How a decision of this seat is thought about.
    fn thought(&self, state: &Self::State, seat: Seat) -> Thought;

    /// What ends a turn, or would.
    fn end(&self) -> Self::Action;

    /// The choices worth a look, if a menu has too many of them; none means all.
    fn shortlist(&self, state: &Self::State, seat: Seat, menu: &Self::Menu) -> Vec<Self::Action>;
}

/// How long trials go on: what they cost must not depend on the position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stamina {
    /// A trial ends when the seat has been on turn again so often.
    pub rounds: u32,
    /// All trials of one decision end after so many steps.
    pub steps: u32,
}

/// A net, and how far it looks.
#[derive(Clone, Debug)]
pub struct Mind {
    net: Arc<Net>,
    /// Positions of the own turn from which the search goes on.
    expansions: u32,
    /// How much of what it can do it does for this decision.
    pub(super) effort: Effort,
    memory: Memory,
    /// Positions the net has judged so far.
    looks: u64,
    /// How many more of them one settling may take.
    allowance: usize,
    /// Steps the trials of this decision have taken.
    pub(super) steps: u32,
}

/// How a bot makes use of its net.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Manner {
    /// Positions of its own turn from which it looks further.
    pub expansions: u32,
    /// By so many hundredths of log-odds its own idea must be better than what greedy would do:
    /// the best of many judgements is often the one that errs most.
    pub caution: u32,
    /// Does it make offers of its own? Games without are quicker, and teach nearly as much.
    pub trades: bool,
    /// In so many worlds it tries its best ideas out; with none, caution alone decides.
    pub trials: u32,
}

/// What to do, and how likely one wins then.
#[derive(Clone, PartialEq, Debug)]
pub struct Line<A> {
    /// The next step.
    pub action: A,
    /// The steps after it in the same turn, the next one last.
    pub rest: Vec<A>,
    /// The chance to win if it is taken.
    pub chance: f64,
}

/// Draws and choices inside of draws and choices are followed so deep; beyond, the net answers.
const DEEPEST: u32 = 8;
/// More outcomes than these are not averaged, but only a few of them.
const MOST_OUTCOMES: usize = 12;
const FEW_OUTCOMES: usize = 4;
/// Choices in the middle of a turn that are looked at more closely.
const CLOSER: usize = 3;
/// Positions that are judged to settle one. When they are used up, the net answers at once, or one
/// outcome of each draw and one choice is followed.
const ALLOWANCE: usize = 24;

impl Mind {
    /// Thinks with a net; `expansions` are the positions of the own turn it goes on from.
    pub fn new(net: Arc<Net>, expansions: u32) -> Mind {
        Mind {
            net,
            expansions,
            effort: Effort::Full,
            memory: Memory::default(),
            looks: 0,
            allowance: 0,
            steps: 0,
        }
    }

    /// Thinks so hard about the next decisions.
    pub(crate) fn limit(&mut self, effort: Effort) {
        self.effort = effort;
    }

    /// Positions of the own turn to go on from.
    fn expansions(&self) -> u32 {
        self.effort.of(self.expansions)
    }

    /// Gives back what was remembered for one decision: a house has many bots, few of which think.
    pub fn forget(&mut self) {
        self.memory = Memory::default();
    }

    /// How many positions the net has judged so far: what a search has cost.
    pub(super) fn looks(&self) -> u64 {
        self.looks
    }

    /// The chance of `seat` by the net alone.
    pub fn look<G: Learnable>(&mut self, game: &G, state: &G::State, seat: Seat) -> f64 {
        self.looks += 1;
        self.allowance = self.allowance.saturating_sub(1);
        chance(self.memory.odds(&self.net, game, state, seat))
    }

    /// The chance of `seat` if it ends its turn as soon as it can.
    pub fn settle<G: Learnable>(
        &mut self,
        game: &G,
        state: &G::State,
        seat: Seat,
        depth: u32,
    ) -> f64 {
        if depth == 0 {
            self.allowance = ALLOWANCE;
        }
        let is_deep = depth >= DEEPEST || self.allowance == 0 && G::JUDGES_DRAWS;
        match game.awaits(state) {
            Awaits::Over(outcome) => {
                // What is over is judged, too: else draws before it would be followed without end.
                self.allowance = self.allowance.saturating_sub(1);
                won(&outcome, seat)
            }
            _ if game.rests(state) || is_deep => self.look(game, state, seat),
            Awaits::Chance => self.average(game, state, seat, depth),
            Awaits::Seats(seats) if seats == SeatSet::of(seat) && game.is_on_turn(state, seat) => {
                let menu = game.menu(state, seat);
                if menu.contains(game.end()) {
                    let mut ended = state.clone();
                    game.apply(&mut ended, Step::Act(seat, game.end()), &mut Log::off());
                    return self.settle(game, &ended, seat, depth + 1);
                }
                let ranked = self.ranked(game, state, seat, depth + 1);
                ranked.first().map_or(0.0, |best| best.chance)
            }
            Awaits::Seats(_) => self.look(game, state, seat),
        }
    }

    /// The average over what may be drawn; over a few draws where there are too many.
    fn average<G: Learnable>(&mut self, game: &G, state: &G::State, seat: Seat, depth: u32) -> f64 {
        let mut outcomes = Vec::with_capacity(MOST_OUTCOMES);
        let bag = game.bag(state);
        bag.each(&mut |outcome, weight| outcomes.push((outcome, weight)));
        if outcomes.len() > MOST_OUTCOMES.min(self.allowance) {
            if G::JUDGES_DRAWS {
                return self.look(game, state, seat);
            }
            // Tickets of equal distance, the first by the position.
            let (total, few) = (
                bag.total(),
                (self.allowance / 4).clamp(1, FEW_OUTCOMES) as u32,
            );
            let begin = (key(state) % u64::from(total)) as u32;
            let ticket = |number| (begin + number * (total / few)) % total;
            outcomes.clear();
            outcomes.extend((0..few.min(total)).map(|number| (bag.nth(ticket(number)), 1)));
        }
        let (mut sum, mut weights) = (0.0, 0.0);
        for (outcome, weight) in outcomes {
            let mut drawn = state.clone();
            game.apply(&mut drawn, Step::Chance(outcome), &mut Log::off());
            sum += f64::from(weight) * self.settle(game, &drawn, seat, depth + 1);
            weights += f64::from(weight);
        }
        sum / f64::max(weights, 1.0)
    }

    /// The listed choices, each settled at once, the best first.
    fn ranked<G: Learnable>(
        &mut self,
        game: &G,
        state: &G::State,
        seat: Seat,
        depth: u32,
    ) -> Vec<Line<G::Action>> {
        let mut choices = choices(game, state, seat);
        if self.allowance == 0 && depth > 0 {
            choices.truncate(1);
        }
        let mut settled = |action| {
            let mut after = state.clone();
            game.apply(&mut after, Step::Act(seat, action), &mut Log::off());
            let chance = self.settle(game, &after, seat, depth);
            Line::of(action, chance)
        };
        let mut ranked: Vec<_> = choices.into_iter().map(&mut settled).collect();
        sort(&mut ranked);
        ranked
    }

    /// The chance at the best rest of the own turn, which the seat may end now.
    pub fn search<G: Learnable>(
        &mut self,
        game: &G,
        root: &G::State,
        seat: Seat,
        expansions: u32,
    ) -> f64 {
        let found = Search::new(game, seat, root, self).best(expansions);
        found[0].chance
    }

    /// The chance of `seat` if it takes this step and then does the best it finds.
    pub fn after<G: Learnable>(
        &mut self,
        game: &G,
        state: &G::State,
        seat: Seat,
        action: G::Action,
        expansions: u32,
    ) -> f64 {
        let mut after = state.clone();
        game.apply(&mut after, Step::Act(seat, action), &mut Log::off());
        if may_end(game, &after, seat) {
            self.search(game, &after, seat, expansions)
        } else {
            self.settle(game, &after, seat, 0)
        }
    }

    /// This step, and then the best that is found after it.
    pub(super) fn line_after<G: Learnable>(
        &mut self,
        game: &G,
        state: &G::State,
        seat: Seat,
        action: G::Action,
        expansions: u32,
    ) -> Line<G::Action> {
        let mut after = state.clone();
        game.apply(&mut after, Step::Act(seat, action), &mut Log::off());
        if !may_end(game, &after, seat) {
            return Line::of(action, self.settle(game, &after, seat, 0));
        }
        let mut found = Search::new(game, seat, &after, self).best(expansions);
        let Line {
            action: next,
            mut rest,
            chance,
        } = found.swap_remove(0);
        rest.push(next);
        Line {
            action,
            rest,
            chance,
        }
    }

    /// Its own idea, unless what is `usual` is nearly as good.
    pub(crate) fn weigh<G: Learnable>(
        &mut self,
        sight: &Sight<G>,
        state: &G::State,
        mut own: Vec<Line<G::Action>>,
        (usual, manner): (G::Action, Manner),
        luck: &mut dyn Luck,
    ) -> Line<G::Action> {
        if own.iter().all(|line| line.action != usual) {
            let (game, seat) = (sight.game(), sight.seat());
            let chance = self.after(game, state, seat, usual, self.expansions() / 2);
            own.push(Line::of(usual, chance));
        }
        if manner.trials > 0 {
            return self.try_out(sight, own, manner.trials, luck);
        }
        let best = own.swap_remove(0);
        if best.action == usual {
            return best;
        }
        let margin = f64::from(manner.caution) / 100.0;
        let usual = own.into_iter().find(|line| line.action == usual);
        let usual = usual.expect("it is one of them by now");
        if odds(best.chance) > odds(usual.chance) + margin {
            best
        } else {
            usual
        }
    }

    /// The best lines in a position in which `seat` has a choice, the best first.
    pub fn decide<G: Learnable>(
        &mut self,
        game: &G,
        state: &G::State,
        seat: Seat,
    ) -> Vec<Line<G::Action>> {
        if may_end(game, state, seat) {
            let expansions = self.expansions();
            return Search::new(game, seat, state, self).best(expansions);
        }
        // What a choice makes possible in the same turn is looked at for the best of them.
        let mut best = self.ranked(game, state, seat, 0);
        best.truncate(CLOSER);
        for choice in &mut best {
            choice.chance = self.after(game, state, seat, choice.action, self.expansions() / 2);
        }
        sort(&mut best);
        best
    }
}

impl<A> Line<A> {
    /// A step, and nothing is known of what follows it.
    pub fn of(action: A, chance: f64) -> Line<A> {
        Line {
            action,
            rest: Vec::new(),
            chance,
        }
    }
}

/// The best first; of equals the first stays first.
pub(super) fn sort<A>(lines: &mut [Line<A>]) {
    lines.sort_by(|one, other| other.chance.total_cmp(&one.chance));
}

/// What a seat has of the end of a game.
pub(super) fn won(outcome: &Outcome, seat: Seat) -> f64 {
    if outcome.winners.contains(seat) {
        1.0 / f64::from(outcome.winners.len().max(1))
    } else {
        0.0
    }
}

/// Is it the own turn, and could it end here?
fn may_end<G: Learnable>(game: &G, state: &G::State, seat: Seat) -> bool {
    game.awaits(state) == Awaits::Seats(SeatSet::of(seat))
        && game.is_on_turn(state, seat)
        && !game.rests(state)
        && game.menu(state, seat).contains(game.end())
}

pub(super) fn choices<G: Learnable>(game: &G, state: &G::State, seat: Seat) -> Vec<G::Action> {
    let menu = game.menu(state, seat);
    let short = game.shortlist(state, seat, &menu);
    if short.is_empty() {
        (0..menu.count()).map(|k| menu.nth(k)).collect()
    } else {
        short
    }
}
