"""`kneedeep checks`: the table of all checks."""

from argparse import ArgumentParser, Namespace

from kneedeep.analysis.framework.check import selected
from kneedeep.cli.terminal import pass_on
from kneedeep.report.check_pages import data, table


def configure(parser: ArgumentParser) -> None:
    """Add the arguments of the command."""
    parser.add_argument("--format", choices=("text", "json"), default="text")


def run(args: Namespace) -> int:
    """Print the table; return 0."""
    if args.format == "json":
        import json

        pass_on(json.dumps(data(selected()), indent=1) + "\n")
    else:
        pass_on(table(selected()))
    return 0
