//! Connections that say nothing, or half of what they want, and never go.

use std::io::ErrorKind;
use std::time::Duration;

use tokio::net::TcpStream;

use super::sockets::{connect, say};
use super::{Attack, IDLE, address};
use crate::child::Error;
use crate::target::{Sent, Target};

const SOCKETS: usize = 1_100;
/// How much later than it should a connection may be closed.
const LATE: Duration = Duration::from_secs(5);

/// How often somebody tries to be heard, and how long he waits in between.
const TRIES: usize = 20;
const LATER: Duration = Duration::from_millis(250);

pub const ATTACK: Attack = Attack {
    name: "silence",
    about: "1,100 connections of one address that say nothing, or half of a header",
    refused: &["too-many-connections-here"],
    prepare: |target| {
        Box::pin(async move {
            let ready: super::Ready = Box::new(move |until| {
                Box::pin(async move {
                    let mut sent = Sent::default();
                    while std::time::Instant::now() < until {
                        be_silent(&target, &mut sent).await?;
                    }
                    Ok(sent)
                })
            });
            Ok(ready)
        })
    },
};

/// Takes all places there are, and waits until they have been taken away again.
async fn be_silent(target: &Target, sent: &mut Sent) -> Result<(), Error> {
    let mut sockets = Vec::new();
    for number in 0..SOCKETS {
        let socket = connect(target, address(0), None).await?;
        if number % 2 == 0 {
            say(&socket, "GET /api/games HTTP/1.1\r\nhost:").await?;
        }
        sockets.push(socket);
    }
    // Somebody of the same address who does speak is told why, as soon as the server has time for
    // one more of those it turns away.
    for _ in 0..TRIES {
        let answer = target.nobody(address(0))?.get("/api/me").await;
        sent.note(&answer);
        if answer.is_ok() {
            break;
        }
        tokio::time::sleep(LATER).await;
    }
    for socket in &sockets {
        tokio::time::timeout(IDLE + LATE, closed(socket))
            .await
            .map_err(|_| "a silent connection stays open")?;
    }
    Ok(())
}

/// Waits until the other side ends the connection, whatever it says before.
async fn closed(socket: &TcpStream) {
    let mut heard = [0; 1024];
    while socket.readable().await.is_ok() {
        match socket.try_read(&mut heard) {
            Ok(0) => return,
            Ok(_) => {}
            Err(why) if why.kind() == ErrorKind::WouldBlock => {}
            Err(_) => return,
        }
    }
}
