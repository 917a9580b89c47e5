"""The plays that prove rules: `plays_*.yaml` here, of sessions at a table and of bots."""

from pathlib import Path
from typing import Any

import pytest

from tests.support.playthroughs.bot_play import BotPlay, BotPlay2016
from tests.support.playthroughs.play_facts import Play, filled
from tests.support.playthroughs.rule_play import RulePlay, rule_plays
from tests.support.playthroughs.rule_play_2016 import RulePlay2016
from tests.support.playthroughs.table_play import TablePlay

FOLDERS: dict[str, type[Play]] = {"bots": BotPlay, "doom2016": RulePlay2016, "table": TablePlay}


@pytest.mark.parametrize(("file", "parts"), rule_plays())
def test_a_rule_holds_in_its_play(file: Path, parts: dict[str, Any]) -> None:
    kind = BotPlay2016 if file.stem == "plays_tactical_2016" else FOLDERS.get(file.parent.name, RulePlay)
    for case in parts.get("cases", [{}]):
        for part in (parts, *parts.get("then", ())):
            kind(**filled(part.get("board", {}), case)).play(part, case)
