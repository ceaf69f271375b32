//! What a person at the terminal can type.

use game::{Game, Notation};

/// One typed line, understood.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Entry<A> {
    Nothing,
    /// List all choices.
    Help,
    /// Draw the whole table.
    Show,
    Quit,
    /// Look up a rule by its id, or by words.
    Rules(String),
    Act(A),
    /// A number that is not on the list.
    NoSuchNumber,
    Unknown,
}

/// Understands a line, given the listed choices. Whether an action is allowed is another question.
pub fn read<G: Game>(line: &str, game: &G, choices: &[G::Action]) -> Entry<G::Action> {
    let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
    match word.to_lowercase().as_str() {
        "" => return Entry::Nothing,
        "?" | "help" | "hilfe" => return Entry::Help,
        "show" | "zeige" => return Entry::Show,
        "quit" | "exit" | "q" => return Entry::Quit,
        "rules" | "rule" | "regeln" | "regel" if !rest.is_empty() => {
            return Entry::Rules(rest.trim().to_string());
        }
        _ => {}
    }
    if let Ok(number) = line.parse::<usize>() {
        let chosen = number.checked_sub(1).and_then(|place| choices.get(place));
        return chosen.map_or(Entry::NoSuchNumber, |action| Entry::Act(*action));
    }
    // Small letters are quicker to type, so they are forgiven.
    let forgiving = format!("{} {}", word.to_lowercase(), rest.to_uppercase());
    let spellings = [line.to_string(), line.to_lowercase(), forgiving];
    let read = |text: &String| G::Action::read(text.trim(), game);
    let listed = || {
        let same = |action: &&G::Action| action.write(game).eq_ignore_ascii_case(line);
        choices.iter().find(same).copied()
    };
    match spellings.iter().find_map(read).or_else(listed) {
        Some(action) => Entry::Act(action),
        None => Entry::Unknown,
    }
}
