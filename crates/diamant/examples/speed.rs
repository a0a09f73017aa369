use diamant::{Config, Diamant};
use tabletop::*;
fn main() {
    let config = Config::new(4).unwrap();
    let mut p = Playout::<Diamant>::new(QuickDice::new(1));
    let t = std::time::Instant::now();
    let n = 2_000_000u32;
    let mut d = 0u64;
    let mut sum = 0u64;
    for _ in 0..n {
        let mut s = Diamant::set_up(&config, &mut Silence);
        d += u64::from(p.finish(&mut s));
        sum += s.chest(Seat::new(0)) as u64;
    }
    let e = t.elapsed().as_secs_f64();
    println!(
        "{:.0} games/s {:.1} decisions/game {} size {}",
        f64::from(n) / e,
        d as f64 / f64::from(n),
        sum,
        size_of::<diamant::State>()
    );
    let t = std::time::Instant::now();
    let n = 100_000u64;
    let mut dice = QuickDice::new(3);
    for i in 0..n {
        let mut table = Table::<Diamant>::open(config, LuckSource::Rolled(Seed::from_number(i)));
        while let Prompt::Sealed(seats) = table.prompt() {
            let v = table.version();
            for seat in seats {
                let l = table.legal(seat);
                let x = *dice.pick(&l);
                table.decide(seat, x, Some(v)).unwrap();
            }
        }
    }
    println!(
        "checked {:.0} games/s",
        n as f64 / t.elapsed().as_secs_f64()
    );
}
