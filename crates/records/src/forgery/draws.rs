//! Forgeries of draws and of the end.

use game::Luck;

use super::{Forgery, any, line_of, steps};
use crate::bag;
use crate::parse::Form;
use crate::{Ticket, peek};

pub(super) fn forge(lines: &mut Vec<String>, forgery: Forgery, luck: &mut dyn Luck) -> Option<()> {
    match forgery {
        Forgery::Outcome | Forgery::TicketAndOutcome | Forgery::DrawsSwapped => {
            mix(lines, forgery, luck)?;
        }
        Forgery::DrawRemoved => drop(lines.remove(early(lines, luck)?)),
        Forgery::DrawDuplicated => {
            let place = early(lines, luck)?;
            lines.insert(place, lines[place].clone());
        }
        Forgery::Result => {
            let line = line_of(lines, "outcome: ")?;
            let (name, _) = line["outcome: ".len()..].split_once(' ')?;
            let first = format!("outcome: {name} ");
            *line = line.replacen(&first, &format!("{first}1"), 1);
            // Points below zero would not be a number any more.
            if line.contains(" 1-") {
                return None;
            }
        }
        _ => {
            let form = form(lines)?;
            let draws = draws(lines);
            let begin = any(luck, draws.len().max(1));
            let (before, after) = draws.split_at(begin);
            let spoilt = after.iter().chain(before).find_map(|place| {
                let draw = DrawLine::read(&lines[*place], form)?;
                Some((*place, draw.spoilt(forgery)?.write()))
            });
            let (place, line) = spoilt?;
            lines[place] = line;
        }
    }
    Some(())
}

fn form(lines: &[String]) -> Option<Form> {
    let head = lines.get(..3)?.join("\n") + "\n";
    peek(head.as_bytes()).ok().map(|heading| heading.form)
}

fn draws(lines: &[String]) -> Vec<usize> {
    steps(lines)
        .filter(|place| lines[*place].starts_with("* "))
        .collect()
}

/// A draw with many others after it, so that what is shifted cannot fit by accident.
fn early(lines: &[String], luck: &mut dyn Luck) -> Option<usize> {
    let draws = draws(lines);
    let half = (draws.len() / 2) as u32;
    (half > 8).then(|| draws[luck.below(half) as usize])
}

#[derive(Clone)]
struct DrawLine {
    outcome: String,
    ticket: Ticket,
}

impl DrawLine {
    fn read(line: &str, form: Form) -> Option<DrawLine> {
        let (outcome, ticket) = line.strip_prefix("* ")?.split_once(" @ ")?;
        Some(DrawLine {
            outcome: outcome.to_owned(),
            ticket: Ticket::read(ticket, form).ok()?,
        })
    }

    fn write(&self) -> String {
        format!("* {} @ {}", self.outcome, self.ticket)
    }

    /// The draw after a forgery of it alone.
    fn spoilt(&self, forgery: Forgery) -> Option<DrawLine> {
        let mut draw = self.clone();
        let ticket = &mut draw.ticket;
        match forgery {
            Forgery::Ticket if ticket.total == 1 => return None,
            Forgery::Ticket => ticket.number = (ticket.number + 1) % ticket.total,
            Forgery::Total => ticket.total += 1,
            Forgery::BagGrown => ticket.bag = grown(&ticket.bag),
            Forgery::DrawRenumbered => ticket.draw = Some(ticket.draw? + 1),
            Forgery::DiceAsCards if ticket.bag == "2d6" => {
                if self.outcome == "roll 6+6" {
                    return None;
                }
                draw.outcome = "roll 6+6".into();
                ticket.bag = format!("6+6*{}", ticket.total);
            }
            Forgery::BagRewritten => {
                let (bag, outcome) = rewritten(self)?;
                (ticket.bag, draw.outcome) = (bag, outcome);
            }
            _ => return None,
        }
        Some(draw)
    }
}

fn grown(bag: &str) -> String {
    match bag.strip_suffix(" faces") {
        Some(dice) => format!("{} faces", dice.parse::<u32>().unwrap_or(1) + 1),
        None if bag.ends_with(|last: char| last.is_ascii_digit()) && bag.contains('*') => {
            format!("{bag}0")
        }
        None => format!("{bag} joker*1"),
    }
}

/// All the tickets of a bag of cards for one of its other cards.
fn rewritten(draw: &DrawLine) -> Option<(String, String)> {
    let Ticket { number, total, .. } = draw.ticket;
    let wanted = draw.ticket.bag.split(' ').find_map(|part| {
        let (item, _) = part.split_once('*')?;
        let bag = format!("{item}*{total}");
        let (_, outcome) = bag::due(&bag, number, &draw.outcome)?;
        (outcome != draw.outcome).then_some((bag, outcome))
    });
    wanted.filter(|_| !draw.ticket.bag.starts_with("2d6"))
}

/// Takes another draw from the same bag with another outcome, and mixes the two.
fn mix(lines: &mut [String], forgery: Forgery, luck: &mut dyn Luck) -> Option<()> {
    let form = form(lines)?;
    let draws = draws(lines);
    let begin = any(luck, draws.len().max(1));
    let (before, after) = draws.split_at(begin);
    let pair = after.iter().chain(before).find_map(|one| {
        let first = DrawLine::read(&lines[*one], form)?;
        let other = draws.iter().find_map(|other| {
            let second = DrawLine::read(&lines[*other], form)?;
            let is_other = second.outcome != first.outcome;
            let is_alike = second.ticket.bag == first.ticket.bag;
            (is_other && is_alike).then_some((*other, second))
        });
        Some((*one, first, other?))
    });
    let (one, first, (other, second)) = pair?;
    // Each keeps its own number.
    let exchanged = |kept: &DrawLine, taken: &DrawLine| DrawLine {
        outcome: taken.outcome.clone(),
        ticket: Ticket {
            draw: kept.ticket.draw,
            ..taken.ticket.clone()
        },
    };
    match forgery {
        Forgery::Outcome => {
            let outcome = second.outcome;
            lines[one] = DrawLine { outcome, ..first }.write();
        }
        Forgery::TicketAndOutcome => lines[one] = exchanged(&first, &second).write(),
        _ => {
            lines[one] = exchanged(&first, &second).write();
            lines[other] = exchanged(&second, &first).write();
        }
    }
    Some(())
}
