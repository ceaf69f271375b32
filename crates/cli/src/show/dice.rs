//! The sheets of the dice game.
//!
//! The island is drawn as the tree of its roads. Capitals are built, small letters are not, so that
//! it can be read without colour.

use anstyle::Style;
use dice::{BOXES, CROSS, Face, Faces, Knight, ROLLS, Rules, Sheet, Symbol, View};
use game::{Fact, Game, Phrase, Seat};

use crate::failure::quoted;
use crate::screen::{BOLD, DIM, Names, Screen, styled};

/// The roads from the start, with the places between them; branches hang below their fork: a place,
/// or the line between two roads.
const COAST: &str = "s3-r0-r2-s4-r3-r5-s5-r6-r7-s7-r8-r9-s9-r10-r11-s11";
const BRANCHES: &str = "     └r1-c7   └r4-c12      └r12-r13-c20-r14-r15-c30";

/// The sheet of every seat.
pub fn table(rules: &Rules, view: &View, screen: &Screen, names: &Names) -> Vec<String> {
    let mut lines = Vec::new();
    for seat in Seat::all(rules.seats()) {
        lines.extend(sheet(view, seat, screen, names));
        lines.push(String::new());
    }
    lines
}

/// The dice on the table and how often they may still be rolled; with the first roll of a turn also
/// the viewer's own sheet.
pub fn glance(view: &View, screen: &Screen, names: &Names) -> Vec<String> {
    let turn = view.state.turn();
    let mut lines = Vec::new();
    if let Some(seat) = view.seat.filter(|_| turn.rolls() == 1 && !turn.is_fixed()) {
        lines.push(String::new());
        lines.extend(sheet(view, seat, screen, names));
    }
    let phrase = Phrase::new("cli-dice-glance")
        .with("round", (view.state.round() + 1).min(BOXES as u8))
        .with("rounds", BOXES as u8)
        .with("dice", quoted(faces(turn.dice(), screen)))
        .with(
            "rolls",
            if turn.is_fixed() {
                0
            } else {
                ROLLS - turn.rolls()
            },
        )
        .with("points", turn.points());
    lines.push(screen.label(&phrase));
    lines
}

fn sheet(view: &View, seat: Seat, screen: &Screen, names: &Names) -> Vec<String> {
    let sheet = view.state.sheet(seat);
    let title = Phrase::new("cli-dice-points")
        .with("seat", names.fact(seat))
        .with("points", view.points[seat.index()]);
    let is_over = usize::from(view.state.round()) == BOXES;
    let turn = if view.state.seat() == seat && !is_over {
        "▶ "
    } else {
        "  "
    };
    let label = |key: &str| styled(DIM, format!("{:10}", screen.word(key)));
    vec![
        format!("{turn}{}", screen.label(&title)),
        format!("  {}{}", label("cli-dice-island"), marked(COAST, sheet)),
        format!("  {:10}{}", "", marked(BRANCHES, sheet)),
        format!("  {}{}", label("cli-dice-knights"), knights(sheet, screen)),
        format!("  {}{}", label("cli-dice-boxes"), boxes(view, seat)),
    ]
}

/// Puts what is built into capitals.
fn marked(drawing: &str, sheet: &Sheet) -> String {
    let mut text = String::new();
    let mut rest = drawing;
    while let Some(start) = rest.find(|letter: char| letter.is_ascii_alphanumeric()) {
        let (line, from) = rest.split_at(start);
        let end = from.find(|letter: char| !letter.is_ascii_alphanumeric());
        let (name, after) = from.split_at(end.unwrap_or(from.len()));
        let name = name.to_uppercase();
        let symbol = Symbol::all().find(|symbol| symbol.name() == name);
        let built = symbol.is_some_and(|symbol| is_built(sheet, symbol));
        text += &styled(DIM, line.replace('-', "─"));
        text += &if built {
            styled(BOLD, name)
        } else {
            styled(DIM, name.to_lowercase())
        };
        rest = after;
    }
    text
}

fn is_built(sheet: &Sheet, symbol: Symbol) -> bool {
    match symbol {
        Symbol::Road(road) => sheet.roads() >> road & 1 == 1,
        Symbol::Settlement(place) => place < sheet.settlements(),
        Symbol::City(place) => place < sheet.cities(),
        Symbol::Knight(knight) => sheet.has_knight(knight),
    }
}

/// Every knight with his joker; one that is used up is crossed out.
fn knights(sheet: &Sheet, screen: &Screen) -> String {
    let knight = |knight: Knight| {
        let joker = knight.joker().map_or("?".into(), |face| word(face, screen));
        if !sheet.has_knight(knight) {
            return styled(DIM, format!("{}({joker})", knight.name().to_lowercase()));
        }
        if sheet.joker_is_used(knight) {
            return format!("{}{}", styled(BOLD, knight.name()), styled(DIM, "(×)"));
        }
        styled(BOLD, format!("{}({joker})", knight.name()))
    };
    let list: Vec<_> = Knight::all().map(knight).collect();
    list.join("  ")
}

/// The score track; a dot is a turn to come.
fn boxes(view: &View, seat: Seat) -> String {
    let filled = view.state.sheet(seat).boxes();
    let entry = |points: &i8| match *points {
        0 => styled(DIM, "·"),
        CROSS => "X".to_string(),
        points => points.to_string(),
    };
    let list: Vec<_> = filled.iter().map(entry).collect();
    format!("{}  = {}", list.join(" "), view.points[seat.index()])
}

fn faces(dice: Faces, screen: &Screen) -> String {
    let list: Vec<_> = dice
        .iter()
        .map(|face| styled(style(face), word(face, screen)))
        .collect();
    if list.is_empty() {
        return "–".into();
    }
    list.join(" ")
}

fn word(face: Face, screen: &Screen) -> String {
    screen
        .words
        .label("cli-word", &[("word", Fact::from(face))])
}

fn style(face: Face) -> Style {
    use anstyle::{AnsiColor, Color};
    let color = match face {
        Face::Wool => AnsiColor::BrightGreen,
        Face::Grain => AnsiColor::BrightYellow,
        Face::Brick => AnsiColor::Red,
        Face::Ore => AnsiColor::BrightBlue,
        Face::Lumber => AnsiColor::Green,
        Face::Gold => AnsiColor::Yellow,
    };
    Style::new().fg_color(Some(Color::Ansi(color))).bold()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The drawing names every road and site of the sheet once.
    #[test]
    fn the_drawing_is_complete() {
        let drawing = format!("{COAST} {BRANCHES}").to_uppercase();
        let names = drawing.split(|letter: char| !letter.is_ascii_alphanumeric());
        let mut names: Vec<_> = names.filter(|name| !name.is_empty()).collect();
        names.sort_unstable();
        let is_drawn = |symbol: &Symbol| !matches!(symbol, Symbol::Knight(_));
        let mut due: Vec<_> = Symbol::all().filter(is_drawn).map(Symbol::name).collect();
        due.sort_unstable();
        assert_eq!(names, due);
        assert_eq!(due.len(), 26);
    }

    /// DICE-2: R1 and R4 leave from the end of R0 and R3, R12 from the place S7.
    #[test]
    fn branches_hang_below_their_fork() {
        let forks = BRANCHES.char_indices().filter(|(_, letter)| *letter == '└');
        // The corner is longer than its column by two bytes.
        let columns: Vec<_> = (0..)
            .zip(forks)
            .map(|(n, (byte, _))| byte - 2 * n)
            .collect();
        let below = |column: usize| {
            if COAST[column..].starts_with('-') {
                return &COAST[column - 2..column + 3];
            }
            let from = COAST[..column].rfind('-').map_or(0, |dash| dash + 1);
            let to = COAST[column..]
                .find('-')
                .map_or(COAST.len(), |dash| column + dash);
            &COAST[from..to]
        };
        let above: Vec<_> = columns.into_iter().map(below).collect();
        assert_eq!(above, ["r0-r2", "r3-r5", "s7"]);
    }
}
