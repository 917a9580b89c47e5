"""The compiled tables of a scenario: what never changes in a game."""
