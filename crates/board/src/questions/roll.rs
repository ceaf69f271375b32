//! What a roll does, from the dice to the last card handed out.

use crate::base::{production, seven};
use crate::event::Event;
use crate::knights::production as with_commodities;
use crate::play::Play;
use crate::state::{KnightTask, Task};
use crate::two_player::second_roll;

/// Asks for the dice.
pub fn begin(play: &mut Play) {
    if play.state().task() == Task::BetweenRolls {
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
pub fn resolve(play: &mut Play, dice: [u8; 2]) {
    let sum = dice[0] + dice[1];
    let seat = play.state().public.turn;
    if play.rules.modules.two_player && second_roll::is_void(play.state(), sum) {
        play.note(|| Event::RollVoid { seat, dice });
        return;
    }
    play.done();
    play.note(|| Event::Rolled { seat, dice });
    if play.rules.modules.two_player {
        second_roll::remember(play, sum);
    }
    pay(play, sum);
}

/// Production, or a seven.
pub fn pay(play: &mut Play, sum: u8) {
    // TWO-13, TWO-14: neutral players hold no cards, so no roll and no shortage concerns them.
    if play.rules.modules.knights {
        pay_with_knights(play, sum);
    } else if sum == 7 {
        seven::begin(play);
    } else {
        let claims = production::claims(play.rules, &play.state().public, sum);
        production::pay(play, claims);
    }
}

/// CK-30: before the first landing a seven leaves the robber where he is. CK-27: who gets nothing
/// may have an Aqueduct.
fn pay_with_knights(play: &mut Play, sum: u8) {
    if sum == 7 {
        if play.state().public.knights.landed {
            seven::begin(play);
        } else {
            seven::discard(play);
        }
        return;
    }
    let sizes = [0, 1, 2, 3].map(|seat| play.state().public.pieces[seat].hand_size);
    let claims = with_commodities::claims(play.rules, &play.state().public, sum);
    production::pay(play, claims);
    let now = [0, 1, 2, 3].map(|seat| play.state().public.pieces[seat].hand_size);
    with_commodities::relieve(play, |seat| now[seat.index()] == sizes[seat.index()]);
}
