//! Accounts of bots: guests make them, hosts invite them. Tokens are kept as hashes only.

use axum::Json;
use axum::extract::{FromRequestParts, Path, State};
use axum::http::request::Parts;
use axum::http::{HeaderMap, StatusCode, header};
use protocol::{Acted, BotCard, BotTerms, BotToken, InviteBot, NewBot};
use serde::Deserialize;
use tables::{Command, Person, TableError, names};

use crate::api_error::ApiError;
use crate::app::App;
use crate::cluster::News;
use crate::guard::{Body, FromQuery};
use crate::house::FORGOTTEN;
use crate::people::{Caller, Known};
use crate::play::Done;
use crate::rows;
use crate::sessions::hash;
use crate::shared::Shared;
use crate::store::{BotKey, BotRow, FoundBot, Played};
use crate::unbroken::unbroken;

/// Whose program was connected so many seconds ago is still there.
const ONLINE: u64 = 90;
/// So many bots of others are shown.
const MOST_SHOWN: u32 = 100;

/// A bot whose program asks.
pub struct Signed {
    pub bot: Person,
    /// The hash of its token.
    pub token: String,
}

impl FromRequestParts<App> for Signed {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Signed, ApiError> {
        let token = bearer(&parts.headers).ok_or(ApiError::NO_TOKEN)?;
        let token = hash(token);
        let found = whose(&app.house.shared, &token).await?;
        let bot = found.ok_or(ApiError::NO_TOKEN)?.bot;
        let bot = Person {
            id: bot.id,
            name: bot.name,
        };
        Ok(Signed { bot, token })
    }
}

fn bearer(headers: &HeaderMap) -> Option<&str> {
    let text = headers.get(header::AUTHORIZATION)?.to_str().ok()?;
    let (kind, token) = text.split_once(' ')?;
    kind.eq_ignore_ascii_case("bearer").then_some(token.trim())
}

/// The bot of a token, by the token's hash.
pub async fn whose(shared: &Shared, token: &str) -> Result<Option<FoundBot>, ApiError> {
    find(shared, BotKey::Token(token.to_owned())).await
}

async fn find(shared: &Shared, key: BotKey) -> Result<Option<FoundBot>, ApiError> {
    // Not every store takes every letter; no id has such ones.
    if matches!(&key, BotKey::Id(id) if id.contains(char::is_control)) {
        return Ok(None);
    }
    let found = shared.store.find_bot(key).await;
    found.map_err(|_| ApiError::UNAVAILABLE)
}

const fn refused(status: StatusCode, key: &'static str) -> ApiError {
    ApiError::new(status, key)
}

const NO_SUCH_BOT: ApiError = refused(StatusCode::NOT_FOUND, "refusal-no-such-bot");
const NAME_TAKEN: ApiError = refused(StatusCode::CONFLICT, "refusal-bot-name-taken");
const NOT_OPEN: ApiError = refused(StatusCode::FORBIDDEN, "refusal-bot-not-open");
const OTHER_GAME: ApiError = refused(StatusCode::UNPROCESSABLE_ENTITY, "refusal-bot-other-game");
const AWAY: ApiError = refused(StatusCode::CONFLICT, "refusal-bot-away");

fn card(shared: &Shared, found: &FoundBot, caller: Option<&str>) -> BotCard {
    let bot = &found.bot;
    BotCard {
        id: bot.id.clone(),
        name: bot.name.clone(),
        owner: names::shown(&found.owner),
        mine: caller == Some(&bot.owner),
        open: bot.open,
        games: bot.games.split_whitespace().map(str::to_owned).collect(),
        online: is_online(shared, bot),
    }
}

fn is_online(shared: &Shared, bot: &BotRow) -> bool {
    bot.seen + ONLINE > shared.seconds()
}

/// The games of a bot as they are kept, each once.
fn games(wish: &[String]) -> Result<String, ApiError> {
    let mut games: Vec<&str> = Vec::new();
    for game in wish {
        if tables::rules_version(game).is_none() {
            return Err(ApiError::no_game(game.clone()));
        }
        if !games.contains(&game.as_str()) {
            games.push(game);
        }
    }
    Ok(games.join(" "))
}

fn fresh_token(shared: &Shared) -> String {
    format!("landnam_{}", hex::encode(shared.random_bytes::<32>()))
}

/// A bot of this guest's.
async fn own(shared: &Shared, person: &Person, id: String) -> Result<FoundBot, ApiError> {
    let found = find(shared, BotKey::Id(id)).await?;
    let own = found.filter(|found| found.bot.owner == person.id);
    own.ok_or(NO_SUCH_BOT)
}

async fn cards(shared: &Shared, person: &Person) -> Result<Vec<BotCard>, ApiError> {
    let bots = shared.store.bots_of(person.id.clone()).await;
    let bots = bots.map_err(|_| ApiError::UNAVAILABLE)?;
    let card = |found| card(shared, found, Some(&person.id));
    Ok(bots.iter().map(card).collect())
}

pub async fn list(
    State(app): State<App>,
    Known(person): Known,
) -> Result<Json<Vec<BotCard>>, ApiError> {
    Ok(Json(cards(&app.house.shared, &person).await?))
}

pub async fn create(
    State(app): State<App>,
    Known(person): Known,
    Body(wish): Body<NewBot>,
) -> Result<Json<BotToken>, ApiError> {
    let shared = &app.house.shared;
    let name = names::proper(&wish.name);
    let name = name.ok_or(refused(
        StatusCode::UNPROCESSABLE_ENTITY,
        "refusal-bad-name",
    ))?;
    if names::is_of_the_house(&name) {
        return Err(NAME_TAKEN);
    }
    let (token, games) = (fresh_token(shared), games(&wish.games)?);
    let bot = BotRow {
        id: format!("bot-{}", hex::encode(shared.random_bytes::<8>())),
        owner: person.id.clone(),
        look: names::look(&name),
        name,
        token: hash(&token),
        open: wish.open,
        games,
        seen: 0,
    };
    let _lock = shared.accounts.lock(&person.id).await;
    let most = shared.config.caps().bots_per_guest;
    if cards(shared, &person).await?.len() >= most {
        shared.metrics.refused("bots-per-guest");
        return Err(ApiError::too_many("refusal-too-many-bots", most));
    }
    let (id, added) = (bot.id.clone(), shared.store.add_bot(bot).await);
    added.map_err(|_| ApiError::UNAVAILABLE)?;
    // Another one of this look may have been there before.
    let found = find(shared, BotKey::Id(id)).await?.ok_or(NAME_TAKEN)?;
    let bot = card(shared, &found, Some(&person.id));
    Ok(Json(BotToken { bot, token }))
}

pub async fn change(
    State(app): State<App>,
    Path(id): Path<String>,
    Known(person): Known,
    Body(terms): Body<BotTerms>,
) -> Result<Json<BotCard>, ApiError> {
    let shared = &app.house.shared;
    let mut found = own(shared, &person, id).await?;
    (found.bot.open, found.bot.games) = (terms.open, games(&terms.games)?);
    let changed = shared.store.change_bot(found.bot.clone()).await;
    changed.map_err(|_| ApiError::UNAVAILABLE)?;
    Ok(Json(card(shared, &found, Some(&person.id))))
}

pub async fn renew(
    State(app): State<App>,
    Path(id): Path<String>,
    Known(person): Known,
) -> Result<Json<BotToken>, ApiError> {
    let shared = &app.house.shared;
    let mut found = own(shared, &person, id).await?;
    let token = fresh_token(shared);
    found.bot.token = hash(&token);
    let changed = shared.store.change_bot(found.bot.clone()).await;
    changed.map_err(|_| ApiError::UNAVAILABLE)?;
    let bot = card(shared, &found, Some(&person.id));
    Ok(Json(BotToken { bot, token }))
}

pub async fn end(
    State(app): State<App>,
    Path(id): Path<String>,
    Known(person): Known,
) -> Result<Json<Vec<BotCard>>, ApiError> {
    let shared = &app.house.shared;
    let found = own(shared, &person, id).await?;
    let bot = found.bot.id;
    let ending = app.clone();
    let ended = unbroken(async move {
        let ended = ending.house.shared.store.end_bot(bot.clone()).await;
        ended.map_err(|_| ApiError::UNAVAILABLE)?;
        let news = News {
            ended_bots: vec![bot],
            ..News::default()
        };
        ending.spread(&news).await;
        Ok::<(), ApiError>(())
    });
    ended.await??;
    Ok(Json(cards(shared, &person).await?))
}

/// For which game somebody looks for a bot.
#[derive(Deserialize)]
pub struct Wanted {
    game: Option<String>,
}

pub async fn to_invite(
    State(app): State<App>,
    caller: Caller,
    FromQuery(wanted): FromQuery<Wanted>,
) -> Result<Json<Vec<BotCard>>, ApiError> {
    let shared = &app.house.shared;
    let mut bots = match &caller.person {
        Some(person) => cards(shared, person).await?,
        None => Vec::new(),
    };
    let open = shared.store.open_bots(MOST_SHOWN).await;
    let open = open.map_err(|_| ApiError::UNAVAILABLE)?;
    let caller = caller.id();
    let open = open
        .iter()
        .map(|found| card(shared, found, caller.as_deref()));
    bots.extend(open.filter(|card| !card.mine));
    let plays = |card: &BotCard| {
        let game = wanted.game.as_ref();
        card.games.is_empty() || game.is_none_or(|game| card.games.contains(game))
    };
    bots.retain(plays);
    Ok(Json(bots))
}

/// A bot that may take a seat of a host's.
pub struct Invited {
    bot: Person,
    owner: String,
}

impl Invited {
    pub fn to(self, seat: u8) -> Command {
        let Invited { bot, owner } = self;
        Command::Invite { seat, bot, owner }
    }
}

/// The bot a host means, if it may play this game at a table of theirs, and can.
pub async fn invited(
    shared: &Shared,
    host: &Person,
    key: BotKey,
    game: &str,
) -> Result<Invited, ApiError> {
    let FoundBot { bot, owner } = find(shared, key).await?.ok_or(NO_SUCH_BOT)?;
    if !bot.open && bot.owner != host.id {
        return Err(NOT_OPEN);
    }
    if !bot.games.is_empty() && !bot.games.split_whitespace().any(|it| it == game) {
        return Err(OTHER_GAME);
    }
    if !is_online(shared, &bot) {
        return Err(AWAY);
    }
    let most = shared.config.caps().tables_per_bot;
    if seats_of(shared, &bot.id).await?.len() >= most {
        shared.metrics.refused("tables-per-bot");
        return Err(ApiError::busy_bot(most));
    }
    let bot = Person {
        id: bot.id,
        name: bot.name,
    };
    let owner = names::shown(&owner);
    Ok(Invited { bot, owner })
}

/// A seat at which a bot is asked, or will be.
pub struct Seated {
    pub table: Played,
    pub game: String,
    pub seat: u8,
    pub seats: u8,
}

/// The seats a bot has at unfinished tables, as far as something has happened there lately.
pub async fn seats_of(shared: &Shared, bot: &str) -> Result<Vec<Seated>, ApiError> {
    let since = shared.seconds().saturating_sub(FORGOTTEN.as_secs());
    let played = shared.store.played(bot.to_owned(), since).await;
    let played = played.map_err(|_| ApiError::UNAVAILABLE)?;
    let seated = played.into_iter().filter_map(|table| {
        let card = rows::read(&table.outline)?.card_for(bot);
        // The host may have taken the bot out of its seat, or a bot of the house plays on.
        let seat = card.my_seat?;
        let is_asked = !card.seats.get(usize::from(seat))?.stand_in;
        is_asked.then_some(Seated {
            table,
            game: card.game,
            seat,
            seats: card.seats.len() as u8,
        })
    });
    Ok(seated.collect())
}

pub async fn invite(
    State(app): State<App>,
    Path(id): Path<String>,
    Known(person): Known,
    Body(wish): Body<InviteBot>,
) -> Done {
    let shared = &app.house.shared;
    let handle = app.house.find(&id).await?;
    let plan = handle.look(|table, _| (table.opening().host.id.clone(), table.card(None).game));
    let (host, game) = plan.await?;
    if host != person.id {
        return Err(TableError::NotHost.into());
    }
    let by_id = BotKey::Id(wish.bot.clone());
    let key = match find(shared, by_id.clone()).await? {
        Some(_) => by_id,
        None => BotKey::Look(names::look(&names::shown(&wish.bot))),
    };
    let invited = invited(shared, &person, key, &game).await?;
    let version = handle.order(person, invited.to(wish.seat)).await?;
    shared.invited.notify_waiters();
    Ok(Json(Acted { version }))
}
