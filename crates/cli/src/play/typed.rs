//! What a person at the terminal can type.

use game::{Game, Notation};

/// One typed line, understood.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Typed<A> {
    Nothing,
    /// List all choices.
    Help,
    /// What would a strong player do?
    Hint,
    /// Draw the whole table.
    Show,
    /// From now on, ask before bots trade, or do so no longer.
    Talk,
    Quit,
    /// Look up a rule by its id, or by words.
    Rules(String),
    /// One decision, or several that are typed in one line.
    Act(Vec<A>),
    /// A number that is not on the list.
    NoSuchNumber,
    Unknown,
}

/// Other words for those of the notation.
const SYNONYMS: [(&str, &str); 3] = [
    ("decline", "reject"),
    ("ablehnen", "reject"),
    ("annehmen", "accept"),
];

/// What is done card by card, and may be typed for several cards at once: `discard 2 ore 1 wool`.
const CARD_BY_CARD: [&str; 5] = ["discard", "take", "give", "hand", "pick"];

/// Understands a line, given the numbered choices. Whether an action is allowed is not asked here.
pub fn read<G: Game>(line: &str, game: &G, numbered: &[G::Action]) -> Typed<G::Action> {
    let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
    match word.to_lowercase().as_str() {
        "" => return Typed::Nothing,
        "?" | "help" | "hilfe" => return Typed::Help,
        "hint" | "tipp" => return Typed::Hint,
        "show" | "zeige" => return Typed::Show,
        "talk" | "mitreden" => return Typed::Talk,
        "quit" | "exit" | "q" => return Typed::Quit,
        "rules" | "rule" | "regeln" | "regel" if !rest.is_empty() => {
            return Typed::Rules(rest.trim().to_string());
        }
        _ => {}
    }
    if let Ok(number) = line.parse::<usize>() {
        let chosen = number.checked_sub(1).and_then(|place| numbered.get(place));
        return chosen.map_or(Typed::NoSuchNumber, |action| Typed::Act(vec![*action]));
    }
    let listed = || {
        let same = |action: &&G::Action| action.write(game).eq_ignore_ascii_case(line);
        numbered.iter().find(same).copied()
    };
    let one = one(line, game).or_else(listed).map(|action| vec![action]);
    match one.or_else(|| several(line, game)) {
        Some(actions) => Typed::Act(actions),
        None => Typed::Unknown,
    }
}

/// Do the choices keep the numbers they had? While one discards card by card they do, so that the
/// same number means the same card.
pub fn keeps_numbers<G: Game>(game: &G, numbered: &[G::Action], choices: &[G::Action]) -> bool {
    choices.iter().all(|choice| {
        let text = choice.write(game);
        let verb = text.split(' ').next().unwrap_or_default();
        verb == "discard" && numbered.contains(choice)
    })
}

/// Small letters are quicker to type, so they are forgiven.
fn one<G: Game>(line: &str, game: &G) -> Option<G::Action> {
    let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
    let word = word.to_lowercase();
    let synonym = SYNONYMS.iter().find(|(other, _)| *other == word);
    let word = synonym.map_or(word.as_str(), |(_, meant)| meant);
    let spellings = [
        line.to_string(),
        format!("{word} {}", rest.to_lowercase()),
        format!("{word} {}", rest.to_uppercase()),
    ];
    let read = |text: &String| G::Action::read(text.trim(), game);
    spellings.iter().find_map(read)
}

/// `discard 2 ore 1 wool` is three decisions.
fn several<G: Game>(line: &str, game: &G) -> Option<Vec<G::Action>> {
    let line = line.to_lowercase();
    let mut words = line.split_whitespace();
    let verb = words.next().filter(|verb| CARD_BY_CARD.contains(verb))?;
    let words: Vec<_> = words.collect();
    let mut actions = Vec::new();
    for pair in words.chunks(2) {
        let [count, kind] = pair else { return None };
        let action = G::Action::read(&format!("{verb} {kind}"), game)?;
        let count = count.parse::<u8>().ok().filter(|count| *count > 0)?;
        actions.extend((0..count).map(|_| action));
    }
    (!actions.is_empty()).then_some(actions)
}

#[cfg(test)]
mod tests {
    use board::{Action, Options, Resource, Rules, Setup};
    use game::Setup as _;
    use game::testing::TestLuck;

    use super::*;

    fn understood(line: &str) -> Typed<Action> {
        let setup = Setup::deal(&Options::default(), &mut TestLuck(0)).expect("an island");
        read(line, &Rules::open(setup).expect("it opens"), &[])
    }

    #[test]
    fn other_words_for_an_answer_are_understood() {
        for word in ["reject", "decline", "Decline", "ablehnen"] {
            assert_eq!(understood(word), Typed::Act(vec![Action::Reject]), "{word}");
        }
        assert_eq!(understood("annehmen"), Typed::Act(vec![Action::Accept]));
        assert_eq!(understood("perhaps"), Typed::Unknown);
    }

    #[test]
    fn several_cards_are_several_decisions() {
        let [ore, wool] = [Resource::Ore, Resource::Wool].map(Action::Discard);
        assert_eq!(understood("discard ore"), Typed::Act(vec![ore]));
        let three = Typed::Act(vec![ore, ore, wool]);
        assert_eq!(understood("discard 2 ore 1 wool"), three);
        for wrong in [
            "discard 0 ore",
            "discard 2",
            "discard two ore",
            "settle 2 0,0.N",
        ] {
            assert_eq!(understood(wrong), Typed::Unknown, "{wrong}");
        }
    }
}
