//! The glossary stays short enough to be read, in order, and says each word once.

use super::{Finding, layers};
use crate::project::Project;

/// More words than these nobody keeps in mind.
const MOST: usize = 30;

pub fn check(project: &Project) -> Vec<Finding> {
    let text = project.text(layers::MAP).unwrap_or_default();
    let lines = (1..).zip(text.lines());
    let page = lines.skip_while(|(_, line)| *line != "## Glossary");
    let rows = page.skip_while(|(_, line)| !line.starts_with("|---"));
    let rows = rows.skip(1).take_while(|(_, line)| line.starts_with('|'));
    let words: Vec<(usize, &str)> = rows
        .filter_map(|(line, row)| Some((line, row.split('|').nth(1)?.trim())))
        .collect();
    let finding = |line: usize, message: String| Finding {
        check: "glossary",
        path: layers::MAP.to_owned(),
        line,
        message,
    };
    let mixed = words.windows(2).filter(|pair| pair[0].1 >= pair[1].1);
    let mixed = mixed.map(|pair| finding(pair[1].0, format!("{} comes earlier", pair[1].1)));
    let long = words.get(MOST).map(|(line, _)| {
        let message = format!("{} words are more than {MOST}", words.len());
        finding(*line, message)
    });
    mixed.chain(long).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(words: &[String]) -> Vec<String> {
        let rows: Vec<String> = words.iter().map(|it| format!("| {it} | x |\n")).collect();
        let page = format!(
            "## Glossary\n\n| word | means |\n|---|---|\n{}",
            rows.concat()
        );
        let findings = check(&Project::sample(&[(layers::MAP, &page)])).into_iter();
        findings.map(|finding| finding.message).collect()
    }

    #[test]
    fn it_has_few_words_in_their_order() {
        let words = |count: usize| {
            (10..10 + count)
                .map(|it| it.to_string())
                .collect::<Vec<_>>()
        };
        assert!(found(&words(MOST)).is_empty());
        assert_eq!(found(&words(MOST + 1)), ["31 words are more than 30"]);
        let mixed = ["bag".to_owned(), "action".to_owned()];
        assert_eq!(found(&mixed), ["action comes earlier"]);
    }
}
