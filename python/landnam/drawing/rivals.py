"""The two principalities of the card game."""

from __future__ import annotations

from typing import Any

from landnam.drawing.svg import GOODS, INK, LINE, PAPER, circle, paint, rect, sheet, text, wrapped

CARD = 78.0
STEP = CARD + 6
ROWS = 5
"""Sites, landscapes, settlements, landscapes, sites."""
REALM = ROWS * 62.0 + 44
HEAD = 56.0


def _name(card: str) -> str:
    return card.replace("_", " ")


def _card(x: float, y: float, name: str, fill: str, *, note: str = "", width: float = CARD) -> str:
    parts = [rect(x, y, width, 56, fill, stroke=LINE, radius=5)]
    size = 10 if width == CARD else 8
    for number, words in enumerate(wrapped(_name(name), int(width / size * 1.7))[:4]):
        parts.append(text(x + width / 2, y + 16 + (size + 2) * number, words, size))
    if note:
        parts.append(text(x + width / 2, y + 51, note, 10, weight="bold"))
    return "".join(parts)


def _place(name: str) -> tuple[int, str]:
    """The number in a name such as `c-1.u`, and what follows it."""
    body, _, row = name.partition(".")
    return int(body[1:]), row


def _realm(view: dict[str, Any], realm: dict[str, Any], left: float, top: float) -> list[str]:
    colour = view["seats"][realm["seat"]]
    fill, rim = paint(colour)
    points = ", ".join(f"{it['count']} {it['kind']}" for it in realm["points"])
    held = realm["held"]
    hand = ", ".join(map(_name, held)) if held else ""
    size = sum(it["count"] for it in realm["hand"])
    told = f"{colour}: {realm['victory']} points  ({points})  hand: {hand or f'{size} cards'}"
    parts = [
        circle(20, top + 18, 9, fill, stroke=rim, line=2),
        text(36, top + 22, told, 11.5, anchor="start", weight="bold"),
    ]
    lands = {it["id"]: it for it in view["scene"]["landscapes"]}
    y = top + 38

    def column(number: float) -> float:
        return (number - left) * STEP + 12

    for land in realm["landscapes"]:
        number, row = _place(land["place"])
        printed = lands[land["landscape"]]
        note = f"{printed['number']}:  {'●' * land['store']}{'○' * (3 - land['store'])}"
        at = y + (62 if row == "u" else 186)
        ground = GOODS[printed["resource"]]
        parts.append(_card(column(number), at, printed["resource"], ground, note=note))
    for town in realm["towns"]:
        number, _ = _place(town["id"])
        x = column(number + 0.5)
        name = "city" if town["is_city"] else "settlement"
        parts.append(rect(x, y + 124, CARD, 56, fill, stroke=rim, radius=5, line=2))
        ink = INK if colour == "white" else PAPER
        parts.append(text(x + CARD / 2, y + 156, name, 11, weight="bold", fill=ink))
    sites: dict[str, list[str]] = {}
    for placed in realm["cards"]:
        sites.setdefault(placed["side"], []).append(placed["card"])
    for side, cards in sites.items():
        number, row = _place(side)
        at = y if row == "u" else y + 248
        width = CARD / len(cards)
        for nth, card in enumerate(cards):
            x = column(number + 0.5) + nth * width
            parts.append(_card(x, at, card, PAPER, width=width))
    return parts


def draw_rivals(view: dict[str, Any]) -> str:
    """Both principalities, the stacks, and what is asked."""
    picture = view["picture"]
    columns = [
        _place(land["place"])[0] for realm in picture["realms"] for land in realm["landscapes"]
    ]
    left, right = min(columns), max(columns)
    width = max((right - left + 1) * STEP + 24, 720)
    height = HEAD + REALM * len(picture["realms"])
    parts = [rect(0, 0, width, height, "#fffdf6", radius=0)]
    parts.append(text(12, 22, view["prompt"], 13, anchor="start", weight="bold"))
    stacks = ",  ".join(f"{it['id']} ({it['back']}): {it['height']}" for it in picture["stacks"])
    rolled = picture["last_roll"]
    dice = f"number {rolled['number']}, {rolled['symbol']};  " if rolled else ""
    parts.append(text(12, 42, f"{dice}stacks:  {stacks}", 10.5, anchor="start"))
    for number, realm in enumerate(picture["realms"]):
        top = HEAD + REALM * number
        parts.append(rect(6, top, width - 12, REALM - 8, "none", stroke=LINE))
        parts += _realm(view, realm, left, top)
    return sheet(0, 0, width, height, parts)
