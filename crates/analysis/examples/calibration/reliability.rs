//! How often what was said came true.

use serde_json::{Value, json};

/// A forecast for every seat, and what every seat had of the end.
#[derive(Clone, PartialEq, Debug)]
pub struct Sample {
    pub told: Vec<f64>,
    pub result: Vec<f64>,
}

/// Forecasts between two neighbouring tenths.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Tenth {
    pub count: u32,
    told: f64,
    came: f64,
}

/// So many forecasts make a tenth worth a judgement.
pub const ENOUGH: u32 = 200;

impl Tenth {
    /// The mean of what was said, and of what came.
    pub fn means(&self) -> (f64, f64) {
        let count = f64::from(self.count.max(1));
        (self.told / count, self.came / count)
    }

    /// How far what was said was off, on average.
    pub fn error(&self) -> f64 {
        let (told, came) = self.means();
        (told - came).abs()
    }
}

/// Forecasts by tenths, and their squared distances from what came.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Reliability {
    pub tenths: [Tenth; 10],
    pub positions: u32,
    brier: f64,
    equal: f64,
}

impl Reliability {
    pub fn of<'a>(samples: impl IntoIterator<Item = &'a Sample>) -> Reliability {
        let mut reliability = Reliability::default();
        for sample in samples {
            reliability.add(sample);
        }
        reliability
    }

    fn add(&mut self, sample: &Sample) {
        let equal = 1.0 / sample.told.len() as f64;
        self.positions += 1;
        for (told, came) in sample.told.iter().zip(&sample.result) {
            let tenth = &mut self.tenths[((told * 10.0) as usize).min(9)];
            tenth.count += 1;
            tenth.told += told;
            tenth.came += came;
            self.brier += (told - came) * (told - came);
            self.equal += (equal - came) * (equal - came);
        }
    }

    /// The mean squared distance of all seats together: 0 is perfect.
    pub fn brier(&self) -> f64 {
        self.brier / f64::from(self.positions.max(1))
    }

    /// The same if every seat were given the same chance.
    pub fn brier_of_equal_chances(&self) -> f64 {
        self.equal / f64::from(self.positions.max(1))
    }

    /// The largest error of all tenths with enough forecasts.
    pub fn worst(&self) -> f64 {
        let enough = self.tenths.iter().filter(|it| it.count >= ENOUGH);
        enough.map(Tenth::error).fold(0.0, f64::max)
    }

    pub fn json(&self) -> Value {
        let tenths: Vec<Value> = self
            .tenths
            .iter()
            .map(|tenth| {
                let (told, came) = tenth.means();
                json!({ "count": tenth.count, "told": told, "came": came })
            })
            .collect();
        json!({
            "positions": self.positions,
            "brier": self.brier(),
            "brier_of_equal_chances": self.brier_of_equal_chances(),
            "worst": self.worst(),
            "tenths": tenths,
        })
    }
}
