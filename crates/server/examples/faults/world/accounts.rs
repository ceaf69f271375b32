//! Somebody with several browsers who signs in and out. Whoever was told that a session has ended
//! is right, whatever happens later; all other sessions last. A new recovery code is the only one.

use std::net::SocketAddr;
use std::sync::{Arc, Mutex};

use axum::body::{Body, to_bytes};
use axum::extract::ConnectInfo;
use axum::http::{self, header};
use game::Luck;
use hyper::service::Service;
use hyper_util::service::TowerToHyperService;
use serde_json::{Value, json};
use server::App;

use super::World;
use super::life::Request;

const OK: u16 = 200;
const NO_SESSION: u16 = 401;
const FORBIDDEN: u16 = 403;
const UNAVAILABLE: u16 = 503;
/// Answers are shorter.
const MOST: usize = 1 << 16;

#[derive(Default)]
pub struct Account {
    recovery_code: Option<String>,
    /// Another code was asked for, and nobody has said what became of it.
    is_code_doubtful: bool,
    /// Codes that were good once. None of them counts again.
    old_codes: Vec<String>,
    browsers: Vec<Browser>,
    /// What is under way, of what changes something: one thing after the other.
    asked: Option<Wish>,
    request: Option<Request>,
    answers: Answers,
}

type Answers = Arc<Mutex<Vec<(Wish, Reply)>>>;

struct Browser {
    cookie: String,
    standing: Standing,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Standing {
    In,
    Out,
    /// Its end was asked for, and nobody has said what became of it.
    Doubtful,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Wish {
    Begin,
    Recover {
        end_others: bool,
    },
    /// Another recovery code, please.
    Renew {
        here: usize,
        was_doubtful: bool,
    },
    /// Somebody has found an old recovery code.
    TryOld {
        number: usize,
    },
    End {
        here: usize,
        what: &'static str,
    },
    /// Asks who one is, with what one has to expect.
    Ask {
        here: usize,
        before: Standing,
    },
}

struct Reply {
    status: u16,
    cookie: Option<String>,
    body: Value,
}

impl World {
    /// Something happens to the account.
    pub(super) fn sign_in_or_out(&mut self) {
        let chance = self.luck.below(10);
        let count = self.account.browsers.len() as u32;
        let here = self.luck.below(count.max(1)) as usize;
        let was_doubtful = self.account.is_code_doubtful;
        let old_codes = self.account.old_codes.len() as u32;
        let wish = match chance {
            _ if self.account.recovery_code.is_none() => Wish::Begin,
            0 | 1 if !was_doubtful => Wish::Recover {
                end_others: chance == 0,
            },
            0 | 1 | 8 => Wish::Renew { here, was_doubtful },
            9 if old_codes > 0 => Wish::TryOld {
                number: self.luck.below(old_codes) as usize,
            },
            2..4 => Wish::End {
                here,
                what: ["this", "others", "all"][self.luck.below(3) as usize],
            },
            _ => Wish::Ask {
                here,
                before: self.account.browsers[here].standing,
            },
        };
        self.ask_for(wish);
    }

    pub(super) fn ask_for(&mut self, wish: Wish) {
        let is_question = matches!(wish, Wish::Ask { .. } | Wish::TryOld { .. });
        let Some(door) = self
            .servers
            .door(&mut self.luck)
            .filter(|_| is_question || self.account.asked.is_none())
        else {
            return;
        };
        let request = self.account.request(&wish);
        if !is_question {
            self.account.asked = Some(wish.clone());
        }
        self.account.doubt(&wish);
        self.note(|| format!("the account: {wish:?}"));
        let answers = Arc::clone(&self.account.answers);
        let app = door.app.clone();
        let request = door.spawn(async move {
            let reply = answer(&app, request).await;
            answers.lock().expect("one thread").push((wish, reply));
        });
        if !is_question {
            self.account.request = Some(request);
        }
    }

    /// Whoever signs in or out loses the connection.
    pub(super) fn hang_up_on_account(&mut self) {
        if let Some(request) = self.account.request.take() {
            self.note(|| "the account's connection breaks".into());
            request.hang_up();
        }
        self.account.asked = None;
    }

    /// The server is dead: what was under way may have happened.
    pub(super) fn forget_sign_ins(&mut self) {
        self.account.asked = None;
        self.account.answers.lock().expect("one thread").clear();
    }

    pub(super) fn read_sign_ins(&mut self) {
        let answers = std::mem::take(&mut *self.account.answers.lock().expect("one thread"));
        for (wish, reply) in answers {
            self.note(|| format!("the account ← {}: {wish:?}", reply.status));
            if self.account.asked.as_ref() == Some(&wish) {
                self.account.asked = None;
            }
            if reply.status != UNAVAILABLE {
                self.read_sign_in(&wish, reply);
            }
        }
    }

    fn read_sign_in(&mut self, wish: &Wish, reply: Reply) {
        let (status, account) = (reply.status, &mut self.account);
        match wish {
            Wish::Begin => {
                assert_eq!(status, OK, "{}", reply.body);
                let code = reply.body["recovery_code"].as_str().map(str::to_owned);
                account.recovery_code = code;
            }
            Wish::Recover { .. } => assert_eq!(status, OK, "the code counts: {}", reply.body),
            Wish::TryOld { .. } => {
                assert_eq!(status, FORBIDDEN, "an old code counts: {}", reply.body);
                return;
            }
            Wish::Renew { here, .. } | Wish::End { here, .. } | Wish::Ask { here, .. }
                if status == NO_SESSION =>
            {
                if let Wish::Renew { was_doubtful, .. } = wish {
                    account.is_code_doubtful = *was_doubtful;
                }
                let browser = &mut account.browsers[*here];
                assert_ne!(browser.standing, Standing::In, "a session was lost");
                browser.standing = Standing::Out;
                return;
            }
            Wish::Renew { .. } => {
                assert_eq!(status, OK, "{}", reply.body);
                let code = reply.body["recovery_code"].as_str().map(str::to_owned);
                let old = std::mem::replace(&mut account.recovery_code, code);
                account.old_codes.extend(old);
                account.is_code_doubtful = false;
                self.tally.renewals += 1;
                return;
            }
            Wish::End { .. } => assert_eq!(status, OK, "{}", reply.body),
            Wish::Ask { before, .. } => {
                assert_eq!(status, OK, "{}", reply.body);
                assert_ne!(*before, Standing::Out, "a session came back");
                self.tally.known += 1;
                return;
            }
        }
        for browser in account.ended_by(wish) {
            browser.standing = Standing::Out;
            self.tally.sign_outs += 1;
        }
        if let Some(cookie) = reply.cookie.filter(|_| !matches!(wish, Wish::End { .. })) {
            self.tally.sign_ins += 1;
            let standing = Standing::In;
            account.browsers.push(Browser { cookie, standing });
        }
    }

    /// In fair weather every browser knows whether it is signed in.
    pub(super) fn check_sign_ins(&mut self) {
        for here in 0..self.account.browsers.len() {
            let before = self.account.browsers[here].standing;
            self.ask_for(Wish::Ask { here, before });
        }
        self.pass(500);
    }

    /// Whoever knows the recovery code gets in, and whoever is in gets another code.
    #[cfg(test)]
    pub(super) fn recover_or_renew(&mut self) {
        let mut browsers = self.account.browsers.iter();
        let here = browsers.position(|it| it.standing == Standing::In);
        let was_doubtful = self.account.is_code_doubtful;
        let (sign_ins, renewals) = (self.tally.sign_ins, self.tally.renewals);
        match here {
            Some(here) => self.ask_for(Wish::Renew { here, was_doubtful }),
            None => self.ask_for(Wish::Recover { end_others: false }),
        }
        self.pass(500);
        let renewed = self.tally.renewals - renewals;
        assert_eq!(
            self.tally.sign_ins - sign_ins + renewed,
            1,
            "nobody gets in"
        );
    }
}

impl Account {
    #[cfg(test)]
    pub fn is_asking(&self) -> bool {
        self.asked.is_some()
    }

    /// The browsers that this wish signs out.
    fn ended_by(&mut self, wish: &Wish) -> impl Iterator<Item = &mut Browser> {
        let is_ended = move |number: usize| match wish {
            Wish::Begin | Wish::Renew { .. } | Wish::TryOld { .. } | Wish::Ask { .. } => false,
            Wish::Recover { end_others } => *end_others,
            Wish::End { here, what } => match *what {
                "this" => number == *here,
                "others" => number != *here,
                _ => true,
            },
        };
        let browsers = self.browsers.iter_mut().enumerate();
        browsers.filter_map(move |(number, it)| is_ended(number).then_some(it))
    }

    fn doubt(&mut self, wish: &Wish) {
        self.is_code_doubtful |= matches!(wish, Wish::Renew { .. });
        let ended = self.ended_by(wish);
        for browser in ended.filter(|it| it.standing == Standing::In) {
            browser.standing = Standing::Doubtful;
        }
    }

    fn request(&self, wish: &Wish) -> http::Request<Body> {
        let (path, here, body) = match wish {
            Wish::Begin => ("/api/guests", None, Some(json!({ "name": "Ann" }))),
            Wish::Recover { end_others } => {
                let code = &self.recovery_code;
                let body = json!({ "recovery_code": code, "end_others": end_others });
                ("/api/recover", None, Some(body))
            }
            Wish::Renew { here, .. } => ("/api/me/recovery-code", Some(*here), Some(Value::Null)),
            Wish::TryOld { number } => {
                let body = json!({ "recovery_code": self.old_codes[*number] });
                ("/api/recover", None, Some(body))
            }
            Wish::End { here, what } => {
                let body = json!({ "end": what });
                ("/api/me/sessions/end", Some(*here), Some(body))
            }
            Wish::Ask { here, .. } => ("/api/me", Some(*here), None),
        };
        let method = if body.is_some() { "POST" } else { "GET" };
        let mut request = http::Request::builder().method(method).uri(path);
        if let Some(browser) = here.map(|here| &self.browsers[here]) {
            request = request.header(header::COOKIE, &browser.cookie);
        }
        let body = body.map_or(Body::empty(), |body| Body::from(body.to_string()));
        let request = request.header(header::CONTENT_TYPE, "application/json");
        let home = ConnectInfo(SocketAddr::from(([127, 0, 0, 1], 9)));
        let request = request.extension(home).body(body);
        request.expect("a request that can be sent")
    }
}

/// What the server's routes answer.
async fn answer(app: &App, request: http::Request<Body>) -> Reply {
    let service = TowerToHyperService::new(app.router());
    let response = service.call(request).await;
    let response = response.unwrap_or_else(|never| match never {});
    let cookie = response.headers().get(header::SET_COOKIE);
    let cookie = cookie.and_then(|it| it.to_str().ok()?.split(';').next());
    let (cookie, status) = (cookie.map(str::to_owned), response.status().as_u16());
    let body = to_bytes(response.into_body(), MOST).await;
    let body = serde_json::from_slice(&body.unwrap_or_default()).unwrap_or_default();
    Reply {
        status,
        cookie,
        body,
    }
}
