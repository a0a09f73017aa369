//! The standings as a picture.

use std::ops::Range;

use plotters::coord::types::RangedCoordf64;
use plotters::prelude::*;

use crate::standings::{Standings, StandingsRow};

/// The picture's size: two diagrams side by side, readable on a screen and in a document.
const SIZE: (u32, u32) = (1000, 420);

const DOT: RGBColor = RGBColor(31, 90, 140);
const BOX: RGBColor = RGBColor(140, 80, 20);

/// The picture cannot be drawn.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the plot cannot be drawn: {message}")]
pub struct PlotError {
    message: String,
}

/// Ratings with two standard deviations to each side, and the distribution of the scores,
/// as SVG.
pub fn plot(standings: &Standings) -> Result<String, PlotError> {
    let mut picture = String::new();
    let drawn = {
        let area = SVGBackend::with_string(&mut picture, SIZE).into_drawing_area();
        draw(standings, &area)
    };
    drawn.map_err(|error| PlotError {
        message: error.to_string(),
    })?;
    Ok(picture)
}

type Area<'a> = DrawingArea<SVGBackend<'a>, plotters::coord::Shift>;
type Chart<'a, 'b> = ChartContext<'a, SVGBackend<'b>, Cartesian2d<RangedCoordf64, RangedCoordf64>>;
type DrawResult = Result<(), Box<dyn std::error::Error>>;

fn draw(standings: &Standings, area: &Area<'_>) -> DrawResult {
    area.fill(&WHITE)?;
    let (left, right) = area.split_horizontally(SIZE.0 / 2);
    draw_ratings(standings, &left)?;
    draw_scores(standings, &right)?;
    area.present()?;
    Ok(())
}

fn draw_ratings(standings: &Standings, area: &Area<'_>) -> DrawResult {
    let reach = |row: &StandingsRow| 2.0 * row.rating.deviation;
    let low = |row: &StandingsRow| row.rating.value - reach(row);
    let high = |row: &StandingsRow| row.rating.value + reach(row);
    let lowest = standings.rows.iter().map(low).fold(f64::INFINITY, f64::min);
    let highest = standings
        .rows
        .iter()
        .map(high)
        .fold(f64::NEG_INFINITY, f64::max);
    let caption = format!("{}: ratings, {} games", standings.game, standings.games);
    let values = lowest - 1.0..highest + 1.0;
    let below = "rating, with twice its deviation to each side";
    let mut chart = begin_chart(standings, area, &caption, values, below)?;
    for (line, row) in numbered(standings) {
        chart.draw_series([ErrorBar::new_horizontal(
            line,
            low(row),
            row.rating.value,
            high(row),
            DOT.filled().stroke_width(2),
            10,
        )])?;
    }
    Ok(())
}

fn draw_scores(standings: &Standings, area: &Area<'_>) -> DrawResult {
    let scores = || standings.rows.iter().flat_map(|row| &row.scores).copied();
    let lowest = scores().fold(0.0, f64::min);
    let highest = scores().fold(1.0, f64::max);
    let values = lowest..highest * 1.02;
    let below = "points: whole range, quarters, median";
    let mut chart = begin_chart(standings, area, "scores", values, below)?;
    for (line, row) in numbered(standings) {
        let (Some(&least), Some(&most)) = (row.scores.first(), row.scores.last()) else {
            continue;
        };
        let at = |part: f64| quantile(&row.scores, part);
        let (lower, median, upper) = (at(0.25), at(0.5), at(0.75));
        chart.draw_series([
            PathElement::new(vec![(least, line), (most, line)], BOX),
            PathElement::new(
                vec![(median, line - 0.3), (median, line + 0.3)],
                BOX.stroke_width(3),
            ),
        ])?;
        let quarters = [(lower, line - 0.25), (upper, line + 0.25)];
        chart.draw_series([Rectangle::new(quarters, BOX.mix(0.3).filled())])?;
    }
    Ok(())
}

/// An empty chart: values from left to right and a line for each bot.
fn begin_chart<'a, 'b>(
    standings: &Standings,
    area: &'a Area<'b>,
    caption: &str,
    values: Range<f64>,
    below: &str,
) -> Result<Chart<'a, 'b>, Box<dyn std::error::Error>> {
    let mut chart = ChartBuilder::on(area)
        .caption(caption, ("sans-serif", 18))
        .margin(12)
        .x_label_area_size(48)
        .y_label_area_size(150)
        .build_cartesian_2d(values, lines(standings))?;
    chart
        .configure_mesh()
        .disable_y_mesh()
        .max_light_lines(0)
        .bold_line_style(BLACK.mix(0.12))
        .label_style(("sans-serif", 14))
        .x_labels(6)
        .x_label_formatter(&|value| format!("{value:.0}"))
        .x_desc(below)
        .y_labels(2 * standings.rows.len() + 1)
        .y_label_formatter(&|line| name_on(standings, *line))
        .draw()?;
    Ok(chart)
}

/// A line for each bot, the first one on top.
#[expect(clippy::cast_precision_loss, reason = "a contest has at most 64 bots")]
fn lines(standings: &Standings) -> Range<f64> {
    0.0..standings.rows.len() as f64 + 1.0
}

#[expect(clippy::cast_precision_loss, reason = "a contest has at most 64 bots")]
fn numbered(standings: &Standings) -> impl Iterator<Item = (f64, &StandingsRow)> {
    let rows = standings.rows.iter().rev().enumerate();
    rows.map(|(number, row)| (number as f64 + 1.0, row))
}

/// The name on a line; empty between two lines.
fn name_on(standings: &Standings, line: f64) -> String {
    let mut rows = numbered(standings);
    let row = rows.find(|(number, _)| (number - line).abs() < 0.01);
    row.map_or_else(String::new, |(_, row)| shortened(&row.bot))
}

/// A name that fits beside the chart. A program's command may be long.
fn shortened(name: &str) -> String {
    const LONGEST: usize = 18;
    if name.chars().count() <= LONGEST {
        return name.to_owned();
    }
    let beginning: String = name.chars().take(LONGEST - 1).collect();
    format!("{beginning}…")
}

/// The value below which this fraction of a sorted list lies.
#[expect(
    clippy::cast_precision_loss,
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "a part of a list's length is a place in it"
)]
fn quantile(sorted: &[f64], part: f64) -> f64 {
    let place = part * (sorted.len() - 1) as f64;
    let (below, above) = (
        sorted[place.floor() as usize],
        sorted[place.ceil() as usize],
    );
    below + (above - below) * place.fract()
}
