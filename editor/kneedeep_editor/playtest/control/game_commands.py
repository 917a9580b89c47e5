"""The commands of playing as data."""

from kneedeep_editor.mainwindow.commands import Command
from kneedeep_editor.texts import later

MENU = "Play"

BEFORE = (
    Command(
        "play-here",
        "&Play here",
        MENU,
        ("F5",),
        "play",
        "Play from the space under the pointer, else from the start",
    ),
    Command("play", "Play from the &start", MENU, ("Shift+F5",), "", "Play the map as it is now"),
    Command(
        "play-as",
        "Play &as…",
        MENU,
        ("Ctrl+F5",),
        "",
        "Choose the number of marines, the players and the seed",
    ),
    Command(
        "play-witness",
        "Play from the chosen &problem",
        MENU,
        ("Alt+Shift+F5",),
        "",
        "Play from the moment that the selected problem shows: a trap, starvation, a respawn gap",
    ),
    Command(
        "play-continue",
        "&Continue the last game",
        MENU,
        ("Ctrl+Shift+F5",),
        "",
        "Continue the last game on the map as it is now",
    ),
    Command(
        "play-open",
        "&Open a game…",
        MENU,
        ("Ctrl+Alt+O",),
        "",
        "Open a saved game or a replay, to watch or to continue",
    ),
)
DURING = (
    Command("play-stop", "&Stop playing", MENU, (), "stop", "Back to the map"),
    Command(
        "play-back",
        "&Undo decision",
        MENU,
        ("Ctrl+Backspace",),
        "undo",
        "Undo your last decision and its results",
    ),
    Command(
        "play-earlier", "A moment &earlier", MENU, ("F9",), "earlier", "Show the previous moment of the game"
    ),
    Command("play-later", "A moment &later", MENU, ("F10",), "later", "Show the next moment of the game"),
    Command("play-run", "Bots pla&y", MENU, ("Shift+F12",), "run", "Let bots play, or pause them"),
    Command("play-step", "One ste&p of a bot", MENU, ("F12",), "step", "Let a waiting bot take one step"),
    Command(
        "play-skip",
        "S&kip the turn",
        MENU,
        ("Ctrl+F12",),
        "skip",
        "Show the rest of the turn at once, up to the next decision of a person",
    ),
    Command(
        "play-seats",
        "&Who plays…",
        MENU,
        ("Ctrl+Alt+P",),
        "posts",
        "Choose people and bots for the rest of the game",
    ),
    Command(
        "play-save", "Save the ga&me…", MENU, ("Ctrl+Alt+S",), "save", "Save the game: it is a replay too"
    ),
    Command("play-designer", "&Designer's view", MENU, ("Ctrl+Alt+D",), "", "Show everything to everybody"),
    Command(
        "play-pass",
        "Pass the s&creen",
        MENU,
        (),
        "",
        "Cover the game when the screen passes to the other side",
    ),
)
SHORT = {
    "play-here": later("Play"),
    "play-stop": later("Stop"),
    "play-earlier": later("Earlier"),
    "play-later": later("Later"),
    "play-step": later("One step"),
    "play-skip": later("Skip"),
    "play-seats": later("Who plays"),
    "play-save": later("Save"),
}
"""The short titles of commands in the bar."""
CHECKED = ("play-run", "play-designer", "play-pass")
