"""The commands of a table's window."""

from typing import NamedTuple

from kneedeep.support.resources import table_rows
from kneedeep_editor.texts import later

ICONS = {"back": "undo", "again": "redo", "larger": "zoom-in", "smaller": "zoom-out", "fit": "fit"}


class TableCommand(NamedTuple):
    """A command: its name, text, menu and keys. `do`: the called method of the window, with numbers."""

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
"""Commands for editions with an initiative deck and portals."""
TOKENS = {"frag": later("One &frag token more"), "unfrag": later("One frag token fe&wer")}
"""The titles of commands about frag points, in editions with frag tokens."""
BAR = ("back", "again", "-", "drawer", "-", "smaller", "larger", "fit", "full")
