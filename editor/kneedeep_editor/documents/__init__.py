"""The open scenario: its value, its file, its history, and its selection."""
