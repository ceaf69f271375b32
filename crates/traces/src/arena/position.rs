//! Their position as one of ours. What its seat cannot see is filled in somehow: a bot is not shown
//! it, and bots that search make it up anew.

use std::fmt::Write;

use board::{Cards, Countable, DECK, Development, Rules, State, owner_name};
use game::Seat;

use super::message::{Player, Position};
use crate::deed::Deed;
use crate::lexicon::Lexicon;

/// Builds the position line by line, in the notation in which we write down any.
pub fn read(
    rules: &Rules,
    lexicon: &Lexicon,
    seat: Seat,
    raw: &Position,
    legal: &[Option<Deed>],
) -> Result<State, String> {
    if raw.players.len() != usize::from(lexicon.seats) {
        return Err(format!("the state does not have {} players", lexicon.seats));
    }
    let mut text = String::new();
    pieces(&mut text, rules, lexicon, raw)?;
    cards(&mut text, rules, lexicon, seat, raw, legal)?;
    moment(&mut text, rules, lexicon, seat, raw)?;
    let mut state = board::position::read(rules, &text)?;
    state.public.turns = raw.turn;
    Ok(state)
}

/// Writing into a string cannot fail.
macro_rules! line {
    ($text:expr, $($words:tt)*) => {
        let _ = writeln!($text, $($words)*);
    };
}

fn pieces(
    text: &mut String,
    rules: &Rules,
    lexicon: &Lexicon,
    raw: &Position,
) -> Result<(), String> {
    let name = |seat: u8| lexicon.seat(seat).map(|seat| owner_name(rules, seat));
    // A city is built upon a settlement, of which one must be left in the stock.
    for (kind, list) in [("city", &raw.cities), ("settlement", &raw.settlements)] {
        for (node, seat) in list {
            let corner = rules.corner_name(lexicon.corner(*node)?);
            line!(text, "{} {kind} {corner}", name(*seat)?);
        }
    }
    for (one, other, seat) in &raw.roads {
        let edge = rules.edge_name(lexicon.edge([*one, *other])?);
        line!(text, "{} road {edge}", name(*seat)?);
    }
    let robber = rules.hex_name(lexicon.hex(raw.robber)?);
    line!(text, "robber {robber}");
    Ok(())
}

/// Everybody's cards: those of the seat as they are, the others' out of what is left.
fn cards(
    text: &mut String,
    rules: &Rules,
    lexicon: &Lexicon,
    seat: Seat,
    raw: &Position,
    legal: &[Option<Deed>],
) -> Result<(), String> {
    let own = lexicon.goods(&raw.me.hand)?;
    let bank = lexicon.goods(&raw.bank)?;
    let known = bank + own;
    if !board::BANK.covers(known) {
        return Err("bank and hand hold more cards than there are".to_owned());
    }
    let mut hidden: Vec<_> = each(board::BANK - known).collect();
    let held = lexicon.card_counts(&raw.me.dev)?;
    let mut deck = DECK;
    for player in &raw.players {
        let played = lexicon.card_counts(&player.played)?;
        deck = without(deck, played)?;
        for card in each(played).filter(|card| *card != Development::Knight) {
            line!(text, "played {}", card.word());
        }
    }
    let mut deck: Vec<_> = each(without(deck, held)?).collect();
    for (number, player) in (0..).zip(&raw.players) {
        let name = owner_name(rules, Seat(number));
        let knights = lexicon.card_counts(&player.played)?;
        let knights = knights.count(Development::Knight);
        if knights > 0 {
            line!(text, "{name} knights {knights}");
        }
        let is_me = number == seat.0;
        let hand: Vec<_> = if is_me {
            each(own).collect()
        } else {
            take(&mut hidden, player.n_resources, "resource")?
        };
        for kind in hand {
            line!(text, "{name} hand 1 {}", kind.word());
        }
        let cards: Vec<_> = if is_me {
            each(held).collect()
        } else {
            take(&mut deck, player.n_dev, "development")?
        };
        for card in cards {
            let word = if is_me && is_fresh(card, raw, legal) {
                "fresh"
            } else {
                "cards"
            };
            line!(text, "{name} {word} {}", card.word());
        }
    }
    Ok(())
}

/// They do not say which cards were bought this turn; but those may not be played.
fn is_fresh(card: Development, raw: &Position, legal: &[Option<Deed>]) -> bool {
    let is_card = |deed: &Deed| match card {
        Development::Knight => *deed == Deed::Knight,
        Development::RoadBuilding => *deed == Deed::RoadBuilding,
        Development::Invention => matches!(deed, Deed::Invention(..)),
        Development::Monopoly => matches!(deed, Deed::Monopoly(_)),
        Development::Point => false,
    };
    let is_free = raw.prompt == "PLAY_TURN" && raw.me.has_rolled && !raw.me.played_dev_this_turn;
    is_free
        && raw.me.free_roads == 0
        && card != Development::Point
        && !legal.iter().flatten().any(is_card)
}

/// Where in the turn it is.
fn moment(
    text: &mut String,
    rules: &Rules,
    lexicon: &Lexicon,
    seat: Seat,
    raw: &Position,
) -> Result<(), String> {
    let is_founding = raw.prompt.starts_with("BUILD_INITIAL");
    let turn = if is_founding {
        seat
    } else {
        lexicon.seat(raw.turn_seat)?
    };
    line!(text, "turn {}", owner_name(rules, turn));
    for (what, holds) in [
        ("route", (|it| it.has_road) as fn(&Player) -> bool),
        ("army", |it| it.has_army),
    ] {
        let holder = (0..).zip(&raw.players).find(|(_, player)| holds(player));
        let holder = holder.map_or("nobody", |(number, _)| owner_name(rules, Seat(number)));
        line!(text, "holder {what} {holder}");
    }
    if raw.me.played_dev_this_turn && turn == seat {
        line!(text, "card-played");
    }
    // Of others one sees only that they have rolled when they have to discard.
    if !raw.me.has_rolled && raw.prompt != "DISCARD" {
        line!(text, "phase before-roll");
    }
    let phase = match raw.prompt.as_str() {
        "BUILD_INITIAL_SETTLEMENT" => "founding",
        "BUILD_INITIAL_ROAD" => "founding-road",
        "MOVE_ROBBER" => "robber",
        "DISCARD" => "discard",
        "PLAY_TURN" if raw.me.free_roads == 2 => "first-free-road",
        "PLAY_TURN" if raw.me.free_roads == 1 => "second-free-road",
        // Trades between players are answered without asking a bot.
        _ => return Ok(()),
    };
    line!(text, "phase {phase}");
    if phase == "discard" {
        discards(text, rules, seat, raw);
    }
    Ok(())
}

/// What everybody still has to discard. Older referees do not say it: they ask once for all cards.
fn discards(text: &mut String, rules: &Rules, seat: Seat, raw: &Position) {
    for (number, player) in (0..).zip(&raw.players) {
        let told = raw.discard_counts.as_ref();
        let told = told.and_then(|counts| counts.get(usize::from(number)));
        let count = match told {
            Some(count) => *count,
            None if number == seat.0 => player.n_resources / 2,
            None => 0,
        };
        if count > 0 {
            line!(text, "{} discards {count}", owner_name(rules, Seat(number)));
        }
    }
}

fn each<K: Countable>(counts: board::Counts<K>) -> impl Iterator<Item = K> {
    let kinds = counts.iter().collect::<Vec<_>>().into_iter();
    kinds.flat_map(|(kind, count)| std::iter::repeat_n(kind, count as usize))
}

fn without(deck: Cards, cards: Cards) -> Result<Cards, String> {
    if deck.covers(cards) {
        return Ok(deck - cards);
    }
    Err("more development cards are out than there are".to_owned())
}

/// Takes so many of the hidden cards.
fn take<K>(hidden: &mut Vec<K>, count: u8, what: &str) -> Result<Vec<K>, String> {
    let from = hidden.len().checked_sub(usize::from(count));
    let from = from.ok_or_else(|| format!("the others hold more {what} cards than there are"))?;
    Ok(hidden.split_off(from))
}
