//! The barbarians (Barbaren): their voyage, the battle, and what it costs or brings.

use game::{Fact, RuleId, Seat, SeatSet, Violation};
use hexgrid::{Corner, CornerSet};

use super::{metropolis, reduced};
use crate::event::KnightEvent;
use crate::play::Play;
use crate::questions::goal;
use crate::rules::Rules;
use crate::state::{KnightTask, Public, State};

/// Variant Fiesepeter: everybody names in turn which of his active knights fight.
pub const COMMIT: RuleId = RuleId("CK-62");
// CK-4: The ship lands with its seventh step.
// CK-54, CK-67: All cities of all islands against all active knights.
// CK-R-23: Nobody trades or builds meanwhile: these are tasks, not the main phase.
// CK-55: The barbarians win only if they are stronger; nothing can be done before the battle.
// CK-59, CK-83: The only one who contributed most is Defender of Catan; the points never run out.
// CK-63: With Fiesepeter only the knights that were named count.
// CK-R-03: Whoever has no city without metropolis is left out, and the next lowest loses.
// CK-R-20: Who contributed nothing draws nothing. CK-R-28: a player without a city can win, too.
// CK-R-47: Knights are named one by one, none if one likes.

/// The step with which the ship lands.
pub const LANDING: u8 = 7;

/// CK-23: the ship moves; with its last step the attack comes before anything else.
pub fn sail(play: &mut Play, fiesepeter: bool) {
    play.sail();
    if play.state().public.knights.barbarians < LANDING {
        return;
    }
    play.land();
    play.ask(KnightTask::Battle);
    if fiesepeter {
        let fighters = Seat::all(play.rules.players)
            .filter(|seat| !eligible(play.state(), *seat).is_empty())
            .collect();
        play.ask_each(fighters);
        play.ask(KnightTask::Commit);
    } else {
        play.commit_all_knights();
    }
}

/// Active knights of a seat that do not take part yet.
pub fn eligible(state: &State, seat: Seat) -> CornerSet {
    let knights = &state.public.knights;
    knights.realm(seat).knights() & knights.active & !knights.committed
}

pub fn check_commit(
    rules: &Rules,
    state: &State,
    seat: Seat,
    corner: Corner,
) -> Result<(), Violation> {
    if eligible(state, seat).contains(corner) {
        return Ok(());
    }
    Err(COMMIT
        .broken()
        .with("corner", Fact::Place(rules.corner_name(corner))))
}

/// Names a knight; after the last one the next seat decides.
pub fn commit(play: &mut Play, seat: Seat, corner: Corner) {
    play.commit_knight(seat, corner);
    if eligible(play.state(), seat).is_empty() {
        play.asked(seat);
    }
}

/// What one seat's knights add to the strength of Catan.
pub fn contribution(public: &Public, seat: Seat, fighting: CornerSet) -> u8 {
    let ranks = public.knights.realm(seat).ranks;
    let strength =
        |(rank, corners): (usize, CornerSet)| (rank as u8 + 1) * (corners & fighting).len() as u8;
    ranks.into_iter().enumerate().map(strength).sum()
}

/// The strength of the barbarians: a city each.
pub fn strength(public: &Public) -> u8 {
    let cities = public.pieces.iter().map(|pieces| pieces.cities.len());
    cities.sum::<u32>() as u8
}

/// Who would lose a city if these knights fought and lost.
pub fn losers(rules: &Rules, state: &State, fighting: CornerSet) -> SeatSet {
    let has_city = |seat: &Seat| !metropolis::sites(&state.public, *seat).is_empty();
    let share = |seat: &Seat| contribution(&state.public, *seat, fighting);
    let candidates = Seat::all(rules.players).filter(has_city);
    let least = candidates.clone().map(|seat| share(&seat)).min();
    candidates
        .filter(|seat| Some(share(seat)) == least)
        .collect()
}

/// Fights; the knights that took part rest before anybody loses or gains anything (CK-61).
pub fn battle(play: &mut Play) {
    play.done();
    let (rules, state) = (play.rules, play.state());
    let fighting = state.public.knights.committed;
    let share = |seat: Seat| contribution(&state.public, seat, fighting);
    let seats = Seat::all(rules.players);
    let barbarians = strength(&state.public);
    let knights = seats.clone().map(share).sum();
    let losers = losers(rules, state, fighting);
    let most = seats.clone().map(share).max().unwrap_or(0);
    let leaders: SeatSet = seats
        .filter(|seat| most > 0 && share(*seat) == most)
        .collect();
    play.tell(|| KnightEvent::BarbariansLanded {
        barbarians,
        knights,
    });
    play.end_battle();
    if barbarians > knights {
        play.ask_each(losers);
        play.ask(KnightTask::LoseCity);
    } else if leaders.len() == 1 {
        play.name_defender(leaders.lowest());
        goal::judge(play);
    } else {
        play.ask_each(leaders);
        play.ask(KnightTask::PickDeck);
    }
}

/// Takes the only city of a seat that has no choice.
pub fn lose_only_city(play: &mut Play, seat: Seat) -> bool {
    let cities = metropolis::sites(&play.state().public, seat);
    match cities.first() {
        Some(only) if cities.len() == 1 => {
            reduced::lose(play, seat, only);
            true
        }
        _ => false,
    }
}
