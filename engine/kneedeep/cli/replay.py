"""`kneedeep replay`: play a recorded game again, check it, tell it."""

import sys
from argparse import ArgumentParser, Namespace

from kneedeep.cli.commands import CommandError
from kneedeep.cli.inputs import complain
from kneedeep.rules.replay import ENDING, Moment, ReplayError, load, play
from kneedeep.rules.story import Teller
from kneedeep.scenario.io.files import FileFailed


def configure(parser: ArgumentParser) -> None:
    """Add the arguments."""
    parser.add_argument("file", metavar="FILE", help=f"a recorded game (*{ENDING})")
    parser.add_argument(
        "--verify",
        action="store_true",
        help="only check that every action is legal and every checkpoint agrees",
    )
    parser.add_argument("--to", type=int, metavar="N", help="stop after so many actions")
    parser.add_argument(
        "--text", action="store_true", help="tell the whole game, not only how it stands at the end"
    )


def run(args: Namespace) -> int:
    """Play the replay; return 0. Raises CommandError when it can't be read or differs."""
    try:
        replay = load(args.file)
        teller = None
        moment: Moment | None = None
        for moment in play(replay, args.to):
            if args.text:
                teller = teller or Teller(replay.game().tables(replay.players))
                for line in teller.tell(moment.events):
                    sys.stdout.write(f"{line}\n")
    except FileFailed as error:
        raise CommandError(str(error)) from error
    except ReplayError as error:
        raise CommandError(f"{args.file}: {error}") from error
    assert moment is not None
    state = moment.state
    if replay.numbers:
        complain(f"played with numbers of a data file: {', '.join(name for name, _ in replay.numbers)}")
    how = ("goes on", "was won by the marines", "was won by the invader", "was won by nobody")[state.winner]
    if args.verify:
        sys.stdout.write(
            f"{args.file}: {moment.number} actions, {len(replay.checkpoints)} checkpoints agree\n"
        )
    else:
        sys.stdout.write(
            f"After {moment.number} actions, in round {state.round}, the game {how}; frag points: {state.frags}.\n"
        )
    return 0
