"""The sheets of the dice game: what is built, and the score track."""

from __future__ import annotations

from typing import Any

from landnam.drawing.svg import GOODS, INK, LINE, PAPER, circle, paint, rect, sheet, text

WIDTH = 620.0
SHEET = 178.0
HEAD = 74.0
KINDS = {
    "R": ("roads", "#c9aa6b"),
    "S": ("settlements", "#d98b62"),
    "C": ("cities", "#82879d"),
    "K": ("knights", "#8fb3d9"),
}


def _die(x: float, y: float, face: str) -> str:
    plate = rect(x, y, 44, 30, GOODS.get(face, PAPER), stroke=INK, radius=6)
    return plate + text(x + 22, y + 19, face, 10.5, weight="bold")


def _sheet(view: dict[str, Any], seen: dict[str, Any], top: float) -> list[str]:
    picture, colour = view["picture"], view["seats"][seen["seat"]]
    fill, rim = paint(colour)
    on_turn = seen["seat"] == picture["turn"]
    parts = [
        rect(8, top, WIDTH - 16, SHEET - 10, PAPER, stroke=INK if on_turn else LINE, line=2),
        circle(26, top + 20, 9, fill, stroke=rim, line=2),
        text(42, top + 24, f"{colour}: {seen['total']} points", 13, anchor="start", weight="bold"),
    ]
    for row, (kind, (name, shade)) in enumerate(KINDS.items()):
        y = top + 40 + 26 * row
        parts.append(text(20, y + 14, name, 10, anchor="start"))
        symbols = [it for it in view["scene"]["symbols"] if it["id"][0] == kind]
        for number, symbol in enumerate(symbols):
            x = 92 + 32 * number
            built = symbol["id"] in seen["built"]
            used = symbol["id"] in seen["jokers_used"]
            parts.append(
                rect(
                    x,
                    y,
                    29,
                    20,
                    shade if built else "#ffffff",
                    stroke=rim if built else LINE,
                    radius=4,
                    line=1.5,
                )
            )
            label = f"{symbol['id']}{'*' if used else ''}"
            parts.append(text(x + 14.5, y + 14, label, 9.5, weight="bold" if built else "normal"))
    y = top + 40 + 26 * len(KINDS)
    for number in range(view["scene"]["boxes"]):
        x = 20 + 38 * number
        boxes = seen["boxes"]
        parts.append(rect(x, y, 34, 18, "#ffffff", stroke=LINE))
        if number < len(boxes):
            crossed = boxes[number] < 0
            parts.append(text(x + 17, y + 13, "X" if crossed else boxes[number], 10.5))
    return parts


def draw_dice(view: dict[str, Any]) -> str:
    """The dice on the table, and a sheet for every player."""
    picture = view["picture"]
    height = HEAD + SHEET * len(picture["sheets"])
    parts = [rect(0, 0, WIDTH, height, "#fffdf6", radius=0)]
    parts.append(text(12, 22, view["prompt"], 13, anchor="start", weight="bold"))
    told = f"round {picture['round']}, rolls left: {picture['rolls_left']}"
    parts.append(text(WIDTH - 12, 54, told, 11, anchor="end"))
    parts += [_die(12 + 50 * number, 34, face) for number, face in enumerate(picture["dice"])]
    for number, seen in enumerate(picture["sheets"]):
        parts += _sheet(view, seen, HEAD + SHEET * number)
    return sheet(0, 0, WIDTH, height, parts)
