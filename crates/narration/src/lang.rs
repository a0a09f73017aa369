//! The languages Grotto speaks.

use std::fmt;

use unic_langid::{LanguageIdentifier, langid};

/// A language of the interface.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Lang {
    /// English
    #[default]
    En,
    /// Deutsch
    De,
    /// Français
    Fr,
    /// Nederlands
    Nl,
    /// Magyar
    Hu,
}

impl Lang {
    /// Every language, in the order in which they are offered.
    pub const ALL: [Self; 5] = [Self::En, Self::De, Self::Fr, Self::Nl, Self::Hu];

    /// The two-letter code, as in addresses, cookies and `lang` attributes.
    pub const fn code(self) -> &'static str {
        match self {
            Self::En => "en",
            Self::De => "de",
            Self::Fr => "fr",
            Self::Nl => "nl",
            Self::Hu => "hu",
        }
    }

    /// The language's name in itself.
    pub const fn own_name(self) -> &'static str {
        match self {
            Self::En => "English",
            Self::De => "Deutsch",
            Self::Fr => "Français",
            Self::Nl => "Nederlands",
            Self::Hu => "Magyar",
        }
    }

    /// The language with this code.
    pub fn from_code(code: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|lang| lang.code() == code)
    }

    /// The first language of an `Accept-Language` header that Grotto speaks.
    ///
    /// ```
    /// use narration::Lang;
    /// assert_eq!(Lang::from_header("it, nl-BE;q=0.9, en;q=0.8"), Some(Lang::Nl));
    /// assert_eq!(Lang::from_header("it"), None);
    /// ```
    pub fn from_header(header: &str) -> Option<Self> {
        // Browsers list languages by falling preference, so the weights need not be read.
        header.split(',').find_map(|entry| {
            let tag = entry.split(';').next().unwrap_or_default().trim();
            let primary = tag.split('-').next().unwrap_or_default();
            Self::from_code(&primary.to_ascii_lowercase())
        })
    }

    /// The language of a locale's name, as in the environment variable `LANG`.
    ///
    /// ```
    /// use narration::Lang;
    /// assert_eq!(Lang::from_locale("de_AT.UTF-8"), Some(Lang::De));
    /// assert_eq!(Lang::from_locale("C.UTF-8"), None);
    /// ```
    pub fn from_locale(name: &str) -> Option<Self> {
        let primary = name.split(['_', '-', '.', '@']).next().unwrap_or_default();
        Self::from_code(&primary.to_ascii_lowercase())
    }

    pub(crate) fn identifier(self) -> LanguageIdentifier {
        match self {
            Self::En => langid!("en"),
            Self::De => langid!("de"),
            Self::Fr => langid!("fr"),
            Self::Nl => langid!("nl"),
            Self::Hu => langid!("hu"),
        }
    }
}

impl fmt::Display for Lang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}
