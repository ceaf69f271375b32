"""Which games there are, with their options and bots, and the rule book."""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from landnam import _landnam


@dataclass(frozen=True)
class Option:
    """Something one can choose for a game."""

    id: str
    values: Any
    """A list of values, `{"min": …, "max": …}`, or `"seat"`."""
    usual: Any


@dataclass(frozen=True)
class Listing:
    """A game one can choose, by its id."""

    id: str
    family: str
    seats: tuple[int, int]
    """The fewest and the most who can play."""
    usual_seats: int
    boxes: tuple[str, ...]
    options: tuple[Option, ...]
    bots: tuple[str, ...]


@dataclass(frozen=True)
class Rule:
    """A rule, a ruling or a card of the rule book."""

    id: str
    sentence: str | None
    full: str
    box: str
    chapter: str
    kind: str

    def __str__(self) -> str:
        """Id and sentence."""
        return f"{self.id}: {self.sentence or self.full}"


@lru_cache(maxsize=1)
def games() -> tuple[Listing, ...]:
    """Every game there is, in the order in which people are shown them."""
    return tuple(_read(told) for told in json.loads(_landnam.games()))


def listing(id: str) -> Listing:
    """The game with this id."""
    for found in games():
        if found.id == id:
            return found
    known = ", ".join(it.id for it in games())
    raise _landnam.SetupError(f"there is no game `{id}`; there are {known}")


def _read(told: dict[str, Any]) -> Listing:
    low, high = told["seats"]
    return Listing(
        id=told["id"],
        family=told["family"],
        seats=(low, high),
        usual_seats=told["usual_seats"],
        boxes=tuple(told["boxes"]),
        options=tuple(Option(**option) for option in told["options"]),
        bots=tuple(told["bots"]),
    )


def rules(id: str, language: str = "en") -> Rule:
    """The rule with this id: `rules("BASE-58")`."""
    return Rule(**json.loads(_landnam.rules(id, language)))


def search(text: str, language: str = "en") -> list[Rule]:
    """The rules that answer a question, best match first."""
    return [Rule(**told) for told in json.loads(_landnam.search(text, language))]


def wanted(game: str, seats: int | None, options: dict[str, Any]) -> _landnam.Wanted:
    """A game with its options, as the engine reads them."""
    written = [(key, json.dumps(value)) for key, value in options.items()]
    return {"game": game, "seats": seats, "options": written}
