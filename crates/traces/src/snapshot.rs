//! What both engines must agree on after every ply.

use board::{Cards, Goods, Resource, Rules, State, Task};
use game::{Awaits, Game, Seat};
use hexgrid::Hex;

use crate::lexicon::Lexicon;
use crate::raw::RawState;

/// A state, as far as a trace shows it. Lengths of routes are compared apart.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Snapshot {
    pub hands: Vec<Goods>,
    pub cards: Vec<Cards>,
    pub bank: Goods,
    pub open_points: Vec<u8>,
    pub points: Vec<u8>,
    pub route_holder: Option<Seat>,
    pub army_holder: Option<Seat>,
    pub robber: Hex,
    pub decides: Seat,
    pub turn: Seat,
    pub prompt: Asked,
}

/// What is asked of the seat that decides.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Asked {
    FoundSettlement,
    FoundRoad,
    Turn,
    Discard,
    Robber,
}

impl Snapshot {
    pub fn read(raw: &RawState, lexicon: &Lexicon) -> Result<Snapshot, String> {
        let seats = usize::from(lexicon.seats);
        let vectors = [raw.hands.len(), raw.cards.len()];
        let rows = [&raw.open_points, &raw.points, &raw.routes];
        if vectors.iter().any(|len| *len != seats) || rows.iter().any(|row| row.len() != seats) {
            return Err(format!("a state does not have {seats} seats"));
        }
        let holder = |seat: Option<u8>| seat.map(|seat| lexicon.seat(seat)).transpose();
        Ok(Snapshot {
            hands: each(&raw.hands, |counts| lexicon.goods(counts))?,
            cards: each(&raw.cards, |counts| lexicon.card_counts(counts))?,
            bank: lexicon.goods(&raw.bank)?,
            open_points: raw.open_points.clone(),
            points: raw.points.clone(),
            route_holder: holder(raw.route_holder)?,
            army_holder: holder(raw.army_holder)?,
            robber: lexicon.hex(raw.robber)?,
            decides: lexicon.seat(raw.decides)?,
            turn: lexicon.seat(raw.turn)?,
            prompt: Asked::read(&raw.prompt)?,
        })
    }

    /// Our state. Where ours leaves something open, as who of several discards first, the answer
    /// is theirs if it is one of ours.
    pub fn of(rules: &Rules, state: &State, theirs: &Snapshot) -> Snapshot {
        let seats = || Seat::all(rules.players);
        // Discards lie aside until all have chosen (BASE-R-11); theirs go to the bank at once.
        let aside: Goods = seats().map(|seat| state.own(seat).laid_aside).sum();
        let (decides, prompt) = match rules.awaits(state) {
            Awaits::Over(_) => (theirs.decides, theirs.prompt),
            Awaits::Chance => (state.public.turn, Asked::Turn),
            Awaits::Seats(awaited) => {
                let decides = if awaited.contains(theirs.decides) {
                    theirs.decides
                } else {
                    awaited.lowest()
                };
                (decides, Asked::of(state.task()))
            }
        };
        Snapshot {
            hands: seats().map(|seat| state.hand(seat)).collect(),
            cards: seats().map(|seat| state.own(seat).cards).collect(),
            bank: state.public.bank + aside,
            open_points: seats().map(|seat| state.pieces(seat).points).collect(),
            points: seats().map(|seat| state.points(seat)).collect(),
            route_holder: state.public.route_holder,
            army_holder: state.public.army_holder,
            robber: state.public.robber,
            decides,
            turn: state.public.turn,
            prompt,
        }
    }

    /// Gives the longest route to another, with its two points.
    pub fn award_route(&mut self, to: Option<Seat>) {
        const POINTS: u8 = 2;
        if let Some(from) = self.route_holder {
            for points in [&mut self.open_points, &mut self.points] {
                points[from.index()] -= POINTS;
            }
        }
        if let Some(to) = to {
            for points in [&mut self.open_points, &mut self.points] {
                points[to.index()] += POINTS;
            }
        }
        self.route_holder = to;
    }

    /// Returns cards from a hand to the bank.
    pub fn give_back(&mut self, seat: Seat, kind: Resource, count: u8) -> Result<(), String> {
        let goods = Goods::of(kind, u32::from(count));
        let hand = &mut self.hands[seat.index()];
        if !hand.covers(goods) {
            return Err(format!("seat {} did not get {goods:?}", seat.0));
        }
        *hand -= goods;
        self.bank += goods;
        Ok(())
    }

    /// The first thing that is not the same, with ours and theirs.
    pub fn differs(&self, theirs: &Snapshot, rules: &Rules) -> Option<String> {
        let say = |what: &str, ours: &dyn std::fmt::Debug, other: &dyn std::fmt::Debug| {
            Some(format!("{what}: ours {ours:?}, theirs {other:?}"))
        };
        let name = |hex: Hex| rules.hex_name(hex);
        for seat in 0..self.hands.len() {
            if self.hands[seat] != theirs.hands[seat] {
                let what = format!("hand of seat {seat}");
                return say(&what, &self.hands[seat], &theirs.hands[seat]);
            }
            if self.cards[seat] != theirs.cards[seat] {
                let what = format!("development cards of seat {seat}");
                return say(&what, &self.cards[seat], &theirs.cards[seat]);
            }
        }
        if self.bank != theirs.bank {
            return say("bank", &self.bank, &theirs.bank);
        }
        if self.route_holder != theirs.route_holder {
            return say("longest road", &self.route_holder, &theirs.route_holder);
        }
        if self.army_holder != theirs.army_holder {
            return say("largest army", &self.army_holder, &theirs.army_holder);
        }
        if self.open_points != theirs.open_points {
            return say("public points", &self.open_points, &theirs.open_points);
        }
        if self.points != theirs.points {
            return say("points", &self.points, &theirs.points);
        }
        if self.robber != theirs.robber {
            return say("robber", &name(self.robber), &name(theirs.robber));
        }
        if self.turn != theirs.turn {
            return say("seat on turn", &self.turn, &theirs.turn);
        }
        if (self.decides, self.prompt) != (theirs.decides, theirs.prompt) {
            let (ours, theirs) = ((self.decides, self.prompt), (theirs.decides, theirs.prompt));
            return say("who decides what", &ours, &theirs);
        }
        None
    }
}

impl Asked {
    fn read(word: &str) -> Result<Asked, String> {
        match word {
            "BUILD_INITIAL_SETTLEMENT" => Ok(Asked::FoundSettlement),
            "BUILD_INITIAL_ROAD" => Ok(Asked::FoundRoad),
            "PLAY_TURN" => Ok(Asked::Turn),
            "DISCARD" => Ok(Asked::Discard),
            "MOVE_ROBBER" => Ok(Asked::Robber),
            _ => Err(format!("there is no prompt {word:?}")),
        }
    }

    fn of(task: Task) -> Asked {
        match task {
            Task::FoundSettlement => Asked::FoundSettlement,
            Task::FoundRoad => Asked::FoundRoad,
            Task::Discard => Asked::Discard,
            Task::MoveRobber | Task::PickVictim => Asked::Robber,
            Task::BeforeRoll
            | Task::Main
            | Task::Negotiate
            | Task::FirstFreeRoad
            | Task::SecondFreeRoad
            | Task::Take(_)
            | Task::Over
            | board::asks_nobody!()
            // Of boxes they do not play.
            | board::of_two_or_sea!()
            | Task::Knights(_) => Asked::Turn,
        }
    }
}

fn each<T, U>(list: &[T], read: impl Fn(&T) -> Result<U, String>) -> Result<Vec<U>, String> {
    list.iter().map(read).collect()
}
