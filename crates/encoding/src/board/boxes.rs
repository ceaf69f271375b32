//! What the boxes beside the base game add to a seat's row.

use board::{Area, Countable as _, Harbour, ProgressCard, Rank};
use game::Seat;

use super::sight::{At, CARDS, SEA_FACTS, Sight, counts, mark_corners, mark_edges};
use super::spot;
use crate::{Plan, small};

const AREAS: usize = Area::ALL.len();

impl Sight<'_> {
    pub fn write_two(&self, plan: &Plan, row: &mut [i8]) {
        let two = &self.public.two;
        let part = plan.part(At::Two as usize, row);
        for seat in Seat::all(self.rules.players) {
            part[self.after(seat)] = small(two.trade_cards[seat.index()]);
        }
        part[2] = small(two.supply);
        part[3] = small(two.first_roll);
        part[4] = i8::from(two.action_used);
        part[5] = i8::from(two.knight_given);
    }

    pub fn write_sea(&self, plan: &Plan, row: &mut [i8]) {
        let (rules, sea) = (self.rules, &self.public.sea);
        let edges = rules.grid.edge_count();
        if rules.sea().has_pirate || sea.pirate != board::FRAME {
            plan.part(At::Pirate as usize, row)[spot(rules, sea.pirate)] = 1;
        }
        mark_edges(sea.warships, plan.part(At::Warships as usize, row));
        mark_edges(sea.fresh, plan.part(At::NewShips as usize, row));
        for seat in Seat::all(rules.players) {
            let (at, fleet) = (self.after(seat), &sea.fleets[seat.index()]);
            let ships = &mut plan.part(At::Ships as usize, row)[at * edges..][..edges];
            mark_edges(fleet.ships, ships);
            let facts = [
                fleet.ships_left,
                fleet.bonus,
                fleet.gold,
                fleet.cloth,
                fleet.lairs,
                fleet.wonder.map_or(0, |wonder| 1 + wonder.index() as u8),
                fleet.level,
                fleet.tokens.count_ones() as u8,
            ];
            let places = &mut plan.part(At::Fleets as usize, row)[at * SEA_FACTS..][..SEA_FACTS];
            for (fact, place) in facts.into_iter().zip(places) {
                *place = small(fact);
            }
            let tokens = Harbour::ALL.len();
            let held = &mut plan.part(At::Tokens as usize, row)[at * tokens..][..tokens];
            bits(u32::from(fleet.tokens), held);
            let explored = &mut plan.part(At::Explored as usize, row)[at * 16..][..16];
            bits(u32::from(fleet.explored), explored);
        }
        bits(sea.gifts, plan.part(At::Gifts as usize, row));
        let width = 1 + usize::from(rules.players);
        let villages = plan.part(At::Villages as usize, row).chunks_mut(width);
        for (village, place) in sea.villages.iter().zip(villages) {
            place[0] = small(village.cloth);
            for seat in village.traders.iter() {
                place[1 + self.after(seat)] = 1;
            }
        }
        let facts = [
            u8::from(sea.ship_moved),
            sea.cloth_left,
            sea.fleet_at,
            sea.tokens_left.total() as u8,
        ];
        for (fact, place) in facts.into_iter().zip(plan.part(At::Sea as usize, row)) {
            *place = small(fact);
        }
    }

    pub fn write_knights(&self, plan: &Plan, row: &mut [i8]) {
        let (rules, knights) = (self.rules, &self.public.knights);
        let corners = rules.grid.corner_count();
        for seat in Seat::all(rules.players) {
            self.write_realm(plan, row, seat);
        }
        let ready = plan.part(At::Ready as usize, row);
        mark_corners(knights.ready, &mut ready[..corners]);
        mark_corners(knights.committed, &mut ready[corners..]);
        let crowned = plan.part(At::Metropolises as usize, row);
        for (area, corner) in knights.metropolises.iter().enumerate() {
            if let Some(corner) = corner {
                crowned[area * corners + corner.index()] = 1;
            }
        }
        if let Some(merchant) = knights.merchant {
            plan.part(At::Merchant as usize, row)[merchant.hex.index()] = 1;
            plan.part(At::MerchantOwner as usize, row)[self.after(merchant.seat)] = 1;
        }
        bits(
            u32::from(knights.fleet),
            plan.part(At::FleetKinds as usize, row),
        );
        for (area, place) in Area::ALL
            .into_iter()
            .zip(plan.part(At::Decks as usize, row))
        {
            *place = small(knights.deck_size(area));
        }
        let sailing = [
            knights.barbarians,
            u8::from(knights.landed),
            knights.dice[0],
            knights.dice[1],
        ];
        for (fact, place) in sailing
            .into_iter()
            .zip(plan.part(At::Barbarians as usize, row))
        {
            *place = small(fact);
        }
        if let Some(displaced) = knights.displaced {
            let part = plan.part(At::Displaced as usize, row);
            part[0] = 1 + self.after(displaced.seat) as i8;
            part[1] = 1 + displaced.rank.index() as i8;
            part[2] = i8::from(displaced.active);
        }
        self.write_progress(plan, row);
    }

    /// Own progress cards, those that are shown, and who is still asked.
    fn write_progress(&self, plan: &Plan, row: &mut [i8]) {
        let (own, public) = (self.own, self.public);
        progress(own.progress.iter(), plan.part(At::Progress as usize, row));
        counts(own.shown_hand, plan.part(At::ShownHand as usize, row));
        progress(
            own.shown_progress.iter(),
            plan.part(At::ShownProgress as usize, row),
        );
        for seat in public.knights.due.iter() {
            plan.part(At::Due as usize, row)[self.after(seat)] = 1;
        }
        for seat in public.knights.bartered.iter() {
            plan.part(At::Bartered as usize, row)[self.after(seat)] = 1;
        }
    }

    fn write_realm(&self, plan: &Plan, row: &mut [i8], seat: Seat) {
        let (at, knights) = (self.after(seat), &self.public.knights);
        let (realm, corners) = (knights.realm(seat), self.rules.grid.corner_count());
        let part = &mut plan.part(At::Knights as usize, row)[at * corners..][..corners];
        for rank in Rank::ALL {
            for corner in realm.ranks[rank.index()] {
                let is_active = knights.active.contains(corner);
                part[corner.index()] = 1 + 2 * rank.index() as i8 + i8::from(is_active);
            }
        }
        mark_corners(realm.walls, plan.part(At::Walls as usize, row));
        mark_corners(realm.reduced, plan.part(At::Reduced as usize, row));
        for area in 0..AREAS {
            plan.part(At::Levels as usize, row)[at * AREAS + area] = small(realm.levels[area]);
            plan.part(At::Hidden as usize, row)[at * AREAS + area] = small(realm.hidden[area]);
        }
        plan.part(At::Defenders as usize, row)[at] = small(realm.defenders);
        let shown = &mut plan.part(At::Shown as usize, row)[at * CARDS..][..CARDS];
        progress(knights.shown(seat).iter(), shown);
    }
}

fn progress(cards: impl Iterator<Item = (ProgressCard, u8)>, places: &mut [i8]) {
    for (card, count) in cards {
        places[card as usize] = small(count);
    }
}

fn bits(bits: u32, places: &mut [i8]) {
    for (number, place) in places.iter_mut().enumerate() {
        *place = (bits >> number & 1) as i8;
    }
}
