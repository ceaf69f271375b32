//! Picking the best of several, ties by luck.

use game::Luck;

/// The item with the highest merit, and its merit; none if there are no items.
pub fn best<T>(luck: &mut dyn Luck, items: impl IntoIterator<Item = (T, f64)>) -> Option<(T, f64)> {
    let mut best: Option<(T, f64)> = None;
    let mut equals = 1;
    for (item, merit) in items {
        match &best {
            Some((_, highest)) if merit < *highest => {}
            Some((_, highest)) if merit <= *highest => {
                // The n-th of equals takes the place with a chance of one in n.
                equals += 1;
                if luck.below(equals) == 0 {
                    best = Some((item, merit));
                }
            }
            _ => {
                equals = 1;
                best = Some((item, merit));
            }
        }
    }
    best
}

#[cfg(test)]
mod tests {
    use super::*;
    use game::testing::TestLuck;

    #[test]
    fn the_best_wins_and_equals_win_equally_often() {
        let items = [('a', 1.0), ('b', 3.0), ('c', 3.0), ('d', 2.0), ('e', 3.0)];
        let mut luck = TestLuck(7);
        let mut wins = [0; 5];
        for _ in 0..3000 {
            let (item, merit) = best(&mut luck, items).expect("there are items");
            assert!(merit > 2.5);
            wins[item as usize - 'a' as usize] += 1;
        }
        assert_eq!((wins[0], wins[3]), (0, 0));
        assert!(
            [1, 2, 4]
                .iter()
                .all(|item| (900..1100).contains(&wins[*item])),
            "{wins:?}"
        );
        assert!(best::<u8>(&mut luck, []).is_none());
    }
}
