//! Every listed action the notation can say at a table, allowed or not.

use board::{Action, FRAME, Harbour, Kind, Resource, Rules, Wonder};
use game::{Notation, Seat};

/// All actions without a form, in no particular order.
pub fn every_action(rules: &Rules) -> Vec<Action> {
    let words = "roll end buy knight road-building invention waive accept reject withdraw \
                 force-trade robber-home give-up-knight attack wonder";
    let mut texts: Vec<String> = words.split_whitespace().map(str::to_owned).collect();
    for kind in Resource::ALL {
        for verb in ["monopoly", "take", "discard", "give"] {
            texts.push(format!("{verb} {}", kind.word()));
        }
        for get in Resource::ALL {
            texts.push(format!("bank {} {}", kind.word(), get.word()));
        }
    }
    let mut actions: Vec<Action> = texts
        .iter()
        .map(|text| Action::read(text, rules).expect("the notation says it"))
        .collect();
    for seat in Seat::first(rules.players) {
        actions.extend([
            Action::Conclude(seat),
            Action::Rob(seat),
            Action::RobCloth(seat),
        ]);
    }
    actions.extend(Wonder::ALL.iter().copied().map(Action::Claim));
    actions.extend(rules.grid.all_hexes().into_iter().map(Action::MoveRobber));
    actions.extend(rules.grid.all_hexes().into_iter().map(Action::MovePirate));
    actions.push(Action::MovePirate(FRAME));
    for edge in rules.grid.all_edges() {
        actions.extend([Action::Road(edge), Action::Ship(edge), Action::Lift(edge)]);
        actions.extend(
            Harbour::ALL
                .iter()
                .map(|kind| Action::PlaceHarbour(*kind, edge)),
        );
        actions.extend(Seat::first(rules.owners).map(|seat| Action::NeutralRoad(seat, edge)));
    }
    for corner in rules.grid.all_corners() {
        actions.extend([Action::Settle(corner), Action::City(corner)]);
        actions.extend(Seat::first(rules.owners).map(|seat| Action::NeutralSettle(seat, corner)));
    }
    actions
}
