//! Rule coverage: which rule stands where in the code, and what tests it.
//!
//! A place is any mention of an id in the source of a rules crate. A test cites a rule by its name
//! (`base_58_settlements_keep_their_distance`) or by ids in the doc comment above it. What a
//! dossier names in backticks must exist in the code or the data, too.

mod catalogue;
mod citations;
mod coverage;
pub mod ids;
mod names;
mod page;

use std::fs;

use regex_lite::Regex;

use crate::project::{Project, root};
use crate::{Outcome, text};

use catalogue::Catalogue;
use coverage::Coverage;

const PAGE: &str = "docs/rule-coverage.md";
const FRONT: &str = "README.md";

#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Output {
    /// Prints the table, and writes the page and the number of rules on the front page.
    Page,
    /// Prints the table and fails if a page is not what it should be.
    Check,
    /// Prints figures for machines and writes nothing.
    Json,
}

pub fn run(project: &Project, output: Output) -> Outcome {
    let catalogue = Catalogue::read(project);
    let coverage = Coverage::join(&catalogue, citations::collect(project, &catalogue));
    let mut problems = coverage.problems.clone();
    problems.extend(names::missing(project));
    let page = page::write(&coverage);
    let front = front(project, coverage.entries.len());
    match output {
        Output::Json => println!("{}", coverage.json()),
        Output::Check => {
            print!("{}", page::summary(&coverage));
            if project.text(PAGE) != Some(&page) {
                problems.push(format!("{PAGE} is out of date: run `cargo xtask rules`"));
            }
            if project.text(FRONT) != Some(&front) {
                problems.push(format!("{FRONT} is out of date: run `cargo xtask rules`"));
            }
        }
        Output::Page => {
            print!("{}", page::summary(&coverage));
            fs::write(root().join(PAGE), page).expect("docs/ can be written");
            fs::write(root().join(FRONT), front).expect("the front page can be written");
        }
    }
    if problems.is_empty() {
        Ok(())
    } else {
        Err(problems)
    }
}

/// The front page, which says how many rules there are.
fn front(project: &Project, count: usize) -> String {
    let claim = Regex::new(r"\bAll \d+ rules").expect("it is well formed");
    let page = project.text(FRONT).unwrap_or_default();
    claim
        .replace(page, format!("All {count} rules"))
        .into_owned()
}

/// Prints one rule with its places and tests.
pub fn show(project: &Project, id: &str) -> Outcome {
    let catalogue = Catalogue::read(project);
    let coverage = Coverage::join(&catalogue, citations::collect(project, &catalogue));
    let wanted = ids::normal(id);
    let Some(entry) = coverage
        .entries
        .iter()
        .find(|entry| entry.rule.id.eq_ignore_ascii_case(&wanted))
    else {
        return Err(vec![format!("no rule has the id {id}")]);
    };
    let rule = &entry.rule;
    println!("{} ({}: {})", rule.id, rule.game_box, rule.chapter);
    if let Some(sentence) = text::message(project, "en", &rule.id) {
        println!("  {sentence}");
    }
    println!("  {}", rule.text);
    for place in &entry.places {
        println!("  code  {place}");
    }
    for test in &entry.tests {
        println!("  test  {test}");
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_front_page_counts_the_rules() {
        let project = Project::sample(&[(FRONT, "Small. All 3 rules have an id.")]);
        assert_eq!(front(&project, 12), "Small. All 12 rules have an id.");
    }
}
