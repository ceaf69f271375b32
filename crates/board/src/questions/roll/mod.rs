//! What a roll does, from the dice to the last card handed out.

pub mod chips;
mod more;

use crate::base::{production, seven};
use crate::event::Event;
use crate::play::Play;
use crate::special::{Special, fortress};
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
        more::pay(play, sum);
    } else {
        let claims = production::claims::<false>(play.rules, &play.state().public, sum);
        production::pay(play, claims);
    }
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
