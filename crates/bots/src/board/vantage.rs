//! What one seat knows of its table, with the questions every part of play asks.

use board::{
    Cards, Development, Fleet, Goods, Own, Pieces, Public, Resource, Rules, Terrain, View, chart,
    harbour_rates,
};
use game::Seat;
use hexgrid::{Corner, CornerSet, Hex};

use super::income::Income;

/// A seat's view, and the rules it is played by.
pub struct Vantage<'a> {
    pub rules: &'a Rules,
    pub public: &'a Public,
    pub seat: Seat,
    pub own: Own,
}

impl<'a> Vantage<'a> {
    pub fn new(rules: &'a Rules, view: &'a View, seat: Seat) -> Vantage<'a> {
        Vantage {
            rules,
            public: &view.public,
            seat,
            own: view.own(seat).copied().unwrap_or_default(),
        }
    }

    pub fn pieces(&self, seat: Seat) -> &'a Pieces {
        &self.public.pieces[seat.index()]
    }

    pub fn mine(&self) -> &'a Pieces {
        self.pieces(self.seat)
    }

    /// The own ships, and what was won at sea.
    pub fn fleet(&self) -> &'a Fleet {
        &self.public.sea.fleets[self.seat.index()]
    }

    pub fn hand(&self) -> Goods {
        self.own.hand
    }

    /// So many cards survive a seven; walls protect more.
    pub fn hand_limit(&self) -> u8 {
        let walls = self.public.knights.realm(self.seat).walls.len() as u8;
        self.rules.hand_limit + 2 * walls
    }

    /// Corners on which a settlement may stand: far enough from others, and no knight is there.
    pub fn open(&self) -> CornerSet {
        self.public.open & !self.public.knights.occupied
    }

    /// The other players; neutral ones are none.
    pub fn rivals(&self) -> impl Iterator<Item = Seat> + use<> {
        let seat = self.seat;
        Seat::all(self.rules.players).filter(move |other| *other != seat)
    }

    /// The own points, hidden ones included.
    pub fn my_points(&self) -> u8 {
        self.mine().points + self.own.cards.count(Development::Point)
    }

    /// Would so many more points win at once?
    pub fn wins_with(&self, more: u8) -> bool {
        let goal = board::points_to_win(self.rules, self.public, self.seat);
        goal.is_some_and(|goal| self.my_points() + more >= goal)
    }

    /// The points of a seat as far as they can be guessed: some of its cards will be points.
    pub fn points(&self, seat: Seat) -> f64 {
        if seat == self.seat {
            return f64::from(self.my_points());
        }
        let pieces = self.pieces(seat);
        f64::from(pieces.points) + f64::from(pieces.cards_held) * self.chance_of(Development::Point)
    }

    /// How likely a card nobody has shown yet is of this kind.
    pub fn chance_of(&self, card: Development) -> f64 {
        let unseen = self.unseen_cards();
        f64::from(unseen.count(card)) / f64::from(unseen.total().max(1))
    }

    /// Development cards that are in the deck or in other hands.
    pub fn unseen_cards(&self) -> Cards {
        self.rules.deck - self.public.played - self.own.cards
    }

    /// Resource cards in the hands of the others, all together: what the bank and we have not.
    pub fn in_other_hands(&self) -> Goods {
        board::supply(self.rules) - self.public.bank - self.own.hand - self.own.laid_aside
    }

    /// Points this seat still needs.
    pub fn missing_points(&self, seat: Seat) -> f64 {
        (f64::from(self.rules.goal) - self.points(seat)).max(0.0)
    }

    /// Is this seat so near its goal that nothing should be done for it?
    pub fn is_near_victory(&self, seat: Seat) -> bool {
        self.missing_points(seat) < 2.5
    }

    /// Own turns until the game will probably be over.
    pub fn rounds_left(&self) -> f64 {
        let seats = Seat::all(self.rules.players);
        let nearest = seats
            .map(|seat| self.missing_points(seat))
            .fold(f64::MAX, f64::min);
        (ROUNDS_A_POINT * nearest).clamp(1.0, MOST_ROUNDS)
    }

    /// Rolls from one own turn to the next.
    pub fn rolls_a_round(&self) -> f64 {
        let rolls = if self.rules.modules.two_player { 2 } else { 1 };
        f64::from(rolls * self.rules.players)
    }

    /// In how many of 36 rolls a hex pays.
    pub fn pips(&self, hex: Hex) -> u8 {
        let number = board::number_on(self.rules, self.public, hex);
        number.map_or(0, |number| 6 - number.abs_diff(7))
    }

    pub fn terrain(&self, hex: Hex) -> Terrain {
        if self.rules.is_at_sea() {
            chart::terrain(self.rules, self.public, hex)
        } else {
            self.rules.terrain(hex)
        }
    }

    /// The rates a building on this corner brings, harbours that players placed included.
    pub fn rates(&self, corner: Corner) -> Goods {
        let printed = self.rules.rates(corner);
        let docks = self.public.sea.docks.iter().flatten();
        let here = docks.filter(|dock| self.rules.grid.edge_ends(dock.edge).contains(&corner));
        here.fold(printed, |rates, dock| rates.min(harbour_rates(dock.kind)))
    }

    /// What one building on a corner brings in a round, were the robber nowhere.
    pub fn yield_of(&self, corner: Corner) -> Income {
        self.yield_of_each(corner, |_| 1.0, Terrain::resource)
    }

    /// What a city on a corner brings in a round beyond a settlement.
    pub fn city_yield_of(&self, corner: Corner) -> Income {
        self.yield_of_each(corner, |_| 1.0, self.city_kind())
    }

    /// What a city's second card is at a terrain: CK-25 makes some of them commodities.
    fn city_kind(&self) -> fn(Terrain) -> Option<Resource> {
        if self.rules.has_knights() {
            second_card
        } else {
            Terrain::resource
        }
    }

    /// What a seat's buildings bring in a round. The robber goes on some day: he counts half.
    pub fn income(&self, seat: Seat) -> Income {
        let share = |hex| if hex == self.public.robber { 0.5 } else { 1.0 };
        let pieces = self.pieces(seat);
        let mut income = Income::NONE;
        for corner in pieces.buildings() {
            let mut cards = self.yield_of_each(corner, share, Terrain::resource);
            if pieces.cities.contains(corner) {
                cards += self.yield_of_each(corner, share, self.city_kind());
            }
            income += cards;
        }
        income
    }

    fn yield_of_each(
        &self,
        corner: Corner,
        share: impl Fn(Hex) -> f64,
        kind: impl Fn(Terrain) -> Option<Resource>,
    ) -> Income {
        let a_pip = self.rolls_a_round() / 36.0;
        let mut income = Income::NONE;
        for hex in self.rules.grid.corner_hexes(corner) {
            let cards = share(hex) * a_pip * f64::from(self.pips(hex));
            let terrain = self.terrain(hex);
            if let Some(kind) = kind(terrain) {
                income.add(kind, cards);
            } else if terrain == Terrain::Gold {
                // A card of one's choice: a little of everything, and a little more.
                for kind in Resource::FIVE {
                    income.add(*kind, cards * GOLD / Resource::FIVE.len() as f64);
                }
            }
        }
        income
    }
}

/// CK-25: what a city takes besides the resource.
fn second_card(terrain: Terrain) -> Option<Resource> {
    match terrain {
        Terrain::Forest => Some(Resource::Paper),
        Terrain::Pasture => Some(Resource::Cloth),
        Terrain::Mountains => Some(Resource::Coin),
        Terrain::Hills
        | Terrain::Fields
        | Terrain::Desert
        | Terrain::Sea
        | Terrain::Gold
        | Terrain::Fog => terrain.resource(),
    }
}

/// How long the leader takes for a point, by experience.
const ROUNDS_A_POINT: f64 = 1.7;
const MOST_ROUNDS: f64 = 13.0;
/// What a choice is worth, compared with a card that is dealt.
const GOLD: f64 = 1.4;

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::testing::{RED, island_with_knights, view};

    /// CK-CARD-inventor: plans go by the numbers as they lie, not as they were dealt.
    #[test]
    fn numbers_that_were_swapped_count_where_they_lie_now() {
        let rules = island_with_knights();
        let mut view = view(&rules, RED, "");
        let six = view.public.knights.chips[6]
            .first()
            .expect("there is a six");
        let before = Vantage::new(&rules, &view, RED).pips(six);
        view.public.knights.chips.swap(6, 2);
        let after = Vantage::new(&rules, &view, RED).pips(six);
        assert_eq!((before, after), (5, 1));
    }
}
