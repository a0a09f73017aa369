//! All user-visible text, from the locale files.

use std::sync::LazyLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use rust_embed::RustEmbed;

use crate::lang::Lang;

/// The files of `locales/`, one folder for each language.
#[derive(RustEmbed)]
#[folder = "locales/"]
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
    pub fn percent(&self, part: f64) -> String {
        let percent = rounded(100.0 * part);
        self.say_with("analysis-percent", &[("percent", percent.into())])
    }

    /// What a position or decision is worth: a probability of winning, or points for someone who
    /// plays alone in a game where a value of 1 stands for this many.
    pub fn worth(&self, value: f64, solo_points: Option<f64>) -> String {
        let Some(points) = solo_points else {
            return self.percent(value);
        };
        self.say_with("hint-points", &[("points", rounded(points * value).into())])
    }

    /// What someone who plays alone can expect from a decision, in a game where a value of 1
    /// stands for this many points.
    pub fn expected(&self, value: f64, solo_points: f64) -> String {
        let points = ("points", rounded(solo_points * value).into());
        self.say_with("hint-expected", &[points])
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

    /// One sentence from clauses that can stand alone; `None` if there are none.
    pub(crate) fn sentence_of(&self, clauses: Vec<String>) -> Option<String> {
        let joined = clauses.into_iter().reduce(|start, next| {
            self.say_with(
                "hint-clauses",
                &[("start", start.into()), ("next", next.into())],
            )
        })?;
        Some(format!("{}.", capitalised(&joined)))
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

/// The text as the beginning of a sentence.
pub fn capitalised(text: &str) -> String {
    let mut letters = text.chars();
    match letters.next() {
        Some(first) => first.to_uppercase().chain(letters).collect(),
        None => String::new(),
    }
}

/// The nearest whole number, for people.
#[expect(
    clippy::cast_possible_truncation,
    reason = "percentages and points are small"
)]
fn rounded(value: f64) -> i64 {
    value.round() as i64
}
