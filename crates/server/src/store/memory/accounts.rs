//! Bots with accounts.

use super::{Kept, MemoryStore, answer};
use crate::store::{Accounts, BotKey, BotRow, FoundBot, Played, StoreFuture};

impl Kept {
    /// Bots with the names of their owners, by their look.
    fn bots(&self, test: impl Fn(&BotRow) -> bool) -> Vec<FoundBot> {
        let bots = self.bots.values().filter(|bot| test(bot));
        let found = bots.filter_map(|bot| {
            let owner = self.guests.get(&bot.owner)?.name.clone();
            let bot = bot.clone();
            Some(FoundBot { bot, owner })
        });
        let mut found: Vec<FoundBot> = found.collect();
        found.sort_by(|one, other| one.bot.look.cmp(&other.bot.look));
        found
    }
}

impl Accounts for MemoryStore {
    fn add_bot(&self, bot: BotRow) -> StoreFuture<()> {
        let mut kept = self.kept();
        if kept.bots.values().all(|other| other.look != bot.look) {
            kept.bots.insert(bot.id.clone(), bot);
        }
        answer(Ok(()))
    }

    fn change_bot(&self, bot: BotRow) -> StoreFuture<()> {
        if let Some(kept) = self.kept().bots.get_mut(&bot.id) {
            (kept.token, kept.open, kept.games) = (bot.token, bot.open, bot.games);
        }
        answer(Ok(()))
    }

    fn end_bot(&self, id: String) -> StoreFuture<()> {
        self.kept().bots.remove(&id);
        answer(Ok(()))
    }

    fn see_bot(&self, id: String, at: u64) -> StoreFuture<()> {
        if let Some(bot) = self.kept().bots.get_mut(&id) {
            bot.seen = bot.seen.max(at);
        }
        answer(Ok(()))
    }

    fn find_bot(&self, key: BotKey) -> StoreFuture<Option<FoundBot>> {
        let is_meant = |bot: &BotRow| match &key {
            BotKey::Id(id) => bot.id == *id,
            BotKey::Look(look) => bot.look == *look,
            BotKey::Token(token) => bot.token == *token,
        };
        answer(Ok(self.kept().bots(is_meant).pop()))
    }

    fn bots_of(&self, owner: String) -> StoreFuture<Vec<FoundBot>> {
        answer(Ok(self.kept().bots(|bot| bot.owner == owner)))
    }

    fn open_bots(&self, most: u32) -> StoreFuture<Vec<FoundBot>> {
        let mut bots = self.kept().bots(|bot| bot.open);
        bots.sort_by_key(|found| std::cmp::Reverse(found.bot.seen));
        bots.truncate(most as usize);
        answer(Ok(bots))
    }

    fn played(&self, bot: String, since: u64) -> StoreFuture<Vec<Played>> {
        let kept = self.kept();
        let own = kept.involved.iter().filter(|(person, _)| *person == bot);
        let played = own.filter_map(|(_, id)| {
            let table = kept.tables.get(id)?;
            let is_unfinished = table.is("gathering") || table.is("running");
            let row = table
                .row
                .as_ref()
                .filter(|_| is_unfinished && table.touched >= since)?;
            Some(Played {
                id: id.clone(),
                touched: table.touched,
                outline: row.outline.clone(),
            })
        });
        answer(Ok(played.collect()))
    }
}
