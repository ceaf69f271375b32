//! A bot of ours at a table of another engine, spoken to in lines of JSON.

use std::io::{self, BufRead, Read, Write};

use arena::FastLuck;
use board::Rules;
use bots::{Bot, Sight};
use families::{BotSpec, Maker, maker};
use game::Phrase;
use traces::arena::{Arena, Asked, Question};

use crate::failure::{Failure, quoted};

/// No referee has more to say at once.
const MAX_LINE: u64 = 16 << 20;

pub fn run(name: &str) -> Result<(), Failure> {
    let spec: BotSpec = name.parse()?;
    let mut player = Player {
        name: format!("landnam {spec}"),
        maker: maker::<Rules>(&spec)?,
        arena: Arena::default(),
        bot: None,
        luck: FastLuck::of_game(0, 0),
    };
    let mut input = io::stdin().lock();
    let mut output = io::stdout().lock();
    for number in 1.. {
        let failed = |why: &str| {
            let phrase = Phrase::new("cli-arena-line").with("line", number);
            Failure::Failed(phrase.with("why", quoted(why)))
        };
        let mut line = String::new();
        let read = (&mut input).take(MAX_LINE).read_line(&mut line);
        let read = read.map_err(|why| failed(&why.to_string()))?;
        if read == 0 {
            break;
        }
        if line.trim().is_empty() {
            continue;
        }
        match player.hear(&line).map_err(|why| failed(&why))? {
            Reply::Says(answer) => {
                writeln!(output, "{answer}")?;
                output.flush()?;
            }
            Reply::Nothing => {}
            Reply::Leaves => break,
        }
    }
    Ok(())
}

/// What is answered to a line.
enum Reply {
    Says(serde_json::Value),
    Nothing,
    Leaves,
}

/// A bot with its end of the conversation.
struct Player {
    name: String,
    maker: Maker<Rules>,
    arena: Arena,
    /// None until a game begins.
    bot: Option<Box<dyn Bot<Rules>>>,
    luck: FastLuck,
}

impl Player {
    fn hear(&mut self, line: &str) -> Result<Reply, String> {
        Ok(match self.arena.hear(line)? {
            Asked::Name => Reply::Says(serde_json::json!({ "name": self.name })),
            Asked::Begin(seed) => {
                self.bot = Some(self.maker.make());
                self.luck = FastLuck::of_game(seed, 0);
                Reply::Nothing
            }
            Asked::Decision(question) => {
                let index = self.decide(&question);
                Reply::Says(serde_json::json!({ "index": index }))
            }
            Asked::Nothing => Reply::Nothing,
            Asked::Leave => Reply::Leaves,
        })
    }

    fn decide(&mut self, question: &Question) -> usize {
        let bot = self.bot.get_or_insert_with(|| self.maker.make());
        let luck = &mut self.luck;
        question.answer(&mut |state| {
            let sight = Sight::new(&*question.rules, state, question.seat);
            bot.choose(&sight, luck)
        })
    }
}
