//! Trials: what becomes of a choice if the game goes on from it?
//!
//! Two choices that are nearly as good differ by less than a net errs. So the best few are tried:
//! everybody plays on as greedy does for a round or two, and only then the net is asked. All
//! choices meet the same worlds and the same luck.

use game::{Awaits, Choices, Log, Luck, Seat, Step, Tickets};

use super::turn::{Learnable, Line, Mind, sort, won};
use crate::{Bot, FastLuck, Sight};

/// A choice that seems worse than the best by so much is not tried.
const HOPELESS: f64 = 0.12;
/// What the search said counts like so many trials.
const PRIOR: f64 = 8.0;
/// After so many worlds, and again after as many, choices that fell behind are given up.
const GLANCE: u32 = 12;
/// Steps of one trial; then the net answers wherever the game is.
const MOST_STEPS: u32 = 500;

impl Mind {
    /// The best of these lines by trials in so many worlds that agree with what the seat sees.
    pub(crate) fn try_out<G: Learnable>(
        &mut self,
        sight: &Sight<G>,
        mut lines: Vec<Line<G::Action>>,
        worlds: u32,
        luck: &mut dyn Luck,
    ) -> Line<G::Action> {
        sort(&mut lines);
        let least = lines[0].chance - HOPELESS;
        lines.retain(|line| line.chance >= least);
        let mut tried: Vec<Tried<G::Action>> = lines.into_iter().map(Tried::new).collect();
        self.steps = 0;
        let most = self.effort.of(sight.game().stamina().steps);
        for number in 1..=self.effort.of(worlds) {
            if tried.len() == 1 || self.steps >= most {
                break;
            }
            self.try_all(sight, &mut tried, luck);
            if number % GLANCE == 0 {
                give_up(&mut tried);
            }
        }
        let best = tried
            .into_iter()
            .reduce(|best, it| if it.value() > best.value() { it } else { best });
        let best = best.expect("somebody has a line");
        let chance = best.value();
        Line {
            chance,
            ..best.line
        }
    }

    /// What all these lines come to in so many worlds.
    pub(super) fn tally<G: Learnable>(
        &mut self,
        sight: &Sight<G>,
        lines: Vec<Line<G::Action>>,
        worlds: u32,
        luck: &mut dyn Luck,
    ) -> Vec<Tried<G::Action>> {
        let mut tried: Vec<Tried<G::Action>> = lines.into_iter().map(Tried::new).collect();
        self.steps = 0;
        for _ in 0..worlds {
            if self.steps >= sight.game().stamina().steps {
                break;
            }
            self.try_all(sight, &mut tried, luck);
        }
        tried
    }

    /// Tries all lines in one more world, with the same luck.
    fn try_all<G: Learnable>(
        &mut self,
        sight: &Sight<G>,
        tried: &mut [Tried<G::Action>],
        luck: &mut dyn Luck,
    ) {
        let world = sight.imagine(luck);
        let seed = u64::from(luck.below(u32::MAX));
        let rounds = sight.game().stamina().rounds;
        for it in tried {
            let luck = FastLuck::of_game(seed, 0);
            let chance = self.play_on(sight, &world, &it.line, rounds, luck);
            it.chances.push(chance);
        }
    }

    /// The chance of the seat after a line, when it has been on turn again so often.
    fn play_on<G: Learnable>(
        &mut self,
        sight: &Sight<G>,
        world: &G::State,
        line: &Line<G::Action>,
        mut rounds: u32,
        mut luck: FastLuck,
    ) -> f64 {
        let (game, seat) = (sight.game(), sight.seat());
        let mut bots: Vec<G::Usual> = Seat::all(game.seats())
            .map(|_| G::Usual::default())
            .collect();
        let (mut state, mut log) = (world.clone(), Log::off());
        let mut rest = line.rest.clone();
        game.apply(&mut state, Step::Act(seat, line.action), &mut log);
        let mut was_others_turn = !game.is_on_turn(&state, seat);
        for _ in 0..MOST_STEPS {
            self.steps += 1;
            match game.awaits(&state) {
                Awaits::Over(outcome) => return won(&outcome, seat),
                Awaits::Chance => {
                    let bag = game.bag(&state);
                    let outcome = bag.nth(luck.below(bag.total()));
                    game.apply(&mut state, Step::Chance(outcome), &mut log);
                }
                Awaits::Seats(asked) => {
                    let is_own_turn = game.is_on_turn(&state, seat);
                    if is_own_turn && was_others_turn && game.rests(&state) {
                        rounds -= 1;
                        if rounds == 0 {
                            break;
                        }
                        was_others_turn = false;
                    }
                    was_others_turn |= !is_own_turn;
                    let asked = asked.lowest();
                    let planned = (asked == seat).then(|| rest.pop()).flatten();
                    let planned = planned.filter(|step| game.menu(&state, seat).contains(*step));
                    let action = planned.unwrap_or_else(|| {
                        if asked == seat {
                            rest.clear();
                        }
                        bots[asked.index()].choose(&Sight::new(game, &state, asked), &mut luck)
                    });
                    game.apply(&mut state, Step::Act(asked, action), &mut log);
                }
            }
        }
        self.look(game, &state, seat)
    }
}

/// A line, and what its trials came to.
pub(super) struct Tried<A> {
    pub line: Line<A>,
    pub chances: Vec<f64>,
}

impl<A> Tried<A> {
    pub fn new(line: Line<A>) -> Tried<A> {
        Tried {
            line,
            chances: Vec::new(),
        }
    }

    pub fn value(&self) -> f64 {
        let sum: f64 = self.chances.iter().sum();
        (sum + PRIOR * self.line.chance) / (self.chances.len() as f64 + PRIOR)
    }

    /// The standard error of the mean.
    pub fn error(&self) -> f64 {
        standard_error(self.chances.iter().copied())
    }

    /// The standard error of the distance from another, which met the same luck.
    pub fn error_against(&self, other: &Tried<A>) -> f64 {
        let gaps = self.chances.iter().zip(&other.chances);
        standard_error(gaps.map(|(one, two)| one - two))
    }

    /// Is it worse than another by more than luck explains?
    fn is_behind(&self, other: &Tried<A>) -> bool {
        let count = self.chances.len() as f64;
        let gaps = || {
            other
                .chances
                .iter()
                .zip(&self.chances)
                .map(|(one, two)| one - two)
        };
        let mean = gaps().sum::<f64>() / count;
        let spread = gaps().map(|gap| (gap - mean) * (gap - mean)).sum::<f64>();
        // Two and a half standard errors.
        mean > 0.0 && mean * mean * count * (count - 1.0) > 6.25 * spread
    }
}

/// That of the mean of these; one for a single number, which tells nothing.
fn standard_error(numbers: impl Iterator<Item = f64> + Clone) -> f64 {
    let count = numbers.clone().count() as f64;
    if count < 2.0 {
        return 1.0;
    }
    let mean = numbers.clone().sum::<f64>() / count;
    let spread: f64 = numbers.map(|it| (it - mean) * (it - mean)).sum();
    (spread / (count * (count - 1.0))).sqrt()
}

/// Leaves those that may still be the best.
fn give_up<A>(tried: &mut Vec<Tried<A>>) {
    let mean = |it: &Tried<A>| it.chances.iter().sum::<f64>();
    let best = (0..tried.len()).reduce(|best, it| {
        if mean(&tried[it]) > mean(&tried[best]) {
            it
        } else {
            best
        }
    });
    let best = tried.swap_remove(best.expect("somebody has a line"));
    tried.retain(|it| !it.is_behind(&best));
    tried.push(best);
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tried(action: u8, chance: f64, chances: &[f64]) -> Tried<u8> {
        Tried {
            line: Line::of(action, chance),
            chances: chances.to_vec(),
        }
    }

    #[test]
    fn only_what_is_clearly_worse_is_given_up() {
        let mut lines = vec![
            tried(0, 0.5, &[0.6, 0.5, 0.7, 0.6]),
            tried(1, 0.5, &[0.4, 0.3, 0.5, 0.4]),
            // Now better, now worse.
            tried(2, 0.5, &[0.9, 0.2, 0.9, 0.3]),
        ];
        give_up(&mut lines);
        let mut left: Vec<u8> = lines.iter().map(|it| it.line.action).collect();
        left.sort_unstable();
        assert_eq!(left, [0, 2]);
    }

    #[test]
    fn what_the_search_said_counts_less_the_more_is_tried() {
        assert!((tried(0, 0.5, &[]).value() - 0.5).abs() < 1e-12);
        let few = tried(0, 0.5, &[0.9; 8]).value();
        let many = tried(0, 0.5, &[0.9; 80]).value();
        assert!((few - 0.7).abs() < 1e-12, "{few}");
        assert!(few < many && many < 0.9, "{many}");
    }
}
