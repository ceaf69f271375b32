//! Deeds, prompts and events of Cities & Knights.

use game::{Deed, Fact, Phrase, Seat};

use super::deeds::{at, of_kind, simple, to_seat};
use crate::event::KnightEvent;
use crate::knights::{KnightAction, ProgressCard, Rank};
use crate::rules::Rules;
use crate::state::{KnightTask, Public};

pub fn deed(rules: &Rules, action: KnightAction) -> Deed {
    match action {
        KnightAction::Pass => simple("pass", "knights-deed-pass"),
        KnightAction::Die(die) => Deed {
            verb: "die",
            target: die.to_string(),
            phrase: Phrase::new("knights-deed-die").with("die", die),
        },
        KnightAction::Improve(area) => named("improve", "knights-deed-improve", area.word()),
        KnightAction::Deck(area) => named("deck", "knights-deed-deck", area.word()),
        KnightAction::Choose(seat) => to_seat(rules, "choose", "knights-deed-choose", seat),
        KnightAction::Exchange(seat) => to_seat(rules, "exchange", "knights-deed-exchange", seat),
        KnightAction::Name(kind) => of_kind("name", "knights-deed-name", kind),
        KnightAction::Hand(kind) => of_kind("hand", "knights-deed-hand", kind),
        KnightAction::Pick(kind) => of_kind("pick", "knights-deed-pick", kind),
        KnightAction::Play(card) => named("play", "knights-deed-play", card.word()),
        KnightAction::Return(card) => named("return", "knights-deed-return", card.word()),
        KnightAction::Seize(card) => named("seize", "knights-deed-seize", card.word()),
        KnightAction::At(site, corner) => at(site.word(), site.key(), rules.corner_name(corner)),
        KnightAction::Move(from, to) => {
            let deed = at("move", "knights-deed-move", rules.corner_name(from));
            let to = rules.corner_name(to);
            Deed {
                target: format!("{} {to}", deed.target),
                phrase: deed.phrase.with("to", Fact::Place(to)),
                ..deed
            }
        }
        KnightAction::On(spot, hex) => at(spot.word(), spot.key(), rules.hex_name(hex)),
        KnightAction::Along(way, edge) => at(way.word(), way.key(), rules.edge_name(edge)),
    }
}

/// A deed whose target is a term with a word of its own.
fn named(verb: &'static str, key: &'static str, what: &'static str) -> Deed {
    Deed {
        verb,
        target: what.to_owned(),
        phrase: Phrase::new(key).with("what", Fact::Word(what)),
    }
}

/// What a task asks of the seat it waits for.
pub fn prompt(public: &Public, task: KnightTask) -> Phrase {
    Phrase::new(match task {
        KnightTask::Card(question) => return question.of_card().prompt(public),
        KnightTask::Crown(area) => {
            return Phrase::new("knights-prompt-crown").with("area", area);
        }
        KnightTask::Aqueduct => "knights-prompt-aqueduct",
        KnightTask::Commit => "knights-prompt-commit",
        KnightTask::LoseCity => "knights-prompt-lose-city",
        KnightTask::PickDeck => "knights-prompt-pick-deck",
        KnightTask::ReturnCard(_) => "knights-prompt-return",
        KnightTask::Relocate => "knights-prompt-relocate",
        KnightTask::ChaseRobber => "board-prompt-robber",
        KnightTask::ChasePirate => "knights-prompt-pirate",
        crate::knights_ask_nobody!() => "board-prompt-chance",
    })
}

fn by(key: &'static str, seat: Seat) -> Phrase {
    Phrase::new(key).with("seat", seat)
}

pub fn sentence(rules: &Rules, event: &KnightEvent) -> Phrase {
    match *event {
        KnightEvent::EventDie { face, .. } => Phrase::new("knights-event-die").with("face", face),
        KnightEvent::RollChosen { seat, dice } => by("knights-event-roll-chosen", seat)
            .with("one", dice[0])
            .with("two", dice[1]),
        KnightEvent::BarbariansSailed { steps } => {
            Phrase::new("knights-event-sailed").with("steps", steps)
        }
        KnightEvent::BarbariansLanded {
            barbarians,
            knights,
        } => Phrase::new(battle_key(barbarians > knights))
            .with("barbarians", barbarians)
            .with("knights", knights),
        KnightEvent::DefenderNamed { seat } => by("knights-event-defender", seat),
        KnightEvent::DeserterLost { seat } => by("knights-event-deserter-lost", seat),
        KnightEvent::BattleOver => Phrase::new("knights-event-battle-over"),
        KnightEvent::Improved { seat, area, level } => by("knights-event-improved", seat)
            .with("area", area)
            .with("level", level),
        KnightEvent::ProgressPlayed { seat, card } => {
            by("knights-event-played", seat).with("card", card)
        }
        KnightEvent::PointLaidOpen { seat, card } => {
            by("knights-event-point", seat).with("card", card)
        }
        KnightEvent::KindNamed { seat, card, kind } => by("knights-event-named", seat)
            .with("card", card)
            .with("kind", kind),
        KnightEvent::BarterFailed { seat, with } => {
            by("knights-event-barter-failed", seat).with("with", with)
        }
        KnightEvent::ProgressDrawn { .. }
        | KnightEvent::ProgressReturned { .. }
        | KnightEvent::Handed { .. }
        | KnightEvent::HandShown { .. }
        | KnightEvent::CardsShown { .. }
        | KnightEvent::CardSeized { .. } => half_hidden(event),
        KnightEvent::KnightCommitted { .. }
        | KnightEvent::KnightPlaced { .. }
        | KnightEvent::KnightActivated { .. }
        | KnightEvent::KnightPromoted { .. }
        | KnightEvent::KnightMoved { .. }
        | KnightEvent::KnightDrivenAway { .. }
        | KnightEvent::KnightLeft { .. }
        | KnightEvent::KnightChases { .. } => knight(rules, event),
        KnightEvent::CityLost { .. }
        | KnightEvent::MetropolisFounded { .. }
        | KnightEvent::MetropolisLost { .. }
        | KnightEvent::WallBuilt { .. }
        | KnightEvent::CityRepaired { .. }
        | KnightEvent::MerchantPlaced { .. }
        | KnightEvent::ChipsSwapped { .. }
        | KnightEvent::RoadRemoved { .. } => piece(rules, event),
    }
}

const fn battle_key(is_lost: bool) -> &'static str {
    if is_lost {
        "knights-event-battle-lost"
    } else {
        "knights-event-battle-won"
    }
}

/// What not everybody may know in full.
fn half_hidden(event: &KnightEvent) -> Phrase {
    let card = |phrase: Phrase, card: Option<ProgressCard>| match card {
        Some(card) => phrase.with("card", card),
        None => phrase,
    };
    match *event {
        KnightEvent::ProgressDrawn {
            seat,
            deck,
            card: kind,
            ..
        } => {
            let key = hidden_key("knights-event-drawn", kind.is_some());
            card(by(key, seat).with("deck", deck), kind)
        }
        KnightEvent::ProgressReturned {
            seat,
            deck,
            card: kind,
        } => {
            let key = hidden_key("knights-event-returned", kind.is_some());
            card(by(key, seat).with("deck", deck), kind)
        }
        KnightEvent::CardSeized {
            seat,
            of,
            deck,
            card: kind,
        } => {
            let key = hidden_key("knights-event-seized", kind.is_some());
            card(by(key, seat).with("of", of).with("deck", deck), kind)
        }
        _ => shown(event),
    }
}

/// Cards that were handed over or looked at.
fn shown(event: &KnightEvent) -> Phrase {
    match *event {
        KnightEvent::Handed {
            seat,
            to,
            kind: None,
        } => by("knights-event-handed-hidden", seat).with("to", to),
        KnightEvent::Handed {
            seat,
            to,
            kind: Some(kind),
        } => by("knights-event-handed", seat)
            .with("to", to)
            .with("kind", kind),
        KnightEvent::HandShown {
            seat,
            of,
            goods: None,
        } => by("knights-event-hand-shown-hidden", seat).with("of", of),
        KnightEvent::HandShown {
            seat,
            of,
            goods: Some(goods),
        } => by("knights-event-hand-shown", seat)
            .with("of", of)
            .with("goods", goods),
        KnightEvent::CardsShown {
            seat,
            of,
            cards: None,
        } => by("knights-event-cards-shown-hidden", seat).with("of", of),
        KnightEvent::CardsShown {
            seat,
            of,
            cards: Some(cards),
        } => by("knights-event-cards-shown", seat)
            .with("of", of)
            .with("cards", cards),
        _ => unreachable!("only events with a secret come here"),
    }
}

/// The key of a sentence, or of the one for those who may not know.
fn hidden_key(key: &'static str, is_known: bool) -> &'static str {
    match (key, is_known) {
        (_, true) => key,
        ("knights-event-drawn", false) => "knights-event-drawn-hidden",
        ("knights-event-returned", false) => "knights-event-returned-hidden",
        (_, false) => "knights-event-seized-hidden",
    }
}

fn knight(rules: &Rules, event: &KnightEvent) -> Phrase {
    let place = |corner| Fact::Place(rules.corner_name(corner));
    let ranked = |phrase: Phrase, rank: Rank| phrase.with("rank", rank);
    match *event {
        KnightEvent::KnightCommitted { seat, corner } => {
            by("knights-event-committed", seat).with("place", place(corner))
        }
        KnightEvent::KnightPlaced { seat, corner, rank } => ranked(
            by("knights-event-placed", seat).with("place", place(corner)),
            rank,
        ),
        KnightEvent::KnightActivated { seat, corner } => {
            by("knights-event-activated", seat).with("place", place(corner))
        }
        KnightEvent::KnightPromoted { seat, corner, rank } => ranked(
            by("knights-event-promoted", seat).with("place", place(corner)),
            rank,
        ),
        KnightEvent::KnightMoved {
            seat,
            corner,
            target,
        } => by("knights-event-moved", seat)
            .with("place", place(corner))
            .with("to", place(target)),
        KnightEvent::KnightDrivenAway {
            seat,
            owner,
            corner,
        } => by("knights-event-driven-away", seat)
            .with("owner", owner)
            .with("place", place(corner)),
        KnightEvent::KnightLeft { seat, corner, rank } => ranked(
            by("knights-event-left", seat).with("place", place(corner)),
            rank,
        ),
        KnightEvent::KnightChases {
            seat,
            corner,
            pirate,
        } => {
            let key = if pirate {
                "knights-event-chases-pirate"
            } else {
                "knights-event-chases"
            };
            by(key, seat).with("place", place(corner))
        }
        _ => unreachable!("only events of knights come here"),
    }
}

fn piece(rules: &Rules, event: &KnightEvent) -> Phrase {
    let place = |corner| Fact::Place(rules.corner_name(corner));
    let hex_at = |hex| Fact::Place(rules.hex_name(hex));
    match *event {
        KnightEvent::CityLost {
            seat,
            corner,
            lying,
        } => {
            let key = if lying {
                "knights-event-city-lying"
            } else {
                "knights-event-city-lost"
            };
            by(key, seat).with("place", place(corner))
        }
        KnightEvent::MetropolisFounded { seat, area, corner } => by("knights-event-crowned", seat)
            .with("area", area)
            .with("place", place(corner)),
        KnightEvent::MetropolisLost { seat, area, corner } => by("knights-event-uncrowned", seat)
            .with("area", area)
            .with("place", place(corner)),
        KnightEvent::WallBuilt { seat, corner } => {
            by("knights-event-wall", seat).with("place", place(corner))
        }
        KnightEvent::CityRepaired { seat, corner } => {
            by("knights-event-repaired", seat).with("place", place(corner))
        }
        KnightEvent::MerchantPlaced { seat, hex } => {
            by("knights-event-merchant", seat).with("place", hex_at(hex))
        }
        KnightEvent::ChipsSwapped { seat, hex, other } => by("knights-event-chips", seat)
            .with("place", hex_at(hex))
            .with("other", hex_at(other)),
        KnightEvent::RoadRemoved { seat, owner, edge } => by("knights-event-road-removed", seat)
            .with("owner", owner)
            .with("place", Fact::Place(rules.edge_name(edge))),
        _ => unreachable!("only events of pieces come here"),
    }
}
