//! `/settings`: how somebody likes the pages. Settings are kept in cookies, not in the store: a
//! phone and a desktop may differ.

use axum::extract::State;
use axum::response::{IntoResponse, Response};
use axum_extra::extract::cookie::CookieJar;
use web::{Lang, Theme, Volume};

use crate::app::App;
use crate::http::answer::done;
use crate::http::caller::{ADVICE, AIDS, Caller, KEYS, LANG, SOUNDS, THEME, setting_cookie};
use crate::http::fields::Fields;

/// Sets any of `lang`, `theme`, `aids`, `sounds`, `keys` and `advice`, then leads back.
pub async fn settings(State(app): State<App>, caller: Caller, fields: Fields) -> Response {
    let mut jar = CookieJar::new();
    let switch = |name| {
        fields
            .find(name)
            .filter(|word| matches!(*word, "yes" | "no"))
    };
    let settings = [
        (
            LANG,
            fields.find(LANG).and_then(Lang::from_code).map(Lang::code),
        ),
        (
            THEME,
            fields
                .find(THEME)
                .and_then(Theme::from_word)
                .map(Theme::word),
        ),
        (AIDS, switch(AIDS)),
        (
            SOUNDS,
            fields
                .find(SOUNDS)
                .and_then(Volume::from_word)
                .map(Volume::word),
        ),
        (KEYS, switch(KEYS)),
        (ADVICE, switch(ADVICE)),
    ];
    for (name, value) in settings {
        if let Some(value) = value {
            jar = jar.add(setting_cookie(name, value.to_owned(), &app.site));
        }
    }
    let back = fields.find("back").filter(|path| is_local(path));
    (jar, done(&caller, back.unwrap_or("/"))).into_response()
}

/// Whether a path leads to one of our own pages, and cannot be taken for another host.
fn is_local(path: &str) -> bool {
    let own = path.starts_with('/') && !path.starts_with("//");
    own && path.len() <= 200
        && path
            .chars()
            .all(|c| c.is_ascii_alphanumeric() || "/-_.?=&".contains(c))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_own_pages_are_local() {
        assert!(is_local("/t/abc/replay?step=3"));
        for foreign in [
            "",
            "//evil.example",
            "https://evil.example",
            "/\\evil",
            "/a\r\nb",
            "t",
        ] {
            assert!(!is_local(foreign), "{foreign:?}");
        }
    }
}
