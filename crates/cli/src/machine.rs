//! The machine a measurement was made on.

use std::fmt;

use serde::Serialize;

/// What a figure of speed needs to be compared with another.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Machine {
    /// The processor's name; `unknown` where the system does not tell.
    pub cpu: String,
    /// How many threads can run at once.
    pub cores: usize,
    /// The operating system and its version.
    pub os: String,
    /// `release`, or `debug` for a build that was never meant to be fast.
    pub build: &'static str,
}

impl Machine {
    /// This one.
    pub fn here() -> Self {
        let cpu = std::fs::read_to_string("/proc/cpuinfo").ok();
        let kernel = std::fs::read_to_string("/proc/sys/kernel/osrelease").ok();
        Self {
            cpu: cpu
                .and_then(|text| model_name(&text))
                .unwrap_or_else(|| "unknown".to_owned()),
            cores: std::thread::available_parallelism().map_or(1, usize::from),
            os: match kernel {
                Some(release) => format!("{} {}", std::env::consts::OS, release.trim()),
                None => std::env::consts::OS.to_owned(),
            },
            build: if cfg!(debug_assertions) {
                "debug"
            } else {
                "release"
            },
        }
    }
}

/// One line to stand beside figures.
impl fmt::Display for Machine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self {
            cpu,
            cores,
            os,
            build,
        } = self;
        write!(f, "{cpu}, {cores} cores, {os}, {build} build")
    }
}

fn model_name(cpu_information: &str) -> Option<String> {
    cpu_information
        .lines()
        .filter_map(|line| line.split_once(':'))
        .find(|(key, _)| key.trim() == "model name")
        .map(|(_, name)| name.trim().to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_processor_is_named_in_the_systems_list() {
        let text = "processor\t: 0\nmodel name\t: A Chip @ 2 GHz\n\nprocessor\t: 1\n";
        assert_eq!(model_name(text).as_deref(), Some("A Chip @ 2 GHz"));
        assert_eq!(model_name("processor: 0"), None);
    }
}
