"""Games of the 2016 edition in the terminal: whole games, commands, take back, save, load, replay."""

from pathlib import Path

import pytest

from kneedeep.support import resources
from tests.support.command import Shell

SCENARIOS = ("range-day", "specimen-run", "brine")
COMMANDS = ("help", "sheet", "cards", "hand", "notes", "log 5", "map all", "ask", "board never")


@pytest.mark.parametrize("name", SCENARIOS)
def test_a_game_is_played_with_every_command_and_replayed(
    shell: Shell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    monkeypatch.chdir(tmp_path)
    answers = ["1", "2", "1", "3"] * 3
    lines = [*COMMANDS, *answers, "back 2", *answers, "save mine.kneedeep-replay", *answers]
    lines += ["load mine.kneedeep-replay", "1", "quit!"]
    given = iter(lines)
    monkeypatch.setattr("builtins.input", lambda prompt="": next(given))
    scenario = resources.path("scenarios", f"{name}.yaml")
    bots = ("--bots", "human,rush", "--seed", 4, "--no-pause")
    done = shell("play", "--text", scenario, *bots)
    assert (done.status, done.err) == (0, "") and next(given, None) is None, "every line was read"
    for words in ("2 decisions are undone.", "The game is saved as mine.kneedeep-replay.", "actions played."):
        assert words in done.out
    assert "special defense: " in done.out, "the demon cards"
    story = shell("replay", "mine.kneedeep-replay", "--text").out
    assert "== Status Phase ==" in story and "== Activation Phase ==" in story
    last = shell("replay", "mine.kneedeep-replay").out
    assert "; frag tokens: " in last and "frag points" not in last
