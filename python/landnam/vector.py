"""Many games of one kind, stepped together into arrays that are allocated once."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from landnam import _landnam
from landnam.shelf import wanted

MOST_STEPS = 100_000
"""A game with more decisions is given up."""


@dataclass(frozen=True)
class Verb:
    """The actions of one verb, whose numbers follow each other."""

    name: str
    first: int
    count: int


class VectorEnv:
    """Many games, each with a row in every array.

    `step` takes one action for each game and overwrites the arrays in place: keep a copy of what
    is still needed. A row is what the seat sees that is asked (`seats`); `masks` says which
    actions it may take, and `counts` how many these are, offers aside. When a game ends, `done`
    is 1, and `rewards`, `points`, `winners` and `lengths` tell how; unless `restart` is off, the
    other arrays already show the game that follows it.
    """

    def __init__(
        self,
        game: str,
        count: int,
        *,
        seats: int | None = None,
        seed: int = 0,
        bots: Sequence[str | None] = (),
        rotate: bool = False,
        offers: bool = False,
        observe: bool = True,
        mask: bool = True,
        restart: bool = True,
        most_steps: int = MOST_STEPS,
        **options: Any,
    ) -> None:
        """Open `count` games by the id of a game.

        `bots` names one for every seat, or none for the seats that are stepped; with `rotate`
        they change seats from game to game. With `offers` small offers between players can be
        made. Without `observe` or `mask` these arrays are left out, which saves time.
        """
        self._vector = _landnam.Vector(
            wanted(game, seats, options),
            {
                "lanes": count,
                "seed": seed,
                "bots": [bot or "" for bot in bots],
                "rotate": rotate,
                "offers": offers,
                "restart": restart,
                "most": most_steps,
            },
        )
        self.game = game
        self.count = count
        self.colours = self._vector.seats()
        self.action_count, self.width = self._vector.sizes()
        places = len(self.colours)
        self.observations = np.zeros((count, self.width), np.int8) if observe else None
        self.masks = np.zeros((count, self.action_count), np.uint8) if mask else None
        self.seats = np.zeros(count, np.uint8)
        self.counts = np.zeros(count, np.uint32)
        self.rewards = np.zeros((count, places), np.float32)
        self.done = np.zeros(count, np.uint8)
        self.truncated = np.zeros(count, np.uint8)
        self.points = np.zeros((count, places), np.int16)
        self.winners = np.zeros(count, np.uint8)
        """One bit for each seat."""
        self.lengths = np.zeros(count, np.uint32)
        self.numbers = np.zeros(count, np.uint64)
        """Which game of the run has ended: row `i` plays games `i`, `i + count` and so on."""
        self._actions = np.zeros(count, np.int64)
        self.reset(seed)

    @property
    def verbs(self) -> list[Verb]:
        """The encoding of actions."""
        return [Verb(*verb) for verb in self._vector.verbs()]

    @property
    def shapes(self) -> dict[str, tuple[int, ...]]:
        """The names of the arrays in an observation, and their shapes."""
        return {name: tuple(shape) for name, _, shape in self._vector.fields()}

    def split(self, rows: NDArray[Any]) -> dict[str, NDArray[Any]]:
        """Name the parts of rows, without copying them."""
        head = rows.shape[:-1]
        return {
            name: rows[..., first : first + int(np.prod(shape))].reshape(*head, *shape)
            for name, first, shape in self._vector.fields()
        }

    def reset(self, seed: int) -> None:
        """Begin anew with the first games of a seed."""
        self._vector.reset(seed, self)

    def step(self, actions: NDArray[np.integer[Any]]) -> None:
        """Do one action in every game; -1 leaves a game as it is.

        If one of them is not allowed, `RuleError` or `NotationError` tells why, and nothing has
        happened in any game.
        """
        self._vector.step(np.asarray(actions, np.int64), self)

    def sample(self) -> NDArray[np.int64]:
        """Take a random action of every menu, drawn from the luck of its game.

        Played so, a game is the one that random bots play with the same seed. The array is used
        again by the next call.
        """
        self._vector.sample(self._actions)
        return self._actions

    def pick(self, places: NDArray[np.uint32]) -> NDArray[np.int64]:
        """Find the actions at these places of the menus, each below `counts`.

        The array is used again by the next call.
        """
        self._vector.pick(places, self._actions)
        return self._actions

    def look(self, game: int, seat: int) -> NDArray[np.int8]:
        """What any seat sees in a game, as a row."""
        row = np.zeros(self.width, np.int8)
        self._vector.look(game, seat, row)
        return row

    def view(self, game: int, seat: int | None = None) -> dict[str, Any]:
        """How things stand for a seat or a spectator, as plain data."""
        told: dict[str, Any] = json.loads(self._vector.view(game, seat))
        return told

    def text(self, game: int, action: int, seat: int | None = None) -> str:
        """The notation of an action, of the seat that is asked or of another."""
        return self._vector.text(game, action, seat)

    def number(self, game: int, text: str, seat: int | None = None) -> int:
        """The action with this notation."""
        return self._vector.number(game, text, seat)

    def choose(self, game: int, bot: str) -> int:
        """What a bot without a memory would do for the seat that is asked."""
        return self._vector.choose(game, bot)

    def stepped(self, game: int) -> list[int]:
        """The seats of a game that no bot holds."""
        return self._vector.stepped(game)
