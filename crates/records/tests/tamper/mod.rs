//! Ways to forge a journal, as somebody with a text editor and some patience would.

// Each test file takes the parts it needs.
#![allow(dead_code)]

use game::Luck;
use game::testing::TestLuck;
use sha2::{Digest, Sha256};

/// One kind of forgery. Most recompute the digest afterwards, so that only chance itself tells.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Forgery {
    Outcome,
    Ticket,
    TicketAndOutcome,
    Total,
    Bag,
    Seed,
    Nonce,
    Commitment,
    DrawRemoved,
    DrawsSwapped,
    DrawDuplicated,
    Layout,
    // From here on the digest stays as it was.
    Action,
    Points,
    AnyLetter,
    AnyLineRemoved,
    AnyLineDuplicated,
    AnyLinesSwapped,
    Digest,
    Truncated,
    Appended,
}

impl Forgery {
    /// Does the digest fit, so that something else must tell?
    pub fn is_signed(self) -> bool {
        (self as u8) < Forgery::Action as u8
    }
}

pub const FORGERIES: [Forgery; 21] = [
    Forgery::Outcome,
    Forgery::Ticket,
    Forgery::TicketAndOutcome,
    Forgery::Total,
    Forgery::Bag,
    Forgery::Seed,
    Forgery::Nonce,
    Forgery::Commitment,
    Forgery::DrawRemoved,
    Forgery::DrawsSwapped,
    Forgery::DrawDuplicated,
    Forgery::Layout,
    Forgery::Action,
    Forgery::Points,
    Forgery::AnyLetter,
    Forgery::AnyLineRemoved,
    Forgery::AnyLineDuplicated,
    Forgery::AnyLinesSwapped,
    Forgery::Digest,
    Forgery::Truncated,
    Forgery::Appended,
];

/// The forged text; none if this journal offers no occasion.
pub fn forge(text: &str, forgery: Forgery, luck: &mut TestLuck) -> Option<String> {
    let mut lines: Vec<String> = text.lines().map(str::to_string).collect();
    match forgery {
        Forgery::Outcome | Forgery::TicketAndOutcome | Forgery::DrawsSwapped => {
            swap_draws(&mut lines, forgery, luck)?;
        }
        Forgery::Ticket | Forgery::Total | Forgery::Bag => {
            let draws = draws(&lines);
            let line = &mut lines[draws[luck.below(draws.len() as u32) as usize]];
            *line = spoil_draw(line, forgery)?;
        }
        Forgery::Seed => flip_digit(line_of(&mut lines, "seed: ")?, luck),
        Forgery::Nonce => change_nonce(&mut lines, luck),
        Forgery::Commitment => flip_digit(line_of(&mut lines, "commitment: ")?, luck),
        Forgery::DrawRemoved => drop(lines.remove(early_draw(&lines, luck))),
        Forgery::DrawDuplicated => {
            let place = early_draw(&lines, luck);
            lines.insert(place, lines[place].clone());
        }
        Forgery::Layout => change_layout(&mut lines, luck)?,
        _ => return forge_openly(lines, forgery, luck),
    }
    lines.pop();
    let before = lines.join("\n") + "\n";
    let digest = hex::encode(Sha256::digest(&before));
    Some(format!("{before}digest: {digest}\n"))
}

/// The forgeries any digest shows.
fn forge_openly(mut lines: Vec<String>, forgery: Forgery, luck: &mut TestLuck) -> Option<String> {
    let any = |luck: &mut TestLuck, lines: &[String]| luck.below(lines.len() as u32) as usize;
    match forgery {
        Forgery::Action => {
            let acts = actions(&lines);
            let [one, other] = [(); 2].map(|()| acts[luck.below(acts.len() as u32) as usize]);
            if lines[one] == lines[other] {
                return None;
            }
            copy_line(&mut lines, other, one);
        }
        Forgery::Points => {
            let line = lines
                .iter_mut()
                .find(|line| line.starts_with("outcome: "))?;
            *line = line.replacen("red ", "red 1", 1);
        }
        Forgery::AnyLetter => {
            let place = any(luck, &lines);
            let letters = lines[place].len() as u32;
            if letters == 0 {
                return None;
            }
            let at = luck.below(letters) as usize;
            let new = if &lines[place][at..=at] == "0" {
                "1"
            } else {
                "0"
            };
            lines[place].replace_range(at..=at, new);
        }
        Forgery::AnyLineRemoved => drop(lines.remove(any(luck, &lines))),
        Forgery::AnyLineDuplicated => {
            let place = any(luck, &lines);
            lines.insert(place, lines[place].clone());
        }
        Forgery::AnyLinesSwapped => {
            let (one, other) = (any(luck, &lines), any(luck, &lines));
            if lines[one] == lines[other] {
                return None;
            }
            lines.swap(one, other);
        }
        Forgery::Digest => flip_digit(lines.last_mut()?, luck),
        Forgery::Truncated => lines.truncate(any(luck, &lines)),
        Forgery::Appended => lines.push("red: end".into()),
        _ => unreachable!("done by the caller"),
    }
    Some(
        lines
            .iter()
            .flat_map(|line| [line.as_str(), "\n"])
            .collect(),
    )
}

fn copy_line(lines: &mut [String], from: usize, to: usize) {
    let line = lines[from].clone();
    lines[to] = line;
}

fn draws(lines: &[String]) -> Vec<usize> {
    (0..lines.len())
        .filter(|place| lines[*place].starts_with("* "))
        .collect()
}

fn actions(lines: &[String]) -> Vec<usize> {
    let first = draws(lines)[0];
    let end = lines
        .iter()
        .position(|line| line.starts_with("outcome: "))
        .unwrap()
        - 1;
    (first..end)
        .filter(|place| !lines[*place].starts_with("* "))
        .collect()
}

/// A draw with many others after it, so that what is shifted cannot fit by accident.
fn early_draw(lines: &[String], luck: &mut TestLuck) -> usize {
    let draws = draws(lines);
    draws[luck.below(draws.len() as u32 / 2) as usize]
}

/// Outcome, ticket, total and bag of a draw.
fn parts(line: &str) -> (String, u32, u32, String) {
    let (outcome, rest) = line[2..].split_once(" @ ").unwrap();
    let (numbers, bag) = rest.split_once(' ').unwrap();
    let (ticket, total) = numbers.split_once('/').unwrap();
    (
        outcome.into(),
        ticket.parse().unwrap(),
        total.parse().unwrap(),
        bag.into(),
    )
}

fn spoil_draw(line: &str, forgery: Forgery) -> Option<String> {
    let (outcome, mut ticket, mut total, mut bag) = parts(line);
    match forgery {
        Forgery::Ticket if total == 1 => return None,
        Forgery::Ticket => ticket = (ticket + 1) % total,
        Forgery::Total => total += 1,
        // A die more, a card more.
        Forgery::Bag if bag == "2d6" => bag = "2 faces".into(),
        Forgery::Bag if bag.ends_with(" faces") => {
            bag = format!("{} faces", bag[..1].parse::<u32>().unwrap() + 1);
        }
        Forgery::Bag => bag.push('0'),
        _ => unreachable!("not a forgery of one draw"),
    }
    Some(format!("* {outcome} @ {ticket}/{total} {bag}"))
}

/// Takes another draw from the same bag with another outcome, and mixes the two.
fn swap_draws(lines: &mut [String], forgery: Forgery, luck: &mut TestLuck) -> Option<()> {
    let draws = draws(lines);
    let one = draws[luck.below(draws.len() as u32) as usize];
    let (outcome, ticket, total, bag) = parts(&lines[one]);
    let other = draws.into_iter().find(|other| {
        let (another, _, _, same) = parts(&lines[*other]);
        another != outcome && same == bag
    })?;
    match forgery {
        Forgery::Outcome => {
            lines[one] = format!("* {} @ {ticket}/{total} {bag}", parts(&lines[other]).0);
        }
        Forgery::TicketAndOutcome => copy_line(lines, other, one),
        _ => lines.swap(one, other),
    }
    Some(())
}

fn line_of<'a>(lines: &'a mut [String], key: &str) -> Option<&'a mut String> {
    lines.iter_mut().find(|line| line.starts_with(key))
}

/// Changes one bit of one of the last 64 digits.
fn flip_digit(line: &mut String, luck: &mut TestLuck) {
    let at = line.len() - 1 - luck.below(64) as usize;
    let digit = u32::from_str_radix(&line[at..=at], 16).unwrap() ^ (1 << luck.below(4));
    line.replace_range(at..=at, &format!("{digit:x}"));
}

fn change_nonce(lines: &mut [String], luck: &mut TestLuck) {
    let nonces: Vec<usize> = (0..lines.len())
        .filter(|place| lines[*place].starts_with("nonce "))
        .collect();
    let line = &mut lines[nonces[luck.below(nonces.len() as u32) as usize]];
    let (key, nonce) = line.split_once(": ").unwrap();
    let changed = match nonce {
        "none" => "00".to_string(),
        // A nonce of 64 bytes could not grow.
        long => format!(
            "{}{}",
            if long.starts_with("00") { "01" } else { "00" },
            &long[2..]
        ),
    };
    *line = format!("{key}: {changed}");
}

/// Exchanges two tiles of a toy table; other families here deal nothing.
fn change_layout(lines: &mut [String], luck: &mut TestLuck) -> Option<()> {
    let (head, tiles) = lines[3].split_once("\"tiles\":[")?;
    let mut tiles: Vec<&str> = tiles.trim_end_matches("]}").split(',').collect();
    tiles.swap(luck.below(5) as usize, 5 + luck.below(5) as usize);
    lines[3] = format!("{head}\"tiles\":[{}]}}", tiles.join(","));
    Some(())
}
