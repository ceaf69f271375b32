//! What an action costs and brings: everybody's hand after it, from the hands before.

use board::{Action, CardQuestion, Chance, KnightTask, Rules, State, Task, asks};
use game::{Notation, Step, StepOf};

use super::follow::Follow;
use super::geometry::{corners, read_corner};
use super::places::{ACTIVATION, CITY, KNIGHT, ROAD, SETTLEMENT, WALL};
use super::world::{AREAS, COMMODITIES, KINDS, Purse, RESOURCES};

const MEDICINE: &[(&str, u32)] = &[("ore", 2), ("grain", 1)];

/// The hands of all players while cards change places.
struct Hands<'a> {
    hands: Vec<Purse>,
    follow: &'a Follow,
}

fn kind(word: &str) -> &'static str {
    let found = KINDS.iter().find(|kind| **kind == word);
    found.expect("a kind of card")
}

impl Hands<'_> {
    fn count(&self, seat: usize, word: &str) -> u32 {
        self.hands[seat].get(word).copied().unwrap_or(0)
    }

    fn gain(&mut self, seat: usize, word: &str, count: u32) {
        *self.hands[seat].entry(kind(word)).or_default() += count;
    }

    fn lose(&mut self, seat: usize, word: &str, count: u32) {
        let left = self.count(seat, word).checked_sub(count);
        self.hands[seat].insert(kind(word), left.expect("only what is held is given"));
    }

    fn pass(&mut self, from: usize, to: usize, word: &str, count: u32) {
        self.lose(from, word, count);
        self.gain(to, word, count);
    }

    fn pay(&mut self, seat: usize, price: &[(&str, u32)]) {
        for (word, count) in price {
            self.lose(seat, word, *count);
        }
    }

    /// CK-33: so many commodities as the new level, with the Crane one less.
    fn improve(&mut self, seat: usize, word: &str, discount: u32) {
        let area = AREAS.iter().position(|area| *area == word);
        let area = area.expect("an area");
        let level = self.follow.world.players[seat].levels[area] + 1;
        self.lose(seat, COMMODITIES[area], level - discount);
    }

    /// Up to so many cards of a kind from every opponent.
    fn exact(&mut self, seat: usize, word: &str, most: u32) {
        for other in 0..self.hands.len() {
            let count = self.count(other, word).min(most);
            if other != seat {
                self.pass(other, seat, word, count);
            }
        }
    }

    /// Irrigation and Mining: two cards for each hex, as far as the bank goes.
    fn harvest(&mut self, seat: usize, yielded: &str) {
        let world = &self.follow.world;
        let buildings = world.players[seat].buildings();
        let lands = world.terrain.iter().filter(|(hex, yields)| {
            **yields == yielded && corners(**hex).iter().any(|at| buildings.contains(at))
        });
        let due = 2 * lands.count() as u32;
        let left = world.bank.get(yielded).copied().unwrap_or(0);
        self.gain(seat, yielded, due.min(left));
    }

    /// CK-7: a card for each hex at the founding city.
    fn found(&mut self, seat: usize, place: &str) {
        for hex in read_corner(place) {
            let yields = self.follow.world.terrain.get(&hex).copied();
            if let Some(word) = yields.filter(|word| RESOURCES.contains(word)) {
                self.gain(seat, word, 1);
            }
        }
    }
}

/// Everybody's hand after a step; none where the oracle has nothing to say.
pub fn hands(
    rules: &Rules,
    before: &State,
    follow: &Follow,
    step: StepOf<Rules>,
) -> Option<Vec<Purse>> {
    let players = follow.world.players.iter();
    let mut after = Hands {
        hands: players.map(|it| it.hand.clone()).collect(),
        follow,
    };
    match step {
        Step::Act(seat, action) => act(rules, before, (seat.index(), action), &mut after)?,
        Step::Chance(Chance::Stolen(stolen)) => {
            let Task::Steal(victim) = before.task() else {
                return None;
            };
            let thief = before.public.turn.index();
            after.pass(victim.index(), thief, board::Countable::word(stolen), 1);
        }
        Step::Chance(_) => {}
    }
    let mut hands = after.hands;
    for hand in &mut hands {
        hand.retain(|_, count| *count > 0);
    }
    Some(hands)
}

fn act(
    rules: &Rules,
    before: &State,
    (seat, action): (usize, Action),
    hands: &mut Hands,
) -> Option<()> {
    let text = action.write(rules);
    let words: Vec<&str> = text.split(' ').collect();
    let is_main = before.task() == Task::Main;
    match words[..] {
        ["road", _] if is_main => hands.pay(seat, ROAD),
        ["settle", _] if is_main => hands.pay(seat, SETTLEMENT),
        ["city", _] if is_main => hands.pay(seat, CITY),
        ["city", place] => hands.found(seat, place),
        ["wall", _] if is_main => hands.pay(seat, WALL),
        ["raise", _] => hands.pay(seat, KNIGHT),
        ["activate", _] => hands.pay(seat, ACTIVATION),
        ["promote", _] if is_main => hands.pay(seat, KNIGHT),
        ["heal", _] => hands.pay(seat, MEDICINE),
        ["improve", area] => hands.improve(seat, area, u32::from(!is_main)),
        ["bank", give, get] => {
            let follow = hands.follow;
            let rate = follow.world.rate(seat, give, &follow.fleet);
            hands.lose(seat, give, rate);
            hands.gain(seat, get, 1);
        }
        ["discard", word] => hands.lose(seat, word, 1),
        ["play", "irrigation"] => hands.harvest(seat, "grain"),
        ["play", "mining"] => hands.harvest(seat, "ore"),
        ["pick" | "hand" | "name", word] => asked(before, seat, word, hands)?,
        // Bargains, ships and gold are not this oracle's affair.
        ["conclude" | "ship" | "move-ship" | "pirate" | "take", ..] => return None,
        _ => {}
    }
    Some(())
}

/// A card or a kind that a task asked for.
fn asked(before: &State, seat: usize, word: &str, hands: &mut Hands) -> Option<()> {
    let Task::Knights(task) = before.task() else {
        return None;
    };
    let turn = before.public.turn.index();
    if task == KnightTask::Aqueduct {
        hands.gain(seat, word, 1);
        return Some(());
    }
    let KnightTask::Card(card) = task else {
        return None;
    };
    match card {
        CardQuestion::MasterMerchant(asks::MasterMerchant::Card(of, _)) => {
            hands.pass(of.index(), seat, word, 1);
        }
        CardQuestion::Wedding(_)
        | CardQuestion::CommercialHarbor(asks::CommercialHarbor::Commodity(_)) => {
            hands.pass(seat, turn, word, 1);
        }
        CardQuestion::CommercialHarbor(asks::CommercialHarbor::Resource(with)) => {
            let with = with.index();
            // Without a commodity in the other hand the resource comes back.
            if COMMODITIES.iter().any(|it| hands.count(with, it) > 0) {
                hands.pass(seat, with, word, 1);
            }
        }
        CardQuestion::ResourceMonopoly(_) => hands.exact(seat, word, 2),
        CardQuestion::TradeMonopoly(_) => hands.exact(seat, word, 1),
        CardQuestion::MerchantFleet(_) => {}
        _ => return None,
    }
    Some(())
}
