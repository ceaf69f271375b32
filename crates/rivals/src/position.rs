//! Any position, from a few lines of text: for tests, puzzles and bug reports.
//!
//! ```text
//! red hand abbey scout      cards in hand, out of the stacks nobody has seen
//! red card abbey s0.u       a card on a site; an open one comes from the open stack
//! red city s0               a settlement that became a city
//! red road left             a road that leads nowhere yet
//! red settled right fields_stack_1 hills_stack_5   with its road, the landscape above and below
//! red cache c0.u            the Gold Cache at a landscape
//! red store c0.u 3          likewise `cache 2`, and `all 1` for every landscape
//! discard goldsmith scout
//! ```
//!
//! The turn comes last, in this order; red's action phase if nothing is said:
//!
//! ```text
//! turn blue
//! phase before-roll
//! rolled 4 harvest          the dice of this turn
//! event feud                turned up now
//! ```

use game::{Log, Seat};

use crate::card::{CardId, Kind};
use crate::event::Event;
use crate::landscape::Landscape;
use crate::places::{End, Place};
use crate::play::Play;
use crate::questions::{agenda, building, event_card};
use crate::setup::Rules;
use crate::stacks::StackId;
use crate::start;
use crate::state::{STORE, State, Symbol, Task, Town};

/// Reads a position. What the lines leave out is as at the start of a game with empty hands.
pub fn read(rules: &Rules, text: &str) -> Result<State, String> {
    let mut state = start::start(rules);
    let mut log: Log<Event> = Log::off();
    let mut play = Play::new(rules, &mut state, &mut log);
    begin(&mut play, Seat(0));
    for (number, line) in text.lines().enumerate() {
        let words: Vec<&str> = line.split_whitespace().collect();
        if !words.is_empty() {
            place(&mut play, &words).ok_or_else(|| cannot_read(number, line))?;
        }
    }
    agenda::run(&mut play);
    Ok(state)
}

/// Names the line, and as much of it as fits into a sentence.
fn cannot_read(number: usize, line: &str) -> String {
    let beginning: String = line.chars().take(60).collect();
    format!("line {}: cannot read {beginning:?}", number + 1)
}

/// The action phase of this seat.
fn begin(play: &mut Play, seat: Seat) {
    play.begin_turn(seat);
    play.done();
    play.roll(1, Symbol::Trade);
}

fn place(play: &mut Play, words: &[&str]) -> Option<()> {
    match *words {
        ["turn", name] => begin(play, read_seat(name)?),
        ["phase", "before-roll"] => {
            let seat = play.state().public.turn;
            play.begin_turn(seat);
        }
        ["rolled", number, symbol] => {
            let number = number.parse().ok().filter(|it| (1..=6).contains(it))?;
            play.roll(number, symbol.parse().ok()?);
        }
        ["event", card] => turn_up(play, card.parse().ok()?)?,
        ["discard", ref cards @ ..] => {
            for card in cards {
                let seat = play.state().public.turn;
                let card = draw(play, seat, card.parse().ok()?)?;
                play.show_played(seat, card);
                play.discard(card);
            }
        }
        [] | ["phase", "main"] => {}
        [name, ref rest @ ..] => give(play, read_seat(name)?, rest)?,
    }
    Some(())
}

fn read_seat(name: &str) -> Option<Seat> {
    match name {
        "red" => Some(Seat(0)),
        "blue" => Some(Seat(1)),
        _ => None,
    }
}

fn turn_up(play: &mut Play, event: CardId) -> Option<()> {
    let events = &play.state().public.events;
    let is_there = event.kind() == Kind::Event && event != CardId::Yule;
    if !is_there || events.above == 0 {
        return None;
    }
    if events.weight(event) == 0 {
        (events.moon_weight(event) > 0).then(|| play.admit(event))?;
    }
    play.next([Some(Task::RevealEvent)]);
    event_card::revealed(play, event);
    Some(())
}

/// A card nobody has seen comes to a hand, from the highest stack of its back.
fn draw(play: &mut Play, seat: Seat, card: CardId) -> Option<CardId> {
    let state = play.state();
    if card.kind() == Kind::Event || state.secret.fresh.count(card) == 0 {
        return None;
    }
    let height = |it: &StackId| state.public.heights[it.index()].fresh;
    let stack = play.rules.stacks_of(card.set()).max_by_key(height)?;
    (height(&stack) > 0).then(|| play.draw_fresh(seat, stack, card))?;
    Some(card)
}

fn give(play: &mut Play, seat: Seat, words: &[&str]) -> Option<()> {
    let realm = play.state().realm(seat);
    let supply = play.state().public.supply;
    match *words {
        ["hand", ref cards @ ..] => {
            for card in cards {
                draw(play, seat, card.parse().ok()?)?;
            }
        }
        ["card", card, side] => {
            let side = side.parse().ok()?;
            let card: CardId = card.parse().ok()?;
            building::check_side(realm, card, side).ok()?;
            if !play.rules.is_open(card) {
                draw(play, seat, card)?;
            } else if supply.open == 0 {
                return None;
            }
            play.take_up(seat, card);
            play.place(seat, card, side);
        }
        ["city", centre] => {
            let centre = centre.parse().ok()?;
            let is_possible = realm.town(centre) == Town::Settlement && supply.cities > 0;
            is_possible.then(|| play.build_city(seat, centre))?;
        }
        ["road", end] => {
            let end: End = end.parse().ok()?;
            let is_possible = !realm.has_road(end) && supply.roads > 0;
            is_possible.then(|| play.build_road(seat, end))?;
        }
        ["settled", end, upper, lower] => settle(play, seat, end.parse().ok()?, [upper, lower])?,
        ["cache", place] => {
            let place: Place = place.parse().ok()?;
            realm.land(place)?;
            let card = draw(play, seat, CardId::GoldCache)?;
            play.take_up(seat, card);
            play.attach_cache(seat, card, place);
        }
        ["store", "all", count] => {
            let count = count.parse().ok()?;
            let lands = Place::all().filter(|it| play.state().realm(seat).land(*it).is_some());
            for place in lands.collect::<Vec<_>>() {
                fill(play, seat, place, count)?;
            }
        }
        ["store", place, count] => fill(play, seat, place.parse().ok()?, count.parse().ok()?)?,
        _ => return None,
    }
    Some(())
}

fn settle(play: &mut Play, seat: Seat, end: End, names: [&str; 2]) -> Option<()> {
    let state = play.state();
    let mut lands = [Landscape(0); 2];
    for (land, name) in lands.iter_mut().zip(names) {
        let wished: Landscape = name.parse().ok()?;
        *land = state.public.supply.landscapes().find(|it| *it == wished)?;
    }
    let supply = &state.public.supply;
    if lands[0] == lands[1] || supply.roads == 0 || supply.settlements == 0 {
        return None;
    }
    play.build_road(seat, end);
    let centre = play.build_settlement(seat, end);
    let column = centre.0 + u8::from(end == End::Right);
    for (land, is_lower) in lands.into_iter().zip([false, true]) {
        play.take_landscape(land);
        play.lay(seat, land, Place::of(column, is_lower));
    }
    Some(())
}

/// So much lies at a place, whatever was there before.
fn fill(play: &mut Play, seat: Seat, place: Place, count: u8) -> Option<()> {
    let realm = play.state().realm(seat);
    let is_there = realm.land(place).is_some() || place == Place::CACHE && realm.cache().is_some();
    if !is_there || count > STORE {
        return None;
    }
    while play.state().realm(seat).store(place) > count {
        play.spend(seat, place);
    }
    while play.state().realm(seat).store(place) < count {
        play.gain(seat, place);
    }
    Some(())
}
