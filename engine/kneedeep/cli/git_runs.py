"""Running git."""

import subprocess

from kneedeep.cli.command_table import CommandError


def run_git(*arguments: str, captured: bool = False) -> "subprocess.CompletedProcess[bytes]":
    """Run a git command in this folder; `captured`: keep what it prints. Raises CommandError where there is no git."""
    try:
        return subprocess.run(("git", *arguments), capture_output=captured, check=False)
    except OSError as error:
        raise CommandError("can't run git: {why}", why=error.strerror) from error
