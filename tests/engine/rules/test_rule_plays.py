"""The plays that prove rules: `plays_*.yaml` in the folders here."""

from typing import Any

import pytest

from tests.support.playthroughs.rule_play import RulePlay, rule_plays


@pytest.mark.parametrize("parts", rule_plays())
def test_a_rule_holds_in_its_play(parts: dict[str, Any]) -> None:
    for part in (parts, *parts.get("then", ())):
        play = RulePlay(**part.get("board", {}))
        for line in part["play"].splitlines():
            play.follow(line)
