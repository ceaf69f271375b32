//! What a task accepts: words of a move, where `*` is any one word and at the end any number.

pub fn fits(pattern: &str, action: &str) -> bool {
    let mut words = action.split_whitespace();
    let mut wanted = pattern.split_whitespace().peekable();
    while let Some(want) = wanted.next() {
        if want == "*" && wanted.peek().is_none() {
            return true;
        }
        match words.next() {
            Some(word) if want == "*" || want == word => {}
            _ => return false,
        }
    }
    words.next().is_none()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_star_is_a_word_or_at_the_end_all_that_follow() {
        assert!(fits("bank wool ore", "bank wool ore"));
        assert!(fits("bank * ore", "bank wool ore"));
        assert!(fits("settle *", "settle 0,0.N"));
        assert!(fits("end *", "end"));
        assert!(!fits("bank wool", "bank wool ore"));
        assert!(!fits("bank * ore", "bank wool grain"));
        assert!(!fits("road *", "settle 0,0.N"));
    }
}
