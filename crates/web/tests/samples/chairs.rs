//! Pages of people who left or came back, and of boards on which something is tried.

use catalog::AnyGame;
use maud::Markup;
use model::{Chair, ChairChange, ChairNews, IdentityId, Name, Person, TakeOver, TryOut};
use tabletop::{Seat, Viewer};
use web::Visitor;
use web::pages::{self, MatchEnd, ReplayPage, Stage, TablePage};

use super::counsel::analysis_of;
use super::{HOSTILE, finished, played, players, seats, table_page};

pub fn all(visitor: &Visitor, game: &dyn AnyGame) -> Vec<(&'static str, Markup)> {
    vec![
        ("playing-left", left(visitor, game)),
        ("playing-kept", kept(visitor, game)),
        ("playing-alone", alone(visitor, game)),
        ("playing-broken-off", broken_off(visitor, game)),
        ("try-out", tried(visitor, game)),
        ("try-out-over", tried_to_the_end(visitor, game)),
        ("replay-analysed", replay_analysed(visitor, game)),
    ]
}

/// Somebody has left, another is back, and a bot keeps the chair of a third.
pub fn news() -> Vec<ChairNews> {
    let news = |number, seat, name: &str, change| ChairNews {
        arrangement: number,
        step: 3 * number,
        seat: Seat::new(seat),
        person: Person {
            identity: IdentityId(1),
            name: Name::from_store(name.to_owned()),
        },
        change,
    };
    let bot = Name::from_store(HOSTILE.to_owned());
    vec![
        news(1, 0, HOSTILE, ChairChange::Left),
        news(2, 0, HOSTILE, ChairChange::Returned),
        news(3, 1, "Copper Newt", ChairChange::Replaced { bot }),
    ]
}

/// Somebody else has left, and there is a vote about it.
fn left(visitor: &Visitor, game: &dyn AnyGame) -> Markup {
    let table = played(game, 12);
    let config = table.config();
    let mut players = players();
    let last = seats(&config) - 1;
    let seat = Seat::new(u8::try_from(last).expect("few sit at a table"));
    players.swap(last, 3);
    let mut news = news();
    news.push(ChairNews {
        seat,
        change: ChairChange::Left,
        ..news[0].clone()
    });
    let vote = [TakeOver {
        seat,
        votes: 0,
        needed: 1,
        voted: false,
    }];
    let stage = Stage::Started {
        table: &*table,
        take_overs: &vote,
    };
    let me = Viewer::Seat(Seat::new(0));
    let page = TablePage {
        news: &news,
        ..table_page(game, &config, &players[..=last], me, stage)
    };
    pages::table(visitor, &page)
}

/// The visitor has left, and a bot keeps the chair.
fn kept(visitor: &Visitor, game: &dyn AnyGame) -> Markup {
    let table = played(game, 12);
    let config = table.config();
    let mut players = players();
    players[0] = Chair::Bot {
        level: catalog::Level::Greedy,
        name: Name::from_store(HOSTILE.to_owned()),
        character: None,
        kept_for: Some(Person {
            identity: IdentityId(1),
            name: Name::from_store(HOSTILE.to_owned()),
        }),
    };
    let stage = Stage::Started {
        table: &*table,
        take_overs: &[],
    };
    let chairs = &players[..seats(&config)];
    let page = TablePage {
        may_return: Some(Seat::new(0)),
        news: &news(),
        ..table_page(game, &config, chairs, Viewer::Bystander, stage)
    };
    pages::table(visitor, &page)
}

/// The visitor is alone with bots and may try their turn.
fn alone(visitor: &Visitor, game: &dyn AnyGame) -> Markup {
    let table = played(game, 12);
    let config = table.config();
    let players = players();
    let stage = Stage::Started {
        table: &*table,
        take_overs: &[],
    };
    let chairs = &players[..seats(&config)];
    let page = TablePage {
        may_try: true,
        ..table_page(game, &config, chairs, Viewer::Seat(Seat::new(0)), stage)
    };
    pages::table(visitor, &page)
}

/// An administrator has ended the match.
pub fn broken_off(visitor: &Visitor, game: &dyn AnyGame) -> Markup {
    let table = played(game, 12);
    let config = table.config();
    let players = players();
    let stage = Stage::Started {
        table: &*table,
        take_overs: &[],
    };
    let chairs = &players[..seats(&config)];
    let page = TablePage {
        end: MatchEnd::Administrator,
        ..table_page(game, &config, chairs, Viewer::Bystander, stage)
    };
    pages::table(visitor, &page)
}

/// A try-out of a running match.
fn tried(visitor: &Visitor, game: &dyn AnyGame) -> Markup {
    try_out(visitor, game, 12, None)
}

/// A try-out of a finished match that is over itself.
fn tried_to_the_end(visitor: &Visitor, game: &dyn AnyGame) -> Markup {
    try_out(visitor, game, usize::MAX, Some(7))
}

fn try_out(visitor: &Visitor, game: &dyn AnyGame, decisions: usize, step: Option<u32>) -> Markup {
    let table = played(game, decisions);
    let config = table.config();
    let players = players();
    let stage = Stage::Started {
        table: &*table,
        take_overs: &[],
    };
    let chairs = &players[..seats(&config)];
    let page = TablePage {
        try_out: Some(TryOut {
            origin: "abcdefghijklmnopqrstuvwxyz".parse().expect("an id"),
            step,
        }),
        may_try: step.is_none(),
        ..table_page(game, &config, chairs, Viewer::Seat(Seat::new(0)), stage)
    };
    pages::table(visitor, &page)
}

fn replay_analysed(visitor: &Visitor, game: &dyn AnyGame) -> Markup {
    let table = finished(game);
    let config = table.config();
    let analysis = analysis_of(&*table);
    let players = players();
    let page = ReplayPage {
        id: "k3vq7m",
        game: game.id(),
        config: &config,
        chairs: &players[..seats(&config)],
        news: &news(),
        table: &*table,
        analysis: Some(&analysis),
        step: table.length() / 3,
    };
    pages::replay(visitor, &page)
}
