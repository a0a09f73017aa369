//! A live table as its page shows it to one visitor.

use maud::Markup;
use model::{Arrangement, ChatLine, Hint, IdentityId, Status};
use tabletop::Viewer;
use web::pages::{self, BestResult, Counsel, Stage, TablePage};
use web::{Sent, Update, Visitor};

use super::best;
use super::caller::Caller;
use crate::app::App;
use crate::hub::{Inside, Live, SeenSteps, Who, current_hint, gives_hints};

/// The whole page.
pub async fn page(app: &App, live: &Live, caller: &Caller) -> Markup {
    let best = best_alone(app, live, caller).await;
    draw(live, &live.inside(), caller, &best, pages::table)
}

/// What a reader lacks of the page, with its version.
pub async fn update(app: &App, live: &Live, caller: &Caller, sent: &mut Sent) -> (u64, Update) {
    let best = best_alone(app, live, caller).await;
    let inside = live.inside();
    let steps = inside.play.as_ref().and_then(|play| {
        let version = sent.version()?;
        SeenSteps::at(version, &play.marks)
    });
    let standing = steps.map(|steps| steps.standing as usize);
    let update = draw(live, &inside, caller, &best, |visitor, page| {
        pages::update(visitor, page, standing, sent)
    });
    (inside.version, update)
}

/// What a reader has who has seen the page at this version: all of it if that is the present
/// one, nothing otherwise.
pub async fn known(app: &App, live: &Live, caller: &Caller, version: Option<u64>) -> Sent {
    let mut sent = Sent::default();
    if version == Some(live.inside().version) {
        let (now, _) = update(app, live, caller, &mut sent).await;
        if version != Some(now) {
            return Sent::default();
        }
    }
    sent
}

/// The visitor's best matches, if this was one of theirs alone and is over.
async fn best_alone(app: &App, live: &Live, caller: &Caller) -> Vec<BestResult> {
    let best = match caller.identity.as_ref().map(|identity| identity.id) {
        Some(me) if was_played_alone(live, me) => best::results(app, me, live.game.id()).await,
        _ => Ok(Vec::new()),
    };
    // The page is about the match; without the list it is still worth seeing.
    best.unwrap_or_default()
}

/// Whether the match is over and was this person's alone.
fn was_played_alone(live: &Live, me: IdentityId) -> bool {
    let Arrangement { status, chairs, .. } = &live.inside().arrangement;
    *status == Status::Over && matches!(&chairs[..], [chair] if chair.seats(me))
}

fn draw<T>(
    live: &Live,
    inside: &Inside,
    caller: &Caller,
    best: &[BestResult],
    draw: impl FnOnce(&Visitor, &TablePage<'_>) -> T,
) -> T {
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
        bystanders: bystanders(inside),
        chat: &chat,
        best,
        rematch: rematch.as_deref(),
        counsel: Counsel {
            hints_for_all: live.hints,
            hint: hint(live, inside, me),
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
    let visitor = Visitor {
        path: format!("/t/{id}"),
        ..caller.visitor.clone()
    };
    draw(&visitor, &page)
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
