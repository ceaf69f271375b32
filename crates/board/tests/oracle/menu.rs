//! Everything a seat may decide now, in the notation of the table.

use std::collections::BTreeSet;

use board::{Countable, Development, Mode, Resource, Task, Wonder};
use game::Seat;

use super::geometry::{Corner, Edge, Hex, ends, read_edge};
use super::ledger::Ledger;
use super::route;
use super::world::World;

type Menu = BTreeSet<String>;

const FIVE: [(Resource, &str); 5] = [
    (Resource::Lumber, "lumber"),
    (Resource::Brick, "brick"),
    (Resource::Wool, "wool"),
    (Resource::Grain, "grain"),
    (Resource::Ore, "ore"),
];
const ROAD: [u8; 5] = [1, 1, 0, 0, 0];
const SETTLEMENT: [u8; 5] = [1, 1, 1, 1, 0];
const CITY: [u8; 5] = [0, 0, 0, 2, 3];
const CARD: [u8; 5] = [0, 0, 1, 1, 1];
const SHIP: [u8; 5] = [1, 0, 1, 0, 0];

/// SC8-7 … SC8-11: what a level costs.
const fn level(wonder: Wonder) -> [u8; 5] {
    match wonder {
        Wonder::Theatre => [1, 1, 3, 0, 0],
        Wonder::GreatBridge => [3, 0, 1, 1, 0],
        Wonder::Monument => [0, 0, 0, 3, 2],
        Wonder::GreatWall => [1, 3, 0, 1, 0],
        Wonder::Cathedral => [0, 1, 0, 1, 3],
    }
}

/// The whole menu; none where the sea has nothing to say, as in a negotiation.
pub fn of(world: &World, ledger: &Ledger, seat: usize) -> Option<Menu> {
    let asked = Asked {
        world,
        ledger,
        seat,
    };
    let waive = || BTreeSet::from(["waive".to_owned()]);
    Some(match world.state.task() {
        Task::FoundSettlement => corners("settle", &world.founding_corners(seat)),
        Task::FoundRoad => {
            let at = ledger.founded.expect("a settlement was founded");
            let mut menu = edges("road", &world.founding_roads(at));
            menu.extend(edges("ship", &world.founding_ships(at, seat)));
            menu
        }
        Task::BeforeRoll => {
            let mut menu = asked.cards();
            menu.insert("roll".to_owned());
            menu
        }
        Task::Main => asked.turn(),
        Task::Discard => kinds("discard", |kind| asked.holds(kind) > 0),
        Task::Gold(_) | Task::Take(_) => kinds("take", |kind| asked.stock(kind) > 0),
        Task::MoveRobber => asked.figures(),
        Task::PickVictim => asked.victims(),
        Task::PickPrey => asked.prey(),
        Task::PickAnybody => &asked.anybody() | &waive(),
        Task::FirstFreeRoad => asked.free_pieces(),
        Task::SecondFreeRoad => &asked.free_pieces() | &waive(),
        Task::MoveShip(from) => {
            let from = read_edge(&world.rules.edge_name(from)).expect("an edge");
            &edges("ship", &world.ships(seat, Some(from))) | &waive()
        }
        Task::PlaceHarbour => asked.harbours(),
        // Talk, chance, and what other boxes ask.
        Task::Negotiate
        | Task::BetweenRolls
        | Task::NeutralRoad
        | Task::NeutralSettlement
        | Task::GiveBack(_)
        | Task::Knights(_)
        | Task::Over
        | board::asks_nobody!() => return None,
    })
}

fn corners(verb: &str, places: &BTreeSet<Corner>) -> Menu {
    places.iter().map(|it| format!("{verb} {it:?}")).collect()
}

fn edges(verb: &str, places: &BTreeSet<Edge>) -> Menu {
    places.iter().map(|it| format!("{verb} {it:?}")).collect()
}

fn kinds(verb: &str, fits: impl Fn(Resource) -> bool) -> Menu {
    let kinds = FIVE.iter().filter(|(kind, _)| fits(*kind));
    kinds.map(|(_, word)| format!("{verb} {word}")).collect()
}

struct Asked<'a> {
    world: &'a World<'a>,
    ledger: &'a Ledger,
    seat: usize,
}

impl Asked<'_> {
    fn own(&self) -> Seat {
        Seat(self.seat as u8)
    }

    fn anybody(&self) -> Menu {
        let others = (0..self.world.sides.len()).filter(|it| *it != self.seat);
        let others = others.filter(|it| self.cards_of(*it) > 0);
        others.map(|it| format!("rob {}", self.name(it))).collect()
    }

    fn name(&self, seat: usize) -> &str {
        board::owner_name(self.world.rules, Seat(seat as u8))
    }

    fn holds(&self, kind: Resource) -> u8 {
        self.world.state.hand(self.own()).count(kind)
    }

    fn stock(&self, kind: Resource) -> u8 {
        self.world.state.public.bank.count(kind)
    }

    fn cards_of(&self, seat: usize) -> u32 {
        self.world.state.hand(Seat(seat as u8)).total()
    }

    fn can_pay(&self, cost: [u8; 5]) -> bool {
        FIVE.iter()
            .zip(cost)
            .all(|((kind, _), cost)| self.holds(*kind) >= cost)
    }

    fn has_ship(&self) -> bool {
        self.world.sides[self.seat].ships.len() < 15
    }

    fn free_pieces(&self) -> Menu {
        let pieces = self.world.state.pieces(self.own());
        let mut menu = Menu::new();
        if pieces.roads_left > 0 {
            menu.extend(edges("road", &self.world.roads(self.seat)));
        }
        if self.has_ship() {
            menu.extend(edges("ship", &self.world.ships(self.seat, None)));
        }
        menu
    }

    /// BASE-64 … BASE-70, SC7-22.
    fn cards(&self) -> Menu {
        let mut menu = Menu::new();
        let (state, own) = (self.world.state, self.world.state.own(self.own()));
        let has = |card| own.cards.count(card) > own.fresh.count(card);
        if state.public.card_played {
            return menu;
        }
        let can_arm = || {
            let (line, _) = self.world.line(self.seat, None);
            line.iter().any(|ship| !self.ledger.warships.contains(ship))
        };
        if has(Development::Knight) && (!self.world.book.is("pirate_islands") || can_arm()) {
            menu.insert("knight".to_owned());
        }
        if has(Development::RoadBuilding) && !self.free_pieces().is_empty() {
            menu.insert("road-building".to_owned());
        }
        if has(Development::Invention) && FIVE.iter().any(|(kind, _)| self.stock(*kind) > 0) {
            menu.insert("invention".to_owned());
        }
        if has(Development::Monopoly) {
            menu.extend(kinds("monopoly", |_| true));
        }
        menu
    }

    fn turn(&self) -> Menu {
        let (world, seat) = (self.world, self.seat);
        let pieces = world.state.pieces(self.own());
        let mut menu = self.cards();
        menu.insert("end".to_owned());
        if world.state.public.deck_left > 0 && self.can_pay(CARD) {
            menu.insert("buy".to_owned());
        }
        if world.rules.mode == Mode::Combined || !world.state.public.has_built {
            menu.extend(self.bank());
        }
        if pieces.roads_left > 0 && self.can_pay(ROAD) {
            menu.extend(edges("road", &world.roads(seat)));
        }
        if pieces.settlements_left > 0 && self.can_pay(SETTLEMENT) {
            menu.extend(corners("settle", &world.settlements(seat)));
        }
        if pieces.cities_left > 0 && self.can_pay(CITY) {
            menu.extend(corners("city", &world.sides[seat].settlements));
        }
        if self.has_ship() && self.can_pay(SHIP) {
            menu.extend(edges("ship", &world.ships(seat, None)));
        }
        if !self.ledger.has_moved {
            menu.extend(edges("move-ship", &world.movable(seat, &self.ledger.fresh)));
        }
        menu.extend(self.special());
        menu
    }

    /// BASE-85 … BASE-88.
    fn bank(&self) -> Menu {
        let harbours = self.world.harbours();
        let own = |edge: &Edge| {
            let side = &self.world.sides[self.seat];
            ends(*edge).iter().any(|end| side.has_building(*end))
        };
        let owned: Vec<_> = harbours.iter().filter(|(edge, _)| own(edge)).collect();
        let rate = |kind: Resource| match () {
            () if owned.iter().any(|(_, it)| *it == Some(kind)) => 2,
            () if owned.iter().any(|(_, it)| it.is_none()) => 3,
            () => 4,
        };
        let mut menu = Menu::new();
        for (give, from) in FIVE {
            for (get, to) in FIVE {
                if give != get && self.holds(give) >= rate(give) && self.stock(get) > 0 {
                    menu.insert(format!("bank {from} {to}"));
                }
            }
        }
        menu
    }

    /// SC7-24, SC8-12, SC8-15.
    fn special(&self) -> Menu {
        let mut menu = Menu::new();
        if self.world.book.is("pirate_islands") {
            let (_, corners) = self.world.line(self.seat, None);
            let is_there = corners.contains(&self.world.west(self.seat).fortress);
            if is_there && self.ledger.lairs[self.seat] > 0 {
                menu.insert("attack".to_owned());
            }
        }
        if !self.world.book.is("wonders_of_catan") {
            return menu;
        }
        match self.ledger.wonders[self.seat] {
            Some((wonder, done)) if done < 4 && self.can_pay(level(wonder)) => {
                menu.insert("wonder".to_owned());
            }
            Some(_) => {}
            None => {
                let taken: Vec<Wonder> = self
                    .ledger
                    .wonders
                    .iter()
                    .flatten()
                    .map(|it| it.0)
                    .collect();
                let free = Wonder::ALL.iter().filter(|it| !taken.contains(it));
                let fits = free.filter(|it| self.may_claim(**it));
                menu.extend(fits.map(|it| format!("claim {}", it.word())));
            }
        }
        menu
    }

    /// SC8-7 … SC8-11, SC8-13, SC8-14, SEA-R-25.
    fn may_claim(&self, wonder: Wonder) -> bool {
        let (world, side) = (self.world, &self.world.sides[self.seat]);
        let stands = |spots: &BTreeSet<Corner>| side.buildings().any(|it| spots.contains(it));
        match wonder {
            Wonder::Theatre => side.cities.len() >= 2,
            Wonder::GreatBridge => stands(&world.book.bridge),
            Wonder::GreatWall => stands(&world.book.wall),
            Wonder::Monument => {
                let harbours = world.harbours();
                let mut docks = harbours.iter().flat_map(|(edge, _)| ends(*edge));
                docks.any(|end| side.cities.contains(&end)) && route::longest(world, self.seat) >= 5
            }
            Wonder::Cathedral => {
                !side.cities.is_empty() && self.ledger.all_points(world, self.seat) >= 6
            }
        }
    }

    /// SEA-101, SC6-16.
    fn figures(&self) -> Menu {
        let robber = self.world.robber_hexes().into_iter();
        let mut menu: Menu = robber.map(|(q, r)| format!("robber {q},{r}")).collect();
        let is_cloth = self.world.book.is("cloth_for_catan");
        if is_cloth && !self.ledger.trades(self.seat) {
            return menu;
        }
        let place = |place: Option<Hex>| match place {
            Some((q, r)) => format!("pirate {q},{r}"),
            None => "pirate frame".to_owned(),
        };
        menu.extend(self.world.pirate_places().into_iter().map(place));
        menu
    }

    /// BASE-53.
    fn victims(&self) -> Menu {
        let hex = self.world.robber.expect("he was just moved");
        let at = super::geometry::corners_of(hex);
        let is_there = |seat: &usize| {
            let side = &self.world.sides[*seat];
            at.iter().any(|corner| side.has_building(*corner))
        };
        let others = (0..self.world.sides.len()).filter(|it| *it != self.seat);
        let victims = others.filter(is_there).filter(|it| self.cards_of(*it) > 0);
        victims.map(|it| format!("rob {}", self.name(it))).collect()
    }

    /// SEA-110, SEA-111, SEA-R-33.
    fn prey(&self) -> Menu {
        let mut menu = Menu::from(["waive".to_owned()]);
        for seat in self.world.near_pirate(self.seat) {
            if self.cards_of(seat) > 0 {
                menu.insert(format!("rob {}", self.name(seat)));
            }
            if self.ledger.cloth[seat] > 0 {
                menu.insert(format!("rob-cloth {}", self.name(seat)));
            }
        }
        menu
    }

    /// SC5-12, SC9-4.
    fn harbours(&self) -> Menu {
        let mut menu = Menu::new();
        for kind in &self.ledger.tokens[self.seat] {
            for edge in self.world.harbour_edges(self.seat) {
                menu.insert(format!("harbour {kind} {edge:?}"));
            }
        }
        menu
    }
}
