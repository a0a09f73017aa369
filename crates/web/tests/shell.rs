//! What must be true of every page.

mod samples;

use catalog::Level;
use model::Character;
use samples::HOSTILE;
use tabletop::{Seat, SeatSet, Version, Viewer};
use web::pages::{self, Stage};
use web::{Lang, Receipt, Texts, Theme, Update};

/// Looks at every page in every language.
fn every_page(mut look: impl FnMut(&str, &str)) {
    for lang in Lang::ALL {
        for (name, page) in samples::all(lang, Theme::System) {
            look(&format!("{name} in {lang}"), &page.into_string());
        }
    }
}

/// The opening tags with this name, each as the text between `<` and `>`.
fn tags<'a>(html: &'a str, name: &'a str) -> impl Iterator<Item = &'a str> {
    html.split('<')
        .skip(1)
        .filter_map(|rest| rest.split('>').next())
        .filter(move |tag| tag.split([' ', '/']).next() == Some(name))
}

/// Every opening tag.
fn all_tags(html: &str) -> impl Iterator<Item = &str> {
    html.split('<')
        .skip(1)
        .filter_map(|rest| rest.split('>').next())
        .filter(|tag| !tag.starts_with(['/', '!']))
}

fn attribute<'a>(tag: &'a str, name: &str) -> Option<&'a str> {
    let (_, rest) = tag.split_once(&format!(" {name}=\""))?;
    rest.split('"').next()
}

#[test]
fn every_text_is_there() {
    // The beginnings of the shell's keys; no language has such words.
    const BEGINNINGS: &[&str] = &[
        "brand-",
        "nav-",
        "settings-",
        "footer-",
        "script-",
        "list-",
        "home-",
        "status-",
        "new-",
        "chair-",
        "waiting-",
        "table-",
        "take-over-",
        "chat-",
        "log-",
        "luck-",
        "after-",
        "replay-",
        "rules-",
        "account-",
        "best-",
        "rematch-",
        "hint-",
        "analysis-",
        "error-",
        "refusal-",
    ];
    every_page(|name, html| {
        // What is read: between the tags, and in these attributes.
        let between = html.split('>').filter_map(|rest| rest.split('<').next());
        let inside = all_tags(html).flat_map(|tag| {
            [
                "aria-label",
                "title",
                "placeholder",
                "data-say-lost",
                "aria-valuetext",
            ]
            .into_iter()
            .filter_map(|attribute_name| attribute(tag, attribute_name))
        });
        for text in between.chain(inside) {
            for word in text.split_whitespace() {
                let key = BEGINNINGS
                    .iter()
                    .any(|beginning| word.starts_with(beginning))
                    || catalog::games()
                        .iter()
                        .any(|game| word.starts_with(&format!("{}-", game.id())));
                assert!(!key, "{name}: “{word}” has no text");
            }
        }
    });
}

#[test]
fn every_language_has_the_same_keys() {
    let english = keys(Lang::En);
    for lang in Lang::ALL {
        assert_eq!(keys(lang), english, "{lang}");
    }
}

fn keys(lang: Lang) -> Vec<String> {
    let path = format!(
        "{}/../narration/locales/{lang}/shell.ftl",
        env!("CARGO_MANIFEST_DIR")
    );
    std::fs::read_to_string(path)
        .expect("the file is there")
        .lines()
        .filter(|line| line.starts_with(|first: char| first.is_ascii_lowercase()))
        .filter_map(|line| Some(line.split_once(" =")?.0.to_owned()))
        .collect()
}

#[test]
fn nothing_inline_that_the_policy_forbids() {
    every_page(|name, html| {
        for tag in all_tags(html) {
            // Values may say anything; only names of attributes count.
            let names = tag.split('"').step_by(2).flat_map(str::split_whitespace);
            for attribute in names.skip(1) {
                let forbidden = attribute.starts_with("style=") || attribute.starts_with("on");
                assert!(!forbidden, "{name}: <{tag}>");
            }
        }
        assert_eq!(tags(html, "style").count(), 0, "{name}");
        for script in tags(html, "script") {
            let from = attribute(script, "src").expect("scripts are files");
            assert!(from.starts_with("/assets/"), "{name}: {from}");
        }
    });
}

#[test]
fn one_heading_one_main_one_language() {
    every_page(|name, html| {
        for once in ["h1", "main", "title", "html"] {
            assert_eq!(tags(html, once).count(), 1, "{name}: <{once}>");
        }
        let lang = name.rsplit(' ').next();
        assert_eq!(
            tags(html, "html")
                .next()
                .and_then(|tag| attribute(tag, "lang")),
            lang,
            "{name}"
        );
        let main = tags(html, "main")
            .next()
            .and_then(|tag| attribute(tag, "id"));
        let skip = format!("href=\"#{}\"", main.expect("main has an id"));
        assert!(html.contains(&skip), "{name}: the skip link leads to main");
    });
}

#[test]
fn ids_are_unique_and_references_lead_somewhere() {
    every_page(|name, html| {
        let mut ids: Vec<&str> = all_tags(html)
            .filter_map(|tag| attribute(tag, "id"))
            .collect();
        ids.sort_unstable();
        for pair in ids.windows(2) {
            assert_ne!(pair[0], pair[1], "{name}: an id stands twice");
        }
        for tag in all_tags(html) {
            for reference in ["for", "aria-labelledby", "aria-describedby"] {
                for id in attribute(tag, reference)
                    .into_iter()
                    .flat_map(str::split_whitespace)
                {
                    assert!(ids.contains(&id), "{name}: {reference}={id} leads nowhere");
                }
            }
        }
    });
}

#[test]
fn every_control_has_a_label() {
    every_page(|name, html| {
        for (start, _) in html.match_indices(['<']) {
            let tag = html[start + 1..].split('>').next().unwrap_or_default();
            let kind = tag.split(' ').next().unwrap_or_default();
            if !["input", "select", "textarea"].contains(&kind) || tag.contains("type=\"hidden\"") {
                continue;
            }
            let before = &html[..start];
            let wrapped = before.matches("<label").count() > before.matches("</label>").count();
            let named =
                attribute(tag, "id").is_some_and(|id| html.contains(&format!("for=\"{id}\"")));
            assert!(wrapped || named, "{name}: <{tag}>");
        }
        for button in html.split("<button").skip(1) {
            let content = button.split_once('>').map_or("", |(_, rest)| rest);
            let words = content.split("</button>").next().unwrap_or_default();
            let said = words
                .split('>')
                .filter_map(|rest| rest.split('<').next())
                .any(|text| !text.trim().is_empty());
            assert!(said, "{name}: a button without words");
        }
    });
}

#[test]
fn names_and_chat_are_escaped() {
    let mut seen = 0;
    every_page(|name, html| {
        assert!(!html.contains("<b>Eve"), "{name}");
        assert!(!html.contains("<script>alert"), "{name}");
        seen += html.matches("&lt;b&gt;Eve&lt;/b&gt;").count();
    });
    assert!(
        seen > 20,
        "{HOSTILE} is on many pages, but was seen {seen} times"
    );
}

#[test]
fn every_rejection_has_a_text() {
    use tabletop::Rejection as R;
    let seat = Seat::new(0);
    let words = String::new;
    let version = Version(1);
    let all = [
        R::NoSuchSeat {
            seat: seat.into(),
            seats: 3,
        },
        R::Stale {
            given: version,
            current: version,
        },
        R::NotAwaited {
            seat,
            awaited: SeatSet::EMPTY,
        },
        R::AwaitingLuck,
        R::Over,
        R::Unreadable {
            words: words(),
            offered: vec![],
        },
        R::Illegal {
            words: words(),
            offered: vec![],
        },
        R::LuckIsRolled,
        R::NoChanceNow,
        R::ImpossibleOutcome {
            words: words(),
            possible: vec![],
        },
        R::NothingToUndo,
        R::ChoiceIsSealed,
        R::AlreadyRevealed,
        R::NotYoursToUndo { decider: seat },
    ];
    for lang in Lang::ALL {
        for rejection in &all {
            let key = format!("refusal-{}", rejection.code());
            assert!(Texts::of(lang).has(&key), "{lang}: {key}");
        }
    }
}

#[test]
fn every_level_and_every_character_of_bots_has_its_texts() {
    let levels = Level::ALL
        .into_iter()
        .flat_map(|level| [format!("level-{level}"), format!("level-{level}-about")]);
    let characters = Character::ALL
        .into_iter()
        .map(|character| format!("character-{}", character.word()));
    let keys: Vec<String> = levels.chain(characters).collect();
    for lang in Lang::ALL {
        for key in &keys {
            assert!(Texts::of(lang).has(key), "{lang}: {key}");
        }
    }
}

#[test]
fn a_chair_is_offered_to_the_levels_that_play_in_their_own_way() {
    for game in catalog::games() {
        assert_eq!(game.levels(), Level::ALL, "{}", game.id());
    }
}

#[test]
fn the_part_that_changes_says_where_its_changes_come_from() {
    let visitor = samples::visitor(Lang::En, Theme::Dark);
    let game = catalog::games()[0];
    let table = samples::played(game, 6);
    let config = table.config();
    let stage = Stage::Started {
        table: &*table,
        take_overs: &[],
    };
    let page = samples::table_page(game, &config, &[], Viewer::Seat(Seat::new(0)), stage);
    let update = pages::update(&visitor, &page, None, &mut Receipt::default());
    let Update::Whole(html) = update else {
        panic!("a reader who has nothing gets everything: {update:?}");
    };
    let main = tags(&html, "main").next().expect("it is main");
    assert!(html.starts_with("<main"), "{html}");
    assert_eq!(attribute(main, "id"), Some("live"));
    assert_eq!(attribute(main, "data-version"), Some("17"));
    assert_eq!(attribute(main, "data-stream"), Some("/t/k3vq7m/stream"));
    // The version of the match, not of the page, goes with a decision.
    let version = format!("name=\"version\" value=\"{}\"", table.version());
    assert!(html.contains(&version), "{html}");
    for words in table.legal(Seat::new(0)) {
        assert!(
            html.contains(&format!("name=\"decision\" value=\"{words}\"")),
            "{words}"
        );
    }
}

#[test]
fn the_seed_is_shown_only_after_the_end() {
    let game = catalog::games()[0];
    let running = samples::played(game, 6);
    let over = samples::finished(game);
    let seed = tabletop::Seed::from_number(samples::SEED).to_string();
    let visitor = samples::visitor(Lang::En, Theme::Dark);
    for (table, shown) in [(running, false), (over, true)] {
        let config = table.config();
        let stage = Stage::Started {
            table: &*table,
            take_overs: &[],
        };
        let page = samples::table_page(game, &config, &[], Viewer::Bystander, stage);
        let html = pages::table(&visitor, &page).into_string();
        assert_eq!(html.contains(&seed), shown);
        let commitment = table.commitment().expect("the luck is rolled").to_string();
        assert!(html.contains(&commitment));
    }
}

#[test]
fn a_hint_names_its_decisions_in_words_and_can_be_taken() {
    let mut seen = 0;
    every_page(|name, html| {
        if !name.contains("-playing-hint in ") {
            return;
        }
        seen += 1;
        let ranked: Vec<_> = tags(html, "button")
            .filter(|tag| attribute(tag, "data-rank").is_some())
            .collect();
        assert!((1..=3).contains(&ranked.len()), "{name}");
        for tag in ranked {
            let words = attribute(tag, "value").unwrap();
            assert_eq!(attribute(tag, "name"), Some("decision"));
            // What is advised is among the choices, with the same words.
            let choice = format!("value=\"{words}\"");
            assert!(html.matches(&choice).count() >= 2, "{name}: {words}");
        }
        assert!(html.contains("64"), "its value: {name}");
    });
    assert_eq!(seen, catalog::games().len() * Lang::ALL.len());
}

#[test]
fn an_analysis_is_a_picture_a_list_and_numbers() {
    let samples = samples::all(Lang::En, Theme::Dark);
    let (_, page) = samples
        .iter()
        .find(|(name, _)| name == "diamant-over-analysed")
        .unwrap();
    let html = page.clone().into_string();
    let lines = tags(&html, "polyline").filter(|tag| tag.contains("chances-of"));
    // Five seats in both formats and in the legend.
    assert_eq!(lines.count(), 15);
    let ways = html.matches("/replay?step=").count();
    assert!(ways > 20, "{ways} ways to the replay");
    assert_eq!(html.matches("class=\"turn\"").count(), 3);
    let rows = html.split("id=\"analysis-numbers\"").nth(1).unwrap();
    let rows = rows
        .split("</table>")
        .next()
        .unwrap()
        .matches("<tr>")
        .count();
    assert!((10..=62).contains(&rows), "{rows} rows");
    assert!(!html.contains("analysis-ask"), "it is asked for once");
    let over = samples
        .iter()
        .find(|(name, _)| name == "diamant-over")
        .unwrap();
    assert!(over.1.clone().into_string().contains("id=\"analysis-ask\""));
}

#[test]
fn a_match_that_was_broken_off_says_so_and_no_other_does() {
    for lang in Lang::ALL {
        let sentence = Texts::of(lang).say("table-broken-off");
        for (name, page) in samples::all(lang, Theme::System) {
            let says_so = page.into_string().contains(&sentence);
            assert_eq!(says_so, name.contains("broken-off"), "{name} in {lang}");
        }
    }
}
