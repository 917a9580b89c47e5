"""`kneedeep new`: write a small scenario file to start from."""

import os
from argparse import ArgumentParser, Namespace

from kneedeep.cli import CommandError, complain
from kneedeep.cli.scenario_template import starting_text
from kneedeep.model.scenario.io.atomic_files import create_atomically
from kneedeep.model.scenario.model import RULESETS
from kneedeep.support import capitalized, tr

SCHEMA = os.path.join("schemas", "scenario.schema.json")


def configure(parser: ArgumentParser) -> None:
    """Add the arguments of the command."""
    parser.add_argument("path", metavar="PATH")
    parser.add_argument("--title")
    parser.add_argument("--ruleset", choices=RULESETS, default=RULESETS[0])


def run(args: Namespace) -> int:
    """Write the file; return 0. Raises CommandError if it can't be written."""
    path = args.path
    title = title_from(path) if args.title is None else args.title
    try:
        text = starting_text(title, args.ruleset, schema_beside(path))
    except ValueError as error:
        raise CommandError("the title can't be written: {error}", error=error) from error
    if os.path.lexists(path):
        raise CommandError("{path} exists and is not overwritten: choose another name", path=path)
    create_atomically(path, text.encode("utf-8"))
    complain("wrote {path}", path=path)
    return 0


def title_from(path: str) -> str:
    """A title from a file name: `the-red-gate.yaml` gives `The red gate`."""
    stem = os.path.splitext(os.path.basename(path))[0]
    words = " ".join(stem.replace("_", " ").replace("-", " ").split())
    return capitalized(words) or tr("Untitled")


def schema_beside(path: str) -> str | None:
    """The path of the schema relative to a file in a checkout of this project, else None."""
    folder = os.path.dirname(os.path.realpath(path))
    above = folder
    while True:
        if os.path.isfile(os.path.join(above, SCHEMA)) and os.path.isdir(os.path.join(above, "engine", "kneedeep")):
            return os.path.relpath(os.path.join(above, SCHEMA), folder).replace(os.sep, "/")
        if (parent := os.path.dirname(above)) == above:
            return None
        above = parent
