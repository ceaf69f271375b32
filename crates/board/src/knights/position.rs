//! Lines of a position that only Cities & Knights knows: the material of CK-2.

use game::{Log, Seat};

use super::kinds::{Area, Rank};
use super::progress::ProgressCard;
use super::{metropolis, rates, wall};
use crate::event::Event;
use crate::notation::{read_corner, read_hex};
use crate::play::Play;
use crate::rules::Rules;
use crate::state::State;

/// Gives a seat what a line says, see `position.rs`.
pub fn give(rules: &Rules, state: &mut State, seat: Seat, words: &[&str]) -> Option<()> {
    let mut log: Log<Event> = Log::off();
    let mut play = Play::new(rules, state, &mut log);
    match *words {
        ["knight", place, rank, ref rest @ ..] => {
            let (corner, rank) = (read_corner(rules, place)?, Rank::named(rank)?);
            let public = &play.state().public;
            let is_free = !(public.buildings | public.knights.occupied).contains(corner);
            (is_free && public.knights.realm(seat).left(rank) > 0).then_some(())?;
            let is_active = match rest {
                [] | ["passive"] => false,
                ["active" | "ready"] => true,
                _ => return None,
            };
            play.place_knight(seat, rank, corner, is_active);
            if rest == ["ready"] {
                play.make_ready(corner);
            }
        }
        _ => give_more(&mut play, seat, words)?,
    }
    Some(())
}

/// What is not a knight.
fn give_more(play: &mut Play, seat: Seat, words: &[&str]) -> Option<()> {
    let rules = play.rules;
    match *words {
        ["wall", place] => {
            let corner = read_corner(rules, place)?;
            wall::sites(play.state(), seat)
                .contains(corner)
                .then_some(())?;
            play.build_wall(seat, corner);
        }
        ["lying", place] => {
            let corner = read_corner(rules, place)?;
            play.state()
                .pieces(seat)
                .cities
                .contains(corner)
                .then_some(())?;
            (play.state().pieces(seat).settlements_left == 0).then_some(())?;
            play.lose_city(seat, corner);
        }
        ["improvement", area, level] => {
            let (area, level) = (Area::named(area)?, level.parse::<u8>().ok()?);
            let now = play.state().public.knights.realm(seat).level(area);
            (level <= 5 && level + now <= 5).then_some(())?;
            (0..level).for_each(|_| play.improve(seat, area));
            rates::refresh(play, seat);
        }
        ["metropolis", area, place] => {
            let (area, corner) = (Area::named(area)?, read_corner(rules, place)?);
            let public = &play.state().public;
            let is_left = public.knights.metropolises[area.index()].is_none();
            let sites = metropolis::sites(public, seat);
            (is_left && sites.contains(corner)).then_some(())?;
            play.crown(seat, area, corner);
        }
        ["progress" | "shown" | "played" | "buried", ref cards @ ..] => {
            for card in cards {
                let card = ProgressCard::named(card)?;
                (card.is_point() == (words[0] == "shown")).then_some(())?;
                play.state().secret.progress.covers(card).then_some(())?;
                play.draw_progress(seat, card);
                match words[0] {
                    "played" => play.play_progress(seat, card),
                    "buried" => play.return_progress(seat, card),
                    _ => {}
                }
            }
        }
        ["defender", count] => {
            let count: u8 = count.parse().ok().filter(|count| *count <= 20)?;
            (0..count).for_each(|_| play.name_defender(seat));
        }
        ["merchant", hex] => {
            play.place_merchant(seat, read_hex(rules, hex)?);
            rates::refresh(play, seat);
        }
        _ => return None,
    }
    Some(())
}
