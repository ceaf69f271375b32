//! What a roll does, from the dice to the last card handed out.

pub mod chips;

use game::{BySeat, Seat, SeatSet};
use hexgrid::HexSet;

use crate::base::{production, seven};
use crate::combinations::sea_knights;
use crate::event::Event;
use crate::knights::production as with_commodities;
use crate::play::Play;
use crate::sea::{fog, gold};
use crate::special::{Special, cloth, fortress};
use crate::state::{KnightTask, Task};
use crate::two_player::second_roll;

/// Asks for the dice.
pub fn begin(play: &mut Play) {
    if matches!(play.state().task(), Task::BetweenRolls) {
        play.instead(Task::Main);
        play.next(Task::SecondDice);
        return;
    }
    // TWO-11: the second roll comes before trade and build.
    let rolls_twice = play.rules.modules.two_player;
    play.instead(if rolls_twice {
        Task::BetweenRolls
    } else {
        Task::Main
    });
    play.next(if play.rules.modules.knights {
        Task::Knights(KnightTask::Roll)
    } else {
        Task::Dice
    });
}

/// BASE-40: carries out the dice that were just rolled; their sum is for everybody.
#[inline]
pub fn resolve(play: &mut Play, dice: [u8; 2]) {
    if play.rules.stops_rolls && is_taken_over(play, dice) {
        return;
    }
    report(play, dice);
    pay(play, dice[0] + dice[1]);
}

fn report(play: &mut Play, dice: [u8; 2]) {
    let seat = play.state().public.turn;
    play.done();
    play.note(|| Event::Rolled { seat, dice });
}

/// What comes between a roll and its production in some games; does it say what follows?
#[inline(never)]
fn is_taken_over(play: &mut Play, dice: [u8; 2]) -> bool {
    let sum = dice[0] + dice[1];
    if play.rules.modules.two_player {
        if second_roll::is_void(play.state(), sum) {
            let seat = play.state().public.turn;
            play.note(|| Event::RollVoid { seat, dice });
            return true;
        }
        second_roll::remember(play, sum);
    }
    if play.rules.modules.sea
        && let Special::Pirates(it) = &play.rules.sea().special
    {
        // SC7-9: the fleet comes before production and the seven.
        report(play, dice);
        play.next(Task::Resolve(sum));
        fortress::sail(play, it, dice[0].min(dice[1]));
        return true;
    }
    false
}

/// Production, or a seven.
#[inline]
pub fn pay(play: &mut Play, sum: u8) {
    // TWO-13, TWO-14: neutral players hold no cards, so no roll and no shortage concerns them.
    if sum == 7 {
        begin_seven(play);
    } else if play.rules.modules.knights | play.rules.modules.sea | play.rules.wide {
        pay_more(play, sum);
    } else {
        let claims = production::claims::<false>(play.rules, &play.state().public, sum);
        production::pay(play, claims);
    }
}

/// The same on large boards, with commodities, and with what the sea adds.
#[inline(never)]
fn pay_more(play: &mut Play, sum: u8) {
    let golden = if play.rules.modules.knights {
        pay_with_commodities(play, sum)
    } else {
        pay_on_large_board(play, sum)
    };
    if play.rules.modules.sea {
        if let Special::Cloth(it) = &play.rules.sea().special {
            cloth::pay(play, it, sum);
        }
        // SEA-92: gold comes last.
        gold::owe(play, golden);
    }
}

/// What was found pays, too. Returns the hexes of gold.
fn pay_on_large_board(play: &mut Play, sum: u8) -> HexSet {
    let (rules, public) = (play.rules, &play.state().public);
    let mut claims = production::claims::<true>(rules, public, sum);
    let golden = if rules.modules.sea {
        rules.sea().gold(sum) | fog::claim(rules, public, sum, &mut claims)
    } else {
        HexSet::EMPTY
    };
    production::pay(play, claims);
    golden
}

/// CK-27: whoever got nothing may have an Aqueduct. CK-R-36: gold that is owed is something.
/// Returns the hexes of gold.
#[inline(never)]
fn pay_with_commodities(play: &mut Play, sum: u8) -> HexSet {
    let before = hand_sizes(play);
    let claims = with_commodities::claims(play.rules, play.state(), sum);
    production::pay(play, claims);
    let now = hand_sizes(play);
    let (rules, public) = (play.rules, &play.state().public);
    let golden = if rules.modules.sea {
        sea_knights::golden(rules, public, sum)
    } else {
        HexSet::EMPTY
    };
    let is_owed = |seat: &Seat| gold::due(rules, public, *seat, golden) > 0;
    let owed: SeatSet = Seat::all(rules.players).filter(is_owed).collect();
    with_commodities::relieve(play, |seat| {
        now[seat.index()] == before[seat.index()] && !owed.contains(seat)
    });
    golden
}

fn hand_sizes(play: &Play) -> BySeat<u8> {
    std::array::from_fn(|seat| play.state().public.pieces[seat].hand_size)
}

#[inline(never)]
fn begin_seven(play: &mut Play) {
    if play.rules.modules.sea && matches!(play.rules.sea().special, Special::Pirates(_)) {
        // SC7-14: no figure moves.
        play.next(Task::PickAnybody);
        seven::discard(play);
    } else if play.rules.modules.knights && !play.state().public.knights.landed {
        // CK-30, CK-72: before the first landing nobody moves a figure.
        seven::discard(play);
    } else {
        seven::begin(play);
    }
}
