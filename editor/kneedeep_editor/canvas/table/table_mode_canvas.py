"""The table beside the real box: as a game's table, with room for the coordinates around it."""

from kneedeep.drawing.plan.plan import bounds
from kneedeep_editor.canvas.table.table_canvas import TableCanvas
from kneedeep_editor.canvas.viewpoint import fit_box

_RIM = 1.15
"""So far coordinates reach beyond the board, in spaces."""
_MARGIN = 6.0


class TableModeCanvas(TableCanvas):
    """A table that shows all of the board with the coordinates along its rim."""

    def fit(self) -> None:
        """Show all of it."""
        super().fit()
        plan = self.scene.floor
        if plan.spaces:
            x, y, across, down = bounds(plan)
            box = (x - _RIM, y - _RIM, across + 2 * _RIM, down + 2 * _RIM)
            self.set_viewpoint(fit_box(box, self.width(), self.height(), margin=_MARGIN))
