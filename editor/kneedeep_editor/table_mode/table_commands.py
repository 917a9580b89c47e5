"""The commands of the table's window."""

from typing import NamedTuple

from kneedeep.support.resources import table_rows
from kneedeep_editor.texts import later

ICONS = {"back": "undo", "again": "redo", "larger": "zoom-in", "smaller": "zoom-out", "fit": "fit"}


class TableCommand(NamedTuple):
    """A command of the window: its name, text, menu and keys. `do`: what of the window it calls, with a number."""

    name: str
    text: str
    menu: str
    keys: tuple[str, ...]
    do: str


COMMANDS = tuple(
    TableCommand(name, text, menu, tuple(keys.split()), do)
    for name, text, menu, keys, do in table_rows(__file__, "table_commands.txt")
)
ROUNDS = ("draw", "put-in", "group", "sighted")
"""Commands shown only with an initiative deck and portals."""
TOKENS = {"frag": later("One &frag token more"), "unfrag": later("One frag token fe&wer")}
"""The titles of commands about frag points if tokens count them."""
BAR = ("back", "again", "-", "drawer", "-", "smaller", "larger", "fit", "full")
