//! What a seat of the board family sees, as a row of small numbers.
//!
//! The writer is lent the open part and the seat's own cards, nothing else. Players are counted
//! from the viewer, who is number 0; neutral ones keep their places behind them.

use board::{
    Area, Countable, Counts, Development, Harbour, OfferAnswer, Own, ProgressCard, Public, Rules,
    Task, Terrain, number_on,
};
use game::Seat;
use hexgrid::{CornerSet, EdgeName, EdgeSet, Hex};

use super::{Sizes, codes};
use crate::{Plan, after, small};

macro_rules! fields {
    ($($FIELD:ident $name:literal $shape:expr,)+) => {
        #[allow(non_camel_case_types, clippy::upper_case_acronyms)]
        #[derive(Clone, Copy)]
        #[repr(usize)]
        pub enum At {
            $($FIELD,)+
        }

        fn shapes(rules: &Rules, n: &Sizes) -> Vec<(&'static str, Vec<usize>)> {
            let two = usize::from(rules.modules.two_player);
            let sea = usize::from(rules.is_at_sea());
            let knights = usize::from(rules.has_knights());
            let _ = (two, sea, knights);
            vec![$(($name, $shape(n, [two, sea, knights]))),+]
        }
    };
}

const DEVELOPMENTS: usize = Development::ALL.len();
pub const CARDS: usize = ProgressCard::ALL.len();
const AREAS: usize = Area::ALL.len();
/// Numbers of a player's entry in `players` and in `fleets`.
const FACTS: usize = 12;
pub const SEA_FACTS: usize = 8;

fields! {
    Terrain "terrain" |n: &Sizes, _| vec![n.hexes],
    Numbers "numbers" |n: &Sizes, _| vec![n.hexes],
    Harbours "harbours" |n: &Sizes, _| vec![n.corners],
    Phase "phase" |_: &Sizes, _| vec![1],
    Turn "turn" |_: &Sizes, _| vec![1],
    Turns "turns" |_: &Sizes, _| vec![1],
    Flags "flags" |_: &Sizes, _| vec![4],
    Robber "robber" |n: &Sizes, _| vec![n.hexes],
    Bank "bank" |n: &Sizes, _| vec![n.kinds],
    Hand "hand" |n: &Sizes, _| vec![n.kinds],
    LaidAside "laid_aside" |n: &Sizes, _| vec![n.kinds],
    Cards "cards" |_: &Sizes, _| vec![DEVELOPMENTS],
    Fresh "fresh" |_: &Sizes, _| vec![DEVELOPMENTS],
    Played "played" |_: &Sizes, _| vec![DEVELOPMENTS],
    Players "players" |n: &Sizes, _| vec![n.players, FACTS],
    Rates "rates" |n: &Sizes, _| vec![n.players, n.kinds],
    Settlements "settlements" |n: &Sizes, _| vec![n.owners, n.corners],
    Cities "cities" |n: &Sizes, _| vec![n.owners, n.corners],
    Roads "roads" |n: &Sizes, _| vec![n.owners, n.edges],
    Offer "offer" |n: &Sizes, _| vec![2, n.kinds],
    Answers "answers" |n: &Sizes, _| vec![n.players, 2],
    Counters "counters" |n: &Sizes, _| vec![n.players, 2, n.kinds],
    Two "two" |_: &Sizes, on: [usize; 3]| vec![6 * on[0]],
    Pirate "pirate" |n: &Sizes, on: [usize; 3]| vec![n.spots * on[1]],
    Ships "ships" |n: &Sizes, on: [usize; 3]| vec![n.owners * on[1], n.edges],
    Warships "warships" |n: &Sizes, on: [usize; 3]| vec![n.edges * on[1]],
    NewShips "new_ships" |n: &Sizes, on: [usize; 3]| vec![n.edges * on[1]],
    Fleets "fleets" |n: &Sizes, on: [usize; 3]| vec![n.players * on[1], SEA_FACTS],
    Tokens "tokens" |n: &Sizes, on: [usize; 3]| vec![n.players * on[1], Harbour::ALL.len()],
    Explored "explored" |n: &Sizes, on: [usize; 3]| vec![n.players * on[1], 16],
    Gifts "gifts" |_: &Sizes, on: [usize; 3]| vec![32 * on[1]],
    Villages "villages" |n: &Sizes, on: [usize; 3]| vec![board::VILLAGES * on[1], 1 + n.players],
    Sea "sea" |_: &Sizes, on: [usize; 3]| vec![4 * on[1]],
    Knights "knights" |n: &Sizes, on: [usize; 3]| vec![n.players * on[2], n.corners],
    Ready "ready" |n: &Sizes, on: [usize; 3]| vec![2 * on[2], n.corners],
    Walls "walls" |n: &Sizes, on: [usize; 3]| vec![n.corners * on[2]],
    Reduced "reduced" |n: &Sizes, on: [usize; 3]| vec![n.corners * on[2]],
    Metropolises "metropolises" |n: &Sizes, on: [usize; 3]| vec![AREAS * on[2], n.corners],
    Merchant "merchant" |n: &Sizes, on: [usize; 3]| vec![n.hexes * on[2]],
    MerchantOwner "merchant_owner" |n: &Sizes, on: [usize; 3]| vec![n.players * on[2]],
    Levels "levels" |n: &Sizes, on: [usize; 3]| vec![n.players * on[2], AREAS],
    Hidden "hidden" |n: &Sizes, on: [usize; 3]| vec![n.players * on[2], AREAS],
    Defenders "defenders" |n: &Sizes, on: [usize; 3]| vec![n.players * on[2]],
    Shown "shown" |n: &Sizes, on: [usize; 3]| vec![n.players * on[2], CARDS],
    Due "due" |n: &Sizes, on: [usize; 3]| vec![n.players * on[2]],
    Bartered "bartered" |n: &Sizes, on: [usize; 3]| vec![n.players * on[2]],
    FleetKinds "fleet_kinds" |n: &Sizes, on: [usize; 3]| vec![n.kinds * on[2]],
    Decks "decks" |_: &Sizes, on: [usize; 3]| vec![AREAS * on[2]],
    Barbarians "barbarians" |_: &Sizes, on: [usize; 3]| vec![4 * on[2]],
    Displaced "displaced" |_: &Sizes, on: [usize; 3]| vec![3 * on[2]],
    Progress "progress" |_: &Sizes, on: [usize; 3]| vec![CARDS * on[2]],
    ShownHand "shown_hand" |n: &Sizes, on: [usize; 3]| vec![n.kinds * on[2]],
    ShownProgress "shown_progress" |_: &Sizes, on: [usize; 3]| vec![CARDS * on[2]],
}

pub fn fields(rules: &Rules, sizes: &Sizes) -> Vec<(&'static str, Vec<usize>)> {
    shapes(rules, sizes)
}

/// Where the part of a row begins that changes in every game.
pub fn steady(plan: &Plan) -> usize {
    plan.start(At::Phase as usize)
}

/// One seat's sight of a table.
pub struct Sight<'a> {
    pub rules: &'a Rules,
    pub public: &'a Public,
    pub own: &'a Own,
    pub seat: Seat,
}

impl<'a> Sight<'a> {
    pub fn new(rules: &'a Rules, public: &'a Public, own: &'a Own, seat: Seat) -> Sight<'a> {
        Sight {
            rules,
            public,
            own,
            seat,
        }
    }

    /// The island.
    pub fn write_steady(&self, plan: &Plan, row: &mut [i8]) {
        let rules = self.rules;
        let at_sea = rules.is_at_sea();
        for hex in rules.grid.all_hexes() {
            let fog = if at_sea { self.found(hex) } else { None };
            let terrain = fog.unwrap_or(rules.terrain(hex));
            plan.part(At::Terrain as usize, row)[hex.index()] = codes::terrain(terrain);
            let number = number_on(rules, self.public, hex).unwrap_or(0);
            plan.part(At::Numbers as usize, row)[hex.index()] = small(number);
        }
        let harbours = plan.part(At::Harbours as usize, row);
        let printed = rules.setup.layout.harbours.iter().filter_map(|site| {
            let name = EdgeName::of(site.at(), site.direction()?);
            Some((rules.grid.edge(name)?, site.kind))
        });
        let docks = self.public.sea.docks.iter().flatten();
        for (edge, kind) in printed.chain(docks.map(|dock| (dock.edge, dock.kind))) {
            for corner in rules.grid.edge_ends(edge) {
                harbours[corner.index()] = 1 + kind.index() as i8;
            }
        }
    }

    fn found(&self, hex: Hex) -> Option<Terrain> {
        let fog = &self.rules.sea().fog;
        let place = fog.iter().position(|hidden| *hidden == hex)?;
        Some(self.public.sea.found[place].terrain)
    }

    pub fn after(&self, seat: Seat) -> usize {
        after(self.seat, seat, self.rules.players)
    }

    /// Everything that changes.
    #[inline]
    pub fn write(&self, plan: &Plan, row: &mut [i8]) {
        let (rules, public) = (self.rules, self.public);
        let task = public.agenda.top();
        plan.part(At::Phase as usize, row)[0] = codes::phase(task);
        plan.part(At::Turn as usize, row)[0] = self.after(public.turn) as i8;
        plan.part(At::Turns as usize, row)[0] = small(public.turns);
        let flags = [
            u8::from(public.card_played),
            u8::from(public.has_built),
            public.deck_left,
            public.to_take(),
        ];
        for (flag, place) in flags.into_iter().zip(plan.part(At::Flags as usize, row)) {
            *place = small(flag);
        }
        if public.robber.index() < rules.grid.hex_count() {
            plan.part(At::Robber as usize, row)[public.robber.index()] = 1;
        }
        self.write_cards(plan, row);
        for seat in Seat::all(rules.players) {
            self.write_player(plan, row, seat);
        }
        for owner in Seat::all(rules.owners) {
            self.write_pieces(plan, row, owner);
        }
        if task == Task::Negotiate || !public.proposals.open.is_empty() {
            self.write_offers(plan, row);
        }
        if rules.modules.two_player {
            self.write_two(plan, row);
        }
        if rules.is_at_sea() {
            self.write_sea(plan, row);
        }
        if rules.has_knights() {
            self.write_knights(plan, row);
        }
    }

    #[inline]
    fn write_cards(&self, plan: &Plan, row: &mut [i8]) {
        counts(self.public.bank, plan.part(At::Bank as usize, row));
        counts(self.own.hand, plan.part(At::Hand as usize, row));
        counts(self.own.laid_aside, plan.part(At::LaidAside as usize, row));
        counts(self.own.cards, plan.part(At::Cards as usize, row));
        counts(self.own.fresh, plan.part(At::Fresh as usize, row));
        counts(self.public.played, plan.part(At::Played as usize, row));
    }

    #[inline]
    fn write_player(&self, plan: &Plan, row: &mut [i8], seat: Seat) {
        let (public, at) = (self.public, self.after(seat));
        let pieces = &public.pieces[seat.index()];
        let facts = [
            pieces.points,
            pieces.hand_size,
            pieces.cards_held,
            pieces.knights,
            pieces.roads_left,
            pieces.settlements_left,
            pieces.cities_left,
            pieces.route,
            pieces.to_discard,
            pieces.laid_aside,
            u8::from(public.route_holder == Some(seat)),
            u8::from(public.army_holder == Some(seat)),
        ];
        let places = &mut plan.part(At::Players as usize, row)[at * FACTS..][..FACTS];
        for (fact, place) in facts.into_iter().zip(places) {
            *place = small(fact);
        }
        let rates = plan.part(At::Rates as usize, row);
        let kinds = rates.len() / usize::from(self.rules.players);
        counts(pieces.rates, &mut rates[at * kinds..][..kinds]);
    }

    #[inline]
    fn write_pieces(&self, plan: &Plan, row: &mut [i8], owner: Seat) {
        let (grid, pieces) = (&self.rules.grid, &self.public.pieces[owner.index()]);
        let at = if owner.0 < self.rules.players {
            self.after(owner)
        } else {
            owner.index()
        };
        let (corners, edges) = (grid.corner_count(), grid.edge_count());
        let of_corners = |row| plan.part(At::Settlements as usize, row);
        mark_corners(
            pieces.settlements,
            &mut of_corners(row)[at * corners..][..corners],
        );
        let cities = &mut plan.part(At::Cities as usize, row)[at * corners..][..corners];
        mark_corners(pieces.cities, cities);
        mark_edges(
            pieces.roads,
            &mut plan.part(At::Roads as usize, row)[at * edges..][..edges],
        );
    }

    fn write_offers(&self, plan: &Plan, row: &mut [i8]) {
        let (public, players) = (self.public, self.rules.players);
        let talk = &public.negotiation;
        let offer = plan.part(At::Offer as usize, row);
        let kinds = offer.len() / 2;
        counts(talk.offer.give(), &mut offer[..kinds]);
        counts(talk.offer.get(), &mut offer[kinds..]);
        for seat in Seat::all(players) {
            let at = self.after(seat);
            let (answer, counter) = match talk.answers[seat.index()] {
                OfferAnswer::Open => (0, None),
                OfferAnswer::Rejected => (1, None),
                OfferAnswer::Accepted => (2, None),
                OfferAnswer::Countered(offer) => (3, Some(offer)),
            };
            let answers = plan.part(At::Answers as usize, row);
            answers[2 * at] = answer;
            answers[2 * at + 1] = i8::from(talk.to == Some(seat));
            if let Some(counter) = counter {
                let counters = plan.part(At::Counters as usize, row);
                let here = &mut counters[2 * kinds * at..][..2 * kinds];
                counts(counter.give(), &mut here[..kinds]);
                counts(counter.get(), &mut here[kinds..]);
            }
        }
    }
}

/// So many of each kind.
#[inline]
pub fn counts<K: Countable>(counts: Counts<K>, places: &mut [i8]) {
    for (kind, place) in K::ALL.iter().zip(places) {
        *place = small(counts.count(*kind));
    }
}

#[inline]
pub fn mark_corners(corners: CornerSet, places: &mut [i8]) {
    corners
        .into_iter()
        .for_each(|corner| places[corner.index()] = 1);
}

#[inline]
pub fn mark_edges(edges: EdgeSet, places: &mut [i8]) {
    edges.into_iter().for_each(|edge| places[edge.index()] = 1);
}
