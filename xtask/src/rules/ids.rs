//! Reading ids: out of running text and out of the names of tests.

use std::sync::LazyLock;

use regex_lite::Regex;

/// What an id looks like: a rule, a ruling, a card or a test vector.
static ID: LazyLock<Regex> = LazyLock::new(|| {
    let boxes = "(?:BASE|TWO|SEA|SC[1-9]|CK|RIV|DICE)";
    let pattern = format!(r"{boxes}-(?:R-\d+|CARD-[a-z0-9_]+|TV-\d+|\d+[a-z]?)|TV-\d+");
    Regex::new(&pattern).expect("it is well formed")
});

/// Every id that stands in `text` as a word of its own, in its normal form.
pub fn in_text(text: &str) -> Vec<String> {
    let is_part = |letter: char| letter.is_alphanumeric() || letter == '_';
    ID.find_iter(text)
        .filter(|found| {
            let before = text[..found.start()].chars().next_back();
            let after = text[found.end()..].chars().next();
            !before.is_some_and(|letter| is_part(letter) || letter == '-')
                && !after.is_some_and(is_part)
        })
        .map(|found| normal(found.as_str()))
        .collect()
}

/// Vectors of the base game are printed without their box: `TV-4`.
pub fn normal(id: &str) -> String {
    match id.strip_prefix("BASE-TV-") {
        Some(number) => format!("TV-{number}"),
        None => id.to_owned(),
    }
}

/// The id a test is named after. Whether it exists is for the caller to look up; of a card's name
/// (`riv_card_goldsmith_needs_three_gold`) as much belongs to the id as `is_known`.
pub fn of_test(name: &str, is_known: impl Fn(&str) -> bool) -> Option<String> {
    let (first, rest) = name.split_once('_')?;
    if first == "tv" {
        return Some(format!("TV-{}", number(rest)?));
    }
    let is_scenario =
        first.len() == 3 && first.starts_with("sc") && matches!(first.as_bytes()[2], b'1'..=b'9');
    if !is_scenario && !["base", "two", "sea", "ck", "riv", "dice"].contains(&first) {
        return None;
    }
    let game_box = first.to_uppercase();
    if let Some(card) = rest.strip_prefix("card_") {
        return Some(format!(
            "{game_box}-CARD-{}",
            card_id(card, |card| {
                is_known(&format!("{game_box}-CARD-{card}"))
            })
        ));
    }
    if let Some(ruling) = rest.strip_prefix("r_")
        && let Some(number) = number(ruling)
    {
        return Some(format!("{game_box}-R-{number:0>2}"));
    }
    if let Some(vector) = rest.strip_prefix("tv_")
        && let Some(number) = number(vector)
    {
        return Some(normal(&format!("{game_box}-TV-{number}")));
    }
    let own = rest.split('_').next()?;
    let digits = own.strip_suffix(|letter: char| letter.is_ascii_lowercase());
    let is_number = |text: &str| !text.is_empty() && text.bytes().all(|it| it.is_ascii_digit());
    is_number(digits.unwrap_or(own)).then(|| format!("{game_box}-{own}"))
}

fn number(text: &str) -> Option<&str> {
    let own = text.split('_').next()?;
    (!own.is_empty() && own.bytes().all(|it| it.is_ascii_digit())).then_some(own)
}

/// The longest beginning of `name` that is a card, or all of it if none is.
fn card_id(name: &str, is_card: impl Fn(&str) -> bool) -> &str {
    let ends = name.match_indices('_').map(|(at, _)| at);
    let mut beginnings: Vec<&str> = ends.map(|at| &name[..at]).chain([name]).collect();
    beginnings.reverse();
    beginnings
        .into_iter()
        .find(|beginning| is_card(beginning))
        .unwrap_or(name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_are_found_in_comments_and_literals() {
        let text =
            r#"RuleId("BASE-55b"); // Ruling SEA-R-04, CK-CARD-bishop, SC3-5: DICE-TV-4, TV-12."#;
        let expected = [
            "BASE-55b",
            "SEA-R-04",
            "CK-CARD-bishop",
            "SC3-5",
            "DICE-TV-4",
            "TV-12",
        ];
        assert_eq!(in_text(text), expected);
    }

    #[test]
    fn ranges_name_their_ends_only() {
        assert_eq!(in_text("BASE-22 … BASE-26"), ["BASE-22", "BASE-26"]);
    }

    #[test]
    fn parts_of_other_words_are_no_ids() {
        assert!(in_text("DATABASE-58 BASE-58th XTV-4 BASE-R-nn").is_empty());
    }

    #[test]
    fn test_names_are_read() {
        let cards = ["RIV-CARD-toll_bridge", "RIV-CARD-toll_bridge_gold"];
        let read = |name: &str| of_test(name, |id| cards.contains(&id));
        let cases = [
            ("base_58_settlements_keep_their_distance", "BASE-58"),
            ("base_55b_price", "BASE-55b"),
            ("base_r_01_x", "BASE-R-01"),
            ("dice_r_3_x", "DICE-R-03"),
            ("sc3_5_fog", "SC3-5"),
            ("dice_tv_4_x", "DICE-TV-4"),
            ("tv_4_x", "TV-4"),
            ("base_tv_4_x", "TV-4"),
            ("riv_card_toll_bridge_pays", "RIV-CARD-toll_bridge"),
            (
                "riv_card_toll_bridge_gold_pays",
                "RIV-CARD-toll_bridge_gold",
            ),
            ("riv_card_nonsense", "RIV-CARD-nonsense"),
        ];
        for (name, id) in cases {
            assert_eq!(read(name).as_deref(), Some(id), "{name}");
        }
        for name in [
            "dice_are_rolled",
            "two_seats",
            "base",
            "sca_5_x",
            "script_5",
        ] {
            assert_eq!(read(name), None, "{name}");
        }
    }
}
