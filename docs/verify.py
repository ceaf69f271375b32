#!/usr/bin/env python3
"""Checks the chance of finished Landnam games without knowing their rules.

    python3 verify.py game.journal [more.journal ...]

One line per file: `ok` or the first thing wrong. Exit status 1 if anything was wrong.
Redone here: commitment, table seed, layout, every draw, digest. Whether the players' decisions
were legal only `landnam verify` can say. The procedure is described in fair-chance.md.
"""
import hashlib
import hmac
import json
import re
import sys

FACES = ["wool", "grain", "brick", "ore", "lumber", "gold"]
TERRAINS = {"forest": 4, "pasture": 4, "fields": 4, "hills": 3, "mountains": 3, "desert": 1}
HARBOURS = {"generic": 4, "brick": 1, "lumber": 1, "wool": 1, "grain": 1, "ore": 1}
LETTERS = [5, 2, 6, 3, 8, 10, 9, 12, 11, 4, 8, 10, 9, 4, 5, 6, 3, 11]
OUTER, INNER = [11, 6, 2, 1, 0, 3, 7, 12, 16, 17, 18, 15], [10, 5, 4, 8, 13, 14]
DRAW = re.compile(r"\* (.+?) @ (0|[1-9][0-9]{0,9})/([1-9][0-9]{0,9}) (.+)")


class Wrong(Exception):
    """A sentence about the first thing wrong."""


def require(holds, line, sentence):
    if not holds:
        raise Wrong(f"line {line}: {sentence}")


def sha256(*parts):
    return hashlib.sha256(b"".join(parts)).digest()


def table_seed(seed, nonces):
    parts = [b"landnam table seed 1\0", seed, bytes([len(nonces)])]
    for seat, nonce in enumerate(nonces):
        parts += [bytes([seat, len(nonce)]), nonce]
    return sha256(*parts)


def draw(key, purpose, n, total):
    """Draw number n: uniform below total."""
    bits = (total - 1).bit_length()
    attempt = 0
    while True:
        message = purpose + b"\0" + n.to_bytes(8, "big") + attempt.to_bytes(4, "big")
        first = hmac.new(key, message, hashlib.sha256).digest()[:8]
        number = int.from_bytes(first, "big") >> (64 - bits)
        if number < total:
            return number
        attempt += 1


class LayoutLuck:
    """Counts the draws with which a layout is dealt."""

    def __init__(self, key):
        self.key, self.n = key, 0

    def below(self, total):
        self.n += 1
        return draw(self.key, b"layout", self.n - 1, total)

    def shuffle(self, items):
        for last in range(len(items) - 1, 0, -1):
            chosen = self.below(last + 1)
            items[last], items[chosen] = items[chosen], items[last]


def layout_board(setup, luck):
    """Does this luck deal this island? One that is printed or brought along is not dealt."""
    kind, island = setup["options"]["board"], setup["layout"]
    if kind not in ("variable", "random"):
        return True
    terrains = [terrain for terrain, count in TERRAINS.items() for _ in range(count)]
    luck.shuffle(terrains)
    order, letters, red = list(range(19)), list(LETTERS), None
    if kind == "variable":
        turn = luck.below(6)
        order = OUTER[2 * turn :] + OUTER[: 2 * turn] + INNER[turn:] + INNER[:turn] + [9]
    places = [(tile["q"], tile["r"]) for tile in island["hexes"]]
    # Numbers at random are dealt again while two red ones touch; along the spiral they never do.
    while red is None or any({(q + 1, r), (q, r + 1), (q + 1, r - 1)} & red for q, r in red):
        if kind == "random":
            luck.shuffle(letters)
        rest = iter(letters)
        numbers = {at: None if terrains[at] == "desert" else next(rest) for at in order}
        red = {places[at] for at in order if numbers[at] in (6, 8)}
    harbours = [harbour for harbour, count in HARBOURS.items() for _ in range(count)]
    luck.shuffle(harbours)
    tiles = [(tile["terrain"], tile["number"]) for tile in island["hexes"]]
    types = [harbour["type"] for harbour in island["harbours"]]
    return tiles == [(terrains[at], numbers[at]) for at in range(19)] and types == harbours


LAYOUTS = {"board": layout_board, "dice": lambda setup, luck: True}


def redo(bag, ticket, outcome):
    """How many tickets the bag has (0: unreadable), and whether this one stands for the outcome."""
    if match := re.fullmatch(r"([1-9]) faces", bag):
        dice = int(match[1])
        digits = sorted(ticket // 6**place % 6 for place in range(dice))
        return 6**dice, outcome == " ".join(["roll"] + [FACES[digit] for digit in digits])
    if bag == "2d6":
        return 36, outcome == f"roll {ticket // 6 + 1}+{ticket % 6 + 1}"
    total, drawn = 0, None
    for item in bag.split(" "):
        match = re.fullmatch(r"([^ *]+)\*([1-9][0-9]{0,8})", item)
        if not match:
            return 0, False
        if total <= ticket < total + int(match[2]):
            drawn = match[1]
        total += int(match[2])
    return total, outcome.split(" ")[-1] == drawn


def value(lines, number, key):
    """What stands behind the key in the line with this number, counted from one."""
    line = lines[number - 1] if number <= len(lines) else ""
    require(line.startswith(key + ": "), number, f"`{key}` is missing here")
    return line[len(key) + 2 :]


def hex_bytes(text, line, longest=32):
    digits = rf"([0-9a-f]{{2}}){{1,{longest}}}"
    require(re.fullmatch(digits, text), line, f"not 1 to {longest} bytes in small hex digits")
    return bytes.fromhex(text)


def check_draw(key, n, number, line):
    match = DRAW.fullmatch(line)
    require(match, number, "the draw cannot be read")
    outcome, ticket, total, bag = match[1], int(match[2]), int(match[3]), match[4]
    tickets, fits = redo(bag, ticket, outcome)
    require(tickets, number, f"the bag `{bag}` cannot be read")
    require(total == tickets, number, f"the bag has {tickets} tickets, not {total}")
    due = draw(key, b"chance", n, total)
    require(ticket == due, number, f"the seed gives ticket {due}, not {ticket}")
    require(fits, number, f"ticket {ticket} does not stand for `{outcome}`")


def verify(data):
    """The number of draws of a journal in which all is well."""
    lines = data.decode("utf-8").split("\n")
    require(lines.pop() == "" and lines, len(lines) + 1, "the line is not finished")
    require(lines[0] == "landnam journal 1", 1, "this is not a journal")
    family, setup = value(lines, 2, "family"), json.loads(value(lines, 4, "setup"))
    commitment = value(lines, 5, "commitment")
    require(commitment != "none", 5, "nothing can be verified: there is no commitment")

    gaps = [number for number, line in enumerate(lines, 1) if line == ""]
    require(gaps, len(lines), "the empty line after the header is missing")
    require(len(gaps) > 1, len(lines), "the game is not over yet, so its seed is still secret")
    first, end = gaps[0], gaps[1]
    value(lines, end + 1, "outcome")
    seed = hex_bytes(value(lines, end + 2, "seed"), end + 2)
    digest = value(lines, end + 3, "digest")
    require(len(lines) == end + 3, end + 4, "nothing may follow the digest")
    before = data[: data.rindex(b"digest: ")]
    require(digest == sha256(before).hex(), end + 3, "the journal was changed")
    promised = sha256(b"landnam commitment 1\0", seed).hex()
    require(promised == commitment, end + 2, "the seed is not the one committed to")

    nonces = []
    for number in range(6, first):
        name, _, nonce = lines[number - 1].partition(": ")
        require(name.startswith("nonce "), number, "a nonce is missing here")
        nonces.append(b"" if nonce == "none" else hex_bytes(nonce, number, 64))
    key = table_seed(seed, nonces)
    require(family in LAYOUTS, 2, f"this script cannot deal for the family `{family}`")
    require(LAYOUTS[family](setup, LayoutLuck(key)), 4, "the seed deals another layout")
    steps = range(first + 1, end)
    draws = [number for number in steps if lines[number - 1].startswith("* ")]
    for n, number in enumerate(draws):
        check_draw(key, n, number, lines[number - 1])
    return len(draws)


def main(paths):
    status = 0
    for path in paths:
        try:
            with open(path, "rb") as file:
                draws = verify(file.read())
            print(f"{path}: ok, {draws} draws")
        except (OSError, ValueError, RecursionError, Wrong) as wrong:
            print(f"{path}: {wrong}")
            status = 1
    return status


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
