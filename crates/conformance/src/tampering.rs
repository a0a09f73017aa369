//! Records that were changed or cut off.

use tabletop::{Game, LuckSource, QuickDice, Record, RecordedStep, Seed, Table};

use crate::bench::Bench;
use crate::subject::Subject;
use crate::violation::{Checked, Property};

/// Tries every forgery on the record of the match.
pub(crate) fn is_found<G: Subject>(table: &Table<G>, bench: &mut Bench<'_, G>) -> Checked {
    let record = table.record();
    let mut forger = Forger {
        lines: record.to_string().lines().map(str::to_owned).collect(),
        forgeries: Vec::new(),
    };
    forger.change_the_header(&record);
    if let LuckSource::Rolled(seed) = table.luck() {
        forger.change_the_seed(seed);
    }
    forger.change_the_end();
    forger.cut_off();
    let outcomes: Vec<_> = bench.outcomes.iter().map(ToString::to_string).collect();
    forger.change_a_luck_line(table, &outcomes, &mut bench.dice);
    forger.change_a_decision(table, &mut bench.dice);
    for forgery in &forger.forgeries {
        forgery.is_found(table)?;
        bench.summary.tampered += 1;
    }
    Ok(())
}

/// A changed record.
struct Forgery {
    what: &'static str,
    text: String,
    demand: Demand,
}

/// What must become of it.
#[derive(Clone, Copy)]
enum Demand {
    /// It is refused.
    Refused,
    /// It is refused at this line.
    RefusedAt(usize),
    /// It is refused, or it is the true record of another match: without a decision that had no
    /// consequence, for instance, a match may go on as it did.
    NotThisMatch,
}

impl Forgery {
    fn is_found<G: Game>(&self, table: &Table<G>) -> Checked {
        let broken = |how: String| {
            let detail = format!("a record with {} {how}", self.what);
            Err(Property::TamperingIsFound.broken(detail))
        };
        let replayed = self
            .text
            .parse()
            .and_then(|record: Record| Table::<G>::replay(&record));
        match (replayed, self.demand) {
            (Err(error), Demand::RefusedAt(line)) if error.line != line => {
                broken(format!("is refused at another line than {line}: {error}"))
            }
            (Err(error), _) => match error.line {
                line if (1..=self.text.lines().count() + 1).contains(&line) => Ok(()),
                _ => broken(format!("is refused at no line of the text: {error}")),
            },
            (Ok(other), Demand::NotThisMatch)
                if other != *table && other.record().to_string() == self.text =>
            {
                Ok(())
            }
            (Ok(_), _) => broken("replays".to_owned()),
        }
    }
}

/// Makes forgeries out of the lines of a record.
struct Forger {
    lines: Vec<String>,
    forgeries: Vec<Forgery>,
}

/// Where the header's lines stand, counted from 1.
const FIRST_LINE: usize = 1;
const GAME_LINE: usize = 2;
const RULES_LINE: usize = 3;
const CONFIG_LINE: usize = 4;
const LUCK_LINE: usize = 5;
const COMMITMENT_LINE: usize = 6;

impl Forger {
    fn change_the_header(&mut self, record: &Record) {
        let rules = format!("rules {}", record.rules + 1);
        self.replace("another format", FIRST_LINE, "grotto record 0", FIRST_LINE);
        self.replace("another game", GAME_LINE, "game of chance", GAME_LINE);
        self.replace("other rules", RULES_LINE, &rules, RULES_LINE);
        for config in [r#"{"no_such_option":1}"#, "{", "two seats"] {
            let line = format!("config {config}");
            self.replace("a wrong configuration", CONFIG_LINE, &line, CONFIG_LINE);
        }
        // The line after shows it: a commitment too many, or none.
        let other = match self.lines[LUCK_LINE - 1].as_str() {
            "luck rolled" => "luck told",
            _ => "luck rolled",
        };
        self.replace("another luck", LUCK_LINE, other, LUCK_LINE + 1);
    }

    fn change_the_seed(&mut self, seed: Seed) {
        let seed_line = self.lines.len() - 1;
        let other = Seed::from_bytes([0xa5; 32]);
        assert!(other != seed, "the suite plays with small seeds");
        let commitment = format!("commitment {}", other.commitment());
        let seed = format!("seed {other}");
        self.replace("another seed", seed_line, &seed, seed_line);
        self.replace("a broken promise", COMMITMENT_LINE, &commitment, seed_line);
        let mut lines = self.lines.clone();
        lines[COMMITMENT_LINE - 1] = commitment;
        lines[seed_line - 1] = seed;
        self.add("another seed and promise", &lines, Demand::NotThisMatch);
    }

    fn change_the_end(&mut self) {
        let last = self.lines.len();
        for result in ["none", "points 999 winners 7", ""] {
            self.replace("another result", last, &format!("result {result}"), last);
        }
        for more in ["", "0 stay", "result none", "and they lived happily"] {
            let mut lines = self.lines.clone();
            lines.push(more.to_owned());
            self.add(
                "something after the end",
                &lines,
                Demand::RefusedAt(last + 1),
            );
        }
    }

    fn cut_off(&mut self) {
        for lines in 0..self.lines.len() {
            let left = self.lines[..lines].to_vec();
            self.add("its end cut off", &left, Demand::Refused);
        }
        let last = self.lines.len();
        let result = self.lines[last - 1].clone();
        for (end, _) in result.char_indices() {
            let mut lines = self.lines.clone();
            lines[last - 1].truncate(end);
            self.add("half a result", &lines, Demand::Refused);
        }
    }

    fn change_a_luck_line<G: Game>(
        &mut self,
        table: &Table<G>,
        outcomes: &[String],
        dice: &mut QuickDice,
    ) {
        let lines = self.step_lines(table, |step| matches!(step, RecordedStep::Luck { .. }));
        if lines.is_empty() {
            return;
        }
        let line = *dice.pick(&lines);
        // The seed says what comes up; told luck may be told otherwise, in another match.
        let (changed, missing) = match table.luck() {
            LuckSource::Rolled(_) => (Demand::RefusedAt(line), Demand::Refused),
            LuckSource::Told | LuckSource::Branched(_) => {
                (Demand::NotThisMatch, Demand::NotThisMatch)
            }
        };
        self.double("a luck line twice", line, missing);
        self.drop("a luck line dropped", line, missing);
        for outcome in outcomes {
            let mut lines = self.lines.clone();
            lines[line - 1] = format!("luck {outcome}");
            if lines != self.lines {
                self.add("other luck", &lines, changed);
            }
        }
        self.replace("impossible luck", line, "luck of the draw", line);
    }

    fn change_a_decision<G: Game>(&mut self, table: &Table<G>, dice: &mut QuickDice) {
        let lines = self.step_lines(table, |step| matches!(step, RecordedStep::Decision { .. }));
        if lines.is_empty() {
            return;
        }
        let line = *dice.pick(&lines);
        self.double("a decision twice", line, Demand::NotThisMatch);
        self.drop("a decision dropped", line, Demand::NotThisMatch);
        let nonsense = format!("{} after all", self.lines[line - 1]);
        self.replace("a nonsense decision", line, &nonsense, line);
        self.replace("no decision", line, "0 ", line);
        self.replace("no seat", line, "somebody passes", line);
        self.replace("a seat of no table", line, "8 pass", line);
    }

    /// The lines, counted from 1, of the steps of a kind.
    fn step_lines<G: Game>(
        &self,
        table: &Table<G>,
        kind: impl Fn(&RecordedStep) -> bool,
    ) -> Vec<usize> {
        let header = self.lines.iter().position(String::is_empty);
        let first = header.expect("an empty line ends the header") + 2;
        let steps = table.record().steps;
        let numbered = steps.iter().zip(first..);
        numbered
            .filter(|(step, _)| kind(step))
            .map(|(_, line)| line)
            .collect()
    }

    fn replace(&mut self, what: &'static str, line: usize, by: &str, shows_at: usize) {
        let mut lines = self.lines.clone();
        by.clone_into(&mut lines[line - 1]);
        if lines != self.lines {
            self.add(what, &lines, Demand::RefusedAt(shows_at));
        }
    }

    fn double(&mut self, what: &'static str, line: usize, demand: Demand) {
        let mut lines = self.lines.clone();
        lines.insert(line, lines[line - 1].clone());
        self.add(what, &lines, demand);
    }

    fn drop(&mut self, what: &'static str, line: usize, demand: Demand) {
        let mut lines = self.lines.clone();
        lines.remove(line - 1);
        self.add(what, &lines, demand);
    }

    fn add(&mut self, what: &'static str, lines: &[String], demand: Demand) {
        let text = lines
            .iter()
            .flat_map(|line| [line.as_str(), "\n"])
            .collect();
        self.forgeries.push(Forgery { what, text, demand });
    }
}
