"""`kneedeep translate`: export the texts of a scenario as a table for spreadsheets, or import such a table."""

from argparse import ArgumentParser, Namespace

from kneedeep.cli import CommandError, complain, reporting
from kneedeep.cli.inputs import content_of, read_scenario, scenario_in, take_language
from kneedeep.cli.outputs import may_force, print_or_write
from kneedeep.model.scenario.io.saver import SaveFailed, saved_text
from kneedeep.model.scenario.translation_table import TABLE_BYTES, read_table, write_table
from kneedeep.model.scenario.yaml_patch.file_limits import Unreadable
from kneedeep.support.translation import later, tr_count


def configure(parser: ArgumentParser) -> None:
    """Add the arguments of the command."""
    parser.add_argument("file", metavar="FILE")
    take_language(parser)
    parser.add_argument("--read", metavar="TABLE")
    parser.add_argument("-o", dest="output", metavar="OUT")
    may_force(parser)


def run(args: Namespace) -> int:
    """Write the table, or the scenario with its translations. Returns 1 for a table with doubtful rows, else 0."""
    given = read_scenario(args.file)
    scenario, source = scenario_in(given), given.reading.source
    if args.language in (None, scenario.language):
        text = later("name the language of the translations: --language CODE, other than {own}")
        raise CommandError(text, own=scenario.language)
    if args.read is None:
        print_or_write(args, write_table(scenario, args.language))
        return 0
    if given.reading.newer or source is None:
        raise CommandError("{path} has a newer format and is not changed", path=args.file)
    with reporting(args.read, Unreadable):
        found = read_table(scenario, args.language, content_of(args.read, TABLE_BYTES))
    with reporting(args.file, SaveFailed):
        print_or_write(args, saved_text(source, scenario, found.scenario).encode("utf-8"))
    said = tr_count("{n} new translation in {name}.", "{n} new translations in {name}.", found.taken, name=args.read)
    for line in (*found.notes, said):
        complain("{path}: {error}", path=args.file, error=line)
    return 1 if found.notes else 0
