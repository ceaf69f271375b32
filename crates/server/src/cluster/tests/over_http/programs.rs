//! The program of a bot asks any node, as people do.

use super::*;

#[tokio::test(flavor = "multi_thread")]
async fn a_program_plays_at_a_table_of_another_node() {
    let (_store, [first, second]) = nodes().await;
    let ann = Browser::new(&first).await;
    let (_, made) = ann
        .post(&first, "/api/me/bots", json!({ "name": "Snorri" }))
        .await;
    let bearer = format!("Bearer {}", made["token"].as_str().unwrap());
    let listen = async |path: String| {
        let request = ann.http.get(format!("{}{path}", second.base));
        let response = request.header("authorization", &bearer).send();
        let response = response.await.unwrap();
        assert_eq!(response.status(), StatusCode::OK, "{path}");
        Events {
            response,
            read: String::new(),
        }
    };
    let mut news = listen("/api/bot/events".to_owned()).await;
    let wish = json!({ "game": "dice", "seats": 1 });
    let (_, card) = ann.post(&first, "/api/tables", wish).await;
    let table = card["id"].as_str().unwrap().to_owned();
    let invite = json!({ "seat": 0, "bot": "Snorri" });
    let path = format!("/api/tables/{table}");
    let (status, done) = ann.post(&second, &format!("{path}/invite"), invite).await;
    assert_eq!(status, StatusCode::OK, "{done}");
    assert_eq!(news.until("game").await.1["table"], table.as_str());
    let mut game = listen(format!("/api/bot/tables/{table}/events")).await;
    let (status, _) = ann.post(&second, &format!("{path}/start"), json!({})).await;
    assert_eq!(status, StatusCode::OK);
    let found = second.app.house.find(&table).await.err();
    assert_eq!(found, Some(Missing::Elsewhere(first.id())));
    let answer = async |prompt: &Value, action: &Value| {
        let path = format!("{}/api/bot/tables/{table}/actions", second.base);
        let act = json!({ "prompt": prompt, "action": action });
        let request = ann.http.post(path).header("authorization", &bearer);
        let answer = request.json(&act).send().await.unwrap();
        (answer.status(), answer.json::<Value>().await.unwrap())
    };
    let (_, question) = game.until("decide").await;
    let choice = &question["choices"][0]["action"];
    let (status, done) = answer(&question["prompt"], choice).await;
    assert_eq!(status, StatusCode::OK, "{done}");
    let (_, question) = game.until("decide").await;
    let (status, refused) = answer(&question["prompt"], &json!("win")).await;
    assert_eq!(status, StatusCode::BAD_REQUEST);
    assert_eq!(refused["code"], "not-understood");
    assert_eq!(game.until("lapse").await.1["prompt"], question["prompt"]);
    // A token of nobody's opens nothing, wherever the table is.
    let request = ann
        .http
        .get(format!("{}/api/bot{}/events", second.base, &path[4..]));
    let stranger = request.header("authorization", "Bearer landnam_guessed");
    // Nor does a header that only nodes may set.
    let stranger = stranger.header("x-landnam-bearer", &bearer);
    let refused = stranger.send().await.unwrap();
    assert_eq!(refused.status(), StatusCode::UNAUTHORIZED);
}
