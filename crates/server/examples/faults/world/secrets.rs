//! What nobody may be told before the end: seeds, the seed of the table that follows from them, and
//! the nonces people have handed over.

use records::{Nonce, Purpose, Seed, StartList, draw};
use tables::{Entry, Opening};

pub struct Secrets {
    seed: String,
    list: String,
    nonces: Vec<Nonce>,
    /// As they are written, old ones included.
    texts: Vec<String>,
}

impl Secrets {
    pub fn of(opening: &Opening) -> Secrets {
        let seed = opening.seed.clone();
        Secrets {
            texts: vec![seed.clone()],
            seed,
            list: String::new(),
            nonces: Vec::new(),
        }
    }

    pub fn take(&mut self, entry: &Entry) {
        match entry {
            Entry::Redrawn { seed, .. } => {
                self.seed.clone_from(&seed.0);
                self.texts.push(seed.0.clone());
            }
            Entry::Listed { list } => {
                self.list.clone_from(list);
                let list: StartList = list.parse().expect("a list can be read");
                self.nonces = vec![Nonce::NONE; list.seats.len()];
            }
            Entry::Revealed { seat, nonce } => {
                self.nonces[usize::from(*seat)] = nonce.parse().expect("a nonce can be read");
                self.texts.push(nonce.clone());
            }
            Entry::Begun { journal } => {
                let table_seed = self.table_seed(journal);
                self.texts.push(table_seed);
            }
            _ => {}
        }
    }

    /// It is the right one if it deals this game.
    fn table_seed(&self, journal: &str) -> String {
        let seed: Seed = self.seed.parse().expect("a seed can be read");
        let list: StartList = self.list.parse().expect("a list can be read");
        let table_seed = seed.table_seed_of(&list, &self.nonces);
        let first = journal.lines().find_map(|it| it.strip_prefix("layout 0: "));
        if let Some((ticket, total)) = first.and_then(|it| it.split_once('/')) {
            let total = total.parse().expect("a number");
            let drawn = draw(&table_seed, Purpose::Layout, 0, total);
            assert_eq!(drawn.to_string(), ticket, "another seed dealt this game");
        }
        hex::encode(table_seed.as_bytes())
    }

    /// Something of it that stands in a text.
    pub fn find_in(&self, text: &str) -> Option<&str> {
        let mut texts = self.texts.iter().map(String::as_str);
        texts.find(|secret| text.contains(secret))
    }
}
