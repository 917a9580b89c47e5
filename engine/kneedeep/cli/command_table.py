"""The table of commands, and the error that ends one."""

from collections.abc import Mapping
from typing import NamedTuple, cast

MAKE = "make a map"
CHECK = "check it"
PLAY = "play it"
SHOW = "show and print it"
SHARE = "share it"
TOGETHER = "work on it together"
PROGRAM = "set up the program"
GROUPS = (MAKE, CHECK, PLAY, SHOW, SHARE, TOGETHER, PROGRAM)


class Command(NamedTuple):
    """One row of the table: the module with `configure(parser)` and `run(args) -> int`, and its line of help.

    `group`: its heading in lists. `words`: what people type for it, separated by spaces. `limited`: it answers once, with
    no more work than one answer may take.
    """

    module: str
    help: str
    group: str = PROGRAM
    words: str = ""
    limited: bool = False


class CommandError(Exception):
    """Ends a command with exit status 2; its text is the one line that the person reads."""


_ROWS: dict[str, tuple[str, str, str] | tuple[str, str, str, bool]] = {
    "edit": ("open the editor window", MAKE, "editor open start gui"),
    "new": ("write a new scenario file to start from", MAKE, "create init template"),
    "generate": ("generate whole scenarios from a seed and wishes", MAKE, "random coach create draft"),
    "furnish": ("furnish a laid map with doors, a story, tokens and figures", MAKE, "coach complete fill populate"),
    "fmt": ("put scenario files into the canonical form", MAKE, "format tidy sort pretty"),
    "schema": ("print the JSON schema of scenario files", MAKE, "jsonschema"),
    "validate": ("check scenarios and report problems", CHECK, "lint test problems errors"),
    "explain": (
        "describe what a check does, why it matters and how to fix what it finds", CHECK, "why code"
    ),
    "checks": ("list all checks", CHECK, "list rules codes"),
    "solve": ("show how the marines can win, or what prevents it", CHECK, "win solution route", True),
    "inspect": ("print board, sight, distances and reach as JSON", CHECK, "board sight distance reach", True),
    "play": ("play a scenario, in the window or in the terminal", PLAY, "game run playtest"),
    "simulate": (
        "let bots play a scenario many times and report how hard it is", PLAY, "bots balance difficulty odds"
    ),
    "tune": (
        "find the smallest changes that make a scenario as hard as wished", PLAY, "balance coach fair easier harder"
    ),
    "replay": ("play a recorded game again: verify it, or print it as a story", PLAY, "recording story watch"),
    "render": ("draw a scenario as svg, png or pdf", SHOW, "draw picture image png svg"),
    "print": ("write a pdf to print: booklet, hand-out, build sheet, maps", SHOW, "pdf booklet handout", True),
    "describe": ("print a scenario in words, one sentence an element", SHOW, "show text words read", True),
    "diff": (
        "compare two drafts of a scenario in words, as a picture, and by what it means", TOGETHER, "compare changes"
    ),
    "merge": ("merge two changed copies of a scenario, also as git's merge driver", TOGETHER, "combine join"),
    "data": (
        "print the numbers of the printed game with their marks, or the path of your own data file",
        PROGRAM,
        "numbers stats overrides cards",
    ),
    "desktop": (
        "put the program into the menu of your desktop, or remove it", PROGRAM, "install uninstall menu"
    ),
}  # fmt: skip
COMMANDS = {name: Command(f"kneedeep.cli.commands.{name}", *row) for name, row in _ROWS.items()}
"""The commands of the core."""
DEFAULT = "edit"
OTHER_NAMES = {"check": "validate"}
ELSEWHERE = ("export", "gallery", "git", "import", "lsp", "passport", "verify")
"""Commands of the package kneedeep_exchange, for a hint if it is not installed."""


def command_of(name: str) -> Command | None:
    """The row of a command. Looks at other packages only for one that the core lacks."""
    return COMMANDS.get(name) or commands().get(name)


def commands() -> dict[str, Command]:
    """All commands in the order of lists: by group, those of the core first."""
    # Loaded for lists and for commands of other packages alone.
    from kneedeep.support.extensions import COMMANDS as ADDED
    from kneedeep.support.extensions import extensions

    found = dict(COMMANDS)
    for table in extensions(ADDED):
        found = {**cast(Mapping[str, Command], table), **found}
    return {name: found[name] for group in GROUPS for name in (*COMMANDS, *found) if found[name].group == group}


def meant(word: str) -> list[str]:
    """The commands that a word may mean: by synonym or by similar spelling."""
    from difflib import get_close_matches

    known = commands()
    called = {name: (name,) for name in (*known, *OTHER_NAMES)}
    for name, command in known.items():
        for other in command.words.split():
            called[other] = (*called.get(other, ()), name)
    exact = called.get(word.lower(), ())
    near = get_close_matches(word.lower(), known if exact else called, n=3, cutoff=0.7)
    return list(dict.fromkeys([*exact, *(name for one in near for name in called[one])]))


def headless() -> list[str]:
    """The names of the commands that need no display, in the order of lists."""
    return [name for name in commands() if name != DEFAULT]
