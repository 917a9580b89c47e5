"""The lines in which two texts differ, for tests of edits."""

from difflib import unified_diff


def changed_lines(before: str, after: str) -> str:
    """The lines that go, after a minus, and those that come, after a plus."""
    lines = list(unified_diff(before.splitlines(keepends=True), after.splitlines(keepends=True), n=0))[2:]
    return "".join(line for line in lines if not line.startswith("@@"))
