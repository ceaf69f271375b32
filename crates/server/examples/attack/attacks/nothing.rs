//! No attack: how honest players fare on this machine anyway.

use super::{Attack, Ready};
use crate::target::Sent;

pub const ATTACK: Attack = Attack {
    name: "nothing",
    about: "nobody attacks, to compare with",
    refused: &[],
    prepare: |_| {
        Box::pin(async {
            let ready: Ready = Box::new(|until| {
                Box::pin(async move {
                    tokio::time::sleep_until(until.into()).await;
                    Ok(Sent::default())
                })
            });
            Ok(ready)
        })
    },
};
