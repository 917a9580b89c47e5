"""The open scenario: its value, its file, what was done to it, and what is selected in it."""
