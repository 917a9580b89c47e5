"""The commands with what they print, as the text files in the folder `transcripts` have them."""

from pathlib import Path

import pytest

from tests.support.command import Shell
from tests.support.transcript import Case, cases_in

CASES = cases_in(Path(__file__).with_name("transcripts"))


@pytest.mark.parametrize("case", CASES, ids=[case.id for case in CASES])
def test_transcript(
    case: Case, shell: Shell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, pytestconfig: pytest.Config
) -> None:
    case.check(shell, monkeypatch, tmp_path, rewrite=bool(pytestconfig.getoption("--rewrite-golden")))
