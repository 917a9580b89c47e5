"""The picture of the board in the dialog: the table as it is chosen, the marines where they were put."""

from kneedeep.drawing.game_badges import ACTING, Target, targets_picture
from kneedeep_editor.canvas.table.table_scene import Scene, Sprite
from kneedeep_editor.playtest.board.game_picture import GamePicture
from kneedeep_editor.playtest.start_position.chosen_position import ChosenPosition, PositionView


def scene_of(painter: GamePicture, choosing: ChosenPosition, look: PositionView, seat: int) -> Scene:
    """Return the scene; the marine of a seat, who goes where a click is, has corners around him."""
    scene = painter.scene(look.table, None)
    drawn = {sprite.figure: sprite.picture for sprite in scene.sprites}
    others = [sprite for sprite in scene.sprites if sprite.figure >= choosing.players]
    marines = []
    for one in range(choosing.players):
        place = choosing.place_of(one, look.state)
        if place is not None and one in drawn:
            marines.append(Sprite(one, place, drawn[one]))
    chosen = choosing.place_of(seat, look.state)
    signs = targets_picture([Target(*chosen, 1, 1, "", ACTING)] if chosen is not None else [])
    return scene._replace(sprites=(*others, *marines), signs=signs)
