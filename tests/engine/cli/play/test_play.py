"""`kneedeep play --text`: whole games through stdin, saving, taking back, hidden hands, bad input."""

import random
import re
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

import pytest

from kneedeep.cli.play.choice_lines import listing, meant, spaces_in
from kneedeep.cli.play.text_board import TextBoard
from kneedeep.games.bots import bot_named
from kneedeep.games.play import session
from kneedeep.model.scenario.io.atomic_files import FileFailed, write_atomically
from kneedeep.rules import Action
from kneedeep.rules.answers import EMPTY, Choice
from kneedeep.rules.choices import choices_of
from kneedeep.rules.doom2004 import doom_2004
from kneedeep.rules.doom2004.game import Doom2004Game
from kneedeep.rules.doom2004.state import INVADER, INVADERS_WON, MARINES_WON, State
from kneedeep.rules.history import History, begun, gone_on_with
from kneedeep.rules.registry import ruleset_of
from kneedeep.rules.replay import ENDING, load
from kneedeep.support import resources
from kneedeep.support.languages import FOLDER, use_language
from kneedeep.support.translation import speak
from tests.support.command import Done, Shell, process
from tests.support.files import map_text
from tests.support.random_play import game_of, shipped
from tests.support.small_maps.arena import arena

TUTORIAL = resources.path("scenarios", "tutorial.yaml")
SHORT = map_text("play")
Talker = Callable[..., Done]


@pytest.fixture
def talk(shell: Shell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Talker:
    """Plays in a folder of its own, with the lines given as input."""
    monkeypatch.chdir(tmp_path)

    def talk(*lines: str, file: object = TUTORIAL, options: str = "--no-pause --seed 5") -> Done:
        import io

        given = [file] if file else []
        monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
        return shell("play", "--text", *given, *options.split())

    return talk


def test_the_dialogue_is_in_german(talk: Talker) -> None:
    """Question, sheet, board, help and refusals are German; the words that are typed stay English."""
    use_language(["de"], [FOLDER])
    try:
        words = ("1", "sheet", "cards", "map", "help", "foo", "9999", "ask", "hand", "back", "back x", "quit!")
        done = talk(*words, options="--no-pause --seed 3")
    finally:
        speak(None)
    for text in (
        "1 Marine, Startwert 3",
        "Zeichen: @ Marine;",
        "Wunden 12, Rüstung 2",
        "Unterbricht jemand? (vor dem Zug eines Marines: Marine (rot))",
        "empty             die Angriffe",
    ):
        assert text in done.out
    for word in ("Type", "Signs", "wounds", "armor", "Round", "the marines", " is ", "decision", "answer", "asked"):
        assert not re.search(rf"\b{word}\b", re.sub("“.*?”", "", done.out, flags=re.DOTALL)), word


Choose = Callable[[State, list[Choice]], Action]


def typed(game: Doom2004Game, players: int, seed: int, choose: Choose) -> tuple[list[str], History]:
    """The lines that people type for a game, and its history."""
    history, lines = begun(game, players, seed), []
    while not history.state.winner:
        choices = choices_of(game, history.state, game.legal_actions(history.state))
        action = choose(history.state, choices)
        if len(choices) > 1:
            (number,) = (choice.number for choice in choices if choice.action == action)
            lines.append(str(number))
        history.do(action)
    return lines, history


def by_chance(seed: int) -> Choose:
    rng = random.Random(seed)
    return lambda _, choices: choices[int(rng.random() * len(choices))].action


def by_bots(game: Doom2004Game, players: int, seed: int) -> Choose:
    """Marines that know what they do against an invader who does not."""
    seats = bot_named("tactical", game, players, seed), bot_named("random", game, players, seed)

    def choose(state: State, choices: list[Choice]) -> Action:
        invader = state.player == INVADER
        side = "invaders" if invader else "marines"
        return seats[invader].choose(lambda: game.view(state, side), [choice.action for choice in choices])

    return choose


def told(lines: list[str], file: Path, *options: object) -> str:
    """What the program prints when lines are typed."""
    given = "\n".join([*lines, ""]).encode()
    done = process("play", "--text", file, "--no-pause", *options, given=given)
    assert (done.returncode, done.stderr) == (0, b"")
    return done.stdout.decode()


@pytest.mark.parametrize(
    ("winner", "end"), [(MARINES_WON, "The marines have won"), (INVADERS_WON, "The invader has won")]
)
def test_a_whole_game_through_stdin_to_either_end(tmp_path: Path, winner: int, end: str) -> None:
    file, saved = tmp_path / "short.yaml", tmp_path / "end.kneedeep-replay"
    file.write_text(SHORT, encoding="utf-8")
    games = ((seed, *typed(game_of(SHORT), 1, seed, by_chance(seed))) for seed in range(200))
    seed, lines, history = next(one for one in games if one[-1].state.winner == winner)
    out = told([*lines, f"save {saved}", "quit"], file, "--seed", seed, "--marines", 1)
    assert f"{end} in round {history.state.round}" in out
    again = gone_on_with((replay := load(str(saved))), replay.game(ruleset_of))
    assert again.actions == history.actions and again.state == history.state


@pytest.mark.parametrize("tactical", [True, pytest.param(False, marks=pytest.mark.nightly)])
def test_a_shipped_scenario_is_played_to_its_end_through_stdin(*, tactical: bool) -> None:
    game = doom_2004().on(shipped("tutorial"))
    for seed in range(3, 23):
        lines, history = typed(game, 2, seed, by_bots(game, 2, seed) if tactical else by_chance(seed))
        state = history.state
        if state.winner == MARINES_WON or not tactical:
            break
    out = told([*lines, "log 1", "quit!"], TUTORIAL, "--seed", seed, "--marines", 2)
    assert f"in round {state.round}; frag points {state.frags}" in out
    assert not tactical or f"The marines have won in round {state.round}" in out
    assert out.count("The game is over: ") == 2, "told when it happens, and by the log"


def interrupted(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> Done:
    """Play until an interrupt after the first answer."""
    typed = iter(["3"])

    def answer(prompt: str = "") -> str:
        for line in typed:
            return line
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", answer)
    return shell("play", "--text", TUTORIAL, "--seed", 5)


def test_an_interruption_saves_too(tmp_path: Path, shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    done = interrupted(shell, monkeypatch)
    assert done.status == 130
    assert "Interrupted. The game is saved as tutorial.kneedeep-replay." in done.out


def test_a_game_that_can_not_be_saved_here_follows_no_link_in_the_shared_folder(
    tmp_path: Path, shell: Shell, monkeypatch: pytest.MonkeyPatch
) -> None:
    shared, precious = tmp_path / "shared", tmp_path / "precious"
    shared.mkdir()
    precious.write_text("mine")
    planted = [shared / f"{stem}{ENDING}" for stem in ("tutorial", "game", "kneedeep-game")]
    for link in planted:
        link.symlink_to(precious)

    def fails_here(path: str, data: bytes) -> None:
        if not path.startswith(str(shared)):
            raise FileFailed(f"cannot write {path}: no room.")
        write_atomically(path, data)

    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(tempfile, "tempdir", str(shared))
    monkeypatch.setattr(session, "write_atomically", fails_here)
    done = interrupted(shell, monkeypatch)
    (folder,) = (path for path in shared.iterdir() if path.is_dir())
    assert folder.stat().st_mode & 0o777 == 0o700
    assert f"savedas{folder / 'game'}{ENDING}instead" in "".join(done.out.split())
    assert load(str(folder / f"game{ENDING}")).actions
    assert precious.read_text() == "mine" and all(link.is_symlink() for link in planted)


@pytest.mark.parametrize("line", ["0", "999", "fly", "99,99", "\x00\x07", "x" * 5_000, "4,", "-", "´"])
def test_what_is_no_answer_is_one_sentence_and_changes_nothing(talk: Talker, line: str) -> None:
    done = talk(line, "quit")
    assert done.status == 0
    assert "is no answer here: type a number from 1 to 4, or help." in " ".join(done.out.split())
    assert "\x07" not in done.out
    assert "saved" not in done.out


def test_bytes_that_are_no_text_do_no_harm(tmp_path: Path) -> None:
    done = process("play", "--text", TUTORIAL, "--seed", "1", given=b"\xff\xfe\n1\nquit!\n")
    assert done.returncode == 0 and b"takes the action sprint" in done.stdout


def test_a_game_too_large_to_read_again_is_not_saved(talk: Talker, monkeypatch: pytest.MonkeyPatch) -> None:
    from kneedeep.rules import replay

    monkeypatch.setattr(replay, "MOST_BYTES", 1 << 10)
    assert "The game is too large to be saved" in talk("sprint", "save mine", "quit!").out
    assert not Path("mine.kneedeep-replay").exists()


def test_a_game_is_saved_when_the_program_breaks_down(talk: Talker, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> None:
        raise RuntimeError("it broke")

    monkeypatch.setattr("kneedeep.cli.play.dialogue.Dialogue._help", broken)
    done = talk("sprint", "help")
    assert done.status == 2 and "internal error" in done.err
    assert "The game is saved as tutorial.kneedeep-replay." in done.out
    assert len(load("tutorial.kneedeep-replay").actions) == 1


def test_attacks_on_empty_spaces_are_listed_on_demand_alone(talk: Talker) -> None:
    game = arena(*["######"] * 4)
    game.s.weapons[0] = 1 << game.t.weapon_number["rocket-launcher"]
    game.s.ammo[1] = 3
    game.put("imp", (5, 3))
    game.choose(2)
    choices = choices_of(game.game, game.s, game.options())
    empty = [choice for choice in choices if choice.group == EMPTY]
    assert len(empty) > 30 and choices[-len(empty) :] == empty
    shown = list(listing(choices, 90))
    assert len(shown) < 10 and not any("the empty space" in line for line in shown)
    assert f"{len(empty)} attacks on empty spaces" in shown[-1] and "end the turn" in shown[-2]
    assert len(list(listing(empty, 90, everything=True))) == len(empty)
    assert "No empty space can be attacked now." in talk("empty", "quit").out


def test_every_answer_of_a_game_has_words_of_its_own() -> None:
    """Two answers that read alike could not be told apart."""
    for name in ("tutorial", "long-watch", "airless"):
        game = doom_2004().on(shipped(name))
        rng = random.Random(4)
        state = game.setup(3, 4)
        for _ in range(500):
            if state.winner:
                break
            actions = game.legal_actions(state)
            choices = choices_of(game, state, actions)
            words = [choice.words for choice in choices]
            assert len(set(words)) == len(words) or state.stack[-1][0] in ("attack", "command", "discarding"), words
            assert all(len(meant(str(choice.number), choices)) == 1 for choice in choices)
            assert "{" not in "".join(words) and game.question(state)
            game.apply(state, actions[int(rng.random() * len(actions))])


def test_the_legend_explains_the_signs_that_a_board_of_the_edition_has() -> None:
    def signs(name: str) -> str:
        game = ruleset_of(shipped(name).ruleset).on(shipped(name))  # type: ignore[union-attr]
        return list(TextBoard(game, game.table_view(game.setup(1, 1), None)).legend())[-1]

    assert "! blocking" in signs("range-day") and "dark" not in signs("range-day")
    assert "? open into the dark" in signs("tutorial") and "blocking" not in signs("tutorial")


def test_the_board_shows_what_is_revealed_and_nothing_else() -> None:
    game = doom_2004().on(shipped("tutorial"))
    state = game.setup(1, 5)
    lines = list(TextBoard(game, game.table_view(state, None)).lines(200))
    assert any("@1" in line for line in lines)
    revealed = sum(1 for number in range(len(game.board.spaces)) if state.revealed >> number & 1)
    drawn = sum(len(re.findall(r"\S+", line[5:].translate(str.maketrans("|D+-", "    ")))) for line in lines[1:])
    assert drawn == revealed
    legend = "\n".join(TextBoard(game, game.table_view(state, None)).legend())
    assert "D door at 10,0 east (shut)" in legend and "zombie" not in legend
    cut = list(TextBoard(game, game.table_view(state, None)).lines(30, state.at[0]))
    assert max(map(len, cut[:-1])) <= 30 and "map all" in cut[-1]


def test_spaces_are_read_in_the_ways_people_write_them() -> None:
    assert spaces_in("4,3") == spaces_in("(4, 3)") == spaces_in(" 4;3 ") == [(4, 3)]
    assert spaces_in("4,3 -5,13") == [(4, 3), (-5, 13)]
    assert spaces_in("4 3") is spaces_in("to 4,3") is spaces_in("") is None


def test_a_pipe_that_closes_is_no_error(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "kneedeep", "play", "--text", str(TUTORIAL), "--bots", "random,random"]
    done = subprocess.Popen(
        command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.PIPE, cwd=tmp_path
    )
    assert done.stdout is not None and done.stderr is not None
    done.stdout.close()
    assert done.stderr.read() == b"" and done.wait() in (0, 141)
