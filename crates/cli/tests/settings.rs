//! The settings of the server: flags, environment variables and a file.

mod program;

use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};

use program::{code, folder, grotto, text};

/// A server that is stopped with the test.
struct Running(Child);

impl Drop for Running {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// Starts the program and returns the first line it prints.
fn first_line(folder: &Path, arguments: &[&str], variables: &[(&str, &str)]) -> String {
    let mut server = Command::new(env!("CARGO_BIN_EXE_grotto"))
        .args(arguments)
        .current_dir(folder)
        .env("GROTTO_DATA", folder.join("data"))
        .env("GROTTO_NO_OPEN", "yes")
        .envs(variables.iter().copied())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    let output = server.stdout.take().unwrap();
    let _running = Running(server);
    let mut line = String::new();
    BufReader::new(output).read_line(&mut line).unwrap();
    line.trim_end().to_owned()
}

const FILE: &str = "\
# Where it listens.
listen = \"127.0.0.1:0\"
base-path = \"/file\"
behind-tls = false
bot-pause = 300
trusted-proxy = [\"10.0.0.0/8\", \"127.0.0.1\"]
";

#[test]
fn a_flag_counts_more_than_a_variable_and_a_variable_more_than_the_file() {
    let folder = folder();
    std::fs::write(folder.path().join("grotto.toml"), FILE).unwrap();
    let file = ["serve", "--config", "grotto.toml"];
    let line = first_line(folder.path(), &file, &[]);
    assert!(line.ends_with("/file/"), "{line}");
    assert!(line.starts_with("Grotto is at http://127.0.0.1:"), "{line}");
    let variable = [("GROTTO_BASE_PATH", "/variable")];
    let line = first_line(folder.path(), &file, &variable);
    assert!(line.ends_with("/variable/"), "{line}");
    let flag = [&file[..], &["--base-path", "/flag"]].concat();
    let line = first_line(folder.path(), &flag, &variable);
    assert!(line.ends_with("/flag/"), "{line}");
}

#[test]
fn without_a_command_the_environment_counts_as_well() {
    let folder = folder();
    std::fs::write(folder.path().join("grotto.toml"), FILE).unwrap();
    let file = [("GROTTO_CONFIG", "grotto.toml")];
    let line = first_line(folder.path(), &[], &file);
    assert!(line.ends_with("/file/"), "{line}");
    let public = [
        ("GROTTO_LISTEN", "127.0.0.1:0"),
        ("GROTTO_PUBLIC_URL", "https://play.example.org/caves"),
    ];
    let line = first_line(folder.path(), &[], &public);
    assert_eq!(line, "Grotto is at https://play.example.org/caves/");
}

#[test]
fn what_is_wrong_in_the_file_is_named_with_its_line() {
    for (wrong, expected) in [
        (
            "listen = \"localhost\"\n",
            "line 7: listen: invalid value 'localhost'",
        ),
        ("bot-pause = 99999\n", "line 7: duplicate key"),
        (
            "keep-waiting = 0\n",
            "line 7: keep-waiting: invalid value '0'",
        ),
        (
            "keep-waiting = true\n",
            "line 7: keep-waiting: expected a text or a number",
        ),
        ("log-json = 1\n", "line 7: log-json: expected true or false"),
        (
            "color = 1\n",
            "line 7: there is no setting color; there are listen, data,",
        ),
        ("config = \"x\"\n", "line 7: there is no setting config"),
        ("data = \n", "line 7: "),
    ] {
        let folder = folder();
        let file = folder.path().join("grotto.toml");
        let text_of_file = if wrong.starts_with("listen") {
            FILE.replace("listen", "data") + wrong
        } else {
            FILE.to_owned() + wrong
        };
        std::fs::write(&file, text_of_file).unwrap();
        let output = grotto()
            .args(["serve", "--no-open", "--config"])
            .arg(&file)
            .output()
            .unwrap();
        assert_eq!(code(&output), 2, "{wrong}");
        let said = text(&output.stderr);
        let named = format!("error: {}, {expected}", file.display());
        assert!(said.contains(&named), "{said}");
    }
}

/// Wrong arguments with a part of what is said about them, and the exit code.
const WRONG: [(&[&str], &str, i32); 8] = [
    (&["--listen", "localhost"], "the port is missing", 2),
    (
        &["--listen", "unix:here"],
        "a socket has a path from the root",
        2,
    ),
    (
        &["--public-url", "play.example.org"],
        "https://play.example.org/grotto",
        2,
    ),
    (&["--base-path", "grotto"], "such as /grotto", 2),
    (&["--trusted-proxy", "everybody"], "expected a network", 2),
    (
        &["--tls-cert", "certificate.pem"],
        "both --tls-cert and --tls-key",
        2,
    ),
    (
        &["--public-url", "http://localhost/a", "--base-path", "/b"],
        "--public-url says /a, --base-path says /b",
        2,
    ),
    (
        &["--tls-cert", "missing.pem", "--tls-key", "missing.pem"],
        "missing.pem cannot be used",
        3,
    ),
];

#[test]
fn wrong_settings_say_what_would_be_right() {
    let folder = folder();
    for (arguments, expected, exit) in WRONG {
        let output = grotto()
            .current_dir(folder.path())
            .args(["serve", "--no-open", "--data", "data"])
            .args(arguments)
            .output()
            .unwrap();
        assert_eq!(code(&output), exit, "{arguments:?}");
        let said = text(&output.stderr);
        assert!(said.contains(expected), "{arguments:?}: {said}");
    }
}

#[test]
fn a_file_instead_of_the_data_folder_is_named() {
    let folder = folder();
    std::fs::write(folder.path().join("grotto.sqlite"), []).unwrap();
    let output = grotto()
        .current_dir(folder.path())
        .args(["serve", "--listen", "127.0.0.1:0", "--no-open"])
        .args(["--data", "grotto.sqlite"])
        .output()
        .unwrap();
    assert_eq!(code(&output), 3);
    let said = text(&output.stderr);
    assert!(
        said.contains("grotto.sqlite is a file, and the data needs a folder"),
        "{said}"
    );
}
