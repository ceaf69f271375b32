//! What the dice brought, against what was to be expected of them: all of it exact.

use std::collections::BTreeMap;

use families::{Family, Happened};
use game::{Log, Step, outcomes};
use protocol::DrawKind;

use crate::distribution::Distribution;
use crate::tale::Tale;

/// The rolls of a game, and what they paid.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Rolls {
    /// How often the dice were rolled.
    pub count: u32,
    /// How often each number came.
    pub numbers: BTreeMap<u8, Number>,
    /// What each seat got.
    pub seats: Vec<Receipts>,
    /// For every roll its step, and how many cards each seat could expect of it.
    pub incomes: Vec<(usize, Vec<f64>)>,
}

/// A number of the dice.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Number {
    /// How often it came.
    pub count: usize,
    /// How often it could have come.
    pub expected: Distribution,
}

/// What one seat got, and lost.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Receipts {
    /// Cards for rolls.
    pub received: usize,
    /// How many they could have been, with the buildings it had at each roll.
    pub expected: Distribution,
    /// Cards the robber kept from it.
    pub blocked: u32,
    /// Cards that were stolen from it.
    pub robbed: u32,
    /// Cards it stole.
    pub stolen: u32,
    /// Cards it had to discard.
    pub discarded: u32,
    /// Cards it drew or bought.
    pub drawn: u32,
}

/// What one event says of this.
enum Fact {
    Rolled(u8),
    Received(usize, usize),
    Robbed { victim: usize, thief: usize },
    Discarded(usize, u32),
    Drew(usize),
}

impl Rolls {
    /// Counts a game.
    pub fn of<G: Family>(tale: &Tale<G>) -> Rolls {
        let game = tale.game;
        let mut rolls = Rolls {
            seats: vec![Receipts::default(); game.seats() as usize],
            ..Rolls::default()
        };
        for (number, (state, step)) in tale.states.iter().zip(&tale.steps).enumerate() {
            let facts = facts(game, state, *step);
            let rolled = facts.iter().find_map(|fact| match fact {
                Fact::Rolled(number) => Some(*number),
                _ => None,
            });
            if let Some(rolled) = rolled {
                rolls.count += 1;
                rolls.numbers.entry(rolled).or_default().count += 1;
                let income = rolls.expect(game, state);
                rolls.incomes.push((number, income));
                rolls.block(game, state, *step);
            }
            rolls.take(&facts, rolled.is_some());
        }
        rolls
    }

    fn take(&mut self, facts: &[Fact], is_roll: bool) {
        for fact in facts {
            match *fact {
                Fact::Received(seat, count) if is_roll => self.seats[seat].received += count,
                // Cards of a founding or a card are no luck of the dice.
                Fact::Received(..) | Fact::Rolled(_) => {}
                Fact::Robbed { victim, thief } => {
                    self.seats[victim].robbed += 1;
                    self.seats[thief].stolen += 1;
                }
                Fact::Discarded(seat, count) => self.seats[seat].discarded += count,
                Fact::Drew(seat) => self.seats[seat].drawn += 1,
            }
        }
    }

    /// Everything this roll could have been; answers how many cards each seat could expect.
    fn expect<G: Family>(&mut self, game: &G, state: &G::State) -> Vec<f64> {
        let mut numbers: BTreeMap<u8, f64> = BTreeMap::new();
        let mut receipts = vec![Vec::new(); self.seats.len()];
        let mut total = 0.0;
        for (outcome, weight) in outcomes(game, state) {
            let weight = f64::from(weight);
            let facts = facts(game, state, Step::Chance(outcome));
            for fact in &facts {
                if let Fact::Rolled(number) = fact {
                    *numbers.entry(*number).or_default() += weight;
                }
            }
            for (seat, values) in receipts.iter_mut().enumerate() {
                values.push((received(&facts, seat), weight));
            }
            total += weight;
        }
        for (number, weight) in numbers {
            let number = self.numbers.entry(number).or_default();
            number.expected.add(&[(1, weight), (0, total - weight)]);
        }
        for (seat, values) in self.seats.iter_mut().zip(&receipts) {
            seat.expected.add(values);
        }
        let mean = |values: &Vec<(usize, f64)>| {
            let sum: f64 = values
                .iter()
                .map(|(count, weight)| *count as f64 * weight)
                .sum();
            sum / total
        };
        receipts.iter().map(mean).collect()
    }

    /// What this roll would have paid without a robber.
    fn block<G: Family>(&mut self, game: &G, state: &G::State, step: game::StepOf<G>) {
        let Some(free) = game.unhindered(state) else {
            return;
        };
        let (paid, free) = (facts(game, state, step), facts(game, &free, step));
        for (number, seat) in self.seats.iter_mut().enumerate() {
            let kept = received(&free, number).saturating_sub(received(&paid, number));
            seat.blocked += kept as u32;
        }
    }
}

fn received(facts: &[Fact], seat: usize) -> usize {
    let counts = facts.iter().filter_map(|fact| match fact {
        Fact::Received(of, count) if *of == seat => Some(*count),
        _ => None,
    });
    counts.sum()
}

/// What a draw was, by what happened in it.
pub fn draw_kind<G: Family>(game: &G, state: &G::State, draw: game::StepOf<G>) -> DrawKind {
    let (mut after, mut log) = (state.clone(), Log::on());
    game.apply(&mut after, draw, &mut log);
    let events = log.take();
    let mut kinds = events
        .iter()
        .filter_map(|event| kind(&game.happened(event)));
    kinds.next().unwrap_or(DrawKind::Other)
}

fn kind(event: &Happened) -> Option<DrawKind> {
    use board::{Event as Board, KnightEvent as Knights};
    use rivals::Event as Rivals;
    Some(match event {
        Happened::Board(_, Board::Rolled { .. })
        | Happened::Rivals(_, Rivals::Rolled { .. })
        | Happened::Dice(..) => DrawKind::Roll,
        Happened::Board(
            _,
            Board::CardBought { .. } | Board::Knights(Knights::ProgressDrawn { .. }),
        )
        | Happened::Rivals(_, Rivals::Drawn { .. } | Rivals::Revealed { .. }) => DrawKind::Card,
        Happened::Board(_, Board::Stolen { .. }) => DrawKind::Theft,
        Happened::Board(..) | Happened::Rivals(..) => return None,
    })
}

/// What happens if this step is taken.
fn facts<G: Family>(game: &G, state: &G::State, step: game::StepOf<G>) -> Vec<Fact> {
    let (mut after, mut log) = (state.clone(), Log::on());
    game.apply(&mut after, step, &mut log);
    let events = log.take();
    let facts = events.iter().map(|event| game.happened(event));
    facts.filter_map(|event| fact(&event)).collect()
}

fn fact(event: &Happened) -> Option<Fact> {
    use board::Event as Board;
    use rivals::Event as Rivals;
    Some(match event {
        Happened::Board(_, event) => match event {
            Board::Rolled { dice, .. } => Fact::Rolled(dice[0] + dice[1]),
            Board::Produced { seat, goods } => Fact::Received(seat.index(), goods.total() as usize),
            Board::Stolen { thief, victim, .. } => Fact::Robbed {
                victim: victim.index(),
                thief: thief.index(),
            },
            Board::Discarded { seat, goods } => Fact::Discarded(seat.index(), goods.total()),
            Board::CardBought { seat, .. } => Fact::Drew(seat.index()),
            _ => return None,
        },
        Happened::Rivals(_, event) => match event {
            Rivals::Rolled { number, .. } => Fact::Rolled(*number),
            Rivals::Produced { seat, goods } => {
                Fact::Received(seat.index(), usize::from(goods.total()))
            }
            Rivals::Raided { seat, lost, .. } => {
                Fact::Discarded(seat.index(), u32::from(lost.total()))
            }
            Rivals::Drawn { seat, .. } => Fact::Drew(seat.index()),
            _ => return None,
        },
        Happened::Dice(..) => return None,
    })
}
