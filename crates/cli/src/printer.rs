//! The standard output, with every write checked.

use std::io::Write;

use crate::failure::Failure;

/// Prints text. `println!` would panic when the reader closes the pipe; this says so with
/// [`Failure::OutputClosed`].
pub struct Printer(Box<dyn Write>);

impl Printer {
    /// The standard output for people: colours go where they are understood and wanted.
    pub fn for_people() -> Self {
        Self(Box::new(anstream::stdout()))
    }

    /// The standard output for programs: exactly what is written.
    pub fn for_programs() -> Self {
        Self(Box::new(std::io::stdout()))
    }

    /// Prints a line and makes sure it is out.
    pub fn line(&mut self, text: impl AsRef<str>) -> Result<(), Failure> {
        self.write(&format!("{}\n", text.as_ref()))
    }

    /// Prints text without a line end, to be followed by somebody's answer.
    pub fn ask(&mut self, text: impl AsRef<str>) -> Result<(), Failure> {
        self.write(text.as_ref())
    }

    /// Prints a value as one line of JSON.
    pub fn json(&mut self, value: &impl serde::Serialize) -> Result<(), Failure> {
        let text = serde_json::to_string(value).expect("answers are plain data");
        self.line(text)
    }

    fn write(&mut self, text: &str) -> Result<(), Failure> {
        self.0
            .write_all(text.as_bytes())
            .and_then(|()| self.0.flush())
            .map_err(Failure::of_output)
    }
}
