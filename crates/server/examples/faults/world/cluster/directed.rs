//! What may happen to the owner of a table, each told on its own, and over and over at every piece
//! of work.

use protocol::CreateTable;
use tables::Command;

use super::super::directed::{decision, dice, opened_in};
use super::super::mood::Mood;
use super::super::wishes::PEOPLE;
use super::super::{History, World};
use super::Servers;

/// A game of dice at one of two nodes.
fn playing(wish: &CreateTable) -> World {
    let mut world = World::empty(1, None, History::default(), Some(2));
    world.pass(1_000);
    opened_in(world, wish, usize::MAX)
}

/// The node that has the table.
fn owner(world: &World) -> usize {
    let link = world.disk.link_of(&world.tables[0].id);
    link.expect("the table is somebody's")
}

#[derive(Clone, Copy, Debug)]
enum Fate {
    Dies,
    Sleeps,
    IsCut,
    Leaves,
}

const FATES: [Fate; 4] = [Fate::Dies, Fate::Sleeps, Fate::IsCut, Fate::Leaves];

/// Something happens to the node that has the table.
fn strike(world: &mut World, fate: Fate) {
    let node = owner(world);
    let Servers::Several(nodes) = &mut world.servers else {
        unreachable!("there are two");
    };
    match fate {
        Fate::Dies => nodes.kill(node, 20_000),
        Fate::Sleeps => nodes.put_to_sleep(node, 12_000),
        Fate::Leaves => nodes.send_away(node),
        Fate::IsCut => turn_over(world, node, Mood::Hangs),
    }
}

/// Whatever happens to its owner: in time another has the table, everybody has had all of their
/// time, and whoever repeats a decision has it done once.
#[test]
fn a_table_goes_on_without_its_owner() {
    for fate in FATES {
        let mut world = playing(&dice());
        let (before, (client, command)) = (owner(&world), decision(&mut world));
        strike(&mut world, fate);
        // It takes a while to be sure that somebody is dead.
        world.pass(if matches!(fate, Fate::Leaves) {
            2_000
        } else {
            5_100
        });
        assert_ne!(owner(&world), before, "{fate:?}");
        world.everybody_follows();
        world.pass(100);
        assert_eq!(
            world.tables[0].overdue, 0,
            "{fate:?}: their time was not up"
        );
        world.send_late(client, 0, command, (0, 0));
        world.pass(1_000);
        assert_eq!(world.tally.stale, 0, "{fate:?}: nobody decided for them");
        let acknowledged = world.tally.acknowledged;
        assert_ne!(acknowledged, 0, "{fate:?}");
        world.turn(Mood::Well);
        world.pass(12_000);
        world.everybody_follows();
        world.pass(1_000);
        world.check_everybody(true);
        world.check_tables();
    }
}

/// The owner finds out what became of a decision, and is cut off after every piece of that. Others
/// play on meanwhile.
#[test]
fn whoever_is_cut_off_in_doubt_gives_the_table_up() {
    for pieces in 0..40 {
        let mut world = playing(&no_clock());
        let owner = owner(&world);
        let (client, command) = decision(&mut world);
        turn_over(&world, owner, Mood::Doubtful);
        world.send_late(client, 0, command, (0, 0));
        world.pass(50);
        turn_over(&world, owner, Mood::Quick);
        say(&mut world, "in doubt");
        world.work(pieces);
        turn_over(&world, owner, Mood::Hangs);
        world.pass(6_000);
        say(&mut world, "at the other node");
        world.pass(1_000);
        turn_over(&world, owner, Mood::Well);
        world.pass(3_000);
        for number in 0..8 {
            say(&mut world, &format!("afterwards {number}"));
            world.pass(500);
        }
        world.everybody_follows();
        world.pass(500);
        let said = world.tables[0].chat().len();
        assert!(said >= 9, "{said} lines at {pieces}");
        world.check_everybody(true);
    }
}

fn say(world: &mut World, text: &str) {
    let (text, key) = (text.to_owned(), text.to_owned());
    world.send_late(0, 0, Command::Say { text, key }, (0, 0));
}

fn turn_over(world: &World, node: usize, mood: Mood) {
    let _guard = world.servers.enter();
    world.disk.turn_over(node, mood);
}

fn no_clock() -> CreateTable {
    CreateTable {
        clock: None,
        ..dice()
    }
}

/// The owner is struck after every piece of work on a decision.
#[test]
fn a_decision_counts_once_whenever_its_owner_is_struck() {
    for fate in FATES {
        for pieces in 0.. {
            assert!(pieces < 1_000, "nobody answers");
            let mut world = playing(&no_clock());
            world.turn(Mood::Quick);
            let (client, mut command) = decision(&mut world);
            if let Command::Act { more, .. } = &mut command {
                // Whether several things go together is another story.
                more.clear();
            }
            let before = world.tally.acknowledged;
            world.send_late(client, 0, command, (0, 0));
            world.work(pieces);
            let is_answered = world.asked.is_empty();
            strike(&mut world, fate);
            world.pass(7_000);
            for node in 0..2 {
                turn_over(&world, node, Mood::Well);
            }
            world.pass(8_000);
            world.everybody_follows();
            world.pass(500);
            for client in 0..usize::from(PEOPLE) {
                for (table, command) in std::mem::take(&mut world.clients[client].unanswered) {
                    world.send_late(client, table, command, (0, 0));
                }
            }
            world.pass(1_000);
            assert_eq!(world.tally.acknowledged, before + 1, "{fate:?} at {pieces}");
            world.check_everybody(true);
            world.check_tables();
            if is_answered {
                break;
            }
        }
    }
}
