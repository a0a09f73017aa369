//! What a reader has heard, line by line.

use std::ops::RangeInclusive;

use crate::narration::Narration;
use crate::reader::Reader;
use crate::sentence::Sentence;

/// What a reader has heard, in words.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Story {
    /// The lines, in the order in which they began.
    pub lines: Vec<LogLine>,
}

/// A line of the log: one event, or several that belong together.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LogLine {
    /// The place of its first event among all that the reader has heard. It names the line:
    /// it stays the same while the line grows.
    pub first: usize,
    /// The number of steps played when that event happened.
    pub began: usize,
    /// The number of steps played when the last of it happened.
    pub step: usize,
    /// What is written.
    pub sentence: Sentence,
    /// What is said step by step, where that differs from what is written.
    pub spoken: Vec<Utterance>,
}

/// What is said about one step.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Utterance {
    /// The number of steps played when it happened.
    pub step: usize,
    /// What is said.
    pub sentence: Sentence,
}

impl Story {
    /// The whole story. `heard` are the events the reader has heard, each with the number of
    /// steps played when it happened.
    pub fn of<G: Narration>(heard: &[(usize, &G::Event)], reader: &Reader<'_>) -> Self {
        Self::from_event::<G>(0, heard, reader)
    }

    /// The lines with something in them that happened at `step` or later. A line that began
    /// before and has grown since is whole.
    pub fn since<G: Narration>(
        step: usize,
        heard: &[(usize, &G::Event)],
        reader: &Reader<'_>,
    ) -> Self {
        let mut first = heard.partition_point(|&(earlier, _)| earlier < step);
        if first < heard.len() {
            while first > 0 && G::goes_on(heard[first - 1].1, heard[first].1) {
                first -= 1;
            }
        }
        Self::from_event::<G>(first, heard, reader)
    }

    /// What was said in these steps, step by step where it can be.
    pub fn said(&self, steps: RangeInclusive<usize>) -> Vec<&str> {
        let mut said = Vec::new();
        for line in &self.lines {
            if line.spoken.is_empty() {
                said.extend(steps.contains(&line.step).then_some(&*line.sentence.text));
            } else {
                let spoken = line.spoken.iter();
                let within = spoken.filter(|utterance| steps.contains(&utterance.step));
                said.extend(within.map(|utterance| &*utterance.sentence.text));
            }
        }
        said
    }

    /// The lines from the one that begins with this event.
    fn from_event<G: Narration>(
        mut first: usize,
        heard: &[(usize, &G::Event)],
        reader: &Reader<'_>,
    ) -> Self {
        let mut lines = Vec::new();
        for together in heard[first..].chunk_by(|(_, before), (_, event)| G::goes_on(before, event))
        {
            lines.extend(LogLine::of::<G>(first, together, reader));
            first += together.len();
        }
        Self { lines }
    }
}

impl LogLine {
    /// What was said last.
    pub fn latest(&self) -> &Sentence {
        self.spoken
            .last()
            .map_or(&self.sentence, |utterance| &utterance.sentence)
    }

    fn of<G: Narration>(
        first: usize,
        together: &[(usize, &G::Event)],
        reader: &Reader<'_>,
    ) -> Option<Self> {
        let (&(began, _), &(step, _)) = (together.first()?, together.last()?);
        let events: Vec<&G::Event> = together.iter().map(|&(_, event)| event).collect();
        let sentence = G::line(&events, reader)?;
        let spoken: Vec<Utterance> = together
            .iter()
            .filter_map(|&(step, event)| {
                let sentence = G::sentence(event, reader)?;
                Some(Utterance { step, sentence })
            })
            .collect();
        let same = matches!(&spoken[..], [only] if only.sentence == sentence);
        Some(Self {
            first,
            began,
            step,
            sentence,
            spoken: if same { Vec::new() } else { spoken },
        })
    }
}
