//! The web client, embedded when the program is built.
//!
//! Files with a hash in their name never change; all other addresses are pages of the client.

use axum::http::{StatusCode, Uri, header};
use axum::response::{Html, IntoResponse, Response};
use rust_embed::RustEmbed;

use crate::refused::Refused;

#[derive(RustEmbed)]
#[folder = "$OUT_DIR/client"]
struct Files;

const INDEX: &str = "index.html";
const FOR_EVER: &str = "public, max-age=31536000, immutable";
const ASK_AGAIN: &str = "no-cache";

pub async fn serve(uri: Uri) -> Response {
    let path = uri.path().trim_start_matches('/');
    if path.starts_with("api/") {
        return Refused::NOT_FOUND.into_response();
    }
    if let Some(found) = file(path) {
        return found;
    }
    // An address without a file is a page of the client, unless it looks like a file.
    let is_file = path
        .rsplit('/')
        .next()
        .is_some_and(|name| name.contains('.'));
    if is_file {
        return StatusCode::NOT_FOUND.into_response();
    }
    file(INDEX).unwrap_or_else(|| Html(WITHOUT_CLIENT).into_response())
}

fn file(path: &str) -> Option<Response> {
    let file = Files::get(path)?;
    let kind = file.metadata.mimetype().to_owned();
    let cache = if path.starts_with("assets/") {
        FOR_EVER
    } else {
        ASK_AGAIN
    };
    let headers = [
        (header::CONTENT_TYPE, kind),
        (header::CACHE_CONTROL, cache.to_owned()),
    ];
    Some((headers, file.data.into_owned()).into_response())
}

/// Shown by a program that was built without its client.
const WITHOUT_CLIENT: &str = "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\">\
<title>Landnam</title><h1>Landnam</h1><p>This program was built without the web client. \
The games can be played through its <a href=\"/api\">API</a>.</html>";
