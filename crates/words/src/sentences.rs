//! The Fluent files of one language, and how facts fill them.

use std::borrow::Cow;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use fluent_syntax::ast::Pattern;
use game::Fact;
use unic_langid::LanguageIdentifier;

use crate::{Language, Names};

pub struct Sentences {
    bundle: FluentBundle<FluentResource>,
}

/// A part of a sentence.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SentencePart {
    Text(String),
    /// Notation: a place that whoever shows the sentence may call otherwise.
    Place(String),
}

/// Around the number of a place while its sentence is made; no text uses these characters.
const MARKS: [char; 2] = ['\u{E000}', '\u{E001}'];

type Facts<'a> = &'a [(&'static str, Fact)];

impl Sentences {
    pub fn load(language: Language) -> Sentences {
        Sentences::of(language, language.texts())
    }

    fn of(language: Language, texts: &[&str]) -> Sentences {
        let id: LanguageIdentifier = language.code().parse().expect("codes are well formed");
        let mut bundle = FluentBundle::new_concurrent(vec![id]);
        // The isolation marks are for mixed writing directions; in a terminal they are noise.
        bundle.set_use_isolating(false);
        for text in texts {
            let resource = FluentResource::try_new((*text).to_owned())
                .expect("a test reads every file of text/");
            bundle
                .add_resource(resource)
                .expect("a test looks for keys that are defined twice");
        }
        Sentences { bundle }
    }

    /// The sentence under `key`, filled with the facts.
    pub fn say(&self, key: &str, facts: Facts, names: Names) -> String {
        match self.pattern(key) {
            Some(pattern) => self.fill(key, pattern, &self.args(facts, names)),
            None => missing(key),
        }
    }

    /// What a player is told whom the rule `id` forbids something.
    pub fn refuse(&self, id: &str, facts: Facts, names: Names) -> String {
        let refusal = self
            .bundle
            .get_message(id)
            .and_then(|message| message.get_attribute("refused"));
        match refusal {
            Some(attribute) => self.fill(id, attribute.value(), &self.args(facts, names)),
            None => self.say(id, facts, names),
        }
    }

    /// The same in parts; none if the sentence names no place.
    pub fn refuse_in_parts(&self, id: &str, facts: Facts, names: Names) -> Vec<SentencePart> {
        let [open, close] = MARKS;
        let marked: Vec<_> = facts
            .iter()
            .enumerate()
            .map(|(number, (name, fact))| match fact {
                Fact::Place(_) => (*name, Fact::Place(format!("{open}{number}{close}"))),
                fact => (*name, fact.clone()),
            })
            .collect();
        let sentence = self.refuse(id, &marked, names);
        if !sentence.contains(open) {
            return Vec::new();
        }
        // What stands between two marks is the number of a fact.
        let part = |(index, text): (usize, &str)| {
            let fact = text.parse().ok().filter(|_| index % 2 == 1);
            match fact.and_then(|number: usize| facts.get(number)) {
                Some((_, Fact::Place(place))) => SentencePart::Place(place.clone()),
                _ => SentencePart::Text(text.to_owned()),
            }
        };
        let parts = sentence.split(MARKS).enumerate();
        parts
            .filter(|(_, text)| !text.is_empty())
            .map(part)
            .collect()
    }

    /// The sentence under `key` if there is one; it needs no facts.
    pub fn plain(&self, key: &str) -> Option<String> {
        let pattern = self.pattern(key)?;
        Some(self.fill(key, pattern, &FluentArgs::new()))
    }

    /// An attribute of `key` that needs no facts, if there is one.
    pub fn attribute(&self, key: &str, name: &str) -> Option<String> {
        let attribute = self.bundle.get_message(key)?.get_attribute(name)?;
        Some(self.fill(key, attribute.value(), &FluentArgs::new()))
    }

    fn pattern(&self, key: &str) -> Option<&Pattern<&str>> {
        self.bundle.get_message(key)?.value()
    }

    fn fill(&self, key: &str, pattern: &Pattern<&str>, args: &FluentArgs) -> String {
        let mut errors = Vec::new();
        let text = self.bundle.format_pattern(pattern, Some(args), &mut errors);
        debug_assert!(errors.is_empty(), "{key}: {errors:?}");
        text.into_owned()
    }

    fn args(&self, facts: Facts, names: Names) -> FluentArgs<'static> {
        facts
            .iter()
            .map(|(name, fact)| {
                let value = match fact {
                    // A word may be a clause that speaks of the other facts.
                    Fact::Word(word) => FluentValue::from(self.term_beside(word, facts, names)),
                    fact => self.value(fact, names),
                };
                (Cow::Borrowed(*name), value)
            })
            .collect()
    }

    fn value(&self, fact: &Fact, names: Names) -> FluentValue<'static> {
        match fact {
            Fact::Number(number) => FluentValue::from(*number),
            Fact::Word(word) => FluentValue::from(self.term(word, 1)),
            Fact::Seat(seat) => FluentValue::from(names(*seat)),
            Fact::Place(place) => FluentValue::from(place.clone()),
            Fact::Amounts(amounts) => FluentValue::from(self.amounts(amounts)),
        }
    }

    /// `2 lumber, 1 ore` in the language, or its word for nothing.
    fn amounts(&self, amounts: &[(&'static str, u8)]) -> String {
        let parts: Vec<String> = amounts
            .iter()
            .filter(|(_, count)| *count > 0)
            .map(|(word, count)| format!("{count} {}", self.term(word, *count)))
            .collect();
        if parts.is_empty() {
            return self.term("nothing", 0);
        }
        parts.join(", ")
    }

    /// A term by its key. It may ask `$count` for its plural. A card's sentence says what it does;
    /// in other sentences it goes by its attribute `.name`.
    fn term(&self, key: &str, count: u8) -> String {
        let mut args = FluentArgs::new();
        args.set("count", count);
        self.fill_term(key, &args)
    }

    fn term_beside(&self, key: &str, facts: Facts, names: Names) -> String {
        let is_plain = |fact: &Fact| !matches!(fact, Fact::Word(_));
        let plain = facts.iter().filter(|(_, fact)| is_plain(fact));
        let mut args: FluentArgs = plain
            .map(|(name, fact)| (*name, self.value(fact, names)))
            .collect();
        args.set("count", 1);
        self.fill_term(key, &args)
    }

    fn fill_term(&self, key: &str, args: &FluentArgs) -> String {
        let message = self.bundle.get_message(key);
        let name = message.and_then(|message| message.get_attribute("name"));
        match name.map(|name| name.value()).or_else(|| self.pattern(key)) {
            Some(pattern) => self.fill(key, pattern, args),
            None => missing(key),
        }
    }
}

/// A missing sentence stops a test, and shows its key to a player.
fn missing(key: &str) -> String {
    debug_assert!(false, "text/ has no key {key}");
    format!("{{{key}}}")
}

#[cfg(test)]
mod tests {
    use game::Seat;

    use super::*;

    const TEXT: &str = "\
nothing = nothing
ore = ore
knight = { $count ->
    [one] knight
   *[other] knights
}
plain = It is { $place }.
rolled = { $seat } rolled { $sum }: { $gain }, { $kind }.
seven = no { $hex } has a { $sum }
BASE-1 = One sentence.
BASE-2 = Another one.
    .refused = Not on { $corner }.
";

    fn say(key: &str, facts: Facts) -> String {
        let sentences = Sentences::of(Language::En, &[TEXT]);
        sentences.say(key, facts, &|seat| ["Ann", "Bob"][seat.index()].to_owned())
    }

    #[test]
    fn every_kind_of_fact_becomes_words() {
        let facts = [
            ("seat", Fact::Seat(Seat(1))),
            ("sum", Fact::Number(1234)),
            (
                "gain",
                Fact::Amounts(vec![("ore", 2), ("knight", 0), ("knight", 3)]),
            ),
            ("kind", Fact::Word("knight")),
        ];
        let expected = "Bob rolled 1234: 2 ore, 3 knights, knight.";
        assert_eq!(say("rolled", &facts), expected);
    }

    #[test]
    fn a_word_may_be_a_clause_about_the_other_facts() {
        let facts = [
            ("place", Fact::Word("seven")),
            ("hex", Fact::Place("0,0".to_owned())),
            ("sum", Fact::Number(7)),
        ];
        assert_eq!(say("plain", &facts), "It is no 0,0 has a 7.");
    }

    #[test]
    fn places_stay_as_they_are_without_isolation_marks() {
        let place = Fact::Place("0,0.N".to_owned());
        assert_eq!(say("plain", &[("place", place)]), "It is 0,0.N.");
    }

    #[test]
    fn no_amount_is_nothing() {
        let none = Fact::Amounts(vec![("ore", 0)]);
        assert_eq!(say("plain", &[("place", none)]), "It is nothing.");
    }

    #[test]
    fn a_refusal_falls_back_to_the_rule() {
        let sentences = Sentences::of(Language::En, &[TEXT]);
        let corner = [("corner", Fact::Place("0,0.N".to_owned()))];
        let names = |_: Seat| String::new();
        assert_eq!(sentences.refuse("BASE-2", &corner, &names), "Not on 0,0.N.");
        assert_eq!(sentences.refuse("BASE-1", &corner, &names), "One sentence.");
    }

    #[test]
    fn a_refusal_in_parts_leaves_its_places_to_the_reader() {
        let sentences = Sentences::of(Language::En, &[TEXT]);
        let corner = [("corner", Fact::Place("0,0.N".to_owned()))];
        let parts = |id| sentences.refuse_in_parts(id, &corner, &|_| String::new());
        let text = |text: &str| SentencePart::Text(text.to_owned());
        let place = SentencePart::Place("0,0.N".to_owned());
        assert_eq!(parts("BASE-2"), [text("Not on "), place, text(".")]);
        assert_eq!(parts("BASE-1"), []);
    }

    #[test]
    #[should_panic(expected = "text/ has no key absent")]
    fn a_missing_key_stops_tests() {
        say("absent", &[]);
    }

    #[test]
    #[should_panic(expected = "plain")]
    fn a_missing_fact_stops_tests() {
        say("plain", &[]);
    }
}
