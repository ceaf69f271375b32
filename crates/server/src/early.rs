//! Answers that are given before the whole request has come.
//!
//! Whoever is refused for the head of a request may still be sending its body. Nobody waits for
//! that, so the connection ends. The answer has to say so: a client, or a proxy, that keeps the
//! connection would lose its next request.

use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::task::{Context, Poll, ready};

use axum::body::{Body, Bytes, HttpBody};
use axum::extract::Request;
use axum::http::{HeaderValue, header};
use axum::response::Response;
use hyper::body::Frame;

/// A body that notes when all of it has been read.
struct Arriving {
    body: Body,
    has_come: Arc<AtomicBool>,
}

impl HttpBody for Arriving {
    type Data = Bytes;
    type Error = axum::Error;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, axum::Error>>> {
        let frame = ready!(Pin::new(&mut self.body).poll_frame(context));
        if frame.is_none() || self.body.is_end_stream() {
            self.has_come.store(true, Ordering::Relaxed);
        }
        Poll::Ready(frame)
    }

    fn is_end_stream(&self) -> bool {
        self.body.is_end_stream()
    }

    fn size_hint(&self) -> hyper::body::SizeHint {
        self.body.size_hint()
    }
}

/// Whether all of a request has been read, to be asked once it is answered.
pub struct Arrival(Arc<AtomicBool>);

/// The same request, watched.
pub fn watched(request: Request) -> (Request, Arrival) {
    let has_come = Arc::new(AtomicBool::new(request.body().is_end_stream()));
    let arrival = Arrival(has_come.clone());
    let request = request.map(|body| Body::new(Arriving { body, has_come }));
    (request, arrival)
}

impl Arrival {
    /// Says in the answer that the connection ends, if it does.
    pub fn note(&self, answer: &mut Response) {
        if !self.0.load(Ordering::Relaxed) {
            let close = HeaderValue::from_static("close");
            answer.headers_mut().insert(header::CONNECTION, close);
        }
    }
}
