//! Names people give themselves, and those of bots: what one may hold, and which two cannot be told
//! apart.
//!
//! Compatibility forms are folded (NFKC): a letter of another style is the letter to everybody who
//! reads it, and one name then has one spelling in the store, in lists and in searches.

use families::LEVELS;
use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;
use unicode_security::confusable_detection::skeleton;
use unicode_security::general_security_profile::{GeneralSecurityProfile, IdentifierType};
use unicode_segmentation::UnicodeSegmentation;

/// Letters as a reader counts them.
const MOST_LETTERS: usize = 30;
/// Marks on one letter; real writing needs fewer.
const MOST_MARKS: usize = 3;
/// Stands for a stored name of which nothing can be shown.
const NOTHING: &str = "?";

/// What bots for research are called, by their seats; so were all bots of old.
const BY_SEAT: [&str; 6] = ["Skadi", "Njord", "Idun", "Bragi", "Freya", "Odd"];

/// What stands behind the names of the first, the second bot of a level and so on.
const RANKS: [&str; 6] = ["", " II", " III", " IV", " V", " VI"];

/// A wished name as it is kept; none if nobody may be called so.
pub fn proper(wish: &str) -> Option<String> {
    let name = folded(wish);
    let letters = name.graphemes(true).count();
    let is_proper = (1..=MOST_LETTERS).contains(&letters)
        && !wish.trim().chars().any(char::is_control)
        && !name.chars().any(is_hidden)
        && !has_stray_marks(&name);
    is_proper.then_some(name)
}

/// A text without what cannot be seen.
pub fn visible(text: &str) -> String {
    let text: String = text.chars().filter(|it| !is_hidden(*it)).collect();
    folded(&text)
}

/// A line of chat as it is kept: without what cannot be seen, turns the direction of writing or
/// piles up on a letter. Its spelling stays, and so does what joins letters and pictures.
pub fn line(text: &str) -> String {
    let letters: Vec<char> = text
        .chars()
        .map(|it| if it.is_whitespace() { ' ' } else { it })
        .collect();
    let is_seen = |place: usize| letters.get(place).is_some_and(|it| !is_hidden(*it));
    let is_letter = |place: usize| is_seen(place) && letters[place] != ' ';
    let joins = |place: usize| {
        let before = place.checked_sub(1);
        let before = before.map(|it| {
            if is_style(letters[it]) {
                it.wrapping_sub(1)
            } else {
                it
            }
        });
        before.is_some_and(is_letter) && is_letter(place + 1)
    };
    let stays = |place: usize| match letters[place] {
        '\u{200c}' | '\u{200d}' => joins(place),
        // The frame around a digit.
        '\u{20e3}' => {
            let under = place.checked_sub(1);
            under.is_some_and(|it| is_letter(it) || is_style(letters[it]))
        }
        style if is_style(style) => place.checked_sub(1).is_some_and(is_letter),
        _ => is_seen(place),
    };
    let kept = (0..letters.len()).filter(|place| stays(*place));
    let composed: String = kept.map(|place| letters[place]).nfc().collect();
    let mut marks = MOST_MARKS;
    let mut is_lone = |letter: char| {
        marks = match letter {
            _ if is_combining_mark(letter) && !is_style(letter) => marks + 1,
            ' ' => MOST_MARKS,
            '\u{200c}' | '\u{200d}' => marks,
            _ if is_style(letter) => marks,
            _ => 0,
        };
        marks > MOST_MARKS
    };
    let line: String = composed.chars().filter(|it| !is_lone(*it)).collect();
    line.trim().to_owned()
}

/// A stored name as it is shown, whatever names were allowed when it was stored.
pub fn shown(name: &str) -> String {
    let name = visible(name);
    if name.is_empty() {
        NOTHING.to_owned()
    } else {
        name
    }
}

/// The name with a number behind it if one of the others looks like it.
pub fn told_apart(name: &str, others: &[&str]) -> String {
    let numbered = (2..).map(|number| format!("{name} {number}"));
    first_free(std::iter::once(name.to_owned()).chain(numbered), others)
}

/// The first name none of the others looks like.
fn first_free(mut names: impl Iterator<Item = String>, others: &[&str]) -> String {
    let others: Vec<Looks> = others.iter().map(|other| looks(other)).collect();
    let is_free = |name: &String| !others.iter().any(|other| is_alike(other, &looks(name)));
    names
        .find(is_free)
        .expect("there are more numbers than others")
}

/// The name of a seat's bot that is not called after its level.
pub fn by_seat(seat: u8) -> &'static str {
    BY_SEAT[usize::from(seat) % BY_SEAT.len()]
}

/// The name of a bot that sits down. It is called after its level, and further ones are counted as
/// kings are: `Aud`, `Aud II`.
pub fn for_bot(level: &str, seat: u8, others: &[&str]) -> String {
    let name = level.split(':').next().unwrap_or(level);
    if !LEVELS.contains(&name) {
        let mut names = (seat..).take(BY_SEAT.len()).map(by_seat);
        let free = names.find(|name| told_apart(name, others) == *name);
        return told_apart(free.unwrap_or(by_seat(seat)), others);
    }
    let name = name[..1].to_uppercase() + &name[1..];
    let numbered = (RANKS.len() + 1..).map(|number| format!(" {number}"));
    let ranks = RANKS.into_iter().map(str::to_owned).chain(numbered);
    first_free(ranks.map(|rank| format!("{name}{rank}")), others)
}

/// What a name looks like: equal for names that cannot be told apart at a glance.
pub fn look(name: &str) -> String {
    skeleton(&name.to_lowercase())
        .collect::<String>()
        .to_lowercase()
}

/// Does it look like the name of a bot of the house, or like a spec of one?
pub fn is_of_the_house(name: &str) -> bool {
    let look = look(name);
    let small = name.to_lowercase();
    let plays = |listing: &families::Listing| listing.check_bot(&small).is_ok();
    let names = LEVELS.into_iter().chain(BY_SEAT);
    names.into_iter().any(|other| self::look(other) == look)
        || families::listings().iter().any(plays)
}

/// As it is written, and as it is written small: `I` looks like `l`, and `Anna` is read as `anna`.
/// Both in small letters, so that `IDA` is compared with what `Ida` looks like, too.
type Looks = [String; 2];

fn looks(name: &str) -> Looks {
    [name, &name.to_lowercase()].map(|it| skeleton(it).collect::<String>().to_lowercase())
}

fn is_alike(one: &Looks, other: &Looks) -> bool {
    one.iter().any(|look| other.contains(look))
}

/// One spelling, with single blanks.
fn folded(text: &str) -> String {
    // Which style a picture is drawn in is no part of a name.
    let plain = text.chars().filter(|it| !is_style(*it));
    let folded: String = plain.nfkc().collect();
    let parts: Vec<&str> = folded.split_whitespace().collect();
    parts.join(" ")
}

const fn is_style(letter: char) -> bool {
    matches!(letter, '\u{fe00}'..='\u{fe0f}')
}

/// Takes no room of its own, turns the direction of others, or has no meaning at all.
fn is_hidden(letter: char) -> bool {
    use IdentifierType::{Default_Ignorable, Deprecated, Not_Character};
    if letter == ' ' {
        return false;
    }
    // The blank pattern of the script for the blind is the one letter that is drawn as nothing.
    let is_blank = letter.is_whitespace() || letter == '\u{2800}';
    let is_joiner = matches!(letter, '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}');
    let kind = letter.identifier_type();
    let is_ignored = matches!(
        kind,
        None | Some(Default_Ignorable | Deprecated | Not_Character)
    );
    letter.is_control() || is_blank || is_joiner || is_ignored
}

/// Is there a mark without a letter, or a heap of them?
fn has_stray_marks(name: &str) -> bool {
    let mut marks = MOST_MARKS;
    name.chars().any(|letter| {
        marks = match letter {
            _ if is_combining_mark(letter) => marks + 1,
            ' ' => MOST_MARKS,
            _ => 0,
        };
        marks > MOST_MARKS
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_has_one_spelling() {
        for (wish, name) in [
            (" Ann ", "Ann"),
            ("Anna \u{a0} Lena", "Anna Lena"),
            ("Ａｄａ", "Ada"),
            ("𝓐𝓭𝓪", "Ada"),
            ("Jo\u{308}rg", "Jörg"),
            ("Зоя", "Зоя"),
            ("小林", "小林"),
            ("नेहा", "नेहा"),
            ("O’Neill", "O’Neill"),
            ("Ada ❤\u{fe0f}", "Ada ❤"),
            ("🦊", "🦊"),
        ] {
            assert_eq!(proper(wish).as_deref(), Some(name), "{wish:?}");
        }
    }

    #[test]
    fn what_cannot_be_seen_makes_no_name() {
        for wish in [
            "",
            "  ",
            "\u{3000}",
            "\u{2800}",
            "\u{3164}",
            "a\nb",
            "a\u{0}",
            "a\u{200b}b",
            "a\u{200d}b",
            "\u{202e}nnA",
            "An\u{2066}na",
            "a\u{ad}b",
            "a\u{e0041}",
            "\u{feff}Ann",
            "\u{e000}",
            "\u{378}",
            "\u{301}Ann",
            "Ann \u{301}",
            "A\u{316}\u{317}\u{318}\u{319}nn",
        ] {
            assert_eq!(proper(wish), None, "{wish:?}");
        }
    }

    #[test]
    fn a_line_keeps_what_is_read_and_nothing_else() {
        for (said, kept) in [
            (" hello  there ", "hello  there"),
            ("a\u{202e}b\u{2066}c", "abc"),
            ("\u{200b}", ""),
            ("\u{200d}", ""),
            ("a \u{200d} b", "a  b"),
            ("a\0b\u{7}", "ab"),
            ("one\ntwo", "one two"),
            ("½ Ａｄａ", "½ Ａｄａ"),
            ("Jo\u{308}rg", "Jörg"),
            ("👩\u{200d}👧", "👩\u{200d}👧"),
            ("❤\u{fe0f}\u{200d}🔥!", "❤\u{fe0f}\u{200d}🔥!"),
            ("می\u{200c}روم", "می\u{200c}روم"),
            ("\u{301}a", "a"),
            ("1\u{fe0f}\u{20e3}", "1\u{fe0f}\u{20e3}"),
        ] {
            assert_eq!(line(said), kept, "{said:?}");
            assert_eq!(line(kept), kept, "{said:?}");
        }
        let heap = format!("Z{}", "\u{316}".repeat(300));
        assert_eq!(line(&heap).chars().count(), 1 + MOST_MARKS);
    }

    #[test]
    fn length_is_counted_in_letters() {
        let most = "ä".repeat(30);
        assert_eq!(proper(&most), Some(most));
        let family = "न\u{947}".repeat(30);
        assert_eq!(proper(&family), Some(family), "two characters, one letter");
        assert_eq!(proper(&"x".repeat(31)), None);
    }

    #[test]
    fn names_of_old_stay_readable() {
        assert_eq!(shown("Ann\u{202e}a"), "Anna");
        assert_eq!(shown("\u{200b}"), "?");
        assert_eq!(shown(&"x".repeat(40)), "x".repeat(40));
    }

    #[test]
    fn who_looks_like_another_gets_a_number() {
        let others = ["Ida", "Frida", "Frida 2"];
        for (name, told) in [
            ("Ann", "Ann"),
            ("Frida", "Frida 3"),
            ("frida", "frida 3"),
            ("lda", "lda 2"),
            ("Fri\u{501}a", "Fri\u{501}a 3"),
            ("Ідa", "Ідa"),
            ("Ιda", "Ιda 2"),
        ] {
            assert_eq!(told_apart(name, &others), told, "{name}");
        }
        assert_eq!(told_apart("Frída", &others), "Frída", "an accent is seen");
        // Whom a number has told apart must not look like the next one who gets it.
        for (name, others, told) in [
            ("IDA", &["Ida", "lda 2"][..], "IDA 3"),
            ("lda", &["Ida", "IDA 2"], "lda 3"),
            ("B0B", &["BOB"], "B0B 2"),
            ("b0b", &["Bob", "BOB 2"], "b0b 3"),
        ] {
            assert_eq!(told_apart(name, others), told, "{name}");
        }
    }

    #[test]
    fn names_of_the_house_are_not_given_to_others() {
        for name in [
            "Aud",
            "AUD",
            "Nja1",
            "Freya",
            "random",
            "Greedy",
            "njal:trials=8",
        ] {
            assert!(is_of_the_house(name), "{name}");
        }
        for name in ["Snorri", "Random Python", "Audun"] {
            assert!(!is_of_the_house(name), "{name}");
        }
        assert_eq!(look("SN0RRI"), look("Snorri"));
        assert_ne!(look("Egil"), look("Eyil"));
    }

    #[test]
    fn bots_take_names_nobody_has() {
        assert_eq!(for_bot("aud", 2, &["Ann"]), "Aud");
        assert_eq!(for_bot("aud", 2, &["AUD", "Ketil"]), "Aud II");
        assert_eq!(for_bot("aud", 2, &["Aud", "Aud ll", "Aud III"]), "Aud IV");
        let all = RANKS.map(|rank| format!("Njal{rank}"));
        let all: Vec<&str> = all.iter().map(String::as_str).collect();
        assert_eq!(for_bot("njal", 1, &all), "Njal 7");
        assert_eq!(for_bot("greedy", 2, &["Ann"]), "Idun");
        assert_eq!(for_bot("greedy:whim=20", 2, &["ldun", "Bragi"]), "Freya");
        assert_eq!(for_bot("random", 5, &["ODD"]), "Skadi");
        assert_eq!(for_bot("random", 1, &BY_SEAT), "Njord 2");
    }
}
