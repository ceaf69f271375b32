//! Bots with accounts, as they are kept: an account is valid wherever the store is read.

use super::StoreFuture;

/// A bot whose program signs in with a token.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BotRow {
    pub id: String,
    /// The guest who answers for it.
    pub owner: String,
    pub name: String,
    /// What its name looks like; there is one bot for each.
    pub look: String,
    /// The hash of its token.
    pub token: String,
    /// Every host may invite it.
    pub open: bool,
    /// The games it plays, with blanks between; all if it is empty.
    pub games: String,
    /// When its program was last known to be connected, in seconds since 1970.
    pub seen: u64,
}

/// By what a bot is looked for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum BotKey {
    Id(String),
    Look(String),
    /// By the hash.
    Token(String),
}

/// A bot with the present name of its owner.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FoundBot {
    pub bot: BotRow,
    pub owner: String,
}

/// A table at which a bot has been seated.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Played {
    pub id: String,
    /// When something happened there last, to a minute.
    pub touched: u64,
    pub outline: String,
}

pub trait Accounts: Send + Sync + 'static {
    /// Keeps a new bot; nothing happens if one of this look is there already.
    fn add_bot(&self, bot: BotRow) -> StoreFuture<()>;
    /// Keeps other terms and another token of a bot.
    fn change_bot(&self, bot: BotRow) -> StoreFuture<()>;
    fn end_bot(&self, id: String) -> StoreFuture<()>;
    /// Notes that its program is connected.
    fn see_bot(&self, id: String, at: u64) -> StoreFuture<()>;
    fn find_bot(&self, key: BotKey) -> StoreFuture<Option<FoundBot>>;
    /// The bots of a guest, by name.
    fn bots_of(&self, owner: String) -> StoreFuture<Vec<FoundBot>>;
    /// Bots everybody may invite, the one that was seen last first.
    fn open_bots(&self, most: u32) -> StoreFuture<Vec<FoundBot>>;
    /// Unfinished tables at which a bot has been seated and something has happened since.
    fn played(&self, bot: String, since: u64) -> StoreFuture<Vec<Played>>;
}
