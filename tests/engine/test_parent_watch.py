"""Worker processes end with the process that started them, even when that one is killed."""

import os
import subprocess
import sys

import pytest

SECONDS = 20
# Starts workers, prints their numbers and waits to be killed.
SIMULATION = """
import time
from multiprocessing import active_children
from kneedeep.games.simulation.executors import workers

if __name__ == "__main__":
    with workers(2) as two:
        two.executor.submit(int).result()
        print(*[child.pid for child in active_children()], flush=True)
        time.sleep(60)
"""
ANALYSIS = """
import time
from multiprocessing import active_children
from kneedeep_editor.services.jobs.analysis import Worker

if __name__ == "__main__":
    (worker := Worker()).run(int).result()  # kept: without a name its process ends
    print(*[child.pid for child in active_children()], flush=True)
    time.sleep(60)
"""


@pytest.mark.parametrize("program", [SIMULATION, ANALYSIS], ids=["simulation", "analysis"])
def test_workers_end_when_their_parent_is_killed(program: str, tmp_path: os.PathLike[str]) -> None:
    script = os.path.join(tmp_path, "program.py")
    with open(script, "w", encoding="utf-8") as file:
        file.write(program)
    parent = subprocess.Popen([sys.executable, script], stdout=subprocess.PIPE, text=True)
    try:
        assert parent.stdout is not None
        assert parent.stdout.readline().split()
    finally:
        parent.kill()
    # Every worker has the same pipe for what it prints: it ends with the last of them.
    parent.communicate(timeout=SECONDS)
