"""`kneedeep data`: the table of numbers with their marks, the user's overrides, and the numbers of a game."""

import json
from argparse import ArgumentParser, Namespace
from collections.abc import Iterable, Iterator

from kneedeep.cli import CommandError, complain, pass_on, reporting, say_all
from kneedeep.cli.inputs import scenario_of, whole
from kneedeep.cli.work_limits import answering
from kneedeep.model.catalog import MARKS, RULESETS
from kneedeep.model.catalog.numbers.number_sheet import SheetEntry, entries
from kneedeep.model.catalog.numbers.overrides import Numbers, OverrideError, data_with
from kneedeep.model.catalog.numbers.user_file import own_numbers, own_path
from kneedeep.model.scenario.io.tile_library import library_path
from kneedeep.model.scenario.prefabs import prefab_folder
from kneedeep.support import resources, tr
from kneedeep.support.timer import LONGEST, limited

PATH = "path"
SCHEMA = "data-overrides.schema.json"


def configure(parser: ArgumentParser) -> None:
    """Add the arguments."""
    parser.add_argument("what", nargs="?", metavar="FILE")
    parser.add_argument("--format", choices=("text", "json"), default="text")
    marks = ", ".join(f"{mark} {tr(words)}" for mark, words in MARKS.items())
    parser.add_argument("--marks", metavar="M,G", help=tr("only numbers with these marks: {marks}", marks=marks))
    parser.add_argument("--ruleset", choices=RULESETS, default=RULESETS[0])
    parser.add_argument("--marines", type=whole(1, 99), metavar="N")


def run(args: Namespace) -> int:
    """Print the numbers or the path; return 0, or 2 when the user's file has faults. Raises CommandError."""
    if args.what == PATH:
        pass_on(f"{own_path()}\n{library_path()}\n{prefab_folder()}\n{resources.path('schemas', SCHEMA)}\n")
        return 0
    marks = _marks(args.marks)
    ruleset: str = args.ruleset
    names: frozenset[str] | None = None
    missing: list[str] = []
    try:
        if args.what is None:
            numbers = own_numbers(ruleset)
        else:
            ruleset, numbers, names, missing = _of_file(args.what, args.marines)
    except OverrideError as error:
        for problem in error.problems:
            complain(problem)
        return 2
    sheet = () if names is not None and not names else entries(data_with(ruleset, numbers))
    chosen = [
        entry for entry in sheet if (names is None or entry.address in names) and (not marks or entry.mark in marks)
    ]
    if args.format == "json":
        pass_on(_as_json(ruleset, chosen))
    else:
        say_all(_as_text(chosen, missing))
    return 0


def _marks(given: str | None) -> frozenset[str]:
    found = frozenset(mark.strip().upper() for mark in (given or "").split(",") if mark.strip())
    if found - MARKS.keys():
        raise CommandError("--marks takes some of {marks}, not {given}", marks=", ".join(MARKS), given=given)
    return found


def _of_file(path: str, marines: int | None) -> tuple[str, Numbers, frozenset[str], list[str]]:
    """The ruleset and numbers of a scenario or replay, the addresses its games depend on, and their gaps.

    Raises CommandError for a file without any, OverrideError for faults of the user's file.
    """
    from kneedeep.rules.event import Event
    from kneedeep.rules.registry import ruleset_for, ruleset_of
    from kneedeep.rules.replay import ENDING, load, play
    from kneedeep.rules.replay_lines import ReplayError
    from kneedeep.rules.ruleset import UnplayableError

    if path.endswith(ENDING):
        with reporting(path, ReplayError):
            replay = load(path)
            with answering():
                game = replay.game(ruleset_of)
                missing = list(game.assistant.provenance((replay.players,)).missing_cards())
            events: list[Event] = []
            with limited(LONGEST) as again:
                for moment in play(replay, game):
                    again()
                    events += moment.events
        used = game.assistant.numbers_used(replay.players, events)
        return replay.ruleset, replay.numbers, used, missing
    scenario = scenario_of(path)
    try:
        ruleset = ruleset_for(scenario.ruleset)
    except UnplayableError as error:
        raise CommandError("{path} can't be played: {error}", path=path, error=str(error).rstrip(".")) from error
    numbers = own_numbers(scenario.ruleset)
    with reporting(path, ValueError), answering():
        game = ruleset.with_numbers(numbers).on(scenario)
        counts = scenario.counts if marines is None else (marines,)
        names = frozenset(entry.address for entry in game.assistant.numbers_read(counts))
        missing = list(game.assistant.provenance(counts).missing_cards())
        return scenario.ruleset, numbers, names, missing


def _as_text(chosen: Iterable[SheetEntry], missing: Iterable[str]) -> Iterator[str]:
    rows = list(chosen)
    for mark, words in MARKS.items():
        if count := sum(entry.mark == mark for entry in rows):
            yield f"{mark}  {count:>4}  {tr(words)}"
    if unknown := sum(entry.value is None for entry in rows):
        yield f"   {unknown:>4}  no source gives a value"
    yield from missing
    if not rows:
        yield "No number has these marks."
        return
    yield ""
    wide = max((len(entry.address) for entry in rows), default=0)
    for entry in rows:
        source = f" [{entry.source}]" if entry.source else ""
        note = f" {entry.note}" if entry.note else ""
        yield f"{entry.mark or '-'} {entry.address:<{wide}}  {entry.text}{source}{note}"


def _as_json(ruleset: str, chosen: Iterable[SheetEntry]) -> str:
    found: list[dict[str, object]] = [
        {
            "address": entry.address,
            "value": entry.value,
            "mark": entry.mark or None,
            "source": entry.source,
            "note": entry.note,
            "own": entry.own,
        }
        for entry in chosen
    ]
    return json.dumps({"version": 1, "ruleset": ruleset, "numbers": found}) + "\n"
