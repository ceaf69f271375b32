//! The dice game: 1,178 actions, and everything that lies open.

use std::sync::LazyLock;

use dice::{Action, BOXES, DICE, Face, Faces, Knight, ROLLS, Rules, Symbol, View};
use game::{Game, Seat};

use crate::{Encoded, Plan, after, small};

/// Every part of six dice that can be rolled again, in ascending order.
static PARTS: LazyLock<Vec<Faces>> = LazyLock::new(|| {
    let mut parts = Vec::new();
    let most = usize::from(DICE) + 1;
    for code in 1..most.pow(6) {
        let counts = std::array::from_fn(|face| (code / most.pow(face as u32) % most) as u8);
        parts.extend(Faces::try_from(counts));
    }
    parts.sort_unstable();
    parts
});
const FACES: usize = Face::ALL.len();

const REROLL: usize = 0;
const BUILD: usize = 1;
const JOKER: usize = 2;
const TRADE: usize = 3;
const END: usize = 4;

const TURN: usize = 0;
const ROUND: usize = 1;
const ON_DICE: usize = 2;
const STAGE: usize = 3;
const POINTS: usize = 4;
const BUILT: usize = 5;
const JOKERS: usize = 6;
const TRACK: usize = 7;

impl Encoded for Rules {
    fn plan(&self, _: bool) -> Plan {
        let (seats, knights) = (usize::from(self.seats()), Knight::all().count());
        let symbols = Symbol::all().count();
        Plan::new(
            [
                ("reroll", PARTS.len()),
                ("build", symbols),
                ("joker", knights * FACES * FACES),
                ("trade", FACES),
                ("end", 1),
            ],
            [
                ("turn", vec![1]),
                ("round", vec![1]),
                ("dice", vec![FACES]),
                ("stage", vec![3]),
                ("points", vec![seats]),
                ("built", vec![seats, symbols]),
                ("jokers_used", vec![seats, knights]),
                ("track", vec![seats, BOXES]),
            ],
        )
    }

    fn number(&self, plan: &Plan, _: Seat, action: Action) -> Option<usize> {
        match action {
            Action::Reroll(dice) => plan.at(REROLL, PARTS.binary_search(&dice).ok()?),
            Action::Build(symbol) => plan.at(BUILD, Symbol::all().position(|it| it == symbol)?),
            Action::Joker { knight, from, to } => {
                let place = (knight.index() * FACES + from as usize) * FACES + to as usize;
                plan.at(JOKER, place)
            }
            Action::Trade(to) => plan.at(TRADE, to as usize),
            Action::End => plan.at(END, 0),
        }
    }

    fn action(&self, plan: &Plan, _: Seat, number: usize) -> Option<Action> {
        let (verb, index) = plan.split(number)?;
        Some(match verb {
            REROLL => Action::Reroll(PARTS[index]),
            BUILD => Action::Build(Symbol::all().nth(index)?),
            JOKER => Action::Joker {
                knight: Knight::all().nth(index / (FACES * FACES))?,
                from: Face::ALL[index / FACES % FACES],
                to: Face::ALL[index % FACES],
            },
            TRADE => Action::Trade(Face::ALL[index]),
            _ => Action::End,
        })
    }

    fn observe(&self, plan: &Plan, view: &View, seat: Seat, row: &mut [i8]) {
        let (state, seats) = (&view.state, self.seats());
        plan.part(TURN, row)[0] = small(after(seat, state.seat(), seats));
        plan.part(ROUND, row)[0] = small(state.round());
        let turn = state.turn();
        for (face, place) in Face::ALL.into_iter().zip(plan.part(ON_DICE, row)) {
            *place = small(turn.dice().count(face));
        }
        let turn_facts = [
            ROLLS - turn.rolls(),
            u8::from(turn.is_fixed()),
            turn.points(),
        ];
        for (value, place) in turn_facts.into_iter().zip(plan.part(STAGE, row)) {
            *place = small(value);
        }
        for other in Seat::all(seats) {
            let (at, sheet) = (after(seat, other, seats), state.sheet(other));
            plan.part(POINTS, row)[at] = small(view.points[other.index()]);
            let symbols = Symbol::all().count();
            let built = &mut plan.part(BUILT, row)[at * symbols..][..symbols];
            for (symbol, place) in Symbol::all().zip(built) {
                *place = i8::from(sheet.is_built(symbol));
            }
            let knights = Knight::all().count();
            let jokers = &mut plan.part(JOKERS, row)[at * knights..][..knights];
            for (knight, place) in Knight::all().zip(jokers) {
                *place = i8::from(sheet.joker_is_used(knight));
            }
            plan.part(TRACK, row)[at * BOXES..][..BOXES].copy_from_slice(sheet.boxes());
        }
    }
}
