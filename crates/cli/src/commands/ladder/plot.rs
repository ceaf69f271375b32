//! The ratings of a ladder as a picture for browsers.

use arena::svg::{BLUE, GRID, Pen, Svg};

use super::report::Report;

const WIDTH: f64 = 720.0;
/// The line of one bot.
const ROW: f64 = 44.0;
/// Room for names on the left, and for figures on the right.
const SIDES: (f64, f64) = (190.0, 40.0);
const TOP: f64 = 24.0;

/// A line for each bot, the strongest on top: its rating, and how far it may be off.
pub fn picture(report: &Report) -> String {
    let low = report.bots.iter().map(|it| it.rating - it.margin);
    let high = report.bots.iter().map(|it| it.rating + it.margin);
    // Whole hundreds, so that the scale has round figures.
    let least = (low.fold(f64::MAX, f64::min) / 100.0).floor() * 100.0;
    let most = (high.fold(f64::MIN, f64::max) / 100.0).ceil() * 100.0;
    let scale = (WIDTH - SIDES.0 - SIDES.1) / (most - least).max(100.0);
    let x = |rating: f64| SIDES.0 + (rating - least) * scale;
    let bottom = TOP + ROW * report.bots.len() as f64;
    let mut svg = Svg::new(WIDTH, bottom + 36.0);
    // At most a dozen marks.
    let step = ((most - least) / 1200.0).ceil().max(1.0) * 100.0;
    let mut mark = least;
    while mark <= most {
        svg.line(&[(x(mark), TOP), (x(mark), bottom)], GRID, 1.0);
        svg.text(
            (x(mark), bottom + 22.0),
            Pen::SCALE,
            format_args!("{mark:.0}"),
        );
        mark += step;
    }
    for (row, it) in report.bots.iter().enumerate() {
        let y = TOP + ROW * (row as f64 + 0.5);
        let at = x(it.rating);
        svg.text((16.0, y + 5.0), Pen::NAME, &it.bot);
        let ends = [x(it.rating - it.margin), x(it.rating + it.margin)];
        svg.line(&ends.map(|end| (end, y)), BLUE, 3.0);
        svg.dot((at, y), 6.0, BLUE);
        svg.text(
            (at, y - 12.0),
            Pen::FIGURE,
            format_args!("{:.0}", it.rating),
        );
    }
    svg.finish()
}
