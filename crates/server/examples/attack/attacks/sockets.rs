//! Connections of one's own, for whoever does not behave like a browser. All of them lead from and
//! to addresses of this machine.

use std::net::SocketAddr;

use tokio::net::{TcpSocket, TcpStream};

use crate::child::Error;
use crate::target::Target;

/// With a receive buffer of this size, if one is named: what is not read stays with the server.
pub async fn connect(
    target: &Target,
    from: [u8; 4],
    buffer: Option<u32>,
) -> Result<TcpStream, Error> {
    let socket = TcpSocket::new_v4()?;
    if let Some(bytes) = buffer {
        socket.set_recv_buffer_size(bytes)?;
    }
    socket.bind(SocketAddr::from((from, 0)))?;
    Ok(socket.connect(target.address).await?)
}

/// Who is turned away may be gone before he has spoken.
pub async fn say(socket: &TcpStream, text: &str) -> Result<(), Error> {
    socket.writable().await?;
    let _ = socket.try_write(text.as_bytes());
    Ok(())
}
