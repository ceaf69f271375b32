"""The easy layer: games by notation, views, journals, the rule book."""

from __future__ import annotations

import json
import xml.etree.ElementTree as ET

import pytest

import landnam as ln

IDS = [listing.id for listing in ln.games()]


def test_a_game_is_played_by_notation() -> None:
    game = ln.Game("base", seats=4, seed=1, board="beginner")
    assert game.seats == ["red", "blue", "orange", "white"]
    turn = game.turn
    assert turn is not None
    assert game.awaited == [turn]
    assert game.actions() == ["roll"]
    told = game.play("roll")
    assert any("rolls" in sentence for sentence in told), told
    assert game.turn is not None
    assert "end" in game.actions() or "discard" in game.actions()[0] or game.actions()


def test_a_seed_decides_everything() -> None:
    games = [ln.Game("base", seed=7).play_on("random") for _ in range(2)]
    assert games[0].journal() == games[1].journal()
    other = ln.Game("base", seed=8).play_on("random")
    assert other.journal() != games[0].journal()


def test_a_refusal_names_its_rule() -> None:
    game = ln.Game("base", seed=1, board="beginner")
    with pytest.raises(ln.RuleError) as refused:
        game.play("end")
    assert refused.value.rule == "BASE-33"
    assert refused.value.sentence
    assert str(refused.value) == f"BASE-33: {refused.value.sentence}"
    assert ln.rules("BASE-33").id == "BASE-33"
    # Nothing has happened.
    assert game.actions() == ["roll"]


@pytest.mark.parametrize("id", IDS)
def test_every_game_is_played_drawn_and_verified(id: str) -> None:
    listing = ln.listing(id)
    game = ln.Game(id, seed=3, **({"turn_limit": 40} if listing.family != "dice" else {}))
    assert repr(game).startswith(f"<landnam.Game {id}")
    steps = 0
    while (seat := game.turn) is not None:
        if steps % 150 == 0:
            check_view(game, seat)
        action = game.choose("random", seat)
        assert action in game.actions(seat)
        assert game.describe(action)
        game.play(action, seat)
        steps += 1
    assert game.is_over
    outcome = game.outcome
    assert outcome is not None
    assert len(outcome.points) == len(game.seats)
    ET.fromstring(game.svg("referee"))
    verified = ln.verify(game.journal())
    assert verified.by_rules
    assert verified.winners == outcome.winners
    replayed = ln.replay(game.journal())
    assert replayed.outcome == outcome
    assert sum(step.seat is not None for step in replayed.steps) == steps
    middle = len(replayed.steps) // 2
    ET.fromstring(replayed.svg(middle))


def check_view(game: ln.Game, seat: int) -> None:
    """Drawings are well formed, and nobody is told what others hide."""
    view = game.view(seat)
    assert json.loads(json.dumps(view)) == view
    assert view["viewer"] == seat
    assert seat in view["awaited"]
    assert view["prompt"]
    for viewer in [seat, (seat + 1) % len(game.seats), "spectator"]:
        ET.fromstring(game.svg(viewer))  # type: ignore[arg-type]
    if view["family"] == "board":
        hands = [player["hand"] for player in view["picture"]["players"]]
        assert [hand is not None for hand in hands] == [it == seat for it in range(len(hands))]
        everything = game.view("referee")["picture"]["players"]
        assert all(player["hand"] is not None for player in everything)


def test_bots_play_by_name_with_parameters() -> None:
    game = ln.Game("dice", seats=2, seed=4)
    for bot in ln.listing("dice").bots:
        assert game.choose(bot) in game.actions()
    assert game.choose("greedy:whim=20") in game.actions()
    game.play_on("greedy")
    assert game.is_over


def test_an_offer_is_a_form() -> None:
    game = ln.Game("base", seats=4, seed=5)
    offer = None
    while offer is None:
        seat = game.turn
        assert seat is not None
        own = game.view(seat)["picture"]["players"][seat]["hand"]
        held = [it["kind"] for it in own if it["count"]]
        if "offer" in game.forms(seat) and held:
            wanted = "ore" if held[0] != "ore" else "wool"
            offer = f"offer 1 {held[0]} for 1 {wanted}"
            break
        game.play(game.choose("random"))
    told = game.play(offer)
    assert told
    assert game.awaited != [seat]


def test_the_rule_book_is_searched_and_read() -> None:
    rule = ln.rules("base-58")
    assert rule.id == "BASE-58"
    assert "settlement" in str(rule)
    german = ln.rules("BASE-58", "de")
    assert german.sentence != rule.sentence
    assert "BASE-58" in [found.id for found in ln.search("distance between settlements")]


def test_simulations_depend_on_their_seed_alone() -> None:
    once = ln.simulate("dice", seats=2, games=200, seed=3, threads=1)
    again = ln.simulate("dice", seats=2, games=200, seed=3, threads=2)
    assert (once.wins, once.points, once.steps) == (again.wins, again.points, again.steps)
    assert once.games == once.ended == 200
    better = ln.simulate("dice", seats=2, games=60, bots=["njal", "random"])
    assert better.shares[0] > 55


def test_games_without_end_get_a_last_turn() -> None:
    told = ln.simulate("rivals/intro", games=5, seed=1)
    assert told.games == 5
