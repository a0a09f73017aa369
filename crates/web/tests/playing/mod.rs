//! Games played at random, to look at every step of them.

use tabletop::{Game, LuckSource, Prompt, QuickDice, Table};

/// Plays a game and shows the table after every step. Somebody chooses among the decisions in
/// words.
pub fn play<G: Game>(
    config: G::Config,
    seed: u64,
    choose: impl Fn(&[String], &mut QuickDice) -> usize,
    mut look: impl FnMut(&Table<G>),
) {
    let mut dice = QuickDice::new(seed);
    let mut table = Table::open(config, LuckSource::Told);
    loop {
        look(&table);
        match table.prompt() {
            Prompt::Over => return,
            Prompt::Chance => {
                let (outcome, _) = *dice.pick(&table.chances());
                table.tell(outcome).expect("it was offered");
            }
            prompt => {
                let seat = prompt.awaited().lowest().expect("somebody is asked");
                let legal = table.legal(seat);
                let words: Vec<String> = legal.iter().map(ToString::to_string).collect();
                let decision = legal[choose(&words, &mut dice)];
                table.decide(seat, decision, None).expect("it is legal");
            }
        }
    }
}

/// One of the decisions for which this holds, or any if it holds for none.
pub fn pick(words: &[String], dice: &mut QuickDice, prefers: impl Fn(&str) -> bool) -> usize {
    let preferred: Vec<usize> = (0..words.len())
        .filter(|&index| prefers(&words[index]))
        .collect();
    if preferred.is_empty() {
        let any: Vec<usize> = (0..words.len()).collect();
        *dice.pick(&any)
    } else {
        *dice.pick(&preferred)
    }
}
