//! What a viewer can see (C41, C42).

use serde::Serialize;
use tabletop::{Outcome, Seat, SeatSet};

use crate::cave::Cave;
use crate::furnishing::{self, Prospect};
use crate::goods::{Good, Goods};
use crate::room::{Room, RoomSet};
use crate::rounds;
use crate::solo::SoloResult;
use crate::state::{Player, Stage, State, Turn};
use crate::tile::{Back, Tile, TileSet};

/// The table as everybody sees it: nothing on it is secret.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct View {
    /// The round, from 1; 0 while the table is being set up.
    pub round: u8,
    /// The turns per player of every round, the first one first.
    pub turns_by_round: Vec<u8>,
    /// What is being asked.
    pub stage: StageView,
    /// Who begins this round; before the first one, who will.
    pub start_player: Seat,
    /// Whose turn it is; nobody's between rounds and after the end.
    pub on_turn: Option<Seat>,
    /// What the turn still holds, once a tile is taken.
    pub turn: Option<TurnView>,
    /// Every action tile of the game, in the order of the rules page.
    pub tiles: Vec<TileView>,
    /// The action tiles still face down, as a set: their order does not exist.
    pub to_come: TileSet,
    /// Those of them of which one opens the next round.
    pub next: TileSet,
    /// The rooms that can be built.
    pub display: RoomSet,
    /// The dark rooms that are still face down somewhere, as a set.
    pub unseen: RoomSet,
    /// The light rooms out of the solo game.
    pub out: RoomSet,
    /// How many rooms are in the pile of the solo game.
    pub pile: Option<u8>,
    /// The walls in the supply.
    pub walls: u8,
    /// Every seat, in order.
    pub seats: Vec<SeatView>,
    /// How the solo game went, when it is over.
    pub solo_result: Option<SoloResult>,
    /// Points and winners, when the game is over.
    pub outcome: Option<Outcome>,
}

/// What is being asked, as a viewer knows it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum StageView {
    /// The lot decides who begins.
    DrawingStart,
    /// A light room leaves the solo game.
    SettingAside,
    /// The next action tile is turned up.
    TurningTile,
    /// A player chooses a tile.
    ChoosingTile,
    /// A player does the actions of the tile.
    Acting,
    /// A tile was excavated; the room is about to be seen.
    Unearthing,
    /// The second of two digs.
    DiggingAgain,
    /// The top of the pile is about to be seen.
    TurningPile,
    /// A player chooses the side of the additional cavern.
    ChoosingCavern,
    /// The game is over.
    Over,
}

/// The turn as far as it has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct TurnView {
    /// The tile.
    pub tile: Tile,
    /// Whether each part of the tile is still to be done, in printed order.
    pub open: [bool; 3],
    /// How many more orange rooms may be used with the `[n]` in use.
    pub rooms_left: u8,
    /// The rooms used in this turn.
    pub used: RoomSet,
    /// The blue rooms whose offer can still be taken.
    pub offers: RoomSet,
    /// How many tiles were excavated in this turn.
    pub dug: u8,
    /// Whether the pile is turned up at the end of the turn (C39).
    pub pile_waits: bool,
}

/// An action tile and where it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct TileView {
    /// The tile.
    pub tile: Tile,
    /// Its back.
    pub back: Back,
    /// Where it is.
    #[serde(flatten)]
    pub place: TilePlace,
}

/// Where an action tile is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "place", rename_all = "snake_case")]
pub enum TilePlace {
    /// Face up on the action board.
    Available,
    /// Taken this round.
    Taken {
        /// The player who has it.
        seat: Seat,
    },
    /// Face down.
    ToCome,
    /// Not in this game (C38).
    Out,
}

/// A seat as everybody sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct SeatView {
    /// The goods.
    pub goods: Goods,
    /// The cave.
    pub cave: Cave,
    /// The action tiles taken this round.
    pub taken: TileSet,
    /// How many turns of this round the seat has not ended.
    pub turns_left: u8,
    /// The points of rooms and gold as they are now.
    pub points: u8,
    /// For every room of the display where it would fit and why it cannot be built.
    pub prospects: Vec<Prospect>,
}

impl SeatView {
    /// Where this player could build the room and why not, whether or not it is in the
    /// display.
    pub fn prospect(&self, room: Room) -> Prospect {
        furnishing::prospect(self.goods, &self.cave, room)
    }

    /// The gold, which also decides who may take Renovation (C11).
    pub fn gold(&self) -> u8 {
        self.goods.amount(Good::Gold)
    }
}

impl View {
    /// Whether this is the solo game.
    pub fn is_solo(&self) -> bool {
        self.seats.len() == 1
    }

    /// The turns per player of this round; none before the first.
    pub fn turns_per_player(&self) -> u8 {
        let index = usize::from(self.round).checked_sub(1);
        let turns = index.and_then(|index| self.turns_by_round.get(index));
        turns.copied().unwrap_or(0)
    }

    /// Where a tile is.
    pub fn place_of(&self, tile: Tile) -> TilePlace {
        self.tiles[tile as usize].place
    }
}

impl State {
    /// What everybody can see. The state is taken apart completely, so that a new field
    /// does not compile until it is decided who sees it.
    pub(crate) fn view(&self) -> View {
        let Self {
            config,
            stage,
            round,
            start,
            turns_over,
            players,
            face_up,
            taken,
            to_come,
            display,
            bag,
            out,
            pile,
            walls,
            turn,
        } = self;
        let over = *stage == Stage::Over;
        let in_round = is_in_round(*stage);
        let points = |seat| self.points(seat);
        let seats = SeatSet::first(config.seats());
        View {
            round: *round,
            turns_by_round: rounds::turns_by_round(*config).to_vec(),
            stage: stage_view(*stage, turn.tile),
            start_player: if in_round || *round == 0 {
                *start
            } else {
                // The start has passed on already. Of two players the next one is also the
                // one before.
                start.next(config.seats())
            },
            on_turn: in_round.then(|| self.on_turn()),
            turn: turn_view(turn),
            tiles: Tile::ALL
                .map(|tile| TileView {
                    tile,
                    back: tile.card().back,
                    place: tile_place(tile, *face_up, *taken, *to_come),
                })
                .to_vec(),
            to_come: *to_come,
            next: rounds::next_tiles(self),
            display: *display,
            unseen: *bag,
            out: *out,
            pile: config.is_solo().then_some(*pile),
            walls: *walls,
            seats: seats
                .into_iter()
                .map(|seat| SeatView {
                    taken: taken[seat.index()],
                    turns_left: turns_left(self, *turns_over, seat),
                    points: points(seat),
                    ..seat_view(&players[seat.index()], *display)
                })
                .collect(),
            solo_result: (over && config.is_solo()).then(|| SoloResult::of(points(Seat::new(0)))),
            outcome: over.then(|| rounds::outcome(self)),
        }
    }
}

fn seat_view(player: &Player, display: RoomSet) -> SeatView {
    let Player { goods, cave } = player;
    SeatView {
        goods: *goods,
        cave: *cave,
        taken: TileSet::EMPTY,
        turns_left: 0,
        points: 0,
        prospects: display
            .iter()
            .map(|room| furnishing::prospect(*goods, cave, room))
            .collect(),
    }
}

fn turns_left(state: &State, turns_over: u8, seat: Seat) -> u8 {
    let turns = state.turns_per_player();
    let over = match state.config.is_solo() {
        true => turns_over,
        // The start player is one turn ahead in every other moment.
        false if seat == state.start => turns_over.div_ceil(2),
        false => turns_over / 2,
    };
    if is_in_round(state.stage) {
        turns - over
    } else {
        0
    }
}

/// Whether a round is being played: not before the first, between two or after the last.
fn is_in_round(stage: Stage) -> bool {
    match stage {
        Stage::Turn
        | Stage::Unearthing
        | Stage::DiggingAgain
        | Stage::TurningPile
        | Stage::ChoosingCavern => true,
        Stage::DrawingStart | Stage::SettingAside | Stage::TurningTile | Stage::Over => false,
    }
}

fn stage_view(stage: Stage, tile: Option<Tile>) -> StageView {
    match (stage, tile) {
        (Stage::DrawingStart, _) => StageView::DrawingStart,
        (Stage::SettingAside, _) => StageView::SettingAside,
        (Stage::TurningTile, _) => StageView::TurningTile,
        (Stage::Turn, None) => StageView::ChoosingTile,
        (Stage::Turn, Some(_)) => StageView::Acting,
        (Stage::Unearthing, _) => StageView::Unearthing,
        (Stage::DiggingAgain, _) => StageView::DiggingAgain,
        (Stage::TurningPile, _) => StageView::TurningPile,
        (Stage::ChoosingCavern, _) => StageView::ChoosingCavern,
        (Stage::Over, _) => StageView::Over,
    }
}

fn turn_view(turn: &Turn) -> Option<TurnView> {
    let Turn {
        tile,
        open: _, // Shown part by part.
        offers,
        rooms_left,
        used,
        dug,
        digs_again: _, // The stage after the draw says it.
        pile_waits,
        ended: _, // Nothing can be decided any more.
    } = *turn;
    Some(TurnView {
        tile: tile?,
        open: [0, 1, 2].map(|part| turn.is_open(part)),
        rooms_left,
        used,
        offers,
        dug,
        pile_waits,
    })
}

fn tile_place(tile: Tile, face_up: TileSet, taken: [TileSet; 2], to_come: TileSet) -> TilePlace {
    let [first, second] = taken;
    if first.contains(tile) {
        TilePlace::Taken { seat: Seat::new(0) }
    } else if second.contains(tile) {
        TilePlace::Taken { seat: Seat::new(1) }
    } else if face_up.contains(tile) {
        TilePlace::Available
    } else if to_come.contains(tile) {
        TilePlace::ToCome
    } else {
        TilePlace::Out
    }
}
