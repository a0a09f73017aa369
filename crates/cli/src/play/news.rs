//! What a player has not read yet.

use narration::{LogLine, Sentence, Story};

/// How much of the story a player has read. A new line is printed whole, as the page's log
/// has it; for a line that has grown, only what was added.
#[derive(Clone, Copy, Debug, Default)]
pub struct News {
    /// Lines that begin with this event or a later one are new.
    next: usize,
    /// In other lines, what happened at this step or later is new.
    step: usize,
    /// The step at which the first line began that was held back.
    held_back: Option<usize>,
}

/// Whether the story goes on before the player is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pause {
    /// It does: a line that may still grow is held back.
    Later,
    /// It does not: everything is printed.
    Now,
}

impl News {
    /// Nothing is new in a match that has come this far.
    pub fn up_to(step: usize, story: &Story) -> Self {
        let told = story.lines.iter().rev().find(|line| line.began < step);
        Self {
            next: told.map_or(0, |line| line.first + 1),
            step,
            held_back: None,
        }
    }

    /// From which step on the story is needed.
    pub fn since(self) -> usize {
        self.held_back.unwrap_or(self.step)
    }

    /// The news, in order. `story` are the lines since [`Self::since`], `length` is the number
    /// of steps played.
    pub fn tell(&mut self, story: &Story, length: usize, pause: Pause) -> Vec<Sentence> {
        let lines = &story.lines[..];
        let (told, held_back) = match (lines, pause) {
            ([told @ .., last], Pause::Later) if last.first >= self.next => (told, Some(last)),
            _ => (lines, None),
        };
        let sentences = told.iter().flat_map(|line| self.new_in(line)).collect();
        if let Some(last) = lines.last() {
            self.next = held_back.map_or(last.first + 1, |line| line.first);
        }
        self.held_back = held_back.map(|line| line.began);
        self.step = length + 1;
        sentences
    }

    fn new_in(self, line: &LogLine) -> Vec<Sentence> {
        if line.first >= self.next {
            return vec![line.sentence.clone()];
        }
        let added = line.spoken.iter().filter(|said| said.step >= self.step);
        added.map(|said| said.sentence.clone()).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use narration::{Utterance, Weight};

    fn sentence(text: &str) -> Sentence {
        Sentence {
            text: text.to_owned(),
            weight: Weight::Plain,
        }
    }

    /// A line that begins with this event; something is said at each of these steps.
    fn line(first: usize, steps: &[usize]) -> LogLine {
        let said = |&step: &usize| Utterance {
            step,
            sentence: sentence(&format!("step {step}")),
        };
        LogLine {
            first,
            began: steps[0],
            step: steps[steps.len() - 1],
            sentence: sentence(&format!("line {first} to step {}", steps[steps.len() - 1])),
            spoken: steps.iter().map(said).collect(),
        }
    }

    fn told(news: &mut News, lines: &[LogLine], length: usize, pause: Pause) -> Vec<String> {
        let reach = lines.iter().filter(|line| line.step >= news.since());
        let story = Story {
            lines: reach.cloned().collect(),
        };
        let sentences = news.tell(&story, length, pause);
        sentences.into_iter().map(|one| one.text).collect()
    }

    #[test]
    fn a_line_that_grows_before_the_players_eyes_is_told_bit_by_bit() {
        let mut news = News::default();
        assert_eq!(
            told(&mut news, &[line(0, &[1])], 1, Pause::Now),
            ["line 0 to step 1"]
        );
        assert_eq!(
            told(&mut news, &[line(0, &[1, 2])], 2, Pause::Now),
            ["step 2"]
        );
        assert_eq!(told(&mut news, &[line(0, &[1, 2])], 2, Pause::Now), [""; 0]);
    }

    #[test]
    fn a_line_that_others_make_is_told_when_it_is_whole() {
        let mut news = News::default();
        assert_eq!(told(&mut news, &[line(0, &[1])], 1, Pause::Later), [""; 0]);
        assert_eq!(
            told(&mut news, &[line(0, &[1, 2])], 2, Pause::Later),
            [""; 0]
        );
        // The next line begins in the step that ended this one.
        let lines = [line(0, &[1, 2, 3]), line(4, &[3])];
        assert_eq!(
            told(&mut news, &lines, 3, Pause::Later),
            ["line 0 to step 3"]
        );
        assert_eq!(told(&mut news, &lines, 3, Pause::Now), ["line 4 to step 3"]);
        assert_eq!(told(&mut news, &lines, 3, Pause::Now), [""; 0]);
    }

    #[test]
    fn what_was_told_before_is_not_told_again() {
        let lines = [line(0, &[1]), line(3, &[2, 3])];
        let story = Story {
            lines: lines.to_vec(),
        };
        let mut news = News::up_to(4, &story);
        assert_eq!(told(&mut news, &lines, 3, Pause::Now), [""; 0]);
        let grown = [line(0, &[1]), line(3, &[2, 3, 4])];
        assert_eq!(told(&mut news, &grown, 4, Pause::Now), ["step 4"]);
        let mut from_the_last_step = News::up_to(3, &story);
        assert_eq!(
            told(&mut from_the_last_step, &lines, 3, Pause::Now),
            ["step 3"]
        );
    }
}
