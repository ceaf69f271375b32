//! A small net in integer arithmetic: it gives the same answer on every machine.

use std::fmt;
use std::sync::Arc;

use super::inputs::LARGEST;

/// How many units of an activation make 1, and the largest activation.
const ACTIVE: u32 = 8;
const MOST_ACTIVE: i32 = (16 << ACTIVE) - 1;
/// How many units of a weight make 1.
pub const WEIGHT: u32 = 12;
/// No part of a position has more inputs.
const MOST_INPUTS: usize = 512;
/// Inputs are counted in 64ths.
const INPUT: u32 = 6;

/// How many units of a layer's sums make 1, as a power of two.
const UNITS: [u32; 3] = [INPUT + WEIGHT, ACTIVE + WEIGHT, ACTIVE + WEIGHT];

/// Two layers between a position and the log-odds of winning.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Net {
    inputs: usize,
    first: Layer,
    second: Layer,
    last: Layer,
    /// The weights of the second layer, unit by unit: nearly all its inputs count.
    turned: Vec<i16>,
}

/// The weights that lead into one layer, input by input.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Layer {
    width: usize,
    weights: Vec<i16>,
    /// In the unit of products of input and weight.
    biases: Vec<i32>,
}

/// Why bytes cannot be read as a net.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BadNet(&'static str);

impl fmt::Display for BadNet {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "no net: {}", self.0)
    }
}

impl std::error::Error for BadNet {}

/// The first bytes of a net.
const MAGIC: &[u8; 8] = b"landnet1";

impl Net {
    /// Reads a net as [`Net::to_bytes`] writes it.
    pub fn from_bytes(bytes: &[u8]) -> Result<Net, BadNet> {
        let mut reader = Reader(bytes);
        if reader.take(MAGIC.len())? != MAGIC {
            return Err(BadNet("it begins differently"));
        }
        let inputs = reader.size()?;
        let widths = [reader.size()?, reader.size()?];
        let first = reader.layer(inputs, widths[0], i32::from(LARGEST))?;
        let second = reader.layer(widths[0], widths[1], MOST_ACTIVE)?;
        let last = reader.layer(widths[1], 1, MOST_ACTIVE)?;
        if !reader.0.is_empty() {
            return Err(BadNet("there is more than a net"));
        }
        let turned = second.turned();
        Ok(Net {
            inputs,
            first,
            second,
            last,
            turned,
        })
    }

    /// A net that is part of the program; it was examined before it was kept.
    pub(crate) fn kept(bytes: &[u8]) -> Arc<Net> {
        Arc::new(Net::from_bytes(bytes).expect("a net that was examined"))
    }

    /// Writes sizes, then the weights and biases of each layer, in little-endian order.
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = MAGIC.to_vec();
        for size in [self.inputs, self.first.width, self.second.width] {
            bytes.extend((size as u32).to_le_bytes());
        }
        for layer in [&self.first, &self.second, &self.last] {
            bytes.extend(layer.weights.iter().flat_map(|weight| weight.to_le_bytes()));
            bytes.extend(layer.biases.iter().flat_map(|bias| bias.to_le_bytes()));
        }
        bytes
    }

    /// Rounds trained weights: for each layer its weights, input by input, and its biases.
    ///
    /// Fails if they are so large that sums could overflow.
    pub fn rounded(inputs: usize, layers: [(&[f32], &[f32]); 3]) -> Result<Net, BadNet> {
        let [first, second, last] =
            [0, 1, 2].map(|i| Layer::rounded(layers[i].0, layers[i].1, UNITS[i]));
        let net = Net {
            inputs,
            first,
            second,
            last,
            turned: Vec::new(),
        };
        // Reading it back checks everything.
        Net::from_bytes(&net.to_bytes())
    }

    /// The weights and biases of each layer as they were before they were rounded, or nearly: to
    /// train it further.
    pub fn unrounded(&self) -> Vec<f32> {
        let layers = [&self.first, &self.second, &self.last].into_iter();
        let all = layers.zip(UNITS).flat_map(|(layer, unit)| {
            let weight = |weight: &i16| f32::from(*weight) / (1_u32 << WEIGHT) as f32;
            let bias = move |bias: &i32| *bias as f32 / (1_u32 << unit) as f32;
            let weights = layer.weights.iter().map(weight);
            weights.chain(layer.biases.iter().map(bias))
        });
        all.collect()
    }

    /// How many inputs it takes.
    pub fn inputs(&self) -> usize {
        self.inputs
    }

    /// How wide the first layer is.
    pub fn width(&self) -> usize {
        self.first.width
    }

    /// Adds what some of the inputs, from the `begin`-th on, bring to each unit of the first layer.
    pub fn add(&self, begin: usize, inputs: &[i16], sums: &mut [i32]) {
        self.first.add(begin, inputs, sums);
    }

    /// The log-odds of winning, from what all inputs together brought to the first layer.
    pub fn odds(&self, sums: &[i32], scratch: &mut Scratch) -> f64 {
        let active = sums.iter().zip(&self.first.biases);
        let active = active.map(|(sum, bias)| activation(sum + bias, INPUT + WEIGHT - ACTIVE));
        scratch.active.clear();
        scratch.active.extend(active);
        let mut sum = self.last.biases[0];
        let units = self.turned.chunks_exact(self.first.width);
        for ((weights, bias), last) in units.zip(&self.second.biases).zip(&self.last.weights) {
            let unit = activation(bias + product(weights, &scratch.active), WEIGHT);
            sum += i32::from(unit) * i32::from(*last);
        }
        f64::from(sum) / f64::from(1 << (ACTIVE + WEIGHT))
    }
}

/// The sum of products. On its own it becomes one instruction for sixteen of them.
#[inline(never)]
fn product(weights: &[i16], active: &[i16]) -> i32 {
    let pairs = weights.iter().zip(active);
    pairs
        .map(|(weight, active)| i32::from(*weight) * i32::from(*active))
        .sum()
}

/// Buffer for the activations of a net, reused from one position to the next.
#[derive(Clone, Debug, Default)]
pub struct Scratch {
    active: Vec<i16>,
}

/// Turns a sum into an activation: nothing below zero.
#[inline]
fn activation(sum: i32, shift: u32) -> i16 {
    (sum >> shift).clamp(0, MOST_ACTIVE) as i16
}

impl Layer {
    fn rounded(weights: &[f32], biases: &[f32], unit: u32) -> Layer {
        let one = (1_u32 << WEIGHT) as f32;
        let most = f32::from(i16::MAX);
        let weight = |weight: &f32| (weight * one).round().clamp(-most, most) as i16;
        let bias = |bias: &f32| (bias * (1_u32 << unit) as f32).round() as i32;
        Layer {
            width: biases.len(),
            weights: weights.iter().map(weight).collect(),
            biases: biases.iter().map(bias).collect(),
        }
    }

    /// Most inputs are zero, so only the weights of the others are added: to a block of sums at a
    /// time, which stays in registers meanwhile.
    fn add(&self, begin: usize, inputs: &[i16], sums: &mut [i32]) {
        const BLOCK: usize = 64;
        let mut told = [(0, 0); MOST_INPUTS];
        let mut count = 0;
        assert!(inputs.len() < MOST_INPUTS, "a longer part than any");
        for (place, input) in (begin..).zip(inputs) {
            told[count] = (place * self.width, i32::from(*input));
            count += usize::from(*input != 0);
        }
        let told = &told[..count];
        let (blocks, rest) = sums.as_chunks_mut::<BLOCK>();
        let mut at = 0;
        for block in blocks {
            let mut held = *block;
            for (row, input) in told {
                let row = self.weights[row + at..].first_chunk::<BLOCK>();
                for (sum, weight) in held.iter_mut().zip(row.expect("as wide as the sums")) {
                    *sum += input * i32::from(*weight);
                }
            }
            *block = held;
            at += BLOCK;
        }
        for (place, sum) in (at..).zip(rest) {
            for (row, input) in told {
                *sum += input * i32::from(self.weights[row + place]);
            }
        }
    }

    /// The weights output by output.
    fn turned(&self) -> Vec<i16> {
        let columns = 0..self.width;
        let column = |place| self.weights.iter().skip(place).step_by(self.width).copied();
        columns.flat_map(column).collect()
    }

    /// Whether no sum can overflow, whatever the inputs are.
    fn is_safe(&self, largest: i32) -> bool {
        (0..self.width).all(|place| {
            let column = self.weights.iter().skip(place).step_by(self.width);
            let sum: i64 = column.map(|weight| i64::from(*weight).abs()).sum();
            let bias = i64::from(self.biases[place]).abs();
            sum * i64::from(largest) + bias <= i64::from(i32::MAX)
        })
    }
}

struct Reader<'a>(&'a [u8]);

impl<'a> Reader<'a> {
    fn take(&mut self, count: usize) -> Result<&'a [u8], BadNet> {
        let (taken, rest) = self
            .0
            .split_at_checked(count)
            .ok_or(BadNet("it ends too soon"))?;
        self.0 = rest;
        Ok(taken)
    }

    fn size(&mut self) -> Result<usize, BadNet> {
        let bytes: [u8; 4] = self.take(4)?.try_into().expect("four bytes");
        let size = u32::from_le_bytes(bytes) as usize;
        if (1..=4096).contains(&size) {
            Ok(size)
        } else {
            Err(BadNet("a size is out of range"))
        }
    }

    fn layer(&mut self, inputs: usize, width: usize, largest: i32) -> Result<Layer, BadNet> {
        let weights = self.take(2 * inputs * width)?;
        let biases = self.take(4 * width)?;
        let layer = Layer {
            width,
            weights: weights
                .chunks_exact(2)
                .map(|pair| i16::from_le_bytes([pair[0], pair[1]]))
                .collect(),
            biases: biases
                .chunks_exact(4)
                .map(|four| i32::from_le_bytes([four[0], four[1], four[2], four[3]]))
                .collect(),
        };
        if layer.is_safe(largest) {
            Ok(layer)
        } else {
            Err(BadNet("its weights are too large"))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// One input, one unit in each layer: what goes in comes out times all weights.
    fn line(weights: [f32; 3], biases: [f32; 3]) -> Result<Net, BadNet> {
        let layer = |i: usize| (&weights[i..=i], &biases[i..=i]);
        Net::rounded(1, [layer(0), layer(1), layer(2)])
    }

    fn odds(net: &Net, input: f64) -> f64 {
        let mut inputs = super::super::Inputs::default();
        inputs.push(input);
        let mut sums = [0];
        net.add(0, inputs.steps(), &mut sums);
        net.odds(&sums, &mut Scratch::default())
    }

    #[test]
    fn it_multiplies_adds_and_cuts_off_below_zero() {
        let net = line([0.5, 2.0, -1.5], [0.25, 0.0, 1.0]).expect("small weights");
        // (3 · 0.5 + 0.25) · 2 · -1.5 + 1
        assert!((odds(&net, 3.0) + 4.25).abs() < 1e-3, "{}", odds(&net, 3.0));
        // Nothing passes the first unit, so only the last bias is left.
        assert!((odds(&net, -3.0) - 1.0).abs() < 1e-3);
    }

    #[test]
    fn what_it_was_rounded_from_is_found_again() {
        let net = line([0.5, 2.0, -1.5], [0.25, 0.0, 1.0]).expect("small weights");
        assert_eq!(net.unrounded(), [0.5, 0.25, 2.0, 0.0, -1.5, 1.0]);
    }

    #[test]
    fn it_is_read_as_it_was_written() {
        let net = line([0.5, 2.0, -1.5], [0.25, -0.125, 1.0]).expect("small weights");
        let bytes = net.to_bytes();
        assert_eq!(Net::from_bytes(&bytes), Ok(net));
        let short = Net::from_bytes(&bytes[..bytes.len() - 1]);
        assert_eq!(short, Err(BadNet("it ends too soon")));
        let long = [bytes.as_slice(), &[0]].concat();
        assert_eq!(
            Net::from_bytes(&long),
            Err(BadNet("there is more than a net"))
        );
        assert_eq!(
            Net::from_bytes(b"another file"),
            Err(BadNet("it begins differently"))
        );
    }

    #[test]
    fn sums_that_could_overflow_are_refused() {
        let rows = |count: usize| {
            Net::rounded(
                count,
                [
                    (&vec![7.9; count], &[0.0]),
                    (&[1.0], &[0.0]),
                    (&[1.0], &[0.0]),
                ],
            )
        };
        assert!(rows(64).is_ok());
        assert_eq!(rows(128), Err(BadNet("its weights are too large")));
    }
}
