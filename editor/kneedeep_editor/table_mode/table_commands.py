"""The commands of a table's window as data."""

from typing import NamedTuple

from kneedeep_editor.texts import later

ICONS = {"back": "undo", "again": "redo", "larger": "zoom-in", "smaller": "zoom-out", "fit": "fit"}


class TableCommand(NamedTuple):
    """A command of the window: its name, text, menu and keys."""

    name: str
    text: str
    menu: str
    keys: tuple[str, ...]


ORDERS = (
    TableCommand("back", later("&Back one step"), later("&Table"), ("Ctrl+Z", "Backspace")),
    TableCommand("again", later("&Once more"), later("&Table"), ("Ctrl+Shift+Z", "Ctrl+Y")),
    TableCommand("carry", later("&Carry out the pending step"), later("&Table"), ("C",)),
    TableCommand("tick-next", later("&Tick the next item"), later("&Table"), ("T",)),
    TableCommand("unplaced", later("Things &without a place on the map"), later("&Table"), ("W",)),
    TableCommand("round", later("&End of the round"), later("&Table"), ("E",)),
    TableCommand("frag", later("One &frag point more"), later("&Table"), ("F",)),
    TableCommand("unfrag", later("One frag point fe&wer"), later("&Table"), ("Shift+F",)),
    TableCommand("draw", later("&Reveal an initiative card"), later("&Table"), ("R",)),
    TableCommand("put-in", later("&Add an invader initiative card"), later("&Table"), ("A",)),
    TableCommand("group", later("Choose the &group of a portal"), later("&Table"), ("S",)),
    TableCommand("sighted", later("Portals that a marine &sees…"), later("&Table"), ("V",)),
    TableCommand("drawer", later("For the &invader's eyes"), later("&Table"), ("I",)),
    TableCommand("restart", later("Begin an&other game…"), later("&Table"), ()),
    TableCommand("close", later("C&lose"), later("&Table"), ("Ctrl+W",)),
    TableCommand("next-text", later("&Next text"), later("&Read"), ("N",)),
    TableCommand("previous-text", later("&Previous text"), later("&Read"), ("P",)),
    TableCommand("next-stop", later("Next &place to click"), later("&Read"), ("G",)),
    TableCommand("previous-stop", later("Pre&vious place to click"), later("&Read"), ("Shift+G",)),
    TableCommand("map", later("Go to the &map"), later("&Read"), ("F6", "M")),
    TableCommand("list", later("Go to the &list"), later("&Read"), ("L",)),
    TableCommand("larger", later("&Larger text"), later("&View"), ("Ctrl++", "Ctrl+=")),
    TableCommand("smaller", later("&Smaller text"), later("&View"), ("Ctrl+-",)),
    TableCommand("zoom-in", later("Map &nearer"), later("&View"), ("+",)),
    TableCommand("zoom-out", later("Map &farther"), later("&View"), ("-",)),
    TableCommand("fit", later("&Whole map"), later("&View"), ("Home", "Ctrl+0")),
    TableCommand("looks", later("Show &looks"), later("&View"), ("Shift+L",)),
    TableCommand("full", later("F&ull screen"), later("&View"), ("F11",)),
    TableCommand("leave", later("Leave"), "", ("Esc",)),
)
ROUNDS = ("draw", "put-in", "group", "sighted")
"""The commands that go with an initiative deck and portals."""
TOKENS = {"frag": later("One &frag token more"), "unfrag": later("One frag token fe&wer")}
"""The titles of commands about frag points if tokens count them."""
BAR = ("back", "again", "-", "drawer", "-", "smaller", "larger", "fit", "full")
