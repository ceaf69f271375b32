//! Games from which a net learns: every position at rest, for every seat.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread::{self, ScopedJoinHandle};

use arena::FastLuck;
use bots::learned::{Inputs, Manner, Mind, Net, tell};
use bots::{Bot, Sight};
use game::{Awaits, Choices, Log, Luck, Outcome, Seat, Setup, Step, Tickets};

use crate::{Lessons, Options, Student};

/// Who plays, and what is kept of it.
#[derive(Clone, Debug)]
pub struct Pupil {
    /// The net that plays and learns; with none, greedy bots play.
    pub net: Option<Arc<Net>>,
    /// Positions of its own turn from which it looks further.
    pub expansions: u32,
    /// By so many hundredths of log-odds its own idea must be better than greedy's.
    pub caution: u32,
    /// So many of a hundred decisions are made at random; three times as many when founding.
    pub random: u32,
    /// In so many of a hundred games the net plays against greedy bots.
    pub against_greedy: u32,
    /// In so many of a hundred games the net makes offers; they take most of its time.
    pub trading: u32,
    /// How much of a lesson is what the game came to; the rest is what the net said next.
    pub lambda: f64,
    /// So many of a hundred positions are kept: neighbours are alike.
    pub kept: u32,
}

/// Games with more decisions are given up.
const MOST_ACTIONS: u64 = 2500;

/// Plays games at these tables by turns, on several threads; the lessons of those that ended.
pub fn play_many<G: Student>(
    tables: &[Options<G>],
    pupil: &Pupil,
    games: u64,
    seed: u64,
    threads: usize,
) -> Lessons {
    let next = AtomicU64::new(0);
    let work = || {
        let mut lessons = Lessons::default();
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= games {
                return lessons;
            }
            let options = &tables[number as usize % tables.len()];
            play_one::<G>(
                options,
                pupil,
                FastLuck::of_game(seed, number),
                &mut lessons,
            );
        }
    };
    let parts: Vec<Lessons> = thread::scope(|scope| {
        let workers: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
        let done = workers.into_iter().map(ScopedJoinHandle::join);
        done.map(|part| part.expect("a worker that fails has said so"))
            .collect()
    });
    let mut lessons = Lessons::default();
    for part in &parts {
        lessons.append(part);
    }
    lessons
}

/// What one seat saw of a game.
#[derive(Default)]
struct Trace {
    inputs: Vec<Vec<i16>>,
    /// What the net said.
    chances: Vec<f64>,
    /// Something was done at random before the next position, so it says nothing about this one.
    is_cut: Vec<bool>,
}

impl Trace {
    fn cut(&mut self) {
        if let Some(is_cut) = self.is_cut.last_mut() {
            *is_cut = true;
        }
    }
}

fn play_one<G: Student>(
    options: &Options<G>,
    pupil: &Pupil,
    mut luck: FastLuck,
    lessons: &mut Lessons,
) {
    let setup = G::Setup::deal(options, &mut luck).expect("options that can be dealt");
    let rules = G::open(setup).expect("a set-up that was dealt");
    let mut bots = line_up(&rules, pupil, &mut luck);
    let mut mind = pupil.net.as_ref().map(|net| Mind::new(Arc::clone(net), 0));
    let mut traces: Vec<Trace> = Seat::all(rules.seats()).map(|_| Trace::default()).collect();
    let Some(outcome) = follow(
        &rules,
        pupil,
        &mut bots,
        &mut luck,
        &mut |noted| match noted {
            Noted::Rest(state) => note(&rules, state, mind.as_mut(), &mut traces),
            Noted::Random => traces.iter_mut().for_each(Trace::cut),
        },
    ) else {
        return;
    };
    for (seat, trace) in Seat::all(rules.seats()).zip(&traces) {
        learn(trace, outcome, seat, pupil, &mut luck, lessons);
    }
}

fn line_up<G: Student>(rules: &G, pupil: &Pupil, luck: &mut FastLuck) -> Vec<Box<dyn Bot<G>>> {
    let against_greedy = luck.below(100) < pupil.against_greedy;
    let trades = luck.below(100) < pupil.trading;
    let manner = Manner {
        expansions: pupil.expansions,
        caution: pupil.caution,
        trades,
        trials: 0,
    };
    let learner = Seat(luck.below(u32::from(rules.seats())) as u8);
    let bot = |seat: Seat| match &pupil.net {
        Some(net) if !against_greedy || seat == learner => G::learned(Arc::clone(net), manner),
        _ => Box::new(G::Usual::default()),
    };
    Seat::all(rules.seats()).map(bot).collect()
}

/// What is noted of a game while it goes on: a position at rest, or that chance decided for a bot.
enum Noted<'a, S> {
    Rest(&'a S),
    Random,
}

/// Plays a game to its end, if it has one.
fn follow<G: Student>(
    rules: &G,
    pupil: &Pupil,
    bots: &mut [Box<dyn Bot<G>>],
    luck: &mut FastLuck,
    noted: &mut dyn FnMut(Noted<G::State>),
) -> Option<Outcome> {
    let mut state = rules.start();
    let mut log = Log::off();
    let (mut actions, mut last) = (0, None);
    while actions < MOST_ACTIONS {
        match rules.awaits(&state) {
            Awaits::Over(outcome) => return Some(outcome),
            Awaits::Chance => {
                let bag = rules.bag(&state);
                let outcome = bag.nth(luck.below(bag.total()));
                rules.apply(&mut state, Step::Chance(outcome), &mut log);
            }
            Awaits::Seats(asked) => {
                let seat = asked.lowest();
                let moment = Some(rules.moment(&state));
                if rules.rests(&state) && moment != last {
                    last = moment;
                    noted(Noted::Rest(&state));
                }
                let sight = Sight::new(rules, &state, seat);
                let mut action = bots[seat.index()].choose(&sight, luck);
                if luck.below(100) < pupil.random * rules.whims(&state) {
                    let menu = rules.menu(&state, seat);
                    action = menu.nth(luck.below(menu.count()));
                    noted(Noted::Random);
                }
                rules.apply(&mut state, Step::Act(seat, action), &mut log);
                actions += 1;
            }
        }
    }
    None
}

/// Notes a position as every seat sees it.
fn note<G: Student>(
    rules: &G,
    state: &G::State,
    mut mind: Option<&mut Mind>,
    traces: &mut [Trace],
) {
    for (seat, trace) in (0..).map(Seat).zip(traces) {
        let mut inputs = Inputs::default();
        tell(rules, state, seat, &mut inputs);
        let said = mind.as_mut().map(|mind| mind.look(rules, state, seat));
        trace.inputs.push(inputs.steps().to_vec());
        trace.chances.push(said.unwrap_or(0.5));
        trace.is_cut.push(false);
    }
}

/// From the end backwards: each position learns from the result and from what was said later.
fn learn(
    trace: &Trace,
    outcome: Outcome,
    seat: Seat,
    pupil: &Pupil,
    luck: &mut FastLuck,
    lessons: &mut Lessons,
) {
    let won = outcome.winners.contains(seat);
    let share = 1.0 / f64::from(outcome.winners.len().max(1));
    let mut chance = if won { share } else { 0.0 };
    // Without a net nobody has said anything yet.
    let lambda = if pupil.net.is_some() {
        pupil.lambda
    } else {
        1.0
    };
    let last = trace.inputs.len().saturating_sub(1);
    for step in (0..trace.inputs.len()).rev() {
        if trace.is_cut[step] && pupil.net.is_some() {
            chance = trace.chances[step];
            continue;
        }
        if step < last {
            chance = lambda * chance + (1.0 - lambda) * trace.chances[step + 1];
        }
        if luck.below(100) < pupil.kept {
            lessons.push(&trace.inputs[step], chance);
        }
    }
}
