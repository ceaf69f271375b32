//! A sheet of characters to draw on.

use std::collections::BTreeMap;

use anstyle::Style;

use crate::screen::styled;

/// Characters by row and column; either may be negative while drawing.
#[derive(Default)]
pub struct Canvas {
    cells: BTreeMap<(i16, i16), (char, Style)>,
}

impl Canvas {
    /// Writes `text` with its middle at column `x` of row `y`.
    pub fn write(&mut self, x: i16, y: i16, text: &str, style: Style) {
        let left = x - text.chars().count() as i16 / 2;
        for (column, letter) in (left..).zip(text.chars()) {
            self.cells.insert((y, column), (letter, style));
        }
    }

    /// The rows from the top, without the empty margin on the left.
    pub fn lines(&self) -> Vec<String> {
        let rows = self.cells.keys().map(|(y, _)| *y);
        let (Some(top), Some(bottom)) = (rows.clone().min(), rows.max()) else {
            return Vec::new();
        };
        let margin = self.cells.keys().map(|(_, x)| *x).min().unwrap_or(0);
        (top..=bottom).map(|y| self.line(y, margin)).collect()
    }

    fn line(&self, y: i16, margin: i16) -> String {
        let mut line = String::new();
        let mut column = margin;
        for ((_, x), (letter, style)) in self.cells.range((y, i16::MIN)..=(y, i16::MAX)) {
            line.extend((column..*x).map(|_| ' '));
            line += &styled(*style, letter);
            column = x + 1;
        }
        line
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn later_strokes_cover_earlier_ones() {
        let mut canvas = Canvas::default();
        canvas.write(0, -1, "a", Style::new());
        canvas.write(2, 1, "bcd", Style::new());
        canvas.write(2, 1, "X", Style::new());
        assert_eq!(canvas.lines(), ["a", "", " bXd"]);
    }
}
