"""Packages that add to the program are found by their entry points."""

from importlib.metadata import entry_points
from pathlib import Path

import pytest

from kneedeep.cli.command_table import ELSEWHERE, commands
from kneedeep.support import extensions
from kneedeep_exchange.commands.command_rows import ROWS

ADDED = "[console_scripts]\nx = x:main\n\n[kneedeep.commands]\ngone = gone:ROWS\nmore = more_commands:ROWS\n\n[x]\n"
TABLE = """from kneedeep.cli.command_table import CHECK, Command
ROWS = {"more": Command("x", "do more", CHECK), "solve": Command("x", "solve more", CHECK)}
"""


def test_entry_points_are_found_as_python_finds_them() -> None:
    for group in (extensions.COMMANDS, extensions.FOREIGN_FILES):
        assert extensions.extensions(group) == tuple(one.load() for one in entry_points(group=group)) != ()
    assert sorted(ROWS) == sorted(ELSEWHERE)


def test_another_package_adds_a_command(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "more-1.0.dist-info").mkdir()
    (tmp_path / "more-1.0.dist-info" / "entry_points.txt").write_text(ADDED, encoding="utf-8")
    (tmp_path / "more_commands.py").write_text(TABLE, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    extensions.extensions.cache_clear()
    try:
        names = [name for name, command in commands().items() if command.help != "solve more"]
        extensions.extensions.cache_clear()
        monkeypatch.chdir(tmp_path)
        assert "more" not in commands(), "the current folder may be a stranger's"
    finally:
        extensions.extensions.cache_clear()
    assert names[names.index("inspect") + 1] == "more"
