//! Ending a game that nobody can win.

use game::{RuleId, Seat};

use crate::effects::Effect;
use crate::play::Play;
use crate::setup::Rules;
use crate::state::{Ending, Public, State, Task, Town, other};
use crate::verdict::{Verdict, require};

/// Once the draw stacks are empty, or nobody can reach the goal any more, both may agree to end the
/// game.
pub const AGREEMENT: RuleId = RuleId("RIV-198");

/// Tokens for strength and trade.
const TOKENS: u16 = 2;

/// Once a turn.
pub fn check(rules: &Rules, state: &State) -> Verdict {
    let public = &state.public;
    require(AGREEMENT, !public.proposed && is_stuck(rules, public))
}

fn is_stuck(rules: &Rules, public: &Public) -> bool {
    public.heights.iter().all(|height| height.total() == 0) || is_hopeless(rules, public)
}

/// Is the goal out of reach for both, whatever the hidden cards are and whoever gets them?
pub fn is_hopeless(rules: &Rules, public: &Public) -> bool {
    let goal = u16::from(rules.goal);
    let out_of_reach = |seat: Seat| {
        let towns = towns(public, seat) + TOKENS;
        towns < goal && towns + cards(rules, public) < goal
    };
    Seat::all(2).all(out_of_reach)
}

/// Points from settlements and cities if this player built all that are left.
fn towns(public: &Public, seat: Seat) -> u16 {
    let (realm, supply) = (&public.realms[seat.index()], &public.supply);
    let own = realm.centres().map(|centre| realm.town(centre));
    let (mut points, mut settlements) = (0, 0);
    for town in own {
        points += u16::from(town.victory());
        settlements += u16::from(town == Town::Settlement);
    }
    let more = u16::from(supply.settlements);
    points + more + (settlements + more).min(supply.cities.into())
}

/// Points of all cards that are not out of the game. Buildings change hands by way of the stacks,
/// so those of the other count; and as long as a card is about that fetches others, no card is
/// out.
fn cards(rules: &Rules, public: &Public) -> u16 {
    let all = || rules.cards.iter();
    let is_about = |card| rules.cards.count(card) > public.discard.count(card);
    let fetched = all().any(|(card, _)| {
        let fetches = card.def().effects.contains(&Effect::Fetches);
        fetches && is_about(card)
    });
    all()
        .map(|(card, count)| {
            let gone = if fetched {
                0
            } else {
                public.discard.count(card)
            };
            let def = card.def();
            let conditional = def.effects.iter();
            let conditional = conditional.filter(|it| matches!(it, Effect::VictoryWithShips(_)));
            let worth = u16::from(def.points.victory) + conditional.count() as u16;
            u16::from(count - gone) * worth
        })
        .sum()
}

pub fn propose(play: &mut Play, seat: Seat) {
    play.propose(seat);
    play.next([Some(Task::Agree(other(seat)))]);
}

pub fn agree(play: &mut Play) {
    play.finish(Ending::Agreed);
}

pub fn decline(play: &mut Play, seat: Seat) {
    play.done();
    play.decline(seat);
}
