"""Running git."""

import subprocess

from kneedeep.cli.command_table import CommandError


def run_git(*arguments: str, captured: bool = False) -> "subprocess.CompletedProcess[bytes]":
    """Run a git command in this folder. `captured`: keep its output. Raises CommandError if git is not installed."""
    try:
        return subprocess.run(("git", *arguments), capture_output=captured, check=False)
    except OSError as error:
        raise CommandError("can't run git: {why}", why=error.strerror) from error
