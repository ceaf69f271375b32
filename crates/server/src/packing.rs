//! Answers that are written and packed by whoever makes them, so that the threads that carry
//! messages need not. Everything else is packed by a layer of the router, on its way.

use std::io::{Read, Write};

use axum::body::Bytes;
use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde::Serialize;
use serde::de::DeserializeOwned;

/// For answers that are made once and sent often, and for those made for one caller.
const PATIENT: u32 = 9;
const QUICK: u32 = 3;
const WINDOW: u32 = 22;
const BUFFER: usize = 4096;
/// Shorter ones are not worth it.
pub const SHORT: u16 = 1024;

const JSON: &str = "application/json";

/// Does the caller say plainly that it unpacks brotli? Everybody else is served by the layer.
#[derive(Clone, Copy)]
pub struct Unpacks(bool);

impl Unpacks {
    pub fn of(headers: &HeaderMap) -> Unpacks {
        let accepted = headers.get(header::ACCEPT_ENCODING);
        let named = accepted.and_then(|value| value.to_str().ok()).unwrap_or("");
        Unpacks(named.split(',').any(|name| name.trim() == "br"))
    }

    pub const fn brotli(self) -> bool {
        self.0
    }
}

impl<S: Sync> FromRequestParts<S> for Unpacks {
    type Rejection = std::convert::Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Unpacks, Self::Rejection> {
        Ok(Unpacks::of(&parts.headers))
    }
}

fn pack(text: &[u8], quality: u32) -> Vec<u8> {
    let mut packed = Vec::new();
    let mut writer = brotli::CompressorWriter::new(&mut packed, BUFFER, quality, WINDOW);
    writer.write_all(text).expect("a vector takes everything");
    drop(writer);
    packed
}

/// Something to be kept.
pub fn pack_for_good(value: &impl Serialize) -> Vec<u8> {
    let text = serde_json::to_vec(value).expect("what is kept is plain data");
    pack(&text, PATIENT)
}

/// What was packed; none if it cannot be read.
pub fn unpack<T: DeserializeOwned>(packed: &[u8]) -> Option<T> {
    let mut text = Vec::new();
    let mut reader = brotli::Decompressor::new(packed, BUFFER);
    reader.read_to_end(&mut text).ok()?;
    serde_json::from_slice(&text).ok()
}

/// An answer that is ready to be sent.
pub struct Made {
    kind: &'static str,
    body: Bytes,
    is_packed: bool,
}

impl Made {
    pub fn text(kind: &'static str, text: Vec<u8>, unpacks: Unpacks) -> Made {
        let is_packed = unpacks.brotli() && text.len() >= usize::from(SHORT);
        let body = if is_packed { pack(&text, QUICK) } else { text };
        Made {
            kind,
            body: body.into(),
            is_packed,
        }
    }

    pub fn json(message: &impl Serialize, unpacks: Unpacks) -> Made {
        let text = serde_json::to_vec(message).expect("messages are plain data");
        Made::text(JSON, text, unpacks)
    }
}

impl IntoResponse for Made {
    fn into_response(self) -> Response {
        let mut response = ([(header::CONTENT_TYPE, self.kind)], self.body).into_response();
        if self.is_packed {
            let headers = response.headers_mut();
            headers.insert(header::CONTENT_ENCODING, HeaderValue::from_static("br"));
            headers.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
        }
        response
    }
}

/// An answer that stays the same as long as the program runs: made once, packed once, and not sent
/// to whoever has it.
pub struct Fixed {
    kind: &'static str,
    plain: Bytes,
    packed: Bytes,
    tag: HeaderValue,
}

impl Fixed {
    pub fn text(kind: &'static str, text: String) -> Fixed {
        use sha2::{Digest, Sha256};
        let digest = hex::encode(&Sha256::digest(&text)[..8]);
        Fixed {
            kind,
            packed: pack(text.as_bytes(), PATIENT).into(),
            plain: text.into(),
            tag: HeaderValue::from_str(&format!("\"{digest}\"")).expect("digits in quotes"),
        }
    }

    pub fn json(message: &impl Serialize) -> Fixed {
        let text = serde_json::to_string(message).expect("messages are plain data");
        Fixed::text(JSON, text)
    }

    pub fn answer(&self, headers: &HeaderMap) -> Response {
        let known = headers.get(header::IF_NONE_MATCH);
        let mut response = if known == Some(&self.tag) {
            StatusCode::NOT_MODIFIED.into_response()
        } else {
            let is_packed = Unpacks::of(headers).brotli();
            let body = if is_packed { &self.packed } else { &self.plain };
            let made = Made {
                kind: self.kind,
                body: body.clone(),
                is_packed,
            };
            made.into_response()
        };
        let headers = response.headers_mut();
        headers.insert(header::ETAG, self.tag.clone());
        headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-cache"));
        response
    }
}

#[cfg(test)]
mod tests {
    use std::io::Read;

    use super::*;

    fn asking(name: header::HeaderName, value: &str) -> HeaderMap {
        let mut headers = HeaderMap::new();
        headers.insert(name, value.parse().unwrap());
        headers
    }

    #[test]
    fn whoever_has_it_is_not_sent_it_again() {
        let fixed = Fixed::text("text/plain", "a game ".repeat(1_000));
        let first = fixed.answer(&HeaderMap::new());
        assert_eq!(first.status(), StatusCode::OK);
        assert!(!first.headers().contains_key(header::CONTENT_ENCODING));
        let tag = first.headers()[header::ETAG].to_str().unwrap();
        let again = fixed.answer(&asking(header::IF_NONE_MATCH, tag));
        assert_eq!(again.status(), StatusCode::NOT_MODIFIED);
        let other = fixed.answer(&asking(header::IF_NONE_MATCH, "\"other\""));
        assert_eq!(other.status(), StatusCode::OK);
        let packed = fixed.answer(&asking(header::ACCEPT_ENCODING, "gzip, br"));
        assert_eq!(packed.headers()[header::CONTENT_ENCODING], "br");
    }

    #[test]
    fn what_is_packed_can_be_unpacked() {
        let text = "a game ".repeat(1_000);
        for quality in [QUICK, PATIENT] {
            let packed = pack(text.as_bytes(), quality);
            assert!(packed.len() < 200, "{}", packed.len());
            let mut unpacked = String::new();
            let mut reader = brotli::Decompressor::new(&packed[..], BUFFER);
            reader.read_to_string(&mut unpacked).unwrap();
            assert_eq!(unpacked, text);
        }
    }
}
