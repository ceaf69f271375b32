//! People the host has taken out of their seats. They sit down here again only if the host lets
//! them.

use protocol::NamedPerson;

use crate::command::Person;
use crate::decide::Decided;
use crate::entry::Entry;
use crate::error::TableError;
use crate::table::Table;

/// A table remembers so many people; then it forgets the first of them. Guests cost nothing, and
/// everybody at the table is told the whole list.
const MOST: usize = 100;

/// People whom the host has turned away, the latest last.
#[derive(Default)]
pub(crate) struct Names(Vec<Person>);

impl Names {
    pub fn contains(&self, id: &str) -> bool {
        self.0.iter().any(|person| person.id == id)
    }

    pub fn add(&mut self, person: Person) {
        self.remove(&person.id);
        self.0.push(person);
        let surplus = self.0.len().saturating_sub(MOST);
        self.0.drain(..surplus);
    }

    pub fn remove(&mut self, id: &str) {
        self.0.retain(|person| person.id != id);
    }

    /// As the host reads them.
    pub fn cards(&self) -> Vec<NamedPerson> {
        let card = |person: &Person| NamedPerson {
            person: person.id.clone(),
            name: person.name.clone(),
        };
        self.0.iter().map(card).collect()
    }
}

impl Table {
    /// The host opens the seat of somebody who sits there. A host who stands up may sit down again.
    pub(crate) fn remove(&self, seat: u8, owner: &Person) -> Vec<Entry> {
        let mut entries = vec![Entry::Vacated { seat }];
        if self.host(owner).is_err() {
            let person = owner.clone();
            entries.push(Entry::Removed { person });
        }
        entries
    }

    pub(crate) fn keep_out(&mut self, person: Person) {
        self.removed.add(person);
    }

    pub(crate) fn let_in(&mut self, person: &str) {
        self.removed.remove(person);
    }

    /// The host lets somebody sit down again.
    pub(crate) fn admit(&self, person: &Person, whom: &str) -> Result<Decided, TableError> {
        self.host(person)?;
        self.gathering()?;
        if !self.removed.contains(whom) {
            return Ok(Decided::Already(self.version()));
        }
        let person = whom.to_owned();
        Ok(Decided::Pending(self.pending(Entry::Admitted { person })))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_remembers_the_latest() {
        let mut names = Names::default();
        for number in 0..10_000 {
            names.add(Person {
                id: number.to_string(),
                name: "Eve".into(),
            });
        }
        assert_eq!(names.cards().len(), MOST);
        assert!(names.contains("9999") && !names.contains("0"));
        names.remove("9999");
        assert!(!names.contains("9999"));
    }
}
