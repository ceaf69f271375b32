//! The secret behind all draws of a table, the promise made about it, and what the seats add.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use sha2::{Digest, Sha256};

use crate::{StartList, Terms};

/// Longest contribution of a seat, in bytes.
pub const MAX_NONCE: usize = 64;

const COMMITMENT_TAG: &[u8] = b"landnam commitment 1\0";
const TABLE_SEED_TAG: &[u8] = b"landnam table seed 1\0";
const COMMITMENT_2_TAG: &[u8] = b"landnam commitment 2\0";
const PLEDGE_TAG: &[u8] = b"landnam nonce 2\0";
const TABLE_SEED_2_TAG: &[u8] = b"landnam table seed 2\0";

/// The secret a server draws for one table: kept until the game is over, then shown to everybody.
#[derive(Clone, PartialEq, Eq)]
pub struct Seed([u8; 32]);

/// The hash of a seed, shown before any seat adds its nonce.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Commitment([u8; 32]);

/// The hash of a nonce, which a seat gives in its place until nothing can be changed any more.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pledge([u8; 32]);

/// What one seat adds to the chance of a table; may be nothing.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Nonce(Vec<u8>);

/// The key of all draws of a table: follows from the seed and every nonce.
#[derive(Clone, PartialEq, Eq)]
pub struct TableSeed([u8; 32]);

/// The operating system gave no random bytes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("the operating system gives no random numbers: {0}")]
pub struct NoEntropy(getrandom::Error);

/// A text that is no seed, commitment or nonce.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Unreadable {
    #[error("it is not written as 64 small hexadecimal digits")]
    Hash,
    #[error(
        "a nonce is `none` or up to {MAX_NONCE} bytes, each written as two small hexadecimal digits"
    )]
    Nonce,
}

impl Seed {
    /// Draws a new seed from the operating system. Nothing else in the project draws real chance.
    pub fn draw() -> Result<Seed, NoEntropy> {
        let mut bytes = [0; 32];
        getrandom::fill(&mut bytes).map_err(NoEntropy)?;
        Ok(Seed(bytes))
    }

    pub const fn from_bytes(bytes: [u8; 32]) -> Seed {
        Seed(bytes)
    }

    /// The promise of the first form, about the seed alone.
    pub fn commitment(&self) -> Commitment {
        let hash = Sha256::new().chain_update(COMMITMENT_TAG);
        Commitment(hash.chain_update(self.0).finalize().into())
    }

    /// The promise of the second form: this seed, for these terms and no others.
    pub fn commitment_to(&self, terms: &Terms) -> Commitment {
        let hash = Sha256::new().chain_update(COMMITMENT_2_TAG);
        let hash = hash.chain_update(self.0).chain_update(terms.hash());
        Commitment(hash.finalize().into())
    }

    /// Joins the seed with the nonces of all seats, in the order of turns, as in the first form.
    ///
    /// Every nonce is preceded by its seat and its length, so that no two lists are read alike.
    pub fn table_seed(&self, nonces: &[Nonce]) -> TableSeed {
        let mut hash = Sha256::new().chain_update(TABLE_SEED_TAG);
        hash.update(self.0);
        hash.update([nonces.len() as u8]);
        for (seat, nonce) in nonces.iter().enumerate() {
            hash.update([seat as u8, nonce.0.len() as u8]);
            hash.update(&nonce.0);
        }
        TableSeed(hash.finalize().into())
    }

    /// The same in the second form, in which the closed list is part of it. Nobody could compute it
    /// before: seats did not know the seed, and the server did not know the nonces.
    pub fn table_seed_of(&self, list: &StartList, nonces: &[Nonce]) -> TableSeed {
        let mut hash = Sha256::new().chain_update(TABLE_SEED_2_TAG);
        hash.update(self.0);
        hash.update(list.hash());
        hash.update([nonces.len() as u8]);
        for nonce in nonces {
            hash.update([nonce.0.len() as u8]);
            hash.update(&nonce.0);
        }
        TableSeed(hash.finalize().into())
    }

    /// The seed as text. It tells every draw to come, hence the name.
    pub fn reveal(&self) -> String {
        hex::encode(self.0)
    }
}

/// Keeps the secret out of logs.
impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str("Seed(secret)")
    }
}

impl FromStr for Seed {
    type Err = Unreadable;
    fn from_str(text: &str) -> Result<Seed, Unreadable> {
        hash_from_hex(text).map(Seed)
    }
}

/// Hashes have one text: 64 small hexadecimal digits.
macro_rules! hash_text {
    ($hash:ident) => {
        impl fmt::Display for $hash {
            fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
                f.write_str(&hex::encode(self.0))
            }
        }

        impl FromStr for $hash {
            type Err = Unreadable;
            fn from_str(text: &str) -> Result<$hash, Unreadable> {
                hash_from_hex(text).map($hash)
            }
        }

        impl Serialize for $hash {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> Deserialize<'de> for $hash {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<$hash, D::Error> {
                let text = String::deserialize(deserializer)?;
                text.parse().map_err(serde::de::Error::custom)
            }
        }
    };
}

hash_text!(Commitment);
hash_text!(Pledge);

impl Nonce {
    /// For a seat that adds nothing.
    pub const NONE: Nonce = Nonce(Vec::new());

    /// Any bytes a player likes: a number he drew, a word he typed. Too many are refused.
    pub fn new(bytes: &[u8]) -> Result<Nonce, Unreadable> {
        if bytes.len() > MAX_NONCE {
            return Err(Unreadable::Nonce);
        }
        Ok(Nonce(bytes.to_vec()))
    }

    /// What a seat gives in place of this nonce, at a table with this commitment.
    pub fn pledge(&self, commitment: &Commitment) -> Pledge {
        let hash = Sha256::new().chain_update(PLEDGE_TAG);
        Pledge(
            hash.chain_update(commitment.0)
                .chain_update(&self.0)
                .finalize()
                .into(),
        )
    }
}

impl fmt::Display for Nonce {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        if self.0.is_empty() {
            return f.write_str("none");
        }
        f.write_str(&hex::encode(&self.0))
    }
}

impl FromStr for Nonce {
    type Err = Unreadable;
    fn from_str(text: &str) -> Result<Nonce, Unreadable> {
        if text == "none" {
            return Ok(Nonce::NONE);
        }
        let bytes = hex::decode(text).map_err(|_| Unreadable::Nonce)?;
        let nonce = Nonce::new(&bytes)?;
        if nonce.to_string() != text {
            return Err(Unreadable::Nonce);
        }
        Ok(nonce)
    }
}

impl TableSeed {
    pub const fn from_bytes(bytes: [u8; 32]) -> TableSeed {
        TableSeed(bytes)
    }

    pub const fn as_bytes(&self) -> &[u8; 32] {
        &self.0
    }
}

impl fmt::Debug for TableSeed {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str("TableSeed(secret)")
    }
}

fn hash_from_hex(text: &str) -> Result<[u8; 32], Unreadable> {
    let mut bytes = [0; 32];
    hex::decode_to_slice(text, &mut bytes).map_err(|_| Unreadable::Hash)?;
    // One way to write it: capital digits would make a second.
    if hex::encode(bytes) != text {
        return Err(Unreadable::Hash);
    }
    Ok(bytes)
}
