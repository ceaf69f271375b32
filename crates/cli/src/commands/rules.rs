//! `landnam rules`: looking up what the printed rules say.

use std::cmp::Reverse;

use game::Phrase;
use words::{Chapter, Language, Rule};

use crate::failure::{Failure, quoted};
use crate::screen::{BOLD, DIM, Screen, styled};

#[derive(clap::Args)]
#[group(multiple = false)]
pub struct Args {
    #[arg(value_name = "ID")]
    ids: Vec<String>,
    #[arg(long, value_name = "WORDS")]
    search: Option<String>,
    #[arg(long = "box", value_name = "BOX")]
    game_box: Option<String>,
    #[arg(long, value_name = "CHAPTER")]
    chapter: Option<String>,
}

pub fn run(args: &Args, screen: &mut Screen) -> Result<(), Failure> {
    let found = if let Some(text) = &args.search {
        if text.trim().is_empty() {
            return Err(Failure::Usage(Phrase::new("cli-no-words")));
        }
        some(screen.words.search(text), "cli-no-match", text)?
    } else if let Some(name) = &args.game_box {
        let of_box = |rule: &Rule| rule.game_box == name;
        let rules = screen.words.rules().filter(of_box).collect();
        some(rules, "cli-no-box", name)?
    } else if let Some(name) = &args.chapter {
        return read_chapter(name, screen);
    } else if args.ids.is_empty() {
        return contents(screen);
    } else {
        let rule = |id: &String| {
            let rule = screen.words.rule(id);
            rule.ok_or_else(|| unknown("cli-no-rule", id))
        };
        args.ids.iter().map(rule).collect::<Result<_, _>>()?
    };
    found.iter().try_for_each(|rule| print(rule, screen))
}

/// The parts of the rule book and their chapters, in learning order.
fn contents(screen: &mut Screen) -> Result<(), Failure> {
    let chapters: Vec<Chapter> = screen.words.chapters().collect();
    for part in chapters.chunk_by(|one, next| one.part == next.part) {
        let title = screen.word(&format!("web-box-{}", part[0].part));
        screen.line(styled(BOLD, title))?;
        for Chapter {
            part, name, title, ..
        } in part
        {
            let place = styled(DIM, format!("{part}/{name}"));
            screen.line(format!("    {title}  {place}"))?;
        }
    }
    Ok(())
}

/// One chapter: what it is about, and its rules in learning order.
fn read_chapter(name: &str, screen: &mut Screen) -> Result<(), Failure> {
    let is_wanted = |it: &Chapter| format!("{}/{}", it.part, it.name) == name;
    let chapter = screen.words.chapters().find(is_wanted);
    let chapter = chapter.ok_or_else(|| unknown("cli-no-chapter", name))?;
    screen.line(styled(BOLD, chapter.title))?;
    screen.line(chapter.about)?;
    let rules: Vec<Rule> = chapter
        .rules
        .iter()
        .filter_map(|id| screen.words.rule(id))
        .collect();
    rules.iter().try_for_each(|rule| print(rule, screen))
}

fn some(rules: Vec<Rule>, key: &'static str, asked: &str) -> Result<Vec<Rule>, Failure> {
    if rules.is_empty() {
        return Err(unknown(key, asked));
    }
    Ok(rules)
}

fn unknown(key: &'static str, asked: &str) -> Failure {
    Failure::Failed(Phrase::new(key).with("asked", quoted(asked)))
}

/// The sentence in the reader's language, then the rule in full and where it was read.
pub fn print(rule: &Rule, screen: &mut Screen) -> Result<(), Failure> {
    let game_box = screen.word(&format!("web-box-{}", rule.game_box));
    let place = format!("{game_box}, {}", rule.chapter);
    let source = source(rule, screen);
    let id = styled(BOLD, rule.id);
    let Some(sentence) = &rule.sentence else {
        screen.line(format!("{id}  {}", rule.text))?;
        return screen.line(styled(DIM, format!("    {place} {source}")));
    };
    screen.line(format!("{id}  {sentence}"))?;
    if rule.full != *sentence {
        screen.line(styled(DIM, format!("    {}", rule.full)))?;
    }
    screen.line(styled(DIM, format!("    {place} {source}")))
}

/// Where a rule was read: the dossier's marks, which are English, or how sure it is, in words.
fn source(rule: &Rule, screen: &Screen) -> String {
    if screen.words.language() == Language::En {
        return format!("[{}; {}]", rule.source, rule.confidence);
    }
    let word = |mark: &str| match mark {
        "R" => screen.word("cli-source-rulebook"),
        "2S" => screen.word("cli-source-two"),
        "1S" => screen.word("cli-source-one"),
        "M" => screen.word("cli-source-memory"),
        "A" => screen.word("cli-source-ruling"),
        _ => screen.word("cli-source-derived"),
    };
    let words: Vec<_> = rule.confidence.split('/').map(word).collect();
    format!("[{}]", words.join(", "))
}

/// A rule by its id, or rules by words: those of the boxes in play come first.
pub fn look_up(asked: &str, boxes: &[&str], screen: &mut Screen) -> Result<(), Failure> {
    /// More than a screen of rules helps nobody.
    const MOST: usize = 8;
    let mut found = match screen.words.rule(asked) {
        Some(rule) => vec![rule],
        None => screen.words.search(asked),
    };
    // What is played comes first, the most particular box before the others.
    let rank = |name: &str| boxes.iter().position(|known| *known == name);
    found.sort_by_key(|rule| Reverse(rank(rule.game_box)));
    if found.is_empty() {
        return screen.say(&Phrase::new("cli-no-rule").with("asked", quoted(asked)));
    }
    found
        .iter()
        .take(MOST)
        .try_for_each(|rule| print(rule, screen))
}
