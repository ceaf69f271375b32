//! What the tasks of Cities & Knights ask for.

use board::KnightTask;
use game::Seat;

use super::geometry::{read_corner, read_edge, read_hex};
use super::menus::{List, Question, targets};
use super::world::{AREAS, COMMODITIES, KINDS, RESOURCES, corner_set};

/// What a task of Cities & Knights asks for.
pub fn answer(ask: &Question, task: KnightTask, list: &mut List) -> Option<()> {
    let Question { world, seat, .. } = *ask;
    let me = &world.players[seat];
    let hand = |seat: Seat| &world.players[seat.index()].hand;
    match task {
        KnightTask::Aqueduct => {
            list.add("pass");
            let left = RESOURCES
                .iter()
                .filter(|kind| world.bank.contains_key(*kind));
            list.each("pick", left.copied());
        }
        KnightTask::PickDeck => {
            let decks = (0..3).filter(|area| ask.follow.decks[*area].has_card());
            list.each("deck", decks.map(|area| AREAS[area]));
        }
        KnightTask::Gift(_) => list.each("hand", me.hand.keys().copied()),
        KnightTask::ReturnCard(_) => list.each("return", me.progress.keys().copied()),
        KnightTask::FirstDie | KnightTask::SecondDie => {
            list.each("die", ["1", "2", "3", "4", "5", "6"]);
        }
        KnightTask::Name(card) => list.each(
            "name",
            match card.word() {
                "resource-monopoly" => RESOURCES.iter().copied(),
                "trade-monopoly" => COMMODITIES.iter().copied(),
                _ => KINDS.iter().copied(),
            },
        ),
        KnightTask::Choose(card) => list.seats("choose", ask.rules, targets(ask, card.word())),
        KnightTask::Plunder(of, _) => list.each("pick", hand(of).keys().copied()),
        KnightTask::Spy(of) => {
            list.add("pass");
            let cards = &world.players[of.index()].progress;
            list.each("seize", cards.keys().copied());
        }
        KnightTask::Barter(_) | KnightTask::BarterBack(_) => {
            let kinds = match task {
                KnightTask::Barter(_) => RESOURCES,
                _ => COMMODITIES,
            };
            list.each(
                "hand",
                kinds.iter().copied().filter(|it| me.hand.contains_key(it)),
            );
        }
        KnightTask::Crane => {
            let areas = (0..3).filter(|area| world.improves(seat, *area, 1));
            list.each("improve", areas.map(|area| AREAS[area]));
        }
        _ => place(ask, task, list)?,
    }
    Some(())
}

/// The same where a place is asked for.
fn place(ask: &Question, task: KnightTask, list: &mut List) -> Option<()> {
    let Question {
        rules,
        state,
        world,
        seat,
        ..
    } = *ask;
    let me = &world.players[seat];
    match task {
        KnightTask::Commit => {
            list.add("pass");
            let named = corner_set(rules, state.public.knights.committed);
            let active = me.knights.iter().filter(|(_, knight)| knight.active);
            let left = active.filter(|(at, _)| !named.contains(*at));
            list.corners("commit", left.map(|(at, _)| *at));
        }
        KnightTask::LoseCity => list.corners("reduce", world.plain_cities(seat)),
        KnightTask::Crown(_) => list.corners("crown", world.plain_cities(seat)),
        KnightTask::FreeWall => list.corners("wall", world.walls(seat)),
        KnightTask::Medicine => list.corners("heal", world.upgrades(seat)),
        KnightTask::FirstSmith => list.corners("promote", world.risers(seat, &ask.follow.promoted)),
        KnightTask::SecondSmith => {
            list.add("pass");
            list.corners("promote", world.risers(seat, &ask.follow.promoted));
        }
        _ => figure(ask, task, list)?,
    }
    Some(())
}

/// Knights and lines of others, and figures.
fn figure(ask: &Question, task: KnightTask, list: &mut List) -> Option<()> {
    let Question {
        rules,
        state,
        world,
        seat,
        ..
    } = *ask;
    let me = &world.players[seat];
    match task {
        KnightTask::Intrigue => list.corners("oust", world.ousted(seat)),
        KnightTask::Relocate => {
            let driven = state
                .public
                .knights
                .displaced
                .expect("a knight is to be moved");
            let from = read_corner(&rules.corner_name(driven.from));
            list.corners("relocate", world.refuges(seat, from));
        }
        KnightTask::Desert(_) => list.corners("dismiss", me.knights.keys().copied()),
        KnightTask::Enlist(most, _) => {
            list.add("pass");
            let ranks = ["enlist-basic", "enlist-strong", "enlist-mighty"];
            for (rank, verb) in ranks.iter().enumerate().take(most.index() + 1) {
                if me.of_strength(rank as u32 + 1) < 2 {
                    list.corners(verb, world.posts(seat));
                }
            }
        }
        KnightTask::Dismantle => list.edges("dismantle", world.open_lines()),
        KnightTask::Rebuild(old, false) => {
            list.add("pass");
            let old = read_edge(&rules.edge_name(old));
            let places = world.roads(seat).into_iter();
            list.edges("rebuild", places.filter(|edge| *edge != old));
        }
        KnightTask::Bishop | KnightTask::ChaseRobber => {
            list.hexes("drive", world.robber_hexes());
        }
        KnightTask::Merchant => list.hexes("merchant", world.merchant_hexes(seat)),
        KnightTask::FirstChip => list.hexes("chip", world.swappable(None)),
        KnightTask::SecondChip(first) => {
            let first = read_hex(&rules.hex_name(first));
            list.hexes("chip", world.swappable(Some(first)));
        }
        _ => return None,
    }
    Some(())
}
