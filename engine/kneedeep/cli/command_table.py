"""The table of commands, and the error that ends one."""

from typing import NamedTuple


class Command(NamedTuple):
    """One row of the table: the module with `configure(parser)` and `run(args) -> int`, and its line of help.

    `limited`: all it does is one answer, which takes no more work than one answer may.
    """

    module: str
    help: str
    window: bool = False
    limited: bool = False


class CommandError(Exception):
    """Ends a command with exit status 2; its text is the one line that the person reads."""


COMMANDS: dict[str, Command] = {
    "edit": Command("kneedeep.cli.commands.edit", "open the editor window", window=True),
    "validate": Command("kneedeep.cli.commands.validate", "check scenarios and report problems"),
    "explain": Command(
        "kneedeep.cli.commands.explain",
        "describe what a check does, why it matters and how to fix what it finds",
    ),
    "checks": Command("kneedeep.cli.commands.checks", "list all checks"),
    "inspect": Command(
        "kneedeep.cli.commands.inspect", "print board, sight, distances and reach as JSON", limited=True
    ),
    "solve": Command(
        "kneedeep.cli.commands.solve", "show how the marines can win, or what prevents it", limited=True
    ),
    "render": Command("kneedeep.cli.commands.render", "draw a scenario as svg, png or pdf"),
    "print": Command(
        "kneedeep.cli.commands.print",
        "write a pdf to print: booklet, hand-out, build sheet, maps",
        limited=True,
    ),
    "export": Command(
        "kneedeep_exchange.commands.export",
        "write a scenario as a file for others: an HTML page, a map for virtual tabletops or for Tiled",
    ),
    "gallery": Command("kneedeep_exchange.commands.gallery", "make a static site of a folder of scenarios"),
    "play": Command("kneedeep.cli.commands.play", "play a scenario, in the window or in the terminal"),
    "simulate": Command(
        "kneedeep.cli.commands.simulate", "let bots play a scenario many times and report how hard it is"
    ),
    "replay": Command(
        "kneedeep.cli.commands.replay", "play a recorded game again: verify it, or print it as a story"
    ),
    "describe": Command(
        "kneedeep.cli.commands.describe", "print a scenario in words, one sentence an element", limited=True
    ),
    "diff": Command(
        "kneedeep.cli.commands.diff",
        "compare two drafts of a scenario in words, as a picture, and by what it means",
    ),
    "merge": Command(
        "kneedeep.cli.commands.merge", "merge two changed copies of a scenario, also as git's merge driver"
    ),
    "git": Command("kneedeep_exchange.commands.git", "let git merge and compare scenarios with this program"),
    "import": Command(
        "kneedeep_exchange.commands.import_",
        "take the scenario out of a page, passport, picture or PDF, or make one from a map of Tiled",
    ),
    "passport": Command(
        "kneedeep_exchange.commands.passport",
        "put a scenario and what is proven of it into one file to share",
    ),
    "verify": Command("kneedeep_exchange.commands.verify", "check each claim of a passport again"),
    "fmt": Command("kneedeep.cli.commands.fmt", "put scenario files into the canonical form"),
    "new": Command("kneedeep.cli.commands.new", "write a new scenario file to start from"),
    "data": Command(
        "kneedeep.cli.commands.data",
        "print the numbers of the printed game with their marks, or the path of your own data file",
    ),
    "desktop": Command(
        "kneedeep.cli.commands.desktop", "put the program into the menu of your desktop, or remove it"
    ),
    "lsp": Command(
        "kneedeep_exchange.commands.lsp", "answer text editors while a scenario is written by hand"
    ),
    "schema": Command("kneedeep.cli.commands.schema", "print the JSON schema of scenario files"),
}
DEFAULT = "edit"


def headless() -> list[str]:
    """The names of the commands that need no display, in the order of the table."""
    return [name for name, command in COMMANDS.items() if not command.window]
