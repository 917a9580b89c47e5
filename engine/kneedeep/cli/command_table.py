"""The table of commands, and the error that ends one."""

from collections.abc import Mapping
from typing import NamedTuple, cast


class Command(NamedTuple):
    """One row of the table: the module with `configure(parser)` and `run(args) -> int`, and its line of help.

    `limited`: all it does is one answer, which takes no more work than one answer may. `after`: the command that one
    of another package follows in lists.
    """

    module: str
    help: str
    window: bool = False
    limited: bool = False
    after: str = ""


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
    "fmt": Command("kneedeep.cli.commands.fmt", "put scenario files into the canonical form"),
    "new": Command("kneedeep.cli.commands.new", "write a new scenario file to start from"),
    "data": Command(
        "kneedeep.cli.commands.data",
        "print the numbers of the printed game with their marks, or the path of your own data file",
    ),
    "desktop": Command(
        "kneedeep.cli.commands.desktop", "put the program into the menu of your desktop, or remove it"
    ),
    "schema": Command("kneedeep.cli.commands.schema", "print the JSON schema of scenario files"),
}
"""The commands of the core."""
DEFAULT = "edit"
ELSEWHERE = ("export", "gallery", "git", "import", "lsp", "passport", "verify")
"""Commands of the package kneedeep_exchange, for who types one without it."""


def command_of(name: str) -> Command | None:
    """Return the row of a command. Looks at other packages only for one that the core lacks."""
    return COMMANDS.get(name) or commands().get(name)


def commands() -> dict[str, Command]:
    """Return all commands in the order of lists: those of the core, and those that other packages add."""
    # Loaded for lists and for commands of other packages alone.
    from kneedeep.support.extensions import COMMANDS as GROUP
    from kneedeep.support.extensions import extensions

    names = list(COMMANDS)
    added: dict[str, Command] = {}
    for table in extensions(GROUP):
        for name, command in cast(Mapping[str, Command], table).items():
            if name not in names:
                added[name] = command
                names.insert(names.index(command.after) + 1 if command.after in names else len(names), name)
    return {name: added.get(name) or COMMANDS[name] for name in names}


def headless() -> list[str]:
    """Return the names of the commands that need no display, in the order of lists."""
    return [name for name, command in commands().items() if not command.window]
