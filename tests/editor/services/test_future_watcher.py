"""Results of other threads: brought to the window's thread once, never after they were dropped or their receiver is gone."""

from concurrent.futures import Future
from threading import Thread, get_ident

import pytest
from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from shiboken6 import delete

from kneedeep_editor.services.jobs.future_watcher import FutureWatcher


def complete(future: "Future[str]", text: str) -> None:
    """Set the result in another thread."""
    thread = Thread(target=future.set_result, args=(text,))
    thread.start()
    thread.join()


def test_a_result_comes_in_the_thread_of_the_window(qtbot: QtBot) -> None:
    watcher, found = FutureWatcher(), []
    watcher.finished.connect(lambda done: found.append((done.result(), get_ident())))
    future: Future[str] = Future()
    watcher.watch(future)
    complete(future, "here")
    assert watcher.running and not found
    qtbot.waitUntil(lambda: bool(found))
    assert found == [("here", get_ident())] and not watcher.running


def test_of_two_futures_the_newer_one_is_brought(qtbot: QtBot) -> None:
    watcher, found = FutureWatcher(), []
    watcher.finished.connect(lambda done: found.append(done.result()))
    first: Future[str] = Future()
    second: Future[str] = Future()
    watcher.watch(first)
    complete(first, "old")
    watcher.watch(second)
    complete(second, "new")
    qtbot.waitUntil(lambda: bool(found))
    assert found == ["new"]


def test_a_dropped_future_is_cancelled_and_not_brought(qtbot: QtBot) -> None:
    watcher = FutureWatcher()
    found: list[object] = []
    watcher.finished.connect(found.append)
    future: Future[str] = Future()
    watcher.watch(future)
    watcher.drop()
    assert future.cancelled() and not watcher.running
    QApplication.processEvents()
    assert not found


def test_a_result_after_the_window_is_gone_is_dropped(qtbot: QtBot, caplog: pytest.LogCaptureFixture) -> None:
    window = QObject()
    watcher = FutureWatcher(window)
    future: Future[str] = Future()
    watcher.watch(future)
    delete(window)
    complete(future, "late")
    assert not caplog.records, "the callback of the future failed"
