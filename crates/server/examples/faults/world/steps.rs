//! What happens next.

use game::Luck;
use protocol::TablePhase;
use tables::Command;

use super::World;
use super::mood::Mood;
use super::wishes::{PEOPLE, wish};

/// Bots that play on alone end a game in this time, in seconds.
const LAST_SECONDS: u64 = 1_200;

impl World {
    pub(super) fn step(&mut self) {
        let client = self.luck.below(self.clients.len() as u32) as usize;
        let table = self.luck.below(self.tables.len() as u32) as usize;
        match self.luck.below(100) {
            0..50 => self.do_what_is_wished(table),
            50..58 => self.repeat(client),
            58..66 => self.disturb(client, table),
            66..69 => self.say(client, table),
            69..72 => self.come_and_go(client, table),
            72..80 => self.wait(),
            80..83 => self.sign_in_or_out(),
            83..91 => self.change_mood(),
            91..92 => self.hang_up_on_one(),
            92..93 => self.hang_up_on_account(),
            93..95 => self.stand_still(),
            95..96 => self.end(),
            _ => return self.die_at_work(),
        }
        self.do_a_little();
    }

    /// A few pieces of work, a moment, or a little more.
    pub(super) fn do_a_little(&mut self) {
        match self.luck.below(3) {
            0 => {
                let pieces = self.luck.below(30);
                self.work(pieces);
            }
            1 => {
                let millis = u64::from(self.luck.below(12));
                self.pass(millis);
            }
            _ => {
                let millis = u64::from(self.luck.below(400));
                self.pass(millis);
            }
        }
    }

    /// Whoever of the players knows something to do does it, now and then twice.
    pub(super) fn do_what_is_wished(&mut self, table: usize) {
        let first = self.luck.below(PEOPLE.into()) as usize;
        for turn in 0..usize::from(PEOPLE) {
            let client = (first + turn) % usize::from(PEOPLE);
            self.numbers += 1;
            let key = format!("k{}", self.numbers);
            let known = &self.clients[client].follows[table].known;
            let person = &self.clients[client];
            let command = wish(person, known, client, &mut self.luck, &key);
            if let Some(command) = command {
                return self.send_perhaps_twice(client, table, command);
            }
        }
    }

    /// Everything may come twice, but for what the server draws a seed for each time it comes.
    fn send_perhaps_twice(&mut self, client: usize, table: usize, command: Command) {
        let draws = matches!(
            command,
            Command::ChangeOptions { .. } | Command::Again { .. }
        );
        if self.one_in(10) && !draws {
            self.tally.repeated += 1;
            self.send(client, table, command.clone());
        }
        self.send(client, table, command);
    }

    /// What was not answered is sent again, and now and then what was.
    pub(super) fn repeat(&mut self, client: usize) {
        let unanswered = self.clients[client].unanswered.pop();
        let answered = || {
            let answered = &self.clients[client].answered;
            let count = answered.len() as u32;
            (count > 0).then_some((answered, count))
        };
        let again = unanswered.or_else(|| {
            let (answered, count) = answered()?;
            Some(answered[self.luck.below(count) as usize].clone())
        });
        if let Some((table, command)) = again {
            self.tally.repeated += 1;
            self.send(client, table, command);
        }
    }

    pub(super) fn say(&mut self, client: usize, table: usize) {
        self.numbers += 1;
        let text = format!("line {}", self.numbers);
        match self.luck.below(8) {
            0 => {
                let seated_only = self.one_in(2);
                self.send_perhaps_twice(0, table, Command::LimitChat { seated_only });
            }
            1 => {
                let (person, muted) = (format!("person-{client}"), self.one_in(2));
                self.send_perhaps_twice(0, table, Command::Mute { person, muted });
            }
            _ => {
                let key = format!("c{}", self.numbers);
                self.send_perhaps_twice(client, table, Command::Say { text, key });
            }
        }
    }

    /// A player leaves the seat, or somebody wants a bot to play for another.
    pub(super) fn come_and_go(&mut self, client: usize, table: usize) {
        let is_running = self.tables[table].phase() == TablePhase::Running;
        if self.one_in(2) && is_running {
            let seat = self.luck.below(PEOPLE.into()) as u8;
            return self.send_perhaps_twice(client, table, Command::Replace { seat });
        }
        if is_running || self.one_in(4) {
            self.send_perhaps_twice(client, table, Command::Stand);
        }
    }

    pub(super) fn wait(&mut self) {
        let seconds = match self.luck.below(12) {
            0 => 60 + self.luck.below(60),
            1..4 => 5 + self.luck.below(20),
            _ => 1,
        };
        let millis = u64::from(seconds) * 1000 - u64::from(self.luck.below(999));
        self.note(|| format!("{millis} ms pass"));
        self.pass(millis);
        if seconds >= 60 {
            self.lose_patience();
        }
    }

    /// Nobody wants to wait for the others any longer, whether that is allowed by now or not.
    fn lose_patience(&mut self) {
        for table in 0..self.tables.len() {
            for client in 0..usize::from(PEOPLE) {
                let seat = 1 - client as u8;
                self.send_perhaps_twice(client, table, Command::Replace { seat });
            }
        }
    }

    pub(super) fn change_mood(&mut self) {
        let mood = match self.luck.below(2) {
            0 => Mood::Well,
            _ => Mood::ALL[self.luck.below(Mood::ALL.len() as u32) as usize],
        };
        self.turn(mood);
    }

    pub(super) fn stand_still(&mut self) {
        let millis = u64::from(1_000 + self.luck.below(20_000));
        self.note(|| format!("the server stands still for {millis} ms"));
        // First, so that nothing that is late by it is counted again.
        self.disk.lose(millis - 800);
        self.alone().stand_still(millis);
        self.look();
    }

    /// Killed between any two pieces of work.
    pub(super) fn die_at_work(&mut self) {
        let millis = u64::from(self.luck.below(8));
        if self.one_in(2) {
            self.pass(millis);
        }
        let pieces = self.luck.below(40);
        self.work(pieces);
        let down = 100 + u64::from(self.luck.below(5_000));
        self.kill(down);
    }

    /// Asked to end, and started again.
    fn end(&mut self) {
        self.note(|| "asked to end".into());
        self.alone().finish();
        self.look();
        self.begin_life(500);
    }

    /// The weather clears up; what people know by then must be right and complete.
    pub(super) fn calm_down(&mut self) {
        self.note(|| "CALM".into());
        self.turn(Mood::Well);
        self.rouse();
        self.pass(8_000);
        self.everybody_follows();
        self.pass(3_000);
        self.everybody_follows();
        let versions: Vec<u32> = self.tables.iter().map(super::Model::version).collect();
        self.pass(2_000);
        for client in &self.clients {
            for (following, version) in client.follows.iter().zip(&versions) {
                let known = following.known.id.map(|(version, _)| version);
                let name = client.name();
                assert!(
                    known >= Some(*version),
                    "{name} knows {known:?} and should know {version}"
                );
            }
        }
        self.check_everybody(false);
        self.check_sign_ins();
    }

    /// Everybody leaves, and bots play to the end.
    pub(super) fn come_to_an_end(&mut self) {
        for table in 0..self.tables.len() {
            if self.tables[table].phase() == TablePhase::Running {
                for client in 0..usize::from(PEOPLE) {
                    self.send(client, table, Command::Stand);
                }
            }
        }
        for _ in 0..LAST_SECONDS / 10 {
            let is_running = |table: &super::Model| table.phase() == TablePhase::Running;
            if !self.tables.iter().any(is_running) {
                break;
            }
            self.pass(10_000);
        }
        self.pass(5_000);
        for table in &self.tables {
            match table.phase() {
                TablePhase::Gathering => {}
                TablePhase::Over => self.tally.finished += 1,
                phase => panic!("a game does not end: {phase:?} at {}", table.version()),
            }
        }
        self.play_again();
        self.check_everybody(true);
        self.check_tables();
    }

    /// Everybody who has played wants to play again, all at once: they meet at one table.
    pub(super) fn play_again(&mut self) {
        let over = |world: &World, table: usize| world.tables[table].phase() == TablePhase::Over;
        let tables: Vec<usize> = (0..self.tables.len())
            .filter(|it| over(self, *it))
            .collect();
        for table in &tables {
            for client in 0..usize::from(PEOPLE) {
                let rematch = Command::Rematch {
                    table: String::new(),
                };
                self.send(client, *table, rematch);
            }
        }
        self.pass(8_000);
        for table in tables {
            assert_eq!(self.tables[table].rematches(), 1, "a table has one next");
        }
    }
}
