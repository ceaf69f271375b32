"""The CATAN family as a library: complete rules, bots, journals, environments.

>>> import landnam as ln
>>> game = ln.Game("base", seats=4, seed=1)
>>> game.play(game.choose("njal"))  # doctest: +SKIP
['red founds a settlement …']

`landnam.env` has environments for PettingZoo and Gymnasium, `landnam.vector` steps many games at
once. A refusal is a `RuleError` that names its rule; `rules` tells what that rule says.
"""

from landnam._landnam import (
    BotError,
    Error,
    JournalError,
    NotationError,
    RuleError,
    SetupError,
)
from landnam.game import Game, Outcome
from landnam.journal import Replay, Step, Verified, replay, verify
from landnam.shelf import Listing, Option, Rule, games, listing, rules, search
from landnam.simulation import Simulation, simulate

__all__ = [
    "BotError",
    "Error",
    "Game",
    "JournalError",
    "Listing",
    "NotationError",
    "Option",
    "Outcome",
    "Replay",
    "Rule",
    "RuleError",
    "SetupError",
    "Simulation",
    "Step",
    "Verified",
    "games",
    "listing",
    "replay",
    "rules",
    "search",
    "simulate",
    "verify",
]
