//! Ways to forge a journal, as somebody with a text editor and some patience would.
//!
//! For tests of verifiers, and for the corpus that `landnam corpus` writes. Nothing here is used by
//! a table.

mod draws;
mod header;

use game::Luck;

use crate::journal::digest;

/// One kind of forgery. All but the last few recompute the digest, so that something else must
/// tell.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Forgery {
    /// The outcome of another draw.
    Outcome,
    Ticket,
    TicketAndOutcome,
    Total,
    /// A die more, a card more.
    BagGrown,
    /// Dice written as cards that give what is wanted.
    DiceAsCards,
    /// Cards of other weights, from which the same ticket draws what is wanted.
    BagRewritten,
    DrawRemoved,
    DrawsSwapped,
    DrawDuplicated,
    DrawRenumbered,
    Seed,
    Commitment,
    Nonce,
    /// A nonce and its pledge are taken away.
    NonceDropped,
    /// The set-up shows another layout.
    Setup,
    LayoutTicket,
    LayoutRemoved,
    /// The last draw of the layout is missing.
    LayoutCut,
    /// Another table's terms.
    Terms,
    /// Other terms, with a commitment and a list that fit them.
    TermsAndCommitment,
    /// An older version of the rules than the terms name, which nobody might check any more.
    OlderRules,
    ListPledge,
    ListSeats,
    ListName,
    ListPractice,
    /// A start that never was.
    ListStart,
    /// Other points at the end.
    Result,
    // From here on the digest stays as it was.
    Action,
    AnyLetter,
    AnyLineRemoved,
    AnyLineDuplicated,
    AnyLinesSwapped,
    Digest,
    Truncated,
    Appended,
}

impl Forgery {
    pub const ALL: [Forgery; 36] = [
        Forgery::Outcome,
        Forgery::Ticket,
        Forgery::TicketAndOutcome,
        Forgery::Total,
        Forgery::BagGrown,
        Forgery::DiceAsCards,
        Forgery::BagRewritten,
        Forgery::DrawRemoved,
        Forgery::DrawsSwapped,
        Forgery::DrawDuplicated,
        Forgery::DrawRenumbered,
        Forgery::Seed,
        Forgery::Commitment,
        Forgery::Nonce,
        Forgery::NonceDropped,
        Forgery::Setup,
        Forgery::LayoutTicket,
        Forgery::LayoutRemoved,
        Forgery::LayoutCut,
        Forgery::Terms,
        Forgery::TermsAndCommitment,
        Forgery::OlderRules,
        Forgery::ListPledge,
        Forgery::ListSeats,
        Forgery::ListName,
        Forgery::ListPractice,
        Forgery::ListStart,
        Forgery::Result,
        Forgery::Action,
        Forgery::AnyLetter,
        Forgery::AnyLineRemoved,
        Forgery::AnyLineDuplicated,
        Forgery::AnyLinesSwapped,
        Forgery::Digest,
        Forgery::Truncated,
        Forgery::Appended,
    ];

    /// Its name in words: `bag-rewritten`.
    pub fn name(self) -> String {
        let mut name = String::new();
        for letter in format!("{self:?}").chars() {
            if letter.is_uppercase() && !name.is_empty() {
                name.push('-');
            }
            name.push(letter.to_ascii_lowercase());
        }
        name
    }

    /// Does the digest fit, so that something else must tell?
    pub fn is_signed(self) -> bool {
        (self as u8) < Forgery::Action as u8
    }

    /// Can only somebody who knows the rules tell?
    pub fn needs_rules(self) -> bool {
        matches!(
            self,
            Forgery::BagRewritten | Forgery::Setup | Forgery::LayoutCut | Forgery::Result
        )
    }
}

/// The forged text of a finished, sealed journal; none if it offers no occasion.
pub fn forge(text: &str, forgery: Forgery, luck: &mut dyn Luck) -> Option<String> {
    let mut lines: Vec<String> = text.lines().map(str::to_string).collect();
    if !forgery.is_signed() {
        forge_openly(&mut lines, forgery, luck)?;
        return Some(joined(&lines));
    }
    if header::is_of_header(forgery) {
        header::forge(&mut lines, forgery, luck)?;
    } else {
        draws::forge(&mut lines, forgery, luck)?;
    }
    lines.pop();
    let before = joined(&lines);
    Some(format!("{before}digest: {}\n", digest(&before)))
}

fn joined(lines: &[String]) -> String {
    let parts = lines.iter().flat_map(|line| [line.as_str(), "\n"]);
    parts.collect()
}

/// The forgeries any digest shows.
fn forge_openly(lines: &mut Vec<String>, forgery: Forgery, luck: &mut dyn Luck) -> Option<()> {
    let place = any(luck, lines.len());
    match forgery {
        Forgery::Action => {
            let acts = actions(lines);
            let [one, other] = [(); 2].map(|()| acts[any(luck, acts.len())]);
            if lines[one] == lines[other] {
                return None;
            }
            let text = lines[other].clone();
            lines[one] = text;
        }
        Forgery::AnyLetter => {
            let letters: Vec<char> = lines[place].chars().collect();
            if letters.is_empty() {
                return None;
            }
            let at = any(luck, letters.len());
            let change = |(i, letter): (usize, &char)| match (i == at, letter) {
                (true, '0') => '1',
                (true, _) => '0',
                (false, letter) => *letter,
            };
            lines[place] = letters.iter().enumerate().map(change).collect();
        }
        Forgery::AnyLineRemoved => drop(lines.remove(place)),
        Forgery::AnyLineDuplicated => lines.insert(place, lines[place].clone()),
        Forgery::AnyLinesSwapped => {
            let other = any(luck, lines.len());
            if lines[place] == lines[other] {
                return None;
            }
            lines.swap(place, other);
        }
        Forgery::Digest => flip_digit(lines.last_mut()?, luck),
        Forgery::Truncated => lines.truncate(place),
        Forgery::Appended => lines.push("red: end".into()),
        _ => unreachable!("signed, and done by others"),
    }
    Some(())
}

fn any(luck: &mut dyn Luck, count: usize) -> usize {
    luck.below(count as u32) as usize
}

/// Where the steps are; there are some in a finished game.
fn steps(lines: &[String]) -> std::ops::Range<usize> {
    let mut gaps = (0..lines.len()).filter(|place| lines[*place].is_empty());
    let (first, end) = (gaps.next(), gaps.next());
    first.map_or(0, |first| first + 1)..end.unwrap_or(lines.len())
}

fn actions(lines: &[String]) -> Vec<usize> {
    steps(lines)
        .filter(|place| !lines[*place].starts_with("* "))
        .collect()
}

fn line_of<'a>(lines: &'a mut [String], key: &str) -> Option<&'a mut String> {
    lines.iter_mut().find(|line| line.starts_with(key))
}

/// Changes one bit of one of the last 64 digits.
fn flip_digit(line: &mut String, luck: &mut dyn Luck) {
    let at = line.len() - 1 - any(luck, 64);
    let digit = u32::from_str_radix(&line[at..=at], 16).expect("a hash has digits");
    let digit = digit ^ (1 << luck.below(4));
    line.replace_range(at..=at, &format!("{digit:x}"));
}
