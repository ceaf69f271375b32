//! Words as numbers. A number is never used again for something else.

use board::{KnightTask, Task, Terrain};

/// Counted from 1, so that 0 is nothing; what a stack holds comes in the same order.
pub fn terrain(terrain: Terrain) -> i8 {
    match terrain {
        Terrain::Forest => 1,
        Terrain::Hills => 2,
        Terrain::Pasture => 3,
        Terrain::Fields => 4,
        Terrain::Mountains => 5,
        Terrain::Desert => 6,
        Terrain::Sea => 7,
        Terrain::Gold => 8,
        Terrain::Fog => 9,
    }
}

/// Progress cards that ask something begin here.
const ASKING: i8 = 70;

/// The number of what is to be done.
pub fn phase(task: Task) -> i8 {
    match task {
        Task::RollForStart => 1,
        Task::FoundSettlement => 2,
        Task::FoundRoad => 3,
        Task::BeforeRoll => 4,
        Task::Dice => 5,
        Task::Discard => 6,
        Task::MoveRobber => 7,
        Task::PickVictim => 8,
        Task::Steal(_) => 9,
        Task::Main => 10,
        Task::Negotiate => 11,
        Task::DrawCard => 12,
        Task::FirstFreeRoad => 13,
        Task::SecondFreeRoad => 14,
        Task::Take(_) => 15,
        Task::BetweenRolls => 16,
        Task::SecondDice => 17,
        Task::NeutralRoad => 18,
        Task::NeutralSettlement => 19,
        Task::DrawFromOpponent(_) => 20,
        Task::GiveBack(_) => 21,
        Task::Gold(_) => 22,
        Task::MoveShip(_) => 23,
        Task::PickPrey => 24,
        Task::Discover(_) => 25,
        Task::FogNumber(_) => 26,
        Task::DrawToken => 27,
        Task::PlaceHarbour => 28,
        Task::DrawGift => 29,
        Task::Resolve(_) => 30,
        Task::FleetTakes(..) => 31,
        Task::PickAnybody => 32,
        Task::Siege => 33,
        Task::Over => 34,
        Task::Knights(task) => knights_phase(task),
    }
}

fn knights_phase(task: KnightTask) -> i8 {
    match task {
        KnightTask::Roll => 40,
        KnightTask::EventDie => 41,
        KnightTask::Draw(..) => 42,
        KnightTask::Resolve => 43,
        KnightTask::Gate(_) => 44,
        KnightTask::Battle => 45,
        KnightTask::Judge => 46,
        KnightTask::Aqueduct => 47,
        KnightTask::Commit => 48,
        KnightTask::LoseCity => 49,
        KnightTask::PickDeck => 50,
        KnightTask::ReturnCard(_) => 51,
        KnightTask::Relocate => 52,
        KnightTask::ChaseRobber => 53,
        KnightTask::ChasePirate => 54,
        KnightTask::Crown(area) => 55 + area.index() as i8,
        KnightTask::Card(question) => ASKING + question.card() as i8,
    }
}
