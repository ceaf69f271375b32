"""Small pieces of SVG, and the colours of the house."""

from __future__ import annotations

from html import escape

INK = "#22303a"
PAPER = "#fbf7ec"
LINE = "#d8ccb0"

COLOURS = {
    "red": ("#c8323c", "#8e1b29"),
    "blue": ("#2f6fc0", "#1c4580"),
    "orange": ("#e8862e", "#9c5210"),
    "white": ("#f4f1e8", "#7c7a70"),
    "north": ("#8a7a9c", "#574a68"),
    "south": ("#7d8f5a", "#4d5b34"),
}
GOODS = {
    "lumber": "#4f8a62",
    "brick": "#cf7149",
    "wool": "#b5cf78",
    "grain": "#edbd47",
    "ore": "#82879d",
    "gold": "#e9b028",
    "cloth": "#d9a3b8",
    "coin": "#8fb3d9",
    "paper": "#cfd8b0",
}


def paint(colour: str) -> tuple[str, str]:
    """The colours of somebody's pieces, and of their edges."""
    return COLOURS.get(colour, ("#9aa0a6", "#5a6068"))


def text(
    x: float,
    y: float,
    content: object,
    size: float = 12,
    *,
    anchor: str = "middle",
    weight: str = "normal",
    fill: str = INK,
) -> str:
    """Words at a place."""
    return (
        f'<text x="{x:.1f}" y="{y:.1f}" font-size="{size:g}" text-anchor="{anchor}" '
        f'font-weight="{weight}" fill="{fill}">{escape(str(content))}</text>'
    )


def wrapped(words: str, length: int) -> list[str]:
    """Lines of about so many letters."""
    lines = [""]
    for word in words.split():
        if lines[-1] and len(lines[-1]) + len(word) >= length:
            lines.append("")
        lines[-1] = f"{lines[-1]} {word}".strip()
    return lines


def rect(
    x: float,
    y: float,
    width: float,
    height: float,
    fill: str,
    *,
    stroke: str = "none",
    radius: float = 4,
    line: float = 1,
) -> str:
    """A plate with round corners."""
    return (
        f'<rect x="{x:.1f}" y="{y:.1f}" width="{width:.1f}" height="{height:.1f}" '
        f'rx="{radius:g}" fill="{fill}" stroke="{stroke}" stroke-width="{line:g}"/>'
    )


def circle(
    x: float, y: float, radius: float, fill: str, *, stroke: str = "none", line: float = 1
) -> str:
    """A disc."""
    return (
        f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{radius:g}" fill="{fill}" '
        f'stroke="{stroke}" stroke-width="{line:g}"/>'
    )


def polygon(
    points: list[tuple[float, float]], fill: str, *, stroke: str = "none", line: float = 1
) -> str:
    """A shape with straight sides."""
    joined = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
    return (
        f'<polygon points="{joined}" fill="{fill}" stroke="{stroke}" '
        f'stroke-width="{line:g}" stroke-linejoin="round"/>'
    )


def line(
    start: tuple[float, float],
    end: tuple[float, float],
    colour: str,
    width: float,
    *,
    dash: str = "",
) -> str:
    """A stroke."""
    dashes = f' stroke-dasharray="{dash}"' if dash else ""
    return (
        f'<line x1="{start[0]:.1f}" y1="{start[1]:.1f}" x2="{end[0]:.1f}" y2="{end[1]:.1f}" '
        f'stroke="{colour}" stroke-width="{width:g}" stroke-linecap="round"{dashes}/>'
    )


def sheet(left: float, top: float, width: float, height: float, parts: list[str]) -> str:
    """A whole picture."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width:.0f}" height="{height:.0f}" '
        f'viewBox="{left:.0f} {top:.0f} {width:.0f} {height:.0f}" style="max-width:100%" '
        'font-family="Figtree, Helvetica, Arial, sans-serif">' + "".join(parts) + "</svg>"
    )
