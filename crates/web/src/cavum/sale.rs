//! The sale of a colour (K42): one scale on which bids stand and prices are chosen.

use cavum::{Colour, Event, STONES_PER_COLOUR, StageView, View};
use maud::{Markup, html};
use narration::cavum::words;
use tabletop::Seat;

use super::auction::{Rung, prices};
use super::players::{name, seat_class};
use super::sprite::gem;
use super::turn::Turn;
use crate::art::Scene;

/// The colours in their order and the scale of the one that is on sale, if one is.
pub(super) fn sale(heard: &[&Event], view: &View, turn: Turn<'_>, scene: &Scene<'_>) -> Markup {
    let texts = scene.texts;
    match view.stage {
        StageView::Selling { colour, lowest, .. } => html! {
            section .cm-panel .cm-sale aria-labelledby="cm-sale" {
                h2 #cm-sale { (title(colour, scene)) }
                (colours(colour, view))
                (scale(&Scale::new(heard, view, turn, colour, lowest), scene))
            }
        },
        StageView::SellingStones {
            seat,
            colour,
            price,
        } => html! {
            section .cm-panel .cm-sale aria-labelledby="cm-sale" {
                h2 #cm-sale { (title(colour, scene)) }
                (colours(colour, view))
                p { (texts.say_with("cavum-board-sells-at", &[
                    ("name", scene.name(seat).into()),
                    ("price", price.into()),
                ])) }
            }
        },
        _ => html! {},
    }
}

fn title(colour: Colour, scene: &Scene<'_>) -> Markup {
    let shade = ("colour", words::colour(colour, scene.texts).into());
    html! { (gem(colour)) (scene.texts.say_with("cavum-board-sale", &[shade])) }
}

/// All six in the order of the sale, those that are done faded.
fn colours(present: Colour, view: &View) -> Markup {
    let order = || view.scales.iter().map(|scale| scale.colour);
    let place = order().position(|colour| colour == present).unwrap_or(0);
    html! {
        p .cm-order-of-sale aria-hidden="true" {
            @for (number, colour) in order().enumerate() {
                span .cm-past[number < place] .cm-present[number == place] { (gem(colour)) }
            }
        }
    }
}

/// What the scale of a sale shows.
struct Scale {
    colour: Colour,
    /// The highest number without a stone.
    highest: u8,
    lowest: Option<u8>,
    /// The last bid of everybody who has bid, or their pass.
    rungs: Vec<Rung>,
    /// How many stones of the colour the viewer could sell, if they are asked.
    own: Option<u8>,
}

impl Scale {
    fn new(
        heard: &[&Event],
        view: &View,
        turn: Turn<'_>,
        colour: Colour,
        lowest: Option<u8>,
    ) -> Self {
        let scale = view.scales.iter().find(|scale| scale.colour == colour);
        let own = turn.own.filter(|_| turn.is_own());
        let own = own.and_then(|seat| view.seats[seat.index()].stones);
        Self {
            colour,
            highest: scale.map_or(0, |scale| scale.highest_visible),
            lowest,
            rungs: prices(heard),
            own: own.map(|stones| stones[colour]),
        }
    }

    fn may_bid(&self, number: u8) -> bool {
        let below = self.lowest.map_or(self.highest + 1, |lowest| lowest);
        self.own.is_some() && number < below
    }

    /// Who has bid this, and whether they have passed since.
    fn bidder(&self, number: u8) -> Option<(Seat, bool)> {
        let bid = |&&(_, bid): &&Rung| bid == Some(number.into());
        let &(seat, _) = self.rungs.iter().find(bid)?;
        let last = self.rungs.iter().rev().find(|(other, _)| *other == seat);
        let is_last = self
            .rungs
            .iter()
            .rev()
            .find(|(other, bid)| *other == seat && bid.is_some());
        (is_last? == &(seat, Some(number.into())))
            .then_some((seat, last.is_some_and(|(_, bid)| bid.is_none())))
    }
}

/// Nine rungs from the highest number down. Those that are still allowed choose the bid.
fn scale(scale: &Scale, scene: &Scene<'_>) -> Markup {
    let texts = scene.texts;
    html! {
        ol .cm-rungs {
            @for number in (1..=STONES_PER_COLOUR).rev() {
                @let bidder = scale.bidder(number);
                @let class = bidder.map(|(seat, _)| seat_class(seat)).unwrap_or_default();
                li .cm-rung .(class) .cm-filled[number > scale.highest] .cm-open[scale.may_bid(number)] {
                    b { (number) }
                    @if number > scale.highest { (gem(scale.colour)) }
                    @else if let Some((seat, out)) = bidder {
                        (name(seat, scene))
                        @if out { span .cm-soft { (texts.say("cavum-board-out")) } }
                        @else if scale.lowest == Some(number) { span .cm-tag { (texts.say("cavum-board-lowest-now")) } }
                    } @else if scale.may_bid(number) {
                        button type="button" .cm-choose data-chooses={ "bid " (number) } {
                            (brings(number, scale.own.unwrap_or(1), scene))
                        }
                    }
                }
            }
        }
    }
}

/// What one stone or all of them would bring.
fn brings(price: u8, stones: u8, scene: &Scene<'_>) -> String {
    let least = if stones > 1 {
        u16::from(price).into()
    } else {
        "same".into()
    };
    let most = u16::from(price) * u16::from(stones.max(1));
    let arguments = [("least", least), ("most", most.into())];
    scene.texts.say_with("cavum-board-rung", &arguments)
}
