//! The program as people and scripts meet it: started as a process, judged by what it prints.

mod analyse;
mod arena;
mod board;
mod bot_match;
mod bot_protocol;
mod bot_server;
mod chores;
mod corpus;
mod data;
mod descriptors;
mod hosting;
mod import;
mod journals;
mod ladder;
mod logs;
mod maps;
mod mistakes;
mod moving;
mod play;
#[path = "../../../server/examples/common/postgres.rs"]
mod postgres_server;
mod program;
mod proxy;
mod puzzles;
mod rivals;
mod simulate;
#[path = "../../../server/tests/api/space.rs"]
#[allow(dead_code, reason = "here the program opens it")]
mod space;
