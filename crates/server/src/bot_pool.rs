//! Bots think here, as many at a time as there are processors, so that no mailbox waits for them.

use std::sync::Arc;
use std::time::Duration;

use tables::BotTask;
use tokio::sync::mpsc;

use crate::handle::Message;
use crate::shared::Shared;

/// Lets a bot think after a pause; its answer comes by mail.
pub fn think(task: BotTask, shared: Arc<Shared>, pause: Duration, mail: mpsc::Sender<Message>) {
    let seat = task.seat;
    tokio::spawn(async move {
        if !pause.is_zero() {
            tokio::time::sleep(pause).await;
        }
        let turn = shared.bots.acquire().await;
        let message = match shared.crew.run(move || task.run()).await {
            Ok(answer) => Message::Answer(answer),
            Err(_) => Message::BotFailed(seat),
        };
        drop(turn);
        // A table that has ended needs no answer.
        let _ = mail.send(message).await;
    });
}
