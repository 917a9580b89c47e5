"""`kneedeep git`: let git merge and compare scenarios with this program."""

import os
import shlex
import subprocess
import sys
from argparse import ArgumentParser, Namespace
from collections import defaultdict
from collections.abc import Iterator

from kneedeep.cli.command_table import CommandError
from kneedeep.cli.inputs import ENDING
from kneedeep.cli.terminal import say
from kneedeep.english import counted
from kneedeep.scenario.io.files import FileFailed, read_bytes, write_atomically
from kneedeep.scenario.yaml_patch.file_limits import Unreadable

NAME = "kneedeep"
ATTRIBUTES = ".gitattributes"
GIVEN = f"merge={NAME} diff={NAME}"
HEAD = 1024
"""In so many bytes a scenario has said that it is one."""


def configure(parser: ArgumentParser) -> None:
    """Add the arguments of the command."""
    parser.description = (
        f"Set up git so that it merges scenarios with `{NAME} merge` and compares them in words. "
        "It changes the configuration of this repository, and its file .gitattributes, which you commit, for the folders "
        "or files that are scenarios. Everybody who merges needs the program and the set-up; without it git merges by lines."
    )
    parser.epilog = "Exit status: 0 done, 2 no git repository, or a file that can't be written."
    act = parser.add_mutually_exclusive_group(required=True)
    act.add_argument("--set-up", action="store_true", help="set up, or renew after files were added or moved")
    act.add_argument("--undo", action="store_true", help="take back what --set-up has written")
    parser.add_argument(
        "--global",
        dest="everywhere",
        action="store_true",
        help="write the configuration for all your repositories; without it for this one",
    )


def run(args: Namespace) -> int:
    """Set up or undo; say what was done; return 0. Raises CommandError."""
    top = os.path.realpath(_git("rev-parse", "--show-toplevel"))
    scope = "--global" if args.everywhere else "--local"
    if args.undo:
        for section in (f"merge.{NAME}", f"diff.{NAME}"):
            if _configured(scope, section):
                _git("config", scope, "--remove-section", section)
                say(f"git config: {section} removed")
    else:
        for key, value in configuration(program()).items():
            _git("config", scope, key, value)
            say(f"git config: {key} = {value}")
    patterns = [] if args.undo else sorted(_patterns(top))
    _write_attributes(os.path.join(top, ATTRIBUTES), patterns)
    return 0


def configuration(command: str) -> dict[str, str]:
    """Return the keys of git's configuration and their values, for a command that starts the program."""
    return {
        f"merge.{NAME}.name": "scenarios by their elements",
        f"merge.{NAME}.driver": f"{command} merge %O %A %B --marker-size %L --path %P",
        f"diff.{NAME}.command": f"{command} diff --git",
        f"diff.{NAME}.textconv": f"{command} describe --git",
    }


def program() -> str:
    """Return the command that starts this program, for a shell."""
    from shutil import which

    return NAME if which(NAME) else f"{shlex.quote(sys.executable)} -P -m {NAME}"


def _patterns(top: str) -> Iterator[str]:
    """Yield what .gitattributes says the scenarios are: folders where all files of the ending are, else single files."""
    listed = _git(
        "-C", top, "ls-files", "-z", "--cached", "--others", "--exclude-standard", "--", f"*{ENDING}"
    )
    folders: defaultdict[str, list[tuple[str, bool]]] = defaultdict(list)
    for path in listed.split("\0"):
        if path and os.path.isfile(os.path.join(top, path)):
            folders[os.path.dirname(path)].append((path, _is_scenario(os.path.join(top, path))))
    for folder, files in folders.items():
        if all(scenario for _, scenario in files):
            yield _quoted(f"/{folder}/*{ENDING}" if folder else f"/*{ENDING}")
        else:
            yield from (_quoted(f"/{path}") for path, scenario in files if scenario)


def _is_scenario(path: str) -> bool:
    try:
        with open(path, "rb") as file:
            lines = file.read(HEAD).splitlines()
    except OSError:
        return False
    return all(any(line.startswith(key) for line in lines) for key in (b"format:", b"ruleset:"))


def _quoted(pattern: str) -> str:
    """A pattern as .gitattributes takes it: in quotes where it has blanks."""
    escaped = pattern.replace("\\", "\\\\").replace('"', '\\"')
    return f'"{escaped}"' if any(letter in pattern for letter in ' \t"\\') else pattern


def _write_attributes(path: str, patterns: list[str]) -> None:
    """Replace the lines of this program in .gitattributes; a file that has no other line is removed. Raises CommandError."""
    try:
        before = read_bytes(path).decode("utf-8", "surrogateescape") if os.path.exists(path) else ""
    except (FileFailed, Unreadable) as error:
        raise CommandError(str(error)) from error
    kept = [line for line in before.splitlines() if not line.endswith(f" {GIVEN}")]
    after = "".join(f"{line}\n" for line in (*kept, *(f"{pattern} {GIVEN}" for pattern in patterns)))
    if after == before:
        return
    try:
        if after:
            write_atomically(path, after.encode("utf-8", "surrogateescape"))
        else:
            os.remove(path)
    except (FileFailed, OSError) as error:
        raise CommandError(str(error)) from error
    for pattern in patterns:
        say(f"{ATTRIBUTES}: {pattern} {GIVEN}")
    gone = len(before.splitlines()) - len(kept)
    if gone and not patterns:
        say(f"{ATTRIBUTES}: {counted(gone, 'line')} removed")


def _configured(scope: str, section: str) -> bool:
    done = _run("config", scope, "--get-regexp", f"^{section}\\.")
    return done.returncode == 0


def _git(*arguments: str) -> str:
    """What a git command prints. Raises CommandError."""
    done = _run(*arguments)
    if done.returncode:
        reason = os.fsdecode(done.stderr).strip().splitlines()
        raise CommandError(reason[0] if reason else f"git {arguments[0]} failed")
    return os.fsdecode(done.stdout).removesuffix("\n")


def _run(*arguments: str) -> "subprocess.CompletedProcess[bytes]":
    try:
        return subprocess.run(("git", *arguments), capture_output=True, check=False)
    except OSError as error:
        raise CommandError(f"can't run git: {error.strerror}") from error
