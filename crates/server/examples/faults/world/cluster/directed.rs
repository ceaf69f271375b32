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
        Fate::IsCut => {
            let _guard = world.servers.enter();
            world.disk.turn_over(node, Mood::Hangs);
        }
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

/// The owner is struck after every piece of work on a decision.
#[test]
fn a_decision_counts_once_whenever_its_owner_is_struck() {
    let no_clock = CreateTable {
        clock: None,
        ..dice()
    };
    for fate in FATES {
        for pieces in 0.. {
            assert!(pieces < 1_000, "nobody answers");
            let mut world = playing(&no_clock);
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
                let _guard = world.servers.enter();
                world.disk.turn_over(node, Mood::Well);
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
