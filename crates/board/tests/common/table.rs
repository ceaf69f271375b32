//! A table spoken to in notation (`red: settle 0,0.N`): a position is laid out, then played on.

#![allow(dead_code, reason = "every test binary uses a part of it")]

use board::{Action, Board, Chance, Event, Mode, Options, Rules, Setup, State, position};
use game::testing::TestLuck;
use game::{
    Awaits, Choices as _, Describe as _, Fact, Game as _, Log, Notation as _, Phrase, Seat,
    SeatSet, Setup as _, Step, StepError, StepOf, Viewer, Violation,
};

#[derive(Clone, Debug)]
pub struct Table {
    pub rules: Rules,
    pub state: State,
    /// All since the position was laid out.
    pub events: Vec<Event>,
    position: String,
}

/// Where tables come from.
impl Table {
    /// A game that is about to begin.
    pub fn opened(options: &Options) -> Table {
        let rules = rules(options).unwrap_or_else(|violation| panic!("refused by {violation}"));
        Table {
            state: rules.start(),
            events: Vec::new(),
            position: String::new(),
            rules,
        }
    }

    /// Four on the beginner board, with the printed settlements, roads and cards; red begins.
    pub fn beginners() -> Table {
        Table::opened(&beginner())
    }

    /// The island of the beginner board without a piece or card on it, after red's roll.
    pub fn beginner_board() -> Table {
        Table::laid_out(&beginner())
    }

    /// Likewise, in the mode in which the first build ends the trade.
    pub fn separated() -> Table {
        Table::laid_out(&Options {
            mode: Mode::Separated,
            ..beginner()
        })
    }

    /// Four before the founding phase on the island of the beginner board; red begins.
    pub fn founding() -> Table {
        Table::opened(&on_beginner_board(&Options {
            start: Some(Seat(0)),
            ..Options::default()
        }))
    }

    /// The game for two on the island of the beginner board, after red's second roll.
    pub fn for_two() -> Table {
        Table::laid_out(&on_beginner_board(&Options {
            seats: 2,
            neutrals: true,
            ..Options::default()
        }))
    }

    /// A position without a piece or card of any player's, after the first seat's roll.
    pub fn laid_out(options: &Options) -> Table {
        Table::opened(options).with("")
    }
}

/// The options of a beginners' game for four.
pub fn beginner() -> Options {
    Options {
        board: Board::Beginner,
        ..Options::default()
    }
}

/// The same options with the island of the beginner board, but not its first settlements.
pub fn on_beginner_board(options: &Options) -> Options {
    let dealt = Setup::deal(&beginner(), &mut TestLuck(0)).expect("the printed board");
    Options {
        board: Board::Map(Box::new(dealt.layout)),
        ..options.clone()
    }
}

/// The rules of a table with these options.
pub fn rules(options: &Options) -> Result<Rules, Violation> {
    Rules::open(Setup::deal(options, &mut TestLuck(0))?)
}

/// Laying out a position.
impl Table {
    /// Adds lines of a position, see `board::position`.
    pub fn with(mut self, lines: &str) -> Table {
        self.position += lines;
        self.position += "\n";
        self.state = position::read(&self.rules, &self.position)
            .unwrap_or_else(|error| panic!("{error} in\n{}", self.position));
        self
    }

    /// One or more settlements, with a space between them.
    pub fn settlement(self, owner: &str, corners: &str) -> Table {
        self.pieces(owner, "settlement", corners)
    }

    pub fn city(self, owner: &str, corners: &str) -> Table {
        self.pieces(owner, "city", corners)
    }

    pub fn road(self, owner: &str, edges: &str) -> Table {
        self.pieces(owner, "road", edges)
    }

    pub fn pieces(self, owner: &str, kind: &str, places: &str) -> Table {
        let lines: Vec<String> = places
            .split_whitespace()
            .map(|place| format!("{owner} {kind} {place}"))
            .collect();
        self.with(&lines.join("\n"))
    }

    /// Resource cards: `2 lumber 1 ore`.
    pub fn hand(self, owner: &str, goods: &str) -> Table {
        self.with(&format!("{owner} hand {goods}"))
    }

    /// Development cards bought in an earlier turn: `knight point`.
    pub fn cards(self, owner: &str, cards: &str) -> Table {
        self.with(&format!("{owner} cards {cards}"))
    }

    /// Open knight cards.
    pub fn knights(self, owner: &str, count: u8) -> Table {
        self.with(&format!("{owner} knights {count}"))
    }

    pub fn robber(self, hex: &str) -> Table {
        self.with(&format!("robber {hex}"))
    }

    pub fn turn(self, owner: &str) -> Table {
        self.with(&format!("turn {owner}"))
    }

    pub fn before_roll(self) -> Table {
        self.with("phase before-roll")
    }
}

/// Playing on.
impl Table {
    /// Plays steps separated by semicolons; what nobody does is an outcome.
    pub fn play(mut self, steps: &str) -> Table {
        for text in steps.split(';').map(str::trim) {
            let events = self
                .step(text)
                .unwrap_or_else(|refused| panic!("{text}: {refused}"));
            self.events.extend(events);
        }
        self
    }

    /// The seat on turn rolls this sum.
    pub fn roll(self, sum: u8) -> Table {
        let one = sum.saturating_sub(6).max(1);
        let steps = format!("{}: roll; roll {one}+{}", self.on_turn(), sum - one);
        self.play(&steps)
    }

    /// Forgets what has happened so far.
    pub fn quiet(mut self) -> Table {
        self.events.clear();
        self
    }

    /// Plays one step and hands over what happened; a refused step changes nothing.
    fn step(&mut self, text: &str) -> Result<Vec<Event>, StepError> {
        let step = self.read(text);
        let mut log = Log::on();
        self.rules.play(&mut self.state, step, &mut log)?;
        Ok(log.take())
    }

    fn read(&self, text: &str) -> StepOf<Rules> {
        let step = match text.split_once(": ") {
            Some((name, action)) => {
                Action::read(action, &self.rules).map(|action| Step::Act(self.seat(name), action))
            }
            None => Chance::read(text, &self.rules).map(Step::Chance),
        };
        step.unwrap_or_else(|| panic!("cannot read {text:?}"))
    }
}

/// What is allowed.
impl Table {
    /// Expects each of the steps, separated by semicolons, to be allowed and listed now.
    pub fn allows(&self, steps: &str) {
        for text in steps.split(';').map(str::trim) {
            let result = self.clone().step(text);
            assert!(result.is_ok(), "{text}: {result:?}");
            assert_ne!(self.is_listed(text), Some(false), "{text} is not listed");
        }
    }

    /// Expects a refusal, by the id of its rule (`BASE-58`) or with its facts
    /// (`BASE-58 corner=1,-1.S neighbour=0,0.N`).
    pub fn refuses(&self, text: &str, refusal: &str) {
        match self.clone().step(text) {
            Err(StepError::Rule(violation)) => {
                let told = if refusal.contains(' ') {
                    self.words(violation.rule.0, &violation.facts)
                } else {
                    violation.rule.to_string()
                };
                assert_eq!(told, refusal, "{text}");
            }
            other => panic!("{text}: {other:?}"),
        }
        assert_ne!(self.is_listed(text), Some(true), "{text} is listed");
    }

    /// Expects that chance cannot bring this outcome now.
    pub fn cannot_draw(&self, outcome: &str) {
        let result = self.clone().step(outcome);
        let refused = matches!(result, Err(StepError::NoDraw | StepError::NotInBag));
        assert!(refused, "{outcome}: {result:?}");
    }

    /// Is the action in the menu of its seat? Nothing to say about outcomes and forms.
    fn is_listed(&self, text: &str) -> Option<bool> {
        use Action::{Ask, Counter, Offer, Propose};
        match self.read(text) {
            Step::Act(_, Offer(_) | Counter(_) | Ask(_) | Propose(_)) | Step::Chance(_) => None,
            Step::Act(seat, action) => Some(self.rules.menu(&self.state, seat).contains(action)),
        }
    }

    /// Everything listed for a seat.
    pub fn menu(&self, name: &str) -> Vec<String> {
        let list = game::actions(&self.rules, &self.state, self.seat(name));
        list.iter()
            .map(|action| action.write(&self.rules))
            .collect()
    }

    /// The names of the seats the game waits for, or `chance`, or `nobody`.
    pub fn waits_for(&self) -> String {
        match self.rules.awaits(&self.state) {
            Awaits::Chance => "chance".to_owned(),
            Awaits::Over(_) => "nobody".to_owned(),
            Awaits::Seats(seats) => self.names(seats),
        }
    }
}

/// What is true now.
impl Table {
    /// The resource cards of a seat: `2 lumber 1 ore`, or `nothing`.
    pub fn holds(&self, name: &str) -> String {
        amounts(&self.state.hand(self.seat(name)).into())
    }

    /// The resource cards of the bank.
    pub fn bank(&self) -> String {
        amounts(&self.state.public.bank.into())
    }

    /// Everything that counts, hidden cards included.
    pub fn points(&self, name: &str) -> u8 {
        self.state.points(self.seat(name))
    }

    pub fn on_turn(&self) -> &'static str {
        self.name(self.state.public.turn)
    }

    /// Who has the longest route, or `nobody`.
    pub fn route_holder(&self) -> &'static str {
        self.state
            .public
            .route_holder
            .map_or("nobody", |seat| self.name(seat))
    }

    /// Who has the largest army, or `nobody`.
    pub fn army_holder(&self) -> &'static str {
        self.state
            .public
            .army_holder
            .map_or("nobody", |seat| self.name(seat))
    }

    pub fn route_length(&self, name: &str) -> u8 {
        board::route_length(&self.rules, &self.state, self.seat(name))
    }

    /// The winner, `draw`, or `open` while the game goes on.
    pub fn winner(&self) -> String {
        match self.rules.outcome(&self.state) {
            None => "open".to_owned(),
            Some(outcome) if outcome.winners.is_empty() => "draw".to_owned(),
            Some(outcome) => self.names(outcome.winners),
        }
    }

    /// What a seat, `spectator` or `referee` was told of the events, e.g. `stolen-hidden seat=red
    /// victim=blue`.
    pub fn told(&self, viewer: &str) -> Vec<String> {
        let viewer = self.viewer(viewer);
        let redacted = self
            .events
            .iter()
            .filter_map(|event| self.rules.redact(event, viewer));
        redacted
            .filter_map(|event| self.rules.event(&event))
            .map(|phrase| self.phrase(&phrase))
            .collect()
    }

    /// Expects that a viewer was told this.
    pub fn tells(&self, viewer: &str, expected: &str) {
        let told = self.told(viewer);
        let is_told = told.iter().any(|sentence| sentence == expected);
        assert!(is_told, "{viewer} was told {told:#?}, not {expected}");
    }

    /// What a viewer sees of the table.
    pub fn view(&self, viewer: &str) -> board::View {
        self.rules.view(&self.state, self.viewer(viewer))
    }

    /// What a viewer is asked now.
    pub fn prompt(&self, viewer: &str) -> String {
        self.phrase(&self.rules.prompt(&self.view(viewer)))
    }

    fn viewer(&self, name: &str) -> Viewer {
        match name {
            "spectator" => Viewer::Spectator,
            "referee" => Viewer::Referee,
            seat => Viewer::Seat(self.seat(seat)),
        }
    }

    /// The seat with this name; in the game for two the last two are the neutral owners.
    pub fn seat(&self, name: &str) -> Seat {
        let seat = Seat::all(self.rules.owners).find(|seat| self.name(*seat) == name);
        seat.unwrap_or_else(|| panic!("nobody is called {name}"))
    }

    fn name(&self, seat: Seat) -> &'static str {
        const NEUTRAL: [&str; 4] = ["red", "blue", "orange", "white"];
        let names = self.rules.setup.seat_names();
        names
            .get(seat.index())
            .copied()
            .unwrap_or(NEUTRAL[seat.index()])
    }

    fn names(&self, seats: SeatSet) -> String {
        let names: Vec<&str> = seats.iter().map(|seat| self.name(seat)).collect();
        names.join(" ")
    }

    fn phrase(&self, phrase: &Phrase) -> String {
        let key = phrase
            .key
            .trim_start_matches("board-")
            .trim_start_matches("sea-");
        let key = key.strip_prefix("event-").unwrap_or(key);
        self.words(key, &phrase.facts)
    }

    /// A key and its facts: `stolen seat=red victim=blue kind=ore`.
    fn words(&self, key: &str, facts: &[(&str, Fact)]) -> String {
        facts.iter().fold(key.to_owned(), |words, (name, fact)| {
            let fact = match fact {
                Fact::Seat(seat) => self.name(*seat).to_owned(),
                Fact::Amounts(_) => amounts(fact),
                Fact::Number(_) | Fact::Word(_) | Fact::Place(_) => fact.to_string(),
            };
            format!("{words} {name}={fact}")
        })
    }
}

fn amounts(fact: &Fact) -> String {
    match fact.to_string() {
        nothing if nothing.is_empty() => "nothing".to_owned(),
        list => list.replace(',', ""),
    }
}
