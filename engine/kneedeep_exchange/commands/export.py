"""`kneedeep export`: write a scenario in another program's format, read back and compared."""

import json
import os
from argparse import ArgumentParser, Namespace

from kneedeep.cli import CommandError, complain, pass_on
from kneedeep.cli.any_input import measured_in
from kneedeep.cli.inputs import STDIN, Input, check_marines, read_scenario, scenario_in, take_language, whole
from kneedeep.cli.outputs import check_output, may_force, write_output, write_outputs
from kneedeep.cli.window import painted
from kneedeep.cli.work_limits import EXPORT_DOTS, checking, exporting
from kneedeep.drawing.theme import THEMES
from kneedeep.model.scenario.model import Scenario
from kneedeep.support.translation import later, tr, translated
from kneedeep_exchange.exports.export_formats import FORMATS, ExportFormat, format_of, known_endings, own_options
from kneedeep_exchange.exports.export_request import AUDIENCES, ExportOptions, ExportRequest, NothingToExport
from kneedeep_exchange.fidelity import losses_in_words

WRITTEN, REFUSED = 0, 1
PRINTED = "text"
"""The format that is printed if there is no output file."""


def configure(parser: ArgumentParser) -> None:
    """Add the arguments of the command."""
    parser.add_argument("file", metavar="FILE")
    about = tr(
        "the file to write; the suffix sets the format: {endings}; without it the format text is printed",
        endings=", ".join(known_endings()),
    )
    parser.add_argument("-o", dest="output", metavar="OUT", help=about)
    may_force(parser)
    parser.add_argument("--to", choices=list(FORMATS))
    parser.add_argument("--marines", type=whole(1, 4), metavar="N")
    parser.add_argument("--for", dest="audience", choices=AUDIENCES, default=AUDIENCES[0])
    parser.add_argument("--area", action="append", default=[], metavar="ID")
    parser.add_argument("--theme", choices=list(THEMES))
    take_language(parser)
    parser.add_argument("--simulation", metavar="FILE")
    parser.add_argument("--embed", action="store_true")
    parser.add_argument("--facts", metavar="JSON")
    parser.add_argument("--strict", action="store_true")
    for option, formats in own_options().items():
        words = f"{', '.join(formats)}: {translated(option.help)}"
        if option.range is not None:
            parser.add_argument(f"--{option.name}", type=whole(*option.range), metavar="N", help=words)
        elif option.choices:
            parser.add_argument(f"--{option.name}", choices=option.choices, help=words)
        else:
            parser.add_argument(f"--{option.name}", action="store_true", help=words)


def run(args: Namespace) -> int:
    """Write the file; return 0, or 1 if its proof fails. Raises CommandError if it can't be written."""
    name = args.to or format_of(args.output or "")
    if args.output is None and name != PRINTED:
        raise CommandError("name the file to write with -o; only --to text can do without")
    if name is None:
        raise CommandError(
            "{output} has no known suffix: use {endings}, or --to {formats}",
            output=args.output,
            endings=", ".join(known_endings()),
            formats="|".join(FORMATS),
        )
    _check_options(args, name, FORMATS[name])
    for target in filter(None, (args.output, args.facts)):
        check_output(target, force=args.force)
    given = read_scenario(args.file, args.language)
    scenario = scenario_in(given)
    _check_scenario(args, scenario)
    from kneedeep_exchange.exports.exporting import export, facts_of

    request = _request(args, given, scenario, FORMATS[name])
    try:
        with exporting(request.options.own.get("ppg", EXPORT_DOTS)):
            exported = export(request, name)
    except NothingToExport as nothing:
        complain("{output} is not written: {why}", output=args.output, why=nothing)
        return REFUSED
    if args.facts:
        facts = (json.dumps(facts_of(exported, scenario), indent=1) + "\n").encode()
        write_output(args.facts, facts, force=args.force)
    if not exported.proof.holds:
        text = later("internal error, please report it: {output} is not written: {why}")
        complain(text, output=args.output, why=exported.proof.text)
        return REFUSED
    if exported.lost and args.strict:
        complain(
            "{output} is not written: it would lose {lost}", output=args.output, lost=losses_in_words(exported.lost)
        )
        return REFUSED
    if args.output is None:
        pass_on(exported.written.content.decode())
        return WRITTEN
    folder = os.path.dirname(args.output)
    beside = [(os.path.join(folder, name), content) for name, content in exported.written.beside]
    write_outputs([(args.output, exported.written.content), *beside], force=args.force)
    complain("proof: {text}", text=exported.proof.text)
    if exported.lost:
        complain("lost: {lost}", lost=losses_in_words(exported.lost))
    return WRITTEN


def _check_options(args: Namespace, name: str, format: ExportFormat) -> None:
    """Raise CommandError for options that the format does not have or that conflict, and for a wrong target."""
    for target in filter(None, (args.output, args.facts)):
        if args.file != STDIN and os.path.realpath(args.file) == os.path.realpath(target):
            raise CommandError("{output} is the scenario itself: name another file", output=target)
    if args.audience not in format.audiences:
        raise CommandError("--for {audience} can't be used with the format {name}", audience=args.audience, name=name)
    if args.facts and os.path.realpath(args.facts) == os.path.realpath(args.output):
        raise CommandError("{facts} is the file to write: name another one for --facts", facts=args.facts)
    plain = {name: getattr(args, name) for name in ("language", "marines", "area", "theme", "simulation", "embed")}
    given = plain | {option.name: getattr(args, _dest(option.name)) for option in own_options()}
    takes = format.takes.union(option.name for option in format.options)
    for option, value in given.items():
        if value and option not in takes:
            raise CommandError("--{option} can't be used with the format {name}", option=option, name=name)
    if args.embed and args.audience == "marines":
        raise CommandError("--embed can't be used with --for marines: the scenario says what is hidden from them")


def _check_scenario(args: Namespace, scenario: Scenario) -> None:
    """Raise CommandError for a number of marines or an area that the scenario does not have."""
    check_marines(args.file, scenario, args.marines)
    known = [area.id for area in scenario.areas]
    for area in args.area:
        if area not in known:
            raise CommandError(
                "{file} has no area {area!r}: there are {known}", file=args.file, area=area, known=", ".join(known)
            )


def _request(args: Namespace, given: Input, scenario: Scenario, format: ExportFormat) -> ExportRequest:
    from kneedeep.analysis.framework.facts import Facts
    from kneedeep.analysis.framework.runner import analyse
    from kneedeep.report.measured_difficulty import measured_as_shipped

    with checking():
        findings = analyse(given.reading)
    measured = measured_as_shipped(scenario) if args.simulation is None else measured_in(args.simulation, scenario)
    options = ExportOptions(args.audience, args.marines, tuple(args.area), args.theme, args.embed, _own(args, format))
    facts = Facts(scenario, given.reading.problems, source=given.reading.source)
    paint, name = painted if format.painted else None, os.path.basename(args.output or "")
    return ExportRequest(facts, tuple(findings), given.data, options, measured, paint, name)


def _own(args: Namespace, format: ExportFormat) -> dict[str, object]:
    given = {option.name: getattr(args, _dest(option.name)) for option in format.options}
    return {name: value for name, value in given.items() if value}


def _dest(option: str) -> str:
    return option.replace("-", "_")
