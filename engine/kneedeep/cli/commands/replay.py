"""`kneedeep replay`: run a recorded game again, to verify it or print it as a story."""

from argparse import ArgumentParser, Namespace
from contextlib import suppress

from kneedeep.cli.command_table import CommandError
from kneedeep.cli.inputs import is_scenario_name, whole
from kneedeep.cli.terminal import complain, say, say_text
from kneedeep.cli.work_limits import answering
from kneedeep.model.catalog.edition_words import in_words_of
from kneedeep.rules.answers import StoryWriter
from kneedeep.rules.registry import ruleset_of
from kneedeep.rules.replay import Moment, Replay, load, play
from kneedeep.rules.replay_lines import DivergedError, ReplayError
from kneedeep.rules.ruleset import UnplayableError
from kneedeep.support.printable import quoted
from kneedeep.support.timer import LONGEST, limited
from kneedeep.support.translation import later, tr, tr_count

DONE, NO = 0, 1
MOST_ACTIONS = 10_000_000


_ENDS = (
    later("After {actions}, in round {round}, the game goes on"),
    later("After {actions}, in round {round}, the game was won by the marines"),
    later("After {actions}, in round {round}, the game was won by the invader"),
    later("After {actions}, in round {round}, the game was won by nobody"),
)


def configure(parser: ArgumentParser) -> None:
    """Add the arguments."""
    parser.add_argument("file", metavar="FILE")
    parser.add_argument("--verify", action="store_true")
    parser.add_argument("--to", type=whole(0, MOST_ACTIONS), metavar="N")
    parser.add_argument("--text", action="store_true")


def run(args: Namespace) -> int:
    """Run the replay; return 0, or 1 if it contradicts the rules or itself. Raises CommandError."""
    try:
        replay = load(args.file)
        moment = _played(replay, args)
    except DivergedError as error:
        complain("{path}: {error}", path=args.file, error=error)
        return NO
    except ReplayError as error:
        if is_scenario_name(args.file):
            text = later("{file} is a scenario, no recorded game (*.kneedeep-replay); `kneedeep play {file}` plays it")
            raise CommandError(text, file=quoted(args.file)) from error
        raise CommandError("{path}: {error}", path=args.file, error=error) from error
    if replay.numbers:
        complain("played with numbers of a data file: {names}", names=", ".join(name for name, _ in replay.numbers))
    state = moment.state
    if args.verify:
        if replay.winner is None:
            text = later("{file}: the end line is missing: the file was cut off after action {number}")
            complain(text, file=args.file, number=moment.number)
            return NO
        agreed = sum(done <= moment.number for done, _ in replay.checkpoints)
        agree = tr_count("{n} checkpoint agrees", "{n} checkpoints agree", agreed)
        say(f"{args.file}: {tr_count('{n} action', '{n} actions', moment.number)}, {agree}")
    else:
        actions = tr_count("{n} action", "{n} actions", moment.number)
        how = tr(_ENDS[state.winner], actions=actions, round=state.round)
        say(f"{how}; {tr(in_words_of(replay.ruleset, 'frag points'))}: {state.frags}.")
    return DONE


def _played(replay: Replay, args: Namespace) -> Moment:
    """The end of the replay. Prints the story if asked for. Raises ReplayError."""
    with answering():
        game = replay.game(ruleset_of)
        # The first moment reports scenarios that can't be played.
        with suppress(UnplayableError):
            game.prepare(replay.players)
    teller: StoryWriter | None = None
    with limited(LONGEST) as again:
        for moment in play(replay, game, args.to):
            again()
            if args.text:
                teller = teller or game.assistant.story(replay.players)
                for line in teller.sentences(moment.events):
                    say_text(line)
    return moment
