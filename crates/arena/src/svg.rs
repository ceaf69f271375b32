//! Pictures for browsers: the few shapes of which ladders and learning curves are drawn.

use std::fmt::{Display, Write as _};

pub const INK: &str = "#21303b";
/// Scales and what is written beside them.
pub const FAINT: &str = "#5b6470";
pub const GRID: &str = "#e3d8c0";
pub const BLUE: &str = "#2a63b8";

/// A picture that is being drawn. Texts are ours and need no escaping.
pub struct Svg(String);

/// How a text is written.
#[derive(Clone, Copy)]
pub struct Pen {
    pub colour: &'static str,
    pub size: u8,
    /// Where the text stands to its place: `start`, `middle` or `end`.
    pub anchor: &'static str,
    pub bold: bool,
}

impl Pen {
    /// For scales.
    pub const SCALE: Pen = Pen {
        colour: FAINT,
        size: 12,
        anchor: "middle",
        bold: false,
    };
    /// For names.
    pub const NAME: Pen = Pen {
        colour: INK,
        size: 15,
        anchor: "start",
        bold: true,
    };
    /// For figures beside their dots.
    pub const FIGURE: Pen = Pen {
        colour: INK,
        size: 13,
        anchor: "middle",
        bold: false,
    };
}

impl Svg {
    pub fn new(width: f64, height: f64) -> Svg {
        Svg(format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" \
             font-family=\"sans-serif\">\n\
             <rect width=\"{width}\" height=\"{height}\" fill=\"#fdf8ee\"/>\n"
        ))
    }

    pub fn text(&mut self, (x, y): (f64, f64), pen: Pen, text: impl Display) {
        let Pen {
            colour,
            size,
            anchor,
            bold,
        } = pen;
        let weight = if bold { " font-weight=\"600\"" } else { "" };
        self.add(format_args!(
            "<text x=\"{x:.1}\" y=\"{y:.1}\" text-anchor=\"{anchor}\" fill=\"{colour}\" \
             font-size=\"{size}\"{weight}>{text}</text>"
        ));
    }

    /// A line through these points.
    pub fn line(&mut self, points: &[(f64, f64)], colour: &str, width: f64) {
        let mut path = String::new();
        for (number, (x, y)) in points.iter().enumerate() {
            let verb = if number == 0 { 'M' } else { 'L' };
            // Writing into a string cannot fail.
            let _ = write!(path, "{verb}{x:.1} {y:.1}");
        }
        self.add(format_args!(
            "<path d=\"{path}\" fill=\"none\" stroke=\"{colour}\" stroke-width=\"{width}\" \
             stroke-linecap=\"round\" stroke-linejoin=\"round\"/>"
        ));
    }

    pub fn dot(&mut self, (x, y): (f64, f64), radius: f64, colour: &str) {
        self.add(format_args!(
            "<circle cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"{radius}\" fill=\"{colour}\"/>"
        ));
    }

    fn add(&mut self, shape: std::fmt::Arguments) {
        let _ = writeln!(self.0, "{shape}");
    }

    pub fn finish(self) -> String {
        self.0 + "</svg>\n"
    }
}
