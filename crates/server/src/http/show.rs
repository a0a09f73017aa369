//! A live table as its page shows it to one visitor.

use std::collections::BTreeSet;
use std::sync::Arc;

use maud::Markup;
use model::{Arrangement, Chair, ChatLine, IdentityId, TableStatus};
use tabletop::Viewer;
use web::pages::{self, BestResult, Counsel, LessonStand, MatchEnd, Stage, TablePage};
use web::{Receipt, Visitor};

use super::best;
use super::caller::Caller;
use super::door::place;
use crate::app::App;
use crate::drawings::{Drawing, Sight, Taste};
use crate::gzip::SharedPiece;
use crate::tables::{LiveState, LiveTable, SeenSteps};

/// The whole page.
pub async fn page(app: &App, table: &LiveTable, caller: &Caller) -> Markup {
    let best = best_alone(app, table, caller).await;
    if let Some(me) = caller.me() {
        table.saw(me);
    }
    let hidden = hidden(app, caller).await;
    draw(table, &table.state(), caller, &best, &hidden, pages::table)
}

/// What a decision would bring the visitor.
pub fn preview(table: &LiveTable, caller: &Caller, words: &str) -> Markup {
    let nobody = BTreeSet::new();
    let draw_preview =
        |visitor: &Visitor, page: &TablePage<'_>| pages::preview(visitor, page, words);
    draw(table, &table.state(), caller, &[], &nobody, draw_preview)
}

/// What a reader lacks of the page, with its version. They have it afterwards.
pub async fn update(
    app: &App,
    table: &LiveTable,
    caller: &Caller,
    receipt: &mut Arc<Receipt>,
) -> (u64, Arc<SharedPiece>) {
    let best = best_alone(app, table, caller).await;
    let hidden = hidden(app, caller).await;
    let state = table.state();
    let draw = || {
        app.metrics.page_drawn();
        changes(app, table, &state, caller, &best, &hidden, receipt)
    };
    let drawing = if hidden.is_empty() && is_like_any_bystander(&state, caller.me()) {
        let sight = Sight {
            version: state.version,
            taste: taste(caller),
            has: Arc::clone(receipt),
        };
        table.drawings.get(sight, draw)
    } else {
        draw()
    };
    *receipt = drawing.receipt;
    (state.version, drawing.update)
}

/// Draws what a reader lacks who has this much.
fn changes(
    app: &App,
    table: &LiveTable,
    state: &LiveState,
    caller: &Caller,
    best: &[BestResult],
    hidden: &BTreeSet<IdentityId>,
    receipt: &Receipt,
) -> Drawing {
    let steps = state.play.as_ref().and_then(|play| {
        let version = receipt.version()?;
        SeenSteps::at(version, &play.marks)
    });
    let standing = steps.map(|steps| steps.standing as usize);
    let mut receipt = receipt.clone();
    let update = draw(table, state, caller, best, hidden, |visitor, page| {
        pages::update(visitor, page, standing, &mut receipt)
    });
    Drawing {
        update: event(state.version, &place(app.site.base(), update.to_json())),
        receipt: Arc::new(receipt),
    }
}

/// An update as a server-sent event. JSON has no line breaks, so its text is one line.
fn event(version: u64, data: &str) -> Arc<SharedPiece> {
    SharedPiece::new(format!("event: update\nid: {version}\ndata: {data}\n\n"))
}

/// Whether this person has nothing of their own at the table: no chair, now or before, no rights,
/// and no line in the chat. Then the page is the same for them as for any other bystander.
fn is_like_any_bystander(state: &LiveState, me: Option<IdentityId>) -> bool {
    let Some(me) = me else {
        return true;
    };
    let arrangement = &state.arrangement;
    let chairs = &arrangement.chairs;
    // One's own lines have no menu.
    let has_spoken = state.chat.iter().any(|line| line.author == me);
    !has_spoken
        && arrangement.host != me
        && arrangement.viewer(Some(me)) == Viewer::Bystander
        && arrangement.seat_to_return_to(me).is_none()
        && !chairs
            .iter()
            .any(|chair| matches!(chair, Chair::Person { votes, .. } if votes.contains(&me)))
}

fn taste(caller: &Caller) -> Taste {
    let visitor = &caller.visitor;
    Taste {
        lang: visitor.lang,
        aids: visitor.aids,
        keys: visitor.keys,
        advice: visitor.advice,
        site: caller.site.clone(),
    }
}

/// What a reader has who has seen the page at this version: all of it if that is the present
/// one, nothing otherwise.
pub async fn known(
    app: &App,
    table: &LiveTable,
    caller: &Caller,
    version: Option<u64>,
) -> Arc<Receipt> {
    let mut receipt = Arc::default();
    if version == Some(table.state().version) {
        let (now, _) = update(app, table, caller, &mut receipt).await;
        if version != Some(now) {
            return Arc::default();
        }
    }
    receipt
}

/// The visitor's best matches, if this was one of theirs alone and is over.
async fn best_alone(app: &App, table: &LiveTable, caller: &Caller) -> Vec<BestResult> {
    let best = match caller.me() {
        Some(me) if was_played_alone(table, me) => best::results(app, me, table.game.id()).await,
        _ => Ok(Vec::new()),
    };
    // The page is about the match and is shown even without the list.
    best.unwrap_or_default()
}

/// Whose lines the visitor does not read.
async fn hidden(app: &App, caller: &Caller) -> Arc<BTreeSet<IdentityId>> {
    // Without the list the page is shown all the same: what is said is not secret.
    let hidden = app.people.hidden_from(caller.me()).await;
    hidden.unwrap_or_default()
}

/// Whether the match is over and this person played it alone.
fn was_played_alone(table: &LiveTable, me: IdentityId) -> bool {
    let Arrangement { status, chairs, .. } = &table.state().arrangement;
    *status == TableStatus::Over && matches!(&chairs[..], [chair] if chair.seats(me))
}

fn draw<T>(
    table: &LiveTable,
    state: &LiveState,
    caller: &Caller,
    best: &[BestResult],
    hidden: &BTreeSet<IdentityId>,
    draw: impl FnOnce(&Visitor, &TablePage<'_>) -> T,
) -> T {
    let me = caller.me();
    let rematch = state.rematch.map(|next| next.to_string());
    let absent = state.absent(table.long_ago());
    let take_overs = state.arrangement.take_overs(me, absent);
    let lines = state.chat.iter();
    let shown = lines.filter(|line| !hidden.contains(&line.author));
    let chat: Vec<ChatLine> = shown.cloned().collect();
    let id = table.id.to_string();
    let link = format!("{}/t/{id}", caller.site);
    let page = TablePage {
        id: &id,
        game: table.game.id(),
        config: &table.config,
        chairs: &state.arrangement.chairs,
        present: state.attendance.present,
        viewer: state.viewer(me),
        may_return: me.and_then(|me| state.arrangement.seat_to_return_to(me)),
        may_try: me.is_some_and(|me| state.may_try(me)),
        end: if state.is_broken_off() {
            MatchEnd::Administrator
        } else {
            MatchEnd::Rules
        },
        try_out: table.try_out,
        news: &state.news,
        host: me == Some(state.arrangement.host),
        removed: state.arrangement.removed.len(),
        me,
        public: table.public,
        link: &link,
        bystanders: state.attendance.bystanders,
        chat: &chat,
        best,
        rematch: rematch.as_deref(),
        counsel: Counsel {
            hints_for_all: table.hints_for_all,
            hint: table.hint_for(state, me),
            analysis: state.analysis.clone(),
        },
        lesson: state.play.as_ref().and_then(|play| {
            let progress = play.lesson.as_ref()?;
            Some(LessonStand {
                task: progress.task(),
                done: progress.made().len(),
                of: progress.lesson().tasks().count(),
                objection: state.objection.as_deref(),
            })
        }),
        version: state.version,
        stage: match &state.play {
            None => Stage::Waiting {
                commitment: table.commitment(),
            },
            Some(play) => Stage::Started {
                table: &*play.table,
                take_overs: &take_overs,
            },
        },
    };
    // The path of the page, even for a part of it: changing a setting leads back there.
    let visitor = Visitor {
        path: format!("/t/{id}"),
        ..caller.visitor.clone()
    };
    draw(&visitor, &page)
}
