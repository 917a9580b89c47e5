"""`kneedeep generate`: whole scenarios from a seed and wishes."""

import os
import secrets
from argparse import ArgumentParser, ArgumentTypeError, Namespace

from kneedeep.cli.command_table import CommandError
from kneedeep.cli.terminal import complain, pass_on
from kneedeep.coach.generator import Wishes, WishRefused, generate, levels
from kneedeep.coach.prose import languages
from kneedeep.coach.story import rulesets, story_names
from kneedeep.model.catalog.edition import edition_of
from kneedeep.model.scenario.io.files import FileFailed, create_atomically

MOST_FILES = 100


def configure(parser: ArgumentParser) -> None:
    """Add the arguments of the command."""
    parser.description = (
        "Generate a whole scenario from the pieces of the box: map, story with its locks and events, equipment, figures and "
        "texts. It has no errors and no warnings, and the same seed and wishes give the same file everywhere."
    )
    parser.epilog = (
        "Exit status: 0 done, 2 wrong usage, wishes that no map can meet, or a file that can't be written."
    )
    parser.add_argument(
        "--seed", type=int, metavar="N", help="the seed (default: a new one, which is printed)"
    )
    parser.add_argument(
        "--ruleset", choices=rulesets(), default=rulesets()[0], help=f"rules (default: {rulesets()[0]})"
    )
    size = parser.add_mutually_exclusive_group()
    size.add_argument("--rooms", type=int, metavar="N", help="how many rooms the map has")
    size.add_argument("--minutes", type=int, metavar="N", help="how long a game takes, about")
    parser.add_argument(
        "--players",
        type=_counts,
        metavar="N,N",
        default=(),
        help="for how many marines (default: every number)",
    )
    parser.add_argument(
        "--difficulty", choices=levels(rulesets()[0]), default="even", help="how hard it is (default: even)"
    )
    parser.add_argument(
        "--story", metavar="NAME", default="", help=f"the story: {', '.join(story_names(rulesets()[0]))}"
    )
    parser.add_argument(
        "--boxes",
        choices=("base", "expansion"),
        default="base",
        help="the base box alone (default), or with the expansion",
    )
    parser.add_argument(
        "--language", choices=languages(), default="en", help="language of the texts (default: en)"
    )
    parser.add_argument("--output", "-o", metavar="FILE", help="the new file (default: print it)")
    parser.add_argument(
        "--count",
        type=int,
        default=1,
        metavar="N",
        help="several files FILE-1, FILE-2 …, each with another story (default: 1)",
    )


def run(args: Namespace) -> int:
    """Write the scenarios; return 0. Raises CommandError."""
    if not 1 <= args.count <= MOST_FILES:
        raise CommandError(f"--count is a number from 1 to {MOST_FILES}")
    if args.count > 1 and args.output is None:
        raise CommandError("several files need a name: give one with --output")
    playable = edition_of(args.ruleset).marines
    if any(count not in playable for count in args.players):
        raise CommandError(
            f"a map is for {', '.join(map(str, playable))} marines, not {', '.join(map(str, args.players))}"
        )
    if args.boxes == "expansion" and "expansion" not in edition_of(args.ruleset).features:
        raise CommandError(f"the {edition_of(args.ruleset).name} has no expansion: leave --boxes out")
    seed = secrets.randbelow(1_000_000) if args.seed is None else args.seed
    wishes = Wishes(
        args.ruleset,
        args.rooms,
        args.minutes,
        args.players,
        args.difficulty,
        args.story,
        args.boxes == "expansion",
        args.language,
    )
    if args.seed is None:
        complain(f"seed {seed}")
    for number in range(args.count):
        try:
            made = generate(seed, wishes, number)
        except WishRefused as refused:
            raise CommandError(str(refused)) from refused
        assert made.source is not None
        _give(made.source.tree.text, args.output, number if args.count > 1 else None)
    return 0


def _give(text: str, output: str | None, number: int | None) -> None:
    """Print a scenario or write it to a new file."""
    if output is None:
        pass_on(text)
        return
    stem, ending = os.path.splitext(output)
    path = output if number is None else f"{stem}-{number + 1}{ending}"
    if os.path.lexists(path):
        raise CommandError(f"{path} exists and is not overwritten: choose another name")
    try:
        create_atomically(path, text.encode("utf-8"))
    except FileFailed as error:
        raise CommandError(str(error)) from error
    complain(f"wrote {path}")


def _counts(text: str) -> tuple[int, ...]:
    """Numbers of marines: `2` or `1,2,3`."""
    try:
        return tuple(sorted({int(part) for part in text.split(",")}))
    except ValueError:
        raise ArgumentTypeError(f"{text!r} is no list of numbers such as 1,2") from None
