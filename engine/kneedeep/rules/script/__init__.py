"""The script of a scenario in a game of any ruleset: what it waits for, what its conditions ask, its steps, its choices."""
