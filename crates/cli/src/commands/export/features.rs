//! What a seat sees before it decides, in columns. `docs/data.md` describes them.
//!
//! Seats are named by their distance: `p0` decides, `p1` follows it in the order of turns.

use board::{Countable, Development, Resource};
use protocol::{
    Amount, BoardPicture, DicePicture, KnightsPicture, Picture, RivalsPicture, RivalsScene, Scene,
};

use super::cells::Row;

/// No table of the board is larger.
const BOARD_SEATS: usize = 4;
const DICE_SEATS: usize = 4;
const AREAS: [&str; 3] = ["trade", "politics", "science"];

/// Adds the columns of the family.
pub fn add(row: &mut Row, scene: &Scene, picture: &Picture, seat: u8) {
    match (scene, picture) {
        (_, Picture::Board(picture)) => board(row, picture, seat),
        (_, Picture::Dice(picture)) => dice(row, picture, seat),
        (Scene::Rivals(scene), Picture::Rivals(picture)) => rivals(row, scene, picture, seat),
        (Scene::Board(_) | Scene::Dice(_), Picture::Rivals(_)) => {
            unreachable!("scene and picture are of one family")
        }
    }
}

/// The seats in order of turns, this one first; none where the table has fewer.
fn round<T>(items: &[T], seat: u8, most: usize) -> impl Iterator<Item = (usize, Option<&T>)> {
    let (count, first) = (items.len(), usize::from(seat));
    (0..most).map(move |place| {
        let item = (place < count).then(|| &items[(first + place) % count]);
        (place, item)
    })
}

fn count(amounts: &[Amount], word: &str) -> u8 {
    let found = amounts.iter().find(|it| it.kind == word);
    found.map_or(0, |it| it.count)
}

/// Names of columns have underscores where words have hyphens.
fn name(prefix: &str, word: &str) -> String {
    format!("{prefix}_{}", word.replace('-', "_"))
}

fn board(row: &mut Row, picture: &BoardPicture, seat: u8) {
    row.number("turns", picture.turns);
    row.flag("on_turn", picture.turn == seat);
    row.text("phase", picture.phase.clone());
    row.text("robber", picture.robber.clone());
    row.number("deck_left", picture.deck_left);
    let own = picture.players.iter().find(|it| it.seat == seat);
    let own = own.expect("who decides plays");
    for kind in Resource::ALL {
        let word = kind.word();
        row.number(name("bank", word), count(&picture.bank, word));
        let hand = own.hand.as_deref().unwrap_or_default();
        row.number(name("hand", word), count(hand, word));
        row.number(name("rate", word), count(&own.rates, word));
    }
    for card in Development::ALL {
        let cards = own.cards.as_deref().unwrap_or_default();
        row.number(name("card", card.word()), count(cards, card.word()));
    }
    row.number("hidden_points", own.hidden_points.unwrap_or(0));
    row.number("to_discard", own.to_discard);
    for (place, player) in round(&picture.players, seat, BOARD_SEATS) {
        let owner = player.and_then(|player| {
            let mut owners = picture.owners.iter();
            owners.find(|owner| owner.seat == player.seat)
        });
        let prefix = format!("p{place}");
        row.number_if(name(&prefix, "points"), player.map(|it| it.points));
        row.number_if(name(&prefix, "hand_size"), player.map(|it| it.hand_size));
        row.number_if(name(&prefix, "cards_held"), player.map(|it| it.cards_held));
        row.number_if(name(&prefix, "knights"), player.map(|it| it.knights));
        let length = |list: &Vec<String>| list.len() as i64;
        row.number_if(name(&prefix, "roads"), owner.map(|it| length(&it.roads)));
        row.number_if(
            name(&prefix, "settlements"),
            owner.map(|it| length(&it.settlements)),
        );
        row.number_if(name(&prefix, "cities"), owner.map(|it| length(&it.cities)));
        row.number_if(
            name(&prefix, "route_length"),
            owner.map(|it| it.route_length),
        );
        let fleet = picture.sea.as_ref().zip(player).and_then(|(sea, player)| {
            let mut fleets = sea.fleets.iter();
            fleets.find(|fleet| fleet.seat == player.seat)
        });
        row.number_if(name(&prefix, "ships"), fleet.map(|it| length(&it.ships)));
        let knights = picture.knights.as_deref().zip(player);
        realm(
            row,
            &prefix,
            knights.map(|(knights, player)| (knights, player.seat)),
        );
    }
    let barbarians = picture.knights.as_ref().map(|it| &it.barbarians);
    row.number_if("barbarians", barbarians.map(|it| it.steps));
    row.number_if("barbarians_strength", barbarians.map(|it| it.strength));
}

/// What a seat has besides with Cities & Knights.
fn realm(row: &mut Row, prefix: &str, knights: Option<(&KnightsPicture, u8)>) {
    let realm = knights.and_then(|(knights, seat)| {
        let mut realms = knights.realms.iter();
        realms.find(|realm| realm.seat == seat)
    });
    row.number_if(
        name(prefix, "contribution"),
        realm.map(|it| it.contribution),
    );
    row.number_if(name(prefix, "defenders"), realm.map(|it| it.defenders));
    for area in AREAS {
        let level = realm.map(|realm| {
            let mut areas = realm.improvements.iter();
            areas.find(|it| it.area == area).map_or(0, |it| it.level)
        });
        row.number_if(name(prefix, area), level);
    }
}

fn dice(row: &mut Row, picture: &DicePicture, seat: u8) {
    row.number("round", picture.round);
    row.flag("on_turn", picture.turn == seat);
    row.number("rolls_left", picture.rolls_left);
    row.number("turn_points", picture.turn_points);
    for face in ::dice::Face::ALL {
        let shown = picture.dice.iter().filter(|it| *it == face.word()).count();
        row.number(name("dice", face.word()), shown as i64);
    }
    for (place, sheet) in round(&picture.sheets, seat, DICE_SEATS) {
        let prefix = format!("p{place}");
        row.number_if(name(&prefix, "total"), sheet.map(|it| it.total));
        row.number_if(
            name(&prefix, "built"),
            sheet.map(|it| it.built.len() as i64),
        );
        row.number_if(
            name(&prefix, "boxes"),
            sheet.map(|it| it.boxes.len() as i64),
        );
        let jokers = sheet.map(|it| it.jokers_used.len() as i64);
        row.number_if(name(&prefix, "jokers_used"), jokers);
    }
}

fn rivals(row: &mut Row, scene: &RivalsScene, picture: &RivalsPicture, seat: u8) {
    row.number("turns", picture.turns);
    row.flag("on_turn", picture.turn == seat);
    row.text("asks", picture.question.asks.clone());
    row.number("number", picture.number);
    row.text_if("symbol", picture.symbol.clone());
    for (place, realm) in round(&picture.realms, seat, 2) {
        let realm = realm.expect("the card game is for two");
        let prefix = format!("p{place}");
        row.number(name(&prefix, "victory"), realm.victory);
        let hand: i64 = realm.hand.iter().map(|it| i64::from(it.count)).sum();
        row.number(name(&prefix, "hand"), hand);
        let cities = realm.towns.iter().filter(|it| it.is_city).count();
        row.number(
            name(&prefix, "settlements"),
            (realm.towns.len() - cities) as i64,
        );
        row.number(name(&prefix, "cities"), cities as i64);
        row.number(name(&prefix, "cards"), realm.cards.len() as i64);
        for kind in ["commerce", "strength", "skill", "progress"] {
            row.number(name(&prefix, kind), count(&realm.points, kind));
        }
        for resource in ::rivals::Resource::ALL {
            let is_of = |landscape: &str| {
                let mut all = scene.landscapes.iter();
                all.any(|it| it.id == landscape && it.resource == resource.word())
            };
            let lands = realm.landscapes.iter().filter(|it| is_of(&it.landscape));
            let stored: i64 = lands.map(|it| i64::from(it.store)).sum();
            row.number(name(&prefix, resource.word()), stored);
        }
    }
}
