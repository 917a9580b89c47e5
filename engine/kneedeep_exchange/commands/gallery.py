"""`kneedeep gallery`: make a static site from a folder of scenarios."""

import os
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING

from kneedeep.cli import CommandError, complain, say
from kneedeep.cli.inputs import ENDINGS, is_scenario_name, whole
from kneedeep.cli.outputs import may_force
from kneedeep.cli.work_limits import exporting
from kneedeep.games.simulation.executors import interrupted_once, workers
from kneedeep.model.scenario.io.atomic_files import FileFailed, read_bytes
from kneedeep.model.scenario.model import Scenario
from kneedeep.model.scenario.yaml_patch.file_limits import Unreadable
from kneedeep.support.interrupts import status_of
from kneedeep.support.platforms.processes import usable_cores
from kneedeep.support.translation import later, tr, tr_count, translatable
from kneedeep_exchange.gallery.gallery_wish import FILES, Source, Tools, Wish

if TYPE_CHECKING:
    from kneedeep_exchange.gallery.gallery_site import Crew, Outcome

GAMES = ".simulation.json"
MOST_BYTES = 32 << 20
MOST_GAMES, MOST_JOBS = 10_000, 256
FEW = 3
"""The number of scenarios up to which this process is used, since workers take longer to start."""


def configure(parser: ArgumentParser) -> None:
    """Add the arguments of the command."""
    parser.add_argument("folder", metavar="FOLDER")
    parser.add_argument("-o", dest="output", required=True, metavar="SITE")
    may_force(parser)
    parser.add_argument("--title", default=translatable("Scenarios"), metavar="TEXT")
    parser.add_argument("--address", default="", metavar="URL")
    parser.add_argument("--for", dest="audience", choices=("invader", "marines"), default="invader")
    parser.add_argument("--games", type=whole(1, MOST_GAMES), metavar="N")
    parser.add_argument("--jobs", type=whole(1, MOST_JOBS), metavar="J")
    parts = "; ".join(f"{name}: {tr(about)}" for name, about in FILES.items())
    about = tr("leave out a file of each scenario, to be faster: {parts}; may be repeated", parts=parts)
    parser.add_argument("--without", action="append", choices=list(FILES), default=[], metavar="FILE", help=about)


def _check(args: Namespace, folder: Path, site: Path) -> None:
    """Raise CommandError for a wrong folder or address."""
    if not folder.is_dir():
        raise CommandError("{folder} is no folder", folder=folder)
    if args.address and not args.address.startswith(("https://", "http://")):
        raise CommandError("--address {address} does not begin with https:// or http://", address=args.address)
    if site.resolve() == folder.resolve():
        raise CommandError("{site} is the folder of the scenarios itself: name another one with -o", site=site)
    if not args.force and _is_foreign(site):
        raise CommandError("{site} holds files that no gallery wrote: name another folder, or use --force", site=site)


def run(args: Namespace) -> int:
    """Write the site. Return the exit status. Raises CommandError."""
    from kneedeep_exchange.commands.gallery_games import games_for

    folder, site = Path(args.folder), Path(args.output)
    _check(args, folder, site)
    sources = _sources(folder, site)
    wish = Wish(args.title, args.address, args.audience, frozenset(args.without))
    try:
        played = games_for(sources, site, args.games, args.jobs or usable_cores())
        outcome = _made(site, played.sources, wish, args.jobs or usable_cores())
    except KeyboardInterrupt as interrupt:
        complain("interrupted: the next run goes on from here")
        return status_of(interrupt)
    except (FileFailed, OSError) as error:
        raise CommandError(str(error)) from error
    files = tr_count("{n} file", "{n} files", len(outcome.written))
    scenarios = tr_count("{n} scenario", "{n} scenarios", len(outcome.cards))
    text = later("{site}: {scenarios}, {made} made again, {files} written")
    say(tr(text, site=site / "index.html", scenarios=scenarios, made=outcome.made, files=files))
    for name, trace in (*played.failures.items(), *outcome.failures.items()):
        for line in trace.splitlines() if args.verbose else ():
            complain(line)
        last = trace.strip().rsplit("\n", 1)[-1]
        complain("{name}: internal error, please report it: {last} (--verbose shows where)", name=name, last=last)
    return 1 if played.failures or outcome.failures else 0


def _is_foreign(site: Path) -> bool:
    """Whether a folder has files, but no gallery."""
    from kneedeep_exchange.gallery.gallery_site import KNOWN

    if not site.is_dir() or (site / KNOWN).is_file():
        return False
    own = Path(KNOWN).parts[0]
    return any(one.name != own and not one.name.startswith(".") for one in site.iterdir())


def _sources(folder: Path, site: Path) -> list[Source]:
    """The scenario files of a folder with their accompanying files and git history. Raises CommandError."""
    from kneedeep_exchange.gallery.folder_history import history_of, moment

    found = []
    for path in _scenarios(folder, site):
        games = path.with_name(path.stem + GAMES)
        content, problem = _read(path)
        report, unused = _read(games) if os.path.isfile(games) else (None, "")
        for one, why in ((path, problem), (games, unused)):
            if why:
                complain("{path} is left out: {why}", path=one, why=why)
        filed = "" if problem else moment(datetime.fromtimestamp(int(path.stat().st_mtime), UTC))
        name = path.relative_to(folder).as_posix()
        found.append(Source(name, content or b"", filed, report=report, unreadable=problem))
    if not found:
        raise CommandError(
            "{folder} has no file with the suffix {endings}", folder=folder, endings=tr(" or ").join(ENDINGS)
        )
    history = history_of(folder, {source.name: source.content for source in found})
    if history.shallow:
        complain(
            "git has only a part of the history here, so some dates and versions before are left out: `git fetch --unshallow`"
        )
    named = [one._replace(name=os.fsencode(one.name).decode("utf-8", "backslashreplace")) for one in found]
    dated = (history.files.get(source.name) for source in found)
    return [
        one if known is None else one._replace(changed=known.changed, before=known.before)
        for one, known in zip(named, dated, strict=True)
    ]


def _read(path: Path) -> tuple[bytes | None, str]:
    """The content of a file, or the reason why it can't be read, without its path, which is not for the site."""
    try:
        return read_bytes(path, MOST_BYTES), ""
    except Unreadable as error:
        return None, error.message
    except FileFailed as error:
        return None, str(error).rpartition(": ")[2]


def _scenarios(folder: Path, site: Path) -> list[Path]:
    """The scenario files of a folder, sorted, without those of the site and of hidden folders."""
    found = []
    for parent, folders, names in os.walk(folder):
        folders[:] = sorted(
            name for name in folders if not name.startswith(".") and Path(parent, name).resolve() != site.resolve()
        )
        found += [Path(parent, name) for name in names if is_scenario_name(name)]
    return sorted(found)


def _made(site: Path, sources: Sequence[Source], wish: Wish, jobs: int) -> "Outcome":
    from concurrent.futures import BrokenExecutor

    from kneedeep_exchange.gallery.gallery_site import make_gallery

    try:
        return make_gallery(site, sources, wish, _tools(wish), lambda anew: _crew(jobs if anew > FEW else 1))
    except BrokenExecutor as error:
        raise CommandError("a worker stopped before its scenarios were done") from error


@contextmanager
def _crew(jobs: int) -> "Iterator[Crew]":
    from kneedeep.cli.progress import counting
    from kneedeep_exchange.gallery.gallery_site import Crew

    with (
        interrupted_once(at_once=jobs == 1) as check,
        counting("making", "scenarios", "Ctrl-C stops and keeps the finished ones") as show,
        workers(jobs) as ready,
    ):
        yield Crew(ready, show, check)


def _tools(wish: Wish) -> Tools:
    """The makers of the site's files. Without Qt, files that need it are left out, with a message."""
    if wish.audience == "marines" or {"booklet", "uvtt"} <= wish.without:
        return Tools(exporting)
    from kneedeep.cli.window import painted, require_qt

    try:
        require_qt(window=False)
    except CommandError as error:
        complain("booklets and maps for virtual tabletops are left out: {error}", error=error)
        return Tools(exporting)
    return Tools(exporting, painted, _booklet)


def _booklet(scenario: Scenario) -> bytes:
    from kneedeep.cli.window import pdf_of_sheets
    from kneedeep.report.sheets import PAPERS, Options, make_sheet

    options = Options(PAPERS["A4"])
    return pdf_of_sheets([make_sheet(scenario, "booklet", options)], options.paper, dated=False)[0]
