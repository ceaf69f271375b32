//! The client's types, made from ours by `ts-rs`.
//!
//! After a change of a message: `cargo run -p protocol --example client_types` writes them anew.

use std::collections::BTreeMap;
use std::path::PathBuf;

use ts_rs::{Config, TS, TypeVisitor};

use crate::{
    Act, Acted, Admit, Again, AskHint, BotCard, BotTerms, BotToken, ChangeConditions,
    ChangeOptions, ChapterCard, Chat, ChatRules, CreateTable, EndSessions, Evaluation, ExamplePage,
    GameCard, GameReading, Guest, Hint, InviteBot, LessonCard, LessonFrame, LessonMoves, LobbyPage,
    Mute, NewBot, NewGuest, PlayOn, PuzzleFrame, PuzzleMoves, PuzzleShelf, Recover, Refusal,
    Replace, ReplayFrame, Reveal, RulePage, SeatChange, ServerMessage, Session, Sit, Verdict, Why,
    WhyAnswer,
};

/// Every file of the client's types by its name, with its text.
pub fn client_types() -> BTreeMap<PathBuf, String> {
    let mut files = Files {
        config: Config::new(),
        texts: BTreeMap::new(),
    };
    // What people ask for.
    files.visit::<Act>();
    files.visit::<Admit>();
    files.visit::<Again>();
    files.visit::<AskHint>();
    files.visit::<BotTerms>();
    files.visit::<ChangeConditions>();
    files.visit::<ChangeOptions>();
    files.visit::<Chat>();
    files.visit::<ChatRules>();
    files.visit::<CreateTable>();
    files.visit::<EndSessions>();
    files.visit::<InviteBot>();
    files.visit::<LessonMoves>();
    files.visit::<Mute>();
    files.visit::<NewBot>();
    files.visit::<NewGuest>();
    files.visit::<PuzzleMoves>();
    files.visit::<Recover>();
    files.visit::<PlayOn>();
    files.visit::<Replace>();
    files.visit::<Reveal>();
    files.visit::<SeatChange>();
    files.visit::<Sit>();
    files.visit::<Why>();
    // What they are answered.
    files.visit::<Acted>();
    files.visit::<BotCard>();
    files.visit::<BotToken>();
    files.visit::<ChapterCard>();
    files.visit::<Evaluation>();
    files.visit::<ExamplePage>();
    files.visit::<GameReading>();
    files.visit::<GameCard>();
    files.visit::<Hint>();
    files.visit::<LessonCard>();
    files.visit::<LessonFrame>();
    files.visit::<LobbyPage>();
    files.visit::<Guest>();
    files.visit::<PuzzleFrame>();
    files.visit::<PuzzleShelf>();
    files.visit::<Refusal>();
    files.visit::<ReplayFrame>();
    files.visit::<RulePage>();
    files.visit::<ServerMessage>();
    files.visit::<Session>();
    files.visit::<Verdict>();
    files.visit::<WhyAnswer>();
    files.texts
}

struct Files {
    config: Config,
    texts: BTreeMap<PathBuf, String>,
}

impl TypeVisitor for Files {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        let Some(path) = T::output_path().filter(|path| !self.texts.contains_key(path)) else {
            return;
        };
        let text = T::export_to_string(&self.config).expect("a type with a path has a text");
        self.texts.insert(path, text);
        T::visit_dependencies(self);
    }
}
