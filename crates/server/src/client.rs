//! The web client, embedded when the program is built.
//!
//! Files with a hash in their name never change; all other addresses are pages of the client.
//! Beside most files lies a packed one, made with more patience than an answer has.

use axum::http::{HeaderMap, StatusCode, Uri, header};
use axum::response::{Html, IntoResponse, Response};
use rust_embed::RustEmbed;

use crate::api_error::ApiError;
use crate::packing::Unpacks;

#[derive(RustEmbed)]
#[folder = "$OUT_DIR/client"]
struct Files;

const ICON: &str = "favicon.svg";
const INDEX: &str = "index.html";
const FOR_EVER: &str = "public, max-age=31536000, immutable";
const ASK_AGAIN: &str = "no-cache";

pub async fn serve(uri: Uri, headers: HeaderMap) -> Response {
    let path = uri.path().trim_start_matches('/');
    if path.starts_with("api/") {
        return ApiError::NOT_FOUND.into_response();
    }
    let unpacks = Unpacks::of(&headers);
    // Asked for by whoever has not read the page; a picture is a picture under any name.
    if path == "favicon.ico" {
        let picture = file(ICON, unpacks);
        return picture.unwrap_or_else(|| StatusCode::NO_CONTENT.into_response());
    }
    if let Some(found) = file(path, unpacks) {
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
    file(INDEX, unpacks).unwrap_or_else(|| Html(WITHOUT_CLIENT).into_response())
}

fn file(path: &str, unpacks: Unpacks) -> Option<Response> {
    let plain = Files::get(path)?;
    let cache = if path.starts_with("assets/") {
        FOR_EVER
    } else {
        ASK_AGAIN
    };
    let headers = [
        (header::CONTENT_TYPE, plain.metadata.mimetype().to_owned()),
        (header::CACHE_CONTROL, cache.to_owned()),
    ];
    let packed = Files::get(&format!("{path}.br")).filter(|_| unpacks.brotli());
    Some(match packed {
        Some(packed) => {
            let packing = [
                (header::CONTENT_ENCODING, "br"),
                (header::VARY, "accept-encoding"),
            ];
            (headers, packing, packed.data.into_owned()).into_response()
        }
        None => (headers, plain.data.into_owned()).into_response(),
    })
}

/// Shown by a program that was built without its client.
const WITHOUT_CLIENT: &str = "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\">\
<title>Landnam</title><h1>Landnam</h1><p>This program was built without the web client. \
The games can be played through its <a href=\"/api\">API</a>.</html>";
