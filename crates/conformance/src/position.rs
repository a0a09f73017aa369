//! A position of a match, as every check looks at it.

use tabletop::{
    Announcement, BySeat, Game, Herald, Prompt, Seat, SeatSet, Step, StepOf, Table, Version, Viewer,
};

/// A table with everything that the checks ask about it.
pub(crate) struct Position<'a, G: Game> {
    pub(crate) table: &'a Table<G>,
    /// The table's state, played alongside because a table does not show it.
    pub(crate) state: &'a G::State,
    pub(crate) seats: u8,
    pub(crate) prompt: Prompt,
    /// The version at which the present prompt was first asked.
    pub(crate) asked: Version,
    pub(crate) legal: BySeat<Vec<G::Decision>>,
    pub(crate) chances: Vec<(G::Chance, u32)>,
}

impl<'a, G: Game> Position<'a, G> {
    pub(crate) fn new(table: &'a Table<G>, state: &'a G::State, asked: Version) -> Self {
        Self {
            table,
            state,
            seats: table.seats(),
            prompt: G::prompt(state),
            asked,
            legal: BySeat::from_fn(|seat| legal::<G>(state, seat)),
            chances: chances::<G>(state),
        }
    }

    pub(crate) fn viewers(&self) -> impl Iterator<Item = Viewer> + use<G> {
        Viewer::all(self.seats)
    }

    pub(crate) fn everybody(&self) -> SeatSet {
        SeatSet::first(self.seats)
    }

    /// Everything that can happen next.
    pub(crate) fn possible_steps(&self) -> Vec<StepOf<G>> {
        let decisions = self.prompt.awaited().into_iter().flat_map(|seat| {
            self.legal[seat]
                .iter()
                .map(move |&decision| Step::Decision { seat, decision })
        });
        let luck = self.chances.iter().map(|&(outcome, _)| Step::Luck(outcome));
        decisions.chain(luck).collect()
    }
}

pub(crate) fn legal<G: Game>(state: &G::State, seat: Seat) -> Vec<G::Decision> {
    let mut list = Vec::new();
    G::legal(state, seat, &mut list);
    list
}

pub(crate) fn chances<G: Game>(state: &G::State) -> Vec<(G::Chance, u32)> {
    let mut list = Vec::new();
    G::chances(state, &mut list);
    list
}

/// What a viewer may decide; a bystander nothing.
pub(crate) fn own_legal<G: Game>(state: &G::State, viewer: Viewer) -> Vec<G::Decision> {
    match viewer {
        Viewer::Seat(seat) => legal::<G>(state, seat),
        Viewer::Bystander => Vec::new(),
    }
}

/// Plays a possible step through the game's unchecked door.
pub(crate) fn play<G: Game>(
    state: &mut G::State,
    step: StepOf<G>,
    herald: &mut impl Herald<G::Event>,
) {
    match step {
        Step::Decision { seat, decision } => G::decide(state, seat, decision, herald),
        Step::Luck(outcome) => G::resolve(state, outcome, herald),
    }
}

/// A copy of the state after a possible step, and what was announced.
pub(crate) fn after<G: Game>(
    state: &G::State,
    step: StepOf<G>,
) -> (G::State, Vec<Announcement<G::Event>>) {
    let mut state = state.clone();
    let mut events = Vec::new();
    play::<G>(&mut state, step, &mut events);
    (state, events)
}

pub(crate) fn step_words<G: Game>(step: StepOf<G>) -> String {
    match step {
        Step::Decision { seat, decision } => format!("“{seat} {decision}”"),
        Step::Luck(outcome) => format!("“luck {outcome}”"),
    }
}
