#!/usr/bin/env python3
"""Reads journals of Landnam games without knowing their rules, as journal-format.md describes them.

    python3 journal.py game.journal games-000000000.txt.gz folder ...

One JSON object per journal; at the first thing wrong its file and line, and exit status 1. To use it
from a program: `for number, journal in journals(path): ...`, or `read(lines)`.
"""
import gzip
import hashlib
import json
import pathlib
import re
import sys

MAX_BYTES, MAX_LINE = 4 << 20, 64 << 10
NUMBER = r"(?:0|[1-9][0-9]*)"
NAME = r"[a-z]+"
TICKET = re.compile(rf"({NUMBER})/({NUMBER})")
DRAW = {
    None: re.compile(r"\* (?P<outcome>.+)"),
    1: re.compile(rf"\* (?P<outcome>.+?) @ (?P<ticket>{NUMBER})/(?P<total>{NUMBER}) (?P<bag>.+)"),
    2: re.compile(
        rf"\* (?P<outcome>.+?) @ (?P<draw>{NUMBER}) (?P<ticket>{NUMBER})/(?P<total>{NUMBER})"
        r" (?P<bag>.+)"
    ),
}


class Wrong(Exception):
    """What is wrong, and in which line of the journal, counted from one."""

    def __init__(self, line, sentence):
        super().__init__(f"line {line}: {sentence}")
        self.line, self.sentence = line, sentence


class Lines:
    """The lines of a journal, taken from the top."""

    def __init__(self, lines):
        self.lines, self.number = lines, 0

    def next(self, missing="the journal ends here"):
        if self.number == len(self.lines):
            raise Wrong(self.number + 1, missing)
        self.number += 1
        return self.lines[self.number - 1]

    def peek(self):
        return self.lines[self.number] if self.number < len(self.lines) else None

    def value(self, key, shape=None):
        line = self.next(f"`{key}` is missing here")
        found, _, value = line.partition(": ")
        self.require(found == key, f"`{key}` is missing here")
        self.require(not shape or re.fullmatch(shape, value), f"`{key}` cannot be read")
        return value

    def json(self, key):
        try:
            parsed = json.loads(self.value(key))
        except ValueError as why:
            raise Wrong(self.number, f"`{key}` is no JSON: {why}") from None
        self.require(isinstance(parsed, dict), f"`{key}` is no object")
        return parsed

    def require(self, holds, sentence):
        if not holds:
            raise Wrong(self.number, sentence)


def read(lines):
    """A journal from its lines, without their ends."""
    lines = Lines(lines)
    head = re.fullmatch(r"landnam journal ([12])", lines.next())
    lines.require(head, "this is not a journal")
    version = int(head[1])
    journal = {
        "version": version,
        "family": lines.value("family", NAME),
        "rules": int(lines.value("rules", r"[1-9][0-9]*")),
        "setup": lines.json("setup"),
    }
    if version == 2:
        journal["terms"] = lines.json("terms")
    commitment = lines.value("commitment", "[0-9a-f]{64}" if version == 2 else "none|[0-9a-f]{64}")
    sealed = commitment != "none"
    journal["commitment"] = commitment if sealed else None
    if version == 2:
        journal["list"] = lines.json("list")
    if sealed:
        journal["nonces"] = read_nonces(lines)
    if version == 2:
        journal["layout"] = read_layout(lines)
    lines.require(lines.next("the empty line is missing here") == "", "an empty line is due here")
    journal["steps"] = read_steps(lines, version if sealed else None)
    if lines.peek() is not None:
        lines.next()
        read_ending(lines, journal, sealed)
    return journal


def read_nonces(lines):
    nonces = {}
    while (lines.peek() or "").startswith("nonce "):
        match = re.fullmatch(rf"nonce ({NAME}): (none|(?:[0-9a-f]{{2}}){{1,64}})", lines.next())
        lines.require(match and match[1] not in nonces, "the nonce cannot be read")
        nonces[match[1]] = None if match[2] == "none" else match[2]
    return nonces


def read_layout(lines):
    layout = []
    while (lines.peek() or "").startswith("layout "):
        ticket = TICKET.fullmatch(lines.value(f"layout {len(layout)}"))
        lines.require(ticket, "the draw cannot be read")
        layout.append([int(ticket[1]), int(ticket[2])])
    return layout


def read_steps(lines, form):
    """Decisions and draws; `form` says how draws are written: without tickets, or as in 1 or 2."""
    steps, draws = [], 0
    while lines.peek():
        line = lines.next()
        if not line.startswith("* "):
            match = re.fullmatch(rf"({NAME}): (.+)", line)
            lines.require(match, "the step cannot be read")
            steps.append({"seat": match[1], "action": match[2]})
            continue
        match = DRAW[form].fullmatch(line)
        lines.require(match, "the draw cannot be read")
        stray = form is None and " @ " in line
        lines.require(not stray, "a ticket where nothing was committed to")
        step = {key: int(text) if key in ("draw", "ticket", "total") else text
                for key, text in match.groupdict().items()}
        lines.require(step.get("draw", draws) == draws, f"this is draw {draws}")
        draws += 1
        steps.append(step)
    return steps


def read_ending(lines, journal, sealed):
    outcome = lines.value("outcome", rf"{NAME} -?\d+(, {NAME} -?\d+)*; won by {NAME}(, {NAME})*")
    points, _, winners = outcome.partition("; won by ")
    pairs = [part.split(" ") for part in points.split(", ")]
    journal["points"] = {name: int(number) for name, number in pairs}
    journal["winners"] = [] if winners == "nobody" else winners.split(", ")
    lines.require(set(journal["winners"]) <= set(journal["points"]), "a winner who does not play")
    for step in journal["steps"]:
        known = "seat" not in step or step["seat"] in journal["points"]
        lines.require(known, f"nobody called `{step.get('seat')}` plays")
    seed = lines.value("seed", "[0-9a-f]{64}" if sealed else "none")
    journal["seed"] = seed if sealed else None
    before = "".join(line + "\n" for line in lines.lines[: lines.number])
    digest = lines.value("digest", "[0-9a-f]{64}")
    right = hashlib.sha256(before.encode()).hexdigest()
    lines.require(digest == right, "the journal was changed: its digest is another one")
    lines.require(lines.peek() is None, "nothing may follow the digest")


def journals(path):
    """Every journal of a file or a collection, each with the line on which it begins."""
    path = pathlib.Path(path)
    if path.is_dir():
        for file in sorted(path.glob("games-*.txt.gz")):
            yield from journals(file)
        return
    data = path.read_bytes()
    text = (gzip.decompress(data) if data[:2] == b"\x1f\x8b" else data).decode("utf-8")
    lines = text.split("\n")
    if lines.pop() != "":
        raise Wrong(len(lines) + 1, "the line is not finished")
    heads = [n for n, line in enumerate(lines) if line.startswith("landnam journal ")]
    for begin, end in zip([0] + heads[1:], heads[1:] + [len(lines)]):
        try:
            yield begin + 1, read_checked(lines[begin:end])
        except Wrong as wrong:
            raise Wrong(begin + wrong.line, wrong.sentence) from None


def read_checked(lines):
    """As `read`, after a look at how long everything is."""
    for number, line in enumerate(lines, 1):
        if len(line.encode()) > MAX_LINE:
            raise Wrong(number, "the line is too long")
    if sum(len(line.encode()) + 1 for line in lines) > MAX_BYTES:
        raise Wrong(1, "the journal is too long")
    return read(lines)


def main(paths):
    for path in paths:
        try:
            for _, journal in journals(path):
                print(json.dumps(journal, ensure_ascii=False))
        except (OSError, EOFError, ValueError, RecursionError, Wrong) as wrong:
            print(f"{path}: {wrong}", file=sys.stderr)
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
