//! What the tasks of Cities & Knights ask for.

use board::{CardQuestion, KnightTask, asks};

use super::geometry::{read_corner, read_edge, read_hex};
use super::menus::{List, Question, targets};
use super::world::{AREAS, COMMODITIES, KINDS, RESOURCES, corner_set};

/// What a task of Cities & Knights asks for.
pub fn answer(ask: &Question, task: KnightTask, list: &mut List) -> Option<()> {
    let Question { world, seat, .. } = *ask;
    let me = &world.players[seat];
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
        KnightTask::Card(card) => by_card(ask, card, list)?,
        KnightTask::ReturnCard(_) => list.each("return", me.progress.keys().copied()),
        KnightTask::Commit => {
            list.add("pass");
            let named = corner_set(ask.rules, ask.state.public.knights.committed);
            let active = me.knights.iter().filter(|(_, knight)| knight.active);
            let left = active.filter(|(at, _)| !named.contains(*at));
            list.corners("commit", left.map(|(at, _)| *at));
        }
        KnightTask::LoseCity => list.corners("reduce", world.plain_cities(seat)),
        KnightTask::Crown(_) => list.corners("crown", world.plain_cities(seat)),
        KnightTask::Relocate => {
            let driven = ask.state.public.knights.displaced;
            let driven = driven.expect("a knight is to be moved");
            let from = read_corner(&ask.rules.corner_name(driven.from));
            list.corners("relocate", world.refuges(seat, from));
        }
        KnightTask::ChaseRobber => list.hexes("drive", world.robber_hexes()),
        // The pirate is the sea's affair; the rest asks nobody.
        KnightTask::ChasePirate | board::knights_ask_nobody!() => return None,
    }
    Some(())
}

/// What a card asks for.
fn by_card(ask: &Question, card: CardQuestion, list: &mut List) -> Option<()> {
    let Question { world, seat, .. } = *ask;
    let me = &world.players[seat];
    let word = card.card().word();
    match card {
        CardQuestion::Wedding(_) => list.each("hand", me.hand.keys().copied()),
        CardQuestion::Alchemist(asks::Alchemist::Red | asks::Alchemist::Yellow) => {
            list.each("die", ["1", "2", "3", "4", "5", "6"]);
        }
        CardQuestion::ResourceMonopoly(_) => list.each("name", RESOURCES.iter().copied()),
        CardQuestion::TradeMonopoly(_) => list.each("name", COMMODITIES.iter().copied()),
        CardQuestion::MerchantFleet(_) => list.each("name", KINDS.iter().copied()),
        CardQuestion::MasterMerchant(asks::MasterMerchant::Victim)
        | CardQuestion::Spy(asks::Spy::Victim)
        | CardQuestion::Deserter(asks::Deserter::Victim) => {
            list.seats("choose", ask.rules, targets(ask, word));
        }
        CardQuestion::MasterMerchant(asks::MasterMerchant::Card(of, _)) => {
            list.each("pick", world.players[of.index()].hand.keys().copied());
        }
        CardQuestion::Spy(asks::Spy::Card(of)) => {
            list.add("pass");
            let cards = &world.players[of.index()].progress;
            list.each("seize", cards.keys().copied());
        }
        CardQuestion::CommercialHarbor(question) => {
            let kinds = match question {
                asks::CommercialHarbor::Resource(_) => RESOURCES,
                asks::CommercialHarbor::Commodity(_) => COMMODITIES,
            };
            let held = kinds.iter().copied().filter(|it| me.hand.contains_key(it));
            list.each("hand", held);
        }
        CardQuestion::Crane(_) => {
            let areas = (0..3).filter(|area| world.improves(seat, *area, 1));
            list.each("improve", areas.map(|area| AREAS[area]));
        }
        _ => card_place(ask, card, list)?,
    }
    Some(())
}

/// The same where a card asks for a place.
fn card_place(ask: &Question, card: CardQuestion, list: &mut List) -> Option<()> {
    let Question {
        rules, world, seat, ..
    } = *ask;
    let me = &world.players[seat];
    match card {
        CardQuestion::Engineer(_) => list.corners("wall", world.walls(seat)),
        CardQuestion::Medicine(_) => list.corners("heal", world.upgrades(seat)),
        CardQuestion::Smith(question) => {
            if question == asks::Smith::Second {
                list.add("pass");
            }
            list.corners("promote", world.risers(seat, &ask.follow.promoted));
        }
        CardQuestion::Intrigue(_) => list.corners("oust", world.ousted(seat)),
        CardQuestion::Deserter(asks::Deserter::Dismiss(_)) => {
            list.corners("dismiss", me.knights.keys().copied());
        }
        CardQuestion::Deserter(asks::Deserter::Enlist(most, _)) => {
            list.add("pass");
            let ranks = ["enlist-basic", "enlist-strong", "enlist-mighty"];
            for (rank, verb) in ranks.iter().enumerate().take(most.index() + 1) {
                if me.of_strength(rank as u32 + 1) < 2 {
                    list.corners(verb, world.posts(seat));
                }
            }
        }
        CardQuestion::Diplomat(asks::Diplomat::Dismantle) => {
            list.edges("dismantle", world.open_lines());
        }
        CardQuestion::Diplomat(asks::Diplomat::Rebuild(old, false)) => {
            list.add("pass");
            let old = read_edge(&rules.edge_name(old));
            let places = world.roads(seat).into_iter();
            list.edges("rebuild", places.filter(|edge| *edge != old));
        }
        CardQuestion::Bishop(_) => list.hexes("drive", world.robber_hexes()),
        CardQuestion::Merchant(_) => list.hexes("merchant", world.merchant_hexes(seat)),
        CardQuestion::Inventor(asks::Inventor::First) => {
            list.hexes("chip", world.swappable(None));
        }
        CardQuestion::Inventor(asks::Inventor::Second(first)) => {
            let first = read_hex(&rules.hex_name(first));
            list.hexes("chip", world.swappable(Some(first)));
        }
        _ => return None,
    }
    Some(())
}
