//! An analysis in lines for people.

use analysis::Tale;
use families::Family;
use game::{Fact, Log, Notation, Phrase, Seat, Setup};
use protocol::{DecisionCard, DrawKind, GameAnalysis, Mark, RollCount, Unit};

use super::Found;
use crate::failure::Failure;
use crate::screen::{BAD, BOLD, DIM, GOOD, Names, Screen, sentence, styled};

/// So many of the largest changes are told.
const SWINGS: usize = 5;

type Output<'a> = (&'a mut Screen, &'a Names);

/// All of it, or only the decisions that were asked for.
pub fn analysis<G: Family>(
    tale: &Tale<G>,
    found: &Found,
    is_one: bool,
    (screen, names): Output,
) -> Result<(), Failure> {
    if is_one {
        return one(tale, found, (screen, names));
    }
    let analysis = &found.analysis;
    seats(analysis, (screen, names))?;
    if analysis.margin > 0 && analysis.unit == Unit::Chances {
        let margin = Fact::Place(amount(analysis.margin));
        screen.say(&Phrase::new("cli-analyse-margin").with("margin", margin))?;
    }
    heading("cli-analyse-swings", screen)?;
    for step in swings(analysis) {
        let changes = changes(analysis, step, names);
        let happened = happened(tale, step, (screen, names));
        screen.line(format!("{}  {happened}  {changes}", number(step)))?;
    }
    heading("cli-analyse-marked", screen)?;
    let marked = |it: &&DecisionCard| it.mark.is_some_and(|mark| mark != Mark::Good);
    let mut marked: Vec<&DecisionCard> = analysis.decisions.iter().filter(marked).collect();
    marked.sort_by_key(|it| it.step);
    if marked.is_empty() {
        screen.say(&Phrase::new("cli-analyse-none"))?;
    }
    for card in marked {
        decision(tale, card, (screen, names))?;
        reason(found, card, (screen, names))?;
    }
    if let Some(rolls) = &analysis.rolls {
        dice(rolls, (screen, names))?;
    }
    Ok(())
}

/// One step: how the seats stood after it, and what else could have been done.
fn one<G: Family>(tale: &Tale<G>, found: &Found, (screen, names): Output) -> Result<(), Failure> {
    let analysis = &found.analysis;
    let Some(card) = analysis.decisions.first() else {
        return screen.say(&Phrase::new("cli-analyse-nothing"));
    };
    decision(tale, card, (screen, names))?;
    reason(found, card, (screen, names))?;
    for (place, weighed) in card.choices.iter().enumerate() {
        let is_played = place == card.played as usize;
        let mark = if is_played { "*" } else { " " };
        let words = deed(tale, &weighed.choice.action, (screen, names));
        let rest: Vec<String> = weighed
            .rest
            .iter()
            .map(|choice| deed(tale, &choice.action, (screen, names)))
            .collect();
        let rest = styled(DIM, rest.join(", "));
        let value = value(analysis.unit, weighed.value);
        let margin = amount(weighed.margin);
        screen.line(format!("{mark} {value:>6} ± {margin:<4}  {words}  {rest}"))?;
    }
    Ok(())
}

fn seats(analysis: &GameAnalysis, (screen, names): Output) -> Result<(), Failure> {
    for (seat, account) in analysis.seats.iter().enumerate() {
        let unit = analysis.unit;
        let told = |it: i32| Fact::Place(signed(it));
        let phrase = Phrase::new("cli-analyse-seat")
            .with("seat", Fact::Place(names.of(Seat(seat as u8))))
            .with("beginning", Fact::Place(value(unit, account.beginning)))
            .with("luck", told(account.luck))
            .with("play", told(account.play))
            .with("result", Fact::Place(value(unit, account.result)))
            .with("adjusted", Fact::Place(value(unit, account.adjusted)));
        screen.say(&phrase)?;
        kinds(analysis, seat, screen)?;
        if account.weighed > 0 {
            let phrase = Phrase::new("cli-analyse-own")
                .with("weighed", account.weighed)
                .with("lost", Fact::Place(amount(account.lost)))
                .with("inaccuracies", account.inaccuracies)
                .with("mistakes", account.mistakes)
                .with("blunders", account.blunders);
            screen.say(&phrase)?;
        }
    }
    Ok(())
}

/// What the luck of a seat consisted of, where there are several kinds of it.
fn kinds(analysis: &GameAnalysis, seat: usize, screen: &mut Screen) -> Result<(), Failure> {
    let of = |kind: DrawKind| {
        let draws = analysis.draws.iter().filter(|it| it.kind == kind);
        draws.map(|it| it.luck[seat]).sum::<i32>()
    };
    let has = |kind| analysis.draws.iter().any(|it| it.kind == kind);
    if !has(DrawKind::Card) && !has(DrawKind::Theft) {
        return Ok(());
    }
    let told = |kind| Fact::Place(signed(of(kind)));
    let phrase = Phrase::new("cli-analyse-kinds")
        .with("rolls", told(DrawKind::Roll))
        .with("cards", told(DrawKind::Card))
        .with("thefts", told(DrawKind::Theft))
        .with("other", told(DrawKind::Other));
    screen.say(&phrase)
}

fn decision<G: Family>(
    tale: &Tale<G>,
    card: &DecisionCard,
    (screen, names): Output,
) -> Result<(), Failure> {
    let played = deed(
        tale,
        &card.choices[card.played as usize].choice.action,
        (screen, names),
    );
    let best = deed(tale, &card.choices[0].choice.action, (screen, names));
    let mark = match card.mark {
        Some(Mark::Good) => styled(GOOD, screen.word("cli-mark-good")),
        Some(Mark::Inaccuracy) => screen.word("cli-mark-inaccuracy"),
        Some(Mark::Mistake) => styled(BAD, screen.word("cli-mark-mistake")),
        Some(Mark::Blunder) => styled(BAD, screen.word("cli-mark-blunder")),
        Some(Mark::Luck) | None => String::new(),
    };
    let key = if card.played == 0 {
        "cli-analyse-best"
    } else {
        "cli-analyse-decision"
    };
    let phrase = Phrase::new(key)
        .with("step", card.step)
        .with("seat", Fact::Place(names.of(Seat(card.seat))))
        .with("played", Fact::Place(played))
        .with("best", Fact::Place(best))
        .with("loss", Fact::Place(amount(card.loss)))
        .with("mark", Fact::Place(mark));
    screen.say(&phrase)
}

/// Why the best choice is the best, if a fact tells it.
fn reason(found: &Found, card: &DecisionCard, (screen, names): Output) -> Result<(), Failure> {
    let clauses = found.why.get(&card.step).into_iter().flatten();
    let clauses: Vec<String> = clauses
        .map(|clause| screen.words.phrase(clause, &|seat| names.of(seat)))
        .collect();
    if clauses.is_empty() {
        return Ok(());
    }
    screen.line(format!("      {}", sentence(&clauses)))
}

fn dice(rolls: &RollCount, (screen, names): Output) -> Result<(), Failure> {
    heading("cli-analyse-dice", screen)?;
    for it in &rolls.numbers {
        let bar = "#".repeat(it.count as usize);
        let mark = match it.count {
            count if count < it.low => "<",
            count if count > it.high => ">",
            _ => " ",
        };
        let band = format!("{}-{}", it.low, it.high);
        let expected = f64::from(it.expected) / 100.0;
        let line = format!(
            "{:>3} {:>3} {mark}  {expected:>5.1}  {band:>6}  {bar}",
            it.number, it.count
        );
        screen.line(line)?;
    }
    if let Some(seven) = rolls.numbers.iter().find(|it| it.number == 7) {
        let expected = format!("{:.1}", f64::from(seven.expected) / 100.0);
        let chance = f64::from(seven.at_most.min(seven.at_least)) / 100.0;
        let phrase = Phrase::new("cli-analyse-sevens")
            .with("count", seven.count)
            .with("expected", Fact::Place(expected))
            .with("chance", Fact::Place(format!("{chance:.1} %")));
        screen.say(&phrase)?;
    }
    heading("cli-analyse-cards", screen)?;
    for (seat, it) in rolls.seats.iter().enumerate() {
        let is_few = it.at_most < it.at_least;
        let key = if is_few {
            "cli-analyse-few"
        } else {
            "cli-analyse-many"
        };
        let chance = it.at_most.min(it.at_least);
        let phrase = Phrase::new(key)
            .with("seat", Fact::Place(names.of(Seat(seat as u8))))
            .with("received", it.received)
            .with(
                "expected",
                Fact::Place(format!("{:.1}", f64::from(it.expected) / 100.0)),
            )
            .with(
                "chance",
                Fact::Place(format!("{:.1} %", f64::from(chance) / 100.0)),
            )
            .with("blocked", it.blocked)
            .with("robbed", it.robbed)
            .with("stolen", it.stolen)
            .with("discarded", it.discarded);
        screen.say(&phrase)?;
    }
    Ok(())
}

/// The steps that changed most, the largest first.
fn swings(analysis: &GameAnalysis) -> Vec<usize> {
    let rows = analysis.points.as_ref().unwrap_or(&analysis.chances);
    let size = |step: &usize| {
        let pairs = rows[*step - 1].iter().zip(&rows[*step]);
        pairs.map(|(one, two)| (two - one).abs()).max()
    };
    let mut steps: Vec<usize> = (1..rows.len()).collect();
    steps.sort_by_key(|step| std::cmp::Reverse(size(step)));
    steps.truncate(SWINGS);
    steps.sort_unstable();
    steps
}

fn changes(analysis: &GameAnalysis, step: usize, names: &Names) -> String {
    let rows = analysis.points.as_ref().unwrap_or(&analysis.chances);
    let pairs = rows[step - 1].iter().zip(&rows[step]).enumerate();
    let told = pairs
        .filter(|(_, (one, two))| one != two)
        .map(|(seat, (one, two))| {
            let name = names.of(Seat(seat as u8));
            format!("{name} {}", signed(two - one))
        });
    told.collect::<Vec<_>>().join(", ")
}

/// What a step did, in words; in notation if the log passes over it.
fn happened<G: Family>(tale: &Tale<G>, step: usize, (screen, names): (&Screen, &Names)) -> String {
    let game = tale.game;
    let (mut state, mut log) = (tale.states[step - 1].clone(), Log::on());
    game.apply(&mut state, tale.steps[step - 1], &mut log);
    let events = log.take();
    let told = events.iter().filter_map(|event| game.event(event));
    let told: Vec<String> = told
        .map(|phrase| screen.words.phrase(&phrase, &|seat| names.of(seat)))
        .collect();
    if told.is_empty() {
        return match tale.steps[step - 1] {
            game::Step::Act(seat, action) => {
                format!(
                    "{}: {}",
                    game.setup().seat_names()[seat.index()],
                    action.write(game)
                )
            }
            game::Step::Chance(outcome) => outcome.write(game),
        };
    }
    told.join(" ")
}

/// An action in words.
fn deed<G: Family>(tale: &Tale<G>, action: &str, (screen, names): (&Screen, &Names)) -> String {
    match G::Action::read(action, tale.game) {
        Some(action) => {
            let phrase = tale.game.deed(action).phrase;
            screen.words.phrase(&phrase, &|seat| names.of(seat))
        }
        None => action.to_owned(),
    }
}

fn heading(key: &'static str, screen: &mut Screen) -> Result<(), Failure> {
    let text = screen.word(key);
    screen.line("")?;
    screen.line(styled(BOLD, text))
}

fn number(step: usize) -> String {
    styled(DIM, format!("{step:>5}"))
}

/// A chance in percent, or points.
fn value(unit: Unit, value: i32) -> String {
    match unit {
        Unit::Chances => format!("{:.0} %", f64::from(value) / 100.0),
        Unit::Points => format!("{:.1}", f64::from(value) / 100.0),
    }
}

/// A difference: in points of a hundred, or in points of the game.
fn amount(amount: i32) -> String {
    format!("{:.1}", f64::from(amount) / 100.0)
}

fn signed(amount: i32) -> String {
    format!("{:+.1}", f64::from(amount) / 100.0)
}
