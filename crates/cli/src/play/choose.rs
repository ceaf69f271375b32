//! Asking for what the command left open, if there is somebody to ask.

use families::{Listing, listing, listings};
use game::{MAX_SEATS, Phrase};
use protocol::{OptionField, OptionKind};

use super::{Args, Input};
use crate::failure::{Failure, quoted};
use crate::screen::{BOLD, DIM, Screen, styled};

/// Completes the arguments; none if the person left.
pub fn what_is_missing(
    mut args: Args,
    screen: &mut Screen,
    input: &mut Input,
) -> Result<Option<Args>, Failure> {
    if args.game.is_some() {
        return Ok(Some(args));
    }
    if !input.is_terminal {
        return Err(Failure::Usage(Phrase::new("cli-which-game")));
    }
    screen.say(&Phrase::new("cli-welcome"))?;
    let games = listings();
    for (i, listing) in games.iter().enumerate() {
        let about = about(&listing.id, screen);
        let id = styled(BOLD, &listing.id);
        screen.line(format!("  {}  {id}  {}", i + 1, styled(DIM, about)))?;
    }
    let Some(game) = ask(screen, input, &Phrase::new("cli-ask-game"), |text| {
        let number = text.parse::<usize>().ok();
        let chosen = number.and_then(|number| games.get(number.checked_sub(1)?));
        match chosen {
            Some(listing) => Some(listing),
            None if text.is_empty() => games.first(),
            None => listing(text).ok(),
        }
    })?
    else {
        return Ok(None);
    };
    let Some(seats) = ask_seats(screen, input, game)? else {
        return Ok(None);
    };
    let Some(options) = ask_options(screen, input, game)? else {
        return Ok(None);
    };
    args.table.seats = Some(seats);
    args.table.options.extend(options);
    args.game = Some(game.id.clone());
    Ok(Some(args))
}

/// Every game by the names browsers show: a scenario with its box, others with what they are about.
fn about(id: &str, screen: &Screen) -> String {
    let of_game = |what: &str, id: &str| {
        let id = id.replace(['/', '+'], "-");
        screen.word(&format!("web-{what}-{id}"))
    };
    match id.split_once('/') {
        Some((games, scenario)) if games != "rivals" => {
            let name = screen.word(&format!("scenario-{scenario}"));
            format!("{}: {name}", of_game("game", games))
        }
        _ => format!("{}. {}", of_game("game", id), of_game("about", id)),
    }
}

fn ask_seats(
    screen: &mut Screen,
    input: &mut Input,
    game: &Listing,
) -> Result<Option<u8>, Failure> {
    let (min, max) = (*game.seats.start(), *game.seats.end());
    if min == max {
        return Ok(Some(min));
    }
    let usual = game.usual_seats();
    let question = Phrase::new("cli-ask-seats")
        .with("min", min)
        .with("max", max)
        .with("usual", usual);
    ask(screen, input, &question, |text| {
        if text.is_empty() {
            return Some(usual);
        }
        text.parse().ok().filter(|seats| game.seats.contains(seats))
    })
}

/// Lists what can be chosen and asks for it.
fn ask_options(
    screen: &mut Screen,
    input: &mut Input,
    game: &Listing,
) -> Result<Option<Vec<String>>, Failure> {
    let card = tables::game_cards()
        .into_iter()
        .find(|card| card.id == game.id);
    let fields = card.map_or(Vec::new(), |card| card.options);
    if fields.is_empty() {
        return Ok(Some(Vec::new()));
    }
    screen.say(&Phrase::new("cli-options"))?;
    for field in &fields {
        let line = Phrase::new("cli-option")
            .with("key", quoted(styled(BOLD, &field.id)))
            .with("values", quoted(values(field, screen)));
        let about = screen.word(&format!("option-{}", field.id));
        let line = screen.label(&line);
        screen.line(format!("  {line}  {}", styled(DIM, about)))?;
    }
    ask(screen, input, &Phrase::new("cli-ask-options"), |text| {
        let pairs: Vec<_> = text.split_whitespace().map(str::to_owned).collect();
        pairs
            .iter()
            .all(|pair| can_be(&fields, pair))
            .then_some(pairs)
    })
}

/// The values of an option, the usual one first.
fn values(field: &OptionField, screen: &Screen) -> String {
    match &field.kind {
        OptionKind::Number { min, max } => screen.label(
            &Phrase::new("cli-option-range")
                .with("usual", quoted(&field.default))
                .with("min", quoted(min))
                .with("max", quoted(max)),
        ),
        OptionKind::Seat => format!("0–{}", MAX_SEATS - 1),
        OptionKind::Switch => "false, true".to_owned(),
        OptionKind::Choice { choices } => {
            let ids: Vec<_> = choices.iter().map(|choice| choice.id.as_str()).collect();
            ids.join(", ")
        }
    }
}

/// Is `key=value` one of the values that are offered?
fn can_be(fields: &[OptionField], pair: &str) -> bool {
    let Some((key, value)) = pair.split_once('=') else {
        return false;
    };
    let field = fields.iter().find(|field| field.id == key);
    field.is_some_and(|field| match &field.kind {
        OptionKind::Number { min, max } => value
            .parse()
            .is_ok_and(|number: i32| (*min..=*max).contains(&number)),
        OptionKind::Seat => value.parse().is_ok_and(|seat: usize| seat < MAX_SEATS),
        OptionKind::Switch => ["true", "false"].contains(&value),
        OptionKind::Choice { choices } => choices.iter().any(|choice| choice.id == value),
    })
}

/// Asks until the answer can be used; none at the end of the input.
fn ask<T>(
    screen: &mut Screen,
    input: &mut Input,
    question: &Phrase,
    read: impl Fn(&str) -> Option<T>,
) -> Result<Option<T>, Failure> {
    loop {
        let text = screen.label(question);
        let Some(line) = input.answer(&text, screen)? else {
            return Ok(None);
        };
        if let Some(answer) = read(&line) {
            return Ok(Some(answer));
        }
        screen.say(&Phrase::new("cli-not-an-answer").with("text", quoted(line)))?;
    }
}
