//! What building actions are worth.

use cavum::{Cavum, Decision, Purchase, Space, SpaceSet, State, cities};
use tabletop::{BySeat, Game, Prompt, Seat, SeatSet, Silence};

use super::exchange::Exchange;
use super::successor::{Successor, SuccessorCache};
use super::survey::{Survey, TILES_AHEAD, all_stations};

/// What the appraisal is made of. The numbers were found by experiment.
struct BuildingWeights {
    /// City points in each later scoring.
    later_cities: f64,
    /// The others' city points.
    rivals: f64,
    /// A free city space within reach: now, with one more tile, with two more.
    city_ahead: [f64; 1 + TILES_AHEAD],
    /// A stone on a route.
    on_route: f64,
    /// A stone within reach but on no route: now, with one more tile, with two more.
    vein_ahead: [f64; 1 + TILES_AHEAD],
    /// Pieces that remain to be played.
    option: f64,
    vein: f64,
    station: f64,
}

const WEIGHTS: BuildingWeights = BuildingWeights {
    later_cities: 0.7,
    rivals: 0.3,
    city_ahead: [0.6, 0.4, 0.2],
    on_route: 0.85,
    vein_ahead: [0.4, 0.25, 0.1],
    option: 3.0,
    vein: 2.5,
    station: 2.0,
};

/// Appraises the building actions of one seat.
pub(super) struct BuildAppraiser<'a> {
    state: &'a State,
    seat: Seat,
    /// What one more stone of each colour is worth.
    stone: [f64; 6],
    /// City scorings after this phase's (K38, K46).
    later_scorings: f64,
}

impl<'a> BuildAppraiser<'a> {
    pub(super) fn new(state: &'a State, seat: Seat) -> Self {
        let later = state.config().phases() - state.phase() + 1;
        Self {
            state,
            seat,
            stone: Exchange::of(state, seat).each_more(state.stones(seat)),
            later_scorings: later.into(),
        }
    }

    /// What one more stone of each colour is worth.
    pub(super) fn stones(&self) -> [f64; 6] {
        self.stone
    }

    /// The worth of the position after each action, or after the station that can follow it.
    pub(super) fn actions(&self, decisions: &[Decision]) -> Vec<f64> {
        let mut successors = SuccessorCache::of(self.state, self.seat);
        let worth = |&decision: &Decision| self.action(&mut successors, decision);
        decisions.iter().map(worth).collect()
    }

    fn action(&self, successors: &mut SuccessorCache<'_>, decision: Decision) -> f64 {
        let mut after = *self.state;
        Cavum::decide(&mut after, self.seat, decision, &mut Silence);
        let played = u8::from(decision != Decision::End);
        let worth = self.position(successors, &after, decision.place(), played);
        match decision {
            Decision::Lay(_, hex) | Decision::Option(Purchase::Lay(_, hex)) => self
                .with_station(successors, &mut after, hex)
                .map_or(worth, |with| with.max(worth)),
            _ => worth,
        }
    }

    /// The position with a station on the tile that was just laid (K28).
    fn with_station(
        &self,
        successors: &mut SuccessorCache<'_>,
        state: &mut State,
        hex: Space,
    ) -> Option<f64> {
        let station = Decision::Station(hex);
        let possible = Cavum::prompt(state) == Prompt::Turn(self.seat)
            && state.walk().is_none()
            && Cavum::is_legal(state, self.seat, station);
        possible.then(|| {
            Cavum::decide(state, self.seat, station, &mut Silence);
            self.position(successors, state, Some(hex), 2)
        })
    }

    /// A position in which this many pieces have been played, all in one place.
    fn position(
        &self,
        successors: &mut SuccessorCache<'_>,
        state: &State,
        place: Option<Space>,
        played: u8,
    ) -> f64 {
        let mut fresh;
        let successor = if self.has_gone_on(state, played) {
            fresh = SuccessorCache::of(state, self.seat);
            fresh.after(state, None)
        } else {
            successors.after(state, place)
        };
        let pieces = state.pieces(self.seat);
        let tiles = pieces.tunnels.iter().sum::<u8>() + pieces.options;
        let survey = Survey::of(state, self.seat, successor.regions, tiles.into());
        f64::from(state.points(self.seat))
            + self.cities(&successor)
            + self.cities_ahead(state, &survey)
            + self.stones_ahead(state, &survey)
            + WEIGHTS.option * f64::from(pieces.options)
            + WEIGHTS.vein * f64::from(pieces.veins)
            + WEIGHTS.station * f64::from(pieces.stations)
    }

    /// Whether more happened than playing these pieces: forced moves of others, or the end of
    /// the phase.
    fn has_gone_on(&self, state: &State, played: u8) -> bool {
        let actions = self.state.actions_done().map(|actions| actions + played);
        if played > 0 && state.actions_done() == actions {
            return false;
        }
        let left = |state: &State| {
            let everybody = SeatSet::first(state.config().seats()).into_iter();
            everybody.map(|seat| state.pieces(seat).count()).sum::<u8>()
        };
        state.actions_done().is_none() || left(state) + played != left(self.state)
    }

    /// The cities as they stand, and as they will stand after the explosion.
    fn cities(&self, successor: &Successor<'_>) -> f64 {
        let now = self.lead(&successor.city_points);
        let then = self.lead(&successor.later_city_points);
        now + WEIGHTS.later_cities * self.later_scorings * then
    }

    /// The seat's own points in a city scoring, less a fraction of the others'.
    fn lead(&self, points: &BySeat<u16>) -> f64 {
        let seats = SeatSet::first(self.state.config().seats());
        let others = seats.without(self.seat);
        let sum: u16 = others.iter().map(|seat| points[seat]).sum();
        f64::from(points[self.seat]) - WEIGHTS.rivals * f64::from(sum) / f64::from(others.len())
    }

    /// The best city spaces within reach, one per remaining station.
    fn cities_ahead(&self, state: &State, survey: &Survey) -> f64 {
        let left = usize::from(state.pieces(self.seat).stations);
        if left == 0 {
            return 0.0;
        }
        let stations = all_stations(state);
        let scorings = 1.0 + WEIGHTS.later_cities * self.later_scorings;
        let mut gains = [0.0; 5];
        for (city, best) in cities().zip(&mut gains) {
            let free = city.minus(stations);
            let near = (0..=TILES_AHEAD)
                .find(|&tiles| !survey.touched[tiles].intersection(free).is_empty());
            if let Some(tiles) = near {
                let own = city.intersection(state.stations(self.seat));
                // Every station there is worth one point less.
                let gain = f64::from(free.len()) - 1.0 - f64::from(own.len());
                *best = gain * scorings * WEIGHTS.city_ahead[tiles];
            }
        }
        gains.sort_by(|one, other| other.total_cmp(one));
        gains.iter().take(left).filter(|gain| **gain > 0.0).sum()
    }

    /// The stones of veins on a route, and of those that could be on one soon.
    fn stones_ahead(&self, state: &State, survey: &Survey) -> f64 {
        let veins = state.veins();
        let mut sum = 0.0;
        let mut near = SpaceSet::EMPTY;
        let rings = survey.reached.into_iter().zip(WEIGHTS.vein_ahead);
        for (spaces, chance) in [(survey.on_routes, WEIGHTS.on_route)]
            .into_iter()
            .chain(rings)
        {
            for hex in spaces.minus(near).intersection(veins) {
                if let Some(vein) = state.vein(hex) {
                    sum += chance * self.stone[vein.colour as usize];
                }
            }
            near = near.union(spaces);
        }
        sum
    }
}
