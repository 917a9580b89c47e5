"""The open scenario: its value, file, history and recovery."""
