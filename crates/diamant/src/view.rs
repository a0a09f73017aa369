//! What a viewer can see (D23, D24).

use serde::Serialize;
use tabletop::{Outcome, Seat, SeatSet, Viewer};

use crate::card::{Card, Relic, RelicSet, Trap};
use crate::config::Config;
use crate::decision::Decision;
use crate::path::PathCard;
use crate::round::{self, ROUNDS};
use crate::state::{Stage, State};

/// The table as one viewer sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct View {
    /// The round, from 1.
    pub round: u8,
    /// How many rounds there are.
    pub rounds: u8,
    /// What is being asked.
    pub stage: StageView,
    /// The cards revealed this round, in order, with the rubies on them.
    pub path: Vec<PathCard>,
    /// All rubies on the path.
    pub rubies_on_path: u8,
    /// The relics on the path.
    pub relics_on_path: RelicSet,
    /// Every seat, in order.
    pub seats: Vec<SeatView>,
    /// What the viewer has chosen and others do not know yet.
    pub own_choice: Option<Decision>,
    /// What is left in the deck. It is no secret: everybody can work it out (D24).
    pub deck: Vec<CardCount>,
    /// How many cards of each trap have left the game.
    pub traps_gone: Vec<TrapCount>,
    /// Whether the relic variant is played.
    pub relics: bool,
    /// The relics that will come into the deck in later rounds.
    pub relics_to_come: RelicSet,
    /// The relics that have left the game unclaimed.
    pub relics_lost: RelicSet,
    /// Whether chests are open to everybody.
    pub open_chests: bool,
    /// Points and winners, when the game is over.
    pub outcome: Option<Outcome>,
}

/// What is being asked, as a viewer knows it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum StageView {
    /// A card is about to be revealed.
    Revealing,
    /// Those in the cave choose.
    Choosing,
    /// The game is over.
    Over,
}

/// A seat as a viewer sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct SeatView {
    /// Whether the adventurer is in the cave; else at the camp.
    pub in_cave: bool,
    /// Whether the seat has made its choice, whatever it is.
    pub chosen: bool,
    /// The rubies gathered this round and not yet safe.
    pub gathered: u8,
    /// The gems in the chest, if the viewer may look into it.
    pub chest: Option<u16>,
    /// The relics beside the chest.
    pub relics: RelicSet,
}

/// A card with how many of it there are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct CardCount {
    /// The card.
    pub card: Card,
    /// How many of it there are.
    pub count: u32,
}

/// A trap with how many cards of it there are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct TrapCount {
    /// The trap.
    pub trap: Trap,
    /// How many cards of it there are.
    pub count: u8,
}

impl View {
    /// How many cards are in the deck.
    pub fn deck_size(&self) -> u32 {
        self.deck.iter().map(|entry| entry.count).sum()
    }

    /// How many cards of the deck would end the round now: the risk of the next card is
    /// this many in [`deck_size`](View::deck_size).
    pub fn deadly_cards(&self) -> u32 {
        self.deck
            .iter()
            .filter(|entry| self.is_deadly(entry.card))
            .map(|entry| entry.count)
            .sum()
    }

    /// Whether this card would end the round now: a trap of its kind lies on the path (D9).
    pub fn is_deadly(&self, card: Card) -> bool {
        matches!(card, Card::Trap(_)) && self.path.iter().any(|on_path| on_path.card == card)
    }
}

impl State {
    /// What the viewer can see. The state is taken apart completely, so that a new field
    /// does not compile until it is decided who sees it.
    pub(crate) fn view(&self, viewer: Viewer) -> View {
        let Self {
            config,
            round,
            stage,
            deck,
            path,
            in_cave,
            gathered,
            chests,
            relics,
            traps_gone,
            relics_lost,
        } = self;
        let over = matches!(stage, Stage::Over);
        let may_look_into = |seat: Seat| over || config.open_chests() || viewer.is(seat);
        let chosen = match stage {
            Stage::Choosing(choices) => choices.chosen(),
            Stage::Revealing | Stage::Over => SeatSet::EMPTY,
        };
        View {
            round: *round,
            rounds: ROUNDS,
            stage: stage_view(stage),
            path: path.cards().to_vec(),
            rubies_on_path: path.rubies(),
            relics_on_path: path.relics(),
            seats: SeatSet::first(config.seats())
                .into_iter()
                .map(|seat| SeatView {
                    in_cave: in_cave.contains(seat),
                    chosen: chosen.contains(seat),
                    gathered: if in_cave.contains(seat) { *gathered } else { 0 },
                    chest: may_look_into(seat).then_some(chests[seat]),
                    relics: relics[seat],
                })
                .collect(),
            own_choice: match (stage, viewer) {
                (Stage::Choosing(choices), Viewer::Seat(seat)) => choices.own(seat),
                _ => None,
            },
            deck: deck
                .cards()
                .map(|(card, count)| CardCount { card, count })
                .collect(),
            traps_gone: Trap::ALL
                .into_iter()
                .map(|trap| TrapCount {
                    trap,
                    count: traps_gone[trap as usize],
                })
                .collect(),
            relics: config.relics(),
            relics_to_come: relics_to_come(*config, *round),
            relics_lost: *relics_lost,
            open_chests: config.open_chests(),
            outcome: over.then(|| round::outcome(self)),
        }
    }
}

fn stage_view(stage: &Stage) -> StageView {
    match stage {
        Stage::Revealing => StageView::Revealing,
        Stage::Choosing(_) => StageView::Choosing,
        Stage::Over => StageView::Over,
    }
}

/// The relics of later rounds: one comes with each round of the variant (D19).
fn relics_to_come(config: Config, round: u8) -> RelicSet {
    let later = usize::from(if config.relics() { round } else { ROUNDS });
    Relic::ALL.into_iter().skip(later).collect()
}
