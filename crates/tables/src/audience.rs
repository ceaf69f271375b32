//! What one viewer is told: redacted events, how things stand, and what he may do.

use families::Family;
use game::{FormId, Viewer};
use protocol::{ChoiceCard, EventEntry, Phrase, Picture};
use serde_json::Value;

use crate::pictures;
use crate::prompt::Prompt;

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
    events: &[(u32, G::Event)],
    prompt: Option<&Prompt<G>>,
    viewer: Viewer,
    since: u32,
) -> Glimpse {
    let view = game.view(state, viewer);
    let scene = game.scene(&view);
    let from = events.partition_point(|(step, _)| *step <= since);
    let entry = |(step, event): &(u32, G::Event)| {
        let event = game.redact(event, viewer)?;
        let mut value = value_of::<G>(&event);
        pictures::name_places(scene, &mut value);
        Some(EventEntry {
            step: *step,
            phrase: game.event(&event).as_ref().map(Phrase::from),
            event: value,
        })
    };
    // The newest first, as far as a picture wants to look back.
    let mut past = events.iter().rev().filter_map(|(_, event)| {
        let event = game.redact(event, viewer)?;
        Some(value_of::<G>(&event))
    });
    Glimpse {
        prompt: prompt.map_or(0, |prompt| prompt.number),
        sentence: Phrase::from(&game.prompt(&view)),
        events: events[from..].iter().filter_map(entry).collect(),
        picture: pictures::picture(scene, &mut past),
        choices: prompt
            .map(|prompt| choices(game, prompt))
            .unwrap_or_default(),
        forms: prompt.map(|prompt| forms(prompt.forms)).unwrap_or_default(),
    }
}

fn value_of<G: Family>(event: &G::Event) -> Value {
    serde_json::to_value(event).expect("events are plain data")
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
