"""`kneedeep render`: draw a scenario as svg, png or pdf."""

import os
from argparse import ArgumentParser, Namespace
from typing import Literal

from kneedeep.board import Board, compile_board
from kneedeep.board.visible_spaces import has_cover
from kneedeep.cli import CommandError, inputs, reporting
from kneedeep.cli.any_input import known_foreign_files, measured_in
from kneedeep.cli.outputs import check_output, may_force, write_output
from kneedeep.cli.window import picture_content, report_missing_letters
from kneedeep.cli.work_limits import DOTS, answering, painting
from kneedeep.drawing import THEMES, DisplayList
from kneedeep.drawing.document_metadata import DocumentMetadata, metadata_of
from kneedeep.drawing.map_sheet import part_of, sheet
from kneedeep.drawing.marks import Mark
from kneedeep.drawing.plan.board_fields import cover_field, demon_field, portal_field
from kneedeep.drawing.plan.board_plan import plan_of
from kneedeep.drawing.poster.poster_style import STYLES, styled_theme
from kneedeep.drawing.space_field import SpaceField
from kneedeep.model.scenario.model import Scenario
from kneedeep.support import coordinates, later, listed, tr, translated

ENDINGS = (".svg", ".png", ".pdf")
MOST_DPI = 1200
OVERLAYS = ("cover", "portals", "demons")
AUDIENCES: tuple[Literal["invader", "marines"], ...] = ("invader", "marines")
MOST_SCALE = 4
CARD_PIXELS = 100
"""Pixels per unit of a card at scale 1."""
_OF_DOORS = OVERLAYS[:2]
"""The overlays that depend on the state of doors."""


def configure(parser: ArgumentParser) -> None:
    """Add the arguments of the command."""
    parser.add_argument("file", metavar="FILE")
    parser.add_argument("-o", dest="output", required=True, metavar="PICTURE")
    may_force(parser)
    parser.add_argument("--dpi", type=inputs.number(1, MOST_DPI), default=DOTS, metavar="N")
    parser.add_argument("--area", action="append", default=[], metavar="ID")
    parser.add_argument("--grid", action="store_true")
    parser.add_argument("--legend", action="store_true")
    parser.add_argument("--theme", choices=list(THEMES), default="dark")
    parser.add_argument("--style", choices=STYLES, default=STYLES[0])
    inputs.take_language(parser)
    inputs.take_spaces(parser)
    parser.add_argument("--overlay", choices=OVERLAYS)
    parser.add_argument("--from", dest="start", type=inputs.space, metavar="X,Y")
    inputs.take_doors(parser)
    parser.add_argument("--findings", action="store_true")
    parser.add_argument("--card", action="store_true")
    parser.add_argument("--for", dest="audience", choices=AUDIENCES)
    parser.add_argument("--scale", type=inputs.whole(1, MOST_SCALE), metavar="N")
    parser.add_argument("--simulation", metavar="FILE")
    parser.add_argument("--embed", action="store_true")


def run(args: Namespace) -> int:
    """Write the picture; return 0. Raises CommandError if it can't be drawn or written."""
    if (ending := os.path.splitext(args.output)[1].lower()) not in ENDINGS:
        raise CommandError("{output} does not end in {endings}", output=args.output, endings=listed(ENDINGS, last="or"))
    if args.file != inputs.STDIN and os.path.realpath(args.file) == os.path.realpath(args.output):
        raise CommandError("{output} is the scenario itself: name another file", output=args.output)
    check_output(args.output, force=args.force)
    _check_options(args)
    embedding = known_foreign_files() if args.embed else None
    with answering():
        given = inputs.read_scenario(args.file, args.language)
        scenario = inputs.scenario_in(given)
        drawn = card(given, scenario, args) if args.card else picture(given, scenario, args)
    dpi = args.dpi
    if args.card:
        dpi = CARD_PIXELS * (args.scale or 1 if ending == ".png" else 1)
    with painting(dpi if ending == ".png" else DOTS):
        from kneedeep.report.producer import origin_of

        metadata = metadata_of(scenario, tr("Card") if args.card else tr("Map"), origin_of(scenario))
        content, missing = _content(drawn, ending, dpi, metadata, page=None if args.card else "A4")
        if embedding is not None:
            content = embedding.with_scenario(content, ending, given.data)
    write_output(args.output, content, force=args.force)
    report_missing_letters(missing, args.output)
    return 0


def _check_options(args: Namespace) -> None:
    """Raise CommandError for map options with --card, and for card options without it."""
    of_maps = {
        "--area": args.area,
        "--overlay": args.overlay,
        "--from": args.start,
        "--doors": args.doors,
        "--findings": args.findings,
        "--dpi": args.dpi != DOTS,
    }
    of_cards = {"--for": args.audience, "--scale": args.scale, "--simulation": args.simulation}
    for option, given in (of_maps if args.card else of_cards).items():
        if given:
            without = later("{option} can't be used without --card")
            raise CommandError(later("{option} can't be used with --card") if args.card else without, option=option)
    if args.embed and args.audience == "marines":
        raise CommandError("--embed can't be used with --for marines: the scenario says what is hidden from them")


def card(given: inputs.Input, scenario: Scenario, args: Namespace) -> DisplayList:
    """The share card. Raises CommandError for an empty board or a report that does not fit."""
    # Imported only for cards, so that maps are drawn faster.
    from kneedeep.analysis.framework.facts import Facts
    from kneedeep.report.shared_picture import PictureOptions, shared_picture

    measured = None if args.simulation is None else measured_in(args.simulation, scenario)
    audience = next((one for one in AUDIENCES if one == args.audience), AUDIENCES[0])
    options = PictureOptions(True, audience, args.theme, args.grid, args.legend, args.style)
    with reporting(args.file, ValueError):
        return shared_picture(Facts(scenario, given.reading.problems), options, measured, translated)


def picture(given: inputs.Input, scenario: Scenario, args: Namespace) -> DisplayList:
    """The picture with the chosen options. Raises CommandError for an unknown area."""
    board = compile_board(scenario)
    plan = plan_of(board)
    field = _field(board, args)
    if args.area:
        try:
            plan = part_of(plan, *args.area)
        except KeyError as missing:
            known, area = ", ".join(area.id for area in plan.areas), missing.args[0]
            text = later("{file} has no area {area!r}: there are {known}")
            raise CommandError(text, file=args.file, area=area, known=known) from None
    if not plan.spaces and not plan.cards:
        raise CommandError("{file} has no space to draw", file=args.file)
    return sheet(
        plan,
        styled_theme(args.theme, args.style),
        grid=args.grid,
        legend=args.legend,
        title=scenario.title if args.legend else "",
        marks=_marks(given) if args.findings else (),
        field=field,
    )


def _field(board: Board, args: Namespace) -> SpaceField | None:
    """The overlay of the map, if chosen. Raises CommandError if the edition or the map has no data for it."""
    if args.doors is not None and args.overlay not in _OF_DOORS:
        raise CommandError("--doors goes with --overlay {overlays}", overlays=tr(" or ").join(_OF_DOORS))
    if args.overlay is None:
        return None
    opened = board.open_doors(args.doors or "file")
    if args.overlay == "cover":
        if not has_cover(board):
            text = later("there is no cover in the {edition}: figures block sight there")
            raise CommandError(text, edition=board.edition.name)
        if args.start is None:
            raise CommandError("--overlay cover needs --from X,Y, the space of the attacker")
        if args.start not in board.number:
            raise CommandError("there is no space at {at}", at=coordinates(args.start))
        return cover_field(board, args.start, opened)
    if "portals" not in board.edition.features:
        raise CommandError("there are no portals in the {edition}", edition=board.edition.name)
    return portal_field(board, opened) if args.overlay == "portals" else demon_field(board)


def _marks(given: inputs.Input) -> list[Mark]:
    """The findings as marks, without allowed ones."""
    from kneedeep.analysis.framework.runner import analyse
    from kneedeep.report.finding_marks import marks_of_findings

    return marks_of_findings(analyse(given.reading))


def _content(
    drawn: DisplayList, ending: str, dpi: float, metadata: DocumentMetadata, page: str | None
) -> tuple[bytes, list[str]]:
    """The bytes of the picture's file, and the letters missing in every font. Raises CommandError if Qt is missing."""
    if ending == ".svg":
        from kneedeep.drawing.svg import svg_text

        return svg_text(drawn, dpi, metadata).encode("utf-8"), []
    return picture_content(drawn, ending, dpi, metadata, page)
