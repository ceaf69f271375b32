//! How the card game speaks to people; the sentences are in `text/*/rivals.ftl`.

mod deeds;
mod events;
mod prompts;

pub use prompts::prompt_word;

use game::{Deed, Describe, Phrase};

use crate::actions::Action;
use crate::event::Event;
use crate::questions::agenda;
use crate::setup::Rules;
use crate::state::Task;
use crate::view::View;

impl Describe for Rules {
    fn prompt(&self, view: &View) -> Phrase {
        let task = view.public.agenda.top();
        let decider = agenda::decider_of(&view.public);
        match decider {
            _ if task == Task::Over => Phrase::new("rivals-prompt-over"),
            None => Phrase::new("rivals-prompt-chance"),
            Some(seat) if view.seat() == Some(seat) => Phrase::new(prompt_word(task)),
            Some(seat) => Phrase::new("rivals-prompt-wait").with("seat", seat),
        }
    }

    fn deed(&self, action: Action) -> Deed {
        deeds::deed(action)
    }

    fn event(&self, event: &Event) -> Option<Phrase> {
        events::sentence(event)
    }
}
