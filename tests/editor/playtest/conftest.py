"""A user who plays: in front of the tutorial scenario, at once and without gliding figures."""

import pytest

from kneedeep.support import resources
from tests.support.users.editor_user import Opened
from tests.support.users.table_user import TableUser


@pytest.fixture(scope="session")
def tutorial() -> str:
    return resources.path("scenarios", "tutorial.yaml").read_text(encoding="utf-8")


@pytest.fixture
def player(opened: Opened, tutorial: str) -> TableUser:
    """A user in front of the tutorial scenario."""
    made = TableUser(opened(tutorial).window)
    made.window.window().resize(900, 560)
    return made
