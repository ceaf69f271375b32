//! The best player of the board family, whoever that is at a table.

use std::sync::{Arc, LazyLock};

use board::{Action, Event, Rules};
use game::Luck;

use super::Greedy;
use super::learned::Learned;
use crate::learned::Net;
use crate::{Bot, Sight};

/// Learned the base game with two, three and four seats and the game for two; how, is told in
/// `docs/learning.md`.
static BASE: LazyLock<Arc<Net>> = LazyLock::new(|| {
    let net = Net::from_bytes(include_bytes!("learned/nets/base.net"));
    Arc::new(net.expect("a net that was examined"))
});

/// The strongest bot there is; tables call it Njal. He looks further from so many positions of his
/// own turn.
pub fn njal(expansions: u32) -> Njal {
    Njal {
        expansions,
        plays: None,
    }
}

/// Plays by a net where one has learned the game, and greedily where none has yet.
#[derive(Clone, Debug)]
pub struct Njal {
    expansions: u32,
    /// Known at the first decision, which shows the table.
    plays: Option<Plays>,
}

#[derive(Clone, Debug)]
enum Plays {
    Learned(Box<Learned>),
    Greedy(Greedy),
}

impl Njal {
    fn plays(&mut self, rules: &Rules) -> &mut dyn Bot<Rules> {
        let expansions = self.expansions;
        let plays = self.plays.get_or_insert_with(|| {
            if rules.is_at_sea() || rules.has_knights() {
                Plays::Greedy(Greedy::default())
            } else {
                Plays::Learned(Box::new(Learned::new(Arc::clone(&BASE), expansions)))
            }
        });
        match plays {
            Plays::Learned(bot) => bot.as_mut(),
            Plays::Greedy(bot) => bot,
        }
    }
}

impl Bot<Rules> for Njal {
    fn observe(&mut self, rules: &Rules, event: &Event) {
        self.plays(rules).observe(rules, event);
    }

    fn choose(&mut self, sight: &Sight<Rules>, luck: &mut dyn Luck) -> Action {
        self.plays(sight.game()).choose(sight, luck)
    }
}
