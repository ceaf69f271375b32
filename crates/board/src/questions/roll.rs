//! What a roll does, from the dice to the last card handed out.

use crate::base::{production, seven};
use crate::event::Event;
use crate::play::Play;
use crate::state::Task;
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
    play.next(Task::Dice);
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
    // TWO-13, TWO-14: neutral players hold no cards, so no roll and no shortage concerns them.
    if sum == 7 {
        seven::begin(play);
    } else {
        production::pay(play, sum);
    }
}
