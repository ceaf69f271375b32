//! Bots think here, on as many threads as there are processors, so that no mailbox waits for them.

use std::sync::Arc;
use std::time::Duration;

use tables::BotTask;
use tokio::sync::{Semaphore, mpsc};

use crate::handle::Message;

/// Lets a bot think after a pause; its answer comes by mail.
pub fn think(task: BotTask, workers: Arc<Semaphore>, pause: Duration, mail: mpsc::Sender<Message>) {
    let seat = task.seat;
    tokio::spawn(async move {
        if !pause.is_zero() {
            tokio::time::sleep(pause).await;
        }
        let permit = workers.acquire().await;
        let message = match tokio::task::spawn_blocking(move || task.run()).await {
            Ok(answer) => Message::Answer(answer),
            Err(_) => Message::BotFailed(seat),
        };
        drop(permit);
        // A table that has ended needs no answer.
        let _ = mail.send(message).await;
    });
}
