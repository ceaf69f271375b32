//! Whole games of every family, read as the analysis reads them.

mod play;

use analysis::{Account, Curve, Mark, Report, Rolls, Sight, Tale, judge};
use bots::FastLuck;
use families::{Family, Listing, OptionsOf, Visitor, listings, visit};
use game::Seat;
use game::testing::games;
use play::{MOST_STEPS, open, play};
use protocol::DrawKind;

/// Reads games of greedy bots and adds up.
struct AddsUp {
    games: u32,
    /// So much of each game is read.
    steps: usize,
}

impl Visitor for AddsUp {
    type Out = Vec<Account>;

    fn visit<G: Family>(self, listing: &Listing, options: OptionsOf<G>) -> Vec<Account> {
        let mut accounts = Vec::new();
        for number in 0..self.games {
            let luck = &mut FastLuck::of_game(31, u64::from(number));
            let game: G = open(&options, luck);
            let steps = play(&game, &["greedy"], luck).into_iter().take(self.steps);
            let (tale, fault) = Tale::new(&game, steps);
            assert_eq!(fault, None, "{}", listing.id);
            let curve = Curve::of(&tale, &mut |_| true).expect("nobody stops it");
            let last = tale.states.last().expect("a game has an end");
            let outcome = game.outcome(last);
            for seat in Seat::all(game.seats()) {
                let account = curve.account(seat.index());
                let sum = account.beginning + account.luck + account.play;
                assert!(
                    (sum - account.result).abs() < 1e-9,
                    "{}: {account:?}",
                    listing.id
                );
                if let (Some(outcome), None) = (&outcome, &curve.points) {
                    let won = f64::from(u8::from(outcome.winners.contains(seat)));
                    let winners = f64::from(outcome.winners.len());
                    let share = if winners > 0.0 {
                        won / winners
                    } else {
                        account.result
                    };
                    assert!(
                        (account.result - share).abs() < 1e-9,
                        "{}: the end is known",
                        listing.id
                    );
                }
                accounts.push(account);
            }
            for chances in &curve.chances {
                let sum: f64 = chances.iter().sum();
                assert!((sum - 1.0).abs() < 1e-9, "{}: {chances:?}", listing.id);
            }
        }
        accounts
    }
}

/// In the short run only the beginning of each game is read: what adds up there adds up anywhere.
#[test]
fn luck_and_play_add_up_to_the_result_in_every_game() {
    for listing in listings() {
        let adds_up = AddsUp {
            games: 1,
            steps: games(40, MOST_STEPS),
        };
        let accounts = visit(&listing.id, None, &[], adds_up).expect("usual options");
        let is_lucky = accounts.iter().any(|it| it.luck.abs() > 1e-6);
        assert!(is_lucky, "{}: no luck at all", listing.id);
    }
}

/// Whatever the estimates are worth, luck favours nobody in the long run, and without it results
/// are steadier.
#[test]
fn luck_has_no_favourites_and_explains_some_of_the_result() {
    let played = games(10, 400);
    let adds_up = AddsUp {
        games: played,
        steps: MOST_STEPS,
    };
    let accounts = visit("base", Some(2), &[], adds_up).expect("usual options");
    // The luck of all seats sums to nothing; one seat must not be favoured.
    let first: Vec<Account> = accounts.iter().step_by(2).copied().collect();
    let mean = mean_of(&first, &|it| it.luck);
    let error = (mean_of(&first, &|it| it.luck * it.luck) / first.len() as f64).sqrt();
    assert!(mean.abs() < 3.5 * error, "{mean} with an error of {error}");
    let raw = mean_of(&first, &|it| (it.result - 0.5) * (it.result - 0.5));
    let adjusted = mean_of(&first, &|it| (it.adjusted() - 0.5) * (it.adjusted() - 0.5));
    println!("variance of results {raw:.4}, without luck {adjusted:.4}, {played} games");
    assert!(adjusted < raw, "{adjusted} of {raw}");
}

fn mean_of(accounts: &[Account], of: &dyn Fn(&Account) -> f64) -> f64 {
    accounts.iter().map(of).sum::<f64>() / accounts.len() as f64
}

/// Counts what a weak and a strong bot are reproached with.
struct Reproach {
    games: u32,
}

/// Marks of one bot: inaccuracies, mistakes, blunders, and all decisions that were judged.
#[derive(Default, Debug)]
struct Marks {
    counts: [u32; 3],
    judged: u32,
    lost: f64,
}

impl Visitor for Reproach {
    type Out = [Marks; 2];

    fn visit<G: Family>(self, _: &Listing, options: OptionsOf<G>) -> [Marks; 2] {
        let mut marks = <[Marks; 2]>::default();
        for number in 0..self.games {
            let luck = &mut FastLuck::of_game(57, u64::from(number));
            let game: G = open(&options, luck);
            let steps = play(&game, &["floki", "njal"], luck);
            let (tale, _) = Tale::new(&game, steps);
            for step in 0..tale.steps.len() {
                let Some(decision) = judge(&tale, step, Sight::Own, &[0.0]) else {
                    continue;
                };
                let of = &mut marks[decision.seat.index() % 2];
                of.judged += 1;
                of.lost += decision.loss();
                match decision.mark {
                    Some(Mark::Inaccuracy) => of.counts[0] += 1,
                    Some(Mark::Mistake) => of.counts[1] += 1,
                    Some(Mark::Blunder) => of.counts[2] += 1,
                    Some(Mark::Good | Mark::Luck) | None => {}
                }
            }
        }
        marks
    }
}

/// Floki errs more than Njal, whatever they play.
#[test]
fn a_weaker_bot_gets_more_marks() {
    let every = ["base", "rivals/intro", "dice", "sea/new_shores", "knights"];
    let ids = games(&every[..1], &every[..]);
    for id in ids.iter().copied() {
        let seats = Some(2).filter(|_| matches!(id, "base" | "dice"));
        let reproach = Reproach {
            games: games(1, 12),
        };
        let [floki, njal] = visit(id, seats, &[], reproach).expect("usual options");
        let rate = |it: &Marks| {
            let [inaccuracies, mistakes, blunders] = it.counts.map(f64::from);
            (inaccuracies + 2.0 * mistakes + 4.0 * blunders) / f64::from(it.judged.max(1))
        };
        println!("{id}: {floki:?}, {njal:?}");
        assert!(
            floki.judged > 10 && njal.judged > 10,
            "{id}: {floki:?}, {njal:?}"
        );
        assert!(rate(&floki) > rate(&njal), "{id}: {floki:?}, {njal:?}");
    }
}

/// Every number of a roll and every card is counted, and what was expected is what the bag says.
struct Counted;

impl Visitor for Counted {
    type Out = Rolls;

    fn visit<G: Family>(self, _: &Listing, options: OptionsOf<G>) -> Rolls {
        let luck = &mut FastLuck::of_game(3, 0);
        let game: G = open(&options, luck);
        let steps = play(&game, &["greedy"], luck);
        Rolls::of(&Tale::new(&game, steps).0)
    }
}

#[test]
fn rolls_are_counted_against_what_was_expected() {
    for (id, least, most) in [("base", 2, 12), ("knights", 2, 12), ("rivals/intro", 1, 6)] {
        let rolls = visit(id, None, &[], Counted).expect("usual options");
        let counted: usize = rolls.numbers.values().map(|it| it.count).sum();
        assert_eq!(counted as u32, rolls.count, "{id}");
        assert!(rolls.count > 10, "{id}: {}", rolls.count);
        assert!(
            rolls.numbers.keys().all(|it| (least..=most).contains(it)),
            "{id}"
        );
        let expected: f64 = rolls.numbers.values().map(|it| it.expected.mean()).sum();
        assert!(
            (expected - f64::from(rolls.count)).abs() < 1e-6,
            "{id}: {expected}"
        );
        if id == "base" {
            let sevens = &rolls.numbers[&7];
            let share = sevens.expected.mean() / f64::from(rolls.count);
            assert!((share - 1.0 / 6.0).abs() < 1e-9, "{share}");
        }
        for (seat, receipts) in rolls.seats.iter().enumerate() {
            let sum: f64 = rolls
                .incomes
                .iter()
                .map(|(_, expected)| expected[seat])
                .sum();
            let mean = receipts.expected.mean();
            assert!((sum - mean).abs() < 1e-6, "{id}: {sum} of {mean}");
        }
        for seat in &rolls.seats {
            let distance = (seat.received as f64 - seat.expected.mean()).abs();
            assert!(
                distance < 6.0 * seat.expected.deviation() + 1.0,
                "{id}: {seat:?}"
            );
        }
        let blocked: u32 = rolls.seats.iter().map(|it| it.blocked).sum();
        assert_eq!(
            id != "rivals/intro",
            blocked > 0,
            "{id}: {blocked} kept by the robber"
        );
    }
}

/// What every draw of a game was, and what each kind of them brought.
struct Drawn;

impl Visitor for Drawn {
    type Out = Vec<DrawKind>;

    fn visit<G: Family>(self, listing: &Listing, options: OptionsOf<G>) -> Vec<DrawKind> {
        let luck = &mut FastLuck::of_game(3, 0);
        let game: G = open(&options, luck);
        let (tale, _) = Tale::new(&game, play(&game, &["greedy"], luck));
        let curve = Curve::of(&tale, &mut |_| true).expect("nobody stops it");
        let found = Report::new(&tale, curve, false).analysis;
        for (seat, account) in found.seats.iter().enumerate() {
            let sum: i32 = found.draws.iter().map(|it| it.luck[seat]).sum();
            let distance = (sum - account.luck).unsigned_abs() as usize;
            assert!(
                distance <= found.draws.len(),
                "{}: rounded by {distance}",
                listing.id
            );
        }
        found.draws.iter().map(|it| it.kind).collect()
    }
}

#[test]
fn draws_are_told_apart() {
    use DrawKind::{Card, Roll, Theft};
    for (id, kinds) in [
        ("base", &[Roll, Card, Theft][..]),
        ("dice", &[Roll]),
        ("rivals/intro", &[Roll, Card]),
    ] {
        let found = visit(id, None, &[], Drawn).expect("usual options");
        for kind in kinds {
            assert!(found.contains(kind), "{id}: no {kind:?}");
        }
    }
}
