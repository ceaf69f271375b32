//! Any node answers any request: what is asked of a table goes to the node that has it. Between
//! nodes there is no HTTP here; who asks whom, and what is made of silence, is as in the server.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use server::{Missing, NodeId, Stream};
use tables::{Command, Person};
use tokio::sync::oneshot;
use tokio::time::{Instant, sleep};

use super::super::client::Line;
use super::super::life::Door;
use super::super::requests::{Answered, HOME, carry_here};

/// Whoever asks for a table that moves waits so long, and looks this often.
const MOVING: Duration = Duration::from_secs(6);
const LOOK: Duration = Duration::from_millis(100);

/// Where nodes that live are asked, by address.
#[derive(Clone, Default)]
pub struct Doors(Arc<Mutex<BTreeMap<String, Door>>>);

impl Doors {
    pub fn open(&self, number: usize, door: Door) {
        let address = format!("node-{number}:1");
        self.0.lock().expect("one thread").insert(address, door);
    }

    pub fn close(&self, number: usize) {
        let address = format!("node-{number}:1");
        self.0.lock().expect("one thread").remove(&address);
    }

    fn at(&self, address: &str) -> Option<Door> {
        self.0.lock().expect("one thread").get(address).cloned()
    }
}

enum Unanswered {
    NotTaken,
    Broken,
}

/// What a node makes of a request at its door.
pub async fn carry(door: &Door, table: &str, person: Person, command: Command) -> Answered {
    let asked = (table.to_owned(), person, command);
    let order = move |door: Door| {
        let (table, person, command) = asked.clone();
        async move { carry_here(&door.app.house, &table, person, command).await }
    };
    let answered = anywhere(door, table, false, order).await;
    answered.unwrap_or_else(|why| match why {
        Missing::Unknown | Missing::Stopped | Missing::Broken(_) => {
            Answered::Stopped(format!("{why:?}"))
        }
        Missing::Unavailable | Missing::Elsewhere(_) | Missing::Busy => {
            Answered::Trouble(format!("{why:?}"))
        }
    })
}

/// The stream of a table, wherever it is; none if nobody could answer.
pub async fn listen(
    door: &Door,
    table: &str,
    person: Option<Person>,
    since: Option<(u32, u32)>,
) -> Option<Line> {
    let asked = (table.to_owned(), person);
    let listen = move |door: Door| {
        let (table, person) = asked.clone();
        async move {
            let stream = listen_here(&door, &table, person, since).await?;
            Some(Line::new(stream, &door))
        }
    };
    anywhere(door, table, true, listen).await.ok().flatten()
}

/// Follows a table that is here.
pub async fn listen_here(
    door: &Door,
    table: &str,
    person: Option<Person>,
    since: Option<(u32, u32)>,
) -> Option<Stream> {
    let house = &door.app.house;
    let handle = house.find(table).await.ok()?;
    let place = handle.room(&house.shared.workshop, HOME).await.ok()?;
    handle.listen(person, since, place).await.ok()
}

/// Does something where a table is.
async fn anywhere<T: Send + 'static, W: Future<Output = T> + Send + 'static>(
    door: &Door,
    table: &str,
    is_safe: bool,
    work: impl Fn(Door) -> W,
) -> Result<T, Missing> {
    let house = &door.app.house;
    let until = Instant::now() + MOVING;
    loop {
        match house.find(table).await {
            Ok(_) => return Ok(work(door.clone()).await),
            Err(Missing::Elsewhere(owner)) => match send(door, owner, table, &work).await {
                Ok(answer) => return Ok(answer),
                Err(Unanswered::NotTaken) => {
                    let cluster = house.shared.cluster.as_ref();
                    cluster.expect("others have it").forget_owner(table);
                }
                Err(Unanswered::Broken) if !is_safe => return Err(Missing::Unavailable),
                Err(Unanswered::Broken) => {}
            },
            Err(Missing::Unavailable) => {}
            Err(missing) => return Err(missing),
        }
        if Instant::now() >= until {
            return Err(Missing::Unavailable);
        }
        sleep(LOOK).await;
    }
}

/// Does it at another node, in its time.
async fn send<T: Send + 'static, W: Future<Output = T> + Send + 'static>(
    door: &Door,
    owner: NodeId,
    table: &str,
    work: &impl Fn(Door) -> W,
) -> Result<T, Unanswered> {
    let cluster = door.app.house.shared.cluster.as_ref();
    let cluster = cluster.expect("others have it");
    let row = cluster.other(owner).ok_or(Unanswered::NotTaken)?;
    let doors = door.others.as_ref().expect("it is one of several");
    let there = doors.at(&row.card.address).ok_or(Unanswered::NotTaken)?;
    let (reply, answer) = oneshot::channel();
    let (done, id, house) = (
        work(there.clone()),
        table.to_owned(),
        there.app.house.clone(),
    );
    there.spawn(async move {
        let is_here = !matches!(house.find(&id).await, Err(Missing::Elsewhere(_)));
        let done = if is_here { Some(done.await) } else { None };
        // Whoever asked may have died meanwhile.
        let _ = reply.send(done);
    });
    tokio::select! {
        biased;
        answer = answer => match answer {
            Ok(Some(done)) => Ok(done),
            Ok(None) => Err(Unanswered::NotTaken),
            Err(_) => Err(Unanswered::Broken),
        },
        () = cluster.gone(owner) => Err(Unanswered::Broken),
    }
}
