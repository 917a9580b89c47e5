"""The browsers that pages are opened in."""

from collections.abc import Iterator
from contextlib import ExitStack

import pytest

from tests.support.browser import BROWSERS, Browser, missing, started

DEFAULT = "chromium"
PARAMS = [pytest.param(name, marks=() if name == DEFAULT else pytest.mark.nightly) for name in BROWSERS]


@pytest.fixture(scope="session", params=PARAMS)
def running(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Browser]:
    """A browser that runs for all tests."""
    if (reason := missing(request.param)) is not None:
        pytest.skip(reason)
    with ExitStack() as stack:
        try:
            browser = stack.enter_context(started(request.param, tmp_path_factory.mktemp("browser")))
        except OSError as error:
            pytest.skip(f"{request.param} does not start here: {error}")
        yield browser


@pytest.fixture
def browser(running: Browser) -> Browser:
    """A running browser that has no messages or requests of earlier tests."""
    running.messages.clear()
    running.requests.clear()
    return running
