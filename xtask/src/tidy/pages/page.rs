//! A page of Markdown, read as far as it can be checked: its links, its code, its headings.

use std::sync::LazyLock;

use regex_lite::Regex;

use crate::project::File;

static LINK: LazyLock<Regex> = LazyLock::new(|| pattern(r"\]\(([^)\s]+)\)"));
static SPAN: LazyLock<Regex> = LazyLock::new(|| pattern(r"`([^`]+)`"));

pub fn pattern(text: &str) -> Regex {
    Regex::new(text).expect("it is well formed")
}

/// Something a page says on a line.
#[derive(Debug, PartialEq, Eq)]
pub struct Said<'a> {
    pub line: usize,
    pub text: &'a str,
}

/// A table about the files of a folder, which are named in its first column.
#[derive(Debug, PartialEq, Eq)]
pub struct FolderTable<'a> {
    pub line: usize,
    /// With a slash.
    pub folder: &'a str,
    pub files: Vec<Said<'a>>,
}

pub struct Page<'a> {
    pub path: &'a str,
    /// Where links lead.
    pub links: Vec<Said<'a>>,
    /// Code between backticks in a sentence.
    pub spans: Vec<Said<'a>>,
    /// Lines of code blocks.
    pub code: Vec<Said<'a>>,
    /// Tables whose first heading names a folder: what is in it.
    pub folders: Vec<FolderTable<'a>>,
    /// Headings, as links name them: `late-and-absent-players`.
    pub headings: Vec<String>,
}

impl Page<'_> {
    pub fn read(file: &File) -> Page<'_> {
        let mut page = Page {
            path: &file.path,
            links: Vec::new(),
            spans: Vec::new(),
            code: Vec::new(),
            folders: Vec::new(),
            headings: Vec::new(),
        };
        let mut is_code = false;
        let mut is_table = false;
        let mut is_of_folder = false;
        for (line, text) in (1..).zip(file.text.lines()) {
            if text.trim_start().starts_with("```") {
                is_code = !is_code;
            } else if is_code {
                page.code.push(Said { line, text });
            } else {
                page.links.extend(all(&LINK, line, text));
                page.spans.extend(all(&SPAN, line, text));
                let was_table = std::mem::replace(&mut is_table, text.starts_with('|'));
                let first = || first_cell(line, text);
                if is_table && !was_table {
                    let folder = first().into_iter().find(|it| it.text.ends_with('/'));
                    is_of_folder = folder.is_some();
                    page.folders.extend(folder.map(|it| FolderTable {
                        line,
                        folder: it.text,
                        files: Vec::new(),
                    }));
                } else if is_table && is_of_folder {
                    let table = page.folders.last_mut();
                    table.expect("it has begun").files.extend(first());
                }
                if text.starts_with('#') {
                    page.headings.push(anchor(text));
                }
            }
        }
        page
    }

    /// The folder of the page, with a slash, or nothing for the root.
    pub fn folder(&self) -> &str {
        let end = self.path.rfind('/').map_or(0, |at| at + 1);
        &self.path[..end]
    }
}

fn all<'a>(
    pattern: &'a Regex,
    line: usize,
    text: &'a str,
) -> impl Iterator<Item = Said<'a>> + use<'a> {
    pattern.captures_iter(text).map(move |found| Said {
        line,
        text: found.get(1).expect("the group is not optional").as_str(),
    })
}

/// What stands between backticks in the first column of a row.
fn first_cell(line: usize, row: &str) -> Vec<Said<'_>> {
    let cell = row.split('|').nth(1).unwrap_or_default();
    all(&SPAN, line, cell).collect()
}

/// A heading as the address of a link: small letters, hyphens for spaces, no punctuation.
fn anchor(heading: &str) -> String {
    let heading = heading.trim_start_matches('#').trim().to_lowercase();
    let kept = heading.chars().filter_map(|letter| match letter {
        ' ' => Some('-'),
        '-' | '_' => Some(letter),
        _ => letter.is_alphanumeric().then_some(letter),
    });
    kept.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_page_is_read() {
        let text =
            "# Late, and absent\n\nSee [this](a.md#b) and `c/d.rs`.\n\n```\ncargo `e`\n```\n";
        let file = File {
            path: "docs/a.md".to_owned(),
            text: text.to_owned(),
        };
        let page = Page::read(&file);
        assert_eq!(page.folder(), "docs/");
        assert_eq!(page.headings, ["late-and-absent"]);
        let said = |line, text| Said { line, text };
        assert_eq!(page.links, [said(3, "a.md#b")]);
        assert_eq!(page.spans, [said(3, "c/d.rs")]);
        assert_eq!(page.code, [said(6, "cargo `e`")]);
    }
}
