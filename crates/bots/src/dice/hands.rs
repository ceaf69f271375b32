//! Every hand of up to six dice, numbered, and what one step makes of it.
//!
//! Smaller hands come first, so that the hands of up to n dice are the first [`up_to`]\(n\).

use std::sync::LazyLock;

use dice::{Face, Faces, Symbol};

/// A number no hand has: the step is not possible.
pub const NONE: u16 = u16::MAX;
/// Hands of up to six dice.
pub const ALL: usize = 924;
const FACES: usize = Face::ALL.len();

/// How many hands have at most so many dice: binomial coefficients.
pub const fn up_to(dice: u8) -> usize {
    [1, 7, 28, 84, 210, 462, ALL][dice as usize]
}

/// What a build takes away, by kind.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Build {
    Road,
    Settlement,
    City,
    Knight,
}

impl Build {
    pub const ALL: [Build; 4] = [Build::Road, Build::Settlement, Build::City, Build::Knight];

    pub fn of(symbol: Symbol) -> Build {
        match symbol {
            Symbol::Road(_) => Build::Road,
            Symbol::Settlement(_) => Build::Settlement,
            Symbol::City(_) => Build::City,
            Symbol::Knight(_) => Build::Knight,
        }
    }

    pub fn cost(self) -> Faces {
        match self {
            Build::Road => dice::sheet::ROAD_COST,
            Build::Settlement => dice::sheet::SETTLEMENT_COST,
            Build::City => dice::sheet::CITY_COST,
            Build::Knight => dice::sheet::KNIGHT_COST,
        }
    }
}

pub struct Hand {
    pub faces: Faces,
    /// With one die more that shows this face.
    pub more: [u16; FACES],
    /// With one die less.
    pub less: [u16; FACES],
    /// After a build of each kind.
    pub built: [u16; 4],
    /// After two gold became this resource; none if there are no two.
    pub traded: [u16; FACES],
    /// After one die was turned to this face, by the face it showed.
    pub turned: [[u16; FACES]; FACES],
}

pub static HANDS: LazyLock<Vec<Hand>> = LazyLock::new(|| {
    let all = every_hand();
    all.iter().map(|faces| steps(&all, *faces)).collect()
});

/// The number of a hand.
pub fn number(faces: Faces) -> usize {
    let place = HANDS.binary_search_by_key(&order(faces), |hand| order(hand.faces));
    place.expect("every hand of six dice is numbered")
}

fn order(faces: Faces) -> (u8, Faces) {
    (faces.total(), faces)
}

fn every_hand() -> Vec<Faces> {
    let mut all = vec![Faces::NONE];
    for size in 0..dice::DICE {
        let smaller = all.iter().copied().filter(|hand| hand.total() == size);
        let mut larger: Vec<Faces> = smaller
            .flat_map(|hand| Face::ALL.map(|face| hand + Faces::of(face)))
            .collect();
        larger.sort();
        larger.dedup();
        all.extend(larger);
    }
    all
}

fn steps(all: &[Faces], faces: Faces) -> Hand {
    let number = |hand: Faces| {
        let place = all.iter().position(|other| *other == hand);
        place.map_or(NONE, |place| place as u16)
    };
    let without = |part: Faces| faces.covers(part).then(|| faces - part);
    let gold = Faces::of(Face::Gold);
    Hand {
        faces,
        more: Face::ALL.map(|face| {
            let fits = faces.total() < dice::DICE;
            if fits {
                number(faces + Faces::of(face))
            } else {
                NONE
            }
        }),
        less: Face::ALL.map(|face| without(Faces::of(face)).map_or(NONE, number)),
        built: Build::ALL.map(|kind| without(kind.cost()).map_or(NONE, number)),
        traded: Face::ALL.map(|face| match without(gold + gold) {
            Some(rest) if face.is_resource() => number(rest + Faces::of(face)),
            _ => NONE,
        }),
        turned: Face::ALL.map(|to| {
            Face::ALL.map(|from| match without(Faces::of(from)) {
                Some(rest) if from != to => number(rest + Faces::of(to)),
                _ => NONE,
            })
        }),
    }
}
