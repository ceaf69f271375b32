//! Commitment, table seed and draws: the vectors of `docs/fair-chance.md`, and even distribution.

#![allow(clippy::unwrap_used)]

use game::Luck;
use game::testing::games;
use records::{MAX_NONCE, Nonce, Purpose, Seed, StartList, TableLuck, TableSeed, Terms, draw};

/// The table seed of the vectors, from seed 00 01 .. 1f and the nonces none, `hello` and 00ff.
const TABLE_SEED: &str = "fd1515687f65d6951bc8992a65fc2949a76120a0b6f36b158a979ce474784f43";
/// Two seats without nonce.
const SILENT_TABLE_SEED: &str = "41c3d2ec7f3fe291b6acac64f0c64cdbeb37a5981f4311a5c03d0183a7187482";

/// Totals, and the first eight draws for chance.
const DRAWN: [(u32, [u32; 8]); 7] = [
    (1, [0; 8]),
    (2, [1, 0, 0, 0, 0, 0, 0, 1]),
    (7, [1, 2, 2, 1, 0, 2, 2, 6]),
    (36, [15, 23, 19, 15, 3, 21, 20, 14]),
    (216, [60, 94, 78, 61, 12, 86, 83, 58]),
    (1296, [484, 753, 631, 494, 100, 694, 669, 469]),
    (
        u32::MAX,
        [
            3_939_254_292,
            1_579_557_376,
            1_324_403_256,
            1_036_259_098,
            210_834_143,
            1_457_043_342,
            1_404_396_193,
            3_716_024_882,
        ],
    ),
];

fn seed() -> Seed {
    Seed::from_bytes(std::array::from_fn(|i| i as u8))
}

fn nonces() -> Vec<Nonce> {
    [&b""[..], b"hello", &[0x00, 0xff]]
        .map(|bytes| Nonce::new(bytes).unwrap())
        .to_vec()
}

fn table_seed() -> TableSeed {
    seed().table_seed(&nonces())
}

#[test]
fn commitment_as_written_down() {
    let expected = "660d15ed173f20e84da800d343f40bd375ce37cda4ecdd7669e0e21a0bc6c47b";
    assert_eq!(seed().commitment().to_string(), expected);
}

#[test]
fn table_seed_as_written_down() {
    assert_eq!(hex::encode(table_seed().as_bytes()), TABLE_SEED);
    let silent = seed().table_seed(&[Nonce::NONE, Nonce::NONE]);
    assert_eq!(hex::encode(silent.as_bytes()), SILENT_TABLE_SEED);
}

/// The texts of the page's terms and list.
fn vectors() -> (Terms, StartList) {
    let page = include_str!("../../../docs/fair-chance.md");
    let line = |begin: &str| page.lines().find(|line| line.starts_with(begin)).unwrap();
    let terms = line("{\"family\":\"toy\"").parse().unwrap();
    let mut list = page
        .lines()
        .filter(|line| line.starts_with("{\"commitment\":"));
    (terms, list.next_back().unwrap().parse().unwrap())
}

/// Commitment, pledges, table seed and draws of the second form.
#[test]
fn the_second_form_as_written_down() {
    let page = include_str!("../../../docs/fair-chance.md");
    let (terms, list) = vectors();
    let commitment = seed().commitment_to(&terms);
    assert_eq!(commitment, list.commitment);
    assert_eq!(terms.hash_text(), list.terms);
    let pledges: Vec<_> = nonces()[1..]
        .iter()
        .map(|nonce| nonce.pledge(&commitment))
        .collect();
    let listed: Vec<_> = list.seats.iter().filter_map(|seat| seat.pledge).collect();
    assert_eq!(pledges, listed);
    let table_seed = seed().table_seed_of(&list, &nonces());
    let tickets = |purpose, total| {
        let tickets = (0..8).map(|n| draw(&table_seed, purpose, n, total).to_string());
        tickets.collect::<Vec<_>>().join(" ")
    };
    for row in [
        format!("| H( terms ) | `{}` |", list.terms),
        format!("| commitment | `{commitment}` |"),
        format!("| pledge of `68656c6c6f` | `{}` |", pledges[0]),
        format!("| pledge of `00ff` | `{}` |", pledges[1]),
        format!("| table seed | `{}` |", hex::encode(table_seed.as_bytes())),
        format!("total 36, n = 0 to 7 | {} |", tickets(Purpose::Chance, 36)),
        format!("total 19, n = 0 to 7 | {} |", tickets(Purpose::Layout, 19)),
    ] {
        assert!(page.contains(&row), "{row}");
    }
}

/// The page and this file cannot drift apart.
#[test]
fn the_page_has_these_vectors() {
    let page = include_str!("../../../docs/fair-chance.md");
    for hash in [
        &seed().commitment().to_string(),
        TABLE_SEED,
        SILENT_TABLE_SEED,
    ] {
        assert!(page.contains(hash), "{hash}");
    }
    for (total, tickets) in DRAWN {
        let tickets = tickets.map(|ticket| ticket.to_string()).join(" ");
        let row = format!("| {total} | {tickets} |");
        assert!(page.contains(&row), "{row}");
    }
}

#[test]
fn draws_as_written_down() {
    for (total, expected) in DRAWN {
        let drawn = std::array::from_fn(|n| draw(&table_seed(), Purpose::Chance, n as u64, total));
        assert_eq!(drawn, expected, "of {total}");
    }
}

#[test]
fn layout_as_written_down() {
    let mut luck = TableLuck::layout(table_seed());
    let drawn: Vec<u32> = (0..8).map(|_| luck.below(19)).collect();
    assert_eq!(drawn, [0, 8, 15, 11, 4, 15, 2, 15]);

    let mut items: Vec<u32> = (1..=10).collect();
    game::shuffle(&mut TableLuck::layout(table_seed()), &mut items);
    assert_eq!(items, [2, 9, 7, 10, 8, 6, 3, 4, 5, 1]);
}

/// Moving a byte from one seat to the next, or a seat more, is another table.
#[test]
fn every_list_of_nonces_has_its_own_table_seed() {
    let lists: [&[&[u8]]; 9] = [
        &[],
        &[b""],
        &[b"", b""],
        &[b"ab", b""],
        &[b"a", b"b"],
        &[b"", b"ab"],
        &[b"a", b"\x01\x01b"],
        &[b"a\x01\x01b", b""],
        &[b"a", b"", b"b"],
    ];
    let seeds: Vec<TableSeed> = lists
        .iter()
        .map(|list| {
            let nonces: Vec<_> = list
                .iter()
                .map(|bytes| Nonce::new(bytes).unwrap())
                .collect();
            seed().table_seed(&nonces)
        })
        .collect();
    for (i, one) in seeds.iter().enumerate() {
        assert!(
            seeds[..i].iter().all(|other| other != one),
            "list {i} is read like another"
        );
    }
}

#[test]
fn texts_have_one_form() {
    assert!(TABLE_SEED.parse::<Seed>().is_ok());
    assert!(TABLE_SEED.to_uppercase().parse::<Seed>().is_err());
    assert!(TABLE_SEED[2..].parse::<Seed>().is_err());
    assert_eq!("none".parse::<Nonce>(), Ok(Nonce::NONE));
    assert!("".parse::<Nonce>().is_err());
    assert!("0A".parse::<Nonce>().is_err());
    assert!("0a".parse::<Nonce>().is_ok());
    assert!("00".repeat(MAX_NONCE).parse::<Nonce>().is_ok());
    assert!("00".repeat(MAX_NONCE + 1).parse::<Nonce>().is_err());
}

#[test]
fn seeds_differ_and_keep_silent() {
    let (one, other) = (Seed::draw().unwrap(), Seed::draw().unwrap());
    assert_ne!(one, other);
    assert_eq!(
        format!("{one:?} {:?}", table_seed()),
        "Seed(secret) TableSeed(secret)"
    );
    assert_eq!(one.reveal().parse::<Seed>(), Ok(one));
}

fn draws() -> u64 {
    games(200_000, 1_000_000)
}

/// Sum over all cells of (found - expected)² / expected.
fn chi_square(found: &[u64], weights: &[u64]) -> f64 {
    let draws: u64 = found.iter().sum();
    let total: u64 = weights.iter().sum();
    let cells = found.iter().zip(weights);
    cells
        .map(|(found, weight)| {
            let expected = (draws * weight) as f64 / total as f64;
            (*found as f64 - expected).powi(2) / expected
        })
        .sum()
}

/// Draws very often from a weighted list, for several seeds; the statistic must stay below the
/// value that fair chance exceeds once in a thousand times.
fn assert_even(weights: &[u64], critical: f64) {
    let total: u64 = weights.iter().sum();
    let cell_of: Vec<usize> = weights
        .iter()
        .enumerate()
        .flat_map(|(cell, weight)| std::iter::repeat_n(cell, *weight as usize))
        .collect();
    for byte in [1, 2, 3] {
        let seed = TableSeed::from_bytes([byte; 32]);
        let mut found = vec![0; weights.len()];
        for n in 0..draws() {
            found[cell_of[draw(&seed, Purpose::Chance, n, total as u32) as usize]] += 1;
        }
        let statistic = chi_square(&found, weights);
        assert!(
            statistic < critical,
            "seed {byte}: {statistic} of {critical}, {found:?}"
        );
    }
}

/// 35 degrees of freedom.
#[test]
fn pairs_of_dice_are_even() {
    assert_even(&[1; 36], 66.62);
}

/// A deck of 25 cards in five kinds: 4 degrees of freedom.
#[test]
fn weighted_draws_are_even() {
    assert_even(&[14, 5, 2, 2, 2], 18.47);
}

/// Seven cards of three kinds in a hand: 2 degrees of freedom.
#[test]
fn thefts_are_even() {
    assert_even(&[2, 4, 1], 13.82);
}

/// What one draw gave says nothing about the next: 36 cells, 35 degrees of freedom.
#[test]
fn draws_have_no_memory() {
    let seed = TableSeed::from_bytes([9; 32]);
    let mut found = [0; 36];
    let mut last = draw(&seed, Purpose::Layout, 0, 6);
    for n in 1..=draws() {
        let next = draw(&seed, Purpose::Layout, n, 6);
        found[(last * 6 + next) as usize] += 1;
        last = next;
    }
    let statistic = chi_square(&found, &[1; 36]);
    assert!(statistic < 66.62, "{statistic}, {found:?}");
}
