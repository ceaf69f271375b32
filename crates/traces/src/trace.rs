//! One game of theirs, read and found sound in itself.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use board::{Board, Chance, Countable, Development, Options, Resource, Rules, Setup};
use game::{Game, Seat};

use crate::deed::Deed;
use crate::flag::Flag;
use crate::island::{self, Island};
use crate::lexicon::{self, Lexicon};
use crate::raw::{FORMAT, Raw, RawPly};
use crate::snapshot::Snapshot;

/// A whole game, in our terms, and the table at which we play it again.
pub struct Trace {
    pub rules: Arc<Rules>,
    pub(crate) initial: State,
    pub(crate) plies: Vec<Ply>,
    pub(crate) flags: BTreeMap<usize, Vec<Flag>>,
    /// The development cards in the order they are drawn.
    pub(crate) deck: Vec<Development>,
    pub(crate) winner: Option<Seat>,
    pub(crate) final_points: Vec<u8>,
}

/// A state of theirs.
pub struct State {
    pub snapshot: Snapshot,
    pub routes: Vec<u8>,
}

/// One action, what was allowed instead, and where it led.
pub struct Ply {
    pub seat: Seat,
    pub deed: Deed,
    pub drawn: Option<Chance>,
    pub allowed: BTreeSet<Deed>,
    pub after: State,
}

impl Trace {
    /// Reads one line of a file.
    pub fn read(line: &[u8]) -> Result<Trace, String> {
        let raw: Raw = serde_json::from_slice(line).map_err(|error| {
            let text = error.to_string();
            let what = text.split(" at line ").next().unwrap_or(&text);
            format!("column {}: {what}", error.column())
        })?;
        if raw.format != FORMAT {
            return Err(format!("the format is {:?}, not {FORMAT:?}", raw.format));
        }
        let Island {
            layout,
            grid,
            nodes,
            tiles,
        } = island::read(&raw.board, raw.robber, &raw.node_directions)?;
        let lexicon = Lexicon {
            seats: raw.n_players,
            grid,
            nodes,
            tiles,
            resources: lexicon::order(&raw.resources, Resource::FIVE, lexicon::resource)?,
            cards: lexicon::order(&raw.dev_cards, Development::ALL, lexicon::card)?,
        };
        let options = Options {
            seats: raw.n_players,
            board: Board::Map(Box::new(layout.clone())),
            points: raw.vps_to_win,
            hand_limit: raw.discard_limit,
            start: Some(Seat(0)),
            ..Options::default()
        };
        let rules = Rules::open(Setup { options, layout })
            .map_err(|violation| format!("no table can be opened: {violation}"))?;
        read_game(raw, rules, &lexicon)
    }

    pub fn plies(&self) -> usize {
        self.plies.len()
    }

    pub(crate) fn flags_at(&self, ply: usize) -> &[Flag] {
        self.flags.get(&ply).map_or(&[], Vec::as_slice)
    }
}

fn read_game(raw: Raw, rules: Rules, lexicon: &Lexicon) -> Result<Trace, String> {
    let mut flags: BTreeMap<usize, Vec<Flag>> = BTreeMap::new();
    for values in &raw.flags {
        let (ply, flag) = Flag::read(values, lexicon)?;
        if ply >= raw.plies.len() {
            return Err(format!("a flag stands at ply {ply}, which is not there"));
        }
        flags.entry(ply).or_default().push(flag);
    }
    if raw.final_vp.len() != usize::from(raw.n_players) {
        return Err("final_vp does not have an entry for each seat".into());
    }
    let ply = |(number, ply): (usize, &RawPly)| {
        read_ply(ply, lexicon).map_err(|why| format!("ply {number}: {why}"))
    };
    let cards = raw.dev_deck.iter().map(|word| lexicon::card(word));
    Ok(Trace {
        initial: read_state(&raw.initial, lexicon).map_err(|why| format!("initial: {why}"))?,
        plies: raw
            .plies
            .iter()
            .enumerate()
            .map(ply)
            .collect::<Result<_, _>>()?,
        flags,
        deck: cards.collect::<Result<_, _>>()?,
        winner: raw.winner.map(|seat| lexicon.seat(seat)).transpose()?,
        final_points: raw.final_vp,
        rules: Arc::new(rules),
    })
}

fn read_ply(raw: &RawPly, lexicon: &Lexicon) -> Result<Ply, String> {
    let (seat, kind, value, result) = &raw.a;
    let deed = Deed::read(kind, value, lexicon)?;
    let list = raw
        .l
        .iter()
        .map(|(kind, value)| Deed::read(kind, value, lexicon));
    let allowed: BTreeSet<Deed> = list.collect::<Result<_, _>>()?;
    if raw.l.len() != raw.n || allowed.len() != raw.n {
        return Err(format!(
            "{} actions are announced, {} listed",
            raw.n,
            allowed.len()
        ));
    }
    if !allowed.contains(&deed) {
        return Err(format!("{kind} {value} is not in its own list"));
    }
    Ok(Ply {
        seat: lexicon.seat(*seat)?,
        deed,
        drawn: deed.read_result(result)?,
        allowed,
        after: read_state(&raw.s, lexicon)?,
    })
}

fn read_state(raw: &crate::raw::RawState, lexicon: &Lexicon) -> Result<State, String> {
    Ok(State {
        snapshot: Snapshot::read(raw, lexicon)?,
        routes: raw.routes.clone(),
    })
}
