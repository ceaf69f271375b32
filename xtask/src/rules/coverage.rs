//! Rules joined with their places and tests, and what a finished box still lacks.

use std::collections::BTreeMap;

use serde::Serialize;

use super::catalogue::{BOXES, Catalogue, Rule, Vector};
use super::citations::{Citations, Place, Test};

pub struct Entry {
    pub rule: Rule,
    pub places: Vec<Place>,
    pub tests: Vec<Test>,
}

pub struct VectorEntry {
    pub vector: Vector,
    pub tests: Vec<Test>,
}

pub struct Coverage {
    pub entries: Vec<Entry>,
    pub vectors: Vec<VectorEntry>,
    pub finished: Vec<String>,
    pub problems: Vec<String>,
}

/// The figures of one box. `tested` and `placed` count testable rules only.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Figures {
    pub rules: usize,
    pub testable: usize,
    pub tested: usize,
    pub placed: usize,
    pub vectors: usize,
    pub vectors_tested: usize,
}

impl Coverage {
    pub fn join(catalogue: &Catalogue, citations: Citations) -> Coverage {
        let places = by_id(citations.places);
        let tests = by_id(citations.tests);
        let of = |id: &str| tests.get(id).cloned().unwrap_or_default();
        let entries = catalogue.rules.iter().map(|rule| Entry {
            places: places.get(&rule.id).cloned().unwrap_or_default(),
            tests: of(&rule.id),
            rule: rule.clone(),
        });
        let vectors = catalogue.vectors.iter().map(|vector| VectorEntry {
            tests: of(&vector.id),
            vector: vector.clone(),
        });
        let mut coverage = Coverage {
            entries: entries.collect(),
            vectors: vectors.collect(),
            finished: catalogue.finished.clone(),
            problems: Vec::new(),
        };
        let unknown = citations.unknown.into_iter();
        coverage.problems = unknown
            .map(|(id, place)| format!("{place}: no rule has the id {id}"))
            .chain(coverage.gaps(catalogue))
            .collect();
        coverage
    }

    /// What the finished boxes lack.
    fn gaps(&self, catalogue: &Catalogue) -> Vec<String> {
        let mut gaps = Vec::new();
        for entry in &self.entries {
            let rule = &entry.rule;
            if !rule.testable || !catalogue.is_finished(&rule.game_box) {
                continue;
            }
            if entry.tests.is_empty() {
                gaps.push(format!("{} has no test", rule.id));
            }
            if entry.places.is_empty() {
                gaps.push(format!("{} has no place in the source", rule.id));
            }
        }
        for entry in &self.vectors {
            if entry.tests.is_empty() && catalogue.is_finished(entry.vector.game_box) {
                gaps.push(format!("{} has no test", entry.vector.id));
            }
        }
        gaps
    }

    pub fn figures(&self, game_box: &str) -> Figures {
        let mut figures = Figures::default();
        for entry in &self.entries {
            if entry.rule.game_box == game_box {
                let testable = entry.rule.testable;
                figures.rules += 1;
                figures.testable += usize::from(testable);
                figures.tested += usize::from(testable && !entry.tests.is_empty());
                figures.placed += usize::from(testable && !entry.places.is_empty());
            }
        }
        for entry in &self.vectors {
            if entry.vector.game_box == game_box {
                figures.vectors += 1;
                figures.vectors_tested += usize::from(!entry.tests.is_empty());
            }
        }
        figures
    }

    pub fn total(&self) -> Figures {
        let boxes = BOXES.iter().map(|game_box| self.figures(game_box));
        boxes.fold(Figures::default(), |sum, it| Figures {
            rules: sum.rules + it.rules,
            testable: sum.testable + it.testable,
            tested: sum.tested + it.tested,
            placed: sum.placed + it.placed,
            vectors: sum.vectors + it.vectors,
            vectors_tested: sum.vectors_tested + it.vectors_tested,
        })
    }

    pub fn json(&self) -> String {
        #[derive(Serialize)]
        struct Report<'a> {
            boxes: BTreeMap<&'a str, Figures>,
            total: Figures,
            finished: &'a [String],
            problems: &'a [String],
        }
        let report = Report {
            boxes: BOXES.iter().map(|it| (*it, self.figures(it))).collect(),
            total: self.total(),
            finished: &self.finished,
            problems: &self.problems,
        };
        serde_json::to_string(&report).expect("plain figures")
    }
}

fn by_id<T: Ord>(pairs: Vec<(String, T)>) -> BTreeMap<String, Vec<T>> {
    let mut map: BTreeMap<String, Vec<T>> = BTreeMap::new();
    for (id, item) in pairs {
        map.entry(id).or_default().push(item);
    }
    for items in map.values_mut() {
        items.sort();
        items.dedup();
    }
    map
}

#[cfg(test)]
mod tests {
    use super::super::citations;
    use super::*;
    use crate::project::Project;

    const CATALOGUE: &str = r#"[
        {"id": "DICE-1", "box": "dice", "chapter": "1", "text": "six dice", "testable": false},
        {"id": "DICE-20", "box": "dice", "chapter": "3", "text": "roads", "testable": true},
        {"id": "BASE-58", "box": "base", "chapter": "7", "text": "apart", "testable": true}
    ]"#;

    fn coverage(source: &str, test: &str) -> Coverage {
        let project = Project::sample(&[
            ("rules/catalogue.json", CATALOGUE),
            ("rules/finished.txt", "dice\n"),
            ("rules/dice_game.md", "| DICE-TV-1 | a |\n"),
            ("crates/dice/src/build.rs", source),
            ("crates/dice/tests/rules.rs", test),
        ]);
        let catalogue = Catalogue::read(&project);
        let citations = citations::collect(&project, &catalogue);
        Coverage::join(&catalogue, citations)
    }

    const PLACED: &str = "pub const ROAD: RuleId = RuleId(\"DICE-20\");\n";
    const TESTED: &str = "#[test]\nfn dice_20_roads() {}\n/// DICE-TV-1.\n#[test]\nfn a() {}\n";

    #[test]
    fn a_finished_box_with_places_and_tests_has_no_problems() {
        let coverage = coverage(PLACED, TESTED);
        assert_eq!(coverage.problems, Vec::<String>::new());
        let expected = Figures {
            rules: 2,
            testable: 1,
            tested: 1,
            placed: 1,
            vectors: 1,
            vectors_tested: 1,
        };
        assert_eq!(coverage.figures("dice"), expected);
        assert_eq!(coverage.total().rules, 3);
        assert!(
            coverage
                .json()
                .contains(r#""dice":{"rules":2,"testable":1,"tested":1"#)
        );
    }

    #[test]
    fn a_finished_box_names_every_gap() {
        let missing = coverage("", "").problems;
        let expected = [
            "DICE-20 has no test",
            "DICE-20 has no place in the source",
            "DICE-TV-1 has no test",
        ];
        assert_eq!(missing, expected);
    }

    #[test]
    fn a_mention_in_a_test_is_no_place_and_one_in_the_body_is_no_test() {
        let in_tests = "#[cfg(test)]\nmod tests {\n    // DICE-20\n}\n";
        let in_body = "/// DICE-TV-1\n#[test]\nfn a() { /* DICE-20 */ }\n";
        let missing = coverage(in_tests, in_body).problems;
        assert_eq!(
            missing,
            ["DICE-20 has no test", "DICE-20 has no place in the source"]
        );
    }

    #[test]
    fn unknown_ids_are_problems_wherever_they_stand() {
        let source = format!("{PLACED}// DICE-99\n");
        let test = format!("{TESTED}#[test]\nfn dice_98_x() {{}}\n");
        let expected = [
            "crates/dice/src/build.rs:2: no rule has the id DICE-99",
            "crates/dice/tests/rules.rs:7: no rule has the id DICE-98",
        ];
        assert_eq!(coverage(&source, &test).problems, expected);
    }
}
