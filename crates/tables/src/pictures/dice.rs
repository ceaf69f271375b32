//! The dice game as a client draws it.

use dice::{BOXES, Face, Faces, ROLLS, Rules, Symbol, View};
use game::{Game, Seat};
use protocol::{Amount, DicePicture, DiceScene, Price, SheetPicture, SheetSymbol};

pub fn scene() -> DiceScene {
    let symbol = |symbol: Symbol| SheetSymbol {
        id: symbol.name().to_owned(),
        points: symbol.points(),
        joker: match symbol {
            Symbol::Knight(knight) => Some(knight.joker().map_or("any", Face::word).to_owned()),
            Symbol::Road(_) | Symbol::Settlement(_) | Symbol::City(_) => None,
        },
    };
    let price = |(verb, cost): (&str, Faces)| Price {
        verb: verb.to_owned(),
        goods: Face::ALL
            .iter()
            .filter(|face| cost.count(**face) > 0)
            .map(|face| Amount::new(face.word(), cost.count(*face)))
            .collect(),
    };
    let prices = [
        ("road", dice::sheet::ROAD_COST),
        ("settle", dice::sheet::SETTLEMENT_COST),
        ("city", dice::sheet::CITY_COST),
        ("knight", dice::sheet::KNIGHT_COST),
    ];
    DiceScene {
        symbols: Symbol::all().map(symbol).collect(),
        prices: prices.map(price).to_vec(),
        boxes: BOXES as u8,
    }
}

pub fn picture(rules: &Rules, view: &View) -> DicePicture {
    let (state, turn) = (&view.state, view.state.turn());
    DicePicture {
        turn: state.seat().0,
        round: (state.round() + 1).min(BOXES as u8),
        dice: turn
            .dice()
            .iter()
            .map(|face| face.word().to_owned())
            .collect(),
        rolls_left: if turn.is_fixed() {
            0
        } else {
            ROLLS - turn.rolls()
        },
        turn_points: turn.points(),
        sheets: Seat::all(rules.seats())
            .map(|seat| sheet(view, seat))
            .collect(),
    }
}

fn sheet(view: &View, seat: Seat) -> SheetPicture {
    let sheet = view.state.sheet(seat);
    let is_built = |symbol: &Symbol| sheet.is_built(*symbol);
    let used = dice::Knight::all().filter(|knight| sheet.joker_is_used(*knight));
    SheetPicture {
        seat: seat.0,
        built: Symbol::all()
            .filter(is_built)
            .map(|symbol| symbol.name().to_owned())
            .collect(),
        jokers_used: used.map(|knight| knight.name().to_owned()).collect(),
        boxes: sheet
            .boxes()
            .iter()
            .copied()
            .take_while(|points| *points != 0)
            .collect(),
        total: i32::from(view.points[seat.index()]),
    }
}
