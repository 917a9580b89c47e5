"""Hostile files through the whole program: one finding each, soon, in little memory, nothing executed."""

import json
import random
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.support.small_maps.two_halls import halls

SECONDS, MEGABYTES = 2.0, 300
BOMB = "a: &a [x, x, x, x, x, x, x, x, x]\n" + "".join(
    f"{name}: &{name} [{', '.join([f'*{before}'] * 9)}]\n" for before, name in zip("abcdefgh", "bcdefghi", strict=True)
)


def many(path: Path, size: int) -> None:
    with open(path, "wb") as file:
        file.write(b"format: 1\n")
        file.truncate(size)


HALLS = {
    "doom-2004": halls(),
    "doom-2016": halls("at: [2, 0], side: east", "[{kind: portal, color: blue, at: [4, 0]}]").replace(
        "doom-2004", "doom-2016"
    ),
}
"""The halls in each edition."""

FILES: dict[str, tuple[Callable[[Path], object], set[str]]] = {
    "aliases": (lambda path: path.write_text(BOMB), {"SCN001"}),
    "large": (lambda path: many(path, 100 << 20), {"SCN001"}),
    "deep-flow": (lambda path: path.write_text("x: " + "[" * 1_000_000), {"SCN001"}),
    "deep-block": (lambda path: path.write_text("".join(f"{' ' * n}a:\n" for n in range(1400))), {"SCN001"}),
    "deep-dashes": (lambda path: path.write_text("- " * 500_000), {"SCN001"}),
    "binary": (lambda path: path.write_bytes(random.Random(1).randbytes(50_000)), {"SCN001"}),
    "program": (lambda path: path.write_bytes(Path(sys.executable).read_bytes()[:900_000]), {"SCN001"}),
    "nul": (lambda path: path.write_bytes(b"format: 1\0\n"), {"SCN001"}),
    "python": (
        lambda path: path.write_text(f"!!python/object/apply:os.system ['touch {path.parent}/executed']"),
        {"SCN001"},
    ),
    "name": (lambda path: path.write_text("title: !!python/name:os.system"), {"SCN001"}),
    "integer": (lambda path: path.write_text(f"format: {'9' * 100_000}\n"), {"SCN001", "SCN002"}),
    "nan": (lambda path: path.write_text(HALLS["doom-2004"].replace("[2, 0]", "[.nan, 0]")), {"SCN001", "SCN002"}),
    "nan-2016": (lambda path: path.write_text(HALLS["doom-2016"].replace("[2, 0]", "[.nan, 0]")), {"SCN001", "SCN002"}),
    "twice": (lambda path: path.write_text(HALLS["doom-2004"] + "title: Again\n"), {"SCN001"}),
    "twice-2016": (lambda path: path.write_text(HALLS["doom-2016"] + "title: Again\n"), {"SCN001"}),
    "alias-2016": (lambda path: path.write_text(f"ruleset: doom-2016\n{BOMB}"), {"SCN001"}),
    "groups-2016": (lambda path: path.write_text("ruleset: doom-2016\ninvasion: {red: " + "[" * 500_000), {"SCN001"}),
    "empty": (lambda path: path.write_bytes(b""), {"SCN002"}),
}


GAUGE = """
import json, resource, subprocess, sys
done = subprocess.run(sys.argv[2:], stdout=open(sys.argv[1] + "/out", "wb"), stderr=open(sys.argv[1] + "/err", "wb"))
used = resource.getrusage(resource.RUSAGE_CHILDREN)
print(json.dumps([done.returncode, used.ru_utime + used.ru_stime, used.ru_maxrss]))
"""
"""A small process in between: a child counts the peak of the memory of the process that starts it as its own."""


def measured(path: Path, folder: Path) -> tuple[int, bytes, bytes, float, float]:
    """Exit status, output, complaints, seconds of processor time and megabytes of a run of `kneedeep validate`."""
    command = [sys.executable, "-m", "kneedeep", "validate", "--format", "json", str(path)]
    gauge = [sys.executable, "-c", GAUGE, str(folder), *command]
    told = subprocess.run(gauge, check=True, capture_output=True, text=True).stdout
    status, seconds, peak = json.loads(told)
    memory = peak / (1 << 20 if sys.platform == "darwin" else 1 << 10)
    return status, (folder / "out").read_bytes(), (folder / "err").read_bytes(), seconds, memory


FEW = [name for name in FILES if name not in ("name", "nan-2016", "twice-2016", "alias-2016")]
"""Those of each run: the others go the same way."""


@pytest.mark.parametrize("names", [FEW, pytest.param([*FILES], marks=pytest.mark.nightly)], ids=["few", "all"])
def test_a_hostile_file_is_one_finding(names: list[str], tmp_path: Path) -> None:
    for name in names:
        is_one_finding(name, tmp_path / name)


def is_one_finding(name: str, tmp_path: Path) -> None:
    tmp_path.mkdir()
    make, expected = FILES[name]
    path = tmp_path / f"{name}.yaml"
    make(path)
    status, out, err, seconds, memory = measured(path, tmp_path)
    assert (status, err) == (1, b"")
    findings = json.loads(out)["files"][0]["findings"]
    assert len(findings) == 1 and findings[0]["code"] in expected
    assert len(findings[0]["message"]) < 400
    assert seconds < SECONDS and memory < MEGABYTES
    assert not (tmp_path / "executed").exists()
