//! Everything that is fixed when a game is dealt.

use game::{Game, Setup};

use crate::{Commitment, EarlierStart, HolderKind, ListedSeat, Nonce, Seed, StartList, Terms};

/// What a [`crate::Recorder`] deals from.
#[derive(Clone, Debug)]
pub struct Start {
    pub seed: Seed,
    pub terms: Terms,
    pub list: StartList,
    /// One for each seat; whoever collected them has compared them with the pledges of the list.
    pub nonces: Vec<Nonce>,
}

impl Start {
    /// A start in one hand, as at a terminal: whoever draws the seed shows the commitment, and has
    /// all nonces when the list is closed.
    pub fn at_once(seed: Seed, terms: Terms, players: Vec<Player>) -> Start {
        let commitment = seed.commitment_to(&terms);
        let seat = |player: &Player| {
            let adds = player.nonce != Nonce::NONE;
            ListedSeat {
                colour: player.colour.clone(),
                kind: player.kind,
                name: player.name.clone(),
                pledge: adds.then(|| player.nonce.pledge(&commitment)),
            }
        };
        let seats = players.iter().map(seat).collect();
        Start {
            list: StartList::closed(commitment, &terms, seats, Vec::new()),
            nonces: players.into_iter().map(|player| player.nonce).collect(),
            seed,
            terms,
        }
    }
}

/// Somebody at a table where everything is in one hand.
#[derive(Clone, Debug)]
pub struct Player {
    /// The seat's name in notation.
    pub colour: String,
    pub kind: HolderKind,
    pub name: String,
    pub nonce: Nonce,
}

impl StartList {
    /// The list as it is when it is closed.
    pub fn closed(
        commitment: Commitment,
        terms: &Terms,
        seats: Vec<ListedSeat>,
        earlier: Vec<EarlierStart>,
    ) -> StartList {
        StartList {
            commitment,
            start: earlier.len() as u32 + 1,
            earlier,
            practice: false,
            seats,
            terms: terms.hash_text(),
        }
    }
}

impl Terms {
    /// The terms of a game by today's rules.
    pub fn of<G: Game>(
        game: &str,
        options: &<G::Setup as Setup>::Options,
        seats: u8,
        table: &str,
    ) -> Terms {
        Terms {
            family: G::FAMILY.to_owned(),
            game: game.to_owned(),
            options: serde_json::to_value(options).expect("options can be written"),
            position: None,
            rules: G::RULES_VERSION,
            seats,
            table: table.to_owned(),
        }
    }
}
