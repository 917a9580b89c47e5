"""`kneedeep play`: play a scenario in the window or the terminal, two people at one screen or against bots."""

import os
import sys
from argparse import ArgumentParser, Namespace
from typing import TYPE_CHECKING, Any

from kneedeep.cli import CommandError, reporting
from kneedeep.cli.inputs import check_marines, read_scenario, scenario_of, take_language, whole
from kneedeep.support.timer import LONGEST, limited
from kneedeep.support.translation import later_count, tr, tr_count

if TYPE_CHECKING:
    from kneedeep.cli.play.terminal_game import TerminalGame
    from kneedeep.model.scenario.io.reader import Reading
    from kneedeep.model.scenario.model import Scenario
    from kneedeep.rules.history import History
    from kneedeep.rules.ruleset import Ruleset

PERSON = "human"
_OWN_NUMBERS = later_count(
    "Played with {n} number of a data file (`kneedeep data --marks U` lists it).",
    "Played with {n} numbers of a data file (`kneedeep data --marks U` lists them).",
)
MOST_ACTIONS = 1_000_000
MOST_SEED = (1 << 63) - 1


def configure(parser: ArgumentParser) -> None:
    """Add the arguments."""
    parser.add_argument("file", nargs="?", metavar="FILE")
    parser.add_argument("--text", action="store_true")
    parser.add_argument("--table", action="store_true")
    parser.add_argument("--load", metavar="GAME")
    parser.add_argument("--to", type=whole(0, MOST_ACTIONS), metavar="N")
    parser.add_argument("--marines", type=whole(1, 99), metavar="N")
    parser.add_argument("--seed", type=whole(0, MOST_SEED), metavar="S")
    parser.add_argument("--bots", metavar="A,B")
    parser.add_argument("--marines-bot", metavar="NAME")
    parser.add_argument("--invader-bot", metavar="NAME")
    take_language(parser)
    parser.add_argument("--no-pause", action="store_true")
    parser.add_argument("--board", choices=("always", "turn", "never"))


def _check(args: Namespace) -> None:
    """Refuse combinations of arguments that make no sense. Raises CommandError."""
    if args.file is None and args.load is None:
        raise CommandError("give a scenario FILE, --load GAME or both")
    if args.to is not None and args.load is None:
        raise CommandError("--to goes with --load GAME")
    if args.file is None and args.language is not None:
        raise CommandError("a saved game has its own texts: --language goes with a scenario FILE")
    if args.load is not None and (args.marines is not None or args.seed is not None):
        raise CommandError("a saved game has its own number of marines and seed: leave --marines and --seed out")


def _history(args: Namespace) -> "tuple[History, str]":
    """The game to play, and a notice about it. Raises CommandError."""
    if args.load is None:
        return _begun(args), ""
    return _carried(args) if args.file is not None else (_loaded(args.load, args.to), "")


def run(args: Namespace) -> int:
    """Play until the game is left; return 0, or 130 when interrupted. Raises CommandError."""
    if args.table:
        return _table(args)
    _check(args)
    bots = _bots(args)
    if not args.text:
        return _window(args, bots)
    from kneedeep.cli.play.dialogue import Dialogue
    from kneedeep.cli.play.terminal_game import TerminalGame

    asked = bots if args.bots or any(bots) else None
    history, text = _history(args)
    stem = os.path.splitext(os.path.basename(args.file or args.load))[0]
    board = args.board or ("always" if sys.stdout.isatty() else "turn")
    try:
        sitting = TerminalGame(history, asked, stem, pause=not args.no_pause, board=board)
    except ValueError as error:
        raise CommandError(str(error)) from error
    if not text and args.to is None:
        # With --to or another map, saving would replace the original game.
        sitting.path = args.load
    _greet(sitting, history, args.file or args.load)
    if text:
        sitting.say(text)
    return Dialogue(sitting).run()


def _window(args: Namespace, bots: tuple[str | None, str | None]) -> int:
    """Open the window on a game. Raises CommandError."""
    from kneedeep.cli.window import require_display, window_program
    from kneedeep.games.bots import check_bot
    from kneedeep.games.bots.seats import INVADERS, MARINES
    from kneedeep.rules.registry import ruleset_for

    if args.board is not None:
        raise CommandError("--board goes with --text: in the window the board is always shown")
    try:
        require_display()
    except CommandError as error:
        raise CommandError("{error}; `kneedeep play --text` plays in the terminal", error=error) from error
    ruleset = None if args.load is None else _loaded(args.load, args.to).game.ruleset
    if args.file is not None:
        check_marines(args.file, scenario := scenario_of(args.file, args.language), args.marines)
        ruleset = ruleset_for(scenario.ruleset)
    for name, side in zip(bots, (MARINES, INVADERS), strict=True):
        if name is not None and ruleset is not None:
            try:
                check_bot(name, ruleset, side)
            except ValueError as error:
                raise CommandError(str(error)) from error
    seats = bots if args.bots or any(bots) else None
    pause = not args.no_pause
    play = window_program(args.language).play
    return int(play(args.file, args.load, args.marines, args.seed, seats, pause=pause, to=args.to))


def _table(args: Namespace) -> int:
    """Open table mode. Raises CommandError."""
    from kneedeep.cli.window import window_program

    if args.file is None:
        raise CommandError("--table takes a scenario FILE")
    others = (args.load, args.to, args.seed, args.bots, args.marines_bot, args.invader_bot, args.board)
    if args.text or args.no_pause or any(other is not None for other in others):
        raise CommandError("--table goes with FILE and --marines alone: people play, with the real box")
    check_marines(args.file, scenario_of(args.file, args.language), args.marines)
    return int(window_program(args.language).table(args.file, args.marines))


def _greet(sitting: "TerminalGame", history: "History", file: str) -> None:
    marines = tr_count("{n} marine", "{n} marines", history.players)
    given = {"title": history.game.scenario.title, "marines": marines, "seed": history.seed}
    sitting.say(tr("{title}, {marines}, seed {seed}. Type help to see what can be typed.", **given))
    if numbers := len(history.game.ruleset.numbers):
        sitting.say(tr_count(*_OWN_NUMBERS, numbers))
    reliance = history.game.assistant.provenance((history.players,))
    sitting.say_all((reliance.line(file), *reliance.missing_cards()))
    sitting.say_all(line for _, line in sitting.session.story)


def _begun(args: Namespace) -> "History":
    """A new game, set up. Raises CommandError."""
    from kneedeep.cli.playable import playable
    from kneedeep.games.play.game_files import fresh_seed
    from kneedeep.rules.history import History, begun

    reading, scenario, rules = _rules(args.file, args.language)
    players = min(scenario.counts) if args.marines is None else args.marines
    seed = fresh_seed() if args.seed is None else args.seed

    def prepared() -> History:
        history = begun(rules.on(scenario), players, seed)
        history.game.legal_actions(history.state)
        return history

    return playable(args.file, reading, prepared)


def _carried(args: Namespace) -> "tuple[History, str]":
    """A saved game moved to the map of a file, and a notice about it. Raises CommandError."""
    from kneedeep.cli.playable import playable
    from kneedeep.games.play.game_files import fresh_seed
    from kneedeep.rules.game_migration import migrate_game
    from kneedeep.rules.position import PositionError

    reading, scenario, rules = _rules(args.file, args.language)
    history = _loaded(args.load, args.to, scenario)
    if scenario == history.game.scenario:
        return history, ""
    try:
        found = playable(args.file, reading, lambda: migrate_game(history, rules.on(scenario), fresh_seed()))
    except PositionError as error:
        raise CommandError("{load} does not fit {file}: {error}", error=error, **vars(args)) from error
    return found.history, found.notice


def _rules(path: str, language: str | None) -> "tuple[Reading, Scenario, Ruleset[Any]]":
    """A scenario file and its rules. Raises CommandError."""
    from kneedeep.model.catalog.numbers.user_file import own_numbers
    from kneedeep.rules.registry import ruleset_for
    from kneedeep.rules.ruleset import UnplayableError

    reading = read_scenario(path, language).reading
    scenario = reading.scenario
    assert scenario is not None
    try:
        return reading, scenario, ruleset_for(scenario.ruleset).with_numbers(own_numbers(scenario.ruleset))
    except UnplayableError as error:
        raise CommandError("{path} can't be played: {error}", path=path, error=str(error).rstrip(".")) from error


def _loaded(path: str, to: int | None, like: "Scenario | None" = None) -> "History":
    from kneedeep.rules.history import gone_on_with
    from kneedeep.rules.registry import ruleset_of
    from kneedeep.rules.replay import load
    from kneedeep.rules.replay_lines import ReplayError

    with reporting(path, ReplayError), limited(LONGEST):
        replay = load(path).like(like)
        return gone_on_with(replay, replay.game(ruleset_of), to)


def _bots(args: Namespace) -> tuple[str | None, str | None]:
    """The names of the bots for marines and invader, None for people. Raises CommandError."""
    names = [args.marines_bot, args.invader_bot]
    if args.bots is not None:
        if any(names):
            raise CommandError("give either --bots A,B or --marines-bot and --invader-bot")
        names = [name.strip() for name in args.bots.split(",")]
        if len(names) != 2:
            raise CommandError("--bots takes two names, for marines and invader, such as human,random")
    marines, invaders = (None if name == PERSON else name for name in names)
    return marines, invaders
