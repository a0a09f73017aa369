//! A live table as its page shows it to one visitor.

use maud::Markup;
use tabletop::Viewer;
use web::pages::{self, BestResult, Counsel, Hint, Inquiry, Sitter, Stage, TablePage, TakeOver};

use super::best;
use super::caller::Caller;
use crate::app::App;
use crate::hub::{
    AnalysisState, HintState, Inside, Live, Who, current_hint, gives_hints, votes_needed,
};
use crate::store::{Arrangement, Chair, IdentityId, Status};

/// A page or a part of it, with its version.
#[derive(Debug)]
pub struct Shown {
    /// The version of the page.
    pub version: u64,
    /// The page.
    pub markup: Markup,
}

/// The whole page.
pub async fn page(app: &App, live: &Live, caller: &Caller) -> Shown {
    show(app, live, caller, pages::table).await
}

/// The part that changes.
pub async fn part(app: &App, live: &Live, caller: &Caller) -> Shown {
    show(app, live, caller, pages::live).await
}

type Draw = fn(&web::Visitor, &TablePage<'_>) -> Markup;

async fn show(app: &App, live: &Live, caller: &Caller, draw: Draw) -> Shown {
    let me = caller.identity.as_ref().map(|identity| identity.id);
    let best = match me {
        Some(me) if was_played_alone(live, me) => best::results(app, me, live.game.id()).await,
        _ => Ok(Vec::new()),
    };
    // The page is about the match; without the list it is still worth seeing.
    draw_now(live, caller, &best.unwrap_or_default(), draw)
}

/// Whether the match is over and was this person's alone.
fn was_played_alone(live: &Live, me: IdentityId) -> bool {
    let Arrangement { status, chairs, .. } = &live.inside().arrangement;
    *status == Status::Over && matches!(&chairs[..], [chair] if chair.seats(me))
}

fn draw_now(live: &Live, caller: &Caller, best: &[BestResult], draw: Draw) -> Shown {
    let inside = live.inside();
    let me = caller.identity.as_ref().map(|identity| identity.id);
    let rematch = inside.rematch.map(|next| next.to_string());
    let sitters = sitters(&inside);
    let take_overs = take_overs(&inside, me);
    let hinted = me.and_then(|me| inside.seat_of(me));
    let hinted = hinted.filter(|_| gives_hints(live, &inside));
    let hint = hinted.and_then(|seat| current_hint(&inside, seat));
    let chat: Vec<_> = inside.chat.iter().map(|said| said.line.clone()).collect();
    let id = live.id.to_string();
    let link = format!("{}/t/{id}", caller.site);
    let page = TablePage {
        id: &id,
        game: live.game.id(),
        config: &live.config,
        sitters: &sitters,
        viewer: inside.viewer(me),
        host: me == Some(inside.arrangement.host),
        public: live.public,
        link: &link,
        bystanders: bystanders(&inside),
        chat: &chat,
        best,
        rematch: rematch.as_deref(),
        counsel: Counsel {
            hints_for_all: live.hints,
            hint: match &hint {
                Some(HintState::Given(hint)) => Hint::Given(&hint.advice),
                Some(HintState::Thinking(_)) => Hint::Thinking,
                None if hinted.is_some() => Hint::Offered,
                None => Hint::None,
            },
            analysis: shown_analysis(&inside.analysis),
        },
        version: inside.version,
        stage: match &inside.play {
            None => Stage::Waiting {
                commitment: live.commitment(),
            },
            Some(play) => Stage::Started {
                table: &*play.table,
                take_overs: &take_overs,
            },
        },
    };
    // The path of the page, also for its parts: a setting leads back to it.
    let visitor = web::Visitor {
        path: format!("/t/{id}"),
        ..caller.visitor.clone()
    };
    Shown {
        version: inside.version,
        markup: draw(&visitor, &page),
    }
}

fn shown_analysis(analysis: &AnalysisState) -> Inquiry<'_> {
    match analysis {
        AnalysisState::NotAsked => Inquiry::NotAsked,
        AnalysisState::Waiting => Inquiry::Waiting,
        AnalysisState::Running { done, of } => Inquiry::Running {
            done: *done,
            of: *of,
        },
        AnalysisState::Ready(analysis) => Inquiry::Ready(analysis),
    }
}

/// Who sits where.
pub fn sitters(inside: &Inside) -> Vec<Sitter> {
    let sitter = |chair: &Chair| match chair {
        Chair::Empty => Sitter::Nobody,
        Chair::Person {
            identity,
            name,
            left,
            ..
        } => Sitter::Person {
            name: name.clone(),
            here: inside.presence.has(*identity),
            left: *left,
        },
        Chair::Bot { level, name } => Sitter::Bot {
            level: level.to_string(),
            name: name.clone(),
        },
    };
    inside.arrangement.chairs.iter().map(sitter).collect()
}

fn take_overs(inside: &Inside, me: Option<IdentityId>) -> Vec<TakeOver> {
    let needed = votes_needed(&inside.arrangement.chairs);
    inside
        .seats()
        .filter_map(|(seat, chair)| match chair {
            Chair::Person {
                left: true, votes, ..
            } => Some(TakeOver {
                seat,
                votes: votes.len(),
                needed,
                asked: me.is_some_and(|me| votes.contains(&me)),
            }),
            _ => None,
        })
        .collect()
}

/// How many look on without a chair.
fn bystanders(inside: &Inside) -> usize {
    inside
        .presence
        .everybody()
        .filter(|who| match who {
            Who::Identity(identity) => inside.viewer(Some(*identity)) == Viewer::Bystander,
            Who::Stranger(_) => true,
        })
        .count()
}
