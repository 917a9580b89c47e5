"""The seam between rules and everything else: a toy ruleset is played by command line, simulation and files."""

import subprocess
import sys
from collections.abc import Iterator
from io import StringIO
from pathlib import Path

import pytest

from kneedeep.games.simulation.executors import workers
from kneedeep.games.simulation.simulation_plan import SimulationPlan, packed
from kneedeep.games.simulation.simulation_run import simulated
from kneedeep.rules.registry import ruleset_of
from kneedeep.rules.replay import load
from tests.support.command import Shell
from tests.support.reading import scenario_in
from tests.support.toy_ruleset import MAP, NAME, registered


@pytest.fixture
def walk(tmp_path: Path) -> Iterator[Path]:
    """The file of a map for the toy ruleset, which is registered."""
    path = tmp_path / "walk.yaml"
    path.write_text(MAP, encoding="utf-8")
    with registered():
        yield path


@pytest.fixture
def shell(capsys: pytest.CaptureFixture[str]) -> Shell:
    return Shell(capsys)


def test_a_ruleset_is_known_while_it_is_registered() -> None:
    before = ruleset_of(NAME)
    with registered():
        found = ruleset_of(NAME)
        assert found is not None and found.version == "toy"
    assert ruleset_of(NAME) == before


def test_the_kernel_loads_no_ruleset_before_one_is_asked_for() -> None:
    code = (
        "import sys, kneedeep.rules.history, kneedeep.rules.choices, kneedeep.games.bots.seats, kneedeep.games.bots.playout\n"
        "import kneedeep.games.simulation.simulation_run, kneedeep.cli.play.dialogue, kneedeep.report.simulation_text\n"
        "sys.exit(any(name.startswith('kneedeep.rules.doom20') for name in sys.modules))"
    )
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


def test_a_toy_game_is_saved_and_replayed(walk: Path, shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(walk.parent)
    lines = ["map all", "sheet", "cards", "log", "go to 1,0", "rest", "back 2", "1,0", "ask", "save walk", "quit!"]
    monkeypatch.setattr("sys.stdin", StringIO("\n".join(lines) + "\n"))
    done = shell("play", "--text", walk, "--marines", 1, "--seed", 3, "--no-pause")
    assert done.status == 0 and not done.err
    assert "Alpha: Where to?" in done.out and "The walk begins." in done.out
    assert "Alpha: go to 1,0." in done.out and "@1" in done.out and "H1" in done.out
    assert "2 decisions are undone." in done.out
    saved = walk.parent / "walk.kneedeep-replay"
    assert load(str(saved)).ruleset == NAME
    assert shell("replay", saved, "--verify").status == 0
    told = shell("replay", saved, "--text")
    assert told.status == 0 and "Alpha: go to 1,0." in told.out


def test_bots_play_the_toy_to_its_end(walk: Path, shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", StringIO("quit!\n"))
    done = shell("play", "--text", walk, "--bots", "random,random", "--seed", 1)
    assert done.status == 0 and " in round " in done.out and "won" in done.out


@pytest.mark.parametrize("form", ["text", "json", "csv"])
def test_simulations_of_the_toy_are_reported(walk: Path, shell: Shell, form: str) -> None:
    done = shell("simulate", walk, "--bots", "random", "--games", 12, "--jobs", 1, "--format", form)
    assert done.status == 0 and done.out


def test_workers_play_the_toy_without_its_registration(walk: Path) -> None:
    scenario = scenario_in(walk.read_text(encoding="utf-8"))
    results = []
    for jobs in (1, 2):
        plan = SimulationPlan(packed(scenario), (1, 2), ("random", "random"), 10, 7)
        with workers(jobs) as crew:
            *_, result = simulated(plan, crew)
        results.append(result)
    assert results[0] == results[1] and results[0].games == 20


def test_strange_games_of_the_toy_are_kept_and_replayed(walk: Path, shell: Shell) -> None:
    folder = walk.parent / "odd"
    done = shell("simulate", walk, "--bots", "random", "--games", 12, "--jobs", 1, "--keep-odd", folder)
    assert done.status == 0
    kept = list(folder.iterdir())
    assert kept and all(shell("replay", path, "--verify").status == 0 for path in kept)


def test_other_commands_know_what_the_toy_leaves_out(walk: Path, shell: Shell) -> None:
    assert shell("data", walk).status == 0
    bots = shell("simulate", walk, "--bots", "tactical", "--games", 2, "--jobs", 1)
    assert bots.status == 2 and "can't be played" in bots.err
