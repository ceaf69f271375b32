//! Draws how a net learned: `curves FOLDER/curve.jsonl PICTURE.svg`, from what the example `school`
//! wrote. Above, how many of a hundred games it won against greedy bots, with 95 % intervals and
//! a line for an equal; below, how far its forecasts of lessons were off.

use std::fs;

use arena::svg::{BLUE, FAINT, GRID, INK, Pen, Svg};
use arena::wilson;
use serde_json::Value;

const SIZE: (f64, f64) = (720.0, 520.0);
/// Left and right edge of both charts.
const SIDES: (f64, f64) = (64.0, 700.0);
/// One colour for each table.
const COLOURS: [&str; 6] = [BLUE, "#b4442d", "#2f7d4f", "#8a5fb0", "#b07a18", INK];

/// A match against greedy bots, after so many own games.
struct Match {
    games: f64,
    table: String,
    wins: u64,
    of: u64,
}

/// What a school wrote down.
#[derive(Default)]
struct Curve {
    /// The loss after so many own games; games that were only watched come first, at zero.
    losses: Vec<(f64, f64)>,
    matches: Vec<Match>,
    seconds: f64,
}

impl Curve {
    fn read(text: &str) -> Curve {
        let mut curve = Curve::default();
        let mut games = 0.0;
        for line in text.lines() {
            let line: Value = serde_json::from_str(line).expect("a line of JSON");
            let number = |name: &str| line[name].as_f64();
            curve.seconds = number("seconds").expect("every line has its time");
            if let Some(table) = line["table"].as_str() {
                let count = |name: &str| line[name].as_u64().expect("a match has its games");
                curve.matches.push(Match {
                    games,
                    table: table.to_owned(),
                    wins: count("wins"),
                    of: count("of"),
                });
            }
            games += number("games").unwrap_or(0.0);
            if let Some(loss) = number("loss") {
                curve.losses.push((games, loss));
            }
        }
        curve
    }

    /// The tables of the matches, in the order of their first.
    fn tables(&self) -> Vec<&str> {
        let mut tables: Vec<&str> = Vec::new();
        for played in &self.matches {
            if !tables.contains(&played.table.as_str()) {
                tables.push(&played.table);
            }
        }
        tables
    }
}

/// A chart with its scales.
struct Chart {
    x: [f64; 2],
    y: [f64; 2],
    top: f64,
    bottom: f64,
}

impl Chart {
    fn place(&self, (x, y): (f64, f64)) -> (f64, f64) {
        let share = |[from, to]: [f64; 2], value: f64| (value - from) / (to - from);
        (
            SIDES.0 + share(self.x, x) * (SIDES.1 - SIDES.0),
            self.bottom + share(self.y, y) * (self.top - self.bottom),
        )
    }

    fn frame(&self, svg: &mut Svg, title: &str, digits: usize) {
        svg.text((SIDES.0, self.top - 14.0), Pen::NAME, title);
        let beside = Pen {
            anchor: "end",
            ..Pen::SCALE
        };
        for y in marks(self.y) {
            let ends = self.x.map(|x| self.place((x, y)));
            svg.line(&ends, GRID, 1.0);
            let (left, height) = ends[0];
            let text = format_args!("{y:.digits$}");
            svg.text((left - 8.0, height + 4.0), beside, text);
        }
        for x in marks(self.x) {
            let (across, foot) = self.place((x, self.y[0]));
            svg.text((across, foot + 18.0), Pen::SCALE, format_args!("{x:.0}"));
        }
    }

    fn line(&self, svg: &mut Svg, points: &[(f64, f64)], colour: &str, width: f64) {
        let points: Vec<_> = points.iter().map(|point| self.place(*point)).collect();
        svg.line(&points, colour, width);
    }
}

/// Four to ten round figures of a scale.
fn marks([from, to]: [f64; 2]) -> impl Iterator<Item = f64> {
    let decade = 10_f64.powf((to - from).log10().floor());
    let steps = [decade, decade / 2.0, decade / 5.0];
    let step = steps.into_iter().find(|step| (to - from) / step >= 4.0);
    let step = step.unwrap_or(decade / 10.0);
    let first = (from / step).ceil() as u64;
    (first..)
        .map(move |number| number as f64 * step)
        .take_while(move |mark| *mark <= to + step / 100.0)
}

fn draw(curve: &Curve) -> String {
    let last = curve.losses.last().expect("a curve has lines").0;
    let x = [0.0, last.max(1.0)];
    let mut svg = Svg::new(SIZE.0, SIZE.1);
    let wins = Chart {
        x,
        y: [0.0, 100.0],
        top: 60.0,
        bottom: 250.0,
    };
    wins.frame(&mut svg, "Won of 100 games against greedy bots", 0);
    for (table, colour) in curve.tables().into_iter().zip(COLOURS) {
        draw_matches(&mut svg, &wins, curve, (table, colour));
    }
    let low = curve.losses.iter().map(|it| it.1).fold(f64::MAX, f64::min);
    let high = curve.losses.iter().map(|it| it.1).fold(f64::MIN, f64::max);
    // Whole twentieths, and at least one.
    let from = (low * 20.0).floor() / 20.0;
    let losses = Chart {
        x,
        y: [from, ((high * 20.0).ceil() / 20.0).max(from + 0.05)],
        top: 320.0,
        bottom: 455.0,
    };
    losses.frame(&mut svg, "Loss in lessons", 2);
    losses.line(&mut svg, &curve.losses, BLUE, 2.0);
    let pen = Pen {
        anchor: "end",
        ..Pen::SCALE
    };
    let minutes = curve.seconds / 60.0;
    let text = format!("games of its own; {minutes:.0} minutes in all");
    svg.text((SIDES.1, SIZE.1 - 16.0), pen, text);
    svg.finish()
}

fn draw_matches(svg: &mut Svg, chart: &Chart, curve: &Curve, (table, colour): (&str, &str)) {
    let seats = table.rsplit(':').next().and_then(|text| text.parse().ok());
    let equal = 100.0 / seats.unwrap_or(2.0);
    let ends = chart.x.map(|x| (x, equal));
    chart.line(svg, &ends, FAINT, 1.0);
    let played = curve.matches.iter().filter(|it| it.table == table);
    let points: Vec<(f64, f64)> = played
        .map(|it| {
            let ends = wilson(it.wins as f64, it.of).map(|share| (it.games, 100.0 * share));
            chart.line(svg, &ends, colour, 1.5);
            let point = (it.games, 100.0 * it.wins as f64 / it.of as f64);
            svg.dot(chart.place(point), 4.0, colour);
            point
        })
        .collect();
    chart.line(svg, &points, colour, 2.0);
    if let Some(last) = points.last() {
        let (x, y) = chart.place(*last);
        let pen = Pen {
            colour: INK,
            anchor: "end",
            ..Pen::FIGURE
        };
        svg.text((x - 8.0, y - 10.0), pen, table);
    }
}

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [curve, picture] = &args[..] else {
        panic!("CURVE PICTURE");
    };
    let curve = Curve::read(&fs::read_to_string(curve).expect("a file that can be read"));
    fs::write(picture, draw(&curve)).expect("a place one can write to");
}
