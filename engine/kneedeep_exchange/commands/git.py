"""`kneedeep git`: set up git to merge and compare scenarios with this program."""

import os
import re
import shlex
from argparse import ArgumentParser, Namespace
from collections import defaultdict
from collections.abc import Iterator
from shutil import which

from kneedeep.cli import CommandError, reporting, say
from kneedeep.cli.git_runs import run_git
from kneedeep.cli.inputs import ENDINGS
from kneedeep.model.scenario.io.atomic_files import FileFailed, read_bytes, write_atomically
from kneedeep.model.scenario.yaml_patch.file_limits import Unreadable
from kneedeep.support.platforms.processes import own_command
from kneedeep.support.translation import tr, tr_count

NAME = "kneedeep"
ATTRIBUTES = ".gitattributes"
GIVEN = f"merge={NAME} diff={NAME}"
OF_PASSPORTS = f"-merge diff={NAME}"
"""Attributes of passports. They are never merged, since they prove their contents."""
PASSPORT = ".kneedeep"
HEAD = 1024
"""The number of first bytes that show whether a file is a scenario."""


def configure(parser: ArgumentParser) -> None:
    """Add the arguments of the command."""
    act = parser.add_mutually_exclusive_group(required=True)
    act.add_argument("--set-up", action="store_true")
    act.add_argument("--undo", action="store_true")
    parser.add_argument("--global", dest="everywhere", action="store_true")


def run(args: Namespace) -> int:
    """Set up or undo; print the changes; return 0. Raises CommandError."""
    top = os.path.realpath(_git("rev-parse", "--show-toplevel"))
    scope = "--global" if args.everywhere else "--local"
    if args.undo:
        for section in dict.fromkeys(key.rpartition(".")[0] for key in configuration("")):
            if run_git("config", scope, "--get-regexp", f"^{section}\\.", captured=True).returncode == 0:
                _git("config", scope, "--remove-section", section)
                say(tr("git config: {section} removed", section=section))
    else:
        for key, value in configuration(NAME if which(NAME) else shlex.join(own_command())).items():
            _git("config", scope, key, value)
            say(f"git config: {key} = {value}")
    lines = [] if args.undo else sorted((*_scenario_lines(top), *_passport_lines(top)))
    _write_attributes(os.path.join(top, ATTRIBUTES), lines)
    return 0


def configuration(command: str) -> dict[str, str]:
    """The keys of git's configuration and their values, for a command that starts the program."""
    return {
        f"merge.{NAME}.name": "scenarios by their elements",
        f"merge.{NAME}.driver": f"{command} merge %O %A %B --marker-size %L --path=%P",
        f"diff.{NAME}.command": f"{command} diff --git --",
        f"diff.{NAME}.textconv": f"{command} describe --git --",
        f"difftool.{NAME}.cmd": f'{command} edit "$REMOTE" --compare "$LOCAL"',
        f"mergetool.{NAME}.cmd": " && ".join(
            (
                f'{command} merge --force --take ours "$BASE" "$LOCAL" "$REMOTE" -o "$MERGED" --path "$MERGED"',
                f'{command} merge --force --take theirs "$BASE" "$LOCAL" "$REMOTE" -o "$REMOTE" 2>/dev/null',
                # If nothing is saved, $MERGED is not newer than $BACKUP, and git asks whether the merge succeeded.
                'touch -r "$BACKUP" "$MERGED"',
                f'{command} edit "$MERGED" --compare "$REMOTE"',
            )
        ),
        f"mergetool.{NAME}.trustExitCode": "false",
    }


def _scenario_lines(top: str) -> Iterator[str]:
    """Yield lines of .gitattributes for scenarios: for a folder if all its files are scenarios, else for files."""
    for ending in ENDINGS:
        for folder, files in _by_folder(top, ending):
            scenarios = [path for path in files if _is_scenario(os.path.join(top, path))]
            if scenarios == files:
                yield f"{_pattern(folder, ending)} {GIVEN}"
            else:
                yield from (f"{_quoted(f'/{path}')} {GIVEN}" for path in scenarios)


def _passport_lines(top: str) -> Iterator[str]:
    """Yield the lines of .gitattributes for folders with passports."""
    yield from (f"{_pattern(folder, PASSPORT)} {OF_PASSPORTS}" for folder, _ in _by_folder(top, PASSPORT))


def _by_folder(top: str, ending: str) -> Iterator[tuple[str, list[str]]]:
    """Yield the folders with files of an ending that git tracks or would track, each with these files."""
    listed = _git("-C", top, "ls-files", "-z", "--cached", "--others", "--exclude-standard", "--", f"*{ending}")
    folders: defaultdict[str, list[str]] = defaultdict(list)
    for path in dict.fromkeys(listed.split("\0")):
        if path and os.path.isfile(os.path.join(top, path)):
            folders[os.path.dirname(path)].append(path)
    yield from folders.items()


def _pattern(folder: str, ending: str) -> str:
    return _quoted(f"/{folder}/" if folder else "/", f"*{ending}")


def _is_scenario(path: str) -> bool:
    try:
        with open(path, "rb") as file:
            lines = file.read(HEAD).splitlines()
    except OSError:
        return False
    return all(any(line.startswith(key) for line in lines) for key in (b"format:", b"ruleset:"))


def _quoted(path: str, ending: str = "") -> str:
    """The pattern of .gitattributes for a path, or for all files of a folder with an ending. Quoted if needed."""
    pattern = re.sub(r"([\\*?\[])", r"\\\1", path) + ending
    escaped = pattern.replace("\\", "\\\\").replace('"', '\\"')
    return f'"{escaped}"' if any(letter in pattern for letter in ' \t"\\') else pattern


def _write_attributes(path: str, lines: list[str]) -> None:
    """Replace this program's lines in .gitattributes, and remove the file if it gets empty. Raises CommandError."""
    with reporting(path, Unreadable):
        before = read_bytes(path).decode("utf-8", "surrogateescape") if os.path.exists(path) else ""
    kept = [line for line in before.splitlines() if not line.endswith((f" {GIVEN}", f" {OF_PASSPORTS}"))]
    after = "".join(f"{line}\n" for line in (*kept, *lines))
    if after == before:
        return
    try:
        if after:
            write_atomically(path, after.encode("utf-8", "surrogateescape"))
        else:
            os.remove(path)
    except (FileFailed, OSError) as error:
        raise CommandError(str(error)) from error
    for line in lines:
        say(f"{ATTRIBUTES}: {line}")
    gone = len(before.splitlines()) - len(kept)
    if gone and not lines:
        say(f"{ATTRIBUTES}: {tr_count('{n} line removed', '{n} lines removed', gone)}")


def _git(*arguments: str) -> str:
    """The output of a git command. Raises CommandError."""
    done = run_git(*arguments, captured=True)
    if done.returncode:
        reason = os.fsdecode(done.stderr).strip().splitlines()
        raise CommandError(reason[0] if reason else tr("git {command} failed", command=arguments[0]))
    return os.fsdecode(done.stdout).removesuffix("\n")
