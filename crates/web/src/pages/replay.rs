//! A finished match, step by step.

use catalog::{Analysis, GameId};
use maud::{Markup, html};
use model::{Chair, ChairNews};
use narration::{Reader, Texts, Weight, narration};
use serde_json::Value;
use tabletop::{AnyTable, Version, Viewer};

use crate::any_art::{LogRange, Rendering, art};
use crate::art::Scene;
use crate::pages::layout::{self, Frame};
use crate::pages::log::{log, places};
use crate::pages::luck::luck;
use crate::pages::playing::{around, explanation};
use crate::pages::replay_controls::{controls, heading_links, position, step_links};
use crate::pages::replay_track::mark;
use crate::pages::table::{heading, names};
use crate::part::Part;
use crate::receipt::{LogTail, Receipt};
use crate::update::Update;
use crate::visitor::Visitor;

/// What a replay shows: `/t/ID/replay?step=N`.
#[derive(Debug)]
pub struct ReplayPage<'a> {
    /// The table's id.
    pub id: &'a str,
    /// Its game.
    pub game: &'static str,
    /// Its complete configuration.
    pub config: &'a Value,
    /// The chairs by seat.
    pub chairs: &'a [Chair],
    /// What the log says about the chairs, oldest first.
    pub news: &'a [ChairNews],
    /// The whole match.
    pub table: &'a dyn AnyTable,
    /// What the search has found out about it, if somebody has asked.
    pub analysis: Option<&'a Analysis>,
    /// The step shown.
    pub step: usize,
}

/// A heading of the log, where a round or a phase begins.
#[derive(Debug)]
pub(crate) struct Heading {
    /// The first step that is shown under it.
    pub(crate) step: usize,
    /// What it says.
    pub(crate) text: String,
}

impl ReplayPage<'_> {
    /// How many steps the match has.
    pub(crate) fn steps(&self) -> usize {
        self.table.length()
    }

    /// The address of a step: it stays the same for ever.
    pub(crate) fn address(&self, step: usize) -> String {
        format!("/t/{}/replay?step={step}", self.id)
    }
}

/// The page, with links to other steps and a slider; all are `GET` of the same address. The
/// script makes them live by putting in what differs, which `/t/ID/replay/step?from=M&step=N`
/// gives it. The slider is in no part: a hand may hold it.
pub fn replay(visitor: &Visitor, page: &ReplayPage<'_>) -> Markup {
    let texts = visitor.texts();
    let title = texts.say_with(
        "replay-title",
        &[("game", texts.say(&format!("{}-name", page.game)).into())],
    );
    let frame = Frame::live(title).with_replay(page.game).with_controls();
    let names = names(page.chairs);
    let scene = scene(visitor, &names);
    let headings = headings(page, &scene);
    let shown = Shown::at(page.step, page, &scene, &headings, LogRange::Whole);
    let main = html! {
        main #live .table .replay .{ "plays-" (page.game) } tabindex="-1" {
            (shown.heading)
            (controls(visitor, page, &scene, &shown, &headings))
            section .board aria-label=(texts.say("table-board")) data-spot="board" { (shown.board) }
            (shown.explanation)
            (shown.beside)
            (shown.below)
            section .talk { (shown.log) }
            div .aftermath {
                (shown.luck)
                p .after {
                    a .button href={ "/t/" (page.id) } { (texts.say("replay-table")) }
                    a .button href={ "/t/" (page.id) "/record" } download { (texts.say("after-record")) }
                }
            }
        }
    };
    layout::page(visitor, &frame, &main)
}

/// What a reader lacks of the page's step who sees another one.
pub fn replay_update(visitor: &Visitor, page: &ReplayPage<'_>, from: usize) -> Update {
    let names = names(page.chairs);
    let scene = scene(visitor, &names);
    let headings = headings(page, &scene);
    let shown = |step, range| Shown::at(step, page, &scene, &headings, range);
    let before = shown(from, LogRange::After(from));
    let mut receipt = Receipt::default();
    receipt.all(
        &page.id,
        before.version,
        &before.parts(),
        before.tail.as_ref(),
    );
    let now = shown(page.step, LogRange::After(from.min(page.step)));
    let changes = receipt.changes(now.version, &now.parts(), now.tail.as_ref());
    // Only parts are compared, so there is nothing around them that could differ.
    Update::Changed(changes.unwrap_or_default())
}

/// Everything of the page that differs from step to step, in parts.
pub(crate) struct Shown {
    pub(crate) status: Markup,
    pub(crate) steps: Markup,
    pub(crate) headings: Markup,
    pub(crate) mark: Markup,
    heading: Markup,
    board: Markup,
    explanation: Markup,
    beside: Markup,
    below: Markup,
    log: Markup,
    luck: Markup,
    tail: Option<LogTail>,
    version: Option<Version>,
}

impl Shown {
    fn at(
        step: usize,
        page: &ReplayPage<'_>,
        scene: &Scene<'_>,
        headings: &[Heading],
        range: LogRange,
    ) -> Self {
        let texts: &Texts = scene.texts;
        let table = page.table.at(step);
        let Rendering { picture, lines, .. } =
            art(GameId::of(page.table)).draw(&*table, scene, range);
        let told = places(page.news).partition_point(|place| *place <= step);
        let news = &page.news[..told];
        let part = |name: &'static str, inside: Markup| html! { (Part::new(name, inside)) };
        Self {
            status: part("status", position(texts, page, step, headings)),
            steps: part("steps", step_links(texts, page, step, headings)),
            headings: part("headings", heading_links(page, step, headings)),
            mark: part("mark", mark(step, page.steps())),
            heading: heading(texts, page.game, page.config, &picture.head),
            board: part("board", picture.board),
            explanation: explanation(texts, &picture.explanation),
            beside: part("beside", around("beside", &picture.beside)),
            below: part("below", around("below", &picture.below)),
            tail: Some(LogTail::of(texts, &lines, news)),
            log: log(texts, &lines, news),
            luck: part("luck", luck(texts, &*table)),
            version: Some(table.version()),
        }
    }

    fn parts(&self) -> Markup {
        html! {
            (self.status) (self.steps) (self.headings) (self.mark) (self.heading)
            (self.board) (self.explanation) (self.beside) (self.below) (self.log) (self.luck)
        }
    }
}

/// A replay is seen from beside the table, as it always was: from there everything is told that
/// is open after the end.
fn scene<'a>(visitor: &Visitor, names: &'a [String]) -> Scene<'a> {
    Scene {
        reader: Reader {
            texts: visitor.texts(),
            viewer: Viewer::Bystander,
            names,
        },
        aids: visitor.aids,
        best_so_far: false,
    }
}

fn headings(page: &ReplayPage<'_>, scene: &Scene<'_>) -> Vec<Heading> {
    let story = narration(GameId::of(page.table)).story(page.table, scene);
    let lines = story.lines.into_iter();
    lines
        .filter(|line| line.sentence.weight == Weight::Heading)
        .map(|line| {
            // What it brings comes after a colon.
            let name = line.sentence.text.split(':').next();
            Heading {
                step: line.step,
                text: name.unwrap_or_default().trim().to_owned(),
            }
        })
        .collect()
}
