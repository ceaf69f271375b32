//! Long answers that are asked for and never read.

use std::time::{Duration, Instant};

use super::sockets::{connect, say};
use super::{Attack, Ready, address};
use crate::child::Error;
use crate::target::{Sent, Target};

/// Connections of each of two addresses; none asks for more than this before it is dropped.
const SOCKETS: usize = 40;
const ASKED: usize = 40;
/// Pages are made one after the other: whoever asks faster is refused for that instead.
const PACE: Duration = Duration::from_millis(50);
/// How long the answers are left lying.
const UNREAD: Duration = Duration::from_secs(3);
const REQUEST: &str = "GET /api/rules HTTP/1.1\r\nhost: a\r\n\r\n";

pub const ATTACK: Attack = Attack {
    name: "unread-answers",
    about: "eighty connections of two addresses that ask for long pages and read none",
    refused: &["too-much-unread"],
    prepare: |target| {
        Box::pin(async move {
            let ready: Ready = Box::new(move |until| {
                Box::pin(async move {
                    let mut sent = Sent::default();
                    while Instant::now() < until {
                        ask_and_leave(&target, &mut sent).await?;
                    }
                    Ok(sent)
                })
            });
            Ok(ready)
        })
    },
};

async fn ask_and_leave(target: &Target, sent: &mut Sent) -> Result<(), Error> {
    let mut sockets = Vec::new();
    for number in 0..SOCKETS {
        for from in 0..2 {
            let socket = connect(target, address(from), Some(4096)).await?;
            say(&socket, &REQUEST.repeat(ASKED)).await?;
            sockets.push(socket);
        }
        tokio::time::sleep(PACE).await;
        if number % 10 == 9 {
            // Somebody of the same address who does read is told why there is nothing for him.
            sent.note(&target.nobody(address(0))?.get("/api/rules").await);
        }
    }
    tokio::time::sleep(UNREAD).await;
    sent.note(&target.nobody(address(0))?.get("/api/rules").await);
    Ok(())
}
