//! A table at sea as a client draws it.

use board::special::{Gift, Special, wonder_level_price};
use board::{Countable, Fleet, Harbour, Public, Rules, SeaState, Task, View, Wonder, chart};
use game::{Game as _, Seat};
use hexgrid::{Corner, Edge, Hex, HexSet};
use protocol::{
    CoastPicture, FleetPicture, GiftPicture, HarbourPicture, HexPicture, RegionPicture, SeaPicture,
    SeaScene, VillagePicture, WonderScene,
};

use super::board::{amounts, harbour_at};

pub fn scene(rules: &Rules) -> Option<SeaScene> {
    let map = rules.setup.layout.sea.as_ref()?;
    let region = |region: &board::Region| RegionPicture {
        name: region.name.clone(),
        hexes: region
            .hexes
            .iter()
            .map(|(q, r)| format!("{q},{r}"))
            .collect(),
        bonus: region.bonus && map.bonus > 0,
    };
    let start = rules.start().public.sea;
    let mut scene = SeaScene {
        scenario: rules.setup.options.scenario.clone(),
        regions: map.regions.iter().map(region).collect(),
        bonus: map.bonus,
        robber: rules.sea().has_robber,
        fleet_path: Vec::new(),
        gifts: gifts(rules, &start),
        villages: villages(rules, &start),
        wonders: Vec::new(),
    };
    match &rules.sea().special {
        Special::Pirates(it) => {
            scene.fleet_path = it.path.iter().map(|hex| rules.hex_name(*hex)).collect();
        }
        Special::Wonders(it) => {
            let corners = |wonder: Wonder| match wonder {
                Wonder::GreatBridge => it.bridge,
                Wonder::GreatWall => it.wall,
                Wonder::Theatre | Wonder::Monument | Wonder::Cathedral => {
                    hexgrid::CornerSet::default()
                }
            };
            let wonder = |wonder: &Wonder| WonderScene {
                wonder: wonder.word().to_owned(),
                cost: amounts(wonder_level_price(*wonder)),
                corners: names(corners(*wonder), |corner: Corner| rules.corner_name(corner)),
            };
            scene.wonders = Wonder::ALL.iter().map(wonder).collect();
        }
        Special::None | Special::Tribe(_) | Special::Cloth(_) => {}
    }
    Some(scene)
}

fn names<P>(places: impl IntoIterator<Item = P>, name: impl Fn(P) -> String) -> Vec<String> {
    places.into_iter().map(name).collect()
}

pub fn picture(rules: &Rules, view: &View) -> Option<SeaPicture> {
    if !rules.is_at_sea() {
        return None;
    }
    let (public, sea) = (&view.public, &view.public.sea);
    let found = |hex: Hex| HexPicture {
        name: rules.hex_name(hex),
        terrain: chart::terrain(rules, public, hex).word().to_owned(),
        number: chart::number(rules, public, hex),
    };
    let discovered: HexSet = chart::discoveries(rules, public)
        .map(|(hex, _)| hex)
        .collect();
    let docks = sea.docks.iter().flatten();
    let harbours = docks.map(|dock| -> HarbourPicture { harbour_at(rules, dock.edge, dock.kind) });
    let fleets = Seat::all(rules.players).map(|seat| fleet(rules, view, seat));
    let has_figure = rules.sea().has_pirate;
    Some(SeaPicture {
        pirate: has_figure.then(|| rules.hex_name(sea.pirate)),
        coasts: coasts(rules, public),
        found: discovered.into_iter().map(found).collect(),
        harbours: harbours.collect(),
        gifts: gifts(rules, sea),
        villages: villages(rules, sea),
        cloth_left: sea.cloth_left,
        fleets: fleets.collect(),
        lifted: if let Task::MoveShip(edge) = public.agenda.top() {
            Some(rules.edge_name(edge))
        } else {
            None
        },
    })
}

/// SEA-R-37: nobody has a place before the dice have named who begins.
fn coasts(rules: &Rules, public: &Public) -> Vec<CoastPicture> {
    let Special::Pirates(it) = &rules.sea().special else {
        return Vec::new();
    };
    if public.agenda.top() == Task::RollForStart {
        return Vec::new();
    }
    let coast = |seat: Seat| {
        let west = it.west(public, seat);
        CoastPicture {
            seat: seat.0,
            beachhead: rules.corner_name(west.beachhead),
            fortress: rules.corner_name(west.fortress),
        }
    };
    Seat::all(rules.players).map(coast).collect()
}

fn gifts(rules: &Rules, sea: &SeaState) -> Vec<GiftPicture> {
    let Special::Tribe(it) = &rules.sea().special else {
        return Vec::new();
    };
    let lies = |(index, _): &(usize, _)| sea.gifts >> index & 1 == 1;
    let gift = |(_, (edge, gift)): (usize, &(Edge, Gift))| {
        let (word, kind) = match gift {
            Gift::Point => ("point", None),
            Gift::Card => ("card", None),
            Gift::Harbour(kind) => ("harbour", Some(kind.word().to_owned())),
        };
        GiftPicture {
            edge: rules.edge_name(*edge),
            gift: word.to_owned(),
            kind,
        }
    };
    it.gifts.iter().enumerate().filter(lies).map(gift).collect()
}

fn villages(rules: &Rules, sea: &SeaState) -> Vec<VillagePicture> {
    let Special::Cloth(it) = &rules.sea().special else {
        return Vec::new();
    };
    let villages = it.villages.iter().zip(sea.villages);
    villages
        .map(|((corner, number), village)| VillagePicture {
            corner: rules.corner_name(*corner),
            number: *number,
            cloth: village.cloth,
            traders: village.traders.iter().map(|seat| seat.0).collect(),
        })
        .collect()
}

fn fleet(rules: &Rules, view: &View, seat: Seat) -> FleetPicture {
    let fleet: &Fleet = &view.public.sea.fleets[seat.index()];
    let edges = |set: hexgrid::EdgeSet| names(set, |edge: Edge| rules.edge_name(edge));
    let map = rules.setup.layout.sea.as_ref();
    let regions = map
        .into_iter()
        .flat_map(|map| map.regions.iter().enumerate());
    let explored = regions.filter(|(number, _)| fleet.explored >> number & 1 == 1);
    let held = Harbour::ALL
        .iter()
        .filter(|kind| fleet.tokens >> kind.index() & 1 == 1);
    FleetPicture {
        seat: seat.0,
        ships: edges(fleet.ships),
        warships: edges(fleet.ships & view.public.sea.warships),
        ships_left: fleet.ships_left,
        bonus: fleet.bonus,
        explored: explored.map(|(_, region)| region.name.clone()).collect(),
        gold: fleet.gold,
        tokens: held.map(|kind| kind.word().to_owned()).collect(),
        cloth: fleet.cloth,
        lairs: fleet.lairs,
        wonder: fleet.wonder.map(|wonder| wonder.word().to_owned()),
        level: fleet.level,
    }
}
