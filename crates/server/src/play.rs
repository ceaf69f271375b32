//! Commands at a table. What they do is decided in `tables`; here they are only carried there.

use axum::Json;
use axum::extract::{Path, State};
use protocol::{
    Act, Acted, Admit, Again, ChangeConditions, ChangeOptions, Chat, ChatRules, Mute, Replace,
    Reveal, SeatChange, Sit, Why, WhyAnswer,
};
use tables::{Command, Person};

use crate::api_error::{ApiError, language};
use crate::app::App;
use crate::guard::{Body, Household};
use crate::handle::{Handle, Trouble};
use crate::house;
use crate::people::Known;
use crate::workshop::Permit;

pub type Done = Result<Json<Acted>, ApiError>;

async fn order(app: &App, id: &str, person: Person, command: Command) -> Done {
    order_at(None, app, id, person, command).await
}

/// With room in the workshop, for what deals.
async fn order_at(
    place: Option<Permit>,
    app: &App,
    id: &str,
    person: Person,
    command: Command,
) -> Done {
    let handle = app.house.find(id).await?;
    match handle.order_at(place, person, command).await {
        Ok(version) => Ok(Json(Acted { version })),
        Err(trouble) => Err(named(&handle, trouble).await),
    }
}

/// A refusal that calls the seats by the names of those who sit there.
pub async fn named(handle: &Handle, trouble: Trouble) -> ApiError {
    let refused = ApiError::from(trouble);
    let Ok(names) = handle.look(|table, _| names(table)).await else {
        return refused;
    };
    refused.at(names)
}

fn names(table: &tables::Table) -> Vec<String> {
    let name = |card: protocol::SeatCard| match card.holder {
        protocol::SeatHolder::Open => card.colour,
        protocol::SeatHolder::Person { .. }
        | protocol::SeatHolder::Bot { .. }
        | protocol::SeatHolder::Program { .. } => card.called,
    };
    table.seats().into_iter().map(name).collect()
}

pub async fn act(
    State(app): State<App>,
    Path(id): Path<String>,
    Known(person): Known,
    Body(act): Body<Act>,
) -> Done {
    let command = Command::Act {
        prompt: act.prompt,
        action: act.action,
        more: act.more,
        key: act.key,
    };
    order(&app, &id, person, command).await
}

pub async fn sit(
    State(app): State<App>,
    Path(id): Path<String>,
    Known(person): Known,
    Body(sit): Body<Sit>,
) -> Done {
    let command = Command::Sit {
        seat: sit.seat,
        pledge: sit.pledge,
        commitment: sit.commitment,
        coach: sit.coach,
    };
    order(&app, &id, person, command).await
}

pub async fn stand(State(app): State<App>, Path(id): Path<String>, Known(person): Known) -> Done {
    order(&app, &id, person, Command::Stand).await
}

pub async fn change_seat(
    State(app): State<App>,
    Path(id): Path<String>,
    Known(person): Known,
    Body(change): Body<SeatChange>,
) -> Done {
    let (seat, holder) = (change.seat, change.holder);
    order(&app, &id, person, Command::ChangeSeat { seat, holder }).await
}

pub async fn change_options(
    State(app): State<App>,
    Path(id): Path<String>,
    Known(person): Known,
    Household(address): Household,
    Body(change): Body<ChangeOptions>,
) -> Done {
    let command = Command::ChangeOptions {
        options: change.options,
        game: change.game,
        seats: change.seats,
        seed: app.house.shared.fresh_seed(),
    };
    let place = app.house.shared.workshop.enter(address).await?;
    order_at(Some(place), &app, &id, person, command).await
}

pub async fn change_conditions(
    State(app): State<App>,
    Path(id): Path<String>,
    Known(person): Known,
    Body(change): Body<ChangeConditions>,
) -> Done {
    let name = change.name.as_deref().map(house::table_name);
    let command = Command::ChangeConditions(ChangeConditions { name, ..change });
    order(&app, &id, person, command).await
}

pub async fn start(
    State(app): State<App>,
    Path(id): Path<String>,
    Known(person): Known,
    Household(address): Household,
) -> Done {
    let place = app.house.shared.workshop.enter(address).await?;
    order_at(Some(place), &app, &id, person, Command::Start).await
}

pub async fn reveal(
    State(app): State<App>,
    Path(id): Path<String>,
    Known(person): Known,
    Household(address): Household,
    Body(reveal): Body<Reveal>,
) -> Done {
    let command = Command::Reveal {
        nonce: reveal.nonce,
    };
    // The last nonce deals.
    let place = app.house.shared.workshop.enter(address).await?;
    order_at(Some(place), &app, &id, person, command).await
}

pub async fn again(
    State(app): State<App>,
    Path(id): Path<String>,
    Known(person): Known,
    Body(again): Body<Again>,
) -> Done {
    let command = Command::Again {
        without: again.without,
        seed: app.house.shared.fresh_seed(),
    };
    order(&app, &id, person, command).await
}

pub async fn chat(
    State(app): State<App>,
    Path(id): Path<String>,
    Known(person): Known,
    Body(chat): Body<Chat>,
) -> Done {
    let (text, key) = (chat.text, chat.key);
    order(&app, &id, person, Command::Say { text, key }).await
}

pub async fn mute(
    State(app): State<App>,
    Path(id): Path<String>,
    Known(host): Known,
    Body(mute): Body<Mute>,
) -> Done {
    let (person, muted) = (mute.person, mute.muted);
    order(&app, &id, host, Command::Mute { person, muted }).await
}

pub async fn admit(
    State(app): State<App>,
    Path(id): Path<String>,
    Known(host): Known,
    Body(admit): Body<Admit>,
) -> Done {
    let person = admit.person;
    order(&app, &id, host, Command::Admit { person }).await
}

pub async fn chat_rules(
    State(app): State<App>,
    Path(id): Path<String>,
    Known(person): Known,
    Body(rules): Body<ChatRules>,
) -> Done {
    let seated_only = rules.seated_only;
    order(&app, &id, person, Command::LimitChat { seated_only }).await
}

pub async fn replace(
    State(app): State<App>,
    Path(id): Path<String>,
    Known(person): Known,
    Body(replace): Body<Replace>,
) -> Done {
    let seat = replace.seat;
    order(&app, &id, person, Command::Replace { seat }).await
}

pub async fn why(
    State(app): State<App>,
    Path(id): Path<String>,
    Known(person): Known,
    headers: axum::http::HeaderMap,
    Body(why): Body<Why>,
) -> Result<Json<WhyAnswer>, ApiError> {
    let handle = app.house.find(&id).await?;
    let asked = handle.look(move |table, _| {
        let answer = table.why(&person.id, &why.action);
        (answer, names(table))
    });
    let refusal = match asked.await? {
        (Ok(()), _) => None,
        (Err(refusal @ tables::TableError::Rule(_)), names) => {
            let words = app.words.of(language(&headers));
            Some(ApiError::from(refusal).at(names).into_body(words))
        }
        // Not a matter of rules: the question itself is refused.
        (Err(refusal), _) => return Err(refusal.into()),
    };
    Ok(Json(WhyAnswer { refusal }))
}
