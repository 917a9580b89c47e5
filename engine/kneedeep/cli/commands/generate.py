"""`kneedeep generate`: whole scenarios from a seed and wishes."""

import os
import secrets
from argparse import ArgumentParser, ArgumentTypeError, Namespace

from kneedeep.cli.command_table import CommandError
from kneedeep.cli.inputs import whole
from kneedeep.cli.terminal import complain, pass_on
from kneedeep.coach.generator import Wishes, WishRefused, generate, levels
from kneedeep.coach.prose import languages
from kneedeep.coach.story import rulesets, story_names
from kneedeep.model.scenario.io.files import FileFailed, create_atomically

MOST_FILES = 100
BOXES = ("base", "expansion")


def configure(parser: ArgumentParser) -> None:
    """Add the arguments of the command."""
    parser.description = (
        "Generate a whole scenario from the pieces of the box: map, story, equipment, figures and texts. It has no errors and "
        "no warnings, and the same seed and wishes give the same file everywhere."
    )
    parser.epilog = "Exit status: 0 done, 2 wrong usage, wishes that no map can meet, or a file that can't be written."
    usual = rulesets()[0]
    stories = ", ".join(story_names(usual))
    add = parser.add_argument
    add("--seed", type=whole(0, (1 << 63) - 1), metavar="N", help="the seed (default: a new one, which is printed)")
    add("--ruleset", choices=rulesets(), default=usual, help=f"rules (default: {usual})")
    size = parser.add_mutually_exclusive_group()
    size.add_argument("--rooms", type=whole(1, 100), metavar="N", help="how many rooms the map has")
    size.add_argument("--minutes", type=whole(1, 1_000), metavar="N", help="how long a game takes, about")
    add("--players", type=_counts, metavar="N,N", default=(), help="numbers of marines (default: all)")
    add("--difficulty", choices=levels(usual), default="even", help="how hard it is (default: even)")
    add("--story", metavar="NAME", default="", help=f"the story: {stories} (default: the seed chooses)")
    add("--boxes", choices=BOXES, default=BOXES[0], help="the base box alone (default), or the expansion too")
    add("--language", choices=languages(), default="en", help="language of the texts (default: en)")
    add("--output", "-o", metavar="FILE", help="the new file (default: print it)")
    add("--count", type=whole(1, MOST_FILES), default=1, metavar="N", help="files FILE-1 …, each with another story")


def run(args: Namespace) -> int:
    """Write the scenarios; return 0. Raises CommandError."""
    if args.count > 1 and args.output is None:
        raise CommandError("several files need a name: give one with --output")
    seed = args.seed
    if seed is None:
        seed = secrets.randbelow(1_000_000)
        complain(f"seed {seed}")
    wishes = Wishes(
        args.ruleset, args.rooms, args.minutes, args.players, args.difficulty, args.story, args.boxes != BOXES[0], args.language
    )  # fmt: skip
    for number in range(args.count):
        try:
            made = generate(seed, wishes, number)
        except WishRefused as refused:
            raise CommandError(str(refused)) from refused
        assert made.source is not None
        if args.output is None:
            pass_on(made.source.tree.text)
        else:
            stem, ending = os.path.splitext(args.output)
            path = f"{stem}-{number + 1}{ending}" if args.count > 1 else args.output
            _write(path, made.source.tree.text)
    return 0


def _write(path: str, text: str) -> None:
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
