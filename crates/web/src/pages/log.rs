//! What happened, in words.

use maud::{Markup, html};
use narration::{LogLine, Texts, Weight};

use crate::part::Part;
use crate::receipt::{LOG, LogTail};

/// This many of the last lines have their steps with them. A reader who has missed more hears
/// the earlier lines as they are written.
const LINES_SPOKEN: usize = 3;

/// The log, with a heading for each chapter. The script reads out what has a `data-step` that
/// is new: a line, or the steps of which the line is made. It knows the lines by their
/// `data-line`.
pub(crate) fn log(texts: &Texts, lines: &[LogLine]) -> Markup {
    let inside = html! {
        @if lines.is_empty() { p .nothing { (texts.say("log-none")) } }
        (in_chapters(lines))
    };
    html! {
        section .panel .log aria-labelledby="log" {
            h2 #log { (texts.say("log-title")) }
            div #log-lines .scroll .from-the-end tabindex="0" role="region" aria-labelledby="log" {
                div { (Part::new(LOG, inside)) }
            }
        }
    }
}

impl LogTail {
    pub(crate) fn of(lines: &[LogLine]) -> Self {
        let last = lines.last();
        Self {
            from: lines.first().map_or(0, |line| line.first),
            last: last.map(|line| line.first),
            lines: lines.len(),
            end: in_chapters(last.map_or(&[], std::slice::from_ref)),
        }
    }
}

fn in_chapters(lines: &[LogLine]) -> Markup {
    let spoken_from = lines
        .iter()
        .rev()
        .nth(LINES_SPOKEN - 1)
        .map_or(0, |line| line.step);
    html! {
        @for chapter in chapters(lines) { (told(chapter, spoken_from)) }
    }
}

/// The lines cut before every heading.
fn chapters(lines: &[LogLine]) -> Vec<&[LogLine]> {
    lines
        .chunk_by(|_, next| next.sentence.weight != Weight::Heading)
        .collect()
}

fn told(chapter: &[LogLine], spoken_from: usize) -> Markup {
    let (heading, lines) = match chapter {
        [first, lines @ ..] if first.sentence.weight == Weight::Heading => (Some(first), lines),
        lines => (None, lines),
    };
    html! {
        @if let Some(heading) = heading {
            h3 data-step=(heading.step) data-line=(heading.first) { (heading.sentence.text) }
        }
        @if !lines.is_empty() {
            ol .log-lines {
                @for line in lines {
                    @if line.spoken.is_empty() || line.step < spoken_from {
                        (whole_line(line))
                    } @else {
                        (line_of_steps(line))
                    }
                }
            }
        }
    }
}

fn whole_line(line: &LogLine) -> Markup {
    let highlight = line.sentence.weight == Weight::Highlight;
    html! {
        li .highlight[highlight] data-line=(line.first) data-step=(line.step) {
            (line.sentence.text)
        }
    }
}

/// A line that grows: written as a whole, said step by step.
fn line_of_steps(line: &LogLine) -> Markup {
    html! {
        li .highlight[line.sentence.weight == Weight::Highlight] data-line=(line.first) {
            (line.sentence.text)
            @for spoken in &line.spoken {
                @let highlight = spoken.sentence.weight == Weight::Highlight;
                span hidden data-step=(spoken.step) class=[highlight.then_some("highlight")] {
                    (spoken.sentence.text)
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use narration::{Lang, Sentence, Utterance};

    fn sentence(text: &str, weight: Weight) -> Sentence {
        Sentence {
            text: text.to_owned(),
            weight,
        }
    }

    #[test]
    fn a_line_of_steps_is_written_once_and_said_step_by_step_while_it_is_new() {
        let turn = |step: usize| LogLine {
            first: step,
            began: step - 1,
            step,
            sentence: sentence("a turn", Weight::Plain),
            spoken: [step - 1, step]
                .map(|step| Utterance {
                    step,
                    sentence: sentence(&format!("step {step}"), Weight::Plain),
                })
                .to_vec(),
        };
        let entries = [2, 4, 6, 8].map(turn);
        let html = log(Texts::of(Lang::En), &entries).into_string();
        assert_eq!(html.matches("a turn").count(), 4);
        assert!(html.contains("data-step=\"2\">a turn</li>"), "{html}");
        for step in 3..=8 {
            let said = format!("<span hidden data-step=\"{step}\">step {step}</span>");
            assert!(html.contains(&said), "{html}");
        }
        assert!(!html.contains("step 1<") && !html.contains("step 2<"));
        assert_eq!(entries[3].latest().text, "step 8");
    }

    #[test]
    fn a_chapter_begins_with_its_heading() {
        let entry = |weight| LogLine {
            first: 0,
            began: 1,
            step: 1,
            sentence: sentence("", weight),
            spoken: Vec::new(),
        };
        let entries = [
            Weight::Plain,
            Weight::Heading,
            Weight::Highlight,
            Weight::Plain,
            Weight::Heading,
        ]
        .map(entry);
        let lengths: Vec<_> = chapters(&entries)
            .iter()
            .map(|chapter| chapter.len())
            .collect();
        assert_eq!(lengths, [1, 3, 1]);
    }
}
