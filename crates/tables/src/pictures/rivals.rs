//! The card game for two as a client draws it.

use game::{Describe, Seat};
use protocol::{
    Amount, GameEvent, LandPicture, PlacedCard, Price, RealmPicture, RivalsCard, RivalsEvent,
    RivalsLandscape, RivalsPicture, RivalsQuestion, RivalsScene, RollPicture, StackPicture,
    TogetherPicture, TownPicture,
};
use rivals::{
    About, Asked, CITY_COST, CardDef, CardId, End, Goods, Kind, LANDSCAPES, Landscape, Place,
    Places, Points, Public, ROAD_COST, Realm, Rules, SETTLEMENT_COST, Set, StackId, Symbol, Task,
    Town, View,
};

pub fn scene(rules: &Rules) -> RivalsScene {
    let is_here =
        |card: &CardId| card.set() == Set::Base || rules.mode.themes().contains(&card.set());
    RivalsScene {
        mode: format!("{:?}", rules.mode).to_lowercase(),
        goal: rules.goal,
        prices: [
            ("road", ROAD_COST),
            ("settle", SETTLEMENT_COST),
            ("city", CITY_COST),
        ]
        .map(|(verb, goods)| Price {
            verb: verb.to_owned(),
            goods: amounts(goods),
        })
        .to_vec(),
        cards: CardId::ALL.into_iter().filter(is_here).map(card).collect(),
        landscapes: Landscape::all()
            .zip(&LANDSCAPES)
            .map(|(landscape, print)| RivalsLandscape {
                id: landscape.to_string(),
                resource: print.resource.to_string(),
                number: print.number,
            })
            .collect(),
    }
}

fn card(card: CardId) -> RivalsCard {
    let CardDef {
        kind,
        copies,
        cost,
        points,
        once,
        ..
    } = *card.def();
    RivalsCard {
        id: card.to_string(),
        set: set(card.set()),
        kind: kind_word(kind).to_owned(),
        copies,
        cost: amounts(cost),
        points: symbols(points),
        once,
    }
}

fn set(set: Set) -> String {
    format!("{set:?}").to_lowercase()
}

fn kind_word(kind: Kind) -> &'static str {
    match kind {
        Kind::NeutralAction => "action",
        Kind::AttackAction => "attack",
        Kind::Building => "building",
        Kind::CityBuilding => "city",
        Kind::Hero => "hero",
        Kind::TradeShip => "ship",
        Kind::OtherUnit => "unit",
        Kind::LandscapeExpansion => "landscape",
        Kind::Event => "event",
    }
}

pub fn amounts(goods: Goods) -> Vec<Amount> {
    let all = goods.iter();
    all.map(|(kind, count)| Amount::new(kind.word(), count))
        .collect()
}

fn symbols(points: Points) -> Vec<Amount> {
    let all = [
        ("victory", points.victory),
        ("commerce", points.commerce),
        ("strength", points.strength),
        ("skill", points.skill),
        ("progress", points.progress),
    ];
    let printed = all.into_iter().filter(|(_, count)| *count > 0);
    printed
        .map(|(word, count)| Amount::new(word, count))
        .collect()
}

pub fn picture(
    rules: &Rules,
    view: &View,
    past: &mut dyn Iterator<Item = GameEvent>,
) -> RivalsPicture {
    let public = &view.public;
    let supply = &public.supply;
    RivalsPicture {
        turn: public.turn.0,
        turns: public.turns,
        number: public.dice.number,
        symbol: public.dice.symbol.map(|symbol| symbol.to_string()),
        last_roll: last_roll(past),
        realms: Seat::all(2).map(|seat| realm(view, seat)).collect(),
        stacks: rules.stacks().map(|it| stack(rules, view, it)).collect(),
        discard: public
            .discard
            .iter()
            .map(|(card, count)| Amount::new(card.name(), count))
            .collect(),
        supply: vec![
            Amount::new("road", supply.roads),
            Amount::new("settlement", supply.settlements),
            Amount::new("city", supply.cities),
            Amount::new("landscape", supply.landscapes().count() as u8),
            Amount::new("open", supply.open),
        ],
        open_card: rules.mode.open_card().map(|card| card.to_string()),
        events: public.events.total(),
        above_yule: public.events.above,
        question: question(rules, view),
    }
}

/// The last roll with the card that came of it; Yule only mixes, and another card follows.
fn last_roll(past: &mut dyn Iterator<Item = GameEvent>) -> Option<RollPicture> {
    let mut revealed = None;
    for event in past {
        match event {
            GameEvent::Rivals(RivalsEvent::Revealed { card }) if card != CardId::Yule.name() => {
                revealed.get_or_insert(card);
            }
            GameEvent::Rivals(RivalsEvent::Rolled { number, symbol, .. }) => {
                return Some(RollPicture {
                    number,
                    symbol,
                    card: revealed,
                });
            }
            _ => {}
        }
    }
    None
}

fn question(rules: &Rules, view: &View) -> RivalsQuestion {
    let public = &view.public;
    let decider = rivals::decider_of(public).unwrap_or(public.turn).0;
    let sentence = rules.prompt(view).key;
    let asks = sentence.split_once("-prompt-").map_or("", |(_, asks)| asks);
    let mut asked = RivalsQuestion {
        asks: asks.to_owned(),
        realm: if view.asks_abroad() {
            1 - decider
        } else {
            decider
        },
        card: card_at_hand(public).map(|card| card.to_string()),
        cause: cause(public).map(str::to_owned),
        together: rivals::together(public).map(|it| TogetherPicture {
            count: it.count,
            each: (it.each.iter())
                .map(|(place, most)| Amount::new(&place.to_string(), *most))
                .collect(),
            settles: it.settles,
        }),
        named: (public.named.iter().flatten())
            .map(|(side, card)| PlacedCard {
                side: side.to_string(),
                card: card.to_string(),
            })
            .collect(),
        ..RivalsQuestion::default()
    };
    tell_of_task(&mut asked, view);
    asked
}

/// What the task on top of the agenda says about its question.
fn tell_of_task(asked: &mut RivalsQuestion, view: &View) {
    match view.public.agenda.top() {
        Task::StartCards { stack, left, .. } => {
            asked.stack = Some(stack.to_string());
            asked.left = Some(left);
        }
        Task::TakeOne { stack, .. } => asked.stack = Some(stack.to_string()),
        Task::Arrange { place, .. } => asked.place = Some(place.to_string()),
        Task::PickLandscape { centre, .. } | Task::LayUpper { centre, .. } => {
            asked.place = Some(centre.to_string());
        }
        Task::Pay { owed, .. } => asked.owed = amounts(owed),
        Task::Give { kind, left, .. } => asked.owed = amounts(Goods::of(kind, left)),
        Task::Ask(Asked { about, .. }) => {
            asked.owed = view.price_asked().map(amounts).unwrap_or_default();
            match about {
                About::Nothing => {}
                About::Left(left) => asked.left = Some(left),
                About::Land(place) => asked.place = Some(place.to_string()),
                About::Card(side, _) => asked.place = Some(side.to_string()),
            }
        }
        Task::Gain { left, .. } | Task::PayAny { left, .. } | Task::Demand { left, .. } => {
            asked.left = Some(left);
        }
        Task::StartStack(_)
        | Task::BeforeRoll
        | Task::Main
        | Task::Refill
        | Task::Exchange
        | Task::ExchangeTake
        | Task::Save { .. }
        | Task::Under { .. }
        | Task::Search { .. }
        | Task::Agree(_)
        | rivals::asks_nobody!() => {}
    }
}

/// The card the question comes from: the uppermost on the agenda.
fn card_at_hand(public: &Public) -> Option<CardId> {
    public.agenda.iter().filter_map(Task::card).last()
}

/// What a resource is gained or paid for where no card asks for it.
fn cause(public: &Public) -> Option<&'static str> {
    match (public.agenda.top(), public.dice.symbol) {
        (Task::PayAny { .. }, _) => public
            .agenda
            .iter()
            .any(|task| matches!(task, Task::Search { .. }))
            .then_some("search"),
        (Task::Gain { places, .. }, Some(symbol)) if places == Places::ALL => match symbol {
            Symbol::Celebration => Some("celebration"),
            Symbol::Harvest => Some("harvest"),
            Symbol::Brigands | Symbol::Trade | Symbol::Card => None,
        },
        _ => None,
    }
}

fn realm(view: &View, seat: Seat) -> RealmPicture {
    let realm = &view.public.realms[seat.index()];
    let hand = Set::ALL.into_iter().zip(view.public.hands[seat.index()]);
    RealmPicture {
        seat: seat.0,
        victory: view.victory(seat),
        card_victory: realm.card_victory(),
        points: symbols(realm.points()),
        has_hero_token: view.hero_token() == Some(seat),
        has_trade_token: view.trade_token() == Some(seat),
        hand: hand
            .filter(|(_, count)| *count > 0)
            .map(|(back, count)| Amount::new(&set(back), count))
            .collect(),
        held: view
            .hand(seat)
            .map(|hand| hand.iter().map(|card| card.to_string()).collect()),
        hand_limit: view.hand_limit(seat),
        search_price: realm.derived().search_price,
        towns: realm
            .centres()
            .map(|centre| TownPicture {
                id: centre.to_string(),
                is_city: realm.town(centre) == Town::City,
            })
            .collect(),
        landscapes: Place::all()
            .filter_map(|place| land(realm, place))
            .collect(),
        road_left: realm.has_road(End::Left),
        road_right: realm.has_road(End::Right),
        cards: realm
            .cards()
            .map(|(side, card)| PlacedCard {
                side: side.to_string(),
                card: card.to_string(),
            })
            .collect(),
        cache: realm.cache().and_then(|place| {
            let store = realm.store(Place::CACHE);
            land(realm, place).map(|it| LandPicture { store, ..it })
        }),
    }
}

fn land(realm: &Realm, place: Place) -> Option<LandPicture> {
    let landscape = realm.land(place)?;
    Some(LandPicture {
        place: place.to_string(),
        landscape: landscape.to_string(),
        store: realm.store(place),
        is_doubled: realm.derived().doubled.contains(place),
    })
}

fn stack(rules: &Rules, view: &View, stack: StackId) -> StackPicture {
    let height = view.public.heights[stack.index()];
    let own = view.seat().and_then(|seat| view.own(seat));
    let memory = own.map(|own| &own.memory[stack.index()]);
    let name = |card: Option<CardId>| card.map(|card| card.to_string());
    StackPicture {
        id: stack.to_string(),
        back: set(rules.back(stack)),
        height: height.total(),
        fresh: height.fresh,
        memory: memory.map_or_else(Vec::new, |it| it.list().iter().map(name).collect()),
        missing: memory.map_or(0, |memory| memory.gaps(height.seen)),
    }
}
