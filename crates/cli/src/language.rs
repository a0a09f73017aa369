//! The language in which the terminal speaks.

use clap::builder::{PossibleValuesParser, TypedValueParser};
use narration::Lang;

/// The variables that name the language of messages, the first that is set counts.
const VARIABLES: [&str; 3] = ["LC_ALL", "LC_MESSAGES", "LANG"];

/// The language that was asked for, else that of the environment, else English.
pub fn spoken(asked: Option<Lang>) -> Lang {
    asked.unwrap_or_else(|| from_environment(|name| std::env::var(name).ok()))
}

/// Reads `--lang`.
pub fn parser() -> impl TypedValueParser<Value = Lang> {
    PossibleValuesParser::new(Lang::ALL.map(Lang::code))
        .map(|code| Lang::from_code(&code).expect("only these codes are possible"))
}

fn from_environment(variable: impl Fn(&str) -> Option<String>) -> Lang {
    let mut set = VARIABLES.iter().filter_map(|name| variable(name));
    let locale = set.find(|value| !value.is_empty());
    locale
        .and_then(|locale| Lang::from_locale(&locale))
        .unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn spoken_with(set: &[(&str, &str)]) -> Lang {
        from_environment(|name| {
            let found = set.iter().find(|(variable, _)| *variable == name);
            found.map(|(_, value)| (*value).to_owned())
        })
    }

    #[test]
    fn the_first_variable_that_is_set_names_the_language() {
        assert_eq!(spoken_with(&[("LANG", "hu_HU.UTF-8")]), Lang::Hu);
        let overruled = [("LANG", "hu_HU.UTF-8"), ("LC_MESSAGES", "fr_CA")];
        assert_eq!(spoken_with(&overruled), Lang::Fr);
        let all = [
            ("LANG", "hu_HU"),
            ("LC_MESSAGES", "fr_CA"),
            ("LC_ALL", "nl"),
        ];
        assert_eq!(spoken_with(&all), Lang::Nl);
        let empty = [("LC_ALL", ""), ("LANG", "de_DE@euro")];
        assert_eq!(spoken_with(&empty), Lang::De);
    }

    #[test]
    fn other_languages_are_english() {
        assert_eq!(spoken_with(&[]), Lang::En);
        assert_eq!(spoken_with(&[("LANG", "C.UTF-8")]), Lang::En);
        let asks_for_plain_text = [("LC_ALL", "C"), ("LANG", "de_DE.UTF-8")];
        assert_eq!(spoken_with(&asks_for_plain_text), Lang::En);
        assert_eq!(spoken_with(&[("LANG", "pt_BR.UTF-8")]), Lang::En);
    }
}
