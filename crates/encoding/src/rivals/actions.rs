//! Every action of the card game with its number. All its games have the same numbers.

use rivals::{
    Action, CardId, Centre, End, LANDSCAPES, Landscape, PLACES, Place, Resource, STACKS, Side,
    StackId,
};

use crate::Plan;

const ENDS: [End; 2] = [End::Left, End::Right];
const KINDS: usize = Resource::ALL.len();
const CARDS: usize = CardId::ALL.len();
/// Landscapes and the Gold Cache.
const STORES: usize = PLACES + 1;
const SITES: usize = 2 * CENTRES;
const CENTRES: usize = (PLACES / 2) - 1;
const NUMBERS: usize = 6;
const RATES: usize = 3;

const PLAIN: [(&str, Action); 7] = [
    ("roll", Action::Roll),
    ("end", Action::End),
    ("propose", Action::Propose),
    ("pass", Action::Pass),
    ("agree", Action::Agree),
    ("pay", Action::Pay),
    ("search", Action::Search),
];

/// Behind the plain ones.
#[derive(Clone, Copy)]
#[repr(usize)]
enum Verb {
    Play = PLAIN.len(),
    Number,
    Draw,
    Stack,
    Take,
    Under,
    Store,
    Spend,
    Name,
    Road,
    Settle,
    City,
    Build,
    Attach,
    Trade,
    ShipTrade,
    TearDown,
    Choose,
    Land,
    Landscape,
}

const VERBS: [(Verb, &str, usize); 20] = [
    (Verb::Play, "play", CARDS),
    (Verb::Number, "number", NUMBERS),
    (Verb::Draw, "draw", STACKS),
    (Verb::Stack, "stack", STACKS),
    (Verb::Take, "take", CARDS),
    (Verb::Under, "under", CARDS * STACKS),
    (Verb::Store, "store", STORES),
    (Verb::Spend, "spend", STORES),
    (Verb::Name, "name", KINDS),
    (Verb::Road, "road", ENDS.len()),
    (Verb::Settle, "settle", ENDS.len()),
    (Verb::City, "city", CENTRES),
    (Verb::Build, "build", CARDS * SITES),
    (Verb::Attach, "attach", CARDS * STORES),
    (Verb::Trade, "trade", RATES * KINDS * KINDS),
    (Verb::ShipTrade, "ship-trade", STORES * KINDS),
    (Verb::TearDown, "tear-down", CARDS * SITES),
    (Verb::Choose, "choose", CARDS * SITES),
    (Verb::Land, "land", STORES),
    (Verb::Landscape, "landscape", LANDSCAPES.len()),
];

pub fn verbs() -> impl Iterator<Item = (&'static str, usize)> {
    let plain = PLAIN.iter().map(|(name, _)| (*name, 1));
    plain.chain(VERBS.iter().map(|(_, name, count)| (*name, *count)))
}

pub fn number(plan: &Plan, action: Action) -> Option<usize> {
    let at = |verb: Verb, index: usize| plan.at(verb as usize, index);
    let of_card =
        |card: CardId, others: usize, other: u8| card.index() * others + usize::from(other);
    match action {
        Action::Roll
        | Action::End
        | Action::Propose
        | Action::Pass
        | Action::Agree
        | Action::Pay
        | Action::Search => {
            let place = PLAIN.iter().position(|(_, plain)| *plain == action);
            plan.at(place?, 0)
        }
        Action::Play(card) => at(Verb::Play, card.index()),
        Action::Number(number) => at(Verb::Number, usize::from(number.checked_sub(1)?)),
        Action::Draw(stack) => at(Verb::Draw, stack.index()),
        Action::Stack(stack) => at(Verb::Stack, stack.index()),
        Action::Take(card) => at(Verb::Take, card.index()),
        Action::Under { card, stack } => at(Verb::Under, of_card(card, STACKS, stack.0)),
        Action::Store(place) => at(Verb::Store, place.index()),
        Action::Spend(place) => at(Verb::Spend, place.index()),
        Action::Name(kind) => at(Verb::Name, kind.index()),
        Action::Road(end) => at(Verb::Road, end as usize),
        Action::Settle(end) => at(Verb::Settle, end as usize),
        Action::City(centre) => at(Verb::City, centre.index()),
        Action::Build { card, side } => at(Verb::Build, of_card(card, SITES, side.0)),
        Action::Attach { card, place } => at(Verb::Attach, of_card(card, STORES, place.0)),
        Action::Trade { rate, give, get } => {
            let rate = usize::from(rate.checked_sub(1)?);
            at(
                Verb::Trade,
                (rate * KINDS + give.index()) * KINDS + get.index(),
            )
        }
        Action::ShipTrade { from, get } => at(Verb::ShipTrade, from.index() * KINDS + get.index()),
        Action::TearDown { side, card } => at(Verb::TearDown, of_card(card, SITES, side.0)),
        Action::Choose { side, card } => at(Verb::Choose, of_card(card, SITES, side.0)),
        Action::Land(place) => at(Verb::Land, place.index()),
        Action::Landscape(landscape) => at(Verb::Landscape, usize::from(landscape.0)),
    }
}

pub fn action(plan: &Plan, number: usize) -> Option<Action> {
    let (place, index) = plan.split(number)?;
    let Some(verb) = place.checked_sub(PLAIN.len()) else {
        return Some(PLAIN[place].1);
    };
    let card = |others: usize| CardId::ALL[index / others % CARDS];
    let side = Side((index % SITES) as u8);
    let of_stores = Place((index % STORES) as u8);
    let stack = StackId((index % STACKS) as u8);
    let kind = Resource::ALL[index % KINDS];
    Some(match VERBS[verb].0 {
        Verb::Play => Action::Play(card(1)),
        Verb::Number => Action::Number(index as u8 + 1),
        Verb::Draw => Action::Draw(stack),
        Verb::Stack => Action::Stack(stack),
        Verb::Take => Action::Take(card(1)),
        Verb::Under => Action::Under {
            card: card(STACKS),
            stack,
        },
        Verb::Store => Action::Store(of_stores),
        Verb::Spend => Action::Spend(of_stores),
        Verb::Name => Action::Name(kind),
        Verb::Road => Action::Road(ENDS[index]),
        Verb::Settle => Action::Settle(ENDS[index]),
        Verb::City => Action::City(Centre(index as u8)),
        Verb::Build => Action::Build {
            card: card(SITES),
            side,
        },
        Verb::Attach => Action::Attach {
            card: card(STORES),
            place: of_stores,
        },
        Verb::Trade => Action::Trade {
            rate: (index / (KINDS * KINDS)) as u8 + 1,
            give: Resource::ALL[index / KINDS % KINDS],
            get: kind,
        },
        Verb::ShipTrade => Action::ShipTrade {
            from: Place((index / KINDS) as u8),
            get: kind,
        },
        Verb::TearDown => Action::TearDown {
            side,
            card: card(SITES),
        },
        Verb::Choose => Action::Choose {
            side,
            card: card(SITES),
        },
        Verb::Land => Action::Land(of_stores),
        Verb::Landscape => Action::Landscape(Landscape(index as u8)),
    })
}
