"""`kneedeep schema`: print the JSON Schema of scenario files, or its path."""

from argparse import ArgumentParser, Namespace

from kneedeep.cli.terminal import pass_on
from kneedeep.support import resources

NAME = "scenario.schema.json"


def configure(parser: ArgumentParser) -> None:
    """Add the options of the command."""
    parser.add_argument("--path", action="store_true")


def run(arguments: Namespace) -> int:
    """Print the schema; return 0."""
    if arguments.path:
        pass_on(f"{resources.path('schemas', NAME)}\n")
    else:
        pass_on(resources.text("schemas", NAME))
    return 0
