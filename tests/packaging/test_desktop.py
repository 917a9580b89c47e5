"""What a desktop and a shell read: menu entry, file types, icon, manual page, completion."""

import shlex
import shutil
import subprocess
from pathlib import Path

import pytest

from kneedeep.cli.command_table import commands
from kneedeep.cli.commands.desktop import SHARE, shared_files
from tests.support.cases import cases
from tests.support.command import Shell
from tests.support.shared_files import PICTURE, SIZE, texts

DATA = "XDG_DATA_HOME"


@pytest.fixture
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty data folder of a user."""
    folder = tmp_path / "my data"
    monkeypatch.setenv(DATA, str(folder))
    return folder


def checked(program: str, *arguments: str | Path) -> str:
    """Run a program of the system and return what it prints; skip the test where it is not installed."""
    if shutil.which(program) is None:
        pytest.skip(f"{program} is not installed")
    done = subprocess.run(
        [program, *map(str, arguments)], capture_output=True, text=True, check=False, stdin=subprocess.DEVNULL
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout + done.stderr


@cases("name", texts())
def test_generated_files_are_those_of_the_program_as_it_is(name: str) -> None:
    assert (SHARE / name).read_text(encoding="utf-8") == texts()[name], "run python -m tests.support.shared_files"


def test_the_icon_has_its_size() -> None:
    head = PICTURE.read_bytes()[:24]
    assert head[:4] == b"\x89PNG" and int.from_bytes(head[16:20]) == int.from_bytes(head[20:24]) == SIZE


def test_files_are_written_and_removed_again(shell: Shell, data: Path) -> None:
    done = shell("desktop", "--install")
    assert done.status == 0, done.err
    assert all((data / name).is_file() for name in shared_files())
    entry = (data / "applications" / "kneedeep.desktop").read_text(encoding="utf-8")
    (line,) = [line for line in entry.splitlines() if line.startswith("Exec=")]
    assert Path(line.removeprefix("Exec=").split()[0].strip('"')).is_absolute()
    assert shell("desktop", "--install").status == 0, "a second time too"
    assert shell("desktop", "--remove").status == 0
    assert not any((data / name).exists() for name in shared_files())
    assert shell("desktop", "--remove").status == 0


def test_a_folder_that_cannot_be_written_is_one_sentence(shell: Shell, data: Path) -> None:
    data.parent.mkdir(exist_ok=True)
    data.write_text("a file", encoding="utf-8")
    done = shell("desktop", "--install")
    assert done.status == 2 and len(done.err.splitlines()) == 1


def test_the_menu_entry_is_valid(shell: Shell, data: Path) -> None:
    checked("desktop-file-validate", SHARE / "applications" / "kneedeep.desktop")
    shell("desktop", "--install")
    checked("desktop-file-validate", data / "applications" / "kneedeep.desktop")


def test_the_description_for_catalogs_of_programs_is_valid() -> None:
    checked("appstreamcli", "validate", "--no-net", *(SHARE / "metainfo").iterdir())


def test_file_types_are_registered(shell: Shell, data: Path) -> None:
    if shutil.which("update-mime-database") is None:
        pytest.skip("update-mime-database is not installed")
    shell("desktop", "--install")
    globs = (data / "mime" / "globs").read_text(encoding="utf-8")
    assert "application/x-kneedeep-replay:*.kneedeep-replay" in globs
    assert "application/vnd.kneedeep.passport+zip:*.kneedeep" in globs
    assert b"[40:application/x-kneedeep-scenario]" in (data / "mime" / "magic").read_bytes()
    shell("desktop", "--remove")
    assert "kneedeep" not in (data / "mime" / "globs").read_text(encoding="utf-8")


def test_the_manual_page_is_read_without_a_warning_and_names_every_command() -> None:
    said = checked("man", "--warnings", "-l", SHARE / "man" / "man1" / "kneedeep.1")
    assert "warning:" not in said
    assert all(f"kneedeep {name}" in said for name in commands())


def completed(folder: Path, *words: str) -> list[str]:
    """What bash proposes for the last word in a folder."""
    file = SHARE / "bash-completion" / "completions" / "kneedeep"
    line = " ".join(map(shlex.quote, ("kneedeep", *words)))
    script = (
        f'cd {shlex.quote(str(folder))}; source "{file}"; COMP_WORDS=({line}); COMP_CWORD={len(words)}; '
        '_shtab_kneedeep; echo "${COMPREPLY[@]}"'
    )
    return checked("bash", "-c", script).split()


def test_bash_completes_commands_and_options(tmp_path: Path) -> None:
    assert completed(tmp_path, "validate", "--str") == ["--strict"]


@cases("words")
def test_bash_completes_files(words: str, tmp_path: Path) -> None:
    (tmp_path / "map.yaml").touch()
    assert completed(tmp_path, *words.split(), "ma") == ["map.yaml"]
