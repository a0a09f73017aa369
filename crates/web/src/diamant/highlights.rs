//! What happened, one moment after the other: the choices are turned over (D11), some go home
//! (D12, D13, D21), a card is turned over (D7, D8, D9, D20), a round ends and another begins.
//!
//! All of a round is played over the position before, up to what the next card brings; only the
//! first card of a new round is played over the position after, because the board before shows
//! the round that is over.

use diamant::{Card, Diamant, Event, PathCard, RelicSet, Trap};
use maud::{Markup, html};
use narration::Narration as _;
use narration::diamant::questions::victory;
use tabletop::{Outcome, Seat, SeatSet};

use super::cards::{picture, spot};
use super::figures::{Hand, adventurer, card_back, card_leave, card_stay, seat_class};
use super::past::{Fate, Past};
use super::{gems, relics};
use crate::art::Scene;
use crate::highlight::{Cue, Highlight, Hold, Over, Sound};

/// The moments of one step.
pub(super) fn highlights(before: &[&Event], now: &[&Event], scene: &Scene<'_>) -> Vec<Highlight> {
    let mut moments = Vec::new();
    for (index, event) in now.iter().enumerate() {
        let past = Past::now(before.iter().chain(&now[..index]).copied());
        moments.extend(moments_of(event, &past, scene));
    }
    moments
}

/// The moments of one event. `past` is the round until then.
fn moments_of(event: &Event, past: &Past, scene: &Scene<'_>) -> Vec<Highlight> {
    let told = Diamant::sentence(event, scene).map_or_else(String::new, |told| told.text);
    let before = |cues, length, sound| moment(Over::Before, &told, cues, length, sound);
    match *event {
        // A single adventurer in the cave reveals nothing.
        Event::ChoicesRevealed { staying, leaving } if staying.len() + leaving.len() > 1 => {
            vec![before(reveal(staying, leaving), 1400, Sound::Cards)]
        }
        Event::CameHome {
            seats,
            gathered,
            share,
            ..
        } => {
            let mut moments = vec![before(go_home(seats, gathered + share), 1100, Sound::Steps)];
            if share > 0 {
                moments.insert(0, before(gather(seats, share), 800, Sound::Gems));
            }
            moments
        }
        Event::RelicsTaken { seat, relics } => {
            vec![before(take(seat, relics), 1100, Sound::Treasure)]
        }
        Event::TreasureFound {
            value,
            each,
            left,
            in_cave,
        } => {
            let card = Card::Treasure(value);
            let (over, cues) = turn(card, left, past);
            let mut moments = vec![moment(over, &told, cues, 700, Sound::Cards)];
            if each > 0 {
                let cues = share_out(over, in_cave, each);
                moments.push(moment(over, &told, cues, 900, Sound::Gems));
            }
            moments
        }
        Event::TrapMet { trap } => {
            let (over, cues) = turn(Card::Trap(trap), 0, past);
            vec![moment(over, &told, cues, 1300, Sound::Danger)]
        }
        Event::RelicFound { relic } => {
            let (over, cues) = turn(Card::Relic(relic), 0, past);
            vec![moment(over, &told, cues, 1300, Sound::Treasure)]
        }
        Event::TrapSprung { trap, fled, lost } => {
            let again = [("trap", trap.to_string().into())];
            let again = scene.texts.say_with("diamant-again", &again);
            let cues = strike(trap, past);
            vec![
                moment(Over::Before, &again, cues, 1200, Sound::Danger),
                before(lose(past, fled, lost), 2200, Sound::Crash),
            ]
        }
        Event::RoundEnded { .. } => vec![end_of_round(&told, past)],
        Event::RoundBegan { round, .. } if round > 1 => {
            let unseen = mark("newest", "dm-unseen");
            vec![moment(Over::After, &told, vec![unseen], 1500, Sound::Steps)]
        }
        Event::GameEnded { outcome } => ending(&outcome, scene),
        Event::ChoicesRevealed { .. }
        | Event::RoundBegan { .. }
        | Event::Chose { .. }
        | Event::YouChose { .. } => Vec::new(),
    }
}

fn moment(over: Over, caption: &str, cues: Vec<Cue>, length: u16, sound: Sound) -> Highlight {
    Highlight {
        over,
        caption: caption.to_owned(),
        cues,
        length: Hold::Milliseconds(length),
        sound: Some(sound),
    }
}

fn mark(spot: impl Into<String>, class: &'static str) -> Cue {
    Cue::Mark {
        spot: spot.into(),
        class,
    }
}

fn place(spot: impl Into<String>, picture: &Markup) -> Cue {
    Cue::Place {
        spot: spot.into(),
        picture: html! { div .diamant { (picture) } },
    }
}

fn fly(from: impl Into<String>, to: impl Into<String>, picture: &Markup, count: u8) -> Cue {
    Cue::Fly {
        from: from.into(),
        to: to.into(),
        picture: html! { div .diamant { (picture) } },
        count,
    }
}

/// All cards are turned over at once, over the adventurers and in the list.
fn reveal(staying: SeatSet, leaving: SeatSet) -> Vec<Cue> {
    let turned = |card: Markup| {
        html! {
            div .dm-turning {
                div .dm-face { (card) }
                div .dm-face .dm-back { (card_back()) }
            }
        }
    };
    let cards = |seats: SeatSet, card: Markup| {
        let card = turned(card);
        let over = move |seat| place(format!("choice {seat}"), &card);
        seats.into_iter().map(over)
    };
    cards(staying, card_stay())
        .chain(cards(leaving, card_leave()))
        .collect()
}

/// The rubies on the path are picked up on the way out.
fn gather(seats: SeatSet, share: u8) -> Vec<Cue> {
    let picked = |seat| fly("floor", format!("carried {seat}"), &gems::ruby(), share);
    seats.into_iter().map(picked).collect()
}

/// The leavers walk out, and what they bring goes into their chests.
fn go_home(seats: SeatSet, gems: u8) -> Vec<Cue> {
    let mut cues = Vec::new();
    for seat in seats {
        let walker =
            html! { span .dm-pawn .(seat_class(seat)) { (adventurer(seat, Hand::Empty)) } };
        cues.push(fly(format!("adventurer {seat}"), "camp", &walker, 1));
        cues.push(mark(format!("adventurer {seat}"), "dm-away"));
        cues.push(mark(format!("seat {seat}"), "dm-safe"));
        cues.extend(gain(seat, gems.into()));
        let chest = format!("chest {seat}");
        cues.push(fly(format!("carried {seat}"), chest, &gems::ruby(), gems));
    }
    cues
}

/// What somebody has brought home, if anything, beside their chest.
fn gain(seat: Seat, gems: u16) -> Option<Cue> {
    let gain = html! { b .dm-gain { "+" (gems) } };
    (gems > 0).then(|| place(format!("carried {seat}"), &gain))
}

/// A lone leaver lifts the relics (D21).
fn take(seat: Seat, taken: RelicSet) -> Vec<Cue> {
    let lifted = |relic| {
        let from = spot(Card::Relic(relic));
        fly(from, format!("seat {seat}"), &relics::relic(relic), 1)
    };
    taken.iter().map(lifted).collect()
}

/// The dark chamber lights up, with the rubies that stay on the card. The first card of a round
/// lies in its place already.
fn turn(card: Card, rubies: u8, past: &Past) -> (Over, Vec<Cue>) {
    if past.path.is_empty() {
        return (Over::After, vec![mark("newest", "dm-turned")]);
    }
    let turned = html! { div .dm-turned-card { (picture(PathCard { card, rubies })) } };
    let mut cues = vec![place("next", &turned)];
    if let Card::Trap(trap) = card {
        cues.push(mark(format!("trap {trap}"), "dm-seen"));
    }
    (Over::Before, cues)
}

/// Everybody in the cave gets the same of a treasure.
fn share_out(over: Over, seats: SeatSet, each: u8) -> Vec<Cue> {
    let from = match over {
        Over::Before => "next",
        Over::After => "newest",
    };
    let gets = |seat| fly(from, format!("carried {seat}"), &gems::ruby(), each);
    seats.into_iter().map(gets).collect()
}

/// The second card of a trap: both glow, the one from before too.
fn strike(trap: Trap, past: &Past) -> Vec<Cue> {
    let (_, mut cues) = turn(Card::Trap(trap), 0, past);
    cues.push(mark(spot(Card::Trap(trap)), "dm-deadly"));
    cues.push(mark("next", "dm-deadly"));
    cues
}

/// Those in the cave drop what they carry; those who went home are safe.
fn lose(past: &Past, fled: SeatSet, lost: u8) -> Vec<Cue> {
    let mut cues = Vec::new();
    for seat in fled {
        cues.push(mark(format!("seat {seat}"), "dm-fled"));
        if lost > 0 {
            let dropped = html! { b .dm-loss { "−" (lost) } };
            cues.push(place(format!("carried {seat}"), &dropped));
            cues.push(place(format!("adventurer {seat}"), &dropped));
            let adventurer = format!("adventurer {seat}");
            cues.push(fly(adventurer, "next", &gems::ruby(), lost));
        }
    }
    for &(seat, fate) in &past.fates {
        if let Fate::Home { gems, .. } = fate {
            cues.push(mark(format!("seat {seat}"), "dm-safe"));
            cues.extend(gain(seat, gems));
        }
    }
    cues
}

/// After a trap, one of its cards leaves the game (D10), and the board stays as it is until the
/// viewer has seen enough.
fn end_of_round(told: &str, past: &Past) -> Highlight {
    let struck = past
        .sprung
        .map(|trap| mark(format!("trap {trap}"), "dm-struck"));
    let cues = struck.into_iter().collect();
    let mut ended = moment(Over::Before, told, cues, 1800, Sound::Gong);
    if past.sprung.is_some() {
        ended.length = Hold::UntilDismissed;
    }
    ended
}

/// How long it takes to open a chest, as the style sheet knows too, in milliseconds.
const CHEST: u16 = 600;

/// The chests are opened from the last place up; then it is called out who has won.
fn ending(outcome: &Outcome, scene: &Scene<'_>) -> Vec<Highlight> {
    let chests = u16::try_from(outcome.points().len()).unwrap_or_default();
    let opened = scene.texts.say("diamant-chests-opened");
    let won = victory(outcome, scene);
    let length = CHEST * (chests + 1);
    vec![
        moment(Over::After, &opened, Vec::new(), length, Sound::Gems),
        moment(Over::After, &won, Vec::new(), 2500, Sound::Fanfare),
    ]
}
