"""The island with its pieces, and what everybody has."""

from __future__ import annotations

import math
from typing import Any

from landnam.drawing.svg import (
    GOODS,
    INK,
    PAPER,
    circle,
    line,
    paint,
    polygon,
    rect,
    sheet,
    text,
    wrapped,
)

Point = tuple[float, float]

SIZE = 44.0
TERRAIN = {
    "forest": ("#6f9f74", "#427a5d"),
    "hills": ("#d98b62", "#a9573a"),
    "pasture": ("#bcd47e", "#86ae58"),
    "fields": ("#eec45c", "#c98f27"),
    "mountains": ("#b2b4bf", "#737891"),
    "desert": ("#ead7a7", "#c9aa6b"),
    "sea": ("#9bc9cb", "#7db1ba"),
    "gold": ("#f4b731", "#8a7840"),
    "fog": ("#dfe6e6", "#4d8f95"),
}
SIDES = {"NE": (1, -1), "E": (1, 0), "SE": (0, 1), "SW": (-1, 1), "W": (-1, 0), "NW": (0, -1)}
TIPS = {"N": -90, "NE": -30, "SE": 30, "S": 90, "SW": 150, "NW": 210}
ROW = 64.0
PANEL = 316.0
RANKS = {"basic": 1, "strong": 2, "mighty": 3}


def _centre(hex_name: str) -> Point:
    q, r = (int(part) for part in hex_name.split(","))
    return math.sqrt(3) * SIZE * (q + r / 2), 1.5 * SIZE * r


def _tip(centre: Point, angle: float, size: float = SIZE) -> Point:
    turned = math.radians(angle)
    return centre[0] + size * math.cos(turned), centre[1] + size * math.sin(turned)


def _corner(name: str) -> Point:
    hex_name, tip = name.split(".")
    return _tip(_centre(hex_name), TIPS[tip])


def _ends(edge: str) -> tuple[Point, Point]:
    hex_name, side = edge.split(".")
    angle = {"NE": -60, "E": 0, "SE": 60, "SW": 120, "W": 180, "NW": 240}[side]
    centre = _centre(hex_name)
    return _tip(centre, angle - 30), _tip(centre, angle + 30)


def _towards(start: Point, end: Point, share: float) -> Point:
    return start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share


def _hex(name: str, terrain: str, number: int | None) -> str:
    centre = _centre(name)
    ground, edge = TERRAIN.get(terrain, TERRAIN["desert"])
    rim = "#8fbfc4" if terrain == "sea" else "#f3e5c3"
    shape = [_tip(centre, angle, SIZE - 1) for angle in TIPS.values()]
    parts = [polygon(shape, ground, stroke=rim, line=3)]
    x, y = centre
    if number:
        red = number in (6, 8)
        ink = "#a8232c" if red else INK
        pips = 6 - abs(7 - number)
        parts.append(circle(x, y + 4, 14, PAPER, stroke=edge, line=1.5))
        parts.append(text(x, y + 8, number, 14, weight="bold", fill=ink))
        for pip in range(pips):
            parts.append(circle(x + (pip - (pips - 1) / 2) * 4, y + 13.5, 1.3, ink))
    if terrain not in ("sea", "fog"):
        parts.append(text(x, y - 16, terrain, 8.5, fill="#00000099"))
    if terrain == "fog":
        parts.append(text(x, y + 6, "?", 20, fill=edge))
    return "".join(parts)


def _harbour(harbour: dict[str, Any], middle: Point) -> str:
    ends = _ends(harbour["edge"])
    centre = _towards(*ends, 0.5)
    away = math.hypot(centre[0] - middle[0], centre[1] - middle[1]) or 1.0
    hex_centre = _centre(harbour["edge"].split(".")[0])
    # From whichever hex of the edge is known, on to the other side.
    out = (centre[0] - hex_centre[0], centre[1] - hex_centre[1])
    if out[0] * (centre[0] - middle[0]) + out[1] * (centre[1] - middle[1]) < 0 and away > SIZE:
        out = (-out[0], -out[1])
    length = math.hypot(*out)
    place = centre[0] + out[0] / length * 21, centre[1] + out[1] / length * 21
    kind = harbour["kind"]
    parts = [line(place, end, "#8a6a43", 3, dash="1 5") for end in ends]
    parts.append(circle(*place, 12.5, GOODS.get(kind, PAPER), stroke="#8a6a43", line=1.5))
    parts.append(text(place[0], place[1] + 0.5, f"{harbour['rate']}:1", 9, weight="bold"))
    if kind != "generic":
        parts.append(text(place[0], place[1] + 8, kind, 6))
    return "".join(parts)


def _road(edge: str, colour: str) -> str:
    start, end = _ends(edge)
    start, end = _towards(start, end, 0.16), _towards(start, end, 0.84)
    fill, rim = paint(colour)
    return line(start, end, rim, 8.5) + line(start, end, fill, 5.5)


def _ship(edge: str, colour: str, armed: bool) -> str:
    start, end = _ends(edge)
    x, y = _towards(start, end, 0.5)
    fill, rim = paint(colour)
    hull = [(x - 11, y + 2), (x + 11, y + 2), (x + 7, y + 8), (x - 7, y + 8)]
    sail = [(x, y - 11), (x + 9, y), (x, y)]
    flag = circle(x - 4, y - 4, 2.6, rim) if armed else ""
    return polygon(hull, fill, stroke=rim) + polygon(sail, fill, stroke=rim) + flag


def _settlement(corner: str, colour: str) -> str:
    x, y = _corner(corner)
    fill, rim = paint(colour)
    shape = [(x - 8, y + 7), (x - 8, y - 2), (x, y - 10), (x + 8, y - 2), (x + 8, y + 7)]
    return polygon(shape, fill, stroke=rim, line=1.6)


def _city(corner: str, colour: str) -> str:
    x, y = _corner(corner)
    fill, rim = paint(colour)
    shape = [
        (x - 12, y + 8),
        (x - 12, y - 5),
        (x - 6, y - 13),
        (x, y - 5),
        (x, y - 2),
        (x + 12, y - 2),
        (x + 12, y + 8),
    ]
    return polygon(shape, fill, stroke=rim, line=1.6)


def _knight(knight: dict[str, Any], colour: str) -> str:
    x, y = _corner(knight["corner"])
    fill, rim = paint(colour)
    shown = fill if knight["active"] else PAPER
    disc = circle(x, y, 9, shown, stroke=rim, line=2.4)
    ink = PAPER if knight["active"] and colour != "white" else rim
    return disc + text(x, y + 4, RANKS[knight["rank"]], 11, weight="bold", fill=ink)


def _figure(x: float, y: float, name: str, fill: str) -> str:
    body = polygon([(x - 7, y + 11), (x - 4, y - 3), (x + 4, y - 3), (x + 7, y + 11)], fill)
    return body + circle(x, y - 7, 5, fill) + text(x, y + 20, name, 7.5, weight="bold")


def _pieces(picture: dict[str, Any]) -> list[str]:
    colours = {owner["seat"]: owner["colour"] for owner in picture["owners"]}
    parts = [_road(edge, owner["colour"]) for owner in picture["owners"] for edge in owner["roads"]]
    for fleet in (picture.get("sea") or {}).get("fleets", []):
        for edge in fleet["ships"]:
            parts.append(_ship(edge, colours[fleet["seat"]], edge in fleet["warships"]))
    knights = picture.get("knights") or {}
    crowned = {it["corner"] for it in knights.get("metropolises", [])}
    for realm in knights.get("realms", []):
        for corner in realm["walls"]:
            x, y = _corner(corner)
            parts.append(rect(x - 14, y + 3, 28, 9, "#8d8474", stroke="#5c564b", radius=2))
    for owner in picture["owners"]:
        parts += [_settlement(corner, owner["colour"]) for corner in owner["settlements"]]
        parts += [_city(corner, owner["colour"]) for corner in owner["cities"]]
    for corner in sorted(crowned):
        x, y = _corner(corner)
        parts.append(text(x, y - 12, "♛", 17, fill="#b07c00"))
    for realm in knights.get("realms", []):
        parts += [_knight(knight, colours[realm["seat"]]) for knight in realm["knights"]]
    return parts


def _figures(picture: dict[str, Any], corner: Point) -> list[str]:
    places: dict[str, list[tuple[str, str]]] = {}
    places.setdefault(picture["robber"], []).append(("robber", "#2b2b2b"))
    pirate = (picture.get("sea") or {}).get("pirate")
    if pirate:
        places.setdefault(pirate, []).append(("pirate", "#3b2f4d"))
    merchant = (picture.get("knights") or {}).get("merchant")
    if merchant:
        places.setdefault(merchant["hex"], []).append(("merchant", "#8a5a1c"))
    parts = []
    for place, figures in places.items():
        x, y = corner if place == "frame" else _centre(place)
        for number, (name, fill) in enumerate(figures):
            shift = 0 if place == "frame" else 21 - 42 * (number % 2)
            parts.append(_figure(x + shift, y - 2, name, fill))
    return parts


def _panel(view: dict[str, Any], left: float, top: float) -> list[str]:
    """Who has what, as far as the viewer may know."""
    picture, scene = view["picture"], view["scene"]
    parts = []
    for words in wrapped(view["prompt"], 46)[:3]:
        parts.append(text(left, top + 16, words, 12, anchor="start", weight="bold"))
        top += 16
    top -= 16
    bank = "  ".join(f"{it['count']} {it['kind']}" for it in picture["bank"])
    parts.append(text(left, top + 36, f"bank: {bank}", 9.5, anchor="start"))
    dice = picture["dice"]
    rolled = f"dice {dice[0]} + {dice[1]}" if dice else "not rolled"
    turn = f"turn {picture['turns']}   {rolled}   to win: {scene['goal']} points"
    parts.append(text(left, top + 52, turn, 9.5, anchor="start"))
    colours = {owner["seat"]: owner for owner in picture["owners"]}
    realms = {it["seat"]: it for it in (picture.get("knights") or {}).get("realms", [])}
    y = top + 66
    for player in picture["players"]:
        seat = player["seat"]
        owner = colours[seat]
        fill, rim = paint(owner["colour"])
        on_turn = seat == picture["turn"]
        edge = INK if on_turn else "#d8ccb0"
        parts.append(rect(left, y, PANEL, ROW - 6, PAPER, stroke=edge, line=2 if on_turn else 1))
        parts.append(circle(left + 16, y + 18, 9, fill, stroke=rim, line=2))
        points = player["points"] + (player["hidden_points"] or 0)
        name = f"{owner['colour']}: {points} points"
        parts.append(text(left + 32, y + 16, name, 11.5, anchor="start", weight="bold"))
        if player["hand"] is None:
            hand = f"{player['hand_size']} cards"
        else:
            held = [f"{it['count']} {it['kind']}" for it in player["hand"] if it["count"]]
            hand = ", ".join(held) or "no cards"
        if seat in realms:
            levels = ", ".join(f"{it['area']} {it['level']}" for it in realms[seat]["improvements"])
            more = f"{levels}, progress cards {sum(it['count'] for it in realms[seat]['hidden'])}"
        else:
            more = f"development cards {player['cards_held']}, knights {player['knights']}"
        parts.append(text(left + 32, y + 32, hand, 9.5, anchor="start"))
        awards = [
            label
            for label, holder in (
                ("longest route", picture["route_holder"]),
                ("largest army", picture["army_holder"]),
            )
            if holder == seat
        ]
        facts = ", ".join([more, *awards])
        parts.append(text(left + 32, y + 47, facts, 9.5, anchor="start"))
        y += ROW
    outcome = view["outcome"]
    if outcome:
        names = ", ".join(view["seats"][seat] for seat in outcome["winners"]) or "nobody"
        parts.append(text(left, y + 16, f"won by {names}", 13, anchor="start", weight="bold"))
    return parts


def draw_board(view: dict[str, Any]) -> str:
    """The island, its pieces and figures, and a plate for every player."""
    scene, picture = view["scene"], view["picture"]
    sea = picture.get("sea") or {}
    lands = {it["name"]: it for it in scene["hexes"]}
    lands.update({it["name"]: it for it in sea.get("found", [])})
    for moved in (picture.get("knights") or {}).get("numbers", []):
        lands[moved["name"]] = {**lands[moved["name"]], "number": moved["number"]}
    centres = [_centre(name) for name in lands]
    left, right = min(x for x, _ in centres) - 95, max(x for x, _ in centres) + 95
    top, bottom = min(y for _, y in centres) - 95, max(y for _, y in centres) + 95
    middle = ((left + right) / 2, (top + bottom) / 2)
    height = max(bottom - top, 130 + ROW * len(picture["players"]) + 30)
    width = right - left + PANEL + 30
    parts = [
        rect(left, top, width, height, "#fffdf6", radius=0),
        rect(left, top, right - left, height, "#aad5d3", radius=10),
    ]
    parts += [_hex(it["name"], it["terrain"], it["number"]) for it in lands.values()]
    parts += [_harbour(it, middle) for it in [*scene["harbours"], *sea.get("harbours", [])]]
    for village in sea.get("villages", []):
        x, y = _corner(village["corner"])
        parts.append(circle(x, y, 9, "#f7e9d0", stroke="#8d4e68", line=2))
        parts.append(text(x, y + 3.5, village["number"], 9, weight="bold"))
    for gift in sea.get("gifts", []):
        x, y = _towards(*_ends(gift["edge"]), 0.5)
        parts.append(circle(x, y, 6, "#ffe08a", stroke="#946608", line=1.5))
    parts += _pieces(picture)
    parts += _figures(picture, (left + 34, top + 34))
    parts += _panel(view, right + 15, top + 8)
    return sheet(left, top, width, height, parts)
