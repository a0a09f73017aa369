//! Random numbers from the operating system.

use tabletop::Seed;

/// A seed that nobody can guess.
pub fn seed() -> Result<Seed, getrandom::Error> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes)?;
    Ok(Seed::from_bytes(bytes))
}

/// A number for a bot that plays at random.
pub fn number() -> Result<u64, getrandom::Error> {
    getrandom::u64()
}
