"""The part of the package that is written in Rust. Use the functions of `landnam` itself."""

from collections.abc import Sequence
from typing import Protocol, TypedDict, final, type_check_only

import numpy as np
from numpy.typing import NDArray

__all__ = [
    "BotError",
    "Error",
    "Game",
    "JournalError",
    "NotationError",
    "RuleError",
    "SetupError",
    "Vector",
    "games",
    "replay",
    "rules",
    "search",
    "simulate",
    "verify",
]

class Error(ValueError):
    """Something was asked for that cannot be."""

class RuleError(Error):
    """A rule forbids it: `rule` is its id, `sentence` says why."""

    rule: str
    sentence: str
    facts: list[tuple[str, str]]

class NotationError(Error):
    """A text or a number that means no action here."""

class SetupError(Error):
    """No such game can be set up."""

class BotError(Error):
    """There is no such bot."""

class JournalError(Error):
    """A journal is damaged or does not fit: `line` says where, `rule` which rule is broken."""

    line: int
    rule: str | None

@type_check_only
class Wanted(TypedDict):
    game: str
    seats: int | None
    options: Sequence[tuple[str, str]]

@type_check_only
class Many(TypedDict):
    bots: str
    games: int
    seed: int
    threads: int | None
    most: int

@type_check_only
class Wish(TypedDict):
    lanes: int
    seed: int
    bots: Sequence[str]
    rotate: bool
    offers: bool
    restart: bool
    most: int

def games() -> str: ...
def rules(id: str, language: str) -> str: ...
def search(text: str, language: str) -> str: ...
def replay(journal: bytes, until: int | None) -> str: ...
def verify(journal: bytes) -> str: ...
def simulate(wanted: Wanted, many: Many) -> str: ...

@final
class Game:
    def __new__(cls, wanted: Wanted, seed: int | None) -> Game: ...
    def seats(self) -> list[str]: ...
    def awaited(self) -> list[int]: ...
    def outcome(self) -> str | None: ...
    def actions(self, seat: int | None) -> list[str]: ...
    def forms(self, seat: int | None) -> list[str]: ...
    def play(self, text: str, seat: int | None) -> list[str]: ...
    def choose(self, bot: str, seat: int | None) -> str: ...
    def describe(self, text: str) -> str: ...
    def view(self, viewer: int | None, referee: bool) -> str: ...
    def journal(self) -> str: ...

@type_check_only
class Arrays(Protocol):
    observations: NDArray[np.int8] | None
    masks: NDArray[np.uint8] | None
    seats: NDArray[np.uint8]
    counts: NDArray[np.uint32]
    rewards: NDArray[np.float32]
    done: NDArray[np.uint8]
    truncated: NDArray[np.uint8]
    points: NDArray[np.int16]
    winners: NDArray[np.uint8]
    lengths: NDArray[np.uint32]
    numbers: NDArray[np.uint64]

@final
class Vector:
    def __new__(cls, wanted: Wanted, wish: Wish) -> Vector: ...
    def seats(self) -> list[str]: ...
    def verbs(self) -> list[tuple[str, int, int]]: ...
    def fields(self) -> list[tuple[str, int, list[int]]]: ...
    def sizes(self) -> tuple[int, int]: ...
    def reset(self, seed: int, arrays: Arrays) -> None: ...
    def step(self, actions: NDArray[np.int64], arrays: Arrays) -> None: ...
    def sample(self, actions: NDArray[np.int64]) -> None: ...
    def pick(self, places: NDArray[np.uint32], actions: NDArray[np.int64]) -> None: ...
    def look(self, game: int, seat: int, row: NDArray[np.int8]) -> None: ...
    def view(self, game: int, viewer: int | None) -> str: ...
    def text(self, game: int, number: int, seat: int | None) -> str: ...
    def number(self, game: int, text: str, seat: int | None) -> int: ...
    def choose(self, game: int, bot: str) -> int: ...
    def stepped(self, game: int) -> list[int]: ...
