"""Learns to beat random players in the base game, on one core, with numpy alone.

The policy has one weight for each verb: the softmax of the weights of what is allowed decides.
They are found by the cross-entropy method: many candidates play, the best are kept, and the next
ones are drawn around them. Run it with `python examples/train.py --minutes 5`.
"""

from __future__ import annotations

import argparse
import time
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from landnam.vector import VectorEnv

Weights = NDArray[np.float64]


@dataclass
class Trained:
    """What was learned, and how good it is."""

    verbs: list[str]
    weights: Weights
    share: float
    """Games won against random players in all other seats."""
    games: int


def open_games(rows: int, seats: int, seed: int) -> VectorEnv:
    """One seat of each game is ours and changes from game to game; the others play at random."""
    bots = [None, *["random"] * (seats - 1)]
    return VectorEnv("base", rows, seats=seats, bots=bots, rotate=True, seed=seed, observe=False)


def play(games: VectorEnv, weights: Weights, each: int, seed: int) -> NDArray[np.float64]:
    """Let every row play `each` games by its own weights; tell the share it wins."""
    rng = np.random.default_rng(seed)
    games.reset(seed)
    verb_of = np.concatenate(
        [np.full(verb.count, number) for number, verb in enumerate(games.verbs)]
    )
    logits = weights[:, verb_of].astype(np.float32)
    ended, won = np.zeros(games.count), np.zeros(games.count)
    own = np.array([games.stepped(row)[0] for row in range(games.count)])
    assert games.masks is not None
    while ended.min() < each:
        # Adding Gumbel noise and taking the largest draws from the softmax.
        noise = -np.log(-np.log(rng.random(games.masks.shape, np.float32) + 1e-12) + 1e-12)
        choice = np.where(games.masks, logits + noise, -np.inf).argmax(axis=1)
        games.step(choice)
        for row in np.flatnonzero(games.done):
            if ended[row] < each:
                ended[row] += 1
                won[row] += games.winners[row] >> own[row] & 1
            own[row] = games.stepped(int(row))[0]
    share: NDArray[np.float64] = won / ended
    return share


def train(
    minutes: float, *, seats: int = 4, candidates: int = 48, each: int = 24, seed: int = 1
) -> Trained:
    """Search until the time is over, then measure what was found in new games."""
    rng = np.random.default_rng(seed)
    end = time.monotonic() + 60 * minutes
    games = open_games(candidates, seats, seed)
    verbs = [verb.name for verb in games.verbs]
    mean, spread = np.zeros(len(verbs)), np.full(len(verbs), 2.0)
    played, generation = 0, 0
    while time.monotonic() < end:
        generation += 1
        weights = rng.normal(mean, spread, (candidates, len(verbs)))
        shares = play(games, weights, each, seed + generation)
        best = weights[np.argsort(shares)[-candidates // 6 :]]
        mean, spread = best.mean(axis=0), best.std(axis=0) + 0.15
        played += candidates * each
        print(f"{generation:3}: best {shares.max():.2f}, mean {shares.mean():.2f}", flush=True)
    return Trained(verbs, mean, measure(mean, seats, each, seed + 1_000_003), played)


def measure(weights: Weights, seats: int, each: int, seed: int) -> float:
    """The share of games won by these weights, in games nobody has learned from."""
    rows = 40
    games = open_games(rows, seats, seed)
    return float(play(games, np.tile(weights, (rows, 1)), each, seed).mean())


def main() -> None:
    """Train for so many minutes and tell what was learned."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=5)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    trained = train(args.minutes, seats=args.seats, seed=args.seed)
    for weight, verb in sorted(zip(trained.weights, trained.verbs), reverse=True):
        print(f"{weight:6.2f} {verb}")
    chance = 1 / args.seats
    print(f"{trained.games} games; wins {trained.share:.1%}, at random {chance:.1%}")


if __name__ == "__main__":
    main()
