//! How the board family speaks: prompts, deeds and events as phrases.

mod deeds;
mod events;
mod knights;
mod sea;
mod special;

use game::{Deed, Describe, Phrase, Seat};

use crate::actions::Action;
use crate::event::Event;
use crate::kinds::Development;
use crate::questions::founding::is_city as founds_city;
use crate::questions::turn::waits;
use crate::rules::Rules;
use crate::state::{Public, Task, Waits};
use crate::view::{Known, View};

impl Describe for Rules {
    fn prompt(&self, view: &View) -> Phrase {
        let public = &view.public;
        let viewer = match view.known {
            Known::Own(seat, _) => Some(seat),
            Known::Nothing | Known::Everything(_) => None,
        };
        let (turn, task) = (public.turn, public.agenda.top());
        match task.waits() {
            Waits::Discarding => discarding(public, viewer),
            Waits::Answers if viewer != Some(turn) => answering(view, viewer),
            Waits::Turn
            | Waits::Seat(_)
            | Waits::Due
            | Waits::Displaced
            | Waits::Answers
            | Waits::Draw(_)
            | Waits::Nobody
            | Waits::End => {
                let asked = waits::asked(self, public).unwrap_or(turn);
                if task == Task::Over || viewer == Some(asked) {
                    question(self, view, task)
                } else {
                    Phrase::new("board-prompt-wait").with("seat", asked)
                }
            }
        }
    }

    fn deed(&self, action: Action) -> Deed {
        deeds::deed(self, action)
    }

    fn event(&self, event: &Event) -> Option<Phrase> {
        Some(events::sentence(self, event))
    }
}

/// Cards are laid aside, by the viewer or by others.
fn discarding(public: &Public, viewer: Option<Seat>) -> Phrase {
    let left = viewer.map_or(0, |seat| public.pieces[seat.index()].to_discard);
    if left > 0 {
        Phrase::new("board-prompt-discard").with("count", left)
    } else {
        Phrase::new("board-prompt-wait-discard")
    }
}

/// An offer of the seat on turn, as another sees it.
fn answering(view: &View, viewer: Option<Seat>) -> Phrase {
    let negotiation = &view.public.negotiation;
    let offer = negotiation.offer;
    if offer.give().is_empty() {
        return asked(&view.public, viewer);
    }
    let own = viewer.and_then(|seat| view.own(seat).map(|own| (seat, own)));
    let phrase = match (own, negotiation.to) {
        (Some((seat, own)), _) if negotiation.awaits(seat) => {
            let can_pay = own.hand.covers(offer.get());
            Phrase::new(if can_pay {
                "board-prompt-answer"
            } else {
                "board-prompt-answer-lacking"
            })
        }
        (_, Some(to)) => Phrase::new("board-prompt-wait-answer-of").with("to", to),
        (_, None) => Phrase::new("board-prompt-wait-answers"),
    };
    phrase
        .with("seat", view.public.turn)
        .with("give", offer.give())
        .with("get", offer.get())
}

/// The question of the seat on turn who has certain cards, as another one hears it.
fn asked(public: &Public, viewer: Option<Seat>) -> Phrase {
    let key = if viewer.is_some_and(|seat| public.negotiation.awaits(seat)) {
        "board-prompt-asked"
    } else {
        "board-prompt-wait-asked"
    };
    Phrase::new(key)
        .with("seat", public.turn)
        .with("get", public.negotiation.offer.get())
}

/// Does the seat on turn hold a card it may play before the dice fall (BASE-29, CK-20)?
fn has_card(rules: &Rules, view: &View) -> bool {
    let public = &view.public;
    let Some(own) = view.own(public.turn) else {
        return false;
    };
    if rules.has_knights() {
        let mut cards = own.progress.iter();
        return cards.any(|(card, _)| card.def().before_roll);
    }
    let playable = own.cards - own.fresh;
    !public.card_played && playable.total() > u32::from(playable.count(Development::Point))
}

/// What the seat that is asked reads.
fn question(rules: &Rules, view: &View, task: Task) -> Phrase {
    let is_city = founds_city(rules, &view.public);
    Phrase::new(match task {
        Task::FoundSettlement if is_city => "knights-prompt-found-city",
        Task::FoundSettlement => "board-prompt-found-settlement",
        Task::FoundRoad if is_city && rules.is_at_sea() => "knights-prompt-found-piece",
        Task::FoundRoad if is_city => "knights-prompt-found-road",
        Task::FoundRoad if rules.is_at_sea() => "sea-prompt-found-piece",
        Task::FoundRoad => "board-prompt-found-road",
        Task::BeforeRoll if has_card(rules, view) => "board-prompt-roll-or-play",
        Task::BeforeRoll => "board-prompt-roll",
        Task::BetweenRolls if has_card(rules, view) => "board-prompt-second-roll-or-play",
        Task::BetweenRolls => "board-prompt-second-roll",
        Task::MoveRobber if rules.is_at_sea() => "sea-prompt-figure",
        Task::MoveRobber => "board-prompt-robber",
        Task::PickVictim => "board-prompt-victim",
        Task::Negotiate if view.public.negotiation.offer.give().is_empty() => "board-prompt-asking",
        Task::Negotiate => "board-prompt-negotiate",
        Task::FirstFreeRoad if rules.is_at_sea() => "sea-prompt-first-piece",
        Task::SecondFreeRoad if rules.is_at_sea() => "sea-prompt-second-piece",
        Task::FirstFreeRoad => "board-prompt-first-road",
        Task::SecondFreeRoad => "board-prompt-second-road",
        Task::Take(left) => {
            return Phrase::new("board-prompt-take").with("count", left);
        }
        Task::NeutralRoad => "board-prompt-neutral-road",
        Task::NeutralSettlement => "board-prompt-neutral-settlement",
        Task::GiveBack(left) => {
            return Phrase::new("board-prompt-give-back").with("count", left);
        }
        Task::Main if !view.public.proposals.open.is_empty() => "board-prompt-proposals",
        Task::Main => "board-prompt-main",
        Task::MoveShip(_) => "sea-prompt-move-ship",
        Task::PickPrey => "sea-prompt-prey",
        Task::PickAnybody => "sea-prompt-anybody",
        Task::PlaceHarbour => "sea-prompt-harbour",
        Task::Gold(seat) => {
            let left = view.public.sea.fleets[seat.index()].gold;
            return Phrase::new("sea-prompt-gold").with("count", left);
        }
        Task::Knights(task) => return knights::prompt(&view.public, task),
        Task::Over => "board-prompt-over",
        Task::Discard | crate::asks_nobody!() => "board-prompt-chance",
    })
}
