//! What people want to do next, from what they know, which may be old.

use game::Luck;
use game::testing::TestLuck;
use protocol::{
    ChangeConditions, ChoiceCard, ClockRules, DealState, LobbyState, SeatHolder, Update,
};
use serde_json::json;
use tables::{Command, Secret};

use super::client::Client;
use super::known::Known;

/// Seats for people; bots take the others.
pub const PEOPLE: u8 = 2;

fn one_in(luck: &mut TestLuck, chances: u32) -> bool {
    luck.below(chances) == 0
}

/// None if there is nothing to do.
pub fn wish(
    client: &Client,
    known: &Known,
    number: usize,
    luck: &mut TestLuck,
    key: &str,
) -> Option<Command> {
    let Some(update) = &known.update else {
        return gathering(client, known.lobby.as_ref()?, number as u8, luck);
    };
    let seat = known.lobby.as_ref()?.table.my_seat?;
    if update.ending.is_some() {
        let table = String::new();
        return one_in(luck, 3).then_some(Command::Rematch { table });
    }
    if known.seats.get(usize::from(seat))?.stand_in {
        return one_in(luck, 4).then(|| Command::Sit {
            seat,
            pledge: None,
            commitment: String::new(),
            coach: false,
        });
    }
    let count = update.choices.len() as u32;
    let chosen = update.choices.get(luck.below(count.max(1)) as usize)?;
    Some(Command::Act {
        prompt: update.prompt,
        action: chosen.action.clone(),
        key: key.to_owned(),
        more: more(update, chosen, luck),
    })
}

/// Now and then several things of one kind are decided together.
fn more(update: &Update, chosen: &ChoiceCard, luck: &mut TestLuck) -> Vec<String> {
    if !one_in(luck, 4) {
        return Vec::new();
    }
    let alike = update.choices.iter().filter(|it| it.verb == chosen.verb);
    let alike: Vec<&ChoiceCard> = alike.collect();
    let count = 1 + luck.below(2);
    let any = |_| {
        alike[luck.below(alike.len() as u32) as usize]
            .action
            .clone()
    };
    (0..count).map(any).collect()
}

fn gathering(
    client: &Client,
    lobby: &LobbyState,
    number: u8,
    luck: &mut TestLuck,
) -> Option<Command> {
    let deal = lobby.deal.as_ref()?;
    let sit = |seat: u8| {
        let commitment = lobby.commitment.parse().expect("a commitment can be read");
        let pledge = client.nonce(&lobby.commitment).pledge(&commitment);
        Command::Sit {
            seat,
            pledge: Some(pledge.to_string()),
            commitment: lobby.commitment.clone(),
            coach: false,
        }
    };
    let is_open = |seat: u8| lobby.table.seats[usize::from(seat)].holder == SeatHolder::Open;
    match lobby.table.my_seat {
        None if number < PEOPLE && is_open(number) => return Some(sit(number)),
        None => return None,
        Some(seat) if deal.owing.contains(&seat) => return Some(sit(seat)),
        Some(_) if deal.list.is_some() => return closing(client, lobby, deal, luck),
        Some(_) => {}
    }
    if !lobby.i_am_host {
        return None;
    }
    let mut others = PEOPLE..lobby.table.seats.len() as u8;
    if let Some(seat) = others.find(|seat| is_open(*seat)) {
        let level = ["random", "random", "greedy"][luck.below(3) as usize].to_owned();
        let holder = SeatHolder::Bot { level };
        return Some(Command::ChangeSeat { seat, holder });
    }
    if let Some(removed) = lobby.removed.first().filter(|_| one_in(luck, 2)) {
        let person = removed.person.clone();
        return Some(Command::Admit { person });
    }
    if one_in(luck, 16) {
        let holder = SeatHolder::Open;
        return Some(Command::ChangeSeat { seat: 1, holder });
    }
    if one_in(luck, 12) && lobby.table.game != "dice" {
        return Some(Command::ChangeOptions {
            options: json!({ "turn_limit": 6 + luck.below(8) }),
            game: None,
            seats: None,
            seed: seed(luck),
        });
    }
    if one_in(luck, 12) {
        return Some(Command::ChangeConditions(conditions(luck)));
    }
    lobby.can_start.then_some(Command::Start)
}

fn conditions(luck: &mut TestLuck) -> ChangeConditions {
    let (open, has_clock) = (one_in(luck, 2), one_in(luck, 2));
    ChangeConditions {
        open,
        clock: has_clock.then(|| clock(luck)),
        name: one_in(luck, 2).then(|| format!("Table {}", luck.below(9))),
        coach: None,
    }
}

pub fn clock(luck: &mut TestLuck) -> ClockRules {
    ClockRules {
        per_decision: 2 + luck.below(10),
        bank: luck.below(20),
    }
}

/// After the list is closed: nonces come, or they do not.
fn closing(
    client: &Client,
    lobby: &LobbyState,
    deal: &DealState,
    luck: &mut TestLuck,
) -> Option<Command> {
    if deal.awaited.contains(&lobby.table.my_seat?) {
        let nonce = client.nonce(&lobby.commitment).to_string();
        return (!one_in(luck, 4)).then_some(Command::Reveal { nonce });
    }
    one_in(luck, 4).then(|| Command::Again {
        without: one_in(luck, 2),
        seed: seed(luck),
    })
}

pub fn seed(luck: &mut TestLuck) -> Secret {
    let digits = (0..64).map(|_| char::from_digit(luck.below(16), 16).unwrap_or('0'));
    Secret(digits.collect())
}
