"""Controls of a game in the main window: commands, dialogs, the toolbar, the state of the window."""
