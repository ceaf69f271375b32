"""Journals: whole games as text, played again and verified."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any

from landnam import _landnam
from landnam.drawing import draw
from landnam.game import Outcome


@dataclass(frozen=True)
class Step:
    """One step of a game: a decision, or a draw of chance."""

    seat: int | None
    """None for a draw."""
    action: str
    events: tuple[str, ...]
    """What happened, in sentences."""


@dataclass(frozen=True)
class Replay:
    """A game that was played again by the rules."""

    journal: str
    family: str
    rules: int
    """The version of the rules it was played by."""
    seats: tuple[str, ...]
    steps: tuple[Step, ...]
    outcome: Outcome | None

    def view(self, step: int | None = None) -> dict[str, Any]:
        """How things stood after so many steps, everything open; at the end if none is named."""
        told = json.loads(_landnam.replay(self.journal.encode(), step))
        view: dict[str, Any] = told["view"]
        return view

    def svg(self, step: int | None = None) -> str:
        """The same as a picture."""
        return draw(self.view(step))

    def _repr_svg_(self) -> str:
        return self.svg()


@dataclass(frozen=True)
class Verified:
    """What was found in order with a finished game."""

    by_rules: bool
    """Steps, bags and layout are those of the rules. False for older rules: then only the draws
    were checked."""
    form: int
    steps: int
    draws: int
    layout: int
    """How many of the draws dealt the layout; the first form does not tell."""
    practice: bool
    points: tuple[int, ...]
    winners: tuple[int, ...]


def replay(journal: str | bytes) -> Replay:
    """Play a journal again, step by step. Raises `JournalError` at the first fault."""
    data = journal.encode() if isinstance(journal, str) else journal
    told = json.loads(_landnam.replay(data, None))
    steps = (Step(it["seat"], it["action"], tuple(it["events"])) for it in told["steps"])
    return Replay(
        journal=data.decode(),
        family=told["family"],
        rules=told["rules"],
        seats=tuple(told["seats"]),
        steps=tuple(steps),
        outcome=None if told["outcome"] is None else Outcome.read(told["outcome"]),
    )


def verify(journal: str | bytes) -> Verified:
    """Check the rules and every draw of a finished game. Raises `JournalError` at a fault."""
    data = journal.encode() if isinstance(journal, str) else journal
    told = json.loads(_landnam.verify(data))
    told["points"], told["winners"] = tuple(told["points"]), tuple(told["winners"])
    return Verified(**told)
