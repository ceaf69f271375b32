"""The examples do what they say."""

from __future__ import annotations

import json
import sys
from pathlib import Path

EXAMPLES = Path(__file__).parent.parent / "examples"
sys.path.insert(0, str(EXAMPLES))

import train  # noqa: E402


def test_some_seconds_of_training_beat_random_players() -> None:
    trained = train.train(minutes=0.15, candidates=36, each=8)
    assert len(trained.weights) == len(trained.verbs)
    # At random it would be a quarter.
    assert trained.share > 0.35, trained


def test_the_notebook_runs() -> None:
    notebook = json.loads((EXAMPLES / "game.ipynb").read_text())
    code = ["".join(it["source"]) for it in notebook["cells"] if it["cell_type"] == "code"]
    names: dict[str, object] = {}
    for cell in code:
        exec(compile(cell, "game.ipynb", "exec"), names)
    assert code
