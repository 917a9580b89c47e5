"""`kneedeep translate`: a table for spreadsheets, and its translations back."""

from pathlib import Path

import pytest

from tests.engine.scenario.test_translations import SOURCE
from tests.support.command import Shell


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A map with German texts."""
    file = tmp_path / "map.yaml"
    file.write_text(SOURCE, "utf-8")
    return file


def test_a_table_is_written_and_its_translations_are_read_back(shell: Shell, path: Path) -> None:
    table, other = path.with_name("words.csv"), path.with_name("other.yaml")
    command = ("translate", path, "--language", "de")
    assert shell(*command, "-o", table) == (0, "", "")
    words = table.read_bytes()
    assert words.startswith("\ufeffpath,original (en),translation (de)\r\ntitle,Cellar,Keller\r\n".encode())
    assert shell(*command).out.splitlines() == words.decode("utf-8-sig").splitlines()
    assert shell(*command, "--read", table)[:2] == (0, SOURCE)
    table.write_bytes(words.replace(b"Keller", b"Gruft") + b"areas.gone.text,Mud.,Matsch.\r\n")
    done = shell(*command, "--read", table, "-o", other)
    assert done.status == 1 and "areas.gone.text: not a text of the map, or its second row: Matsch." in done.err
    assert done.err.endswith(f"map.yaml: 1 new translation in {table}.\n")
    assert other.read_text("utf-8") == SOURCE.replace("Keller", "Gruft"), "comments and all else stay"
    assert "--language CODE, other than en" in shell("translate", path, "--language", "en").err
    refused = shell(*command, "--read", path)
    assert refused.status == 2 and "The first row must name" in refused.err
