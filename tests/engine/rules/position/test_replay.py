"""Replays: written, read, checked, told."""

import hashlib
import json
import os
import subprocess
import sys
from dataclasses import replace
from functools import cache
from typing import Any

import jsonschema_rs
import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from kneedeep.cli.commands.replay import configure, run
from kneedeep.model.scenario.io.atomic_files import FileFailed
from kneedeep.model.scenario.io.reader import read
from kneedeep.model.scenario.io.writer import data_of
from kneedeep.model.scenario.yaml_patch.value_text import inline
from kneedeep.rules.doom2004 import doom_2004
from kneedeep.rules.doom2004.text.story import StoryWriter
from kneedeep.rules.registry import ruleset_for, ruleset_of
from kneedeep.rules.replay import MOST_BYTES, lines_of, load, parse, play
from kneedeep.rules.replay_lines import ReplayError
from kneedeep.support.resources import path
from tests.support.cases import cases
from tests.support.command import Shell
from tests.support.random_play import shipped
from tests.support.typed_events import typed

SCHEMA = json.loads(path("schemas", "replay.schema.json").read_text(encoding="utf-8"))


@cache
def recorded(seed: int, players: int = 2, most: int = 400, name: str = "tutorial") -> str:
    """The replay of a random game, cut off after some actions."""
    import random

    scenario = shipped(name)
    game = ruleset_for(scenario.ruleset).on(scenario)
    rng = random.Random(seed)
    state = game.setup(players, seed)
    actions: list[Any] = []
    while not state.winner and len(actions) < most:
        legal = game.legal_actions(state)
        actions.append(legal[int(rng.random() * len(legal))])
        game.apply(state, actions[-1])
    return "\n".join(lines_of(game, players, seed, actions)) + "\n"


@pytest.mark.parametrize(("name", "players"), [("tutorial", 3), ("range-day", 4)])
def test_a_replay_plays_again_and_fits_its_schema(seed: int, name: str, players: int) -> None:
    text = recorded(seed, players, name=name)
    schema = jsonschema_rs.validator_for(SCHEMA)
    for line in text.splitlines():
        assert schema.is_valid(json.loads(line)), line
    replay = parse(text)
    *_, last = play(replay, replay.game(ruleset_of))
    assert last.number == len(replay.actions)
    assert last.state.winner == replay.winner


def test_the_first_checkpoint_that_differs_is_named() -> None:
    lines = recorded(5).splitlines()
    places = [number for number, line in enumerate(lines) if '"checkpoint"' in line]
    lines[places[1]] = json.dumps({"checkpoint": 100, "digest": "0" * 16})
    with pytest.raises(ReplayError, match="checkpoint 100"):
        list(play((replay := parse("\n".join(lines))), replay.game(ruleset_of)))


def test_an_illegal_action_is_named() -> None:
    lines = recorded(5).splitlines()
    lines[3] = json.dumps({"player": 0, "do": "step", "to": [24, 2]})
    with pytest.raises(ReplayError, match="Action 3"):
        list(play((replay := parse("\n".join(lines))), replay.game(ruleset_of)))


@cases("text", ["", "{}", "[1]", "nothing", "format: 1"])
def test_what_is_no_replay_is_refused(text: str) -> None:
    with pytest.raises(ReplayError, match="Line 1 is damaged, or the file is no recorded game"):
        parse(text)


@cases(("old", "new", "why"))
def test_a_broken_line_is_one_sentence(old: str, new: str, why: str) -> None:
    text = recorded(5)
    assert old in text
    with pytest.raises(ReplayError, match=why):
        list(play((replay := parse(text.replace(old, new.replace("{many}", "5" * 5000)))), replay.game(ruleset_of)))


def test_a_file_too_large_deep_or_odd_is_refused(tmp_path: Any) -> None:
    file = tmp_path / "odd.kneedeep-replay"
    file.write_bytes(b'{"a": ' + b"[" * 200_000)
    with pytest.raises(ReplayError, match="Line 1 is damaged"):
        load(str(file))
    file.write_bytes(b"\xff\xfe")
    with pytest.raises(ReplayError, match="UTF-8"):
        load(str(file))
    with file.open("wb") as large:
        large.truncate(MOST_BYTES + 1)
    with pytest.raises(ReplayError, match="larger than"):
        load(str(file))


def test_signs_that_end_a_line_elsewhere_are_kept_in_a_text() -> None:
    game = doom_2004().on(replace(shipped("tutorial"), title="Cold\u2028Start\x85"))
    state = game.setup(1, 5)
    text = "\n".join(lines_of(game, 1, 5, game.legal_actions(state)[:1])) + "\n"
    assert parse(text).scenario.title == "Cold\u2028Start\x85"


def test_every_sign_that_a_map_may_hold_is_kept_in_a_saved_game() -> None:
    signs = "".join(chr(code) for code in range(0x11_0000) if not 0xD800 <= code <= 0xDFFF and code)
    parts = [signs[start : start + 20_000] for start in range(0, len(signs), 20_000)]
    keys = ("summary", "briefing", "objective", "notes")
    while parts:
        texts = {key: parts.pop() if parts else "" for key in keys}
        scenario = read(inline({**data_of(shipped("tutorial")), **texts})).scenario
        assert scenario is not None and {key: getattr(scenario, key) for key in keys} == texts
        game = doom_2004().on(scenario)
        assert parse("\n".join(lines_of(game, 1, 5, ())) + "\n").scenario == scenario


@given(st.text(st.characters(codec="utf-8", exclude_characters="\0"), max_size=40))
def test_any_text_of_a_map_is_kept_in_a_saved_game(text: str) -> None:
    data = data_of(shipped("tutorial"))
    data["notes"] = text
    scenario = read(inline(data)).scenario
    assume(scenario is not None)
    assert scenario is not None
    game = doom_2004().on(scenario)
    assert parse("\n".join(lines_of(game, 1, 5, ())) + "\n").scenario == scenario


def test_lines_may_end_as_elsewhere_and_a_mark_of_the_order_of_bytes_is_no_fault(tmp_path: Any) -> None:
    file = tmp_path / "game.kneedeep-replay"
    file.write_bytes(b"\xef\xbb\xbf" + recorded(5).replace("\n", "\r\n").encode())
    assert len(load(str(file)).actions) == 400


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
    with pytest.raises(FileFailed, match="no such file"):
        run(parser.parse_args([str(tmp_path / "none")]))


@cases(("old", "new", "status", "why"))
def test_the_exit_status_tells_what_contradicts_itself_from_what_is_no_replay(
    shell: Shell, tmp_path: Any, old: str, new: str, status: int, why: str
) -> None:
    file = tmp_path / "game.kneedeep-replay"
    file.write_text(recorded(7).replace(old, new), encoding="utf-8")
    done = shell("replay", str(file), "--verify")
    assert (done.status, done.out) == (status, "")
    assert why in done.err


def test_a_file_that_was_cut_off_is_no_whole_game(shell: Shell, tmp_path: Any) -> None:
    file = tmp_path / "game.kneedeep-replay"
    file.write_text("".join(recorded(7).splitlines(keepends=True)[:60]), encoding="utf-8")
    done = shell("replay", str(file), "--verify")
    assert done.status == 1 and "the end line is missing: the file was cut off after action 58" in done.err
    told = shell("replay", str(file))
    assert told.status == 0 and "After 58 actions" in told.out


def test_only_the_checkpoints_that_were_passed_are_counted(shell: Shell, tmp_path: Any) -> None:
    file = tmp_path / "game.kneedeep-replay"
    file.write_text(recorded(7), encoding="utf-8")
    done = shell("replay", str(file), "--verify", "--to", "60")
    assert done.out.endswith("game.kneedeep-replay: 60 actions, 1 checkpoint agrees\n")
    for wrong in ("-1", "x"):
        refused = shell("replay", str(file), "--to", wrong)
        assert refused.status == 2 and f"'{wrong}' is no whole number from 0" in refused.err


def test_events_read_as_a_story() -> None:
    t = doom_2004().on(shipped("tutorial")).tables(2)
    teller = StoryWriter(t)
    door = t.door_number["hatch"]
    assert teller.sentences(typed(("door", door, 1, 0))) == ["The red marine opens the door at 10,0 east"]
    zombie = t.kind_number["zombie"]
    revealed = [
        ("reveal", t.area_number["relay"]),
        ("place", 3, zombie, 0, 0, 1, "set-up"),
        ("place", 4, zombie, 1, 0, 1, "set-up"),
        ("place", 5, t.kind_number["demon"], 2, 1, 2, "set-up"),
    ]
    assert teller.sentences(typed(*revealed)) == ["“Relay” is revealed: 2 zombies, a demon"]


def test_the_same_game_in_another_process_with_another_hash_seed() -> None:
    program = (
        "from tests.engine.rules.position.test_replay import recorded; import hashlib;"
        "print(hashlib.sha256(recorded(11).encode()).hexdigest())"
    )
    environment = {**os.environ, "PYTHONHASHSEED": "4242", "PYTHONPATH": os.pathsep.join(sys.path)}
    done = subprocess.run([sys.executable, "-c", program], env=environment, capture_output=True, text=True, check=True)
    assert done.stdout.strip() == hashlib.sha256(recorded(11).encode()).hexdigest()
