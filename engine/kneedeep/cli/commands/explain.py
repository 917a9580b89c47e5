"""`kneedeep explain`: the pages of checks."""

from argparse import ArgumentParser, Namespace

from kneedeep.analysis.framework.check import check_modules, load_check
from kneedeep.cli import CommandError, pass_on
from kneedeep.cli.commands.validate import near
from kneedeep.report.check_pages import page


def configure(parser: ArgumentParser) -> None:
    """Add the arguments of the command."""
    parser.add_argument("codes", nargs="+", metavar="CODE")


def run(args: Namespace) -> int:
    """Print the pages; return 0. Raises CommandError for an unknown code and then prints nothing."""
    known = check_modules()
    names = {module.rsplit(".", 1)[1][7:].replace("_", "-"): code for code, module in known.items()}
    wanted = [names.get(word.lower(), word.upper()) for word in args.codes]
    for code in wanted:
        if code not in known:
            raise CommandError("no check {code!r}: {hint}", code=code, hint=near(code, list(known)))
    rule = "\n" + "-" * 40 + "\n\n"
    pass_on(rule.join(page(load_check(code)) for code in dict.fromkeys(wanted)))
    return 0
