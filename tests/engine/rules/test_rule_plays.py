"""The plays that prove rules: `plays_*.yaml` in the folders here."""

from pathlib import Path
from typing import Any

import pytest

from tests.support.playthroughs.play_facts import filled
from tests.support.playthroughs.rule_play import RulePlay, rule_plays


@pytest.mark.parametrize(("file", "parts"), rule_plays())
def test_a_rule_holds_in_its_play(file: Path, parts: dict[str, Any]) -> None:
    for case in parts.get("cases", [{}]):
        for part in (parts, *parts.get("then", ())):
            RulePlay(**filled(part.get("board", {}), case)).play(part, case)
