"""Random edits of texts: the server answers everything and does not end."""

from random import Random
from typing import Any

import pytest

from tests.support.files import ALL
from tests.support.lsp_client import Editor

EDITS = 10_000
SHARE = 50
"""By default one of so many edits is made."""
BITS = ("{", "}", "[", "]", ":", ",", "- ", "\n", "\r\n", "  ", '"', "'", "#", "|", "&a ", "*a", "é", "𝄞", "\u2028")
WORDS = ("id", "kind", "piece", "at", "area", "needs", "do", "allow", "null", "1e9", "~", "format", "ruleset")
PLACED = ("hover", "completion", "definition", "documentHighlight", "prepareRename")
WHOLE = ("documentSymbol", "foldingRange", "codeLens", "semanticTokens/full")


def mutated(text: str, random: Random) -> str:
    """A text with one random edit."""
    start = random.randrange(len(text) + 1)
    end = min(len(text), start + random.choice((0, 0, 1, 3, 20, 200)))
    piece = random.choice((*BITS, *WORDS, "", text[start : start + random.randrange(200)]))
    return text[:start] + piece + text[end:]


def make_edits(number: int, seed: str) -> None:
    """Make so many edits, with a question after each."""
    random = Random(seed)
    editor = Editor((random.choice(("utf-8", "utf-16")),), {"inlayHints": True})
    text, uri = "", ""
    for count in range(number):
        if not count % 100:
            if uri:
                editor.close(uri)
            text = random.choice(ALL).read_text(encoding="utf-8")
            uri = editor.open(text)
        text = mutated(text, random)
        editor.change(uri, count + 2, text)
        place = {"line": random.randrange(text.count("\n") + 3), "character": random.randrange(90)}
        given = {"textDocument": {"uri": uri}}
        method = random.choice((*PLACED, *WHOLE, "rename", "codeAction", "formatting", "inlayHint"))
        others: dict[str, dict[str, Any]] = {
            "rename": {"position": place, "newName": "another"},
            "codeAction": {"range": {"start": place, "end": place}, "context": {"diagnostics": []}},
            "formatting": {"options": {"tabSize": 2, "insertSpaces": True}},
            "inlayHint": {"range": {"start": {"line": 0, "character": 0}, "end": place}},
        }
        more = others.get(method, {"position": place} if method in PLACED else {})
        answer = editor.reply(f"textDocument/{method}", {**given, **more})
        allowed = method == "rename" and answer.get("error", {}).get("code") == -32602
        assert allowed or "error" not in answer, (method, place, answer["error"], text)
    assert editor.end() == 0


def test_random_edits_do_not_stop_the_server(pytestconfig: pytest.Config) -> None:
    make_edits(EDITS // SHARE, str(pytestconfig.option.hypothesis_seed))


@pytest.mark.nightly
@pytest.mark.timeout(3_600)
def test_many_random_edits_do_not_stop_the_server() -> None:
    for part in range(10):
        make_edits(EDITS // 10, f"many-{part}")
