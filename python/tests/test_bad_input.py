"""Whatever is wrong is an exception with its reason; the interpreter goes on."""

from __future__ import annotations

from typing import Any, Callable

import numpy as np
import pytest

import landnam as ln
from landnam.vector import VectorEnv

WRONG: list[tuple[Callable[[], Any], type[ln.Error], str]] = [
    (lambda: ln.Game("monopoly"), ln.SetupError, "no game"),
    (lambda: ln.Game("base", seats=7), ln.SetupError, "7"),
    (lambda: ln.Game("base", colour="red"), ln.SetupError, "colour"),
    (lambda: ln.Game("base", board="round"), ln.SetupError, "round"),
    (lambda: ln.Game("knights+sea/forgotten_tribe"), ln.RuleError, ""),
    (lambda: ln.listing("chess"), ln.SetupError, "chess"),
    (lambda: ln.rules("BASE-9999"), ln.Error, "BASE-9999"),
    (lambda: ln.rules("BASE-58", "xx"), ln.Error, "xx"),
    (lambda: ln.simulate("base", bots="deep blue"), ln.BotError, "deep blue"),
    (lambda: ln.simulate("base", bots="random,random"), ln.BotError, "2"),
    (lambda: ln.simulate("base", bots="greedy:luck=3"), ln.BotError, "luck"),
    (lambda: ln.Game("base").choose("nobody"), ln.BotError, "nobody"),
    (lambda: ln.Game("base").play("castle 0,0"), ln.NotationError, "castle"),
    (lambda: ln.Game("base").play("roll", seat=9), ln.Error, "9"),
    (lambda: ln.Game("base").view(4), ln.Error, "4"),
    (lambda: VectorEnv("base", 0), ln.Error, "at least one"),
    (lambda: VectorEnv("base", 2, bots=["random"]), ln.BotError, "1"),
    (lambda: VectorEnv("dice", 1, seats=2, bots=["random"] * 2), ln.Error, "nobody"),
    (lambda: VectorEnv("dice", 1).text(0, 10**6), ln.NotationError, ""),
    (lambda: VectorEnv("dice", 1).look(3, 0), ln.Error, "no game 3"),
    (lambda: VectorEnv("dice", 1).number(0, "jump"), ln.NotationError, "jump"),
]


@pytest.mark.parametrize("number", range(len(WRONG)))
def test_what_is_wrong_is_told(number: int) -> None:
    work, kind, part = WRONG[number]
    with pytest.raises(kind) as told:
        work()
    assert part in str(told.value)
    assert len(str(told.value)) > 10


def test_the_wrong_seat_is_refused_by_a_rule() -> None:
    game = ln.Game("base", seed=1, board="beginner")
    seat = game.turn
    assert seat is not None
    with pytest.raises(ln.RuleError) as refused:
        game.play("roll", seat=(seat + 1) % 4)
    assert refused.value.rule.startswith("BASE-")


def test_nothing_is_played_after_the_end() -> None:
    game = ln.Game("dice", seats=1, seed=1).play_on("random")
    assert game.actions() == []
    assert game.turn is None
    with pytest.raises(ln.RuleError):
        game.play("end")
    with pytest.raises(ln.Error, match="nothing to decide"):
        game.choose("random")


def test_damaged_journals_name_the_line() -> None:
    journal = ln.Game("dice", seats=2, seed=2).play_on("random").journal()
    lines = journal.splitlines(keepends=True)
    first = next(number for number, line in enumerate(lines) if line.startswith("red: "))
    wrong = [
        ("", 1),
        ("a game of chess\n", 1),
        (journal[: len(journal) // 2], None),
        ("".join([*lines[:first], "red: roll the moon\n", *lines[first + 1 :]]), first + 1),
        ("".join([*lines[:first], "green: end\n", *lines[first + 1 :]]), first + 1),
    ]
    for text, line in wrong:
        with pytest.raises(ln.JournalError) as told:
            ln.replay(text)
        assert line is None or told.value.line == line, text[:80]
    with pytest.raises(ln.JournalError):
        ln.verify(journal.replace("; won by red", "; won by blue", 1) + "more\n")
    with pytest.raises(ln.JournalError):
        ln.verify(b"\xff\xfe\x00")
    unfinished = ln.Game("dice", seats=2, seed=2).journal()
    with pytest.raises(ln.JournalError, match="not over"):
        ln.verify(unfinished)


def test_a_refused_step_changes_nothing_in_any_game() -> None:
    games = VectorEnv("base", 3, seed=1)
    before = games.observations
    assert before is not None
    kept = before.copy()
    good = games.sample().copy()
    assert games.masks is not None
    for bad in [int(np.flatnonzero(games.masks[1] == 0)[0]), games.action_count, 10**9, -5]:
        actions = good.copy()
        actions[1] = bad
        with pytest.raises((ln.RuleError, ln.NotationError)):
            games.step(actions)
        assert np.array_equal(before, kept)
    with pytest.raises(ln.Error, match="fit"):
        games.step(good[:2])
    games.step(good)
    assert not np.array_equal(before, kept)


def test_a_finished_row_wants_a_reset() -> None:
    games = VectorEnv("dice", 1, seats=1, restart=False)
    while not games.done[0]:
        games.step(games.sample())
    with pytest.raises(ln.Error, match="over"):
        games.step(np.zeros(1, np.int64))
    games.reset(2)
    games.step(games.sample())


def test_arrays_of_another_shape_are_refused() -> None:
    games = VectorEnv("dice", 2)
    games.masks = np.zeros((2, 3), np.uint8)
    with pytest.raises(ln.Error, match="fit"):
        games.step(games.sample())
    games.masks = np.zeros((games.action_count, 2), np.uint8).T
    with pytest.raises(ln.Error, match="fit"):
        games.step(games.sample())
