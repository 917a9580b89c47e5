"""A random user: whatever is done, undo leads back, redo forth, and the file says what the map is."""

import random

import pytest

from kneedeep.analysis.framework.runner import analyse
from kneedeep.model.scenario.model import Scenario
from kneedeep_editor.documents.document_files import open_document, save_document
from tests.editor.conftest import MAP
from tests.support import files
from tests.support.users.editor_user import Opened, User, named
from tests.support.users.random_user import RandomUser

pytestmark = pytest.mark.usefixtures("dark_again")

SEEDS, GESTURES = 2, 25
RUN = (files.SCENARIOS / "specimen-run.yaml").read_text(encoding="utf-8")


@pytest.mark.parametrize("text", [MAP, RUN], ids=["doom-2004", "doom-2016"])
@pytest.mark.parametrize(("seeds", "gestures"), [(SEEDS, GESTURES), pytest.param(50, 100, marks=pytest.mark.nightly)])
def test_a_random_user_can_take_everything_back(
    opened: Opened, seed: int, seeds: int, gestures: int, text: str
) -> None:
    users = opened(text, "one.yaml"), opened(text, "two.yaml")
    first = [user.scenario for user in users]
    for number in range(seeds):
        doing = RandomUser(users, random.Random(seed + number))
        for _ in range(gestures):
            doing.act()
        for user, scenario in zip(users, first, strict=True):
            check_history(user, scenario)


def check_history(user: User, first: Scenario) -> None:
    for take in user.window.shell.saving.unfinished:
        take()
    last = user.scenario
    stack = user.window.document.undo_stack
    # The user may have taken steps back at the end: these are not part of the last value.
    reached = stack.index()
    user.undo_all()
    assert user.scenario == first
    assert not user.window.isWindowModified() or not stack.isClean()
    while stack.index() < reached:
        stack.redo()
    assert user.scenario == last
    path = user.window.document.path
    assert path is not None
    save_document(user.window.document, path)
    again = open_document(path)
    assert again.scenario == last
    live = sorted(named(analyse(user.window.document.snapshot())))
    assert live == sorted(named(analyse(again.snapshot())))
