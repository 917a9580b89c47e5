"""The main window's additions for a game: commands, dialogs, the bar, the state of the window."""
