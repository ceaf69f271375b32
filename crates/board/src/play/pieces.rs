//! Pieces on the board, and the awards that hang on them.

use game::Seat;
use hexgrid::{Corner, CornerSet, Edge, Hex};

use super::Play;
use crate::event::Event;

// BASE-61: Pieces stay to the end; nothing here takes one back but the settlement under a city.
impl Play<'_> {
    pub fn place_road(&mut self, seat: Seat, edge: Edge) {
        let grid = &self.rules.grid;
        let public = &mut self.state.public;
        public.free.remove(edge);
        public.sea.free.remove(edge);
        let foreign = public.closed_to(seat);
        let pieces = &mut public.pieces[seat.index()];
        pieces.roads.insert(edge);
        pieces.roads_left -= 1;
        for end in grid.edge_ends(edge) {
            pieces.touched.insert(end);
            if !foreign.contains(end) {
                pieces.joined |= grid.corner_edges(end);
            }
        }
        self.log.note(|| Event::RoadBuilt { seat, edge });
    }

    pub fn place_settlement(&mut self, seat: Seat, corner: Corner) {
        self.settle(seat, corner);
        self.log.note(|| Event::SettlementBuilt { seat, corner });
    }

    /// CK-6: a city where nothing stood.
    pub fn found_city(&mut self, seat: Seat, corner: Corner) {
        self.settle(seat, corner);
        self.place_city(seat, corner);
    }

    #[inline]
    fn settle(&mut self, seat: Seat, corner: Corner) {
        let grid = &self.rules.grid;
        let edges = grid.corner_edges(corner);
        let public = &mut self.state.public;
        public.buildings.insert(corner);
        public.open &= !(grid.corner_neighbours(corner) | CornerSet::of(corner));
        let buildings = public.buildings;
        for (owner, pieces) in public.pieces.iter_mut().enumerate() {
            if owner != seat.index() {
                // BASE-59: roads stay, but nobody else passes here any more; an edge that hangs
                // on its other end stays joined.
                for edge in edges & pieces.joined {
                    let end = grid.other_end(edge, corner);
                    let has_road = !(pieces.roads & grid.corner_edges(end)).is_empty();
                    let passes = has_road && !buildings.contains(end);
                    if !passes && !pieces.buildings().contains(end) {
                        pieces.joined.remove(edge);
                    }
                }
            }
        }
        let pieces = &mut public.pieces[seat.index()];
        pieces.settlements.insert(corner);
        pieces.settlements_left -= 1;
        pieces.points += 1;
        pieces.joined |= edges;
        pieces.rates = pieces.rates.min(self.rules.rates(corner));
        self.follow_lines_at(seat, corner);
    }

    pub fn place_city(&mut self, seat: Seat, corner: Corner) {
        let pieces = &mut self.state.public.pieces[seat.index()];
        pieces.settlements.remove(corner);
        pieces.cities.insert(corner);
        pieces.settlements_left += 1;
        pieces.cities_left -= 1;
        pieces.points += 1;
        self.log.note(|| Event::CityBuilt { seat, corner });
    }

    /// Looks again at the edges of a corner where a piece that stops others came or went.
    pub fn rejoin(&mut self, corner: Corner) {
        let grid = &self.rules.grid;
        let public = &mut self.state.public;
        let around = grid.corner_edges(corner);
        for seat in Seat::all(self.rules.owners) {
            let pieces = &public.pieces[seat.index()];
            if ((pieces.roads | pieces.joined) & around).is_empty() {
                continue;
            }
            let closed = public.closed_to(seat);
            let pieces = &mut public.pieces[seat.index()];
            let (roads, buildings) = (pieces.roads, pieces.buildings());
            let leads_on = |end: &Corner| {
                let has_road = !(roads & grid.corner_edges(*end)).is_empty();
                buildings.contains(*end) || has_road && !closed.contains(*end)
            };
            for edge in around {
                if grid.edge_ends(edge).iter().any(leads_on) {
                    pieces.joined.insert(edge);
                } else {
                    pieces.joined.remove(edge);
                }
            }
        }
    }

    pub fn move_robber(&mut self, seat: Seat, to: Hex) {
        self.state.public.robber = to;
        self.log.note(|| Event::RobberMoved { seat, to });
    }

    pub fn set_route(&mut self, seat: Seat, length: u8) {
        self.state.public.pieces[seat.index()].route = length;
    }

    pub fn award_route(&mut self, holder: Option<Seat>) {
        let old = std::mem::replace(&mut self.state.public.route_holder, holder);
        self.hand_on_points(old, holder);
        let length = holder.map_or(0, |seat| self.state.pieces(seat).route);
        self.log.note(|| Event::RouteHolder {
            seat: holder,
            length,
        });
    }

    pub fn award_army(&mut self, holder: Option<Seat>) {
        let old = std::mem::replace(&mut self.state.public.army_holder, holder);
        self.hand_on_points(old, holder);
        let knights = holder.map_or(0, |seat| self.state.pieces(seat).knights);
        self.log.note(|| Event::ArmyHolder {
            seat: holder,
            knights,
        });
    }

    /// BASE-90: both awards are worth two points.
    fn hand_on_points(&mut self, from: Option<Seat>, to: Option<Seat>) {
        if let Some(seat) = from {
            self.state.public.pieces[seat.index()].points -= 2;
        }
        if let Some(seat) = to {
            self.state.public.pieces[seat.index()].points += 2;
        }
    }
}
