"""The plays that prove rules: `plays_*.yaml` in the folders here."""

from pathlib import Path
from typing import Any

import pytest

from tests.support.playthroughs.play_facts import PlayFacts, filled
from tests.support.playthroughs.rule_play import RulePlay, rule_plays
from tests.support.playthroughs.rule_play_2016 import RulePlay2016


@pytest.mark.parametrize(("file", "parts"), rule_plays())
def test_a_rule_holds_in_its_play(file: Path, parts: dict[str, Any]) -> None:
    edition: type[PlayFacts] = RulePlay2016 if file.parent.name == "doom2016" else RulePlay
    for case in parts.get("cases", [{}]):
        for part in (parts, *parts.get("then", ())):
            edition(**filled(part.get("board", {}), case)).play(part, case)
