//! A last turn for games that might never end.

use crate::{Override, SetupError, listing};

const TURN_LIMIT: &str = "turn_limit";
/// A game of two that can still be won is over long before.
const MANY_TURNS: u16 = 400;

/// Games of two principalities can come to a point where nobody can win (RIV-198), and players who
/// do not notice would go on for ever; unless something else is asked for, time is up for them.
pub fn limit_turns(id: &str, overrides: &mut Vec<Override>) -> Result<Option<u16>, SetupError> {
    let is_asked = overrides.iter().any(|it| it.key == TURN_LIMIT);
    let limit = (listing(id)?.is_endless() && !is_asked).then_some(MANY_TURNS);
    overrides.extend(limit.map(|turns| Override {
        key: TURN_LIMIT.to_owned(),
        value: turns.to_string(),
    }));
    Ok(limit)
}
