//! Following a table: streams that come, break, lag, and are taken up again.

use game::Luck;
use protocol::ServerMessage;

use super::World;
use super::known::{Known, parts};
use super::told::Told;

const HOME: std::net::IpAddr = std::net::IpAddr::V4(std::net::Ipv4Addr::LOCALHOST);

impl World {
    /// Somebody begins to follow a table, or goes on from what they know.
    pub(super) fn follow(&mut self, client: usize, table: usize) {
        let Some(app) = self.life.app() else {
            return;
        };
        let (person, id) = (
            self.clients[client].person.clone(),
            self.tables[table].id.clone(),
        );
        let following = &mut self.clients[client].follows[table];
        let since = following.known.id;
        let slot = {
            let _guard = self.life.enter();
            following.call()
        };
        self.tally.resumed += u64::from(since.is_some());
        self.note(|| format!("{client} follows {table} from {since:?}"));
        self.life.spawn(async move {
            let stream = async {
                let handle = app.house.find(&id).await.ok()?;
                let workshop = &app.house.shared.workshop;
                let place = handle.room(workshop, HOME).await.ok()?;
                handle.listen(person, since, place).await.ok()
            };
            let stream = stream.await;
            *slot.lock().expect("one thread") = Some(stream);
        });
    }

    /// Something happens to a connection.
    pub(super) fn disturb(&mut self, client: usize, table: usize) {
        let (kind, breaks_after) = (self.luck.below(7), self.luck.below(3));
        let following = &mut self.clients[client].follows[table];
        match kind {
            0 => {
                self.note(|| format!("{client} vanishes from {table}"));
                let _guard = self.life.enter();
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
        let _guard = self.life.enter();
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
        let _guard = self.life.enter();
        for client in &self.clients {
            let Some(person) = &client.person else {
                continue;
            };
            for (following, table) in client.follows.iter().zip(&mut self.tables) {
                if following.is_seen() {
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
