//! The rooms that have just come to light.

use caverna::{Event, RoomSet};

/// The rooms found in the last turns, the one that is on included.
pub(super) fn found<'a>(
    turns: usize,
    events: impl DoubleEndedIterator<Item = &'a Event>,
) -> RoomSet {
    let mut over = 0;
    events
        .rev()
        .take_while(|event| {
            over += usize::from(matches!(event, Event::TurnEnded { .. }));
            over < turns
        })
        .filter_map(|event| match event {
            Event::RoomUnearthed { room } | Event::PileTurned { room } => Some(*room),
            _ => None,
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use caverna::Room;
    use tabletop::Seat;

    use super::*;

    #[test]
    fn only_what_was_found_in_these_turns_is_new() {
        let ended = Event::TurnEnded { seat: Seat::new(0) };
        let unearthed = |room| Event::RoomUnearthed { room };
        let events = [
            unearthed(Room::Dungeon),
            ended,
            unearthed(Room::Bakehouse),
            ended,
            Event::PileTurned { room: Room::Stall },
        ];
        let expected: RoomSet = [Room::Bakehouse, Room::Stall].into_iter().collect();
        assert_eq!(found(2, events.iter()), expected);
        assert_eq!(found(1, events.iter()).len(), 1);
        assert_eq!(found(1, events[..4].iter()).len(), 0);
    }
}
