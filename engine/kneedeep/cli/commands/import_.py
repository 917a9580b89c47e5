"""`kneedeep import`: take the scenario out of a page or passport that holds one."""

import os
from argparse import ArgumentParser, Namespace

from kneedeep.cli.command_table import CommandError
from kneedeep.cli.inputs import read_input
from kneedeep.cli.terminal import complain, say
from kneedeep.scenario.io.files import FileFailed, read_bytes, write_atomically
from kneedeep.scenario.yaml_patch.file_limits import Unreadable
from kneedeep.sharing.imports.inside import CONTAINERS, MOST_BYTES, ImportFailed, scenario_inside


def configure(parser: ArgumentParser) -> None:
    """Add the arguments of the command."""
    parser.description = (
        "Take the scenario out of a passport, or of an HTML page that was written with --embed, byte for byte. What the file is "
        "is seen by its content, not by its name."
    )
    parser.epilog = (
        "Exit status: 0 written, 2 wrong usage, nothing inside, or a file that can't be read or written."
    )
    parser.add_argument("file", metavar="FILE", help="a passport or a page with a scenario inside")
    parser.add_argument("-o", dest="output", required=True, metavar="OUT", help="the scenario file to write")


def run(args: Namespace) -> int:
    """Write the scenario; return 0. Raises CommandError."""
    try:
        inside = scenario_inside(read_bytes(args.file, MOST_BYTES))
        if inside is None:
            kinds = " nor ".join(CONTAINERS)
            raise CommandError(f"{args.file} holds no scenario: by its content it is neither {kinds}")
        if os.path.exists(args.output) and os.path.samefile(args.file, args.output):
            raise CommandError(f"{args.output} is the file itself: name another one with -o")
        write_atomically(args.output, inside)
        problems = read_input(args.output).reading.problems
    except Unreadable as error:
        raise CommandError(f"{args.file}: {error.message}") from error
    except FileFailed as error:
        raise CommandError(str(error)) from error
    except ImportFailed as error:
        raise CommandError(f"{args.file}: {error}") from error
    say(f"{args.output} written")
    if problems:
        complain(f"`kneedeep validate {args.output}` shows what is wrong with it")
    return 0
