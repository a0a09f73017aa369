//! A live table as its page shows it to one visitor.

use maud::Markup;
use model::{Arrangement, ChatLine, Hint, IdentityId, Status};
use tabletop::Viewer;
use web::pages::{self, BestResult, Counsel, Stage, TablePage};

use super::best;
use super::caller::Caller;
use crate::app::App;
use crate::hub::{Inside, Live, Who, current_hint, gives_hints};

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
    let take_overs = inside.arrangement.take_overs(me);
    let chat: Vec<ChatLine> = inside.chat.iter().cloned().collect();
    let id = live.id.to_string();
    let link = format!("{}/t/{id}", caller.site);
    let page = TablePage {
        id: &id,
        game: live.game.id(),
        config: &live.config,
        chairs: &inside.arrangement.chairs,
        present: inside.present(),
        viewer: inside.arrangement.viewer(me),
        host: me == Some(inside.arrangement.host),
        public: live.public,
        link: &link,
        bystanders: bystanders(&inside),
        chat: &chat,
        best,
        rematch: rematch.as_deref(),
        counsel: Counsel {
            hints_for_all: live.hints,
            hint: hint(live, &inside, me),
            analysis: inside.analysis.clone(),
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

/// The hint of this person, if they have a seat at a table with hints.
fn hint(live: &Live, inside: &Inside, me: Option<IdentityId>) -> Hint {
    let seat = me.and_then(|me| inside.arrangement.seat_of(me));
    seat.filter(|_| gives_hints(live, inside))
        .map_or(Hint::Unavailable, |seat| current_hint(inside, seat))
}

/// How many look on without a chair.
fn bystanders(inside: &Inside) -> usize {
    inside
        .presence
        .everybody()
        .filter(|who| match who {
            Who::Identity(identity) => {
                inside.arrangement.viewer(Some(*identity)) == Viewer::Bystander
            }
            Who::Stranger(_) => true,
        })
        .count()
}
