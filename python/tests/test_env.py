"""The environments pass the tests of those who define them."""

from __future__ import annotations

import warnings
from typing import Any

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, performance_benchmark, seed_test

import landnam as ln
from landnam.env import LandnamAEC, LandnamGym

IDS = [listing.id for listing in ln.games()]


@pytest.mark.parametrize("id", IDS)
def test_pettingzoo_accepts_every_game(id: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        api_test(LandnamAEC(id), num_cycles=60)


@pytest.mark.parametrize("id", ["base", "knights", "rivals/intro", "dice"])
def test_seeds_decide(id: str) -> None:
    seed_test(lambda: LandnamAEC(id), num_cycles=100)


def test_the_benchmark_runs(monkeypatch: pytest.MonkeyPatch) -> None:
    # It measures for five seconds otherwise.
    now = iter(range(10**9))
    monkeypatch.setattr("time.time", lambda: next(now) * 0.02)
    performance_benchmark(LandnamAEC("dice", seats=2))


@pytest.mark.parametrize("id", IDS)
def test_gymnasium_accepts_every_game(id: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        check_env(
            LandnamGym(id, forgive=True, turn_limit=60)
            if id != "dice"
            else LandnamGym(id, forgive=True),
            skip_render_check=True,
        )


def test_everybody_hears_how_it_ended() -> None:
    env = LandnamAEC("dice", seats=3)
    env.reset(seed=5)
    total = dict.fromkeys(env.possible_agents, 0.0)
    rng = np.random.default_rng(1)
    for agent in env.agent_iter():
        observation, reward, over, given_up, _ = env.last()
        total[agent] += reward
        mask = observation["action_mask"]
        env.step(None if over or given_up else int(rng.choice(np.flatnonzero(mask))))
    assert not env.agents
    assert sum(total.values()) == pytest.approx(0)
    assert max(total.values()) > 0


def test_only_who_is_asked_may_do_something() -> None:
    env = LandnamAEC("base", render_mode="svg")
    env.reset(seed=1)
    for agent in env.agents:
        asked = agent == env.agent_selection
        assert env.observe(agent)["action_mask"].any() == asked
    picture = env.render()
    assert picture is not None
    assert picture.startswith("<svg")
    action = env.choose("greedy")
    assert env.observe(env.agent_selection)["action_mask"][action]
    assert env.text(action)


def test_rewards_of_a_single_seat() -> None:
    env = LandnamGym("dice", seats=2, opponents="greedy")
    seats = set()
    rng = np.random.default_rng(2)
    for seed in range(12):
        _, info = env.reset(seed=seed)
        seats.add(info["seat"])
        over = False
        reward: Any = 0
        while not over:
            action = rng.choice(np.flatnonzero(info["action_mask"]))
            _, reward, ended, given_up, info = env.step(action)
            over = ended or given_up
        assert reward in (1, -1, 0)
        assert len(info["points"]) == 2
    assert seats == {0, 1}


def test_what_is_not_allowed_raises_unless_it_is_forgiven() -> None:
    strict = LandnamGym("base", seat=0)
    strict.reset(seed=1)
    bad = np.int64(np.flatnonzero(strict.mask() == 0)[0])
    with pytest.raises(ln.RuleError):
        strict.step(bad)
    kind = LandnamGym("base", seat=0, forgive=True)
    kind.reset(seed=1)
    assert kind.step(bad)[4]["forgiven"]
