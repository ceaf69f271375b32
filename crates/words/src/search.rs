//! Looking up rules by words, ids or whole questions.

use std::cmp::Reverse;

use rust_stemmers::{Algorithm, Stemmer};

use crate::{Language, Rule};

/// So many words of a question are looked for.
const MOST_WORDS: usize = 16;
/// Sentences much shorter than this are not better for it.
const SHORT: u32 = 60;
/// Parts of words count from this length on: `karten` in `entwicklungskarten`.
const SHORTEST_PART: usize = 4;

/// The words of all rules, reduced to their stems: "trade", "trades" and "trading" are one.
pub struct Index {
    own: Stems,
    english: Stems,
    /// Words that say nothing about what is looked for.
    skipped: Vec<String>,
    /// Stems of words that mean the same.
    same: Vec<Vec<String>>,
    entries: Vec<Entry>,
}

struct Entry {
    id: String,
    /// How likely people ask for it.
    weight: u32,
    sentence: Vec<String>,
    /// The part of the rule book and the chapter it stands in.
    heading: Vec<String>,
    /// What the dossier says, in English.
    text: Vec<String>,
    /// The rule in full, in the reader's language.
    full: Vec<String>,
}

/// What somebody looks for.
struct Wanted {
    word: String,
    /// Its stem, and those of words that mean the same.
    stems: Vec<String>,
    english: String,
}

impl Index {
    /// Rules come with what they stand under; `skip` lists words, `same` groups of words divided by
    /// commas.
    pub fn new(
        language: Language,
        rules: impl Iterator<Item = (Rule, String)>,
        skip: &str,
        same: &str,
    ) -> Index {
        let own = Stems::new(language);
        let english = Stems::new(Language::En);
        let entry = |(rule, heading): (Rule, String)| Entry {
            id: rule.id.to_lowercase(),
            weight: match (rule.kind, rule.game_box) {
                ("rule", "base") => 5,
                ("rule", _) => 4,
                ("ruling", _) => 3,
                _ => 2,
            },
            sentence: own.all(rule.sentence.as_deref().unwrap_or_default()),
            heading: own.all(&heading),
            text: english.all(rule.text),
            full: own.all(&rule.full),
        };
        Index {
            entries: rules.map(entry).collect(),
            skipped: tokens(skip).collect(),
            same: same.split(',').map(|group| own.all(group)).collect(),
            own,
            english,
        }
    }

    /// Places of the rules that answer best, the best first.
    pub fn search(&self, text: &str) -> Vec<usize> {
        let wanted = self.wanted(text);
        if wanted.is_empty() {
            return Vec::new();
        }
        let hits: Vec<Vec<u32>> = wanted
            .iter()
            .map(|word| self.entries.iter().map(|entry| hit(entry, word)).collect())
            .collect();
        // What no rule says cannot be asked for, if two other words are left.
        let known: Vec<&Vec<u32>> = hits
            .iter()
            .filter(|hits| hits.iter().any(|hit| *hit > 0))
            .collect();
        if known.len() < wanted.len().min(2) {
            return Vec::new();
        }
        // Of a question of three words one may be missing, of a longer one half of them.
        let most_missing = match known.len() {
            0..3 => 0,
            3 => 1,
            more => more / 2,
        };
        let weights: Vec<u32> = known.iter().map(|hits| rarity(hits)).collect();
        let score = |place: usize| {
            let missing = known.iter().filter(|hits| hits[place] == 0).count();
            let hits = known.iter().zip(&weights);
            let worth: u32 = hits.map(|(hits, weight)| hits[place] * weight).sum();
            // What is said in few words answers better.
            let Entry {
                weight, sentence, ..
            } = &self.entries[place];
            let worth = worth * weight * 1_000 / (SHORT + sentence.len() as u32);
            // Whatever has all the words comes before what has more of one.
            let said = (known.len() - missing) as u32;
            let worth = worth * said * said;
            (missing <= most_missing).then_some((Reverse(worth), place))
        };
        let mut found: Vec<_> = (0..self.entries.len()).filter_map(score).collect();
        found.sort_unstable();
        found.into_iter().map(|(_, place)| place).collect()
    }

    /// The words that matter; all of them if none does.
    fn wanted(&self, text: &str) -> Vec<Wanted> {
        let all: Vec<String> = tokens(text).take(MOST_WORDS).collect();
        let matters = |word: &&String| !self.skipped.contains(word);
        let some: Vec<&String> = all.iter().filter(matters).collect();
        let chosen = if some.is_empty() {
            all.iter().collect()
        } else {
            some
        };
        chosen.into_iter().map(|word| self.meanings(word)).collect()
    }

    fn meanings(&self, word: &str) -> Wanted {
        let stem = self.own.of(word);
        let group = self.same.iter().find(|group| group.contains(&stem));
        Wanted {
            word: word.to_owned(),
            english: self.english.of(word),
            stems: group.cloned().unwrap_or_else(|| vec![stem]),
        }
    }
}

/// How well an entry answers a word. An id counts most, then a word of the sentence, then a part of
/// one, then the text in full.
fn hit(entry: &Entry, wanted: &Wanted) -> u32 {
    if entry.id == wanted.word {
        return 64;
    }
    let is_part = |stem: &&String| stem.len() >= SHORTEST_PART;
    let in_words = |words: &[String], stem: &String| words.contains(stem);
    let in_parts =
        |words: &[String], stem: &String| words.iter().any(|word| word.contains(stem.as_str()));
    let hits = [
        (
            wanted.word.contains('-') && entry.id.starts_with(&wanted.word),
            16,
        ),
        (
            wanted
                .stems
                .iter()
                .any(|stem| in_words(&entry.sentence, stem)),
            6,
        ),
        (
            wanted
                .stems
                .iter()
                .any(|stem| in_words(&entry.heading, stem)),
            2,
        ),
        (in_words(&entry.text, &wanted.english), 2),
        (
            wanted
                .stems
                .iter()
                .filter(is_part)
                .any(|stem| in_parts(&entry.sentence, stem)),
            1,
        ),
        (
            wanted
                .stems
                .iter()
                .filter(is_part)
                .any(|stem| in_parts(&entry.text, stem)),
            1,
        ),
    ];
    let worth = hits
        .iter()
        .filter(|(hit, _)| *hit)
        .map(|(_, worth)| worth)
        .sum();
    // Long texts have many words: theirs count where nothing else does.
    let is_in_full = wanted.stems.iter().any(|stem| in_words(&entry.full, stem));
    u32::max(worth, is_in_full.into())
}

/// Words that few rules have say more.
fn rarity(hits: &[u32]) -> u32 {
    let having = hits.iter().filter(|hit| **hit > 0).count().max(1);
    (hits.len() / having).ilog2() + 1
}

/// Small letters, without marks; ids stay whole.
fn tokens(text: &str) -> impl Iterator<Item = String> {
    let words = text.split(|letter: char| !(letter.is_alphanumeric() || letter == '-'));
    words
        .map(|word| word.trim_matches('-').to_lowercase())
        .filter(|word| !word.is_empty())
}

/// Words without their endings, where the language has rules for that.
struct Stems(Option<Stemmer>);

impl Stems {
    fn new(language: Language) -> Stems {
        let known = [
            ("da", Algorithm::Danish),
            ("de", Algorithm::German),
            ("en", Algorithm::English),
            ("es", Algorithm::Spanish),
            ("fr", Algorithm::French),
            ("it", Algorithm::Italian),
            ("nl", Algorithm::Dutch),
            ("no", Algorithm::Norwegian),
            ("pt", Algorithm::Portuguese),
            ("sv", Algorithm::Swedish),
        ];
        let found = known.into_iter().find(|(code, _)| *code == language.code());
        Stems(found.map(|(_, algorithm)| Stemmer::create(algorithm)))
    }

    fn of(&self, word: &str) -> String {
        match &self.0 {
            Some(stemmer) => stemmer.stem(word).into_owned(),
            None => word.to_owned(),
        }
    }

    fn all(&self, text: &str) -> Vec<String> {
        let parts = tokens(text).flat_map(|word| {
            let parts: Vec<String> = word.split('-').map(|part| self.of(part)).collect();
            parts
        });
        parts.collect()
    }
}
