"""The engine does without what only POSIX has."""

import json
import subprocess
import sys
from pathlib import Path

from kneedeep.support import resources
from tests.support.bare_python import environment

# Each line that is printed is the answer to one question; all in one process, since each start costs time.
PROGRAM = """
import json, os, signal, sys
from contextlib import suppress
from pathlib import Path
from kneedeep.cli.main import main
from kneedeep.model.scenario.io.atomic_files import FileFailed, create_atomically, read_bytes, write_atomically
from kneedeep.support.timer import limited
from kneedeep.support.work_budget import OutOfWork

def is_stopped(**limits):
    try:
        with limited(**limits):
            for _ in range(1_000_000_000):
                pass
    except OutOfWork:
        return True
    return False

def is_created(path):
    with suppress(FileFailed):
        create_atomically(path, b"other")
        return True
    return False

def answers(folder, tutorial):
    assert not hasattr(os, "fchmod") and not hasattr(signal, "setitimer")
    path = folder / "map.yaml"
    yield "created", [is_created(path), is_created(path)]
    text = read_bytes(tutorial)
    write_atomically(path, text)
    yield "written", read_bytes(path) == text
    os.fsync, fsync = None, os.fsync
    with suppress(TypeError):
        write_atomically(path, b"half")
    os.fsync = fsync
    yield "kept after a failure", read_bytes(path) == text
    yield "files", sorted(os.listdir(folder))
    yield "stopped by time", is_stopped(seconds=0.05)
    yield "stopped when unwanted", is_stopped(seconds=60, is_unwanted=lambda: True)
    yield "the signal is free again", signal.getsignal(signal.SIGABRT) == signal.SIG_DFL
    out, sys.stdout = sys.stdout, open(os.devnull, "w", encoding="utf-8")
    yield "fixed", main(["validate", "--fix", str(path)])
    simulate = ["simulate", "--games", "2", "--jobs", "2", "--bots", "rush", "--marines", "1", str(path)]
    yield "simulated", main(simulate)
    sys.stdout = out

if __name__ == "__main__":
    print(json.dumps(dict(answers(Path(sys.argv[1]), sys.argv[2]))))
"""


def test_reading_saving_limits_and_workers(tmp_path: Path) -> None:
    maps, site = tmp_path / "maps", tmp_path / "site"
    maps.mkdir()
    site.mkdir()
    program = tmp_path / "program.py"
    program.write_text(PROGRAM, encoding="utf-8")
    tutorial = str(resources.path("scenarios", "tutorial.yaml"))
    done = subprocess.run(
        [sys.executable, str(program), str(maps), tutorial],
        env=environment(site), capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert (done.returncode, done.stderr) == (0, "")
    assert json.loads(done.stdout) == {
        "created": [True, False],
        "written": True,
        "kept after a failure": True,
        "files": ["map.yaml"],
        "stopped by time": True,
        "stopped when unwanted": True,
        "the signal is free again": True,
        "fixed": 0,
        "simulated": 0,
    }
