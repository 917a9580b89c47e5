"""The output of `render`: the table as text, or as pixels painted by resvg without a window."""

from importlib import import_module
from io import BytesIO
from typing import Any

import numpy as np

from kneedeep.cli.play.text_board import TextBoard
from kneedeep.drawing.plan.board_plan import plan_of
from kneedeep.drawing.plan.plan import Plan
from kneedeep.drawing.svg import svg_text
from kneedeep.drawing.theme import DARK
from kneedeep.report.table_picture import table_picture
from kneedeep.rules import Game, State
from kneedeep_exchange.env.match import known

ANSI, RGB_ARRAY = "ansi", "rgb_array"
RENDER_MODES = (ANSI, RGB_ARRAY)
PAINTERS = {"resvg_py": "resvg-py", "PIL": "pillow"}
"""The modules that make pixels, and their packages."""
PIXELS = 32
"""The maximum number of pixels per space."""
LONGEST = 4096
"""The maximum side of the picture, in pixels."""
COLUMNS = 1_000_000


class Renderer:
    """Renders the tables of one game in one mode."""

    def __init__(self, mode: str | None) -> None:
        """Take a mode. Raises ValueError for an unknown mode, ModuleNotFoundError for a missing package."""
        if mode is not None:
            known(mode, RENDER_MODES, "render mode")
        if mode == RGB_ARRAY:
            for module, package in PAINTERS.items():
                try:
                    import_module(module)
                except ModuleNotFoundError as error:
                    message = f"render_mode={mode!r} needs {package}: pip install 'kneedeep[env]'"
                    raise ModuleNotFoundError(message, name=error.name) from error
        self.mode = mode
        self._plan: Plan | None = None

    def render(self, game: Game, state: State, side: str) -> Any:
        """The table as a side sees it: a text, or a uint8 array `[height, width, 3]`. None without a mode."""
        if self.mode == ANSI:
            return ansi(game, state, side)
        return None if self.mode is None else self._pixels(game, state, side)

    def _pixels(self, game: Game, state: State, side: str) -> object:
        import resvg_py
        from PIL import Image

        board = game.board
        if self._plan is None:
            self._plan = plan_of(board)
        drawn = table_picture(board, game.table_view(state, side), side, DARK, self._plan)
        scale = max(1, min(PIXELS, int(LONGEST / max(drawn.box[2:]))))
        painted = resvg_py.svg_to_bytes(svg_string=svg_text(drawn, scale))
        with Image.open(BytesIO(painted)) as image:
            return np.array(image.convert("RGB"))


def ansi(game: Game, state: State, side: str) -> str:
    """The table as a side sees it, in ASCII, like the game in the terminal."""
    view = game.table_view(state, side)
    board = TextBoard(game, view)
    text = "\n".join((*board.lines(COLUMNS, view.focus), *board.legend()))
    return text.encode("ascii", "replace").decode("ascii")
