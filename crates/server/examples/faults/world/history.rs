//! What happened in a run, for people to read. Nobody else reads it.

use std::sync::{Arc, Mutex};

#[derive(Clone, Default)]
pub struct History(Option<Arc<Mutex<Vec<String>>>>);

impl History {
    /// One that is kept; by default nothing is.
    pub fn kept() -> History {
        History(Some(Arc::default()))
    }

    pub fn note(&self, millis: u64, what: impl FnOnce() -> String) {
        if let Some(lines) = &self.0 {
            let line = format!("{:>9.3} s  {}", millis as f64 / 1000.0, what());
            lines.lock().expect("one thread").push(line);
        }
    }

    pub fn lines(&self) -> Vec<String> {
        let lines = self
            .0
            .as_ref()
            .map(|lines| lines.lock().expect("one thread").clone());
        lines.unwrap_or_default()
    }
}
