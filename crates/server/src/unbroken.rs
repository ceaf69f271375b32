//! Work that is finished once it has begun, even if whoever asked for it hangs up.
//!
//! A request is dropped with its connection, at whatever it waits for. What has to follow a write
//! to the store would not happen then, and the server would go on believing what is no longer so.

use tracing::Instrument;

use crate::api_error::ApiError;

pub async fn unbroken<T: Send + 'static>(
    work: impl Future<Output = T> + Send + 'static,
) -> Result<T, ApiError> {
    let done = tokio::spawn(work.in_current_span()).await;
    done.map_err(|_| ApiError::FAULT)
}
