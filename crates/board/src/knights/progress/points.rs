//! Which cards are points, counted when the program is compiled.

use super::{IS_POINT, ProgressCard};

const POINTS: usize = {
    let (mut points, mut card) = (0, 0);
    while card < ProgressCard::COUNT {
        points += IS_POINT[card] as usize;
        card += 1;
    }
    points
};

impl ProgressCard {
    /// CK-51: the points, one copy each, which lie open before whoever drew them.
    pub const POINTS: [ProgressCard; POINTS] = {
        let mut points = [ProgressCard::ALL[0]; POINTS];
        let (mut found, mut card) = (0, 0);
        while card < ProgressCard::COUNT {
            if IS_POINT[card] {
                points[found] = ProgressCard::ALL[card];
                found += 1;
            }
            card += 1;
        }
        points
    };
}
