//! Decisions that are made together: all or none.

use game::{Seat, Viewer};
use protocol::{Picture, Update};
use records::Seed;
use serde_json::Value;
use tables::{Command, Decided, Entry, Millis, Table, TableError};

use crate::people::{bot, opening, person, sit};

/// A table, and all that happened at it.
struct Kept {
    table: Table,
    entries: Vec<Entry>,
}

impl Kept {
    fn open(position: &str, seed: u8) -> Kept {
        let mut opening = opening("base", 3, Value::Null);
        opening.position = Some(position.to_owned());
        opening.seed = Seed::from_bytes([seed; 32]).reveal();
        let (table, opened) = Table::open("t", opening).unwrap();
        let mut kept = Kept {
            table,
            entries: vec![opened],
        };
        for command in [sit(0), bot(1), bot(2), Command::Start] {
            kept.order(command).unwrap();
        }
        kept
    }

    fn order(&mut self, command: Command) -> Result<(), TableError> {
        let decided = self.table.decide(&person("ann"), command, Millis(0))?;
        if let Decided::Pending(pending) = decided {
            self.entries.extend(pending.entries.clone());
            self.table.commit(pending, Millis(0));
        }
        Ok(())
    }

    fn update(&self) -> Update {
        let viewer = Viewer::Seat(Seat(0));
        self.table.update(viewer, 0, Millis(0)).unwrap()
    }

    fn hand(&self) -> u32 {
        let Picture::Board(picture) = self.update().picture else {
            panic!("a board");
        };
        picture.players[0].hand_size.into()
    }

    fn together(&mut self, actions: &[&str], key: &str) -> Result<(), TableError> {
        let mut actions = actions.iter().map(|it| (*it).to_owned());
        let command = Command::Act {
            prompt: self.update().prompt,
            action: actions.next().unwrap(),
            more: actions.collect(),
            key: key.to_owned(),
        };
        self.order(command)
    }

    /// Red has ten cards and has just rolled a seven.
    fn after_a_seven() -> Kept {
        let position = "red hand 6 lumber 4 ore\nturn red\nphase before-roll";
        for seed in 1..=u8::MAX {
            let mut kept = Kept::open(position, seed);
            kept.together(&["roll"], "roll").unwrap();
            if kept.update().choices[0].verb == "discard" {
                return kept;
            }
        }
        panic!("no seven in 255 rolls");
    }
}

#[test]
fn a_discard_is_one_decision_of_several_cards() {
    let mut kept = Kept::after_a_seven();
    let (before, prompt) = (kept.table.version(), kept.update().prompt);
    kept.together(&["discard lumber"; 5], "k").unwrap();
    assert_eq!(kept.hand(), 5);
    let after = kept.table.version();
    assert_eq!(after, before + 5, "the journal has a line for each card");
    let again = Command::Act {
        prompt,
        action: "discard lumber".to_owned(),
        more: Vec::new(),
        key: "k".to_owned(),
    };
    kept.order(again).unwrap();
    assert_eq!(
        kept.table.version(),
        after,
        "the same key is the same decision"
    );
    let restored = Table::restore("t", &kept.entries, Millis(0)).unwrap();
    assert_eq!(restored.fault(), None);
    assert_eq!(restored.version(), after);
}

#[test]
fn if_one_is_refused_none_is_made() {
    let mut kept = Kept::after_a_seven();
    let too_few = kept.together(&["discard ore"; 5], "k");
    assert!(matches!(too_few, Err(TableError::Rule(_))), "{too_few:?}");
    let too_many = kept.together(&["discard lumber"; 6], "k");
    assert!(too_many.is_err(), "six are one too many");
    assert_eq!(
        kept.together(&["discard lumber"; 65], "k"),
        Err(TableError::NotTogether)
    );
    assert_eq!(kept.hand(), 10);
}

/// A refusal of the second would tell what the first had brought.
#[test]
fn chance_and_other_decisions_do_not_come_between() {
    let mut kept = Kept::open("red hand 2 wool 2 grain 2 ore\nturn red", 3);
    for actions in [["buy", "buy"], ["buy", "end"]] {
        let refused = kept.together(&actions, "k");
        assert_eq!(refused, Err(TableError::NotTogether), "{actions:?}");
    }
    assert_eq!(kept.hand(), 6);
}
