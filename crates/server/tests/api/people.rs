//! Guests, sessions, recovery.

use serde_json::json;

use crate::browser::{Browser, plain, start};

#[tokio::test]
async fn a_guest_has_a_session_that_scripts_cannot_read() {
    let base = start(plain()).await;
    let answer = Browser::nobody(&base)
        .post("/api/guests", json!({ "name": " Ann " }))
        .await;
    let cookie = answer.headers["set-cookie"].to_str().unwrap().to_owned();
    assert!(
        cookie.contains("HttpOnly") && cookie.contains("SameSite=Lax"),
        "{cookie}"
    );
    let token = cookie.split(['=', ';']).nth(1).unwrap();
    assert!(token.len() * 4 >= 128, "too short to be unguessable");
    assert_eq!(answer.ok()["me"]["name"], "Ann");
    let mut ann = Browser::nobody(&base);
    assert_eq!(ann.get("/api/me").await.refused(401), "no-session");
    ann.take_cookie(&answer);
    assert_eq!(ann.get("/api/me").await.ok(), answer.ok()["me"]);
    ann.cookie = format!("landnam={}", "0".repeat(64));
    assert_eq!(ann.get("/api/me").await.refused(401), "no-session");
}

#[tokio::test]
async fn names_are_short_and_printable() {
    let base = start(plain()).await;
    let nobody = Browser::nobody(&base);
    for name in ["", "   ", "a\nb", "\u{202e}nnA", "\u{301}", &"x".repeat(31)] {
        let answer = nobody.post("/api/guests", json!({ "name": name })).await;
        assert_eq!(answer.refused(422), "bad-name");
    }
}

#[tokio::test]
async fn a_name_is_kept_in_one_spelling() {
    let base = start(plain()).await;
    let ann = Browser::guest(&base, "Ａnn\u{a0} Lee").await;
    assert_eq!(ann.get("/api/me").await.ok()["name"], "Ann Lee");
}

#[tokio::test]
async fn a_guest_takes_another_name() {
    let base = start(plain()).await;
    let ann = Browser::guest(&base, "Ann").await;
    let bad = ann.post("/api/me", json!({ "name": " " })).await;
    assert_eq!(bad.refused(422), "bad-name");
    assert_eq!(ann.get("/api/me").await.ok()["name"], "Ann");
    ann.post("/api/me", json!({ "name": "Anna" })).await.ok();
    assert_eq!(ann.get("/api/me").await.ok()["name"], "Anna");
    let wish = json!({ "game": "dice", "seats": 2, "bots": "random" });
    let table = ann.play(wish).await;
    let lobby = ann.get(&table).await.ok()["lobby"].take();
    assert_eq!(lobby["table"]["seats"][0]["holder"]["name"], "Anna");
    // Nobody has named the table: it is called after its host, in whatever language.
    let table = &lobby["table"];
    assert_eq!(
        (&table["name"], &table["host"]),
        (&json!(""), &json!("Anna"))
    );
    assert!(lobby["table"]["opened"].as_u64().unwrap() > 1_700_000_000);
}

#[tokio::test]
async fn a_recovery_code_brings_a_guest_and_his_seats_to_another_browser() {
    let base = start(plain()).await;
    let ann = Browser::guest(&base, "Ann").await;
    let wish = json!({ "game": "dice", "seats": 2, "bots": "random" });
    let table = ann.play(wish).await;
    let mut other = Browser::nobody(&base);
    let wrong = json!({ "recovery_code": "0000-0000" });
    assert_eq!(
        other.post("/api/recover", wrong).await.refused(403),
        "bad-code"
    );
    let sloppy = ann.recovery.replace('-', "").to_uppercase();
    let sloppy = format!(" {} {} ", &sloppy[..10], &sloppy[10..]);
    let code = json!({ "recovery_code": sloppy });
    other.post("/api/recover", code).await.ok();
    let code = json!({ "recovery_code": ann.recovery });
    let answer = other.post("/api/recover", code).await;
    assert_eq!(answer.ok()["name"], "Ann");
    other.take_cookie(&answer);
    assert_ne!(other.cookie, ann.cookie);
    let lobby = other.get(&table).await.ok()["lobby"].take();
    assert_eq!(lobby["table"]["my_seat"], 0);
    let mine = other.get("/api/me/tables").await.ok();
    assert_eq!(mine.as_array().unwrap().len(), 1);
}
