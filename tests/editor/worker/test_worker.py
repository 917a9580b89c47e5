"""The real worker process: found problems come back, a death is survived, Qt stays out of it."""

import subprocess
import sys
from collections.abc import Iterator
from multiprocessing import active_children

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from kneedeep.model.scenario.io.reader import Reading, read
from kneedeep_editor.services.jobs.analysis import Analysis, Worker
from kneedeep_editor.worker.second_engine import Interrupted, ask_both
from tests.editor.conftest import MAP
from tests.support.users.editor_user import named


@pytest.fixture
def worker() -> Iterator[Worker]:
    made = Worker()
    yield made
    made.stop()
    assert made._processes == []


def snapshot() -> Reading:
    found = read(MAP.replace("side: east", "side: south"))
    return Reading(found.scenario, None, found.problems)


def test_findings_come_back_after_the_worker_died(qapp: QApplication, worker: Worker, qtbot: QtBot) -> None:
    analysis = Analysis(worker.submit, snapshot)
    with qtbot.waitSignal(analysis.finished, timeout=30_000) as done:
        analysis.request()
    assert done.args[0] == 1
    assert "BRD004" in named(done.args[1])
    comparison = worker.meanwhile(ask_both, snapshot())
    worker.interrupt()
    with pytest.raises(Interrupted):
        comparison.result()
    assert worker.meanwhile(ask_both, snapshot()).result() == []
    (process,) = worker._processes
    process.kill()
    process.join()
    with qtbot.waitSignal(analysis.finished, timeout=30_000) as again:
        analysis.request()
    assert named(again.args[1]) == named(done.args[1])
    worker.stop()
    assert process not in active_children()


def test_the_worker_and_the_window_load_only_what_they_need() -> None:
    program = "import sys, {module}; print(sorted({{name.split('.')[0] for name in sys.modules}}))"
    heavy = {"numpy", "scipy", "networkx", "shapely", "jsonschema", "asyncio", "rich"}
    for module, banned in (
        ("kneedeep_editor.worker.findings", heavy | {"PySide6"}),
        ("kneedeep_editor.program", heavy),
    ):
        done = subprocess.run(
            [sys.executable, "-c", program.format(module=module)], capture_output=True, text=True, check=True
        )
        assert not banned & set(eval(done.stdout)), module
