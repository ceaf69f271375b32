//! What a viewer may know, and a truth he could believe in.

use game::{BySeat, Luck, Seat, Viewer};
use serde::{Deserialize, Serialize};

use crate::counts::{Countable, Counts};
use crate::event::Event;
use crate::kinds::Development;
use crate::knights::{ProgressCards, secrets};
use crate::questions::{cards, goal};
use crate::rules::Rules;
use crate::state::{Negotiation, OfferAnswer, Own, Public, Secret, State, Task};
use crate::{Cards, Goods};

/// Everything one viewer may know: what lies open, and his own part.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct View {
    /// What everybody knows.
    pub public: Public,
    /// What this viewer knows besides.
    pub known: Known,
}

/// What a viewer knows besides what lies open.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[expect(
    clippy::large_enum_variant,
    reason = "few views are made, and a box would be on the way of all"
)]
pub enum Known {
    /// For spectators.
    Nothing,
    /// For a player: this seat, and what it holds.
    Own(Seat, Own),
    /// The referee knows all, and so does everybody when the game is over.
    Everything(Secret),
}

pub fn view(_: &Rules, state: &State, viewer: Viewer) -> View {
    let known = match viewer {
        // BASE-71: after the game the cards are shown.
        _ if state.task() == Task::Over => Known::Everything(state.secret),
        Viewer::Seat(seat) => Known::Own(seat, *state.own(seat)),
        Viewer::Spectator => Known::Nothing,
        Viewer::Referee => Known::Everything(state.secret),
    };
    View {
        public: state.public,
        known,
    }
}

impl View {
    /// A state of which only the open part is true, for questions about what lies open.
    pub fn open_part(&self) -> State {
        let secret = Secret {
            own: [Own::default(); game::MAX_SEATS],
            deck: Counts::NONE,
            progress: ProgressCards::NONE,
        };
        let public = self.public;
        State { public, secret }
    }

    /// The viewer's own cards, if he plays.
    pub fn own(&self, seat: Seat) -> Option<&Own> {
        match &self.known {
            Known::Own(viewer, own) if *viewer == seat => Some(own),
            Known::Everything(secret) => Some(&secret.own[seat.index()]),
            Known::Own(..) | Known::Nothing => None,
        }
    }
}

/// Takes out what only some may know. No event is hidden as a whole: that a card moved is public,
/// and but for a theft also which (BASE-R-28).
pub fn redact(event: &Event, viewer: Viewer) -> Event {
    let sees = |seats: &[Seat]| is_one_of(viewer, seats);
    let mut event = event.clone();
    match &mut event {
        // BASE-R-11: until all have chosen.
        Event::LaidAside { seat, kind } if !sees(&[*seat]) => *kind = None,
        // BASE-R-10, TWO-R-21: thief and victim know.
        Event::Stolen {
            thief,
            victim,
            kind,
        } if !sees(&[*thief, *victim]) => *kind = None,
        Event::GivenBack { seat, to, kind } if !sees(&[*seat, *to]) => *kind = None,
        // BASE-R-27.
        Event::CardBought { seat, card } if !sees(&[*seat]) => *card = None,
        Event::Special(event) => event.redact(sees),
        Event::Knights(event) => secrets::redact(event, sees),
        Event::LaidAside { .. }
        | Event::Stolen { .. }
        | Event::GivenBack { .. }
        | Event::CardBought { .. }
        | Event::RolledForStart { .. }
        | Event::StarterKnown { .. }
        | Event::TurnBegan { .. }
        | Event::Rolled { .. }
        | Event::RollVoid { .. }
        | Event::Produced { .. }
        | Event::Shortage { .. }
        | Event::MustDiscard { .. }
        | Event::Discarded { .. }
        | Event::RobberMoved { .. }
        | Event::Paid { .. }
        | Event::RoadBuilt { .. }
        | Event::SettlementBuilt { .. }
        | Event::CityBuilt { .. }
        | Event::CardPlayed { .. }
        | Event::Taken { .. }
        | Event::Monopolised { .. }
        | Event::BankTraded { .. }
        | Event::OfferMade { .. }
        | Event::Asked { .. }
        | Event::Proposed { .. }
        | Event::OfferAccepted { .. }
        | Event::OfferRejected { .. }
        | Event::OfferCountered { .. }
        | Event::OfferClosed { .. }
        | Event::Traded { .. }
        | Event::RouteHolder { .. }
        | Event::ArmyHolder { .. }
        | Event::TradeCards { .. }
        | Event::TradeCardsSpent { .. }
        | Event::KnightGivenUp { .. }
        | Event::Won { .. }
        | Event::PointsShown { .. }
        | Event::Drawn
        | Event::Sea(_) => {}
    }
    event
}

fn is_one_of(viewer: Viewer, seats: &[Seat]) -> bool {
    match viewer {
        Viewer::Referee => true,
        Viewer::Spectator => false,
        Viewer::Seat(seat) => seats.contains(&seat),
    }
}

/// Deals the cards the viewer cannot see to the seats that hold them.
pub fn imagine(rules: &Rules, view: &View, luck: &mut dyn Luck) -> State {
    let public = view.public;
    let own = match &view.known {
        Known::Everything(secret) => {
            return State {
                public,
                secret: *secret,
            };
        }
        Known::Own(seat, own) => Some((*seat, *own)),
        Known::Nothing => None,
    };
    let mut secret = Secret {
        own: BySeat::default(),
        deck: Cards::NONE,
        progress: ProgressCards::NONE,
    };
    let mut goods = cards::supply(rules) - public.bank;
    let mut cards = rules.deck - public.played;
    if let Some((seat, own)) = own {
        secret.own[seat.index()] = own;
        goods -= own.hand + own.laid_aside;
        cards -= own.cards;
    }
    if rules.has_knights() {
        secrets::imagine(&public, &mut secret, own, luck);
    }
    let hidden = |seat: &Seat| own.is_none_or(|(viewer, _)| viewer != *seat);
    for seat in Seat::all(rules.players).filter(hidden) {
        let known = known_hand(rules, &public, (own, seat), goods, luck);
        secret.own[seat.index()].hand = known;
        goods -= known;
    }
    // Whoever is on turn cannot hold what would have ended the game, so his cards come first.
    let on_turn = Some(public.turn).filter(hidden);
    let others = Seat::all(rules.players).filter(|seat| hidden(seat) && *seat != public.turn);
    for seat in on_turn.into_iter().chain(others) {
        let pieces = &public.pieces[seat.index()];
        let guess = &mut secret.own[seat.index()];
        let unknown = pieces.hand_size - guess.hand.total() as u8;
        guess.hand += draw(&mut goods, unknown, luck);
        guess.laid_aside = draw(&mut goods, pieces.laid_aside, luck);
        if seat == public.turn {
            let too_many = excess_points(rules, &public, cards);
            cards -= too_many;
            guess.cards = draw(&mut cards, pieces.cards_held, luck);
            cards += too_many;
            guess.fresh = draw(&mut guess.cards.clone(), public.cards_new, luck);
        } else {
            guess.cards = draw(&mut cards, pieces.cards_held, luck);
        }
    }
    debug_assert_eq!(goods, Goods::NONE);
    secret.deck = cards;
    if rules.has_knights() {
        secrets::show(&public, &mut secret);
    }
    State { public, secret }
}

/// What a viewer with the cards `own` knows of a hand, as far as it follows from what goes on.
fn known_hand(
    rules: &Rules,
    public: &Public,
    (own, seat): (Option<(Seat, Own)>, Seat),
    goods: Goods,
    luck: &mut dyn Luck,
) -> Goods {
    if rules.has_knights() && matches!(public.agenda.top(), Task::Knights(_)) {
        secrets::held(public, own, seat, goods, luck)
    } else {
        promised(public, seat)
    }
}

/// What a seat is known to hold because it offered it or agreed to give it (BASE-R-29).
pub fn promised(public: &Public, seat: Seat) -> Goods {
    let Negotiation { offer, answers, .. } = &public.negotiation;
    match answers[seat.index()] {
        _ if seat == public.turn => offer.give(),
        OfferAnswer::Accepted => offer.get(),
        OfferAnswer::Countered(counter) => counter.give(),
        OfferAnswer::Open | OfferAnswer::Rejected => Goods::NONE,
    }
}

/// The point cards among `cards` with which the seat on turn would have won (BASE-91).
fn excess_points(rules: &Rules, public: &Public, cards: Cards) -> Cards {
    let points = public.pieces[public.turn.index()].points;
    let Some(goal) = goal::points_to_win(rules, public, public.turn) else {
        return Cards::NONE;
    };
    let room = (goal - 1).saturating_sub(points);
    let excess = cards.count(Development::Point).saturating_sub(room);
    Cards::of(Development::Point, u32::from(excess))
}

/// Draws so many cards out of a pile.
fn draw<K: Countable>(pile: &mut Counts<K>, count: u8, luck: &mut dyn Luck) -> Counts<K> {
    let mut drawn = Counts::NONE;
    for _ in 0..count {
        let card = Counts::of(pile.kind_of_card(luck.below(pile.total())), 1);
        *pile -= card;
        drawn += card;
    }
    drawn
}
