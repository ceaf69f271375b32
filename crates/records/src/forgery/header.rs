//! Forgeries of what was promised before the first step.

use game::Luck;

use super::{Forgery, any, flip_digit, line_of};
use crate::{Commitment, EarlierStart, Seed, StartList, Terms};

pub(super) fn is_of_header(forgery: Forgery) -> bool {
    let kind = forgery as u8;
    (Forgery::Seed as u8..=Forgery::ListStart as u8).contains(&kind)
}

pub(super) fn forge(lines: &mut Vec<String>, forgery: Forgery, luck: &mut dyn Luck) -> Option<()> {
    match forgery {
        Forgery::Seed => flip_digit(line_of(lines, "seed: ")?, luck),
        Forgery::Commitment => flip_digit(line_of(lines, "commitment: ")?, luck),
        Forgery::Nonce => change_nonce(lines, luck)?,
        Forgery::NonceDropped => drop_nonce(lines)?,
        Forgery::Setup => change_setup(line_of(lines, "setup: ")?)?,
        Forgery::LayoutTicket => change_layout(lines, luck)?,
        Forgery::LayoutRemoved => {
            let layout = layout(lines);
            // One of the first, so that enough others move up.
            let first = layout.clone().nth(2).filter(|_| layout.len() > 8)?;
            lines.remove(first);
            renumber(lines);
        }
        Forgery::LayoutCut => drop(lines.remove(layout(lines).next_back()?)),
        Forgery::Terms => {
            let mut terms = terms(lines)?;
            terms.table.push('0');
            *line_of(lines, "terms: ")? = format!("terms: {terms}");
        }
        Forgery::TermsAndCommitment => recommit(lines)?,
        Forgery::OlderRules => {
            let older = terms(lines)?.rules - 1;
            *line_of(lines, "rules: ")? = format!("rules: {older}");
        }
        _ => {
            let mut list = list(lines)?;
            change_list(&mut list, forgery, luck)?;
            *line_of(lines, "list: ")? = format!("list: {list}");
        }
    }
    Some(())
}

fn terms(lines: &mut [String]) -> Option<Terms> {
    line_of(lines, "terms: ")?["terms: ".len()..].parse().ok()
}

fn list(lines: &mut [String]) -> Option<StartList> {
    line_of(lines, "list: ")?["list: ".len()..].parse().ok()
}

/// The lines with the draws of the layout.
fn layout(lines: &[String]) -> std::ops::Range<usize> {
    let is_layout = |line: &String| line.starts_with("layout ");
    let first = lines.iter().position(is_layout).unwrap_or(0);
    let count = lines.iter().filter(|line| is_layout(line)).count();
    first..first + count
}

fn renumber(lines: &mut [String]) {
    for (number, place) in layout(lines).enumerate() {
        if let Some((_, draw)) = lines[place].split_once(": ") {
            lines[place] = format!("layout {number}: {draw}");
        }
    }
}

fn change_layout(lines: &mut [String], luck: &mut dyn Luck) -> Option<()> {
    let layout = layout(lines);
    if layout.is_empty() {
        return None;
    }
    let place = layout.start + any(luck, layout.len());
    let (key, draw) = lines[place].split_once(": ")?;
    let (ticket, total) = draw.split_once('/')?;
    let (ticket, total): (u32, u32) = (ticket.parse().ok()?, total.parse().ok()?);
    if total == 1 {
        return None;
    }
    lines[place] = format!("{key}: {}/{total}", (ticket + 1) % total);
    Some(())
}

fn change_nonce(lines: &mut [String], luck: &mut dyn Luck) -> Option<()> {
    let is_nonce = |place: &usize| lines[*place].starts_with("nonce ");
    let nonces: Vec<usize> = (0..lines.len()).filter(is_nonce).collect();
    let line = &mut lines[nonces[any(luck, nonces.len())]];
    let (key, nonce) = line.split_once(": ")?;
    let changed = match nonce {
        "none" => "00".to_string(),
        long if long.starts_with("00") => format!("01{}", &long[2..]),
        long => format!("00{}", &long[2..]),
    };
    *line = format!("{key}: {changed}");
    Some(())
}

/// The first seat that added something is said to have added nothing.
fn drop_nonce(lines: &mut [String]) -> Option<()> {
    let mut list = list(lines)?;
    let seat = list.seats.iter_mut().find(|seat| seat.pledge.is_some())?;
    seat.pledge = None;
    let key = format!("nonce {}: ", seat.colour);
    *line_of(lines, &key)? = format!("{key}none");
    *line_of(lines, "list: ")? = format!("list: {list}");
    Some(())
}

/// Exchanges two neighbours that differ: terrains of a board, tiles of a toy.
fn change_setup(line: &mut String) -> Option<()> {
    let (before, between, after) = match line.find("\"hexes\":[") {
        Some(_) => ("\"terrain\":\"", "\"", "\""),
        None => ("\"tiles\":[", ",", ","),
    };
    let start = line.find(before)? + before.len();
    let end = start + line[start..].find(after)?;
    let one = line[start..end].to_owned();
    let mut from = end;
    loop {
        let next = match between {
            "," => from + 1,
            _ => from + line[from..].find(before)? + before.len(),
        };
        let stop = next + line[next..].find([',', ']', '"'])?;
        let other = line[next..stop].to_owned();
        if other != one {
            line.replace_range(next..stop, &one);
            line.replace_range(start..end, &other);
            return Some(());
        }
        from = stop;
    }
}

/// Other terms under another commitment. The pledges were made for the first.
fn recommit(lines: &mut [String]) -> Option<()> {
    let (mut terms, mut list) = (terms(lines)?, list(lines)?);
    let seed: Seed = line_of(lines, "seed: ")?["seed: ".len()..].parse().ok()?;
    terms.table.push('0');
    let commitment: Commitment = seed.commitment_to(&terms);
    list.commitment = commitment;
    list.terms = terms.hash_text();
    *line_of(lines, "terms: ")? = format!("terms: {terms}");
    *line_of(lines, "commitment: ")? = format!("commitment: {commitment}");
    *line_of(lines, "list: ")? = format!("list: {list}");
    Some(())
}

fn change_list(list: &mut StartList, forgery: Forgery, luck: &mut dyn Luck) -> Option<()> {
    let seat = any(luck, list.seats.len());
    match forgery {
        Forgery::ListPledge => {
            let pledge = list.seats[seat].pledge.as_mut()?;
            let mut text = pledge.to_string();
            flip_digit(&mut text, luck);
            *pledge = text.parse().ok()?;
        }
        Forgery::ListSeats => {
            let other = (seat + 1) % list.seats.len();
            if seat == other {
                return None;
            }
            list.seats.swap(seat, other);
        }
        Forgery::ListName => list.seats[seat].name.push('i'),
        Forgery::ListPractice => list.practice = !list.practice,
        Forgery::ListStart => {
            let missing = vec![list.seats[seat].colour.clone()];
            list.start += 1;
            list.earlier.push(EarlierStart {
                agreed: Vec::new(),
                missing,
                without: false,
            });
        }
        _ => unreachable!("not a forgery of the list"),
    }
    Some(())
}
