"""The analysis on the largest shipped scenario: the whole process, warm, by family, its parts; and a map of 2,500 spaces."""

import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterable
from pathlib import Path
from statistics import median
from typing import Any

from kneedeep.analysis.framework.analysis_cache import AnalysisCache
from kneedeep.analysis.framework.check import check_modules
from kneedeep.analysis.framework.facts import Facts
from kneedeep.analysis.framework.runner import analyse
from kneedeep.analysis.reach.party_states import parties
from kneedeep.analysis.views.overlays import explored_scene, respawn_area, sighted, spawn_area, steps_from
from kneedeep.model.geometry.bits import each_number
from kneedeep.model.scenario.edits.basic import Change, Edit
from kneedeep.model.scenario.edits.piece_moves import MovePieces
from kneedeep.model.scenario.io.reader import Reading, read
from kneedeep.model.scenario.model import Condition, Door, Figure, Record, Scenario, Spawn, Token, Victory
from kneedeep.solver.branch_results import party_results
from kneedeep.solver.search.fixpoint import achieve
from tests.benchmarks.editor import crossing_map
from tests.benchmarks.table import Table, medians, milliseconds
from tests.support.values import known

ROOT = Path(__file__).resolve().parents[2]
LARGEST = ROOT / "scenarios" / "long-watch.yaml"
SYNTHETIC = 2_500
_ALONE = """
import sys
from kneedeep.analysis.framework.runner import analyse
from kneedeep.model.scenario.io.reader import read
analyse(read(open(sys.argv[1], "rb").read()))
"""


def tables() -> list[Table]:
    """Processes, the warm library, families, parts of the exploration, answers of overlays."""
    return [_processes(), _warm(), _edited(), _families(), _parts(), _overlays()]


def synthetic(spaces: int = SYNTHETIC) -> Scenario:
    """A grid of rooms of about that many spaces as a scenario that can be played: doors between areas, spawns, a way to win."""
    scenario = crossing_map(spaces)
    owners = {piece.at: piece.area for piece in scenario.pieces}
    doors: list[Door] = []
    for (x, y), area in owners.items():
        for side, at, other in (("east", (x + 2, y), (x + 3, y - 1)), ("south", (x, y + 2), (x - 1, y + 3))):
            if owners.get(other, area) != area:
                doors.append(Door(at=at, side=side, serial=200_000 + len(doors)))
    starts = tuple((dx, 1 + dy) for dx in (0, 1) for dy in (0, 1))
    areas = tuple(area.id for area in scenario.areas)
    return scenario.having(
        doors=tuple(doors),
        spawns=(
            Spawn(side="marines", spaces=starts, serial=300_000),
            Spawn(side="invaders", areas=areas, serial=300_001),
        ),
        victory=Victory(marines=Condition("reach", areas[-1]), invaders=Condition("frags", 6), serial=300_002),
        caps="auto",
    )


def _processes() -> Table:
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    commands = {
        "import yaml": ["-c", "import yaml"],
        "the library alone": ["-c", _ALONE, str(LARGEST)],
        "validate": ["-m", "kneedeep", "validate", str(LARGEST)],
    }
    peaks: dict[str, float] = {}

    def process(name: str) -> Callable[[], None]:
        def run() -> None:
            begun = subprocess.Popen(
                [sys.executable, *commands[name]], env=environment, cwd=ROOT, stdout=subprocess.DEVNULL
            )
            _, status, usage = os.wait4(begun.pid, 0)
            begun.returncode = os.waitstatus_to_exitcode(status)
            if begun.returncode:
                raise subprocess.CalledProcessError(begun.returncode, commands[name])
            kilobytes = usage.ru_maxrss / 1024 if sys.platform == "darwin" else usage.ru_maxrss
            peaks[name] = max(peaks.get(name, 0), kilobytes / 1024)

        return run

    taken = medians({name: process(name) for name in commands}, rounds=11, patience=15)
    rows = [(name, milliseconds(taken[name]), f"{peaks[name]:.0f}") for name in commands]
    remark = f"{LARGEST.name}, all checks; from the start of the process to its end."
    return Table("Analysis: whole process (at most 600 ms, 150 MB)", ("command", "ms", "peak MB"), rows, (remark,))


def _reading() -> Reading:
    return read(LARGEST.read_bytes())


def _warm() -> Table:
    reading = _reading()
    states = {"read": _reading, "as it is, everything computed anew": lambda: analyse(reading)}
    rows = [(LARGEST.name, state, milliseconds(taken)) for state, taken in medians(states, rounds=9).items()]
    large = synthetic()
    own = Reading(large, None, ())
    began = time.perf_counter()
    found = analyse(own)
    once = (time.perf_counter() - began) * 1000
    count = len(Facts(large).board.spaces)
    rows.append((f"grid of {count:,} spaces", f"once; {len(large.areas)} areas", milliseconds(once)))
    codes = ", ".join(sorted({finding.code for finding in found}))
    remark = f"All checks. Codes found in the grid: {codes}."
    return Table("Analysis, warm (at most 150 ms; grid 2 s)", ("map", "state", "ms"), rows, (remark,))


def _edited() -> Table:
    """How long the analysis takes after one edit, with what the one before it has left."""
    reading = _reading()
    scenario = known(reading.scenario)
    number = Facts(scenario).board.number

    def moved(thing: Token | Figure) -> Edit:
        assert thing.at is not None
        x, y = thing.at
        steps = ((x + dx, y + dy) for dx, dy in ((1, 0), (0, 1), (-1, 0), (0, -1)))
        return Change("Move", thing.serial, Record(at=next(at for at in steps if at in number)))

    def first(things: Iterable[Any], *kinds: str) -> Any:
        return next(thing for thing in things if thing.at is not None and thing.kind in kinds)

    weapon = first(scenario.tokens, "weapon", "ammo")
    key, obstacle = first(scenario.tokens, "key"), first(scenario.tokens, "obstacle")
    figure = first(scenario.figures, "zombie", "imp")
    edits: dict[str, Edit] = {
        "a text changed": Change("Tell", key.serial, Record(text="Under a lid.")),
        f"a {weapon.kind} token moved": moved(weapon),
        "an invader moved": moved(figure),
        "a key moved": moved(key),
        "an obstacle moved": moved(obstacle),
        "a piece moved": MovePieces("Move", frozenset({scenario.pieces[-1].serial}), (1, 0)),
    }
    rows = []
    for name, edit in edits.items():
        changed = Reading(edit.apply(scenario), reading.source, ())
        times, processor = [], []
        for _round in range(7):
            memory = AnalysisCache()
            analyse(reading, memory=memory)
            began, began_processor = time.perf_counter(), time.process_time()
            analyse(changed, memory=memory)
            times.append((time.perf_counter() - began) * 1000)
            processor.append((time.process_time() - began_processor) * 1000)
        rows.append((name, milliseconds(median(times)), milliseconds(median(processor))))
    remark = f"{LARGEST.name}; what an edit can't change is remembered from the analysis before it."
    heading = "Analysis after one edit (a token 16 ms, a piece 60 ms)"
    return Table(heading, ("after", "ms", "processor ms"), rows, (remark,))


def _families() -> Table:
    reading = _reading()
    families = list(dict.fromkeys(code[:3] for code in check_modules()))

    def alone(family: str) -> Callable[[], Any]:
        return lambda: analyse(reading, select=(family,))

    taken = medians({family: alone(family) for family in families}, rounds=9)
    rows = [(family, milliseconds(taken[family])) for family in families]
    remark = "Each alone, with the board and the exploration it needs: together they share these."
    return Table("Analysis by family, warm", ("family", "ms"), rows, (remark,))


def _parts() -> Table:
    scenario = known(_reading().scenario)
    board = Facts(scenario).board
    lines = [line for outcome in party_results(board) for line in outcome.lines]
    states = sum(len(line.exploration.states) for line in lines)
    nodes = sum(line.exploration.nodes for line in lines)

    def explored() -> object:
        return [line.exploration for outcome in party_results(Facts(scenario).board) for line in outcome.lines]

    ways: dict[str, Callable[[], Any]] = {
        "board": lambda: Facts(scenario).board,
        "fixpoint, ground known": lambda: [achieve(line.problem) for line in lines],
        "board and exploration states": explored,
        "board, states, and how the board lies in each": lambda: parties(Facts(scenario)),
    }
    taken = medians(ways, rounds=9)
    rows = [(name, milliseconds(taken[name])) for name in ways]
    remark = f"{LARGEST.name}: {len(lines)} courses (marines × branches), {states:,} states, {nodes:,} nodes in all."
    return Table("Parts of the analysis, warm", ("part", "ms"), rows, (remark,))


def _overlays() -> Table:
    scenario = known(_reading().scenario)
    scene = known(explored_scene(Facts(scenario)))
    spaces = list(each_number(scene.setting.within))
    middle = spaces[len(spaces) // 2]
    posts = tuple(spaces[:: max(1, len(spaces) // 3)][:3])
    ways: dict[str, Callable[[], Any]] = {
        "seen from a space": lambda: sighted(scene, middle),
        "steps from a space": lambda: steps_from(scene, middle),
        "respawn area of a space": lambda: respawn_area(scene, middle),
        "spawn spaces against three marines": lambda: spawn_area(scene, posts),
    }
    taken = medians(ways, rounds=9)
    rows = [(name, milliseconds(taken[name])) for name in ways]
    remark = f"{LARGEST.name} fully revealed; the scene is known, as while a pointer hovers."
    return Table("One answer of an overlay", ("answer", "ms"), rows, (remark,))
