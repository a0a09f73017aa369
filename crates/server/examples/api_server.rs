//! A server without limits on speed, in a new folder, for tests by other programs.
//!
//! It prints its address and stops when its standard input ends.

use std::io;
use std::time::Duration;

use server::{BotTableBounds, DailyBounds, Options, Rates, Server};
use tokio::io::AsyncReadExt;

#[tokio::main]
async fn main() -> Result<(), Box<dyn std::error::Error>> {
    let folder = tempfile::tempdir()?;
    let mut options = Options::new(folder.path().to_owned());
    options.rates = Rates::UNLIMITED;
    options.daily = DailyBounds::UNLIMITED;
    options.tables.bot_tables = BotTableBounds::UNLIMITED;
    options.tables.bot_pause = Duration::ZERO;
    let server = Server::start(&options).await?;
    println!("http://{}", server.address()?);
    let input_ends = async {
        let _: io::Result<_> = tokio::io::stdin().read_to_end(&mut Vec::new()).await;
    };
    server.serve(input_ends).await;
    Ok(())
}
