//! A match with told luck, in the words of the rules.

use cavum::{Cavum, Config, Decision, Event, HexView, SeatView, Space, StageView, View};
use tabletop::{LuckSource, Prompt, Seat, Table, Viewer};

/// A match whose luck the test decides.
pub struct Mine {
    pub table: Table<Cavum>,
}

/// The orders of a first phase that does not care for them.
pub const ORDERS: [&str; 5] = ["O1", "O5", "O7", "O11", "O13"];

impl Mine {
    /// A table before any luck, stones open so that the test can see them.
    pub fn unopened(seats: u8) -> Self {
        Self::with(Config::new(seats).unwrap().with_open_stones())
    }

    pub fn with(config: Config) -> Self {
        Self {
            table: Table::open(config, LuckSource::Told),
        }
    }

    /// Five orders are up, and seat 0 opens the first auction.
    pub fn opened(seats: u8) -> Self {
        Self::unopened(seats).deal()
    }

    pub fn deal(mut self) -> Self {
        for order in ORDERS {
            self.luck(&format!("order {order}"));
        }
        self.luck("opener 0");
        self
    }

    /// Seat 0 has card 1, seat 1 card 2 and so on, all for nothing; nobody takes an order,
    /// and seat 0 begins to build.
    pub fn building(seats: u8) -> Self {
        Self::opened(seats).cards_for_nothing().no_orders()
    }

    pub fn cards_for_nothing(mut self) -> Self {
        let seats = self.table.seats();
        for winner in 0..seats {
            while let StageView::Bidding { seat, .. } = self.view().stage {
                let words = if u8::from(seat) == winner {
                    "bid 0"
                } else {
                    "pass"
                };
                self.act(seat.into(), &[words]);
            }
            if let StageView::ChoosingCard { seat } = self.view().stage {
                self.act(seat.into(), &[&format!("card {}", winner + 1)]);
            }
        }
        self
    }

    pub fn no_orders(mut self) -> Self {
        while let StageView::TakingOrders { seat, .. } = self.view().stage {
            self.act(seat.into(), &["pass"]);
        }
        self
    }

    pub fn luck(&mut self, words: &str) {
        self.table.tell_in_words(words).unwrap();
    }

    /// The seat decides all this, one after the other; what happened is returned.
    pub fn act(&mut self, seat: u8, words: &[&str]) -> Vec<Event> {
        let mut events = Vec::new();
        for words in words {
            let change = self
                .table
                .decide_in_words(Seat::new(seat), words, None)
                .unwrap_or_else(|refused| panic!("seat {seat}, “{words}”: {refused}"));
            events.extend(change.events.iter().map(|announcement| announcement.event));
        }
        events
    }

    /// Whether the seat may decide this now.
    pub fn may(&self, seat: u8, words: &str) -> bool {
        let mut table = self.table.clone();
        table.decide_in_words(Seat::new(seat), words, None).is_ok()
    }

    /// The words the seat may decide now.
    pub fn legal(&self, seat: u8) -> Vec<String> {
        let legal = self.table.legal(Seat::new(seat));
        legal.iter().map(Decision::to_string).collect()
    }

    /// Prospects along these spaces; where there is no choice the route goes by itself.
    pub fn prospect(&mut self, seat: u8, route: &str) -> Vec<Event> {
        let spaces: Vec<Space> = route.split(' ').map(|word| word.parse().unwrap()).collect();
        let mut events = self.act(seat, &[&format!("prospect {}", spaces[0])]);
        while let StageView::Prospecting { path, .. } = self.view().stage {
            assert_eq!(path, spaces[..path.len()], "the route went another way");
            let words = match spaces.get(path.len()) {
                Some(next) => format!("step {next}"),
                None => "stop".to_owned(),
            };
            events.extend(self.act(seat, &[&words]));
        }
        assert_eq!(walked(&events), spaces);
        events
    }

    /// One decision without any plan: nothing is paid, taken or sold, tiles are laid as far
    /// north as possible, stations and veins are thrown away.
    pub fn drift(&mut self) -> Vec<Event> {
        let Prompt::Turn(seat) = self.table.prompt() else {
            let (outcome, _) = self.table.chances()[0];
            self.luck(&outcome.to_string());
            return Vec::new();
        };
        let legal = self.table.legal(seat);
        let find = |wanted: &[&str]| {
            wanted.iter().find_map(|start| {
                let starts = |decision: &&Decision| decision.to_string().starts_with(start);
                legal.iter().find(starts).map(Decision::to_string)
            })
        };
        let north = legal
            .iter()
            .filter_map(|&decision| match decision {
                Decision::Lay(_, hex) => Some((hex.coordinates().1, decision)),
                _ => None,
            })
            .min();
        let plain = [
            "pass",
            "bid 0",
            "card",
            "option points",
            "discard",
            "stop",
            "step",
            "prospect",
            "end",
            "sell",
        ];
        let words = match north {
            Some((_, decision)) => decision.to_string(),
            None => find(&plain).unwrap(),
        };
        self.act(seat.into(), &[&words])
    }

    /// Drifts until the view is like this.
    pub fn drift_until(&mut self, reached: impl Fn(&View) -> bool) -> Vec<Event> {
        let mut events = Vec::new();
        while !reached(&self.view()) {
            events.extend(self.drift());
        }
        events
    }

    /// Everybody plays what they have left, up to the sale or beyond.
    pub fn finish_building(&mut self) -> Vec<Event> {
        self.drift_until(|view| {
            !matches!(
                view.stage,
                StageView::Building { .. } | StageView::Prospecting { .. }
            )
        })
    }

    pub fn view(&self) -> View {
        self.table.view(Viewer::Bystander)
    }

    pub fn seat(&self, seat: u8) -> SeatView {
        self.view().seats[usize::from(seat)].clone()
    }

    pub fn points(&self) -> Vec<u16> {
        self.view().seats.iter().map(|seat| seat.points).collect()
    }

    /// What lies on a hex.
    pub fn hex(&self, words: &str) -> Option<HexView> {
        let space: Space = words.parse().unwrap();
        let view = self.view();
        view.mountain.into_iter().find(|hex| hex.space == space)
    }

    /// Who is asked.
    pub fn turn(&self) -> Option<u8> {
        match self.table.prompt() {
            Prompt::Turn(seat) => Some(seat.into()),
            _ => None,
        }
    }

    /// The highest visible number of a colour.
    pub fn price(&self, colour: &str) -> u8 {
        let view = self.view();
        let scale = view
            .scales
            .iter()
            .find(|scale| scale.colour.to_string() == colour);
        scale.unwrap().highest_visible
    }
}

/// The spaces of the routes in these events.
pub fn walked(events: &[Event]) -> Vec<Space> {
    let space = |event: &Event| match *event {
        Event::RouteBegan { space, .. } | Event::RouteWent { space, .. } => Some(space),
        _ => None,
    };
    events.iter().filter_map(space).collect()
}

/// The stones in these events, as words.
pub fn prospected(events: &[Event]) -> String {
    let colour = |event: &Event| match event {
        Event::StoneProspected { colour, .. } => Some(colour.to_string()),
        _ => None,
    };
    events
        .iter()
        .filter_map(colour)
        .collect::<Vec<_>>()
        .join(" ")
}

/// The tiles that these events took from the board, as `space tile`.
pub fn destroyed(events: &[Event]) -> Vec<String> {
    let tile = |event: &Event| match event {
        Event::TileExploded { space, tile } => Some(format!("{space} exploded {tile:?}")),
        Event::TileHit { space, tile } => Some(format!("{space} hit {tile:?}")),
        _ => None,
    };
    events.iter().filter_map(tile).collect()
}

pub fn space(words: &str) -> Space {
    words.parse().unwrap()
}
