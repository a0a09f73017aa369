//! Who left, who is back and where a bot plays on, said where the eyes are.

use maud::{Markup, html};
use model::{Chair, ChairChange, ChairNews, TakeOver, with_seats};
use narration::Texts;
use tabletop::Seat;

use crate::pages::forms::quiet_button;
use crate::pages::seats::take_over;
use crate::pages::table::{MatchEnd, TablePage};

/// How many steps of the match a notice stays: about as many as everybody takes once.
const STAYS: usize = 8;

/// The notices of now. That somebody is missing stays, with the vote about it, until they are back
/// or a bot plays on.
pub(crate) fn notices(
    texts: &Texts,
    page: &TablePage<'_>,
    steps: usize,
    take_overs: &[TakeOver],
) -> Markup {
    let others = with_seats(page.chairs).filter(|(seat, _)| page.may_return != Some(*seat));
    html! {
        @if page.end == MatchEnd::Administrator {
            div .chair-notice { p { (texts.say("table-broken-off")) } }
        }
        (own(texts, page))
        @for (seat, chair) in others {
            @let offer = take_overs.iter().find(|offer| offer.seat == seat);
            @if let Some(sentence) = sentence(texts, page, seat, chair, steps, offer) {
                div .chair-notice {
                    p { (sentence) }
                    @if let Some(offer) = offer { (take_over(texts, page, offer)) }
                }
            }
        }
    }
}

/// What there is to say about somebody's chair now, if anything.
fn sentence(
    texts: &Texts,
    page: &TablePage<'_>,
    seat: Seat,
    chair: &Chair,
    steps: usize,
    offer: Option<&TakeOver>,
) -> Option<String> {
    if let Chair::Person { left, name, .. } = chair
        && (*left || offer.is_some())
    {
        let key = if *left {
            "chair-news-left"
        } else {
            "chair-absent"
        };
        return Some(texts.say_with(key, &[("name", name.as_str().into())]));
    }
    let latest = page.news.iter().rfind(|news| news.seat == seat)?;
    let is_fresh = latest.step as usize + STAYS >= steps;
    is_fresh.then(|| in_words(texts, latest))
}

/// What the log says about a chair.
pub(crate) fn in_words(texts: &Texts, news: &ChairNews) -> String {
    let name = ("name", news.person.name.as_str().into());
    match &news.change {
        ChairChange::Left => texts.say_with("chair-news-left", &[name]),
        ChairChange::Returned => texts.say_with("chair-news-returned", &[name]),
        ChairChange::Replaced { bot } => {
            texts.say_with("chair-news-replaced", &[name, ("bot", bot.as_str().into())])
        }
    }
}

/// The way back for the visitor who has left.
fn own(texts: &Texts, page: &TablePage<'_>) -> Markup {
    let Some(seat) = page.may_return else {
        return html! {};
    };
    let sentence = match &page.chairs[seat.index()] {
        Chair::Bot { name, .. } => texts.say_with("return-kept", &[("bot", name.as_str().into())]),
        Chair::Empty | Chair::Person { .. } => texts.say("return-left"),
    };
    html! {
        div .chair-notice .own {
            p { (sentence) }
            (quiet_button(&page.address("join"), &[("seat", &seat.to_string())],
                "button primary", &texts.say("return-now")))
        }
    }
}
