//! Following a table: streams that come, break, lag, and are taken up again.

use game::Luck;
use protocol::ServerMessage;

use super::World;
use super::client::{Line, Slot};
use super::cluster::{listen, listen_here};
use super::known::{Known, parts};
use super::told::Told;

impl World {
    /// Somebody begins to follow a table, or goes on from what they know.
    pub(super) fn follow(&mut self, client: usize, table: usize) {
        self.clients[client].follows[table].hang_up();
        let Some(door) = self.servers.door(&mut self.luck) else {
            return;
        };
        let (person, id) = (
            self.clients[client].person.clone(),
            self.tables[table].id.clone(),
        );
        let since = self.clients[client].follows[table].known.id;
        self.tally.resumed += u64::from(since.is_some());
        self.note(|| format!("{client} follows {table} from {since:?}"));
        let slot = Slot::default();
        let (place, here) = (slot.clone(), door.clone());
        let call = door.spawn(async move {
            let line = if here.others.is_some() {
                listen(&here, &id, person, since).await
            } else {
                let stream = listen_here(&here, &id, person, since).await;
                stream.map(|stream| Line::new(stream, &here))
            };
            *place.lock().expect("one thread") = Some(line);
        });
        self.clients[client].follows[table].call(slot, call);
    }

    /// Something happens to a connection.
    pub(super) fn disturb(&mut self, client: usize, table: usize) {
        let (kind, breaks_after) = (self.luck.below(7), self.luck.below(3));
        let following = &mut self.clients[client].follows[table];
        match kind {
            0 => {
                self.note(|| format!("{client} vanishes from {table}"));
                self.clients[client].follows[table].hang_up();
                return;
            }
            1 => {
                following.lags = !following.lags;
                return;
            }
            2 => {
                following.old = Some(following.known.clone());
                return;
            }
            3 => following.known = following.old.take().unwrap_or_default(),
            4 => following.known = Known::default(),
            5 => following.breaks_after = Some(1 + breaks_after),
            _ => {}
        }
        self.follow(client, table);
    }

    /// Everybody who reads reads what has come.
    pub(super) fn read_news(&mut self) {
        for client in &mut self.clients {
            for (following, table) in client.follows.iter_mut().zip(&self.tables) {
                if following.lags {
                    continue;
                }
                while let Some(frame) = following.next() {
                    let (id, text) = parts(&frame);
                    let message: ServerMessage =
                        serde_json::from_str(text).expect("a message can be read");
                    let told = Told {
                        id,
                        message: &message,
                        text,
                    };
                    let before = (&following.known, following.place);
                    let person = client.person.as_ref();
                    following.place = table.check_message(person, &told, before);
                    following.known.hear(id, message);
                    self.tally.messages += 1;
                    if following.breaks() {
                        self.tally.broken += 1;
                        following.hang_up();
                    }
                }
            }
        }
    }

    /// Notes who is at which table.
    pub(super) fn see_everybody(&mut self) {
        let _guard = self.servers.enter();
        for client in &self.clients {
            let Some(person) = &client.person else {
                continue;
            };
            for (following, table) in client.follows.iter().zip(&mut self.tables) {
                let seen_by = following.seen_by();
                if seen_by.is_some_and(|it| self.servers.is_owner(&table.id, it)) {
                    let now = self.disk.moment_at(&table.id);
                    table.see(person, now);
                }
            }
        }
    }

    /// Whoever is not there comes back.
    pub(super) fn everybody_follows(&mut self) {
        for client in 0..self.clients.len() {
            for table in 0..self.tables.len() {
                let following = &mut self.clients[client].follows[table];
                (following.lags, following.breaks_after) = (false, None);
                if !following.is_connected() && !following.is_calling() {
                    self.follow(client, table);
                }
            }
        }
    }

    /// What everybody has put together is what the journals say.
    pub(super) fn check_everybody(&self, is_complete: bool) {
        for client in &self.clients {
            for (following, table) in client.follows.iter().zip(&self.tables) {
                let person = client.person.as_ref();
                table.check_known(person, &following.known, is_complete);
            }
        }
    }
}
