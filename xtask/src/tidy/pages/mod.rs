//! What the pages of the project name exists: links, files, commands, routes, names in the code.
//!
//! Commands of `landnam` are read by the program itself, in a test of `crates/cli`; games and seats
//! in a test of `crates/families`.

mod names;
mod page;
mod places;

use super::Finding;
use crate::project::Project;
use page::{Page, Said};

/// Written by a chore, and checked there.
const WRITTEN: &str = "docs/rule-coverage.md";

pub fn check(project: &Project) -> Vec<Finding> {
    let pages = project.files.iter().filter(|file| {
        let is_ours = !file.path.contains('/')
            || file.path.starts_with("docs/")
            || file.path.starts_with(".github/")
            || file.path.ends_with("/README.md");
        is_ours && file.has_end("md") && file.path != WRITTEN
    });
    let pages: Vec<Page> = pages.map(Page::read).collect();
    let mut findings = Vec::new();
    for page in &pages {
        let finding = |(said, message): (&Said, String)| Finding {
            check: "pages",
            path: page.path.to_owned(),
            line: said.line,
            message,
        };
        let links = page.links.iter().filter_map(|link| {
            let wrong = places::wrong_link(project, &pages, page, link.text)?;
            Some((link, wrong))
        });
        findings.extend(links.map(finding));
        let spans = page.spans.iter().filter_map(|span| {
            let wrong = places::wrong_path(project, page, span.text)
                .or_else(|| names::wrong_name(project, span.text))?;
            Some((span, wrong))
        });
        findings.extend(spans.map(finding));
        for (line, message) in page
            .folders
            .iter()
            .flat_map(|it| places::wrong_table(project, it))
        {
            findings.push(Finding {
                check: "pages",
                path: page.path.to_owned(),
                line,
                message,
            });
        }
        let said = page.spans.iter().chain(&page.code);
        let commands = said.filter_map(|said| {
            let wrong = names::wrong_command(project, said.text)?;
            Some((said, wrong))
        });
        findings.extend(commands.map(finding));
    }
    findings
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What is found on a page, in a project with a few files.
    fn found(page: &str) -> Vec<String> {
        let project = Project::sample(&[
            ("docs/page.md", page),
            ("docs/other.md", "## Late players\n"),
            ("docs/pictures/a.png", ""),
            (
                "crates/game/src/lib.rs",
                "pub trait Game { fn check(); }\npub enum Fact { Word }\n",
            ),
            ("crates/game/src/build.rs", ""),
            ("crates/board/src/play/mod.rs", ""),
            (
                "crates/server/src/routes.rs",
                "fn f() { Route::get(\"/api/tables/{id}\", x); Route::post(\"/api/me\", x); }",
            ),
            (
                "xtask/src/main.rs",
                "const USAGE: &str = \"\n  test [--quick | --long]  x\n  rule <id>  y\";",
            ),
            (
                "web/package.json",
                r#"{"scripts": {"check": "", "test": ""}}"#,
            ),
            ("text/en/web.ftl", ""),
        ]);
        let findings = check(&project).into_iter();
        findings.map(|finding| finding.message).collect()
    }

    fn is_fine(page: &str) {
        assert_eq!(found(page), Vec::<String>::new(), "{page}");
    }

    fn is_wrong(page: &str) {
        assert_eq!(found(page).len(), 1, "{page}");
    }

    #[test]
    fn links_lead_somewhere() {
        is_fine("[a](other.md) [b](other.md#late-players) ![c](pictures/a.png) [d](pictures/)");
        is_fine("[a](https://example.org) [b](../docs/other.md) [c](../xtask/src/main.rs)");
        is_wrong("[a](none.md)");
        is_wrong("[a](other.md#early-players)");
        is_wrong("![a](pictures/b.png)");
    }

    #[test]
    fn files_exist() {
        is_fine(
            "`crates/game/src/lib.rs`, `crates/game`, `build.rs`, `play/`, `docs/`, `other.md`",
        );
        is_fine("`crates/<family>/src/build.rs`, `text/*/web.ftl`, `crates/{game,board}/src`");
        is_fine("`target/screenshots/`, `sea/fog_islands`, `…/chat`, `a/b`");
        is_wrong("`crates/game/src/none.rs`");
        is_wrong("`crates/none`");
        is_wrong("`crates/{game,none}/src`");
        is_wrong("`none.rs`");
        is_wrong("`none/`");
    }

    #[test]
    fn a_table_about_a_folder_names_its_files() {
        let table = |files: &str| format!("| file in `crates/game/src/` | x |\n|---|---|\n{files}");
        is_fine(&table("| `build.rs` | `routes.rs` |\n"));
        is_wrong(&table("| `build.rs`, `routes.rs` | x |\n"));
        is_wrong(&table("| x | `build.rs` |\n"));
    }

    #[test]
    fn commands_are_known() {
        is_fine(
            "`cargo xtask test --long`, `cargo xtask rule BASE-58`, `npm run check`, `npm test`",
        );
        is_fine("```\ncargo xtask test   # all of it\n```");
        is_wrong("`cargo xtask none`");
        is_wrong("`cargo xtask test --none`");
        is_wrong("`npm run none`");
        is_wrong("```\ncargo xtask none\n```");
    }

    #[test]
    fn names_stand_in_the_code() {
        is_fine("`game::Game`, `Game::check`, `Fact::Word`, `game::Fact::Word`, `std::fs`");
        is_wrong("`game::None`");
        is_wrong("`Game::none`");
        is_wrong("`Game::check(none::x)` `game::testing::none(short, long)`");
    }

    #[test]
    fn routes_exist() {
        is_fine("`GET /api/tables/{id}`, `POST /api/me`, `/api`");
        is_wrong("`POST /api/tables/{id}`");
        is_wrong("`GET /api/none`");
    }

    #[test]
    fn variables_of_the_environment_are_read_somewhere() {
        is_wrong("`LANDNAM_NONE`");
    }
}
