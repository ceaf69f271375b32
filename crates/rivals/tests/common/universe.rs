//! Every action the notation can say, and what must hold after every step.

use game::Seat;
use rivals::{
    Action, CardId, Centre, Counts, Derived, End, Goods, Kind, Landscape, PLACES, Place, Resource,
    Rules, STORE, Set, Side, StackId, State, Task, Town,
};

/// Every action, allowed or not, that names cards of this game only.
pub fn every_action(rules: &Rules) -> Vec<Action> {
    let cards: Vec<CardId> = rules.cards.iter().map(|(card, _)| card).collect();
    let stacks: Vec<StackId> = rules.stacks().collect();
    let mut all = vec![
        Action::Roll,
        Action::End,
        Action::Propose,
        Action::Pass,
        Action::Agree,
        Action::Pay,
        Action::Search,
    ];
    all.extend(cards.iter().map(|card| Action::Play(*card)));
    all.extend((1..=6).map(Action::Number));
    all.extend(stacks.iter().map(|it| Action::Draw(*it)));
    all.extend(stacks.iter().map(|it| Action::Stack(*it)));
    all.extend(cards.iter().map(|card| Action::Take(*card)));
    for card in &cards {
        all.extend(stacks.iter().map(|stack| Action::Under {
            card: *card,
            stack: *stack,
        }));
    }
    all.extend(Place::all().map(Action::Store));
    all.extend(Place::all().map(Action::Spend));
    all.extend(Place::all().map(Action::Land));
    all.extend(Resource::ALL.map(Action::Name));
    all.extend([End::Left, End::Right].map(Action::Road));
    all.extend([End::Left, End::Right].map(Action::Settle));
    all.extend(Centre::all().map(Action::City));
    all.extend(Landscape::all().map(Action::Landscape));
    for card in cards {
        all.extend(Side::all().map(|side| Action::Build { card, side }));
        all.extend(Side::all().map(|side| Action::TearDown { side, card }));
        all.extend(Side::all().map(|side| Action::Choose { side, card }));
        if card.kind() == Kind::LandscapeExpansion {
            all.extend(Place::all().map(|place| Action::Attach { card, place }));
        }
    }
    for get in Resource::ALL {
        all.extend(Place::all().map(|from| Action::ShipTrade { from, get }));
        for give in Resource::ALL {
            all.extend((1..=3).map(|rate| Action::Trade { rate, give, get }));
        }
    }
    all
}

/// Nothing is lost or found, and what is kept up to date is what one would count.
pub fn invariants(rules: &Rules, state: &State) {
    cards_are_accounted_for(rules, state);
    landscapes_are_accounted_for(state);
    for seat in Seat::all(2) {
        principality_is_sound(state, seat);
        memory_is_true(rules, state, seat);
    }
}

/// RIV-1: every card of the game is in exactly one place.
fn cards_are_accounted_for(rules: &Rules, state: &State) {
    let mut hidden = state.secret.fresh;
    let mut in_hands = [[0; 4]; 2];
    for seat in Seat::all(2) {
        for card in state.hand(seat).iter() {
            hidden.add(card);
            in_hands[seat.index()][card.set() as usize] += 1;
        }
    }
    assert_eq!(in_hands, state.public.hands);
    for stack in rules.stacks() {
        let seen = &state.secret.seen[stack.index()];
        assert_eq!(seen.len(), state.public.heights[stack.index()].seen);
        for card in seen.iter() {
            let card = card.expect("the truth has no blanks");
            assert_eq!(card.set(), rules.back(stack), "RIV-155");
            hidden.add(card);
        }
    }
    assert_eq!(hidden, rivals::unseen(rules, &state.public));
    for set in Set::ALL {
        let stacks = rules.stacks_of(set);
        let fresh: u8 = stacks
            .map(|it| state.public.heights[it.index()].fresh)
            .sum();
        assert_eq!(u32::from(fresh), state.secret.fresh.of_set(set).total());
    }
}

fn landscapes_are_accounted_for(state: &State) {
    let public = &state.public;
    let in_hand = public.agenda.iter().map(|task| match task {
        Task::Explore { first, .. } | Task::PickLandscape { first, .. } => {
            u32::from(first.is_some())
        }
        Task::LayUpper { .. } => 2,
        _ => 0,
    });
    let laid = public
        .realms
        .iter()
        .flat_map(|realm| Place::all().filter(|place| realm.land(*place).is_some()));
    let sum = public.supply.landscapes.count_ones() + in_hand.sum::<u32>() + laid.count() as u32;
    assert_eq!(sum, 24);
    let count = |town| {
        let realms = public.realms.iter();
        realms
            .flat_map(|realm| Centre::all().filter(move |it| realm.town(*it) == town))
            .count()
    };
    let cities = count(Town::City) as u8;
    assert_eq!(cities + public.supply.cities, 7);
    assert_eq!(
        count(Town::Settlement) as u8 + cities + public.supply.settlements,
        9
    );
    let outer = public.realms.iter();
    let outer: usize = outer
        .map(|realm| {
            let open = [End::Left, End::Right];
            let open = open.iter().filter(|end| realm.has_road(**end)).count();
            open + realm.centres().count() - 1
        })
        .sum();
    assert_eq!(outer as u8 + public.supply.roads, 9);
}

fn principality_is_sound(state: &State, seat: Seat) {
    let realm = state.realm(seat);
    let mut goods = Goods::NONE;
    for place in Place::all() {
        assert!(realm.store(place) <= STORE, "RIV-27");
        if realm.store(place) > 0 {
            assert!(place.index() == PLACES || realm.land(place).is_some());
            goods += Goods::of(realm.kind_at(place), realm.store(place));
        }
    }
    assert_eq!(goods, realm.goods());
    assert_eq!(Derived::of(realm), *realm.derived());
    for side in Side::all() {
        let town = realm.town(side.centre());
        assert!(realm.at(side).count() <= town.sites(), "RIV-24");
        for card in realm.at(side) {
            let is_red = card.kind() == Kind::CityBuilding;
            assert!(!is_red || town == Town::City, "RIV-124");
        }
    }
    let mut once = Counts::NONE;
    realm.cards().for_each(|(_, card)| once.add(card));
    for (card, count) in once.iter() {
        assert!(!card.def().once || count == 1, "RIV-128 {card}");
    }
}

fn memory_is_true(rules: &Rules, state: &State, seat: Seat) {
    for stack in rules.stacks() {
        let memory = &state.secret.own[seat.index()].memory[stack.index()];
        let seen = &state.secret.seen[stack.index()];
        assert!(memory.admits(seen), "{seat:?} {memory:?} {seen:?}");
    }
}
