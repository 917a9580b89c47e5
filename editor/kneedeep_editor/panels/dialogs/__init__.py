"""Dialogs and lists over the window: samples, shortcuts, sharing, commands, places, internal errors."""
