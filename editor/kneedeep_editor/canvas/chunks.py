"""The picture of the board as pixmaps of 16×16 spaces. Only changed parts are redrawn."""

import math
import time
from collections.abc import Container, Iterable, Mapping
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap, QRegion

from kneedeep.board import Board
from kneedeep.drawing import DisplayList, Theme, mixed
from kneedeep.drawing.plan.plan import Plan
from kneedeep.drawing.plan.plan_chunks import CHUNK, slices
from kneedeep.drawing.plan.plan_updates import Following
from kneedeep.drawing.scene import chunk as chunk_picture
from kneedeep_editor.canvas.display_painter import DisplayPainter
from kneedeep_editor.canvas.viewpoint import Box, Viewpoint, whole_pixel_scale
from kneedeep_editor.tools.layers import DOORS, FIGURES, LABELS, PIECES, STARTS, TOKENS

Place = tuple[int, int]
BASES = (8.0, 20.0)
"""The scales of master pictures. A chunk is scaled down from one of them, up to the larger scale."""
MOST_PIXELS = 32_000_000
GRID_FROM = 9.0
MANY = 40
"""The number of chunks from which they are painted as one pixmap, since painting each takes too long."""


def without_layers(plan: Plan, hidden: Container[str]) -> Plan:
    """A plan without the elements on hidden layers."""
    if PIECES in hidden:
        plan = plan._replace(spaces=(), edges=(), pieces=(), cards=())
    if DOORS in hidden:
        plan = plan._replace(doors=())
    if TOKENS in hidden:
        plan = plan._replace(tokens=(), arcs=())
    if FIGURES in hidden:
        plan = plan._replace(figures=())
    if STARTS in hidden:
        plan = plan._replace(spawns=())
    if LABELS in hidden:
        plan = plan._replace(areas=tuple(area._replace(label=None) for area in plan.areas))
    return plan


class DrawnChunk(NamedTuple):
    """A drawn chunk: its scale in device pixels per space, its slice of the plan, its pixmap."""

    scale: float
    plan: Plan
    pixmap: QPixmap


class Sheet(NamedTuple):
    """Many small chunks in one pixmap, beginning with the chunk `corner`."""

    version: int
    scale: float
    corner: Place
    places: frozenset[Place]
    pixmap: QPixmap


class Chunks:
    """The chunks of one board. They are drawn when they become visible."""

    def __init__(self, player: DisplayPainter, theme: Theme) -> None:
        self._player = player
        self._theme = theme
        self._plans: Mapping[Place, Plan] = {}
        self._following = Following()
        self._hidden: frozenset[str] = frozenset()
        self._thinned: dict[Place, tuple[Plan, Plan]] = {}
        """The plans of chunks with and without the hidden layers."""
        self._pictures: dict[Place, tuple[Plan, DisplayList]] = {}
        self._drawn: dict[Place, DrawnChunk] = {}
        self._base: dict[Place, DrawnChunk] = {}
        self._empty: DrawnChunk | None = None
        self._sheet: Sheet | None = None
        self._version = 0
        """A counter of drawn and dropped chunks."""
        self.count_drawn = 0
        """The number of drawn chunks, for tests and benchmarks."""

    def use_theme(self, theme: Theme) -> None:
        """Use another theme. Drops all drawn chunks."""
        self._theme = theme
        self.forget()

    def show(self, board: Board, hidden: frozenset[str] = frozenset(), *, looks: bool = True) -> frozenset[Place]:
        """Set the board, the hidden layers, and whether its look is drawn. Returns the changed chunks."""
        plans = self._following.show(board, looks=looks).slices
        if not hidden:
            self._thinned = {}
            return self._show(plans)
        if hidden != self._hidden:
            self._hidden, self._thinned = hidden, {}
        known, self._thinned = self._thinned, {}
        for place, plan in plans.items():
            kept = known.get(place)
            same = kept is not None and kept[0] is plan
            self._thinned[place] = kept if same and kept is not None else (plan, without_layers(plan, hidden))
        return self._show({place: thin for place, (_, thin) in self._thinned.items()})

    def lay(self, plan: Plan) -> frozenset[Place]:
        """Set the plan. Returns the changed chunks."""
        return self._show(slices(plan))

    def _show(self, plans: Mapping[Place, Plan]) -> frozenset[Place]:
        before, self._plans = self._plans, plans
        if plans is before:
            return frozenset()
        self._version += 1
        gone = before.keys() - plans.keys()
        for place in gone:
            self._pictures.pop(place, None)
            self._drawn.pop(place, None)
            self._base.pop(place, None)
        return frozenset(gone) | {place for place, plan in plans.items() if _differ(before.get(place), plan)}

    def seen(self, box: Box) -> list[Place]:
        """The chunks in a part of the board, row by row."""
        x, y, width, height = box
        rows = range(int(y // CHUNK), int((y + height) // CHUNK) + 1)
        columns = range(int(x // CHUNK), int((x + width) // CHUNK) + 1)
        if len(rows) * len(columns) > 4 * len(self._plans):
            return sorted(place for place in self._plans if place[0] in columns and place[1] in rows)
        return [(column, row) for row in rows for column in columns if (column, row) in self._plans]

    def unsharp(self, places: Iterable[Place], scale: float) -> list[Place]:
        """The chunks not drawn in their current state at a scale in device pixels per space."""
        found = []
        for place in places:
            drawn = self._drawn.get(place)
            if drawn is None or drawn.scale != scale or drawn.plan is not self._plans[place]:
                if drawn is not None and drawn.scale == scale and not _differ(drawn.plan, self._plans[place]):
                    self._drawn[place] = drawn._replace(plan=self._plans[place])
                    continue
                found.append(place)
        return found

    def sharpen(self, places: Iterable[Place], scale: float, seconds: float) -> bool:
        """Draw at least one chunk, and further ones for some time. Returns whether all of them are sharp."""
        end = time.perf_counter() + seconds
        places = list(places)
        self._forget_far(places)
        for place in self.unsharp(places, scale):
            self._sharpen(place, scale)
            if time.perf_counter() > end:
                return not self.unsharp(places, scale)
        return True

    def paint(self, painter: QPainter, view: Viewpoint, width: int, height: int, ratio: float) -> None:
        """Paint the visible part into a view of `width` × `height` pixels."""
        painter.save()
        painter.scale(1 / ratio, 1 / ratio)
        # From here on, lengths are in device pixels.
        view = Viewpoint(view.scale * ratio, view.left * ratio, view.top * ratio)
        seen = self.seen(view.seen(width * ratio, height * ratio))
        side = CHUNK * view.scale
        sheet = self._sheet_of(seen, view.scale) if len(seen) > MANY else None
        self._paint_ground(painter, view, (width * ratio, height * ratio), [] if sheet is not None else seen)
        if sheet is not None:
            x, y = view.to_pixels(sheet.corner[0] * CHUNK, sheet.corner[1] * CHUNK)
            if sheet.scale == view.scale:
                painter.drawPixmap(round(x), round(y), sheet.pixmap)
            else:
                grown = view.scale / sheet.scale
                area = QRectF(sheet.pixmap.rect())
                painter.drawPixmap(QRectF(x, y, area.width() * grown, area.height() * grown), sheet.pixmap, area)
            seen = []
        for place in seen:
            drawn = self._drawn.get(place) or self._base.get(place)
            if drawn is None:
                continue
            x, y = view.to_pixels(place[0] * CHUNK, place[1] * CHUNK)
            if drawn.scale == view.scale:
                painter.drawPixmap(round(x), round(y), drawn.pixmap)
            else:
                pixmap = drawn.pixmap
                target = QRectF(x, y, side + 0.5, side + 0.5)
                painter.drawPixmap(target, pixmap, QRectF(0, 0, pixmap.width(), pixmap.height()))
        painter.restore()

    def _paint_ground(
        self, painter: QPainter, view: Viewpoint, size: tuple[float, float], seen: Iterable[Place]
    ) -> None:
        """Paint background and grid where no chunk covers them. Painting them everywhere takes half a frame."""
        left = QRegion(0, 0, math.ceil(size[0]), math.ceil(size[1]))
        whole = left
        for place in seen:
            drawn = self._drawn.get(place) or self._base.get(place)
            if drawn is not None:
                x, y = view.to_pixels(place[0] * CHUNK, place[1] * CHUNK)
                side = drawn.pixmap.width()
                if drawn.scale == view.scale:
                    covered = QRegion(round(x), round(y), side, side)
                else:
                    # Qt paints a scaled pixmap half a pixel beyond its edge.
                    right, bottom = math.floor(x + CHUNK * view.scale), math.floor(y + CHUNK * view.scale)
                    x, y = math.ceil(x), math.ceil(y)
                    covered = QRegion(x, y, right + 1 - x, bottom + 1 - y)
                left = left.subtracted(covered)
        if left.isEmpty():
            return
        if left != whole:
            painter.setClipRegion(left)
        self._paint_empty(painter, view, *size)
        painter.setClipping(False)

    def _sheet_of(self, seen: list[Place], scale: float) -> Sheet | None:
        """A sheet of the visible chunks. Until it is drawn, the previous one at another scale, if any."""
        known = self._sheet
        if known is not None and (known.version != self._version or not known.places.issuperset(seen)):
            known = None
        if (known is not None and known.scale == scale) or self.unsharp(seen, scale):
            return known
        left, top = min(x for x, _ in seen) - 1, min(y for _, y in seen) - 1
        right, bottom = max(x for x, _ in seen) + 1, max(y for _, y in seen) + 1
        side = round(CHUNK * scale)
        pixmap = QPixmap((right + 1 - left) * side, (bottom + 1 - top) * side)
        with QPainter(pixmap) as painter:
            painter.drawTiledPixmap(pixmap.rect(), self._ground(scale))
            places = set()
            for place, drawn in self._drawn.items():
                x, y = place
                if left <= x <= right and top <= y <= bottom and drawn.scale == scale:
                    painter.drawPixmap((x - left) * side, (y - top) * side, drawn.pixmap)
                    places.add(place)
        self._sheet = Sheet(self._version, scale, (left, top), frozenset(places), pixmap)
        return self._sheet

    def forget(self) -> None:
        """Drop everything drawn."""
        self._drawn.clear()
        self._base.clear()
        self._pictures.clear()
        self._empty = self._sheet = None
        self._version += 1

    def _sharpen(self, place: Place, scale: float) -> None:
        plan = self._plans[place]
        self._version += 1
        level = next((level for level in BASES if scale <= level), None)
        if level is None:
            self._drawn[place] = DrawnChunk(scale, plan, self._rendered(place, scale))
            return
        base = self._base.get(place)
        if base is None or base.scale != level or _differ(base.plan, plan):
            base = self._base[place] = DrawnChunk(level, plan, self._rendered(place, level))
        side = round(CHUNK * scale)
        pixmap = base.pixmap.scaled(
            side, side, Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation
        )
        self._drawn[place] = DrawnChunk(scale, plan, pixmap)

    def _rendered(self, place: Place, scale: float) -> QPixmap:
        self.count_drawn += 1
        plan = self._plans[place]
        if (known := self._pictures.get(place)) is None or _differ(known[0], plan):
            known = self._pictures[place] = (plan, chunk_picture(plan, place, self._theme)._replace(background=None))
        picture = known[1]
        pixmap = self._ground(scale)
        with QPainter(pixmap) as painter:
            painter.scale(scale, scale)
            painter.translate(-place[0] * CHUNK, -place[1] * CHUNK)
            self._player.play(painter, picture)
        return pixmap

    def _ground(self, scale: float) -> QPixmap:
        """The pixmap of an empty chunk: the background with a faint grid."""
        if self._empty is None or self._empty.scale != scale:
            side = round(CHUNK * scale)
            pixmap = QPixmap(side, side)
            pixmap.fill(QColor(self._theme.background))
            if scale >= GRID_FROM:
                with QPainter(pixmap) as painter:
                    painter.setPen(QPen(self._grid_ink(), 1))
                    for number in range(CHUNK):
                        along = round(number * scale)
                        painter.drawLine(along, 0, along, side)
                        painter.drawLine(0, along, side, along)
            self._empty = DrawnChunk(scale, Plan(), pixmap)
        return QPixmap(self._empty.pixmap)

    def _paint_empty(self, painter: QPainter, view: Viewpoint, width: float, height: float) -> None:
        """Paint background and grid outside of all chunks."""
        if (scale := view.scale) < GRID_FROM:
            painter.fillRect(QRectF(0, 0, width, height), QColor(self._theme.background))
        elif scale == whole_pixel_scale(scale):
            side = round(CHUNK * scale)
            offset = QPointF(-round(view.left) % side, -round(view.top) % side)
            painter.drawTiledPixmap(QRectF(0, 0, width, height), self._ground(scale), offset)
        else:
            strip = self._grid_strip(view, round(width))
            top = view.top % scale - scale
            for n in range(int(height / scale) + 2):
                painter.drawPixmap(0, round(top + n * scale), strip)

    def _grid_strip(self, view: Viewpoint, width: int) -> QPixmap:
        """One row of the grid, to be repeated, since vertical lines over the whole view take too long."""
        strip = QPixmap(width, math.ceil(view.scale) + 1)
        strip.fill(QColor(self._theme.background))
        ink, left = self._grid_ink(), view.left % view.scale
        with QPainter(strip) as painter:
            painter.fillRect(0, 0, width, 1, ink)
            for n in range(int(width / view.scale) + 1):
                painter.fillRect(round(left + n * view.scale), 0, 1, strip.height(), ink)
        return strip

    def _grid_ink(self) -> QColor:
        return QColor(mixed(self._theme.background, self._theme.rim_text, 0.09))

    def _forget_far(self, wanted: list[Place]) -> None:
        """Drop unwanted pixmaps if all together are too large."""
        pixels = sum(one.pixmap.width() ** 2 for one in (*self._drawn.values(), *self._base.values()))
        if pixels > MOST_PIXELS:
            near = set(wanted)
            self._drawn = {place: drawn for place, drawn in self._drawn.items() if place in near}
            self._base = {place: drawn for place, drawn in self._base.items() if place in near}


def _differ(one: Plan | None, other: Plan) -> bool:
    return one is not other and one != other
