//! What people read: sentences of phrases and refusals, and the rule catalogue, in their language.
//!
//! The sentences are in `text/`, the catalogue is `rules/catalogue.json`; both are embedded. The
//! engine never calls this crate: it speaks in keys and facts (`game::Phrase`, `game::Violation`).

mod catalogue;
mod language;
mod search;
mod sentences;

use game::{Fact, Phrase, Seat, Violation};

pub use catalogue::Rule;
pub use language::Language;

use sentences::Sentences;

/// Everything that can be said in one language.
pub struct Words {
    language: Language,
    sentences: Sentences,
}

/// How a table calls its seats: a colour, a nickname, "you".
pub type Names<'a> = &'a dyn Fn(Seat) -> String;

impl Words {
    pub fn new(language: Language) -> Words {
        Words {
            language,
            sentences: Sentences::load(language),
        }
    }

    pub fn language(&self) -> Language {
        self.language
    }

    /// The sentence of an event, a deed or a prompt.
    pub fn phrase(&self, phrase: &Phrase, names: Names) -> String {
        self.sentences.say(phrase.key, &phrase.facts, names)
    }

    /// Why an action is refused: the rule's `.refused`, or the plain rule if it has none.
    pub fn violation(&self, violation: &Violation, names: Names) -> String {
        self.sentences
            .refuse(violation.rule.0, &violation.facts, names)
    }

    /// A line of a screen. A seat's name is passed as `Fact::Place`, since only the caller has it.
    pub fn label(&self, key: &str, args: &[(&'static str, Fact)]) -> String {
        let number = |seat: Seat| (seat.0 + 1).to_string();
        self.sentences.say(key, args, &number)
    }

    /// The text under `key`, if there is one; it needs no facts.
    pub fn find(&self, key: &str) -> Option<String> {
        self.sentences.plain(key)
    }

    /// The rule with this id, written in capitals or not.
    pub fn rule(&self, id: &str) -> Option<Rule> {
        catalogue::rows()
            .iter()
            .find(|row| row.id.eq_ignore_ascii_case(id))
            .map(|row| self.read(row))
    }

    /// Every rule of the catalogue, in its order.
    pub fn rules(&self) -> impl Iterator<Item = Rule> {
        catalogue::rows().iter().map(|row| self.read(row))
    }

    /// The rules in which each word of `text` occurs, best match first.
    pub fn search(&self, text: &str) -> Vec<Rule> {
        search::search(self.rules(), text)
    }

    fn read(&self, row: &'static catalogue::Row) -> Rule {
        let chapter = self.sentences.plain(&row.heading());
        let chapter = chapter.unwrap_or_else(|| row.chapter.clone());
        let sentence = self.sentences.plain(&row.id);
        // The dossiers are English; elsewhere a rule is told in full by what it says when broken.
        let full = if self.language == Language::En {
            row.text.clone()
        } else {
            let refused = self.sentences.refusal(&row.id);
            let told = refused.or_else(|| sentence.clone());
            told.unwrap_or_else(|| row.text.clone())
        };
        Rule::new(row, sentence, full, chapter)
    }
}
