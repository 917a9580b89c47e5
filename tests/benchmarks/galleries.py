"""`kneedeep gallery` over 1,000 scenarios of the usual size, as whole processes; the time with all files is measured over fewer."""

import resource
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter

from tests.benchmarks.table import Table

ROOT = Path(__file__).resolve().parents[2]
SCENARIOS = ("tutorial", "split-shift", "range-day", "deep-freeze")
MANY, SOME = 1_000, 12
BARE = [part for name in ("page", "handout", "booklet", "passport", "uvtt") for part in ("--without", name)]
RUNS: tuple[tuple[str, int, list[str]], ...] = (
    ("cards and scenarios alone", MANY, BARE),
    ("with pages", SOME, [*BARE[2:]]),
    ("with all files", SOME, []),
)


def tables() -> list[Table]:
    """A first run, a second one with nothing to do, and one after a single change."""
    rows = []
    for about, number, arguments in RUNS:
        with TemporaryDirectory() as folder:
            maps, site = Path(folder, "maps"), Path(folder, "site")
            maps.mkdir()
            for index in range(number):
                _write(maps, index, "")
            first = _seconds(maps, site, arguments)
            second = _seconds(maps, site, arguments)
            _write(maps, 0, " again")
            third = _seconds(maps, site, arguments)
            words = (site / "search.js").stat().st_size
        rows.append(
            (
                about,
                f"{number:,}",
                f"{first[0]:.1f}",
                f"{first[1]:.1f}",
                f"{1000 * first[1] / number:.0f}",
                f"{second[0]:.2f}",
                f"{second[1]:.2f}",
                f"{third[1]:.2f}",
                f"{words * 100 // number / 1000:.0f}",
            )
        )
    heads = (
        "files of a scenario",
        "scenarios",
        "first run, s",
        "cpu s",
        "of each, ms",
        "second run, s",
        "cpu s",
        "one changed, cpu s",
        "search, kB for 100",
    )
    remark = f"Copies of {', '.join(SCENARIOS)} with other titles; no games are played. Whole processes with their workers; cpu: processor time of all of them."
    return [Table("`kneedeep gallery`", heads, rows, (remark,))]


def _write(maps: Path, index: int, more: str) -> None:
    text = (ROOT / "scenarios" / f"{SCENARIOS[index % len(SCENARIOS)]}.yaml").read_text(encoding="utf-8")
    lines = [f"title: Map {index}{more}" if line.startswith("title:") else line for line in text.split("\n")]
    (maps / f"map-{index}.yaml").write_text("\n".join(lines), encoding="utf-8")


def _seconds(maps: Path, site: Path, arguments: list[str]) -> tuple[float, float]:
    """The time that passed, and the processor time of all processes."""
    command = [sys.executable, "-m", "kneedeep", "gallery", str(maps), "-o", str(site), *arguments]
    start, before = perf_counter(), _processor()
    subprocess.run(command, cwd=ROOT, check=True, stdout=subprocess.DEVNULL)
    return perf_counter() - start, _processor() - before


def _processor() -> float:
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime
