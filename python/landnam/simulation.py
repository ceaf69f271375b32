"""Many games between bots."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from landnam import _landnam
from landnam.shelf import wanted


@dataclass(frozen=True)
class Simulation:
    """What came of many games. Lists are in the order of the bots, who change seats."""

    game: str
    bots: tuple[str, ...]
    games: int
    steps: int
    """Decisions."""
    draws: int
    wins: tuple[int, ...]
    shares: tuple[float, ...]
    """Wins, where a shared one is divided."""
    points: tuple[int, ...]
    """Sums over the games that came to an end."""
    mean_points: tuple[float, ...]
    ended: int
    undecided: int
    """Games without a winner."""
    seconds: float
    cpu_seconds: float


def simulate(
    game: str,
    *,
    bots: str | Sequence[str] = "random",
    games: int = 1000,
    seats: int | None = None,
    seed: int = 0,
    threads: int | None = None,
    most_steps: int = 100_000,
    **options: Any,
) -> Simulation:
    """Let bots play many games; one bot stands for all seats.

    The result depends on seed and number alone. Games that nobody might win get a last turn.
    """
    named = bots if isinstance(bots, str) else ",".join(bots)
    many: _landnam.Many = {
        "bots": named,
        "games": games,
        "seed": seed,
        "threads": threads,
        "most": most_steps,
    }
    told = json.loads(_landnam.simulate(wanted(game, seats, options), many))
    lists = ("bots", "wins", "shares", "points", "mean_points")
    read: dict[str, Any] = {key: tuple(it) if key in lists else it for key, it in told.items()}
    return Simulation(**read)
