//! One of many games that are stepped together.

use arena::FastLuck;
use bots::{Bot, Sight};
use families::{Family, Maker, OptionsOf};
use game::{
    Awaits, Choices, Log, Luck, Outcome, Seat, SeatSet, Setup, Step, Tickets, Viewer, Violation,
};

/// What all lanes have in common.
pub struct Common<G: Family> {
    pub options: OptionsOf<G>,
    /// Who plays the seats nobody steps; none in those that are stepped.
    pub holders: Vec<Option<Maker<G>>>,
    /// Holders move on by one seat from game to game.
    pub rotate: bool,
    pub seed: u64,
    /// A game with more decisions is given up.
    pub most: u32,
}

/// One game under way.
pub struct Lane<G: Family> {
    pub game: G,
    pub state: G::State,
    pub luck: FastLuck,
    /// Which game of the run it is.
    pub number: u64,
    /// The seat that is asked, with what it may do; none when the game has ended.
    pub asked: Option<(Seat, G::Menu)>,
    pub decisions: u32,
    bots: Vec<Option<Box<dyn Bot<G>>>>,
    log: Log<G::Event>,
}

/// How a game ended.
pub struct Ended {
    /// None if it was given up.
    pub outcome: Option<Outcome>,
    pub number: u64,
    pub decisions: u32,
}

impl<G: Family> Lane<G> {
    /// Deals game `number` of the run and goes on to the first question.
    pub fn open(common: &Common<G>, number: u64) -> Result<(Lane<G>, Option<Ended>), Violation> {
        let mut luck = FastLuck::of_game(common.seed, number);
        let game = G::open(G::Setup::deal(&common.options, &mut luck)?)?;
        let seats = usize::from(game.seats());
        let shift = if common.rotate { number as usize } else { 0 };
        let holder = |seat: usize| common.holders.get((seat + seats - shift % seats) % seats);
        let bots: Vec<Option<Box<dyn Bot<G>>>> = (0..seats)
            .map(|seat| Some(holder(seat)?.as_ref()?.make()))
            .collect();
        let listens = bots.iter().any(Option::is_some);
        let mut lane = Lane {
            state: game.start(),
            game,
            luck,
            number,
            asked: None,
            decisions: 0,
            bots,
            log: if listens { Log::on() } else { Log::off() },
        };
        let ended = lane.go_on(common);
        Ok((lane, ended))
    }

    /// Seats that are stepped.
    pub fn stepped(&self) -> SeatSet {
        let seats = Seat::all(self.bots.len() as u8);
        seats
            .filter(|seat| self.bots[seat.index()].is_none())
            .collect()
    }

    /// Carries out a decision that passed the check, and goes on to the next question.
    #[inline]
    pub fn act(&mut self, common: &Common<G>, seat: Seat, action: G::Action) -> Option<Ended> {
        self.decisions += 1;
        self.apply(Step::Act(seat, action));
        self.go_on(common)
    }

    #[inline]
    fn apply(&mut self, step: game::StepOf<G>) {
        self.game.apply(&mut self.state, step, &mut self.log);
        let news = self.log.take();
        for (number, bot) in (0..).zip(&mut self.bots) {
            let Some(bot) = bot else { continue };
            for event in &news {
                if let Some(event) = self.game.redact(event, Viewer::Seat(Seat(number))) {
                    bot.observe(&self.game, &event);
                }
            }
        }
    }

    /// Draws and lets bots decide until somebody is asked who is stepped.
    #[inline]
    fn go_on(&mut self, common: &Common<G>) -> Option<Ended> {
        loop {
            match self.game.awaits(&self.state) {
                Awaits::Over(outcome) => return Some(self.end(Some(outcome))),
                Awaits::Chance => {
                    let bag = self.game.bag(&self.state);
                    let outcome = bag.nth(self.luck.below(bag.total()));
                    self.apply(Step::Chance(outcome));
                }
                Awaits::Seats(_) if self.decisions >= common.most => return Some(self.end(None)),
                Awaits::Seats(seats) => {
                    let seat = seats.lowest();
                    let Some(bot) = &mut self.bots[seat.index()] else {
                        self.asked = Some((seat, self.game.menu(&self.state, seat)));
                        return None;
                    };
                    let sight = Sight::new(&self.game, &self.state, seat);
                    let action = bot.choose(&sight, &mut self.luck);
                    self.decisions += 1;
                    self.apply(Step::Act(seat, action));
                }
            }
        }
    }

    fn end(&mut self, outcome: Option<Outcome>) -> Ended {
        self.asked = None;
        Ended {
            outcome,
            number: self.number,
            decisions: self.decisions,
        }
    }

    /// The number of a random choice of the menu, drawn as [`game::playout`] draws it.
    pub fn sample(&mut self) -> Option<G::Action> {
        let (_, menu) = self.asked.as_ref()?;
        let count = menu.count();
        let k = if count == 1 {
            0
        } else {
            self.luck.below(count)
        };
        Some(menu.nth(k))
    }

    /// Is it open to the seat that is asked, in its menu or as an offer?
    #[inline]
    pub fn check(&self, seat: Seat, menu: &G::Menu, action: G::Action) -> Result<(), Violation> {
        if menu.contains(action) {
            return Ok(());
        }
        self.game.check(&self.state, seat, action)
    }

    /// How things stand for a seat, as a row of zeros is filled with it.
    #[inline]
    pub fn look(&self, plan: &encoding::Plan, seat: Seat, row: &mut [i8], anew: bool) {
        self.game.look(plan, &self.state, seat, row, anew);
    }
}
