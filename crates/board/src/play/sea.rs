//! What Seafarers changes: ships, the pirate, discoveries, harbours, bonus points.

use game::Seat;
use hexgrid::{Corner, CornerSet, Edge, Hex};

use super::Play;
use crate::chart;
use crate::event::SeaEvent;
use crate::kinds::{Harbour, Resource, Terrain};
use crate::rules::Rules;
use crate::rules::sea::corners_around;
use crate::sea::lines::{self, Change};
use crate::state::{Dock, Public, SeaState};

/// Laying out the sea.
impl Play<'_> {
    /// What a table at sea begins with.
    pub fn lay_out_sea(&mut self, sea: &SeaState) {
        self.state.public.sea = *sea;
        self.state.public.free = self.rules.sea().roads;
        self.state.public.robber = self.rules.first_robber;
        self.survey(true);
    }

    /// Finds the corners a settlement may stand on: SEA-72 while all found, SEA-21 afterwards.
    pub fn survey(&mut self, is_founding: bool) {
        let public = &mut self.state.public;
        let allowed = if is_founding {
            self.rules.sea().start
        } else {
            chart::corners(self.rules, public)
        };
        public.open = allowed & !close(self.rules, public);
    }

    /// SC5-8: so many cards of the deck lie elsewhere.
    pub fn set_cards_aside(&mut self, count: u8) {
        self.state.public.deck_left -= count;
    }
}

/// Corners with a building, and their neighbours.
fn close(rules: &Rules, public: &Public) -> CornerSet {
    let buildings = public.buildings.into_iter();
    let around = buildings.map(|corner| rules.grid.corner_neighbours(corner));
    around.fold(public.buildings, |all, corners| all | corners)
}

/// Ships.
impl Play<'_> {
    pub fn place_ship(&mut self, seat: Seat, edge: Edge) {
        self.put_ship(seat, edge);
        self.follow_lines(
            seat,
            Change::Ships {
                gone: None,
                come: Some(edge),
            },
        );
        self.state.public.sea.fleets[seat.index()].ships_left -= 1;
        self.tell(|| SeaEvent::ShipBuilt { seat, edge });
    }

    /// A road that lay here is gone.
    pub fn free_for_ships(&mut self, edge: Edge) {
        self.state.public.sea.free.insert(edge);
    }

    /// SEA-61: a ship built this turn stays where it is.
    pub fn mark_fresh(&mut self, edge: Edge) {
        self.state.public.sea.fresh.insert(edge);
    }

    pub fn move_ship(&mut self, seat: Seat, from: Edge, to: Edge) {
        self.take_ship(seat, from);
        self.put_ship(seat, to);
        self.follow_lines(
            seat,
            Change::Ships {
                gone: Some(from),
                come: Some(to),
            },
        );
        let sea = &mut self.state.public.sea;
        sea.ship_moved = true;
        // SEA-R-36: a warship stays one.
        if sea.warships.contains(from) {
            sea.warships.remove(from);
            sea.warships.insert(to);
        }
        self.tell(|| SeaEvent::ShipMoved { seat, from, to });
    }

    pub fn lose_ship(&mut self, seat: Seat, edge: Edge) {
        self.take_ship(seat, edge);
        self.follow_lines(
            seat,
            Change::Ships {
                gone: Some(edge),
                come: None,
            },
        );
        let sea = &mut self.state.public.sea;
        sea.fleets[seat.index()].ships_left += 1;
        sea.warships.remove(edge);
        sea.fresh.remove(edge);
        self.tell(|| SeaEvent::ShipLost { seat, edge });
    }

    fn follow_lines(&mut self, seat: Seat, change: Change) {
        let kept = lines::follow(self.rules, self.state, seat, change);
        let fleet = &mut self.state.public.sea.fleets[seat.index()];
        fleet.loose = kept.loose;
        fleet.has_rings = kept.has_rings;
    }

    /// What holds lines came to a corner or left it.
    pub fn follow_lines_at(&mut self, seat: Seat, corner: Corner) {
        let around = self.rules.grid.corner_edges(corner);
        if !(self.state.fleet(seat).ships & around).is_empty() {
            self.follow_lines(seat, Change::Anchor(corner));
        }
    }

    fn put_ship(&mut self, seat: Seat, edge: Edge) {
        let public = &mut self.state.public;
        public.free.remove(edge);
        public.sea.free.remove(edge);
        public.sea.fleets[seat.index()].ships.insert(edge);
        for end in self.rules.grid.edge_ends(edge) {
            public.pieces[seat.index()].touched.insert(end);
        }
    }

    fn take_ship(&mut self, seat: Seat, edge: Edge) {
        let (rules, public) = (self.rules, &mut self.state.public);
        public.sea.free.insert(edge);
        if chart::bears_road(rules, public, edge) {
            public.free.insert(edge);
        }
        let ships = &mut public.sea.fleets[seat.index()].ships;
        ships.remove(edge);
        let pieces = &mut public.pieces[seat.index()];
        for end in rules.grid.edge_ends(edge) {
            if ((*ships | pieces.roads) & rules.grid.corner_edges(end)).is_empty() {
                pieces.touched.remove(end);
            }
        }
    }

    /// What may be done once in a turn may be done again in the next.
    pub fn renew_turn_at_sea(&mut self) {
        let sea = &mut self.state.public.sea;
        sea.fresh = hexgrid::EdgeSet::EMPTY;
        sea.ship_moved = false;
    }

    pub fn move_pirate(&mut self, seat: Seat, to: Hex) {
        self.state.public.sea.pirate = to;
        let to = Some(to).filter(|hex| *hex != crate::state::FRAME);
        self.tell(|| SeaEvent::PirateMoved { seat, to });
    }
}

/// Gold and discoveries.
impl Play<'_> {
    pub fn owe_gold(&mut self, seat: Seat, count: u8) {
        self.state.public.sea.fleets[seat.index()].gold += count;
    }

    pub fn take_gold(&mut self, seat: Seat, kind: Resource) {
        self.state.public.sea.fleets[seat.index()].gold -= 1;
        self.take(seat, kind);
    }

    /// SEA-93: what the bank does not have lapses.
    pub fn forget_gold(&mut self, seat: Seat) {
        self.state.public.sea.fleets[seat.index()].gold = 0;
    }

    pub fn discover(&mut self, seat: Seat, hex: Hex, terrain: Terrain) {
        let (rules, public) = (self.rules, &mut self.state.public);
        let spot = rules.sea().fog.iter().position(|spot| *spot == hex);
        public.sea.found[spot.expect("only fog is discovered")].terrain = terrain;
        let edges = rules.grid.hex_edges(hex) & !chart::taken(public);
        if terrain.is_land() {
            public.free |= edges;
            if !public.is_founding() {
                let corners = corners_around(&rules.grid, hexgrid::HexSet::of(hex));
                public.open |= corners & !close(rules, public);
            }
        } else {
            public.sea.free |= edges;
        }
        self.tell(|| SeaEvent::Discovered { seat, hex, terrain });
    }

    pub fn lay_number(&mut self, hex: Hex, number: u8) {
        let spot = self.rules.sea().fog.iter().position(|spot| *spot == hex);
        self.state.public.sea.found[spot.expect("only fog is discovered")].number = number;
        self.tell(|| SeaEvent::NumberLaid { hex, number });
    }
}

/// Islands, harbours and points.
impl Play<'_> {
    pub fn explore(&mut self, seat: Seat, region: u8) {
        self.state.public.sea.fleets[seat.index()].explored |= 1 << region;
    }

    pub fn gain_bonus(&mut self, seat: Seat, points: u8) {
        self.state.public.sea.fleets[seat.index()].bonus += points;
        self.state.public.pieces[seat.index()].points += points;
        self.tell(|| SeaEvent::BonusGained { seat, points });
    }

    pub fn draw_token(&mut self, seat: Seat, kind: Harbour) {
        self.state.public.sea.tokens_left -= crate::counts::Counts::of(kind, 1);
        self.hold_token(seat, kind);
    }

    pub fn hold_token(&mut self, seat: Seat, kind: Harbour) {
        self.state.public.sea.fleets[seat.index()].tokens |= 1 << kind as u8;
        self.tell(|| SeaEvent::TokenHeld { seat, kind });
    }

    pub fn drop_token(&mut self, seat: Seat, kind: Harbour) {
        self.state.public.sea.fleets[seat.index()].tokens &= !(1 << kind as u8);
    }

    pub fn place_dock(&mut self, seat: Seat, kind: Harbour, edge: Edge) {
        self.drop_token(seat, kind);
        let place = self
            .state
            .public
            .sea
            .docks
            .iter_mut()
            .find(|dock| dock.is_none());
        *place.expect("there are as many places as tokens") = Some(Dock { edge, kind });
        self.tell(|| SeaEvent::HarbourPlaced { seat, edge, kind });
    }

    /// Notes what the harbours placed at a corner take from the owner of a building there.
    pub fn improve_rates(&mut self, seat: Seat, rates: crate::Goods) {
        let pieces = &mut self.state.public.pieces[seat.index()];
        pieces.rates = pieces.rates.min(rates);
    }

    /// Does the seat own the building on this corner?
    pub fn owns(&self, seat: Seat, corner: Corner) -> bool {
        self.state.pieces(seat).buildings().contains(corner)
    }
}
