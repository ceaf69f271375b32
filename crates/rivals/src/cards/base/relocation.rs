//! Relocation (Umzug): swap two own landscapes, or two own cards on sites.

use game::Seat;

use crate::actions::Action;
use crate::card::{CardDef, CardId, Kind};
use crate::effects::{Ask, Custom};
use crate::places::{Place, Side};
use crate::play::Play;
use crate::setup::Rules;
use crate::state::{About, Asked, Realm, State, Task, Town};

pub const CARD: CardDef = CardDef {
    custom: Custom {
        play: Some(play),
        asks: Some(Ask::new(prompt, options, answer)),
        ..Custom::NONE
    },
    ..CardDef::new("RIV-CARD-relocation", Kind::NeutralAction, 1)
};

/// There are always two landscapes, so it can always be played (RIV-R-52).
fn play(play: &mut Play, seat: Seat) {
    play.next([Some(Task::ask(CardId::Relocation, seat))]);
}

fn prompt(about: About) -> &'static str {
    match about {
        About::Nothing => "rivals-prompt-relocate",
        _ => "rivals-prompt-relocate-with",
    }
}

/// First a card that can be swapped with some other, or any landscape; then its partner.
fn options(_: &Rules, state: &State, asked: Asked, menu: &mut Vec<Action>) {
    let realm = state.realm(asked.seat);
    let choose = |(side, card)| Action::Choose { side, card };
    match asked.about {
        About::Land(first) => {
            menu.extend(lands(realm).filter(|it| *it != first).map(Action::Land));
        }
        About::Card(side, card) => menu.extend(partners(realm, (side, card)).map(choose)),
        About::Nothing | About::Left(_) => {
            let cards = realm.cards();
            let movable = cards.filter(|card| partners(realm, *card).next().is_some());
            menu.extend(movable.map(choose));
            menu.extend(lands(realm).map(Action::Land));
        }
    }
}

fn answer(play: &mut Play, Asked { seat, about, .. }: Asked, action: Action) {
    let next = match (about, action) {
        (About::Land(first), Action::Land(second)) => {
            play.swap_landscapes(seat, first, second);
            return;
        }
        (About::Card(from, first), Action::Choose { side, card }) => {
            play.swap_cards(seat, (from, first), (side, card));
            return;
        }
        (_, Action::Land(first)) => About::Land(first),
        (_, Action::Choose { side, card }) => About::Card(side, card),
        _ => unreachable!("landscapes and cards are swapped"),
    };
    play.next([Some(Task::ask_about(CardId::Relocation, seat, next))]);
}

fn lands(realm: &Realm) -> impl Iterator<Item = Place> + '_ {
    Place::all().filter(|place| realm.land(*place).is_some())
}

/// RIV-R-15, RIV-R-16, RIV-R-52: another card at another side, and both obey their rules there.
fn partners(realm: &Realm, (side, card): (Side, CardId)) -> impl Iterator<Item = (Side, CardId)> {
    realm.cards().filter(move |(to, with)| {
        *to != side && *with != card && fits(realm, card, *to) && fits(realm, *with, side)
    })
}

fn fits(realm: &Realm, card: CardId, side: Side) -> bool {
    card.kind() != Kind::CityBuilding || realm.town(side.centre()) == Town::City
}
