//! Many games of one kind, stepped together into rows of arrays; without their type.

use bots::Sight;
use encoding::{Plan, mark};
use families::{BotSpec, Family, Listing, Maker, OptionsOf, Visitor, maker};
use game::{Choices, Notation, Seat, Setup, Viewer};
use pyo3::FromPyObject;
use serde_json::Value;

use crate::failure::{Answer, Failure};
use crate::lane::{Common, Ended, Lane};
use crate::table::view_told;

/// Leaves a lane as it is.
const NOTHING: i64 = -1;

/// Arrays that are filled, one row for each lane.
pub struct Rows<'a> {
    pub observations: &'a mut [i8],
    pub masks: &'a mut [u8],
    /// The seat that is asked.
    pub seats: &'a mut [u8],
    /// In how many ways it may decide by its menu.
    pub counts: &'a mut [u32],
    /// By seat.
    pub rewards: &'a mut [f32],
    pub done: &'a mut [u8],
    /// The game that has just ended was given up.
    pub truncated: &'a mut [u8],
    /// Of the game that has ended last: points by seat, winners as bits, decisions, its number.
    pub points: &'a mut [i16],
    pub winners: &'a mut [u8],
    pub lengths: &'a mut [u32],
    pub numbers: &'a mut [u64],
}

/// Games of one kind.
pub trait AnyLanes: Send {
    fn plan(&self) -> &Plan;
    fn lanes(&self) -> usize;
    fn seat_names(&self) -> &'static [&'static str];
    /// Begins anew with the first games of a seed.
    fn reset(&mut self, seed: u64, rows: Rows) -> Answer<()>;
    /// One decision in every lane. If one of them is refused, nothing happens in any.
    fn step(&mut self, actions: &[i64], rows: Rows) -> Answer<()>;
    /// A random action of every menu, drawn from the luck of its game.
    fn sample(&mut self, actions: &mut [i64]);
    /// The numbers of the actions at these places of the menus.
    fn pick(&self, places: &[u32], actions: &mut [i64]) -> Answer<()>;
    /// What `seat` sees in a lane.
    fn look(&self, lane: usize, seat: u8, row: &mut [i8]) -> Answer<()>;
    fn view(&self, lane: usize, viewer: Option<u8>) -> Answer<Value>;
    /// The notation of an action of the seat that is asked, or of another.
    fn text(&self, lane: usize, seat: Option<u8>, number: usize) -> Answer<String>;
    fn number(&self, lane: usize, seat: Option<u8>, text: &str) -> Answer<usize>;
    /// What a bot would do for the seat that is asked.
    fn choose(&mut self, lane: usize, bot: &str) -> Answer<usize>;
    /// The seats that are stepped.
    fn stepped(&self, lane: usize) -> Answer<Vec<usize>>;
}

struct Lanes<G: Family> {
    common: Common<G>,
    plan: Plan,
    offers: bool,
    /// A lane whose game has ended begins the next one.
    restart: bool,
    all: Vec<Lane<G>>,
    /// The decisions of a step, read before any is carried out.
    read: Vec<Option<G::Action>>,
}

/// How many games, and how they are played.
#[derive(FromPyObject)]
#[pyo3(from_item_all)]
pub struct Wish {
    lanes: usize,
    seed: u64,
    /// A spec for every seat, empty for those that are stepped.
    bots: Vec<String>,
    rotate: bool,
    offers: bool,
    restart: bool,
    most: u32,
}

impl Visitor for Wish {
    type Out = Answer<Box<dyn AnyLanes>>;

    fn visit<G: Family>(self, _: &Listing, options: OptionsOf<G>) -> Self::Out {
        let seats = <G::Setup as Setup>::names(&options).len();
        if !self.bots.is_empty() && self.bots.len() != seats {
            let given = self.bots.len();
            return Err(families::BotError::Count { given, seats }.into());
        }
        if self.lanes == 0 {
            return Err(Failure::Other("there must be at least one game".to_owned()));
        }
        let mut holders: Vec<Option<Maker<G>>> = Vec::new();
        for bot in &self.bots {
            let spec: Option<BotSpec> = (!bot.is_empty()).then(|| bot.parse()).transpose()?;
            holders.push(spec.map(|spec| maker::<G>(&spec)).transpose()?);
        }
        if !holders.is_empty() && holders.iter().all(Option::is_some) {
            return Err(Failure::Other(
                "every seat has a bot; nobody is stepped".to_owned(),
            ));
        }
        let common = Common::<G> {
            options,
            holders,
            rotate: self.rotate,
            seed: self.seed,
            most: self.most,
        };
        let numbers = 0..self.lanes as u64;
        let lanes: Result<Vec<Lane<G>>, _> = numbers
            .map(|number| Ok::<_, Failure>(Lane::open(&common, number)?.0))
            .collect();
        let lanes = lanes?;
        let plan = lanes[0].game.plan(self.offers);
        let read = vec![None; self.lanes];
        Ok(Box::new(Lanes {
            common,
            plan,
            offers: self.offers,
            restart: self.restart,
            all: lanes,
            read,
        }))
    }
}

impl<G: Family> Lanes<G> {
    fn lane(&self, lane: usize) -> Answer<&Lane<G>> {
        let count = self.all.len();
        let found = self.all.get(lane);
        found.ok_or_else(|| Failure::Other(format!("there is no game {lane}; there are {count}")))
    }

    fn asked(&self, lane: usize) -> Answer<(Seat, &G::Menu)> {
        let asked = self.lane(lane)?.asked.as_ref();
        let asked = asked.map(|(seat, menu)| (*seat, menu));
        asked.ok_or_else(|| Failure::Other(format!("game {lane} is over; reset it")))
    }

    fn seat(&self, lane: usize, seat: Option<u8>) -> Answer<Seat> {
        match seat {
            None => Ok(self.asked(lane)?.0),
            Some(seat) if usize::from(seat) < self.seat_names().len() => Ok(Seat(seat)),
            Some(seat) => Err(Failure::Other(format!("there is no seat {seat}"))),
        }
    }

    /// The action behind a number, if it is allowed now.
    #[inline]
    fn read(&self, lane: usize, number: i64) -> Answer<Option<G::Action>> {
        if number == NOTHING {
            return Ok(None);
        }
        let (seat, menu) = self.asked(lane)?;
        let game = &self.all[lane].game;
        let action = usize::try_from(number)
            .ok()
            .and_then(|it| game.action(&self.plan, seat, it));
        let action = action.ok_or_else(|| {
            let last = self.plan.actions() - 1;
            let text = format!("{number} is no action in game {lane}; they are 0 to {last}");
            Failure::Notation(text)
        })?;
        let checked = self.all[lane].check(seat, menu, action);
        checked.map_err(|why| Failure::Rule(why, self.seat_names()))?;
        Ok(Some(action))
    }

    /// Writes the rows of a lane. Those of a game that has just begun are written anew.
    #[inline]
    fn write(&self, number: usize, rows: &mut Rows, anew: bool) {
        let (lane, plan) = (&self.all[number], &self.plan);
        let (width, actions) = (plan.width(), plan.actions());
        let Some((seat, menu)) = &lane.asked else {
            rows.counts[number] = 0;
            if !rows.masks.is_empty() {
                rows.masks[number * actions..][..actions].fill(0);
            }
            return;
        };
        rows.seats[number] = seat.0;
        rows.counts[number] = menu.count();
        if !rows.masks.is_empty() {
            let mask = &mut rows.masks[number * actions..][..actions];
            mask.fill(0);
            mark(&lane.game, plan, *seat, menu, mask);
            if self.offers {
                lane.game
                    .offers(plan, &lane.state, *seat, &mut |offer| mask[offer] = 1);
            }
        }
        if !rows.observations.is_empty() {
            let row = &mut rows.observations[number * width..][..width];
            let steady = if anew { 0 } else { lane.game.steady(plan) };
            row[steady..].fill(0);
            lane.look(plan, *seat, row, anew);
        }
    }

    /// Notes how a game ended. Who wins gets 1, the others share the loss of it.
    fn note(number: usize, ended: &Ended, seats: usize, rows: &mut Rows) {
        rows.done[number] = 1;
        rows.truncated[number] = u8::from(ended.outcome.is_none());
        rows.lengths[number] = ended.decisions;
        rows.numbers[number] = ended.number;
        let points = &mut rows.points[number * seats..][..seats];
        let Some(outcome) = ended.outcome else {
            points.fill(0);
            rows.winners[number] = 0;
            return;
        };
        points.copy_from_slice(&outcome.points[..seats]);
        rows.winners[number] = outcome.winners.iter().map(|seat| 1 << seat.0).sum();
        let (won, lost) = (outcome.winners.len(), seats as u32 - outcome.winners.len());
        if won == 0 || lost == 0 {
            return;
        }
        for seat in Seat::all(seats as u8) {
            rows.rewards[number * seats + seat.index()] = if outcome.winners.contains(seat) {
                1.0 / won as f32
            } else {
                -1.0 / lost as f32
            };
        }
    }

    fn advance(&mut self, number: usize, action: Option<G::Action>, rows: &mut Rows) -> Answer<()> {
        let seats = self.seat_names().len();
        rows.done[number] = 0;
        rows.truncated[number] = 0;
        rows.rewards[number * seats..][..seats].fill(0.0);
        let Some(action) = action else { return Ok(()) };
        let count = self.all.len() as u64;
        let lane = &mut self.all[number];
        let (seat, _) = *lane.asked.as_ref().expect("what was read answers somebody");
        let Some(mut ended) = lane.act(&self.common, seat, action) else {
            self.write(number, rows, false);
            return Ok(());
        };
        loop {
            Lanes::<G>::note(number, &ended, seats, rows);
            if !self.restart {
                break;
            }
            let next = self.all[number].number + count;
            let (lane, over) = Lane::open(&self.common, next)?;
            self.all[number] = lane;
            match over {
                Some(over) => ended = over,
                None => break,
            }
        }
        self.write(number, rows, true);
        Ok(())
    }
}

impl<G: Family> AnyLanes for Lanes<G> {
    fn plan(&self) -> &Plan {
        &self.plan
    }

    fn lanes(&self) -> usize {
        self.all.len()
    }

    fn seat_names(&self) -> &'static [&'static str] {
        self.all[0].game.setup().seat_names()
    }

    fn reset(&mut self, seed: u64, mut rows: Rows) -> Answer<()> {
        self.common.seed = seed;
        rows.done.fill(0);
        rows.truncated.fill(0);
        rows.rewards.fill(0.0);
        let seats = self.seat_names().len();
        for number in 0..self.all.len() {
            let (lane, ended) = Lane::open(&self.common, number as u64)?;
            self.all[number] = lane;
            if let Some(ended) = ended {
                Lanes::<G>::note(number, &ended, seats, &mut rows);
            }
            self.write(number, &mut rows, true);
        }
        Ok(())
    }

    fn step(&mut self, actions: &[i64], mut rows: Rows) -> Answer<()> {
        for (number, action) in actions.iter().enumerate() {
            self.read[number] = self.read(number, *action)?;
        }
        for number in 0..self.all.len() {
            self.advance(number, self.read[number], &mut rows)?;
        }
        Ok(())
    }

    fn sample(&mut self, actions: &mut [i64]) {
        for (lane, number) in self.all.iter_mut().zip(actions) {
            *number = NOTHING;
            if let (Some(action), Some((seat, _))) = (lane.sample(), &lane.asked) {
                let encoded = lane.game.number(&self.plan, *seat, action);
                *number = encoded.map_or(NOTHING, |it| it as i64);
            }
        }
    }

    fn pick(&self, places: &[u32], actions: &mut [i64]) -> Answer<()> {
        for (number, (place, action)) in places.iter().zip(actions).enumerate() {
            let lane = &self.all[number];
            let Some((seat, menu)) = &lane.asked else {
                *action = NOTHING;
                continue;
            };
            if *place >= menu.count() {
                let count = menu.count();
                return Err(Failure::Notation(format!(
                    "game {number} has {count} choices, counted from 0, and no number {place}"
                )));
            }
            let encoded = lane.game.number(&self.plan, *seat, menu.nth(*place));
            *action = encoded.map_or(NOTHING, |it| it as i64);
        }
        Ok(())
    }

    fn look(&self, lane: usize, seat: u8, row: &mut [i8]) -> Answer<()> {
        let seat = self.seat(lane, Some(seat))?;
        row.fill(0);
        self.lane(lane)?.look(&self.plan, seat, row, true);
        Ok(())
    }

    fn view(&self, lane: usize, viewer: Option<u8>) -> Answer<Value> {
        let viewer = match viewer {
            Some(_) => Viewer::Seat(self.seat(lane, viewer)?),
            None => Viewer::Spectator,
        };
        let lane = self.lane(lane)?;
        Ok(view_told(&lane.game, &lane.state, &[], viewer))
    }

    fn text(&self, lane: usize, seat: Option<u8>, number: usize) -> Answer<String> {
        let (seat, game) = (self.seat(lane, seat)?, &self.lane(lane)?.game);
        let action = game.action(&self.plan, seat, number);
        let action = action.ok_or_else(|| Failure::Notation(format!("{number} is no action")))?;
        Ok(action.write(game))
    }

    fn number(&self, lane: usize, seat: Option<u8>, text: &str) -> Answer<usize> {
        let (seat, game) = (self.seat(lane, seat)?, &self.lane(lane)?.game);
        let unreadable = || Failure::Notation(format!("`{text}` has no number in this game"));
        let action = G::Action::read(text.trim(), game).ok_or_else(unreadable)?;
        game.number(&self.plan, seat, action).ok_or_else(unreadable)
    }

    fn choose(&mut self, lane: usize, bot: &str) -> Answer<usize> {
        let mut bot = maker::<G>(&bot.parse()?)?.make();
        let (seat, _) = self.asked(lane)?;
        let lane = &mut self.all[lane];
        let action = bot.choose(&Sight::new(&lane.game, &lane.state, seat), &mut lane.luck);
        let number = lane.game.number(&self.plan, seat, action);
        number.ok_or_else(|| {
            let text = action.write(&lane.game);
            Failure::Notation(format!("`{text}` has no number in this game"))
        })
    }

    fn stepped(&self, lane: usize) -> Answer<Vec<usize>> {
        Ok(self.lane(lane)?.stepped().iter().map(Seat::index).collect())
    }
}
