//! What the course of the game leaves behind, written down step by step.

use std::collections::BTreeSet;

use board::special::Special;
use board::{Action, Chance, Countable, Development, Rules, Task, Wonder};
use game::{Seat, Step, StepOf};

use super::book::Book;
use super::geometry::{Corner, Edge, ends, read_corner, read_edge};
use super::route;
use super::world::World;

pub struct Village {
    pub cloth: u8,
    pub traders: BTreeSet<usize>,
}

/// Everything the pieces on the board do not show.
pub struct Ledger {
    /// The settlement that was founded last.
    pub founded: Option<Corner>,
    /// SEA-60, SEA-61: ships built this turn, and whether one was moved.
    pub fresh: BTreeSet<Edge>,
    pub has_moved: bool,
    pub warships: BTreeSet<Edge>,
    /// SEA-127: regions that are no longer foreign, and points that were won at sea.
    pub explored: Vec<BTreeSet<String>>,
    pub bonus: Vec<u8>,
    pub villages: Vec<Village>,
    pub cloth_left: u8,
    pub cloth: Vec<u8>,
    pub gifts: BTreeSet<Edge>,
    pub tokens: Vec<BTreeSet<String>>,
    pub lairs: Vec<u8>,
    pub wonders: Vec<Option<(Wonder, u8)>>,
    pub knights: Vec<u8>,
    pub army: Option<usize>,
    pub route: Option<usize>,
}

impl Ledger {
    pub fn new(book: &Book) -> Ledger {
        let seats = book.players;
        let village = |_: &_| Village {
            cloth: 5,
            traders: BTreeSet::new(),
        };
        let gifts = book.points.iter().chain(&book.cards).chain(&book.harbours);
        Ledger {
            founded: None,
            fresh: BTreeSet::new(),
            has_moved: false,
            warships: BTreeSet::new(),
            explored: vec![BTreeSet::new(); seats],
            bonus: vec![0; seats],
            villages: book.villages.iter().map(village).collect(),
            cloth_left: book.cloth,
            cloth: vec![0; seats],
            gifts: gifts.copied().collect(),
            tokens: vec![BTreeSet::new(); seats],
            lairs: vec![if book.west.is_empty() { 0 } else { 3 }; seats],
            wonders: vec![None; seats],
            knights: vec![0; seats],
            army: None,
            route: None,
        }
    }

    pub fn trades(&self, seat: usize) -> bool {
        self.villages.iter().any(|it| it.traders.contains(&seat))
    }

    /// Points everybody sees.
    pub fn points(&self, world: &World, seat: usize) -> u8 {
        let side = &world.sides[seat];
        let buildings = side.settlements.len() + 2 * side.cities.len();
        let awards = [self.army, self.route]
            .iter()
            .filter(|it| **it == Some(seat))
            .count();
        buildings as u8 + 2 * awards as u8 + self.bonus[seat] + self.cloth[seat] / 2
    }

    /// SEA-129: hidden victory points count.
    pub fn all_points(&self, world: &World, seat: usize) -> u8 {
        let cards = world.state.own(Seat(seat as u8)).cards;
        self.points(world, seat) + cards.count(Development::Point)
    }

    /// Writes down what a step changes.
    pub fn note(&mut self, before: &World, step: &StepOf<Rules>, after: &World) {
        match step {
            Step::Act(seat, action) => self.note_action(before, seat.index(), *action),
            Step::Chance(Chance::Token(kind)) => {
                self.tokens[before.turn()].insert(kind.word().to_owned());
            }
            Step::Chance(Chance::Die(die)) => self.siege(before, *die),
            Step::Chance(_) => {}
        }
        if before.state.public.turns != after.state.public.turns || before.turn() != after.turn() {
            self.fresh.clear();
            self.has_moved = false;
        }
        // SEA-R-39: a harbour without a place is gone when the next player goes on.
        if before.book.is("new_world") && before.turn() != after.turn() {
            self.tokens.iter_mut().for_each(BTreeSet::clear);
        }
        let may_change = |action: &Action| {
            matches!(
                action,
                Action::Road(_) | Action::Ship(_) | Action::Settle(_)
            )
        };
        if let Step::Act(_, action) = step
            && may_change(action)
        {
            self.judge_route(after);
        }
    }

    fn note_action(&mut self, before: &World, seat: usize, action: Action) {
        let rules = before.rules;
        match action {
            Action::Settle(corner) => {
                let corner = read_corner(&rules.corner_name(corner)).expect("a corner");
                self.settle(before, seat, corner);
            }
            Action::Ship(edge) => {
                let edge = read_edge(&rules.edge_name(edge)).expect("an edge");
                self.sail(before, seat, edge);
            }
            Action::Knight => self.knight(before, seat),
            Action::RobCloth(victim) => {
                self.cloth[victim.index()] -= 1;
                self.cloth[seat] += 1;
            }
            Action::Claim(wonder) => self.wonders[seat] = Some((wonder, 0)),
            Action::BuildWonder => {
                let (_, level) = self.wonders[seat].as_mut().expect("one was claimed");
                *level += 1;
            }
            Action::PlaceHarbour(kind, _) => {
                self.tokens[seat].remove(kind.word());
            }
            _ => {}
        }
    }

    /// SC2-4, SEA-127.
    fn settle(&mut self, before: &World, seat: usize, corner: Corner) {
        let is_founding = before.state.task() == Task::FoundSettlement;
        if is_founding {
            self.founded = Some(corner);
        }
        let Some(region) = before.region(corner) else {
            return;
        };
        let can_pay = !matches!(&*region, "main" | "desert");
        let is_new = self.explored[seat].insert(region);
        if is_new && can_pay && !is_founding {
            self.bonus[seat] += before.book.bonus;
        }
    }

    /// A ship that was built, founded or moved.
    fn sail(&mut self, before: &World, seat: usize, edge: Edge) {
        let task = before.state.task();
        if let Task::MoveShip(from) = task {
            let from = read_edge(&before.rules.edge_name(from)).expect("an edge");
            self.has_moved = true;
            // SEA-R-36.
            if self.warships.remove(&from) {
                self.warships.insert(edge);
            }
        } else if task != Task::FoundRoad {
            self.fresh.insert(edge);
        }
        // SC6-10, SC6-11.
        for (place, village) in before.book.villages.iter().zip(&mut self.villages) {
            if ends(edge).contains(&place.corner)
                && village.traders.insert(seat)
                && village.cloth > 0
            {
                village.cloth -= 1;
                self.cloth[seat] += 1;
            }
        }
        // SC5-7 … SC5-10.
        if self.gifts.remove(&edge) {
            if before.book.points.contains(&edge) {
                self.bonus[seat] += 1;
            } else if before.book.harbours.contains(&edge) {
                self.tokens[seat].insert(gift_at(before, edge));
            }
        }
    }

    /// BASE-67, SC7-21.
    fn knight(&mut self, before: &World, seat: usize) {
        if before.book.is("pirate_islands") {
            let (line, _) = before.line(seat, None);
            let first = line.into_iter().find(|ship| !self.warships.contains(ship));
            self.warships.extend(first);
            return;
        }
        self.knights[seat] += 1;
        let most = self.army.map_or(2, |holder| self.knights[holder]);
        if before.book.has_army && self.knights[seat] > most {
            self.army = Some(seat);
        }
    }

    /// SC7-23, SC7-25.
    fn siege(&mut self, before: &World, die: u8) {
        let seat = before.turn();
        let own = before.sides[seat].ships.iter();
        let strength = own.filter(|ship| self.warships.contains(*ship)).count() as u8;
        if strength > die {
            self.lairs[seat] -= 1;
            return;
        }
        let lost = if strength == die { 1 } else { 2 };
        let (line, _) = before.line(seat, None);
        for ship in line.iter().rev().take(lost) {
            self.warships.remove(ship);
        }
    }

    /// BASE-76.
    fn judge_route(&mut self, after: &World) {
        if !after.book.has_route {
            return;
        }
        let lengths = (0..after.sides.len()).map(|seat| route::longest(after, seat));
        let lengths: Vec<u8> = lengths.collect();
        let best = lengths.iter().copied().max().expect("somebody plays");
        let leaders: Vec<usize> = (0..lengths.len())
            .filter(|it| lengths[*it] == best)
            .collect();
        self.route = match self.route {
            _ if best < 5 => None,
            Some(holder) if leaders.contains(&holder) => Some(holder),
            _ if leaders.len() == 1 => Some(leaders[0]),
            _ => None,
        };
    }
}

/// SC5-9: the harbour that was dealt to an edge.
fn gift_at(world: &World, edge: Edge) -> String {
    let Special::Tribe(it) = &world.rules.sea().special else {
        panic!("the tribe");
    };
    let is_it = |at: &board::special::Gift| match at {
        board::special::Gift::Harbour(kind) => Some(kind.word().to_owned()),
        _ => None,
    };
    let here = |at: &hexgrid::Edge| read_edge(&world.rules.edge_name(*at)) == Some(edge);
    let gift = it.gifts.iter().find(|(at, _)| here(at)).expect("a gift");
    is_it(&gift.1).expect("a harbour")
}
