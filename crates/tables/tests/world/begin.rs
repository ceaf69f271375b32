//! From sitting down to the first draw.

use protocol::SeatHolder;
use records::Nonce;
use tables::Command;

use super::{World, person};

fn nonce(seat: u8) -> Nonce {
    Nonce::new(&[seat]).unwrap()
}

impl World {
    /// Two people sit down, bots take the other seats, and the game begins.
    pub fn begin(&mut self, seats: u8) {
        for seat in 0..2_u8 {
            let commitment = self.table.lobby(None).commitment;
            let pledge = nonce(seat).pledge(&commitment.parse().unwrap());
            let sit = Command::Sit {
                seat,
                pledge: Some(pledge.to_string()),
                commitment,
                coach: false,
            };
            self.order(&person(seat.into()), sit);
        }
        for seat in 2..seats {
            let level = "random".to_owned();
            let holder = SeatHolder::Bot { level };
            self.order(&person(0), Command::ChangeSeat { seat, holder });
        }
        self.order(&person(0), Command::Start);
        // The server dies at every point of the start, too.
        for seat in 0..2_u8 {
            self.restart();
            let nonce = nonce(seat).to_string();
            self.order(&person(seat.into()), Command::Reveal { nonce });
        }
    }
}
