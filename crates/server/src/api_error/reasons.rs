//! What a table, its task or the house refuses, as an answer to a request.

use std::time::Duration;

use axum::http::StatusCode;
use tables::TableError;

use super::ApiError;
use crate::handle::Trouble;
use crate::house::Missing;

impl From<TableError> for ApiError {
    fn from(refusal: TableError) -> ApiError {
        let status = match &refusal {
            TableError::Rule(_)
            | TableError::NoSuchSeat
            | TableError::NoSuchPerson
            | TableError::NoBot
            | TableError::BotCount
            | TableError::TooLong { .. }
            | TableError::NothingSaid
            | TableError::NotTogether
            | TableError::BadOptions(_) => StatusCode::UNPROCESSABLE_ENTITY,
            TableError::NotSeated
            | TableError::StoodIn
            | TableError::NotHost
            | TableError::Removed
            | TableError::Muted
            | TableError::ChatClosed => StatusCode::FORBIDDEN,
            TableError::Unreadable
            | TableError::BadKey
            | TableError::NotUnderstood(_)
            | TableError::NoNonce
            | TableError::NoPledge => StatusCode::BAD_REQUEST,
            TableError::Stopped => StatusCode::SERVICE_UNAVAILABLE,
            TableError::Outdated | TableError::Closed => StatusCode::GONE,
            TableError::Stale { .. }
            | TableError::SeatTaken
            | TableError::AlreadySeated
            | TableError::BotSitsHere
            | TableError::NotIdle
            | TableError::WaitedFor
            | TableError::OtherCommitment
            | TableError::OtherNonce
            | TableError::ListClosed
            | TableError::NoNonceAwaited
            | TableError::PledgesMissing
            | TableError::TooSoon
            | TableError::NotGathering
            | TableError::NotRunning
            | TableError::NotOver
            | TableError::NoRecord
            | TableError::NoCoach
            | TableError::CoachNotAgreed
            | TableError::SeatedWithoutCoach
            | TableError::NotAwaited
            | TableError::SeatsOpen => StatusCode::CONFLICT,
        };
        let key = refusal.key();
        let mut refused = ApiError::new(status, key);
        match refusal {
            TableError::Rule(violation) => {
                refused.violation = Some(Box::new((violation, Vec::new())));
            }
            TableError::BadOptions(why) => refused.reason = Some(Box::new(why)),
            TableError::NotUnderstood(why) => refused.detail = Some(why),
            TableError::TooLong { most } => refused.most = Some(most),
            _ => {}
        }
        refused
    }
}

impl From<Trouble> for ApiError {
    fn from(trouble: Trouble) -> ApiError {
        match trouble {
            Trouble::Refused(refusal) => refusal.into(),
            Trouble::Store => ApiError::UNAVAILABLE,
            Trouble::Busy(busy) => busy.into(),
            Trouble::Stopped => TableError::Stopped.into(),
            Trouble::TooMuch { wait, most } => ApiError::too_much_stored(most, wait),
            Trouble::TooMany(key, most) => ApiError::too_many(key, most),
        }
    }
}

impl From<Missing> for ApiError {
    fn from(missing: Missing) -> ApiError {
        match missing {
            Missing::Unknown => ApiError::NOT_FOUND,
            Missing::Stopped => TableError::Stopped.into(),
            // It was here when the request was let in.
            Missing::Unavailable | Missing::Elsewhere(_) => ApiError::UNAVAILABLE,
            Missing::Broken(why) => ApiError {
                detail: Some(why),
                ..ApiError::new(StatusCode::INTERNAL_SERVER_ERROR, "refusal-broken-table")
            },
            Missing::Busy => ApiError::busy(Duration::from_secs(1)),
        }
    }
}
