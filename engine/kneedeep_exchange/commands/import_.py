"""`kneedeep import`: extract a scenario from a text, page, passport, picture or PDF, or convert another map."""

from argparse import ArgumentParser, Namespace

from kneedeep.cli import CommandError, complain, reporting, say
from kneedeep.cli.any_input import is_file_of
from kneedeep.cli.inputs import content_of
from kneedeep.cli.outputs import may_force, with_seal, write_output
from kneedeep.model.scenario.io.atomic_files import file_name
from kneedeep.model.scenario.io.foreign_files import MOST_BYTES, ImportFailed
from kneedeep.model.scenario.io.reader import read
from kneedeep.model.scenario.yaml_patch.file_limits import Unreadable
from kneedeep.support.printable import quoted
from kneedeep.support.translation import tr
from kneedeep_exchange.imports.foreign_formats import FOREIGN
from kneedeep_exchange.imports.imported import NothingCarriedOver
from kneedeep_exchange.scenario_files.embedded import CONTAINERS, scenario_of

SHOWN = 10
WRITTEN, REFUSED = 0, 1


def configure(parser: ArgumentParser) -> None:
    """Add the arguments of the command."""
    parser.add_argument("file", metavar="FILE")
    parser.add_argument("-o", dest="output", metavar="OUT")
    may_force(parser)
    kinds = [*CONTAINERS, *FOREIGN]
    about = tr("what the file is, however it looks: {kinds}", kinds=", ".join(kinds))
    parser.add_argument("--from", dest="kind", metavar="KIND", choices=kinds, help=about)


def run(args: Namespace) -> int:
    """Write the scenario; return 0, or 1 if nothing can be imported. Raises CommandError."""
    with reporting(args.file, Unreadable, ImportFailed):
        try:
            text, notes = _imported(args.file, args.kind)
        except NothingCarriedOver as nothing:
            complain("{output} is not written: {why}", output=args.output or tr("the scenario"), why=nothing)
            return REFUSED
    reading = read(text)
    output = args.output or f"{file_name('' if reading.scenario is None else reading.scenario.title)}.yaml"
    if is_file_of(output, args.file):
        raise CommandError("{output} is the file itself: name another one with -o", output=output)
    write_output(output, text, force=args.force)
    say(tr("{output} written", output=output))
    for note in notes[:SHOWN]:
        complain(note)
    if len(notes) > SHOWN:
        complain("and {rest} more, at the head of {output}", rest=len(notes) - SHOWN, output=output)
    if reading.problems:
        complain("`kneedeep validate {output}` shows what is wrong with it", output=quoted(output))
    return WRITTEN


def _imported(path: str, kind: str | None) -> tuple[bytes, tuple[str, ...]]:
    """The text of a scenario, and notes. Raises CommandError, ImportFailed, FileFailed, Unreadable."""
    content = content_of(path, MOST_BYTES)
    if (found := scenario_of(content, kind)) is not None:
        return with_seal(found.content) if found.made else found.content, found.notes
    reading = read(content)
    if reading.scenario is not None:
        raise CommandError("{path} is a scenario already: every command takes it as it is", path=path)
    if reading.other is not None and reading.other.title:
        raise CommandError("{path} holds no scenario: it looks like {title}", path=path, title=reading.other.title)
    kinds = ", ".join((*CONTAINERS, *FOREIGN))
    raise CommandError("{path} holds no scenario: by its content it is none of {kinds}", path=path, kinds=kinds)
