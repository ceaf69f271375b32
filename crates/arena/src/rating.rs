//! How strong players are, by who beat whom: ratings in the points of chess.
//!
//! Plackett and Luce's model of the winner, fitted by maximum likelihood: every seat wins with a
//! chance in proportion to its player's strength. Who came second says little in games that end
//! with the first to reach a goal; and of two seats it is the model of Bradley, Terry and Elo.

/// Points that make a player ten times as likely to win.
const TENFOLD: f64 = 400.0;
/// What all ratings have on average: only differences mean something.
const MEAN: f64 = 1500.0;
/// As if any two players had met once more and drawn, so that nobody is infinitely strong.
const PRIOR: f64 = 1.0;
/// Standard errors to either side that hold 95 % of a normal distribution.
const NINETY_FIVE: f64 = 1.96;

/// Games between two players.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Meeting {
    pub players: [usize; 2],
    /// How many seats each of them held.
    pub seats: [u8; 2],
    /// Together the number of games: a shared victory is divided, and so is a game without winner.
    pub wins: [f64; 2],
}

/// A player's strength among those it was measured against.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rating {
    pub points: f64,
    /// The true value is within so many points of it in 95 % of all measurements.
    pub margin: f64,
}

/// The ratings of all players, in their order.
pub fn ratings(players: usize, meetings: &[Meeting]) -> Vec<Rating> {
    let mut all = meetings.to_vec();
    for one in 0..players {
        all.extend((one + 1..players).map(|other| Meeting {
            players: [one, other],
            seats: [1, 1],
            wins: [PRIOR / 2.0; 2],
        }));
    }
    let strengths = strengths(players, &all);
    let logs: Vec<f64> = strengths.iter().map(|it| TENFOLD * it.log10()).collect();
    let mean = logs.iter().sum::<f64>() / players as f64;
    let margins = margins(&strengths, &all);
    logs.iter()
        .zip(margins)
        .map(|(log, margin)| Rating {
            points: MEAN + log - mean,
            margin,
        })
        .collect()
}

/// How likely the first of the two is to win a game of the meeting.
fn chance(meeting: &Meeting, strengths: &[f64]) -> f64 {
    let [one, other] = [0, 1].map(|k| {
        let seats = f64::from(meeting.seats[k]);
        seats * strengths[meeting.players[k]]
    });
    one / (one + other)
}

/// Hunter's iteration: a player's strength is its wins over those one of strength 1 would expect.
fn strengths(players: usize, meetings: &[Meeting]) -> Vec<f64> {
    const ENOUGH: usize = 100_000;
    let mut strengths = vec![1.0; players];
    for _ in 0..ENOUGH {
        let (mut wins, mut expected) = (vec![0.0; players], vec![0.0; players]);
        for meeting in meetings {
            let games = meeting.wins[0] + meeting.wins[1];
            let first = chance(meeting, &strengths);
            for (k, chance) in [first, 1.0 - first].into_iter().enumerate() {
                let player = meeting.players[k];
                wins[player] += meeting.wins[k];
                expected[player] += games * chance / strengths[player];
            }
        }
        let mut change: f64 = 0.0;
        for player in 0..players {
            let next = wins[player] / expected[player];
            change = change.max((next / strengths[player]).ln().abs());
            strengths[player] = next;
        }
        if change < 1e-10 {
            break;
        }
    }
    strengths
}

/// From the curvature of the likelihood: its inverse is the spread of the logarithms of strengths.
fn margins(strengths: &[f64], meetings: &[Meeting]) -> Vec<f64> {
    let players = strengths.len();
    let share = 1.0 / players as f64;
    // All strengths times ten is the same ladder: without this share the curvature is flat there.
    let mut curvature = vec![vec![share; players]; players];
    for meeting in meetings {
        let [one, other] = meeting.players;
        let first = chance(meeting, strengths);
        let weight = (meeting.wins[0] + meeting.wins[1]) * first * (1.0 - first);
        curvature[one][one] += weight;
        curvature[other][other] += weight;
        curvature[one][other] -= weight;
        curvature[other][one] -= weight;
    }
    let spread = inverse(curvature);
    let points = TENFOLD / std::f64::consts::LN_10;
    (0..players)
        .map(|player| NINETY_FIVE * points * (spread[player][player] - share).max(0.0).sqrt())
        .collect()
}

/// Of a symmetric matrix that has one, by elimination.
fn inverse(mut matrix: Vec<Vec<f64>>) -> Vec<Vec<f64>> {
    let size = matrix.len();
    for (row, values) in matrix.iter_mut().enumerate() {
        values.extend((0..size).map(|column| if row == column { 1.0 } else { 0.0 }));
    }
    for pivot in 0..size {
        let by = matrix[pivot][pivot];
        for value in &mut matrix[pivot] {
            *value /= by;
        }
        let line = matrix[pivot].clone();
        for (row, values) in matrix.iter_mut().enumerate() {
            let factor = values[pivot];
            if row != pivot {
                for (value, above) in values.iter_mut().zip(&line) {
                    *value -= factor * above;
                }
            }
        }
    }
    matrix.into_iter().map(|row| row[size..].to_vec()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn meeting(players: [usize; 2], wins: [f64; 2]) -> Meeting {
        Meeting {
            players,
            seats: [1, 1],
            wins,
        }
    }

    fn gap(ratings: &[Rating]) -> f64 {
        ratings[0].points - ratings[1].points
    }

    #[test]
    fn three_of_four_games_are_191_points() {
        let rated = ratings(2, &[meeting([0, 1], [75_000.0, 25_000.0])]);
        assert!((gap(&rated) - 190.85).abs() < 0.1, "{rated:?}");
        assert!((rated[0].points + rated[1].points - 3000.0).abs() < 1e-6);
    }

    #[test]
    fn equals_have_equal_ratings() {
        let rated = ratings(
            3,
            &[meeting([0, 1], [50.0, 50.0]), meeting([2, 1], [7.0, 7.0])],
        );
        assert!(rated.iter().all(|it| (it.points - 1500.0).abs() < 1e-3));
        assert!(rated[2].margin > rated[0].margin, "fewer games: {rated:?}");
    }

    /// Of 1,000 games between equals, 95 % end within 31 of 500: 21.5 points between the two,
    /// half of that to either side of their mean.
    #[test]
    fn the_margin_is_that_of_a_tossed_coin() {
        let rated = ratings(2, &[meeting([0, 1], [500.0, 500.0])]);
        let share = 0.5 + NINETY_FIVE * (0.25_f64 / 1000.0).sqrt();
        let points = TENFOLD * (share / (1.0 - share)).log10() / 2.0;
        assert!(
            (rated[0].margin - points).abs() < 0.1,
            "{rated:?}, {points}"
        );
    }

    #[test]
    fn distances_add_up() {
        let nine = [90_000.0, 10_000.0];
        let rated = ratings(3, &[meeting([0, 1], nine), meeting([1, 2], nine)]);
        let steps = [0, 1].map(|k| rated[k].points - rated[k + 1].points);
        assert!(steps.iter().all(|it| (it - 381.7).abs() < 0.5), "{rated:?}");
    }

    /// Two of three seats win two of three games, if all are equally strong.
    #[test]
    fn whoever_holds_more_seats_must_win_more() {
        let uneven = Meeting {
            players: [0, 1],
            seats: [2, 1],
            wins: [60_000.0, 30_000.0],
        };
        assert!(gap(&ratings(2, &[uneven])).abs() < 0.1);
    }

    #[test]
    fn who_always_wins_is_not_infinitely_strong() {
        let rated = ratings(2, &[meeting([0, 1], [20.0, 0.0])]);
        assert!((300.0..1000.0).contains(&gap(&rated)), "{rated:?}");
        assert!(rated[0].margin > 100.0);
    }
}
