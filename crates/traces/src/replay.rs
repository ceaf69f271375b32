//! A game of theirs, played again in our engine and compared at every ply.

use std::fmt;

use board::{Action, Chance, Goods, Resource, Rules, State, Task, route_length};
use game::{Awaits, Game, Log, Seat, Step, StepOf};
use records::Journal;

use crate::deed::Deed;
use crate::difference::{Difference, Differences, Tally};
use crate::flag::Flag;
use crate::lists;
use crate::snapshot::Snapshot;
use crate::trace::{Ply, Trace};

/// What came of one game.
pub struct Replayed {
    pub plies: usize,
    /// Plies whose list and state were compared.
    pub compared: usize,
    /// Plies that were not, because the trace leaves the rules there or has left them before.
    pub left: usize,
    pub differences: Tally,
    pub divergence: Option<Divergence>,
    /// The game as far as it was compared.
    pub journal: Journal<Rules>,
}

/// Something no documented difference explains.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Divergence {
    pub ply: usize,
    pub reason: String,
}

impl fmt::Display for Divergence {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "ply {}: {}", self.ply, self.reason)
    }
}

/// Plays a trace until it ends, leaves the rules, or diverges.
pub fn replay(trace: &Trace, allowed: &Differences) -> Replayed {
    let rules = &*trace.rules;
    let mut walk = Walk {
        trace,
        rules,
        allowed,
        state: rules.start(),
        steps: Vec::new(),
        differences: Tally::default(),
        drawn: 0,
        counted: false,
        excused: None,
        after_first_free_road: false,
    };
    let (mut compared, mut left, mut divergence) = (0, 0, walk.begin().err());
    for number in 0..trace.plies.len() {
        if divergence.is_some() {
            break;
        }
        let length = walk.steps.len();
        match walk.ply(number) {
            Ok(Went::On) => compared += 1,
            Ok(Went::Apart) => {
                left = trace.plies.len() - number;
                walk.steps.truncate(length);
                break;
            }
            Err(reason) => {
                walk.steps.truncate(length);
                divergence = Some(Divergence {
                    ply: number,
                    reason,
                });
            }
        }
    }
    let is_whole = compared == trace.plies.len();
    let outcome = rules.outcome(&walk.state).filter(|_| is_whole);
    Replayed {
        plies: trace.plies.len(),
        compared,
        left,
        differences: walk.differences,
        divergence,
        journal: Journal::unsealed(trace.rules.clone(), walk.steps, outcome),
    }
}

/// Whether both games are still the same one.
enum Went {
    On,
    /// The trace has left the rules; its plies from here on tell nothing.
    Apart,
}

struct Walk<'a> {
    trace: &'a Trace,
    rules: &'a Rules,
    allowed: &'a Differences,
    state: State,
    steps: Vec<StepOf<Rules>>,
    differences: Tally,
    /// Development cards drawn so far.
    drawn: usize,
    /// Something was built since the founding phase, so that their lengths are counted.
    counted: bool,
    /// Their lengths and ours, where a flag says that theirs are wrong.
    excused: Option<(Vec<u8>, Vec<u8>)>,
    after_first_free_road: bool,
}

impl Walk<'_> {
    /// Compares the tables before the first action.
    fn begin(&mut self) -> Result<(), Divergence> {
        let initial = &self.trace.initial;
        let deck = self
            .trace
            .deck
            .iter()
            .map(|card| board::Cards::of(*card, 1));
        let ours = Snapshot::of(self.rules, &self.state, &initial.snapshot);
        let reason = if deck.sum::<board::Cards>() == self.state.secret.deck {
            ours.differs(&initial.snapshot, self.rules)
        } else {
            Some("the deck is another one".to_owned())
        };
        reason.map_or(Ok(()), |reason| Err(Divergence { ply: 0, reason }))
    }

    fn ply(&mut self, number: usize) -> Result<Went, String> {
        let ply = &self.trace.plies[number];
        let flags = self.trace.flags_at(number);
        match self.rules.awaits(&self.state) {
            Awaits::Seats(seats) if seats.contains(ply.seat) => {}
            Awaits::Over(_) => return Err("our game is over".into()),
            Awaits::Seats(_) | Awaits::Chance => {
                return Err(format!("we do not wait for seat {}", ply.seat.0));
            }
        }
        let free = self.after_first_free_road;
        for difference in lists::compare(self.rules, &self.state, ply.seat, &ply.allowed, free)? {
            self.note(difference)?;
        }
        if self.is_impossible(ply, flags)? {
            return Ok(Went::Apart);
        }
        let bank = self.state.public.bank;
        let is_build = matches!(ply.deed, Deed::Road(_) | Deed::Settle(_))
            && !matches!(self.state.task(), Task::FoundRoad | Task::FoundSettlement);
        self.carry_out(ply)?;
        let mut ours = Snapshot::of(self.rules, &self.state, &ply.after.snapshot);
        for flag in flags {
            self.deviate(&mut ours, ply, flag, bank)?;
        }
        if let Some(reason) = ours.differs(&ply.after.snapshot, self.rules) {
            return Err(reason);
        }
        self.compare_routes(ply, flags, is_build)?;
        if number + 1 == self.trace.plies.len() {
            self.compare_ends(ply, flags)?;
        } else if flags.contains(&Flag::OutOfTurn) {
            return Err("a flag says that the game ends, but it goes on".into());
        }
        let partings: Vec<Difference> = flags.iter().filter_map(Flag::parting).collect();
        for difference in &partings {
            self.note(*difference)?;
        }
        Ok(if partings.is_empty() {
            Went::On
        } else {
            Went::Apart
        })
    }

    /// Counts a documented difference; one that is not allowed is a divergence.
    fn note(&mut self, difference: Difference) -> Result<(), String> {
        if !self.allowed.contains(difference) {
            return Err(format!("{difference} is not allowed"));
        }
        self.differences.count(difference);
        Ok(())
    }

    /// Is the action one that our rules cannot follow? Notes the difference if so.
    fn is_impossible(&mut self, ply: &Ply, flags: &[Flag]) -> Result<bool, String> {
        let is_flagged = flags.contains(&Flag::ThroughBuilding);
        match ply.deed {
            Deed::Road(edge) if lists::leads_through(self.rules, &self.state, ply.seat, edge) => {
                if !is_flagged {
                    return Err("a road through a foreign building, without a flag".into());
                }
                self.note(Difference::RoadBuiltThroughBuilding)?;
                Ok(true)
            }
            _ if is_flagged => Err("a flag says that a legal road is illegal".into()),
            // BASE-69: two cards are taken if the bank has two.
            Deed::Invention(_, None) if self.state.public.bank.total() > 1 => {
                self.note(Difference::InventionPlayedForOne)?;
                Ok(true)
            }
            _ => Ok(false),
        }
    }

    /// Plays our steps for one action of theirs.
    fn carry_out(&mut self, ply: &Ply) -> Result<(), String> {
        self.after_first_free_road = self.state.task() == Task::FirstFreeRoad;
        if let Deed::Trade { give, rate, .. } = ply.deed {
            let ours = self.state.pieces(ply.seat).rates.count(give);
            if ours != rate {
                return Err(format!("they trade at {rate}:1, we at {ours}:1"));
            }
        }
        for action in ply.deed.actions() {
            // The only victim is robbed without being named.
            let is_only =
                matches!(action, Action::Rob(victim) if self.state.task() == Task::Steal(victim));
            if !is_only {
                self.step(Step::Act(ply.seat, action))?;
            }
        }
        match (self.rules.awaits(&self.state), ply.drawn) {
            (Awaits::Chance, Some(outcome)) => {
                self.check_deck(outcome)?;
                self.step(Step::Chance(outcome))
            }
            (Awaits::Chance, None) => Err("we draw where they do not".into()),
            (_, Some(_)) => Err("they draw where we do not".into()),
            (_, None) => Ok(()),
        }
    }

    fn step(&mut self, step: StepOf<Rules>) -> Result<(), String> {
        let played = self.rules.play(&mut self.state, step, &mut Log::off());
        played.map_err(|refused| format!("{} is {refused}", self.text(step)))?;
        self.steps.push(step);
        Ok(())
    }

    fn text(&self, step: StepOf<Rules>) -> String {
        use game::Notation;
        match step {
            Step::Act(seat, action) => format!("{:?} of seat {}", action.write(self.rules), seat.0),
            Step::Chance(outcome) => format!("{:?}", outcome.write(self.rules)),
        }
    }

    /// The card must be the next of the deck the trace began with.
    fn check_deck(&mut self, outcome: Chance) -> Result<(), String> {
        if let Chance::Drawn(card) = outcome {
            if self.trace.deck.get(self.drawn) != Some(&card) {
                return Err(format!("{card:?} is not the next card of the deck"));
            }
            self.drawn += 1;
        }
        Ok(())
    }

    /// Changes our snapshot as a flag says theirs is wrong, after comparing its claim with our own
    /// sums; `bank` is what lay there before the ply.
    fn deviate(
        &self,
        ours: &mut Snapshot,
        ply: &Ply,
        flag: &Flag,
        bank: Goods,
    ) -> Result<(), String> {
        match flag {
            Flag::Award { theirs, exact } => {
                if ours.route_holder != *exact || theirs == exact {
                    let holder = ours.route_holder;
                    return Err(format!(
                        "longest road: ours {holder:?}, exact by their flag {exact:?}"
                    ));
                }
                ours.award_route(*theirs);
            }
            Flag::Shortage(kind) => {
                let left = bank.count(*kind);
                match self.claims(ply, *kind)[..] {
                    [(seat, claim)] if claim > left => ours.give_back(seat, *kind, left)?,
                    _ => return Err(format!("{kind:?} is not short for one player only")),
                }
            }
            Flag::Lengths { .. } | Flag::ThroughBuilding | Flag::OutOfTurn => {}
        }
        Ok(())
    }

    /// Who is due how much of a kind by the roll of this ply.
    fn claims(&self, ply: &Ply, kind: Resource) -> Vec<(Seat, u8)> {
        let Some(Chance::Dice(one, two)) = ply.drawn else {
            return Vec::new();
        };
        let paying = self.rules.yields(one + two).iter();
        let paying =
            paying.filter(|hex| hex.hex != self.state.public.robber && hex.card.count(kind) > 0);
        let corners: Vec<_> = paying.map(|hex| hex.corners).collect();
        let claim = |seat| {
            let pieces = self.state.pieces(seat);
            let due = |at| (pieces.settlements & at).len() + 2 * (pieces.cities & at).len();
            (seat, corners.iter().map(|at| due(*at)).sum::<u32>() as u8)
        };
        let claims = Seat::all(self.rules.players).map(claim);
        claims.filter(|(_, claim)| *claim > 0).collect()
    }

    /// Compares the lengths of routes; where they differ, a flag must have said so.
    fn compare_routes(&mut self, ply: &Ply, flags: &[Flag], is_build: bool) -> Result<(), String> {
        let length = |seat| route_length(self.rules, &self.state, seat);
        let ours: Vec<u8> = Seat::all(self.rules.players).map(length).collect();
        let theirs = &ply.after.routes;
        let differ = || format!("lengths of routes: ours {ours:?}, theirs {theirs:?}");
        let claim = flags.iter().find_map(|flag| match flag {
            Flag::Lengths { theirs, exact } => Some((theirs.clone(), exact.clone())),
            _ => None,
        });
        if let Some((claimed, exact)) = &claim {
            if claimed != theirs || *exact != ours || theirs == exact {
                return Err(format!("{}; their flag says {exact:?}", differ()));
            }
            self.excused = claim;
            return self.note(Difference::RouteLength);
        }
        // Their lengths change only where something is built.
        self.excused.take_if(|_| is_build || ours == *theirs);
        self.counted |= is_build;
        if ours == *theirs {
            Ok(())
        } else if !self.counted && theirs.iter().all(|length| *length == 0) {
            self.note(Difference::RouteUncounted)
        } else if self
            .excused
            .as_ref()
            .is_some_and(|(t, o)| t == theirs && *o == ours)
        {
            self.note(Difference::RouteLength)
        } else {
            Err(differ())
        }
    }

    /// Compares winner and points after the last ply.
    fn compare_ends(&self, ply: &Ply, flags: &[Flag]) -> Result<(), String> {
        let theirs = &ply.after.snapshot;
        if theirs.points != self.trace.final_points {
            let points = &self.trace.final_points;
            return Err(format!(
                "final points: {points:?} after {:?}",
                theirs.points
            ));
        }
        let winner = self.trace.winner;
        if flags.contains(&Flag::OutOfTurn) {
            let has_won =
                |seat: Seat| seat != theirs.turn && theirs.points[seat.index()] >= self.rules.goal;
            return if winner.is_some_and(has_won) {
                Ok(())
            } else {
                Err("a flag says that somebody not on turn has won".into())
            };
        }
        if flags.iter().any(|flag| flag.parting().is_some()) {
            return Ok(());
        }
        let outcome = self.rules.outcome(&self.state);
        let ours = outcome.and_then(|outcome| outcome.winners.iter().next());
        if ours == winner {
            Ok(())
        } else {
            Err(format!("winner: ours {ours:?}, theirs {winner:?}"))
        }
    }
}
