//! A reader who puts every update in its place has the page as it is.

#[allow(dead_code, reason = "other tests use more of it")]
mod samples;

use std::collections::BTreeSet;

use catalog::AnyGame;
use model::{Chair, ChairChange, ChairNews, IdentityId, Name, Person};
use serde_json::Value;
use tabletop::{AnyTable, Dice, LuckSource, QuickDice, Seat, Seed, Version, Viewer};
use web::pages::{self, ReplayPage, Stage, TablePage};
use web::{Changes, Lang, NewLines, Receipt, Theme, Update, Visitor};

/// What is between the tags of a page: text, and parts with their content.
#[derive(Clone, Debug, PartialEq)]
enum Node {
    Text(String),
    Part(String, Vec<Node>),
    /// A part that the reader has.
    Kept(String),
}

fn read(html: &str) -> Vec<Node> {
    let mut rest = html;
    let nodes = read_part(&mut rest);
    assert_eq!(rest, "", "a mark that ends nothing");
    nodes
}

fn read_part(rest: &mut &str) -> Vec<Node> {
    let mut nodes = Vec::new();
    while let Some((text, after)) = rest.split_once("<!--") {
        let (mark, after) = after.split_once("-->").expect("a comment ends");
        nodes.push(Node::Text(text.to_owned()));
        *rest = after;
        if let Some(name) = mark.strip_prefix('[') {
            nodes.push(Node::Part(name.to_owned(), read_part(rest)));
        } else if let Some(name) = mark.strip_prefix('=') {
            nodes.push(Node::Kept(name.to_owned()));
        } else {
            assert_eq!(mark, "]");
            return nodes;
        }
    }
    nodes.push(Node::Text(std::mem::take(rest).to_owned()));
    nodes
}

fn write(nodes: &[Node]) -> String {
    let mut html = String::new();
    for node in nodes {
        match node {
            Node::Text(text) => html.push_str(text),
            // The lines are compared by themselves; of the highlights everybody has those that
            // were new to them.
            Node::Part(name, _) if ["log", "highlights"].contains(&&**name) => {
                html.push_str(name);
            }
            Node::Part(name, inside) => {
                html.extend(["<", name, ">", &write(inside), "</", name, ">"]);
            }
            Node::Kept(name) => panic!("{name} was not put in its place"),
        }
    }
    html
}

/// The content of a part, if it is there.
fn find<'a>(nodes: &'a mut [Node], name: &str) -> Option<&'a mut Vec<Node>> {
    for node in nodes {
        if let Node::Part(own, inside) = node {
            if own == name {
                return Some(inside);
            }
            if let Some(found) = find(inside, name) {
                return Some(found);
            }
        }
    }
    None
}

fn put_kept(nodes: &mut [Node], page: &mut [Node]) {
    for node in nodes {
        match node {
            Node::Kept(name) => {
                let kept = find(page, name).unwrap_or_else(|| panic!("the reader has {name}"));
                *node = Node::Part(name.clone(), std::mem::take(kept));
            }
            Node::Part(_, inside) => put_kept(inside, page),
            Node::Text(_) => {}
        }
    }
}

/// The lines of a log with their numbers, without what only a screen reader is told.
fn lines(html: &str) -> Vec<(usize, String)> {
    let line = |after: &str| {
        let (number, rest) = after.split_once('"').expect("an attribute ends");
        let (_, text) = rest.split_once('>').expect("a tag ends");
        let end = ["<span hidden", "</li>", "</h3>"]
            .iter()
            .filter_map(|end| text.find(end))
            .min();
        let text = &text[..end.expect("a line ends")];
        (number.parse().expect("a number"), text.to_owned())
    };
    html.split("data-line=\"").skip(1).map(line).collect()
}

/// Somebody with the page open.
struct Reader {
    viewer: Viewer,
    receipt: Receipt,
    page: Vec<Node>,
    log: Vec<(usize, String)>,
    /// How many of the steps that they have seen still stand.
    standing: Option<usize>,
    received: usize,
    /// What they would have received if every update were the whole page.
    whole_pages: usize,
}

impl Reader {
    fn new(viewer: Viewer) -> Self {
        Self {
            viewer,
            receipt: Receipt::default(),
            page: Vec::new(),
            log: Vec::new(),
            standing: None,
            received: 0,
            whole_pages: 0,
        }
    }

    fn take(&mut self, update: Update) {
        match update {
            Update::Whole(html) => {
                (self.page, self.log) = (inside(&html), lines(&html));
            }
            Update::Changed(changes) => self.put(changes),
        }
    }

    fn put(&mut self, Changes { parts, log }: Changes) {
        let parts = parts.into_iter().map(|part| (part.name, read(&part.html)));
        let mut fresh: Vec<(String, Vec<Node>)> = parts.collect();
        for (_, content) in &mut fresh {
            put_kept(content, &mut self.page);
        }
        for (name, content) in fresh {
            let part = find(&mut self.page, &name);
            *part.unwrap_or_else(|| panic!("the reader has {name}")) = content;
        }
        if let Some(NewLines { from, html }) = log {
            self.log.retain(|(number, _)| *number < from);
            self.log.extend(lines(&html));
        }
    }
}

/// What is inside of `#live`, whose version differs with every update.
fn inside(html: &str) -> Vec<Node> {
    let (tag, rest) = html.split_once('>').expect("a tag ends");
    assert!(
        tag.starts_with("<main ") && tag.contains(" id=\"live\""),
        "{tag}"
    );
    read(rest.strip_suffix("</main>").expect("it is whole"))
}

struct World {
    visitor: Visitor,
    game: &'static dyn AnyGame,
    config: Value,
    chairs: Vec<Chair>,
    table: Box<dyn AnyTable>,
    news: Vec<ChairNews>,
}

impl World {
    fn new(game: &'static dyn AnyGame, seed: u64) -> Self {
        let config = game.configure(&serde_json::json!({})).expect("defaults");
        let luck = LuckSource::Rolled(Seed::from_number(seed));
        let table = game.open(&config, luck).expect("it was configured");
        let chairs = samples::players()[..usize::from(table.seats())].to_vec();
        Self {
            visitor: samples::visitor(Lang::En, Theme::Dark),
            game,
            config,
            chairs,
            table,
            news: Vec::new(),
        }
    }

    fn page(&self, viewer: Viewer) -> TablePage<'_> {
        let stage = Stage::Started {
            table: &*self.table,
            take_overs: &[],
        };
        TablePage {
            news: &self.news,
            ..samples::table_page(self.game, &self.config, &self.chairs, viewer, stage)
        }
    }

    /// The reader gets an update and has the page as somebody has who comes now.
    fn show(&self, reader: &mut Reader) -> Update {
        let page = self.page(reader.viewer);
        let update = pages::update(&self.visitor, &page, reader.standing, &mut reader.receipt);
        reader.received += update.to_json().len();
        reader.take(update.clone());
        reader.standing = Some(self.table.length());
        let now = pages::update(&self.visitor, &page, None, &mut Receipt::default());
        let Update::Whole(now) = now else {
            panic!("somebody who has nothing gets everything");
        };
        reader.whole_pages += now.len();
        assert_eq!(write(&reader.page), write(&inside(&now)));
        assert_eq!(reader.log, lines(&now));
        update
    }

    /// Somebody leaves the table or comes back to it.
    fn come_or_go(&mut self) {
        let number = self.news.len();
        let changes = [ChairChange::Left, ChairChange::Returned];
        let person = Person {
            identity: IdentityId(1),
            name: Name::from_store(format!("person {number}")),
        };
        self.news.push(ChairNews {
            arrangement: u32::try_from(number).expect("few come and go"),
            step: u32::try_from(self.table.length()).expect("matches are short"),
            seat: Seat::new(0),
            person,
            change: changes[number % 2].clone(),
        });
    }

    /// Somebody decides at random, or takes back what they have decided.
    fn go_on(&mut self, dice: &mut QuickDice) {
        let seats = (0..self.table.seats()).map(Seat::new);
        let regretful = seats
            .into_iter()
            .find(|&seat| self.table.may_undo(seat).is_ok());
        match regretful {
            Some(seat) if dice.below(4) == 0 => {
                self.table.undo(seat, None).expect("it may be undone");
            }
            _ => {
                let seat = self.table.prompt().awaited().lowest().expect("it goes on");
                let words = dice.pick(&self.table.legal(seat)).clone();
                self.table.decide(seat, &words, None).expect("it is legal");
            }
        }
    }
}

#[test]
fn a_reader_of_all_updates_has_the_page() {
    for (number, game) in (1..).zip(catalog::games()) {
        let mut world = World::new(*game, number);
        let mut dice = QuickDice::new(number);
        let viewers = Viewer::all(world.table.seats());
        let mut readers: Vec<Reader> = viewers.map(Reader::new).collect();
        let mut whole = 0;
        while world.table.outcome().is_none() {
            for reader in &mut readers {
                // Slow readers get several changes in one.
                if dice.below(3) > 0 {
                    let update = world.show(reader);
                    whole += usize::from(matches!(update, Update::Whole(_)));
                }
            }
            world.go_on(&mut dice);
            if dice.below(5) == 0 {
                world.come_or_go();
            }
            for reader in &mut readers {
                let length = world.table.length();
                reader.standing = reader.standing.map(|standing| standing.min(length));
            }
        }
        let all = readers.len();
        for reader in &mut readers {
            world.show(reader);
        }
        assert_eq!(whole, all, "{}: everybody got the page once", game.id());
        let received: usize = readers.iter().map(|reader| reader.received).sum();
        let whole_pages: usize = readers.iter().map(|reader| reader.whole_pages).sum();
        assert!(
            received < whole_pages / 2,
            "{}: {received} bytes instead of {whole_pages}",
            game.id()
        );
    }
}

/// The names of the parts in an update, or nothing if it is whole.
fn changed(update: &Update) -> Option<Vec<&str>> {
    let Update::Changed(changes) = update else {
        return None;
    };
    Some(changes.parts.iter().map(|part| &*part.name).collect())
}

#[test]
fn an_update_has_what_has_changed_and_nothing_else() {
    let world = World::new(catalog::games()[0], 1);
    let mut reader = Reader::new(Viewer::Seat(Seat::new(1)));
    assert_eq!(changed(&world.show(&mut reader)), None);
    let nothing = world.show(&mut reader);
    assert_eq!(nothing, Update::Changed(Changes::default()));
    assert_eq!(nothing.to_json(), r#"{"changed":{}}"#);
    // Somebody leaves who only looked on.
    let page = TablePage {
        bystanders: 1,
        ..world.page(reader.viewer)
    };
    let update = pages::update(&world.visitor, &page, reader.standing, &mut reader.receipt);
    assert_eq!(changed(&update), Some(vec!["company"]));
}

#[test]
fn a_line_of_the_chat_is_sent_once() {
    let world = World::new(catalog::games()[0], 1);
    let mut reader = Reader::new(Viewer::Bystander);
    world.show(&mut reader);
    let mut page = world.page(reader.viewer);
    let mut chat = page.chat.to_vec();
    let mut line = chat.last().expect("there is a line").clone();
    line.number += 1;
    "a new one".clone_into(&mut line.text);
    chat.push(line);
    page.chat = &chat;
    let update = pages::update(&world.visitor, &page, reader.standing, &mut reader.receipt);
    assert_eq!(changed(&update), Some(vec!["chat"]));
    let json = update.to_json();
    assert!(json.contains("a new one"), "{json}");
    assert!(!json.contains("Good luck, everybody!"), "{json}");
}

#[test]
fn another_seat_or_another_name_needs_everything() {
    let mut world = World::new(catalog::games()[0], 1);
    let mut receipt = Receipt::default();
    let mut update = |world: &World, seat| {
        let page = world.page(Viewer::Seat(Seat::new(seat)));
        changed(&pages::update(&world.visitor, &page, Some(0), &mut receipt)).is_some()
    };
    assert!(!update(&world, 0));
    assert!(update(&world, 0));
    assert!(!update(&world, 1), "from another seat everything differs");
    assert!(update(&world, 1));
    world.chairs[0] = world.chairs[1].clone();
    assert!(!update(&world, 1), "the log has another name in it");
}

#[test]
fn the_reader_has_the_version_of_the_match() {
    let mut world = World::new(catalog::games()[0], 1);
    let mut reader = Reader::new(Viewer::Bystander);
    assert_eq!(reader.receipt.version(), None);
    world.show(&mut reader);
    let before: Version = world.table.version();
    assert_eq!(reader.receipt.version(), Some(before));
    world.go_on(&mut QuickDice::new(1));
    world.show(&mut reader);
    assert!(reader.receipt.version() > Some(before));
}

#[test]
fn no_two_parts_of_a_page_have_the_same_name() {
    for (name, page) in samples::all(Lang::En, Theme::System) {
        if name.contains("rules") {
            // The same drawings stand there again and again, and nothing of it changes.
            continue;
        }
        let html = page.into_string();
        let mut names = BTreeSet::new();
        for part in html.split("<!--[").skip(1) {
            let part = part.split("-->").next().expect("it is a comment");
            assert!(names.insert(part), "{name}: {part} stands twice");
        }
    }
}

#[test]
fn who_comes_and_goes_stands_in_the_log() {
    let mut world = World::new(catalog::games()[0], 1);
    let mut reader = Reader::new(Viewer::Bystander);
    world.show(&mut reader);
    let before = reader.log.clone();
    world.come_or_go();
    let update = world.show(&mut reader);
    assert_eq!(changed(&update), Some(vec!["notices"]));
    assert_eq!(reader.log[..before.len()], before);
    assert_eq!(reader.log[before.len()].1, "person 0 has left the table.");
    // It keeps its place while the match goes on.
    for _ in 0..3 {
        world.go_on(&mut QuickDice::new(2));
    }
    world.show(&mut reader);
    assert_eq!(reader.log[before.len()].1, "person 0 has left the table.");
}

/// The outermost parts of a replay, in order.
fn parts(nodes: &[Node]) -> Vec<Node> {
    let parts = nodes.iter().filter(|node| matches!(node, Node::Part(..)));
    parts.cloned().collect()
}

#[test]
fn a_reader_of_a_replay_has_every_step_they_go_to() {
    for (number, game) in (1..).zip(catalog::games()) {
        let mut world = World::new(*game, number);
        let mut dice = QuickDice::new(number);
        while world.table.outcome().is_none() {
            if dice.below(9) == 0 {
                world.come_or_go();
            }
            world.go_on(&mut dice);
        }
        let replay = |step| ReplayPage {
            id: "k3vq7m",
            game: game.id(),
            config: &world.config,
            chairs: &world.chairs,
            news: &world.news,
            table: &*world.table,
            analysis: None,
            step,
        };
        let whole = |step| {
            let html = pages::replay(&world.visitor, &replay(step)).into_string();
            let (_, live) = html.split_once("<main").expect("it has one");
            let (live, _) = live.split_once("</main>").expect("it ends");
            (parts(&read(live)), lines(live), html.len())
        };
        let mut reader = Reader::new(Viewer::Bystander);
        (reader.page, reader.log, _) = whole(0);
        let (mut from, mut received, mut pages_sent) = (0, 0, 0);
        let steps = u32::try_from(world.table.length()).expect("matches are short");
        for turn in 0..16 {
            // Mostly on, sometimes anywhere.
            let to = match turn % 4 {
                3 => dice.below(steps + 1) as usize,
                _ => (from + 1).min(steps as usize),
            };
            let update = pages::replay_update(&world.visitor, &replay(to), from);
            received += update.to_json().len();
            reader.take(update);
            let (page, log, length) = whole(to);
            pages_sent += length;
            assert_eq!(
                write(&reader.page),
                write(&page),
                "{} {from} {to}",
                game.id()
            );
            assert_eq!(reader.log, log, "{} {from} {to}", game.id());
            from = to;
        }
        assert!(
            received < pages_sent / 2,
            "{}: {received} bytes instead of {pages_sent}",
            game.id()
        );
    }
}
