"""One server for the tests of the language server."""

from collections.abc import Iterator

import pytest

from tests.support.lsp_client import Editor


@pytest.fixture(scope="session")
def server() -> Iterator[Editor]:
    """An editor that counts in UTF-16, with inlay hints on."""
    opened = Editor(options={"inlayHints": True})
    yield opened
    assert opened.end() == 0


@pytest.fixture
def editor(server: Editor) -> Iterator[Editor]:
    """The same editor, without an open document before and after the test."""
    yield server
    server.close_all()
