//! What happened, as a film over the mountain: pieces that come, stones that are carried off,
//! cities that score, the explosion.

use cavum::{Cavum, Colour, Event, Piece, Space, SpaceSet};
use maud::{Markup, html};
use narration::{Narration, Texts};
use tabletop::Seat;

use super::blast::{Cause, gone};
use super::sprite::{self, gem, picture};
use crate::art::Scene;
use crate::highlight::{Cue, Highlight, Hold, Over, Sound};

/// How long the parts of the film last, in milliseconds.
const PIECE: u16 = 500;
const CITY: u16 = 800;
const FUSE: u16 = 700;
const BLAST: u16 = 1_400;
const STONES: u16 = 900;
const ORDER: u16 = 900;
const LAST_STONE: u16 = 450;
const PHASE: u16 = 1_200;

/// The film of one step, in the order in which it happened. Cities, explosion and sale may all
/// follow from one decision.
pub(super) fn highlights(now: &[&Event], scene: &Scene<'_>) -> Vec<Highlight> {
    let mut film = Vec::new();
    let mut events = now;
    while let Some((&first, rest)) = events.split_first() {
        let alike = |event: &&&Event| belongs(first, event);
        let more = rest.iter().take_while(alike).count();
        film.extend(highlight(&events[..=more], scene));
        events = &rest[more..];
    }
    film
}

/// Whether the events are shown at the same time.
fn belongs(first: &Event, next: &Event) -> bool {
    match (first, next) {
        (Event::CityScored { city, .. }, Event::CityScored { city: other, .. }) => city == other,
        (
            Event::StoneProspected { .. },
            Event::StoneProspected { .. } | Event::RouteEnded { .. },
        )
        | (Event::TileExploded { .. }, Event::TileExploded { .. } | Event::TileHit { .. }) => true,
        _ => false,
    }
}

fn highlight(events: &[&Event], scene: &Scene<'_>) -> Vec<Highlight> {
    let Some(&first) = events.first() else {
        return Vec::new();
    };
    match *first {
        // What one does oneself is there at once.
        Event::TileLaid { seat, .. }
        | Event::StationBuilt { seat, .. }
        | Event::VeinDiscovered { seat, .. }
        | Event::CardTaken { seat, .. }
            if scene.viewer.is(seat) =>
        {
            Vec::new()
        }
        Event::TileLaid { seat, tile, space } => {
            let tile = picture(&sprite::tile_id(tile), "cm-flying");
            vec![piece(first, seat, space, tile, scene)]
        }
        Event::StationBuilt { seat, space } => {
            let station = picture(&format!("cm-station-{seat}"), "cm-flying");
            vec![piece(first, seat, space, station, scene)]
        }
        Event::VeinDiscovered {
            seat,
            space,
            colour,
            ..
        } => {
            let vein = picture(&format!("ghost-vein-{colour}"), "cm-flying");
            vec![piece(first, seat, space, vein, scene)]
        }
        Event::CardTaken { seat, card } => vec![Highlight {
            cues: vec![Cue::Fly {
                from: format!("card {card}"),
                to: spot(seat),
                picture: html! { b .cm-flying-card { (card) (sprite::piece(Piece::Dynamite(card.dynamite()), None)) } },
                count: 1,
            }],
            sound: Some(Sound::Cards),
            ..told(first, PIECE, scene)
        }],
        Event::StoneProspected { .. } => vec![prospected(events, scene)],
        Event::CityScored { city, .. } => vec![scored(city, events, scene)],
        Event::TileExploded { .. } => explosion(events, scene.texts),
        Event::StonesSold {
            seat,
            colour,
            count,
            ..
        } => vec![sold(first, seat, colour, count, STONES, scene)],
        Event::StoneSold { seat, colour, .. } => {
            vec![sold(first, seat, colour, 1, LAST_STONE, scene)]
        }
        Event::OrderFulfilled { seat, .. } => vec![Highlight {
            cues: vec![mark(spot(seat), "cm-gains")],
            sound: Some(Sound::Treasure),
            ..told(first, ORDER, scene)
        }],
        Event::PenaltyPaid { seat, .. } => vec![Highlight {
            cues: vec![mark(spot(seat), "cm-loses")],
            sound: Some(Sound::Danger),
            ..told(first, ORDER, scene)
        }],
        Event::PhaseBegan { phase } if phase > 1 => vec![Highlight {
            over: Over::After,
            sound: Some(Sound::Gong),
            ..told(first, PHASE, scene)
        }],
        _ => Vec::new(),
    }
}

/// A highlight with the words of the log and nothing to be seen yet.
fn told(event: &Event, milliseconds: u16, scene: &Scene<'_>) -> Highlight {
    let sentence = Cavum::sentence(event, scene);
    Highlight {
        over: Over::Before,
        caption: sentence.map(|sentence| sentence.text).unwrap_or_default(),
        cues: Vec::new(),
        length: Hold::Milliseconds(milliseconds),
        sound: None,
    }
}

fn spot(seat: Seat) -> String {
    format!("seat {seat}")
}

fn mark(spot: String, class: &'static str) -> Cue {
    Cue::Mark { spot, class }
}

/// A piece comes from its player to its place.
fn piece(event: &Event, seat: Seat, space: Space, picture: Markup, scene: &Scene<'_>) -> Highlight {
    Highlight {
        cues: vec![Cue::Fly {
            from: spot(seat),
            to: space.to_string(),
            picture,
            count: 1,
        }],
        sound: Some(Sound::Piece),
        ..told(event, PIECE, scene)
    }
}

/// The stones go from their veins to the player.
fn prospected(events: &[&Event], scene: &Scene<'_>) -> Highlight {
    let fly = |event: &&Event| match **event {
        Event::StoneProspected {
            seat,
            space,
            colour,
        } => Some(Cue::Fly {
            from: space.to_string(),
            to: spot(seat),
            picture: html! { span .cm-flying-stone { (gem(colour)) } },
            count: 1,
        }),
        _ => None,
    };
    let last = events.last().copied().unwrap_or(events[0]);
    Highlight {
        cues: events.iter().filter_map(fly).collect(),
        sound: Some(Sound::Gems),
        ..told(last, STONES, scene)
    }
}

/// A city lights up, and its points go to their players.
fn scored(city: u8, events: &[&Event], scene: &Scene<'_>) -> Highlight {
    let from = format!("city {city}");
    let fly = |event: &&Event| match **event {
        Event::CityScored { seat, points, .. } => Some(Cue::Fly {
            from: from.clone(),
            to: spot(seat),
            picture: html! { b .cm-flying-points { "+" (points) } },
            count: 1,
        }),
        _ => None,
    };
    let mut cues = vec![mark(from.clone(), "cm-scoring")];
    cues.extend(events.iter().filter_map(fly));
    let sentences = events
        .iter()
        .filter_map(|event| Cavum::sentence(event, scene));
    let caption: Vec<String> = sentences.map(|sentence| sentence.text).collect();
    Highlight {
        over: Over::Before,
        caption: caption.join(" "),
        cues,
        length: Hold::Milliseconds(CITY),
        sound: Some(Sound::Coins),
    }
}

/// Stones go from their player onto the price scale.
fn sold(
    event: &Event,
    seat: Seat,
    colour: Colour,
    count: u8,
    length: u16,
    scene: &Scene<'_>,
) -> Highlight {
    Highlight {
        cues: vec![Cue::Fly {
            from: spot(seat),
            to: format!("scale {colour}"),
            picture: html! { span .cm-flying-stone { (gem(colour)) } },
            count,
        }],
        sound: Some(Sound::Coins),
        ..told(event, length, scene)
    }
}

/// The fuse burns; then everything in sight goes, while it is still there to be seen.
fn explosion(events: &[&Event], texts: &Texts) -> Vec<Highlight> {
    let gone = gone(events);
    let at = |wanted: Cause| {
        let those = gone.iter().filter(move |(_, cause)| *cause == wanted);
        those.map(|(space, _)| *space)
    };
    let dynamite: SpaceSet = at(Cause::Exploded).collect();
    let hit: SpaceSet = at(Cause::Hit).collect();
    let fused = dynamite
        .iter()
        .map(|space| mark(space.to_string(), "cm-fused"));
    let over = |space: Space, id: &str| Cue::Place {
        spot: space.to_string(),
        picture: html! { span .cm-blast { (picture(id, "cm-blast-picture")) } },
    };
    let bursts = dynamite.iter().map(|space| over(space, "cm-burst"));
    let rubble = hit.minus(dynamite);
    let rubble = rubble.iter().map(|space| over(space, "cm-rubble"));
    let arguments = [
        ("exploded", at(Cause::Exploded).count().into()),
        ("hit", at(Cause::Hit).count().into()),
    ];
    vec![
        Highlight {
            over: Over::Before,
            caption: texts.say("cavum-film-fuse"),
            cues: fused.collect(),
            length: Hold::Milliseconds(FUSE),
            sound: Some(Sound::Danger),
        },
        Highlight {
            over: Over::Before,
            caption: texts.say_with("cavum-board-explosion-gone", &arguments),
            cues: bursts.chain(rubble).collect(),
            length: Hold::Milliseconds(BLAST),
            sound: Some(Sound::Crash),
        },
    ]
}
