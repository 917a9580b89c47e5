"""`kneedeep passport`: put a scenario and proofs about it into one file to share."""

import os
from argparse import ArgumentParser, Namespace
from datetime import UTC, datetime

from kneedeep.cli import CommandError, complain, reporting, say
from kneedeep.cli.game_runs import DONE, check_playable, played
from kneedeep.cli.inputs import STDIN, scenario_in, sound_input, whole
from kneedeep.cli.outputs import check_output, may_force, write_output
from kneedeep.games.simulation.result import Simulation
from kneedeep.games.simulation.simulation_plan import best_plan
from kneedeep.model.catalog.numbers.user_file import own_numbers
from kneedeep.model.scenario.io.atomic_files import read_bytes
from kneedeep.model.scenario.io.reader import Reading
from kneedeep.model.scenario.yaml_patch.file_limits import Unreadable
from kneedeep.rules.replay import MOST_BYTES
from kneedeep.support.platforms.processes import usable_cores
from kneedeep.support.printable import quoted
from kneedeep.support.translation import later, tr, tr_count
from kneedeep_exchange.passport.archive import ENDING, MOST_GAMES, PassportError
from kneedeep_exchange.passport.claims import findings_of
from kneedeep_exchange.passport.contents import PassportRequest, passport_of

NO = 1
MOST_SEED = (1 << 63) - 1


def configure(parser: ArgumentParser) -> None:
    """Add the arguments of the command."""
    parser.add_argument("file", metavar="FILE")
    parser.add_argument("-o", dest="output", metavar="OUT")
    may_force(parser)
    parser.add_argument("--games", type=whole(1, MOST_GAMES), metavar="N")
    parser.add_argument("--seed", type=whole(0, MOST_SEED), default=1, metavar="S")
    parser.add_argument("--replay", action="append", default=[], dest="replays", metavar="FILE")
    parser.add_argument("--draft", action="store_true")
    parser.add_argument("--dated", action="store_true")


def _target(args: Namespace) -> str:
    """The output file. Raises CommandError if it must not be overwritten."""
    target: str = args.output or os.path.splitext(args.file)[0] + ENDING
    if os.path.exists(target) and args.file != STDIN and os.path.samefile(target, args.file):
        raise CommandError("{output} is the scenario itself: name another file", output=target)
    check_output(target, force=args.force)
    return target


def run(args: Namespace) -> int:
    """Write the passport; return the exit status. Raises CommandError."""
    if args.file == STDIN and args.output is None:
        raise CommandError("name the file to write with -o: standard input has no name")
    given = sound_input(args.file, anyway=args.draft, option="--draft")
    target = _target(args)
    scenario = scenario_in(given)
    replays = {os.path.basename(path): _read(path) for path in args.replays}
    if len(replays) != len(args.replays):
        raise CommandError("two replays have one name: rename one")
    findings = findings_of(given.reading)
    numbers = own_numbers(scenario.ruleset) if args.games else ()
    games: Simulation | None = None
    if args.games:
        games, status = _games(args, given.reading, numbers)
        if status != DONE:
            return status
    text = given.text.encode() if args.file == STDIN else _read(args.file)
    try:
        dated = datetime.now(UTC).date().isoformat() if args.dated else None
        request = PassportRequest(given.reading, text, findings, games, numbers, replays, True, args.draft, dated)
        content = passport_of(request)
    except PassportError as error:
        complain("{path}: {error}", path=args.file, error=error)
        return NO
    write_output(target, content, force=args.force)
    count = 0 if games is None else games.all_games
    held = tr_count(", with {n} simulated game", ", with {n} simulated games", count) if count else ""
    written = later("{target} written{held}; `kneedeep verify {file}` repeats what it claims")
    say(tr(written, target=target, held=held, file=quoted(target)))
    return DONE


def _games(args: Namespace, reading: Reading, numbers: tuple[tuple[str, str], ...]) -> tuple[Simulation, int]:
    scenario = reading.scenario
    assert scenario is not None
    plan = best_plan(scenario, numbers, args.games, args.seed)
    check_playable(args.file, reading, plan)
    return played(plan, None, usable_cores())


def _read(path: str) -> bytes:
    """The content of a file. Raises CommandError."""
    with reporting(path, Unreadable):
        return read_bytes(path, MOST_BYTES)
