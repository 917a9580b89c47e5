"""The entry point of the command line: find the command, import only its module, run it."""

import argparse
import atexit
import errno
import gc
import os
import sys
from argparse import SUPPRESS, Action, ArgumentError, ArgumentParser, HelpFormatter, Namespace, _SubParsersAction
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import nullcontext
from importlib import import_module
from typing import NoReturn, TypeVar

from kneedeep import __version__
from kneedeep.cli import command_table, complain
from kneedeep.support.interrupts import ReportedError, status_of
from kneedeep.support.platforms.languages import wanted_languages
from kneedeep.support.platforms.streams import is_closed_pipe, prepare_streams
from kneedeep.support.printable import printable
from kneedeep.support.resources import table_rows
from kneedeep.support.translation import in_english, tr, tr_count, with_capital
from kneedeep.support.work_budget import OutOfWork

DONE = 0
WRONG = 2
OUTPUT_CLOSED = 141
FEWER_COLLECTIONS = 100_000
"""The number of new objects between garbage collections. With the default, they take a tenth of the start."""
HELP_WIDTH = 100
PACKAGE = "kneedeep"
FOR_PROGRAMS = ("inspect", "schema", "describe")
FORMATS_FOR_PROGRAMS = ("json", "sarif", "github", "csv", "dot")
"""Commands and report formats for programs. Their output is in English in every language."""
OPTIONS = ("--verbose", "--version", "--help", "-h")
HELPS = "helps.txt"
AnyAction = TypeVar("AnyAction", bound=Action)
vars(argparse).update(_=lambda text: text and tr(text), ngettext=tr_count)
"""The texts of argparse are translated too."""


def add_help_texts(parser: ArgumentParser) -> None:
    """Give a parser its help texts from files, in the language of the program."""
    _, _, name = parser.prog.partition(" ")
    owners = ("*", name, name.partition(" ")[0])
    texts = {about: text for owner, about, text in _help_rows(name) if owner in owners}
    parser.description = tr(texts.get("description") or parser.description or "")
    parser.epilog = tr(texts.get("epilog") or parser.epilog or "")
    for action in parser._actions:
        if action.help is None:
            action.help = next((texts[one] for one in (*action.option_strings, action.dest) if one in texts), None)
        action.help = action.help and tr(action.help)


def _help_rows(name: str) -> Iterator[list[str]]:
    """Yield the help rows of all commands, and those of the package that has the command, if any."""
    yield from table_rows(__file__, HELPS)
    command = command_table.command_of(name.partition(" ")[0])
    module = None if command is None else import_module(command.module).__file__
    if module is not None and os.path.isfile(os.path.join(os.path.dirname(module), HELPS)):
        yield from table_rows(module, HELPS)


class Parser(ArgumentParser):
    """An argument parser. Its messages quote what was typed in printable form and suggest similar words."""

    def error(self, message: str) -> NoReturn:
        """Report an error in the arguments and exit."""
        unknown = tr("unrecognized arguments: %s").removesuffix("%s")
        if message.startswith(unknown):
            known = (option for parser in _parsers(self) for option in parser._option_string_actions)
            message = _with_hint(message, message.removeprefix(unknown).partition(" ")[0], known)
        super().error(printable(message))

    def _check_value(self, action: Action, value: object) -> None:
        """Suggest similar choices for an invalid value."""
        try:
            super()._check_value(action, value)
        except ArgumentError as error:
            error.message = _with_hint(error.message, str(value), action.choices or ())
            raise

    def _add_action(self, action: AnyAction) -> AnyAction:
        """Translate the placeholders of values."""
        if isinstance(action.metavar, str):
            action.metavar = tr(action.metavar)
        return super()._add_action(action)

    def format_help(self) -> str:
        """The help text. It is loaded only here, since most starts need none."""
        add_help_texts(self)
        return super().format_help()


def _with_hint(message: str, word: str, known: Iterable[str]) -> str:
    """A message that suggests the known words similar to a word."""
    from difflib import get_close_matches

    near = get_close_matches(word, set(known))
    return tr("{message}; did you mean {near}?", message=message, near=tr(" or ").join(near)) if near else message


def _parsers(parser: ArgumentParser) -> Iterator[ArgumentParser]:
    """Yield a parser and the parsers of its commands."""
    yield parser
    for action in parser._actions:
        if isinstance(action, _SubParsersAction):
            for child in action.choices.values():
                yield from _parsers(child)


class Help(HelpFormatter):
    """Help of a fixed width. Asking the terminal for its width would add 4 ms to a start."""

    def __init__(self, prog: str) -> None:
        """Take the name of the program or command."""
        super().__init__(prog, max_help_position=28, width=HELP_WIDTH)


def chosen_command(arguments: Sequence[str]) -> str | None:
    """The first argument that is not a global option, None if there is none."""
    return next((argument for argument in arguments if argument not in OPTIONS), None)


def parser_for(chosen: str | None, *, whole: bool = False) -> Parser:
    """A parser with every command's line of help and all arguments of the chosen command.

    `whole`: with the arguments of every command, for the manual page and shell completion.
    """
    parser = Parser(prog="kneedeep", formatter_class=Help)
    parser.add_argument("--version", action="version", version=f"kneedeep {__version__}")
    parser.add_argument("--verbose", action="store_true")
    parsers = parser.add_subparsers(dest="command", metavar=tr("COMMAND"), title=tr("commands"), prog="kneedeep")
    rows = _rows(None if whole else chosen)
    for name, command in rows.items():
        about = tr(command.help)
        child = parsers.add_parser(name, help=about, description=f"{with_capital(about)}.", formatter_class=Help)
        if whole or name == chosen:
            import_module(command.module).configure(child)
            _also_after_the_command(child)
    if whole:
        for one in _parsers(parser):
            add_help_texts(one)
    else:
        _in_groups(parser, parsers, rows)
    return parser


def _in_groups(parser: Parser, parsers: "_SubParsersAction[Parser]", rows: Mapping[str, command_table.Command]) -> None:
    """Put the commands under the headings of their groups in the help."""
    for title in dict.fromkeys(command.group for command in rows.values()):
        group = parser.add_argument_group(tr(title))
        group._group_actions += [one for one in parsers._choices_actions if rows[one.dest].group == title]
    parsers._choices_actions.clear()
    parser.usage = f"kneedeep [-h] [--version] [--verbose] {parsers.metavar} ..."
    parsers.help = SUPPRESS


def _rows(chosen: str | None) -> dict[str, command_table.Command]:
    """The rows of all commands, or of the chosen one only."""
    if chosen is None:
        return command_table.commands()
    command = command_table.command_of(chosen)
    return {} if command is None else {chosen: command}


def run(arguments: Sequence[str]) -> int:
    """Run a command and return its exit status. Raises CommandError, and SystemExit as argparse does."""
    if (chosen := chosen_command(arguments)) == "help":
        arguments = [*(argument for argument in arguments if argument != "help"), "--help"]
        chosen = chosen_command(arguments)
    if chosen in command_table.OTHER_NAMES:
        own, chosen = chosen, command_table.OTHER_NAMES[chosen]
        place = arguments.index(own)
        arguments = [*arguments[:place], chosen, *arguments[place + 1 :]]
    if chosen is not None and not chosen.startswith("-") and command_table.command_of(chosen) is None:
        if not os.path.isfile(chosen):
            raise command_table.CommandError(unknown(chosen))
        # A file without a command is opened, for "Open with" of desktops.
        chosen, arguments = command_table.DEFAULT, [command_table.DEFAULT, *arguments]
    if not any(argument in OPTIONS[1:] for argument in arguments) and chosen is None:
        chosen = command_table.DEFAULT
        arguments = [*arguments, command_table.DEFAULT]
    parsed = parser_for(chosen).parse_args(arguments)
    command = command_table.command_of(parsed.command)
    assert command is not None
    act = import_module(command.module).run
    if parsed.command != command_table.DEFAULT:
        # The process ends with the command. A last garbage collection would take a tenth of its time.
        atexit.register(gc.freeze)
    with in_english() if _is_for_programs(parsed) else nullcontext():
        if not command.limited:
            return int(act(parsed))
        from kneedeep.cli.work_limits import answering

        with answering():
            return int(act(parsed))


def _is_for_programs(parsed: Namespace) -> bool:
    """Whether the output of the command is for programs, so that it is the same in every language."""
    return parsed.command in FOR_PROGRAMS or getattr(parsed, "format", None) in FORMATS_FOR_PROGRAMS


def unknown(word: str) -> str:
    """The message about an unknown first argument: a missing file, else similar commands."""
    if os.path.splitext(word)[1] or os.path.dirname(word):
        return tr("{word}: there is no such file", word=word)
    if word in command_table.ELSEWHERE:
        return tr("no command {word!r}: it comes with the package kneedeep_exchange, which is not installed", word=word)
    if near := command_table.meant(word):
        return tr("no command {word!r}: did you mean {near}?", word=word, near=tr(" or ").join(near))
    return tr("no command {word!r}: `kneedeep --help` lists all commands", word=word)


def main(arguments: Sequence[str] | None = None) -> int:
    """The command `kneedeep`. Returns the exit status.

    0: success. 1: the answer is no. 2: wrong usage or a missing part. 130: interrupted (143 by SIGTERM). 141: the
    output was closed by its reader.
    """
    given = sys.argv[1:] if arguments is None else list(arguments)
    gc.set_threshold(FEWER_COLLECTIONS)
    _use_language()
    prepare_streams()
    try:
        status = run(given)
        sys.stdout.flush()
        return status
    except ReportedError as error:
        return _complain(str(error))
    except OutOfWork:
        return _complain("stopped at the limit of work for one answer; use a smaller map")
    except KeyboardInterrupt as interrupt:
        return status_of(interrupt)
    except Exception as error:  # noqa: BLE001 -- the last resort: exit status 1 would read as "findings"
        return _status_of_failure(error, verbose="--verbose" in given)


def _status_of_failure(error: Exception, *, verbose: bool) -> int:
    """Report on stderr why a command crashed, with the traceback if `verbose`. Return the exit status."""
    if is_closed_pipe(error):
        # The interpreter flushes stdout once more at exit, which would fail.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return OUTPUT_CLOSED
    if verbose:
        from traceback import format_exception

        for line in "".join(format_exception(error)).splitlines():
            complain(line)
        return WRONG
    if isinstance(error, ModuleNotFoundError) and not (error.name or PACKAGE).startswith(PACKAGE):
        return _complain("the Python package {name} is not installed, which this command needs", name=error.name)
    if isinstance(error, OSError) and error.errno == errno.ENOSPC:
        return _complain("can't write: {why}", why=tr("the disk is full"))
    return _complain(
        "internal error, please report it: {name}: {error} (--verbose shows where)",
        name=type(error).__name__,
        error=error,
    )


def _use_language() -> None:
    """Use the language that the user has chosen. English loads nothing."""
    if next(iter(wanted_languages()), "en").startswith("en"):
        return
    from kneedeep.support.languages import LanguageFailed, use_chosen_language

    try:
        use_chosen_language()
    except LanguageFailed as error:
        complain(str(error))


def _complain(message: str, /, **values: object) -> int:
    complain(message, **values)
    return WRONG


def _also_after_the_command(parser: ArgumentParser) -> None:
    """Accept --verbose after the command's name too, without resetting one before it."""
    if "--verbose" not in parser._option_string_actions:
        parser.add_argument("--verbose", action="store_true", default=SUPPRESS)
