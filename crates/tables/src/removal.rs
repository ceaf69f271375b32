//! People the host has taken out of their seats. They sit down here again only if the host lets
//! them.

use std::collections::BTreeMap;

use protocol::NamedPerson;

use crate::command::Person;
use crate::decide::Decided;
use crate::entry::Entry;
use crate::error::TableError;
use crate::table::Table;

/// Names by ids, as the host reads them.
pub(crate) type Names = BTreeMap<String, String>;

pub(crate) fn cards(names: &Names) -> Vec<NamedPerson> {
    let card = |(person, name): (&String, &String)| NamedPerson {
        person: person.clone(),
        name: name.clone(),
    };
    names.iter().map(card).collect()
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
        self.removed.insert(person.id, person.name);
    }

    pub(crate) fn let_in(&mut self, person: &str) {
        self.removed.remove(person);
    }

    /// The host lets somebody sit down again.
    pub(crate) fn admit(&self, person: &Person, whom: &str) -> Result<Decided, TableError> {
        self.host(person)?;
        self.gathering()?;
        if !self.removed.contains_key(whom) {
            return Ok(Decided::Already(self.version()));
        }
        let person = whom.to_owned();
        Ok(Decided::Pending(self.pending(Entry::Admitted { person })))
    }
}
