#!/usr/bin/env python3
"""Checks the chance of finished Landnam games without knowing their rules.

    python3 verify.py game.journal [more.journal ...]

One line per file: `ok` or the first thing wrong. Exit status 1 if anything was wrong.
`ok` means that a journal agrees with itself. That it is the one of your game, you see by comparing
its commitment, its terms and your pledge with those you noted when you sat down.
Redone here: commitment, pledges, list of seats, table seed, every draw, digest. That the bags are
those the rules give, that the layout follows from its draws, and that decisions and result are
right, only `landnam verify` can say. The procedure is described in fair-chance.md.
"""
import hashlib
import hmac
import json
import re
import sys

MAX_BYTES, MAX_LINE, MAX_TOTAL = 4 << 20, 64 << 10, (1 << 32) - 1
FACES = ["wool", "grain", "brick", "ore", "lumber", "gold"]
# First words of outcomes that only dice have.
DICE = ["roll", "start", "dice", "die", "symbol"]
SYMBOLS = ["brigands", "trade", "celebration", "harvest", "event-card", "event-card"]
NUMBER = r"(0|[1-9][0-9]{0,9})"
DRAW = {
    1: re.compile(rf"\* (.+?) @ {NUMBER}/{NUMBER} (.+)"),
    2: re.compile(rf"\* (.+?) @ {NUMBER} {NUMBER}/{NUMBER} (.+)"),
}
TERMS = ["family", "game", "options", "position", "rules", "seats", "table"]
LIST = ["commitment", "earlier", "practice", "seats", "start", "terms"]
SEAT = ["colour", "kind", "name", "pledge"]
EARLIER = ["agreed", "missing", "without"]


class Wrong(Exception):
    """A sentence about the first thing wrong."""


def require(holds, line, sentence):
    if not holds:
        raise Wrong(f"line {line}: {sentence}")


def sha256(*parts):
    return hashlib.sha256(b"".join(parts)).digest()


def draw(key, purpose, n, total):
    """Draw number n: uniform below total."""
    bits = (total - 1).bit_length()
    for attempt in range(1 << 32):
        message = purpose + b"\0" + n.to_bytes(8, "big") + attempt.to_bytes(4, "big")
        first = hmac.new(key, message, hashlib.sha256).digest()[:8]
        number = int.from_bytes(first, "big") >> (64 - bits)
        if number < total:
            return number
    raise Wrong("no attempt succeeded")


def item(bag, ticket):
    """How many tickets a list has, and the item of this one; none if it cannot be read."""
    total, drawn = 0, None
    for part in bag.split(" "):
        match = re.fullmatch(r"([^ *]+)\*([1-9][0-9]{0,9})", part)
        if not match:
            return None
        if total <= ticket < total + int(match[2]):
            drawn = match[1]
        total += int(match[2])
    return None if drawn is None or total > MAX_TOTAL else (total, drawn)


def due(bag, t, found):
    """How many tickets the bag has, and the outcome of ticket t; none if it cannot be read."""
    verb, high, low = found.split(" ")[0], t // 6 + 1, t % 6 + 1
    dice = {
        "2d6": (36, f"start {high} {low}" if verb == "start" else f"roll {high}+{low}"),
        "1d6": (6, f"die {t + 1}"),
        "d6": (6, f"number {t + 1}"),
        "event die": (6, f"symbol {SYMBOLS[t % 6]}"),
        "d6 and event die": (36, f"dice {high} {SYMBOLS[t % 6]}"),
    }
    if bag in dice:
        return dice[bag] if t < dice[bag][0] else None
    if match := re.fullmatch(r"([1-9]|1[0-2]) faces", bag):
        count = int(match[1])
        digits = sorted(t // 6**place % 6 for place in range(count))
        outcome = " ".join(["roll"] + [FACES[digit] for digit in digits])
        return (6**count, outcome) if t < 6**count else None
    if bag.startswith("2d6 "):
        sides = item(bag[4:], 0)
        if not sides or t >= 36 * sides[0]:
            return None
        pair, side = t // sides[0], item(bag[4:], t % sides[0])[1]
        return 36 * sides[0], f"roll {pair // 6 + 1}+{pair % 6 + 1} {side}"
    drawn = None if verb in DICE else item(bag, t)
    if not drawn:
        return None
    if drawn[1].startswith("moon:"):
        return drawn[0], "moon " + drawn[1][5:]
    return drawn[0], ("card" if verb == "moon" else verb) + " " + drawn[1]


def check_ticket(key, purpose, n, number, ticket, total):
    require(0 < total <= MAX_TOTAL, number, f"there cannot be {total} tickets")
    require(ticket < total, number, f"there is no ticket {ticket} among {total}")
    right = draw(key, purpose, n, total)
    require(ticket == right, number, f"the seed gives ticket {right}, not {ticket}")


def dice_deck(turned, bag, outcome):
    """Cards in the place of two dice: the bag holds those not turned over since the last shuffle."""
    pairs = [f"turn {t // 6 + 1}+{t % 6 + 1}" for t in range(36)]
    left = [pair for pair in pairs if pair not in turned]
    if bag != " ".join(pair[5:] + "*1" for pair in left):
        return False
    turned.clear() if len(left) == 1 else turned.add(outcome)
    return True


def check_draw(form, key, n, number, line, deck):
    match = DRAW[form].fullmatch(line)
    require(match, number, "the draw cannot be read")
    outcome, bag = match[1], match[match.lastindex]
    ticket, total = int(match[match.lastindex - 2]), int(match[match.lastindex - 1])
    require(form == 1 or int(match[2]) == n, number, f"this is draw {n}, not {match[2]}")
    check_ticket(key, b"chance", n, number, ticket, total)
    redone = due(bag, ticket, outcome)
    require(redone, number, f"the bag `{bag}` cannot be read")
    require(total == redone[0], number, f"the bag has {redone[0]} tickets, not {total}")
    require(outcome == redone[1], number, f"ticket {ticket} does not stand for `{outcome}`")
    if outcome.startswith("turn "):
        agreed = deck is not None and dice_deck(deck, bag, outcome)
        require(agreed, number, "these are not the cards in the place of dice")


def value(lines, number, key):
    """What stands behind the key in the line with this number, counted from one."""
    line = lines[number - 1] if number <= len(lines) else ""
    require(line.startswith(key + ": "), number, f"`{key}` is missing here")
    return line[len(key) + 2 :]


def hex_bytes(text, line, shortest=32, longest=32):
    digits = rf"([0-9a-f]{{2}}){{{shortest},{longest}}}"
    sentence = f"not {shortest} to {longest} bytes in small hex digits"
    require(isinstance(text, str) and re.fullmatch(digits, text), line, sentence)
    return bytes.fromhex(text)


def whole(text):
    raise ValueError(f"{text} is not a whole number")


def read_json(text, line, keys):
    """An object in its one form, with these keys."""
    parsed = json.loads(text, parse_float=whole, parse_constant=whole)
    written = json.dumps(parsed, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    require(written == text, line, "not written in its one proper form")
    require(isinstance(parsed, dict) and list(parsed) == keys, line, f"needs {', '.join(keys)}")
    return parsed


def is_number(thing):
    return isinstance(thing, int) and not isinstance(thing, bool)


def are_words(things):
    return isinstance(things, list) and all(isinstance(thing, str) for thing in things)


def check_terms(terms, family, rules, line):
    words = (terms["family"], terms["game"], terms["table"])
    numbers = (terms["rules"], terms["seats"])
    require(are_words(list(words)) and all(map(is_number, numbers)), line, "strange terms")
    require(terms["family"] == family, line, "the terms name another family")
    require(1 <= terms["rules"] <= rules, line, "the terms name other rules")
    require(terms["position"] is None, line, "a game from a position has no journal")


def check_list(found, terms, terms_text, commitment, line):
    """The seats, each with its pledge or none."""
    require(found["commitment"] == commitment.hex(), line, "the list has another commitment")
    require(found["terms"] == sha256(terms_text.encode()).hex(), line, "the list has other terms")
    require(isinstance(found["practice"], bool), line, "practice is true or false")
    earlier, seats = found["earlier"], found["seats"]
    require(isinstance(earlier, list) and isinstance(seats, list), line, "strange list")
    for start in earlier:
        require(isinstance(start, dict) and list(start) == EARLIER, line, "strange start")
        named = are_words(start["agreed"]) and are_words(start["missing"])
        require(named and isinstance(start["without"], bool), line, "strange start")
    numbered = is_number(found["start"]) and found["start"] == len(earlier) + 1
    require(numbered, line, "the starts are not counted right")
    require(len(seats) == terms["seats"], line, "terms and list name other seats")
    for seat in seats:
        require(isinstance(seat, dict) and list(seat) == SEAT, line, "strange seat")
        require(are_words([seat["colour"], seat["name"]]), line, "strange seat")
        require(seat["kind"] in ("person", "bot"), line, "strange seat")
        require(seat["pledge"] is None or hex_bytes(seat["pledge"], line), line, "strange seat")
    return seats


def read_nonces(lines, number, names):
    """The nonces of the seats with these names, from the line with this number on."""
    nonces = []
    for number, name in enumerate(names, number):
        nonce = value(lines, number, f"nonce {name}")
        nonces.append(b"" if nonce == "none" else hex_bytes(nonce, number, 1, 64))
    return nonces


def lonely(nonces):
    """A note if the seed alone decides: whoever drew it may have chosen it."""
    return [] if any(nonces) else ["no seat added a nonce"]


def first_form(lines, end, seed):
    """The names of the seats, the key of all draws, a note, the cards turned over for dice."""
    commitment = value(lines, 5, "commitment")
    require(commitment != "none", 5, "nothing can be verified: there is no commitment")
    require(seed is not None, len(lines), "the game is not over yet, so its seed is still secret")
    promised = sha256(b"landnam commitment 1\0", seed).hex()
    require(promised == commitment, 5, "the seed is not the one committed to")
    names = [line.partition(": ")[0].removeprefix("nonce ") for line in lines[5 : end - 1]]
    parts = [b"landnam table seed 1\0", seed, bytes([len(names)])]
    nonces = read_nonces(lines, 6, names)
    for seat, nonce in enumerate(nonces):
        parts += [bytes([seat, len(nonce)]), nonce]
    return names, sha256(*parts), ", ".join(["an older journal", *lonely(nonces)]), set()


def second_form(lines, end, seed):
    """The same of the second form; no cards where nobody agreed on a deck."""
    terms_text, list_text = value(lines, 5, "terms"), value(lines, 7, "list")
    terms, listed = read_json(terms_text, 5, TERMS), read_json(list_text, 7, LIST)
    check_terms(terms, value(lines, 2, "family"), int(value(lines, 3, "rules")), 5)
    commitment = hex_bytes(value(lines, 6, "commitment"), 6)
    require(seed is not None, len(lines), "the game is not over yet, so its seed is still secret")
    promised = sha256(b"landnam commitment 2\0", seed, sha256(terms_text.encode()))
    require(promised == commitment, 6, "the seed is not the one committed to")
    seats = check_list(listed, terms, terms_text, commitment, 7)
    names = [seat["colour"] for seat in seats]
    nonces = read_nonces(lines, 8, names)
    parts = [b"landnam table seed 2\0", seed, sha256(list_text.encode()), bytes([len(names)])]
    for number, (seat, nonce) in enumerate(zip(seats, nonces), 8):
        pledge = sha256(b"landnam nonce 2\0", commitment, nonce).hex() if nonce else None
        require(pledge == seat["pledge"], number, "the nonce is not the one pledged")
        parts += [bytes([len(nonce)]), nonce]
    key = sha256(*parts)
    first = 8 + len(names)
    for n, number in enumerate(range(first, end)):
        match = re.fullmatch(f"{NUMBER}/{NUMBER}", value(lines, number, f"layout {n}"))
        require(match, number, "the draw cannot be read")
        check_ticket(key, b"layout", n, number, int(match[1]), int(match[2]))
    notes = [f"{end - first} draws of the layout", *lonely(nonces)]
    if listed["start"] > 1:
        notes.append(f"start {listed['start']}")
    if listed["practice"]:
        notes.append("practice: the layout was chosen")
    options = terms["options"] if isinstance(terms["options"], dict) else {}
    deck = set() if options.get("dice_deck") is True else None
    return names, key, ", ".join(notes), deck


def check_end(data, lines, end, names):
    """Outcome and digest."""
    points = ", ".join(re.escape(name) + r" (0|-?[1-9][0-9]{0,4})" for name in names)
    one = "(" + "|".join(map(re.escape, names)) + ")"
    outcome = value(lines, end + 1, "outcome")
    shape = rf"{points}; won by (nobody|{one}(, {one})*)"
    require(re.fullmatch(shape, outcome), end + 1, "the outcome cannot be read")
    digest = value(lines, end + 3, "digest")
    require(len(lines) == end + 3, end + 4, "nothing may follow the digest")
    before = data[: data.rindex(b"digest: ")]
    require(digest == sha256(before).hex(), end + 3, "the journal was changed")


def verify(data):
    """A sentence about a journal in which all is well."""
    require(len(data) <= MAX_BYTES, 1, "the journal is too long")
    lines = data.decode("utf-8").split("\n")
    require(lines.pop() == "" and lines, len(lines) + 1, "the line is not finished")
    for number, line in enumerate(lines, 1):
        require(len(line.encode()) <= MAX_LINE, number, "the line is too long")
    forms = {"landnam journal 1": 1, "landnam journal 2": 2}
    require(lines[0] in forms, 1, "this is not a journal")
    form = forms[lines[0]]
    value(lines, 2, "family"), value(lines, 4, "setup")
    rules = value(lines, 3, "rules")
    require(re.fullmatch(NUMBER, rules), 3, "the version of the rules is no number")
    require(0 < int(rules) <= MAX_TOTAL, 3, "versions of the rules are counted from 1")
    gaps = [number for number, line in enumerate(lines, 1) if line == ""]
    require(gaps, len(lines), "the empty line after the header is missing")
    seed = None
    if len(gaps) > 1 and value(lines, gaps[1] + 2, "seed") != "none":
        seed = hex_bytes(value(lines, gaps[1] + 2, "seed"), gaps[1] + 2)
    names, key, note, deck = (first_form if form == 1 else second_form)(lines, gaps[0], seed)
    check_end(data, lines, gaps[1], names)
    draws = 0
    for number in range(gaps[0] + 1, gaps[1]):
        line = lines[number - 1]
        if line.startswith("* "):
            check_draw(form, key, draws, number, line, deck)
            draws += 1
        else:
            seat = line.partition(": ")[0]
            require(seat in names, number, f"nobody called `{seat}` sits at this table")
    return f"{draws} draws, {note}; without rules: bags, layout, moves and result were not checked"


def main(paths):
    status = 0
    for path in paths:
        try:
            with open(path, "rb") as file:
                print(f"{path}: ok, {verify(file.read())}")
        except (OSError, ValueError, RecursionError, Wrong) as wrong:
            print(f"{path}: {wrong}")
            status = 1
    return status


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
