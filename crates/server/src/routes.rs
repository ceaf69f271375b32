//! The table of all routes: what they are for, who may use them, what they take and give.
//!
//! Router, API document and the test of permissions are made from it, so that none forgets one.

mod bots;

use axum::handler::Handler;
use axum::http::Method;
use axum::routing::{MethodRouter, get, post};

use crate::app::App;
use crate::limits::Traffic;
use crate::{
    coaching, docs, events, finished, lessons, lobby, people, play, playing_on, puzzles, rules,
    service, sessions,
};

/// Who may use a route.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Access {
    Anybody,
    /// Anybody with a session.
    Guest,
    /// The guest who holds a seat of the table.
    Seated,
    /// The guest who opened the table.
    Host,
    /// A bot with an account, by its token; for a table, one that has a seat there.
    Bot,
}

pub struct Route {
    pub method: Method,
    pub path: &'static str,
    pub access: Access,
    /// How often it may be used.
    pub traffic: Traffic,
    pub about: &'static str,
    /// The type of the body, by its name in `protocol`.
    pub takes: Option<&'static str>,
    /// The type of the answer; a list if it ends in `[]`, plain text if there is none.
    pub gives: Option<&'static str>,
    pub handler: MethodRouter<App>,
}

impl Route {
    /// Is it asked of a table, so that the node that has the table answers? Event streams of
    /// people find their own way.
    pub fn is_carried(&self) -> bool {
        let of_people = self.path.starts_with("/api/tables/{id}");
        let of_programs = self.path.starts_with("/api/bot/tables/{id}");
        (of_people && !self.path.ends_with("/events")) || of_programs
    }

    fn get<H: Handler<T, App>, T: 'static>(path: &'static str, handler: H) -> Route {
        Route::new(Method::GET, path, Traffic::Reading, get(handler))
    }

    fn post<H: Handler<T, App>, T: 'static>(path: &'static str, handler: H) -> Route {
        Route::new(Method::POST, path, Traffic::Command, post(handler))
    }

    fn new(
        method: Method,
        path: &'static str,
        traffic: Traffic,
        handler: MethodRouter<App>,
    ) -> Route {
        Route {
            method,
            path,
            access: Access::Anybody,
            traffic,
            about: "",
            takes: None,
            gives: None,
            handler,
        }
    }

    fn by(mut self, access: Access) -> Route {
        self.access = access;
        self
    }

    fn counts_as(mut self, traffic: Traffic) -> Route {
        self.traffic = traffic;
        self
    }

    fn takes(mut self, kind: &'static str) -> Route {
        self.takes = Some(kind);
        self
    }

    fn gives(mut self, kind: &'static str) -> Route {
        self.gives = Some(kind);
        self
    }

    fn about(mut self, about: &'static str) -> Route {
        self.about = about;
        self
    }
}

pub fn routes() -> Vec<Route> {
    let mut routes = lobby_routes();
    routes.extend(gathering_routes());
    routes.extend(table_routes());
    routes.extend(coach_routes());
    routes.extend(finished_routes());
    routes.extend(bots::account_routes());
    routes.extend(bots::program_routes());
    routes.extend(reading_routes());
    routes
}

fn lobby_routes() -> Vec<Route> {
    use Access::Guest;
    vec![
        Route::post("/api/guests", people::create)
            .counts_as(Traffic::NewGuest)
            .takes("NewGuest")
            .gives("Guest")
            .about("Makes a guest with a session cookie and a recovery code."),
        Route::get("/api/me", people::who_am_i)
            .by(Guest)
            .gives("Me")
            .about("Who this browser is."),
        Route::post("/api/me", people::rename)
            .by(Guest)
            .takes("NewGuest")
            .gives("Me")
            .about("Another name for the caller, at seats they take from now on."),
        Route::post("/api/recover", people::recover)
            .counts_as(Traffic::Recovery)
            .takes("Recover")
            .gives("Me")
            .about("Another browser takes over a guest by their recovery code."),
        Route::post("/api/me/recovery-code", people::renew_recovery)
            .by(Guest)
            .gives("Guest")
            .about("Another recovery code for the caller; the one before stops working."),
        Route::get("/api/me/sessions", sessions::list)
            .by(Guest)
            .gives("Session[]")
            .about("Where the caller is signed in, this browser first."),
        Route::post("/api/me/sessions/end", sessions::end)
            .by(Guest)
            .takes("EndSessions")
            .gives("Session[]")
            .about("Signs out here or elsewhere; gives the sessions that are left."),
        Route::get("/api/games", lobby::games)
            .gives("GameCard[]")
            .about("The games of the house with their bots, presets and options."),
        Route::get("/api/tables", lobby::open_tables)
            .gives("LobbyPage")
            .about(
                "Open tables of the lobby, the newest first: of a ?game= and a ?phase= (gathering \
                 or running), at most ?limit= of them, ?after= the page before.",
            ),
        Route::get("/api/me/tables", lobby::my_tables)
            .by(Guest)
            .gives("TableCard[]")
            .about("The caller's tables, the newest first."),
        Route::post("/api/tables", lobby::open)
            .by(Guest)
            .counts_as(Traffic::NewTable)
            .takes("CreateTable")
            .gives("TableCard")
            .about("Opens a table; the caller is its host."),
    ]
}

/// From sitting down to the first draw.
fn gathering_routes() -> Vec<Route> {
    use Access::{Guest, Host, Seated};
    vec![
        Route::post("/api/tables/{id}/sit", play::sit)
            .by(Guest)
            .takes("Sit")
            .about(
                "Takes an open seat, takes one's own seat back from its stand-in, or pledges anew.",
            ),
        Route::post("/api/tables/{id}/stand", play::stand)
            .by(Seated)
            .about("Leaves one's seat; once the game runs, to a stand-in."),
        Route::post("/api/tables/{id}/seats", play::change_seat)
            .by(Host)
            .takes("SeatChange")
            .about(
                "Opens a seat, whoever holds it, or gives it to a bot, before the start. Whoever \
                 held it cannot sit down again unless the host admits them.",
            ),
        Route::post("/api/tables/{id}/admit", play::admit)
            .by(Host)
            .takes("Admit")
            .about("Lets somebody sit down whom the host had taken out of a seat."),
        Route::post("/api/tables/{id}/options", play::change_options)
            .by(Host)
            .takes("ChangeOptions")
            .about("Chooses other options, another game or more seats before the game begins."),
        Route::post("/api/tables/{id}/conditions", play::change_conditions)
            .by(Host)
            .takes("ChangeConditions")
            .about("Names the table; chooses who finds it and the clock, before the game."),
        Route::post("/api/tables/{id}/start", play::start)
            .by(Host)
            .about("Closes the list of seats; the game begins when all nonces are there."),
        Route::post("/api/tables/{id}/reveal", play::reveal)
            .by(Seated)
            .takes("Reveal")
            .about("Hands over the pledged nonce, after the list was closed."),
        Route::post("/api/tables/{id}/again", play::again)
            .by(Seated)
            .takes("Again")
            .about("Starts again, or agrees to start without a nonce that did not come."),
    ]
}

fn table_routes() -> Vec<Route> {
    use Access::{Guest, Host, Seated};
    vec![
        Route::get("/api/tables/{id}", lobby::table)
            .gives("ServerMessage")
            .about("The lobby before the game, everything once it runs."),
        Route::get("/api/tables/{id}/events", events::listen).about(
            "Server-sent events, each a ServerMessage; Last-Event-ID brings what was missed.",
        ),
        Route::post("/api/tables/{id}/actions", play::act)
            .by(Seated)
            .takes("Act")
            .about("One decision, with the prompt it answers and a key of its own."),
        Route::post("/api/tables/{id}/why", play::why)
            .by(Seated)
            .takes("Why")
            .gives("WhyAnswer")
            .about("Would this be allowed, and if not, by which rule? Changes nothing."),
        Route::post("/api/tables/{id}/chat", play::chat)
            .by(Guest)
            .counts_as(Traffic::Chat)
            .takes("Chat")
            .about("A line for everybody at the table."),
        Route::post("/api/tables/{id}/mute", play::mute)
            .by(Host)
            .takes("Mute")
            .about("Mutes somebody at the table, or lets them speak again."),
        Route::post("/api/tables/{id}/chat-rules", play::chat_rules)
            .by(Host)
            .takes("ChatRules")
            .about("Closes the chat to people without a seat, or opens it to all."),
        Route::post("/api/tables/{id}/replace", play::replace)
            .by(Seated)
            .takes("Replace")
            .about("Agrees to let a bot play for somebody who keeps the others waiting."),
        Route::post("/api/tables/{id}/rematch", lobby::rematch)
            .by(Seated)
            .counts_as(Traffic::NewTable)
            .gives("TableCard")
            .about("Opens a table for another game with the same options and bots."),
    ]
}

/// What can be had of a game once it is over.
fn finished_routes() -> Vec<Route> {
    vec![
        Route::get("/api/tables/{id}/journal", finished::journal)
            .about("The journal of a finished game with its seed, as text."),
        Route::get("/api/tables/{id}/verify", finished::verify)
            .gives("Verdict")
            .about("Redoes every draw of a finished game."),
        Route::get("/api/tables/{id}/analysis", finished::analysis)
            .gives("GameReading")
            .about(
                "Where a finished game was won, as far as it has been read; without the first \
                 ?known= decisions. Decisions are judged by what their seat knew, or as if all \
                 hands had lain open (?hands=open). The reading begins when it is asked for: ask \
                 again until it is done.",
            ),
        Route::post("/api/tables/{id}/play-on", playing_on::play_on)
            .by(Access::Guest)
            .counts_as(Traffic::NewTable)
            .takes("PlayOn")
            .gives("TableCard")
            .about(
                "Opens a table that goes on from a step of a finished game, with new draws, and \
                 bots on all seats but the caller's. It has no record.",
            ),
        Route::get("/api/tables/{id}/replay", finished::replay)
            .gives("ReplayFrame")
            .about(
                "A finished game after ?step=, seen by ?viewer= (a seat, spectator or all), with \
                 what happened in that step, or after ?since=.",
            ),
    ]
}

fn coach_routes() -> Vec<Route> {
    use Access::Seated;
    vec![
        Route::post("/api/tables/{id}/hint", coaching::hint)
            .by(Seated)
            .takes("AskHint")
            .gives("Hint")
            .about(
                "What a strong player would do, by what the caller knows, and why. Against bots \
                 alone, or where everybody has agreed. The same question has the same answer.",
            ),
        Route::post("/api/tables/{id}/evaluation", coaching::evaluation)
            .by(Seated)
            .gives("Evaluation")
            .about("How the game stands, by what the caller knows; for those who may ask a hint."),
    ]
}

fn reading_routes() -> Vec<Route> {
    vec![
        Route::get("/api/rules", rules::list)
            .gives("RulePage[]")
            .about("Rules, found by ?search=, ?box= and ?chapter=."),
        Route::get("/api/rules/{id}", rules::show)
            .gives("RulePage")
            .about("One rule by its id."),
        Route::get("/api/book", rules::book)
            .gives("ChapterCard[]")
            .about("The chapters of the rule book, in learning order."),
        Route::get("/api/examples/{name}", rules::example)
            .gives("ExamplePage")
            .about("A drawn example of the rule book."),
        Route::get("/api/lessons", lessons::list)
            .gives("LessonCard[]")
            .about("The lessons, in learning order."),
        Route::post("/api/lessons/{id}", lessons::play)
            .takes("LessonMoves")
            .gives("LessonFrame")
            .about("How a lesson stands after these moves. Nothing is kept."),
        Route::get("/api/puzzles", puzzles::list)
            .gives("PuzzleShelf")
            .about("All puzzles, and which is today's."),
        Route::get("/api/puzzles/today", puzzles::today)
            .gives("PuzzleCard")
            .about("The puzzle of the day."),
        Route::get("/api/puzzles/{id}", puzzles::show)
            .gives("PuzzleFrame")
            .about("A puzzle as it begins."),
        Route::post("/api/puzzles/{id}", puzzles::play)
            .takes("PuzzleMoves")
            .gives("PuzzleFrame")
            .about(
                "What these moves come to, and a hint or the answer if asked for. Nothing is \
                 kept.",
            ),
        Route::get("/api", docs::show).about("This page."),
        Route::get("/api/openapi.json", docs::openapi).about("The same for programs."),
        Route::get("/health", service::health).about("Says ok while the server can store."),
        Route::get("/ready", service::ready)
            .about("Says ready until the server is asked to end, for load balancers."),
        Route::get("/metrics", service::metrics).about("Figures in the format of Prometheus."),
    ]
}
