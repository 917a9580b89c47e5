"""The compiled tables of a scenario, constant during a game."""
