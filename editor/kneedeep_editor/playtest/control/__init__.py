"""What the main window adds for a game: commands, dialogs, the bar, the state of the window."""
