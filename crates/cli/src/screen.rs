//! Where lines for people go. Colour is kept only for terminals that want it.

use std::fmt::Display;
use std::io::{self, IsTerminal as _, Write};

use anstream::AutoStream;
use anstream::adapter::strip_str;
use anstyle::{AnsiColor, Color, Style};
use game::{COLOURS, Fact, Phrase, Seat};
use words::Words;

use crate::failure::Failure;

pub const BOLD: Style = Style::new().bold();
pub const DIM: Style = Style::new().dimmed();
pub const GOOD: Style = coloured(AnsiColor::Green);
pub const BAD: Style = coloured(AnsiColor::Red);

const fn coloured(color: AnsiColor) -> Style {
    Style::new().fg_color(Some(Color::Ansi(color)))
}

/// How wide a terminal is as a rule.
const COLUMNS: usize = 80;

pub struct Screen {
    out: AutoStream<io::Stdout>,
    is_terminal: bool,
    pub words: Words,
}

impl Screen {
    pub fn new(words: Words) -> Screen {
        Screen {
            // Respects NO_COLOR, and strips colours from anything but a terminal.
            out: AutoStream::auto(io::stdout()),
            is_terminal: io::stdout().is_terminal(),
            words,
        }
    }

    pub fn line(&mut self, text: impl Display) -> Result<(), Failure> {
        Ok(writeln!(self.out, "{text}")?)
    }

    /// Without an end of line, for what is typed behind it.
    pub fn ask(&mut self, text: impl Display) -> Result<(), Failure> {
        write!(self.out, "{text}")?;
        self.flush()
    }

    /// A line of `text/*/cli.ftl`.
    pub fn say(&mut self, phrase: &Phrase) -> Result<(), Failure> {
        let text = self.label(phrase);
        let lines = self.folded(&text);
        lines.into_iter().try_for_each(|line| self.line(line))
    }

    /// A sentence in lines that a terminal does not break within a word; whole where there is none.
    pub fn folded(&self, text: &str) -> Vec<String> {
        if self.is_terminal {
            fold(text)
        } else {
            vec![text.to_owned()]
        }
    }

    pub fn label(&self, phrase: &Phrase) -> String {
        self.words.label(phrase.key, &phrase.facts)
    }

    /// A label that needs no facts, or a term for one of its kind.
    pub fn word(&self, key: &str) -> String {
        self.words.label(key, &[("count", Fact::Number(1))])
    }

    pub fn flush(&mut self) -> Result<(), Failure> {
        Ok(self.out.flush()?)
    }
}

/// Breaks a line at spaces. What follows is indented as the line is, and a little more.
fn fold(text: &str) -> Vec<String> {
    let width = |text: &str| strip_str(text).to_string().chars().count();
    let indent = " ".repeat(text.len() - text.trim_start().len() + 2);
    let mut lines: Vec<String> = Vec::new();
    for word in text.split(' ') {
        match lines.last_mut() {
            Some(line) if width(line) + 1 + width(word) <= COLUMNS => {
                line.push(' ');
                line.push_str(word);
            }
            Some(_) => lines.push(format!("{indent}{word}")),
            None => lines.push(word.to_owned()),
        }
    }
    lines
}

/// The clauses of a reason as one sentence.
pub fn sentence(clauses: &[String]) -> String {
    let clauses = clauses.join("; ");
    let mut letters = clauses.chars();
    let first: String = letters
        .next()
        .into_iter()
        .flat_map(char::to_uppercase)
        .collect();
    format!("{first}{}.", letters.as_str())
}

pub fn styled(style: Style, text: impl Display) -> String {
    format!("{style}{text}{style:#}")
}

/// How the seats of one table are called, each in its colour.
pub struct Names(Vec<Name>);

struct Name {
    text: String,
    /// First letter of the colour, for drawings.
    letter: String,
    style: Style,
}

impl Names {
    /// Called by the colours of the seats; behind them come those nobody plays, for neutral pieces.
    pub fn colours(seat_names: &[&str], words: &Words) -> Names {
        let spare = COLOURS.iter().filter(|name| !seat_names.contains(name));
        let name = |name: &&str| {
            let (key, style) = match *name {
                "red" => ("cli-seat-red", coloured(AnsiColor::Red)),
                "blue" => ("cli-seat-blue", coloured(AnsiColor::Blue)),
                "orange" => ("cli-seat-orange", coloured(AnsiColor::Yellow)),
                _ => ("cli-seat-white", Style::new()),
            };
            let (word, style) = (words.label(key, &[]), style.bold());
            Name {
                text: styled(style, &word),
                letter: word.chars().take(1).collect(),
                style,
            }
        };
        Names(seat_names.iter().chain(spare).map(name).collect())
    }

    /// Somebody has a name of his own.
    pub fn rename(&mut self, seat: Seat, name: &str) {
        let place = &mut self.0[seat.index()];
        place.text = styled(place.style, name);
    }

    pub fn of(&self, seat: Seat) -> String {
        self.0[seat.index()].text.clone()
    }

    pub fn fact(&self, seat: Seat) -> Fact {
        Fact::Place(self.of(seat))
    }

    /// Letter and colour for drawings.
    pub fn mark(&self, seat: Seat) -> (&str, Style) {
        let name = &self.0[seat.index()];
        (&name.letter, name.style)
    }

    pub fn list(&self, seats: impl Iterator<Item = Seat>) -> String {
        let names: Vec<_> = seats.map(|seat| self.of(seat)).collect();
        names.join(", ")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_lines_are_broken_at_spaces() {
        let short = "  Red: 2 points, 4 cards";
        assert_eq!(fold(short), [short]);
        let long = format!("  {}", ["settlements"; 8].join(" "));
        let six = ["settlements"; 6].join(" ");
        let two = ["settlements"; 2].join(" ");
        assert_eq!(fold(&long), [format!("  {six}"), format!("    {two}")]);
    }

    #[test]
    fn colours_take_no_room() {
        let words = vec![styled(BAD, "robber"); 11].join(" ");
        assert_eq!(fold(&words).len(), 1);
        assert_eq!(fold(&format!("{words} robber")).len(), 2);
    }
}
