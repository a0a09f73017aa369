//! What happened, in words.

use maud::{Markup, html};
use narration::{LogLine, Texts, Weight};

/// So many of the last lines have their steps with them. Who has missed more hears the
/// earlier lines as they are written.
const LINES_SPOKEN: usize = 3;

/// The log, with a heading for each chapter. The script reads out what has a `data-step` that
/// is new: a line, or the steps of which the line is made.
pub(crate) fn log(texts: &Texts, entries: &[LogLine]) -> Markup {
    let spoken_from = entries
        .iter()
        .rev()
        .nth(LINES_SPOKEN - 1)
        .map_or(0, |entry| entry.step);
    html! {
        section .panel .log aria-labelledby="log" {
            h2 #log { (texts.say("log-title")) }
            div #log-lines .scroll .from-the-end tabindex="0" role="region" aria-labelledby="log" {
                div {
                    @if entries.is_empty() { p .nothing { (texts.say("log-none")) } }
                    @for chapter in chapters(entries) { (told(chapter, spoken_from)) }
                }
            }
        }
    }
}

/// The entries cut before every heading.
fn chapters(entries: &[LogLine]) -> Vec<&[LogLine]> {
    entries
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
            h3 data-step=(heading.step) { (heading.sentence.text) }
        }
        @if !lines.is_empty() {
            ol .log-lines {
                @for entry in lines {
                    @if entry.spoken.is_empty() || entry.step < spoken_from {
                        (whole_line(entry))
                    } @else {
                        (line_of_steps(entry))
                    }
                }
            }
        }
    }
}

fn whole_line(entry: &LogLine) -> Markup {
    let moment = entry.sentence.weight == Weight::Highlight;
    html! {
        li .moment[moment] data-step=(entry.step) data-moment[moment] { (entry.sentence.text) }
    }
}

/// A line that grows: written as a whole, said step by step.
fn line_of_steps(entry: &LogLine) -> Markup {
    html! {
        li .moment[entry.sentence.weight == Weight::Highlight] {
            (entry.sentence.text)
            @for spoken in &entry.spoken {
                @let moment = spoken.sentence.weight == Weight::Highlight;
                span hidden data-step=(spoken.step) data-moment[moment] { (spoken.sentence.text) }
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
