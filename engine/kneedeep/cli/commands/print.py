"""`kneedeep print`: a printable PDF of a scenario: booklet, hand-out, build sheet, map on a page or to scale."""

import os
import re
from argparse import ArgumentParser, ArgumentTypeError, Namespace

from kneedeep.cli import CommandError, inputs, reporting
from kneedeep.cli.any_input import known_foreign_files
from kneedeep.cli.outputs import may_force, write_output
from kneedeep.support.translation import tr

ENDING = ".pdf"
SHEETS = ("booklet", "handout", "build", "cards", "map", "scale", "tiles", "tokens")
MARINES = "handout"
PAPERS = ("A4", "Letter")
LEAST_INCHES, MOST_INCHES = 0.2, 4.0


def configure(parser: ArgumentParser) -> None:
    """Add the arguments of the command."""
    parser.add_argument("file", metavar="FILE")
    parser.add_argument("-o", dest="output", required=True, metavar="PDF")
    may_force(parser)
    parser.add_argument("--sheet", action="append", choices=SHEETS)
    parser.add_argument("--paper", choices=PAPERS, default="A4")
    parser.add_argument("--pages", type=page_numbers, default=frozenset(), metavar="LIST")
    parser.add_argument("--marines", type=inputs.whole(1, 4), metavar="N")
    parser.add_argument("--grey", action="store_true")
    parser.add_argument("--bare", action="store_true")
    parser.add_argument("--inches", type=inputs.number(LEAST_INCHES, MOST_INCHES), default=1.0, metavar="N")
    parser.add_argument("--embed", action="store_true")
    inputs.take_language(parser)
    inputs.allow_errors(parser)
    parser.add_argument("--dated", action="store_true")


def run(args: Namespace) -> int:
    """Write the sheets; return 0. Raises CommandError if they can't be made or written."""
    if os.path.splitext(args.output)[1].lower() != ENDING:
        raise CommandError("{output} does not end in .pdf", output=args.output)
    if args.file != inputs.STDIN and os.path.realpath(args.file) == os.path.realpath(args.output):
        raise CommandError("{output} is the scenario itself: name another file", output=args.output)
    if args.embed and MARINES in (args.sheet or ()):
        raise CommandError(
            "--embed can't be used with --sheet handout: the scenario says what is hidden from the marines"
        )
    given = inputs.sound_input(args.file, anyway=args.anyway, language=args.language)
    scenario = inputs.scenario_in(given)
    inputs.check_marines(args.file, scenario, args.marines)
    embedding = known_foreign_files() if args.embed else None
    from kneedeep.cli.window import pdf_of_sheets, report_missing_letters
    from kneedeep.report.sheets import PAPERS as SIZES
    from kneedeep.report.sheets import Options, make_sheet

    options = Options(SIZES[args.paper], args.marines, args.grey, args.bare, args.inches)
    with reporting(args.file, ValueError):
        sheets = [make_sheet(scenario, kind, options) for kind in dict.fromkeys(args.sheet or SHEETS[:1])]
    data, missing = pdf_of_sheets(sheets, options.paper, dated=args.dated, numbers=args.pages)
    if embedding is not None:
        data = embedding.with_scenario(data, ENDING, given.data)
    write_output(args.output, data, force=args.force)
    report_missing_letters(missing, args.output)
    return 0


def page_numbers(text: str) -> frozenset[int]:
    """The page numbers in a list such as `1,3-5`. Raises ArgumentTypeError."""
    found: set[int] = set()
    for part in text.split(","):
        match = re.fullmatch(r"\s*(\d{1,4})(?:-(\d{1,4}))?\s*", part, re.ASCII)
        first, last = (int(match[1]), int(match[2] or match[1])) if match else (0, 0)
        if not 1 <= first <= last:
            raise ArgumentTypeError(tr("{text!r} is no list of pages such as 2-5 or 1,3,7-9", text=text))
        found.update(range(first, last + 1))
    return frozenset(found)
