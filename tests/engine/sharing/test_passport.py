"""Passports: what is in them, what verifying finds, hostile ones; the same scenario gives the same bytes."""

import io
import json
import random
import shutil
import stat
import subprocess
import sys
import zipfile
from collections.abc import Callable, Mapping
from contextlib import redirect_stdout
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any
from warnings import catch_warnings

import jsonschema_rs
import pytest

from kneedeep.analysis.cross_check import cross_check
from kneedeep.analysis.cross_check.cross_check import differences
from kneedeep.analysis.cross_check.difference import Difference
from kneedeep.analysis.framework.finding import Finding
from kneedeep.board import compile_board
from kneedeep.games.simulation.executors import workers
from kneedeep.games.simulation.result import Simulation
from kneedeep.games.simulation.simulation_plan import SimulationPlan
from kneedeep.games.simulation.simulation_run import simulated
from kneedeep.model.scenario.io.reader import Reading, read
from kneedeep.model.scenario.model import Scenario
from kneedeep.report import producer
from kneedeep.rules.registry import ruleset_for
from kneedeep.rules.replay import lines_of
from kneedeep.support import resources
from kneedeep_exchange.passport import claims, contents, verification
from kneedeep_exchange.passport.archive import (
    MEDIA_TYPE,
    MEDIA_TYPE_MEMBER,
    MOST_MEMBERS,
    PassportError,
    archive_of,
    is_passport,
    members_of,
)
from kneedeep_exchange.passport.contents import HEAD, PassportRequest, hash_of, head_file, passport_of
from tests.support.cases import cases
from tests.support.command import Shell, in_this_process, process
from tests.support.examples import portal_example
from tests.support.files import path_of
from tests.support.small_maps.two_halls import halls

SMALL = {
    "halls": halls(tokens="[{kind: key, color: red, at: [4, 0]}]", figures="[{kind: imp, at: [5, 1]}]").replace(
        "title: Halls", "title: Halls\nauthor: Anybody\nlicense: MIT"
    ),
    "hall-and-lab": portal_example(),
}
"""A map of each edition whose passport is made in a second."""
SCHEMA = json.loads(resources.text("schemas", "passport.schema.json"))
GOLDEN = Path(__file__).parents[2] / "golden" / "passports"
GAMES = 2


@cache
def played(plan: SimulationPlan) -> Simulation:
    """Play a plan in this process, once."""
    with workers(1) as crew:
        return list(simulated(plan, crew))[-1]


@cache
def compared(scenario: Scenario, lines: int) -> tuple[Difference, ...]:
    """Compare both engines about a scenario, once."""
    return tuple(differences(compile_board(scenario), lines))


def text_of(name: str) -> bytes:
    """The file of a small map or a shipped scenario."""
    return SMALL[name].encode() if name in SMALL else path_of(f"{name}.yaml").read_bytes()


def replay_of(name: str) -> str:
    """The replay of a short random game, cut off by nothing but its number of actions."""
    scenario = read(text_of(name)).scenario
    assert scenario is not None
    game = ruleset_for(scenario.ruleset).on(scenario)
    rng, state, actions = random.Random(3), game.setup(2, 3), []
    for _ in range(60):
        actions.append(rng.choice(game.legal_actions(state)))
        game.apply(state, actions[-1])
    return "".join(f"{line}\n" for line in lines_of(game, 2, 3, actions))


def command_for(name: str, folder: Path) -> tuple[object, ...]:
    """The command that makes a passport with a few games and a replay, its inputs written to a folder."""
    source, replay = folder / "source.yaml", folder / "a.kneedeep-replay"
    source.write_bytes(text_of(name))
    replay.write_text(replay_of(name), encoding="utf-8")
    return "passport", source, "-o", (folder / "map.kneedeep"), "--games", GAMES, "--replay", replay


@cache
def passport(name: str) -> bytes:
    """A passport with a few games and a replay, made once."""
    with TemporaryDirectory() as folder, redirect_stdout(io.StringIO()):
        assert in_this_process(*command_for(name, Path(folder))) == 0
        return Path(folder, "map.kneedeep").read_bytes()


def version() -> str:
    """Return the version that files are made by, which tests change."""
    return str(vars(producer)["__version__"])


reading_of = cache(read)


@cache
def findings_of(reading: Reading, version: str) -> list[Finding]:
    """Check a scenario, once."""
    return claims.findings_of(reading)


@cache
def solution_file(reading: Reading, version: str) -> bytes | None:
    """Solve a scenario, once."""
    return claims.solution_file(reading)


@cache
def views_of(
    reading: Reading, text: bytes, games: bytes, version: str, draw: Any = contents.views_of
) -> Mapping[str, bytes]:
    """Draw a scenario, once."""
    members = {"scenario.yaml": text, "simulation.json": games}
    drawn: Mapping[str, bytes] = draw(reading, findings_of(reading, version), members)
    return drawn


def drawn_once(reading: Reading, _: object, members: Mapping[str, bytes]) -> Mapping[str, bytes]:
    return views_of(reading, members["scenario.yaml"], members.get("simulation.json", b""), version())


class OnceMade:
    """The claims of a program that computes nothing twice."""

    def __getattr__(self, name: str) -> Any:
        return getattr(claims, name)

    def findings_of(self, reading: Reading) -> list[Finding]:
        return findings_of(reading, version())

    def solution_file(self, reading: Reading) -> bytes | None:
        return solution_file(reading, version())


def statements(content: bytes, **how: Any) -> dict[str, bool | None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(cross_check, "differences", lambda board, lines: compared(board.scenario, lines))
        patch.setattr(verification, "read", reading_of)
        patch.setattr(verification, "claims", OnceMade())
        patch.setattr(contents, "views_of", drawn_once)
        return {one.what: one.holds for one in verification.verify(content, played, **how)}


def changed(content: bytes, name: str, change: Callable[[bytes], bytes], *, hashed: bool = False) -> bytes:
    """A passport with another content of one member; `hashed`: with the sums that fit it."""
    members = members_of(content)
    members[name] = change(members[name])
    if hashed:
        head = json.loads(members[HEAD])
        head["members"] = {one: hash_of(members[one]) for one in head["members"]}
        head["scenario"] = hash_of(members["scenario.yaml"])
        members[HEAD] = json.dumps(head, indent=1).encode() + b"\n"
    return archive_of(members)


@pytest.mark.parametrize(
    ("name", "quick"),
    [
        ("halls", False),
        ("hall-and-lab", True),
        *(
            pytest.param(name, quick, marks=pytest.mark.nightly)
            for name in ("tutorial", "range-day")
            for quick in (False, True)
        ),
    ],
)
def test_every_claim_of_a_fresh_passport_holds(name: str, quick: bool) -> None:
    found = statements(passport(name), quick=quick)
    names = "whole, program, scenario, imprint, findings, solution, second engine, simulation, views"
    assert set(found) >= set(names.split(", "))
    assert len(found) == 10 and all(found.values())


@pytest.mark.parametrize("name", SMALL)
def test_the_contents_fit_their_schema_and_have_the_bytes_of_the_author(name: str) -> None:
    members = members_of(passport(name))
    jsonschema_rs.validator_for(SCHEMA).validate(json.loads(members[HEAD]))
    assert members["scenario.yaml"] == text_of(name)
    assert b"<svg" in members["map.svg"][:200]
    assert members["map.html"] != members["handout.html"]
    assert all(b"With 1 marine " in members[name] for name in ("README.txt", "map.html", "handout.html"))


def test_a_passport_says_what_the_second_engine_says(monkeypatch: pytest.MonkeyPatch) -> None:
    def with_claim(claim: object) -> bytes:
        head = json.loads(members_of(passport("halls"))[HEAD])
        assert head.pop("second_engine") == {"agrees": True, "reach": "exact"}
        head |= {} if claim is None else {"second_engine": claim}
        return changed(passport("halls"), HEAD, lambda _: head_file(head))

    for claim, holds in ((None, True), ({"agrees": False, "reach": "exact"}, False), ("yes", False)):
        assert statements(with_claim(claim), quick=True)["imprint"] is holds, claim
    differing = Difference("sight", None, (), (), (), 1, 1)
    monkeypatch.setattr(cross_check, "differences", lambda board, lines: [differing])
    text = text_of("halls")
    made = passport_of(PassportRequest(read(text), text, claims.findings_of(read(text))))
    assert json.loads(members_of(made)[HEAD])["second_engine"]["agrees"] is False
    found = {one.what: one for one in verification.verify(made, played, quick=True)}
    assert found["imprint"].holds is True and found["second engine"].holds is False
    assert "differ in sight" in found["second engine"].text


def test_the_same_scenario_gives_the_same_bytes_in_another_process(tmp_path: Path) -> None:
    done = process(*command_for("halls", tmp_path), PYTHONHASHSEED="7", HOME=str(tmp_path))
    assert done.returncode == 0, done.stderr
    assert (tmp_path / "map.kneedeep").read_bytes() == passport("halls")


def test_a_passport_holds_in_a_program_of_another_language(tmp_path: Path) -> None:
    target = tmp_path / "map.kneedeep"
    target.write_bytes(passport("halls"))
    done = process("verify", target, "--quick", "--jobs", 1, KNEEDEEP_LANGUAGE="de")
    assert done.returncode == 0, done.stdout


def test_programs_of_the_system_know_and_test_the_file(tmp_path: Path) -> None:
    target = tmp_path / "map.kneedeep"
    target.write_bytes(passport("halls"))
    assert is_passport(passport("halls"))
    assert passport("halls")[38:].startswith(MEDIA_TYPE.encode())
    subprocess.run([sys.executable, "-m", "zipfile", "-t", target], check=True, capture_output=True)
    for command in (["unzip", "-t"], ["7z", "t"]):
        if shutil.which(command[0]):
            subprocess.run([*command, target], check=True, capture_output=True)


def test_a_changed_byte_of_any_member_is_found() -> None:
    content = passport("halls")
    for name in members_of(content):
        if name != HEAD:
            found = statements(changed(content, name, lambda old: old[:-2] + b" " + old[-1:]))
            assert found == {"whole": False}, name


@cases(
    ("member", "old", "new", "claim"),
    [
        ("findings.json", b'"RSP001"', b'"RSP006"', "findings"),
        ("solution.json", b'"turns": 2', b'"turns": 1', "solution"),
        ("solution.json", b'"winnable": true', b'"winnable": false', "solution"),
        ("games.csv", b",marines,", b",invaders,", "simulation"),
        ("simulation.json", b'"complete": true', b'"complete": false', "simulation"),
        ("simulation.json", b'"seed": 1', b'"seed": "x"', "simulation"),
        ("simulation.json", b'"asked": 2', b'"asked": -2', "simulation"),
        ("map.svg", b"</svg>", b"<text>won</text></svg>", "views"),
        ("map.html", b"<h1", b"<h1 hidden", "views"),
        ("handout.html", b"</body>", b"<p>won</p></body>", "views"),
        ("README.txt", b"This is", b"That is", "views"),
        ("replays/a.kneedeep-replay", b'"checkpoint": 50, "digest": "', b'"checkpoint": 50, "digest": "0', None),
    ],
)  # fmt: skip
def test_a_false_claim_of_right_sums_fails(member: str, old: bytes, new: bytes, claim: str | None) -> None:
    def change(content: bytes) -> bytes:
        assert old in content, content[:300]
        return content.replace(old, new, 1)

    found = statements(changed(passport("halls"), member, change, hashed=True))
    assert found["whole"] is True
    assert {what for what, holds in found.items() if holds is False} == {claim or member}


@cases(("key", "value"))
def test_a_head_that_contradicts_the_scenario_is_found(key: str, value: object) -> None:
    head = {**json.loads(members_of(passport("halls"))[HEAD]), key: value}
    found = statements(changed(passport("halls"), HEAD, lambda _: head_file(head)), quick=True)
    assert {what for what, holds in found.items() if holds is False} == {"imprint"}


def test_a_draft_that_is_not_called_one_is_found() -> None:
    text = text_of("halls").replace(b"side: east", b"side: north", 1)
    reading = read(text)
    draft = passport_of(PassportRequest(reading, text, claims.findings_of(reading), draft=True))
    assert statements(draft)["imprint"] is True
    head = {**json.loads(members_of(draft)[HEAD]), "draft": False}
    assert statements(changed(draft, HEAD, lambda _: head_file(head)))["imprint"] is False


def test_a_false_claim_of_the_first_games_is_found_quickly() -> None:
    content = changed(
        passport("halls"), "games.csv", lambda old: old.replace(b",marines,", b",nobody,", 1), hashed=True
    )
    assert statements(content, quick=True)["simulation"] is False


def test_a_scenario_that_was_exchanged_with_its_sums_contradicts_what_is_claimed() -> None:
    content = changed(
        passport("halls"), "scenario.yaml", lambda old: old.replace(b"kind: imp", b"kind: zombie"), hashed=True
    )
    found = statements(content)
    assert found["whole"] is True
    assert found["scenario"] is False and found["simulation"] is False


def test_the_passport_of_another_version_is_compared_by_results(monkeypatch: pytest.MonkeyPatch) -> None:
    content = passport("halls")
    head = json.loads(members_of(content)[HEAD])
    head["made_by"]["version"] = "0.0.9"
    older = changed(content, HEAD, lambda _: json.dumps(head).encode())
    found = statements(older)
    assert found["program"] is None and found["findings"] is True and found["solution"] is True
    assert found["imprint"] is True and found["views"] is None
    head["author"] = "Somebody"
    forged = changed(content, HEAD, lambda _: json.dumps(head).encode())
    assert statements(forged, quick=True)["imprint"] is False
    gone = changed(
        older, "findings.json", lambda old: old.replace(b'"fingerprint": "', b'"fingerprint": "0', 1), hashed=True
    )
    assert statements(gone)["findings"] is None, "it is not called false"


def test_the_passport_of_a_newer_version_says_which_one_is_needed() -> None:
    head = json.loads(members_of(passport("halls"))[HEAD])
    head["made_by"]["version"] = "12.0.1"
    newer = changed(passport("halls"), HEAD, lambda _: json.dumps(head).encode())
    (program,) = (one for one in verification.verify(newer, played, quick=True) if one.what == "program")
    assert program.text.endswith("; to compare bytes, use kneedeep 12.0.1")


@pytest.mark.parametrize("path", sorted(GOLDEN.glob("*.kneedeep")), ids=lambda path: path.stem)
def test_the_passport_of_each_release_still_holds(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A passport is kept for ever with each release, and later programs compare its results."""
    monkeypatch.setattr(producer, "__version__", "1000.0.0")
    found = statements(path.read_bytes(), quick=True)
    assert False not in found.values(), found
    assert found["whole"] is True and found["program"] is None and found["solution"] is True


def test_the_command_reports_as_text_and_json(shell: Shell, tmp_path: Path) -> None:
    target = tmp_path / "map.kneedeep"
    target.write_bytes(passport("halls"))
    done = shell("verify", target, "--quick", "--jobs", 1)
    assert done.status == 0 and done.out.count(": holds: ") == 10
    done = shell("verify", target, "--quick", "--jobs", 1, "--format", "json")
    assert json.loads(done.out)["holds"] is True
    target.write_bytes(changed(passport("halls"), "README.txt", lambda old: old + b"!"))
    done = shell("verify", target)
    assert done.status == 1 and "whole: DOES NOT HOLD" in done.out and "README.txt" in done.out


def test_several_passports_have_the_worst_status(shell: Shell, tmp_path: Path) -> None:
    false, gone = tmp_path / "false.kneedeep", tmp_path / "gone.kneedeep"
    false.write_bytes(changed(passport("halls"), "README.txt", lambda old: old + b"!"))
    done = shell("verify", "--quick", "--jobs", 1, gone, false)
    assert done.status == 2 and "gone.kneedeep" in done.err
    assert "false.kneedeep:\nwhole: DOES NOT HOLD" in done.out
    assert shell("verify", "--format", "json", gone, false).status == 2


# Files from strangers


def packed(*members: tuple[str, bytes], **how: Any) -> bytes:
    file = io.BytesIO()
    with catch_warnings(action="ignore"), zipfile.ZipFile(file, "w", how.get("method", 0)) as archive:
        archive.writestr(MEDIA_TYPE_MEMBER, MEDIA_TYPE)
        for name, content in members:
            archive.writestr(name, content)
    return file.getvalue()


def with_link() -> bytes:
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w") as archive:
        archive.writestr(MEDIA_TYPE_MEMBER, MEDIA_TYPE)
        info = zipfile.ZipInfo("scenario.yaml")
        info.create_system, info.external_attr = 3, (stat.S_IFLNK | 0o777) << 16
        archive.writestr(info, "/etc/passwd")
    return file.getvalue()


def encrypted() -> bytes:
    content = bytearray(packed(("scenario.yaml", b"a: 1")))
    for mark, place in ((b"PK\x03\x04", 6), (b"PK\x01\x02", 8)):
        content[content.rindex(mark) + place] |= 1
    return bytes(content)


HOSTILE = {
    "no zip": b"a: 1",
    "empty": b"",
    "cut off": packed(("scenario.yaml", b"a: 1" * 100))[:120],
    "no media type": archive_of({})[:0] + b"PK\x05\x06" + bytes(18),
    "another zip": packed()[:30] + b"other" + packed()[35:],
    "nothing in it": packed(),
    "no scenario": packed((HEAD, b"{}")),
    "no contents": packed(("scenario.yaml", b"a: 1")),
    "contents that are no JSON": packed((HEAD, b"{"), ("scenario.yaml", b"a: 1")),
    "deep JSON": packed((HEAD, b"[" * 100_000), ("scenario.yaml", b"a: 1")),
    "contents that are a list": packed((HEAD, b"[]"), ("scenario.yaml", b"a: 1")),
    "another format": packed((HEAD, b'{"format": 9, "members": {}}'), ("scenario.yaml", b"a: 1")),
    "too many": packed(*((f"replays/{number}.kneedeep-replay", b"") for number in range(MOST_MEMBERS))),
    "way out": packed(("../scenario.yaml", b"a: 1")),
    "from the root": packed(("/etc/passwd", b"a: 1")),
    "drive": packed(("C:/x", b"a: 1")),
    "backslash": packed(("a\\b", b"a: 1")),
    "control sign": packed(("a\x1b[2Jb", b"a: 1")),
    "other letters": packed(("scenario\u202e.yaml", b"a: 1")),
    "folder": packed(("replays/", b"")),
    "twice": packed(("scenario.yaml", b"a: 1"), ("scenario.yaml", b"a: 2")),
    "link": with_link(),
    "encrypted": encrypted(),
    "bomb": packed(("scenario.yaml", bytes(5_000_000)), method=zipfile.ZIP_DEFLATED),
    "another packing": packed(("scenario.yaml", b"a: 1"), method=zipfile.ZIP_BZIP2),
    "unknown member": packed((HEAD, b'{"format": 1, "members": {}}'), ("scenario.yaml", b"a: 1"), ("run.py", b"1")),
}


@cases("content", HOSTILE.values(), ids=HOSTILE.keys())
def test_a_hostile_file_is_one_sentence(content: bytes, shell: Shell, tmp_path: Path) -> None:
    target = tmp_path / "map.kneedeep"
    target.write_bytes(content)
    done = shell("verify", target)
    assert done.status == 2 and done.out == ""
    assert len(done.err.splitlines()) == 1 and "internal error" not in done.err and "\x1b" not in done.err
    assert sorted(tmp_path.iterdir()) == [target], "nothing is written"


def test_a_link_is_not_unpacked() -> None:
    with pytest.raises(PassportError, match="in it is a folder or a link"):
        members_of(HOSTILE["link"])


def test_a_size_that_is_a_lie_is_refused() -> None:
    content = bytearray(packed(("scenario.yaml", b"a: 1" * 50)))
    place = content.rindex(b"PK\x01\x02")
    content[place + 24 : place + 28] = (60).to_bytes(4, "little")
    with pytest.raises(PassportError):
        members_of(bytes(content))


def test_random_damage_never_breaks_the_reader(seed: int) -> None:
    rng, content = random.Random(seed), passport("halls")
    for _ in range(60):
        damaged = bytearray(content)
        for _ in range(rng.randint(1, 4)):
            damaged[rng.randrange(len(damaged))] = rng.randrange(256)
        try:
            found = next(verification.verify(bytes(damaged), played))
        except PassportError:
            continue
        assert found.what == "whole"
