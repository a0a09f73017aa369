//! The manual pages and the completions of shells, as files for packages.

use std::fs::File;
use std::io;
use std::path::Path;

use clap_complete::Shell;

use crate::arguments::Arguments;

/// Writes them into a folder.
pub fn write(folder: &Path) -> io::Result<()> {
    std::fs::create_dir_all(folder)?;
    clap_mangen::generate_to(Arguments::program(), folder)?;
    for (shell, name) in [
        (Shell::Bash, "grotto.bash"),
        (Shell::Zsh, "_grotto"),
        (Shell::Fish, "grotto.fish"),
    ] {
        let mut file = File::create(folder.join(name))?;
        clap_complete::generate(shell, &mut Arguments::program(), "grotto", &mut file);
    }
    Ok(())
}
