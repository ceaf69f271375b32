"""Many games at once: the same games as in Rust, in steady memory."""

from __future__ import annotations

import os
import resource

import numpy as np
import pytest

import landnam as ln
from landnam.vector import VectorEnv

IDS = [listing.id for listing in ln.games()]
LONG = os.environ.get("LANDNAM_LONG", "") not in ("", "0")
MOST = 20_000


def test_parts_of_a_row_have_names() -> None:
    games = VectorEnv("base", 5, seats=3, seed=2)
    assert games.observations is not None
    parts = games.split(games.observations)
    assert parts["settlements"].shape == (5, 3, 54)
    assert parts["hand"].shape == (5, 5)
    assert parts["terrain"].min() > 0
    # The parts are the rows, and nothing is left over.
    assert sum(part.size for part in parts.values()) == games.observations.size
    games.observations[:] = 0
    assert not parts["terrain"].any()
    single = games.split(games.look(0, 1))
    assert single["settlements"].shape == (3, 54)


def test_masks_and_counts_tell_what_is_allowed() -> None:
    games = VectorEnv("knights", 16, seed=3)
    assert games.masks is not None
    for _ in range(600):
        assert np.array_equal(games.masks.sum(axis=1), games.counts)
        actions = games.sample()
        assert games.masks[np.arange(16), actions].all()
        games.step(actions)
    firsts = games.pick(np.zeros(16, np.uint32)).copy()
    assert (
        np.array_equal(firsts, games.masks.argmax(axis=1))
        or games.masks[np.arange(16), firsts].all()
    )


def test_numbers_and_notation_lead_to_each_other() -> None:
    games = VectorEnv("base", 1, offers=True, seed=1)
    for number in range(0, games.action_count, 7):
        text = games.text(0, number)
        assert games.number(0, text) == number, text
    assert games.text(0, next(it for it in games.verbs if it.name == "roll").first) == "roll"


def test_offers_are_only_there_on_request() -> None:
    with_offers = VectorEnv("base", 1, offers=True)
    without = VectorEnv("base", 1)
    assert {it.name for it in with_offers.verbs} - {it.name for it in without.verbs} == {
        "offer",
        "counter",
        "ask",
        "propose",
    }
    offered = 0
    for _ in range(400):
        assert with_offers.masks is not None
        extra = with_offers.masks[0, without.action_count :]
        offered += int(extra.any())
        with_offers.step(with_offers.sample())
    assert offered


@pytest.mark.parametrize("id", IDS)
def test_games_end_like_those_of_rust(id: str) -> None:
    """Played through arrays, games of a seed are those that `simulate` plays."""
    count, rows = (1_000, 64) if LONG else (12, 6)
    games = VectorEnv(id, rows, seed=11, most_steps=MOST, observe=False)
    seats = len(games.colours)
    wins, points = np.zeros(seats, int), np.zeros(seats, int)
    steps = ended = finished = 0
    while finished < count:
        games.step(games.sample())
        for row in np.flatnonzero(games.done):
            number = int(games.numbers[row])
            if number >= count:
                continue
            finished += 1
            steps += int(games.lengths[row])
            if games.truncated[row]:
                continue
            ended += 1
            # Bots move on by a seat from game to game.
            for bot in range(seats):
                seat = (bot + number) % seats
                wins[bot] += games.winners[row] >> seat & 1
                points[bot] += games.points[row, seat]
    told = ln.simulate(id, games=count, seed=11, most_steps=MOST, threads=1)
    assert (steps, ended) == (told.steps, told.ended)
    assert tuple(wins) == told.wins
    assert tuple(points) == told.points


def test_seeds_decide_and_rows_do_not_matter() -> None:
    lengths = []
    for rows in (1, 4):
        games = VectorEnv("dice", rows, seats=2, seed=9)
        found: dict[int, tuple[int, ...]] = {}
        while len([it for it in found if it < 8]) < 8:
            games.step(games.sample())
            for row in np.flatnonzero(games.done):
                found[int(games.numbers[row])] = tuple(games.points[row])
        lengths.append([found[number] for number in range(8)])
    assert lengths[0] == lengths[1]
    games = VectorEnv("dice", 4, seats=2, seed=1)
    assert games.observations is not None
    first = games.observations.copy()
    games.step(games.sample())
    games.reset(1)
    assert np.array_equal(first, games.observations)


def test_rewards_add_up_to_nothing() -> None:
    games = VectorEnv("base", 32, seed=4)
    ended = 0
    while ended < 40:
        games.step(games.sample())
        over = games.done.astype(bool)
        assert not games.rewards[~over].any()
        assert np.allclose(games.rewards[over].sum(axis=1), 0, atol=1e-6)
        for row in np.flatnonzero(over):
            ended += 1
            winner = int(games.winners[row]).bit_length() - 1
            assert games.rewards[row, winner] == 1


def test_bots_hold_the_other_seats() -> None:
    games = VectorEnv("dice", 8, seats=2, bots=[None, "greedy"], rotate=True, seed=2)
    assert sorted({games.stepped(row)[0] for row in range(8)}) == [0, 1]
    ended, won = 0, 0
    while ended < 60:
        seats = np.array([games.stepped(row)[0] for row in range(8)])
        assert np.array_equal(games.seats, seats)
        games.step(games.sample())
        for row in np.flatnonzero(games.done):
            ended += 1
            won += games.rewards[row, seats[row]] > 0
    assert won < ended / 2


def test_memory_does_not_grow() -> None:
    games = VectorEnv("dice", 64, seats=2, seed=1)
    table = VectorEnv("base", 16, seed=1)

    def play(count: int) -> None:
        ended = 0
        while ended < count:
            games.step(games.sample())
            ended += int(games.done.sum())
        for _ in range(count // 10):
            table.step(table.sample())
        for seed in range(count // 500):
            ln.Game("dice", seats=1, seed=seed).play_on("random").journal()

    play(2_000)
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    play(10_000)
    grown = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before
    assert grown < 8 * 1024, f"{grown} KiB more"
