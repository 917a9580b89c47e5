"""`kneedeep fmt`: rewrite scenario files in the canonical form, without any other change."""

from argparse import ArgumentParser, Namespace

from kneedeep.board.canonical_text import Refused, canonical_text
from kneedeep.cli import complain, inputs, pass_on, say
from kneedeep.model.scenario.io.atomic_files import FileFailed, write_atomically
from kneedeep.model.scenario.io.saver import SaveFailed
from kneedeep.support.translation import later, tr

DONE, WOULD_CHANGE, WRONG = 0, 1, 2


def configure(parser: ArgumentParser) -> None:
    """Add the arguments of the command."""
    parser.add_argument("files", nargs="+", metavar="FILE")
    parser.add_argument("--check", action="store_true")
    parser.add_argument("--sort", action="store_true")
    inputs.may_skip_others(parser)


def run(args: Namespace) -> int:
    """Rewrite the files, or list those that need it. Returns the exit status."""
    complaints: list[str] = []
    status = DONE
    for path in inputs.expanded(args.files, complaints):
        try:
            given = inputs.read_input(path)
            if inputs.is_skipped(given, args):
                continue
            text = formatted(given, sort=args.sort)
            changed = text.removeprefix("\ufeff") != given.text
            if args.check and changed:
                status = WOULD_CHANGE
                say(tr("{path} would change", path=path))
            elif path == inputs.STDIN and not args.check:
                pass_on(text)
            elif changed:
                write_atomically(path, text.encode("utf-8"))
                complain("{path} changed", path=path)
        except FileFailed as error:
            complaints.append(str(error))
        except (Refused, SaveFailed) as refusal:
            complaints.append(tr("{path} is left as it is: {refusal}", path=path, refusal=refusal))
    for complaint in complaints:
        complain(complaint)
    return WRONG if complaints else status


def formatted(given: inputs.Input, *, sort: bool) -> str:
    """The text of a file in its canonical form. Reports unreadable parts, which stay, on stderr. Raises Refused."""
    text = canonical_text(given.reading, sort=sort)
    inputs.report_unread(
        given, later("{path}: can't read {parts}; leaves it as it is (`kneedeep validate {path}` says why)")
    )
    return text
