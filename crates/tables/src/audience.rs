//! What one viewer is told: redacted events, how things stand, and what he may do.

use families::Family;
use game::{FormId, Viewer};
use protocol::{ChoiceCard, EventEntry, Phrase, Picture};

use crate::prompt::Prompt;
use crate::{events, pictures};

/// A running game through the eyes of one viewer. Clocks and seats are added by the table.
pub struct Glimpse {
    pub prompt: u32,
    pub sentence: Phrase,
    pub events: Vec<EventEntry>,
    pub picture: Picture,
    pub choices: Vec<ChoiceCard>,
    pub forms: Vec<String>,
}

pub fn glimpse<G: Family>(
    game: &G,
    state: &G::State,
    past: &[(u32, G::Event)],
    prompt: Option<&Prompt<G>>,
    viewer: Viewer,
    since: u32,
) -> Glimpse {
    let view = game.view(state, viewer);
    let scene = game.typed_view(&view);
    let from = past.partition_point(|(step, _)| *step <= latest(past, since, |(step, _)| *step));
    // The newest first, as far as a picture wants to look back.
    let mut backwards = past.iter().rev().filter_map(|(_, event)| {
        let event = game.redact(event, viewer)?;
        Some(events::event(game.happened(&event)))
    });
    Glimpse {
        prompt: prompt.map_or(0, |prompt| prompt.number),
        sentence: Phrase::from(&game.prompt(&view)),
        events: entries(game, &past[from..], viewer),
        picture: pictures::picture(scene, &mut backwards),
        choices: prompt
            .map(|prompt| choices(game, prompt))
            .unwrap_or_default(),
        forms: prompt.map(|prompt| forms(prompt.forms)).unwrap_or_default(),
    }
}

/// So many events are told at once; no game among people comes near. The journal has them all.
const MOST_EVENTS: usize = 20_000;

/// From which step on events are told to somebody who knows those up to `since`. A step is told as
/// a whole.
pub fn latest<E>(past: &[E], since: u32, step: impl Fn(&E) -> u32) -> u32 {
    let before = past.len().checked_sub(MOST_EVENTS + 1);
    before.map_or(since, |last| since.max(step(&past[last])))
}

/// What the viewer hears of, numbered within each step. What he never hears of has no number, for
/// a gap would tell that there was something.
pub fn entries<G: Family>(game: &G, past: &[(u32, G::Event)], viewer: Viewer) -> Vec<EventEntry> {
    let mut entries: Vec<EventEntry> = Vec::new();
    for (step, event) in past {
        let Some(event) = game.redact(event, viewer) else {
            continue;
        };
        let before = entries.last().filter(|entry| entry.step == *step);
        entries.push(EventEntry {
            step: *step,
            index: before.map_or(0, |entry| entry.index + 1),
            phrase: game.event(&event).as_ref().map(Phrase::from),
            event: events::event(game.happened(&event)),
        });
    }
    entries
}

fn choices<G: Family>(game: &G, prompt: &Prompt<G>) -> Vec<ChoiceCard> {
    use game::Notation;
    let card = |action: &G::Action| {
        let deed = game.deed(*action);
        ChoiceCard {
            action: action.write(game),
            verb: deed.verb.to_owned(),
            target: deed.target,
            phrase: Phrase::from(&deed.phrase),
        }
    };
    prompt.actions.iter().map(card).collect()
}

fn forms(forms: &[FormId]) -> Vec<String> {
    forms.iter().map(|form| form.0.to_owned()).collect()
}
