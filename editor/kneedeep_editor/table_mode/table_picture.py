"""The picture of a table: revealed spaces and things, frontiers, the next items to place. Also its canvas."""

from collections.abc import Collection

from kneedeep.board.script import table_session as sessions
from kneedeep.drawing import DisplayList, Dot, Item, Paint, Text, Theme
from kneedeep.drawing.game_badges import Target, targets_picture
from kneedeep.drawing.map_sheet import rim
from kneedeep.drawing.pawn_pictures import figure_picture, figure_spaces, tokens_picture
from kneedeep.drawing.plan import plan as plans
from kneedeep.drawing.plan.board_plan import name_row, plan_of
from kneedeep.drawing.plan.plan import bounds
from kneedeep.drawing.plan.table_plan import floor_of
from kneedeep.model.geometry.space import Space
from kneedeep.model.scenario.model import Token
from kneedeep_editor.canvas.table.table_canvas import TableCanvas
from kneedeep_editor.canvas.table.table_scene import EMPTY, Scene, Sprite
from kneedeep_editor.canvas.viewpoint import fit_box

NEXT, CHOSEN = "#58c98b", "#ffd257"
_WAY = "#e0662f"
MARINES = "marines"
"""The key of the marines' start in the set-up."""
_RIM = 1.15
"""The extent of the coordinates beyond the board, in spaces."""
_MARGIN = 6.0


class TablePicture:
    """Makes the scenes of one table, with the floor cached."""

    def __init__(self, top: sessions.TableGame, theme: Theme, *, looks: bool = True) -> None:
        """Paint a table in a theme. `looks`: with floors and ornaments of the scenario."""
        self.top, self.theme = top, theme
        self._whole = plan_of(top.board, looks=looks)
        self._floor: tuple[object, plans.Plan] | None = None
        self._tokens: tuple[object, tuple[DisplayList, DisplayList]] | None = None
        self._figures: dict[plans.PlanFigure, DisplayList] = {}

    def scene(self, moment: sessions.TableMoment, following: Collection[Space], chosen: Collection[Space]) -> Scene:
        """The scene of a moment. `following`: the spaces of the next item. `chosen`: the clicked spaces."""
        things = (*self.top.things.values(), *moment.placed)
        shown = [thing for thing in things if sessions.is_shown(self.top, moment, thing)]
        figures = [self._figure(thing) for thing in shown if thing.is_figure and thing.at is not None]
        covered = frozenset(at for figure in figures for at in figure_spaces(figure))
        tokens = [self._token(thing, moment) for thing in shown if not thing.is_figure and thing.at is not None]
        if self._tokens is None or self._tokens[0] != (tokens, covered):
            self._tokens = (tokens, covered), tokens_picture(tokens, covered, self.theme)
        below, before = self._tokens[1]
        sprites = tuple(
            Sprite(number, figure.at, self._figure_picture(figure._replace(at=(0, 0))))
            for number, figure in enumerate(figures)
        )
        return Scene(self.floor(moment), below, sprites, before, signs=self._signs(moment, following, chosen))

    def floor(self, moment: sessions.TableMoment) -> plans.Plan:
        """The plan of the revealed board. Shut passages look like walls."""
        waiting = MARINES not in moment.ticked
        shown = sessions.shown_areas(self.top, moment)
        key = shown, moment.open, waiting
        if self._floor is None or self._floor[0] != key:
            scenario = self.top.scenario
            dark = [area.id for area in scenario.areas if area.dark]
            gone = () if self.top.has("closing doors") else moment.open
            plan = floor_of(
                self.top.board, sessions.shown_spaces(self.top, moment), dark, moment.open, gone, self._whole
            )
            secret = [door for door in plan.doors if door.kind == "passage" and not door.open]
            walls = [plans.PlanEdge(x, y, door.side, "wall") for door in secret for x, y in plans.door_spaces(door)]
            starts = (plans.PlanSpawn("marines", self.top.seats),) if waiting and self.top.seats else ()
            plan = plan._replace(
                doors=tuple(door for door in plan.doors if door not in secret),
                edges=(*plan.edges, *walls),
                areas=tuple(
                    area._replace(label=self._label(area.id))
                    if area.id in shown
                    else area._replace(id="", name="", dark=False, label=None)
                    for area in plan.areas
                ),
                spawns=starts,
            )
            self._floor = key, plan
        return self._floor[1]

    def _label(self, area: str) -> tuple[int, int, int] | None:
        """The row for an area's name, if possible away from the set-up."""
        board, scenario = self.top.board, self.top.scenario
        taken = {at for thing in self.top.things.values() for at in thing.spaces}
        taken |= {at for spawn in scenario.spawns if spawn.side == "marines" for at in spawn.spaces}
        return name_row(board, board.areas[area], taken)

    def _token(self, thing: sessions.Thing, moment: sessions.TableMoment) -> plans.PlanToken:
        element = thing.element
        assert isinstance(element, Token) and thing.at is not None
        item, kind = element.item, thing.type
        if element.kind == "item" and item is not None:
            item = next((own.name for own in self.top.scenario.items if own.id == item), "") or item
        elif kind is not None and any(own.id == element.kind for own in self.top.scenario.token_types):
            item = kind.name
        footprint = self.top.board.kinds.tokens[element.kind].footprint(element.size) if kind else (1, 1)
        burning = dict(moment.switched).get(element.id or "", element.on)
        active = sessions.is_active(moment, thing) if getattr(kind, "linked", "") == "active" else None
        return plans.PlanToken(
            element.kind, thing.at, element.color, item, footprint, element.turn, on=burning, active=active
        )

    def _figure(self, thing: sessions.Thing) -> plans.PlanFigure:
        element = thing.element
        assert thing.at is not None
        kind = self.top.board.kinds.figures.get(element.kind)
        drawn, name = element.kind, getattr(element, "name", "")
        if kind is not None and any(own.id == element.kind for own in self.top.scenario.figure_types):
            drawn, name = kind.like or kind.id, name or kind.name
        footprint = kind.footprint.value if kind is not None else (1, 1)
        side = kind.side if kind is not None else "neutral"
        return plans.PlanFigure(drawn, thing.at, footprint, element.turn, name or None, side=side)

    def _figure_picture(self, figure: plans.PlanFigure) -> DisplayList:
        if figure not in self._figures:
            self._figures[figure] = figure_picture(figure, self.theme)
        return self._figures[figure]

    def _signs(
        self, moment: sessions.TableMoment, following: Collection[Space], chosen: Collection[Space]
    ) -> DisplayList:
        items: list[Item] = list(rim(self.floor(moment), self.theme)) if sessions.shown_areas(self.top, moment) else []
        targets = [
            Target(*box, color=color)
            for color, spaces in ((NEXT, following), (CHOSEN, chosen))
            for box in _boxes(spaces)
        ]
        for _name, drawn in targets_picture(targets).layers:
            items += drawn
        for front in sessions.frontiers(self.top, moment):
            items += [
                Dot(front.x, front.y, 0.42, Paint(_WAY, "#ffffff", 0.06)),
                Text(front.x, round(front.y + 0.21, 3), "?", 0.58, "#ffffff"),
            ]
        return EMPTY._replace(box=plans.bounds(self.floor(moment)), layers=(("sign", tuple(items)),))


def _boxes(spaces: Collection[Space]) -> list[tuple[float, float, float, float]]:
    left, found = set(spaces), []
    while left:
        group, edge = set(), [min(left)]
        while edge:
            x, y = edge.pop()
            if (x, y) in left:
                left.discard((x, y))
                group.add((x, y))
                edge += [(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)]
        x, y = min(x for x, _ in group), min(y for _, y in group)
        width, height = max(x for x, _ in group) + 1 - x, max(y for _, y in group) + 1 - y
        found.append((float(x), float(y), float(width), float(height)))
    return found


class TableModeCanvas(TableCanvas):
    """A table canvas that shows the whole board with its coordinates."""

    def fit(self) -> None:
        """Show the whole board with its coordinates."""
        super().fit()
        plan = self.scene.floor
        if plan.spaces:
            x, y, across, down = bounds(plan)
            box = (x - _RIM, y - _RIM, across + 2 * _RIM, down + 2 * _RIM)
            self.set_viewpoint(fit_box(box, self.width(), self.height(), margin=_MARGIN))
