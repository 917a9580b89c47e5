"""`kneedeep edit`: open the editor window on scenario files."""

import os
from argparse import ArgumentParser, Namespace

from kneedeep.cli.command_table import CommandError
from kneedeep.cli.window import require_display, window_program
from kneedeep.support.printable import quoted


def configure(parser: ArgumentParser) -> None:
    """Add the arguments of the command."""
    parser.add_argument("files", nargs="*", metavar="FILE")
    parser.add_argument("--compare", metavar="OLDER")


def run(args: Namespace) -> int:
    """Open the window; return when it is closed. Raises CommandError if there is no display or no Qt."""
    if args.compare is not None and len(args.files) != 1:
        raise CommandError("--compare goes with one file, {files} are given", files=len(args.files))
    require_display()
    for file in args.files:
        if not os.path.isfile(file):
            raise CommandError(
                "{file} is not a file (`kneedeep new {file}` writes a scenario to start from)", file=quoted(file)
            )
    return int(window_program().main(args.files, args.compare))
