"""Choosing by hand where a game begins: the dialog "Play from here", its picture of the board and its lists."""
