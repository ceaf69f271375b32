//! Signing out, here and elsewhere.

use serde_json::{Value, json};
use server::{Caps, Config};

use crate::browser::{Answer, Browser, Events, plain, start};

async fn recover(guest: &Browser, end_others: bool) -> (Browser, Answer) {
    let mut other = Browser::nobody(&guest.base);
    let wish = json!({ "recovery_code": guest.recovery, "end_others": end_others });
    let answer = other.post("/api/recover", wish).await;
    answer.ok();
    other.take_cookie(&answer);
    (other, answer)
}

async fn sessions(browser: &Browser) -> Vec<Value> {
    let list = browser.get("/api/me/sessions").await.ok();
    list.as_array().unwrap().clone()
}

async fn end(browser: &Browser, wish: Value) -> Answer {
    browser.post("/api/me/sessions/end", wish).await
}

async fn is_signed_out(browser: &Browser) -> bool {
    browser.get("/api/me").await.status == 401
}

/// The stream ends by itself, soon.
async fn ends(mut events: Events) -> bool {
    let soon = std::time::Duration::from_secs(2);
    tokio::time::timeout(soon, events.ended()).await.is_ok()
}

#[tokio::test]
async fn signing_out_ends_this_session_and_its_streams() {
    let base = start(plain()).await;
    let ann = Browser::guest(&base, "Ann").await;
    let (phone, _) = recover(&ann, false).await;
    let wish = json!({ "game": "dice", "seats": 2, "bots": "random" });
    let table = ann.play(wish).await;
    let (mine, elsewhere) = (
        ann.listen(&table, None).await,
        phone.listen(&table, None).await,
    );
    let answer = end(&ann, json!({ "end": "this" })).await;
    assert_eq!(answer.ok(), json!([]), "nothing more is told");
    let cookie = answer.headers["set-cookie"].to_str().unwrap();
    assert!(cookie.starts_with("landnam=;") && cookie.contains("Max-Age=0"));
    assert!(is_signed_out(&ann).await, "the old cookie is worth nothing");
    assert!(ends(mine).await);
    assert!(!is_signed_out(&phone).await);
    assert!(!ends(elsewhere).await, "the other browser goes on");
    let lobby = ann.get(&table).await.ok()["lobby"].take();
    assert_eq!(lobby["table"]["my_seat"], Value::Null);
}

#[tokio::test]
async fn one_or_all_other_sessions_are_ended_from_here() {
    let base = start(plain()).await;
    let ann = Browser::guest(&base, "Ann").await;
    let table = ann.host(json!({ "game": "dice", "seats": 2 })).await;
    let (phone, _) = recover(&ann, false).await;
    let (tablet, _) = recover(&ann, false).await;
    let list = sessions(&phone).await;
    assert_eq!(list.len(), 3);
    let here: Vec<bool> = list.iter().map(|it| it["here"] == true).collect();
    assert_eq!(here, [true, false, false], "this one first");
    assert!(
        list.iter()
            .all(|it| it["begun"].as_u64() > Some(1_700_000_000))
    );
    let of_ann = sessions(&ann).await[0]["id"].clone();
    let strangers = Browser::guest(&base, "Bob").await;
    let missed = end(&strangers, json!({ "end": "one", "id": of_ann })).await;
    assert_eq!(missed.refused(404), "not-found", "not of other people");
    let stream = ann.listen(&table, None).await;
    let left = end(&phone, json!({ "end": "one", "id": of_ann }))
        .await
        .ok();
    assert_eq!(left.as_array().unwrap().len(), 2);
    assert!(is_signed_out(&ann).await && ends(stream).await);
    end(&phone, json!({ "end": "others" })).await.ok();
    assert!(is_signed_out(&tablet).await);
    assert_eq!(sessions(&phone).await.len(), 1);
    let (again, _) = recover(&ann, false).await;
    end(&phone, json!({ "end": "all" })).await.ok();
    assert!(is_signed_out(&phone).await && is_signed_out(&again).await);
    assert!(!is_signed_out(&strangers).await);
}

#[tokio::test]
async fn recovery_ends_older_sessions_if_wanted() {
    let base = start(plain()).await;
    let ann = Browser::guest(&base, "Ann").await;
    let table = ann.host(json!({ "game": "dice", "seats": 2 })).await;
    let (phone, _) = recover(&ann, false).await;
    assert!(!is_signed_out(&ann).await, "not unless it is asked for");
    let stream = ann.listen(&table, None).await;
    let (tablet, _) = recover(&ann, true).await;
    assert!(is_signed_out(&ann).await && is_signed_out(&phone).await);
    assert!(ends(stream).await);
    assert_eq!(sessions(&tablet).await.len(), 1);
}

/// Whoever is signed in needs no old code to get a new one.
#[tokio::test]
async fn a_new_recovery_code_takes_the_place_of_the_old_one() {
    let folder = tempfile::tempdir().unwrap();
    let config = Config {
        data: Some(folder.path().to_owned()),
        ..plain()
    };
    let base = start(config).await;
    let mut ann = Browser::guest(&base, "Ann").await;
    let bob = Browser::guest(&base, "Bob").await;
    let table = ann.host(json!({ "game": "dice", "seats": 2 })).await;
    let renew = "/api/me/recovery-code";
    let answer = ann.post(renew, Value::Null).await.ok();
    assert_eq!(answer["me"]["name"], "Ann");
    let new = answer["recovery_code"].as_str().unwrap().to_owned();
    let old = std::mem::replace(&mut ann.recovery, new);
    assert_ne!(old, ann.recovery);
    let nobody = Browser::nobody(&base);
    assert_eq!(
        nobody.post(renew, Value::Null).await.refused(401),
        "no-session"
    );
    let stolen = nobody.post("/api/recover", json!({ "recovery_code": old }));
    assert_eq!(stolen.await.refused(403), "bad-code");
    assert!(!is_signed_out(&ann).await, "sessions go on");
    let (phone, _) = recover(&ann, false).await;
    assert_eq!(phone.get(&table).await.ok()["table"]["my_seat"], 0);
    recover(&bob, false).await.1.ok();
}

/// The least used ones make room.
#[tokio::test]
async fn nobody_is_signed_in_everywhere() {
    let base = start(Config {
        requests_per_second: 1_000,
        caps: Caps {
            sessions_per_guest: 3,
            ..Caps::default()
        },
        ..plain()
    })
    .await;
    let ann = Browser::guest(&base, "Ann").await;
    let mut newest = recover(&ann, false).await.0;
    for _ in 0..3 {
        newest = recover(&ann, false).await.0;
        assert!(sessions(&newest).await.len() <= 3);
    }
    assert!(!is_signed_out(&newest).await);
    assert!(sessions(&newest).await[0]["here"] == true);
}

#[tokio::test]
async fn a_session_says_what_kind_of_browser_it_is_and_no_more() {
    let base = start(plain()).await;
    let nobody = Browser::nobody(&base);
    let agent = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
    let request = nobody.request("POST", "/api/guests");
    let request = request.header("user-agent", agent);
    let answer = nobody.send(request.json(&json!({ "name": "Ann" }))).await;
    let mut ann = Browser::nobody(&base);
    ann.take_cookie(&answer);
    assert_eq!(sessions(&ann).await[0]["device"], "Firefox, Linux");
}
