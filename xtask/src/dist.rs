//! `cargo xtask dist`: something to install.
//!
//! An archive with the program, its manual pages and completions, licences and the unit, and a
//! Debian package of the same. Both end up in `target/packages`.

use std::ffi::OsStr;
use std::fmt;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::process::Command;

/// What to build.
#[derive(Debug)]
pub struct Distribution<'a> {
    profile: &'a str,
    target: Option<&'a str>,
    version: Option<&'a str>,
}

/// What goes into the archive beside the program and its manual.
const FILES: [&str; 9] = [
    "CHANGELOG.md",
    "LICENSE-APACHE",
    "LICENSE-MIT",
    "docs/HOSTING.md",
    "packaging/Caddyfile",
    "packaging/grafana.json",
    "packaging/grotto.service",
    "packaging/grotto.toml",
    "packaging/nginx.conf",
];

/// Why there is nothing to install.
#[derive(Debug)]
pub enum DistError {
    /// The command was not understood.
    Usage(String),
    /// A program failed or is not there.
    Program(String),
    /// A file cannot be read or written.
    File(PathBuf, io::Error),
}

impl fmt::Display for DistError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Usage(word) => write!(
                f,
                "dist does not know {word}; it takes --profile NAME, --target TRIPLE and \
                 --deb-version VERSION"
            ),
            Self::Program(what) => write!(f, "{what} failed"),
            Self::File(path, error) => write!(f, "{}: {error}", path.display()),
        }
    }
}

impl<'a> Distribution<'a> {
    /// Reads what comes after `dist`.
    pub fn read(words: &[&'a str]) -> Result<Self, DistError> {
        let mut distribution = Self {
            profile: "dist",
            target: None,
            version: None,
        };
        for pair in words.chunks(2) {
            match *pair {
                ["--profile", name] => distribution.profile = name,
                ["--target", triple] => distribution.target = Some(triple),
                ["--deb-version", version] => distribution.version = Some(version),
                _ => return Err(DistError::Usage(pair.join(" "))),
            }
        }
        Ok(distribution)
    }

    /// Builds everything and says where it is.
    pub fn make(&self) -> Result<(), DistError> {
        let folder = Path::new("target/packages");
        Self::write_manual(&folder.join("manual"))?;
        self.build()?;
        let archive = self.archive(folder)?;
        println!("{}", archive.display());
        // A package for Debian has Debian's libraries.
        if self.target.is_none() {
            println!("{}", self.package(folder)?.display());
        }
        Ok(())
    }

    fn write_manual(folder: &Path) -> Result<(), DistError> {
        let mut cargo = Command::new("cargo");
        cargo.args([
            "run",
            "--quiet",
            "--locked",
            "--package",
            "cli",
            "--features",
            "manual",
        ]);
        run(cargo.env("GROTTO_MANUAL", folder))
    }

    fn build(&self) -> Result<(), DistError> {
        let mut cargo = Command::new("cargo");
        cargo.args(["build", "--locked", "--package", "cli"]);
        cargo.args(["--profile", self.profile]);
        cargo.args(self.target.map(|target| format!("--target={target}")));
        run(&mut cargo)
    }

    fn program(&self) -> PathBuf {
        let mut path = PathBuf::from("target");
        path.extend(self.target);
        // Cargo's own profiles have folders of other names.
        path.push(if self.profile == "dev" {
            "debug"
        } else {
            self.profile
        });
        path.join("grotto")
    }

    fn archive(&self, folder: &Path) -> Result<PathBuf, DistError> {
        let target = self.target.unwrap_or("x86_64-unknown-linux-gnu");
        let name = format!("grotto-{}-{target}", env!("CARGO_PKG_VERSION"));
        let stage = folder.join(&name);
        let _ = fs::remove_dir_all(&stage);
        copy(&self.program(), &stage)?;
        for file in FILES {
            copy(Path::new(file), &stage)?;
        }
        let manual = folder.join("manual");
        let pages = fs::read_dir(&manual).map_err(|error| DistError::File(manual, error))?;
        for page in pages.flatten() {
            copy(&page.path(), &stage.join("manual"))?;
        }
        let archive = folder.join(format!("{name}.tar.gz"));
        let mut tar = Command::new("tar");
        tar.arg("--create")
            .arg("--gzip")
            .arg("--file")
            .arg(&archive);
        tar.arg("--directory").arg(folder);
        // The same no matter who packed it.
        run(tar.args(["--sort=name", "--owner=0", "--group=0", &name]))?;
        Ok(archive)
    }

    fn package(&self, folder: &Path) -> Result<PathBuf, DistError> {
        let own = Path::new("target/tools/bin/cargo-deb");
        let tool = if own.exists() {
            own
        } else {
            Path::new("cargo-deb")
        };
        let version = self.version.unwrap_or(env!("CARGO_PKG_VERSION"));
        let package = folder.join(format!("grotto_{version}_amd64.deb"));
        let mut deb = Command::new(tool);
        // With a name of its own first, as cargo calls it.
        deb.args([
            "deb",
            "--package",
            "cli",
            "--no-build",
            "--no-strip",
            "--quiet",
        ]);
        deb.args(["--profile", self.profile, "--deb-version", version]);
        run(deb.arg("--output").arg(&package))?;
        Ok(package)
    }
}

/// Puts a file into a folder.
fn copy(file: &Path, folder: &Path) -> Result<(), DistError> {
    let name = file.file_name().unwrap_or(OsStr::new(""));
    fs::create_dir_all(folder)
        .and_then(|()| fs::copy(file, folder.join(name)))
        .map(drop)
        .map_err(|error| DistError::File(file.to_owned(), error))
}

fn run(command: &mut Command) -> Result<(), DistError> {
    let fine = command.status().is_ok_and(|status| status.success());
    let name = || format!("{command:?}");
    if fine {
        Ok(())
    } else {
        Err(DistError::Program(name()))
    }
}
