//! The dice game again, slow and obvious: words instead of bits, dice one by one, every list made
//! by trying. It reads the printed sheet and shares no code with the engine but the notation.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::Value;

#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Slow {
    pub dice: Vec<String>,
    pub cup: usize,
    pub rolls: u64,
    pub changed: bool,
    pub built: BTreeSet<String>,
    pub used: BTreeSet<String>,
    pub points: i64,
    pub boxes: Vec<i64>,
}

pub struct Print {
    data: Value,
}

impl Print {
    pub fn read() -> Print {
        Print {
            data: serde_json::from_str(dice::sheet::JSON).unwrap(),
        }
    }

    fn names(&self, kind: &str) -> Vec<String> {
        let entries = self.data[kind].as_array().unwrap().iter();
        entries
            .map(|entry| entry["id"].as_str().unwrap().to_string())
            .collect()
    }

    fn entry(&self, name: &str) -> (&str, &Value) {
        ["roads", "settlements", "cities", "knights"]
            .into_iter()
            .flat_map(|kind| {
                let entries = self.data[kind].as_array().unwrap().iter();
                entries.map(move |entry| (kind, entry))
            })
            .find(|(_, entry)| entry["id"] == name)
            .unwrap()
    }

    fn cost(&self, kind: &str) -> Vec<String> {
        let singular = BTreeMap::from([
            ("roads", "road"),
            ("settlements", "settlement"),
            ("cities", "city"),
            ("knights", "knight"),
        ]);
        let cost = self.data["costs"][singular[kind]].as_object().unwrap();
        cost.iter()
            .flat_map(|(word, count)| vec![word.clone(); count.as_u64().unwrap() as usize])
            .collect()
    }

    pub fn faces(&self) -> Vec<String> {
        let faces = self.data["dice"]["faces"].as_array().unwrap().iter();
        faces
            .map(|face| face.as_str().unwrap().to_string())
            .collect()
    }

    fn sorted(&self, mut dice: Vec<String>) -> Vec<String> {
        let faces = self.faces();
        dice.sort_by_key(|die| faces.iter().position(|face| face == die));
        dice
    }
}

impl Slow {
    pub fn start() -> Slow {
        Slow {
            dice: Vec::new(),
            cup: 6,
            rolls: 0,
            changed: false,
            built: BTreeSet::from(["START".to_string()]),
            used: BTreeSet::new(),
            points: 0,
            boxes: Vec::new(),
        }
    }

    pub fn is_over(&self) -> bool {
        self.boxes.len() == 15
    }

    /// Everything that can follow, in notation: rolls if dice are in the cup, else actions.
    pub fn steps(&self, print: &Print) -> BTreeSet<String> {
        if self.is_over() {
            return BTreeSet::new();
        }
        if self.cup > 0 {
            return rolls(print, self.cup);
        }
        let mut steps = BTreeSet::from(["end".to_string()]);
        if !self.changed && self.rolls < 3 {
            for choice in 1..1_u32 << self.dice.len() {
                let chosen = (0..self.dice.len()).filter(|die| choice >> die & 1 == 1);
                let chosen = chosen.map(|die| self.dice[die].clone()).collect();
                steps.insert(format!("reroll {}", print.sorted(chosen).join(" ")));
            }
        }
        for (kind, verb) in [
            ("roads", "road"),
            ("settlements", "settle"),
            ("cities", "city"),
            ("knights", "knight"),
        ] {
            let names = print.names(kind).into_iter();
            let open = names.filter(|name| self.can_build(print, name));
            steps.extend(open.map(|name| format!("{verb} {name}")));
        }
        steps.extend(self.jokers(print));
        if self.dice.iter().filter(|die| *die == "gold").count() >= 2 {
            let faces = print.faces().into_iter().filter(|face| face != "gold");
            steps.extend(faces.map(|face| format!("trade {face}")));
        }
        steps
    }

    pub fn play(&mut self, print: &Print, step: &str) {
        let words: Vec<&str> = step.split(' ').collect();
        match words[0] {
            "roll" => {
                let rolled = words[1..].iter().map(|word| (*word).to_string());
                self.dice.extend(rolled);
                self.cup = 0;
                self.rolls += 1;
            }
            "reroll" => {
                self.cup = words.len() - 1;
                words[1..].iter().for_each(|word| self.lose(word));
            }
            "joker" => {
                self.changed = true;
                self.lose(words[2]);
                let (_, knight) = print.entry(words[1]);
                let printed = knight["joker"].as_str().unwrap();
                self.dice.push(words.get(3).unwrap_or(&printed).to_string());
                self.used.insert(words[1].to_string());
            }
            "trade" => {
                self.changed = true;
                self.lose("gold");
                self.lose("gold");
                self.dice.push(words[1].to_string());
            }
            "end" => {
                let entry = if self.points == 0 { -2 } else { self.points };
                self.boxes.push(entry);
                self.dice.clear();
                (self.changed, self.rolls, self.points) = (false, 0, 0);
                self.cup = if self.is_over() { 0 } else { 6 };
            }
            _ => {
                self.changed = true;
                let (kind, entry) = print.entry(words[1]);
                print.cost(kind).iter().for_each(|die| self.lose(die));
                self.built.insert(words[1].to_string());
                self.points += entry["points"].as_i64().unwrap();
            }
        }
        self.dice = print.sorted(self.dice.clone());
    }

    pub fn perft(&self, print: &Print, depth: u32) -> u64 {
        if depth == 0 {
            return 1;
        }
        let steps = self.steps(print);
        if depth == 1 {
            return steps.len() as u64;
        }
        let after = |step: &String| {
            let mut next = self.clone();
            next.play(print, step);
            next.perft(print, depth - 1)
        };
        steps.iter().map(after).sum()
    }

    fn can_build(&self, print: &Print, name: &str) -> bool {
        let (kind, entry) = print.entry(name);
        let order = print.names(kind);
        let before = order.iter().take_while(|other| *other != name);
        let in_order =
            kind == "roads" || before.into_iter().all(|other| self.built.contains(other));
        let touching = match kind {
            "roads" => entry["touches_roads"].as_array(),
            "settlements" | "cities" => entry["roads"].as_array(),
            _ => None,
        };
        let is_built = |road: &Value| self.built.contains(road.as_str().unwrap());
        let reached = touching.is_none_or(|roads| roads.iter().any(is_built));
        !self.built.contains(name) && in_order && reached && self.has(&print.cost(kind))
    }

    fn jokers(&self, print: &Print) -> Vec<String> {
        let mut jokers = Vec::new();
        for knight in print.names("knights") {
            if !self.built.contains(&knight) || self.used.contains(&knight) {
                continue;
            }
            let printed = print.entry(&knight).1["joker"].as_str().unwrap();
            for die in &self.dice {
                if printed == "any" {
                    let to = print.faces().into_iter();
                    let to = to.filter(|face| face != "gold" && face != die);
                    jokers.extend(to.map(|face| format!("joker {knight} {die} {face}")));
                } else if die != printed {
                    jokers.push(format!("joker {knight} {die}"));
                }
            }
        }
        jokers
    }

    fn has(&self, cost: &[String]) -> bool {
        let mut rest = self.clone();
        cost.iter().all(|die| {
            let there = rest.dice.contains(die);
            if there {
                rest.lose(die);
            }
            there
        })
    }

    fn lose(&mut self, face: &str) {
        let place = self.dice.iter().position(|die| die == face).unwrap();
        self.dice.remove(place);
    }
}

/// All that can fall, by adding die after die.
fn rolls(print: &Print, dice: usize) -> BTreeSet<String> {
    let mut found = BTreeSet::from([Vec::new()]);
    for _ in 0..dice {
        found = found
            .into_iter()
            .flat_map(|fallen: Vec<String>| {
                print.faces().into_iter().map(move |face| {
                    let mut more = fallen.clone();
                    more.push(face);
                    more.sort();
                    more
                })
            })
            .collect();
    }
    let text = |dice| format!("roll {}", print.sorted(dice).join(" "));
    found.into_iter().map(text).collect()
}
