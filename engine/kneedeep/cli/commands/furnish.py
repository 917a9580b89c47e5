"""`kneedeep furnish`: add areas, doors, a story, equipment and figures to a bare map. Existing parts stay."""

import secrets
from argparse import ArgumentParser, Namespace

from kneedeep.cli import complain, reporting
from kneedeep.cli.inputs import sound_input, whole
from kneedeep.cli.outputs import check_output, may_force, print_or_write
from kneedeep.coach.completion import FurnishWish, furnishing_of
from kneedeep.coach.generator import WishRefused, levels
from kneedeep.coach.story import languages, rulesets, story_names
from kneedeep.model.scenario.edits import applied
from kneedeep.model.scenario.io.saver import saved_text
from kneedeep.model.scenario.yaml_patch.file_limits import Unreadable
from kneedeep.support.translation import tr, translated


def configure(parser: ArgumentParser) -> None:
    """Add the arguments of the command."""
    usual = rulesets()[0]
    stories = tr("{stories} (default: the seed chooses)", stories=", ".join(story_names(usual)))
    add = parser.add_argument
    add("file", metavar="FILE")
    add("--area", action="append", default=[], metavar="ID")
    add("--difficulty", choices=levels(usual), default="even")
    add("--story", metavar="NAME", default="", help=stories)
    add("--seed", type=whole(0, (1 << 63) - 1), metavar="N")
    add("--language", choices=languages(), default="")
    add("-o", dest="output", metavar="OUT")
    may_force(parser)


def run(args: Namespace) -> int:
    """Write the furnished scenario; return 0. Raises CommandError."""
    if args.output is not None:
        check_output(args.output, force=args.force)
    reading = sound_input(args.file, anyway=False, option="").reading
    assert reading.scenario is not None and reading.source is not None
    seed = secrets.randbelow(1_000_000) if args.seed is None else args.seed
    with reporting(args.file, Unreadable, WishRefused):
        edit = furnishing_of(reading, FurnishWish(args.difficulty, args.story, tuple(args.area), seed, args.language))
    text = saved_text(reading.source, reading.scenario, applied(edit, reading.scenario))
    print_or_write(args, text.encode("utf-8"))
    if args.seed is None:
        complain("seed {seed}", seed=seed)
    complain(translated(edit.title))
    return 0
