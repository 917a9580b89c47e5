"""Replays: written, read, checked, told."""

import json
import os
import subprocess
import sys
from typing import Any

import jsonschema_rs
import pytest

from kneedeep.cli.commands import CommandError
from kneedeep.cli.replay import configure, run
from kneedeep.resources import path
from kneedeep.rules.replay import MOST_BYTES, ReplayError, lines_of, load, parse, play
from kneedeep.rules.ruleset import doom_2004
from kneedeep.rules.state import State
from kneedeep.rules.story import Teller
from tests.support.random_play import shipped

SCHEMA = json.loads(path("schemas", "replay.schema.json").read_text(encoding="utf-8"))


def recorded(seed: int, players: int = 2, most: int = 400) -> str:
    """The replay of a random game, cut off after some actions."""
    import random

    game = doom_2004().on(shipped("tutorial"))
    rng = random.Random(seed)
    state: State = game.setup(players, seed)
    actions: list[Any] = []
    while not state.winner and len(actions) < most:
        legal = game.legal_actions(state)
        actions.append(legal[int(rng.random() * len(legal))])
        game.apply(state, actions[-1])
    return "\n".join(lines_of(game, players, seed, actions)) + "\n"


def test_a_replay_plays_again_and_fits_its_schema(seed: int) -> None:
    text = recorded(seed)
    schema = jsonschema_rs.validator_for(SCHEMA)
    for line in text.splitlines():
        assert schema.is_valid(json.loads(line)), line
    replay = parse(text)
    *_, last = play(replay)
    assert last.number == len(replay.actions)
    assert last.state.winner == replay.winner


def test_the_first_checkpoint_that_differs_is_named() -> None:
    lines = recorded(5).splitlines()
    places = [number for number, line in enumerate(lines) if '"checkpoint"' in line]
    lines[places[1]] = json.dumps({"checkpoint": 100, "digest": "0" * 16})
    with pytest.raises(ReplayError, match="checkpoint 100"):
        list(play(parse("\n".join(lines))))


def test_an_illegal_action_is_named() -> None:
    lines = recorded(5).splitlines()
    lines[3] = json.dumps({"player": 0, "do": "step", "to": [24, 2]})
    with pytest.raises(ReplayError, match="Action 3"):
        list(play(parse("\n".join(lines))))


@pytest.mark.parametrize(
    ("text", "why"),
    [("", "no replay"), ("{}", "no replay"), ("[1]", "no JSON object"), ("nothing", "no JSON")],
)
def test_what_is_no_replay_is_refused(text: str, why: str) -> None:
    with pytest.raises(ReplayError, match=why):
        parse(text)


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ('"players": 2', '"players": "two"', "players must be a whole number"),
        ('"players": 2', '"players": 7', "made for 1, 2, 3 marines"),
        ('{"checkpoint": 50, ', '{"checkpoint": [], ', "lacks something or has it wrong"),
        ('"format": 1', '"format": 99', "format 99 is not known"),
    ],
)
def test_a_broken_line_is_one_sentence(old: str, new: str, why: str) -> None:
    text = recorded(5)
    assert old in text
    with pytest.raises(ReplayError, match=why):
        list(play(parse(text.replace(old, new))))


def test_a_file_too_large_deep_or_odd_is_refused(tmp_path: Any) -> None:
    file = tmp_path / "odd.kneedeep-replay"
    file.write_bytes(b'{"a": ' + b"[" * 200_000)
    with pytest.raises(ReplayError, match="no JSON"):
        load(str(file))
    file.write_bytes(b"\xff\xfe")
    with pytest.raises(ReplayError, match="UTF-8"):
        load(str(file))
    with file.open("wb") as large:
        large.truncate(MOST_BYTES + 1)
    with pytest.raises(ReplayError, match="larger than"):
        load(str(file))


def test_a_changed_scenario_is_refused() -> None:
    with pytest.raises(ReplayError, match="hash"):
        parse(recorded(5).replace("Cold Start", "Warm Start", 1))


def test_the_command_checks_and_tells(tmp_path: Any, capsys: pytest.CaptureFixture[str]) -> None:
    import argparse

    file = tmp_path / "game.kneedeep-replay"
    file.write_text(recorded(7), encoding="utf-8")
    parser = argparse.ArgumentParser()
    configure(parser)
    assert run(parser.parse_args([str(file), "--verify"])) == 0
    assert "checkpoints agree" in capsys.readouterr().out
    assert run(parser.parse_args([str(file), "--text", "--to", "60"])) == 0
    told = capsys.readouterr().out
    assert "== Round 1 ==" in told and "takes the action" in told and "After 60 actions" in told
    with pytest.raises(CommandError, match="no such file"):
        run(parser.parse_args([str(tmp_path / "none")]))


def test_events_read_as_a_story() -> None:
    game = doom_2004().on(shipped("tutorial"))
    t = game.tables(2)
    teller = Teller(t)
    door = t.door_number["hatch"]
    assert teller.tell([("door", door, 1, 0)]) == ["The red marine opens door:hatch"]
    zombie = t.kind_number["zombie"]
    revealed = [
        ("reveal", t.area_number["relay"]),
        ("place", 3, zombie, 0, 0, 1, "set-up"),
        ("place", 4, zombie, 1, 0, 1, "set-up"),
        ("place", 5, t.kind_number["demon"], 2, 1, 2, "set-up"),
    ]
    assert teller.tell(revealed) == ["Area Relay is revealed: 2 zombies, a demon"]


def test_the_same_game_in_another_process_with_another_hash_seed() -> None:
    program = (
        "from tests.engine.rules.test_replay import recorded; import hashlib;"
        "print(hashlib.sha256(recorded(11).encode()).hexdigest())"
    )
    found = set()
    for hash_seed in ("1", "4242"):
        environment = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": os.pathsep.join(sys.path)}
        done = subprocess.run(
            [sys.executable, "-c", program], env=environment, capture_output=True, text=True, check=True
        )
        found.add(done.stdout)
    assert len(found) == 1
