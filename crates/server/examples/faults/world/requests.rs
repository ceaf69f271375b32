//! What people send, how it travels, and what they make of the answers.

use std::sync::{Arc, Mutex};
use std::time::Duration;

use game::Luck;
use server::{House, Missing, Trouble};
use tables::{Command, Person, TableError};
use tokio::time::sleep;

use super::World;
use super::cluster;
use super::done::Done;
use super::life::{Door, Request};

/// Answers on their way: the number of the request, when the server had it, and what came of it.
pub type Mail = Arc<Mutex<Vec<(u64, u64, Answered)>>>;

/// A request under way.
pub struct Asked {
    client: usize,
    table: usize,
    command: Command,
    /// How many entries were durable when it was sent.
    from: usize,
    request: Request,
}

#[derive(PartialEq, Eq, Debug)]
pub enum Answered {
    Done(u32),
    /// The table of the next game.
    Opened(String),
    Refused(TableError),
    /// Nothing was changed, or nobody knows.
    Trouble(String),
    /// A fault of ours.
    Stopped(String),
}

pub(super) const HOME: std::net::IpAddr = std::net::IpAddr::V4(std::net::Ipv4Addr::LOCALHOST);

/// Carries out a command at the table, wherever that is.
async fn carry(door: &Door, table: &str, person: Person, command: Command) -> Answered {
    match door.others {
        None => carry_here(&door.app.house, table, person, command).await,
        Some(_) => cluster::carry(door, table, person, command).await,
    }
}

/// As the routes do it.
pub async fn carry_here(house: &House, table: &str, person: Person, command: Command) -> Answered {
    let handle = match house.find(table).await {
        Ok(handle) => handle,
        Err(why @ (Missing::Unknown | Missing::Stopped | Missing::Broken(_))) => {
            return Answered::Stopped(format!("{why:?}"));
        }
        Err(why @ (Missing::Unavailable | Missing::Elsewhere(_) | Missing::Busy)) => {
            return Answered::Trouble(format!("{why:?}"));
        }
    };
    let place = match &command {
        Command::Rematch { .. } => {
            let opened = house.rematch(&handle, person, HOME).await;
            return opened.map_or_else(no, Answered::Opened);
        }
        Command::Start | Command::Reveal { .. } | Command::ChangeOptions { .. } => {
            match house.shared.workshop.enter(HOME).await {
                Ok(place) => Some(place),
                Err(busy) => return Answered::Trouble(format!("{busy:?}")),
            }
        }
        _ => None,
    };
    let done = handle.order_at(place, person, command).await;
    done.map_or_else(no, Answered::Done)
}

fn no(trouble: Trouble) -> Answered {
    match trouble {
        Trouble::Refused(why) => Answered::Refused(why),
        Trouble::Stopped => Answered::Stopped("the table has stopped".into()),
        why => Answered::Trouble(format!("{why:?}")),
    }
}

impl World {
    /// Sends a command; the network takes its time.
    pub(super) fn send(&mut self, client: usize, table: usize, command: Command) {
        let delays = (self.delay(), self.delay());
        self.send_late(client, table, command, delays);
    }

    /// Sends a command that takes so long there, and its answer so long back.
    pub(super) fn send_late(
        &mut self,
        client: usize,
        table: usize,
        command: Command,
        (there, back): (u64, u64),
    ) {
        self.numbers += 1;
        let number = self.numbers;
        let person = self.clients[client].person.clone();
        let (Some(person), Some(door)) = (person, self.servers.door(&mut self.luck)) else {
            return;
        };
        let name = self.clients[client].name().to_owned();
        self.note(|| format!("{name} → {table}: {command:?} (in {there} ms)"));
        let (mail, id) = (Arc::clone(&self.mail), self.tables[table].id.clone());
        let (order, here) = (command.clone(), door.clone());
        let request = door.spawn(async move {
            travel(there).await;
            let arrived = here.clock.now();
            let answered = carry(&here, &id, person, order).await;
            travel(back).await;
            let answer = (number, arrived, answered);
            mail.lock().expect("one thread").push(answer);
        });
        if matches!(command, Command::Stand) {
            let id = self.clients[client].person.as_ref().map(|it| it.id.clone());
            self.tables[table].leaving.extend(id);
        }
        let asked = Asked {
            client,
            table,
            command,
            from: self.tables[table].length(),
            request,
        };
        self.asked.insert(number, asked);
    }

    fn delay(&mut self) -> u64 {
        match self.luck.below(12) {
            0 => 200 + u64::from(self.luck.below(3_000)),
            1..4 => 0,
            _ => u64::from(self.luck.below(30)),
        }
    }

    /// Somebody loses the connection in the middle of a request.
    pub(super) fn hang_up_on_one(&mut self) {
        let count = self.asked.len() as u32;
        if count == 0 {
            return;
        }
        let chosen = self.luck.below(count) as usize;
        let number = *self.asked.keys().nth(chosen).expect("one of them");
        let asked = self.asked.remove(&number).expect("it is there");
        asked.request.hang_up();
        self.note(|| format!("the connection breaks: {:?}", asked.command));
        self.no_answer(asked);
    }

    /// Nobody will answer any more.
    pub(super) fn forget_requests(&mut self) {
        self.mail.lock().expect("one thread").clear();
        for (_, asked) in std::mem::take(&mut self.asked) {
            self.no_answer(asked);
        }
    }

    /// Nobody will answer what somebody was asked who has died since.
    pub(super) fn forget_the_dead(&mut self) {
        let over = self.asked.iter().filter(|(_, it)| it.request.is_over());
        let over: Vec<u64> = over.map(|(number, _)| *number).collect();
        for number in over {
            let asked = self.asked.remove(&number).expect("it is there");
            self.no_answer(asked);
        }
        for client in &mut self.clients {
            for following in &mut client.follows {
                following.forget_call();
            }
        }
    }

    fn no_answer(&mut self, asked: Asked) {
        self.tally.unanswered += 1;
        if has_key(&asked.command) || matches!(asked.command, Command::Rematch { .. }) {
            let pair = (asked.table, asked.command);
            self.clients[asked.client].unanswered.push(pair);
        }
    }

    pub(super) fn read_answers(&mut self) {
        let mail = std::mem::take(&mut *self.mail.lock().expect("one thread"));
        for (number, arrived, answered) in mail {
            let Some(asked) = self.asked.remove(&number) else {
                continue;
            };
            self.read_answer(asked, arrived, answered);
        }
    }

    fn read_answer(&mut self, asked: Asked, arrived: u64, answered: Answered) {
        let client = &self.clients[asked.client];
        let (name, person) = (client.name().to_owned(), client.person.clone());
        let person = person.expect("only people send commands");
        let told = |answer: &str| format!("{name} ← {answer}: {:?}", asked.command);
        match answered {
            Answered::Done(version) => {
                self.note(|| told(&version.to_string()));
                self.done(asked, &person, version);
            }
            Answered::Opened(id) => {
                self.note(|| told(&id));
                let table = id.clone();
                let done = Done {
                    person: &person,
                    command: &Command::Rematch { table },
                    version: 0,
                    from: asked.from,
                };
                self.tables[asked.table].check_done(&done);
                self.tally.rematches += 1;
                self.join(&id);
            }
            Answered::Refused(why) => {
                let told = told(&format!("{why:?}"));
                self.note(|| told.clone());
                // The same decision may have been refused before it was allowed.
                let is_stored = self.tables[asked.table].has(&person, &asked.command, arrived);
                assert!(!is_stored, "stored, and refused when it came again: {told}");
                match why {
                    TableError::Stale { .. } => self.tally.stale += 1,
                    TableError::Rule(_) if is_of_several(&asked.command) => {}
                    TableError::Rule(_) | TableError::Stopped | TableError::Outdated => {
                        panic!("{told}");
                    }
                    _ => {}
                }
            }
            Answered::Trouble(why) => {
                self.note(|| told(&why));
                self.no_answer(asked);
            }
            Answered::Stopped(why) => panic!("{}", told(&why)),
        }
    }

    fn done(&mut self, asked: Asked, person: &Person, version: u32) {
        let done = Done {
            person,
            command: &asked.command,
            version,
            from: asked.from,
        };
        self.tables[asked.table].check_done(&done);
        self.tally.acknowledged += 1;
        self.tally.together += u64::from(is_of_several(&asked.command));
        if has_key(&asked.command) {
            let pair = (asked.table, asked.command);
            self.clients[asked.client].answered.push(pair);
        }
    }
}

async fn travel(millis: u64) {
    if millis > 0 {
        sleep(Duration::from_millis(millis)).await;
    }
}

/// Whatever has a key may be sent again at any time.
fn has_key(command: &Command) -> bool {
    matches!(command, Command::Act { .. } | Command::Say { .. })
}

/// Does it decide several things together? One cannot know beforehand whether that is possible.
fn is_of_several(command: &Command) -> bool {
    matches!(command, Command::Act { more, .. } if !more.is_empty())
}
