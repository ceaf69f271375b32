//! A net in floating point, and how it is trained. The one that plays is rounded from it.

use std::sync::Arc;
use std::thread;

use arena::FastLuck;
use bots::learned::{BadNet, Net};
use game::Luck;
use ndarray::linalg::general_mat_mul;
use ndarray::{ArrayView2, ArrayViewMut2};

use crate::Lessons;

/// How a net learns.
#[derive(Clone, Copy, Debug)]
pub struct Settings {
    /// How far a weight moves in one step, at most (the learning rate).
    pub rate: f32,
    /// How fast unused weights shrink (weight decay).
    pub decay: f32,
    /// Lessons per step.
    pub batch: usize,
    /// Threads that share a batch.
    pub threads: usize,
}

/// The weights of a net, and their recent movement, which Adam needs.
#[derive(Clone, Debug)]
pub struct Trainer {
    sizes: [usize; 4],
    weights: Vec<f32>,
    /// The mean of the last weights: it plays better than any of them.
    average: Vec<f32>,
    mean: Vec<f32>,
    square: Vec<f32>,
    steps: i32,
}

const MOST_ACTIVE: f32 = 16.0;
const LARGEST_WEIGHT: f32 = 4.0;
/// The share of each step in the average.
const AVERAGED: f32 = 0.002;

impl Trainer {
    /// A net with random weights.
    pub fn new(inputs: usize, widths: [usize; 2], seed: u64) -> Trainer {
        let sizes = [inputs, widths[0], widths[1], 1];
        let mut luck = FastLuck::of_game(seed, 0);
        let mut weights = Vec::new();
        for layer in 0..3 {
            let spread = (2.0 / sizes[layer] as f32).sqrt() * if layer == 0 { 1.5 } else { 1.0 };
            for _ in 0..sizes[layer] * sizes[layer + 1] {
                let uniform = |luck: &mut FastLuck| luck.below(1 << 20) as f32 / (1 << 20) as f32;
                let sum: f32 = (0..4).map(|_| uniform(&mut luck)).sum();
                weights.push((sum - 2.0) * 1.7 * spread);
            }
            weights.extend(std::iter::repeat_n(0.0, sizes[layer + 1]));
        }
        let count = weights.len();
        Trainer {
            sizes,
            average: weights.clone(),
            weights,
            mean: vec![0.0; count],
            square: vec![0.0; count],
            steps: 0,
        }
    }

    /// Where the weights and biases of a layer begin.
    fn place(&self, layer: usize) -> (usize, usize, usize) {
        let mut begin = 0;
        for before in 0..layer {
            begin += (self.sizes[before] + 1) * self.sizes[before + 1];
        }
        let weights = self.sizes[layer] * self.sizes[layer + 1];
        (
            begin,
            begin + weights,
            begin + weights + self.sizes[layer + 1],
        )
    }

    /// The rounded net, the one that plays.
    pub fn net(&self) -> Result<Arc<Net>, BadNet> {
        let layer = |layer| {
            let (begin, middle, end) = self.place(layer);
            (&self.average[begin..middle], &self.average[middle..end])
        };
        Net::rounded(self.sizes[0], [layer(0), layer(1), layer(2)]).map(Arc::new)
    }

    /// The weights as bytes, so that training can resume.
    pub fn to_bytes(&self) -> Vec<u8> {
        self.weights
            .iter()
            .flat_map(|weight| weight.to_le_bytes())
            .collect()
    }

    /// Resumes from stored weights.
    pub fn read(&mut self, bytes: &[u8]) {
        let four = |four: &[u8]| f32::from_le_bytes([four[0], four[1], four[2], four[3]]);
        self.resume(bytes.chunks_exact(4).map(four).collect());
    }

    /// Begins with what a net knows.
    pub fn read_net(&mut self, net: &Net) {
        self.resume(net.unrounded());
    }

    fn resume(&mut self, weights: Vec<f32>) {
        assert_eq!(weights.len(), self.weights.len(), "weights of another net");
        self.average.clone_from(&weights);
        self.weights = weights;
    }

    /// One pass over all lessons in random order. Returns the mean loss.
    pub fn pass(&mut self, lessons: &Lessons, settings: &Settings, luck: &mut dyn Luck) -> f64 {
        let mut order: Vec<u32> = (0..lessons.len() as u32).collect();
        let told = lessons.told();
        game::shuffle(luck, &mut order);
        let mut loss = 0.0;
        for batch in order.chunks(settings.batch) {
            let share = batch.len().div_ceil(settings.threads);
            let parts: Vec<(Vec<f32>, f64)> = thread::scope(|scope| {
                let (trainer, told) = (&*self, told.as_slice());
                let workers: Vec<_> = batch
                    .chunks(share)
                    .map(|part| scope.spawn(move || trainer.gradient(lessons, told, part)))
                    .collect();
                let done = workers.into_iter();
                done.map(|worker| worker.join().expect("a worker ends"))
                    .collect()
            });
            let scale = 1.0 / batch.len() as f32;
            let mut sum = vec![0.0_f32; self.weights.len()];
            for (part, part_loss) in &parts {
                loss += part_loss;
                for (sum, part) in sum.iter_mut().zip(part) {
                    *sum += part * scale;
                }
            }
            self.step(&sum, settings);
        }
        loss / lessons.len().max(1) as f64
    }

    /// Adam with decoupled weight decay.
    fn step(&mut self, gradient: &[f32], settings: &Settings) {
        self.steps += 1;
        let (one, two) = (0.9_f32, 0.999_f32);
        let first = 1.0 - one.powi(self.steps);
        let second = 1.0 - two.powi(self.steps);
        // The first steps are forgotten sooner, since they are the worst.
        let share = (10.0 / (10.0 + self.steps as f32)).max(AVERAGED);
        for ((((weight, mean), square), slope), average) in self
            .weights
            .iter_mut()
            .zip(&mut self.mean)
            .zip(&mut self.square)
            .zip(gradient)
            .zip(&mut self.average)
        {
            *mean = one * *mean + (1.0 - one) * slope;
            *square = two * *square + (1.0 - two) * slope * slope;
            let step = (*mean / first) / ((*square / second).sqrt() + 1e-8);
            *weight -= settings.rate * (step + settings.decay * *weight);
            *weight = weight.clamp(-LARGEST_WEIGHT, LARGEST_WEIGHT);
            *average += share * (*weight - *average);
        }
    }

    /// The gradient of the loss over some lessons, and the loss itself. Only the `told` inputs are
    /// multiplied: the weights of the others do not move.
    fn gradient(&self, lessons: &Lessons, told: &[usize], part: &[u32]) -> (Vec<f32>, f64) {
        const ROWS: usize = 512;
        let one = self.sizes[1];
        let row = |place: &usize| &self.weights[place * one..(place + 1) * one];
        let first: Vec<f32> = told.iter().flat_map(row).copied().collect();
        let mut gradient = vec![0.0_f32; self.weights.len()];
        let mut first_gradient = vec![0.0_f32; first.len()];
        let mut loss = 0.0;
        for rows in part.chunks(ROWS) {
            let mut x = vec![0.0_f32; rows.len() * told.len()];
            for (row, lesson) in x.chunks_exact_mut(told.len()).zip(rows) {
                lessons.read(*lesson as usize, told, row);
            }
            let (row_loss, d1) = self.back(lessons, rows, (&x, &first), &mut gradient);
            loss += row_loss;
            multiply(
                (&x, true),
                (&d1, false),
                &mut first_gradient,
                (told.len(), rows.len(), one),
                1.0,
            );
        }
        for (place, row) in told.iter().zip(first_gradient.chunks_exact(one)) {
            gradient[place * one..(place + 1) * one].copy_from_slice(row);
        }
        (gradient, loss)
    }

    /// Adds to the gradient of everything but the first weights; returns the loss and its gradient
    /// at the first layer.
    fn back(
        &self,
        lessons: &Lessons,
        rows: &[u32],
        (x, first): (&[f32], &[f32]),
        gradient: &mut [f32],
    ) -> (f64, Vec<f32>) {
        let count = rows.len();
        let [_, one, two, _] = self.sizes;
        let (_, b1, e1) = self.place(0);
        let (w2, b2, e2) = self.place(1);
        let w = &self.weights;
        let a1 = forward(x, first, &w[b1..e1], count, x.len() / count, one);
        let a2 = forward(&a1, &w[w2..b2], &w[b2..e2], count, one, two);
        let (loss, d2) = self.last_layer(lessons, rows, &a2, gradient);
        let mut d1 = vec![0.0_f32; count * one];
        // d1 = d2 · w2ᵀ
        multiply(
            (&d2, false),
            (&w[w2..b2], true),
            &mut d1,
            (count, two, one),
            0.0,
        );
        for (d, a) in d1.iter_mut().zip(&a1) {
            if *a <= 0.0 || *a >= MOST_ACTIVE {
                *d = 0.0;
            }
        }
        // Gradient of the weights: inputs times the gradient of the outputs.
        multiply(
            (&a1, true),
            (&d2, false),
            &mut gradient[w2..b2],
            (one, count, two),
            1.0,
        );
        for row in d2.chunks_exact(two) {
            for (sum, d) in gradient[b2..e2].iter_mut().zip(row) {
                *sum += d;
            }
        }
        for row in d1.chunks_exact(one) {
            for (sum, d) in gradient[b1..e1].iter_mut().zip(row) {
                *sum += d;
            }
        }
        (loss, d1)
    }

    /// The loss, and its gradient at the second layer.
    fn last_layer(
        &self,
        lessons: &Lessons,
        rows: &[u32],
        a2: &[f32],
        gradient: &mut [f32],
    ) -> (f64, Vec<f32>) {
        let (two, w) = (self.sizes[2], &self.weights);
        let (w3, b3, _) = self.place(2);
        let mut loss = 0.0;
        let mut d2 = vec![0.0_f32; a2.len()];
        for ((lesson, active), d) in rows
            .iter()
            .zip(a2.chunks_exact(two))
            .zip(d2.chunks_exact_mut(two))
        {
            let sum: f32 = active.iter().zip(&w[w3..b3]).map(|(a, w)| a * w).sum();
            let said = 1.0 / (1.0 + (-sum - w[b3]).exp());
            let target = lessons.chance(*lesson as usize);
            let safe = said.clamp(1e-6, 1.0 - 1e-6);
            loss -= f64::from(target * safe.ln() + (1.0 - target) * (1.0 - safe).ln());
            let slope = said - target;
            gradient[b3] += slope;
            for place in 0..two {
                gradient[w3 + place] += slope * active[place];
                let is_live = active[place] > 0.0 && active[place] < MOST_ACTIVE;
                d[place] = if is_live { slope * w[w3 + place] } else { 0.0 };
            }
        }
        (loss, d2)
    }
}

fn forward(x: &[f32], w: &[f32], b: &[f32], count: usize, from: usize, to: usize) -> Vec<f32> {
    let mut sums: Vec<f32> = b.iter().copied().cycle().take(count * to).collect();
    multiply((x, false), (w, false), &mut sums, (count, from, to), 1.0);
    for sum in &mut sums {
        *sum = sum.clamp(0.0, MOST_ACTIVE);
    }
    sums
}

/// `c = a · b + keep · c`; sizes are rows, inner, columns. A slice may be given transposed.
fn multiply(
    (a, a_turned): (&[f32], bool),
    (b, b_turned): (&[f32], bool),
    c: &mut [f32],
    (rows, inner, columns): (usize, usize, usize),
    keep: f32,
) {
    let view = |slice, turned, (rows, columns)| {
        let shape = if turned {
            (columns, rows)
        } else {
            (rows, columns)
        };
        let view = ArrayView2::from_shape(shape, slice).expect("as many as rows and columns say");
        if turned { view.reversed_axes() } else { view }
    };
    let (a, b) = (
        view(a, a_turned, (rows, inner)),
        view(b, b_turned, (inner, columns)),
    );
    let mut c = ArrayViewMut2::from_shape((rows, columns), c).expect("rows and columns");
    general_mat_mul(1.0, &a, &b, keep, &mut c);
}
