"""Steps a second of random base games for four, beside other engines where they are installed.

Everything runs on one core and is measured in processor time. `docs/python.md` tells what is
compared; `pip install fastcatan catanatron` brings the others (fastCatan needs Python 3.12).
"""

from __future__ import annotations

import argparse
import importlib
import importlib.util
import os
import time
from typing import Any, Protocol

os.environ["OMP_NUM_THREADS"] = "1"

import numpy as np
from numpy.typing import NDArray

from landnam.vector import VectorEnv

Actions = NDArray[Any]
WARM_UP = 100


def uniform(masks: NDArray[np.uint8], rng: np.random.Generator) -> Actions:
    """A random action of each row, all of those allowed equally likely."""
    below = np.cumsum(masks, axis=1, dtype=np.uint16)
    wanted = (rng.random(len(masks), np.float32) * below[:, -1]).astype(np.uint16)
    chosen: Actions = (below > wanted[:, None]).argmax(axis=1)
    return chosen


class Batch(Protocol):
    """Many games of an engine, with a random policy in numpy."""

    name: str

    def choose(self) -> Actions:
        """Decide in all games."""

    def step(self, actions: Actions) -> int:
        """Let the engine do it and fill its arrays; tell how many games ended."""


class Ours:
    """Games of this package, decided by masks or by places in the menus."""

    def __init__(self, rows: int, *, observe: bool, mask: bool, by_masks: bool) -> None:
        self.rng = np.random.default_rng(0)
        self.games = VectorEnv("base", rows, seats=4, seed=1, observe=observe, mask=mask)
        self.by_masks = by_masks
        parts = {(True, True): "observations and masks", (False, True): "masks"}
        policy = "masks" if by_masks else "places"
        self.name = f"landnam, {parts.get((observe, mask), 'no arrays')}, policy by {policy}"

    def choose(self) -> Actions:
        """Decide in all games."""
        games = self.games
        if self.by_masks and games.masks is not None:
            return uniform(games.masks, self.rng)
        places = self.rng.random(games.count, np.float32) * games.counts
        return games.pick(places.astype(np.uint32))

    def step(self, actions: Actions) -> int:
        """Let the engine do it and fill its arrays; tell how many games ended."""
        self.games.step(actions)
        return int(self.games.done.sum())


class Fast:
    """Games of fastCatan: masks are bits, and there are no observations."""

    def __init__(self, rows: int, *, trade: bool) -> None:
        fast: Any = importlib.import_module("fastcatan")
        self.rng = np.random.default_rng(0)
        self.games = fast.BatchedEnv(rows, seed=1)
        self.games.reset()
        self.masks = np.zeros((rows, fast.MASK_WORDS), np.uint64)
        self.games.write_masks(self.masks)
        self.done = np.zeros(rows, np.uint8)
        first, last = fast.action.TRADE_ADD_GIVE_BASE, fast.action.TRADE_OPEN
        self.hidden = slice(0, 0) if trade else slice(first, last + 1)
        self.name = f"fastCatan, masks as bits{'' if trade else ', no trade between players'}"

    def choose(self) -> Actions:
        """Decide in all games."""
        bits = np.unpackbits(self.masks.view(np.uint8), axis=1, bitorder="little")
        bits[:, self.hidden] = 0
        return uniform(bits, self.rng).astype(np.uint32)

    def step(self, actions: Actions) -> int:
        """Let the engine do it and fill its arrays; tell how many games ended."""
        self.games.step_autoreset(actions, self.done)
        self.games.write_masks(self.masks)
        return int(self.done.sum())


def measure(batch: Batch, rows: int, seconds: float) -> tuple[float, float, float]:
    """Steps a second, those of the engine alone, and steps a game; all in processor time."""
    for _ in range(WARM_UP):
        batch.step(batch.choose())
    steps = games = 0
    engine = 0.0
    start = now = time.process_time()
    while now - start < seconds:
        actions = batch.choose()
        before = time.process_time()
        games += batch.step(actions)
        now = time.process_time()
        engine += now - before
        steps += rows
    return steps / (now - start), steps / engine, steps / max(games, 1)


def catanatron(seconds: float) -> tuple[float, float]:
    """Steps a second and steps a game of catanatron's own loop, with its random players."""
    game: Any = importlib.import_module("catanatron").Game
    models: Any = importlib.import_module("catanatron.models.player")
    start, steps, games = time.process_time(), 0, 0
    while time.process_time() - start < seconds:
        played = game([models.RandomPlayer(colour) for colour in models.Color])
        while played.winning_color() is None and played.state.num_turns < 1000:
            played.play_tick()
            steps += 1
        games += 1
    return steps / (time.process_time() - start), steps / games


def batches(rows: int) -> list[Batch]:
    """Everything that steps many games at once."""
    found: list[Batch] = [
        Ours(rows, observe=True, mask=True, by_masks=True),
        Ours(rows, observe=True, mask=True, by_masks=False),
        Ours(rows, observe=False, mask=True, by_masks=True),
        Ours(rows, observe=False, mask=True, by_masks=False),
        Ours(rows, observe=False, mask=False, by_masks=False),
    ]
    if importlib.util.find_spec("fastcatan"):
        found += [Fast(rows, trade=True), Fast(rows, trade=False)]
    return found


def main() -> None:
    """Measure everything that is installed, in turn, and keep the best of some rounds."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rows", type=int, nargs="+", default=[64, 1024])
    parser.add_argument("--seconds", type=float, default=2)
    parser.add_argument("--rounds", type=int, default=5)
    args = parser.parse_args()
    for rows in args.rows:
        best: dict[str, tuple[float, float, float]] = {}
        for _ in range(args.rounds):
            for batch in batches(rows):
                told = measure(batch, rows, args.seconds)
                known = best.get(batch.name, told)
                best[batch.name] = max(told[0], known[0]), max(told[1], known[1]), told[2]
        print(f"\n{rows} games at once: million steps a second, of the engine alone, steps a game")
        for name, (speed, engine, length) in best.items():
            print(f"  {speed / 1e6:7.2f} {engine / 1e6:7.2f} {length:9.0f}  {name}")
    if importlib.util.find_spec("catanatron"):
        runs = [catanatron(args.seconds) for _ in range(args.rounds)]
        speed, length = max(runs)
        print(f"\n  {speed / 1e6:7.4f} {length:17.0f}  catanatron, one game after the other")


if __name__ == "__main__":
    main()
