"""The simulated games of a gallery: kept in its site, and played again if a scenario has changed."""

import hashlib
import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import BrokenExecutor
from contextlib import contextmanager
from pathlib import Path
from traceback import format_exc
from typing import NamedTuple

from kneedeep import __version__
from kneedeep.analysis.framework.runner import analyse
from kneedeep.cli import CommandError, complain
from kneedeep.cli.game_runs import check_playable
from kneedeep.cli.progress import progress
from kneedeep.cli.work_limits import checking
from kneedeep.games.simulation.difficulty import difficulty_data, difficulty_from
from kneedeep.games.simulation.executors import Workers, interrupted_once, workers
from kneedeep.games.simulation.game_run import GameFailedError
from kneedeep.games.simulation.simulation_plan import best_plan
from kneedeep.games.simulation.simulation_run import result_without_games, simulated
from kneedeep.model.catalog.catalog_files import RULESETS
from kneedeep.model.catalog.digest import digest
from kneedeep.model.catalog.numbers.overrides import Numbers
from kneedeep.model.catalog.numbers.user_file import own_numbers
from kneedeep.model.scenario.io.atomic_files import write_atomically
from kneedeep.model.scenario.io.reader import Reading, read
from kneedeep.report.measured_difficulty import MeasuredDifficulty, measured_in_games
from kneedeep.report.simulation import SimulationReport
from kneedeep.rules.ruleset import UnplayableError
from kneedeep_exchange.gallery.gallery_wish import Source

FOLDER = "data"
BEGINNING = "games-"
SEED = 1


def path_of(site: Path, key: str) -> Path:
    """The file for the games of a scenario. `key`: a digest of all their inputs."""
    return site / FOLDER / f"{BEGINNING}{key}.json"


def kept_games(site: Path, key: str) -> MeasuredDifficulty | None:
    """The saved games, None if there is no valid file."""
    try:
        found = json.loads(path_of(site, key).read_bytes())
        parties = tuple(difficulty_from(one) for one in found["parties"])
        one, other = found["bots"]
        measured = MeasuredDifficulty(parties, (str(one), str(other)), int(found["numbers"]), int(found["guessed"]))
    except (OSError, ValueError, LookupError, TypeError, RecursionError):
        return None
    return measured if parties and all(party.games for party in parties) else None


def keep_games(site: Path, key: str, games: MeasuredDifficulty) -> None:
    """Save games. Raises FileFailed, OSError."""
    data = games._asdict() | {"parties": [difficulty_data(party) for party in games.parties]}
    write_atomically(path_of(site, key), (json.dumps(data) + "\n").encode(), with_folder=True)


def forget_games(site: Path, keys: set[str]) -> None:
    """Remove the saved games of all other scenarios."""
    wanted = {path_of(site, key) for key in keys}
    for path in (site / FOLDER).glob(f"{BEGINNING}*.json"):
        if path not in wanted:
            path.unlink()


class Played(NamedTuple):
    """The sources with their games, and the tracebacks of failures, by file name."""

    sources: Sequence[Source]
    failures: Mapping[str, str] = {}


def games_for(sources: Sequence[Source], site: Path, games: int | None, jobs: int) -> Played:
    """The sources with the games saved in a site. If there are fewer than `games`, more are played.

    No games are played of a scenario with a report beside it, with errors, or that can't be played. Raises
    CommandError, FileFailed, OSError, and KeyboardInterrupt after an interrupt. Games finished before are saved.
    """
    if games is None and not any((site / FOLDER).glob(f"{BEGINNING}*.json")):
        return Played(sources)
    numbers = {ruleset: own_numbers(ruleset) for ruleset in RULESETS}
    keys = {source.name: _key(source, numbers) for source in sources}
    found = {source.name: kept_games(site, keys[source.name]) for source in sources if source.report is None}
    failures: Mapping[str, str] = {}

    def keep(source: Source, measured: MeasuredDifficulty) -> None:
        keep_games(site, keys[source.name], measured)
        found[source.name] = measured

    if games is not None:
        few = [one for one in sources if one.name in found and not _are_enough(found[one.name], games)]
        failures = _play(few, numbers, games, jobs, keep)
    forget_games(site, set(keys.values()))
    return Played([source._replace(played=found.get(source.name)) for source in sources], failures)


def _key(source: Source, numbers: dict[str, Numbers]) -> str:
    """The digest of all inputs of the games, except their number."""
    found = hashlib.sha256()
    for part in (__version__, *map(digest, RULESETS), repr(sorted(numbers.items())), str(SEED)):
        found.update(hashlib.sha256(part.encode()).digest())
    return hashlib.sha256(found.digest() + source.content).hexdigest()[:40]


def _are_enough(measured: MeasuredDifficulty | None, games: int) -> bool:
    return measured is not None and all(party.games >= games for party in measured.parties)


def _play(
    sources: Sequence[Source],
    numbers: dict[str, Numbers],
    games: int,
    jobs: int,
    keep: Callable[[Source, MeasuredDifficulty], None],
) -> dict[str, str]:
    """Play games of the scenarios. Returns tracebacks of failures by file name. Raises CommandError."""
    failures = {}
    with _crew(jobs if sources else 1) as (crew, check):
        for source in sources:
            try:
                measured = _played(source, numbers, games, crew, check)
            except BrokenExecutor:
                raise
            except Exception:  # noqa: BLE001 -- the others are played; who made the gallery is told
                failures[source.name] = format_exc()
                continue
            if measured is not None:
                keep(source, measured)
    return failures


@contextmanager
def _crew(jobs: int) -> Iterator[tuple[Workers, Callable[[], None]]]:
    """Give workers for many scenarios, and a function that checks for interrupts. Raises CommandError."""
    try:
        with interrupted_once(at_once=jobs == 1) as check, workers(jobs) as crew:
            yield crew, check
    except BrokenExecutor as error:
        raise CommandError("a worker stopped before its games were done") from error


def _played(
    source: Source, numbers: dict[str, Numbers], games: int, crew: Workers, check: Callable[[], None]
) -> MeasuredDifficulty | None:
    reading = read(source.content)
    if reading.scenario is None or _has_errors(reading):
        return None
    own = numbers[reading.scenario.ruleset]
    try:
        plan = best_plan(reading.scenario, own, games, SEED)
        check_playable(source.name, reading, plan)
        result = result_without_games(plan)
        with progress(plan, source.name) as show:
            for result in simulated(plan, crew, check):
                show(result)
    except (CommandError, UnplayableError) as error:
        complain(str(error))
        return None
    except GameFailedError as error:
        complain("{path}: {error} (seed {seed})", path=source.name, error=error, seed=SEED)
        return None
    return measured_in_games(SimulationReport(source.name, reading, result, numbers=own))


def _has_errors(reading: Reading) -> bool:
    with checking():
        return any(finding.allowed is None and finding.severity == "error" for finding in analyse(reading))
