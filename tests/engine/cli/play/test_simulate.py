"""`kneedeep simulate`: the reports, the same numbers for any number of jobs, what is refused, what is kept."""

import json
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import jsonschema
import pytest

from kneedeep.cli import game_runs
from kneedeep.games.simulation.executors import ClusterError, Workers
from kneedeep.games.simulation.result import Simulation
from kneedeep.games.simulation.sensitivity import guesses_of, varied
from kneedeep.games.simulation.simulation_plan import SimulationPlan, packed, unpacked
from kneedeep.games.simulation.simulation_run import simulated
from kneedeep.model.catalog.numbers.overrides import checked, plain
from kneedeep.report.difficulty_text import GUESSES
from kneedeep.support import resources
from tests.support.bundled_schema import bundled
from tests.support.command import Shell, modules_loaded
from tests.support.examples import portal_example
from tests.support.reading import scenario_in
from tests.support.small_maps.skirmish import TEXT

RANDOM = ("--bots", "random")
PORTALS = portal_example(
    figures="  - {kind: imp, at: [3, 3]}\n", victory="  marines: {clear: board}\n  invaders: {frags: 3}\n"
)
HOPELESS = TEXT.replace("{rounds: 8}", "{rounds: 1}")


@pytest.fixture
def scenario(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """The small scenario as a file of the working folder."""
    monkeypatch.chdir(tmp_path)
    Path("skirmish.yaml").write_text(TEXT, encoding="utf-8")
    return "skirmish.yaml"


def validator() -> jsonschema.Draft202012Validator:
    schema = json.loads(resources.text("schemas", "simulation.schema.json"))
    jsonschema.Draft202012Validator.check_schema(schema)
    return jsonschema.Draft202012Validator(schema)


def test_the_schema_holds_that_of_findings_as_it_is_now() -> None:
    assert resources.text("schemas", "simulation.schema.json") == bundled()


def test_games_of_the_2016_edition_count_what_it_has_and_say_their_basis(shell: Shell, scenario: str) -> None:
    Path(scenario).write_text(PORTALS, encoding="utf-8")
    file, options = scenario, ("--bots", "rush", "--games", 3, "--marines", "1,2", "--jobs")
    one = shell("simulate", file, *options, 1, "--format", "json")
    assert one.status == 0
    data = json.loads(one.out)
    validator().validate(data)
    used = data["reliance"]["used"]
    assert 0 < len(used["guessed"]) < used["numbers"] <= data["reliance"]["numbers"]
    assert "actions.uac.1.speed" in used["guessed"]
    for party in data["parties"]:
        assert party["damage"] and party["portals"] and party["cards_left"] and party["defenses"]
        assert party["ammunition"] == {} and "dry" not in party


def test_the_data_fits_its_schema_and_is_the_same_for_any_number_of_jobs(shell: Shell, scenario: str) -> None:
    given = ("simulate", scenario, *RANDOM, "--games", 15, "--seed", 7, "--format", "json")
    one, two = shell(*given, "--jobs", 1), shell(*given, "--jobs", 2)
    assert (one.status, one.err) == (0, "")
    assert one.out == two.out
    data = json.loads(one.out)
    validator().validate(data)
    assert [party["games"] for party in data["parties"]] == [15, 15]
    for party in data["parties"]:
        assert sum(share["games"] for share in (*party["wins"].values(), party["unfinished"])) == 15
        assert sum(party["ends"].values()) == 15
        assert sum(count for _, _, count in party["died_at"]) == sum(party["killers"].values())
        assert {area["area"]: area["revealed"] for area in party["areas"]}["start"] == 15
        assert all(party["sights"][side] for side in ("marines", "invaders"))


def test_the_same_games_are_played_with_the_guesses_that_matter_most_changed(shell: Shell, scenario: str) -> None:
    short = PORTALS.replace("{frags: 3}", "{any: [{frags: 3}, {rounds: 5}]}")
    Path(scenario).write_text(short, encoding="utf-8")
    given = ("simulate", scenario, *RANDOM, "--games", 10, "--marines", 2, "--sensitivity")
    data = json.loads(shell(*given, "--jobs", 1, "--format", "json").out)
    validator().validate(data)
    assert {one["guess"] for one in data["sensitivity"]} <= set(GUESSES)
    one = data["sensitivity"][0]
    assert one["as_is"] == data["difficulty"][0]["careful"] and one["less"][1] == one["more"][1] == 10
    said = " ".join(shell(*given, "--jobs", 1).out.split())
    assert "With guesses one step lower or higher the marines win: " in said


def test_a_users_own_numbers_are_no_guesses() -> None:
    made = scenario_in(PORTALS)
    own = "actions.uac.1.speed"
    plan = SimulationPlan(packed(made, checked({own: 6}, made.ruleset)), (2,), ("random", "random"), 1, 1)
    assert [guess.id for guess in guesses_of(made.ruleset)] == list(GUESSES)
    for guess in guesses_of(made.ruleset):
        assert guess.less and guess.more
        for side in varied(plan, guess):
            assert plain(unpacked(side.packed)[1].numbers)[own] == 6


def test_findings_and_kept_games_stand_in_the_data(shell: Shell, scenario: str) -> None:
    Path(scenario).write_text(HOPELESS, encoding="utf-8")
    done = shell("simulate", scenario, "--games", 15, "--keep-odd", "odd", "--format", "json")
    data = json.loads(done.out)
    validator().validate(data)
    assert [beside["bots"]["marines"] for beside in data["bracket"]] == ["rush", "tactical"]
    assert [party["careful"][1] for party in data["difficulty"]] == [15, 15]
    assert set(data["limits"]) == {"tactical", "rush"} and data["shipped"]["scenarios"][0]["difficulty"]
    assert {finding["code"] for finding in data["findings"]} >= {"BAL001", "BAL004"}
    assert all(finding["line"] > 1 for finding in data["findings"])
    kept = {entry["path"] for entry in data["kept"]}
    assert kept == {str(path) for path in Path("odd").iterdir()}
    for path in kept:
        verified = shell("replay", path, "--verify")
        assert verified.status == 0, verified.err


def test_a_replay_that_can_not_be_saved_does_not_cost_the_report(shell: Shell, scenario: str) -> None:
    few = ("--games", 10, "--marines", 1, "--jobs", 1)
    report = shell("simulate", scenario, *RANDOM, *few).out
    kept = shell("simulate", scenario, *RANDOM, *few, "--keep-odd", "odd").out.partition("\nkept ")[2]
    name = kept.split(" (")[0]
    Path(name).unlink()
    Path(name).mkdir()
    done = shell("simulate", scenario, *RANDOM, *few, "--keep-odd", "odd")
    assert (done.status, done.out[: len(report)]) == (2, report)
    assert done.err.startswith(f"kneedeep: Cannot write {name}: ")


def test_replays_of_a_scenario_with_a_long_name_can_be_saved(shell: Shell, scenario: str) -> None:
    long = Path("ü" * 125 + ".yaml")
    Path(scenario).rename(long)
    done = shell("simulate", long, *RANDOM, "--games", 2, "--marines", 1, "--jobs", 1, "--keep-odd", "odd")
    assert (done.status, done.err) == (0, "")
    assert all(path.name.startswith("ü" * 80 + "-1-marines") for path in Path("odd").iterdir())


def test_a_margin_stops_early(shell: Shell, scenario: str) -> None:
    data = json.loads(shell("simulate", scenario, *RANDOM, "--stop-at", "±15%", "--format", "json").out)
    assert data["margin"] == 0.15 and data["complete"]
    for party in data["parties"]:
        share = party["wins"]["marines"]
        assert party["settled"] and (share["high"] - share["low"]) / 2 <= 0.15


def test_a_number_of_thousands_of_digits_is_refused(shell: Shell, scenario: str) -> None:
    done = shell("simulate", scenario, "--games", "9" * 5_000)
    assert (done.status, done.out) == (2, "") and "no whole number" in done.err


def test_a_silent_cluster_is_told(shell: Shell, scenario: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kneedeep.games.simulation.executors.CLUSTER_TIMEOUT", "500ms")
    done = shell("simulate", scenario, *RANDOM, "--cluster", "tcp://127.0.0.1:9")
    assert (done.status, done.out) == (2, "")
    assert done.err.startswith("kneedeep: no cluster answers at tcp://127.0.0.1:9")


START = """
import os, signal, sys
signal.signal(signal.SIGINT, signal.default_int_handler)
from kneedeep.cli.main import main
sys.exit(main(sys.argv[1:]))
"""
ANNOUNCED = """
import sys
from kneedeep.games.simulation import simulation_run
simulated = simulation_run.simulated
def announced(*given):
    for result in simulated(*given):
        print("played", file=sys.stderr, flush=True)
        yield result
simulation_run.simulated = announced
"""
"""The program, which says when games were played, and can be interrupted whatever started the tests."""


STARTING = """
import os, signal, sys
from concurrent.futures import ProcessPoolExecutor
submit = ProcessPoolExecutor.submit
def interrupted(self, *given):
    os.kill(os.getpid(), signal.SIGINT)
    return submit(self, *given)
ProcessPoolExecutor.submit = interrupted
"""
"""The program, interrupted while it starts its workers."""


LOCKED = """
import os, signal, sys
from concurrent.futures import _base
enter = _base._AcquireFutures.__enter__
asked = 0
def interrupted(self):
    global asked
    enter(self)
    asked += 1
    if asked == 3:
        os.kill(os.getpid(), signal.SIGINT)
_base._AcquireFutures.__enter__ = interrupted
"""
"""The program, interrupted while it holds the locks of the games that are waited for."""


@pytest.mark.parametrize(("program", "told"), [(STARTING, b"No game was played"), (LOCKED, b"")])
def test_an_interrupt_is_not_lost_and_leaves_no_lock_taken(scenario: str, program: str, told: bytes) -> None:
    command = [sys.executable, "-c", program + START, "simulate", scenario, *RANDOM, "--games", "100000"]
    done = subprocess.run([*command, "--jobs", "2", "--verbose"], capture_output=True, check=False, timeout=100)
    assert (done.returncode, done.stderr) == (130, b"")
    assert told in done.stdout


@contextmanager
def playing(scenario: str, jobs: int) -> Iterator[subprocess.Popen[bytes]]:
    """The program in a process group of its own, once a game is played. It is killed at the end."""
    command = [sys.executable, "-c", ANNOUNCED + START, "simulate", scenario, *RANDOM, "--games", "100000"]
    command += ["--jobs", str(jobs), "--format", "json", "--verbose"]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, stdout=pipe, stderr=pipe, start_new_session=True) as running:
        try:
            assert running.stderr is not None and running.stderr.readline() == b"played\n"
            yield running
        finally:
            with suppress(ProcessLookupError):
                os.killpg(running.pid, signal.SIGKILL)


def is_there(group: int) -> bool:
    """Whether a process of a group is left."""
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return False
    return True


@pytest.mark.parametrize(
    ("jobs", "times"),
    [(1, 1), (2, 5), *(pytest.param(*one, marks=pytest.mark.nightly) for one in ((1, 2), (1, 5), (2, 1), (2, 2)))],
)
def test_interrupts_end_as_one_and_give_what_is_there(scenario: str, jobs: int, times: int) -> None:
    with playing(scenario, jobs) as running:
        for _ in range(times):
            os.killpg(running.pid, signal.SIGINT)
            time.sleep(0.02)
        out, err = running.communicate(timeout=60)
        while is_there(running.pid):
            time.sleep(0.05)
    assert running.returncode == 130, err
    assert set(err.splitlines()) <= {b"played"}
    data = json.loads(out)
    validator().validate(data)
    assert not data["complete"]


@pytest.mark.parametrize("whole_group", [False, True])
def test_sigterm_ends_as_an_interrupt_does_and_says_nothing(scenario: str, *, whole_group: bool) -> None:
    with playing(scenario, 2) as running:
        (os.killpg if whole_group else os.kill)(running.pid, signal.SIGTERM)
        out, err = running.communicate(timeout=60)
    assert running.returncode == 143, err
    assert set(err.splitlines()) <= {b"played"}
    assert not json.loads(out)["complete"]


def test_a_start_loads_no_terminal_library_and_no_cluster(scenario: str) -> None:
    modules = modules_loaded("simulate", scenario, *RANDOM, "--games", "1", "--jobs", "1")
    loaded = {name.split(".")[0] for name in modules}
    assert not loaded & {"rich", "distributed", "dask", "numpy", "networkx", "shapely", "jsonschema", "PySide6"}


def test_a_cluster_that_goes_away_leaves_the_games_that_are_in(
    scenario: str, shell: Shell, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken_off(plan: SimulationPlan, crew: Workers, _check: object) -> Iterator[Simulation]:
        yield next(result for result in simulated(plan, crew) if result.games)
        raise ClusterError("the workers of the cluster went away")

    monkeypatch.setattr(game_runs, "simulated", broken_off)
    done = shell("simulate", scenario, *RANDOM, "--format", "json")
    assert done.status == 2
    (games,) = re.findall(r"the workers of the cluster went away after (\d+) of ", done.err)
    assert sum(party["games"] for party in json.loads(done.out)["parties"]) == int(games) > 0
