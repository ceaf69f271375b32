//! The ratings of a ladder as a picture for browsers.

use std::fmt::Write as _;

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
    let height = bottom + 36.0;
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {height}\" \
         font-family=\"sans-serif\" font-size=\"15\">\n\
         <rect width=\"{WIDTH}\" height=\"{height}\" fill=\"#fdf8ee\"/>\n"
    );
    // At most a dozen marks.
    let step = ((most - least) / 1200.0).ceil().max(1.0) * 100.0;
    let mut mark = least;
    while mark <= most {
        let at = x(mark);
        let foot = bottom + 22.0;
        // Writing into a string cannot fail.
        let _ = writeln!(
            svg,
            "<path d=\"M{at:.1} {TOP}V{bottom}\" stroke=\"#e3d8c0\"/>\
             <text x=\"{at:.1}\" y=\"{foot}\" text-anchor=\"middle\" fill=\"#5b6470\" \
             font-size=\"12\">{mark:.0}</text>"
        );
        mark += step;
    }
    for (row, it) in report.bots.iter().enumerate() {
        let y = TOP + ROW * (row as f64 + 0.5);
        let (from, to, at) = (
            x(it.rating - it.margin),
            x(it.rating + it.margin),
            x(it.rating),
        );
        let (name, base, above) = (&it.bot, y + 5.0, y - 12.0);
        let _ = writeln!(
            svg,
            "<text x=\"16\" y=\"{base}\" fill=\"#21303b\" font-weight=\"600\">{name}</text>\
             <path d=\"M{from:.1} {y}H{to:.1}\" stroke=\"#2a63b8\" stroke-width=\"3\" \
             stroke-linecap=\"round\"/>\
             <circle cx=\"{at:.1}\" cy=\"{y}\" r=\"6\" fill=\"#2a63b8\"/>\
             <text x=\"{at:.1}\" y=\"{above}\" text-anchor=\"middle\" fill=\"#21303b\" \
             font-size=\"13\">{:.0}</text>",
            it.rating
        );
    }
    svg + "</svg>\n"
}
