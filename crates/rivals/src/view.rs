//! What a viewer may know, and a truth he could believe in.

use game::{Luck, Seat, Viewer};
use serde::{Deserialize, Serialize};

use crate::card::{CardId, Counts, Set};
use crate::cards::base::fraternal_feuds;
use crate::event::Event;
use crate::goods::Goods;
use crate::questions::{asking, conditions, hand_limit, points};
use crate::setup::Rules;
use crate::stacks::{self, Memory, Pile, STACKS, StackId};
use crate::state::{Asked, Hand, Own, Public, Secret, State, Task, other};

/// Everything one viewer may know: what lies open, and his own part.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct View {
    pub public: Public,
    pub known: Known,
}

/// What a viewer knows besides what lies open.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
// A view is made to be sent or read once; a box would save nothing.
#[allow(clippy::large_enum_variant)]
pub enum Known {
    Nothing,
    /// His hand and memory, and the other's hand while it is shown to him.
    Own {
        seat: Seat,
        own: Own,
        shown: Option<Hand>,
    },
    /// The referee knows all, and so does everybody when the game is over.
    Everything(Secret),
}

pub fn view(state: &State, viewer: Viewer) -> View {
    let known = match viewer {
        _ if state.task() == Task::Over => Known::Everything(state.secret.clone()),
        Viewer::Seat(seat) => Known::Own {
            seat,
            own: state.secret.own[seat.index()].clone(),
            shown: looks_at_hand(&state.public, seat).then_some(*state.hand(other(seat))),
        },
        Viewer::Spectator => Known::Nothing,
        Viewer::Referee => Known::Everything(state.secret.clone()),
    };
    View {
        public: state.public.clone(),
        known,
    }
}

impl View {
    /// Who looks, if he plays and the game is not over.
    pub fn seat(&self) -> Option<Seat> {
        match self.known {
            Known::Own { seat, .. } => Some(seat),
            Known::Nothing | Known::Everything(_) => None,
        }
    }

    /// Victory points with tokens.
    pub fn victory(&self, seat: Seat) -> u8 {
        points::victory_of(&self.public, seat)
    }

    /// Who has the strength advantage.
    pub fn hero_token(&self) -> Option<Seat> {
        points::strength_holder_of(&self.public)
    }

    pub fn trade_token(&self) -> Option<Seat> {
        points::trade_holder_of(&self.public)
    }

    pub fn hand_limit(&self, seat: Seat) -> u8 {
        hand_limit::limit_of(&self.public.realms[seat.index()])
    }

    /// Does this seat meet the condition of a card?
    pub fn meets(&self, seat: Seat, card: CardId) -> bool {
        conditions::holds(&self.public, seat, card.def().requires)
    }

    /// The cards this seat holds, if the viewer may know them.
    pub fn hand(&self, seat: Seat) -> Option<&Hand> {
        match &self.known {
            Known::Own {
                seat: viewer,
                shown,
                ..
            } if *viewer != seat => shown.as_ref(),
            _ => self.own(seat).map(|own| &own.hand),
        }
    }

    /// What can be paid at the question a card asks now.
    pub fn price_asked(&self) -> Option<Goods> {
        let Task::Ask(asked) = self.public.agenda.top() else {
            return None;
        };
        let price = asking::ask(asked).price?;
        Some(price(&self.public.realms[asked.seat.index()]))
    }

    /// Is the question a card asks now about the other principality?
    pub fn asks_abroad(&self) -> bool {
        let Task::Ask(asked) = self.public.agenda.top() else {
            return false;
        };
        (asking::ask(asked).abroad)(asked.about)
    }

    /// What this seat holds and remembers, if the viewer may know it.
    pub fn own(&self, seat: Seat) -> Option<&Own> {
        match &self.known {
            Known::Own {
                seat: viewer, own, ..
            } if *viewer == seat => Some(own),
            Known::Everything(secret) => Some(&secret.own[seat.index()]),
            Known::Own { .. } | Known::Nothing => None,
        }
    }
}

/// Is the other's hand laid open before this seat right now?
fn looks_at_hand(public: &Public, seat: Seat) -> bool {
    let looks = |asked: Asked| asked.seat == seat && asking::ask(asked).sees_hand;
    (public.agenda.iter()).any(|task| matches!(task, Task::Ask(asked) if looks(asked)))
}

/// RIV-84: takes out what only some may know. That a card moved, and from which stack or under
/// which, is public.
pub fn redact(event: &Event, viewer: Viewer) -> Option<Event> {
    let mut event = event.clone();
    let Some((hidden, knows)) = hidden(&mut event) else {
        return Some(event);
    };
    let may_know = match viewer {
        Viewer::Referee => true,
        Viewer::Spectator => false,
        Viewer::Seat(looker) => knows.is_none_or(|seat| seat == looker),
    };
    if !may_know {
        match hidden {
            Hidden::Card(card) => *card = None,
            Hidden::Cards(cards) => *cards = None,
            Hidden::Whole => return None,
        }
    }
    Some(event)
}

/// What of an event not everybody may know.
enum Hidden<'a> {
    Card(&'a mut Option<CardId>),
    Cards(&'a mut Option<Vec<CardId>>),
    /// That it happened at all.
    Whole,
}

/// What an event hides, and who alone knows it; both players if nobody is named.
const fn hidden(event: &mut Event) -> Option<(Hidden<'_>, Option<Seat>)> {
    Some(match event {
        Event::Drawn { seat, card, .. }
        | Event::Taken { seat, card, .. }
        | Event::PutUnder {
            seat,
            card,
            open: false,
            ..
        } => (Hidden::Card(card), Some(*seat)),
        // What is turned over one by one is nobody else's affair.
        Event::Seen { seat, .. } => (Hidden::Whole, Some(*seat)),
        Event::Searched { seat, cards, .. } => (Hidden::Cards(cards), Some(*seat)),
        Event::HandShown { cards, .. } | Event::Stripped { cards, .. } => {
            (Hidden::Cards(cards), None)
        }
        Event::Stolen { card, .. } => (Hidden::Card(card), None),
        Event::RolledForStart { .. }
        | Event::StarterKnown { .. }
        | Event::TurnBegan { .. }
        | Event::NumberNamed { .. }
        | Event::Rolled { .. }
        | Event::Produced { .. }
        | Event::Raided { .. }
        | Event::Revealed { .. }
        | Event::Mixed
        | Event::Spared { .. }
        | Event::Gained { .. }
        | Event::Paid { .. }
        | Event::Lost { .. }
        | Event::Given { .. }
        | Event::Traded { .. }
        | Event::RoadBuilt { .. }
        | Event::SettlementBuilt { .. }
        | Event::CityBuilt { .. }
        | Event::LandscapeLaid { .. }
        | Event::LandscapesSwapped { .. }
        | Event::CardsSwapped { .. }
        | Event::Built { .. }
        | Event::Attached { .. }
        | Event::TornDown { .. }
        | Event::Removed { .. }
        | Event::Played { .. }
        | Event::Defended { .. }
        | Event::Named { .. }
        | Event::Fetched { .. }
        | Event::PutUnder { .. }
        | Event::Returned { .. }
        | Event::TradeToken { .. }
        | Event::HeroToken { .. }
        | Event::EndProposed { .. }
        | Event::EndDeclined { .. }
        | Event::EndAgreed
        | Event::Won { .. }
        | Event::Drew => return None,
    })
}

/// Fills everything the viewer cannot see with cards he could believe in. What the other player
/// remembers is his own business: in a guess he remembers nothing.
pub fn imagine(rules: &Rules, view: &View, luck: &mut dyn Luck) -> State {
    let public = view.public.clone();
    let (own, shown) = match &view.known {
        Known::Everything(secret) => {
            let secret = secret.clone();
            return State { public, secret };
        }
        Known::Own { seat, own, shown } => (Some((*seat, own)), *shown),
        Known::Nothing => (None, None),
    };
    let mut hidden = unseen(rules, &public);
    let mut secret = Secret {
        own: [Own::NOTHING; 2],
        seen: [Pile::EMPTY; STACKS],
        fresh: Counts::NONE,
    };
    if let Some((seat, own)) = own {
        secret.own[seat.index()] = own.clone();
        own.hand.iter().for_each(|card| hidden.remove(card));
        if let Some(hand) = shown {
            secret.own[other(seat).index()].hand = hand;
            hand.iter().for_each(|card| hidden.remove(card));
        }
    }
    for set in Set::ALL {
        lay_out(
            rules,
            &public,
            own.map(|(_, own)| own),
            set,
            (&mut hidden, &mut secret),
            luck,
        );
    }
    for seat in Seat::all(2) {
        let is_known = own.is_some_and(|(viewer, _)| viewer == seat);
        if !is_known && (shown.is_none() || own.is_none()) {
            deal_hand(&public, seat, &mut hidden, &mut secret, luck);
        }
        if !is_known {
            let blank = |number: usize| Memory::blank(public.heights[number].seen);
            secret.own[seat.index()].memory = std::array::from_fn(blank);
        }
    }
    secret.fresh = hidden;
    if let Some(seat) = fraternal_feuds::has_set_aside(&public) {
        let hand = secret.own[other(seat).index()].hand;
        let aside = &mut secret.own[seat.index()].aside;
        aside.get_or_insert_with(|| fraternal_feuds::imagine_aside(rules, &hand, luck));
    }
    State { public, secret }
}

/// All draw cards that do not lie open somewhere.
pub fn unseen(rules: &Rules, public: &Public) -> Counts {
    let mut hidden = rules.cards;
    hidden.take_all(&public.discard);
    if let Some(card) = rules.mode.open_card() {
        (0..public.supply.open).for_each(|_| hidden.remove(card));
    }
    for realm in &public.realms {
        for (_, card) in realm.cards() {
            hidden.remove(card);
            if let Some(below) = card.def().covers {
                hidden.remove(below);
            }
        }
        if realm.cache().is_some() {
            hidden.remove(CardId::GoldCache);
        }
    }
    for card in public.agenda.iter().filter_map(in_flight) {
        hidden.remove(card);
    }
    hidden
}

/// Cards that have left one place and not yet reached another.
fn in_flight(task: Task) -> Option<CardId> {
    let is_in_flight = matches!(
        task,
        Task::Build { .. } | Task::Attach { .. } | Task::Discard(_) | Task::Under { .. }
    );
    task.card().filter(|_| is_in_flight)
}

/// The seen parts of all stacks with one back, from what the viewer remembers.
fn lay_out(
    rules: &Rules,
    public: &Public,
    own: Option<&Own>,
    set: Set,
    (hidden, secret): (&mut Counts, &mut Secret),
    luck: &mut dyn Luck,
) {
    let numbers: Vec<StackId> = rules.stacks_of(set).collect();
    let memories: Vec<(Memory, u8)> = numbers
        .iter()
        .map(|stack| {
            let seen = public.heights[stack.index()].seen;
            let memory = own.map_or(Memory::blank(seen), |own| own.memory[stack.index()]);
            (memory, seen)
        })
        .collect();
    let known: Vec<stacks::Known> = memories
        .iter()
        .map(|(memory, seen)| stacks::Known {
            memory,
            seen: *seen,
        })
        .collect();
    let mut part = hidden.of_set(set);
    hidden.take_all(&part);
    let piles = stacks::guess(&known, &mut part, luck);
    hidden.add_all(&part);
    for (stack, pile) in numbers.iter().zip(piles) {
        secret.seen[stack.index()] = pile;
    }
}

fn deal_hand(
    public: &Public,
    seat: Seat,
    hidden: &mut Counts,
    secret: &mut Secret,
    luck: &mut dyn Luck,
) {
    for set in Set::ALL {
        let mut part = hidden.of_set(set);
        for _ in 0..public.hands[seat.index()][set as usize] {
            let card = part.draw(luck);
            hidden.remove(card);
            secret.own[seat.index()].hand.add(card);
        }
    }
}
