//! Counting cards: which hands the others may hold by all that was seen on the table.
//!
//! Whatever is produced, paid, traded and discarded lies open. Only a card that somebody drew from
//! a hand, or gave face down, is unknown to the rest: from there on several worlds are possible,
//! each as likely as the draw, until a payment shows which of them cannot be. A bot that comes late
//! begins with worlds it imagines.

use std::collections::HashMap;

use board::{
    Event, Goods, KnightEvent, Known, Offer, Public, Resource, Rules, SpecialEvent, State, Task,
    View, promised,
};
use game::{BySeat, Luck, Seat};

use crate::{Belief, Sight};

/// The likeliest worlds that are kept; there are seldom as many.
const MOST: usize = 256;
/// Worlds somebody imagines who has not seen the beginning.
const IMAGINED: usize = 64;
/// Weights are drawn with so many tickets.
const TICKETS: u32 = 1 << 30;

/// What a player remembers of the cards that changed hands, his own included.
#[derive(Clone, Debug)]
pub struct Counting {
    worlds: Vec<World>,
    has_heard: bool,
}

/// Hands everybody may hold; cards laid aside count until they are shown.
#[derive(Clone, Copy, Debug)]
struct World {
    hands: BySeat<Goods>,
    weight: f64,
}

impl Default for Counting {
    fn default() -> Counting {
        let nobody_has_any = World {
            hands: BySeat::default(),
            weight: 1.0,
        };
        Counting {
            worlds: vec![nobody_has_any],
            has_heard: false,
        }
    }
}

impl Counting {
    /// Listens. With two seats the bank tells the other hand.
    pub fn observe(&mut self, rules: &Rules, event: &Event) {
        if rules.players > 2 {
            self.has_heard = true;
            self.follow(rules, event);
        }
    }

    fn follow(&mut self, rules: &Rules, event: &Event) {
        let one = |kind: Resource| Goods::of(kind, 1);
        match event {
            Event::Produced { seat, goods } => self.gain(*seat, *goods),
            Event::Taken { seat, kind } => self.gain(*seat, one(*kind)),
            Event::Paid { seat, goods } | Event::Discarded { seat, goods } => {
                self.lose(*seat, *goods);
            }
            Event::BankTraded {
                seat,
                give,
                count,
                get,
            } => {
                self.lose(*seat, Goods::of(*give, u32::from(*count)));
                self.gain(*seat, one(*get));
            }
            Event::Traded { seat, with, offer } => self.exchange(*seat, *with, *offer),
            Event::OfferMade { seat, offer, .. } => {
                self.retain(|hands| hands[seat.index()].covers(offer.give()));
            }
            Event::Monopolised {
                seat,
                from,
                kind,
                count,
            } => {
                // With knights a card takes a few at most, without all there are.
                if !rules.has_knights() {
                    self.retain(|hands| hands[from.index()].count(*kind) == *count);
                }
                let goods = Goods::of(*kind, u32::from(*count));
                self.lose(*from, goods);
                self.gain(*seat, goods);
            }
            Event::Stolen {
                thief: to,
                victim: from,
                kind,
            }
            | Event::GivenBack {
                seat: from,
                to,
                kind,
            }
            | Event::Knights(KnightEvent::Handed {
                seat: from,
                to,
                kind,
            }) => self.pass(*from, *to, *kind),
            Event::Knights(KnightEvent::HandShown {
                of,
                goods: Some(goods),
                ..
            }) => self.retain(|hands| hands[of.index()] == *goods),
            Event::Special(SpecialEvent::CardLost { seat, kind }) => self.lose(*seat, one(*kind)),
            // No other event moves a card.
            _ => {}
        }
    }

    fn exchange(&mut self, seat: Seat, with: Seat, offer: Offer) {
        self.lose(seat, offer.give());
        self.lose(with, offer.get());
        self.gain(seat, offer.get());
        self.gain(with, offer.give());
    }

    fn retain(&mut self, may_be: impl Fn(&BySeat<Goods>) -> bool) {
        self.worlds.retain(|world| may_be(&world.hands));
    }

    fn gain(&mut self, seat: Seat, goods: Goods) {
        for world in &mut self.worlds {
            world.hands[seat.index()] += goods;
        }
    }

    fn lose(&mut self, seat: Seat, goods: Goods) {
        self.retain(|hands| hands[seat.index()].covers(goods));
        for world in &mut self.worlds {
            world.hands[seat.index()] -= goods;
        }
    }

    /// A card went from hand to hand, of this kind or of one nobody else saw.
    fn pass(&mut self, from: Seat, to: Seat, kind: Option<Resource>) {
        let mut places: HashMap<BySeat<Goods>, usize> = HashMap::new();
        let mut worlds: Vec<World> = Vec::new();
        for World { hands, weight } in std::mem::take(&mut self.worlds) {
            let hand = hands[from.index()];
            let drawn = hand
                .iter()
                .filter(|(it, _)| kind.is_none_or(|kind| kind == *it));
            for (kind, count) in drawn {
                let mut hands = hands;
                hands[from.index()] -= Goods::of(kind, 1);
                hands[to.index()] += Goods::of(kind, 1);
                let weight = weight * f64::from(count) / f64::from(hand.total());
                let place = *places.entry(hands).or_insert(worlds.len());
                match worlds.get_mut(place) {
                    Some(same) => same.weight += weight,
                    None => worlds.push(World { hands, weight }),
                }
            }
        }
        worlds.sort_by(|one, other| other.weight.total_cmp(&one.weight));
        worlds.truncate(MOST);
        let sum: f64 = worlds.iter().map(|world| world.weight).sum();
        for world in &mut worlds {
            world.weight /= sum;
        }
        self.worlds = worlds;
    }

    /// Looks at the table; who finds that he has missed something imagines what there may be.
    pub fn look(&mut self, sight: &Sight<Rules>, view: &View, luck: &mut dyn Luck) {
        let is_known = self.worlds.iter().any(|world| world.fits(view));
        if is_known || !self.has_heard {
            return;
        }
        let imagined = (0..IMAGINED).map(|_| {
            let own = sight.imagine(luck).secret.own;
            World {
                hands: own.map(|own| own.hand + own.laid_aside),
                weight: 1.0 / IMAGINED as f64,
            }
        });
        self.worlds = imagined.collect();
    }
}

impl World {
    /// Could it be what a seat looks at?
    fn fits(&self, view: &View) -> bool {
        let Known::Own(seat, own) = &view.known else {
            return false;
        };
        let public = &view.public;
        let mut hands = (0..).map(Seat).zip(self.hands);
        self.hands[seat.index()] == own.hand + own.laid_aside
            && hands.all(|(seat, hand)| {
                let pieces = &public.pieces[seat.index()];
                hand.total() == u32::from(pieces.hand_size) + u32::from(pieces.laid_aside)
                    && hand.covers(promised(public, seat))
            })
    }
}

impl Belief<Rules> for Counting {
    fn correct(&self, view: &View, state: &mut State, luck: &mut dyn Luck) {
        // In the middle of a card more may be known of a hand.
        if matches!(view.public.agenda.top(), Task::Knights(_)) {
            return;
        }
        let mut fitting: Vec<&World> = self.worlds.iter().collect();
        fitting.retain(|world| world.fits(view));
        let Some(likeliest) = fitting.first() else {
            return;
        };
        let sum: f64 = fitting.iter().map(|world| world.weight).sum();
        let mut left = sum * f64::from(luck.below(TICKETS)) / f64::from(TICKETS);
        let drawn = fitting.iter().find(|world| {
            left -= world.weight;
            left < 0.0
        });
        deal(&view.public, drawn.unwrap_or(likeliest), state, luck);
    }
}

/// Gives everybody the hand of a world; which of it was laid aside nobody has seen.
fn deal(public: &Public, world: &World, state: &mut State, luck: &mut dyn Luck) {
    for (seat, own) in state.secret.own.iter_mut().enumerate() {
        let hand = world.hands[seat];
        if own.hand + own.laid_aside == hand {
            continue;
        }
        let (mut rest, promised) = (hand, promised(public, Seat(seat as u8)));
        rest -= promised;
        let mut aside = Goods::NONE;
        for _ in 0..own.laid_aside.total() {
            let card = Goods::of(rest.kind_of_card(luck.below(rest.total())), 1);
            rest -= card;
            aside += card;
        }
        (own.hand, own.laid_aside) = (rest + promised, aside);
    }
}

#[cfg(test)]
mod tests {
    use board::{Board, Options, Setup, scenario};
    use game::testing::{TestLuck, next_step};
    use game::{Game, Log, Viewer};

    use super::*;
    use crate::board::Greedy;
    use crate::{Bot, Random};

    fn tables() -> Vec<Options> {
        let base = |seats| Options {
            seats,
            ..Options::default()
        };
        let knights = Options {
            knights: true,
            points: 13,
            ..base(4)
        };
        let at_sea = |id: &str, knights| Options {
            scenario: Some(id.to_owned()),
            board: Board::Printed,
            points: scenario(id).expect("a scenario").points(),
            knights,
            ..base(4)
        };
        vec![
            base(3),
            base(4),
            knights,
            at_sea("fog_islands", false),
            at_sea("pirate_islands", false),
            at_sea("new_shores", true),
        ]
    }

    /// Greedy bots, and in every second game random steps, play at a table; whoever counts hears
    /// from step `from` on.
    fn follow(
        options: &Options,
        seed: u64,
        from: u32,
        mut look: impl FnMut(&Rules, &State, &mut [Counting], &mut TestLuck),
    ) {
        let mut luck = TestLuck(seed);
        let setup: Setup = game::Setup::deal(options, &mut luck).expect("options that are allowed");
        let rules = Rules::open(setup).expect("what was dealt can be played");
        let mut state = rules.start();
        let mut bots = vec![Greedy::default(); 4];
        let mut counting = vec![Counting::default(); usize::from(options.seats)];
        let mut log = Log::on();
        for number in 0..3_000 {
            let choose = |seat: Seat, luck: &mut TestLuck| {
                let sight = Sight::new(&rules, &state, seat);
                if seed.is_multiple_of(2) {
                    bots[seat.index()].choose(&sight, luck)
                } else {
                    Random.choose(&sight, luck)
                }
            };
            let Some(step) = next_step(&rules, &state, &mut luck, choose) else {
                break;
            };
            rules.apply(&mut state, step, &mut log);
            for event in log.take() {
                for (seat, counting) in (0..).map(Seat).zip(&mut counting) {
                    let heard = rules.redact(&event, Viewer::Seat(seat));
                    if let Some(heard) = heard.filter(|_| number >= from) {
                        counting.observe(&rules, &heard);
                    }
                }
            }
            look(&rules, &state, &mut counting, &mut luck);
        }
    }

    fn truth(state: &State) -> BySeat<Goods> {
        state.secret.own.map(|own| own.hand + own.laid_aside)
    }

    #[test]
    fn the_truth_is_always_among_the_worlds() {
        for (seed, options) in (0..).zip(tables().iter().cycle()).take(12) {
            let (mut known, mut looks) = (0, 0);
            follow(options, seed, 0, |_, state, counting, _| {
                for it in counting {
                    let is_true = |world: &World| world.hands == truth(state);
                    assert!(it.worlds.iter().any(is_true), "{options:?}, seed {seed}");
                    known += u32::from(it.worlds.len() == 1);
                    looks += 1;
                }
            });
            // Counting pays: more often than not there is nothing to guess.
            assert!(2 * known > looks, "{known} of {looks}: {options:?}");
        }
    }

    #[test]
    fn what_is_imagined_agrees_with_the_view_and_latecomers_catch_up() {
        for (seed, options) in (20..).zip(tables().iter()) {
            let mut steps = 0;
            follow(options, seed, 200, |rules, state, counting, luck| {
                steps += 1;
                for (seat, counting) in (0..).map(Seat).zip(counting) {
                    let sight = Sight::new(rules, state, seat);
                    let view = sight.view();
                    if steps % 7 > 0 || matches!(view.known, Known::Everything(_)) {
                        continue;
                    }
                    counting.look(&sight, &view, luck);
                    let imagined = sight.believing(counting).imagine(luck);
                    assert_eq!(rules.view(&imagined, Viewer::Seat(seat)), view);
                    let fits = counting.worlds.iter().any(|world| world.fits(&view));
                    assert!(fits || steps <= 200);
                }
            });
        }
    }
}
