//! What only single scenarios change.

use game::Seat;
use hexgrid::{Corner, Edge, Hex};

use super::Play;
use crate::Cards;
use crate::event::SpecialEvent;
use crate::kinds::{Development, Resource, Wonder};
use crate::state::{VILLAGES, Village};

/// The Forgotten Tribe.
impl Play<'_> {
    pub fn lay_gifts(&mut self, count: u32) {
        self.state.public.sea.gifts = u32::MAX >> (32 - count);
    }

    pub fn take_gift(&mut self, seat: Seat, edge: Edge, index: u32) {
        self.state.public.sea.gifts &= !(1 << index);
        self.tell(|| SpecialEvent::GiftTaken { seat, edge });
    }

    /// SC5-11: as if bought this turn.
    pub fn draw_gift(&mut self, seat: Seat, card: Development) {
        let one = Cards::of(card, 1);
        self.state.secret.deck -= one;
        let own = &mut self.state.secret.own[seat.index()];
        own.cards += one;
        own.fresh += one;
        self.state.public.pieces[seat.index()].cards_held += 1;
        self.state.public.cards_new += 1;
        self.tell(|| SpecialEvent::CardGiven {
            seat,
            card: Some(card),
        });
    }
}

/// Cloth for Catan.
impl Play<'_> {
    pub fn lay_cloth(&mut self, villages: [Village; VILLAGES], supply: u8) {
        self.state.public.sea.villages = villages;
        self.state.public.sea.cloth_left = supply;
    }

    pub fn open_trade(&mut self, seat: Seat, village: usize, corner: Corner) {
        let village = &mut self.state.public.sea.villages[village];
        village.traders = village.traders.with(seat);
        self.tell(|| SpecialEvent::TradeOpened { seat, corner });
    }

    /// A cloth of a village's, or of the general supply.
    pub fn take_cloth(&mut self, seat: Seat, village: Option<usize>) {
        let sea = &mut self.state.public.sea;
        match village {
            Some(number) => sea.villages[number].cloth -= 1,
            None => sea.cloth_left -= 1,
        }
        self.count_cloth(seat, 1);
        self.tell(|| SpecialEvent::ClothTaken { seat });
    }

    pub fn steal_cloth(&mut self, thief: Seat, victim: Seat) {
        self.count_cloth(victim, -1);
        self.count_cloth(thief, 1);
        self.tell(|| SpecialEvent::ClothStolen { thief, victim });
    }

    /// SC6-14: two are a point.
    fn count_cloth(&mut self, seat: Seat, change: i8) {
        let cloth = &mut self.state.public.sea.fleets[seat.index()].cloth;
        let points = &mut self.state.public.pieces[seat.index()].points;
        *points -= *cloth / 2;
        *cloth = cloth.saturating_add_signed(change);
        *points += *cloth / 2;
    }
}

/// The Pirate Islands.
impl Play<'_> {
    /// SC7-6: the fortress binds one settlement.
    pub fn man_fortress(&mut self, seat: Seat, lairs: u8) {
        self.state.public.sea.fleets[seat.index()].lairs = lairs;
        self.state.public.pieces[seat.index()].settlements_left -= 1;
    }

    pub fn arm_ship(&mut self, seat: Seat, edge: Edge) {
        self.state.public.sea.warships.insert(edge);
        self.tell(|| SpecialEvent::WarshipMade { seat, edge });
    }

    pub fn sail_fleet(&mut self, at: u8, hex: Hex) {
        self.state.public.sea.fleet_at = at;
        self.state.public.sea.pirate = hex;
        self.tell(|| SpecialEvent::FleetMoved { hex });
    }

    pub fn note_fight(&mut self, seat: Seat, strength: u8, warships: u8) {
        self.tell(|| SpecialEvent::FleetFought {
            seat,
            strength,
            warships,
        });
    }

    pub fn note_siege(&mut self, seat: Seat, die: u8, warships: u8) {
        self.tell(|| SpecialEvent::FortressAttacked {
            seat,
            die,
            warships,
        });
    }

    /// A card the fleet takes goes to the bank.
    pub fn lose_to_fleet(&mut self, seat: Seat, kind: Resource) {
        self.lose(seat, crate::Goods::of(kind, 1));
        self.tell(|| SpecialEvent::CardLost { seat, kind });
    }

    pub fn raze_lair(&mut self, seat: Seat) {
        let lairs = &mut self.state.public.sea.fleets[seat.index()].lairs;
        *lairs -= 1;
        let left = *lairs;
        self.tell(|| SpecialEvent::LairTaken { seat, left });
    }

    /// SC7-27: the settlement the fortress bound stands there now.
    pub fn take_fortress(&mut self, seat: Seat, corner: Corner) {
        self.state.public.pieces[seat.index()].settlements_left += 1;
        self.tell(|| SpecialEvent::FortressTaken { seat, corner });
        self.place_settlement(seat, corner);
    }
}

/// The Wonders of Catan.
impl Play<'_> {
    pub fn claim_wonder(&mut self, seat: Seat, wonder: Wonder) {
        self.state.public.sea.fleets[seat.index()].wonder = Some(wonder);
        self.tell(|| SpecialEvent::WonderClaimed { seat, wonder });
    }

    pub fn raise_wonder(&mut self, seat: Seat) {
        let fleet = &mut self.state.public.sea.fleets[seat.index()];
        fleet.level += 1;
        if let (Some(wonder), level) = (fleet.wonder, fleet.level) {
            self.tell(|| SpecialEvent::WonderBuilt {
                seat,
                wonder,
                level,
            });
        }
    }
}
