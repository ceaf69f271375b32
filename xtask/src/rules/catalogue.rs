//! What there is to be covered: rules, test vectors, and which boxes are finished.

use std::collections::BTreeSet;

use serde::Deserialize;

use super::ids;
use crate::project::Project;

pub const BOXES: [&str; 7] = ["base", "two", "sea", "scenario", "cities", "rivals", "dice"];

/// Where the vectors of a box are listed, in tables and in data files.
const VECTORS: [(&str, &str); 6] = [
    ("base", "rules/base"),
    ("two", "rules/two_player"),
    ("sea", "rules/seafarers"),
    ("cities", "rules/cities_knights"),
    ("rivals", "rules/fuersten"),
    ("dice", "rules/dice"),
];

/// An entry of `rules/catalogue.json`: a rule, a ruling or a card.
#[derive(Clone, Deserialize)]
pub struct Rule {
    pub id: String,
    #[serde(rename = "box")]
    pub game_box: String,
    pub chapter: String,
    pub text: String,
    pub testable: bool,
}

/// A worked example that must come out.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Vector {
    pub id: String,
    pub game_box: &'static str,
}

pub struct Catalogue {
    pub rules: Vec<Rule>,
    pub vectors: Vec<Vector>,
    pub finished: Vec<String>,
    known: BTreeSet<String>,
}

impl Catalogue {
    pub fn read(project: &Project) -> Catalogue {
        let text = project.text("rules/catalogue.json").unwrap_or("[]");
        let rules: Vec<Rule> = serde_json::from_str(text).expect("the builder wrote it");
        let vectors = vectors(project);
        let ids = rules.iter().map(|rule| &rule.id);
        let known = ids.chain(vectors.iter().map(|vector| &vector.id)).cloned();
        Catalogue {
            known: known.collect(),
            finished: finished(project.text("rules/finished.txt").unwrap_or("")),
            rules,
            vectors,
        }
    }

    pub fn knows(&self, id: &str) -> bool {
        self.known.contains(id)
    }

    pub fn is_finished(&self, game_box: &str) -> bool {
        self.finished.iter().any(|finished| finished == game_box)
    }
}

/// One box per line; what follows a `#` is a remark.
fn finished(text: &str) -> Vec<String> {
    text.lines()
        .map(|line| line.split('#').next().unwrap_or("").trim().to_owned())
        .filter(|line| !line.is_empty())
        .inspect(|name| {
            let is_box = BOXES.contains(&&**name);
            assert!(is_box, "rules/finished.txt: no box {name}");
        })
        .collect()
}

fn vectors(project: &Project) -> Vec<Vector> {
    let mut found = Vec::new();
    for (game_box, start) in VECTORS {
        let rows = project.under(start, ".md").flat_map(|file| {
            let first = |line: &str| Some(line.strip_prefix("| ")?.split(" |").next()?.to_owned());
            file.text.lines().filter_map(first).collect::<Vec<_>>()
        });
        // In data files a vector has a field of its own for its id.
        let fields = project.under(start, ".json").flat_map(|file| {
            let field = |line: &str| {
                let value = line.trim().strip_prefix(r#""id": ""#)?;
                Some(value.split('"').next()?.to_owned())
            };
            file.text.lines().filter_map(field).collect::<Vec<_>>()
        });
        for id in rows.chain(fields) {
            let is_vector = id.contains("TV-") && ids::in_text(&id).first() == Some(&id);
            let vector = Vector { id, game_box };
            if is_vector && !found.contains(&vector) {
                found.push(vector);
            }
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn vectors_are_rows_of_the_dossiers_and_ids_of_the_data() {
        let project = Project::sample(&[
            (
                "rules/base.md",
                "| TV-1 | a | b |\n| x | TV-2 |\n- **BASE-1** see TV-3\n",
            ),
            ("rules/dice_game.md", "| DICE-TV-1 | a |\n"),
            (
                "rules/dice_sheet.json",
                "{\n  \"id\": \"DICE-TV-2\",\n  \"id\": \"S3\"\n}\n",
            ),
        ]);
        let ids: Vec<String> = vectors(&project).into_iter().map(|it| it.id).collect();
        assert_eq!(ids, ["TV-1", "DICE-TV-1", "DICE-TV-2"]);
    }

    #[test]
    fn remarks_in_the_list_of_finished_boxes_are_no_boxes() {
        assert_eq!(
            finished("# why\ndice\n\nbase # since then\n"),
            ["dice", "base"]
        );
    }

    #[test]
    #[should_panic(expected = "no box chess")]
    fn a_box_that_does_not_exist_cannot_be_finished() {
        finished("chess");
    }
}
