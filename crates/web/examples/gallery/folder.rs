//! Where the pages of a game are written.

use std::path::{Path, PathBuf};
use std::{fs, io};

use catalog::GameId;
use maud::{DOCTYPE, Markup, html};
use web::{Lang, Texts, Theme, art};

/// The folder of a game, with the style sheets beside the pages.
pub struct Folder {
    place: PathBuf,
    game: GameId,
    sheets: [String; 2],
}

impl Folder {
    pub fn new(place: &Path, game: GameId) -> io::Result<Self> {
        let place = place.join(game.as_str());
        fs::create_dir_all(&place)?;
        let sheets = ["grotto.css".to_owned(), format!("{game}.css")];
        for name in &sheets {
            let file = web::asset(name).expect("the style sheets are compiled in");
            fs::write(place.join(name), &file.bytes)?;
        }
        Ok(Self {
            place,
            game,
            sheets,
        })
    }

    /// Writes pages in every language and theme, the rules and the emblem among them.
    pub fn write_each(
        &self,
        mut pages: impl FnMut(Lang, Theme) -> io::Result<()>,
    ) -> io::Result<()> {
        let art = art(self.game);
        for lang in Lang::ALL {
            for theme in [Theme::Dark, Theme::Light] {
                pages(lang, theme)?;
                let rules = html! { h1 { (self.game) } (art.rules(Texts::of(lang)).text) };
                self.write("rules", lang, theme, &rules)?;
                self.write("emblem", lang, theme, &art.emblem())?;
            }
        }
        Ok(())
    }

    /// Writes something that stands on a page.
    pub fn write(&self, name: &str, lang: Lang, theme: Theme, body: &Markup) -> io::Result<()> {
        let page = html! {
            (DOCTYPE)
            html lang=(lang) data-theme=(theme.word()) {
                head {
                    meta charset="utf-8";
                    meta name="viewport" content="width=device-width";
                    title { (name) }
                    @for sheet in &self.sheets { link rel="stylesheet" href=(sheet); }
                }
                body { main { (body) } }
            }
        };
        self.put(name, lang, theme, &page.into_string())
    }

    /// Writes a page of the shell.
    pub fn write_page(&self, name: &str, lang: Lang, theme: Theme, page: Markup) -> io::Result<()> {
        let mut html = page.into_string();
        for sheet in &self.sheets {
            html = html.replace(&web::address(sheet), sheet);
        }
        self.put(name, lang, theme, &html)
    }

    fn put(&self, name: &str, lang: Lang, theme: Theme, html: &str) -> io::Result<()> {
        let file = format!("{name}-{lang}-{}.html", theme.word());
        fs::write(self.place.join(file), html)
    }
}
