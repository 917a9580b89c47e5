"""The table of commands, and the exception with which a command fails."""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from keyword import iskeyword
from typing import NamedTuple, cast

from kneedeep.model.scenario.yaml_patch.file_limits import Unreadable
from kneedeep.support.interrupts import ReportedError
from kneedeep.support.resources import table_rows

MAKE = "make a map"
CHECK = "check it"
PLAY = "play it"
SHOW = "show and print it"
SHARE = "share it"
TOGETHER = "work on it together"
PROGRAM = "set up the program"
GROUPS = (MAKE, CHECK, PLAY, SHOW, SHARE, TOGETHER, PROGRAM)


class Command(NamedTuple):
    """A row of the table: the module with `configure(parser)` and `run(args) -> int`, and its line of help.

    `group`: its heading in lists. `words`: synonyms, separated by spaces. `limited`: whether the work limit of one
    answer applies.
    """

    module: str
    help: str
    group: str = PROGRAM
    words: str = ""
    limited: bool = False


class CommandError(ReportedError):
    """A command failed, with the reason."""


@contextmanager
def reporting(path: str, *kinds: type[Exception]) -> Iterator[None]:
    """Turn exceptions of these kinds into CommandErrors that name a file."""
    try:
        yield
    except kinds as error:
        text = error.message if isinstance(error, Unreadable) else error
        raise CommandError("{path}: {error}", path=path, error=text) from error


def read_commands(module: str, package: str) -> dict[str, Command]:
    """The commands in `commands.txt` beside a module (`__file__`), each as a module of a package."""
    return {
        name: Command(f"{package}.{name}{'_' * iskeyword(name)}", help, group, words, bool(limited))
        for name, help, group, words, limited in table_rows(module, "commands.txt")
    }


COMMANDS = read_commands(__file__, "kneedeep.cli.commands")
"""The commands of the core."""
DEFAULT = "edit"
OTHER_NAMES = {"check": "validate"}
ELSEWHERE = ("export", "gallery", "git", "import", "lsp", "passport", "verify")
"""Commands of the package kneedeep_exchange, for a hint if it is not installed."""


def command_of(name: str) -> Command | None:
    """The row of a command. Other packages are searched only if the core lacks it."""
    return COMMANDS.get(name) or commands().get(name)


def commands() -> dict[str, Command]:
    """All commands in listing order: by group, within a group those of the core first."""
    # Imported only for lists and commands of other packages, so that commands start faster.
    from kneedeep.support.extensions import COMMANDS as ADDED
    from kneedeep.support.extensions import extensions

    found = dict(COMMANDS)
    for table in extensions(ADDED):
        found = {**cast(Mapping[str, Command], table), **found}
    return {name: found[name] for group in GROUPS for name in (*COMMANDS, *found) if found[name].group == group}


def meant(word: str) -> list[str]:
    """The commands that a word may mean, by synonym or similar spelling."""
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
    """The names of the commands that need no display, in listing order."""
    return [name for name in commands() if name != DEFAULT]
