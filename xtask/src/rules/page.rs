//! The table people read, in the terminal and in `docs/rule-coverage.md`.

use std::fmt::Write;

use super::catalogue::BOXES;
use super::coverage::{Coverage, Entry, Figures};

/// Longer sentences are cut here; the dossier has them in full.
const SENTENCE: usize = 90;

/// One line per box.
pub fn summary(coverage: &Coverage) -> String {
    let mut out = String::new();
    let head = "box         rules  testable  tested  in code  vectors  tested";
    writeln!(out, "{head}").expect("memory");
    let mut line = |name: &str, it: Figures| {
        writeln!(
            out,
            "{name:<10} {:>6} {:>9} {:>7} {:>8} {:>8} {:>7}",
            it.rules, it.testable, it.tested, it.placed, it.vectors, it.vectors_tested
        )
        .expect("memory");
    };
    for game_box in BOXES {
        line(game_box, coverage.figures(game_box));
    }
    line("sum", coverage.total());
    out
}

/// The whole page.
pub fn write(coverage: &Coverage) -> String {
    let mut out = String::from(
        "# Rule coverage\n\n\
         Written by `cargo xtask rules` from the rule catalogue, the code and the tests. \
         A definition or a component\nneeds no test and is not counted as testable. \
         Code is named from `crates/`; `cargo xtask rule <id>` prints one rule.\n\n\
         | box | rules | testable | tested | in code | vectors | tested | finished |\n\
         |---|---|---|---|---|---|---|---|\n",
    );
    let mut line = |name: &str, it: Figures, finished: &str| {
        writeln!(
            out,
            "| {name} | {} | {} | {} | {} | {} | {} | {finished} |",
            it.rules, it.testable, it.tested, it.placed, it.vectors, it.vectors_tested
        )
        .expect("memory");
    };
    for game_box in BOXES {
        let is_finished = coverage.finished.iter().any(|it| it == game_box);
        let finished = if is_finished { "yes" } else { "" };
        line(game_box, coverage.figures(game_box), finished);
    }
    line("sum", coverage.total(), "");
    for game_box in BOXES {
        section(&mut out, coverage, game_box);
    }
    out
}

fn section(out: &mut String, coverage: &Coverage, game_box: &str) {
    write!(
        out,
        "\n## {game_box}\n\n| id | rule | code | tests |\n|---|---|---|---|\n"
    )
    .expect("memory");
    for entry in &coverage.entries {
        if entry.rule.game_box == game_box {
            writeln!(out, "{}", row(entry)).expect("memory");
        }
    }
    for entry in &coverage.vectors {
        if entry.vector.game_box == game_box {
            let tests = list(entry.tests.iter().map(|test| test.name.clone()));
            writeln!(out, "| {} | test vector | | {tests} |", entry.vector.id).expect("memory");
        }
    }
}

fn row(entry: &Entry) -> String {
    let rule = &entry.rule;
    let places = entry.places.iter().map(|place| {
        let path = place.path.trim_start_matches("crates/");
        format!("{path}:{}", place.line)
    });
    let definition = if rule.testable { "" } else { " (def)" };
    format!(
        "| {}{definition} | {} | {} | {} |",
        rule.id,
        shorten(&rule.text),
        list(places),
        list(entry.tests.iter().map(|test| test.name.clone())),
    )
}

fn list(items: impl Iterator<Item = String>) -> String {
    items.collect::<Vec<_>>().join(", ")
}

/// The beginning of a sentence, cut between words, fit for a cell of a table.
fn shorten(text: &str) -> String {
    let plain = text.replace('|', "/");
    if plain.chars().count() <= SENTENCE {
        return plain;
    }
    let cut: String = plain.chars().take(SENTENCE).collect();
    let end = cut.rfind(' ').unwrap_or(cut.len());
    format!("{} …", &cut[..end])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_sentences_are_cut_between_words() {
        assert_eq!(shorten("short | sharp"), "short / sharp");
        let long = shorten(&"word ".repeat(40));
        assert!(long.ends_with("word …") && long.chars().count() <= SENTENCE + 2);
    }
}
