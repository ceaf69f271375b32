//! What the server said yes to is durable, just as it was asked for.

use protocol::{SeatHolder, TablePhase};
use tables::{Command, Entry, Person};

use super::model::Model;
use super::stands::Stand;

/// A command somebody was told has been carried out.
pub struct Done<'a> {
    pub person: &'a Person,
    pub command: &'a Command,
    /// The version the answer names.
    pub version: u32,
    /// How many entries were durable when it was sent.
    pub from: usize,
}

impl Model {
    pub fn check_done(&self, done: &Done) {
        let Done {
            person, command, ..
        } = done;
        assert!(
            self.is_there(done) && self.is_version(done),
            "acknowledged and not stored: {person:?} {command:?}"
        );
    }

    fn is_there(&self, done: &Done) -> bool {
        let (id, from) = (done.person.id.as_str(), done.from);
        let new = |test: &dyn Fn(usize, &Entry) -> bool| self.any(from, test);
        let stood = |test: &dyn Fn(&Stand) -> bool| self.stands.since(from).any(test);
        let own = |place: usize| self.stands.after(place).seat_of(id);
        match done.command {
            Command::Act { .. } => self.is_acted(done),
            Command::Say { text, key } => self.count(is_line(id, text, key)) == 1,
            Command::Sit { seat, pledge, .. } => new(&is_sitting(id, *seat, pledge.as_deref())),
            Command::Stand => new(&|place, entry| match entry {
                Entry::Vacated { seat } | Entry::StandInTook { seat, .. } => {
                    own(place) == Some(*seat)
                }
                _ => false,
            }),
            Command::ChangeSeat { seat, holder } => new(&is_changed(*seat, holder)),
            Command::Invite { seat, bot, .. } => new(&|_, entry| {
                matches!(entry, Entry::ProgramSeated { seat: it, bot: seated, .. }
                    if it == seat && seated.id == bot.id)
            }),
            Command::ChangeOptions { options, .. } => new(&|_, entry| match entry {
                Entry::OptionsChosen { options: all, .. } => {
                    let mut chosen = options.as_object().into_iter().flatten();
                    chosen.all(|(id, value)| all[id] == *value)
                }
                _ => false,
            }),
            Command::ChangeConditions(chosen) => {
                new(&|_, entry| matches!(entry, Entry::ConditionsChosen(it) if it == chosen))
            }
            Command::Consult => self.any(0, |_, entry| matches!(entry, Entry::Coached { .. })),
            Command::Start => new(&|_, entry| matches!(entry, Entry::Listed { .. })),
            Command::Reveal { nonce } => {
                self.count(
                    |_, entry| matches!(entry, Entry::Revealed { nonce: it, .. } if it == nonce),
                ) == 1
            }
            Command::Again {
                without: false,
                seed,
            } => new(&|_, entry| matches!(entry, Entry::Redrawn { seed: it, .. } if it == seed)),
            Command::Again { .. } => self.any(
                self.redrawn_before(from),
                |place, entry| matches!(entry, Entry::Agreed { seat } if own(place) == Some(*seat)),
            ),
            Command::Replace { seat } => self.any(1, |place, entry| {
                matches!(entry, Entry::ReplacementAgreed { seat: it, by }
                    if it == seat && own(place) == Some(*by))
            }),
            Command::Admit { person } => stood(&|stand| !stand.is_removed(person)),
            Command::Mute { person, muted } => stood(&|stand| stand.is_muted(person) == *muted),
            Command::LimitChat { seated_only } => {
                stood(&|stand| stand.chat().seated_only == *seated_only)
            }
            Command::Rematch { table } => stood(&|stand| stand.rematch.as_ref() == Some(table)),
        }
    }

    /// The version the answer names is that of a moment between request and answer; of what had
    /// been done before, that of the moment in which it was.
    fn is_version(&self, done: &Done) -> bool {
        let from = match done.command {
            Command::Act { .. } | Command::Rematch { .. } => return true,
            Command::Say { .. } => 1,
            _ => done.from,
        };
        let mut stands = self.stands.since(from);
        stands.any(|stand| stand.id.0 == done.version)
    }

    /// Is it durable as it was sent, with everything that was decided together?
    fn is_acted(&self, done: &Done) -> bool {
        let Command::Act {
            key, action, more, ..
        } = done.command
        else {
            return false;
        };
        let Some(stored) = self.stored(done.person, key) else {
            return false;
        };
        // Of a finished game nobody knows any more which of its steps it was.
        let is_over = self.phase() == TablePhase::Over;
        let version = done.version;
        let is_version = stored.version == version || (version > stored.version && is_over);
        let mut actions = std::iter::once(action).chain(more).zip(&stored.lines);
        let is_line = |(action, line): (&String, &String)| line.ends_with(&format!(": {action}"));
        is_version && stored.lines.len() > more.len() && actions.all(is_line)
    }
}

/// The line of chat of a person.
fn is_line(id: &str, text: &str, key: &str) -> impl Fn(usize, &Entry) -> bool {
    move |_, entry| match entry {
        Entry::Said {
            person,
            text: said,
            key: under,
            ..
        } => person.id == id && (said.as_str(), under.as_str()) == (text, key),
        _ => false,
    }
}

/// Somebody sits down, pledges anew, or comes back.
fn is_sitting(id: &str, seat: u8, pledge: Option<&str>) -> impl Fn(usize, &Entry) -> bool {
    move |_, entry| match entry {
        Entry::Sat {
            seat: it,
            person,
            pledge: made,
            ..
        } => *it == seat && made.as_deref() == pledge && person.id == id,
        Entry::Pledged {
            seat: it,
            pledge: made,
        } => *it == seat && Some(made.as_str()) == pledge,
        Entry::OwnerCameBack { seat: it } => *it == seat,
        _ => false,
    }
}

/// A seat is given to a bot, or to whoever comes.
fn is_changed(seat: u8, holder: &SeatHolder) -> impl Fn(usize, &Entry) -> bool {
    move |_, entry| match (entry, holder) {
        (
            Entry::BotSeated {
                seat: it, level, ..
            },
            SeatHolder::Bot { level: wish },
        ) => *it == seat && level == wish,
        (Entry::Vacated { seat: it }, SeatHolder::Open) => *it == seat,
        _ => false,
    }
}
