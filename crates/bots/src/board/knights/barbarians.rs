//! What the next landing of the barbarians brings, by the strength of the own knights.

use board::barbarians::{LANDING, contribution, strength};
use game::Seat;

use super::super::sites::Estate;
use super::super::vantage::Vantage;

/// How likely a rival makes a passive knight active while there is time.
const DILIGENCE: f64 = 0.6;
/// A card of one's choice for the best defenders, if there are several.
const TIE: f64 = 0.4;
/// What it is worth that others lose a city.
const OTHERS_LOSE: f64 = 0.3;

/// The next landing as it looks now.
pub struct Landing {
    barbarians: f64,
    /// What all others will probably contribute.
    others: f64,
    /// The most one of them will.
    most: f64,
    /// The least one of them will who has a city to lose; none if nobody has.
    least: Option<f64>,
    /// What the own city that would be lost is worth.
    city: f64,
    /// The strength of the own knights that fight so far.
    pub active: f64,
}

impl Landing {
    /// The landing that is to come: rivals will make some more of their knights active.
    pub fn of(table: &Vantage, estate: &Estate) -> Landing {
        let knights = &table.public.knights;
        let time = 1.0 - soon(table, 2);
        let active = f64::from(contribution(table.public, table.seat, knights.active));
        Landing::with(table, estate, active, |rival| {
            let active = f64::from(contribution(table.public, rival, knights.active));
            let all = knights.realm(rival).knights();
            let passive = f64::from(contribution(table.public, rival, all)) - active;
            active + DILIGENCE * time * passive
        })
    }

    /// Variant Fiesepeter: the battle that is being prepared.
    pub fn of_battle(table: &Vantage, estate: &Estate) -> Landing {
        let knights = &table.public.knights;
        let sent = f64::from(contribution(table.public, table.seat, knights.committed));
        Landing::with(table, estate, sent, |rival| {
            let is_open = knights.due.contains(rival);
            let fighting = if is_open {
                knights.active
            } else {
                knights.committed
            };
            f64::from(contribution(table.public, rival, fighting))
        })
    }

    fn with(table: &Vantage, estate: &Estate, active: f64, share: impl Fn(Seat) -> f64) -> Landing {
        let crowned = table.public.knights.crowned();
        let mut landing = Landing {
            barbarians: f64::from(strength(table.public)),
            others: 0.0,
            most: 0.0,
            least: None,
            city: 0.0,
            active,
        };
        for rival in table.rivals() {
            let share = share(rival);
            landing.others += share;
            landing.most = landing.most.max(share);
            if !(table.pieces(rival).cities & !crowned).is_empty() {
                landing.least = Some(landing.least.unwrap_or(share).min(share));
            }
        }
        let at_risk = table.mine().cities & !crowned;
        let worth = |corner| 1.0 + estate.city_gain(table, corner);
        let cheapest = at_risk.into_iter().map(worth).min_by(f64::total_cmp);
        landing.city = cheapest.unwrap_or(0.0);
        landing
    }

    /// Points that the landing brings with so much strength of one's own.
    pub fn worth(&self, own: f64) -> f64 {
        let margin = own + self.others - self.barbarians;
        let victory = (0.8 + 0.3 * margin).clamp(0.03, 0.97);
        let ahead = own - self.most;
        let reward = if own > 0.0 {
            (TIE + 0.55 * ahead).clamp(0.0, 1.0)
        } else {
            0.0
        };
        let is_least = match self.least {
            Some(least) => (0.95 - 0.75 * (own - least)).clamp(0.05, 1.0),
            None => 1.0,
        };
        let is_least = if self.city > 0.0 { is_least } else { 0.0 };
        let others_lose = match self.least {
            Some(_) => (1.0 - is_least) * OTHERS_LOSE,
            None => 0.0,
        };
        victory * reward + (1.0 - victory) * (others_lose - is_least * self.city)
    }

    /// What one more point of strength is worth, on the best way up from here: sometimes only two
    /// or three together change anything.
    pub fn unit(&self, own: f64) -> f64 {
        let now = self.worth(own);
        let steps = [1.0, 2.0, 3.0].into_iter();
        let gains = steps.map(|more| (self.worth(own + more) - now) / more);
        gains.fold(0.0, f64::max)
    }
}

/// How likely the barbarians land within so many rolls: every second die shows the ship.
pub fn soon(table: &Vantage, rolls: u32) -> f64 {
    let steps = u32::from(LANDING.saturating_sub(table.public.knights.barbarians));
    let (mut ways, mut fewer) = (1.0, 0.0);
    for ships in 0..steps.min(rolls + 1) {
        fewer += ways;
        ways *= f64::from(rolls - ships) / f64::from(ships + 1);
    }
    let halves = std::iter::repeat_n(0.5, rolls as usize).product::<f64>();
    1.0 - fewer * halves
}

/// Rolls until this seat decides again.
pub fn rolls(table: &Vantage) -> u32 {
    table.rolls_a_round() as u32
}

/// Landings until the game is probably over, the next one included.
pub fn landings_left(table: &Vantage) -> f64 {
    let rolls = table.rounds_left() * table.rolls_a_round();
    rolls / (2.0 * f64::from(LANDING))
}
