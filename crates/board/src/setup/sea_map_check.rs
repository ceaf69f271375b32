//! Finds what is wrong with a map of the sea.

use game::{Fact, Phrase};
use hexgrid::{Axial, Grid};

use crate::kinds::Terrain;
use crate::setup::layout::{BadLayout, Layout, at, bad};
use crate::setup::sea_map::{
    GiftKind, GiftSite, MOST_FOG, MOST_HEXES, PirateStart, SeaMap, SpecialMap,
};
use crate::state::MOST_DOCKS;

/// Bytes of the name of a region.
const LONGEST_NAME: usize = 40;
/// Corners, and edges, that belong to one scenario alone. A board has no more.
const MOST_PLACES: usize = 192;

impl SeaMap {
    /// Finds what a table could not play on.
    pub fn check(&self, layout: &Layout, grid: &Grid) -> Result<(), BadLayout> {
        if layout.hexes.len() > MOST_HEXES {
            return bad(Phrase::new("maps-many-hexes").with("most", MOST_HEXES as u32));
        }
        check_numbers(layout)?;
        if self.tokens.len() > MOST_DOCKS {
            return bad(Phrase::new("maps-tokens").with("most", MOST_DOCKS as u32));
        }
        self.check_regions(layout)?;
        self.check_fog(layout)?;
        self.check_special(grid)?;
        if let Some(PirateStart::At(hex)) = self.pirate
            && (layout.terrain(hex) != Terrain::Sea || grid.edges_around(hex).is_empty())
        {
            return bad(at("maps-pirate-ashore", hex));
        }
        if self.pirate_alone && !self.suits_pirate_alone(layout) {
            return bad(Phrase::new("maps-pirate-alone"));
        }
        if !(3..=30).contains(&self.points) || !(2..=3).contains(&self.foundings) {
            return bad(Phrase::new("maps-goal"));
        }
        let has_land = layout.hexes.iter().any(|tile| tile.terrain.is_land());
        if has_land {
            Ok(())
        } else {
            bad(Phrase::new("maps-no-land"))
        }
    }

    /// SC6-16, SC7-3: where not everybody may move him, or nobody may, he cannot be alone.
    fn suits_pirate_alone(&self, layout: &Layout) -> bool {
        let everybody_moves_him = match self.special {
            SpecialMap::Cloth { .. } | SpecialMap::Pirates { .. } => false,
            SpecialMap::None | SpecialMap::Tribe { .. } | SpecialMap::Wonders { .. } => true,
        };
        everybody_moves_him && self.pirate.is_some() && layout.robber.is_none()
    }

    fn check_regions(&self, layout: &Layout) -> Result<(), BadLayout> {
        let names = self.start.len().max(self.closed.len());
        if self.regions.len().max(names) > 16 {
            return bad(Phrase::new("maps-many-regions"));
        }
        for region in &self.regions {
            let name = &region.name;
            if name.len() > LONGEST_NAME || region.hexes.len() > layout.hexes.len() {
                return bad(Phrase::new("maps-large-region").with("most", LONGEST_NAME as u32));
            }
            for (q, r) in &region.hexes {
                if !layout.is_hex(Axial::new(*q, *r)) {
                    return bad(
                        at("maps-region-hex", Axial::new(*q, *r)).with("region", named(name))
                    );
                }
            }
        }
        for name in self.start.iter().chain(&self.closed) {
            if !self.regions.iter().any(|region| region.name == *name) {
                return bad(Phrase::new("maps-no-region").with("region", named(name)));
            }
        }
        Ok(())
    }

    /// Finds mistakes in a new map that a table could play on all the same.
    pub fn check_drawing(&self, layout: &Layout) -> Result<(), BadLayout> {
        for (number, region) in self.regions.iter().enumerate() {
            for (q, r) in &region.hexes {
                let mut before = self.regions[..number].iter();
                if let Some(other) = before.find(|other| other.hexes.contains(&(*q, *r))) {
                    let phrase = at("maps-region-twice", Axial::new(*q, *r));
                    let phrase = phrase.with("region", named(&region.name));
                    return bad(phrase.with("other", named(&other.name)));
                }
            }
        }
        match &self.deal {
            Some(deal) => deal.check(layout),
            None => Ok(()),
        }
    }

    /// Every undiscovered hex has its terrain in the stack, and every land among them a number.
    fn check_fog(&self, layout: &Layout) -> Result<(), BadLayout> {
        let spots = layout
            .hexes
            .iter()
            .filter(|tile| tile.terrain == Terrain::Fog)
            .count();
        let Some(stack) = &self.fog else {
            return if spots == 0 {
                Ok(())
            } else {
                bad(Phrase::new("maps-no-fog"))
            };
        };
        let count = |wanted: &dyn Fn(Terrain) -> bool| -> usize {
            let matching = stack
                .terrains
                .iter()
                .filter(|(terrain, _)| wanted(**terrain));
            matching.map(|(_, count)| usize::from(*count)).sum()
        };
        let bears = |terrain| !matches!(terrain, Terrain::Sea | Terrain::Desert | Terrain::Fog);
        let is_bad = |number: &&u8| !matches!(number, 2..=6 | 8..=12);
        if let Some(number) = stack.numbers.iter().find(is_bad) {
            return bad(Phrase::new("maps-fog-number").with("number", *number));
        }
        let fits = count(&|terrain| terrain != Terrain::Fog) == spots
            && !stack.terrains.contains_key(&Terrain::Fog)
            && count(&bears) == stack.numbers.len();
        if fits && spots <= MOST_FOG {
            return Ok(());
        }
        bad(Phrase::new("maps-fog")
            .with("spots", spots as u32)
            .with("most", MOST_FOG as u32))
    }

    fn check_special(&self, grid: &Grid) -> Result<(), BadLayout> {
        let (corners, edges) = self.special.places();
        if corners.len().max(edges.len()) > MOST_PLACES {
            return bad(Phrase::new("maps-many-places").with("most", MOST_PLACES as u32));
        }
        let is_no_corner = |name: &&String| grid.corner_named(name).is_none();
        if let Some(name) = corners.into_iter().find(is_no_corner) {
            return bad(Phrase::new("maps-no-corner").with("place", named(name)));
        }
        let is_no_edge = |name: &&String| grid.edge_named(name).is_none();
        if let Some(name) = edges.into_iter().find(is_no_edge) {
            return bad(Phrase::new("maps-no-edge").with("place", named(name)));
        }
        let is_card = |site: &&GiftSite| site.gift == GiftKind::Card;
        match &self.special {
            SpecialMap::Cloth { villages, .. } if villages.len() != 8 => {
                bad(Phrase::new("maps-villages"))
            }
            SpecialMap::Tribe { gifts } if gifts.len() > 32 => bad(Phrase::new("maps-gifts")),
            SpecialMap::Tribe { gifts } if gifts.iter().filter(is_card).count() > 25 => {
                bad(Phrase::new("maps-gift-cards"))
            }
            SpecialMap::Pirates { path, seats, land } => {
                let known = self.regions.iter().any(|region| region.name == *land);
                let on_board = path.iter().all(|hex| grid.hex(*hex).is_some());
                let is_path = (1..=MOST_HEXES).contains(&path.len());
                if known && on_board && is_path && seats.len() == 4 {
                    return Ok(());
                }
                bad(Phrase::new("maps-pirates"))
            }
            _ => Ok(()),
        }
    }
}

fn check_numbers(layout: &Layout) -> Result<(), BadLayout> {
    for tile in &layout.hexes {
        let bears = !matches!(tile.terrain, Terrain::Desert | Terrain::Sea | Terrain::Fog);
        match tile.number {
            None | Some(2..=6 | 8..=12) if bears || tile.number.is_none() => {}
            Some(number) if !bears => {
                return bad(at("maps-barren-number", tile.at()).with("number", number));
            }
            Some(number) => {
                return bad(at("maps-bad-number", tile.at()).with("number", number));
            }
            None => {}
        }
    }
    Ok(())
}

fn named(name: &str) -> Fact {
    Fact::Place(name.to_owned())
}
