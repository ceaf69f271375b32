//! What somebody is told is true, in time, in order, and meant for them.

use protocol::{ChatLine, Presence, ServerMessage, TablePhase, Update};
use tables::Person;

use super::known::{Known, timeless};
use super::model::Model;
use super::stands::{Stand, bare_lobby, bare_seats};

/// A message as it came.
pub struct Told<'a> {
    /// Version and lines of chat.
    pub id: (u32, u32),
    pub message: &'a ServerMessage,
    pub text: &'a str,
}

impl Model {
    /// Looks whether a message to somebody may stand. `from` is the place of what they were told
    /// last; answers that of the new one.
    pub fn check_message(
        &self,
        person: Option<&Person>,
        told: &Told,
        (known, from): (&Known, usize),
    ) -> usize {
        let (version, said) = told.id;
        assert!(
            version <= self.version() && said as usize <= self.chat().len(),
            "told before it was stored: {version}.{said}"
        );
        if self.phase() != TablePhase::Over {
            let secret = self.secrets.find_in(told.text);
            assert_eq!(secret, None, "a secret is told to {person:?}");
        }
        let who = person.map(|person| person.id.as_str());
        let place = |test: &dyn Fn(&Stand) -> bool| self.stands.find(from, told.id, test);
        let found = match told.message {
            ServerMessage::Lobby(lobby) => {
                if let Some(heard) = &lobby.said {
                    assert_eq!(*heard, self.chat()[..said as usize], "the chat");
                }
                let lobby = bare_lobby((**lobby).clone());
                place(&|stand| *stand.lobby(who) == lobby)
            }
            ServerMessage::Table(table) => {
                assert_eq!(Some(&table.scene), self.scene.as_ref(), "the scene");
                assert_eq!(table.chat, self.chat()[..said as usize], "the chat");
                self.check_update(person, version, &table.update);
                let lobby = bare_lobby(table.lobby.clone());
                place(&|stand| *stand.lobby(who) == lobby && names_next(&table.update, stand))
            }
            ServerMessage::Update(update) => {
                self.check_update(person, version, update);
                place(&|stand| names_next(update, stand))
            }
            ServerMessage::Chat(line) => {
                // Missed lines come before the steps that were missed with them.
                self.check_line(line, known, said);
                return from;
            }
            ServerMessage::Presence(presence) => place(&|stand| is_there(presence, stand)),
            ServerMessage::SignedOut => return from,
        };
        found.unwrap_or_else(|| {
            let now = self.stands.last();
            panic!(
                "{who:?} was told what does not stand at {:?}, or did so before: {:#?}\n{:#?}",
                told.id,
                told.message,
                now.lobby(who)
            )
        })
    }

    fn check_update(&self, person: Option<&Person>, version: u32, update: &Update) {
        assert_eq!(update.version, version, "the id is another version's");
        let viewer = self.viewer_of(person);
        assert_eq!(
            timeless(update.clone()),
            *self.stood(version, viewer),
            "at {version} {viewer:?} was told something else"
        );
    }

    /// Lines of chat come one after the other, and each of them once.
    fn check_line(&self, line: &ChatLine, known: &Known, said: u32) {
        let lines = &self.chat()[..said as usize];
        let place = |line: &ChatLine| lines.iter().position(|it| it == line);
        assert!(place(line).is_some(), "nobody has said {line:?}");
        let last = known.chat.last().and_then(place);
        assert!(last < place(line), "{line:?} was told before");
    }
}

fn names_next(update: &Update, stand: &Stand) -> bool {
    let ending = update.ending.as_ref();
    ending.is_none_or(|ending| ending.rematch == stand.rematch)
}

fn is_there(presence: &Presence, stand: &Stand) -> bool {
    bare_seats(presence.seats.clone()) == stand.seats() && presence.chat == *stand.chat()
}
