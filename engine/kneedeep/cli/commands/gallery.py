"""`kneedeep gallery`: make a static site of a folder of scenarios."""

import os
from argparse import ArgumentParser, Namespace
from datetime import UTC, datetime
from pathlib import Path

from kneedeep.cli.command_table import CommandError
from kneedeep.cli.terminal import say
from kneedeep.cli.work_limits import exporting
from kneedeep.english import counted
from kneedeep.scenario.io.files import FileFailed, read_bytes
from kneedeep.scenario.yaml_patch.file_limits import Unreadable

ENDINGS = (".yaml", ".yml")
GAMES = ".simulation.json"
MOST_BYTES = 32 << 20


def configure(parser: ArgumentParser) -> None:
    """Add the arguments of the command."""
    parser.description = (
        "Make a static site of all scenarios of a folder: a list to search, filter and sort, and for each scenario a page and files to "
        f"download. It works from a disk too. A report of `kneedeep simulate --format json` beside a scenario, such as map{GAMES} "
        "beside map.yaml, is shown as its difficulty. A second run writes only what has changed."
    )
    parser.epilog = (
        "Exit status: 0 written, 2 wrong usage, no scenario found, or a folder that can't be read or written."
    )
    parser.add_argument("folder", metavar="FOLDER", help="the folder; folders in it are searched too")
    parser.add_argument("-o", dest="output", required=True, metavar="SITE", help="the folder to write")
    parser.add_argument(
        "--title", default="Scenarios", metavar="TEXT", help="the title (default: %(default)s)"
    )
    parser.add_argument(
        "--address",
        default="",
        metavar="URL",
        help="where the site is published: adds a feed of changes (feed.xml)",
    )
    parser.add_argument(
        "--for",
        dest="audience",
        choices=("invader", "marines"),
        default="invader",
        help="invader: everything (default); marines: what the hand-outs show, nothing else is on the site",
    )


def run(args: Namespace) -> int:
    """Write the site; return the exit status. Raises CommandError."""
    from kneedeep.sharing.gallery.gallery_entry import Source
    from kneedeep.sharing.gallery.gallery_site import Wish, make_gallery

    folder, site = Path(args.folder), Path(args.output)
    if not folder.is_dir():
        raise CommandError(f"{folder} is no folder")
    if args.address and not args.address.startswith(("https://", "http://")):
        raise CommandError(f"--address {args.address} does not begin with https:// or http://")
    if site.resolve() == folder.resolve():
        raise CommandError(f"{site} is the folder of the scenarios itself: name another one with -o")
    sources = {}
    for path in _scenarios(folder, site):
        name = path.relative_to(folder).as_posix()
        games = path.with_name(path.stem + GAMES)
        try:
            source = Source(
                name, read_bytes(path, MOST_BYTES), read_bytes(games, MOST_BYTES) if games.is_file() else None
            )
            time = datetime.fromtimestamp(int(path.stat().st_mtime), UTC)
        except Unreadable as error:
            raise CommandError(f"{path}: {error.message}") from error
        except (FileFailed, OSError) as error:
            raise CommandError(str(error)) from error
        sources[name] = (source, time.isoformat().replace("+00:00", "Z"))
    if not sources:
        raise CommandError(f"{folder} has no file with the suffix {' or '.join(ENDINGS)}")
    try:
        outcome = make_gallery(site, sources, Wish(args.title, args.address, args.audience), exporting)
    except (FileFailed, OSError) as error:
        raise CommandError(str(error)) from error
    files = counted(len(outcome.written), "file")
    say(
        f"{site / 'index.html'}: {counted(len(outcome.cards), 'scenario')}, {outcome.made} made anew, {files} written"
    )
    return 0


def _scenarios(folder: Path, site: Path) -> list[Path]:
    """Return the scenario files of a folder in order, without those of the site and of hidden folders."""
    found = []
    for parent, folders, names in os.walk(folder):
        folders[:] = sorted(
            name
            for name in folders
            if not name.startswith(".") and Path(parent, name).resolve() != site.resolve()
        )
        found += [Path(parent, name) for name in names if name.lower().endswith(ENDINGS)]
    return sorted(found)
