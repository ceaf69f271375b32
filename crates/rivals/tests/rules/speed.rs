use game::testing::TestLuck;
use game::{Game, Setup as _, playout};
use rivals::{Mode, Options, Rules, Setup};
#[test]
fn speed() {
    for mode in Mode::ALL {
        let options = Options { mode, turn_limit: 1000, ..Options::default() };
        let mut luck = TestLuck(5);
        let rules = Rules::open(Setup::deal(&options, &mut luck).unwrap()).unwrap();
        let t = std::time::Instant::now();
        let n = 300;
        let (mut a, mut d, mut turns, mut draws) = (0, 0, 0u64, 0);
        let mut s2 = 0;
        for _ in 0..n {
            let mut state = rules.start();
            let p = playout(&rules, &mut state, &mut luck, 10_000_000);
            a += p.actions; d += p.draws; turns += u64::from(state.public.turns);
            if p.outcome.unwrap().is_draw() { draws += 1; }
            s2 += 1;
        }
        println!("{mode:?} {:.0} games/s, actions {} draws {} turns {} undecided {} size {}", s2 as f64 / t.elapsed().as_secs_f64(), a / n, d / n, turns / n, draws, std::mem::size_of::<rivals::State>());
    }
}
