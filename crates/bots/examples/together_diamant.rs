//! How often three bots of one level move as one in Diamant.
//!
//! ```sh
//! cargo run --release --example together_diamant -- 400
//! ```
//!
//! A person sits at the first seat, here someone who goes home with twelve gems, and three bots
//! at the others. It prints for each level, without tempers and with them, in how many rounds
//! all three bots went home with the same card or stayed in the cave together, and in how many
//! games they ended with equal scores.

use std::error::Error;

use bots::{Level, Player, Temper};
use diamant::{Config, Decision, Diamant};
use tabletop::{LuckSource, Seat, Seed, Table};

/// Four seats: one person and three bots.
const SEATS: u8 = 4;

#[expect(clippy::print_stdout, reason = "this is what the example is for")]
fn main() -> Result<(), Box<dyn Error>> {
    let games: u64 = match std::env::args().nth(1) {
        Some(number) => number.parse()?,
        None => 100,
    };
    for level in [Level::Greedy, Level::Strong, Level::Expert] {
        for company in [Company::Plain, Company::Drawn, Company::Mixed] {
            let (mut rounds, mut together, mut equal) = (0, 0, 0);
            for game in 0..games {
                let played = play(level, company, game)?;
                rounds += played.rounds;
                together += played.together;
                equal += u32::from(played.equal_scores);
            }
            println!(
                "{level} {company:?}: as one in {together} of {rounds} rounds, equal scores in {equal} of {games} games"
            );
        }
    }
    Ok(())
}

#[derive(Clone, Copy, Debug)]
enum Company {
    /// Bots without tempers.
    Plain,
    /// Every bot draws its own.
    Drawn,
    /// Neighbours have different tempers, as on the server.
    Mixed,
}

struct Played {
    rounds: u32,
    /// The rounds in which all bots went home with the same card, or all stayed.
    together: u32,
    equal_scores: bool,
}

fn play(level: Level, company: Company, game: u64) -> Result<Played, Box<dyn Error>> {
    let seed = Seed::from_number(game);
    let luck = LuckSource::Rolled(seed);
    let config = Config::new(SEATS)?;
    let mut table = Table::<Diamant>::open(config, luck);
    let seats = (0..SEATS).map(Seat::new);
    let mut players = seats
        .map(|seat| {
            let number = seat.index();
            let dice = seed.aside("bot", number as u64);
            match company {
                _ if number == 0 => Player::named("threshold:12", seat, dice),
                Company::Plain => Ok(Player::of_temper(level, Temper::Plain, seat, dice)),
                Company::Drawn => Ok(Player::of_level(level, seat, dice)),
                Company::Mixed => {
                    let tempers = Temper::CHARACTERS;
                    let start = usize::try_from(game % 4).unwrap_or_default();
                    let temper = tempers[(start + number) % tempers.len()];
                    Ok(Player::of_temper(level, temper, seat, dice))
                }
            }
        })
        .collect::<Result<Vec<_>, _>>()?;
    let mut left = Vec::new();
    let (mut rounds, mut together) = (0, 0);
    let mut round = table.known_to(Seat::new(0)).round();
    while table.outcome().is_none() {
        let mut choices = Vec::new();
        let step = table.steps().len();
        for seat in table.prompt().awaited() {
            let proposal = players[seat.index()].propose(&table);
            choices.push((seat, proposal.ok_or("the seat is awaited")?.decision));
        }
        for (seat, decision) in choices {
            if decision == Decision::Leave && seat.index() > 0 {
                left.push(step);
            }
            table.decide(seat, decision, None)?;
        }
        let now = table.known_to(Seat::new(0)).round();
        if now != round || table.outcome().is_some() {
            rounds += 1;
            let same = left.is_empty() || left.len() == 3 && left.iter().all(|&at| at == left[0]);
            together += u32::from(same);
            left.clear();
            round = now;
        }
    }
    let outcome = table.outcome().ok_or("the game is over")?;
    let points: Vec<_> = (1..SEATS)
        .map(|seat| outcome.points_of(Seat::new(seat)))
        .collect();
    Ok(Played {
        rounds,
        together,
        equal_scores: points.iter().all(|&score| score == points[0]),
    })
}
