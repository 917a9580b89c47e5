"""The contents of a space of the table in words, for a viewer."""

from kneedeep.rules import Game
from kneedeep.rules.amounts import wounds
from kneedeep.rules.table_view import TableDoor, TableView
from kneedeep_editor.canvas.table.table_scene import Space
from kneedeep_editor.texts import EditionTexts, capitalized, coordinates, tr, translated


def describe_space(game: Game, view: TableView, shown: int, space: Space) -> str:
    """`13,7 Relay: zombie 4 (armor 1, 2 wounds left)`. Empty for a space outside of `shown` (a bit set)."""
    if (number := game.board.number.get(space)) is None or not shown >> number & 1:
        return ""
    area = game.board.area_of[number]
    element = next((one for one in game.scenario.areas if one.id == area), None)
    called = (element.name or element.id) if element is not None else area
    where = f"{coordinates(space)} {called}"
    if not view.revealed >> number & 1:
        waiting = view.waiting_on(number)
        return tr("{where}, not revealed", where=where) + (
            f": {', '.join(map(translated, waiting))}" if waiting else ""
        )
    texts = EditionTexts(game.scenario.ruleset)
    parts = [
        texts.tr(
            "{called} (armor {armor_of}, {counted} left)",
            called=figure.called,
            armor_of=figure.armor,
            counted=wounds(figure.wounds),
            count=figure.wounds,
        )
        for figure in view.figures_on(number)
    ]
    parts += [translated(token.name) for token in view.tokens_on(number)]
    return f"{where}: {', '.join(parts)}" if parts else where


def describe_door(door: TableDoor, called: str) -> str:
    """`The hall door: shut`. `called`: the name of the door."""
    stands = tr("destroyed") if door.destroyed else tr("open") if door.open else tr("shut")
    return f"{capitalized(called)}: {stands}"
