//! The games that pages of the project name exist, and the README lists them all.

use std::fs;
use std::path::{Path, PathBuf};

use families::{Listing, listings};

const NUMBERS: [&str; 10] = [
    "no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine",
];

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// Whether a game is meant by an id, or by the beginning of one: `sea/…`.
fn is_meant(listing: &Listing, id: &str) -> bool {
    match id.strip_suffix('…') {
        Some(beginning) => listing.id.starts_with(beginning),
        None => listing.id == id,
    }
}

fn spans(text: &str) -> impl Iterator<Item = &str> {
    text.split('`').skip(1).step_by(2)
}

/// Rows of the README's table of games: what it is, its ids, how many play.
fn rows(readme: &str) -> Vec<[&str; 3]> {
    let lines = readme
        .lines()
        .skip_while(|line| !line.contains("| game ids |"));
    let lines = lines.take_while(|line| line.starts_with('|')).skip(2);
    lines
        .map(|line| {
            let cells: Vec<&str> = line.split('|').map(str::trim).collect();
            [cells[1], cells[2], cells[3]]
        })
        .collect()
}

#[test]
fn the_readme_lists_every_game_with_its_players() {
    let readme = fs::read_to_string(root().join("README.md")).expect("it is there");
    let rows = rows(&readme);
    let listings = listings();
    for [about, ids, players] in &rows {
        let numbers = players.split(|letter: char| !letter.is_ascii_digit());
        let numbers: Vec<u8> = numbers.filter_map(|it| it.parse().ok()).collect();
        let least = *numbers.iter().min().expect("it says how many play");
        let most = *numbers.iter().max().expect("it says how many play");
        for id in spans(ids) {
            let meant: Vec<&Listing> = listings.iter().filter(|it| is_meant(it, id)).collect();
            assert!(!meant.is_empty(), "there is no game {id}");
            for listing in &meant {
                assert_eq!(listing.seats, least..=most, "{}", listing.id);
            }
            let told = (1..).zip(&NUMBERS[1..]);
            let mut told = told.filter(|(_, word)| about.split(' ').any(|it| it == **word));
            if let Some((count, _)) = told.next().filter(|_| id.ends_with('…')) {
                assert_eq!(meant.len(), count, "{about}");
            }
        }
    }
    for listing in listings {
        let named = rows.iter().flat_map(|[_, ids, _]| spans(ids));
        let named = named.filter(|id| is_meant(listing, id)).count();
        assert_eq!(named, 1, "{} in the table of the README", listing.id);
    }
}

#[test]
fn games_on_pages_exist() {
    let listings = listings();
    let mut found = 0;
    for page in fs::read_dir(root().join("docs")).expect("it is there") {
        let path = page.expect("a readable entry").path();
        if path.extension().is_none_or(|end| end != "md") || path.ends_with("rule-coverage.md") {
            continue;
        }
        let text = fs::read_to_string(&path).expect("a page is text");
        for span in spans(&text) {
            let begins = ["sea/", "knights+sea/", "rivals/"];
            let is_id = begins.iter().any(|it| span.starts_with(it)) && !span.contains([' ', '.']);
            if is_id {
                found += 1;
                let is_there = listings.iter().any(|listing| is_meant(listing, span));
                assert!(is_there, "{}: {span}", path.display());
            }
        }
    }
    assert!(found > 10, "only {found} ids were found");
}
