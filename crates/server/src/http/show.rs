//! A live table as its page shows it to one visitor.

use maud::Markup;
use model::{Arrangement, ChatLine, IdentityId, Status};
use web::pages::{self, BestResult, Counsel, Stage, TablePage};

use super::best;
use super::caller::Caller;
use crate::app::App;
use crate::tables::LiveTable;

/// A page or a part of it, drawn at a version.
#[derive(Debug)]
pub struct Drawing {
    /// The version of the page.
    pub version: u64,
    /// The page.
    pub markup: Markup,
}

/// The whole page.
pub async fn page(app: &App, table: &LiveTable, caller: &Caller) -> Drawing {
    show(app, table, caller, pages::table).await
}

/// The part that changes.
pub async fn part(app: &App, table: &LiveTable, caller: &Caller) -> Drawing {
    show(app, table, caller, pages::live).await
}

type Draw = fn(&web::Visitor, &TablePage<'_>) -> Markup;

async fn show(app: &App, table: &LiveTable, caller: &Caller, draw: Draw) -> Drawing {
    let me = caller.me();
    let best = match me {
        Some(me) if was_played_alone(table, me) => best::results(app, me, table.game.id()).await,
        _ => Ok(Vec::new()),
    };
    // The page is about the match and is shown even without the list.
    draw_now(table, caller, &best.unwrap_or_default(), draw)
}

/// Whether the match is over and this person played it alone.
fn was_played_alone(table: &LiveTable, me: IdentityId) -> bool {
    let Arrangement { status, chairs, .. } = &table.state().arrangement;
    *status == Status::Over && matches!(&chairs[..], [chair] if chair.seats(me))
}

fn draw_now(table: &LiveTable, caller: &Caller, best: &[BestResult], draw: Draw) -> Drawing {
    let state = table.state();
    let me = caller.me();
    let rematch = state.rematch.map(|next| next.to_string());
    let take_overs = state.arrangement.take_overs(me);
    let chat: Vec<ChatLine> = state.chat.iter().cloned().collect();
    let id = table.id.to_string();
    let link = format!("{}/t/{id}", caller.site);
    let page = TablePage {
        id: &id,
        game: table.game.id(),
        config: &table.config,
        chairs: &state.arrangement.chairs,
        present: state.present(),
        viewer: state.arrangement.viewer(me),
        host: me == Some(state.arrangement.host),
        public: table.public,
        link: &link,
        bystanders: state.bystanders(),
        chat: &chat,
        best,
        rematch: rematch.as_deref(),
        counsel: Counsel {
            hints_for_all: table.hints_for_all,
            hint: table.hint_for(&state, me),
            analysis: state.analysis.clone(),
        },
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
    let visitor = web::Visitor {
        path: format!("/t/{id}"),
        ..caller.visitor.clone()
    };
    Drawing {
        version: state.version,
        markup: draw(&visitor, &page),
    }
}
