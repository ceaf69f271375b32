//! What the text of a bag says to somebody who does not know the rules.

const FACES: [&str; 6] = ["wool", "grain", "brick", "ore", "lumber", "gold"];
/// The sides of the event die of the card game.
const SYMBOLS: [&str; 6] = [
    "brigands",
    "trade",
    "celebration",
    "harvest",
    "event-card",
    "event-card",
];
/// First words of outcomes that only dice have.
const DICE: [&str; 5] = ["roll", "start", "dice", "die", "symbol"];
/// How many dice with faces a bag can have: their tickets must be counted in 32 bits.
const MOST_FACES: u32 = 12;

/// How many tickets a bag has, and the outcome this one stands for; none if the text cannot be
/// read, or has no such ticket.
///
/// The first word of an outcome is not in a bag of cards: `steal wool` and `draw wool` come from
/// `wool*9`. It is taken from the outcome that was found.
pub(crate) fn due(bag: &str, ticket: u32, found: &str) -> Option<(u32, String)> {
    let verb = found.split(' ').next().unwrap_or_default();
    let symbol = |ticket: u32| SYMBOLS[ticket as usize % 6];
    let dice = |tickets: u32, outcome: String| (ticket < tickets).then_some((tickets, outcome));
    match bag {
        "2d6" if verb == "start" => dice(36, format!("start {}", pair(ticket, ' '))),
        "2d6" => dice(36, format!("roll {}", pair(ticket, '+'))),
        "1d6" => dice(6, format!("die {}", ticket + 1)),
        "d6" => dice(6, format!("number {}", ticket + 1)),
        "event die" => dice(6, format!("symbol {}", symbol(ticket))),
        "d6 and event die" => dice(36, format!("dice {} {}", ticket / 6 + 1, symbol(ticket))),
        _ => match (bag.strip_suffix(" faces"), bag.strip_prefix("2d6 ")) {
            (Some(dice), _) => faces(dice, ticket),
            (None, Some(list)) => {
                let (sides, _) = item(list, 0)?;
                let (_, side) = item(list, ticket % sides)?;
                let tickets = sides.checked_mul(36)?;
                dice(
                    tickets,
                    format!("roll {} {side}", pair(ticket / sides, '+')),
                )
            }
            (None, None) if DICE.contains(&verb) => None,
            (None, None) => {
                let (tickets, item) = item(bag, ticket)?;
                let outcome = match (item.strip_prefix("moon:"), verb) {
                    (Some(card), _) => format!("moon {card}"),
                    (None, "moon") => format!("card {item}"),
                    (None, verb) => format!("{verb} {item}"),
                };
                Some((tickets, outcome))
            }
        },
    }
}

/// The cards that take the place of two dice: what is left of them follows from what was drawn.
#[derive(Clone, Debug, Default)]
pub(crate) struct DiceDeck {
    turned: Vec<String>,
}

impl DiceDeck {
    /// Takes the card of a draw off the deck; false if the bag is not what is left of it. Other
    /// draws leave it alone.
    pub(crate) fn follow(&mut self, bag: &str, outcome: &str) -> bool {
        let Some(card) = outcome.strip_prefix("turn ") else {
            return true;
        };
        let cards = (0..36).map(|ticket| pair(ticket, '+'));
        let left = cards.filter(|card| !self.turned.contains(card));
        let left: Vec<String> = left.map(|card| format!("{card}*1")).collect();
        if bag != left.join(" ") {
            return false;
        }
        self.turned.push(card.to_owned());
        if left.len() == 1 {
            self.turned.clear();
        }
        true
    }
}

fn pair(ticket: u32, between: char) -> String {
    format!("{}{between}{}", ticket / 6 + 1, ticket % 6 + 1)
}

/// `3 faces`: the ticket's digits in base six, sorted.
fn faces(dice: &str, ticket: u32) -> Option<(u32, String)> {
    let count: u32 = dice
        .parse()
        .ok()
        .filter(|count| (1..=MOST_FACES).contains(count))?;
    let tickets = 6_u32.pow(count);
    if dice != count.to_string() || ticket >= tickets {
        return None;
    }
    let mut digits: Vec<u32> = (0..count)
        .map(|place| ticket / 6_u32.pow(place) % 6)
        .collect();
    digits.sort_unstable();
    let words = digits.iter().map(|digit| FACES[*digit as usize]);
    let outcome = ["roll"].into_iter().chain(words);
    Some((tickets, outcome.collect::<Vec<_>>().join(" ")))
}

/// `lumber*5 wool*9`: all tickets, and the item of this one.
fn item(list: &str, ticket: u32) -> Option<(u32, &str)> {
    let (mut total, mut drawn) = (0_u32, None);
    for part in list.split(' ') {
        let (name, weight) = part.split_once('*').filter(|(name, _)| !name.is_empty())?;
        let count: u32 = weight.parse().ok().filter(|count| *count > 0)?;
        if weight != count.to_string() {
            return None;
        }
        let before = total;
        total = total.checked_add(count)?;
        if (before..total).contains(&ticket) {
            drawn = Some(name);
        }
    }
    Some((total, drawn?))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bag_says_what_its_tickets_stand_for() {
        let rows = [
            ("2d6", 10, "roll 2+5", 36),
            ("2d6", 10, "start 2 5", 36),
            ("1d6", 3, "die 4", 6),
            ("d6", 3, "number 4", 6),
            ("event die", 4, "symbol event-card", 6),
            ("d6 and event die", 9, "dice 2 harvest", 36),
            ("4 faces", 23, "roll wool wool ore gold", 1296),
            (
                "2d6 ship*3 trade*1 politics*1 science*1",
                65,
                "roll 2+5 science",
                216,
            ),
            ("lumber*5 wool*9 ore*4", 4, "steal lumber", 18),
            ("lumber*5 wool*9 ore*4", 5, "draw wool", 18),
            ("feud*2 moon:plague*1", 2, "moon plague", 3),
            ("feud*2 moon:plague*1", 1, "card feud", 3),
        ];
        for (bag, ticket, outcome, tickets) in rows {
            let expected = Some((tickets, outcome.to_owned()));
            assert_eq!(due(bag, ticket, outcome), expected, "{bag}");
        }
        let known = due("feud*2 moon:plague*1", 1, "moon feud");
        assert_eq!(known, Some((3, "card feud".to_owned())));
    }

    #[test]
    fn a_deck_of_dice_holds_what_was_not_turned_over() {
        let mut deck = DiceDeck::default();
        let all: Vec<String> = (0..36).map(|ticket| pair(ticket, '+')).collect();
        let list = |cards: &[String]| cards.join("*1 ") + "*1";
        assert!(deck.follow("wool*9", "steal wool"));
        assert!(!deck.follow("6+6*36", "turn 6+6"), "not this deck");
        for first in 0..36 {
            let left = list(&all[first..]);
            assert_eq!(
                due(&left, 0, "turn 1+1"),
                Some((36 - first as u32, format!("turn {}", all[first])))
            );
            assert!(
                deck.follow(&left, &format!("turn {}", all[first])),
                "{left}"
            );
            assert!(!deck.follow(&left, "turn 6+6"), "that card is gone");
        }
        assert!(deck.follow(&list(&all), "turn 6+6"), "shuffled again");
    }

    #[test]
    fn other_texts_say_nothing() {
        for bag in [
            "",
            "faces",
            "0 faces",
            "03 faces",
            "13 faces",
            "wool",
            "wool*0",
            "wool*01",
            "*3",
            "2d6 ",
            "3d6",
            "a*4294967295 b*1",
        ] {
            assert_eq!(due(bag, 0, "roll 1+1"), None, "{bag}");
        }
        assert_eq!(due("2d6", 36, "roll 1+1"), None);
        assert_eq!(due("2 faces", 36, "roll wool wool"), None);
        assert_eq!(due("wool*9", 9, "steal wool"), None);
        assert_eq!(due("6+6*36", 10, "roll 6+6"), None);
    }
}
