//! Any bytes may be read as a journal of the dice game, replayed and verified: nothing panics, and
//! what is accepted is written again byte by byte.
#![no_main]

use libfuzzer_sys::fuzz_target;
use records::{Journal, peek, replay, verify};
use sha2::{Digest, Sha256};

fuzz_target!(|bytes: &[u8]| {
    survive(bytes);
    if let Some(signed) = sign(bytes) {
        survive(&signed);
    }
});

fn survive(bytes: &[u8]) {
    let _ = peek(bytes);
    if let Ok(journal) = Journal::<dice::Rules>::parse(bytes) {
        assert_eq!(journal.to_string().as_bytes(), bytes);
        let _ = replay(&journal);
        let _ = verify(&journal);
    }
}

/// The same with a digest that fits; no search would find one.
fn sign(bytes: &[u8]) -> Option<Vec<u8>> {
    let key = b"\ndigest: ";
    let end = bytes.windows(key.len()).rposition(|window| window == key)? + 1;
    let digest = hex::encode(Sha256::digest(&bytes[..end]));
    Some([&bytes[..end], b"digest: ", digest.as_bytes(), b"\n"].concat())
}
