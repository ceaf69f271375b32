//! The board family as a client draws it.

use super::{knights, sea};
use board::{
    ACTIVATION_PRICE, CARD_PRICE, CITY_PRICE, Countable, Counts, Ending, Harbour, HarbourSite,
    KNIGHT_PRICE, Negotiation, OfferAnswer, Own, Public, ROAD_PRICE, Resource, Rules,
    SETTLEMENT_PRICE, SHIP_PRICE, State, Task, View, WALL_PRICE, owner_name,
};
use game::Seat;
use hexgrid::{Corner, Edge, EdgeName, Hex};
use protocol::{
    Amount, AnswerKind, AnswerPicture, BaseEvent, BoardEvent, BoardPicture, BoardScene, GameEvent,
    HarbourPicture, HexPicture, KnightsEvent, NegotiationPicture, OwnerPicture, PlayerPicture,
    Price, TalkKind,
};

pub fn scene(rules: &Rules) -> BoardScene {
    let hex = |hex: Hex| HexPicture {
        name: rules.hex_name(hex),
        terrain: format!("{:?}", rules.terrain(hex)).to_lowercase(),
        number: rules.number(hex),
    };
    let price = |(verb, goods): (&str, board::Goods)| Price {
        verb: verb.to_owned(),
        goods: amounts(goods),
    };
    let mut prices = vec![
        ("road", ROAD_PRICE),
        ("settle", SETTLEMENT_PRICE),
        ("city", CITY_PRICE),
        ("buy", CARD_PRICE),
    ];
    if rules.has_knights() {
        prices.retain(|(verb, _)| *verb != "buy");
        prices.extend([
            ("raise", KNIGHT_PRICE),
            ("promote", KNIGHT_PRICE),
            ("activate", ACTIVATION_PRICE),
            ("wall", WALL_PRICE),
        ]);
    }
    if rules.is_at_sea() {
        prices.push(("ship", SHIP_PRICE));
    }
    let corners = rules.grid.all_corners().into_iter();
    let edges = rules.grid.all_edges().into_iter();
    BoardScene {
        hexes: rules.grid.all_hexes().into_iter().map(hex).collect(),
        harbours: rules
            .setup
            .layout
            .harbours
            .iter()
            .filter_map(|site| harbour(rules, *site))
            .collect(),
        corners: corners.map(|corner| rules.corner_name(corner)).collect(),
        edges: edges.map(|edge| rules.edge_name(edge)).collect(),
        goal: rules.goal,
        also_needs: also_needs(rules).map(str::to_owned),
        hand_limit: rules.hand_limit,
        prices: prices.into_iter().map(price).collect(),
        for_two: rules.modules.two_player,
        levels: knights::levels(rules),
        decks: knights::decks(rules),
        sea: sea::scene(rules).map(Box::new),
    }
}

fn also_needs(rules: &Rules) -> Option<&'static str> {
    let map = rules.setup.layout.sea.as_ref()?;
    map.special.also_needs()
}

fn harbour(rules: &Rules, site: HarbourSite) -> Option<HarbourPicture> {
    let edge = rules
        .grid
        .edge(EdgeName::of(site.at(), site.direction()?))?;
    Some(harbour_at(rules, edge, site.kind))
}

pub(super) fn harbour_at(rules: &Rules, edge: Edge, kind: Harbour) -> HarbourPicture {
    let resource = kind.resource();
    let ends = rules.grid.edge_ends(edge);
    HarbourPicture {
        edge: rules.edge_name(edge),
        corners: ends.map(|corner| rules.corner_name(corner)).to_vec(),
        kind: resource.map_or("generic", Resource::word).to_owned(),
        rate: if resource.is_some() { 2 } else { 3 },
    }
}

pub fn picture(
    rules: &Rules,
    view: &View,
    past: &mut dyn Iterator<Item = GameEvent>,
) -> BoardPicture {
    let public = &view.public;
    let task = public.agenda.top();
    let fallen = Fallen::find(past);
    let state = view.open_part();
    BoardPicture {
        turn: public.turn.0,
        turns: turn_number(public),
        phase: if task == Task::FoundSettlement && board::founds_city(rules, public) {
            "found-city".to_owned()
        } else {
            task.word().to_owned()
        },
        dice: fallen.dice,
        robber: rules.hex_name(public.robber),
        bank: every(rules, public.bank),
        to_take: public.to_take(),
        deck_left: public.deck_left,
        dice_cards_left: board::dice_cards_left(rules, public),
        players: Seat::all(rules.players)
            .map(|seat| player(rules, view, &state, seat))
            .collect(),
        owners: Seat::all(rules.owners)
            .map(|seat| owner(rules, view, seat))
            .collect(),
        route_holder: public.route_holder.map(|seat| seat.0),
        army_holder: public.army_holder.map(|seat| seat.0),
        negotiation: (task == Task::Negotiate || !public.proposals.open.is_empty())
            .then(|| negotiation(rules, public.turn, &public.negotiation)),
        sea: sea::picture(rules, view),
        knights: knights::picture(rules, view, &state, fallen).map(Box::new),
    }
}

/// The state counts the turns that are over.
fn turn_number(public: &Public) -> u32 {
    if public.is_founding() {
        return 0;
    }
    u32::from(public.turns) + u32::from(public.ending != Some(Ending::Draw))
}

/// The dice of this turn as they fell last. The state forgets them once they are resolved.
#[derive(Default)]
pub(super) struct Fallen {
    dice: Option<[u8; 2]>,
    pub(super) event_die: Option<String>,
}

impl Fallen {
    /// Looks back to where the turn began.
    fn find(past: &mut dyn Iterator<Item = GameEvent>) -> Fallen {
        let mut fallen = Fallen::default();
        for event in past {
            match event {
                GameEvent::Board(BoardEvent::Base(BaseEvent::TurnBegan { .. })) => break,
                GameEvent::Board(
                    BoardEvent::Base(
                        BaseEvent::Rolled { dice, .. } | BaseEvent::RollVoid { dice, .. },
                    )
                    | BoardEvent::Knights(KnightsEvent::RollChosen { dice, .. }),
                ) => _ = fallen.dice.get_or_insert(dice),
                GameEvent::Board(BoardEvent::Knights(KnightsEvent::EventDie { face, .. })) => {
                    fallen.event_die.get_or_insert(face);
                }
                _ => {}
            }
        }
        fallen
    }
}

fn player(rules: &Rules, view: &View, state: &State, seat: Seat) -> PlayerPicture {
    let pieces = &view.public.pieces[seat.index()];
    let own: Option<&Own> = view.own(seat);
    let trade_cards = view.public.two.trade_cards.get(seat.index()).copied();
    let is_for_two = rules.modules.two_player;
    PlayerPicture {
        seat: seat.0,
        points: pieces.points,
        hidden_points: own.map(|own| own.cards.count(board::Development::Point)),
        hand_size: pieces.hand_size,
        hand: own.map(|own| every(rules, own.hand)),
        cards_held: pieces.cards_held,
        cards: own.map(|own| amounts(own.cards)),
        fresh: own.map(|own| amounts(own.fresh)),
        knights: pieces.knights,
        rates: every(rules, pieces.rates),
        to_discard: pieces.to_discard,
        trade_cards: trade_cards.filter(|_| is_for_two),
        trade_card_price: is_for_two.then(|| board::trade_card_price(rules, state, seat)),
    }
}

fn owner(rules: &Rules, view: &View, seat: Seat) -> OwnerPicture {
    let pieces = &view.public.pieces[seat.index()];
    let corners = |set: hexgrid::CornerSet| {
        set.into_iter()
            .map(|corner: Corner| rules.corner_name(corner))
            .collect()
    };
    OwnerPicture {
        seat: seat.0,
        colour: owner_name(rules, seat).to_owned(),
        neutral: seat.0 >= rules.players,
        roads: pieces
            .roads
            .into_iter()
            .map(|edge: Edge| rules.edge_name(edge))
            .collect(),
        settlements: corners(pieces.settlements),
        cities: corners(pieces.cities),
        roads_left: pieces.roads_left,
        settlements_left: pieces.settlements_left,
        cities_left: pieces.cities_left,
        route_length: route_length(rules, view, seat),
    }
}

/// Short routes are not kept in the state; they follow from what lies open. SEA-87: none counts
/// where there is no award for it.
fn route_length(rules: &Rules, view: &View, seat: Seat) -> u8 {
    if rules.is_at_sea() && !rules.sea().longest_route {
        return 0;
    }
    board::route_length(rules, &view.open_part(), seat)
}

fn negotiation(rules: &Rules, by: Seat, talk: &Negotiation) -> NegotiationPicture {
    let answer = |seat: Seat| {
        let (answer, counter) = match talk.answers[seat.index()] {
            OfferAnswer::Open => (AnswerKind::Open, None),
            OfferAnswer::Rejected => (AnswerKind::Rejected, None),
            OfferAnswer::Accepted => (AnswerKind::Accepted, None),
            OfferAnswer::Countered(offer) => (AnswerKind::Countered, Some(offer)),
        };
        AnswerPicture {
            seat: seat.0,
            answer,
            give: counter.map_or(Vec::new(), |offer| amounts(offer.give())),
            get: counter.map_or(Vec::new(), |offer| amounts(offer.get())),
        }
    };
    let kind = match (talk.offer.give().is_empty(), talk.offer.get().is_empty()) {
        (_, true) => TalkKind::Proposals,
        (true, false) => TalkKind::Question,
        (false, false) => TalkKind::Offer,
    };
    let is_asked = |seat: &Seat| talk.to.is_none_or(|to| to == *seat);
    let others = Seat::all(rules.players).filter(|seat| *seat != by);
    NegotiationPicture {
        kind,
        by: by.0,
        to: talk.to.map(|seat| seat.0),
        give: amounts(talk.offer.give()),
        get: amounts(talk.offer.get()),
        answers: others.filter(is_asked).map(answer).collect(),
    }
}

/// The kinds there are any of.
pub fn amounts<K: Countable>(counts: Counts<K>) -> Vec<Amount> {
    counts
        .iter()
        .map(|(kind, count)| Amount::new(kind.word(), count))
        .collect()
}

/// All kinds in play, also those there are none of.
fn every(rules: &Rules, counts: Counts<Resource>) -> Vec<Amount> {
    let kinds = if rules.has_knights() {
        Resource::ALL
    } else {
        Resource::FIVE
    };
    kinds
        .iter()
        .map(|kind| Amount::new(kind.word(), counts.count(*kind)))
        .collect()
}
