"""The next steps on an incomplete map, and their links in the window."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import NamedTuple

from kneedeep.analysis.framework.finding import Finding, Fix, Severity
from kneedeep.analysis.views.next_steps import START_STEPS, STEPS, next_steps
from kneedeep.board.kinds import Kinds
from kneedeep.model.catalog import TokenType, load_catalog
from kneedeep.model.scenario.model import OwnPieceType, Scenario
from kneedeep_editor.documents.document import Document
from kneedeep_editor.documents.document_files import is_untitled
from kneedeep_editor.texts import EditionTexts, later, tr
from kneedeep_editor.tools.stamp import DOORS, FIGURES, PIECES, SPAWNS, TOKENS, Stamp
from kneedeep_editor.tools.stamp_stock import stock

OF_ENGINE = (
    later("Lay the first piece."),
    later("Mark where the marines start."),
    later("Mark where the other marines start."),
    later("Set how each side wins."),
)
"""The next steps of the engine, for the catalogue of texts."""
SAVE = "save"
_VICTORY = STEPS["OBJ001"]
_MISSING_KEY, _NO_TELEPORTER, _APART = "RCH003", "RSP004", "BRD007"


class NextStep(NamedTuple):
    """A step in words, and its link: a stamp, a section of the palette, a field, a command, a fix."""

    text: str
    stamp: Stamp | None = None
    section: str = ""
    field: str = ""
    command: str = ""
    fix: Fix | None = None


def steps_of(
    document: Document, kinds: Kinds, findings: Sequence[Finding], shown: Sequence[Finding], *, begun: bool
) -> tuple[NextStep, ...]:
    """The next steps in order. Empty on a complete map.

    `begun`: whether the map is being begun. `shown`: the visible findings. A map without a briefing is a draft:
    steps ask for the parts that nearly every map has.
    """
    scenario = document.scenario
    if not document.readable or scenario.unread:
        return ()
    texts = EditionTexts(scenario.ruleset)
    steps = [_step_of_engine(text) for text in next_steps(scenario, findings, begun)]
    if is_draft := not scenario.briefing:
        steps += _ground(texts, scenario, findings)
    if scenario.pieces:
        steps += _keys(scenario, kinds, shown)
        steps += _teleporter(kinds, shown)
    if is_draft:
        steps += _contents(texts, scenario, kinds)
    if not steps and document.path is None and document.modified and not _counted(shown):
        steps.append(NextStep(tr("Save the map."), command=SAVE))
    return tuple(steps)


def problem_before(shown: Sequence[Finding], steps: Sequence[NextStep], *, begun: bool) -> Finding | None:
    """The problem that comes before the next step: none on a map that is being begun, an error on any other.

    Where there is no step, it is the worst error or warning.
    """
    if steps and begun:
        return None
    counted = _counted(shown)
    asked = {_MISSING_KEY, _NO_TELEPORTER} if steps else set()
    errors = [one for one in counted if one.severity is Severity.ERROR and one.code not in asked]
    return next(iter((*errors, *(() if steps else counted))), None)


def first_stamp(document: Document, kinds: Kinds, library: Mapping[str, OwnPieceType], section: str) -> Stamp:
    """The first stamp of a section: the palette's first offer that the map lacks.

    For tokens it is equipment, which a step asks for.
    """
    scenario = document.scenario
    used = {one.piece for one in scenario.pieces} | {one.kind for one in scenario.tokens}
    used |= {one.kind for one in scenario.figures}
    offered = [
        entry.stamp
        for entry in stock(scenario, document.catalog, kinds, library)
        if entry.stamp.section == section and not entry.mark
    ]
    if section == TOKENS:
        offered = [stamp for stamp in offered if kinds.tokens[stamp.kind].placement == "equipment"]
        offered = [stamp for stamp in offered if not stamp.color] or offered
    return next((stamp for stamp in offered if stamp.kind not in used), offered[0])


def _counted(findings: Sequence[Finding]) -> list[Finding]:
    severities = (Severity.ERROR, Severity.WARNING)
    return [one for one in findings if one.allowed is None and one.severity in severities]


def _step_of_engine(text: str) -> NextStep:
    if text in START_STEPS:
        return NextStep(tr(text), stamp=Stamp(SPAWNS, "marines"))
    return NextStep(tr(text), field="victory") if text == _VICTORY else NextStep(tr(text), section=PIECES)


def _keys(scenario: Scenario, kinds: Kinds, shown: Sequence[Finding]) -> Iterator[NextStep]:
    """Yield a step for each color of locked doors without a key."""
    locked = {serial for one in shown if one.code == _MISSING_KEY for serial in one.serials}
    colors = {door.key: None for door in scenario.doors if door.key and door.serial in locked}
    for color in colors:
        for kind in kinds.tokens.values():
            if kind.placement == "equipment" and color in kind.colors:
                text = tr("Place the {thing} for its door.", thing=f"{color} {kind.name}")
                yield NextStep(text, stamp=Stamp(TOKENS, kind.id, color))


def _teleporter(kinds: Kinds, shown: Sequence[Finding]) -> Iterator[NextStep]:
    """Yield the step that lets fragged marines come back."""
    kind = _kind(kinds, lambda one: one.linked == "active")
    if kind is not None and any(one.code == _NO_TELEPORTER for one in shown):
        text = tr("Place an active teleporter.")
        yield NextStep(text, stamp=Stamp(TOKENS, kind.id))


def _ground(texts: EditionTexts, scenario: Scenario, findings: Sequence[Finding]) -> Iterator[NextStep]:
    """Yield steps for a draft's missing rooms: a second piece, joints, and a door to a new area."""
    if len(scenario.pieces) < 2:
        yield NextStep(texts.tr("Lay another piece at an opening."), section=PIECES)
    apart = next((one for one in findings if one.code == _APART and one.allowed is None), None)
    if apart is not None:
        fix = next((fix for fix in apart.fixes if not fix.deletes), None)
        yield NextStep(texts.tr("Join the pieces, opening to opening."), section=PIECES, fix=fix)
    elif not scenario.doors:
        door = next(iter(load_catalog(scenario.ruleset).doors))
        yield NextStep(texts.tr("Set a door between two pieces."), stamp=Stamp(DOORS, door))


def _contents(texts: EditionTexts, scenario: Scenario, kinds: Kinds) -> Iterator[NextStep]:
    """Yield steps for the missing content of a draft's rooms, and its texts."""
    placed = [kinds.tokens[token.kind] for token in scenario.tokens if token.kind in kinds.tokens]
    portal = _kind(kinds, lambda one: one.summons)
    if not scenario.figures:
        yield NextStep(texts.tr("Place invaders."), section=FIGURES)
    if portal is not None and not any(one.summons for one in placed):
        text = texts.tr("Place portals.")
        yield NextStep(text, stamp=Stamp(TOKENS, portal.id, next(iter(portal.colors), None)))
    if not any(one.placement == "equipment" and not one.colors for one in placed):
        yield NextStep(tr("Place equipment for the marines."), section=TOKENS)
    yield NextStep(tr("Write title, briefing and victory."), field="title" if is_untitled(scenario) else "briefing")


def _kind(kinds: Kinds, fits: Callable[[TokenType], bool]) -> TokenType | None:
    return next((one for one in kinds.tokens.values() if fits(one)), None)
