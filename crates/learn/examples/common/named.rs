//! Settings among the words of a command line: `caution=15`.

use std::collections::BTreeMap;

/// What was set, by its name.
pub struct Named(BTreeMap<String, u64>);

impl Named {
    /// Takes the settings out of the words; those that remain are in their order.
    pub fn take(words: impl Iterator<Item = String>) -> (Vec<String>, Named) {
        let (mut plain, mut named) = (Vec::new(), BTreeMap::new());
        for word in words {
            match word.split_once('=') {
                Some((name, value)) => {
                    let value = value.parse().expect("a number");
                    named.insert(name.to_owned(), value);
                }
                None => plain.push(word),
            }
        }
        (plain, Named(named))
    }

    /// The value of a setting, or what is usual.
    pub fn get(&mut self, name: &str, usual: u64) -> u64 {
        self.0.remove(name).unwrap_or(usual)
    }

    /// Stops if something was set that nobody asked for.
    pub fn finish(self) {
        assert!(self.0.is_empty(), "unknown settings: {:?}", self.0);
    }
}
