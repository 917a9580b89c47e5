"""`kneedeep describe`: a scenario in words, one sentence an element."""

from argparse import ArgumentParser, Namespace

from kneedeep.cli.command_table import CommandError
from kneedeep.cli.inputs import FILE_HELP, Input, read_input, report_unread
from kneedeep.cli.terminal import pass_on, say_all
from kneedeep.scenario.io.files import FileFailed


def configure(parser: ArgumentParser) -> None:
    """Add the arguments of the command."""
    parser.description = (
        "Print a scenario in words, one sentence for each element, sorted. Comments, layout and the order in the file "
        "change nothing, so that two texts can be compared line by line."
    )
    parser.epilog = "Exit status: 0 done, 2 wrong usage, or a file that can't be read."
    parser.add_argument("file", metavar="FILE", help=FILE_HELP)
    parser.add_argument(
        "--git",
        action="store_true",
        help="print a file that is no scenario as it is, as git expects of a textconv command",
    )


def run(args: Namespace) -> int:
    """Print the sentences; return 0. Raises CommandError for a file that can't be read."""
    try:
        given = read_input(args.file)
    except FileFailed as error:
        raise CommandError(str(error)) from error
    scenario = given.reading.scenario
    if scenario is None or (args.git and given.reading.problems):
        if not args.git:
            problem = given.reading.problems[0]
            raise CommandError(
                f"{args.file}:{problem.line}:{problem.column}: {problem.code} {problem.message}"
            )
        pass_on(given.text)
        return 0
    report_unread(given)
    _describe(given)
    return 0


def _describe(given: Input) -> None:
    from kneedeep.board import compile_board
    from kneedeep.catalog import load_catalog
    from kneedeep.report.element_words import ElementWords

    scenario = given.reading.scenario
    assert scenario is not None
    say_all(ElementWords(compile_board(scenario, load_catalog(scenario.ruleset))).sentences())
