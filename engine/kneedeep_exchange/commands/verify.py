"""`kneedeep verify`: check every claim of a passport again."""

import json
from argparse import ArgumentParser, Namespace

from kneedeep.cli import CommandError, reporting
from kneedeep.cli.game_runs import DONE, played
from kneedeep.cli.inputs import whole
from kneedeep.cli.terminal import complain, pass_on, say_text
from kneedeep.games.simulation.result import Simulation
from kneedeep.games.simulation.simulation_plan import SimulationPlan
from kneedeep.model.scenario.io.atomic_files import read_bytes
from kneedeep.model.scenario.yaml_patch.file_limits import Unreadable
from kneedeep.support.interrupts import INTERRUPTED, TERMINATED, ReportedError
from kneedeep.support.platforms.processes import usable_cores
from kneedeep.support.printable import printable
from kneedeep.support.translation import later, tr
from kneedeep_exchange.passport.archive import PassportError
from kneedeep_exchange.passport.verification import QUICK_GAMES, Statement, verify
from kneedeep_exchange.zip_members import MOST_BYTES

GOOD, NO, USAGE = 0, 1, 2
VERSION = 1
MOST_JOBS = 256
WORDS = {True: later("holds"), False: later("DOES NOT HOLD"), None: later("open")}


class _Interrupted(Exception):
    def __init__(self, status: int) -> None:
        super().__init__(status)
        self.status = status


def configure(parser: ArgumentParser) -> None:
    """Add the arguments of the command."""
    parser.add_argument("files", nargs="+", metavar="FILE")
    about = tr("repeat the first {games} games with each number of marines only", games=QUICK_GAMES)
    parser.add_argument("--quick", action="store_true", help=about)
    parser.add_argument("--format", choices=("text", "json"), default="text")
    parser.add_argument("--jobs", type=whole(1, MOST_JOBS), metavar="J")


def run(args: Namespace) -> int:
    """Report on every claim; return the exit status. Raises CommandError."""
    if len(args.files) == 1:
        return _verified(args, args.files[0])
    if args.format == "json":
        raise CommandError("--format json takes one file; {files} are given", files=len(args.files))
    found = GOOD
    for path in args.files:
        say_text(f"{printable(path)}:")
        try:
            status = _verified(args, path)
        except ReportedError as error:
            complain(str(error))
            status = USAGE
        if status in (INTERRUPTED, TERMINATED):
            return status
        found = max(found, status)
    return found


def _verified(args: Namespace, path: str) -> int:
    """Report on every claim of a passport; return the exit status. Raises CommandError."""
    with reporting(path, Unreadable):
        content = read_bytes(path, MOST_BYTES)

    def games(plan: SimulationPlan) -> Simulation:
        result, status = played(plan, None, args.jobs or usable_cores())
        if status != DONE:
            raise _Interrupted(status)
        return result

    found: list[Statement] = []
    try:
        with reporting(path, PassportError):
            for statement in verify(content, games, quick=args.quick):
                found.append(statement)
                if args.format == "text":
                    say_text(f"{statement.what}: {tr(WORDS[statement.holds])}: {statement.text}")
    except _Interrupted as interrupted:
        return interrupted.status
    holds = all(one.holds is not False for one in found)
    if args.format == "json":
        lines = [{"what": one.what, "holds": one.holds, "text": one.text} for one in found]
        pass_on(json.dumps({"version": VERSION, "file": path, "holds": holds, "claims": lines}, indent=1) + "\n")
    return GOOD if holds else NO
