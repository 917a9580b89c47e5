"""The script of a scenario: its conditions and effects, and the set-up in each branch of its choices."""
