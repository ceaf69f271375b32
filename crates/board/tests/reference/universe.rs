//! Every listed action the notation can say at a table, allowed or not.

use board::{
    Action, Area, BAY, Countable, FRAME, Harbour, ProgressCard, Resource, Rules, Site, Spot, Way,
    Wonder,
};
use game::{Notation, Seat};

/// All actions without a form, in no particular order.
pub fn every_action(rules: &Rules) -> Vec<Action> {
    let words = "roll end buy knight road-building invention waive accept reject withdraw \
                 force-trade robber-home give-up-knight attack wonder";
    let mut texts: Vec<String> = words.split_whitespace().map(str::to_owned).collect();
    for kind in Resource::ALL {
        for verb in ["take", "discard", "give"] {
            texts.push(format!("{verb} {}", kind.word()));
        }
        if !kind.is_commodity() {
            texts.push(format!("monopoly {}", kind.word()));
        }
        for get in Resource::ALL {
            texts.push(format!("bank {} {}", kind.word(), get.word()));
        }
    }
    knights(rules, &mut texts);
    let mut actions: Vec<Action> = texts
        .iter()
        .map(|text| Action::read(text, rules).expect("the notation says it"))
        .collect();
    for seat in Seat::all(rules.players) {
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
    actions.extend(rules.bay().map(|_| Action::MovePirate(BAY)));
    for edge in rules.grid.all_edges() {
        actions.extend([Action::Road(edge), Action::Ship(edge), Action::Lift(edge)]);
        actions.extend(
            Harbour::ALL
                .iter()
                .map(|kind| Action::PlaceHarbour(*kind, edge)),
        );
        actions.extend(Seat::all(rules.owners).map(|seat| Action::NeutralRoad(seat, edge)));
    }
    for corner in rules.grid.all_corners() {
        actions.extend([Action::Settle(corner), Action::City(corner)]);
        actions.extend(Seat::all(rules.owners).map(|seat| Action::NeutralSettle(seat, corner)));
    }
    actions
}

/// What Cities & Knights adds; the base game refuses all of it, so a few samples do there.
fn knights(rules: &Rules, texts: &mut Vec<String>) {
    let is_played = rules.modules.knights;
    let words =
        "pass die-1 die-6 improve-trade deck-science name-ore play-spy return-spy seize-spy";
    if !is_played {
        texts.extend(words.split(' ').map(|word| word.replacen('-', " ", 1)));
        let corner = rules.corner_name(rules.grid.all_corners().nth(0));
        let other = rules.corner_name(rules.grid.all_corners().nth(1));
        let hex = rules.hex_name(rules.grid.all_hexes().nth(0));
        let edge = rules.edge_name(rules.grid.all_edges().nth(0));
        texts.extend([
            format!("activate {corner}"),
            format!("move {corner} {other}"),
            format!("chip {hex}"),
            format!("dismantle {edge}"),
        ]);
        return;
    }
    texts.push("pass".into());
    if rules.modules.sea {
        texts.push("drive frame".into());
        texts.extend(rules.bay().map(|bay| format!("drive {}", bay.name)));
    }
    texts.extend((1..=6).map(|die| format!("die {die}")));
    for area in Area::ALL {
        texts.extend(["improve", "deck"].map(|verb| format!("{verb} {}", area.word())));
    }
    for seat in Seat::all(rules.players) {
        let name = board::owner_name(rules, seat);
        texts.extend(["choose", "exchange"].map(|verb| format!("{verb} {name}")));
    }
    for kind in Resource::ALL {
        texts.extend(["name", "hand", "pick"].map(|verb| format!("{verb} {}", kind.word())));
    }
    for card in ProgressCard::ALL {
        texts.extend(["play", "return", "seize"].map(|verb| format!("{verb} {}", card.word())));
    }
    let corners: Vec<String> = rules
        .grid
        .all_corners()
        .into_iter()
        .map(|corner| rules.corner_name(corner))
        .collect();
    for from in &corners {
        texts.extend(Site::ALL.map(|site| format!("{} {from}", site.word())));
        texts.extend(
            corners
                .iter()
                .filter(|to| *to != from)
                .map(|to| format!("move {from} {to}")),
        );
    }
    for hex in rules.grid.all_hexes() {
        texts.extend(Spot::ALL.map(|spot| format!("{} {}", spot.word(), rules.hex_name(hex))));
    }
    for edge in rules.grid.all_edges() {
        texts.extend(Way::ALL.map(|way| format!("{} {}", way.word(), rules.edge_name(edge))));
    }
}
