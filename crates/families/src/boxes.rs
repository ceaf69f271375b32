//! By the rules of which boxes a game is played: the base game first, the most particular last.

use crate::{FamilyId, Listing, TypedView};

impl Listing {
    pub fn boxes(&self) -> Vec<&'static str> {
        match self.family {
            FamilyId::Dice => vec!["dice"],
            FamilyId::Board => of_board(
                self.is_for_two(),
                self.has_knights(),
                self.scenario().is_some(),
            ),
            FamilyId::Rivals => vec!["rivals"],
        }
    }
}

impl TypedView<'_> {
    pub fn boxes(self) -> Vec<&'static str> {
        match self {
            TypedView::Dice(..) => vec!["dice"],
            TypedView::Board(rules, _) => of_board(
                rules.modules.two_player,
                rules.has_knights(),
                rules.is_at_sea(),
            ),
            TypedView::Rivals(..) => vec!["rivals"],
        }
    }
}

fn of_board(is_for_two: bool, has_knights: bool, is_at_sea: bool) -> Vec<&'static str> {
    let boxes = [
        ("base", true),
        ("two", is_for_two),
        ("cities", has_knights),
        ("sea", is_at_sea),
        ("scenario", is_at_sea),
    ];
    let played = boxes.into_iter().filter(|(_, is_played)| *is_played);
    played.map(|(name, _)| name).collect()
}
