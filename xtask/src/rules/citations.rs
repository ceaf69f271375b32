//! Where ids are cited: places in the source, and tests.

use std::fmt;

use super::catalogue::Catalogue;
use super::ids;
use crate::project::Project;
use crate::rust::Rust;

/// The crates that implement printed rules. A mention elsewhere is not an implementation.
const RULES_CRATES: [&str; 4] = [
    "crates/board/",
    "crates/dice/",
    "crates/hexgrid/",
    "crates/rivals/",
];

/// A line of a file.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Place {
    pub path: String,
    pub line: usize,
}

#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Test {
    pub place: Place,
    pub name: String,
}

#[derive(Default)]
pub struct Citations {
    pub places: Vec<(String, Place)>,
    pub tests: Vec<(String, Test)>,
    /// Ids that no rule has.
    pub unknown: Vec<(String, Place)>,
}

pub fn collect(project: &Project, catalogue: &Catalogue) -> Citations {
    let mut citations = Citations::default();
    for source in &project.sources {
        if source.path.starts_with("crates/") {
            mentions(source, catalogue, &mut citations);
            tests(source, catalogue, &mut citations);
        }
    }
    citations
}

fn mentions(source: &Rust, catalogue: &Catalogue, citations: &mut Citations) {
    let is_rules = RULES_CRATES.iter().any(|it| source.path.starts_with(it));
    for (line, text) in (1..).zip(source.text.lines()) {
        for id in ids::in_text(text) {
            let place = Place {
                path: source.path.clone(),
                line,
            };
            if !catalogue.knows(&id) {
                citations.unknown.push((id, place));
            } else if is_rules && !source.is_test(line) {
                citations.places.push((id, place));
            }
        }
    }
}

fn tests(source: &Rust, catalogue: &Catalogue, citations: &mut Citations) {
    for function in source.functions.iter().filter(|it| it.is_test) {
        let place = Place {
            path: source.path.clone(),
            line: function.line,
        };
        let named = ids::of_test(&function.name, |id| catalogue.knows(id));
        let mut cited = ids::in_text(&function.doc);
        if let Some(id) = named {
            if !catalogue.knows(&id) {
                citations.unknown.push((id.clone(), place.clone()));
            }
            cited.push(id);
        }
        cited.sort();
        cited.dedup();
        for id in cited {
            let test = Test {
                place: place.clone(),
                name: function.name.clone(),
            };
            citations.tests.push((id, test));
        }
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{}:{}", self.path, self.line)
    }
}

impl fmt::Display for Test {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{} {}", self.place, self.name)
    }
}
