//! A live table as its page shows it to one visitor.

use maud::Markup;
use model::{Arrangement, ChatLine, IdentityId, TableStatus};
use web::pages::{self, BestResult, Counsel, Stage, TablePage};
use web::{Receipt, Update, Visitor};

use super::best;
use super::caller::Caller;
use crate::app::App;
use crate::tables::{LiveState, LiveTable, SeenSteps};

/// The whole page.
pub async fn page(app: &App, table: &LiveTable, caller: &Caller) -> Markup {
    let best = best_alone(app, table, caller).await;
    draw(table, &table.state(), caller, &best, pages::table)
}

/// What a reader lacks of the page, with its version.
pub async fn update(
    app: &App,
    table: &LiveTable,
    caller: &Caller,
    receipt: &mut Receipt,
) -> (u64, Update) {
    let best = best_alone(app, table, caller).await;
    let state = table.state();
    let steps = state.play.as_ref().and_then(|play| {
        let version = receipt.version()?;
        SeenSteps::at(version, &play.marks)
    });
    let standing = steps.map(|steps| steps.standing as usize);
    let update = draw(table, &state, caller, &best, |visitor, page| {
        pages::update(visitor, page, standing, receipt)
    });
    (state.version, update)
}

/// What a reader has who has seen the page at this version: all of it if that is the present
/// one, nothing otherwise.
pub async fn known(app: &App, table: &LiveTable, caller: &Caller, version: Option<u64>) -> Receipt {
    let mut receipt = Receipt::default();
    if version == Some(table.state().version) {
        let (now, _) = update(app, table, caller, &mut receipt).await;
        if version != Some(now) {
            return Receipt::default();
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
    draw: impl FnOnce(&Visitor, &TablePage<'_>) -> T,
) -> T {
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
            hint: table.hint_for(state, me),
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
    let visitor = Visitor {
        path: format!("/t/{id}"),
        ..caller.visitor.clone()
    };
    draw(&visitor, &page)
}
