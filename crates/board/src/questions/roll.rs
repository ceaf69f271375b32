//! What a roll does, from the dice to the last card handed out.

use crate::base::{production, seven};
use crate::event::Event;
use crate::play::Play;
use crate::sea::{fog, gold};
use crate::special::{Special, cloth, fortress};
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
    if play.rules.modules.sea
        && let Special::Pirates(it) = &play.rules.sea().special
    {
        // SC7-9: the fleet comes before production and the seven.
        play.next(Task::Resolve(sum));
        fortress::sail(play, it, dice[0].min(dice[1]));
        return;
    }
    pay(play, sum);
}

/// Production, or a seven.
pub fn pay(play: &mut Play, sum: u8) {
    // TWO-13, TWO-14: neutral players hold no cards, so no roll and no shortage concerns them.
    if sum == 7 {
        begin_seven(play);
        return;
    }
    let mut claims = production::claims(play.rules, &play.state().public, sum);
    if play.rules.modules.sea {
        fog::claim(play.rules, &play.state().public, sum, &mut claims);
    }
    production::pay(play, claims);
    if play.rules.modules.sea {
        if let Special::Cloth(it) = &play.rules.sea().special {
            cloth::pay(play, it, sum);
        }
        // SEA-92: gold comes last.
        gold::owe(play, sum);
    }
}

fn begin_seven(play: &mut Play) {
    if play.rules.modules.sea && !play.rules.sea().has_robber {
        // SC7-14: no figure moves.
        play.next(Task::PickAnybody);
        seven::discard(play);
    } else {
        seven::begin(play);
    }
}
