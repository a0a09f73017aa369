//! What every page has around it: head, header, settings, footer.

use catalog::GameId;
use maud::{DOCTYPE, Markup, html};
use narration::Lang;
use narration::Texts;

use crate::any_art::art;
use crate::assets::{address, asset};
use crate::pages::icons;
use crate::visitor::{Theme, Visitor, Volume};

/// What the frame of a page must know about the page inside it.
pub(crate) struct Frame {
    title: String,
    main: &'static str,
    sheets: Vec<String>,
    scripts: Vec<&'static str>,
}

impl Frame {
    /// A page whose `main` element has the id `main`.
    pub(crate) fn new(title: String) -> Self {
        Self {
            title,
            main: "main",
            sheets: vec!["grotto.css".to_owned()],
            scripts: vec!["grotto.js"],
        }
    }

    /// A page that changes by itself: its `main` element has the id `live`.
    pub(crate) fn live(title: String) -> Self {
        Self {
            main: "live",
            ..Self::new(title)
        }
    }

    /// With one more style sheet.
    pub(crate) fn with_sheet(mut self, sheet: &str) -> Self {
        self.sheets.push(sheet.to_owned());
        self
    }

    /// With the style sheet of a game.
    pub(crate) fn with_game(mut self, game: &str) -> Self {
        let sheet = format!("{game}.css");
        self.sheets.extend(asset(&sheet).map(|_| sheet));
        self
    }

    /// With the style sheets of all games.
    pub(crate) fn with_all_games(self) -> Self {
        let games = GameId::ALL.iter();
        games.fold(self, |frame, game| frame.with_game(game.as_str()))
    }

    /// With what a match of a game is looked at with.
    pub(crate) fn with_replay(self, game: &str) -> Self {
        let mut frame = self.with_game(game);
        frame.sheets.push("chairs.css".to_owned());
        let game: Option<GameId> = game.parse().ok();
        frame
            .scripts
            .extend(game.into_iter().flat_map(|game| art(game).scripts()));
        frame
    }

    /// With what a replay is steered with.
    pub(crate) fn with_controls(mut self) -> Self {
        self.sheets
            .extend(["counsel.css", "replay.css"].map(str::to_owned));
        self.scripts.push("replay.js");
        self
    }

    /// With what a match of a game is played with.
    pub(crate) fn with_table(mut self, game: &str) -> Self {
        self.sheets.push("counsel.css".to_owned());
        self.sheets.push("lesson.css".to_owned());
        let mut frame = self.with_replay(game);
        frame.scripts.extend([
            "film.js",
            "sounds.js",
            "alerts.js",
            "table.js",
            "counsel.js",
            "advice.js",
            "lesson.js",
        ]);
        frame
    }
}

/// The whole document. `main` is the page's `main` element, or begins with it.
pub(crate) fn page(visitor: &Visitor, frame: &Frame, main: &Markup) -> Markup {
    let texts = visitor.texts();
    html! {
        (DOCTYPE)
        html lang=(visitor.lang) data-theme=(visitor.theme.word())
            data-sounds=[(visitor.sounds != Volume::Off).then(|| visitor.sounds.word())]
            data-keys=[(!visitor.keys).then_some("no")]
            data-advice=[visitor.advice.then_some("yes")] {
            (head(texts, frame))
            body data-say-lost=(texts.say("script-lost"))
                data-say-copied=(texts.say("script-copied"))
                data-say-failed=(texts.say("script-failed"))
                data-say-your-turn=(texts.say("status-your-turn")) {
                a .skip href={ "#" (frame.main) } { (texts.say("nav-skip")) }
                (header(visitor))
                (main)
                (footer(texts))
                // Outside of `main`, so that a swap never silences them.
                div #announcer .hidden-text aria-live="polite" {}
                div #connection .connection role="status" {}
                div #highlights .highlights aria-hidden="true" {}
                div #toasts .toasts aria-hidden="true" {}
            }
        }
    }
}

fn head(texts: &Texts, frame: &Frame) -> Markup {
    let brand = texts.say("brand");
    html! {
        head {
            meta charset="utf-8";
            meta name="viewport" content="width=device-width, initial-scale=1";
            meta name="color-scheme" content="dark light";
            meta name="theme-color" content="#15110e";
            meta name="description" content=(texts.say("brand-description"));
            title { (frame.title) @if frame.title != brand { " · " (brand) } }
            link rel="icon" type="image/svg+xml" href=(address("favicon.svg"));
            link rel="manifest" href=(address("manifest.webmanifest"));
            @for sheet in &frame.sheets {
                link rel="stylesheet" href=(address(sheet));
            }
            @for script in &frame.scripts {
                script type="module" src=(address(script)) {}
            }
        }
    }
}

fn header(visitor: &Visitor) -> Markup {
    let texts = visitor.texts();
    html! {
        header .top {
            div .top-row {
                a .brand href="/" {
                    (icons::mark())
                    span .brand-word { (texts.say("brand")) }
                }
                nav aria-label=(texts.say("nav-label")) {
                    a .nav-home href="/" { (texts.say("nav-home")) }
                    @if let Some(game) = catalog::games().first() {
                        a href={ "/rules/" (game.id()) } { (texts.say("nav-rules")) }
                    }
                }
                a .me href="/account" title=(texts.say("nav-account")) {
                    (icons::person())
                    span .hidden-text { (texts.say("nav-account")) ": " }
                    span .me-name { (visitor.name) }
                }
                (settings(visitor))
            }
            div .ceiling aria-hidden="true" {}
        }
    }
}

/// The menu of settings. Each button is a form of its own, so that it works without script.
fn settings(visitor: &Visitor) -> Markup {
    let texts = visitor.texts();
    html! {
        details #settings .menu {
            summary title=(texts.say("settings-title")) {
                (icons::gear())
                span .hidden-text { (texts.say("settings-title")) }
            }
            form .menu-box method="post" action="/settings" {
                input type="hidden" name="back" value=(visitor.path);
                fieldset {
                    legend { (texts.say("settings-language")) }
                    div .pills {
                        @for lang in Lang::ALL {
                            (setting("lang", lang.code(), visitor.lang == lang, Some(lang), lang.own_name()))
                        }
                    }
                }
                fieldset {
                    legend { (texts.say("settings-theme")) }
                    div .pills {
                        @for theme in Theme::ALL {
                            (setting("theme", theme.word(), visitor.theme == theme, None,
                                &texts.say(&format!("settings-theme-{}", theme.word()))))
                        }
                    }
                }
                (switch(texts, "aids", visitor.aids))
                fieldset {
                    legend { (texts.say("settings-sounds")) }
                    div .pills {
                        @for volume in Volume::ALL {
                            (setting("sounds", volume.word(), visitor.sounds == volume, None,
                                &texts.say(&format!("settings-sounds-{}", volume.word()))))
                        }
                    }
                }
                (switch(texts, "keys", visitor.keys))
                (switch(texts, "advice", visitor.advice))
            }
        }
    }
}

fn setting(name: &str, value: &str, chosen: bool, lang: Option<Lang>, label: &str) -> Markup {
    html! {
        button .pill type="submit" name=(name) value=(value) lang=[lang]
            aria-pressed=(chosen) { (label) }
    }
}

fn switch(texts: &Texts, name: &str, on: bool) -> Markup {
    html! {
        fieldset {
            legend { (texts.say(&format!("settings-{name}"))) }
            div .pills {
                (setting(name, "yes", on, None, &texts.say("settings-on")))
                (setting(name, "no", !on, None, &texts.say("settings-off")))
            }
        }
    }
}

fn footer(texts: &Texts) -> Markup {
    html! {
        footer .bottom {
            div .floor aria-hidden="true" {}
            div .bottom-row {
                p { (texts.say("footer-unofficial")) }
                p { (texts.say("footer-open")) }
            }
        }
    }
}
