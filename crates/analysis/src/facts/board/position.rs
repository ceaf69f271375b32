//! What can be counted in a position of the board family.

use board::{
    Countable, Development, Goods, Pieces, Public, Resource, Rules, Terrain, View, chart,
    number_on, route_length,
};
use game::Seat;
use hexgrid::{Corner, CornerSet, Hex};

/// A position as a seat sees it.
pub struct Position<'a> {
    pub rules: &'a Rules,
    pub view: &'a View,
    pub public: &'a Public,
    pub seat: Seat,
}

impl Position<'_> {
    pub fn pieces(&self, seat: Seat) -> &Pieces {
        &self.public.pieces[seat.index()]
    }

    pub fn mine(&self) -> &Pieces {
        self.pieces(self.seat)
    }

    pub fn others(&self) -> impl Iterator<Item = Seat> + use<> {
        let seat = self.seat;
        Seat::all(self.rules.players).filter(move |other| *other != seat)
    }

    pub fn hand(&self) -> Goods {
        self.view.own(self.seat).map_or(Goods::NONE, |own| own.hand)
    }

    pub fn points(&self) -> i32 {
        let own = self.view.own(self.seat);
        let hidden = own.map_or(0, |own| own.cards.count(Development::Point));
        i32::from(self.mine().points) + i32::from(hidden)
    }

    /// What every kind pays a seat, in pips; the robber is asked for apart.
    pub fn production(&self, seat: Seat) -> [i32; 8] {
        let (pieces, mut sums) = (self.pieces(seat), [0; 8]);
        for corner in pieces.buildings() {
            let is_city = pieces.cities.contains(corner);
            for hex in self.rules.grid.corner_hexes(corner) {
                if hex == self.public.robber {
                    continue;
                }
                let pips = pips(self.rules, self.public, hex);
                let terrain = self.terrain(hex);
                let Some(kind) = terrain.resource() else {
                    continue;
                };
                sums[kind.index()] += pips;
                if is_city {
                    sums[self.refined(terrain, kind).index()] += pips;
                }
            }
        }
        sums
    }

    pub fn terrain(&self, hex: Hex) -> Terrain {
        if self.rules.is_at_sea() {
            chart::terrain(self.rules, self.public, hex)
        } else {
            self.rules.terrain(hex)
        }
    }

    /// The second card of a city.
    pub fn refined(&self, terrain: Terrain, kind: Resource) -> Resource {
        match terrain {
            _ if !self.rules.has_knights() => kind,
            Terrain::Pasture => Resource::Cloth,
            Terrain::Mountains => Resource::Coin,
            Terrain::Forest => Resource::Paper,
            _ => kind,
        }
    }

    /// What the robber keeps from a seat, in pips.
    pub fn blocked(&self, seat: Seat) -> i32 {
        let (pieces, hex) = (self.pieces(seat), self.public.robber);
        if !self.rules.grid.all_hexes().contains(hex) {
            return 0;
        }
        let corners = self.rules.grid.hex_corners(hex);
        let buildings = (pieces.settlements & corners).len() + 2 * (pieces.cities & corners).len();
        buildings as i32 * pips(self.rules, self.public, hex)
    }

    /// Where a seat could settle at once, if it had the goods.
    pub fn sites(&self, seat: Seat) -> CornerSet {
        self.public.open & !self.public.knights.occupied & self.pieces(seat).touched
    }

    pub fn worth(&self, corner: Corner) -> i32 {
        let hexes = self.rules.grid.corner_hexes(corner).into_iter();
        hexes.map(|hex| pips(self.rules, self.public, hex)).sum()
    }

    pub fn best_site(&self) -> i32 {
        let sites = self.sites(self.seat).into_iter();
        sites.map(|corner| self.worth(corner)).max().unwrap_or(0)
    }

    pub fn route(&self) -> i32 {
        i32::from(route_length(self.rules, &self.view.open_part(), self.seat))
    }

    /// Strength of the own knights that are ready to fight.
    pub fn defence(&self) -> i32 {
        let active = self.public.knights.active;
        i32::from(board::barbarians::contribution(
            self.public,
            self.seat,
            active,
        ))
    }

    pub fn cards(&self) -> i32 {
        i32::from(self.mine().cards_held)
    }
}

/// The dots below the number of a hex: on so many of 36 rolls it pays.
pub fn pips(rules: &Rules, public: &Public, hex: Hex) -> i32 {
    number_on(rules, public, hex).map_or(0, |number| 6 - (7 - i32::from(number)).abs())
}
