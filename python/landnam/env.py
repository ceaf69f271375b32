"""Environments: PettingZoo's for all seats, Gymnasium's for one seat among bots.

Both need the extra `env` (`pip install landnam[env]`). What actions and observations mean is told
in `docs/python.md`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv

from landnam import _landnam
from landnam.drawing import draw
from landnam.shelf import listing
from landnam.vector import MOST_STEPS, VectorEnv

Observation = dict[str, Any]


def _space(games: VectorEnv) -> spaces.Dict:
    parts: dict[str, spaces.Space[Any]] = {
        name: spaces.Box(-128, 127, shape, np.int8) for name, shape in games.shapes.items()
    }
    mask = spaces.Box(0, 1, (games.action_count,), np.int8)
    return spaces.Dict({"observation": spaces.Dict(parts), "action_mask": mask})


def _observe(games: VectorEnv, seat: int) -> Observation:
    row = games.look(0, seat)
    mask = np.zeros(games.action_count, np.int8)
    if games.counts[0] and games.seats[0] == seat and games.masks is not None:
        mask[:] = games.masks[0]
    return {"observation": games.split(row), "action_mask": mask}


class LandnamAEC(AECEnv):  # type: ignore[misc]
    """Any game for all its seats: `LandnamAEC("knights", seats=3)`.

    Agents are called by their colours. Observations are dictionaries of named arrays with an
    `action_mask` beside them; both are seen from the agent's seat. Who wins gets 1, the others
    share -1.
    """

    metadata: ClassVar[dict[str, Any]] = {
        "name": "landnam_v0",
        "render_modes": ["svg", "ansi"],
        "is_parallelizable": False,
    }

    def __init__(
        self,
        game: str = "base",
        *,
        seats: int | None = None,
        offers: bool = False,
        render_mode: str | None = None,
        most_steps: int = MOST_STEPS,
        **options: Any,
    ) -> None:
        """Open a game by its id; options are those of `listing(id)`."""
        super().__init__()
        self.render_mode = render_mode
        self._games = VectorEnv(
            game,
            1,
            seats=seats,
            offers=offers,
            restart=False,
            most_steps=most_steps,
            observe=False,
            **options,
        )
        self._rng = np.random.default_rng()
        self.possible_agents = list(self._games.colours)
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        space = _space(self._games)
        actions = self._games.action_count
        self.observation_spaces = dict.fromkeys(self.possible_agents, space)
        self.action_spaces = {agent: spaces.Discrete(actions) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Dict:
        """The same for every agent."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """The same numbers for every agent; each counts seats from its own."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a game. Without a seed, the next one of the seed before."""
        if seed is not None:
            self._rng = np.random.default_rng(seed)
        self._games.reset(int(self._rng.integers(2**63)))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self._asked()

    def _asked(self) -> str:
        return self.possible_agents[int(self._games.seats[0])]

    def observe(self, agent: str) -> Observation:
        """What an agent sees; only the one that is asked may do something."""
        return _observe(self._games, self._seat[agent])

    def step(self, action: int | None) -> None:
        """Decide for the agent that is asked. `RuleError` tells what is not allowed."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise _landnam.NotationError("an agent whose game goes on must decide")
        games = self._games
        games.step(np.array([action], np.int64))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if games.done[0]:
            given_up = bool(games.truncated[0])
            for name in self.agents:
                self.rewards[name] = float(games.rewards[0, self._seat[name]])
                self.terminations[name] = not given_up
                self.truncations[name] = given_up
                self.infos[name] = {"points": int(games.points[0, self._seat[name]])}
            # All learn how it ended, in turn.
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self._asked()
        self._accumulate_rewards()

    def render(self) -> str | None:
        """A picture of the table as everybody sees it, or what is asked as text."""
        if self.render_mode is None:
            gymnasium.logger.warn("no render_mode was given")
            return None
        view = self._games.view(0)
        return draw(view) if self.render_mode == "svg" else str(view["prompt"])

    def close(self) -> None:
        """Nothing is held open."""

    def text(self, action: int) -> str:
        """The notation of an action of the agent that is asked."""
        return self._games.text(0, action)

    def choose(self, bot: str) -> int:
        """What a bot would do for the agent that is asked."""
        return self._games.choose(0, bot)


class LandnamGym(gymnasium.Env[Observation, np.int64]):
    """Any game for one seat, with bots in all others: `LandnamGym("base", opponents="greedy")`.

    The seat changes from game to game unless one is named. A game that a bot wins ends with it.
    An action that is not allowed raises unless `forgive` is on: then it is replaced by a random
    one that is, and `info["forgiven"]` says so.
    """

    metadata: dict[str, Any] = {"render_modes": ["svg", "ansi"]}  # noqa: RUF012

    def __init__(
        self,
        game: str = "base",
        *,
        seats: int | None = None,
        seat: int | None = None,
        opponents: str | Sequence[str] = "random",
        offers: bool = False,
        forgive: bool = False,
        render_mode: str | None = None,
        most_steps: int = MOST_STEPS,
        **options: Any,
    ) -> None:
        """Open a game by its id; options are those of `listing(id)`."""
        self.render_mode = render_mode
        self._forgive = forgive
        count = seats or listing(game).usual_seats
        others = [opponents] * (count - 1) if isinstance(opponents, str) else list(opponents)
        if count < 2 or len(others) != count - 1:
            raise _landnam.BotError(
                f"{len(others)} opponents were named for the {count - 1} other seats"
            )
        self._tables: list[VectorEnv] = []
        for own in range(count) if seat is None else [seat]:
            holders: list[str | None] = list(others)
            holders.insert(own, None)
            self._tables.append(
                VectorEnv(
                    game,
                    1,
                    seats=count,
                    bots=holders,
                    offers=offers,
                    restart=False,
                    most_steps=most_steps,
                    observe=False,
                    **options,
                )
            )
        self._games = self._tables[0]
        self.observation_space = _space(self._games)
        self.action_space = spaces.Discrete(self._games.action_count)

    @property
    def seat(self) -> int:
        """The seat that is stepped in this game."""
        return self._games.stepped(0)[0]

    def _info(self) -> dict[str, Any]:
        observation = _observe(self._games, self.seat)
        return {"seat": self.seat, "action_mask": observation["action_mask"]}

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deal a game, and let bots play until the seat is asked."""
        super().reset(seed=seed)
        while True:
            self._games = self._tables[int(self.np_random.integers(len(self._tables)))]
            self._games.reset(int(self.np_random.integers(2**63)))
            # A game that is over before the seat was ever asked teaches nothing.
            if not self._games.done[0]:
                break
        return _observe(self._games, self.seat), self._info()

    def step(self, action: np.int64) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Decide, and let bots play until the seat is asked again or the game is over."""
        games, seat = self._games, self.seat
        forgiven = False
        try:
            games.step(np.array([action], np.int64))
        except (_landnam.RuleError, _landnam.NotationError):
            if not self._forgive:
                raise
            forgiven = True
            places = self.np_random.integers(games.counts[0], size=1).astype(np.uint32)
            games.step(games.pick(places))
        info = self._info()
        info["forgiven"] = forgiven
        ended, given_up = bool(games.done[0]), bool(games.truncated[0])
        if ended:
            info["points"] = [int(it) for it in games.points[0]]
        reward = float(games.rewards[0, seat])
        return _observe(games, seat), reward, ended and not given_up, given_up, info

    def render(self) -> str | None:
        """A picture of the table as everybody sees it, or what is asked as text."""
        if self.render_mode is None:
            return None
        view = self._games.view(0)
        return draw(view) if self.render_mode == "svg" else str(view["prompt"])

    def text(self, action: int) -> str:
        """The notation of an action of the seat."""
        return self._games.text(0, action)

    def mask(self) -> NDArray[np.int8]:
        """The actions that are allowed now."""
        mask: NDArray[np.int8] = _observe(self._games, self.seat)["action_mask"]
        return mask
