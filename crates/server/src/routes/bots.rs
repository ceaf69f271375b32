//! Routes about bots with accounts: for people, and for the programs themselves.

use super::{Access, Route};
use crate::limits::Traffic;
use crate::{accounts, news, programs};

/// Bots with accounts, for those who own or invite them.
pub(super) fn account_routes() -> Vec<Route> {
    use Access::{Guest, Host};
    vec![
        Route::get("/api/me/bots", accounts::list)
            .by(Guest)
            .gives("BotCard[]")
            .about("The caller's bots, by name."),
        Route::post("/api/me/bots", accounts::create)
            .by(Guest)
            .counts_as(Traffic::NewGuest)
            .takes("NewBot")
            .gives("BotToken")
            .about("Makes a bot of the caller's, and shows the token of its program once."),
        Route::post("/api/me/bots/{id}", accounts::change)
            .by(Guest)
            .takes("BotTerms")
            .gives("BotCard")
            .about("Who may invite a bot of the caller's from now on, and to which games."),
        Route::post("/api/me/bots/{id}/token", accounts::renew)
            .by(Guest)
            .gives("BotToken")
            .about("Another token for a bot of the caller's; the one before stops working."),
        Route::post("/api/me/bots/{id}/end", accounts::end)
            .by(Guest)
            .gives("BotCard[]")
            .about("Ends the account of a bot of the caller's; gives those that are left."),
        Route::get("/api/bots", accounts::to_invite)
            .gives("BotCard[]")
            .about(
                "Bots the caller may invite: their own, then those of others that are open to \
                 all, those that play a ?game= if one is named.",
            ),
        Route::post("/api/tables/{id}/invite", accounts::invite)
            .by(Host)
            .takes("InviteBot")
            .about("Gives a seat to a bot with an account, before the start."),
    ]
}

/// What the program of a bot asks, with `Authorization: Bearer` and its token.
pub(super) fn program_routes() -> Vec<Route> {
    use Access::Bot;
    vec![
        Route::get("/api/bot/events", news::listen).by(Bot).about(
            "Server-sent events, each a message of the bot protocol: hello, and game for each \
             table with a seat for the bot.",
        ),
        Route::get("/api/bot/tables/{id}/events", programs::listen)
            .by(Bot)
            .about(
                "Server-sent events, each a message of the bot protocol: start, decide, lapse and \
                 end of this game; Last-Event-ID brings what was missed.",
            ),
        Route::post("/api/bot/tables/{id}/actions", programs::act)
            .by(Bot)
            .takes("BotAct")
            .gives("Acted")
            .about("The answer to a decide. One that is refused is a lapse: a stand-in decides."),
    ]
}
