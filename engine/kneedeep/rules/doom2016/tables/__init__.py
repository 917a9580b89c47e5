"""The compiled tables of a scenario: the constant data of a game."""
