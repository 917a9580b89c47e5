"""Files are read within a limit and replaced as a whole."""

import errno
import os
import stat
import time
from pathlib import Path

import pytest

from kneedeep.model.scenario.io.atomic_files import (
    FileFailed,
    create_atomically,
    file_name,
    read_bytes,
    write_atomically,
)
from kneedeep.model.scenario.yaml_patch.file_limits import Unreadable
from kneedeep.support.platforms import files
from tests.support.cases import cases

IS_ROOT = hasattr(os, "geteuid") and os.geteuid() == 0


def test_what_was_written_is_read(tmp_path: Path) -> None:
    path = tmp_path / "a.yaml"
    write_atomically(path, b"one")
    write_atomically(path, b"two")
    assert read_bytes(path) == b"two"
    assert os.listdir(tmp_path) == ["a.yaml"]


@cases(
    ("make", "words"),
    [
        (lambda path: None, "no such file"),
        (lambda path: path.mkdir(), "a folder"),
        (lambda path: os.mkfifo(path), "device, pipe or socket"),
        (lambda path: path.symlink_to(path), "circle"),
    ],
)
def test_what_is_no_file_is_refused_in_one_sentence(make: object, words: str, tmp_path: Path) -> None:
    path = tmp_path / "odd"
    make(path)  # type: ignore[operator]
    with pytest.raises(FileFailed) as caught:
        read_bytes(path)
    assert str(caught.value).startswith(f"Cannot read {path}: ")
    assert words in str(caught.value)


def test_a_path_that_is_none_is_refused() -> None:
    with pytest.raises(FileFailed, match="no path"):
        read_bytes("a\0b")


def test_a_file_over_the_limit_is_unreadable(tmp_path: Path) -> None:
    path = tmp_path / "a"
    path.write_bytes(b"12345")
    assert read_bytes(path, 5) == b"12345"
    with pytest.raises(Unreadable):
        read_bytes(path, 4)


def test_permissions_stay_and_new_files_honour_the_umask(tmp_path: Path) -> None:
    path, new = tmp_path / "a", tmp_path / "b"
    path.write_bytes(b"old")
    path.chmod(0o640)
    before = os.umask(0o027)
    try:
        write_atomically(path, b"new")
        write_atomically(new, b"new")
    finally:
        os.umask(before)
    assert stat.S_IMODE(path.stat().st_mode) == 0o640
    assert stat.S_IMODE(new.stat().st_mode) == 0o640
    path.chmod(0o604)
    write_atomically(path, b"newer")
    assert stat.S_IMODE(path.stat().st_mode) == 0o604


@pytest.mark.skipif(not IS_ROOT, reason="only root gives files away")
def test_the_owner_stays(tmp_path: Path) -> None:
    path = tmp_path / "a"
    path.write_bytes(b"old")
    os.chown(path, 12345, 12346)
    write_atomically(path, b"new")
    assert (path.stat().st_uid, path.stat().st_gid) == (12345, 12346)


def test_a_link_stays_and_its_target_is_replaced(tmp_path: Path) -> None:
    folder = tmp_path / "elsewhere"
    folder.mkdir()
    target, link = folder / "target", tmp_path / "link"
    target.write_bytes(b"old")
    link.symlink_to(Path("elsewhere") / "target")
    write_atomically(link, b"new")
    assert link.is_symlink()
    assert target.read_bytes() == b"new"
    assert os.listdir(folder) == ["target"]


@pytest.mark.skipif(IS_ROOT, reason="root writes where it likes")
def test_a_write_protected_file_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "a"
    path.write_bytes(b"old")
    path.chmod(0o444)
    with pytest.raises(FileFailed, match="write-protected"):
        write_atomically(path, b"new")
    assert path.read_bytes() == b"old"


@pytest.mark.parametrize("step", ["fsync", "replace", "fchmod"])
def test_a_failure_leaves_the_old_file(step: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "a"
    path.write_bytes(b"old")

    def fail(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, step, fail)
    with pytest.raises(FileFailed, match="the disk is full"):
        write_atomically(path, b"new")
    assert path.read_bytes() == b"old"
    assert os.listdir(tmp_path) == ["a"]


def test_a_folder_or_device_is_not_replaced(tmp_path: Path) -> None:
    with pytest.raises(FileFailed, match="a folder"):
        write_atomically(tmp_path, b"new")
    with pytest.raises(FileFailed, match="device"):
        write_atomically("/dev/null", b"new")
    with pytest.raises(FileFailed, match="no such file or folder"):
        write_atomically(tmp_path / "missing" / "a", b"new")


def test_another_leftover_of_the_same_name_does_not_matter(tmp_path: Path) -> None:
    (tmp_path / f".kneedeep-{os.getpid()}-0.tmp").write_bytes(b"leftover")
    write_atomically(tmp_path / "a", b"new")
    assert (tmp_path / "a").read_bytes() == b"new"
    assert len(os.listdir(tmp_path)) == 2


@pytest.mark.parametrize("name", ["a" * 250 + ".yaml", "ä" * 125 + ".yaml", "語" * 83 + ".yaml"])
def test_the_longest_names_can_be_written(name: str, tmp_path: Path) -> None:
    assert 250 < len(os.fsencode(name)) <= 255
    write_atomically(tmp_path / name, b"one")
    write_atomically(tmp_path / name, b"two")
    assert (tmp_path / name).read_bytes() == b"two"
    assert os.listdir(tmp_path) == [name]


def test_what_killed_saves_left_behind_is_removed(tmp_path: Path) -> None:
    hours_ago = time.time() - 7200
    stale, fresh, others = tmp_path / ".kneedeep-1-0.tmp", tmp_path / ".kneedeep-1-1.tmp", tmp_path / "x.tmp"
    link, kept = tmp_path / ".kneedeep-1-2.tmp", tmp_path / "kept"
    for path in (stale, fresh, others, kept):
        path.write_bytes(b"x")
        if path != fresh:
            os.utime(path, (hours_ago, hours_ago))
    link.symlink_to(kept)
    write_atomically(tmp_path / "a.yaml", b"one")
    assert sorted(os.listdir(tmp_path)) == [fresh.name, link.name, "a.yaml", "kept", "x.tmp"]


def test_what_is_there_is_not_created(tmp_path: Path) -> None:
    path, link = tmp_path / "a.yaml", tmp_path / "b.yaml"
    create_atomically(path, b"one")
    link.symlink_to(tmp_path / "nowhere")
    for there in (path, link):
        with pytest.raises(FileFailed, match="there is such a file already"):
            create_atomically(there, b"two")
    assert path.read_bytes() == b"one" and sorted(os.listdir(tmp_path)) == ["a.yaml", "b.yaml"]


def test_a_file_not_created_whole_is_not_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(descriptor: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(FileFailed, match="the disk is full"):
        create_atomically(tmp_path / "a.yaml", b"one")
    assert os.listdir(tmp_path) == []


def test_a_file_is_created_on_a_disk_without_links(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object, **__: object) -> None:
        raise OSError(errno.EPERM, "Operation not permitted")

    monkeypatch.setattr(os, "link", refuse)
    create_atomically(tmp_path / "a.yaml", b"one")
    assert (tmp_path / "a.yaml").read_bytes() == b"one" and os.listdir(tmp_path) == ["a.yaml"]


def test_a_file_held_by_another_is_tried_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "a.yaml"
    path.write_bytes(b"old")
    refusals = [32, 5, 33]
    rename = os.replace

    def held(source: str, target: str) -> None:
        if refusals:
            error = PermissionError(errno.EACCES, "Access is denied")
            error.winerror = refusals.pop()  # type: ignore[attr-defined,unused-ignore]
            raise error
        rename(source, target)

    monkeypatch.setattr(files, "WAITS", (0, 0, 0))
    monkeypatch.setattr(os, "replace", held)
    write_atomically(path, b"new")
    assert path.read_bytes() == b"new" and not refusals
    refusals += [32] * 4
    with pytest.raises(FileFailed, match=r"Cannot write .*a\.yaml: another program holds it open\.$"):
        write_atomically(path, b"newer")
    assert path.read_bytes() == b"new" and os.listdir(tmp_path) == ["a.yaml"]


def test_names_that_windows_refuses(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("con.yaml", "AUX", "nul .x.yaml", "Com1.yaml", "lpt¹.yaml"):
        assert files.windows_refusal(name) == "Windows keeps this name for a device"
    assert files.windows_refusal("a:b?.yaml") == "Windows does not allow : ? in a name"
    for name in ("console.yaml", "com.yaml", "com10.yaml", "my con.yaml", ".con.yaml"):
        assert files.windows_refusal(name) is None
    assert (file_name("Con"), file_name("Nul", "prefab"), file_name("Con 2")) == ("scenario-con", "prefab-nul", "con-2")
    monkeypatch.setattr("kneedeep.support.platforms.files.refused_name", files.windows_refusal)
    for write in (write_atomically, create_atomically):
        with pytest.raises(FileFailed, match=r"Cannot write .*con\.yaml: Windows keeps this name for a device\.$"):
            write(tmp_path / "con.yaml", b"")
    assert os.listdir(tmp_path) == []
