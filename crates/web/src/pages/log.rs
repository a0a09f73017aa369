//! What happened, in words.

use maud::{Markup, html};
use model::ChairNews;
use narration::{LogLine, Texts, Weight};

use crate::pages::chair_notices::in_words;
use crate::part::Part;
use crate::receipt::{LOG, LogTail};

/// This many of the last lines have their steps with them. A reader who has missed more hears
/// the earlier lines as they are written.
const LINES_SPOKEN: usize = 3;

/// The log, with a heading for each chapter. The script reads out what has a `data-step` that
/// is new: a line, or the steps of which the line is made. It knows the lines by their
/// `data-line`. What happened to chairs stands after the line that had begun by then, and has its
/// number: where that line is written anew, so is this.
pub(crate) fn log(texts: &Texts, lines: &[LogLine], news: &[ChairNews]) -> Markup {
    let inside = html! {
        @if lines.is_empty() { p .nothing { (texts.say("log-none")) } }
        (in_chapters(texts, lines, news))
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
    pub(crate) fn of(texts: &Texts, lines: &[LogLine], news: &[ChairNews]) -> Self {
        let last = lines.last();
        Self {
            from: lines.first().map_or(0, |line| line.first),
            last: last.map(|line| line.first),
            lines: lines.len(),
            end: in_chapters(texts, last.map_or(&[], std::slice::from_ref), news),
        }
    }
}

fn in_chapters(texts: &Texts, lines: &[LogLine], news: &[ChairNews]) -> Markup {
    let spoken_from = lines
        .iter()
        .rev()
        .nth(LINES_SPOKEN - 1)
        .map_or(0, |line| line.step);
    let mut news = news_of_lines(lines, news).into_iter();
    html! {
        @for chapter in chapters(lines) {
            (told(texts, chapter, news.by_ref().take(chapter.len()), spoken_from))
        }
    }
}

/// For each line, what is told about chairs after it. What is older than all these lines belongs
/// to one that is not among them, or to the first line of all.
fn news_of_lines<'a>(lines: &[LogLine], news: &'a [ChairNews]) -> Vec<&'a [ChairNews]> {
    let places = places(news);
    let until = |step: usize| places.partition_point(|place| *place < step);
    let from = |line: &LogLine| {
        if line.first == 0 {
            0
        } else {
            until(line.began)
        }
    };
    let ends = lines.iter().skip(1).map(|next| until(next.began));
    let ends = ends.chain([news.len()]);
    lines
        .iter()
        .map(from)
        .zip(ends)
        .map(|(start, end)| &news[start.min(end)..end])
        .collect()
}

/// The lines cut before every heading.
fn chapters(lines: &[LogLine]) -> Vec<&[LogLine]> {
    lines
        .chunk_by(|_, next| next.sentence.weight != Weight::Heading)
        .collect()
}

/// The step after which each piece of news stands, in rising order. If steps were taken back
/// between two of them, the earlier one moves back too.
pub(crate) fn places(news: &[ChairNews]) -> Vec<usize> {
    let mut places: Vec<_> = news.iter().map(|news| news.step as usize).collect();
    for later in (1..places.len()).rev() {
        places[later - 1] = places[later - 1].min(places[later]);
    }
    places
}

fn told<'a>(
    texts: &Texts,
    chapter: &[LogLine],
    news: impl Iterator<Item = &'a [ChairNews]>,
    spoken_from: usize,
) -> Markup {
    let heading = chapter
        .first()
        .filter(|first| first.sentence.weight == Weight::Heading);
    let lines = html! {
        @for (line, news) in chapter.iter().zip(news) {
            @if line.sentence.weight == Weight::Heading {
                // It stands before the list.
            } @else if line.spoken.is_empty() || line.step < spoken_from {
                (whole_line(line))
            } @else {
                (line_of_steps(line))
            }
            @for news in news {
                li .chair-news data-line=(line.first) { (in_words(texts, news)) }
            }
        }
    };
    html! {
        @if let Some(heading) = heading {
            h3 data-step=(heading.step) data-line=(heading.first) { (heading.sentence.text) }
        }
        @if !lines.0.is_empty() { ol .log-lines { (lines) } }
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
        let html = log(Texts::of(Lang::En), &entries, &[]).into_string();
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
