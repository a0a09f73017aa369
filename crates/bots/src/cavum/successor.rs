//! The position after one of its spaces has changed.

use std::collections::BTreeMap;

use cavum::{Space, SpaceSet, State};
use tabletop::{BySeat, Seat};

use super::region::{Region, add_space, regions, regions_without};
use super::scoring::{Components, anybody_scores};

/// A position, and what its likely successors have in common with it.
pub(super) struct SuccessorCache<'a> {
    state: &'a State,
    seat: Seat,
    /// The board after the explosion and where it happened, if there is dynamite.
    exploded: Option<(State, SpaceSet)>,
    /// The whole board, and the board without one of the spaces that routes can use.
    whole: Terrain,
    without: BTreeMap<Space, Terrain>,
    /// City points after dynamite on a hex has exploded; its orientation does not matter.
    blown_up: BTreeMap<Space, BySeat<u16>>,
    /// The regions of the last successor; kept to reuse the allocation.
    regions: Vec<Region>,
}

/// The board, perhaps without one space.
struct Terrain {
    regions: Vec<Region>,
    now: Components,
    /// After the explosion.
    later: Option<Components>,
}

/// What matters about a successor.
pub(super) struct Successor<'a> {
    pub(super) regions: &'a [Region],
    /// The points of a city scoring now (K38), and after the explosion (K39).
    pub(super) city_points: BySeat<u16>,
    pub(super) later_city_points: BySeat<u16>,
}

impl<'a> SuccessorCache<'a> {
    pub(super) fn of(state: &'a State, seat: Seat) -> Self {
        let exploded = (!state.visible_dynamite().is_empty()).then(|| state.after_explosion());
        Self {
            state,
            seat,
            whole: Terrain::whole(state, seat, exploded.as_ref()),
            exploded,
            without: BTreeMap::new(),
            blown_up: BTreeMap::new(),
            regions: Vec::new(),
        }
    }

    /// A position that differs from this one in at most this space.
    pub(super) fn after(&mut self, state: &State, changed: Option<Space>) -> Successor<'_> {
        let used = |space: &Space| self.state.exits(*space) != 0 && space.is_mountain();
        if let Some(space) = changed.filter(used) {
            let exploded = self.exploded.as_ref();
            self.without
                .entry(space)
                .or_insert_with(|| self.whole.without(self.state, self.seat, exploded, space));
        }
        let terrain = changed.and_then(|space| self.without.get(&space));
        let terrain = terrain.unwrap_or(&self.whole);
        self.regions.clear();
        self.regions.extend(&terrain.regions);
        if let Some(space) = changed {
            add_space(&mut self.regions, state, self.seat, space);
        }
        let now = changed.map(|space| (space, state.joined(space)));
        let now = terrain.now.city_points(state, now);
        let later = if state.visible_dynamite().is_empty() || !anybody_scores(state) {
            now
        } else {
            self.later_city_points(state, changed)
        };
        Successor {
            regions: &self.regions,
            city_points: now,
            later_city_points: later,
        }
    }

    fn later_city_points(&mut self, state: &State, changed: Option<Space>) -> BySeat<u16> {
        let terrain = changed.and_then(|space| self.without.get(&space));
        let terrain = terrain.unwrap_or(&self.whole);
        let blown_up = || state.after_explosion().0.city_points();
        let Some(space) = changed else {
            return match &terrain.later {
                Some(later) => later.city_points(state, None),
                None => blown_up(),
            };
        };
        if state.visible_dynamite().contains(space) {
            // It takes everything around it along.
            return *self.blown_up.entry(space).or_insert_with(blown_up);
        }
        let (Some((exploded, hexes)), Some(later)) = (&self.exploded, &terrain.later) else {
            return blown_up();
        };
        let is_protected = !space.is_mountain()
            || state.veins().contains(space)
            || state.stations(self.seat).contains(space);
        if hexes.contains(space) {
            // The dynamite there no longer explodes.
            blown_up()
        } else if is_protected || space.around().intersection(*hexes).is_empty() {
            let joined = exploded.joined_with(space, state.exits(space));
            later.city_points(state, Some((space, joined)))
        } else if self.state.exits(space) == 0 {
            // The explosion removes what was laid there.
            later.city_points(state, None)
        } else {
            blown_up()
        }
    }
}

impl Terrain {
    fn whole(state: &State, seat: Seat, exploded: Option<&(State, SpaceSet)>) -> Self {
        Self {
            regions: regions(state, seat, state.passable(seat)),
            now: Components::of(state, seat),
            later: exploded.map(|(exploded, _)| Components::of(exploded, seat)),
        }
    }

    fn without(
        &self,
        state: &State,
        seat: Seat,
        exploded: Option<&(State, SpaceSet)>,
        space: Space,
    ) -> Self {
        let later = self.later.as_ref().zip(exploded);
        Self {
            regions: regions_without(&self.regions, state, seat, space),
            now: self.now.without(state, space),
            later: later.map(|(later, (exploded, _))| later.without(exploded, space)),
        }
    }
}

#[cfg(test)]
mod tests {
    use cavum::{Cavum, Config, Decision};
    use tabletop::{Dice, Game, Prompt, QuickDice, Silence};

    use super::*;

    /// Random games with plenty of dynamite, comparing every building action.
    #[test]
    fn a_changed_space_is_seen_as_if_the_whole_board_were_looked_at() {
        let mut looked_at = 0;
        for seed in 0..6 {
            let mut dice = QuickDice::new(seed);
            let seats = 2 + u8::try_from(seed % 3).expect("small");
            let mut state = Cavum::set_up(&Config::new(seats).expect("2 to 4"), &mut Silence);
            loop {
                match Cavum::prompt(&state) {
                    Prompt::Over => break,
                    Prompt::Chance => {
                        let ticket = dice.below(Cavum::tickets(&state));
                        let draw = Cavum::draw(&state, ticket);
                        Cavum::resolve(&mut state, draw, &mut Silence);
                    }
                    prompt @ (Prompt::Turn(_) | Prompt::Sealed(_)) => {
                        let seat = prompt.awaited().lowest().expect("somebody is asked");
                        let mut legal = Vec::new();
                        Cavum::legal(&state, seat, &mut legal);
                        looked_at += compare(&state, seat, &legal);
                        Cavum::decide(&mut state, seat, *dice.pick(&legal), &mut Silence);
                    }
                }
            }
        }
        assert!(looked_at > 10_000, "{looked_at}");
    }

    fn compare(state: &State, seat: Seat, legal: &[Decision]) -> usize {
        // The last action of a turn may change more than one space.
        let ends_turn = state.actions_done().is_none_or(|actions| actions > 2);
        if ends_turn || state.pieces(seat).only_prospect() {
            return 0;
        }
        let mut successors = SuccessorCache::of(state, seat);
        let mut looked_at = 0;
        for &decision in legal.iter().filter(|&&decision| decision != Decision::End) {
            let place = decision.place();
            let mut after = *state;
            Cavum::decide(&mut after, seat, decision, &mut Silence);
            compare_successors(&mut successors, &after, seat, place, decision);
            looked_at += 1;
            if let (Decision::Lay(..), Some(hex)) = (decision, place)
                && Cavum::is_legal(&after, seat, Decision::Station(hex))
            {
                Cavum::decide(&mut after, seat, Decision::Station(hex), &mut Silence);
                compare_successors(&mut successors, &after, seat, place, decision);
            }
        }
        looked_at
    }

    fn compare_successors(
        successors: &mut SuccessorCache<'_>,
        after: &State,
        seat: Seat,
        place: Option<Space>,
        decision: Decision,
    ) {
        let sorted = |regions: &[Region]| {
            let key = |region: &Region| region.spaces.lowest();
            let mut sorted = regions.to_vec();
            sorted.sort_by_key(key);
            sorted
        };
        let seen = successors.after(after, place);
        let whole = regions(after, seat, after.passable(seat));
        assert_eq!(sorted(seen.regions), sorted(&whole), "{decision}");
        assert_eq!(seen.city_points, after.city_points(), "{decision}");
        let later = after.after_explosion().0.city_points();
        assert_eq!(seen.later_city_points, later, "{decision}");
    }
}
