"""The commands of playing as data."""

from kneedeep_editor.mainwindow.commands import Command
from kneedeep_editor.texts import later

MENU = "Play"

BEFORE = (
    Command("play", "&Play from the start", MENU, ("F5",), "play", "Play the map as it is now"),
    Command(
        "play-as",
        "Play &as…",
        MENU,
        ("Ctrl+F5",),
        "",
        "Say how many marines play, who sits where, which seed",
    ),
    Command(
        "play-here",
        "Play from &here at once",
        MENU,
        ("Ctrl+Alt+H",),
        "",
        "With the marines at the pointed space, in the state of the solution that is shown or in the first that has it",
    ),
    Command(
        "play-witness",
        "Play from the chosen &problem",
        MENU,
        ("Alt+Shift+F5",),
        "",
        "From the moment that the chosen problem shows: a trap, starvation, a respawn gap",
    ),
    Command(
        "play-continue", "&Go on with the last game", MENU, ("Ctrl+Shift+F5",), "", "On the map as it is now"
    ),
    Command(
        "play-open",
        "&Open a game…",
        MENU,
        ("Ctrl+Alt+O",),
        "",
        "A saved game or a replay, to look at or to play on",
    ),
)
DURING = (
    Command("play-stop", "&Stop playing", MENU, ("Shift+F5",), "stop", "Back to the map"),
    Command(
        "play-back",
        "Take &back",
        MENU,
        ("Ctrl+Backspace",),
        "undo",
        "Take back your last decision and what came of it",
    ),
    Command("play-earlier", "A moment &earlier", MENU, ("F9",), "earlier", "Look at the moment before"),
    Command("play-later", "A moment &later", MENU, ("F10",), "later", "Look at the moment after"),
    Command("play-run", "Bots pla&y", MENU, ("F11",), "run", "Let bots play on, or wait"),
    Command("play-step", "One ste&p of a bot", MENU, ("F12",), "step", "Let a bot that waits do one thing"),
    Command(
        "play-seats",
        "&Who plays…",
        MENU,
        ("Ctrl+Alt+P",),
        "posts",
        "Seat people and bots for the rest of the game",
    ),
    Command(
        "play-save", "Save the ga&me…", MENU, ("Ctrl+Alt+S",), "save", "Save the game: it is a replay too"
    ),
    Command("play-designer", "&Designer's view", MENU, ("Ctrl+Alt+D",), "", "Show everything to everybody"),
    Command("play-pass", "Pass the s&creen", MENU, (), "", "Hide the game between two sides at one screen"),
)
SHORT = {
    "play-stop": later("Stop"),
    "play-earlier": later("Earlier"),
    "play-later": later("Later"),
    "play-step": later("One step"),
    "play-seats": later("Who plays"),
    "play-save": later("Save"),
}
"""What commands are called in the bar."""
CHECKED = ("play-run", "play-designer", "play-pass")
