//! The same story over and over, cut off after every piece of work: the server dies, or whoever
//! asked hangs up. It ends when the answer comes before the cut.

use game::testing::games;
use protocol::TablePhase;
use tables::Command;

use super::World;
use super::accounts::Wish;
use super::directed::{decision, dice, opened, playing};
use super::life::Request;
use super::mood::Mood;
use super::opening::Opened;
use super::wishes::PEOPLE;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Cut {
    Kill,
    HangUp,
}

/// What is under way when the cut comes.
enum UnderWay {
    Command,
    Opening(Request, Opened),
    Account,
}

impl UnderWay {
    fn is_answered(&self, world: &World) -> bool {
        match self {
            UnderWay::Command => world.asked.is_empty(),
            UnderWay::Opening(_, place) => place.lock().expect("one thread").is_some(),
            UnderWay::Account => !world.account.is_asking(),
        }
    }

    fn hang_up(&self, world: &mut World) {
        match self {
            UnderWay::Command => world.hang_up_on_one(),
            UnderWay::Opening(request, _) => request.hang_up(),
            UnderWay::Account => world.hang_up_on_account(),
        }
    }
}

/// Cuts a story off after each of its pieces. Answers how many cuts it took.
fn cut_everywhere(
    prepare: impl Fn() -> World,
    ask: impl Fn(&mut World) -> UnderWay,
    check: impl Fn(&mut World, bool),
) -> u32 {
    cut_after_every(1, prepare, ask, check)
}

/// The same after so many pieces each time.
fn cut_after_every(
    stride: usize,
    prepare: impl Fn() -> World,
    ask: impl Fn(&mut World) -> UnderWay,
    check: impl Fn(&mut World, bool),
) -> u32 {
    let mut cuts = 0;
    for cut in [Cut::Kill, Cut::HangUp] {
        for pieces in (0..).step_by(stride) {
            assert!(pieces < 1_000, "nobody answers");
            let mut world = prepare();
            world.turn(Mood::Quick);
            let under_way = ask(&mut world);
            world.work(pieces);
            let is_answered = under_way.is_answered(&world);
            match cut {
                Cut::Kill => world.kill(100),
                Cut::HangUp => under_way.hang_up(&mut world),
            }
            world.turn(Mood::Well);
            world.pass(3_000);
            world.everybody_follows();
            world.pass(1_000);
            check(&mut world, is_answered);
            world.check_everybody(true);
            world.check_tables();
            cuts += 1;
            if is_answered {
                break;
            }
        }
    }
    cuts
}

/// Sends what somebody wants to do next: the same in worlds that are alike.
fn ask_next(world: &mut World) -> UnderWay {
    let (client, command) = decision(world);
    world.send_late(client, 0, command, (0, 0));
    UnderWay::Command
}

/// Whoever sends it again has it done once.
fn again(world: &mut World, was_answered: bool) {
    let before = world.tally.acknowledged;
    for client in 0..usize::from(PEOPLE) {
        for (table, command) in std::mem::take(&mut world.clients[client].unanswered) {
            world.send_late(client, table, command, (0, 0));
        }
    }
    world.pass(1_000);
    let acknowledged = u64::from(!was_answered);
    assert_eq!(world.tally.acknowledged, before + acknowledged);
}

/// From the first seat taken to the first decision, every request is cut off everywhere.
#[test]
fn a_start_that_is_cut_off_anywhere_goes_on() {
    let mut cuts = Vec::new();
    loop {
        let prepare = || opened(cuts.len());
        if prepare().tables[0].phase() != TablePhase::Gathering {
            break;
        }
        cuts.push(cut_everywhere(prepare, ask_next, |_, _| {}));
    }
    println!("{cuts:?}");
    let sum: u32 = cuts.iter().sum();
    assert!(cuts.len() > 3 && sum > 60, "it took {cuts:?} cuts only");
}

#[test]
fn a_decision_that_is_cut_off_anywhere_counts_once() {
    let cuts = cut_everywhere(playing, ask_next, again);
    assert!(cuts > 10, "it took {cuts} cuts only");
}

#[test]
fn a_line_that_is_cut_off_anywhere_is_said_once() {
    let say = |world: &mut World| {
        let (text, key) = ("well".to_owned(), "c".to_owned());
        world.send_late(1, 0, Command::Say { text, key }, (0, 0));
        UnderWay::Command
    };
    let cuts = cut_everywhere(playing, say, again);
    assert!(cuts > 10, "it took {cuts} cuts only");
}

/// Either there is a whole table or there is none, and another one can be opened.
#[test]
fn a_table_that_is_opened_is_there_or_not() {
    let open = |world: &mut World| {
        let asked = world.ask_for_table(&dice());
        let (request, place) = asked.expect("the server is up");
        UnderWay::Opening(request, place)
    };
    let is_there = |world: &mut World, was_answered: bool| {
        let before = world.check_tables();
        assert!(
            before <= 2 && (before == 2 || !was_answered),
            "{before} tables"
        );
        world.open_game(&dice());
        assert_eq!(world.check_tables(), before + 1);
    };
    let cuts = cut_everywhere(playing, open, is_there);
    assert!(cuts > 10, "it took {cuts} cuts only");
}

/// However often it is cut off, those who play again meet at one table.
#[test]
fn a_rematch_that_is_cut_off_anywhere_has_one_table() {
    let over = || {
        let mut world = playing();
        for client in 0..usize::from(PEOPLE) {
            world.send(client, 0, Command::Stand);
        }
        while world.tables[0].phase() != TablePhase::Over {
            world.pass(10_000);
        }
        world.pass(1_000);
        world
    };
    let ask = |world: &mut World| {
        let table = String::new();
        world.send_late(0, 0, Command::Rematch { table }, (0, 0));
        UnderWay::Command
    };
    let one_next = |world: &mut World, _: bool| world.play_again();
    // A whole game comes before each cut.
    let stride = games(4, 1);
    let cuts = cut_after_every(stride, over, ask, one_next);
    assert!(cuts as usize * stride > 10, "it took {cuts} cuts only");
}

/// What was answered holds, and what was not is found out by asking.
#[test]
fn signing_in_and_out_can_be_cut_off_anywhere() {
    let two_browsers = || {
        let mut world = playing();
        let end_others = false;
        for wish in [Wish::Begin, Wish::Recover { end_others }] {
            world.ask_for(wish);
            world.pass(100);
        }
        world
    };
    let wishes = [
        Wish::End {
            here: 0,
            what: "this",
        },
        Wish::End {
            here: 0,
            what: "all",
        },
        Wish::Recover { end_others: true },
        Wish::Renew {
            here: 0,
            was_doubtful: false,
        },
    ];
    for wish in wishes {
        let ask = |world: &mut World| {
            world.ask_for(wish.clone());
            UnderWay::Account
        };
        let check = |world: &mut World, _: bool| {
            world.check_sign_ins();
            world.check_sign_ins();
            world.recover_or_renew();
        };
        let cuts = cut_everywhere(two_browsers, ask, check);
        assert!(cuts > 10, "{wish:?} took {cuts} cuts only");
    }
}
