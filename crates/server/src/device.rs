//! Two words for a browser, by which its owner tells it from others.

use axum::http::{HeaderMap, header};

/// What a browser says it is, as far as its owner needs it to tell two apart. The order matters:
/// most browsers name others, too.
const BROWSERS: [(&str, &str); 6] = [
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("Firefox/", "Firefox"),
    ("FxiOS/", "Firefox"),
    ("Chrom", "Chrome"),
    ("Safari/", "Safari"),
];
const SYSTEMS: [(&str, &str); 7] = [
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Android", "Android"),
    ("Windows", "Windows"),
    ("Mac OS", "Mac"),
    ("CrOS", "ChromeOS"),
    ("Linux", "Linux"),
];

/// `Firefox, Linux`: names that are the same in every language.
pub fn device(headers: &HeaderMap) -> String {
    let agent = headers.get(header::USER_AGENT);
    let agent = agent.and_then(|it| it.to_str().ok()).unwrap_or("");
    let first = |names: &[(&str, &'static str)]| {
        let mut names = names.iter();
        let found = names.find(|(sign, _)| agent.contains(sign));
        found.map(|(_, name)| *name)
    };
    let names = [first(&BROWSERS), first(&SYSTEMS)];
    names.into_iter().flatten().collect::<Vec<_>>().join(", ")
}

#[cfg(test)]
mod tests {
    use axum::http::HeaderValue;

    use super::*;

    fn said(agent: &'static str) -> String {
        let mut headers = HeaderMap::new();
        headers.insert(header::USER_AGENT, HeaderValue::from_static(agent));
        device(&headers)
    }

    #[test]
    fn a_device_is_two_words_and_no_more() {
        let linux = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
        assert_eq!(said(linux), "Firefox, Linux");
        let phone = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 \
                     (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1";
        assert_eq!(said(phone), "Safari, iPhone");
        let android = "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) \
                       Chrome/138.0.0.0 Mobile Safari/537.36";
        assert_eq!(said(android), "Chrome, Android");
        let edge = "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like \
                    Gecko) Chrome/138.0.0.0 Safari/537.36 Edg/138.0.0.0";
        assert_eq!(said(edge), "Edge, Windows");
        assert_eq!(said("curl/8.14.1"), "");
    }
}
