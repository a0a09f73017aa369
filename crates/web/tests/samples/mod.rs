//! Every page in every situation, for the tests and for the gallery.

mod chairs;
mod counsel;
pub mod lessons;

use std::collections::HashMap;
use std::sync::{LazyLock, Mutex};

use catalog::{AnyGame, GameId};
use maud::Markup;
use model::{Chair, Character, ChatLine, IdentityId, Name, Person, TakeOver, Timestamp};
use serde_json::{Value, json};
use tabletop::{AnyTable, LuckSource, Seat, SeatSet, Seed, Viewer};
use web::pages::{
    self, AccountPage, BegunLesson, BestList, BestResult, BlockedPerson, CardStatus, Counsel, Day,
    ErrorPage, HomePage, MatchEnd, ModerationPage, ReplayPage, ReportCard, SanctionedPerson, Stage,
    TableCard, TablePage,
};
use web::{Lang, Theme, Visitor, Volume};

/// A name as an attacker would choose it.
pub const HOSTILE: &str = "<b>Eve</b> \"'&";

/// The seed of every match.
pub const SEED: u64 = 5;

/// A page and the name of its file.
pub type Sample = (String, Markup);

/// Every page in this language and theme.
pub fn all(lang: Lang, theme: Theme) -> Vec<Sample> {
    let visitor = visitor(lang, theme);
    let mut samples = around(&visitor);
    for game in catalog::games() {
        let of_game = [
            vec![("rules", pages::rules(&visitor, game.game_id()))],
            waiting(&visitor, *game),
            started(&visitor, *game),
            replayed(&visitor, *game),
            counsel::all(&visitor, *game),
            chairs::all(&visitor, *game),
            lessons::all(&visitor, game.game_id()),
        ];
        samples.extend(of_game.into_iter().flatten().map(|(name, page)| {
            let name = format!("{}-{name}", game.id());
            (name, page)
        }));
    }
    samples
}

/// Somebody with a harmless name.
pub fn visitor(lang: Lang, theme: Theme) -> Visitor {
    Visitor {
        lang,
        theme,
        aids: true,
        sounds: Volume::Off,
        keys: true,
        advice: false,
        name: "Mossy Lantern".to_owned(),
        claimed: false,
        path: "/t/k3vq7m".to_owned(),
    }
}

fn around(visitor: &Visitor) -> Vec<Sample> {
    let claimed = Visitor {
        claimed: true,
        ..visitor.clone()
    };
    let hostile = Visitor {
        name: HOSTILE.to_owned(),
        ..visitor.clone()
    };
    let problem = AccountPage {
        problem: Some("name-invalid"),
        ..AccountPage::default()
    };
    let done = AccountPage {
        done: Some("claimed"),
        best: vec![BestList {
            game: "caverna",
            results: best(),
        }],
        codes: vec!["abcd-efgh-2345-6789".to_owned(); 8],
        blocked: vec![BlockedPerson {
            number: 3,
            name: HOSTILE.to_owned(),
        }],
        moderator: true,
        ..AccountPage::default()
    };
    let moderation = ModerationPage {
        reports: vec![ReportCard {
            number: 1,
            table: "k3vq7m".to_owned(),
            author: "Quartz Badger".to_owned(),
            name_then: HOSTILE.to_owned(),
            text: "<script>alert(1)</script>".to_owned(),
            reason: HOSTILE.to_owned(),
            reporter: "Mossy Lantern".to_owned(),
            time: Timestamp(0),
        }],
        people: vec![SanctionedPerson {
            number: 7,
            name: HOSTILE.to_owned(),
            banned: true,
            muted: true,
        }],
    };
    let reason = visitor.texts().say("refusal-seat_taken");
    let quiet = HomePage {
        open: Vec::new(),
        mine: Vec::new(),
        lessons: Vec::new(),
    };
    [
        ("home", pages::home(visitor, &busy_home())),
        ("home-first-visit", pages::home(visitor, &quiet)),
        (
            "account-guest",
            pages::account(visitor, &AccountPage::default()),
        ),
        ("account-claimed", pages::account(&claimed, &done)),
        ("account-problem", pages::account(&hostile, &problem)),
        ("moderation", pages::moderation(&claimed, &moderation)),
        (
            "error-not-found",
            pages::error(visitor, &ErrorPage::NotFound),
        ),
        (
            "error-refused",
            pages::error(visitor, &ErrorPage::Refused { reason }),
        ),
        ("error-too-many", pages::error(visitor, &ErrorPage::TooMany)),
        ("error-fault", pages::error(visitor, &ErrorPage::Fault)),
    ]
    .map(|(name, page)| (name.to_owned(), page))
    .to_vec()
}

fn busy_home() -> HomePage {
    let card = |id: &str, host: &str, taken, status| TableCard {
        id: id.to_owned(),
        game: "diamant",
        config: opened(catalog::games()[0]).config(),
        host: host.to_owned(),
        taken,
        seats: 5,
        status,
    };
    HomePage {
        open: vec![
            card("a1", "Quartz Badger", 2, CardStatus::Waiting),
            card("a2", HOSTILE, 4, CardStatus::Waiting),
        ],
        mine: vec![
            card("b1", "Mossy Lantern", 5, CardStatus::Over),
            card("b2", "Mossy Lantern", 5, CardStatus::YourTurn),
            card("b3", "Quartz Badger", 5, CardStatus::Playing),
        ],
        lessons: vec![BegunLesson {
            game: GameId::ALL[0],
            done: 3,
        }],
    }
}

fn waiting(visitor: &Visitor, game: &dyn AnyGame) -> Vec<(&'static str, Markup)> {
    let free = [
        person(&visitor.name),
        person(HOSTILE),
        Chair::Empty,
        bot("greedy"),
        Chair::Empty,
    ];
    let full = [
        person(&visitor.name),
        person("Quartz Badger"),
        bot("random"),
        bot("greedy"),
        bot("greedy"),
    ];
    let config = opened(game).config();
    let page = |chairs: &[Chair], viewer, host| {
        let waiting = Stage::Waiting {
            commitment: Seed::from_number(SEED).commitment(),
        };
        let chairs = &chairs[..seats(&config)];
        let page = TablePage {
            host,
            ..table_page(game, &config, chairs, viewer, waiting)
        };
        pages::table(visitor, &page)
    };
    vec![
        (
            "waiting-host",
            page(&free, Viewer::Seat(Seat::new(0)), true),
        ),
        (
            "waiting-ready",
            page(&full, Viewer::Seat(Seat::new(0)), true),
        ),
        (
            "waiting-guest",
            page(&full, Viewer::Seat(Seat::new(1)), false),
        ),
        ("waiting-stranger", page(&free, Viewer::Bystander, false)),
    ]
}

fn started(visitor: &Visitor, game: &dyn AnyGame) -> Vec<(&'static str, Markup)> {
    let page = |table: &dyn AnyTable, viewer, take_overs: &[TakeOver]| {
        let config = table.config();
        let stage = Stage::Started { table, take_overs };
        let chairs = &players()[..seats(&config)];
        pages::table(visitor, &table_page(game, &config, chairs, viewer, stage))
    };
    let me = Viewer::Seat(Seat::new(0));
    let choosing = played(game, 12);
    let mut chosen = choosing.duplicate();
    let words = chosen
        .legal(Seat::new(0))
        .first()
        .cloned()
        .expect("seat 0 is asked");
    chosen
        .decide(Seat::new(0), &words, None)
        .expect("the first decision is legal");
    let gone = TakeOver {
        seat: Seat::new(3),
        votes: 1,
        needed: 2,
        voted: false,
    };
    let asked = TakeOver {
        voted: true,
        ..gone
    };
    vec![
        ("playing-first", page(&*played(game, 0), me, &[])),
        ("playing-choose", page(&*choosing, me, &[gone])),
        ("playing-chosen", page(&*chosen, me, &[asked])),
        (
            "playing-bystander",
            page(&*choosing, Viewer::Bystander, &[]),
        ),
        ("over", page(&*finished(game), me, &[])),
        (
            "over-bystander",
            page(&*finished(game), Viewer::Bystander, &[]),
        ),
        ("over-with-more", over_with_more(visitor, game)),
    ]
}

/// After the end, with everything that can stand there: the way to the next game, and a list
/// of best results.
fn over_with_more(visitor: &Visitor, game: &dyn AnyGame) -> Markup {
    let table = finished(game);
    let config = table.config();
    let stage = Stage::Started {
        table: &*table,
        take_overs: &[],
    };
    let (players, best) = (players(), best());
    let chairs = &players[..seats(&config)];
    let page = TablePage {
        best: &best,
        rematch: Some("n3xt"),
        ..table_page(game, &config, chairs, Viewer::Seat(Seat::new(0)), stage)
    };
    pages::table(visitor, &page)
}

fn best() -> Vec<BestResult> {
    let result = |table: &str, points, month, day| BestResult {
        table: table.to_owned(),
        points,
        day: Day {
            year: 2026,
            month,
            day,
        },
    };
    vec![
        result("b3st", 57, 10, 31),
        result("k3vq7m", 51, 11, 1),
        result("s4me", 51, 11, 16),
        result("w0rst", -2, 3, 9),
    ]
}

fn replayed(visitor: &Visitor, game: &dyn AnyGame) -> Vec<(&'static str, Markup)> {
    let table = finished(game);
    let config = table.config();
    let steps = table.length();
    [
        ("replay-start", 0),
        ("replay-middle", steps / 2),
        ("replay-end", steps),
    ]
    .into_iter()
    .map(|(name, step)| {
        let page = ReplayPage {
            id: "k3vq7m",
            game: game.id(),
            config: &config,
            chairs: &players()[..seats(&config)],
            news: &chairs::news(),
            table: &*table,
            analysis: None,
            step,
        };
        (name, pages::replay(visitor, &page))
    })
    .collect()
}

/// A table with a chat that has seen everything.
pub fn table_page<'a>(
    game: &dyn AnyGame,
    config: &'a Value,
    chairs: &'a [Chair],
    viewer: Viewer,
    stage: Stage<'a>,
) -> TablePage<'a> {
    static CHAT: LazyLock<Vec<ChatLine>> = LazyLock::new(|| {
        [
            (1, "Quartz Badger", "Good luck, everybody!"),
            (2, HOSTILE, "<script>alert(1)</script>"),
        ]
        .map(|(number, name, text)| ChatLine {
            number,
            author: IdentityId(1),
            bystander: number == 2,
            name: Name::from_store(name.to_owned()),
            text: text.to_owned(),
            time: Timestamp(0),
        })
        .to_vec()
    });
    TablePage {
        id: "k3vq7m",
        game: game.id(),
        config,
        chairs,
        // The fourth has gone.
        present: SeatSet::first(3),
        viewer,
        may_return: None,
        may_try: false,
        end: MatchEnd::Rules,
        try_out: None,
        news: &[],
        host: false,
        removed: 1,
        me: Some(IdentityId(9)),
        public: true,
        link: "https://grotto.example/t/k3vq7m",
        bystanders: 2,
        chat: &CHAT,
        best: &[],
        counsel: Counsel::default(),
        lesson: None,
        rematch: None,
        version: 17,
        stage,
    }
}

/// A match of this game before its first step.
fn opened(game: &dyn AnyGame) -> Box<dyn AnyTable> {
    let wishes = match game.id() {
        "diamant" => json!({"seats": 5, "relics": true}),
        _ => json!({}),
    };
    let luck = LuckSource::Rolled(Seed::from_number(SEED));
    game.open(&wishes, luck)
        .expect("the configuration is valid")
}

fn seats(config: &Value) -> usize {
    let seats = config["seats"].as_u64().expect("every game has seats");
    usize::try_from(seats).expect("few sit at a table")
}

pub fn players() -> [Chair; 5] {
    let gone = Chair::Person {
        identity: IdentityId(1),
        name: Name::from_store("Copper Newt".to_owned()),
        left: true,
        votes: Vec::new(),
    };
    [
        person("Mossy Lantern"),
        person(HOSTILE),
        bot("greedy"),
        gone,
        bot("random"),
    ]
}

fn person(name: &str) -> Chair {
    Chair::for_person(Person {
        identity: IdentityId(1),
        name: Name::from_store(name.to_owned()),
    })
}

fn bot(level: &str) -> Chair {
    Chair::Bot {
        level: level.parse().expect("it is a level"),
        name: Name::from_store("Pebble".to_owned()),
        character: Some(Character::Flint),
        kept_for: None,
    }
}

/// Matches by their game and number of decisions.
type Played = HashMap<(&'static str, usize), Box<dyn AnyTable>>;

/// A match after at least this many decisions, with seat 0 to decide.
pub fn played(game: &dyn AnyGame, decisions: usize) -> Box<dyn AnyTable> {
    // Every language shows the same matches, and bots take a while to play them.
    static PLAYED: LazyLock<Mutex<Played>> = LazyLock::new(Mutex::default);
    let mut played = PLAYED.lock().expect("nobody panics while playing");
    played
        .entry((game.id(), decisions))
        .or_insert_with(|| play(game, decisions))
        .duplicate()
}

fn play(game: &dyn AnyGame, decisions: usize) -> Box<dyn AnyTable> {
    let mut table = opened(game);
    let mut made = 0;
    while table.outcome().is_none() {
        let awaited = table.prompt().awaited();
        if made >= decisions && awaited.contains(Seat::new(0)) {
            break;
        }
        for seat in awaited {
            // Bots that all think alike would make dull pictures.
            let level = catalog::Level::ALL[seat.index() % 2];
            let proposal = game.propose(&*table, seat, level, made as u64);
            let words = proposal.expect("the seat is awaited").decision;
            table
                .decide(seat, &words, None)
                .expect("bots play by the rules");
            made += 1;
        }
    }
    table
}

/// A match that is over.
pub fn finished(game: &dyn AnyGame) -> Box<dyn AnyTable> {
    played(game, usize::MAX)
}
