use game::{Game, Luck, Setup as _, playout};
struct Wy(u64);
impl Luck for Wy {
    #[inline]
    fn below(&mut self, total: u32) -> u32 {
        self.0 = self.0.wrapping_add(0xa076_1d64_78bd_642f);
        let t = u128::from(self.0).wrapping_mul(u128::from(self.0 ^ 0xe703_7ed1_a0b4_28db));
        let r = ((t >> 64) ^ t) as u64;
        (((r >> 32) * u64::from(total)) >> 32) as u32
    }
}
fn main() {
    let n: u64 = std::env::args()
        .nth(1)
        .and_then(|x| x.parse().ok())
        .unwrap_or(20000);
    let two = std::env::args().nth(2).is_some();
    let mut options = board::Options::default();
    if two {
        options.seats = 2;
        options.neutrals = true;
    }
    let t = std::time::Instant::now();
    let (mut a, mut d, mut e) = (0, 0, 0);
    for i in 0..n {
        let mut luck = Wy(i * 7919 + 1);
        let setup = board::Setup::deal(&options, &mut luck).unwrap();
        let rules = board::Rules::open(setup).unwrap();
        let mut s = rules.start();
        let p = playout(&rules, &mut s, &mut luck, 100_000);
        a += p.actions;
        d += p.draws;
        if p.outcome.is_none() {
            e += 1
        }
    }
    let s = t.elapsed().as_secs_f64();
    println!(
        "state {} games/s {:.0} ns/action {:.1} actions/game {:.0} draws/game {:.0} endless {}",
        std::mem::size_of::<board::State>(),
        n as f64 / s,
        s * 1e9 / a as f64,
        a as f64 / n as f64,
        d as f64 / n as f64,
        e
    );
}
