//! The only functions that change a state: one function, one fact, one event.

use game::{Log, Seat};
use hexgrid::{Corner, CornerSet, Edge, Hex};

use crate::event::Event;
use crate::kinds::{Development, Resource};
use crate::offer::Offer;
use crate::rules::Rules;
use crate::state::{Agenda, Answer, Ending, Negotiation, State, Task};
use crate::{Cards, Goods};

/// One step being carried out.
pub struct Play<'a> {
    pub rules: &'a Rules,
    state: &'a mut State,
    log: &'a mut Log<Event>,
}

impl<'a> Play<'a> {
    pub fn new(rules: &'a Rules, state: &'a mut State, log: &'a mut Log<Event>) -> Play<'a> {
        Play { rules, state, log }
    }

    #[inline]
    pub fn state(&self) -> &State {
        self.state
    }

    /// Reports what changes no field of its own.
    #[inline]
    pub fn note(&mut self, event: impl FnOnce() -> Event) {
        self.log.note(event);
    }
}

/// What is to be done.
impl Play<'_> {
    /// Puts a task on top.
    #[inline]
    pub fn next(&mut self, task: Task) {
        self.state.public.agenda.push(task);
    }

    /// Takes the top task off.
    #[inline]
    pub fn done(&mut self) {
        self.state.public.agenda.pop();
    }

    /// Puts `task` in the place of the top one.
    #[inline]
    pub fn instead(&mut self, task: Task) {
        self.state.public.agenda.replace(task);
    }

    /// Gives the turn to a seat, which has not acted in it yet.
    #[inline]
    pub fn begin_turn(&mut self, seat: Seat) {
        let public = &mut self.state.public;
        public.turn = seat;
        public.card_played = false;
        public.has_built = false;
        public.agenda = Agenda::new(Task::BeforeRoll);
        self.log.note(|| Event::TurnBegan { seat });
    }

    /// The cards the seat on turn bought are playable from its next turn on.
    #[inline]
    pub fn end_turn(&mut self) {
        let public = &mut self.state.public;
        public.turns = public.turns.saturating_add(1);
        if public.cards_new > 0 {
            public.cards_new = 0;
            self.state.secret.own[public.turn.index()].fresh = Cards::NONE;
        }
    }

    pub fn finish(&mut self, ending: Ending) {
        self.state.public.ending = Some(ending);
        self.state.public.agenda = Agenda::new(Task::Over);
        match ending {
            Ending::Draw => self.log.note(|| Event::Drawn),
            Ending::Won(seat) => {
                let points = self.state.points(seat);
                self.log.note(|| Event::Won { seat, points });
            }
        }
        for seat in Seat::first(self.rules.players) {
            let cards = self.state.own(seat).cards.count(Development::Point);
            if cards > 0 {
                self.log.note(|| Event::PointsShown { seat, cards });
            }
        }
    }

    pub fn mark_built(&mut self) {
        self.state.public.has_built = true;
    }
}

/// The founding phase.
impl Play<'_> {
    pub fn roll_for_start(&mut self, seat: Seat, dice: [u8; 2]) {
        self.state.public.start_rolls[seat.index()] = dice[0] + dice[1];
        self.log.note(|| Event::RolledForStart { seat, dice });
    }

    /// Only these roll again.
    pub fn roll_again(&mut self, seats: game::SeatSet) {
        self.state.public.contenders = seats;
        self.state.public.start_rolls = [0; game::MAX_SEATS];
    }

    pub fn name_starter(&mut self, seat: Seat) {
        self.roll_again(game::SeatSet::EMPTY);
        self.state.public.starter = seat;
        self.state.public.turn = seat;
        self.log.note(|| Event::StarterKnown { seat });
    }

    /// Counts a founding settlement and hands the founding on.
    pub fn founded(&mut self) {
        self.state.public.founded += 1;
    }

    pub fn hand_on(&mut self, seat: Seat) {
        self.state.public.turn = seat;
    }
}

/// Resource cards.
impl Play<'_> {
    /// From the bank into a hand.
    #[inline]
    fn gain(&mut self, seat: Seat, goods: Goods) {
        self.state.public.bank -= goods;
        self.state.secret.own[seat.index()].hand += goods;
        self.state.public.pieces[seat.index()].hand_size += goods.total() as u8;
    }

    /// From a hand into the bank.
    #[inline]
    fn lose(&mut self, seat: Seat, goods: Goods) {
        self.state.public.bank += goods;
        self.state.secret.own[seat.index()].hand -= goods;
        self.state.public.pieces[seat.index()].hand_size -= goods.total() as u8;
    }

    /// From one hand into another.
    fn hand_over(&mut self, from: Seat, to: Seat, goods: Goods) {
        let count = goods.total() as u8;
        self.state.secret.own[from.index()].hand -= goods;
        self.state.secret.own[to.index()].hand += goods;
        self.state.public.pieces[from.index()].hand_size -= count;
        self.state.public.pieces[to.index()].hand_size += count;
    }

    #[inline]
    pub fn pay(&mut self, seat: Seat, goods: Goods) {
        self.lose(seat, goods);
        self.log.note(|| Event::Paid { seat, goods });
    }

    #[inline]
    pub fn produce(&mut self, seat: Seat, goods: Goods) {
        self.gain(seat, goods);
        self.log.note(|| Event::Produced { seat, goods });
    }

    pub fn take(&mut self, seat: Seat, kind: Resource) {
        self.gain(seat, Goods::of(kind, 1));
        self.log.note(|| Event::Taken { seat, kind });
    }

    #[inline]
    pub fn trade_with_bank(&mut self, seat: Seat, give: Resource, get: Resource) {
        let count = self.state.pieces(seat).rates.count(give);
        self.lose(seat, Goods::of(give, u32::from(count)));
        self.gain(seat, Goods::of(get, 1));
        self.log.note(|| Event::BankTraded {
            seat,
            give,
            count,
            get,
        });
    }

    pub fn must_discard(&mut self, seat: Seat, count: u8) {
        self.state.public.pieces[seat.index()].to_discard = count;
        self.log.note(|| Event::MustDiscard { seat, count });
    }

    #[inline]
    pub fn lay_aside(&mut self, seat: Seat, kind: Resource) {
        let card = Goods::of(kind, 1);
        let own = &mut self.state.secret.own[seat.index()];
        own.hand -= card;
        own.laid_aside += card;
        let pieces = &mut self.state.public.pieces[seat.index()];
        pieces.hand_size -= 1;
        pieces.to_discard -= 1;
        pieces.laid_aside += 1;
        self.log.note(|| Event::LaidAside {
            seat,
            kind: Some(kind),
        });
    }

    /// Puts what a seat laid aside into the bank, for all to see.
    pub fn show_discards(&mut self, seat: Seat) {
        let goods = std::mem::take(&mut self.state.secret.own[seat.index()].laid_aside);
        self.state.public.pieces[seat.index()].laid_aside = 0;
        self.state.public.bank += goods;
        self.log.note(|| Event::Discarded { seat, goods });
    }

    pub fn steal(&mut self, thief: Seat, victim: Seat, kind: Resource) {
        self.hand_over(victim, thief, Goods::of(kind, 1));
        self.log.note(|| Event::Stolen {
            thief,
            victim,
            kind: Some(kind),
        });
    }

    pub fn give_back(&mut self, seat: Seat, to: Seat, kind: Resource) {
        self.hand_over(seat, to, Goods::of(kind, 1));
        self.log.note(|| Event::GivenBack {
            seat,
            to,
            kind: Some(kind),
        });
    }

    /// All cards of a kind from one seat to another.
    pub fn monopolise(&mut self, seat: Seat, from: Seat, kind: Resource) {
        let count = self.state.hand(from).count(kind);
        self.hand_over(from, seat, Goods::of(kind, u32::from(count)));
        self.log.note(|| Event::Monopolised {
            seat,
            from,
            kind,
            count,
        });
    }

    pub fn trade(&mut self, seat: Seat, with: Seat, offer: Offer) {
        self.hand_over(seat, with, offer.give());
        self.hand_over(with, seat, offer.get());
        self.log.note(|| Event::Traded { seat, with, offer });
    }
}

/// Negotiations.
impl Play<'_> {
    pub fn make_offer(&mut self, seat: Seat, offer: Offer) {
        self.state.public.negotiation = Negotiation {
            offer,
            ..Negotiation::default()
        };
        self.log.note(|| Event::OfferMade { seat, offer });
    }

    pub fn answer(&mut self, seat: Seat, answer: Answer) {
        self.state.public.negotiation.answers[seat.index()] = answer;
        self.log.note(|| match answer {
            Answer::Accepted => Event::OfferAccepted { seat },
            Answer::Countered(offer) => Event::OfferCountered { seat, offer },
            Answer::Rejected | Answer::Open => Event::OfferRejected { seat },
        });
    }

    pub fn clear_offer(&mut self) {
        self.state.public.negotiation = Negotiation::default();
    }
}

/// Pieces.
impl Play<'_> {
    pub fn place_road(&mut self, seat: Seat, edge: Edge) {
        let grid = &self.rules.grid;
        let public = &mut self.state.public;
        public.free.remove(edge);
        let foreign = public.buildings & !public.pieces[seat.index()].buildings();
        let pieces = &mut public.pieces[seat.index()];
        pieces.roads.insert(edge);
        pieces.roads_left -= 1;
        for end in grid.edge_ends(edge) {
            pieces.touched.insert(end);
            if !foreign.contains(end) {
                pieces.joined |= grid.corner_edges(end);
            }
        }
        self.log.note(|| Event::RoadBuilt { seat, edge });
    }

    pub fn place_settlement(&mut self, seat: Seat, corner: Corner) {
        let grid = &self.rules.grid;
        let edges = grid.corner_edges(corner);
        let public = &mut self.state.public;
        public.buildings.insert(corner);
        public.open &= !(grid.corner_neighbours(corner) | CornerSet::of(corner));
        let buildings = public.buildings;
        for (owner, pieces) in public.pieces.iter_mut().enumerate() {
            if owner != seat.index() {
                // Nobody else passes here any more; what hangs on its other end alone stays.
                let reach = pieces.buildings() | pieces.touched & !buildings;
                for edge in edges & pieces.joined {
                    if !reach.contains(grid.other_end(edge, corner)) {
                        pieces.joined.remove(edge);
                    }
                }
            }
        }
        let pieces = &mut public.pieces[seat.index()];
        pieces.settlements.insert(corner);
        pieces.settlements_left -= 1;
        pieces.points += 1;
        pieces.joined |= edges;
        pieces.rates = pieces.rates.min(self.rules.rates(corner));
        self.log.note(|| Event::SettlementBuilt { seat, corner });
    }

    pub fn place_city(&mut self, seat: Seat, corner: Corner) {
        let pieces = &mut self.state.public.pieces[seat.index()];
        pieces.settlements.remove(corner);
        pieces.cities.insert(corner);
        pieces.settlements_left += 1;
        pieces.cities_left -= 1;
        pieces.points += 1;
        self.log.note(|| Event::CityBuilt { seat, corner });
    }

    pub fn move_robber(&mut self, seat: Seat, to: Hex) {
        self.state.public.robber = to;
        self.log.note(|| Event::RobberMoved { seat, to });
    }

    pub fn set_route(&mut self, seat: Seat, length: u8) {
        self.state.public.pieces[seat.index()].route = length;
    }

    pub fn award_route(&mut self, holder: Option<Seat>) {
        let old = std::mem::replace(&mut self.state.public.route_holder, holder);
        self.hand_on_points(old, holder);
        let length = holder.map_or(0, |seat| self.state.pieces(seat).route);
        self.log.note(|| Event::RouteHolder {
            seat: holder,
            length,
        });
    }

    pub fn award_army(&mut self, holder: Option<Seat>) {
        let old = std::mem::replace(&mut self.state.public.army_holder, holder);
        self.hand_on_points(old, holder);
        let knights = holder.map_or(0, |seat| self.state.pieces(seat).knights);
        self.log.note(|| Event::ArmyHolder {
            seat: holder,
            knights,
        });
    }

    /// BASE-90: both awards are worth two points.
    fn hand_on_points(&mut self, from: Option<Seat>, to: Option<Seat>) {
        if let Some(seat) = from {
            self.state.public.pieces[seat.index()].points -= 2;
        }
        if let Some(seat) = to {
            self.state.public.pieces[seat.index()].points += 2;
        }
    }
}

/// Development cards.
impl Play<'_> {
    pub fn draw_card(&mut self, seat: Seat, card: Development) {
        let one = Cards::of(card, 1);
        self.state.secret.deck -= one;
        let own = &mut self.state.secret.own[seat.index()];
        own.cards += one;
        own.fresh += one;
        self.state.public.pieces[seat.index()].cards_held += 1;
        self.state.public.cards_new += 1;
        self.state.public.deck_left -= 1;
        self.log.note(|| Event::CardBought {
            seat,
            card: Some(card),
        });
    }

    pub fn play_card(&mut self, seat: Seat, card: Development) {
        let one = Cards::of(card, 1);
        self.state.secret.own[seat.index()].cards -= one;
        let public = &mut self.state.public;
        public.played += one;
        public.card_played = true;
        public.pieces[seat.index()].cards_held -= 1;
        if card == Development::Knight {
            public.pieces[seat.index()].knights += 1;
        }
        self.log.note(|| Event::CardPlayed { seat, card });
    }
}

/// The game for two.
impl Play<'_> {
    pub fn remember_first_roll(&mut self, sum: u8) {
        self.state.public.two.first_roll = sum;
    }

    /// What may be done once in a turn may be done again in the next.
    pub fn renew_turn_for_two(&mut self) {
        let two = &mut self.state.public.two;
        two.first_roll = 0;
        two.action_used = false;
        two.knight_given = false;
    }

    pub fn fill_trade_cards(&mut self, supply: u8) {
        self.state.public.two.supply = supply;
    }

    pub fn gain_trade_cards(&mut self, seat: Seat, count: u8) {
        let two = &mut self.state.public.two;
        two.supply -= count;
        two.trade_cards[seat.index()] += count;
        self.log.note(|| Event::TradeCards {
            seat,
            gained: count,
        });
    }

    pub fn spend_trade_cards(&mut self, seat: Seat, count: u8) {
        let two = &mut self.state.public.two;
        two.supply += count;
        two.trade_cards[seat.index()] -= count;
        two.action_used = true;
        self.log.note(|| Event::TradeCardsSpent { seat, count });
    }

    pub fn give_up_knight(&mut self, seat: Seat) {
        self.state.public.two.knight_given = true;
        self.state.public.pieces[seat.index()].knights -= 1;
        self.log.note(|| Event::KnightGivenUp { seat });
    }
}
