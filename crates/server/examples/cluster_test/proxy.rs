//! The way from a node to its database, which can be cut and stalled.

use std::io;
use std::time::Duration;

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::tcp::{OwnedReadHalf, OwnedWriteHalf};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;

/// After this time both sides have found out that a connection is dead.
const KEEPALIVE: Duration = Duration::from_secs(25);

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Way {
    Open,
    /// Everything is taken and nothing arrives.
    Stalled,
    /// The same, and what was connected then stays dead.
    Lost,
    /// Every connection is closed, and so is every new one.
    Cut,
}

pub struct Proxy {
    pub port: u16,
    way: watch::Sender<Way>,
}

impl Proxy {
    /// A way to a port of this machine.
    pub async fn start(to: u16) -> io::Result<Proxy> {
        let listener = TcpListener::bind("127.0.0.1:0").await?;
        let port = listener.local_addr()?.port();
        let way = watch::Sender::new(Way::Open);
        let seen = way.subscribe();
        tokio::spawn(async move {
            while let Ok((near, _)) = listener.accept().await {
                tokio::spawn(lead(near, to, seen.clone()));
            }
        });
        Ok(Proxy { port, way })
    }

    pub fn set(&self, way: Way) {
        self.way.send_replace(way);
    }
}

/// Leads one connection to the other side.
async fn lead(near: TcpStream, to: u16, way: watch::Receiver<Way>) -> io::Result<()> {
    let mut opened = way.clone();
    if ready(&mut opened).await == Way::Cut {
        return Ok(());
    }
    let far = TcpStream::connect(("127.0.0.1", to)).await?;
    near.set_nodelay(true)?;
    far.set_nodelay(true)?;
    let (near, far) = (near.into_split(), far.into_split());
    // Whoever is the first to end ends both.
    tokio::select! {
        ended = carry(near.0, far.1, way.clone()) => ended,
        ended = carry(far.0, near.1, way) => ended,
    }
}

/// Waits until something may pass.
async fn ready(way: &mut watch::Receiver<Way>) -> Way {
    let passes = |way: &Way| matches!(way, Way::Open | Way::Cut);
    let way = way.wait_for(passes).await;
    // The proxy is there as long as the test.
    *way.expect("the proxy is there")
}

async fn carry(
    mut from: OwnedReadHalf,
    mut to: OwnedWriteHalf,
    mut way: watch::Receiver<Way>,
) -> io::Result<()> {
    let (mut cut, mut lost) = (way.clone(), way.clone());
    let carrying = async {
        let mut bytes = vec![0; 16 << 10];
        loop {
            let count = from.read(&mut bytes).await?;
            if count == 0 {
                return Ok(());
            }
            ready(&mut way).await;
            to.write_all(&bytes[..count]).await?;
        }
    };
    tokio::select! {
        biased;
        () = until(&mut cut, Way::Cut) => Ok(()),
        // Neither side hears of it, until it asks whether the other is there.
        () = until(&mut lost, Way::Lost) => {
            tokio::time::sleep(KEEPALIVE).await;
            Ok(())
        }
        ended = carrying => ended,
    }
}

async fn until(seen: &mut watch::Receiver<Way>, way: Way) {
    // Whoever sets the way lives as long as the proxy.
    let _ = seen.wait_for(|now| *now == way).await;
}
