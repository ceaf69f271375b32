//! The progress cards by the printed list, and their decks in order (CK-2, CK-50, CK-R-51).

use std::collections::VecDeque;

use super::world::Purse;

/// Trade, politics, science: each card with its copies.
const CARDS: [&[(&str, u32)]; 3] = [
    &[
        ("commercial-harbor", 2),
        ("master-merchant", 2),
        ("merchant", 6),
        ("merchant-fleet", 2),
        ("resource-monopoly", 4),
        ("trade-monopoly", 2),
    ],
    &[
        ("bishop", 2),
        ("constitution", 1),
        ("deserter", 2),
        ("diplomat", 2),
        ("intrigue", 2),
        ("saboteur", 2),
        ("spy", 3),
        ("warlord", 2),
        ("wedding", 2),
    ],
    &[
        ("alchemist", 2),
        ("crane", 2),
        ("engineer", 1),
        ("inventor", 2),
        ("irrigation", 2),
        ("medicine", 2),
        ("mining", 2),
        ("printer", 1),
        ("road-building", 2),
        ("smith", 2),
    ],
];

/// The number of the deck a card belongs to.
pub fn deck_of(card: &str) -> usize {
    let has_card = |deck: &&[(&str, u32)]| deck.iter().any(|(word, _)| *word == card);
    CARDS.iter().position(has_card).expect("a printed card")
}

/// One deck.
pub struct Deck {
    /// Cards nobody has drawn, in no order anybody knows.
    fresh: Purse,
    /// Cards put under it, the first to come first.
    under: VecDeque<&'static str>,
}

impl Deck {
    pub fn all() -> [Deck; 3] {
        CARDS.map(|cards| Deck {
            fresh: cards.iter().copied().collect(),
            under: VecDeque::new(),
        })
    }

    pub fn has_card(&self) -> bool {
        !self.fresh.is_empty() || !self.under.is_empty()
    }

    /// What can be on top, and how often.
    pub fn top(&self) -> Purse {
        if self.fresh.is_empty() {
            self.under
                .front()
                .map(|card| (*card, 1))
                .into_iter()
                .collect()
        } else {
            self.fresh.clone()
        }
    }

    pub fn draw(&mut self, card: &str) {
        let Some(left) = self.fresh.get_mut(card) else {
            assert!(self.fresh.is_empty(), "{card} is not on top");
            assert_eq!(self.under.pop_front(), Some(card));
            return;
        };
        *left -= 1;
        self.fresh.retain(|_, count| *count > 0);
    }

    pub fn put_under(&mut self, card: &'static str) {
        self.under.push_back(card);
    }
}
