//! Bodies that are longer than they may be, with their length and without, and packed ones that
//! would be long if somebody unpacked them.

use std::convert::Infallible;
use std::io::Write;
use std::pin::Pin;
use std::task::{Context, Poll};

use axum::body::Bytes;
use flate2::Compression;
use flate2::write::GzEncoder;
use hyper::body::{Body, Frame};

use super::{ADDRESSES, Attack, flooding, strangers};

const PATHS: [&str; 4] = [
    "/api/tables",
    "/api/guests",
    "/api/tables/none/options",
    "/api/tables/none/chat",
];

pub const HUGE: Attack = Attack {
    name: "huge-bodies",
    about: "bodies of 1 MB, of a known length and of none, fifty at once",
    refused: &["too-large"],
    prepare: |target| {
        Box::pin(async move {
            let strangers = strangers(&target, ADDRESSES).await?;
            let huge = format!("{{\"name\":\"{}\"}}", "x".repeat(1_000_000));
            Ok(flooding(50, move |number| {
                let stranger = strangers[number % strangers.len()].clone();
                let (path, body) = (PATHS[number / 4 % PATHS.len()], huge.clone());
                async move {
                    if number % 2 == 0 {
                        return stranger.post(path, body).await;
                    }
                    let body = reqwest::Body::wrap(Unmeasured(Some(body.into())));
                    stranger.send(path, body, &[]).await
                }
            }))
        })
    },
};

pub const PACKED: Attack = Attack {
    name: "packed-bodies",
    about: "10 MB packed into 10 KB, fifty at once",
    refused: &["broken-json"],
    prepare: |target| {
        Box::pin(async move {
            let strangers = strangers(&target, ADDRESSES).await?;
            let mut packer = GzEncoder::new(Vec::new(), Compression::best());
            packer.write_all(&vec![b' '; 10_000_000])?;
            let packed = packer.finish()?;
            Ok(flooding(50, move |number| {
                let stranger = strangers[number % strangers.len()].clone();
                let (path, body) = (PATHS[number / 4 % PATHS.len()], packed.clone());
                let gzip = [("content-encoding", "gzip")];
                async move { stranger.send(path, body, &gzip).await }
            }))
        })
    },
};

/// A body that does not say how long it is.
struct Unmeasured(Option<Bytes>);

impl Body for Unmeasured {
    type Data = Bytes;
    type Error = Infallible;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        _: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, Infallible>>> {
        Poll::Ready(self.0.take().map(|bytes| Ok(Frame::data(bytes))))
    }
}
