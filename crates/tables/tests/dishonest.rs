//! A server that cheats, and an honest client that looks: it names each trick in one sentence.

// Helpers of tests may fail like tests.
#![allow(clippy::unwrap_used)]

use game::testing::TestLuck;
use protocol::{LobbyState, TablePhase};
use records::forgery::{Forgery, forge};
use records::{Journal, Nonce, StartList, Terms, Transcript, verify};
use serde_json::json;
use tables::{Command, Decided, Millis, Opening, Person, Secret, Table};

/// What a client notes, and what it compares with it later.
struct Honest {
    name: &'static str,
    seat: u8,
    nonce: Nonce,
    commitment: String,
    terms: String,
    /// Starts seen so far.
    starts: u32,
    /// Whether its nonce was handed over at the last of them.
    has_revealed: bool,
    list: String,
}

impl Honest {
    fn sits(name: &'static str, seat: u8, nonce: &str) -> Honest {
        Honest {
            name,
            seat,
            nonce: nonce.parse().unwrap(),
            commitment: String::new(),
            terms: String::new(),
            starts: 0,
            has_revealed: false,
            list: String::new(),
        }
    }

    /// Notes what the table is committed to, and pledges.
    fn pledge(&mut self, lobby: &LobbyState) -> Command {
        self.commitment.clone_from(&lobby.commitment);
        self.terms.clone_from(&lobby.deal.as_ref().unwrap().terms);
        let pledge = self.nonce.pledge(&self.commitment.parse().unwrap());
        Command::Sit {
            seat: self.seat,
            pledge: Some(pledge.to_string()),
            commitment: lobby.commitment.clone(),
            coach: false,
        }
    }

    /// Hands over the nonce if the list is the one it was pledged for.
    fn reveal(&mut self, lobby: &LobbyState) -> Result<Command, String> {
        let text = lobby.deal.as_ref().unwrap().list.clone().unwrap();
        let list: StartList = text.parse().unwrap();
        let say = |sentence: &str| Err(sentence.to_owned());
        let seat = &list.seats[usize::from(self.seat)];
        let pledge = self.nonce.pledge(&self.commitment.parse().unwrap());
        let terms: Terms = self.terms.parse().unwrap();
        if list.commitment.to_string() != self.commitment {
            return say("The list has another commitment than the one I pledged for.");
        }
        if list.terms != terms.hash_text() {
            return say("The list is for other terms than those I sat down to.");
        }
        if seat.name != self.name {
            return say("Somebody else sits where I sat down.");
        }
        if seat.pledge != Some(pledge) {
            return say("My pledge is not in the list.");
        }
        if list.start != self.starts + 1 {
            return say("This is not the next start, counted by those I have seen.");
        }
        let before = list.earlier.last();
        if self.has_revealed && before.is_some_and(|it| it.missing.contains(&seat.colour)) {
            return say("The list says that my nonce did not come, but I handed it over.");
        }
        self.starts += 1;
        self.has_revealed = true;
        self.list = text;
        Ok(Command::Reveal {
            nonce: self.nonce.to_string(),
        })
    }

    /// Compares the journal with what was noted, and redoes it, first without rules and then with.
    fn read(&self, journal: &str) -> Result<(), String> {
        let line = |key: &str| journal.lines().find_map(|line| line.strip_prefix(key));
        if line("list: ") != Some(&self.list) {
            return Err("The journal has another list than the one I saw.".to_owned());
        }
        let transcript = Transcript::parse(journal.as_bytes());
        let redone = transcript.and_then(|transcript| transcript.verify());
        redone.map_err(|fault| format!("The draws are not those of the seed: {fault}."))?;
        let played = Journal::<board::Rules>::parse(journal.as_bytes());
        let played = played.and_then(|journal| verify(&journal));
        played.map_err(|fault| format!("The game was not played by its rules: {fault}."))?;
        Ok(())
    }
}

fn person(name: &str) -> Person {
    Person {
        id: name.to_lowercase(),
        name: name.to_owned(),
    }
}

fn secret(byte: u8) -> Secret {
    Secret(records::Seed::from_bytes([byte; 32]).reveal())
}

fn order(table: &mut Table, who: &str, command: Command) {
    let decided = table.decide(&person(who), command, Millis(60_000)).unwrap();
    if let Decided::Pending(pending) = decided {
        table.commit(pending, Millis(0));
    }
}

/// Ann and Bob have pledged, and the list is closed.
fn closed() -> (Table, Honest, Honest) {
    let opening = Opening {
        game: "base".to_owned(),
        name: "test".to_owned(),
        host: person("Ann"),
        seats: 2,
        options: json!({ "turn_limit": 12 }),
        open: false,
        clock: None,
        coach: false,
        seed: secret(3).0,
        position: None,
        opened: None,
        rules: 1,
        terms: None,
    };
    let mut table = Table::open("t", opening).unwrap().0;
    let (mut ann, mut bob) = (Honest::sits("Ann", 0, "0a"), Honest::sits("Bob", 1, "0b"));
    for client in [&mut ann, &mut bob] {
        let pledge = client.pledge(&table.lobby(None));
        order(&mut table, client.name, pledge);
    }
    order(&mut table, "Ann", Command::Start);
    (table, ann, bob)
}

/// The lobby with a list as a cheat would send it.
fn with_list(table: &Table, change: impl Fn(&mut StartList)) -> LobbyState {
    let mut lobby = table.lobby(None);
    let deal = lobby.deal.as_mut().unwrap();
    let mut list: StartList = deal.list.take().unwrap().parse().unwrap();
    change(&mut list);
    deal.list = Some(list.to_string());
    lobby
}

#[track_caller]
fn notices(client: &mut Honest, lobby: &LobbyState, sentence: &str) {
    assert_eq!(client.reveal(lobby).unwrap_err(), sentence);
}

/// The journal of the game these two begin, played by bots.
fn played() -> (String, Honest) {
    let (mut table, mut ann, mut bob) = closed();
    for client in [&mut ann, &mut bob] {
        let reveal = client.reveal(&table.lobby(None)).unwrap();
        order(&mut table, client.name, reveal);
    }
    for client in [&ann, &bob] {
        order(&mut table, client.name, Command::Stand);
    }
    while table.phase() != TablePhase::Over {
        let seat = table.bots_to_ask()[0];
        let answer = table.bot_task(seat, [7; 32]).unwrap().run();
        let pending = table.decide_answer(answer, Millis(0)).unwrap();
        table.commit(pending, Millis(0));
    }
    (table.filming(None).unwrap().run().journal, ann)
}

#[test]
fn an_honest_server_is_trusted() {
    let (journal, ann) = played();
    assert_eq!(ann.read(&journal), Ok(()));
}

#[test]
fn terms_changed_after_sitting_are_noticed() {
    let (table, mut ann, _) = closed();
    let mut terms: Terms = ann.terms.parse().unwrap();
    terms.options["points"] = json!(3);
    let lobby = with_list(&table, |list| list.terms = terms.hash_text());
    let sentence = "The list is for other terms than those I sat down to.";
    notices(&mut ann, &lobby, sentence);
    // With a seed that fits the other terms, the commitment is another one.
    let seed = records::Seed::from_bytes([4; 32]);
    let lobby = with_list(&table, |list| list.commitment = seed.commitment_to(&terms));
    let sentence = "The list has another commitment than the one I pledged for.";
    notices(&mut ann, &lobby, sentence);
}

#[test]
fn a_replaced_pledge_is_noticed() {
    let (table, mut ann, bob) = closed();
    let forged = bob.nonce.pledge(&bob.commitment.parse().unwrap());
    let lobby = with_list(&table, |list| list.seats[0].pledge = Some(forged));
    notices(&mut ann, &lobby, "My pledge is not in the list.");
    let lobby = with_list(&table, |list| list.seats[0].pledge = None);
    notices(&mut ann, &lobby, "My pledge is not in the list.");
}

#[test]
fn swapped_seats_are_noticed() {
    let (table, mut ann, _) = closed();
    let lobby = with_list(&table, |list| list.seats.swap(0, 1));
    notices(&mut ann, &lobby, "Somebody else sits where I sat down.");
}

/// A server that does not like what the nonces give says that one of them did not come.
#[test]
fn a_withheld_nonce_is_noticed() {
    let (mut table, mut ann, _) = closed();
    // It is handed over, and the server swallows it.
    ann.reveal(&table.lobby(None)).unwrap();
    let again = Command::Again {
        without: false,
        seed: secret(5),
    };
    order(&mut table, "Bob", again);
    for (name, seat, nonce) in [("Ann", 0, "1a"), ("Bob", 1, "1b")] {
        let mut client = Honest::sits(name, seat, nonce);
        let pledge = client.pledge(&table.lobby(None));
        order(&mut table, name, pledge);
        if name == "Ann" {
            let seen = (ann.starts, ann.has_revealed);
            ann = client;
            (ann.starts, ann.has_revealed) = seen;
        }
    }
    let lobby = table.lobby(None);
    let sentence = "The list says that my nonce did not come, but I handed it over.";
    notices(&mut ann, &lobby, sentence);

    // Or it leaves the nonce out of the journal.
    let (journal, ann) = played();
    let forged = forge(&journal, Forgery::NonceDropped, &mut TestLuck(1)).unwrap();
    let sentence = "The journal has another list than the one I saw.";
    assert_eq!(ann.read(&forged), Err(sentence.to_owned()));
}

/// A start that did not come about is kept from the others.
#[test]
fn a_second_start_is_noticed() {
    let (table, mut ann, _) = closed();
    ann.reveal(&table.lobby(None)).unwrap();
    let sentence = "This is not the next start, counted by those I have seen.";
    notices(&mut ann, &table.lobby(None), sentence);
}

/// Without rules a rewritten bag looks right; with rules it does not.
#[test]
fn rewritten_bags_are_noticed() {
    let (journal, ann) = played();
    let forged = forge(&journal, Forgery::BagRewritten, &mut TestLuck(1)).unwrap();
    let transcript = Transcript::parse(forged.as_bytes()).unwrap();
    assert!(
        transcript.verify().is_ok(),
        "nothing but the rules can tell"
    );
    let said = ann.read(&forged).unwrap_err();
    assert!(
        said.starts_with("The game was not played by its rules: line "),
        "{said}"
    );
    assert!(said.contains(": the bag was `"), "{said}");
}
