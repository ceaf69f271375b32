//! Names of places for people who look at the drawing.
//!
//! Notation names every place in one way only, on the coast often by a hex that is not drawn. Here
//! such places are named from a hex beside them that is; both names are understood when typed.

use board::Rules;
use game::Fact;
use hexgrid::{Axial, CornerName, Direction, EdgeName, Tip};

/// The same notation with every place named from a hex that is drawn.
pub fn drawn(rules: &Rules, notation: &str) -> String {
    let words = notation.split(' ');
    let words = words.map(|word| renamed(rules, word).unwrap_or_else(|| word.to_owned()));
    words.collect::<Vec<_>>().join(" ")
}

/// The same facts with every place named from a hex that is drawn.
pub fn drawn_facts(rules: &Rules, facts: &mut [(&'static str, Fact)]) {
    for (_, fact) in facts {
        if let Fact::Place(place) = fact
            && let Some(name) = renamed(rules, place)
        {
            *place = name;
        }
    }
}

/// A word that names a place by a hex that is not drawn; none if it is something else.
fn renamed(rules: &Rules, word: &str) -> Option<String> {
    let (hex, _) = word.split_once('.')?;
    let is_drawn = |hex: &Axial| rules.grid.hex(*hex).is_some();
    if is_drawn(&hex.parse().ok()?) {
        return None;
    }
    // Names in notation tell corners from edges: a corner is north or south of its hex.
    if matches!(word.rsplit_once('.'), Some((_, "N" | "S"))) {
        let name = rules.grid.corner_name(rules.grid.corner_named(word)?);
        let hex = name.hexes().into_iter().find(is_drawn)?;
        let is_it = |tip: &Tip| CornerName::of(hex, *tip) == name;
        let tip = Tip::ALL.into_iter().find(is_it)?;
        return Some(format!("{hex}.{tip:?}"));
    }
    let name = rules.grid.edge_name(rules.grid.edge_named(word)?);
    let hex = name.hexes().into_iter().find(is_drawn)?;
    let is_it = |direction: &Direction| EdgeName::of(hex, *direction) == name;
    let direction = Direction::ALL.into_iter().find(is_it)?;
    Some(format!("{hex}.{direction:?}"))
}

/// The first word that is written like a place of this board and is none.
pub fn off_board<'a>(rules: &Rules, line: &'a str) -> Option<&'a str> {
    line.split(' ').find(|word| {
        let word = word.to_uppercase();
        let hex = word.split('.').next().unwrap_or_default();
        let is_written = hex.parse::<Axial>().is_ok();
        let is_place = rules.grid.corner_named(&word).is_some()
            || rules.grid.edge_named(&word).is_some()
            || word.parse().is_ok_and(|hex| rules.grid.hex(hex).is_some());
        is_written && !is_place
    })
}

#[cfg(test)]
mod tests {
    use board::{Options, Setup};
    use game::testing::TestLuck;
    use game::{Game as _, Setup as _};

    use super::*;

    fn base() -> Rules {
        let setup = Setup::deal(&Options::default(), &mut TestLuck(0)).expect("an island");
        Rules::open(setup).expect("it opens")
    }

    /// Every name that is shown is drawn, and means the same place when it is typed.
    #[test]
    fn places_on_the_coast_are_named_from_land() {
        let rules = base();
        let is_drawn = |name: &str| {
            let (hex, _) = name.split_once('.').expect("a hex and a side");
            rules.grid.hex(hex.parse().expect("a hex")).is_some()
        };
        let mut renamed = 0;
        for corner in rules.grid.all_corners() {
            let name = drawn(&rules, &rules.corner_name(corner));
            assert!(is_drawn(&name), "{name}");
            assert_eq!(rules.grid.corner_named(&name), Some(corner), "{name}");
            renamed += u32::from(name != rules.corner_name(corner));
        }
        for edge in rules.grid.all_edges() {
            let name = drawn(&rules, &rules.edge_name(edge));
            assert!(is_drawn(&name), "{name}");
            assert_eq!(rules.grid.edge_named(&name), Some(edge), "{name}");
        }
        assert!(renamed > 0);
        assert_eq!(
            drawn(&rules, "offer 1 ore for 2 wool"),
            "offer 1 ore for 2 wool"
        );
    }

    #[test]
    fn places_beyond_the_coast_are_noticed() {
        let rules = base();
        assert_eq!(off_board(&rules, "settle 9,9.N"), Some("9,9.N"));
        assert_eq!(off_board(&rules, "robber 5,0"), Some("5,0"));
        assert_eq!(off_board(&rules, "settle 0,0.x"), Some("0,0.x"));
        assert_eq!(off_board(&rules, "settle 0,0.n"), None);
        assert_eq!(off_board(&rules, "bank ore wool"), None);
    }
}
