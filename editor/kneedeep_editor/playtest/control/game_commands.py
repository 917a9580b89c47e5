"""The commands of playing as data."""

from kneedeep_editor.texts import later

MENU = "Play"

BEFORE = ("play-here", "play", "play-as", "play-witness", "play-continue", "play-open")
"""The commands that begin a game."""
DURING = (
    "play-stop",
    "play-back",
    "play-earlier",
    "play-later",
    "play-run",
    "play-step",
    "play-skip",
    "play-seats",
    "play-save",
    "play-designer",
    "play-pass",
)
"""The commands of a running game."""
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
