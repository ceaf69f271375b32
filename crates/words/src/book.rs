//! The rule book: the catalogue in the order in which people learn the game.
//!
//! The order is `rules/chapters.txt`; titles and introductions are in `text/`.

use std::sync::LazyLock;

use crate::catalogue::rows;

/// A chapter, in the reader's language.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chapter {
    /// A box, the scenarios, or two boxes together: `base`.
    pub part: &'static str,
    /// Its name within the part: `founding`.
    pub name: &'static str,
    pub title: String,
    /// One to three sentences.
    pub about: String,
    /// The ids of its rules, in learning order.
    pub rules: Vec<&'static str>,
    /// The names of its drawn examples.
    pub examples: Vec<&'static str>,
}

/// A chapter as the file lists it; rules by their places in the catalogue.
#[derive(Default)]
pub struct ChapterLine {
    pub part: &'static str,
    pub name: &'static str,
    pub rows: Vec<usize>,
    pub examples: Vec<&'static str>,
}

impl ChapterLine {
    /// The key of its title in `text/`.
    pub fn key(&self) -> String {
        format!("chapter-{}-{}", self.part, self.name)
    }
}

pub struct Book {
    pub chapters: Vec<ChapterLine>,
    /// The chapter of each entry of the catalogue.
    homes: Vec<usize>,
}

impl Book {
    /// The chapter in which an entry of the catalogue stands.
    pub fn home(&self, row: usize) -> &ChapterLine {
        &self.chapters[self.homes[row]]
    }
}

pub fn book() -> &'static Book {
    static BOOK: LazyLock<Book> = LazyLock::new(|| {
        let ids: Vec<&str> = rows().iter().map(|row| row.id.as_str()).collect();
        let text = include_str!("../../../rules/chapters.txt");
        read(text, &ids).expect("a test reads the chapters")
    });
    &BOOK
}

/// Reads the chapters; the reason if an id is unknown, missing or in two of them.
fn read(text: &'static str, ids: &[&str]) -> Result<Book, String> {
    let mut chapters: Vec<ChapterLine> = Vec::new();
    let mut homes = vec![None; ids.len()];
    let mut part = "";
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        match *line.split_whitespace().collect::<Vec<_>>() {
            [] => {}
            ["part", name] => part = name,
            ["chapter", name] => chapters.push(ChapterLine {
                part,
                name,
                ..ChapterLine::default()
            }),
            ref words => {
                let home = chapters.len().checked_sub(1);
                let home = home.ok_or("the file begins with a chapter")?;
                if let ["example", name] = *words {
                    chapters[home].examples.push(name);
                    continue;
                }
                for row in entries(words, ids)? {
                    if homes[row].replace(home).is_some() {
                        return Err(format!("{} stands in two chapters", ids[row]));
                    }
                    chapters[home].rows.push(row);
                }
            }
        }
    }
    let home = |(row, home): (usize, Option<usize>)| {
        home.ok_or_else(|| format!("{} stands in no chapter", ids[row]))
    };
    let homes: Result<_, _> = homes.into_iter().enumerate().map(home).collect();
    Ok(Book {
        chapters,
        homes: homes?,
    })
}

/// The entries of a line: single ids, and `BASE-22 to BASE-27`.
fn entries(words: &[&str], ids: &[&str]) -> Result<Vec<usize>, String> {
    let place = |id: &str| {
        let found = ids.iter().position(|known| *known == id);
        found.ok_or_else(|| format!("there is no rule {id}"))
    };
    match *words {
        [] => Ok(Vec::new()),
        [first, "to", last, ref rest @ ..] => {
            let (from, to) = (place(first)?, place(last)?);
            if from >= to {
                return Err(format!("{last} does not come after {first}"));
            }
            Ok((from..=to).chain(entries(rest, ids)?).collect())
        }
        [id, ref rest @ ..] => Ok([place(id)?]
            .into_iter()
            .chain(entries(rest, ids)?)
            .collect()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const IDS: [&str; 4] = ["A-1", "A-2", "A-3", "B-1"];

    fn reason(text: &'static str) -> String {
        read(text, &IDS).err().expect("it cannot be read")
    }

    #[test]
    fn chapters_keep_their_order_and_that_of_their_rules() {
        let text = "# Order\npart a\nchapter one\nA-3 A-1 to A-2\nexample x\n\nchapter two\nB-1\n";
        let book = read(text, &IDS).unwrap_or_else(|why| panic!("{why}"));
        let rows: Vec<_> = book.chapters.iter().map(|it| it.rows.clone()).collect();
        assert_eq!(rows, [vec![2, 0, 1], vec![3]]);
        assert_eq!(book.chapters[0].examples, ["x"]);
        assert_eq!(book.home(3).key(), "chapter-a-two");
    }

    #[test]
    fn every_rule_stands_in_exactly_one_chapter() {
        assert!(reason("part a\nchapter one\nA-1 to A-3").contains("B-1 stands in no chapter"));
        assert!(reason("part a\nchapter one\nA-1 A-1").contains("A-1 stands in two chapters"));
        assert!(reason("part a\nchapter one\nA-9").contains("no rule A-9"));
        assert!(reason("part a\nchapter one\nA-3 to A-1").contains("does not come after"));
        assert!(reason("A-1").contains("begins with a chapter"));
    }
}
