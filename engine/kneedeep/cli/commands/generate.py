"""`kneedeep generate`: complete scenarios from a seed and wishes."""

import os
import secrets
from argparse import ArgumentParser, Namespace

from kneedeep.cli import CommandError, complain, pass_on
from kneedeep.cli.inputs import marines, whole
from kneedeep.cli.outputs import check_output, may_force, write_output
from kneedeep.coach.generator import Wishes, WishRefused, generate, levels
from kneedeep.coach.generator_tuning import aimed, band_of
from kneedeep.coach.story import languages, rulesets, story_names
from kneedeep.model.scenario.io.reader import Reading
from kneedeep.support.interrupts import status_of
from kneedeep.support.platforms.processes import usable_cores
from kneedeep.support.translation import tr, tr_count

MOST_FILES, MOST_JOBS = 100, 256
BOXES = ("base", "expansion")


def configure(parser: ArgumentParser) -> None:
    """Add the arguments of the command."""
    usual = rulesets()[0]
    stories = tr("the story: {stories} (default: the seed chooses)", stories=", ".join(story_names(usual)))
    add = parser.add_argument
    add("--seed", type=whole(0, (1 << 63) - 1), metavar="N")
    add("--ruleset", choices=rulesets(), default=usual)
    size = parser.add_mutually_exclusive_group()
    size.add_argument("--rooms", type=whole(1, 100), metavar="N")
    size.add_argument("--minutes", type=whole(1, 1_000), metavar="N")
    add("--players", type=marines, metavar="N,N", default=())
    bands = "; ".join(f"{level} {_percent(band_of(usual, level))}" for level in levels(usual)).replace("%", "%%")
    about = tr(
        "how many of the games between careful bots the marines win: {bands}. Games choose the limits of frags, if need be "
        "the figures (default: about even, without games)",
        bands=bands,
    )
    add("--difficulty", choices=levels(usual), help=about)
    add("--untuned", action="store_true")
    add("--jobs", type=whole(1, MOST_JOBS), metavar="J")
    add("--story", metavar="NAME", default="", help=stories)
    add("--boxes", choices=BOXES, default=BOXES[0])
    add("--language", choices=languages(), default="en")
    add("--output", "-o", metavar="FILE")
    add("--count", type=whole(1, MOST_FILES), default=1, metavar="N")
    may_force(parser)


def run(args: Namespace) -> int:
    """Write the scenarios; return 0. Raises CommandError."""
    paths = _paths(args)
    seed = secrets.randbelow(1_000_000) if args.seed is None else args.seed
    level, more = args.difficulty or "even", args.boxes != BOXES[0]
    wishes = Wishes(args.ruleset, args.rooms, args.minutes, args.players, level, args.story, more, args.language)
    for number in range(args.count):
        try:
            made = generate(seed, wishes, number)
            if number == 0 and args.seed is None:
                complain("seed {seed}", seed=seed)
            if args.difficulty is not None and not args.untuned:
                made = _aimed(seed, wishes, number, args.jobs or usable_cores())
        except WishRefused as refused:
            raise CommandError(str(refused)) from refused
        except KeyboardInterrupt as interrupt:
            complain("interrupted before the games had chosen: this map is not written; --untuned needs no games")
            return status_of(interrupt)
        assert made.source is not None
        if not paths:
            pass_on(made.source.tree.text)
        else:
            write_output(paths[number], made.source.tree.text.encode("utf-8"), force=args.force)
            complain("wrote {path}", path=paths[number])
    return 0


def _paths(args: Namespace) -> list[str]:
    """The files to write, none for standard output. Raises CommandError for one that must not be overwritten."""
    if args.count == 1:
        paths = [] if args.output is None else [args.output]
    elif args.output is None:
        raise CommandError("several files need a name: give one with --output")
    else:
        stem, ending = os.path.splitext(args.output)
        paths = [f"{stem}-{number}{ending}" for number in range(1, args.count + 1)]
    for path in paths:
        check_output(path, force=args.force)
    return paths


def _aimed(seed: int, wishes: Wishes, number: int, jobs: int) -> Reading:
    """A map tuned to the wished difficulty by simulated games. Raises CommandError, WishRefused."""
    from concurrent.futures import BrokenExecutor

    from kneedeep.cli.progress import counting
    from kneedeep.games.simulation.executors import interrupted_once, workers
    from kneedeep.games.simulation.game_run import GameFailedError

    try:
        with (
            interrupted_once(at_once=jobs == 1) as check,
            counting(tr("choosing the difficulty"), tr("games at most"), tr("Ctrl-C stops without a map")) as show,
            workers(jobs) as crew,
        ):
            for now in aimed(seed, wishes, number, crew, check):
                show(now.games, now.of)
    except (GameFailedError, BrokenExecutor) as error:
        raise CommandError("no difficulty was chosen: {error}", error=error) from error
    assert now.reading is not None
    for count, share in now.missed.items():
        complain(
            "the nearest to {level} ({band}) that was found with {marines} is {share} (±{margin}): "
            "another seed or story may come nearer",
            level=wishes.difficulty,
            band=_percent(now.band),
            marines=tr_count("{n} marine", "{n} marines", count),
            share=f"{share.share:.0%}",
            margin=f"{share.margin:.0%}",
        )
    return now.reading


def _percent(band: tuple[float, float]) -> str:
    return tr("{low} to {high}", low=f"{band[0]:.0%}", high=f"{band[1]:.0%}")
