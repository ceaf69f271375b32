//! The turns of the dice game: what was rolled, kept and built.

use dice::{Event, Faces};
use families::{Family, Happened, TypedView};
use game::Viewer;
use protocol::{DiceThrow, DiceTurn};

use crate::events::events;
use crate::tale::Tale;

/// All turns in their order; none in other families.
pub fn turns<G: Family>(tale: &Tale<G>) -> Option<Vec<DiceTurn>> {
    let view = tale.game.view(&tale.states[0], Viewer::Referee);
    if !matches!(tale.game.typed_view(&view), TypedView::Dice(..)) {
        return None;
    }
    let mut turns = Vec::new();
    for (step, events) in events(tale) {
        for event in &events {
            if let Happened::Dice(_, event) = tale.game.happened(event) {
                hear(&mut turns, event, step as u32);
            }
        }
    }
    Some(turns)
}

fn hear(turns: &mut Vec<DiceTurn>, event: &Event, step: u32) {
    let is_over = turns.last().is_none_or(|turn| turn.points.is_some());
    if let (Event::Rolled { seat, .. }, true) = (event, is_over) {
        turns.push(DiceTurn {
            seat: seat.0,
            rolls: Vec::new(),
            built: Vec::new(),
            points: None,
            last: step,
        });
    }
    let Some(turn) = turns.last_mut() else {
        return;
    };
    match event {
        Event::Rolled { shown, .. } => turn.rolls.push(DiceThrow {
            step,
            kept: words(*shown),
            again: Vec::new(),
        }),
        Event::TakenUp { dice, .. } => {
            if let Some(roll) = turn.rolls.last_mut() {
                roll.again = words(*dice);
                for face in &roll.again {
                    let place = roll.kept.iter().position(|it| it == face);
                    roll.kept
                        .remove(place.expect("only dice that were shown are taken up"));
                }
            }
        }
        Event::Built { symbol, .. } => turn.built.push(symbol.name().to_owned()),
        Event::BoxFilled { points, .. } => turn.points = Some(*points),
        Event::JokerUsed { .. } | Event::GoldTraded { .. } => {}
        Event::Ended { .. } => return,
    }
    turn.last = step;
}

fn words(dice: Faces) -> Vec<String> {
    dice.iter().map(|face| face.word().to_owned()).collect()
}
