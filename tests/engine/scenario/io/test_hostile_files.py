"""Files made to hurt: each is answered by one clear sentence, in time and in little memory, running nothing."""

import os
import subprocess
import sys
from pathlib import Path

from tests.support.cases import cases

ENGINE = Path(__file__).parents[4] / "engine"
SECONDS = 2.0
MEGABYTES = 300

PROGRAM = """
import resource, sys, time
from kneedeep.model.scenario.yaml_patch import node_tree
from kneedeep.model.scenario.io.atomic_files import read_bytes
start = time.process_time()
try:
    node_tree.parse(read_bytes(sys.argv[1]))
    said = "read"
except node_tree.Unreadable as error:
    said = error.message
print(time.process_time() - start)
try:
    peak = next(line for line in open("/proc/self/status") if line.startswith("VmHWM")).split()[1]
except FileNotFoundError:
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024
print(int(peak) // 1024)
print(said)
"""

LAUGHS = "a0: &a0 [ha, ha, ha]\n" + "".join(f"a{n}: &a{n} [{', '.join([f'*a{n - 1}'] * 9)}]\n" for n in range(1, 20))
CASES = {
    "nested lists": (b"[" * 1_000_000, "64 deep"),
    "nested mappings": (b"{a: " * 250_000, "64 deep"),
    "nested dashes": (b"- " * 500_000, "64 deep"),
    "nested keys": (b"? " * 500_000, "cannot be a key"),
    "aliasing bomb": (LAUGHS.encode(), "100000"),
    "many values": (b"- a\n" * 250_000, "100000"),
    "binary": (bytes(range(256)) * 4_000, "UTF-8"),
    "NUL bytes": (b"\0" * 1_000_000, "NUL"),
    "huge integer": (b"a: " + b"9" * 1_000_000, "too large"),
    "huge hexadecimal": (b"a: 0x" + b"f" * 1_000_000, "too large"),
    "huge float": (b"a: 1." + b"9" * 1_000_000, "too large"),
    "not a number": (b"a: .nan", "no number"),
    "object": (b"a: !!python/object/apply:os.mkdir [hurt]", "tag"),
    "duplicate keys": (b"a: 1\n" * 200_000, "twice"),
    "long line of colons": (b":" * 1_000_000, "':'"),
    "long open quote": (b'a: "' + b"x" * 1_000_000, "not closed"),
    "many documents": (b"---\n" * 250_000, "second document"),
    "many comments": (b"#\n" * 500_000, "read"),
}


def answer(path: Path) -> tuple[float, int, str]:
    """Seconds, megabytes and the sentence that a process of its own gives for a file."""
    environment = {**os.environ, "PYTHONPATH": str(ENGINE)}
    run = subprocess.run(
        [sys.executable, "-c", PROGRAM, str(path)], capture_output=True, text=True, env=environment, cwd=path.parent
    )
    assert run.returncode == 0, run.stderr
    seconds, megabytes, said = run.stdout.splitlines()
    return float(seconds), int(megabytes), said


@cases("name", CASES)
def test_a_hostile_file_gets_one_sentence_soon(name: str, tmp_path: Path) -> None:
    data, words = CASES[name]
    path = tmp_path / "hostile.yaml"
    path.write_bytes(data)
    seconds, megabytes, said = answer(path)
    assert words in said
    assert seconds < SECONDS
    assert megabytes < MEGABYTES
    assert os.listdir(tmp_path) == ["hostile.yaml"]


def test_a_file_of_100_mb_is_refused_by_its_size_alone(tmp_path: Path) -> None:
    path = tmp_path / "large.yaml"
    with path.open("wb") as file:
        file.truncate(100 << 20)
    seconds, megabytes, said = answer(path)
    assert "larger than 1 MiB" in said
    assert seconds < SECONDS / 4
    assert megabytes < MEGABYTES / 4
