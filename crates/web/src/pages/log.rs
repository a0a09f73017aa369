//! What happened, in words.

use maud::{Markup, html};

use crate::art::{LogEntry, Weight};
use crate::texts::Texts;

/// The log, with a heading for each chapter. The script reads out the sentences whose
/// `data-step` is new.
pub(crate) fn log(texts: &Texts, entries: &[LogEntry]) -> Markup {
    html! {
        section .panel .log aria-labelledby="log" {
            h2 #log { (texts.say("log-title")) }
            div #log-lines .scroll .from-the-end tabindex="0" role="region" aria-labelledby="log" {
                div {
                    @if entries.is_empty() { p .nothing { (texts.say("log-none")) } }
                    @for chapter in chapters(entries) { (told(chapter)) }
                }
            }
        }
    }
}

/// The entries cut before every heading.
fn chapters(entries: &[LogEntry]) -> Vec<&[LogEntry]> {
    entries
        .chunk_by(|_, next| next.sentence.weight != Weight::Heading)
        .collect()
}

fn told(chapter: &[LogEntry]) -> Markup {
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
                @for line in lines {
                    @let moment = line.sentence.weight == Weight::Moment;
                    li .moment[moment] data-step=(line.step) data-moment[moment] { (line.sentence.text) }
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::art::Sentence;

    #[test]
    fn a_chapter_begins_with_its_heading() {
        let entry = |weight| LogEntry {
            step: 1,
            sentence: Sentence {
                text: String::new(),
                weight,
            },
        };
        let entries = [
            Weight::Plain,
            Weight::Heading,
            Weight::Moment,
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
