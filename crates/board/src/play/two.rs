//! What only the game for two changes.

use game::Seat;

use super::Play;
use crate::event::Event;

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
