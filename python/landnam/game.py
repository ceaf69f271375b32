"""One game that is played and written down."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any, Literal, Union

from landnam import _landnam
from landnam.drawing import draw
from landnam.shelf import wanted

Viewer = Union[int, Literal["spectator", "referee"]]


@dataclass(frozen=True)
class Outcome:
    """How a game ended."""

    points: tuple[int, ...]
    winners: tuple[int, ...]
    """Nobody, if the game was drawn."""

    @staticmethod
    def read(told: dict[str, list[int]]) -> Outcome:
        """From what the engine tells."""
        return Outcome(points=tuple(told["points"]), winners=tuple(told["winners"]))


class Game:
    """One game. Chance is drawn at once, so somebody is always asked until it is over.

    Seats are numbers in the order of turns. Where a seat may be left out, it is the one that is
    asked. The same seed and the same decisions give the same game.
    """

    def __init__(
        self, game: str, *, seats: int | None = None, seed: int | None = None, **options: Any
    ) -> None:
        """Open a game by its id; `listing(id).options` are its options."""
        self.id = game
        self._game = _landnam.Game(wanted(game, seats, options), seed)

    @property
    def seats(self) -> list[str]:
        """The names of the seats in notation: their colours."""
        return self._game.seats()

    @property
    def awaited(self) -> list[int]:
        """The seats that are asked now; nobody when the game is over."""
        return self._game.awaited()

    @property
    def turn(self) -> int | None:
        """The seat that is asked first; none when the game is over."""
        awaited = self.awaited
        return awaited[0] if awaited else None

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self._game.outcome() is not None

    @property
    def outcome(self) -> Outcome | None:
        """How it ended; none while it goes on."""
        told = self._game.outcome()
        return None if told is None else Outcome.read(json.loads(told))

    def actions(self, seat: int | None = None) -> list[str]:
        """Everything a seat may do by its menu, in notation."""
        return self._game.actions(seat)

    def forms(self, seat: int | None = None) -> list[str]:
        """What a seat may write itself besides, such as an `offer`."""
        return self._game.forms(seat)

    def describe(self, action: str) -> str:
        """The action in words."""
        return self._game.describe(action)

    def play(self, action: str, seat: int | None = None) -> list[str]:
        """Do it, and tell what happened. Raises `RuleError` if a rule forbids it."""
        return self._game.play(action, seat)

    def choose(self, bot: str = "njal", seat: int | None = None) -> str:
        """What a bot would do: `floki`, `ketil`, `aud`, `njal`, `random`, `greedy:whim=20`."""
        return self._game.choose(bot, seat)

    def play_on(self, bot: str = "njal", *, until: int | None = None) -> Game:
        """Let a bot decide for everybody until the game is over or a seat is asked."""
        while (seat := self.turn) is not None and seat != until:
            self.play(self.choose(bot, seat), seat)
        return self

    def view(self, viewer: Viewer | None = None) -> dict[str, Any]:
        """How things stand, as plain data.

        A viewer is the seat that is asked, another seat, `"spectator"` or `"referee"`.
        """
        seat = self.turn if viewer is None else viewer
        number = seat if isinstance(seat, int) else None
        told: dict[str, Any] = json.loads(self._game.view(number, seat == "referee"))
        return told

    def journal(self) -> str:
        """The game as text so far. It tells everything, hidden cards too."""
        return self._game.journal()

    def svg(self, viewer: Viewer | None = "spectator") -> str:
        """A picture of the table."""
        return draw(self.view(viewer))

    def _repr_svg_(self) -> str:
        return self.svg()

    def __repr__(self) -> str:
        """Game, and who is asked."""
        turn = self.turn
        state = "over" if turn is None else f"{self.seats[turn]} is asked"
        return f"<landnam.Game {self.id}, {len(self.seats)} seats, {state}>"
