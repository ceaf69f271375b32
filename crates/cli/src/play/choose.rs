//! Asking for what the command left open, if there is somebody to ask.

use families::{BEST, BotSpec, LEVELS, Listing, listing, listings};
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
        let about = about(listing, screen);
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
    let others = usize::from(seats - 1);
    if others > 0 && args.bots.is_none() {
        let Some(bots) = ask_bots(screen, input, game, others)? else {
            return Ok(None);
        };
        args.bots = Some(bots);
    }
    args.table.seats = Some(seats);
    args.table.options.extend(options);
    args.game = Some(game.id.clone());
    Ok(Some(args))
}

/// Every game by the names browsers show: a scenario with its box, others with what they are about.
fn about(listing: &Listing, screen: &Screen) -> String {
    let of_game = |what: &str, id: &str| {
        let id = id.replace(['/', '+'], "-");
        screen.word(&format!("web-{what}-{id}"))
    };
    let id = &listing.id;
    match listing.scenario() {
        Some(scenario) => {
            let name = screen.word(&format!("scenario-{scenario}"));
            format!("{}: {name}", of_game("game", listing.group()))
        }
        None => format!("{}. {}", of_game("game", id), of_game("about", id)),
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

/// Introduces the four and asks who sits down.
fn ask_bots(
    screen: &mut Screen,
    input: &mut Input,
    game: &Listing,
    others: usize,
) -> Result<Option<String>, Failure> {
    screen.say(&Phrase::new("cli-bots"))?;
    for level in LEVELS {
        let about = ["nick", "for"].map(|what| screen.word(&format!("bot-{level}-{what}")));
        let about = styled(DIM, about.join("; "));
        screen.line(format!("  {}  {about}", styled(BOLD, level)))?;
    }
    let question = Phrase::new("cli-ask-bots").with("count", others as u32);
    ask(screen, input, &question, |text| {
        let text = if text.is_empty() { BEST } else { text };
        let specs = BotSpec::for_seats(text, others).ok()?;
        let plays = |spec: &BotSpec| game.check_bot(&spec.to_string()).is_ok();
        specs.iter().all(plays).then(|| text.to_owned())
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

#[cfg(test)]
mod tests {
    use words::{Language, Words};

    use super::*;

    fn options(game: &str) -> Vec<OptionField> {
        let mut cards = tables::game_cards().into_iter();
        let card = cards.find(|card| card.id == game).expect("it is listed");
        card.options
    }

    #[test]
    fn games_go_by_their_names_and_scenarios_by_their_box_too() {
        let screen = Screen::new(Words::new(Language::En));
        let about = |id: &str| about(listing(id).expect("it is listed"), &screen);
        assert_eq!(about("sea/fog_islands"), "Seafarers: The Fog Islands");
        assert!(about("rivals/gold").starts_with("Rivals: Era of Gold. "));
        assert!(
            about("base").starts_with("The island. "),
            "{}",
            about("base")
        );
    }

    #[test]
    fn every_option_is_listed_with_its_values() {
        let screen = Screen::new(Words::new(Language::En));
        let fields = options("base");
        let told = |id: &str| {
            let field = fields.iter().find(|field| field.id == id);
            values(field.expect("it can be chosen"), &screen)
        };
        assert_eq!(told("mode"), "combined, separated");
        assert_eq!(told("friendly_robber"), "false, true");
        assert_eq!(told("points"), "10, from 3 to 22");
        assert!(
            options("rivals/intro")
                .iter()
                .any(|it| it.id == "turn_limit")
        );
    }

    #[test]
    fn only_what_is_listed_is_taken() {
        let fields = options("base");
        let can_be = |pair: &str| can_be(&fields, pair);
        assert!(can_be("points=12") && can_be("mode=separated") && can_be("dice_deck=true"));
        assert!(!can_be("points=40") && !can_be("points") && !can_be("mode=both"));
        assert!(!can_be("fiesepeter=true") && !can_be("dice_deck=yes"));
    }
}
