//! What happened during a step, for whoever wants to know.

/// Collects events, or drops them unmade where nobody listens (the simulator).
#[derive(Debug)]
pub struct Log<E> {
    events: Option<Vec<E>>,
}

impl<E> Log<E> {
    /// A log that collects.
    pub const fn on() -> Self {
        Log {
            events: Some(Vec::new()),
        }
    }

    /// A log that drops everything.
    pub const fn off() -> Self {
        Log { events: None }
    }

    /// Notes an event; it is not even built when the log is off.
    #[inline]
    pub fn note(&mut self, event: impl FnOnce() -> E) {
        if let Some(events) = &mut self.events {
            events.push(event());
        }
    }

    /// Hands over what was collected since the last call.
    pub fn take(&mut self) -> Vec<E> {
        self.events.as_mut().map(std::mem::take).unwrap_or_default()
    }
}
