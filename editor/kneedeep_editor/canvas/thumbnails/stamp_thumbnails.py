"""Thumbnails of stamps for the palette."""

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import TypeAlias

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPainter, QPixmap

from kneedeep.board.kinds import Kinds
from kneedeep.drawing import DisplayList, Theme, mixed, thumbnail
from kneedeep.drawing.plan.plan import Plan, PlanSpawn
from kneedeep.drawing.scene import draw
from kneedeep.model.catalog import FigureType, PieceType, TokenType
from kneedeep.model.scenario.prefabs import Prefab
from kneedeep_editor.canvas.display_painter import DisplayPainter, screen_painter
from kneedeep_editor.canvas.thumbnails.map_thumbnail import map_thumbnail
from kneedeep_editor.services.icons import blank_pixmap, pixmap
from kneedeep_editor.tools.prefab_stock import NO_PREFABS, PrefabShelf
from kneedeep_editor.tools.stamp import DOORS, FIGURES, LOOKS, PIECES, PREFABS, TOKENS, Stamp

_PIECE_SCALE = 3.45
_PIECE_LEAST = 20.0
"""The minimum length of a piece's longer side in pixels, with margin."""
_SMALL_SCALE = 32.0
_SIGN = 20
"""The size of the sign for a missing picture, in pixels."""

Kind: TypeAlias = PieceType | TokenType | FigureType


class Thumbnails:
    """Draws stamps. All pieces have the same scale, except for a minimum size."""

    def __init__(
        self,
        theme: Callable[[], Theme],
        kinds: Callable[[], Kinds],
        ratio: Callable[[], float] = lambda: 1.0,
        prefabs: Callable[[], PrefabShelf] = lambda: NO_PREFABS,
    ) -> None:
        """Use the colors of a theme, for a screen with `ratio` pixels per point."""
        self._worn, self._kinds, self._ratio_of = theme, kinds, ratio
        self._prefabs = prefabs

    def pixmap(self, stamp: Stamp, size: QSize) -> QPixmap:
        """The picture of a stamp in the middle of a size, in the current colors."""
        theme, ratio = self._worn(), self._ratio_of()
        if stamp.section == PREFABS:
            return self._prefab(stamp, theme, size, ratio)
        kinds = self._kinds()
        sections: dict[str, Mapping[str, Kind]] = {PIECES: kinds.pieces, TOKENS: kinds.tokens, FIGURES: kinds.figures}
        kind = sections[stamp.section].get(stamp.kind) if stamp.section in sections else None
        return QPixmap(_drawn(stamp, kind, theme, (size.width(), size.height()), ratio))

    def _prefab(self, stamp: Stamp, theme: Theme, size: QSize, ratio: float) -> QPixmap:
        """The map of a prefab, or a warning sign if it can't be read."""
        prefab = self._prefabs().get(stamp.kind)
        if isinstance(prefab, Prefab):
            return map_thumbnail(prefab.part, theme, size, ratio, margin=1)
        made = blank_pixmap(size.width(), size.height(), ratio)
        sign = pixmap("warning", _SIGN, ratio)
        with QPainter(made) as painter:
            painter.drawPixmap((size.width() - _SIGN) // 2, (size.height() - _SIGN) // 2, sign)
        return made


@lru_cache(maxsize=1024)
def _drawn(stamp: Stamp, kind: Kind | None, theme: Theme, size: tuple[int, int], ratio: float) -> QPixmap:
    """The pixmap of a stamp, shared by all windows. `kind`: its kind on the map."""
    picture = _picture(stamp, kind, theme)
    most = _SMALL_SCALE
    if picture is not None and stamp.section == PIECES:
        most = max(_PIECE_SCALE, _PIECE_LEAST / max(picture.box[2:]))
    return stamp_picture(screen_painter(), picture, QSize(*size), ratio, most)


def _picture(stamp: Stamp, kind: Kind | None, theme: Theme) -> DisplayList | None:
    if stamp.section in _PICTURES:
        return _PICTURES[stamp.section](stamp, kind, theme)
    if stamp.kind == "marines":
        start = draw(Plan(spawns=(PlanSpawn("marines", ((0, 0),)),)), theme)
        return start._replace(box=(-0.2, -0.2, 1.4, 1.4), background=None)
    return thumbnail.thumbnail_spawn(theme)


def _of_piece(stamp: Stamp, kind: Kind | None, theme: Theme) -> DisplayList | None:
    if not isinstance(kind, PieceType):
        return thumbnail.thumbnail_tile(stamp.kind, theme)
    openings = [str(one) for one in kind.openings]
    return thumbnail.thumbnail_piece(
        kind.rows, openings, lightened_theme(theme), difficult=kind.difficult, printed=kind.edges
    )


def _of_door(stamp: Stamp, _: Kind | None, theme: Theme) -> DisplayList | None:
    door = "security" if stamp.color and stamp.kind == "door" else stamp.kind
    return thumbnail.thumbnail_door(door, stamp.color, leads_out=stamp.exit, theme=theme)


def _of_token(stamp: Stamp, kind: Kind | None, theme: Theme) -> DisplayList | None:
    token = kind if isinstance(kind, TokenType) else None
    length = stamp.size or (token.size if token is not None else 1)
    active = not stamp.inactive if token is not None and token.linked == "active" else None
    return thumbnail.thumbnail_token(stamp.kind, stamp.color, stamp.item, length, theme, active=active)


def _of_figure(stamp: Stamp, kind: Kind | None, theme: Theme) -> DisplayList | None:
    if not isinstance(kind, FigureType):
        return thumbnail.thumbnail_figure(stamp.kind, (1, 1), theme=theme)
    return thumbnail.thumbnail_figure(kind.like or kind.id, kind.footprint.value, theme=theme)


def _of_look(stamp: Stamp, _: Kind | None, theme: Theme) -> DisplayList | None:
    return thumbnail.thumbnail_look(stamp.item or "", stamp.kind, theme)


_PICTURES = {PIECES: _of_piece, DOORS: _of_door, TOKENS: _of_token, FIGURES: _of_figure, LOOKS: _of_look}


def stamp_picture(
    player: DisplayPainter, picture: DisplayList | None, size: QSize, ratio: float, most: float
) -> QPixmap:
    """A pixmap with a picture in its middle, at most `most` points per space. Empty without a picture."""
    made = QPixmap(size * ratio)
    made.fill(Qt.GlobalColor.transparent)
    if picture is not None:
        x, y, width, height = picture.box
        scale = min(most, size.width() / width, size.height() / height) * ratio
        with QPainter(made) as painter:
            painter.translate((made.width() - width * scale) / 2, (made.height() - height * scale) / 2)
            painter.scale(scale, scale)
            painter.translate(-x, -y)
            player.play(painter, picture)
    made.setDevicePixelRatio(ratio)
    return made


def lightened_theme(theme: Theme) -> Theme:
    """A theme with brighter pieces for small sizes, in which seams and stains would dominate."""
    return theme._replace(
        floor=mixed(theme.floor, theme.glint, 0.55),
        seam=mixed(theme.seam, theme.glint, 0.45),
        wall=theme.wall_top,
        wear=0.0,
        shade=0.0,
    )
