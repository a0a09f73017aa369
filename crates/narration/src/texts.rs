//! All user-visible text, from the locale files.

use std::sync::LazyLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use rust_embed::RustEmbed;

use crate::lang::Lang;

/// The files of `locales/`, one folder for each language.
#[derive(RustEmbed)]
#[folder = "locales/"]
#[include = "*.ftl"]
struct Locales;

/// The texts of one language.
pub struct Texts {
    lang: Lang,
    bundle: FluentBundle<FluentResource>,
}

static ALL: LazyLock<[Texts; 5]> = LazyLock::new(|| Lang::ALL.map(Texts::load));

impl Texts {
    /// The texts of this language.
    pub fn of(lang: Lang) -> &'static Self {
        &ALL[lang as usize]
    }

    /// The language.
    pub fn lang(&self) -> Lang {
        self.lang
    }

    /// The text of a key without arguments.
    pub fn say(&self, key: &str) -> String {
        self.say_with(key, &[])
    }

    /// The text of a key with its arguments.
    ///
    /// ```
    /// use narration::{Lang, Texts};
    /// let words = Texts::of(Lang::En).say_with("chair-number", &[("number", 2.into())]);
    /// assert_eq!(words, "Seat 2");
    /// ```
    pub fn say_with(&self, key: &str, arguments: &[(&str, FluentValue<'_>)]) -> String {
        let Some(pattern) = self
            .bundle
            .get_message(key)
            .and_then(|message| message.value())
        else {
            // The tidy check keeps this from happening; a visible key is better than a panic.
            return key.to_owned();
        };
        let arguments: FluentArgs<'_> = arguments
            .iter()
            .map(|(name, value)| (*name, value.clone()))
            .collect();
        let mut errors = Vec::new();
        self.bundle
            .format_pattern(pattern, Some(&arguments), &mut errors)
            .into_owned()
    }

    /// A part of one, such as a probability, in percent.
    #[expect(
        clippy::cast_possible_truncation,
        reason = "parts of one are at most a hundred percent"
    )]
    pub fn percent(&self, part: f64) -> String {
        let percent = (100.0 * part).round() as i64;
        self.say_with("analysis-percent", &[("percent", percent.into())])
    }

    /// Whether there is a text for the key.
    pub fn has(&self, key: &str) -> bool {
        self.bundle.has_message(key)
    }

    /// A list in words: “Ada, Bob and Cleo”.
    pub fn all_of(&self, items: &[impl AsRef<str>]) -> String {
        self.joined("list-and", items)
    }

    /// A list in words: “Ada, Bob or Cleo”.
    pub fn one_of(&self, items: &[impl AsRef<str>]) -> String {
        self.joined("list-or", items)
    }

    fn joined(&self, key: &str, items: &[impl AsRef<str>]) -> String {
        let items: Vec<&str> = items.iter().map(AsRef::as_ref).collect();
        match &items[..] {
            [] => String::new(),
            [only] => (*only).to_owned(),
            [rest @ .., last] => self.say_with(
                key,
                &[("rest", rest.join(", ").into()), ("last", (*last).into())],
            ),
        }
    }

    fn load(lang: Lang) -> Self {
        let mut bundle = FluentBundle::new_concurrent(vec![lang.identifier()]);
        // The marks that keep mixed writing directions apart would show up in copied text;
        // all five languages are written from left to right.
        bundle.set_use_isolating(false);
        let folder = format!("{lang}/");
        for path in Locales::iter().filter(|path| path.starts_with(&folder)) {
            let file = Locales::get(&path).expect("the file was just listed");
            let text = String::from_utf8(file.data.into_owned()).expect("locales are UTF-8");
            let resource = FluentResource::try_new(text)
                .unwrap_or_else(|(_, errors)| panic!("{path}: {errors:?}"));
            bundle
                .add_resource(resource)
                .unwrap_or_else(|errors| panic!("{path}: {errors:?}"));
        }
        Self { lang, bundle }
    }
}

impl std::fmt::Debug for Texts {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Texts({})", self.lang)
    }
}
