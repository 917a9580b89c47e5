"""`kneedeep simulate`: let bots play a scenario many times and report its difficulty."""

import os
import re
from argparse import ArgumentParser, ArgumentTypeError, Namespace
from collections.abc import Iterator

from kneedeep.analysis.framework.runner import SIMULATED, analyse
from kneedeep.cli import CommandError, complain, pass_on
from kneedeep.cli.game_runs import check_playable, played
from kneedeep.cli.inputs import STDIN, allow_errors, marines, sound_input, whole
from kneedeep.games.bots import BOTS, JUDGES, bots_of
from kneedeep.games.simulation.result import GuessRange, Simulation
from kneedeep.games.simulation.sensitivity import guesses_of, ranges, varied
from kneedeep.games.simulation.simulation_plan import MOST_ROUNDS, SimulationPlan, packed, unpacked
from kneedeep.model.catalog.numbers.overrides import Numbers
from kneedeep.model.catalog.numbers.user_file import own_numbers
from kneedeep.model.scenario.io.atomic_files import reason_of
from kneedeep.model.scenario.io.reader import Reading
from kneedeep.report.simulation import FORMATS, Kept, SimulationReport, writer
from kneedeep.rules.registry import ruleset_for
from kneedeep.support.interrupts import ReportedError, status_of
from kneedeep.support.platforms.processes import usable_cores
from kneedeep.support.translation import tr

DONE, WRONG = 0, 2
BOT = "tactical"
GAMES = 64
ENOUGH = 0.12
"""The default margin at which games stop. Results near 0 or 100% reach it early."""
MOST_GAMES = 1_000_000
GAMES_FOR_MARGIN = 2_000
MOST_JOBS = 256
MOST_SEED = (1 << 63) - 1
LONGEST_STEM = 160
"""The maximum length of a scenario's name in the names of its replays, in bytes."""


def configure(parser: ArgumentParser) -> None:
    """Add the arguments of the command."""
    parser.add_argument("file", metavar="FILE")
    games = tr(
        "games with each number of marines (default: {usual}, fewer once the marines' share of wins is known to ±{margin} %%; "
        "with --stop-at at most {most})",
        usual=GAMES,
        margin=f"{100 * ENOUGH:g}",
        most=GAMES_FOR_MARGIN,
    )
    parser.add_argument("--games", type=whole(1, MOST_GAMES), metavar="N", help=games)
    parser.add_argument("--marines", type=marines, metavar="N[,N…]")
    players = tr(
        "who plays the marines and who the invader: {bots} (default: {usual}, and also games with hasty marines and with a "
        "hasty invader: who plays matters most)",
        bots=", ".join(BOTS),
        usual=BOT,
    )
    parser.add_argument("--bots", type=bots, metavar="A[,B]", help=players)
    parser.add_argument("--seed", type=whole(0, MOST_SEED), default=1, metavar="S")
    parser.add_argument("--jobs", type=whole(1, MOST_JOBS), metavar="J")
    parser.add_argument("--format", choices=list(FORMATS), default="text")
    parser.add_argument("--stop-at", type=margin, metavar="±P%")
    parser.add_argument("--keep-odd", metavar="DIR")
    parser.add_argument("--rounds", type=whole(1, 100_000), default=MOST_ROUNDS, metavar="N")
    parser.add_argument("--sensitivity", action="store_true")
    allow_errors(parser)
    parser.add_argument("--cluster", metavar="ADDRESS")


def run(args: Namespace) -> int:
    """Play and report; return the exit status. Raises CommandError."""
    if args.cluster is not None and args.jobs is not None:
        raise CommandError("--jobs has no effect with --cluster: its workers play")
    reading = sound_input(args.file, anyway=args.anyway).reading
    assert reading.scenario is not None
    numbers = own_numbers(reading.scenario.ruleset)
    plan = _plan(args, reading, numbers)
    if args.keep_odd is not None:
        _make_folder(args.keep_odd)
    result, status = played(plan, args.cluster, args.jobs or usable_cores())
    if args.sensitivity and status == DONE:
        result, status = _with_sensitivity(plan, result, args)
    broken_off = status != DONE
    kept: list[Kept] = []
    try:
        if args.keep_odd is not None:
            for odd in _kept(plan, result, args.keep_odd, args.file):
                kept.append(odd)
    except KeyboardInterrupt as interrupt:
        status, broken_off = status_of(interrupt), True
    except ReportedError as error:
        complain(str(error))
        status = status or WRONG
    findings = tuple(analyse(reading, select=(SIMULATED,), simulation=result))
    report = SimulationReport(args.file, reading, result, findings, tuple(kept), broken_off, numbers=numbers)
    for part in writer(args.format)(report):
        pass_on(part)
    if args.format == "csv":
        complain(report.reliance().line(args.file))
    return status


def bots(text: str) -> tuple[str, str]:
    """The names of the marines' and the invader's bot. A single name is used for both. Raises ArgumentTypeError."""
    names = [word.strip() for word in text.split(",")]
    for name in names:
        if name not in BOTS:
            raise ArgumentTypeError(tr("no bot {name!r}: there are {bots}", name=name, bots=", ".join(BOTS)))
    if len(names) > 2:
        raise ArgumentTypeError(
            tr("{text!r} names {number} bots: one plays the marines, one the invader", text=text, number=len(names))
        )
    return names[0], names[-1]


def margin(text: str) -> float:
    """A margin such as `±5%` as a fraction. Raises ArgumentTypeError."""
    found = re.fullmatch(r"(?:±|\+-|\+/-)?\s*(\d{1,3}(?:\.\d{1,6})?)\s*%?", text.strip(), re.ASCII)
    value = float(found[1]) if found else 0.0
    if not 0.1 <= value < 50:
        raise ArgumentTypeError(tr("{text!r} is no margin from 0.1% to 50% such as 5% or ±5%", text=text))
    return value / 100


def _plan(args: Namespace, reading: Reading, numbers: Numbers) -> SimulationPlan:
    """The games to play. Raises CommandError if they can't be played."""
    scenario = reading.scenario
    assert scenario is not None
    if args.sensitivity and not guesses_of(scenario.ruleset):
        raise CommandError("--sensitivity is for scenarios of the 2016 edition only")
    counts = args.marines or scenario.played_counts
    margin = ENOUGH if args.games is None and args.stop_at is None else args.stop_at
    games = args.games or (GAMES if args.stop_at is None else GAMES_FOR_MARGIN)
    known = bots_of(ruleset_for(scenario.ruleset))
    chosen = args.bots or (known[-1], known[-1])
    bracket = args.bots is None and set(JUDGES) <= set(known)
    plan = SimulationPlan(packed(scenario, numbers), counts, chosen, games, args.seed, args.rounds, margin, bracket)
    check_playable(args.file, reading, plan)
    return plan


def _with_sensitivity(plan: SimulationPlan, result: Simulation, args: Namespace) -> tuple[Simulation, int]:
    """The result with the range of each guessed number (the finished ones if interrupted), and the exit status."""
    found: list[GuessRange] = []
    for guess in guesses_of(unpacked(plan.packed)[0].ruleset):
        sides = []
        for one in varied(plan, guess):
            side, status = played(one, args.cluster, args.jobs or usable_cores())
            if status != DONE:
                return result._replace(sensitivity=tuple(found)), status
            sides.append(side)
        found += ranges(guess, sides[0], result, sides[1])
    return result._replace(sensitivity=tuple(found)), DONE


def _make_folder(folder: str) -> None:
    try:
        os.makedirs(folder, exist_ok=True)
    except (OSError, ValueError) as error:
        why = reason_of(error) if isinstance(error, OSError) else str(error)
        raise CommandError("cannot make the folder {folder}: {why}", folder=folder, why=why) from error


def _kept(plan: SimulationPlan, result: Simulation, folder: str, path: str) -> Iterator[Kept]:
    """Save the most unusual games. Raises CommandError if that fails."""
    from kneedeep.games.simulation.strange_games import replay_of, strange_games
    from kneedeep.model.scenario.io.atomic_files import write_atomically
    from kneedeep.rules.replay import ENDING, file_of

    stem = "scenario" if path == STDIN else _shortened(os.path.splitext(os.path.basename(path))[0])
    for party in result.parties:
        for odd in strange_games(party):
            name = f"{stem}-{odd.players}-marines-seed-{plan.seed}-game-{odd.record.number}{ENDING}"
            place = os.path.join(folder, name)
            write_atomically(place, file_of(replay_of(plan, odd)))
            yield Kept(place, odd.players, odd.record.number, odd.reasons)


def _shortened(stem: str) -> str:
    """The beginning of a scenario's name that fits into the name of a replay."""
    return os.fsencode(stem)[:LONGEST_STEM].decode(errors="ignore")
