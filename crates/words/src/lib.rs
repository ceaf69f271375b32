//! What people read: sentences of phrases and refusals, and the rule catalogue, in their language.
//!
//! The sentences are in `text/`, the catalogue is `rules/catalogue.json`; both are embedded. The
//! engine never calls this crate: it speaks in keys and facts (`game::Phrase`, `game::Violation`).

mod book;
mod catalogue;
mod language;
mod search;
mod sentences;

use std::sync::OnceLock;

use game::{Fact, Phrase, Seat, Violation};

pub use book::Chapter;
pub use catalogue::Rule;
pub use language::{Language, UnknownLanguage};
pub use sentences::SentencePart;

use search::Index;
use sentences::Sentences;

/// Everything that can be said in one language.
pub struct Words {
    language: Language,
    sentences: Sentences,
    /// Made by the first search.
    index: OnceLock<Index>,
}

/// How a table calls its seats: a colour, a nickname, "you".
pub type Names<'a> = &'a dyn Fn(Seat) -> String;

impl Words {
    pub fn new(language: Language) -> Words {
        Words {
            language,
            sentences: Sentences::load(language),
            index: OnceLock::new(),
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

    /// The same in parts, so that a client can call places by its own names; none if it names no
    /// place.
    pub fn violation_parts(&self, violation: &Violation, names: Names) -> Vec<SentencePart> {
        self.sentences
            .refuse_in_parts(violation.rule.0, &violation.facts, names)
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
        let mut rows = catalogue::rows().iter();
        let place = rows.position(|row| row.id.eq_ignore_ascii_case(id))?;
        Some(self.read(place))
    }

    /// Every rule, in the order of the rule book.
    pub fn rules(&self) -> impl Iterator<Item = Rule> {
        let chapters = book::book().chapters.iter();
        chapters.flat_map(|chapter| chapter.rows.iter().map(|row| self.read(*row)))
    }

    /// The chapters of the rule book, in learning order.
    pub fn chapters(&self) -> impl Iterator<Item = Chapter> {
        let rows = catalogue::rows();
        book::book().chapters.iter().map(|outline| Chapter {
            part: outline.part,
            name: outline.name,
            title: self.title(outline),
            about: self.about(outline),
            rules: outline
                .rows
                .iter()
                .map(|row| rows[*row].id.as_str())
                .collect(),
            examples: outline.examples.clone(),
        })
    }

    /// The rules that answer a question or have these words, best match first.
    pub fn search(&self, text: &str) -> Vec<Rule> {
        let words = |key: &str| self.sentences.plain(key).unwrap_or_default();
        let index = self.index.get_or_init(|| {
            let (skip, same) = (words("search-skip"), words("search-same"));
            let rules = (0..catalogue::rows().len()).map(|row| {
                let rule = self.read(row);
                let part = words(&format!("web-box-{}", rule.place.0));
                let heading = format!("{part} {}", rule.chapter);
                (rule, heading)
            });
            Index::new(self.language, rules, &skip, &same)
        });
        let found = index.search(text).into_iter();
        found.map(|row| self.read(row)).collect()
    }

    fn title(&self, outline: &book::ChapterLine) -> String {
        let title = self.sentences.plain(&outline.key());
        title.unwrap_or_else(|| outline.name.to_owned())
    }

    fn about(&self, outline: &book::ChapterLine) -> String {
        let about = self.sentences.attribute(&outline.key(), "about");
        about.unwrap_or_default()
    }

    /// An entry by its place in the catalogue.
    fn read(&self, place: usize) -> Rule {
        let row = &catalogue::rows()[place];
        let home = book::book().home(place);
        let sentence = self.sentences.plain(&row.id);
        // The dossiers are English. Elsewhere a rule has a `.full` where its sentence leaves
        // something out.
        let full = if self.language == Language::En {
            None
        } else {
            let full = self.sentences.attribute(&row.id, "full");
            full.or(sentence.clone())
        };
        let full = full.unwrap_or_else(|| row.text.clone());
        Rule::new(row, home, self.title(home), sentence, full)
    }
}
