//! Everything that travels between server and client.
//!
//! Each message says who sends it, when, and what follows. The client's types are made from this
//! crate by `types.rs`; a test fails if those in `web/` are stale.

mod account;
mod analysis;
mod board;
mod bot;
mod coach;
mod command;
mod dice;
mod distinct;
mod events;
mod knights;
mod lesson;
mod lobby;
mod people;
mod phrase;
mod puzzle;
mod record;
mod refusal;
mod rivals;
mod sea;
mod table;
mod types;

pub use account::{BotCard, BotTerms, BotToken, InviteBot, NewBot};
pub use analysis::{
    CardEnd, CardFate, CardSource, DecisionCard, DiceThrow, DiceTurn, DrawKind, DrawLuck,
    GameAnalysis, GameReading, Income, Mark, NumberCount, Reading, ReceiptCount, RollCount,
    SeatAccount, Unit, WeighedChoice,
};
pub use board::{
    Amount, AnswerKind, AnswerPicture, BoardPicture, BoardScene, HarbourPicture, HexPicture,
    NegotiationPicture, OfferPicture, OwnerPicture, PlayerPicture, Price, TalkKind,
};
pub use bot::{
    BOT_PROTOCOL, BotAct, BotDecide, BotEnd, BotGame, BotGreeting, BotHello, BotLapse, BotMessage,
    BotSeat, BotStart, LapseKind,
};
pub use coach::{AskHint, Cost, Evaluation, Hint};
pub use command::{
    Act, Acted, Admit, Again, ChangeConditions, ChangeOptions, Chat, ChatRules, CreateTable, Mute,
    PlayOn, Replace, Reveal, SeatChange, Sit, Why, WhyAnswer,
};
pub use dice::{DicePicture, DiceScene, SheetPicture, SheetSymbol};
pub use events::{
    BaseEvent, BoardEvent, DiceEvent, GameEvent, KnightsEvent, ReturnedCard, RivalsEvent, SeaEvent,
    SpecialEvent,
};
pub use knights::{
    BarbariansPicture, DeckScene, ImprovementPicture, KnightPicture, KnightsPicture, KnightsRealm,
    LevelScene, MerchantPicture, MetropolisPicture,
};
pub use lesson::{LessonCard, LessonFrame, LessonMoves, LessonTask};
pub use lobby::{
    BotLevel, ChatState, ClockRules, CoachPart, DealState, GameCard, LobbyPage, LobbyState,
    NamedPerson, OptionChoice, OptionField, OptionKind, Preset, Redraw, SeatCard, SeatHolder,
    TableCard, TablePhase,
};
pub use people::{EndSessions, Guest, Me, NewGuest, Recover, Session};
pub use phrase::{ChoiceCard, Fact, Phrase, facts};
pub use puzzle::{
    PuzzleCard, PuzzleFrame, PuzzleHelp, PuzzleHint, PuzzleMoves, PuzzleOrigin, PuzzleShelf,
    PuzzleStanding,
};
pub use record::{ChapterCard, ExampleMark, ExamplePage, ReplayFrame, RulePage, Verdict};
pub use refusal::{Refusal, SentencePart};
pub use rivals::{
    LandPicture, PlacedCard, RealmPicture, RivalsCard, RivalsLandscape, RivalsPicture,
    RivalsQuestion, RivalsScene, RollPicture, StackPicture, TogetherPicture, TownPicture,
};
pub use sea::{
    CoastPicture, FleetPicture, GiftPicture, RegionPicture, SeaPicture, SeaScene, VillagePicture,
    WonderScene,
};
pub use table::{
    ChatLine, ClockState, EventEntry, FinalCard, IdleState, Picture, Presence, Scene,
    ServerMessage, TableState, Update,
};
pub use types::client_types;
