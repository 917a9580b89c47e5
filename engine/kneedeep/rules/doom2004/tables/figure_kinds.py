"""The kinds of figures of a scenario, and its set-up of figures, by number."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from kneedeep.board import Board
from kneedeep.model.catalog import Catalog, FigureType, ItemType
from kneedeep.model.catalog.play_data import PlayData
from kneedeep.model.scenario.value import placed_value
from kneedeep.rules.doom2004.tables.attack_profile import AttackProfile, profile_of
from kneedeep.rules.doom2004.tables.board_tables import LYING, SINGLE, SQUARE, STANDING, BoardTables
from kneedeep.rules.numbers import AreaNumber, KindNumber, SpaceNumber
from kneedeep.rules.scenario_tokens import SetupFigure, scenario_figures
from kneedeep.support.translation import translatable_word

MARINE = 0
"""The kind number of marines. The catalog's invaders follow, then the scenario's own kinds, then sentry bots."""
INVADERS, MARINES, NEUTRAL = "invaders", "marines", "neutral"
UNLIMITED = 10_000
_SHAPES = {(1, 1): SINGLE, (2, 1): LYING, (1, 2): STANDING, (2, 2): SQUARE}


class FigureKind(NamedTuple):
    """A kind of figure: movement, resistance, attack. `limit`: most figures in play, UNLIMITED if unknown."""

    id: str
    name: str
    plural: str
    side: str
    move: int
    armor: int
    wounds: int
    arms: AttackProfile | None
    shape: int
    flying: bool
    scuttle: bool
    watchful: bool
    agile: bool
    double_attack: bool
    limit: int


def kinds_in_play(board: Board, play: PlayData, boxes: Sequence[str], marines: int) -> list[FigureKind]:
    """The kinds by number: marines, the catalog's and a scenario's own invaders, sentry bots."""
    found = [FigureKind("marine", "marine", "marines", MARINES, 0, 0, 0, None, SINGLE, *(False,) * 5, limit=marines)]
    for id, figure in board.kinds.figures.items():
        found.append(_kind_of(id, figure, play, _limit(board.catalog, figure, boxes, marines)))
    bot = play.arms["sentry-bot"]
    arms = profile_of(
        ItemType("sentry-bot", "sentry bot", "sentry bots", "SB", None, None, dice=bot.dice, reach=bot.reach), None
    )
    found.append(
        FigureKind(
            "sentry-bot",
            translatable_word("sentry bot"),
            translatable_word("sentry bots"),
            NEUTRAL,
            bot.move.value if bot.move else 0,
            bot.armor.value if bot.armor else 1,
            bot.wounds.value if bot.wounds else 1,
            arms,
            SINGLE,
            *(False,) * 5,
            limit=UNLIMITED,
        )
    )
    return found


def _kind_of(id: str, figure: FigureType, play: PlayData, limit: int) -> FigureKind:
    placed = play.arms.get(figure.like or id)
    return FigureKind(
        id=id,
        name=figure.name,
        plural=figure.plural,
        side=figure.side,
        move=figure.move.value if figure.move else 0,
        armor=max(1, figure.armor.value) if figure.armor else 1,
        wounds=figure.wounds.value if figure.wounds else 1,
        arms=profile_of(figure, placed),
        shape=_SHAPES[figure.footprint.value],
        flying=figure.has("flying"),
        scuttle=figure.has("scuttle"),
        watchful=figure.has("watchful"),
        agile=figure.has("agile"),
        double_attack=figure.has("double-attack"),
        limit=limit,
    )


def _limit(catalog: Catalog, figure: FigureType, boxes: Sequence[str], marines: int) -> int:
    """The number of figures of a kind in play. Without a source, the number of the kind it replaces."""
    if figure.id not in catalog.figures:
        return UNLIMITED
    held = catalog.figures_held(figure.id, boxes, marines)
    if held is None and figure.stands_for is not None:
        held = catalog.figures_held(figure.stands_for.value, boxes, marines)
    return UNLIMITED if held is None else held


@placed_value
class FigureSetup(SetupFigure):
    """A figure set up when its area is revealed. `anchor` -1: the invader chooses a place in the area."""

    area: AreaNumber
    wounds: int


def figure_setups(
    board: Board, terrain: BoardTables, kinds: Sequence[FigureKind], areas: Mapping[str, int], marines: int
) -> list[FigureSetup]:
    """The figures of a scenario for a number of marines, including those placed by steps of its script."""
    number = terrain.number
    kind_number = {kind.id: place for place, kind in enumerate(kinds)}
    found: list[FigureSetup] = []
    for element, placed in scenario_figures(board, marines):
        if (kind := kind_number.get(element.kind)) is None:
            continue
        shape = kinds[kind].shape
        if shape == LYING and element.turn in (90, 270):
            shape = STANDING
        wounds = element.wounds or kinds[kind].wounds
        for at in element.places or (None,) * element.count:
            anchor = -1 if at is None else number.get(at, -1)
            if at is not None and (anchor < 0 or not terrain.cells[shape][anchor]):
                continue
            area = areas[board.area_of[anchor]] if anchor >= 0 else areas.get(element.in_area or "", -1)
            numbers = KindNumber(kind), SpaceNumber(anchor), shape, AreaNumber(area)
            found.append(FigureSetup(len(found), element, placed, *numbers, wounds))
    return found
