//! The best player of the board family: by the net that has learned the game at hand.

use std::sync::{Arc, LazyLock};

use board::{Action, Event, Rules};
use game::Luck;

use super::learned::Learned;
use crate::learned::{AS_IT_IS, ByNet, ByTrials, Manner, Net};
use crate::{Bot, Sight};

/// The base game with two, three and four seats, and the game for two.
static BASE: LazyLock<Arc<Net>> =
    LazyLock::new(|| Net::kept(include_bytes!("learned/nets/base.net")));
/// All nine scenarios.
static SEA: LazyLock<Arc<Net>> =
    LazyLock::new(|| Net::kept(include_bytes!("learned/nets/sea.net")));
/// Cities & Knights, on land and at sea.
static KNIGHTS: LazyLock<Arc<Net>> =
    LazyLock::new(|| Net::kept(include_bytes!("learned/nets/knights.net")));

/// With four seats chances are too near to equal ones; how that was measured is told in
/// `docs/learning.md`.
const SHARPNESS_OF_FOUR: u32 = 115;

/// The strongest bot there is; tables call it Njal. How he learned is told in `docs/learning.md`.
pub fn njal(manner: Manner) -> Njal {
    Njal {
        manner,
        plays: None,
    }
}

/// Judges positions of the game at hand by his net, made as sharp as games have shown it should be.
pub fn evaluator(rules: &Rules) -> ByNet {
    let sharpness = match rules.players {
        4.. => SHARPNESS_OF_FOUR,
        _ => AS_IT_IS,
    };
    ByNet::new(net(rules), sharpness)
}

/// Weighs choices as he does, in as many worlds as margins need.
pub fn adviser(rules: &Rules) -> ByTrials {
    ByTrials::new(net(rules), 24)
}

fn net(rules: &Rules) -> Arc<Net> {
    Arc::clone(if rules.has_knights() {
        &KNIGHTS
    } else if rules.is_at_sea() {
        &SEA
    } else {
        &BASE
    })
}

/// Plays by the net of the game at hand.
#[derive(Clone, Debug)]
pub struct Njal {
    manner: Manner,
    /// Known at the first decision, which shows the table.
    plays: Option<Box<Learned>>,
}

impl Njal {
    fn plays(&mut self, rules: &Rules) -> &mut Learned {
        let manner = self.manner;
        self.plays
            .get_or_insert_with(|| Box::new(Learned::new(net(rules), manner)))
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
