//! A table that is spoken to in notation.

use game::testing::{TestLuck, json};
use game::{
    Awaits, Game, Log, Luck, Outcome, Seat, Setup as _, Step, StepError, StepOf, Tickets, Viewer,
};
use rivals::{Action, CardId, Chance, Event, Goods, Mode, Options, Rules, Setup, State, View};

use super::universe::invariants;

pub const RED: Seat = Seat(0);
pub const BLUE: Seat = Seat(1);

#[derive(Clone, Debug)]
pub struct Table {
    pub rules: Rules,
    pub state: State,
    pub events: Vec<Event>,
}

impl Table {
    /// A table before anything was decided; red begins.
    pub fn fresh(mode: Mode) -> Table {
        Table::with(&Options {
            mode,
            start: Some(RED),
            ..Options::default()
        })
    }

    pub fn with(options: &Options) -> Table {
        let setup = Setup::deal(options, &mut TestLuck(0)).unwrap();
        let rules = Rules::open(setup).unwrap();
        Table {
            state: rules.start(),
            events: Vec::new(),
            rules,
        }
    }

    /// Red's first turn, before the roll; nobody holds anything, and nobody has seen a stack.
    pub fn of(mode: Mode) -> Table {
        let mut table = Table::fresh(mode);
        let mut luck = TestLuck(1);
        while table.state.public.turns == 0 {
            let step = if let Some(seat) = rivals::decider(&table.state) {
                Step::Act(seat, game::actions(&table.rules, &table.state, seat)[0])
            } else {
                let bag = table.rules.bag(&table.state);
                Step::Chance(bag.nth(luck.below(bag.total())))
            };
            table.step(step).unwrap();
        }
        table.forget().unseen().hand(RED, "").hand(BLUE, "")
    }

    /// Red's action phase of the introductory game.
    pub fn intro() -> Table {
        Table::of(Mode::Intro).main()
    }

    pub fn gold() -> Table {
        Table::of(Mode::Gold).main()
    }

    pub fn turmoil() -> Table {
        Table::of(Mode::Turmoil).main()
    }

    pub fn progress() -> Table {
        Table::of(Mode::Progress).main()
    }

    pub fn duel() -> Table {
        Table::of(Mode::Duel).main()
    }

    fn step(&mut self, step: StepOf<Rules>) -> Result<(), StepError> {
        let mut log = Log::on();
        self.rules.play(&mut self.state, step, &mut log)?;
        self.events.extend(log.take());
        invariants(&self.rules, &self.state);
        Ok(())
    }

    /// Plays steps separated by semicolons: outcomes where chance is awaited, otherwise actions of
    /// the seat that decides, or of the one named: `blue: pass`.
    pub fn play(mut self, steps: &str) -> Table {
        for text in steps.split(';').map(str::trim) {
            let step = self.read(text);
            self.step(step)
                .unwrap_or_else(|refused| panic!("{text}: {refused}"));
        }
        self
    }

    /// Lets chance decide, in some way, until a seat is awaited.
    pub fn deal(mut self) -> Table {
        let mut luck = TestLuck(7);
        while self.rules.awaits(&self.state) == Awaits::Chance {
            let bag = self.rules.bag(&self.state);
            let outcome = bag.nth(luck.below(bag.total()));
            self.step(Step::Chance(outcome)).unwrap();
        }
        self
    }

    fn read(&self, text: &str) -> StepOf<Rules> {
        if self.rules.awaits(&self.state) == Awaits::Chance && !text.contains(": ") {
            let outcome = text.parse::<Chance>();
            return Step::Chance(outcome.unwrap_or_else(|why| panic!("chance: {why}")));
        }
        let (seat, action) = match text.split_once(": ") {
            Some(("red", action)) => (RED, action),
            Some(("blue", action)) => (BLUE, action),
            _ => (rivals::decider(&self.state).unwrap_or(RED), text),
        };
        let action = action.parse::<Action>();
        Step::Act(seat, action.unwrap_or_else(|why| panic!("{why}")))
    }

    pub fn allows(&self, text: &str) {
        drop(self.clone().play(text));
    }

    /// Expects a refusal by this rule.
    pub fn refuses(&self, text: &str, rule: &str) {
        let step = self.read(text);
        match self.clone().step(step) {
            Err(StepError::Rule(violation)) => assert_eq!(violation.rule.0, rule, "{text}"),
            other => panic!("{text}: {other:?}"),
        }
    }

    /// The choices of the seat that decides, in notation.
    pub fn menu(&self) -> Vec<String> {
        let seat = rivals::decider(&self.state).expect("somebody decides");
        let list = game::actions(&self.rules, &self.state, seat);
        list.iter().map(Action::to_string).collect()
    }

    pub fn offers(&self, text: &str) -> bool {
        self.menu().iter().any(|choice| choice == text)
    }

    /// Who decides now; none while chance does.
    pub fn decider(&self) -> Option<Seat> {
        rivals::decider(&self.state)
    }

    /// What lies at a place.
    pub fn store(&self, seat: Seat, place: &str) -> u8 {
        self.state.realm(seat).store(place.parse().unwrap())
    }

    pub fn goods(&self, seat: Seat) -> Goods {
        self.state.realm(seat).goods()
    }

    /// So many of one kind in store.
    pub fn count(&self, seat: Seat, kind: &str) -> u8 {
        self.goods(seat).count(kind.parse().unwrap())
    }

    pub fn has(&self, seat: Seat, card: &str) -> bool {
        self.state.realm(seat).has(card.parse().unwrap())
    }

    /// The hand as a list of names.
    pub fn holds(&self, seat: Seat) -> String {
        let names: Vec<&str> = self.state.hand(seat).iter().map(CardId::name).collect();
        names.join(" ")
    }

    pub fn points(&self, seat: Seat) -> u8 {
        rivals::victory(&self.state, seat)
    }

    pub fn discarded(&self, card: &str) -> u8 {
        self.state.public.discard.count(card.parse().unwrap())
    }

    pub fn height(&self, stack: u8) -> u8 {
        self.state.public.heights[stack as usize - 1].total()
    }

    /// The lowest card of a stack, if somebody has seen it.
    pub fn lowest(&self, stack: u8) -> Option<&'static str> {
        let pile = &self.state.secret.seen[stack as usize - 1];
        pile.iter().next().flatten().map(CardId::name)
    }

    pub fn view(&self, seat: Seat) -> View {
        self.rules.view(&self.state, Viewer::Seat(seat))
    }

    /// What this seat heard of everything that happened.
    pub fn news(&self, seat: Seat) -> Vec<Event> {
        self.heard_by(Viewer::Seat(seat))
    }

    pub fn heard_by(&self, viewer: Viewer) -> Vec<Event> {
        let all = self.events.iter();
        all.filter_map(|event| self.rules.redact(event, viewer))
            .collect()
    }

    pub fn outcome(&self) -> Option<Outcome> {
        self.rules.outcome(&self.state)
    }

    pub fn winner(&self) -> Option<Seat> {
        let outcome = self.outcome()?;
        (!outcome.is_draw()).then(|| outcome.winners.lowest())
    }

    /// What happened so far is of no interest.
    pub fn forget(mut self) -> Table {
        self.events.clear();
        self
    }

    /// Has the event with this tag happened?
    pub fn happened(&self, tag: &str) -> bool {
        let mut events = self.events.iter();
        events.any(|event| json::written(event)["event"] == tag)
    }
}
