//! An analysis as it is stored, sent and printed.

use bots::Weighed;
use families::Family;
use game::{Describe, Notation, Step};
use protocol::{
    ChoiceCard, DecisionCard, DrawKind, DrawLuck, GameAnalysis, Income, Mark, NumberCount, Phrase,
    Reading, ReceiptCount, RollCount, SeatAccount, Unit, WeighedChoice,
};

use crate::cards::cards;
use crate::curve::Curve;
use crate::decision::{Decision, scale};
use crate::mark::Scale;
use crate::rolls::{Rolls, draw_kind};
use crate::tale::Tale;
use crate::turns::turns;

/// A chance, in ten-thousandths.
const OF_CHANCE: f64 = 10_000.0;
/// Points, in hundredths.
const OF_POINTS: f64 = 100.0;

/// An analysis that grows: first the curve, then decision by decision.
#[derive(Clone, PartialEq, Debug)]
pub struct Report {
    /// What is known so far.
    pub analysis: GameAnalysis,
    curve: Curve,
    scale: Scale,
    /// The kind of every draw, by its step.
    kinds: Vec<Option<DrawKind>>,
    /// How far trials were from the curve: the sum of squares, and of what they are counted by.
    distance: (f64, f64),
    /// What each seat's decisions cost.
    lost: Vec<f64>,
}

/// The steps that are decisions.
pub fn decisions<G: Family>(tale: &Tale<G>) -> Vec<usize> {
    let steps = tale.steps.iter().enumerate();
    let decisions = steps.filter(|(_, step)| matches!(step, Step::Act(..)));
    decisions.map(|(number, _)| number).collect()
}

impl Report {
    /// The report of a curve; decisions are still to come.
    pub fn new<G: Family>(tale: &Tale<G>, curve: Curve, is_cut: bool) -> Report {
        let scale = scale(tale.game);
        let unit = if curve.points.is_some() {
            Unit::Points
        } else {
            Unit::Chances
        };
        let seats = usize::from(tale.game.seats());
        let mut report = Report {
            analysis: GameAnalysis {
                progress: Reading {
                    done: 0,
                    of: decisions(tale).len() as u32,
                },
                unit,
                steps: tale.steps.len() as u32,
                is_cut,
                chances: rows(&curve.chances, OF_CHANCE),
                points: curve.points.as_ref().map(|points| rows(points, OF_POINTS)),
                margin: 0,
                draws: Vec::new(),
                decisions: Vec::new(),
                seats: Vec::new(),
                rolls: rolls(&Rolls::of(tale)),
                cards: cards(tale),
                turns: turns(tale),
            },
            kinds: kinds(tale),
            curve,
            scale,
            distance: (0.0, 0.0),
            lost: vec![0.0; seats],
        };
        report.analysis.draws = report.draws();
        report.analysis.seats = (0..seats).map(|seat| report.account(seat)).collect();
        report
    }

    /// The chances before a step, which say whether the game was still open.
    pub fn chances(&self, step: usize) -> &[f64] {
        &self.curve.chances[step]
    }

    /// One more decision was looked at; if it could be weighed, here it is.
    pub fn add<G: Family>(&mut self, game: &G, decision: Option<&Decision<G::Action>>) {
        self.analysis.progress.done += 1;
        let Some(decision) = decision else {
            return;
        };
        let seat = decision.seat.index();
        self.lost[seat] += decision.loss();
        let after = self.curve.worths()[decision.step + 1][seat];
        let distance = decision.choices[decision.played].value - after;
        self.distance.0 += distance * distance;
        self.distance.1 += match self.analysis.unit {
            Unit::Chances => 4.0 * after * (1.0 - after),
            Unit::Points => 1.0,
        };
        let (squares, count) = self.distance;
        if count > 0.0 {
            self.analysis.margin = self.tell((squares / count).sqrt());
        }
        let card = self.card(game, decision);
        let account = &mut self.analysis.seats[seat];
        account.weighed += 1;
        match card.mark {
            Some(Mark::Inaccuracy) => account.inaccuracies += 1,
            Some(Mark::Mistake) => account.mistakes += 1,
            Some(Mark::Blunder) => account.blunders += 1,
            Some(Mark::Good | Mark::Luck) | None => {}
        }
        account.lost = tell(self.lost[seat], self.analysis.unit);
        let place = self
            .analysis
            .decisions
            .partition_point(|other| other.step < card.step);
        self.analysis.decisions.insert(place, card);
    }

    fn tell(&self, value: f64) -> i32 {
        tell(value, self.analysis.unit)
    }

    fn card<G: Family>(&self, game: &G, decision: &Decision<G::Action>) -> DecisionCard {
        let weighed = |it: &Weighed<G::Action>| card(game, it, self.analysis.unit);
        DecisionCard {
            step: decision.step as u32 + 1,
            seat: decision.seat.0,
            choices: decision.choices.iter().map(weighed).collect(),
            played: decision.played as u32,
            loss: self.tell(decision.loss()),
            why: decision.why.iter().map(Phrase::from).collect(),
            mark: decision.mark,
        }
    }

    fn draws(&self) -> Vec<DrawLuck> {
        let draws = self.curve.luck.iter().enumerate();
        draws
            .filter_map(|(step, luck)| {
                let luck = luck.as_ref()?;
                let told: Vec<i32> = luck.iter().map(|it| self.tell(*it)).collect();
                told.iter().any(|it| *it != 0).then(|| DrawLuck {
                    step: step as u32 + 1,
                    kind: self.kinds[step].unwrap_or(DrawKind::Other),
                    mark: self.scale.of_luck(luck),
                    luck: told,
                })
            })
            .collect()
    }

    fn account(&self, seat: usize) -> SeatAccount {
        let account = self.curve.account(seat);
        let [beginning, luck, result] =
            [account.beginning, account.luck, account.result].map(|it| self.tell(it));
        SeatAccount {
            beginning,
            luck,
            // So that rounded figures add up, too.
            play: result - beginning - luck,
            result,
            adjusted: result - luck,
            lost: 0,
            inaccuracies: 0,
            mistakes: 0,
            blunders: 0,
            weighed: 0,
        }
    }
}

/// A choice and its worth as a screen shows them.
pub(crate) fn card<G: Describe>(game: &G, it: &Weighed<G::Action>, unit: Unit) -> WeighedChoice {
    WeighedChoice {
        choice: choice(game, it.action),
        rest: it.rest.iter().map(|action| choice(game, *action)).collect(),
        value: tell(it.value, unit),
        margin: tell(it.margin, unit),
    }
}

/// An action as a screen shows it.
fn choice<G: Describe>(game: &G, action: G::Action) -> ChoiceCard {
    let deed = game.deed(action);
    ChoiceCard {
        action: action.write(game),
        verb: deed.verb.to_owned(),
        target: deed.target,
        phrase: Phrase::from(&deed.phrase),
    }
}

fn rolls(rolls: &Rolls) -> Option<RollCount> {
    let of = |value: f64| (value * OF_POINTS).round() as i32;
    let chance = |value: f64| (value * OF_CHANCE).round() as i32;
    let number = |(number, it): (&u8, &crate::rolls::Number)| {
        let (low, high) = it.expected.band();
        NumberCount {
            number: *number,
            count: it.count as u32,
            expected: of(it.expected.mean()),
            low: low as u32,
            high: high as u32,
            at_most: chance(it.expected.at_most(it.count)),
            at_least: chance(it.expected.at_least(it.count)),
        }
    };
    let seat = |it: &crate::rolls::Receipts| ReceiptCount {
        received: it.received as u32,
        expected: of(it.expected.mean()),
        deviation: of(it.expected.deviation()),
        at_most: chance(it.expected.at_most(it.received)),
        at_least: chance(it.expected.at_least(it.received)),
        blocked: it.blocked,
        robbed: it.robbed,
        stolen: it.stolen,
        discarded: it.discarded,
        drawn: it.drawn,
    };
    (rolls.count > 0).then(|| RollCount {
        rolls: rolls.count,
        numbers: rolls.numbers.iter().map(number).collect(),
        seats: rolls.seats.iter().map(seat).collect(),
        incomes: incomes(rolls),
    })
}

/// What a roll could be expected to pay, where that is other than at the roll before.
fn incomes(rolls: &Rolls) -> Vec<Income> {
    let told = rolls.incomes.iter().map(|(step, expected)| Income {
        step: *step as u32 + 1,
        expected: expected
            .iter()
            .map(|it| (it * OF_POINTS).round() as i32)
            .collect(),
    });
    let mut told: Vec<Income> = told.collect();
    told.dedup_by(|one, before| one.expected == before.expected);
    told
}

fn kinds<G: Family>(tale: &Tale<G>) -> Vec<Option<DrawKind>> {
    let steps = tale.states.iter().zip(&tale.steps);
    steps
        .map(|(state, step)| match step {
            Step::Act(..) => None,
            Step::Chance(_) => Some(draw_kind(tale.game, state, *step)),
        })
        .collect()
}

fn rows(rows: &[Vec<f64>], of: f64) -> Vec<Vec<i32>> {
    let told = |row: &Vec<f64>| row.iter().map(|it| (it * of).round() as i32).collect();
    rows.iter().map(told).collect()
}

pub(crate) fn tell(value: f64, unit: Unit) -> i32 {
    let of = match unit {
        Unit::Chances => OF_CHANCE,
        Unit::Points => OF_POINTS,
    };
    (value * of).round() as i32
}
