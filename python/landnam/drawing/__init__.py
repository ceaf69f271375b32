"""Pictures of tables as SVG, drawn from what a viewer is told. No rule is known here."""

from __future__ import annotations

from typing import Any

from landnam.drawing.board import draw_board
from landnam.drawing.dice import draw_dice
from landnam.drawing.rivals import draw_rivals

__all__ = ["draw"]


def draw(view: dict[str, Any]) -> str:
    """Draw what `Game.view` tells."""
    drawings = {"board": draw_board, "dice": draw_dice, "rivals": draw_rivals}
    return drawings[view["family"]](view)
