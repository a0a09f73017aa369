//! The files of the project, read once for all checks.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::{fs, io};

use crate::rust_text::RustText;

/// The files that are, or could be, committed: what git ignores is not the project's.
#[derive(Debug, Default)]
pub struct Tree {
    files: Vec<File>,
}

/// A file with its path from the project's folder, parts separated by `/`.
#[derive(Clone, Debug)]
pub struct File {
    pub path: String,
    /// Empty if the file is no UTF-8 text.
    pub text: String,
    /// Its parts, if it is a Rust file.
    pub rust: Option<RustText>,
}

impl Tree {
    /// The project around the current folder.
    pub fn read() -> io::Result<Self> {
        let top = git(Path::new("."), &["rev-parse", "--show-toplevel"])?;
        let root = PathBuf::from(top.trim_end());
        let listed = git(&root, &["ls-files", "-coz", "--exclude-standard"])?;
        let files = listed
            .split_terminator('\0')
            .map(|path| (path, root.join(path)))
            // Git also lists what was deleted and not yet committed.
            .filter(|(_, place)| place.is_file())
            .map(|(path, place)| File::read(path, &place))
            .collect::<io::Result<_>>()?;
        Ok(Self { files })
    }

    /// A small tree for the tests of the checks.
    #[cfg(test)]
    pub fn of(files: &[(&str, &str)]) -> Self {
        let files = files.iter().map(|(path, text)| File::new(path, text));
        Self {
            files: files.collect(),
        }
    }

    pub fn files(&self) -> impl Iterator<Item = &File> {
        self.files.iter()
    }

    /// Every Rust file with its parts.
    pub fn rust_files(&self) -> impl Iterator<Item = (&File, &RustText)> {
        self.files
            .iter()
            .filter_map(|file| Some((file, file.rust.as_ref()?)))
    }

    pub fn file(&self, path: &str) -> Option<&File> {
        self.files.iter().find(|file| file.path == path)
    }

    /// Whether there is a file or a folder at this path.
    pub fn has(&self, path: &str) -> bool {
        self.files().any(|file| {
            file.path
                .strip_prefix(path)
                .is_some_and(|rest| path.is_empty() || rest.is_empty() || rest.starts_with('/'))
        })
    }

    /// The names of the folders of `crates`.
    pub fn crates(&self) -> BTreeSet<&str> {
        self.files()
            .filter(|file| file.path.ends_with("/Cargo.toml"))
            .filter_map(File::crate_name)
            .collect()
    }
}

impl File {
    pub fn new(path: &str, text: &str) -> Self {
        Self {
            path: path.to_owned(),
            text: text.to_owned(),
            rust: has_extension(path, &["rs"]).then(|| RustText::new(text)),
        }
    }

    /// The crate of `crates` it belongs to.
    pub fn crate_name(&self) -> Option<&str> {
        let (name, _) = self.path.strip_prefix("crates/")?.split_once('/')?;
        Some(name)
    }

    /// Whether it is in the `src` folder of a crate of `crates`.
    pub fn in_source_of_a_crate(&self) -> bool {
        self.path_in_crate()
            .is_some_and(|path| path.starts_with("src/"))
    }

    /// Whether the whole file is tests, by its place or its name.
    pub fn is_tests(&self) -> bool {
        self.path.split('/').any(|part| part == "tests")
            || self.path.ends_with("/tests.rs")
            || self.path.ends_with("_tests.rs")
    }

    /// Whether the file's name ends in one of these.
    pub fn has_extension(&self, extensions: &[&str]) -> bool {
        has_extension(&self.path, extensions)
    }

    fn path_in_crate(&self) -> Option<&str> {
        let (_, path) = self.path.strip_prefix("crates/")?.split_once('/')?;
        Some(path)
    }

    fn read(path: &str, place: &Path) -> io::Result<Self> {
        let text = String::from_utf8(fs::read(place)?).unwrap_or_default();
        Ok(Self::new(path, &text))
    }
}

fn has_extension(path: &str, extensions: &[&str]) -> bool {
    let extension = Path::new(path).extension();
    extension.is_some_and(|found| extensions.iter().any(|extension| found == *extension))
}

fn git(folder: &Path, arguments: &[&str]) -> io::Result<String> {
    let output = Command::new("git")
        .current_dir(folder)
        .args(arguments)
        .output()?;
    if !output.status.success() {
        let complaint = String::from_utf8_lossy(&output.stderr).into_owned();
        return Err(io::Error::other(complaint));
    }
    String::from_utf8(output.stdout).map_err(io::Error::other)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_and_folders_are_found() {
        let tree = Tree::of(&[("docs/rules/pebbles.md", "")]);
        for path in ["docs", "docs/rules", "docs/rules/pebbles.md", ""] {
            assert!(tree.has(path), "{path}");
        }
        for path in ["doc", "docs/rules/pebbles", "docs/rules/other.md"] {
            assert!(!tree.has(path), "{path}");
        }
    }

    #[test]
    fn files_know_their_crate() {
        let file = File::new("crates/pebbles/src/view.rs", "");
        assert_eq!(file.crate_name(), Some("pebbles"));
        assert!(file.in_source_of_a_crate() && !file.is_tests());
        let file = File::new("crates/pebbles/tests/rules.rs", "");
        assert!(!file.in_source_of_a_crate() && file.is_tests());
        assert_eq!(File::new("xtask/src/main.rs", "").crate_name(), None);
    }

    #[test]
    fn crates_are_folders_with_a_manifest() {
        let tree = Tree::of(&[("crates/a/Cargo.toml", ""), ("crates/b/notes.md", "")]);
        assert_eq!(tree.crates(), BTreeSet::from(["a"]));
    }

    #[test]
    fn the_project_is_read_from_any_of_its_folders() {
        let tree = Tree::read().expect("the tests run in the project");
        assert!(tree.file("xtask/src/tree.rs").is_some());
        assert!(tree.files().all(|file| !file.path.starts_with("target/")));
    }
}
